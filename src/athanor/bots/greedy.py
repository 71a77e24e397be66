"""The bot that takes what looks best now."""

from mypy_extensions import i64

from athanor.bots.bot import Bot, Window
from athanor.kernel.game import Hints


class GreedyBot(Bot):
    """Makes the choice with the best hint; among equals any.

    Hints read the state behind a decision, so they are shown a re-dealt one.
    """

    def __init__(self, hints: Hints, seed: int) -> None:
        super().__init__(seed)
        self.hints = hints

    def choose(self, window: Window) -> i64:
        """Return the most promising of all legal choices."""
        decision = window.redealt(self.stream).decision_of(window.seat)
        best: i64 = -1
        best_value = 0.0
        equals: i64 = 0
        for code in decision.codes():
            choice: i64 = code
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
