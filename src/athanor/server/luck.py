"""The luck ledger: what chance brought to each seat, against what was to be expected.

Counts are set against the whole of a series of draws, as one could see it before the first of them
(``urns``), never against the odds of single draws, which luck itself has changed on the way.
"""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final

from athanor.kernel.audience import only
from athanor.kernel.chance import GivenSource
from athanor.kernel.game import Game, State
from athanor.kernel.match import Match, Scribe
from athanor.kernel.record import Record
from athanor.kernel.record_lines import ChanceLine, ChoiceLine
from athanor.kernel.script import Chance, Decision, Die
from athanor.kernel.words import Message
from athanor.server.protocol.pages import Luck, LuckDraw, LuckLine, Share
from athanor.server.urns import Drawn, Urn, odds_of, tail, usual, variance

NOBODY: Final = -1
"""The seat of chance that fell to nobody in particular."""

LEGIBLE: Final = 12
"""Chance with more outcomes, such as a place on a table, is not broken down by them."""

SERIES: Final = 2
"""A single draw is no series: it is told with all the others, and there is nothing to sum up."""


class Draw:
    """One chance event: what it was asked about, what could come and what came."""

    def __init__(self, chance: Chance, outcome: int, seat: int, step: int, urn: Urn) -> None:
        self.about = chance.about
        self.urn = urn
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
        self._urns: dict[str, list[Urn]] = {}

    def answered(self, decision: Decision, choice: int) -> None:
        """Note whose choice it was."""
        self._chooser = decision.seat
        self._step += 1

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Write a draw down."""
        seat = chance.seat
        if seat == NOBODY:
            seat = self._alone.get(chance.audience, self._chooser)
        urn = self._urn(chance)
        urn.take(outcome)
        self.draws.append(Draw(chance, outcome, seat, self._step, urn))

    def _urn(self, chance: Chance) -> Urn:
        """Return the urn that a draw goes on with, or a new one."""
        weights = chance.outcomes()
        opened = self._urns.setdefault(chance.about, [])
        if not isinstance(chance, Die):
            for urn in reversed(opened):
                if urn.continues(weights):
                    return urn
        opened.append(Urn(weights))
        return opened[-1]

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
        if len(kinds[seat, about]) >= SERIES
        and all(len(draw.urn.weights) <= LEGIBLE for draw in kinds[seat, about])
    ]


def line_of(seat: int, about: str, draws: Sequence[Draw], game: Game) -> LuckLine:
    """Return draws of one kind summed up."""
    came = Counter(draw.outcome for draw in draws)
    drawn = [Drawn(urn, number) for urn, number in Counter(draw.urn for draw in draws).items()]
    possible = sorted({outcome for one in drawn for outcome in one.urn.weights})
    shares = tuple(
        share_of(game.chance_word(about, outcome), came[outcome], odds_of(outcome, drawn))
        for outcome in possible
    )
    values = {outcome: game.chance_value(about, outcome) for outcome in possible}
    numbers = {outcome: value for outcome, value in values.items() if value is not None}
    mean = expected = spread = None
    if len(numbers) == len(values):
        mean = sum(numbers[draw.outcome] for draw in draws) / len(draws)
        expected, spread = average(drawn, numbers)
    return LuckLine(
        seat=seat,
        about=Message(about),
        draws=len(draws),
        pool=pool_of(drawn),
        shares=shares,
        mean=mean,
        expected_mean=expected,
        spread=spread,
    )


def share_of(outcome: Message, came: int, odds: Sequence[float]) -> Share:
    """Return how often an outcome came, beside what is usual."""
    band = usual(odds)
    return Share(outcome, came, band.mean, band.low, band.high, tail(odds, came, band.mean))


def pool_of(drawn: Sequence[Drawn]) -> int:
    """Return how many pieces lay in the one urn of a series; 0 if each draw was from another."""
    return drawn[0].urn.total if len(drawn) == 1 else 0


def average(drawn: Sequence[Drawn], values: dict[int, int]) -> tuple[float, float]:
    """Return the average that was to be expected, and its standard deviation."""
    number = sum(one.draws for one in drawn)
    sums = [(one.draws, *variance(one, values)) for one in drawn]
    expected = sum(draws * mean for draws, mean, _ in sums)
    return expected / number, sqrt(sum(spread for _, _, spread in sums)) / number
