"""Placing workers and passing (ARS-048 to ARS-072, ARS-163)."""

import pytest

from athanor.games.ars_alchimia.codes import (
    BLIND_FORGE,
    FORGE_PILE,
    LOCATION_PILE,
    PORTAL,
    SPACE_NAMES,
)
from athanor.games.ars_alchimia.rules.placing import Turn
from athanor.games.ars_alchimia.rules.queries import has_card
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel import Message, Refused
from tests.games.ars_alchimia.scenario import Table, argument, at, event

# --- Turns ---


@pytest.mark.rule("ARS-048", "ARS-066")
def test_turns_go_round_and_leave_out_who_has_passed() -> None:
    table = at(passed=[1], dice=[1] * 6)
    asked = []
    for _ in range(6):
        asked.append(table.asked[0])
        table.play(f"place L-1 {table.places('L-1')[0]}")
    assert asked == [0, 2, 3, 0, 2, 3]


@pytest.mark.rule("ARS-049", "ARS-056", "ARS-R24")
def test_a_turn_is_one_placement_on_one_space_or_a_pass() -> None:
    table = at(dice=[1])
    assert {text.split()[0] for text in table.texts} == {"place", "pass"}
    assert all(len(text.split()) == 3 for text in table.texts if text != "pass")
    before = {space.name: space.workers for space in table.view().spaces}
    table.play("place L-2 3")
    after = {space.name: space.workers for space in table.view().spaces}
    assert {name for name in after if after[name] != before[name]} == {"L-2"}
    assert table.asked == (1, "turn")
    assert table.refused("place L-1 1 L-2 1").rules == ("ARS-056", "ARS-R24")
    assert table.rule_against("walk L-1 1") == "ARS-049"


@pytest.mark.rule("ARS-050", "ARS-051")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_space_can_be_used(seats: int) -> None:
    table = at(seats, year=4)
    assert table.open_spaces == {space.name for space in table.view().spaces}
    assert len(table.open_spaces) == 12 + seats


# --- Prices ---


@pytest.mark.rule("ARS-052", "ARS-054", "ARS-R47")
def test_an_unoccupied_space_costs_one_or_more() -> None:
    table = at(workers={0: 5})
    assert table.places("L-1") == [1, 2, 3, 4, 5]


@pytest.mark.rule("ARS-053", "ARS-054")
def test_an_occupied_space_costs_one_more_than_stand_there() -> None:
    table = at(workers={0: 6}, crew={"L-1": (2, 3)})
    assert table.places("L-1") == [4, 5, 6]
    assert table.space("L-1").minimum == 4


@pytest.mark.rule("ARS-055")
def test_too_few_and_too_many_are_refused() -> None:
    table = at(workers={0: 5}, crew={"L-1": (2, 3)})
    assert table.refused("place L-1 3").rules == ("ARS-055", "ARS-053")
    assert table.refused("place L-1 6").rules == ("ARS-055", "ARS-054")
    assert table.refused("place L-2 0").rules == ("ARS-055", "ARS-052")
    assert table.rule_against("place L-1 x") == "ARS-055"


@pytest.mark.rule("ARS-055", "ARS-054")
def test_all_that_are_placed_leave_the_stock_and_stand_there() -> None:
    table = at(workers={0: 5}, crew={"L-1": (2, 1)}, dice=[1])
    table.play("place L-1 4")
    assert (table.player(0).available, table.player(0).placed) == (1, 4)
    assert table.space("L-1").workers == 4


@pytest.mark.rule("ARS-E1", "ARS-052", "ARS-053", "ARS-057", "ARS-062")
def test_the_example_of_the_rulebook() -> None:
    table = at(dice=[1, 1, 1])
    table.play("place L-1 1")
    assert table.space("L-1").minimum == 2
    table.play("place L-1 2")
    assert table.player(0).square == 1
    assert table.space("L-1").minimum == 3
    table.play("place L-1 3")
    space = table.space("L-1")
    assert (space.owner, space.workers) == (2, 3)
    assert [table.player(seat).square for seat in range(4)] == [1, 2, 0, 0]


@pytest.mark.rule("ARS-057", "ARS-058", "ARS-R8")
def test_workers_are_bumped_before_the_action() -> None:
    table = at(crew={"L-1": (2, 1)}, dice=[6])
    told = table.told("place L-1 2")
    assert told[:4] == ["placed", "bumped", "gathered", "rolled"]
    assert table.player(2).square == 1


@pytest.mark.rule("ARS-059", "ARS-R45")
def test_workers_on_the_square_are_out_of_use() -> None:
    table = at(workers={0: 2}, square={0: 5})
    assert max(table.places("L-1")) == 2
    assert table.rule_against("place L-1 3") == "ARS-055"


@pytest.mark.rule("ARS-060", "ARS-R9", "ARS-R42")
def test_own_workers_count_and_are_bumped_like_any() -> None:
    table = at(3, workers={0: 9}, passed=[1, 2], dice=[1, 1])
    table.play("place L-1 2")
    assert table.asked[0] == 0
    assert table.places("L-1")[0] == 3
    table.play("place L-1 3")
    assert table.player(0).square == 2
    assert table.space("L-1").workers == 3


@pytest.mark.rule("ARS-061", "ARS-084", "ARS-125")
def test_workers_and_cards_stay_until_the_end_of_the_year() -> None:
    table = at(dice=[1])
    table.play("place L-1 2", "pass", "pass", "pass")
    assert (table.space("L-1").owner, table.space("L-1").workers) == (0, 2)
    assert table.card("L-1") == "L01"


@pytest.mark.rule("ARS-063", "ARS-E2", "ARS-080", "ARS-081")
@pytest.mark.parametrize(("die", "bonus"), [(3, True), (2, False)])
def test_surplus_helps_the_die(die: int, bonus: bool) -> None:
    table = at(face={"L-1": "L08"}, workers={0: 6}, crew={"L-1": (1, 2)}, dice=[die])
    events = table.play("place L-1 5")
    assert argument(event(events, "placed"), "price") == 3
    assert argument(event(events, "rolled"), "surplus") == 2
    assert argument(event(events, "rolled"), "result") == die + 2
    assert table.resources(0)[3] == (2 if bonus else 1)


@pytest.mark.rule("ARS-064", "ARS-R10", "ARS-089", "ARS-105")
@pytest.mark.parametrize("space", ["C-1", "AS-1"])
def test_on_orders_and_assistants_surplus_only_raises_the_price(space: str) -> None:
    few, many = at(), at()
    few.play(f"place {space} 1")
    many.play(f"place {space} 4")
    assert few.orders(0) == many.orders(0)
    assert few.staff(0) == many.staff(0)
    assert (few.resources(0), few.player(0).vp) == (many.resources(0), many.player(0).vp)
    assert (few.space(space).minimum, many.space(space).minimum) == (2, 5)


# --- Only where one can act ---


@pytest.mark.rule("ARS-065", "ARS-146", "ARS-R11", "ARS-R20", "ARS-R47")
@pytest.mark.parametrize("space", ["C-1", "L-1", "F-1", "AS-1"])
def test_a_space_without_a_card_is_closed(space: str) -> None:
    table = at(face={space: None})
    assert space not in table.open_spaces
    assert table.rule_against(f"place {space} 1") == "ARS-146"


@pytest.mark.rule("ARS-065", "ARS-R11")
def test_a_forge_needs_a_transformation_that_is_possible() -> None:
    table = at(resources={0: "Fl3"})
    assert {"F-1", "F-2", "F-P"} & table.open_spaces == set()
    assert table.rule_against("place F-1 1") == "ARS-065"
    ready = at(resources={0: "Fl3"}, orders={0: ["C07"]}, face={"C-1": "C09"})
    assert {"F-1", "F-2", "F-P"} <= ready.open_spaces


@pytest.mark.rule("ARS-086", "ARS-R11")
def test_gathering_is_always_possible() -> None:
    table = at(resources={0: "Fl6 Sn6 Fi6 Sa5 El5"}, dice=[6])
    told = table.told("place L-1 1")
    assert "lost" in told
    assert table.resources(0) == [6, 6, 6, 5, 5]


# --- Passing ---


@pytest.mark.rule("ARS-067", "ARS-070", "ARS-072", "ARS-R23")
def test_passing_is_free_and_final() -> None:
    table = at(workers={0: 9})
    before = table.player(0)
    table.play("pass")
    after = table.player(0)
    assert after.passed
    assert (after.vp, after.resources, after.available) == (
        before.vp,
        before.resources,
        before.available,
    )
    asked = set()
    while table.view().year == 2:
        asked.add(table.asked[0])
        table.play("pass")
    assert asked == {1, 2, 3}


@pytest.mark.rule("ARS-068", "ARS-R23", "ARS-R49")
def test_without_workers_a_seat_passes_when_its_turn_comes() -> None:
    table = at(workers={1: 0})
    assert not table.player(1).passed
    told = table.told("pass")
    assert "no-workers" in told
    assert table.player(1).passed
    assert table.asked == (2, "turn")


@pytest.mark.rule("ARS-069", "ARS-R23", "ARS-R49")
def test_without_a_legal_placement_a_seat_passes() -> None:
    mine = dict.fromkeys(("C-1", "C-2", "C-3", "L-1", "L-2", "L-3", "L-P", "F-1", "F-2"), (0, 1))
    theirs = dict.fromkeys(("F-P", "AS-1", "AS-2", "AS-3"), (2, 1))
    table = at(workers={0: 5, 1: 1, 2: 5}, crew=mine | theirs)
    told = table.told("pass")
    assert "no-placement" in told
    assert table.asked == (2, "turn")


@pytest.mark.rule("ARS-071")
def test_the_main_step_ends_when_all_have_passed() -> None:
    table = at(passed=[1, 2])
    assert table.view().stage == "main"
    told = table.told("pass", "pass")
    assert "year-ends" in told
    assert table.view().year == 3


# --- Lapsing ---


@pytest.mark.rule("ARS-163", "ARS-R48")
def test_an_order_lapses_if_the_slot_is_given_up_in_between() -> None:
    table = at(staff={0: ["H01", "H02"]}, orders={0: ["C08", "C09", "C10"]}, cards=["C18", "C17"])
    told = table.told("decline") if table.asked[1] == "ability" else []
    told += table.told("place C-1 1")
    assert table.asked == (0, "ability")
    told = table.told("use H01", "dismiss H02", "gain fire", "decline")
    assert "lapsed" in told
    assert table.orders(0) == ["C08", "C09", "C10"]
    assert table.card("C-1") == "C07"
    assert (table.space("C-1").owner, table.space("C-1").workers) == (0, 1)


@pytest.mark.rule("ARS-163", "ARS-R17", "ARS-R48")
def test_a_forge_visit_lapses_without_roll_or_reveal() -> None:
    table = at(staff={0: ["H16"]}, resources={0: "Fl2 Sn1"})
    table.play("place F-P 1")
    told = table.told("use H16", "exchange flower snow", "decline")
    assert table.rolls == 0
    assert "lapsed" in told
    assert table.pile("forges").size == 6
    assert table.space("F-P").workers == 1


def test_options_tell_what_a_placement_means() -> None:
    table: Table = at(crew={"L-P": (1, 1)})
    option = next(option for option in table.options if option.text == "place L-P 4")
    assert option.things == ("space:L-P",)
    assert option.message.args["surplus"] == 2
    assert option.message.args["space"] == Message("ars-alchimia-portal")


def test_a_price_explains_itself() -> None:
    table = at(staff={0: ["H12"]}, crew={"F-1": (1, 2)})
    lines = table.space("F-1", 0).price
    assert [line.value for line in lines] == [1, 2, -1]
    assert lines[1].rules == ("ARS-053",)
    unoccupied = table.space("F-2", 0).price
    assert [line.value for line in unoccupied] == [1, -1, 1]
    assert sum(line.value for line in table.space("F-1", 1).price) == 3


@pytest.mark.rule("ARS-R31", "ARS-146")
@pytest.mark.parametrize(("space", "pile"), [(PORTAL, LOCATION_PILE), (BLIND_FORGE, FORGE_PILE)])
def test_a_pile_that_has_run_out_is_no_space(space: int, pile: int) -> None:
    """Those of the house never do; with cards of an owner's own they might."""
    state = at(resources={0: "Fl4 Sn4"}).match.state
    assert isinstance(state, ArsState)
    assert has_card(state, space)
    state.sizes[pile] = 0
    assert not has_card(state, space)
    with pytest.raises(Refused) as caught:
        Turn(state, 0).parse(f"place {SPACE_NAMES[space]} 1")
    assert caught.value.refusal.message.key == "ars-alchimia-refusal-empty"
