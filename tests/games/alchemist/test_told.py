"""Events name the rule that was applied, in the order of the rulebook."""

import pytest

from athanor.kernel import Event
from tests.games.alchemist.scenario import Table, at, setup


def only(events: list[Event], kind: str) -> Event:
    """Return the one event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found


@pytest.mark.rule("ALC-066", "ALC-072")
@pytest.mark.parametrize(("recipe", "rule"), [("M", "ALC-072"), ("MB", "ALC-066")])
def test_a_copy_removes_the_rest_unless_there_is_none(recipe: str, rule: str) -> None:
    table = at(active=1, potions={"SD": (0, recipe, 9)})
    rules = only(table.play("copy SD M"), "copied").rules
    assert {"ALC-066", "ALC-072"} & {*rules} == {rule}


@pytest.mark.rule("ALC-068", "ALC-069")
@pytest.mark.parametrize(("reserve", "rule"), [("MMSSBBDDTT", "ALC-068"), ("MMBBDDTT", "ALC-069")])
def test_a_copy_names_the_rule_of_copies_for_what_is_received(reserve: str, rule: str) -> None:
    table = at(active=1, reserve=reserve, potions={"SD": (0, "MB", 9)})
    rules = only(table.play("copy SD M"), "copied").rules
    assert {"ALC-054", "ALC-068", "ALC-069"} & {*rules} == {rule}


@pytest.mark.rule("ALC-131", "ALC-R24")
@pytest.mark.parametrize("text", ["create MS B 5", "copy SD M"])
def test_the_chip_comes_after_what_has_brought_it(text: str) -> None:
    table = at(active=1, fame=[9, 45, 0], potions={"SD": (0, "MB", 9)})
    assert [event.kind for event in table.play(text)][1:] == ["lap"]


def last_turn(fame: list[int], schools: bool = True) -> Table:
    """Return a table where the last cube ends the game."""
    supplies = ["MMMSS", "", "SSBBT"]
    options = {"schools": schools}
    return at(active=2, reserve="MM", bag="", supplies=supplies, fame=fame, options=options)


@pytest.mark.rule("ALC-134")
def test_a_chip_of_the_final_scoring_names_it() -> None:
    events = last_turn([49, 98, 140]).play("take M")
    told = [event.rules for event in events if event.kind == "lap"]
    assert told == [("ALC-131", "ALC-134"), ("ALC-132", "ALC-134"), ("ALC-R13", "ALC-134")]
    during = at(fame=[49, 0, 0]).play("create SD M 5")
    assert only(during, "lap").rules == ("ALC-131",)


@pytest.mark.rule("ALC-101", "ALC-161")
@pytest.mark.parametrize(("schools", "rule"), [(True, "ALC-101"), (False, "ALC-161")])
def test_supplies_are_shown_for_the_schools_or_by_the_switch(schools: bool, rule: str) -> None:
    events = last_turn([0, 0, 0], schools).play("take M")
    assert {event.rules for event in events if event.kind == "leftovers"} == {("ALC-100", rule)}


@pytest.mark.rule("ALC-108", "ALC-111")
def test_a_reward_names_its_table_and_a_shared_place() -> None:
    events = last_turn([0, 0, 0]).play("take M")
    rewards = [event.rules for event in events if event.kind == "rewarded"]
    assert rewards == [("ALC-102", "ALC-107", "ALC-111", "ALC-114")] * 3
    table = at(active=2, reserve="MM", bag="", supplies=["S", "", "S"], schools="SDB")
    tied = [event.rules for event in table.play("take M") if event.kind == "rewarded"]
    assert ["ALC-108" in rules for rules in tied] == [False, True, True]


# --- Refusals ---


@pytest.mark.rule("ALC-081", "ALC-084")
def test_with_nothing_in_the_reserve_only_the_bag_is_left() -> None:
    table = at(active=1, reserve="", bag="MM")
    assert table.refused("take M").rules == ("ALC-081", "ALC-084")
    assert at(active=1, reserve="SS").refused("take M").rules == ("ALC-081",)


@pytest.mark.rule("ALC-035", "ALC-162")
def test_the_second_player_is_bound_by_the_switch() -> None:
    table = setup(2, options={"two_player_opening": "each"})
    assert table.refused("draw").rules == ("ALC-035",)
    table.play(table.texts[0])
    assert table.refused("draw").rules == ("ALC-035", "ALC-162")
    assert table.refused("take M").rules == ("ALC-035", "ALC-162")
