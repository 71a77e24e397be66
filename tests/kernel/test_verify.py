"""Verifying records: everything that can be wrong in one is found, at its line."""

import json
from collections.abc import Callable

import msgspec
import pytest

import philtre
from athanor.kernel import Game, Stream
from athanor.kernel.record import Record, line_number, read_record
from athanor.kernel.record_lines import ChanceLine, ChoiceLine, QuietLine
from athanor.kernel.verify import verify
from tests.kernel.recorded import (
    PHILTRE,
    SECRET,
    alchemist,
    answer_randomly,
    new_match,
    refused_reading,
    whole_match,
)

Change = Callable[[dict[str, object]], None]


def changed(index: int, change: Change, game: Game = PHILTRE) -> Record:
    """Return a whole match in which one line (counted from 0) tells something else."""
    lines = whole_match(game)[1].record.text().splitlines()
    data = json.loads(lines[index])
    change(data)
    lines[index] = json.dumps(data)
    return read_record("\n".join(lines))


def found(record: Record, game: Game = PHILTRE) -> list[tuple[int, str]]:
    """Return the line and the key of every problem."""
    problems = verify(record, game).problems
    return [(problem.line, problem.refusal.message.key) for problem in problems]


def nth(key: str, number: int, game: Game = PHILTRE) -> int:
    """Return the index of the n-th line that has a key, the header apart."""
    lines = whole_match(game)[1].record.text().splitlines()
    having = [i for i, line in enumerate(lines) if i and key in json.loads(line)]
    return having[number]


@pytest.mark.parametrize("stream_seed", [None, 3])
@pytest.mark.parametrize("game", ["philtre", "alchemist"])
def test_a_true_record_is_sound(game: str, stream_seed: int | None) -> None:
    match, recorder = whole_match(PHILTRE if game == "philtre" else alchemist(), stream_seed)
    record = read_record(recorder.record.text())
    report = verify(record, match.game)
    assert report.is_sound
    assert report.finished
    assert report.chance_checked
    assert report.answers == match.answered
    assert report.draws == record.text().count('"of":')
    assert report.quiets == record.text().count('"quiet":')


def test_the_game_is_found_by_its_name() -> None:
    assert verify(whole_match(alchemist())[1].record).is_sound
    report = verify(whole_match()[1].record)
    assert [(problem.line, problem.refusal.message.key) for problem in report.problems] == [
        (1, "kernel-no-such-game")
    ]


def test_a_saved_record_is_sound_though_unfinished() -> None:
    match, recorder = new_match()
    answer_randomly(match, Stream(1))
    report = verify(read_record(recorder.saved.text()), PHILTRE)
    assert report.is_sound
    assert not report.finished
    assert report.chance_checked


@pytest.mark.parametrize("left", [0, 1, 7, -1])
def test_a_record_that_was_cut_short_is_found(left: int) -> None:
    whole = whole_match()[1].record
    record = Record(whole.header, whole.lines[:left])
    report = verify(record, PHILTRE)
    assert found(record)[-1] == (len(record.lines) + 1, "record-breaks-off")
    assert not report.finished
    assert not report.chance_checked


@pytest.mark.parametrize("game", ["philtre", "alchemist"])
@pytest.mark.parametrize("line", [0, 1, -1])
def test_a_key_that_stands_twice_is_refused(game: str, line: int) -> None:
    lines = whole_match(PHILTRE if game == "philtre" else alchemist())[1].record.text().splitlines()
    key = next(iter(json.loads(lines[line])))
    twin = json.dumps({key: json.loads(lines[line])[key]})
    lines[line] = f"{twin[:-1]},{lines[line][1:]}"
    error = refused_reading("\n".join([*lines, ""]))
    assert error.line == line % len(lines) + 1
    assert error.refusal.message.key == "record-key-twice"


def test_a_record_of_other_rules_is_told_of() -> None:
    """One of older rules is sound if they make no difference to it; one of newer rules is not."""
    mended = philtre.GAME.build(3)
    mended.info = msgspec.structs.replace(mended.info, rules_version=2)
    record = whole_match()[1].record
    assert found(record, mended) == []
    index = nth("quiet", 1)
    other = changed(index, lambda line: line.update(quiet="0" * 16))
    told = [(index + 1, "record-diverged"), (1, "record-older-rules")]
    assert found(other, mended) == told
    newer = Record(msgspec.structs.replace(record.header, rules=2), record.lines)
    assert found(newer) == [(1, "record-newer-rules")]


def test_another_secret_than_the_one_committed_to_is_found() -> None:
    end = nth("end", 0)
    problems = found(changed(end, lambda line: line.update(secret="0" * 64)))
    assert problems[0] == (end + 1, "record-secret-wrong")
    assert (nth("chance", 0) + 1, "record-chance-wrong") in problems


def test_another_commitment_is_found() -> None:
    commitment = {"kind": "fair", "commitment": "0" * 64}
    problems = found(changed(0, lambda line: line.update(chance=commitment)))
    assert problems == [(nth("end", 0) + 1, "record-secret-wrong")]


def test_a_secret_kept_back_is_found() -> None:
    end = nth("end", 0)
    problems = found(changed(end, lambda line: line.update(secret=None)))
    assert problems == [(end + 1, "record-secret-missing")]


def test_another_seed_of_a_seat_is_found() -> None:
    problems = found(changed(1, lambda line: line.update(seed="another")))
    assert problems
    assert {key for _, key in problems} == {"record-chance-wrong"}


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_draw_that_chance_did_not_bring_is_found(number: int) -> None:
    index = nth("chance", number)

    def other(line: dict[str, object]) -> None:
        outcome = (int(str(line["chance"])) + 1) % 4
        line.update(chance=outcome, cases=[outcome, outcome + 1, 4])

    assert found(changed(index, other))[0] == (index + 1, "record-chance-wrong")


def test_without_the_secret_it_is_found_by_the_next_fingerprint() -> None:
    record = whole_match()[1].record
    kinds = [type(line) for line in record.lines]
    index = kinds.index(ChanceLine)
    line = record.lines[index]
    assert isinstance(line, ChanceLine)
    outcome = (line.chance + 1) % 4
    forged = ChanceLine(outcome, line.of, (outcome, outcome + 1, 4))
    lines = (*record.lines[:index], forged, *record.lines[index + 1 : -1])
    quiet = kinds.index(QuietLine, index)
    assert found(Record(record.header, lines))[0] == (line_number(quiet), "record-diverged")


def test_a_draw_that_cannot_happen_is_found() -> None:
    index = nth("chance", 1)
    problems = found(changed(index, lambda line: line.update(chance=4)))
    assert problems[-1] == (index + 1, "kernel-chance-impossible")


@pytest.mark.parametrize("change", [{"of": "other"}, {"cases": [0, 1, 5]}, {"cases": [3, 3, 4]}])
def test_a_draw_of_something_else_is_found(change: dict[str, object]) -> None:
    index = nth("chance", 1)
    problems = found(changed(index, lambda line: line.update(change)))
    assert problems == [(index + 1, "record-chance-differs")]


def test_a_choice_against_the_rules_is_found_with_its_rule() -> None:
    index = nth("choice", 0, alchemist())
    record = changed(index, lambda line: line.update(choice="pass"), alchemist())
    (problem,) = verify(record, alchemist()).problems
    assert problem.line == index + 1
    assert "ALC-032" in problem.refusal.rules


def test_a_choice_out_of_turn_is_found_with_its_rule() -> None:
    index = nth("choice", 0, alchemist())

    def other_seat(line: dict[str, object]) -> None:
        line.update(seat=(int(str(line["seat"])) + 1) % 3)

    (problem,) = verify(changed(index, other_seat, alchemist()), alchemist()).problems
    assert problem.line == index + 1
    assert problem.refusal.rules == ("ALC-039",)


def test_another_choice_is_found_by_the_next_fingerprint() -> None:
    index = nth("choice", 0, alchemist())
    record = changed(index, lambda line: line.update(choice="take S"), alchemist())
    assert found(record, alchemist())[0] == (index + 2, "record-diverged")


def test_another_fingerprint_is_found_and_the_rest_still_looked_at() -> None:
    index = nth("quiet", 1)
    problems = found(changed(index, lambda line: line.update(quiet="0" * 16)))
    assert problems == [(index + 1, "record-diverged")]


@pytest.mark.parametrize(
    ("change", "key"),
    [({"end": [1, 1, 1]}, "record-end-differs"), ({"quiet": "0" * 16}, "record-diverged")],
)
def test_another_end_is_found(change: dict[str, object], key: str) -> None:
    end = nth("end", 0)
    assert found(changed(end, lambda line: line.update(change))) == [(end + 1, key)]


@pytest.mark.parametrize(
    ("first", "second", "key"),
    [
        ("chance", "quiet", "record-chance-due"),
        ("quiet", "choice", "record-quiet-due"),
        ("choice", "chance", "record-choice-due"),
        ("choice", "quiet", "record-choice-due"),
    ],
)
def test_a_line_left_out_is_found(first: str, second: str, key: str) -> None:
    """Leave out the first line of one kind that stands right before one of another kind."""
    record = whole_match()[1].record
    lines = [json.loads(line) for line in record.text().splitlines()]
    gap = next(i for i in range(1, len(lines)) if first in lines[i] and second in lines[i + 1])
    del lines[gap]
    text = "\n".join(json.dumps(line) for line in lines)
    assert found(read_record(text)) == [(gap + 1, key)]


def test_a_choice_instead_of_a_draw_is_found() -> None:
    record = whole_match()[1].record
    index = [type(line) for line in record.lines].index(ChanceLine)
    lines = (*record.lines[:index], ChoiceLine(0, "pour 1"), *record.lines[index:])
    assert found(Record(record.header, lines)) == [(line_number(index), "record-chance-due")]


def test_an_end_that_comes_too_early_or_too_late_is_found() -> None:
    record = whole_match()[1].record
    early = Record(record.header, (*record.lines[:12], record.lines[-1]))
    assert found(early)[-1][0] == 14
    late = Record(record.header, (*record.lines[:-1], record.lines[-2], record.lines[-1]))
    assert found(late)[-1] == (len(record.lines) + 1, "record-end-due")


def test_verifying_reveals_the_secret_to_nobody() -> None:
    record = whole_match()[1].record
    report = verify(record, PHILTRE)
    assert SECRET.hex() not in str(report)
