"""Looking back while a match goes on shows what the whole match played again would show."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor.kernel import Refused, Stream
from athanor.kernel.record_lines import Person
from athanor.server.protocol.pages import Step
from athanor.server.replay_steps import ReplaySteps
from athanor.server.tables.hosted_match import HostedMatch, record_of
from athanor.server.tables.past import MARK_EVERY, Past
from tests.server.tables.test_hosted_match import GAMES, course_of, play


def steps_of(hosted: HostedMatch) -> ReplaySteps:
    """Return the match played through, with every moment kept."""
    seats = [Person(f"Name {seat}") for seat in range(hosted.game.seats)]
    times = [stamp.when for stamp in hosted.stamps]
    return ReplaySteps(record_of(hosted, seats), hosted.game, times)


def look_back(hosted: HostedMatch, at: int, viewer: int) -> Step:
    past = Past(hosted, at)
    recalled = past.recall()
    past.keep()
    return past.step(recalled, viewer)


def assert_all_is_shown(hosted: HostedMatch, stream: Stream) -> None:
    """Look at every moment from every seat, in some order."""
    steps = steps_of(hosted)
    moments = list(range(len(hosted.choices) + 1))
    while moments:
        at = moments.pop(stream.below(len(moments)))
        for viewer in range(-1, hosted.game.seats):
            assert look_back(hosted, at, viewer) == steps.step(at, viewer)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1000), snapshot=st.booleans())
def test_every_earlier_moment_is_shown_as_it_was(name: str, seed: int, snapshot: bool) -> None:
    hosted, stream = course_of(name), Stream(seed)
    for _ in range(3):
        play(hosted, 1 + stream.below(9), stream)
        if hosted.match.is_over:
            return
        if snapshot:
            hosted.snapshot()
        assert_all_is_shown(hosted, stream)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1000))
def test_what_was_taken_back_is_not_shown_again(seed: int) -> None:
    hosted, stream = course_of("alchemist"), Stream(seed)
    play(hosted, 24, stream)
    for _ in range(5):
        if hosted.match.is_over:
            return
        look_back(hosted, len(hosted.choices), -1)
        if hosted.match.barrier < len(hosted.choices):
            hosted.back_to(hosted.match.barrier)
        play(hosted, 2, stream)
    if not hosted.match.is_over:
        assert_all_is_shown(hosted, stream)


def test_a_course_taken_up_from_a_snapshot_shows_what_was_before() -> None:
    hosted = course_of("alchemist")
    play(hosted, 20, Stream(4))
    kept = hosted.snapshot()
    assert kept is not None
    again = course_of("alchemist")
    again.restore(kept)
    play(again, 4, Stream(5))
    assert_all_is_shown(again, Stream(6))


def test_only_a_few_choices_are_played_again() -> None:
    hosted = course_of("alchemist")
    play(hosted, 30, Stream(2))
    assert not hosted.match.is_over
    assert len(Past(hosted, 30).choices) == 30
    look_back(hosted, 30, -1)
    longest = max(len(Past(hosted, at).choices) for at in range(31))
    assert longest <= MARK_EVERY + 2
    play(hosted, 1, Stream(3))
    assert len(Past(hosted, 31).choices) <= MARK_EVERY + 2


def test_marks_found_while_choices_were_taken_back_are_not_kept() -> None:
    hosted = course_of("alchemist")
    play(hosted, 24, Stream(2))
    past = Past(hosted, 24)
    past.recall()
    hosted.checkpoints.cut(24)
    past.keep()
    assert len(Past(hosted, 24).choices) == 24


@pytest.mark.parametrize("at", [-1, 6])
def test_a_moment_that_is_not_there_is_refused(at: int) -> None:
    hosted = course_of("alchemist")
    play(hosted, 5, Stream(2))
    with pytest.raises(Refused, match="record-no-such-answer"):
        Past(hosted, at)
