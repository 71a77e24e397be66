"""Hiring assistants, and when their abilities may be used (ARS-103 to ARS-116, ARS-R27)."""

import pytest

from tests.games.ars_alchimia.scenario import Table, at


def asks(table: Table) -> list[int]:
    """Let everybody decline who is offered an ability; return who was, until something else."""
    asked = []
    while table.asked[1] == "ability":
        asked.append(table.asked[0])
        table.play("decline")
    return asked


# --- Hiring ---


@pytest.mark.rule("ARS-103", "ARS-104", "ARS-105", "ARS-R19")
def test_hiring_takes_the_card_and_refills_the_space() -> None:
    table = at(cards=["H09"])
    table.play("place AS-2 2")
    assert table.staff(0) == ["H18"]
    assert table.card("AS-2") == "H09"
    assert (table.space("AS-2").owner, table.space("AS-2").workers) == (0, 2)
    assert table.pile("assistants").size == 16


@pytest.mark.rule("ARS-104", "ARS-R20")
def test_without_a_pile_the_space_stays_empty_even_if_a_card_returns() -> None:
    others = [f"H{n:02}" for n in range(2, 17)] + ["H20"]
    table = at(staff={0: ["H01"], 1: others})
    assert table.pile("assistants").size == 0
    table.play("place AS-2 1")
    while table.staff(0) == ["H01"]:
        table.play("decline")
    assert table.asked == (0, "ability")
    table.play("use H01", "dismiss H01", "gain sand")
    asks(table)
    assert table.card("AS-2") is None
    assert table.pile("assistants").known == ["H01"]
    assert table.rule_against("place AS-2 2") == "ARS-146"


@pytest.mark.rule("ARS-106", "ARS-113", "ARS-R28")
def test_an_ability_may_be_used_at_once() -> None:
    table = at(face={"AS-1": "H05"})
    table.play("place AS-1 1")
    assert table.asked == (0, "ability")
    table.play("use H05")
    assert table.resources(0)[0] == 3


@pytest.mark.rule("ARS-112")
def test_any_number_of_assistants_may_be_employed() -> None:
    many = ["H04", "H09", "H11", "H12", "H14", "H20"]
    table = at(staff={0: many})
    table.play("place AS-1 1")
    assert table.staff(0) == sorted([*many, "H17"])


# --- Passive and activated ---


@pytest.mark.rule("ARS-107", "ARS-R51")
def test_what_always_counts_goes_on_while_the_card_is_exhausted() -> None:
    three = ["C08", "C09", "C10"]
    table = at(staff={0: ["H03"]}, exhausted=["H03"], orders={0: three})
    assert table.player(0).order_limit == 4
    assert "C-1" in table.open_spaces


@pytest.mark.rule("ARS-108")
def test_an_ability_without_limit_may_be_used_again_and_again() -> None:
    table = at(staff={1: ["H16"]}, resources={1: "Fl6"})
    table.play("pass")
    for _ in range(3):
        assert table.asked == (1, "ability")
        table.play("use H16", "exchange flower sand")
        assert not table.player(1).assistants[0].exhausted
    assert table.resources(1) == [0, 0, 0, 3, 0]


@pytest.mark.rule("ARS-109", "ARS-R28")
def test_a_once_a_year_ability_exhausts_its_card() -> None:
    table = at(staff={0: ["H05", "H16"]}, resources={0: "Fl2"})
    table.play("pass", "use H05")
    assert [card.exhausted for card in table.player(0).assistants] == [True, False]
    assert table.asked == (0, "ability")
    assert table.rule_against("use H05") == "ARS-109"


@pytest.mark.rule("ARS-111", "ARS-R26")
def test_an_ability_costs_no_worker_and_no_turn() -> None:
    table = at(staff={0: ["H05"]}, dice=[1])
    table.play("place L-1 1", "use H05")
    assert table.player(0).available == 8
    assert table.asked == (1, "turn")


@pytest.mark.rule("ARS-164", "ARS-R25")
def test_whoever_has_passed_may_use_abilities() -> None:
    table = at(staff={1: ["H06"]}, passed=[1])
    table.play("pass")
    assert table.asked == (1, "ability")
    table.play("use H06")
    assert table.resources(1)[1] == 3


@pytest.mark.rule("ARS-R25")
def test_workers_regained_after_passing_are_not_placed() -> None:
    table = at(staff={1: ["H13"]}, passed=[1], crew={"L-1": (1, 3)}, dice=[1])
    table.play("place L-1 4", "recover 2")
    assert table.player(1).available == 11
    asked = set()
    while table.view().year == 2:
        asked.add(table.asked[0])
        table.play("pass")
    assert 1 not in asked


@pytest.mark.rule("ARS-114", "ARS-R29")
def test_nobody_can_dismiss_at_will() -> None:
    table = at(staff={0: ["H05", "H17"]})
    assert not any("dismiss" in text for text in table.texts)
    table.play("pass")
    assert table.texts == ["decline", "use H05"]


@pytest.mark.rule("ARS-114", "ARS-115", "ARS-116")
def test_a_dismissed_assistant_stops_counting_at_once_but_what_it_gave_stays() -> None:
    table = at(staff={0: ["H01", "H05"]}, orders={0: ["C08"]})
    table.play("pass", "use H05")
    assert table.resources(0)[0] == 3
    table.play("use H01", "dismiss H05", "gain fire")
    assert table.resources(0) == [3, 1, 2, 0, 0]
    assert table.staff(0) == ["H01"]
    assert table.pile("assistants").known[-1] == "H05"


@pytest.mark.rule("ARS-115", "ARS-R30")
def test_a_dismissed_clerk_takes_the_limit_along() -> None:
    table = at(staff={0: ["H01", "H02"]})
    assert table.player(0).order_limit == 4
    table.play("pass", "use H01", "dismiss H02", "gain fire")
    assert table.player(0).order_limit == 3


@pytest.mark.rule("ARS-R28")
def test_a_card_hired_anew_is_ready() -> None:
    table = at(staff={0: ["H01", "H05"]}, exhausted=["H05"])
    table.play("pass", "use H01", "dismiss H05", "gain fire")
    state = table.match.state.data()
    assert state["exhausted"] == []


# --- Windows ---


@pytest.mark.rule("ARS-110", "ARS-R27")
def test_after_a_placement_the_active_seat_is_offered_first() -> None:
    table = at(staff={0: ["H05"], 1: ["H06"], 3: ["H07"]}, active=1, dice=[1])
    table.play("place L-1 1")
    assert table.view().visit is not None
    assert asks(table)[:3] == [1, 3, 0]


@pytest.mark.rule("ARS-110", "ARS-R27")
def test_windows_of_a_visit_to_a_location() -> None:
    table = at(staff={2: ["H05"]}, dice=[6])
    before = table.told("place L-1 1")
    assert before == ["placed"]
    after = table.told("decline")
    assert after == ["gathered", "rolled"]
    assert table.resources(0)[0] == 3
    last = table.told("decline")
    assert last == ["bonus"]
    assert table.told("decline") == []  # between the turns
    assert table.asked == (2, "ability")
    assert table.told("decline") == []  # before the next one
    assert table.asked == (1, "turn")


@pytest.mark.rule("ARS-R27", "ARS-R12")
def test_windows_of_a_visit_to_a_forge() -> None:
    table = at(
        staff={2: ["H05"]},
        resources={0: "Fl4 Sn4 Fi4"},
        dice=[1],
        face={"F-1": "G06", "F-2": "G01"},
    )
    order = []
    table.play("place F-1 1")
    while table.asked != (1, "turn"):
        order.append(table.asked)
        choice = "decline" if table.asked[1] == "ability" else "elixir flower snow"
        table.play(choice)
    offer, make = (2, "ability"), (0, "transform")
    assert order == [offer, offer, make, offer, make, offer, make, offer, offer]


@pytest.mark.rule("ARS-R27")
def test_orders_and_assistants_have_one_window_before_the_action() -> None:
    table = at(staff={2: ["H05"]})
    assert table.told("place C-1 1") == ["placed"]
    assert table.told("decline") == ["took-order", "revealed"]
    assert table.asked == (2, "ability")


@pytest.mark.rule("ARS-R27")
def test_between_turns_the_seat_whose_turn_has_ended_is_offered_first() -> None:
    table = at(staff={0: ["H05"], 1: ["H06"], 2: ["H07"]}, active=2)
    table.play("pass")
    assert asks(table)[:3] == [2, 0, 1]
    assert table.asked == (3, "turn")


@pytest.mark.rule("ARS-R27")
def test_before_a_turn_the_seat_whose_turn_it_is_is_offered_first() -> None:
    table = at(staff={0: ["H05"], 1: ["H06"], 3: ["H07"]}, passed=[2], active=1)
    table.play("pass")
    assert asks(table) == [1, 3, 0, 3, 0, 1]
    assert table.asked == (3, "turn")


@pytest.mark.rule("ARS-R27")
def test_who_declined_between_two_turns_may_act_before_the_next_one() -> None:
    table = at(staff={2: ["H05"]}, active=0)
    table.play("pass", "decline")
    assert table.asked == (2, "ability")
    assert table.view().active == 1
    assert "used" in table.told("use H05")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ARS-R27")
def test_a_window_closes_after_a_full_lap_without_use() -> None:
    table = at(staff={0: ["H16"], 1: ["H06"], 2: ["H07"]}, resources={0: "Fl4"})
    table.play("pass", "decline", "use H06")
    assert table.asked == (2, "ability")
    assert asks(table) == [2, 0, 2, 0]  # the second lap is the window before the next turn


@pytest.mark.rule("ARS-R27", "ARS-R49")
def test_before_a_forced_pass_an_ability_can_still_help() -> None:
    table = at(
        staff={1: ["H05"]},
        resources={1: "Sn1"},
        workers={1: 1},
        crew={
            **dict.fromkeys(("C-1", "C-2", "C-3", "L-1", "L-2", "L-3", "L-P"), (0, 1)),
            **dict.fromkeys(("AS-1", "AS-2", "AS-3"), (2, 1)),
        },
        dice=[1],
    )
    table.play("pass")
    assert table.asked == (1, "ability")
    table.play("use H05")
    assert table.asked == (1, "turn")
    assert table.open_spaces == {"F-1", "F-2", "F-P"}


@pytest.mark.rule("ARS-R27")
def test_the_last_window_comes_after_the_last_pass_from_the_lowest_card_on() -> None:
    table = at(
        staff={0: ["H05"], 1: ["H06"], 2: ["H07"]},
        workshop=(4, 2, 1, 3),
        passed=[0, 1, 2],
        active=3,
    )
    table.play("pass")
    assert asks(table)[:3] == [2, 1, 0]


@pytest.mark.rule("ARS-149", "ARS-R27")
def test_in_the_last_year_the_last_window_comes_before_the_scoring() -> None:
    table = at(year=4, staff={1: ["H15"]}, passed=[0, 1, 2], active=3)
    assert "ended" not in table.told("pass")
    told = table.told("use H15", "distill flower snow")
    assert told.index("changed") < told.index("ended")
    assert table.match.is_over
    assert table.player(1).vp == 2


@pytest.mark.rule("ARS-R27")
def test_before_each_settlement_a_window_opens_from_the_lowest_card_on() -> None:
    table = at(stage=1, active=-1, staff={0: ["H05"], 1: ["H06"]})
    table.play("workshop 2", "workshop 1", "workshop 3")
    assert [player.workshop for player in table.view().players] == [2, 1, 3, 4]
    asked = []
    while table.asked[1] != "turn":
        asked.append(table.asked)
        table.play(table.texts[0])
    first = [(1, "ability"), (0, "ability"), (1, "salary")]
    second = [(1, "ability"), (0, "ability"), (0, "salary")]
    assert asked == [*first, *second, (1, "ability"), (0, "ability")]


@pytest.mark.rule("ARS-R27")
def test_nobody_is_asked_who_can_use_nothing() -> None:
    table = at(
        staff={0: ["H17", "H13"], 1: ["H05", "H10"], 2: ["H16"]}, exhausted=["H05"], dice=[1]
    )
    table.play("place L-1 1")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ARS-R55")
def test_a_gain_may_be_lost_but_a_cost_must_be_paid() -> None:
    table = at(staff={0: ["H05", "H15", "H16"]}, resources={0: "Fl6"})
    table.play("pass")
    assert table.texts == ["decline", "use H05", "use H16"]
    assert table.rule_against("use H15") == "ARS-R55"
    table.play("use H05")
    assert table.resources(0)[0] == 6


def test_refusals_of_an_offer_name_their_reason() -> None:
    table = at(staff={0: ["H05", "H13", "H14", "H15", "H17"]}, resources={0: "Fl2 Sn1 El5"})
    table.play("pass")
    assert table.refused("use H13").rules == ("ARS-R27",)
    assert table.refused("use H14").rules == ("ARS-R49",)
    assert table.refused("use H17").rules == ("ARS-107",)
    assert table.refused("use H06").rules == ("ARS-106",)
    full = table.refused("use H15")
    assert (full.message.key, full.rules) == ("ars-alchimia-refusal-elixir-full", ("ARS-R55",))


@pytest.mark.rule("ARS-114", "ARS-R29", "ARS-110", "ARS-R27")
def test_what_an_assistant_can_do_only_at_its_moment() -> None:
    table = at(staff={0: ["H05", "H17"]})
    assert table.refused("dismiss H17").rules == ("ARS-114", "ARS-R29")
    assert table.refused("use H05").rules == ("ARS-110", "ARS-R27")
    table.play("pass")
    assert table.asked == (0, "ability")
    assert table.refused("dismiss H17").rules == ("ARS-114", "ARS-R29")


@pytest.mark.rule("ARS-R54")
def test_a_look_needs_a_pile_that_is_not_empty() -> None:
    shown = ("C01", "C07", "C13", "B04", "B07", "A02")
    levels = (("C", 18), ("B", 14), ("A", 10))
    cards = [f"{level}{number:02}" for level, count in levels for number in range(1, count + 1)]
    table = at(staff={0: ["H03", "H05"]}, gone=[card for card in cards if card not in shown])
    table.play("pass")
    assert table.refused("use H03").rules == ("ARS-R54",)
