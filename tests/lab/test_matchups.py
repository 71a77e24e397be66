"""Every value of an option against every other."""

import pytest

from athanor.kernel import Refused
from athanor.lab.matchups import round_robin
from athanor.lab.simulate import simulate

COLOURS = ("white", "black", "red")


def test_every_pair_plays_and_every_match_is_counted_once() -> None:
    found = round_robin("alchemist", "colours", COLOURS, "random", 7, workers=1)
    assert [(pair.first, pair.second) for pair in found.pairs] == [
        ("white", "black"),
        ("white", "red"),
        ("black", "red"),
    ]
    assert all(
        0 <= pair.share.low <= pair.share.win_share <= pair.share.high for pair in found.pairs
    )
    assert sum(one.win_share * one.matches for one in found.standings) == pytest.approx(21)
    assert [one.win_share for one in found.standings] == sorted(
        (one.win_share for one in found.standings), reverse=True
    )


def test_a_pair_is_the_two_runs_with_sides_changed() -> None:
    found = round_robin("alchemist", "colours", COLOURS[:2], "random", 9, seed=4, workers=1)
    there = simulate("alchemist", ["random"] * 2, 5, 4, {"colours": ["white", "black"]}, workers=1)
    back = simulate("alchemist", ["random"] * 2, 4, 4, {"colours": ["black", "white"]}, workers=1)
    assert found.pairs[0].share.wins == there.seats[0].wins + back.seats[1].wins


def test_a_value_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused):
        round_robin("alchemist", "colours", ("white", "gold"), "random", 2, workers=1)


def test_seats_and_endings_add_up() -> None:
    report = simulate("alchemist", ["random", "random"], 30, workers=1)
    assert sum(seat.wins for seat in report.seats) == pytest.approx(30)
    assert sum(ending.matches for ending in report.endings) == 30
