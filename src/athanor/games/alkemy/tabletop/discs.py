"""Round bases: how far apart they are, exactly, and all bases of a table in flat vectors."""

from collections.abc import Iterable
from typing import Final

from athanor.games.alkemy.tabletop.points import MAX_REACH, distance_squared, root_up
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64, vec

MAX_ELEMENTS: Final = 62
"""Bases, and pieces of scenery, on one table: a set of them is a mask in a machine integer."""


def overlap(x1: i64, y1: i64, r1: i64, x2: i64, y2: i64, r2: i64) -> bool:
    """Tell whether two bases share more than a point of their edges."""
    return distance_squared(x1, y1, x2, y2) < (r1 + r2) * (r1 + r2)


def within(x1: i64, y1: i64, r1: i64, x2: i64, y2: i64, r2: i64, gap: i64) -> bool:
    """Tell whether at most ``gap`` lies between the edges of two bases.

    Contact is a gap of at most what the game calls contact: bases rarely touch to the unit.
    """
    reach = r1 + r2 + gap
    return distance_squared(x1, y1, x2, y2) <= reach * reach


def gap_between(x1: i64, y1: i64, r1: i64, x2: i64, y2: i64, r2: i64) -> i64:
    """Return the distance between the edges of two bases: the least gap ``within`` accepts."""
    gap = root_up(distance_squared(x1, y1, x2, y2)) - r1 - r2
    return gap if gap > 0 else 0


class Discs:
    """The bases on a table: centre, radius and size of each. A match keeps and changes them."""

    def __init__(self, bases: Iterable[tuple[int, int, int, int]] = ()) -> None:
        """Take bases as (x, y, radius, size)."""
        given = list(bases)
        if len(given) > MAX_ELEMENTS:
            raise ValueError(f"{len(given)} bases on one table; there may be {MAX_ELEMENTS}")
        for _, _, radius, _ in given:
            if not 0 <= radius <= MAX_REACH:
                raise ValueError(f"a base has radius {radius}; it may be 0 to {MAX_REACH}")
        self.count: i64 = len(given)
        self.x = vec[i64]([x for x, _, _, _ in given])
        self.y = vec[i64]([y for _, y, _, _ in given])
        self.radius = vec[i64]([radius for _, _, radius, _ in given])
        self.size = vec[i64]([size for _, _, _, size in given])

    def copy(self) -> "Discs":
        """Return bases that can be moved without moving these; what never changes is shared."""
        twin = Discs()
        twin.count = self.count
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.radius = self.radius
        twin.size = self.size
        return twin

    def move(self, disc: i64, x: i64, y: i64) -> None:
        """Put a base somewhere else."""
        self.x[disc] = x
        self.y[disc] = y

    def all(self) -> i64:
        """Return the mask of all bases."""
        return (bit(self.count)) - 1

    def tall(self, size: i64) -> i64:
        """Return the mask of the bases of at least a size."""
        mask: i64 = 0
        for disc in range(self.count):
            if self.size[disc] >= size:
                mask |= bit(disc)
        return mask

    def near(self, x: i64, y: i64, reach: i64, among: i64) -> i64:
        """Return the mask of the bases whose edge is at most ``reach`` from a point."""
        xs, ys, radii = self.x, self.y, self.radius
        mask: i64 = 0
        for disc in range(self.count):
            if among >> disc & 1 and within(x, y, reach, xs[disc], ys[disc], radii[disc], 0):
                mask |= bit(disc)
        return mask

    def in_the_way(self, x: i64, y: i64, radius: i64, among: i64) -> i64:
        """Return the mask of the bases that a base put somewhere would overlap."""
        xs, ys, radii = self.x, self.y, self.radius
        mask: i64 = 0
        for disc in range(self.count):
            if among >> disc & 1 and overlap(x, y, radius, xs[disc], ys[disc], radii[disc]):
                mask |= bit(disc)
        return mask

    def gap(self, one: i64, other: i64) -> i64:
        """Return the distance between the edges of two bases."""
        return gap_between(
            self.x[one],
            self.y[one],
            self.radius[one],
            self.x[other],
            self.y[other],
            self.radius[other],
        )
