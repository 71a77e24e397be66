"""Events name the rule that was applied, not one that sounds like it."""

from collections.abc import Iterable

import pytest

from athanor.kernel import Event
from tests.games.ars_alchimia.scenario import Table, at, event, setup


def shown(events: Iterable[Event]) -> dict[str, tuple[str, ...]]:
    """Return by which rules cards were turned up, by space."""
    return {str(one.message.args["space"]): one.rules for one in events if one.kind == "revealed"}


@pytest.mark.rule("ARS-014", "ARS-016", "ARS-018", "ARS-020", "ARS-021")
@pytest.mark.parametrize(("seats", "assistants"), [(3, "ARS-021"), (4, "ARS-020")])
def test_the_first_cards_come_by_the_rules_of_the_set_up(seats: int, assistants: str) -> None:
    table = setup(seats)
    assert table.view().year == 1
    rules = {name.split("-")[0]: by for name, by in shown(table.log.events).items()}
    orders = dict.fromkeys("CBA", ("ARS-014",))
    assert rules == {**orders, "L": ("ARS-016",), "F": ("ARS-018",), "AS": (assistants,)}


@pytest.mark.rule("ARS-088", "ARS-104", "ARS-144")
def test_later_cards_come_by_the_rule_that_refills() -> None:
    table = at()
    assert shown(table.play("place C-1 1", "place AS-1 1")) == {
        "C-1": ("ARS-088",),
        "AS-1": ("ARS-104",),
    }
    before = len(table.log.events)
    table.pass_all()
    assert {*shown(table.log.events[before:]).values()} == {("ARS-144",)}


def left_empty(events: Iterable[Event]) -> set[str]:
    """Return by which rules spaces stayed empty."""
    return {one.rules[0] for one in events if one.kind == "stays-empty"}


@pytest.mark.rule("ARS-102", "ARS-145")
def test_an_order_space_names_the_rule_that_leaves_it_empty() -> None:
    table = at(gone=[f"C{number:02}" for number in range(1, 19) if number not in (1, 7, 13)])
    assert left_empty(table.play("place C-1 1")) == {"ARS-102"}
    before = len(table.log.events)
    table.pass_all()
    assert left_empty(table.log.events[before:]) == {"ARS-145"}


@pytest.mark.rule("ARS-104")
def test_an_assistant_space_names_the_rule_that_leaves_it_empty() -> None:
    others = [f"H{number:02}" for number in range(1, 21) if number != 17]
    table = at(staff={1: others})
    table.play("place AS-1 1")
    while table.staff(0) == []:
        table.play("decline")
    assert left_empty(table.log.events) == {"ARS-104"}


def window(card: str, resources: str = "Fl2") -> Table:
    """Return a table where seat 0 may use an assistant."""
    table = at(staff={0: [card, "H17"]}, resources={0: resources})
    table.play("pass")
    return table


@pytest.mark.rule("ARS-108", "ARS-109")
@pytest.mark.parametrize(("card", "often"), [("H05", "ARS-109"), ("H16", "ARS-108")])
def test_a_use_names_how_often_it_is_allowed(card: str, often: str) -> None:
    used = event(window(card).play(f"use {card}"), "used")
    assert used.rules == (often, "ARS-110", "ARS-111")


@pytest.mark.rule("ARS-114", "ARS-116")
def test_whom_the_nymph_dismisses_leaves_by_her_card() -> None:
    told = window("H01").play("use H01", "dismiss H17", "gain fire")
    assert event(told, "dismissed").rules == ("ARS-116", "ARS-114", "ARS-115")
    assert event(told, "gained").rules == ("ARS-116",)


@pytest.mark.rule("ARS-080", "ARS-120")
@pytest.mark.parametrize(("space", "rule"), [("L-1", "ARS-080"), ("F-1", "ARS-120")])
def test_a_roll_names_the_rule_of_its_action(space: str, rule: str) -> None:
    told = at(dice=[1]).play(f"place {space} 1")
    assert event(told, "rolled").rules == (rule, "ARS-R52")


@pytest.mark.rule("ARS-107", "ARS-131")
@pytest.mark.parametrize(
    ("die", "staff", "more"),
    [(1, [], ()), (6, [], ("ARS-131",)), (1, ["H18"], ("ARS-107",))],
)
def test_more_points_name_where_they_come_from(
    die: int, staff: list[str], more: tuple[str, ...]
) -> None:
    table = at(orders={0: ["C07"]}, resources={0: "Fl2"}, staff={0: staff}, dice=[die])
    told = table.play("place F-1 1")
    assert event(told, "fulfilled").rules == ("ARS-128", "ARS-129", "ARS-130", *more)
