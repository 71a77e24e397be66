"""Every assistant of the house set does what its card says."""

import pytest

from tests.games.ars_alchimia.scenario import Table, argument, at, event, kinds


def why(table: Table, text: str) -> tuple[str, tuple[str, ...]]:
    """Return in which words something is refused, and by which rules."""
    refusal = table.refused(text)
    return refusal.message.key.removeprefix("ars-alchimia-refusal-"), refusal.rules


@pytest.mark.rule("ARS-116")
def test_the_nymph_may_dismiss_herself() -> None:
    table = at(staff={0: ["H01"]})
    table.play("pass", "use H01", "gain snow")
    assert table.staff(0) == []
    assert table.resources(0) == [1, 2, 1, 0, 0]


@pytest.mark.rule("ARS-116")
def test_the_nymph_gives_a_basic_resource_only() -> None:
    table = at(staff={0: ["H01"]})
    table.play("pass", "use H01")
    assert table.texts == ["gain flower", "gain snow", "gain fire", "gain sand"]
    assert table.rule_against("gain elixir") == "ARS-116"


def test_the_clerk_makes_order_spaces_cheaper() -> None:
    table = at(staff={0: ["H02"]}, crew={"C-1": (1, 2), "L-1": (1, 2)}, cards=["C18"])
    assert table.places("C-1")[0] == 2
    assert table.places("C-2")[0] == 1
    assert table.places("L-1")[0] == 3
    table.play("place C-1 2")
    assert (table.space("C-1").workers, table.player(1).square) == (2, 2)
    assert table.space("C-1").minimum == 3


@pytest.mark.rule("ARS-R54", "ARS-023")
def test_the_archivist_looks_and_leaves_or_buries() -> None:
    for choice, place in (("leave", 0), ("under", -1)):
        table = at(staff={0: ["H03"]}, cards=["C18"])
        table.play("pass", "use H03", "look C", choice)
        assert table.pile("C", 0).known[place] == "C18"
        assert table.pile("C", 0).size == 15


@pytest.mark.rule("ARS-095")
def test_the_preceptor_counts_for_the_level_only() -> None:
    table = at(staff={0: ["H04"]})
    assert table.player(0).levels == ["C", "B"]
    assert table.player(0).categories[3].count == 0


@pytest.mark.parametrize(("card", "kind"), [("H05", 0), ("H06", 1), ("H07", 2)])
def test_three_of_them_bring_two_of_a_kind(card: str, kind: int) -> None:
    table = at(staff={0: [card]})
    table.play("pass", f"use {card}")
    assert table.resources(0)[kind] == 3
    assert sum(table.resources(0)) == 5


def test_the_dune_walker_brings_sand_and_may_change_one_more() -> None:
    table = at(staff={0: ["H08"]}, resources={0: "Fl1 Fi1"})
    table.play("pass", "use H08")
    assert table.texts == ["keep", "swap flower", "swap fire"]
    assert why(table, "swap snow") == ("lacking", ("ARS-R55",))
    assert why(table, "swap sand") == ("no-swap", ("ARS-R55",))
    table.play("swap fire")
    assert table.resources(0) == [1, 0, 0, 2, 0]
    full = at(staff={0: ["H08"]}, resources={0: "Fl1 Sa4"})
    full.play("pass", "use H08")
    assert full.resources(0) == [1, 0, 0, 5, 0]
    assert full.asked == (1, "turn")


@pytest.mark.rule("ARS-080", "ARS-120")
def test_the_fortune_teller_adds_one_to_every_roll() -> None:
    table = at(staff={0: ["H09"]}, dice=[3])
    rolled = event(table.play("place L-1 1"), "rolled")
    assert (argument(rolled, "luck"), argument(rolled, "result")) == (1, 4)
    assert table.resources(0)[0] == 4


@pytest.mark.rule("ARS-R27", "ARS-R52")
@pytest.mark.parametrize(("second", "kept"), [(5, 5), (1, 2)])
def test_the_imp_rolls_again_and_keeps_the_higher(second: int, kept: int) -> None:
    table = at(staff={0: ["H09", "H10"]}, dice=[2, second])
    table.play("place L-1 1")
    assert table.asked == (0, "reroll")
    rolled = event(table.play("reroll"), "rolled")
    assert (argument(rolled, "die"), argument(rolled, "result")) == (kept, kept + 1)
    assert table.player(0).assistants[1].exhausted


@pytest.mark.rule("ARS-R27")
def test_the_imp_may_wait() -> None:
    table = at(staff={0: ["H10"]}, dice=[2])
    table.play("place L-1 1", "decline")
    assert not table.player(0).assistants[0].exhausted
    assert table.rolls == 1


def test_the_furnace_hand_makes_forges_cheaper() -> None:
    table = at(staff={0: ["H12"]}, crew={"F-P": (1, 2), "F-1": (3, 1), "L-1": (2, 2)})
    assert [table.places(space)[0] for space in ("F-P", "F-1", "L-1")] == [2, 1, 3]


@pytest.mark.rule("ARS-R49")
def test_the_pathfinder_lowers_one_price_by_two() -> None:
    table = at(staff={0: ["H11"]}, crew={"L-1": (1, 3), "L-2": (2, 3)}, dice=[3])
    assert table.places("L-1")[0] == 4
    assert {"place L-1 2 H11", "place L-2 2 H11"} < set(table.texts)
    assert table.rule_against("place L-1 1 H11") == "ARS-055"
    table.play("place L-1 2 H11")
    assert table.player(0).assistants[0].exhausted
    assert table.player(0).wages == 0


@pytest.mark.rule("ARS-039", "ARS-R50")
@pytest.mark.parametrize(
    ("card", "wages"), [("H03", 0), ("H11", 0), ("H15", 0), ("H14", 0), ("H02", 1)]
)
def test_some_need_no_salary(card: str, wages: int) -> None:
    assert at(staff={0: [card]}).player(0).wages == wages


@pytest.mark.rule("ARS-063")
def test_surplus_is_counted_from_the_personal_minimum() -> None:
    table = at(staff={0: ["H12"]}, crew={"F-1": (1, 2)}, dice=[3])
    rolled = event(table.play("place F-1 3"), "rolled")
    assert argument(rolled, "surplus") == 1


@pytest.mark.rule("ARS-058", "ARS-R8", "ARS-R27")
def test_the_captain_takes_bumped_workers_back_at_once() -> None:
    table = at(staff={1: ["H13"]}, crew={"L-1": (1, 3)}, dice=[1])
    told = table.told("place L-1 4")
    assert told == ["placed", "bumped"]
    assert table.asked == (1, "recover")
    assert table.texts == ["decline", "recover 1", "recover 2"]
    assert table.refused("recover 3").rules == ("ARS-059", "ARS-R45")
    table.play("recover 2")
    assert (table.player(1).available, table.player(1).square) == (11, 1)
    assert table.player(1).assistants[0].exhausted


def test_the_captain_does_not_answer_to_the_own_placement_nor_to_few_workers() -> None:
    own = at(staff={0: ["H13"]}, crew={"L-1": (0, 1)}, dice=[1])
    own.play("place L-1 2")
    assert own.asked == (1, "turn")
    one = at(staff={1: ["H13"]}, crew={"L-1": (1, 1)}, dice=[1])
    one.play("place L-1 2")
    assert one.texts == ["decline", "recover 1"]


@pytest.mark.rule("ARS-R49")
def test_the_golem_lowers_a_price_if_it_is_declared() -> None:
    table = at(staff={0: ["H14"]}, crew={"L-1": (1, 3)}, workers={0: 4}, dice=[1])
    assert table.places("L-1") == [4]
    with_golem = [text for text in table.texts if text.startswith("place L-1") and "H14" in text]
    assert with_golem == ["place L-1 3 H14", "place L-1 4 H14"]
    events = table.play("place L-1 4 H14")
    assert argument(event(events, "rolled"), "surplus") == 1
    assert table.player(0).assistants[0].exhausted


@pytest.mark.rule("ARS-R49")
def test_the_golem_is_refused_where_it_changes_nothing() -> None:
    table = at(staff={0: ["H14"]})
    assert table.rule_against("place L-1 1 H14") == "ARS-R49"
    tired = at(staff={0: ["H14"]}, exhausted=["H14"], crew={"L-1": (1, 3)})
    assert tired.rule_against("place L-1 3 H14") == "ARS-109"
    foreign = at(staff={1: ["H14"]}, crew={"L-1": (1, 3)})
    assert foreign.rule_against("place L-1 3 H14") == "ARS-106"


@pytest.mark.rule("ARS-R49")
def test_whoever_can_place_only_with_the_golem_is_asked() -> None:
    closed = dict.fromkeys(("C-1", "C-2", "C-3", "L-1", "L-2", "L-3", "L-P", "F-1", "F-2"), (0, 1))
    more = dict.fromkeys(("F-P", "AS-1", "AS-2", "AS-3"), (2, 1))
    table = at(staff={1: ["H14"]}, workers={0: 3, 1: 1, 2: 3}, crew=closed | more)
    table.play("pass")
    assert table.asked == (1, "turn")
    assert all(text == "pass" or text.endswith("H14") for text in table.texts)


BOTH = ["H11", "H14"]
"""The Pathfinder lowers a price by 2, the Golem by 1."""


@pytest.mark.rule("ARS-063", "ARS-R49")
def test_two_rebates_are_declared_together() -> None:
    table = at(staff={0: BOTH}, crew={"L-1": (1, 5)}, workers={0: 3}, dice=[1])
    assert [text for text in table.texts if "L-1" in text] == ["place L-1 3 H11 H14"]
    assert table.space("L-1", 0).closed is None
    events = table.play("place L-1 3 H14 H11")
    assert argument(event(events, "rolled"), "surplus") == 0
    assert [card.exhausted for card in table.player(0).assistants] == [True, True]
    assert (table.space("L-1").workers, table.player(1).square) == (3, 5)


@pytest.mark.rule("ARS-R49")
def test_of_two_rebates_each_must_lower_the_price() -> None:
    table = at(staff={0: BOTH}, crew={"L-1": (1, 2), "L-2": (1, 3)}, workers={0: 2})
    with_help = [text for text in table.texts if text.startswith(("place L-1", "place L-2"))]
    assert with_help == [
        *("place L-1 1 H11", "place L-1 2 H11", "place L-2 2 H11"),
        "place L-1 2 H14",
        *("place L-2 1 H11 H14", "place L-2 2 H11 H14"),
    ]
    assert table.rule_against("place L-1 1 H11 H14") == "ARS-R49"
    assert table.decision.count() == len(table.texts)


@pytest.mark.rule("ARS-055", "ARS-R49")
def test_the_board_shows_a_space_open_that_a_rebate_opens() -> None:
    table = at(staff={0: ["H14"]}, crew={"L-1": (1, 3), "L-2": (1, 4)}, workers={0: 3, 1: 3})
    assert "place L-1 3 H14" in table.texts
    assert table.space("L-1", 0).closed is None
    closed = table.space("L-2", 0).closed
    assert closed is not None
    assert (closed.rules, closed.message.args["least"]) == (("ARS-055", "ARS-053"), 4)
    assert table.space("L-1", 1).closed is not None
    tired = at(staff={0: ["H14"]}, exhausted=["H14"], crew={"L-1": (1, 3)}, workers={0: 3})
    assert tired.space("L-1", 0).closed is not None


@pytest.mark.rule("ARS-052", "ARS-055")
def test_without_workers_an_unoccupied_space_is_closed_by_its_own_price() -> None:
    table = at(workers={1: 0})
    closed = table.space("L-1", 1).closed
    assert closed is not None
    assert closed.rules == ("ARS-055", "ARS-052")


@pytest.mark.rule("ARS-053")
@pytest.mark.parametrize(
    ("staff", "space", "rules"),
    [(["H14"], "L-1", ("ARS-109",)), (["H12"], "F-1", ("ARS-107",))],
)
def test_a_lowered_price_is_told_with_who_lowers_it(
    staff: list[str], space: str, rules: tuple[str, ...]
) -> None:
    table = at(staff={0: staff}, crew={space: (1, 1)}, dice=[1])
    declared = " H14" if staff == ["H14"] else ""
    events = table.play(f"place {space} 1{declared}")
    placed = event(events, "placed")
    assert (argument(placed, "price"), argument(placed, "less")) == (2, 1)
    assert placed.rules == ("ARS-053", "ARS-063")
    cheaper = event(events, "cheaper")
    assert (argument(cheaper, "less"), cheaper.rules) == (1, rules)
    assert cheaper.things == (f"assistant:{staff[0]}",)


@pytest.mark.rule("ARS-106", "ARS-107", "ARS-109", "ARS-R27")
def test_a_placement_with_whoever_gives_no_rebate_is_refused_with_the_reason() -> None:
    table = at(staff={0: ["H05", "H10", "H12"]}, crew={"L-1": (1, 3)})
    rules = [table.rule_against(f"place L-1 3 {card}") for card in ("H05", "H10", "H12", "H14")]
    assert rules == ["ARS-R27", "ARS-R27", "ARS-107", "ARS-106"]


def test_reductions_add_up_but_never_below_one() -> None:
    table = at(staff={0: ["H12", "H14"]}, crew={"F-1": (1, 1), "F-2": (1, 2)})
    assert table.places("F-1")[0] == 1
    assert "place F-1 1 H14" not in table.texts
    assert "place F-2 1 H14" in table.texts


def test_the_distiller_makes_elixir_without_a_forge() -> None:
    table = at(staff={0: ["H15"]}, resources={0: "Fl1 Sa1"})
    told = table.told("pass", "use H15")
    assert table.resources(0) == [0, 0, 0, 0, 1]
    assert table.player(0).vp == 0
    assert "changed" in told
    full = at(staff={0: ["H15"]}, resources={0: "Fl1 Sa1 El5"})
    full.play("pass")
    assert full.asked == (1, "turn")


@pytest.mark.rule("ARS-136", "ARS-137", "ARS-R55")
def test_the_distiller_takes_two_different_basic_resources() -> None:
    table = at(staff={0: ["H15"]}, resources={0: "Fl2 Sn1 Sa1 El1"})
    table.play("pass", "use H15")
    assert table.refused("distill flower flower").rules == ("ARS-136",)
    assert table.refused("distill flower elixir").rules == ("ARS-137", "ARS-R15")
    assert why(table, "distill flower fire") == ("lacking", ("ARS-R55",))
    table.play("distill sand flower")
    assert table.resources(0) == [1, 1, 0, 0, 2]


@pytest.mark.rule("ARS-R55")
def test_the_exchanger_needs_two_and_room() -> None:
    table = at(staff={0: ["H16"]}, resources={0: "Fl2 Sn6 Fi1"})
    table.play("pass", "use H16")
    assert "exchange flower snow" not in table.texts
    assert why(table, "exchange flower snow") == ("no-room", ("ARS-R55",))
    assert why(table, "exchange fire sand") == ("lacking", ("ARS-R55",))
    assert why(table, "exchange snow snow") == ("same-exchange", ("ARS-R55",))
    table.play("exchange snow sand")
    assert table.resources(0) == [2, 4, 1, 1, 0]


@pytest.mark.rule("ARS-122", "ARS-R52")
def test_the_smith_adds_a_flask() -> None:
    table = at(
        staff={0: ["H17"]}, resources={0: "Fl3 Sn3"}, face={"F-1": "G01", "AS-1": "H05"}, dice=[1]
    )
    table.play("place F-1 1")
    assert table.resources(0)[4] == 1
    assert table.asked == (0, "transform")
    assert "stop" in table.texts


@pytest.mark.rule("ARS-130")
def test_the_patron_pays_for_each_order() -> None:
    table = at(staff={0: ["H18"]}, orders={0: ["C07", "C09"]}, resources={0: "Fl4 Sn2"}, dice=[1])
    table.play("place F-1 1", "fulfil C07", "fulfil C09")
    assert table.player(0).vp == 2 + 1 + 2 + 1


@pytest.mark.rule("ARS-151")
def test_the_muse_strengthens_a_category() -> None:
    table = at(
        year=4,
        staff={0: ["H19"]},
        done={0: ["C07", "C08", "C13"]},
        face={"C-1": "C10", "C-2": "C14"},
    )
    table.play("pass", "pass", "pass", "pass")
    assert table.asked == (0, "speciality")
    assert table.texts == ["speciality daily_life", "speciality industry"]
    assert table.rule_against("speciality myth") == "ARS-151"
    table.play("speciality daily_life")
    assert [kind.bonus for kind in table.player(0).categories] == [3, 0, 0, 0]


def test_the_muse_is_not_asked_without_an_order() -> None:
    table = at(year=4, staff={0: ["H19"]})
    table.play("pass", "pass", "pass", "pass")
    assert table.match.is_over
    assert "speciality" not in kinds(table.log.events)
