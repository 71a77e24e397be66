"""What a seat cannot know, dealt again: possible in every way that it knows, and in no other."""

from typing import cast

import pytest

from athanor.kernel import Data, Stream
from tests.games.alchemist.scenario import Counts, Table, at, setup

DEALS = 200


def deals(table: Table, seat: int) -> list[Data]:
    """Return the position as it may be for all that a seat knows, many times."""
    stream = Stream(1)
    return [table.match.redealt(seat, stream).state.data() for _ in range(DEALS)]


def supplies(data: Data) -> list[Counts]:
    """Return what everybody holds."""
    return [tuple(supply) for supply in cast("list[list[int]]", data["supplies"])]


def schools(data: Data) -> tuple[int, ...]:
    """Return everybody's school."""
    return tuple(cast("list[int]", data["schools"]))


@pytest.mark.rule("ALC-140", "ALC-142", "ALC-141")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_own_things_and_public_numbers_stay(seat: int) -> None:
    table = setup(3)
    table.play("take M", "take S", "take B")
    sizes = [adept.supply_size for adept in table.view().adepts]
    for data in deals(table, seat):
        assert supplies(data)[seat] == table.supply(seat)
        assert schools(data)[seat] == table.schools[seat]
        assert [sum(supply) for supply in supplies(data)] == sizes
        assert sum(cast("list[int]", data["bag"])) == table.view().bag_size


@pytest.mark.rule("ALC-140", "ALC-143")
def test_the_unseen_cubes_are_the_same_ones() -> None:
    table = setup(3)
    assert table.turn.count() > 0
    unseen = [sum(pile) for pile in zip(table.bag, table.supply(1), table.supply(2), strict=True)]
    for data in deals(table, 0):
        piles = [cast("list[int]", data["bag"]), *supplies(data)[1:]]
        assert [sum(pile) for pile in zip(*piles, strict=True)] == unseen


@pytest.mark.rule("ALC-140", "ALC-142")
def test_all_that_may_be_does_come() -> None:
    table = at(2, supplies=["", "MMSS"], bag="BBDT", schools="MS")
    dealt = deals(table, 0)
    held = {supplies(data)[1] for data in dealt}
    for kind in range(5):
        assert {supply[kind] for supply in held} >= {0, 1}
    assert {schools(data)[1] for data in dealt} == {1, 2, 3, 4}


@pytest.mark.rule("ALC-142", "ALC-025")
def test_schools_are_any_arrangement_of_those_the_seat_does_not_have() -> None:
    table = at(3, schools="BMT")
    arrangements = {schools(data) for data in deals(table, 0)}
    assert len(arrangements) == 4 * 3
    assert {own for own, *_ in arrangements} == {2}
    assert all(len(set(arrangement)) == 3 for arrangement in arrangements)


@pytest.mark.rule("ALC-081", "ALC-140")
def test_a_cube_taken_for_all_to_see_is_still_there() -> None:
    table = at(supplies=["", "SSSS", ""], bag="BBDDTT", active=1)
    table.play("take M")
    for data in deals(table, 0):
        assert supplies(data)[1][0] == 1


@pytest.mark.rule("ALC-058", "ALC-140")
def test_products_and_tribute_are_known_to_be_there() -> None:
    table = at(supplies=["TTT", "MMSS", ""], bag="BBDD", active=1)
    table.play("create DT M 5")
    for data in deals(table, 2):
        assert supplies(data)[1][3] >= 1
        assert supplies(data)[1][4] >= 1


@pytest.mark.rule("ALC-051", "ALC-140")
def test_what_was_paid_was_there_and_tells_nothing_more() -> None:
    table = at(supplies=["", "MMSS", ""], bag="MMBBDT", active=1)
    table.play("create DT MM 5")
    held = {supplies(data)[1][0] for data in deals(table, 0)}
    assert held == {0, 1, 2}, "two are gone, two more may be left of the hidden ones"


@pytest.mark.rule("ALC-051", "ALC-140")
def test_a_public_cube_that_was_paid_proves_nothing_about_hidden_ones() -> None:
    table = at(supplies=["", "SSSS", ""], bag="MMBBDD", active=1)
    table.play("take M", "take S", "take S", "create DT M 5")
    held = {supplies(data)[1][0] for data in deals(table, 0)}
    assert held == {0, 1, 2}


@pytest.mark.rule("ALC-140", "ALC-142")
def test_after_the_end_nothing_is_dealt_again() -> None:
    table = at(supplies=["MS", "BB", "DD"], reserve="T", active=2)
    table.play("take T")
    truth = table.match.state.data()
    assert all(data == truth for data in deals(table, 0))
