"""Every kind of record, field, value and verb of every game's card data has words for people."""

from collections.abc import Iterator

import msgspec.inspect as mi
import pytest

from athanor.cli.cardbook import CardBook, family_of
from athanor.cli.pack_desk import SOURCE, schema_of
from athanor.kernel.registry import games
from athanor.locale import Speaker, languages
from athanor.packs.schema import tables_of, without_metadata
from tests.cli.program import run

AS_WRITTEN = {"A", "B", "C", "SS", "SA", "AA", "SM", "AM", "MM", ""}
"""Values that people read as they stand on cards."""


def parts(kind: mi.Type) -> Iterator[mi.Type]:
    """Give a type and all that it is made of."""
    plain = without_metadata(kind)
    yield plain
    match plain:
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            yield from parts(item)
        case mi.TupleType(item_types=several) | mi.UnionType(types=several):
            for one in several:
                yield from parts(one)
        case mi.DictType(key_type=key, value_type=value):
            yield from parts(key)
            yield from parts(value)
        case mi.StructType():
            for field in plain.fields:
                if field.encode_name != SOURCE:
                    yield from parts(field.type)


def keys_of(game: str, named: set[str]) -> set[str]:
    """Return the keys of all words that card data needs; ``named`` are values that need none."""
    box = games()[game]
    family = family_of(box)
    keys = set()
    for name, table in tables_of(schema_of(box)).items():
        keys |= {f"{family}-card-{name}", f"{family}-card-{name}-what"}
        for part in parts(table.entry.info):
            if isinstance(part, mi.StructType):
                fields = {field.encode_name for field in part.fields} - {SOURCE, "en", "fr"}
                keys |= {f"{family}-field-{field}" for field in fields}
                keys |= {f"{family}-verb-{part.tag}"} if part.tag else set()
            elif isinstance(part, mi.LiteralType):
                values = set(map(str, part.values)) - AS_WRITTEN - named
                keys |= {f"{family}-value-{value}" for value in values}
    return {key.replace("_", "-") for key in keys}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(games()))
def test_card_data_has_words(game: str, language: str) -> None:
    speaker = Speaker(language)
    named = {card.id for card in CardBook(game).cards}
    assert {key for key in keys_of(game, named) if not speaker.knows(key)} == set()


@pytest.mark.parametrize("game", sorted(games()))
def test_words_of_card_data_are_for_something(game: str) -> None:
    """A word for a field that nobody has any more is a word nobody reads."""
    family = family_of(games()[game])
    text = (games()[game].folder / "texts" / "en" / f"{family}-words.ftl").read_text("utf-8")
    written = {line.split(" = ")[0] for line in text.splitlines() if line.startswith(family)}
    needed = set().union(*(keys_of(other, set()) for other in games()))
    assert written - needed == set()


def test_verbs_are_told_in_the_language_spoken() -> None:
    shown = run("pack", "show", "ars-alchimia", "assistant", "--lang", "fr").stdout
    assert "L’assistant ne demande pas de salaire." in shown
    assert "salary" not in shown.split("Une fiche de la maison")[0]
    assert "Quelqu’un à engager" in run("pack", "show", "ars-alchimia", "--lang", "fr").stdout


def test_a_card_names_others_by_their_names() -> None:
    shown = run("pack", "card", "alkemy-v2", "garlan", "--lang", "fr").stdout
    assert "Royaume d’Avalon" in shown
    assert "Charge féroce" in shown
    assert "ferocious-charge" not in shown


def test_the_desk_tells_what_is_carried_out_beside_the_text() -> None:
    shown = run("pack", "card", "ars-alchimia", "muse").stdout
    assert "(how many 1)" in shown
