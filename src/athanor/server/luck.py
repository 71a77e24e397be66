"""The luck ledger: what chance brought to each seat, against what was to be expected."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from athanor.kernel.audience import only
from athanor.kernel.chance import GivenSource
from athanor.kernel.game import Game, State
from athanor.kernel.match import Match, Scribe
from athanor.kernel.record import Record
from athanor.kernel.record_lines import ChanceLine, ChoiceLine
from athanor.kernel.script import Chance, Decision
from athanor.kernel.words import Message
from athanor.server.protocol.pages import Luck, LuckDraw, LuckLine, Share

NOBODY: Final = -1
"""The seat of chance that fell to nobody in particular."""

LEGIBLE: Final = 12
"""Chance with more outcomes, such as a place on a table, is not broken down by them."""


class Draw:
    """One chance event: what it was asked about, what could come and what came."""

    def __init__(self, chance: Chance, outcome: int, seat: int, step: int) -> None:
        self.about = chance.about
        self.weights = chance.outcomes()
        self.total = chance.total()
        self.outcome = outcome
        self.cases = chance.weight(outcome)
        self.seat = seat
        self.step = step


class Ledger(Scribe):
    """Writes down all chance of a match, and whose it was.

    Chance belongs to the seat for which the rules draw it, or to the only one that sees it, or to
    the one whose choice it followed.
    """

    def __init__(self, seats: int) -> None:
        self.draws: list[Draw] = []
        self._alone = {only(seat): seat for seat in range(seats)}
        self._chooser = NOBODY
        self._step = 0

    def answered(self, decision: Decision, choice: int) -> None:
        """Note whose choice it was."""
        self._chooser = decision.seat
        self._step += 1

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Write a draw down."""
        seat = chance.seat
        if seat == NOBODY:
            seat = self._alone.get(chance.audience, self._chooser)
        self.draws.append(Draw(chance, outcome, seat, self._step))

    def rested(self, state: State) -> None:
        """Quiet moments bring no chance."""

    def conceded(self, seat: int) -> None:
        """Nor do the ways to break a match off."""

    def drew(self) -> None:
        """Nor do the ways to break a match off."""

    def ended(self, state: State) -> None:
        """Nor does the end."""


def luck_of(record: Record, game: Game) -> Luck:
    """Return the luck ledger of a record that is known to be sound."""
    ledger = Ledger(game.seats)
    outcomes = [line.chance for line in record.lines if isinstance(line, ChanceLine)]
    position = record.header.position
    state = game.start() if position is None else game.load(position)
    match = Match(game, state, GivenSource(outcomes), scribe=ledger, forkable=False)
    match.decision  # noqa: B018 - a match runs only when it is looked at
    for line in record.lines:
        if isinstance(line, ChoiceLine):
            match.answer(line.seat, match.decision_of(line.seat).parse(line.choice))
    return Luck(
        lines=tuple(lines_of(ledger.draws, game)),
        draws=tuple(
            LuckDraw(
                step=draw.step,
                seat=draw.seat,
                about=Message(draw.about),
                outcome=game.chance_word(draw.about, draw.outcome),
                cases=draw.cases,
                of=draw.total,
            )
            for draw in ledger.draws
        ),
    )


def lines_of(draws: Sequence[Draw], game: Game) -> list[LuckLine]:
    """Return the draws summed up by seat and by what they were about."""
    kinds: dict[tuple[int, str], list[Draw]] = {}
    for draw in draws:
        kinds.setdefault((draw.seat, draw.about), []).append(draw)
    return [
        line_of(seat, about, kinds[seat, about], game)
        for seat, about in sorted(kinds)
        if all(len(draw.weights) <= LEGIBLE for draw in kinds[seat, about])
    ]


def line_of(seat: int, about: str, draws: Sequence[Draw], game: Game) -> LuckLine:
    """Return draws of one kind summed up."""
    came: dict[int, int] = {}
    expected: dict[int, float] = {}
    for draw in draws:
        came[draw.outcome] = came.get(draw.outcome, 0) + 1
        for outcome, weight in draw.weights:
            expected[outcome] = expected.get(outcome, 0.0) + weight / draw.total
    shares = tuple(
        Share(game.chance_word(about, outcome), came.get(outcome, 0), expected[outcome])
        for outcome in sorted(expected)
    )
    mean, expected_mean, spread = averages(about, draws, game)
    return LuckLine(seat, Message(about), len(draws), shares, mean, expected_mean, spread)


def averages(
    about: str, draws: Sequence[Draw], game: Game
) -> tuple[float | None, float | None, float | None]:
    """Return the average that came, the one to be expected and its standard deviation."""
    came = expected = variance = 0.0
    for draw in draws:
        value = game.chance_value(about, draw.outcome)
        if value is None:
            return None, None, None
        numbers = [(game.chance_value(about, each) or 0, weight) for each, weight in draw.weights]
        mean = sum(number * weight for number, weight in numbers) / draw.total
        squares = sum(number * number * weight for number, weight in numbers) / draw.total
        came += value
        expected += mean
        variance += squares - mean * mean
    number = len(draws)
    return came / number, expected / number, sqrt(max(0.0, variance)) / number
