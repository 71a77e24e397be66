"""Who wins (ALC-120 to ALC-122)."""

import pytest

from tests.games.alchemist.scenario import Table, at_the_end


def places(table: Table) -> tuple[int, ...]:
    """Return the standing, and check that the view tells the same."""
    outcome = table.game.outcome(table.match.state)
    result = table.view().result
    assert result is not None
    assert result.places == outcome.places
    return outcome.places


@pytest.mark.rule("ALC-120", "ALC-R31")
def test_most_fame_wins() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[10, 30, 20])
    assert table.fames() == [20, 36, 21]
    assert places(table) == (3, 1, 2)
    assert table.game.outcome(table.match.state).winners == (1,)


@pytest.mark.rule("ALC-120", "ALC-114")
def test_school_and_leftovers_can_decide() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[52, 55, 60])
    assert table.fames() == [62, 61, 61]
    assert places(table) == (1, 2, 3)


@pytest.mark.rule("ALC-121")
def test_equal_fame_is_settled_by_the_greater_school_reward() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[50, 54, 0])
    assert table.fames() == [60, 60, 1]
    assert places(table) == (1, 2, 3)
    swapped = at_the_end(["MM", "S", "BBB"], fame=[54, 50, 0], schools="MSB")
    assert swapped.fames() == [60, 60, 1]
    assert places(swapped) == (2, 1, 3)


@pytest.mark.rule("ALC-121")
def test_a_greater_reward_of_somebody_not_tied_plays_no_part() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[1, 54, 59])
    assert table.fames() == [11, 60, 60]
    assert places(table) == (3, 1, 2)


@pytest.mark.rule("ALC-122", "ALC-R15")
def test_equal_fame_and_equal_reward_win_together() -> None:
    table = at_the_end(["M", "S", "BBB"], fame=[50, 50, 20])
    assert table.fames() == [60, 60, 26]
    assert places(table) == (1, 1, 3)
    assert table.game.outcome(table.match.state).winners == (0, 1)


@pytest.mark.rule("ALC-122")
def test_all_may_win_together() -> None:
    table = at_the_end(["M", "S", "B", "D"], fame=[9, 9, 9, 9])
    assert places(table) == (1, 1, 1, 1)


@pytest.mark.rule("ALC-R31")
def test_everybody_is_placed_by_fame_then_reward() -> None:
    table = at_the_end(["M", "SS", "BB", "DDD"], fame=[0, 20, 20, 24])
    assert table.fames() == [12, 29, 29, 29]
    assert places(table) == (4, 1, 1, 3)
