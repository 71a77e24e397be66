"""Looking back while a match goes on shows what the whole match played again would show."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor.kernel import Refused, Stream
from athanor.kernel.record_lines import Person
from athanor.server.protocol.pages import Step
from athanor.server.reel import Reel
from athanor.server.tables.course import Course, record_of
from athanor.server.tables.past import MARK_EVERY, Past
from tests.server.tables.test_course import GAMES, course_of, play


def reel_of(course: Course) -> Reel:
    """Return the match played through, with every moment kept."""
    seats = [Person(f"Name {seat}") for seat in range(course.game.seats)]
    times = [stamp.when for stamp in course.stamps]
    return Reel(record_of(course, seats), course.game, times)


def look_back(course: Course, at: int, viewer: int) -> Step:
    past = Past(course, at)
    recalled = past.recall()
    past.keep()
    return past.step(recalled, viewer)


def assert_all_is_shown(course: Course, stream: Stream) -> None:
    """Look at every moment from every seat, in some order."""
    reel = reel_of(course)
    moments = list(range(len(course.choices) + 1))
    while moments:
        at = moments.pop(stream.below(len(moments)))
        for viewer in range(-1, course.game.seats):
            assert look_back(course, at, viewer) == reel.step(at, viewer)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1000), snapshot=st.booleans())
def test_every_earlier_moment_is_shown_as_it_was(name: str, seed: int, snapshot: bool) -> None:
    course, stream = course_of(name), Stream(seed)
    for _ in range(3):
        play(course, 1 + stream.below(9), stream)
        if course.match.is_over:
            return
        if snapshot:
            course.snapshot()
        assert_all_is_shown(course, stream)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1000))
def test_what_was_taken_back_is_not_shown_again(seed: int) -> None:
    course, stream = course_of("alchemist"), Stream(seed)
    play(course, 24, stream)
    for _ in range(5):
        if course.match.is_over:
            return
        look_back(course, len(course.choices), -1)
        if course.match.barrier < len(course.choices):
            course.back_to(course.match.barrier)
        play(course, 2, stream)
    if not course.match.is_over:
        assert_all_is_shown(course, stream)


def test_a_course_taken_up_from_a_snapshot_shows_what_was_before() -> None:
    course = course_of("alchemist")
    play(course, 20, Stream(4))
    kept = course.snapshot()
    assert kept is not None
    again = course_of("alchemist")
    again.restore(kept)
    play(again, 4, Stream(5))
    assert_all_is_shown(again, Stream(6))


def test_only_a_few_choices_are_played_again() -> None:
    course = course_of("alchemist")
    play(course, 30, Stream(2))
    assert not course.match.is_over
    assert len(Past(course, 30).choices) == 30
    look_back(course, 30, -1)
    longest = max(len(Past(course, at).choices) for at in range(31))
    assert longest <= MARK_EVERY + 2
    play(course, 1, Stream(3))
    assert len(Past(course, 31).choices) <= MARK_EVERY + 2


def test_marks_found_while_choices_were_taken_back_are_not_kept() -> None:
    course = course_of("alchemist")
    play(course, 24, Stream(2))
    past = Past(course, 24)
    past.recall()
    course.marks.cut(24)
    past.keep()
    assert len(Past(course, 24).choices) == 24


@pytest.mark.parametrize("at", [-1, 6])
def test_a_moment_that_is_not_there_is_refused(at: int) -> None:
    course = course_of("alchemist")
    play(course, 5, Stream(2))
    with pytest.raises(Refused, match="record-no-such-answer"):
        Past(course, at)
