"""What a choice cost, for all that its seat could know.

First the choice is raced against a few others in deals of what the seat could not know, all with
the same luck. The best of several always looks better than it is; so, if one seems better, it is
played against the choice once more in fresh deals, and only these count.
"""

from collections.abc import Sequence
from typing import Final

from athanor.analysis.result import Alternative, Grade
from athanor.analysis.walk import Choosing, Walk
from athanor.bots.paired_rollouts import WIDTH, Race, Rival, mean_and_error, promising
from athanor.bots.play_on import PlayOn
from athanor.kernel.chance import Stream
from athanor.kernel.game import UNSETTLED
from athanor.kernel.match import RedealError
from athanor.kernel.script import Decision

LEVELS: Final = (0.02, 0.06, 0.12)
"""What a choice must cost at least to be called inexact, a mistake, or grave."""

CLEAR: Final = 2.0
"""Standard errors that a cost must be larger than."""

FIRST_LOOK: Final = 4
SECOND_LOOK: Final = 2
"""The parts of all deals of a moment that the race and the second look take."""

LEAST: Final = 8
"""Deals of either at least."""

TOLD: Final = 3
"""Other choices that are told at most."""

NOTHING_BETTER: Final = Grade(0)


class Grader:
    """Grades choices of one game."""

    def __init__(self, playing: PlayOn, deals: int) -> None:
        self._playing = playing
        self._race = max(LEAST, deals // FIRST_LOOK)
        self._check = max(LEAST, deals // SECOND_LOOK)

    def grade(self, walk: Walk, choosing: Choosing, stream: Stream) -> Grade | None:
        """Return the grade of a choice that is about to be made, or None if none is to be given."""
        if choosing.decision.is_moot():
            return None
        try:
            choices = self._considered(walk, choosing, stream)
            if not choices:
                return None
            if len(choices) == 1:
                return NOTHING_BETTER
            rivals = self._raced(walk, choosing.seat, choices, stream)
            return self._judged(walk, choosing, rivals, stream)
        except RedealError:
            return None

    def _considered(self, walk: Walk, choosing: Choosing, stream: Stream) -> list[int]:
        """Return the choice and those it is raced against; none where mixing is best."""
        seat = choosing.seat
        decision = walk.match.redealt(seat, stream).decision_of(seat)
        hints, plan = self._playing.hints, self._playing.plan
        mixed = hints.mix(decision)
        if mixed is not None:
            likely = [choice for choice, chance in mixed if chance > 0.0]
            return [] if choosing.choice in likely else [choosing.choice, *likely[: WIDTH - 1]]
        settled = hints.settled(decision)
        if settled != UNSETTLED:
            return [choosing.choice] + [settled] * (settled != choosing.choice)
        ranked = plan.ranked(decision) or [plan.pick(decision, stream)]
        others = promising(hints, decision, ranked)
        return [choosing.choice] + [one for one in others if one != choosing.choice]

    def _raced(self, walk: Walk, seat: int, choices: Sequence[int], stream: Stream) -> list[Rival]:
        """Return all but the first choice with what they gained on it, deal by deal."""
        race = Race(list(choices))
        for _ in range(self._race):
            deal = stream.word()
            race.note([self._share(walk, seat, choice, deal) for choice in race.choices])
            race.give_up()
            if not race.running:
                break
        return race.rivals

    def _judged(
        self, walk: Walk, choosing: Choosing, rivals: Sequence[Rival], stream: Stream
    ) -> Grade:
        """Return the grade after a second look at the rival that did best."""
        by_gain = sorted(rivals, key=lambda rival: -mean_and_error(rival.gains)[0])
        gain, doubt = mean_and_error(by_gain[0].gains)
        if gain <= doubt or gain < LEVELS[0] / 2:
            return NOTHING_BETTER
        again = Race([choosing.choice, by_gain[0].choice])
        for _ in range(self._check):
            deal = stream.word()
            again.note([self._share(walk, choosing.seat, one, deal) for one in again.choices])
        (second,) = again.rivals
        cost, doubt = mean_and_error(second.gains)
        level = level_of(cost, doubt)
        if level == 0:
            return NOTHING_BETTER
        others = [rival for rival in by_gain[1:TOLD] if mean_and_error(rival.gains)[0] > 0.0]
        told = tuple(alternative(choosing.decision, rival) for rival in (second, *others))
        return Grade(level, rounded(cost), rounded(doubt), told)

    def _share(self, walk: Walk, seat: int, choice: int, deal: int) -> float:
        return walk.shares_after(self._playing, seat, choice, deal)[seat]


def level_of(cost: float, doubt: float) -> int:
    """Return how grave a cost is; 0 if it is not larger than the noise."""
    if cost <= CLEAR * doubt:
        return 0
    return sum(cost >= least for least in LEVELS)


def alternative(decision: Decision, rival: Rival) -> Alternative:
    """Return a choice in words, with what it gained."""
    option = decision.option(rival.choice)
    gain, doubt = mean_and_error(rival.gains)
    return Alternative(option.text, option.message, rounded(gain), rounded(doubt), option.things)


def rounded(share: float) -> float:
    """Return a share as it is kept."""
    return round(share, 4)
