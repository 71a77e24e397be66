"""Search by weighing a few choices against the one that hints put first.

Where a single choice matters little and chance much, as one step of a long walk does, a tree tells
noise apart from noise. Here every deal is played on once for each choice, with the same hidden
cards and the same luck, by what hints say, and only the *differences* count: a choice must do
better than the hinted one by more than its doubt, or the hint is followed. This is the rollout
algorithm of Bertsekas, Tsitsiklis and Wu (1997) with common random numbers, and with a race in
which choices that are clearly behind are given up (Maron and Moore, 1994).
"""

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from athanor.bots.bot import Bot, Window
from athanor.bots.policy import BestOfAll, at_once
from athanor.bots.search import Budget
from athanor.kernel.chance import Stream
from athanor.kernel.game import UNSETTLED, Hints
from athanor.kernel.match import Match
from athanor.kernel.script import Decision

WIDTH: Final = 5
"""Choices that are weighed at most, the hinted one among them."""

FEW: Final = 4
"""Deals before which no choice is given up."""

ENOUGH: Final = 8
"""Deals before which no choice is given up for another, nor preferred to the hinted one."""

BEHIND: Final = 1.5
"""Standard errors by which a choice must be behind to be given up."""

AHEAD: Final = 2.0
"""Standard errors by which a choice must be ahead of the hinted one to be made."""

TURNS: Final = 1 << 10
"""No match is played on for so many turns, so that each turn of each deal has luck of its own."""


class Rival:
    """A choice, and by how much it did better than the hinted one in each deal."""

    def __init__(self, choice: i64) -> None:
        self.choice = choice
        self.gains: list[float] = []


class PairedRolloutsBot(Bot):
    """Follows its hints unless another choice proves better within the budget.

    Matches are played on until the turn of its seat has come round ``hints.horizon`` times, and
    then estimated. An iteration is one match played on. Choices that hints value at 0 or less are
    not worth a look.
    """

    def __init__(self, seed: int, budget: Budget, hints: Hints) -> None:
        super().__init__(seed)
        self.budget = budget
        self.hints = hints
        self._plan = BestOfAll(hints, 0.0)

    def choose(self, window: Window) -> i64:
        """Return the hinted choice or one that is clearly better, or one of those hints mix."""
        if window.is_forced():
            return window.codes()[0]
        decision = window.redealt(self.stream).decision_of(window.seat)
        choice = at_once(self.hints, decision, self.stream)
        if choice != UNSETTLED:
            return choice
        ranked = self._plan.ranked(decision)
        if not ranked:
            return self._plan.pick(decision, self.stream)
        best = self._best(window, ranked[0], self._rivals(decision, ranked[1:WIDTH]))
        return ranked[0] if best is None else best.choice

    def _rivals(self, decision: Decision, choices: list[int]) -> list[Rival]:
        """Return those choices that promise anything."""
        hints = self.hints
        return [Rival(choice) for choice in choices if hints.value(decision, choice) > 0.0]

    def _best(self, window: Window, hinted: i64, rivals: list[Rival]) -> Rival | None:
        """Return the rival that is furthest ahead of the hinted choice, if one clearly is."""
        end = perf_counter() + self.budget.seconds
        left = self.budget.iterations
        while rivals and left > len(rivals):
            deal: i64 = self.stream.word()
            par = self._play_on(window, hinted, deal)
            for rival in rivals:
                rival.gains.append(self._play_on(window, rival.choice, deal) - par)
            left -= 1 + len(rivals)
            self.budget.spent += 1 + len(rivals)
            rivals = still_running(rivals)
            if perf_counter() >= end:
                break
        best: Rival | None = None
        best_gain = 0.0
        for rival in rivals:
            if len(rival.gains) >= ENOUGH:
                gain, doubt = mean_and_error(rival.gains)
                if gain > AHEAD * doubt and gain > best_gain:
                    best = rival
                    best_gain = gain
        return best

    def _play_on(self, window: Window, choice: i64, deal: i64) -> float:
        """Return what a choice comes to in a deal; the same number deals the same.

        Each turn has its own luck, so that an additional die does not change all that follows.
        """
        seat = window.seat
        luck = Stream(deal * TURNS)
        match = window.redealt(luck)
        match.answer(seat, choice)
        decision = match.decision
        mover = seat
        turns: i64 = 0
        rounds: i64 = 0
        while decision is not None:
            if decision.seat != mover:
                mover = decision.seat
                turns += 1
                rounds += 1 if mover == seat else 0
                if rounds == self.hints.horizon:
                    break
                luck = Stream(deal * TURNS + turns)
                match.source = luck
            match.answer(mover, self._plan.pick(decision, luck))
            decision = match.decision
        return self._worth(match, seat)

    def _worth(self, match: Match, seat: i64) -> float:
        """Return what the match is worth to a seat as it stands now, over or not."""
        if match.is_over:
            return match.game.payoff(match.state, seat)
        return self.hints.estimate(match.state, seat)


def still_running(rivals: list[Rival]) -> list[Rival]:
    """Return the rivals that are clearly behind neither the hinted choice nor the best rival."""
    if len(rivals[0].gains) < FEW:
        return rivals
    running: list[Rival] = []
    best: Rival | None = None
    best_gain = 0.0
    for rival in rivals:
        gain, doubt = mean_and_error(rival.gains)
        if gain + BEHIND * doubt > 0.0:
            running.append(rival)
            if best is None or gain > best_gain:
                best = rival
                best_gain = gain
    if best is None or len(best.gains) < ENOUGH:
        return running
    return [rival for rival in running if not is_behind(rival, best)]


def is_behind(rival: Rival, best: Rival) -> bool:
    """Tell whether a rival is clearly behind another over the same deals."""
    if rival is best:
        return False
    margins = [far - near for far, near in zip(best.gains, rival.gains, strict=True)]
    margin, doubt = mean_and_error(margins)
    return margin > BEHIND * doubt


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """Return the mean of at least two numbers and its standard error."""
    count = float(len(numbers))
    mean = 0.0
    for number in numbers:
        mean += number
    mean /= count
    spread = 0.0
    for number in numbers:
        spread += (number - mean) * (number - mean)
    return mean, sqrt(spread / (count * (count - 1.0)))
