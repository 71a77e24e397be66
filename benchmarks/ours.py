"""What is measured of Athanor: through the public interface, as any user of the package would."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from athanor.bots.bot import Window
from athanor.bots.levels import make_bot, searching
from athanor.bots.policy import AnyChoice
from athanor.bots.search import Budget, SearchBot
from athanor.kernel import Game, Match, Stream, find
from benchmarks.timing import Row

STATION_STEP = 10
"""Iterations of one unit of search work, at most: a search may be sure before."""

STATIONS = 20
"""A match is searched at points so many answers apart."""


@dataclass(frozen=True)
class Subject:
    """A game as it is measured."""

    game: str
    seats: int
    middle: int
    """Answers after which a match counts as the middle of the game, its set-up well behind it."""
    plain: bool = False
    """Search at the opening without any hint, as the peers' does; otherwise as bots play it, over
    a whole match."""

    @property
    def name(self) -> str:
        """What it is called in the table."""
        return f"Athanor {self.game}, {self.seats} seats"

    def build(self) -> Game:
        """Return the game set up."""
        return find(self.game).build(self.seats)


SUBJECTS = (
    Subject("alchemist", 3, 15, plain=True),
    Subject("ars-alchimia", 3, 40),
    Subject("materia-prima", 3, 500),
    Subject("alkemy-v2", 2, 100),
    Subject("alkemy-blitz", 2, 100),
)
"""The first is what all others are compared with."""


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


def middle_of(game: Game, answers: int) -> Match:
    """Return a match in the middle of the game, at a quiet moment."""
    stream = Stream(2)
    match = Match(game, game.start(), stream)
    while match.answered < answers or not match.is_quiet:
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    return match


def copies(match: Match) -> Callable[[int], int]:
    """Return work that copies a match."""

    def copy(times: int) -> int:
        for _ in range(times):
            match.fork()
        return times

    return copy


def opening(game: Game) -> list[Window]:
    """Return what the first seat to decide sees."""
    match = Match(game, game.start(), Stream(3))
    first = match.decision
    assert first is not None
    return [Window(match, first.seat)]


def stations(game: Game) -> list[Window]:
    """Return what the seat to decide sees at points all along a match between greedy bots."""
    bots = [make_bot("greedy", game, seed) for seed in range(1, game.seats + 1)]
    match = Match(game, game.start(), Stream(4))
    found: list[Window] = []
    while match.decision is not None:
        seat = match.decision.seat
        window = Window(match.fork(Stream(5)), seat)
        if match.answered % STATIONS == 0:
            found.append(window)
        match.answer(seat, bots[seat].choose(Window(match, seat)))
    return found


def searches(game: Game, windows: Sequence[Window], plain: bool) -> Callable[[int], int]:
    """Return work that searches at all these points in turn."""

    def search(times: int) -> int:
        if plain:
            budget = Budget(times * STATION_STEP, math.inf)
            SearchBot(1, budget, AnyChoice(), AnyChoice()).choose(windows[0])
        else:
            budget = Budget(STATION_STEP, math.inf)
            advised = searching(game, 1, budget)
            for turn in range(times):
                advised.choose(windows[turn % len(windows)])
        return budget.spent

    return search


def decision_row(subject: Subject) -> Row:
    """Measure random play."""
    game = subject.build()
    stream = Stream(1)
    return Row("decision", subject.name, lambda matches: play_randomly(game, stream, matches))


def rows(subject: Subject) -> list[Row]:
    """Return all that is measured of a game."""
    game = subject.build()
    windows = opening(game) if subject.plain else stations(game)
    search = searches(game, windows, subject.plain)
    return [
        decision_row(subject),
        Row("copy", subject.name, copies(middle_of(game, subject.middle))),
        Row("search", subject.name, search, per_second=True),
    ]
