"""Checks on states: copied, saved, forked and recorded, a match stays the same match."""

import msgspec

from athanor.kernel import Match, Stream, fingerprint
from athanor.kernel.record import read_record
from athanor.kernel.record_lines import Bot
from athanor.kernel.replay import Replay, begin
from athanor.kernel.snapshot import Snapshot, match_at, snapshot_of
from athanor.kernel.verify import verify
from tests.conformance.walking import STRETCH, Subject, play_on, quiet_moments, step, walk


def check_copies_are_equal_and_independent(subject: Subject, seed: int) -> None:
    """A copy is equal when made, and stays as it is whatever happens to the match."""
    kept = []
    for match in walk(subject, seed):
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
        play_on(subject, Match(subject.game, state.copy(), None), Stream(seed))
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
                play_on(subject, match, Stream(seed))
                ends.append(fingerprint(match.state))
            assert ends[0] == ends[1]


def check_forks_equal_the_original(subject: Subject, seed: int) -> None:
    """A fork, or a match sent to another process, stands where the match stands, in the middle of
    scripts too, and goes on like it."""
    chooser = Stream(seed + 1)
    starts = quiet_moments(subject, seed, every=4)[:-1] if subject.is_long else []
    forks = [
        fork_on_the_way(subject, Match(subject.game, start.copy(), None), Stream(seed), chooser)
        for start in starts or [subject.game.start()]
    ]
    assert any(forks)


def fork_on_the_way(subject: Subject, match: Match, stream: Stream, chooser: Stream) -> int:
    """Play a match on, fork it now and then, and return how often; a long one for a stretch."""
    forks: list[tuple[Match, Stream, int]] = []
    steps = 0
    while not match.is_over and not (subject.is_long and steps == STRETCH):
        if chooser.below(5) == 0:
            twins = [match.fork(), sent(match)] if len(forks) % 3 == 0 else [match.fork()]
            for twin in twins:
                assert fingerprint(twin.state) == fingerprint(match.state)
                assert twin.answered == match.answered
                assert [(d.seat, d.codes()) for d in twin.decisions] == [
                    (d.seat, d.codes()) for d in match.decisions
                ]
                forks.append((twin, stream.copy(), steps))
        before = [fingerprint(fork.state) for fork, _, _ in forks[-2:]]
        step(match, stream)
        steps += 1
        assert [fingerprint(fork.state) for fork, _, _ in forks[-2:]] == before
    for fork, rest, done in forks:
        for _ in range(done, steps):
            step(fork, rest)
        assert fingerprint(fork.state) == fingerprint(match.state)
        assert fork.is_over == match.is_over
        if match.is_over:
            assert subject.game.outcome(fork.state) == subject.game.outcome(match.state)
    return len(forks)


def sent(match: Match) -> Match:
    """Return the match as another process takes it up."""
    text = msgspec.json.encode(snapshot_of(match))
    return match_at(match.game, msgspec.json.decode(text, type=Snapshot))


def check_records_play_again(subject: Subject, seed: int) -> None:
    """A record read from its text is sound, and plays to the same end, from any point on.

    A long match is recorded only for a while: that is a record too.
    """
    seats = [Bot(f"Bot {seat}", "random") for seat in range(subject.setup.seats)]
    match, recorder = begin(subject.game, seats, stream_seed=seed)
    stream = Stream(seed)
    limit = 2 * STRETCH if subject.is_long else subject.info.max_answers
    while (decision := match.decision) is not None and match.answered < limit:
        match.answer(decision.seat, decision.sample(stream))
    written = recorder.saved
    record = read_record(written.text())
    assert record == written
    assert verify(record, subject.game).problems == ()
    replay = Replay(record, subject.game)
    assert fingerprint(replay.to(record.answers).state) == fingerprint(match.state)
    middle = fingerprint(replay.to(record.answers // 2).state)
    assert middle != fingerprint(match.state)
    replay.to(record.answers)
    assert fingerprint(replay.to(record.answers // 2).state) == middle
