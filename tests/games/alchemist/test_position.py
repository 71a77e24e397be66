"""Positions from data: what cannot be is refused, with the rule against it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from athanor.kernel import Data, Refused, fingerprint
from tests.games.alchemist.scenario import at, at_the_end, game, setup


def position() -> Data:
    """Return a position of three with two potions, as data."""
    potions = {"SD": (0, "MMBBT", 9), "ST": (1, "MB", 4)}
    return at(active=1, round=4, potions=potions, fame=[20, 10, 0]).match.state.data()


def refusal(data: Data) -> tuple[str, ...]:
    """Return the rules by which data is refused."""
    with pytest.raises(Refused) as caught:
        game().load(data)
    return caught.value.refusal.rules


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("fame", [20, 10], "ALC-001"),
        ("seals", [4, 4, 5, 5], "ALC-001"),
        ("reserve", [4, 4, 4, 4], "ALC-002"),
        ("reserve", [-1, 4, 4, 4, 4], "ALC-002"),
        ("reserve", [5, 4, 4, 4, 4], "ALC-017"),
        ("bag", [1, 2, 2, 2, 2], "ALC-017"),
        ("supplies", [[2, 2, 2, 2, 2]] * 2, "ALC-001"),
        ("supplies", [[2, 2, 2, 2, 2]] * 2 + [[2, 2, 2, 2, 1]], "ALC-017"),
        ("potions", [None] * 9, "ALC-003"),
        ("tiles", [1, 2, 3, 5, 6, 7, 8, 10, 10], "ALC-005"),
        ("tiles", [2, 1, 3, 5, 6, 7, 8, 10], "ALC-005"),
        ("tiles", [0, 1, 2, 3, 5, 6, 7, 8], "ALC-005"),
        ("tiles", [1, 2, 3, 5, 6, 7, 8], "ALC-052"),
        ("schools", [0, 0, 1], "ALC-025"),
        ("schools", [0, 1, -1], "ALC-024"),
        ("schools", [0, 1, 7], "ALC-006"),
        ("fame", [20, 10, -1], "ALC-014"),
        ("fame", [8, 10, 0], "ALC-053"),
        ("seals", [5, 4, 5], "ALC-050"),
        ("first", 3, "ALC-030"),
        ("first", -1, "ALC-030"),
        ("active", 3, "ALC-030"),
        ("active", -1, "ALC-030"),
        ("active", 2, "ALC-034"),
        ("turn", 12, "ALC-034"),
        ("round", 3, "ALC-034"),
        ("round", 0, "ALC-034"),
        ("proved", None, "ALC-140"),
        ("balance", [0] * 14, "ALC-140"),
        ("proved", [0] * 14 + [3], "ALC-140"),
        ("proved", [-1] + [0] * 14, "ALC-140"),
        ("balance", [-1] + [0] * 14, "ALC-140"),
    ],
)
def test_a_field_that_no_match_could_hold_is_refused(field: str, value: object, rule: str) -> None:
    assert rule in refusal({**position(), field: value})


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"creator": 3}, "ALC-050"),
        ({"creator": -1}, "ALC-050"),
        ({"recipe": [0, 0, 0, 0, 0]}, "ALC-042"),
        ({"recipe": [2, 0, 2, 0, 2]}, "ALC-042"),
        ({"recipe": [2, 0, 2, 0]}, "ALC-042"),
        ({"recipe": [3, 0, 1, 0, 0]}, "ALC-045"),
        ({"recipe": [3, 0, -1, 0, 0]}, "ALC-042"),
        ({"recipe": [1, 1, 0, 0, 0]}, "ALC-044"),
        ({"recipe": [1, 0, 1, 0, 0]}, "ALC-046"),
        ({"value": 0}, "ALC-005"),
        ({"value": 11}, "ALC-005"),
        ({"value": 4}, "ALC-052"),
    ],
)
def test_a_potion_that_could_not_be_created_is_refused(
    change: dict[str, object], rule: str
) -> None:
    data: dict[str, Any] = position()
    data["potions"][5].update(change)
    assert rule in refusal(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("fame"),
        lambda data: data.update(luck=7),
        lambda data: data.update(fame=["20", "10", "0"]),
        lambda data: data.update(turn=11.5),
        lambda data: data.update(reserve=None),
        lambda data: data.update(stage=10**40),
        lambda data: data.update(reserve=[2**63, 0, 0, 0, 0]),
    ],
)
def test_data_of_another_shape_is_refused(change: Callable[[Data], object]) -> None:
    data = position()
    change(data)
    with pytest.raises(Refused) as caught:
        game().load(data)
    assert caught.value.refusal.message.key == "alchemist-refusal-position-shape"


@pytest.mark.rule("ALC-091")
def test_a_round_cannot_begin_with_three_types_exhausted() -> None:
    data = at(reserve="MMSS", active=1).match.state.data()
    assert game().load(data).active == 1
    assert refusal({**data, "active": 0, "turn": 4}) == ("ALC-091",)


@pytest.mark.rule("ALC-091", "ALC-095")
def test_a_match_is_over_only_when_three_types_are_exhausted() -> None:
    over = at_the_end(["MS", "BB", "T"]).match.state.data()
    assert game().load(over).over
    assert refusal({**over, "active": 0}) == ("ALC-095",)
    full = {**over, "reserve": [1, 1, 1, 1, 1], "removed": [18, 18, 17, 19, 18]}
    assert refusal(full) == ("ALC-091",)


@pytest.mark.parametrize("stage", [-1, 3])
def test_there_are_three_stages(stage: int) -> None:
    assert refusal({**position(), "stage": stage}) == ()


def test_before_the_setup_nothing_lies_anywhere() -> None:
    start = game().start().data()
    assert fingerprint(game().load(start)) == fingerprint(game().start())
    assert "ALC-002" in refusal({**start, "reserve": [1, 0, 0, 0, 0]})
    assert "ALC-024" in refusal({**start, "schools": [0, 1, 2]})
    assert refusal({**start, "active": 0}) == ("ALC-095",)


def test_what_the_table_knows_may_be_left_out() -> None:
    data = position()
    short = {key: value for key, value in data.items() if key not in ("balance", "proved")}
    assert game().load(short).data() == data


def test_a_position_survives_the_journey_through_json() -> None:
    table = setup(4)
    table.play("take M", "take S")
    data = table.match.state.data()
    again = msgspec.json.decode(msgspec.json.encode(data))
    assert fingerprint(game(4).load(again)) == table.fingerprint
