"""Quick ways to choose: what rollouts play by, and where search finds its candidates."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from athanor.kernel.chance import Stream
from athanor.kernel.game import Hints
from athanor.kernel.script import Decision

LISTED: Final = 5000
"""Decisions with more choices than this are never listed, only drawn from."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
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
    """The most promising of a few random choices: nearly as cheap, and seldom silly."""

    def __init__(self, hints: Hints, tries: i64) -> None:
        self.hints = hints
        self.tries = tries

    def pick(self, decision: Decision, stream: Stream) -> i64:
        """Return the choice with the best hint among ``tries`` drawn ones."""
        best = decision.sample(stream)
        best_value = self.hints.value(decision, best)
        drawn: i64 = 1
        while drawn < self.tries:
            choice = decision.sample(stream)
            value = self.hints.value(decision, choice)
            if value > best_value:
                best = choice
                best_value = value
            drawn += 1
        return best

    def ranked(self, decision: Decision) -> list[int]:
        """Return all choices, the best hint first, unless they are too many to list."""
        if decision.count() > LISTED:
            return []
        hints = self.hints
        rated = sorted((-hints.value(decision, code), code) for code in decision.codes())
        return [code for _, code in rated]
