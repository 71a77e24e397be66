"""Positions from data: what could be gets in, and what could not is refused with its rule."""

import copy
from typing import Any

import pytest

from athanor.kernel import Refused, fingerprint
from tests.games.materia_prima.scene import STONE_CARDS, at, game


def saved(**more: Any) -> dict[str, Any]:
    """Return a position as data."""
    return copy.deepcopy(dict(at(3, **more).match.quiet.data()))


def test_a_saved_position_comes_back() -> None:
    table = at(3, made={0: STONE_CARDS}, packs={(0, 0): "gold"}, hands={1: "pala"})
    data = table.match.quiet.data()
    assert fingerprint(table.game.load(data)) == fingerprint(table.match.quiet)


@pytest.mark.parametrize(
    ("field", "index", "value", "rule"),
    [
        ("spot", 4, 24, "MAT-063"),
        ("tower", 1, None, "MAT-022"),
        ("pack", 0, 9, "MAT-072"),
        ("souls", 0, 99, "MAT-R09"),
        ("parts", 0, 1, "MAT-221"),
        ("stone", 0, 1, "MAT-224"),
        ("alchemist", 1, None, "MAT-008"),
        ("tower_card", 1, None, "MAT-009"),
        ("quest", 1, None, "MAT-011"),
        ("tiles", 0, 1, "MAT-002"),
        ("figure", 1, 3, "MAT-165"),
        ("extension_at", 0, 8, "MAT-007"),
        ("item", 0, 30, "MAT-211"),
        ("where", 0, 3, "MAT-015"),
        ("thrown", 0, 1, "MAT-351"),
    ],
)
def test_what_no_match_can_come_to_is_refused(
    field: str, index: int, value: int | None, rule: str
) -> None:
    data = saved()
    tower = data["tower"][0]
    if field == "spot":
        data["spot"][0] = data["spot"][4] = data["spot"][8] + 1
        value = data["spot"][4]
    data[field][index] = data[field][0] if value is None else value
    assert tower == at(3).state.tower[0]
    with pytest.raises(Refused) as caught:
        game(3).load(data)
    assert rule in caught.value.refusal.rules


@pytest.mark.parametrize(
    ("field", "value"),
    [("stage", 99), ("active", 7), ("round", 0), ("bench", 3), ("souls", [1]), ("ender", 0)],
)
def test_a_wrong_clock_or_shape_is_refused(field: str, value: object) -> None:
    data = saved()
    data[field] = value
    with pytest.raises(Refused):
        game(3).load(data)


def test_data_of_another_form_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        game(3).load({"stage": "x"})
    assert caught.value.refusal.message.key == "materia-prima-position-shape"
