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
    """Return a table where seat 0, having passed, may use an assistant."""
    table = at(staff={0: [card, "H17"]}, resources={0: resources})
    table.play("pass")
    return table


@pytest.mark.rule("ARS-108", "ARS-109")
@pytest.mark.parametrize(("card", "often"), [("H05", "ARS-109"), ("H16", "ARS-108")])
def test_a_use_names_how_often_it_is_allowed(card: str, often: str) -> None:
    used = event(window(card).play(f"use {card}"), "used")
    assert used.rules == (often, "ARS-110", "ARS-111", "ARS-164")


@pytest.mark.rule("ARS-114", "ARS-116")
def test_whom_the_nymph_dismisses_leaves_by_her_card() -> None:
    told = window("H01").play("use H01", "dismiss H17", "gain fire")
    assert event(told, "dismissed").rules == ("ARS-116", "ARS-114", "ARS-115")
    assert event(told, "gained").rules == ("ARS-116",)


@pytest.mark.rule("ARS-079", "ARS-080", "ARS-119", "ARS-120")
@pytest.mark.parametrize(
    ("space", "rules"), [("L-1", ("ARS-080", "ARS-079")), ("F-1", ("ARS-120", "ARS-119"))]
)
def test_a_roll_names_the_rules_of_its_action(space: str, rules: tuple[str, ...]) -> None:
    told = at(dice=[1]).play(f"place {space} 1")
    assert event(told, "rolled").rules == (*rules, "ARS-R52")


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


@pytest.mark.rule("ARS-029", "ARS-030", "ARS-031")
def test_who_chooses_a_workshop_card_is_told_with_the_reason() -> None:
    table = at(stage=1, active=-1, vp={0: 8, 1: 5, 2: 5, 3: 11}, workshop=(1, 4, 2, 3))
    told = table.play("workshop 2", "workshop 1", "workshop 4")
    assert [(one.seat, one.rules) for one in told if one.kind == "chose"] == [
        (2, ("ARS-028", "ARS-029", "ARS-031", "ARS-032")),
        (1, ("ARS-028", "ARS-030", "ARS-031", "ARS-032")),
        (0, ("ARS-028", "ARS-030", "ARS-032")),
        (3, ("ARS-028", "ARS-030", "ARS-032")),
    ]


@pytest.mark.rule("ARS-R50")
@pytest.mark.parametrize(("staff", "free"), [(["H17"], ()), (["H17", "H14"], ("ARS-R50",))])
def test_salaries_name_what_makes_them_free(staff: list[str], free: tuple[str, ...]) -> None:
    table = at(stage=1, active=-1, staff={0: staff})
    table.play("workshop 1", "workshop 2", "workshop 3")
    assert event(table.play("keep"), "paid").rules == ("ARS-039", "ARS-042", *free)


@pytest.mark.rule("ARS-064", "ARS-R10")
def test_surplus_without_a_die_names_that_it_does_nothing() -> None:
    for space in ("C-1", "AS-1"):
        assert event(at().play(f"place {space} 2"), "placed").rules[-1] == "ARS-064"
        assert "ARS-064" not in event(at().play(f"place {space} 1"), "placed").rules
    assert "ARS-064" not in event(at(dice=[1]).play("place L-1 2"), "placed").rules


@pytest.mark.rule("ARS-060")
@pytest.mark.parametrize(("owner", "own"), [(0, ("ARS-060",)), (1, ())])
def test_own_workers_are_bumped_by_a_rule_of_their_own(owner: int, own: tuple[str, ...]) -> None:
    told = at(crew={"L-1": (owner, 1)}, dice=[1]).play("place L-1 2")
    assert event(told, "bumped").rules == ("ARS-057", "ARS-058", *own)


@pytest.mark.rule("ARS-086")
def test_a_visit_that_brings_nothing_is_allowed_by_its_rule() -> None:
    told = at(resources={0: "Fl6"}, dice=[1]).play("place L-1 1")
    assert event(told, "gathered").rules == ("ARS-077", "ARS-078", "ARS-086")
    assert "ARS-086" not in event(at(dice=[1]).play("place L-1 1"), "gathered").rules


@pytest.mark.rule("ARS-127")
def test_elixir_that_stands_in_is_told_with_its_rule() -> None:
    table = at(orders={0: ["C07"]}, resources={0: "Fl1 El1"}, dice=[1])
    told = table.play("place F-1 1")
    assert event(told, "fulfilled").rules == ("ARS-128", "ARS-129", "ARS-130", "ARS-127")


@pytest.mark.rule("ARS-R17")
def test_a_visit_that_ends_without_a_transformation_is_told() -> None:
    table = at(staff={0: ["H16"]}, orders={0: ["C13"]}, resources={0: "Fi2"}, dice=[6])
    table.play("place F-1 1", "decline", "use H16")
    told = table.play("exchange fire sand")
    assert event(told, "left-unused").rules == ("ARS-124", "ARS-R17")
    assert table.asked == (1, "turn")
    usual = at(orders={0: ["C13"]}, resources={0: "Fi2"}, dice=[6])
    assert "left-unused" not in usual.told("place F-1 1")


@pytest.mark.rule("ARS-098", "ARS-R30")
def test_a_fallen_limit_is_named_when_no_order_may_be_taken() -> None:
    four = at(orders={0: ["C08", "C09", "C10", "C11"]})
    assert four.refused("place C-1 1").rules == ("ARS-098", "ARS-096", "ARS-R30")


@pytest.mark.rule("ARS-133")
@pytest.mark.parametrize(("order", "more"), [("C01", ("ARS-133",)), ("C07", ())])
def test_a_university_order_raises_the_level_by_its_rule(order: str, more: tuple[str, ...]) -> None:
    shown = {"C-3": "C02", "C-1": "C08"}
    table = at(face=shown, orders={0: [order]}, resources={0: "Fl2 Sn1"}, dice=[1])
    told = table.play("place F-1 1", f"fulfil {order}")
    assert event(told, "fulfilled").rules == ("ARS-128", "ARS-129", "ARS-130", *more)


@pytest.mark.rule("ARS-164", "ARS-072")
def test_whoever_has_passed_is_told_what_that_means() -> None:
    table = at(staff={0: ["H05"]}, dice=[1])
    used = event(table.play("place L-1 1", "use H05"), "used")
    assert used.rules == ("ARS-109", "ARS-110", "ARS-111")
    table = at(staff={0: ["H05"]})
    told = table.play("pass", "use H05")
    assert event(told, "passed").rules == ("ARS-067", "ARS-070", "ARS-072")
    assert event(told, "used").rules == ("ARS-109", "ARS-110", "ARS-111", "ARS-164")
