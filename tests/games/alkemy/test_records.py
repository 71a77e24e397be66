"""Records of Alkemy: saved, resumed, verified, taken back, played again; and what is refused."""

import copy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from athanor.games.alkemy.codes import STAGE_SLOT
from athanor.games.alkemy.game import Alkemy
from athanor.kernel import Match, Refused, Stream, find, fingerprint
from athanor.kernel.record import RecordError, read_record
from athanor.kernel.record_lines import Bot, ChoiceLine, Person
from athanor.kernel.recorder import Recorder
from athanor.kernel.replay import Replay, begin, resume, take_back
from athanor.kernel.verify import verify
from tests.games.alkemy.scene import EDITIONS, game_of

both = pytest.mark.parametrize("edition", EDITIONS)

SECRET = bytes(range(32))
PLAYERS = (Person("Ada"), Bot("Basile", "random"))


@cache
def ready(edition: str) -> Alkemy:
    """A game that begins with the figures on the table."""
    game = find(f"alkemy-{edition}").build(2, {"setup": "ready"})
    assert isinstance(game, Alkemy)
    return game


@cache
def whole_match(edition: str) -> tuple[Match, Recorder]:
    """A recorded match, with chance that can be checked."""
    match, recorder = begin(ready(edition), PLAYERS, seat_seeds=("grain", ""), secret=SECRET)
    play_on(match, Stream(4), 10_000)
    return match, recorder


def play_on(match: Match, stream: Stream, answers: int) -> None:
    """Make random choices, so many or to the end."""
    for _ in range(answers):
        if match.is_over:
            return
        waiting = match.decisions
        decision = waiting[stream.below(len(waiting))]
        match.answer(decision.seat, decision.sample(stream))


@both
def test_a_whole_match_is_sound_and_plays_again(edition: str) -> None:
    match, recorder = whole_match(edition)
    record = read_record(recorder.record.text())
    report = verify(record)
    assert report.is_sound
    assert report.finished
    assert report.chance_checked
    replay = Replay(record)
    assert fingerprint(replay.to(replay.length).state) == fingerprint(match.state)
    assert replay.match.log.events == match.log.events
    assert replay.recorder.record == recorder.record


@both
@pytest.mark.parametrize("cut", [7, 60, 151])
def test_a_match_saved_anywhere_goes_on_as_if_nothing_had_happened(
    edition: str, cut: int, tmp_path: Path
) -> None:
    match, recorder = begin(ready(edition), PLAYERS, secret=SECRET)
    stream = Stream(cut)
    play_on(match, stream, cut)
    recorder.save(tmp_path / "match.jsonl")
    again, rewritten = resume(read_record(tmp_path / "match.jsonl"))
    assert fingerprint(again.state) == fingerprint(match.state)
    rest = stream.copy()
    play_on(match, stream, 40)
    play_on(again, rest, 40)
    assert fingerprint(again.state) == fingerprint(match.state)
    assert rewritten.record == recorder.record


@both
def test_a_choice_is_taken_back_while_nobody_has_learned_anything_by_it(edition: str) -> None:
    match, recorder = begin(ready(edition), PLAYERS, stream_seed=1)
    stream = Stream(1)
    passed: dict[int, tuple[str, list[int]]] = {}
    while match.answered < match.barrier + 3:
        decision = match.decision
        assert decision is not None, "there was always a roll in between"
        passed[match.answered] = fingerprint(match.state), decision.codes()
        play_on(match, stream, 1)
    for answers in (1, 2, 3):
        earlier, rewritten = take_back(match, recorder, answers)
        decision = earlier.decision
        assert decision is not None
        assert (fingerprint(earlier.state), decision.codes()) == passed[match.answered - answers]
        assert rewritten.record.answers == match.answered - answers


@both
def test_nobody_takes_back_a_roll(edition: str) -> None:
    match, recorder = begin(ready(edition), PLAYERS, stream_seed=1)
    stream = Stream(1)
    while match.barrier < match.answered or match.answered == 0:
        play_on(match, stream, 1)
    with pytest.raises(Refused, match="kernel-undo-barrier"):
        take_back(match, recorder)


# --- What is refused ---


@both
@pytest.mark.parametrize(
    ("choice", "problem"),
    [
        ("dance", "kernel-not-understood"),
        ("activate a99", "kernel-not-understood"),
        ("charge zz", "kernel-not-understood"),
    ],
)
def test_a_choice_that_cannot_be_is_found_where_it_stands(
    edition: str, choice: str, problem: str
) -> None:
    _, recorder = whole_match(edition)
    lines = list(recorder.record.lines)
    places = [k for k, line in enumerate(lines) if isinstance(line, ChoiceLine)]
    at = next(k for k in places[20:] if str(lines[k]).count("activate"))
    line = lines[at]
    assert isinstance(line, ChoiceLine)
    rows = recorder.record.text().splitlines()
    rows[at + 1] = rows[at + 1].replace(line.choice, choice)
    report = verify(read_record("\n".join(rows) + "\n"))
    assert [one.line for one in report.problems] == [at + 2]
    assert report.problems[0].refusal.message.key == problem


@both
def test_a_changed_roll_is_found(edition: str) -> None:
    _, recorder = whole_match(edition)
    rows = recorder.record.text().splitlines()
    at = next(k for k in range(len(rows) // 2, len(rows)) if rows[k].startswith('{"chance":0,'))
    rows[at] = rows[at].replace('{"chance":0,', '{"chance":1,')
    report = verify(read_record("\n".join(rows) + "\n"))
    assert report.problems[0].line == at + 1
    assert report.problems[0].refusal.message.key == "record-chance-wrong"


@both
def test_a_record_of_the_other_edition_is_refused(edition: str) -> None:
    _, recorder = whole_match(edition)
    other = "blitz" if edition == "v2" else "v2"
    with pytest.raises(RecordError, match="record-other-game"):
        Replay(recorder.record, game_of(other))


CORRUPTIONS: dict[str, object] = {
    "stage": "nowhere",
    "bands": ["nobody", "nobody"],
    "turn": 99,
    "player_a": -1,
    "active": 2,
    "winner": 7,
    "card": 50,
    "over": True,
    "given_up": 0,
    "passes": -1,
    "present": 1 << 60,
    "taking_part": -4,
    "tokens_left": 1 << 50,
    "counts": [0, 0, 0, 0, -1, 0],
    "places": [[0, 0]],
    "scenery": [[99, 0, 0, 0]],
    "tokens": [[0, 0, 99, 0, 0]],
    "wounds": [],
    "owners": [0, 1, 5],
    "boosts": "none",
}


@cache
def saved(edition: str) -> dict[str, Any]:
    """The position before the first activation, with everybody on the table."""
    game = ready(edition)
    match = Match(game, game.start(), Stream(2))
    stream = Stream(3)
    while match.state.data()["stage"] != "slot" or not match.is_quiet:
        play_on(match, stream, 1)
    return match.state.data()


@both
@pytest.mark.parametrize("field", CORRUPTIONS)
def test_a_position_that_cannot_be_is_refused(edition: str, field: str) -> None:
    position = copy.deepcopy(saved(edition))
    assert ready(edition).load(position).stage == STAGE_SLOT
    position[field] = CORRUPTIONS[field]
    with pytest.raises(Refused, match="alkemy-refusal-bad-position"):
        ready(edition).load(position)


@both
@pytest.mark.parametrize(
    ("field", "value"),
    [("ap", -1), ("wounds", 99), ("components", -1), ("stones", 99), ("foes", 1 << 60)],
)
def test_a_figure_that_cannot_be_is_refused(edition: str, field: str, value: int) -> None:
    position = copy.deepcopy(saved(edition))
    position[field][0] = value
    with pytest.raises(Refused, match="alkemy-refusal-bad-position"):
        ready(edition).load(position)


@both
def test_two_figures_at_one_spot_are_refused(edition: str) -> None:
    position = copy.deepcopy(saved(edition))
    position["places"][0] = position["places"][1]
    with pytest.raises(Refused, match="alkemy-refusal-bad-position"):
        ready(edition).load(position)


@both
def test_a_fight_with_one_side_is_refused(edition: str) -> None:
    position = copy.deepcopy(saved(edition))
    position["foes"] = [0] * len(position["foes"])
    position["foes"][0] = 1 << (len(position["foes"]) - 1)
    with pytest.raises(Refused, match="alkemy-refusal-bad-position"):
        ready(edition).load(position)


@both
@pytest.mark.parametrize("field", ["stage", "eye"])
def test_a_field_too_few_or_too_many_is_refused(edition: str, field: str) -> None:
    position = copy.deepcopy(saved(edition))
    if field in position:
        del position[field]
    else:
        position[field] = 1
    with pytest.raises(Refused, match="alkemy-refusal-bad-position"):
        ready(edition).load(position)
