"""Beginning, interrupting, resuming, stepping through and taking back recorded matches."""

import itertools
import re
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from athanor.kernel import Data, Match, Refused, Stream, commitment, fingerprint
from athanor.kernel.record import Record, RecordError, read_record
from athanor.kernel.record_lines import ChanceLine, FairChance, Person, QuietLine, SavedLine
from athanor.kernel.recorder import Recorder
from athanor.kernel.replay import Replay, begin, resume, take_back
from athanor.kernel.verify import verify
from tests.kernel.recorded import (
    PHILTRE,
    SEATS,
    SECRET,
    alchemist,
    answer_randomly,
    choices,
    new_match,
    play_on,
    said,
    whole_match,
)

CHANCE_PAGE = Path(__file__).parents[2] / "docs" / "chance.md"

KINDS: dict[str, Callable[[int], tuple[Match, Recorder]]] = {
    "philtre": lambda players: whole_match(PHILTRE, players=players),
    "philtre with a stream": lambda players: whole_match(PHILTRE, 7, players),
    "alchemist": lambda players: whole_match(alchemist(), players=players),
    "alchemist with a stream": lambda players: whole_match(alchemist(2), 7, players),
}

kinds = pytest.mark.parametrize("kind", KINDS)
players = pytest.mark.parametrize("player", [6, 7, 11])


def events(match: Match) -> list[tuple[str, int]]:
    return [(event.message.key, event.seat) for event in match.log.events]


# --- Playing a record again ---


@kinds
@players
def test_a_replay_comes_to_the_same_end_and_writes_the_same_record(kind: str, player: int) -> None:
    match, recorder = KINDS[kind](player)
    replay = Replay(read_record(recorder.record.text()), match.game)
    again = replay.to(replay.length)
    assert again.is_over
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.log.events == match.log.events
    assert replay.recorder.record.text() == recorder.record.text()


@kinds
def test_a_replay_steps_forward_and_back(kind: str) -> None:
    match, recorder = KINDS[kind](6)
    replay = Replay(recorder.record, match.game)
    seen = [fingerprint(replay.match.state)]
    told = [events(replay.match)]
    for _ in range(replay.length):
        seen.append(fingerprint(replay.forward().state))
        told.append(events(replay.match))
    assert seen[-1] == fingerprint(match.state)
    assert told[-1] == events(match)
    for answers in (replay.length - 1, 3, 4, 0, replay.length):
        assert fingerprint(replay.to(answers).state) == seen[answers]
        assert events(replay.match) == told[answers]
        assert replay.match.answered == answers
    assert fingerprint(replay.back().state) == seen[-2]


@kinds
def test_every_quiet_moment_is_written_down_once(kind: str) -> None:
    _, recorder = KINDS[kind](6)
    lines = recorder.record.lines
    assert not isinstance(lines[-2], QuietLine)
    for line, following in itertools.pairwise(lines):
        assert not (isinstance(line, QuietLine) and isinstance(following, QuietLine))


@pytest.mark.parametrize("answer", [-1, 10_000])
def test_a_replay_has_no_step_beyond_its_ends(answer: int) -> None:
    replay = Replay(whole_match()[1].record, PHILTRE)
    replay.to(4)
    with pytest.raises(Refused, match="record-no-such-answer"):
        replay.to(answer)
    assert replay.match.answered == 4


def test_choices_may_be_written_in_any_way_the_game_reads() -> None:
    text = whole_match(alchemist())[1].record.text()
    sloppy = re.sub('"choice":"(.*?)"', lambda found: found[0].lower(), text)
    assert sloppy != text
    replay = Replay(read_record(sloppy), alchemist())
    replay.to(replay.length)
    assert replay.recorder.record.text() == text


# --- Beginning ---


def test_a_fair_match_has_a_fresh_secret_of_its_own() -> None:
    one, other = (begin(PHILTRE, SEATS)[1] for _ in range(2))
    assert one.secret is not None
    assert one.secret != other.secret
    assert one.header.chance == FairChance(commitment(one.secret))
    assert one.secret.hex() not in one.record.text()


def test_seat_seeds_change_the_draws() -> None:
    drawn = []
    for seeds in ([], ["", "", ""], ["", "x", ""], ["x", "", ""]):
        _, recorder = begin(alchemist(), SEATS, seat_seeds=seeds, secret=SECRET)
        drawn.append(tuple(line for line in recorder.lines if isinstance(line, ChanceLine)))
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) == 3


def test_a_match_begins_from_any_position() -> None:
    position = Replay(whole_match(alchemist())[1].record, alchemist()).to(9).state.data()
    match, recorder = begin(alchemist(), SEATS, secret=SECRET, position=position)
    assert match.state.data() == position
    stream = Stream(3)
    while not match.is_over:
        answer_randomly(match, stream)
    record = read_record(recorder.record.text())
    assert record.header.position == position
    assert verify(record, alchemist()).is_sound


def test_an_impossible_position_is_refused_with_its_rule() -> None:
    position = dict(whole_match(alchemist())[0].state.data(), fame=[1, 2])
    with pytest.raises(RecordError) as caught:
        begin(alchemist(), SEATS, position=position)
    assert caught.value.line == 1
    assert caught.value.refusal.rules == ("ALC-001",)


def refused_beginning(
    seats: int = 3,
    seat_seeds: tuple[str, ...] = (),
    secret: bytes | None = None,
    stream_seed: int | None = None,
    position: Data | None = None,
) -> str:
    with pytest.raises(Refused) as caught:
        begin(
            PHILTRE,
            [Person("Ada")] * seats,
            seat_seeds=seat_seeds,
            secret=secret,
            stream_seed=stream_seed,
            position=position,
        )
    return caught.value.refusal.message.key


def test_what_cannot_begin_is_refused() -> None:
    assert refused_beginning(seats=2) == "record-seats-differ"
    assert refused_beginning(seat_seeds=("a",)) == "record-seeds-differ"
    assert refused_beginning(seat_seeds=("a" * 201, "", "")) == "record-bad-field"
    assert refused_beginning(seat_seeds=("\ud800", "", "")) == "record-not-utf8"
    assert refused_beginning(secret=b"short") == "kernel-secret-length"
    assert refused_beginning(stream_seed=-1) == "record-bad-field"
    assert refused_beginning(stream_seed=1, seat_seeds=("a", "", "")) == "record-seed-needless"
    assert refused_beginning(stream_seed=1, secret=SECRET) == "record-secret-needless"
    assert refused_beginning(position={"pot": []}) == "kernel-bad-position"


# --- Interrupting and resuming ---


@kinds
@players
def test_a_match_killed_anywhere_goes_on_as_if_nothing_had_happened(kind: str, player: int) -> None:
    whole, recorder = KINDS[kind](player)
    made = choices(recorder.record)
    stream_seed = 7 if kind.endswith("stream") else None
    for stop in range(len(made) + 1):
        match, writing = new_match(whole.game, stream_seed)
        play_on(match, made[:stop])
        saved = writing.saved.text()
        match, writing = resume(read_record(saved), whole.game)
        assert writing.saved.text() == saved
        play_on(match, made[stop:])
        assert match.log.events == whole.log.events
        assert writing.record.text() == recorder.record.text()


@kinds
def test_a_record_cut_after_any_line_is_enough_to_go_on(kind: str) -> None:
    whole, recorder = KINDS[kind](6)
    record = recorder.record
    for cut in range(len(record.seeds), len(record.lines) + 1):
        beginning = Record(record.header, record.lines[:cut])
        match, writing = resume(beginning, whole.game, secret=recorder.secret)
        play_on(match, choices(record)[beginning.answers :])
        assert writing.record.text() == record.text()


@kinds
@players
def test_a_fork_of_a_resumed_match_goes_on_like_the_match_itself(kind: str, player: int) -> None:
    whole, recorder = KINDS[kind](player)
    made = choices(recorder.record)
    for stop in range(0, len(made), 3):
        replay = Replay(recorder.record, whole.game)
        replay.to(stop)
        match, _ = resume(replay.recorder.record, whole.game, secret=recorder.secret)
        assert match.source is not None
        fork = match.fork(match.source.copy())
        play_on(fork, made[stop:])
        assert fork.is_over
        assert fingerprint(fork.state) == fingerprint(whole.state)


def test_without_its_secret_a_fair_match_cannot_go_on() -> None:
    _, recorder = new_match()
    with pytest.raises(RecordError, match="record-secret-missing") as caught:
        resume(recorder.record, PHILTRE)
    assert said(caught.value)
    match, _ = resume(recorder.record, PHILTRE, secret=SECRET)
    assert not match.is_over


def test_with_another_secret_it_cannot_either() -> None:
    _, recorder = new_match()
    with pytest.raises(RecordError, match="record-secret-wrong") as caught:
        resume(recorder.record, PHILTRE, secret=bytes(32))
    assert caught.value.line == 1
    forged = Record(recorder.header, (*recorder.lines, SavedLine(bytes(32).hex())))
    with pytest.raises(RecordError, match="record-secret-wrong") as caught:
        resume(forged, PHILTRE)
    assert caught.value.line == len(forged.lines) + 1


def test_a_finished_match_is_resumed_as_finished() -> None:
    _, recorder = whole_match()
    match, again = resume(recorder.saved, PHILTRE)
    assert match.is_over
    assert again.saved.text() == recorder.record.text()


# --- Files ---


def test_a_match_is_saved_to_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    path = tmp_path / "match.athanor"
    match, recorder = new_match()
    recorder.save(path)
    assert SECRET.hex() in path.read_text(encoding="utf-8")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    answer_randomly(match, Stream(1))
    recorder.save(path)
    assert read_record(path) == recorder.saved
    assert list(tmp_path.iterdir()) == [path]


def test_a_finished_match_is_saved_without_a_saved_line(tmp_path: Path) -> None:
    path = tmp_path / "match.athanor"
    _, recorder = whole_match()
    recorder.save(path)
    assert path.read_text(encoding="utf-8") == recorder.record.text()


def test_a_file_that_cannot_be_replaced_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    (path / "full").mkdir(parents=True)
    with pytest.raises(OSError, match="folder"):
        whole_match()[1].save(path)
    assert list(tmp_path.iterdir()) == [path]


# --- Taking back ---


def pour(match: Match, *drops: int) -> None:
    for seat, number in enumerate(drops):
        match.answer(seat, number)


def refused_taking_back(match: Match, recorder: Recorder, answers: int = 1) -> Refused:
    before = fingerprint(match.state), match.answered, recorder.record.text()
    with pytest.raises(Refused) as caught:
        take_back(match, recorder, answers)
    assert (fingerprint(match.state), match.answered, recorder.record.text()) == before
    return caught.value


def test_a_choice_is_taken_back_as_if_it_had_never_been_made() -> None:
    match, recorder = new_match(alchemist())
    first = match.decision
    assert first is not None
    match.answer(first.seat, first.parse("take M"))
    before = fingerprint(match.state), recorder.record.text(), list(match.log.events)
    second = match.decision
    assert second is not None
    match.answer(second.seat, second.parse("take S"))
    match, recorder = take_back(match, recorder)
    assert (fingerprint(match.state), recorder.record.text(), match.log.events) == before
    stream = Stream(8)
    while not match.is_over:
        answer_randomly(match, stream)
    assert verify(recorder.record, alchemist()).is_sound


def test_several_choices_are_taken_back_at_once() -> None:
    match, recorder = new_match(alchemist())
    start = recorder.record.text()
    for _ in range(3):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.parse("take M"))
    match, recorder = take_back(match, recorder, 3)
    assert recorder.record.text() == start
    assert match.answered == 0


def test_the_deal_is_never_taken_back() -> None:
    match, recorder = new_match(alchemist())
    assert refused_taking_back(match, recorder).refusal.message.key == "kernel-nothing-to-undo"
    for answers in (0, -1):
        assert "nothing" in str(refused_taking_back(match, recorder, answers))


def test_nothing_is_taken_back_from_before_a_draw() -> None:
    match, recorder = new_match(alchemist())
    for text in ("take M", "draw", "take S"):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.parse(text))
    match, recorder = take_back(match, recorder)
    assert match.answered == 2
    assert refused_taking_back(match, recorder).refusal.message.key == "kernel-undo-barrier"
    assert refused_taking_back(match, recorder, 2).refusal.message.key == "kernel-undo-barrier"


def test_a_secret_choice_is_taken_back_until_all_are_shown() -> None:
    match, recorder = new_match()
    match.answer(0, 3)
    match, recorder = take_back(match, recorder)
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    pour(match, 1, 2, 3)
    assert refused_taking_back(match, recorder).refusal.message.key == "kernel-undo-barrier"


def test_nothing_is_taken_back_after_the_end() -> None:
    refusal = refused_taking_back(*whole_match()).refusal
    assert refusal.message.key == "kernel-match-over"
    assert refusal.rules == ("PHI-007",)


def test_taking_back_does_not_change_the_chance_to_come() -> None:
    plain, told = new_match()
    match, recorder = new_match()
    match.answer(0, 3)
    match, recorder = take_back(match, recorder)
    for one in (plain, match):
        pour(one, 1, 1, 2)
        one.answer(2, 1)
    assert recorder.record.text() == told.record.text()


# --- Checked by the page that explains it ---


def checked_by_page(record: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    (program,) = re.findall(r"```python\n(.*?)```", CHANCE_PAGE.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "record"
    path.write_text(record, encoding="utf-8")
    command = [sys.executable, "-c", program, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_program_on_the_page_checks_a_record_on_its_own(tmp_path: Path) -> None:
    record = whole_match(alchemist())[1].record
    draws = sum(isinstance(line, ChanceLine) for line in record.lines)
    checked = checked_by_page(record.text(), tmp_path)
    assert checked.stdout == f"{draws} draws are right\n"


@pytest.mark.parametrize(
    ("true", "false", "complaint"),
    [
        ('"seed":"a:b,"', '"seed":"a:b"', "is wrong"),
        (f'"secret":"{SECRET.hex()}"', f'"secret":"{"0" * 64}"', "another secret"),
    ],
)
def test_the_program_on_the_page_finds_what_is_wrong(
    tmp_path: Path, true: str, false: str, complaint: str
) -> None:
    text = whole_match(alchemist())[1].record.text()
    assert true in text
    checked = checked_by_page(text.replace(true, false), tmp_path)
    assert checked.returncode == 1
    assert complaint in checked.stderr
