"""Using forges (ARS-117 to ARS-140)."""

import pytest

from tests.games.ars_alchimia.scenario import Table, argument, at, event, kinds

RICH = "Fl4 Sn4 Fi4 Sa3"


def forge(
    orders: tuple[str, ...] = (),
    resources: str = RICH,
    *,
    die: int = 1,
    card: str = "G06",
    staff: tuple[str, ...] = (),
) -> Table:
    """Return a table where seat 0 is about to use a forge."""
    face = {"F-1": card, "F-2": "G01"}
    return at(orders={0: orders}, resources={0: resources}, staff={0: staff}, face=face, dice=[die])


@pytest.mark.rule("ARS-117")
def test_the_spaces_are_two_forges_and_the_pile() -> None:
    table = forge()
    names = {space.name for space in table.view().spaces if space.kind == "forge"}
    assert names == {"F-1", "F-2", "F-P"}
    assert names <= table.open_spaces


@pytest.mark.rule("ARS-118", "ARS-R13", "ARS-R31", "ARS-R53")
def test_the_blind_forge_is_seen_after_placing_and_goes_under_its_pile() -> None:
    table = at(resources={0: "Fl2 Sn2"}, dice=[4], cards=["G02"])
    events = table.play("place F-P 1")
    told = kinds(events)
    assert told.index("placed") < told.index("blind-forge") < told.index("rolled")
    assert table.resources(0) == [1, 1, 0, 0, 1]
    pile = table.pile("forges")
    assert (pile.size, pile.known[-1]) == (6, "G02")
    assert table.card("F-P") is None


@pytest.mark.rule("ARS-119", "ARS-R12")
def test_one_roll_before_the_first_transformation() -> None:
    table = forge(("C07", "C09"), die=5)
    told = table.told("place F-1 1")
    assert "rolled" in told
    assert "fulfilled" not in told
    assert table.rolls == 1
    table.play("fulfil C07", "fulfil C09", "stop")
    assert table.rolls == 1


@pytest.mark.rule("ARS-120", "ARS-121", "ARS-R40", "ARS-R52")
@pytest.mark.parametrize(("workers", "die", "perfect"), [(1, 4, False), (1, 5, True), (3, 3, True)])
def test_a_visit_is_perfect_from_the_threshold_on(workers: int, die: int, perfect: bool) -> None:
    table = forge(die=die)
    told = table.told(f"place F-1 {workers}")
    assert ("perfect" in told) == perfect
    assert ("imperfect" in told) != perfect
    visit = table.view().visit
    assert visit is not None
    assert (visit.perfect, visit.die, visit.result) == (perfect, die, die + workers - 1)


@pytest.mark.rule("ARS-122", "ARS-R17")
@pytest.mark.parametrize(("card", "flasks"), [("G01", 1), ("G03", 2), ("G06", 3), ("G08", 4)])
def test_as_many_transformations_as_flasks(card: str, flasks: int) -> None:
    face = {"F-1": card, "F-2": "G02"}
    table = at(resources={0: RICH}, face=face, dice=[1])
    table.play("place F-1 1")
    done = 0
    while table.asked == (0, "transform"):
        table.play("elixir flower snow")
        done += 1
    assert done == flasks
    assert table.resources(0)[4] == flasks


@pytest.mark.rule("ARS-123")
def test_items_and_elixir_in_any_order() -> None:
    for choices in (("elixir snow fire", "fulfil C07"), ("fulfil C07", "elixir snow fire")):
        table = forge(("C07",))
        table.play("place F-1 1", *choices)
        if table.asked == (0, "payment"):
            table.play("pay Fl2")
        assert table.player(0).vp == 2
        assert table.resources(0) == [2, 3, 3, 3, 1]


@pytest.mark.rule("ARS-124", "ARS-R17")
def test_the_first_transformation_is_compulsory_and_no_other() -> None:
    table = forge(("C07",))
    table.play("place F-1 1")
    assert table.rule_against("stop") == "ARS-124"
    table.play("fulfil C07")
    assert "stop" in table.texts
    table.play("stop")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ARS-125")
def test_a_forge_stays_open_to_all() -> None:
    table = at(resources={0: RICH, 1: RICH}, dice=[1, 1])
    table.play("place F-1 1", "elixir flower snow", "stop")
    assert table.card("F-1") == "G03"
    table.play("place F-1 2")
    assert table.asked == (1, "transform")


# --- Magic items ---


@pytest.mark.rule("ARS-126", "ARS-128", "ARS-129", "ARS-130")
def test_an_order_is_paid_scored_and_put_aside() -> None:
    table = forge(("C14", "C07"))
    table.play("place F-1 1", "fulfil C14")
    player = table.player(0)
    assert player.resources == [4, 3, 2, 3, 0]
    assert [order.id for order in player.fulfilled] == ["C14"]
    assert table.orders(0) == ["C07"]
    assert player.vp == 3
    second = forge(("C07", "C14"))
    second.play("place F-1 1", "fulfil C14")
    assert second.orders(0) == ["C07"]


@pytest.mark.rule("ARS-126", "ARS-128")
def test_all_that_an_order_shows_must_be_paid() -> None:
    table = forge(("C14",), "Fl1 Sn1 Fi1")
    table.play("place F-1 1")
    assert table.rule_against("fulfil C14") == "ARS-128"


@pytest.mark.rule("ARS-126")
def test_only_own_accepted_orders_can_be_fulfilled() -> None:
    table = at(orders={1: ["C08"]}, resources={0: RICH}, dice=[1])
    table.play("place F-1 1")
    assert not any(text.startswith("fulfil") for text in table.texts)
    assert table.refused("fulfil C08").rules == ("ARS-126",)


@pytest.mark.rule("ARS-127", "ARS-R16")
def test_elixir_stands_in_for_any_basic_resource() -> None:
    table = forge(("C18",), "Fl1 Fi1 El2")
    table.play("place F-1 1")
    if table.asked == (0, "transform"):
        table.play("fulfil C18")
    assert table.asked == (0, "payment")
    assert table.texts == ["pay Fl1 Fi1 El1", "pay Fi1 El2", "pay Fl1 El2"]
    table.play("pay Fi1 El2")
    assert table.resources(0) == [1, 0, 0, 0, 0]


@pytest.mark.rule("ARS-127", "ARS-R16")
def test_elixir_may_pay_all_of_it() -> None:
    table = forge(("C07",), "El2")
    table.play("place F-1 1")
    assert table.player(0).vp == 2
    assert table.resources(0) == [0, 0, 0, 0, 0]


@pytest.mark.rule("ARS-R16", "ARS-128")
def test_an_order_that_asks_for_elixir_takes_nothing_else() -> None:
    table = forge(("A10", "C07"), "Fl6 Sn6 Fi6 Sa5")
    table.play("place F-1 1")
    assert table.rule_against("fulfil A10") == "ARS-128"
    paid = forge(("A10", "C07"), "Fl6 Sa4 El1")
    paid.play("place F-1 1", "fulfil A10")
    assert paid.resources(0) == [6, 0, 0, 0, 0]


@pytest.mark.rule("ARS-128")
def test_what_cannot_be_paid_in_full_cannot_be_fulfilled() -> None:
    table = forge(("C10", "C07"), "Fl2 El0")
    table.play("place F-1 1")
    assert [order.id for order in table.player(0).fulfilled] == ["C07"]
    two = forge(("C10", "C07"), "Fl2 Sn1")
    two.play("place F-1 1")
    assert two.rule_against("fulfil C10") == "ARS-128"


@pytest.mark.rule("ARS-128")
def test_a_wrong_payment_is_refused() -> None:
    table = forge(("C18",), "Fl1 Fi1 Sa1 El1")
    table.play("place F-1 1", "fulfil C18")
    assert table.refused("pay Fl2 Fi1").rules == ("ARS-126", "ARS-127")
    assert table.refused("pay Fl1 Fi1").rules == ("ARS-126",)
    assert table.refused("pay El3").rules == ("ARS-128",)
    stone = forge(("A10", "C07"), "Fl6 Sa5 El3")
    stone.play("place F-1 1", "fulfil A10")
    assert stone.refused("pay Sa5").rules == ("ARS-126", "ARS-R16")


@pytest.mark.rule("ARS-131", "ARS-135", "ARS-140", "ARS-E9")
@pytest.mark.parametrize(("die", "points"), [(5, 13), (4, 9)])
def test_a_perfect_visit_brings_more(die: int, points: int) -> None:
    table = forge(("C10", "B09"), "Fl4 Sn2 Fi4 Sa3", die=die)
    table.play("place F-1 1", "fulfil C10", "fulfil B09", "elixir flower snow")
    assert table.player(0).vp == points
    assert table.asked == (1, "turn")


@pytest.mark.rule("ARS-131")
@pytest.mark.parametrize(("order", "points"), [("C07", 2 + 1), ("B05", 5 + 2), ("A02", 9 + 3)])
def test_the_points_of_perfection_by_level(order: str, points: int) -> None:
    face = {"F-1": "G01", "F-2": "G02", "A-1": "A03"}
    table = at(orders={0: [order]}, resources={0: "Fl6 Sn6"}, face=face, dice=[6])
    table.play("place F-1 1", f"fulfil {order}")
    assert table.player(0).vp == points


@pytest.mark.rule("ARS-131", "ARS-135", "ARS-140")
@pytest.mark.parametrize(("die", "staff", "points"), [(5, (), 3), (4, (), 2), (5, ("H18",), 4)])
def test_an_option_says_what_it_brings(die: int, staff: tuple[str, ...], points: int) -> None:
    table = forge(("C07",), die=die, staff=staff)
    table.play("place F-1 1")
    said = {option.text: option.message for option in table.options}
    assert said["fulfil C07"].args["vp"] == points
    assert said["elixir fire sand"].args.get("vp", 0) == (1 if die == 5 else 0)
    table.play("fulfil C07")
    assert table.player(0).vp == points


@pytest.mark.rule("ARS-132", "ARS-R18")
def test_fulfilling_needs_no_level() -> None:
    table = forge(("A02",), "Fl6 Sn6")
    assert table.player(0).levels == ["C"]
    table.play("place F-1 1", "fulfil A02")
    assert [order.id for order in table.player(0).fulfilled] == ["A02"]


@pytest.mark.rule("ARS-133", "ARS-R18")
def test_a_university_order_raises_the_level_at_once() -> None:
    table = forge(("C01", "C07"), "Fl6 Sn2")
    table.play("place F-1 1")
    assert table.player(0).levels == ["C"]
    table.play("fulfil C01")
    assert table.player(0).levels == ["C", "B"]


# --- Elixir ---


@pytest.mark.rule("ARS-134", "ARS-136", "ARS-137", "ARS-R15")
def test_elixir_is_made_of_two_different_basic_resources() -> None:
    table = forge(("C07",), "Fl3 Sa1 El2")
    table.play("place F-1 1")
    assert [text for text in table.texts if text.startswith("elixir")] == ["elixir flower sand"]
    assert table.refused("elixir flower snow").rules == ("ARS-134",)
    assert table.refused("elixir flower flower").rules == ("ARS-136",)
    assert table.refused("elixir flower elixir").rules == ("ARS-137", "ARS-R15")
    table.play("elixir sand flower")
    assert table.resources(0) == [2, 0, 0, 0, 3]
    with_only_one_kind = at(resources={0: "Fl5 El3"})
    assert "F-1" not in with_only_one_kind.open_spaces


@pytest.mark.rule("ARS-135", "ARS-140")
@pytest.mark.parametrize(("die", "vp"), [(5, 1), (4, 0)])
def test_elixir_brings_a_point_only_if_perfect(die: int, vp: int) -> None:
    table = forge(die=die)
    events = table.play("place F-1 1", "elixir fire sand")
    assert table.player(0).vp == vp
    assert argument(event(events, "elixir"), "vp") == vp
    assert table.resources(0) == [4, 4, 3, 2, 1]


@pytest.mark.rule("ARS-138", "ARS-R15")
def test_no_elixir_above_its_cap() -> None:
    table = forge(("C07",), "Fl3 Sn3 El5")
    table.play("place F-1 1")
    if table.asked == (0, "transform"):
        assert table.rule_against("elixir flower snow") == "ARS-138"
    closed = at(resources={0: "Fl3 Sn3 El5"})
    assert "F-1" not in closed.open_spaces


@pytest.mark.rule("ARS-139", "ARS-R12")
def test_new_elixir_may_be_spent_in_the_same_visit() -> None:
    table = forge(("C13",), "Fl1 Sn1 Fi1")
    table.play("place F-1 1")
    assert table.rule_against("fulfil C13") == "ARS-128"
    table.play("elixir flower snow")
    if table.asked == (0, "transform"):
        table.play("fulfil C13")
    assert [order.id for order in table.player(0).fulfilled] == ["C13"]
    assert table.resources(0) == [0, 0, 0, 0, 0]


@pytest.mark.rule("ARS-R17")
def test_a_visit_ends_when_nothing_more_is_possible() -> None:
    table = forge((), "Fl1 Sn1")
    table.play("place F-1 1")
    assert table.asked == (1, "turn")
    assert table.resources(0) == [0, 0, 0, 0, 1]
