"""What never changes during a match: the ten cauldrons, and tables that answer quickly."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.codes import (
    ALLOWED,
    BREWS,
    CAULDRONS,
    FIRST_BREW,
    LAST_BREW,
    MIXTURES,
    POWERS,
    TYPES,
)
from athanor.kernel.bits import bit
from athanor.kernel.vectors import vec


def digits(number: int, length: int) -> list[int]:
    """Return the base-3 digits of a mixture or a brew, lowest first."""
    return [number // 3**place % 3 for place in range(length)]


def payable(held: int) -> int:
    """Return the brews that cubes of the allowed types, themselves written as a brew, can pay."""
    mask = 0
    for brew in range(FIRST_BREW, LAST_BREW + 1):
        pairs = zip(digits(held, ALLOWED), digits(brew, ALLOWED), strict=True)
        if all(have >= need for have, need in pairs):
            mask |= bit(brew)
    return mask


PAYABLE: Final = tuple(payable(held) for held in range(BREWS))


class Board:
    """The cauldrons of a data set, with what each can hold worked out beforehand."""

    def __init__(self, names: Sequence[str], products: Sequence[tuple[int, int]]) -> None:
        self.names = tuple(names)
        self.products = vec[i64]([kind for pair in products for kind in pair])
        self.allowed = vec[i64](
            [kind for pair in products for kind in range(TYPES) if kind not in pair]
        )
        self.kinds = vec[i64]([sum(1 for n in digits(brew, ALLOWED) if n) for brew in range(BREWS)])
        self.mixture = vec[i64]([0] * (CAULDRONS * BREWS))
        self.brew = vec[i64]([-1] * (CAULDRONS * MIXTURES))
        self.payable = vec[i64]([0] * (CAULDRONS * MIXTURES))
        for cauldron in range(CAULDRONS):
            self._tabulate(cauldron)

    def _tabulate(self, cauldron: int) -> None:
        """Work out one cauldron's brews, and which of them each stock can pay.

        What a stock can pay depends only on its counts cut off at two, which is itself a mixture,
        and of these only on the allowed types.
        """
        kinds = [self.allowed[cauldron * ALLOWED + place] for place in range(ALLOWED)]
        for brew in range(FIRST_BREW, LAST_BREW + 1):
            counts = digits(brew, ALLOWED)
            mixture = sum(n * POWERS[kind] for n, kind in zip(counts, kinds, strict=True))
            self.mixture[cauldron * BREWS + brew] = mixture
            self.brew[cauldron * MIXTURES + mixture] = brew
        for stock in range(MIXTURES):
            held = digits(stock, TYPES)
            allowed = sum(held[kind] * POWERS[place] for place, kind in enumerate(kinds))
            self.payable[cauldron * MIXTURES + stock] = PAYABLE[allowed]

    def brew_count(self, brew: i64, place: i64) -> i64:
        """Return how many cubes of a cauldron's ``place``-th allowed type a brew takes."""
        if place == 0:
            return brew % 3
        if place == 1:
            return brew // 3 % 3
        return brew // 9

    def can_pay(self, stock: i64, cauldron: i64, brew: i64) -> bool:
        """Tell whether a stock (counts cut off at two) holds a brew of a cauldron."""
        return (self.payable[cauldron * MIXTURES + stock] >> brew) & 1 == 1


class Terms:
    """The numbers a match is played by: rows of the tables, and what the switches say."""

    def __init__(
        self,
        *,
        bag: int,
        reserve: int,
        starting_supply: int,
        seals: int,
        exhausted_to_end: int,
        track: int,
        rewards: Sequence[int],
        opening_turns: int,
        schools: bool,
        colours: tuple[str, ...],
    ) -> None:
        self.bag: i64 = bag
        self.reserve: i64 = reserve
        self.starting_supply: i64 = starting_supply
        self.seals: i64 = seals
        self.exhausted_to_end: i64 = exhausted_to_end
        self.track: i64 = track
        self.rewards = vec[i64](list(rewards))
        self.opening_turns: i64 = opening_turns
        self.schools = schools
        self.colours = colours
