"""Gathering resources (ARS-073 to ARS-086)."""

import pytest

from athanor.kernel import Match
from tests.games.ars_alchimia.scenario import argument, at, event


@pytest.mark.rule("ARS-073")
def test_the_spaces_are_the_locations_and_the_portal() -> None:
    table = at()
    gathering = {space.name for space in table.view().spaces if space.kind == "location"}
    assert gathering == {"L-1", "L-2", "L-3", "L-P"}
    for name in sorted(gathering):
        assert "gathered" in at(dice=[1]).told(f"place {name} 1")


@pytest.mark.rule("ARS-074", "ARS-R13")
def test_the_portal_shows_its_card_after_the_workers_are_placed() -> None:
    table = at(dice=[1], cards=["L09"])
    assert table.places("L-P") == list(range(1, 10))
    events = table.play("place L-P 2")
    told = [one.kind for one in events]
    assert told.index("placed") < told.index("portal") < told.index("gathered")
    assert all(one.audience == -1 for one in events)
    assert table.resources(0) == [1, 1, 2, 1, 0]


@pytest.mark.rule("ARS-075")
@pytest.mark.parametrize(("die", "elixir"), [(2, 0), (3, 1)])
def test_a_card_from_the_portal_works_like_any_location(die: int, elixir: int) -> None:
    hidden = at(dice=[die], cards=["L09"])
    hidden.play("place L-P 3")
    shown = at(dice=[die], face={"L-1": "L09"})
    shown.play("place L-1 3")
    assert hidden.resources(0) == shown.resources(0) == [1, 1, 2, 1, elixir]


@pytest.mark.rule("ARS-076", "ARS-R13", "ARS-R31", "ARS-R53")
def test_the_card_of_the_portal_goes_under_its_pile() -> None:
    table = at(dice=[1, 1], cards=["L09", "L10"])
    table.play("place L-P 1")
    pile = table.pile("locations")
    assert (pile.size, pile.known[-1]) == (7, "L09")
    assert table.space("L-P").location is None
    assert table.places("L-P")[0] == 2
    table.play("place L-P 2")
    assert table.pile("locations").known[-2:] == ["L09", "L10"]


@pytest.mark.rule("ARS-074", "ARS-R53")
def test_a_known_card_rises_and_comes_without_chance() -> None:
    table = at(under={"locations": ["L02", "L03", "L06", "L07", "L08", "L09", "L10"]}, dice=[1])
    assert table.pile("locations").known[0] == "L02"
    table.play("place L-P 1")
    assert table.resources(0) == [1, 3, 1, 0, 0]


@pytest.mark.rule("ARS-077", "ARS-078", "ARS-079")
@pytest.mark.parametrize(
    ("card", "resources"), [("L10", [1, 2, 2, 1, 0]), ("L02", [1, 3, 1, 0, 0])]
)
def test_everything_shown_is_received_before_one_roll(card: str, resources: list[int]) -> None:
    table = at(face={"L-1": card}, dice=[1])
    told = table.told("place L-1 1")
    assert told.index("gathered") < told.index("rolled")
    assert table.resources(0) == resources
    assert table.rolls == 1


@pytest.mark.rule("ARS-R2")
def test_the_die_is_fair_and_has_six_sides() -> None:
    table = at()
    match = Match(table.game, table.match.state.copy(), None)
    match.answer(0, table.decision.parse("place L-1 1"))
    assert match.chance is not None
    assert match.chance.outcomes() == [(side, 1) for side in range(6)]
    assert [table.game.chance_value(match.chance.about, side) for side in range(6)] == [
        *range(1, 7)
    ]


@pytest.mark.rule("ARS-080", "ARS-R52")
@pytest.mark.parametrize("workers", [1, 2, 4])
def test_each_surplus_worker_adds_one(workers: int) -> None:
    table = at(dice=[2])
    rolled = event(table.play(f"place L-1 {workers}"), "rolled")
    assert argument(rolled, "result") == 2 + workers - 1


@pytest.mark.rule("ARS-081", "ARS-082", "ARS-R39")
@pytest.mark.parametrize(("die", "flowers"), [(3, 3), (4, 4), (5, 4), (6, 4)])
def test_the_bonus_is_one_unit_from_the_threshold_on(die: int, flowers: int) -> None:
    table = at(dice=[die])
    told = table.told("place L-1 1")
    assert table.resources(0) == [flowers, 1, 1, 0, 0]
    assert ("bonus" in told, "no-bonus" in told) == (flowers == 4, flowers == 3)


@pytest.mark.rule("ARS-083", "ARS-007", "ARS-R14")
def test_what_exceeds_a_cap_is_lost() -> None:
    table = at(resources={0: "Fl5 Sn1"}, dice=[6])
    events = table.play("place L-1 1")
    assert table.resources(0) == [6, 1, 0, 0, 0]
    assert [one.kind for one in events].count("lost") == 2


@pytest.mark.rule("ARS-084", "ARS-085")
def test_a_location_stays_and_may_be_visited_again() -> None:
    table = at(dice=[1] * 5)
    for workers in (1, 2, 3, 4, 5):
        assert table.card("L-1") == "L01"
        table.play(f"place L-1 {workers}")
    assert [table.resources(seat)[0] for seat in range(4)] == [5, 3, 3, 3]
