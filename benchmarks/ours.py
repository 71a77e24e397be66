"""What is measured of Athanor: through the public interface, as any user of the package would."""

import math
from collections.abc import Callable

from athanor.bots.bot import Window
from athanor.bots.levels import make_bot
from athanor.bots.policy import AnyChoice
from athanor.bots.search import Budget, SearchBot
from athanor.kernel import Game, Match, Stream, find
from benchmarks.timing import Row

SEATS = 3
MIDDLE = 15
"""Answers after which a match counts as the middle of the game."""

SKIRMISH_SEATS = 2
SKIRMISH_MIDDLE = 100
"""The same for the skirmish games, whose set-up takes some thirty answers."""

SEARCH_STEP = 100
"""Iterations of one unit of search work."""

STATIONS = 20
STATION_STEP = 10
"""A skirmish is searched at points so many answers apart, with so many iterations at each."""


def play_randomly(game: Game, stream: Stream, matches: int) -> int:
    """Play whole random matches; every choice is drawn, checked and carried out."""
    decisions = 0
    for _ in range(matches):
        match = Match(game, game.start(), stream, forkable=False)
        decision = match.decision
        while decision is not None:
            match.answer(decision.seat, decision.sample(stream))
            decision = match.decision
            decisions += 1
    return decisions


def middle_of(game: Game, answers: int = MIDDLE) -> Match:
    """Return a match in the middle of the game, at a quiet moment."""
    stream = Stream(2)
    match = Match(game, game.start(), stream)
    for _ in range(answers):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    while not match.is_quiet:
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    return match


def decision_row(name: str, seats: int = SEATS) -> Row:
    """Measure random play."""
    game = find(name).build(seats)
    stream = Stream(1)
    subject = f"Athanor {name}, {seats} seats"
    return Row("decision", subject, lambda matches: play_randomly(game, stream, matches))


def copies(match: Match) -> Callable[[int], int]:
    """Return work that copies a match."""

    def copy(times: int) -> int:
        for _ in range(times):
            match.fork()
        return times

    return copy


def rows(name: str) -> list[Row]:
    """Return all that is measured of a game."""
    game = find(name).build(SEATS)
    opening = Match(game, game.start(), Stream(3))
    first = opening.decision
    assert first is not None
    window = Window(opening, first.seat)

    def search(times: int) -> int:
        iterations = times * SEARCH_STEP
        SearchBot(1, Budget(iterations, math.inf), AnyChoice(), AnyChoice()).choose(window)
        return iterations

    random_play = decision_row(name)
    return [
        random_play,
        Row("copy", random_play.subject, copies(middle_of(game))),
        Row("search", random_play.subject, search, per_second=True),
    ]


def stations(game: Game) -> list[Window]:
    """Return what the seat to decide sees at points all along a match between greedy bots."""
    bots = [make_bot("greedy", game, seed) for seed in (1, 2)]
    match = Match(game, game.start(), Stream(4))
    found: list[Window] = []
    while match.decision is not None:
        seat = match.decision.seat
        window = Window(match.fork(Stream(5)), seat)
        if match.answered % STATIONS == 0:
            found.append(window)
        match.answer(seat, bots[seat].choose(Window(match, seat)))
    return found


def skirmish_rows(name: str) -> list[Row]:
    """Return all that is measured of a skirmish: search as bots do it, over a whole match."""
    game = find(name).build(SKIRMISH_SEATS)
    windows = stations(game)

    def search(times: int) -> int:
        bot = make_bot(f"search:{STATION_STEP}", game, 1)
        for turn in range(times):
            bot.choose(windows[turn % len(windows)])
        return times * STATION_STEP

    random_play = decision_row(name, SKIRMISH_SEATS)
    middle = middle_of(game, SKIRMISH_MIDDLE)
    return [
        random_play,
        Row("copy", random_play.subject, copies(middle)),
        Row("search", random_play.subject, search, per_second=True),
    ]
