"""What was to be expected of a series of draws, as one sees it before the first of them.

The odds of a single draw are no measure of luck: they depend on what came before, so whoever drew
three spiders is told that fewer spiders were to be expected from then on. Draws of which each is
made from what the one before has left belong to one *urn*, and what a seat gets out of an urn is
hypergeometric, whoever else draws from it in between. A die leaves everything as it was: each of
its rolls is an urn of its own. Where something is put back a new urn begins.
"""

from collections.abc import Iterable, Sequence
from math import comb
from typing import Final

from msgspec import Struct

TAIL: Final = 0.05
"""The share of all deals that lies beyond each end of the usual ones, at most."""


class Urn:
    """What can be drawn, with weights, before the first of a series of draws."""

    def __init__(self, weights: Sequence[tuple[int, int]]) -> None:
        self.weights = dict(weights)
        self.total = sum(self.weights.values())
        self._left = dict(self.weights)

    def continues(self, weights: Sequence[tuple[int, int]]) -> bool:
        """Tell whether exactly this is left of it."""
        return self._left == dict(weights)

    def take(self, outcome: int) -> None:
        """Take one piece of a kind out."""
        self._left[outcome] -= 1
        if self._left[outcome] == 0:
            del self._left[outcome]


class Drawn(Struct, frozen=True):
    """How many draws somebody made from an urn."""

    urn: Urn
    draws: int


class Usual(Struct, frozen=True):
    """What was to be expected of a number: its mean, and between what nine deals in ten lie."""

    mean: float
    low: int
    high: int


def usual(odds: Sequence[float]) -> Usual:
    """Return what is to be expected of a number with these odds."""
    below = 0.0
    low = high = 0
    for number, share in enumerate(odds):
        if below <= TAIL:
            low = number
        high = number
        below += share
        if below >= 1 - TAIL:
            break
    return Usual(sum(number * share for number, share in enumerate(odds)), low, high)


def tail(odds: Sequence[float], came: int, expected: float) -> float:
    """Return how much of all deals goes as far from what was expected, to the same side."""
    return sum(odds[came:]) if came >= expected else sum(odds[: came + 1])


def odds_of(outcome: int, drawn: Iterable[Drawn]) -> list[float]:
    """Return how likely it is that an outcome comes 0, 1, 2 ... times in draws from some urns."""
    odds = [1.0]
    for one in drawn:
        kinds = one.urn.weights.get(outcome, 0)
        if kinds > 0:
            odds = together(odds, hypergeometric(one.draws, kinds, one.urn.total))
    return odds


def hypergeometric(draws: int, kinds: int, total: int) -> list[float]:
    """Return the odds of 0, 1, 2 ... pieces of a kind among some drawn from all of them."""
    most = min(draws, kinds)
    cases = comb(total, draws)
    return [comb(kinds, n) * comb(total - kinds, draws - n) / cases for n in range(most + 1)]


def together(some: Sequence[float], others: Sequence[float]) -> list[float]:
    """Return the odds of the sum of two numbers that do not depend on each other."""
    odds = [0.0] * (len(some) + len(others) - 1)
    for one, share in enumerate(some):
        for other, part in enumerate(others):
            odds[one + other] += share * part
    return odds


def variance(drawn: Drawn, values: dict[int, int]) -> tuple[float, float]:
    """Return the mean of one draw from an urn, and the variance of the sum of all of them."""
    total = drawn.urn.total
    weights = drawn.urn.weights.items()
    mean = sum(values[outcome] * weight for outcome, weight in weights) / total
    squares = sum(values[outcome] ** 2 * weight for outcome, weight in weights) / total
    left = (total - drawn.draws) / (total - 1) if total > 1 else 0.0
    return mean, drawn.draws * left * max(0.0, squares - mean * mean)
