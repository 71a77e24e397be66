"""Taking ingredients (ALC-080 to ALC-087)."""

import pytest

from athanor.kernel import EVERYONE, SPECTATOR, Listing, Message, SeatName, only
from tests.games.alchemist.scenario import at, setup

ADEPTS = (0, 1, 2)


@pytest.mark.rule("ALC-080")
def test_one_cube_from_the_reserve_or_two_from_the_bag() -> None:
    table = at(draws="MT")
    assert [text for text in table.texts if text.startswith(("take", "draw"))] == [
        "take M",
        "take S",
        "take B",
        "take D",
        "take T",
        "draw",
    ]
    table.play("take M")
    assert sum(table.supply(0)) == 11
    table.play("draw")
    assert sum(table.supply(1)) == 12


@pytest.mark.rule("ALC-081")
@pytest.mark.parametrize("index", range(5))
def test_the_type_is_chosen_freely(index: int) -> None:
    table = at()
    letter = "MSBDT"[index]
    (event,) = table.play(f"take {letter}")
    assert table.supply(0)[index] == 3
    assert table.reserve[index] == 3
    assert (event.kind, event.audience) == ("took", EVERYONE)
    names = ("mushroom", "spider", "bird-leg", "dragon-blood", "troll-eye")
    assert event.message.args["ingredient"] == Message(f"alchemist-ingredient-{names[index]}")


@pytest.mark.rule("ALC-081")
def test_an_exhausted_type_cannot_be_taken() -> None:
    table = at(reserve="MSSTT")
    assert [text for text in table.texts if text.startswith("take")] == [
        "take M",
        "take S",
        "take T",
    ]
    assert table.rule_against("take B") == "ALC-081"
    table.play("take M")
    assert table.rule_against("take M") == "ALC-081"


@pytest.mark.rule("ALC-082")
def test_two_cubes_are_drawn_at_random_and_both_are_kept() -> None:
    table = at(bag="MMMTTB")
    table.match.answer(0, table.turn.parse("draw"))
    chance = table.match.chance
    assert chance is not None
    assert chance.outcomes() == [(0, 3), (2, 1), (4, 2)]
    table.match.resolve(0)
    chance = table.match.chance
    assert chance is not None
    assert chance.outcomes() == [(0, 2), (2, 1), (4, 2)]
    table.match.resolve(2)
    assert table.match.chance is None
    assert table.supply(0) == (3, 2, 3, 2, 2)
    assert table.bag == (2, 0, 0, 0, 2)


@pytest.mark.rule("ALC-082", "ALC-R7")
def test_only_the_drawing_player_sees_the_types() -> None:
    table = at(bag="MMTT")
    table.match.answer(0, table.turn.parse("draw"))
    assert table.match.chance is not None
    assert table.match.chance.audience == only(0)
    told = at(bag="MMTT", draws="MT")
    told.play("draw")
    (own,) = told.log.seen_by(0)
    assert own.message.args["cubes"] == Listing(
        (
            Message("alchemist-cubes-mushroom", {"count": 1}),
            Message("alchemist-cubes-troll-eye", {"count": 1}),
        )
    )
    for viewer in (1, 2, SPECTATOR):
        (other,) = told.log.seen_by(viewer)
        assert other.message.args == {"seat": SeatName(0), "count": 2}


@pytest.mark.rule("ALC-083")
def test_from_an_empty_bag_nothing_can_be_drawn() -> None:
    table = at(bag="")
    assert table.rule_against("draw") == "ALC-083"
    assert "take" in table.verbs
    assert "draw" not in table.verbs


@pytest.mark.rule("ALC-083")
def test_the_bag_empties() -> None:
    table = at(bag="MS", draws="SM")
    table.play("draw")
    assert table.view().bag_size == 0
    assert table.rule_against("draw") == "ALC-083"


@pytest.mark.rule("ALC-084")
def test_from_an_empty_reserve_only_the_bag_can_be_used() -> None:
    table = at(reserve="", active=1)
    assert [text for text in table.texts if text.startswith(("take", "draw"))] == ["draw"]
    for letter in "MSBDT":
        assert table.rule_against(f"take {letter}") == "ALC-081"


@pytest.mark.rule("ALC-085")
def test_taking_yields_no_fame() -> None:
    table = at(draws="MM", fame=[3, 4, 5])
    table.play("take M", "draw")
    assert table.fames() == [3, 4, 5]


@pytest.mark.rule("ALC-086")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_neither_bag_nor_reserve_is_ever_refilled(seats: int) -> None:
    table = setup(seats)
    before = (*table.reserve, table.view().bag_size)
    for _ in table.turns(seats):
        after = (*table.reserve, table.view().bag_size)
        assert all(now <= then for now, then in zip(after, before, strict=True))
        before = after


@pytest.mark.rule("ALC-087", "ALC-R22")
def test_a_supply_has_no_limit() -> None:
    table = at(5, supplies=["MSBDT" * 20, "", "", "", ""], bag="MM", draws="MM")
    table.play("draw", "take M", "take S", "take M", "take S", "take B")
    assert sum(table.supply(0)) == 103


@pytest.mark.rule("ALC-R6")
def test_the_last_odd_cube_is_drawn_alone() -> None:
    table = at(bag="T", draws="T")
    own, other = table.play("draw")
    assert table.supply(0) == (2, 2, 2, 2, 3)
    assert own.message.args["count"] == other.message.args["count"] == 1
