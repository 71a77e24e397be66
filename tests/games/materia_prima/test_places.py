"""What hexes are called: told from one's own tower, or from a city by whoever has none."""

import pytest

from athanor.kernel import SPECTATOR, Message, SeatName
from athanor.locale.speaker import Speaker
from tests.games.materia_prima.scene import Table, at, setup


def called(table: Table, name: str, viewer: int = 0) -> Message:
    """Return what a hex is called by a viewer."""
    return next(hex_.called for hex_ in table.view(viewer).hexes if f"{hex_.q},{hex_.r}" == name)


def spoken(table: Table, name: str, viewer: int = 0, language: str = "en") -> str:
    """Return the same in words."""
    return Speaker(language).say(called(table, name, viewer), ["Ann", "Ben", "Cy"])


def test_a_mine_is_told_from_ones_own_tower() -> None:
    table = at(3)
    assert spoken(table, "2,0") == "the water mine east of your tower"
    assert spoken(table, "2,0", language="fr") == "la mine d’eau à l’est de votre tour"
    assert spoken(table, "2,0", viewer=1) == "the water mine west of your tower"


def test_towers_and_cities_have_names_of_their_own() -> None:
    table = at(3)
    assert spoken(table, "0,0") == "your tower"
    assert spoken(table, "0,0", viewer=1) == "the tower of Ann"
    assert spoken(table, "3,-1") == "Rudus Figor"
    assert called(table, "3,0").args["seat"] == SeatName(1)


def test_a_hex_without_anything_is_told_step_by_step() -> None:
    table = at(3)
    assert spoken(table, "0,1") == "the hex south-east of your tower"
    assert spoken(table, "0,2") == "the hex 2 steps south-east of your tower"
    assert spoken(table, "-2,-1") == "the hex 2 steps west and 1 north-west of your tower"


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_no_two_hexes_are_called_the_same(viewer: int) -> None:
    names = [repr(hex_.called) for hex_ in at(3).view(viewer).hexes]
    assert len(set(names)) == len(names)


def test_who_has_no_tower_is_told_from_the_nearest_city() -> None:
    assert spoken(at(3), "2,-1", SPECTATOR) == "the hex west of Rudus Figor"
    table = setup(3)
    while table.asked.about().key != "materia-prima-decision-site":
        table.play(table.texts[0])
    towerless = table.asked.seat
    names = [
        Speaker("en").say(hex_.called, ["Ann", "Ben", "Cy"]) for hex_ in table.view(towerless).hexes
    ]
    assert not [name for name in names if "your tower" in name]


def test_names_go_by_the_towers_as_they_stand() -> None:
    table = at(3)
    assert spoken(table, "0,1") == "the hex south-east of your tower"
    ones, anothers = table.state.tower[:2]
    table.state.tower[0], table.state.tower[1] = anothers, ones
    assert spoken(table, "0,0") == "the tower of Ben"
    assert spoken(table, "3,0") == "your tower"
    assert spoken(at(3), "0,0") == "your tower"
