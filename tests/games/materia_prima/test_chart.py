"""What the map shows besides what lies on it: where figures can go, and tiles not yet laid."""

import pytest

from tests.games.materia_prima.scene import Table, at, set_up, setup


def reached(table: Table, seat: int, slot: int = 0) -> dict[str, int]:
    """Return the hexes that a figure can reach, with the moves that takes."""
    hexes = table.view().hexes
    return {
        f"{hexes[there.hex].q},{hexes[there.hex].r}": there.moves
        for there in table.figure(seat, slot).reach
    }


@pytest.mark.rule("MAT-060")
def test_reach_is_what_can_be_walked_to_move_by_move() -> None:
    table = at(3, alchemists=("krol", "sejlon", "wilka"))
    there = reached(table, 0)
    assert sum(moves == 1 for moves in there.values()) == 6
    assert max(there.values()) == 3
    near = sorted(name for name, moves in there.items() if moves == 1)
    assert near == sorted(text.split()[2] for text in table.texts if text.startswith("move a "))


def test_the_way_leads_back_to_where_the_figure_stands() -> None:
    table = at(3)
    figure = table.figure(0)
    moves = {there.hex: there.moves for there in figure.reach} | {figure.hex: 0}
    assert all(moves[there.before] == there.moves - 1 for there in figure.reach)


@pytest.mark.rule("MAT-062", "MAT-064")
def test_nobody_can_be_passed_through() -> None:
    table = at(3, spots={0: "0,0", 1: "1,0"})
    there = reached(table, 0)
    assert "1,0" not in there
    assert there["2,-1"] == 2
    assert there["2,0"] == 3
    assert "3,0" not in there


def test_only_who_acts_reaches_anything() -> None:
    table = at(3)
    assert reached(table, 1) == {}
    table.play("end")
    assert reached(table, 0) == {}
    assert reached(table, 1) != {}


@pytest.mark.rule("MAT-060", "MAT-052")
def test_a_move_too_far_is_refused_with_its_own_reason() -> None:
    table = at(3)
    assert table.rules_against("move a 2,-1") == ("MAT-060",)
    assert table.rules_against("move h1 2,-1") == ("MAT-052",)


def test_a_move_tells_where_it_began() -> None:
    table = at(3)
    (event,) = [one for one in table.play("move a 1,-1") if one.kind == "moved"]
    assert event.things == ("figure:0-0", "hex:1,-1", "hex:0,0")


@pytest.mark.rule("MAT-003")
def test_tiles_to_be_laid_are_shown_with_both_sides_in_every_turn() -> None:
    table = setup(3, options={"layout": "arranged"})
    assert len(table.view().stock) == 7
    (tile,) = [one for one in table.view().stock if one.id == "t4"]
    assert {(face.side, face.turn) for face in tile.faces} == {
        (side, turn) for side in "ab" for turn in range(6)
    }
    (chosen,) = [face for face in tile.faces if (face.side, face.turn) == ("a", 2)]
    table.play("lay t4 a 2")
    assert [hex_.mine for hex_ in table.view().hexes[:7]] == chosen.land
    assert "t4" not in [one.id for one in table.view().stock]


def test_nothing_is_left_to_lay_once_the_board_is_complete() -> None:
    assert set_up(3).view().stock == []
