"""Checks on states: copied, saved, forked and recorded, a match stays the same match."""

import msgspec

from athanor.kernel import Match, Stream, fingerprint
from athanor.kernel.record import read_record
from athanor.kernel.record_lines import Bot
from athanor.kernel.replay import Replay, begin
from athanor.kernel.verify import verify
from tests.conformance.walking import Subject, finish, quiet_moments, step, walk


def check_copies_are_equal_and_independent(subject: Subject, seed: int) -> None:
    """A copy is equal when made, and stays as it is whatever happens to the match."""
    kept = []
    for match in walk(subject.game, seed):
        now = fingerprint(match.state)
        copy = match.state.copy()
        assert fingerprint(copy) == now
        assert copy.over == match.state.over
        kept.append((copy, now))
    assert all(fingerprint(copy) == then for copy, then in kept)


def check_nothing_reaches_back_from_a_copy(subject: Subject, seed: int) -> None:
    """Playing on from a copy leaves the original as it is."""
    for state in quiet_moments(subject, seed, every=5):
        before = fingerprint(state)
        finish(Match(subject.game, state.copy(), None), Stream(seed))
        assert fingerprint(state) == before


def check_saved_states_are_restored(subject: Subject, seed: int) -> None:
    """Data restored, also through JSON, is the same state: to hash, to look at, to play on from."""
    game = subject.game
    for number, state in enumerate(quiet_moments(subject, seed)):
        text = msgspec.json.encode(state.data())
        again = game.load(msgspec.json.decode(text))
        assert fingerprint(again) == fingerprint(state)
        assert again.over == state.over
        for viewer in subject.viewers:
            assert game.view(again, viewer) == game.view(state, viewer)
        if number % 8 == 0:
            ends = []
            for start in (state, again):
                match = Match(game, start, None)
                finish(match, Stream(seed))
                ends.append(fingerprint(match.state))
            assert ends[0] == ends[1]


def check_forks_equal_the_original(subject: Subject, seed: int) -> None:
    """A fork stands where the match stands, in the middle of scripts too, and goes on like it."""
    stream = Stream(seed)
    chooser = Stream(seed + 1)
    match = Match(subject.game, subject.game.start(), None)
    forks: list[tuple[Match, Stream]] = []
    while not match.is_over:
        if chooser.below(5) == 0:
            fork = match.fork()
            assert fingerprint(fork.state) == fingerprint(match.state)
            assert fork.answered == match.answered
            assert [(d.seat, d.codes()) for d in fork.decisions] == [
                (d.seat, d.codes()) for d in match.decisions
            ]
            forks.append((fork, stream.copy()))
        before = [fingerprint(fork.state) for fork, _ in forks[-2:]]
        step(match, stream)
        assert [fingerprint(fork.state) for fork, _ in forks[-2:]] == before
    assert forks
    for fork, rest in forks:
        finish(fork, rest)
        assert fingerprint(fork.state) == fingerprint(match.state)
        assert subject.game.outcome(fork.state) == subject.game.outcome(match.state)


def check_records_play_again(subject: Subject, seed: int) -> None:
    """A record read from its text is sound, and plays to the same end, from any point on."""
    seats = [Bot(f"Bot {seat}", "random") for seat in range(subject.setup.seats)]
    match, recorder = begin(subject.game, seats, stream_seed=seed)
    stream = Stream(seed)
    while (decision := match.decision) is not None:
        match.answer(decision.seat, decision.sample(stream))
    record = read_record(recorder.record.text())
    assert record == recorder.record
    assert verify(record, subject.game).problems == ()
    replay = Replay(record, subject.game)
    assert fingerprint(replay.to(record.answers).state) == fingerprint(match.state)
    middle = fingerprint(replay.to(record.answers // 2).state)
    assert middle != fingerprint(match.state)
    replay.to(record.answers)
    assert fingerprint(replay.to(record.answers // 2).state) == middle
