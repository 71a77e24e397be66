"""Conceding and agreeing on a draw, at any moment of a match, and what records tell of it."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import philtre
from athanor.kernel import EVERYONE, Log, Match, Refused, Stream, fingerprint
from athanor.kernel.record import Record, RecordError, read_record
from athanor.kernel.record_lines import ConcedeLine, DrawLine, EndLine, Person, SavedLine
from athanor.kernel.recorder import Recorder
from athanor.kernel.replay import Replay, begin, resume, take_back
from athanor.kernel.verify import verify
from athanor.locale import Speaker
from tests.kernel.recorded import answer_randomly, refused_reading, said
from tests.kernel.truce import INFO, Truce

GAME = Truce(INFO, 3, {})
SEATS = (Person("Ada"), Person("Béatrice"), Person("Chloé"))
SECRET = bytes(range(32))


def new_match() -> tuple[Match, Recorder]:
    return begin(GAME, SEATS, secret=SECRET)


def played(answers: int, seed: int = 1) -> tuple[Match, Recorder]:
    """A recorded match after some random answers."""
    match, recorder = new_match()
    stream = Stream(seed)
    while match.answered < answers:
        answer_randomly(match, stream)
    return match, recorder


def standing(match: Match) -> tuple[object, ...]:
    seats = [decision.seat for decision in match.decisions]
    return fingerprint(match.state), match.answered, seats, len(match.log.events), match.chance


def refusal(match: Match, attempt: Callable[[], None]) -> Refused:
    """Return why something was refused, after looking that it changed nothing."""
    before = standing(match)
    with pytest.raises(Refused) as caught:
        attempt()
    assert standing(match) == before
    said_in = [Speaker(one).say(caught.value.refusal.message) for one in ("en", "fr")]
    assert said_in[0] != said_in[1]
    return caught.value


def ends(match: Match, places: tuple[int, ...]) -> None:
    """Look that nothing is waited for any more, now and in a fork."""
    for one in (match, match.fork()):
        assert one.is_over
        assert (one.decision, one.decisions, one.chance) == (None, [], None)
        assert GAME.outcome(one.state).places == places


# --- At any moment ---


@pytest.mark.parametrize("seat", range(3))
def test_who_concedes_loses_whoever_is_asked(seat: int) -> None:
    match, _ = played(3)
    match.concede(seat)
    ends(match, tuple(3 if one == seat else 1 for one in range(3)))


def test_a_draw_leaves_all_in_the_same_place() -> None:
    match, _ = played(3)
    match.agree_draw()
    ends(match, (1, 1, 1))


def test_a_match_can_be_given_up_before_it_is_looked_at() -> None:
    match = Match(GAME, GAME.start(), Stream(1))
    match.concede(1)
    ends(match, (1, 3, 1))


def test_secret_choices_that_were_not_opened_stay_sealed() -> None:
    match, _ = new_match()
    match.answer(0, 3)
    match.answer(2, 3)
    match.concede(0)
    ends(match, (3, 1, 1))
    assert "philtre-event-poured" not in [event.message.key for event in match.log.events]


def test_a_match_can_be_given_up_while_it_waits_for_chance() -> None:
    match = Match(GAME, GAME.start(), None)
    match.resolve(2)
    assert match.chance is not None
    match.agree_draw()
    ends(match, (1, 1, 1))
    with pytest.raises(Refused, match="kernel-no-chance-asked"):
        match.resolve(2)


def test_a_match_that_keeps_no_quiet_moments_can_be_given_up() -> None:
    match = Match(GAME, GAME.start(), Stream(1), forkable=False)
    match.answer(0, 1)
    match.concede(2)
    assert match.is_over
    assert GAME.outcome(match.state).places == (1, 1, 3)


@pytest.mark.parametrize(
    ("give_up", "key", "seat", "rule"),
    [
        (lambda match: match.concede(1), "kernel-conceded", 1, "PHI-901"),
        (lambda match: match.agree_draw(), "kernel-draw-agreed", -1, "PHI-902"),
    ],
)
def test_everybody_is_told_by_which_rule(
    give_up: Callable[[Match], None], key: str, seat: int, rule: str
) -> None:
    match, _ = played(2)
    give_up(match)
    event = match.log.events[-1]
    assert (event.message.key, event.seat, event.rules) == (key, seat, (rule,))
    assert event.audience == EVERYONE
    names = ["Ada", "Béatrice", "Chloé"]
    assert Speaker("en").say(event.message, names) != Speaker("fr").say(event.message, names)


# --- Refused ---


def test_nothing_is_given_up_after_the_end() -> None:
    match, _ = played(1)
    match.concede(0)
    for attempt in (lambda: match.concede(1), match.agree_draw, lambda: match.answer(1, 1)):
        caught = refusal(match, attempt)
        assert caught.refusal.message.key == "kernel-match-over"
        assert caught.refusal.rules == ("PHI-007",)


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_of_the_match_concedes(seat: int) -> None:
    match, _ = played(1)
    caught = refusal(match, lambda: match.concede(seat))
    assert caught.refusal.message.key == "kernel-no-such-seat"


def test_a_game_without_such_a_rule_refuses() -> None:
    match = Match(philtre.GAME.build(3), philtre.GAME.build(3).start(), Stream(1), log=Log(True))
    assert refusal(match, lambda: match.concede(0)).refusal.message.key == "kernel-no-conceding"
    assert refusal(match, match.agree_draw).refusal.message.key == "kernel-no-draw"
    match.answer(0, 1)
    assert match.answered == 1


def test_the_end_cannot_be_taken_back() -> None:
    match, recorder = played(1)
    assert match.barrier == 0
    match.concede(0)
    assert match.barrier == match.answered == 1
    with pytest.raises(Refused, match="kernel-match-over"):
        take_back(match, recorder)


# --- In records ---


def written(give_up: Callable[[Match], None], answers: int = 4) -> tuple[Match, Record]:
    """A match that was given up, and its record as read from its text."""
    match, recorder = played(answers)
    give_up(match)
    return match, read_record(recorder.record.text())


def test_a_record_says_who_conceded_and_then_how_it_ended() -> None:
    _, record = written(lambda match: match.concede(1))
    *_, conceded, end = record.lines
    assert conceded == ConcedeLine(1)
    assert isinstance(end, EndLine)
    assert (end.end, end.secret) == ((1, 3, 1), SECRET.hex())


def test_a_record_says_that_a_draw_was_agreed_on() -> None:
    _, record = written(lambda match: match.agree_draw())
    *_, agreed, end = record.lines
    assert agreed == DrawLine()
    assert '{"agreed":"draw"}\n' in record.text()
    assert isinstance(end, EndLine)
    assert end.end == (1, 1, 1)


@given(answers=st.integers(0, 14), players=st.integers(0, 99), seat=st.integers(-1, 2))
def test_given_up_at_any_moment_a_match_has_a_sound_record(
    answers: int, players: int, seat: int
) -> None:
    match, recorder = played(answers, players)
    if seat < 0:
        match.agree_draw()
    else:
        match.concede(seat)
    record = read_record(recorder.record.text())
    assert record == recorder.record
    report = verify(record, GAME)
    assert report.problems == ()
    assert report.finished
    again, rewritten = resume(record, GAME)
    assert again.is_over
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.log.events == match.log.events
    assert rewritten.record == record


def test_a_concession_comes_after_the_last_answer() -> None:
    match, record = written(lambda match: match.concede(2), answers=5)
    replay = Replay(record, GAME)
    assert replay.length == 5
    assert replay.to(5).is_over
    assert not replay.back().is_over
    assert fingerprint(replay.forward().state) == fingerprint(match.state)


def test_a_record_cut_off_before_its_end_is_resumed_to_it() -> None:
    match, record = written(lambda match: match.concede(2))
    again, recorder = resume(Record(record.header, record.lines[:-1]), GAME, secret=SECRET)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert recorder.record == record


def with_line(record: Record, back: int, line: str) -> str:
    """Return the text of a record with a line before the last ``back`` ones."""
    lines = record.text().splitlines()
    lines.insert(len(lines) - back, line)
    return "\n".join(lines) + "\n"


def test_only_a_seat_of_the_record_concedes() -> None:
    _, record = written(lambda match: match.concede(1))
    error = refused_reading(record.text().replace('"concede":1', '"concede":3'))
    assert error.refusal.message.key == "record-no-such-seat"
    assert error.line == len(record.lines)


AFTERWARDS = pytest.mark.parametrize(
    "line", ['{"concede":0}', '{"seat":0,"choice":"pour 1"}', '{"saved":null}']
)


@AFTERWARDS
def test_only_the_end_follows_a_draw(line: str) -> None:
    _, record = written(Match.agree_draw)
    error = refused_reading(with_line(record, 1, line))
    assert error.refusal.message.key == "record-end-due"
    assert error.line == len(record.lines) + 1


@AFTERWARDS
def test_only_the_end_follows_when_one_of_two_concedes(line: str) -> None:
    match, recorder = begin(Truce(INFO, 2, {}), SEATS[:2], secret=SECRET)
    match.concede(1)
    error = refused_reading(with_line(recorder.record, 1, line))
    assert error.refusal.message.key == "record-end-due"


def test_nothing_follows_a_concession_that_has_ended_the_match() -> None:
    _, record = written(lambda match: match.concede(1))
    forged = with_line(record, 1, '{"seat":0,"choice":"pour 1"}')
    assert problems(forged) == [(len(record.lines) + 1, "record-end-due")]


def test_nothing_but_a_draw_is_agreed_on() -> None:
    _, record = written(lambda match: match.agree_draw())
    error = refused_reading(record.text().replace('"agreed":"draw"', '"agreed":"feast"'))
    assert error.refusal.message.key == "record-bad-field"


def problems(text: str) -> list[tuple[int, str]]:
    report = verify(read_record(text), GAME)
    found = [RecordError(problem.line, problem.refusal) for problem in report.problems]
    assert all(said(error) for error in found)
    return [(error.line, error.refusal.message.key) for error in found]


def test_another_seat_cannot_be_made_to_have_conceded() -> None:
    _, record = written(lambda match: match.concede(1))
    forged = record.text().replace('"concede":1', '"concede":2')
    assert problems(forged) == [(len(record.lines) + 1, "record-diverged")]


def test_a_match_that_has_ended_is_not_conceded() -> None:
    match, recorder = new_match()
    stream = Stream(6)
    while not match.is_over:
        answer_randomly(match, stream)
    forged = with_line(recorder.record, 1, '{"concede":2}')
    assert problems(forged) == [(len(recorder.lines) + 1, "record-end-due")]


def test_nobody_concedes_in_a_game_without_conceding() -> None:
    _, record = written(lambda match: match.concede(1))
    report = verify(record, philtre.GAME.build(3))
    (problem,) = report.problems
    assert (problem.line, problem.refusal.message.key) == (len(record.lines), "kernel-no-conceding")


def test_a_match_that_was_given_up_is_not_saved_to_go_on() -> None:
    match, recorder = played(2)
    match.concede(1)
    assert not any(isinstance(line, SavedLine) for line in recorder.saved.lines)
