"""Recorded matches for the tests of records: whole ones of two games, and how to play them."""

from collections.abc import Sequence
from functools import cache

import pytest

import philtre
from athanor.kernel import Game, Match, Stream, find
from athanor.kernel.record import Record, RecordError, read_record
from athanor.kernel.record_lines import Bot, ChoiceLine, Person, Seat
from athanor.kernel.recorder import Recorder
from athanor.kernel.replay import begin
from athanor.locale import Speaker

SECRET = bytes(range(32))
PHILTRE = philtre.GAME.build(3)
SEATS: tuple[Seat, ...] = (Person("Ada"), Bot("Béatrice", "random"), Person("Chloé 🧪"))
SEEDS = ("a:b,", "", "graine d’été")


@cache
def alchemist(seats: int = 3) -> Game:
    return find("alchemist").build(seats)


def new_match(game: Game = PHILTRE, stream_seed: int | None = None) -> tuple[Match, Recorder]:
    if stream_seed is None:
        return begin(game, SEATS[: game.seats], seat_seeds=SEEDS[: game.seats], secret=SECRET)
    return begin(game, SEATS[: game.seats], stream_seed=stream_seed)


def answer_randomly(match: Match, stream: Stream) -> None:
    waiting = match.decisions
    decision = waiting[stream.below(len(waiting))]
    match.answer(decision.seat, decision.sample(stream))


def play_on(match: Match, choices: Sequence[ChoiceLine]) -> None:
    """Answer with choices that were made in another match."""
    for line in choices:
        match.answer(line.seat, match.decision_of(line.seat).parse(line.choice))


@cache
def whole_match(
    game: Game = PHILTRE, stream_seed: int | None = None, players: int = 6
) -> tuple[Match, Recorder]:
    """Play a match to its end; ``players`` seeds what they do."""
    match, recorder = new_match(game, stream_seed)
    stream = Stream(players)
    while not match.is_over:
        answer_randomly(match, stream)
    return match, recorder


def choices(record: Record) -> list[ChoiceLine]:
    return [line for line in record.lines if isinstance(line, ChoiceLine)]


def said(error: RecordError) -> str:
    """Return the error in words, after looking that there are words in both languages."""
    for rule in error.refusal.rules:
        assert rule[:4] in ("ALC-", "PHI-")
    assert Speaker("fr").say(error.message) != Speaker("en").say(error.message)
    return Speaker("en").say(error.message)


def refused_reading(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert said(caught.value)
    return caught.value
