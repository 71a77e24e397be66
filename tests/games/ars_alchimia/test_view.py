"""What a view tells that follows from the cards: luck, and which assistants are asked about."""

import pytest

from athanor.games.ars_alchimia.show.view import AssistantView
from tests.games.ars_alchimia.scenario import argument, at, event


def assistant(card: str) -> AssistantView:
    (seen,) = at(staff={0: [card]}).player(0).assistants
    return seen


@pytest.mark.rule("ARS-R52")
def test_luck_is_what_is_added_to_a_roll() -> None:
    table = at(staff={0: ["H09"], 1: ["H10"]}, dice=[2], cards=["L02"])
    assert [table.player(seat).luck for seat in range(4)] == [1, 0, 0, 0]
    told = table.play("place L-1 1")
    assert argument(event(told, "rolled"), "luck") == table.player(0).luck


def test_luck_goes_with_the_assistant_who_brings_it() -> None:
    table = at(staff={0: ["H09", "H01"]})
    assert table.player(0).luck == 1
    table.play("pass", "use H01", "dismiss H09", "gain snow")
    assert table.player(0).luck == 0


@pytest.mark.parametrize(
    "card", ["H01", "H03", "H05", "H06", "H07", "H08", "H10", "H13", "H15", "H16"]
)
def test_who_has_an_ability_to_decide_on_is_offered(card: str) -> None:
    assert assistant(card).offered


@pytest.mark.parametrize(
    "card", ["H02", "H04", "H09", "H11", "H12", "H14", "H17", "H18", "H19", "H20"]
)
def test_who_only_helps_or_gives_a_rebate_is_not_offered(card: str) -> None:
    assert not assistant(card).offered


def test_a_rebate_is_used_without_being_offered() -> None:
    table = at(staff={0: ["H14"]}, crew={"L-1": (1, 2)})
    assert assistant("H14").once
    assert "place L-1 2 H14" in table.texts
    assert table.asked == (0, "turn")


@pytest.mark.parametrize(
    ("card", "talent"),
    [
        ("H02", "cheaper"),
        ("H03", "peek"),
        ("H04", "university"),
        ("H05", "gain"),
        ("H09", "die"),
        ("H10", "reroll"),
        ("H14", "rebate"),
        ("H17", "flasks"),
        ("H18", "points"),
        ("H19", "speciality"),
        ("H20", "free_wages"),
    ],
)
def test_a_talent_is_what_an_ability_begins_with_or_what_always_counts(
    card: str, talent: str
) -> None:
    assert assistant(card).talent == talent


def test_who_can_roll_again_is_counted_until_used() -> None:
    table = at(staff={0: ["H10"]}, dice=[0, 2], cards=["L02"])
    assert [table.player(seat).rerolls for seat in range(4)] == [1, 0, 0, 0]
    table.play("place L-1 1", "reroll")
    assert table.player(0).rerolls == 0
