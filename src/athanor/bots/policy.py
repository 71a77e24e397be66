"""Quick ways to choose: what rollouts play by, and where search finds its candidates."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from athanor.kernel.chance import Stream
from athanor.kernel.game import UNSETTLED, Hints
from athanor.kernel.script import Decision

LISTED: Final = 5000
"""Decisions with more choices than this are never listed, only drawn from."""


CONSIDERED: Final = 6
"""Choices among which somebody hesitates who judges roughly."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses at a glance. It looks at a decision of a re-dealt match, never of the true one."""

    @abstractmethod
    def pick(self, decision: Decision, stream: Stream) -> i64:
        """Return a legal choice."""

    def ranked(self, decision: Decision) -> list[int]:
        """Return choices in the order they deserve a look, if there is an order at all."""
        return []


class AnyChoice(Policy):
    """Each choice equally likely."""

    def pick(self, decision: Decision, stream: Stream) -> i64:
        """Return any legal choice."""
        return decision.sample(stream)


class BestOfSome(Policy):
    """The most promising of a few random choices: nearly as cheap, and seldom silly.

    What hints mix is drawn, and of places on a table the decision itself suggests one.
    """

    def __init__(self, hints: Hints, tries: i64) -> None:
        self.hints = hints
        self.tries = tries

    def pick(self, decision: Decision, stream: Stream) -> i64:
        """Return the choice with the best hint among ``tries`` drawn ones."""
        mixed = self.hints.mix(decision)
        if mixed is not None:
            return drawn(mixed, stream)
        if decision.family:
            return decision.suggest(stream)
        return self.best(decision, stream)

    def best(self, decision: Decision, stream: Stream) -> i64:
        """Return the best of some choices of a decision that can be listed."""
        best = decision.sample(stream)
        best_value = self.hints.value(decision, best)
        tried: i64 = 1
        while tried < self.tries:
            choice = decision.sample(stream)
            value = self.hints.value(decision, choice)
            if value > best_value:
                best = choice
                best_value = value
            tried += 1
        return best

    def ranked(self, decision: Decision) -> list[int]:
        """Return all choices, the best hint first, unless they are too many to list.

        Of choices that are mixed, the likeliest come first and others not at all; nor do hopeless
        ones, unless there are no others.
        """
        hints = self.hints
        mixed = hints.mix(decision)
        if mixed is not None:
            return [code for _, code in sorted((-chance, code) for code, chance in mixed)]
        if decision.count() > LISTED:
            return []
        rated = sorted((-hints.value(decision, code), code) for code in decision.codes())
        ranked = [code for _, code in rated]
        hopeful = [code for code in ranked if not hints.is_hopeless(decision, code)]
        return hopeful if hopeful else ranked


class BestOfAll(BestOfSome):
    """The most promising choice as a rule; now and then any, so that no two matches are alike.

    It strays into nothing hopeless. For games where most choices are senseless, so that a few
    random ones hold nothing good.
    """

    def __init__(self, hints: Hints, stray: float) -> None:
        super().__init__(hints, 1)
        self.stray = stray
        """How often any choice is made."""

    def best(self, decision: Decision, stream: Stream) -> i64:
        """Return the choice with the best hint, as a rule."""
        if stream.unit() < self.stray:
            strayed = decision.sample(stream)
            if not self.hints.is_hopeless(decision, strayed):
                return strayed
        best: i64 = -1
        best_value = 0.0
        for code in decision.codes():
            value = self.hints.value(decision, code)
            if best < 0 or value > best_value:
                best = code
                best_value = value
        return best


class Misjudging(BestOfSome):
    """The choice that looks best to somebody who judges roughly.

    ``misjudges`` says how roughly, in parts of the span of the few choices that look best: the
    second or third best is taken now and then, nothing absurd, and nothing amiss where the best is
    plain.
    """

    def __init__(self, hints: Hints, misjudges: float) -> None:
        super().__init__(hints, 1)
        self.misjudges = misjudges

    def best(self, decision: Decision, stream: Stream) -> i64:
        """Return one of the choices with the best hints."""
        few, values = self._few(decision)
        span = values[0] - values[len(values) - 1]
        best = few[0]
        best_value = 0.0
        for place in range(len(few)):
            if place > 0 and self.hints.is_hopeless(decision, few[place]):
                continue
            seen = self.misjudges * span * stream.unit() + values[place]
            if place == 0 or seen > best_value:
                best = few[place]
                best_value = seen
        return best

    def _few(self, decision: Decision) -> tuple[list[int], list[float]]:
        """Return the choices that look best, the best first, and their values."""
        few: list[int] = []
        values: list[float] = []
        for code in decision.codes():
            value = self.hints.value(decision, code)
            if len(few) == CONSIDERED and value <= values[CONSIDERED - 1]:
                continue
            place = len(few)
            while place > 0 and values[place - 1] < value:
                place -= 1
            few.insert(place, code)
            values.insert(place, value)
            if len(few) > CONSIDERED:
                few.pop()
                values.pop()
        return few, values


def at_once(hints: Hints, decision: Decision, stream: Stream) -> i64:
    """Return what needs no thought: what hints settle or mix; else ``UNSETTLED``."""
    settled = hints.settled(decision)
    if settled != UNSETTLED:
        return settled
    mixed = hints.mix(decision)
    return UNSETTLED if mixed is None else drawn(mixed, stream)


def drawn(mixed: list[tuple[int, float]], stream: Stream) -> i64:
    """Return one of some choices by their chances, which add up to 1."""
    left = stream.unit()
    for choice, chance in mixed:
        left -= chance
        if left < 0.0:
            return choice
    return mixed[-1][0]
