"""Taking orders (ARS-087 to ARS-102)."""

import pytest

from tests.games.ars_alchimia.scenario import at, kinds

UNIVERSITY = ("C02", "C03")


@pytest.mark.rule("ARS-087", "ARS-101")
def test_one_action_takes_one_order() -> None:
    table = at()
    table.play("place C-2 1")
    assert table.orders(0) == ["C13"]
    assert [table.orders(seat) for seat in (1, 2, 3)] == [[], [], []]
    second = at(orders={0: ["C08"]})
    second.play("place C-2 1")
    assert second.orders(0) == ["C08", "C13"]


@pytest.mark.rule("ARS-088", "ARS-089", "ARS-R19")
def test_the_space_is_refilled_at_once_and_the_workers_stay() -> None:
    table = at(cards=["C18"])
    table.play("place C-2 2")
    assert table.card("C-2") == "C18"
    assert table.pile("C").size == 14
    assert (table.space("C-2").owner, table.space("C-2").workers) == (0, 2)
    assert table.places("C-2")[0] == 3


@pytest.mark.rule("ARS-065", "ARS-090", "ARS-091", "ARS-092", "ARS-093", "ARS-095", "ARS-E8")
@pytest.mark.parametrize(("count", "levels"), [(0, "C"), (1, "CB"), (2, "CBA")])
def test_levels_open_with_university_orders(count: int, levels: str) -> None:
    table = at(year=3, done={0: UNIVERSITY[:count]})
    spaces = {"C": "C-1", "B": "B-1", "A": "A-1"}
    for level, space in spaces.items():
        assert (space in table.open_spaces) == (level in levels)
    assert table.player(0).levels == list(levels)


@pytest.mark.rule("ARS-091", "ARS-092")
def test_a_closed_level_is_refused_with_its_rule() -> None:
    table = at()
    assert table.rule_against("place B-1 1") == "ARS-091"
    assert table.rule_against("place A-1 1") == "ARS-092"


@pytest.mark.rule("ARS-094", "ARS-E8")
def test_in_the_last_year_every_level_is_open() -> None:
    assert {"C-1", "B-1", "A-1"} <= at(year=4).open_spaces
    assert "A-1" not in at(year=3).open_spaces


@pytest.mark.rule("ARS-095", "ARS-R18")
def test_only_own_fulfilled_university_orders_count() -> None:
    others = at(done={1: UNIVERSITY}, orders={0: ["C04"]})
    assert "B-1" not in others.open_spaces
    high = at(done={0: ["A01"]})
    assert "B-1" in high.open_spaces
    daily = at(done={0: ["C08", "C09"]})
    assert "B-1" not in daily.open_spaces


@pytest.mark.rule("ARS-065", "ARS-096", "ARS-098")
def test_nobody_holds_more_than_three_orders() -> None:
    table = at(orders={0: ["C08", "C09"]})
    assert "C-1" in table.open_spaces
    full = at(orders={0: ["C08", "C09", "C10"]})
    assert {"C-1", "C-2", "C-3"} & full.open_spaces == set()
    assert full.refused("place C-1 1").rules == ("ARS-098", "ARS-096")


@pytest.mark.rule("ARS-097")
@pytest.mark.parametrize("assistant", ["H02", "H03"])
def test_some_assistants_allow_a_fourth_order(assistant: str) -> None:
    three = ["C08", "C09", "C10"]
    table = at(orders={0: three}, staff={0: [assistant]})
    table.play("place C-1 1")
    while table.asked == (0, "ability"):
        table.play("decline")
    assert table.orders(0) == [*three, "C07"]


@pytest.mark.rule("ARS-098", "ARS-R30")
def test_limits_do_not_add_up() -> None:
    four = ["C08", "C09", "C10", "C11"]
    table = at(orders={0: four}, staff={0: ["H02", "H03"]})
    assert table.player(0).order_limit == 4
    assert table.refused("place C-1 1").rules == ("ARS-098", "ARS-097")


@pytest.mark.rule("ARS-098", "ARS-R30")
def test_a_fallen_limit_takes_no_order_away() -> None:
    table = at(orders={0: ["C08", "C09", "C10", "C11"]})
    assert len(table.orders(0)) == 4
    assert table.rule_against("place C-1 1") == "ARS-098"


@pytest.mark.rule("ARS-099")
def test_orders_cannot_be_given_back() -> None:
    table = at(orders={0: ["C08"]})
    assert {text.split()[0] for text in table.texts} == {"pass", "place"}
    table.pass_all()
    assert table.orders(0) == ["C08"]


@pytest.mark.rule("ARS-102", "ARS-R20")
def test_an_empty_pile_leaves_the_space_empty() -> None:
    gone = [f"C{n:02}" for n in range(1, 19) if n not in (1, 7, 13)]
    table = at(gone=gone)
    events = table.play("place C-2 1")
    assert "stays-empty" in kinds(events)
    assert table.card("C-2") is None
    assert table.rule_against("place C-2 2") == "ARS-146"
    assert table.space("C-2").workers == 1
