"""Every problem can be told in every language, with all it needs."""

import inspect
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import athanor
from athanor.games.alchemist import pack as alchemist
from athanor.packs import Flaw, flaws

LOCALE = Path(athanor.__file__).parent / "locale"
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
    "bad_form": ("^a$", "b"),
    "not_one_of": (("a", "b"), "c"),
    "not_each_once": ((1, 2), (1, 1)),
    "invalid": ("x",),
    "unknown_field": ("nam", ["name"]),
    "missing_field": ("name",),
    "missing_source": (("house", "owner"),),
    "duplicate": ("a", "b.toml", 3),
    "wrong_game": ("demo", "other"),
    "missing_file": ("pack.toml",),
    "not_a_folder": (),
    "unreadable": ("x",),
    "outside_folder": (),
    "file_too_large": (1024,),
    "not_utf8": (),
    "bad_syntax": ("x",),
    "too_deep": (16,),
}
ALCHEMIST = {
    "same_product": ("spider",),
    "pair_twice": ("MS", "MB"),
    "place_twice": ("MS", "MB"),
    "cubes_do_not_add_up": (32, 31, "ALC-016"),
    "bag_too_small": (24, 20),
    "odd_bag": (3,),
    "wrong_number_of_rewards": (2, 3, "ALC-110"),
    "last_reward": (1, "ALC-110"),
}
"""One call for every function that makes a flaw."""


def makers(module: object) -> set[str]:
    """Name the functions of a module that make flaws."""
    return {
        name
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == getattr(module, "__name__", "")
        and inspect.signature(function).return_annotation in (Flaw, "Flaw")
    }


def samples() -> list[Flaw]:
    calls = [(flaws, name, args) for name, args in SAMPLES.items()]
    calls += [(alchemist, name, args) for name, args in ALCHEMIST.items()]
    return [getattr(module, name)(*args) for module, name, args in calls]


def test_there_is_a_sample_of_every_flaw() -> None:
    assert makers(flaws) == set(SAMPLES)
    assert makers(alchemist) == set(ALCHEMIST)


def messages(language: str) -> dict[str, ast.Message]:
    text = (LOCALE / language / "packs.ftl").read_text(encoding="utf-8")
    body = parse(text).body
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
    bundle = FluentBundle([language], use_isolating=False)
    text = (LOCALE / language / "packs.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message(flaw.key).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, dict(flaw.args))
    assert not errors
    return str(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_is_told_in_a_sentence(language: str) -> None:
    for flaw in samples():
        assert told(language, flaw).endswith((".", "?"))


def test_no_message_is_left_over() -> None:
    places = {"pack-problem-where", "pack-problem-where-field"}
    sources = {f"pack-source-{source}" for source in ("rulebook", "public", "house", "owner")}
    for language in LANGUAGES:
        assert set(messages(language)) == {flaw.key for flaw in samples()} | places | sources


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Did you mean"), ("fr", "Vouliez-vous dire")]
)
def test_a_suggestion_is_made_only_if_there_is_one(language: str, said: str) -> None:
    assert f'{said} "name"' in told(language, flaws.unknown_field("nam", ["name", "heat"]))
    assert said not in told(language, flaws.unknown_field("zzz", ["name", "heat"]))
    assert f'{said} "tin"' in told(language, flaws.not_one_of(("tin", "gold"), "tinn"))
    assert said not in told(language, flaws.not_one_of(("tin", "gold"), 7))
