"""The bot that takes what looks best now."""

from mypy_extensions import i64

from athanor.bots.bot import Bot, Window
from athanor.bots.policy import Misjudging, at_once, drawn
from athanor.kernel.game import UNSETTLED, Hints


class GreedyBot(Bot):
    """Makes the choice with the best hint; among equals any. What hints mix is drawn.

    It may err as beginners do: it sees what is good, but not by how much. ``misjudges`` says how
    far (see ``Misjudging``). Hints read the state behind a decision, so they are shown a re-dealt
    one.
    """

    def __init__(self, hints: Hints, seed: int, misjudges: float = 0.0) -> None:
        super().__init__(seed)
        self.hints = hints
        self.misjudges = misjudges
        self._roughly = Misjudging(hints, misjudges)

    def choose(self, window: Window) -> i64:
        """Return the most promising of the legal choices."""
        decision = window.redealt(self.stream).decision_of(window.seat)
        if self.misjudges > 0.0:
            choice = at_once(self.hints, decision, self.stream)
            return self._roughly.best(decision, self.stream) if choice == UNSETTLED else choice
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
