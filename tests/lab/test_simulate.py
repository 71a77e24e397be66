"""Many matches: counted rightly, and the same on any number of workers."""

import pytest

from athanor.kernel import Match, Refused, fingerprint
from athanor.lab.plan import Plan, Table
from athanor.lab.simulate import simulate

SEATS = ("random", "greedy", "random")


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    alone = simulate("alchemist", SEATS, 8, seed=3, workers=1)
    together = simulate("alchemist", SEATS, 8, seed=3, workers=2)
    assert alone == together
    assert simulate("alchemist", SEATS, 8, seed=4, workers=1) != alone


def test_every_match_is_counted_once() -> None:
    report = simulate("alchemist", ["random", "random"], 60, workers=1)
    assert sum(bot.wins for bot in report.bots) == pytest.approx(60)
    assert sum(bot.mean_place for bot in report.bots) <= 3
    for bot in report.bots:
        assert bot.matches == 60
        assert bot.win_share == bot.wins / 60
        assert bot.low < bot.win_share < bot.high
    assert report.lengths is not None
    assert report.lengths.least <= report.lengths.mean <= report.lengths.most
    assert report.errors == ()


def plan(matches: int = 3) -> Plan:
    return Plan("alchemist", SEATS, matches, 7, {}, ())


def test_bots_move_on_by_a_chair_each_match() -> None:
    seats = [[plan().seat_of(bot, index) for index in range(3)] for bot in range(3)]
    assert seats == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_a_match_can_be_played_again_from_its_index_alone() -> None:
    def end_of(match: Match) -> str:
        return fingerprint(match.state)

    forward = [end_of(Table(plan()).play(index)) for index in range(3)]
    table = Table(plan())
    backward = [end_of(table.play(index)) for index in (2, 1, 0)]
    assert forward == backward[::-1]
    assert len(set(forward)) == 3


def test_progress_is_told_up_to_the_last_match() -> None:
    told: list[tuple[int, int]] = []
    simulate("alchemist", ["random", "random"], 7, workers=1, progress=lambda *p: told.append(p))
    assert told[-1] == (7, 7)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.parametrize(
    ("seats", "matches", "workers", "key"),
    [
        (["random"], 1, 1, "kernel-bad-seats"),
        (["random"] * 6, 1, 1, "kernel-bad-seats"),
        (["random", "clever"], 1, 1, "bots-unknown-bot"),
        (["random", "random"], 0, 1, "lab-bad-matches"),
        (["random", "random"], 1, 0, "lab-bad-workers"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_starts(
    seats: list[str], matches: int, workers: int, key: str
) -> None:
    with pytest.raises(Refused) as caught:
        simulate("alchemist", seats, matches, workers=workers)
    assert caught.value.refusal.message.key == key
