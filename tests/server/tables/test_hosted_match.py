"""The course of a match: kept by its choices, taken up from snapshots, taken back, recorded."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import philtre
from athanor.kernel import SPECTATOR, Game, Refused, Stream, fingerprint
from athanor.kernel.record_lines import Person
from athanor.kernel.verify import verify
from athanor.server.tables.hosted_match import HostedMatch, Luck, record_of
from tests.server.tables.staging import SECRET, alchemist

GAMES: dict[str, Game] = {"alchemist": alchemist(), "philtre": philtre.GAME.build(3)}


def course_of(name: str) -> HostedMatch:
    return HostedMatch(GAMES[name], Luck(SECRET, ("ada", "", "bob")), began=1000)


def play(hosted: HostedMatch, choices: int, stream: Stream) -> None:
    for _ in range(choices):
        waiting = hosted.match.decisions
        if not waiting:
            return
        decision = waiting[stream.below(len(waiting))]
        text = decision.option(decision.sample(stream)).text
        hosted.choose(decision.seat, text, 2000 + len(hosted.choices))


def shown(hosted: HostedMatch) -> list[object]:
    """Return all that anybody can see of a course."""
    viewers = [*range(hosted.game.seats), SPECTATOR]
    return [
        fingerprint(hosted.match.state),
        list(hosted.choices),
        list(hosted.stamps),
        hosted.match.barrier,
        hosted.match.answered,
        [(decision.seat, decision.codes()) for decision in hosted.match.decisions],
        [list(hosted.story(viewer).lines) for viewer in viewers],
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_brings_back_everything_and_goes_on_alike(name: str) -> None:
    hosted = course_of(name)
    stream = Stream(3)
    taken = 0
    while not hosted.match.is_over:
        play(hosted, 1, stream)
        data = hosted.snapshot()
        if data is None:
            continue
        taken += 1
        twin = course_of(name)
        twin.restore(data)
        assert shown(twin) == shown(hosted)
        if taken == 3:
            play(twin, 8, Stream(5))
            onward = course_of(name)
            onward.restore(data)
            play(onward, 8, Stream(5))
            assert shown(twin) == shown(onward)
    assert taken > 3


def test_there_is_no_snapshot_in_the_middle_of_secret_choices() -> None:
    hosted = course_of("philtre")
    assert hosted.snapshot() is not None
    play(hosted, 1, Stream(1))
    assert hosted.snapshot() is None


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1000), steps=st.integers(1, 20), snapshot=st.booleans())
def test_taking_back_leads_to_where_the_course_stood(seed: int, steps: int, snapshot: bool) -> None:
    hosted = course_of("alchemist")
    stream = Stream(seed)
    play(hosted, steps, stream)
    if snapshot:
        hosted.snapshot()
    before = shown(hosted)
    play(hosted, 2, stream)
    gone = len(hosted.choices) - steps
    if hosted.match.is_over or gone < 1:
        return
    if steps < hosted.match.barrier:
        with pytest.raises(Refused, match="kernel-undo-barrier"):
            hosted.back_to(steps)
        return
    hosted.back_to(steps)
    assert shown(hosted) == before


def test_a_snapshot_of_what_was_taken_back_is_forgotten() -> None:
    compared = 0
    for seed in range(20):
        course = course_of("alchemist")
        stream = Stream(seed)
        play(course, 6, stream)
        course.snapshot()
        if course.match.barrier > 5:
            continue
        course.back_to(5)
        play(course, 1, stream)
        before = shown(course)
        play(course, 1, stream)
        if course.match.barrier <= 6:
            course.back_to(6)
            assert shown(course) == before
            compared += 1
    assert compared > 3


def test_a_refused_choice_changes_nothing() -> None:
    hosted = course_of("alchemist")
    before = shown(hosted)
    with pytest.raises(Refused):
        hosted.choose(0, "create XX M 9", 5)
    with pytest.raises(Refused):
        hosted.choose(1, "take M", 5)
    assert shown(hosted) == before


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_course_is_sound_and_ends_alike(name: str) -> None:
    hosted = course_of(name)
    play(hosted, 500, Stream(9))
    assert hosted.match.is_over
    record = record_of(hosted, [Person("Ada"), Person("Bea"), Person("Cid")])
    report = verify(record, hosted.game)
    assert report.is_sound
    assert report.finished
    assert report.chance_checked
    assert record.answers == len(hosted.choices)


def test_events_are_stamped_with_the_choice_they_follow() -> None:
    hosted = course_of("alchemist")
    assert {(stamp.at, stamp.when) for stamp in hosted.stamps} == {(0, 1000)}
    hosted.choose(0, "take M", 7777)
    lines = hosted.story(SPECTATOR).lines
    assert (lines[-1].at, lines[-1].when) == (1, 7777)
    assert len(hosted.stamps) == len(hosted.log.events)
