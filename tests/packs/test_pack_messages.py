"""Every problem can be told in every language, with all it needs."""

import inspect

import pytest
from fluent.syntax import ast, parse, visitor

from athanor.games.alchemist.cards import flaws as alchemist
from athanor.games.ars_alchimia.cards import flaws as ars_alchimia
from athanor.games.materia_prima.cards import flaws as materia_prima
from athanor.kernel import Message
from athanor.locale import Speaker
from athanor.packs import Flaw, FlawKind, flaws, syntax
from tests.locale.texts import files

LANGUAGES = ["en", "fr"]

SAMPLES = {
    "wrong_type": ("integer", "x"),
    "too_small": (1, 0),
    "too_large": (1, 2),
    "not_finite": (float("inf"),),
    "too_few": (2, 1),
    "too_many": (1, 2),
    "text_too_short": (2, 1),
    "text_too_long": (1, 2),
    "bad_form": ("pack-form-id", "b"),
    "not_one_of": (("a", "b"), "c"),
    "not_each_once": ((1, 2), (1, 1)),
    "invalid": ("x",),
    "unknown_field": ("nam", ["name"]),
    "unknown_table": ("nam", ["name"], ""),
    "unknown_language": ("de",),
    "missing_language": ("fr",),
    "not_in_languages": ("x",),
    "single_brackets": ("still",),
    "fixed_count": ("still", 2, 3),
    "empty_pack": (),
    "missing_field": ("name",),
    "missing_source": (("house", "owner"),),
    "duplicate": ("a", "b.toml", 3),
    "wrong_game": ("demo", "other"),
    "missing_file": ("pack.toml",),
    "not_a_folder": (),
    "unreadable": ("x",),
    "outside_folder": (),
    "file_too_large": (1024,),
    "not_utf8": ("UTF-16",),
    "decimal_comma": ("4,5", "4.5"),
    "curly_quotes": ("“",),
    "slip": ("equals", "x"),
    "bad_syntax": ("x",),
    "too_deep": (16,),
}
"""One call for every function that makes a flaw."""

TABLES = {
    "alchemist-pack": alchemist,
    "ars-alchimia-pack": ars_alchimia,
    "materia-prima-pack": materia_prima,
}
"""Kinds of flaw that games list, by the file that tells them."""


def makers(module: object) -> set[str]:
    """Name the functions of a module that make flaws."""
    return {
        name
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == getattr(module, "__name__", "")
        and inspect.signature(function).return_annotation in (Flaw, "Flaw")
    }


def kinds_in(module: object) -> list[FlawKind]:
    """Return the kinds of flaw that a module lists."""
    return [value for value in vars(module).values() if isinstance(value, FlawKind)]


def sample(kind: FlawKind) -> Flaw:
    """Return a flaw of a kind with something in all its places."""
    return kind.flaw(**dict.fromkeys(kind.places, 2))


def samples() -> list[Flaw]:
    return [getattr(flaws, name)(*args) for name, args in SAMPLES.items()]


def test_there_is_a_sample_of_every_flaw() -> None:
    assert makers(flaws) == set(SAMPLES)
    assert all(kinds_in(module) for module in TABLES.values())


def test_a_kind_of_flaw_wants_its_places_filled_in() -> None:
    kind = FlawKind("pack-problem-tin", "at least {least} of {metal}", "{found}", "MAT-001")
    flaw = kind.flaw(least=2, metal="tin", found=1)
    assert flaw == Flaw(
        key="pack-problem-tin",
        expected="at least 2 of tin",
        found="1",
        args={"least": 2, "metal": "tin", "found": 1},
        rule="MAT-001",
    )
    with pytest.raises(TypeError, match="pack-problem-tin"):
        kind.flaw(least=2, metal="tin")
    with pytest.raises(TypeError, match="other"):
        kind.flaw(least=2, metal="tin", found=1, other=3)


def messages(language: str, file: str = "packs") -> dict[str, ast.Message]:
    [path] = [path for path in files(language) if path.stem == file]
    body = parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    class Collector(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.names.add(node.id.name)

    collector = Collector()
    collector.visit(message)
    return collector.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_has_words_that_use_what_it_tells(language: str) -> None:
    known = messages(language)
    for flaw in samples():
        assert variables(known[flaw.key]) == set(flaw.args), flaw.key


def told(language: str, flaw: Flaw) -> str:
    return Speaker(language).say(Message(flaw.key, dict(flaw.args)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", TABLES)
def test_every_kind_of_flaw_has_words_with_its_places(file: str, language: str) -> None:
    known = messages(language, file)
    for kind in kinds_in(TABLES[file]):
        assert variables(known[kind.key]) == kind.places, kind.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_is_told_in_a_sentence(language: str) -> None:
    kinds = [kind for module in TABLES.values() for kind in kinds_in(module)]
    for flaw in [*samples(), *map(sample, kinds)]:
        assert told(language, flaw).endswith((".", "?"))


def test_no_message_is_left_over() -> None:
    places = {"pack-problem-where", "pack-problem-where-field", "pack-problem-hinted"}
    slips = {f"pack-problem-syntax-{name}" for _, name in syntax.KNOWN}
    helps = {"pack-form-id", "pack-form-id-any", "pack-form-other"}
    helps |= {f"pack-hint-{name}" for name in ("comma", "quotes", "more", "fewer")}
    sources = {f"pack-source-{source}" for source in ("rulebook", "public", "house", "owner")}
    for language in LANGUAGES:
        told = {flaw.key for flaw in samples()} | slips
        assert set(messages(language)) == told | places | sources | helps


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Did you mean"), ("fr", "Vouliez-vous dire")]
)
def test_a_suggestion_is_made_only_if_there_is_one(language: str, said: str) -> None:
    assert f'{said} "name"' in told(language, flaws.unknown_field("nam", ["name", "heat"]))
    assert said not in told(language, flaws.unknown_field("zzz", ["name", "heat"]))
    assert f'{said} "tin"' in told(language, flaws.not_one_of(("tin", "gold"), "tinn"))
    assert said not in told(language, flaws.not_one_of(("tin", "gold"), 7))
