"""The bot that takes what looks best now."""

from typing import Final

from mypy_extensions import i64

from athanor.bots.bot import Bot, Window
from athanor.bots.policy import at_once, drawn
from athanor.kernel.game import UNSETTLED, Hints
from athanor.kernel.script import Decision

CONSIDERED: Final = 6
"""Choices among which a beginner hesitates."""


class GreedyBot(Bot):
    """Makes the choice with the best hint; among equals any. What hints mix is drawn.

    It may err as beginners do: it sees what is good, but not by how much. ``misjudges`` says how
    far, in parts of the span of the few choices that look best; it then takes the second or third
    best now and then, nothing absurd, and nothing amiss where the best is plain. Hints read the
    state behind a decision, so they are shown a re-dealt one.
    """

    def __init__(self, hints: Hints, seed: int, misjudges: float = 0.0) -> None:
        super().__init__(seed)
        self.hints = hints
        self.misjudges = misjudges

    def choose(self, window: Window) -> i64:
        """Return the most promising of the legal choices."""
        decision = window.redealt(self.stream).decision_of(window.seat)
        if self.misjudges > 0.0:
            choice = at_once(self.hints, decision, self.stream)
            return self._misjudged(decision) if choice == UNSETTLED else choice
        mixed = self.hints.mix(decision)
        if mixed is not None:
            return drawn(mixed, self.stream)
        best: i64 = -1
        best_value = 0.0
        equals: i64 = 0
        for code in decision.codes():
            choice = code
            value = self.hints.value(decision, choice)
            if best < 0 or value > best_value:
                best = choice
                best_value = value
                equals = 1
            elif value == best_value:
                equals += 1
                if self.stream.below(equals) == 0:
                    best = choice
        return best

    def _misjudged(self, decision: Decision) -> i64:
        """Return the choice that looks best to somebody who judges roughly."""
        rated = sorted((-self.hints.value(decision, code), code) for code in decision.codes())
        few = rated[:CONSIDERED]
        span = few[len(few) - 1][0] - few[0][0]
        best = few[0][1]
        best_value = 0.0
        for place in range(len(few)):
            worse, choice = few[place]
            if place > 0 and self.hints.is_hopeless(decision, choice):
                continue
            seen = self.misjudges * span * self.stream.unit() - worse
            if place == 0 or seen > best_value:
                best = choice
                best_value = seen
        return best
