"""Conceding where the others play on: at quiet moments at once, else after what is going on."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from athanor.kernel import Log, Match, Refused, Stream, fingerprint
from athanor.kernel.record import Record, read_record
from athanor.kernel.record_lines import ChoiceLine, ConcedeLine, Person, QuietLine
from athanor.kernel.recorder import Recorder
from athanor.kernel.replay import Replay, begin, resume, take_back
from athanor.kernel.snapshot import match_at, snapshot_of
from athanor.kernel.verify import verify
from tests.kernel.recorded import answer_randomly
from tests.kernel.retreat import DEEP, LAZY, Pit, Retreat

GAME = Retreat()
SEATS = (Person("Ada"), Person("Béatrice"), Person("Chloé"))
SECRET = bytes(range(32))


def new_match(forkable: bool = True) -> Match:
    return Match(GAME, GAME.start(), Stream(1), log=Log(heard=True), forkable=forkable)


def pit(match: Match) -> Pit:
    state = match.state
    assert isinstance(state, Pit)
    return state


def asked(match: Match) -> list[int]:
    return [decision.seat for decision in match.decisions]


def to_the_bids(match: Match) -> Match:
    """Have all dig until everybody bids."""
    while match.sealed_answers is None:
        assert match.decision is not None
        match.answer(match.decision.seat, LAZY)
    return match


def test_at_a_quiet_moment_a_seat_is_gone_at_once() -> None:
    match = new_match()
    assert asked(match) == [0]
    match.concede(0)
    assert not match.is_over
    assert match.has_left(0)
    assert (asked(match), pit(match).seen_off, match.is_quiet) == ([1], [1, 0, 0], True)
    assert [event.message.key for event in match.log.events] == ["kernel-conceded"]


def test_what_goes_on_is_finished_first_and_nobody_waits_for_who_left() -> None:
    match = new_match()
    match.answer(0, LAZY)
    match.concede(0)
    assert (asked(match), pit(match).seen_off) == ([1], [1, 0, 0])  # digs lazily once more
    match.answer(1, LAZY)
    match.concede(2)
    assert match.is_over  # the last one has won
    assert GAME.outcome(match.state).winners == (1,)


def test_another_seat_goes_on_with_what_it_does() -> None:
    match = new_match()
    match.answer(0, LAZY)
    match.concede(1)
    assert (asked(match), pit(match).seen_off) == ([0], [0, 0, 0])
    match.answer(0, DEEP)
    assert (asked(match), pit(match).seen_off) == ([2], [0, 1, 0])


def test_nobody_waits_for_a_secret_choice_of_who_left() -> None:
    match = to_the_bids(new_match())
    match.answer(0, 2)
    match.answer(2, 1)
    match.concede(1)
    assert pit(match).found == [1, 0, -1]
    assert (pit(match).round, asked(match)) == (1, [0])
    to_the_bids(match)
    assert asked(match) == [0, 2]


def test_a_sealed_choice_stands_though_its_seat_has_left() -> None:
    match = to_the_bids(new_match())
    match.answer(1, 2)
    match.concede(1)
    match.answer(0, 1)
    match.answer(2, 0)
    assert pit(match).found == [-1, 1, 0]


def test_who_left_is_asked_no_more_and_leaves_but_once() -> None:
    match = new_match()
    match.concede(1)
    before = fingerprint(match.state)
    attempts: list[Callable[[], None]] = [
        lambda: match.concede(1),
        lambda: match.answer(1, LAZY),
    ]
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.refusal.message.key == "kernel-conceded-already"
        assert refused.value.refusal.rules == ("RET-002",)
    assert fingerprint(match.state) == before


def test_nothing_before_it_is_taken_back() -> None:
    match, recorder = begin(GAME, SEATS, secret=SECRET)
    match.answer(0, LAZY)
    match.concede(2)
    with pytest.raises(Refused, match="kernel-undo-barrier"):
        take_back(match, recorder)
    match.answer(0, LAZY)
    again, _ = take_back(match, recorder)
    assert again.has_left(2)


def test_a_match_that_keeps_no_quiet_moments_is_left_after_what_goes_on() -> None:
    match = new_match(forkable=False)
    assert asked(match) == [0]
    match.concede(0)
    assert (asked(match), pit(match).seen_off) == ([1], [1, 0, 0])


def test_a_match_waits_for_chance_while_a_seat_leaves() -> None:
    match = Match(GAME, GAME.start(), None)
    match.answer(0, DEEP)
    assert match.chance is not None
    match.concede(0)
    twin = match.fork()
    for one in (match, twin):
        assert one.chance is not None
        one.resolve(3)
        assert (pit(one).found, asked(one)) == ([3, 0, 0], [1])


# --- At any moment ---


def leaving_match(answers: int, players: int, seat: int) -> tuple[Match, Recorder]:
    """A recorded match that a seat leaves after some random answers."""
    match, recorder = begin(GAME, SEATS, secret=SECRET)
    stream = Stream(players)
    while match.answered < answers:
        answer_randomly(match, stream)
    match.concede(seat)
    return match, recorder


moments = given(
    answers=st.integers(0, 19),
    players=st.integers(0, 99),
    seat=st.integers(0, 2),
    more=st.integers(0, 4),
)


@moments
def test_forks_snapshots_and_records_know_who_has_left(
    answers: int, players: int, seat: int, more: int
) -> None:
    match, recorder = leaving_match(answers, players, seat)
    stream = Stream(players + 1)
    for _ in range(more):
        answer_randomly(match, stream)
        assert seat not in asked(match)
    again = GAME.load(match.quiet.data())
    assert fingerprint(again) == fingerprint(match.quiet)
    twin = match.fork()
    restored = match_at(GAME, snapshot_of(match))
    redealt = match.redealt((seat + 1) % 3, Stream(4), forkable=True)
    for one in (twin, restored, redealt, redealt.fork()):
        assert one.has_left(seat)
        assert asked(one) == asked(match)
        assert fingerprint(one.state) == fingerprint(match.state)
    while not match.is_over:
        answer_randomly(match, stream)
    assert GAME.outcome(match.state).places[seat] == 3
    record = read_record(recorder.record.text())
    assert record == recorder.record
    report = verify(record, GAME)
    assert (report.problems, report.finished) == ((), True)
    rerun, rewritten = resume(record, GAME)
    assert fingerprint(rerun.state) == fingerprint(match.state)
    assert rewritten.record == record


@moments
def test_a_replay_goes_back_and_forth_over_a_concession(
    answers: int, players: int, seat: int, more: int
) -> None:
    match, recorder = leaving_match(answers, players, seat)
    stream = Stream(players)
    for _ in range(more):
        answer_randomly(match, stream)
    replay = Replay(recorder.record, GAME, secret=SECRET)
    there = fingerprint(replay.to(match.answered).state)
    assert there == fingerprint(match.state)
    replay.to(0)
    assert fingerprint(replay.to(match.answered).state) == there


# --- In records ---


def test_a_record_goes_on_after_a_concession() -> None:
    match, recorder = leaving_match(0, 1, 1)
    match.answer(0, LAZY)
    kinds = [type(line) for line in recorder.record.lines]
    assert kinds == [QuietLine, ConcedeLine, QuietLine, ChoiceLine]


def test_nobody_chooses_for_who_has_left() -> None:
    match, recorder = leaving_match(0, 1, 1)
    match.answer(0, LAZY)
    lines = recorder.record.lines
    for forged in (
        (*lines[:3], ConcedeLine(1)),
        (*lines[:3], ChoiceLine(1, "lazy")),
    ):
        problem = verify(Record(recorder.record.header, forged), GAME).problems[0]
        assert (problem.line, problem.refusal.message.key) == (5, "kernel-conceded-already")
