"""What can be wrong with card data of Materia Prima besides the form of a record."""

from collections.abc import Iterable
from typing import Final

from athanor.packs import Flaw, flaws

UNREADABLE: Final = {
    "centre": "an odd number of lines, and of hexes in the middle one",
    "signs": "only dots, @ and the letters W, E, A, F and I",
    "grid": "lines shifted by one column, with hexes two columns apart",
}


def unreadable(why: str) -> Flaw:
    """Say that the drawing of a tile is no grid of hexes."""
    return Flaw(
        key=f"pack-problem-materia-drawing-{why}",
        expected=UNREADABLE[why],
        found="another drawing",
        rule="MAT-040",
    )


def not_round() -> Flaw:
    """Say that a tile does not fit in all six turns."""
    return Flaw(
        key="pack-problem-materia-not-round",
        expected="an outline that is the same in all six turns",
        found="another one",
        rule="MAT-R02",
    )


def other_outline(first: str) -> Flaw:
    """Say that a side has another outline than the first tile."""
    return Flaw(
        key="pack-problem-materia-outline",
        expected=f"the same outline as {first}",
        found="another one",
        args={"first": first},
        rule="MAT-R02",
    )


def wrong_cities(expected: int, found: int) -> Flaw:
    """Say that a side shows its city not at all, twice, or without having one."""
    return Flaw(
        key="pack-problem-materia-city-signs",
        expected=f"{expected} @ in the drawing",
        found=str(found),
        args={"expected": expected, "found": found},
        rule="MAT-040",
    )


def not_on_one_tile(city: str, found: int) -> Flaw:
    """Say that a city is on no tile, or on several."""
    return Flaw(
        key="pack-problem-materia-city-tiles",
        expected=f"{city} on exactly one tile",
        found=str(found),
        args={"city": city, "found": found},
        rule="MAT-004",
    )


def overlapping() -> Flaw:
    """Say that tiles laid out so lie on each other."""
    return Flaw(
        key="pack-problem-materia-overlap",
        expected="centres so far apart that no hexes fall together",
        found="tiles that overlap",
        rule="MAT-R02",
    )


def disconnected() -> Flaw:
    """Say that the board falls into pieces."""
    return Flaw(
        key="pack-problem-materia-disconnected",
        expected="a connected board",
        found="tiles that do not touch",
        rule="MAT-060",
    )


def mine_missing(element: str) -> Flaw:
    """Say that an element cannot be mined with all tiles on side a."""
    return Flaw(
        key="pack-problem-materia-mine-missing",
        expected="a mine of every level-1 element on the a sides",
        found=f"none of {element}",
        args={"element": element},
        rule="MAT-R08",
    )


def no_lean_board() -> Flaw:
    """Say that no choice of sides shows each mine once."""
    return Flaw(
        key="pack-problem-materia-no-lean-board",
        expected="a choice of sides with each element's mine exactly once",
        found="none",
        rule="MAT-340",
    )


def too_few_hexes(needed: int, found: int) -> Flaw:
    """Say that there is no room for the towers."""
    return Flaw(
        key="pack-problem-materia-free-hexes",
        expected=f"at least {needed} free hexes",
        found=str(found),
        args={"needed": needed, "found": found},
        rule="MAT-R61",
    )


def not_one_kind(found: int) -> Flaw:
    """Say that side b of a city offers more than one kind of formula."""
    return Flaw(
        key="pack-problem-materia-one-kind",
        expected="one kind of formula on side b",
        found=str(found),
        args={"found": found},
        rule="MAT-341",
    )


def kind_not_offered(kind: str, side: str) -> Flaw:
    """Say that no city offers a kind of formula."""
    return Flaw(
        key="pack-problem-materia-kind-not-offered",
        expected=f"every kind of formula on the {side} sides",
        found=f"no {kind}",
        args={"kind": kind, "side": side},
        rule="MAT-184",
    )


def too_few_cards(of: str, needed: int, found: int, rule: str) -> Flaw:
    """Say that there are not enough cards of a sort."""
    return Flaw(
        key="pack-problem-materia-too-few-cards",
        expected=f"at least {needed} cards ({of})",
        found=str(found),
        args={"of": of, "needed": needed, "found": found},
        rule=rule,
    )


def too_few_quests(players: int, needed: int, found: int) -> Flaw:
    """Say that not everybody could draw two quests."""
    return Flaw(
        key="pack-problem-materia-too-few-quests",
        expected=f"at least {needed} quests for {players} players",
        found=str(found),
        args={"players": players, "needed": needed, "found": found},
        rule="MAT-011",
    )


def dead_dice() -> Flaw:
    """Say that no die ever shows anything."""
    return Flaw(
        key="pack-problem-materia-dead-dice",
        expected="a face above 0",
        found="none",
        rule="MAT-095",
    )


def weaker_skull(value: str, heart: int, skull: int) -> Flaw:
    """Say that an alchemist without a soul is weaker than with one."""
    return Flaw(
        key="pack-problem-materia-weaker-skull",
        expected=f"a {value} of at least {heart}, as in the heart column",
        found=str(skull),
        args={"value": value, "heart": heart, "skull": skull},
        rule="MAT-110",
    )


def unlisted(names: Iterable[str], found: Iterable[str]) -> Flaw:
    """Say that the ready layout does not use each tile once."""
    return flaws.not_each_once(sorted(names), sorted(found)).under("MAT-002")
