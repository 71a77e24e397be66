"""Search by weighing a few choices against the one that hints put first.

Where a single choice matters little and chance much, as one step of a long walk does, a tree tells
noise apart from noise. Here every deal is played on once for each choice, with the same hidden
cards and the same luck, by what hints say, and only the *differences* count: a choice must do
better than the hinted one by more than its doubt, or the hint is followed. This is the rollout
algorithm of Bertsekas, Tsitsiklis and Wu (1997) with common random numbers, and with a race in
which choices that are clearly behind are given up (Maron and Moore, 1994).
"""

from math import sqrt
from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from athanor.bots.bot import Bot, Window
from athanor.bots.policy import BestOfAll, at_once
from athanor.bots.search import Budget, Deadline
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

SHARE: Final = 1000
MOST_SHARES: Final = 4
"""Iterations that make a share of a decision, and how many shares there are at most."""

SPACING: Final = 0x1E3779B97F4A7C15
"""Keeps the seeds of shares apart."""

TURNS: Final = 1 << 10
"""No match is played on for so many turns, so that each turn of each deal has luck of its own."""


Tally: TypeAlias = tuple[int, int, float, float]
"""A choice, in how many deals it was tried, by how much it did better in all, and the squares."""


class Rival:
    """A choice, and by how much it did better than the hinted one in each deal."""

    def __init__(self, choice: i64) -> None:
        self.choice = choice
        self.gains: list[float] = []

    def tally(self) -> Tally:
        """Return how it did, for adding up."""
        total = 0.0
        squares = 0.0
        for gain in self.gains:
            total += gain
            squares += gain * gain
        return self.choice, len(self.gains), total, squares


class Race:
    """Some choices against the first of them, deal by deal, until they are clearly behind."""

    def __init__(self, choices: list[int]) -> None:
        self.rivals = [Rival(choice) for choice in choices[1:]]
        self.running = self.rivals
        self._first = choices[0]

    @property
    def choices(self) -> list[int]:
        """The first choice and those still running, to be played on in the next deal."""
        return [self._first] + [int(rival.choice) for rival in self.running]

    def note(self, shares: list[float]) -> None:
        """Note what ``choices`` came to in a deal."""
        for place, rival in enumerate(self.running):
            rival.gains.append(shares[place + 1] - shares[0])

    def give_up(self) -> None:
        """Give up those that are clearly behind."""
        if self.running:
            self.running = still_running(self.running)

    def tallies(self) -> list[Tally]:
        """Return how all rivals did."""
        return [rival.tally() for rival in self.rivals]


@mypyc_attr(allow_interpreted_subclasses=True)
class Crew:
    """Who runs the races of one decision; by itself, nobody but the bot."""

    def races(
        self, bot: "PairedRolloutsBot", window: Window, choices: list[int], seed: i64
    ) -> list[list[Tally]]:
        """Return the tallies of all shares of a decision, in their order."""
        seconds = bot.budget.seconds / float(bot.shares)
        return [
            bot.race(window, choices, share_seed(seed, share), seconds)
            for share in range(bot.shares)
        ]


class PairedRolloutsBot(Bot):
    """Follows its hints unless another choice proves better within the budget.

    Matches are played on until the turn of its seat has come round ``hints.horizon`` times, and
    then estimated; without a horizon, to their end. An iteration is one match played on. Choices
    that hints value at 0 or less are not worth a look. A large budget is cut into ``shares`` that
    are run apart, by a crew of several processes if there is one, and added up: how many there
    are depends on the budget alone, so the choice does not depend on who runs them.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        hints: Hints,
        crew: Crew | None = None,
        whole: bool = False,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.hints = hints
        self.shares: i64 = 1 if whole else min(MOST_SHARES, max(1, budget.iterations // SHARE))
        self._crew = Crew() if crew is None else crew
        self._plan = BestOfAll(hints, 0.0)

    def choose(self, window: Window) -> i64:
        """Return the hinted choice or one that is clearly better, or one of those hints mix."""
        choices = self.in_question(window)
        if len(choices) == 1:
            return choices[0]
        shares = self._crew.races(self, window, choices, self.stream.word())
        for share in shares:
            self.budget.spent += spent_on(share)
        return furthest_ahead(choices, shares)

    def in_question(self, window: Window) -> list[int]:
        """Return the choices to be weighed, the hinted one first; one if nothing is to weigh."""
        if window.is_forced():
            return window.codes()
        decision = window.redealt(self.stream).decision_of(window.seat)
        choice = at_once(self.hints, decision, self.stream)
        if choice != UNSETTLED:
            return [choice]
        return self.considered(decision) or [self._plan.pick(decision, self.stream)]

    def considered(self, decision: Decision) -> list[int]:
        """Return the hinted choice and a few others that promise anything; none if too many."""
        return promising(self.hints, decision, self._plan.ranked(decision))

    def race(self, window: Window, choices: list[int], seed: i64, seconds: float) -> list[Tally]:
        """Return how the others of some choices did against the first, within a share."""
        stream = Stream(seed)
        deadline = Deadline(seconds)
        left = self.budget.iterations // self.shares
        race = Race(choices)
        while race.running and left > len(race.running):
            deal: i64 = stream.word()
            left -= 1 + len(race.running)
            race.note([self._play_on(window, choice, deal) for choice in race.choices])
            race.give_up()
            if deadline.is_over():
                break
        return race.tallies()

    def _play_on(self, window: Window, choice: i64, deal: i64) -> float:
        """Return what a choice comes to in a deal; the same number deals the same.

        Each turn has its own luck, so that an additional die does not change all that follows.
        """
        seat = window.seat
        luck = Stream(deal * TURNS)
        hints = self.hints
        match = window.redealt(luck)
        turn = hints.turn_of(match.state, match.decision_of(seat))
        match.answer(seat, choice)
        decision = match.decision
        turns: i64 = 0
        rounds: i64 = 0
        while decision is not None:
            now = hints.turn_of(match.state, decision)
            if now != turn:
                turn = now
                turns += 1
                rounds += 1 if turn == seat else 0
                if rounds == hints.horizon and rounds > 0:
                    break
                luck = Stream(deal * TURNS + turns)
                match.source = luck
            match.answer(decision.seat, self._plan.pick(decision, luck))
            decision = match.decision
        return self._worth(match, seat)

    def _worth(self, match: Match, seat: i64) -> float:
        """Return what the match is worth to a seat as it stands now, over or not."""
        if match.is_over:
            return match.game.payoff(match.state, seat)
        return self.hints.estimate(match.state, seat)


def promising(hints: Hints, decision: Decision, ranked: list[int]) -> list[int]:
    """Return the first of some ranked choices, and those after it that are worth a look."""
    return ranked[:1] + [
        choice for choice in ranked[1:WIDTH] if hints.value(decision, choice) > 0.0
    ]


def share_seed(seed: i64, share: i64) -> i64:
    """Return the seed of a share: the first has the decision's own."""
    return seed ^ (share * SPACING)


def spent_on(share: list[Tally]) -> i64:
    """Return how many matches were played on in a share: the hinted choice was in every deal."""
    deals: i64 = 0
    spent: i64 = 0
    for _, tries, _, _ in share:
        spent += tries
        deals = max(deals, tries)
    return spent + deals


def furthest_ahead(choices: list[int], shares: list[list[Tally]]) -> i64:
    """Return the choice that is furthest ahead of the first, or the first if none clearly is."""
    best = choices[0]
    best_gain = 0.0
    for place in range(len(choices) - 1):
        tries: i64 = 0
        total = 0.0
        squares = 0.0
        for share in shares:
            _, more, gained, squared = share[place]
            tries += more
            total += gained
            squares += squared
        if tries >= ENOUGH:
            count = float(tries)
            gain = total / count
            spread = max(0.0, squares - count * gain * gain)
            doubt = sqrt(spread / (count * (count - 1.0)))
            if gain > AHEAD * doubt and gain > best_gain:
                best = choices[place + 1]
                best_gain = gain
    return best


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
