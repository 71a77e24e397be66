"""What is measured of Athanor: through the public interface, as any user of the package would."""

import math

from athanor.bots.bot import Window
from athanor.bots.policy import AnyChoice
from athanor.bots.search import Budget, SearchBot
from athanor.kernel import Game, Match, Stream, find
from benchmarks.timing import Row

SEATS = 3
MIDDLE = 15
"""Answers after which a match counts as the middle of the game."""

SEARCH_STEP = 100
"""Iterations of one unit of search work."""


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


def middle_of(game: Game) -> Match:
    """Return a match in the middle of the game, at a quiet moment."""
    stream = Stream(2)
    match = Match(game, game.start(), stream)
    for _ in range(MIDDLE):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    return match


def decision_row(name: str) -> Row:
    """Measure random play."""
    game = find(name).build(SEATS)
    stream = Stream(1)
    subject = f"Athanor {name}, {SEATS} seats"
    return Row("decision", subject, lambda matches: play_randomly(game, stream, matches))


def rows(name: str) -> list[Row]:
    """Return all that is measured of a game."""
    game = find(name).build(SEATS)
    middle = middle_of(game)
    opening = Match(game, game.start(), Stream(3))
    first = opening.decision
    assert first is not None
    window = Window(opening, first.seat)

    def copy(times: int) -> int:
        for _ in range(times):
            middle.fork()
        return times

    def search(times: int) -> int:
        iterations = times * SEARCH_STEP
        SearchBot(1, Budget(iterations, math.inf), AnyChoice(), AnyChoice()).choose(window)
        return iterations

    random_play = decision_row(name)
    return [
        random_play,
        Row("copy", random_play.subject, copy),
        Row("search", random_play.subject, search, per_second=True),
    ]
