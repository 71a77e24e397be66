"""A move before it is made: where from, past whom, and over which rough ground.

Tolls make several tables of one: for every choice of tolls to pay there is a table on which the
others are walls, and the shortest way on any of them is the shortest of all. Every toll near a move
doubles the choices, so a table should have few; where none is near there is one choice only, and
where no slow ground is near the search need not know of it.
"""

import math
from typing import Final

from athanor.games.alkemy.tabletop.circles import Circles
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.points import SLACK
from athanor.games.alkemy.tabletop.search import Search
from athanor.games.alkemy.tabletop.slow import SlowGround
from athanor.games.alkemy.tabletop.stretches import Way
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64, vec

TALLY: Final = 1.0
"""Lengths that differ by less are compared by a search, not by estimates."""


class Move:
    """Moves of one base, of at most a length, past the bases of a mask."""

    def __init__(
        self,
        terrain: Terrain,
        discs: Discs,
        mover: i64,
        others: i64,
        length: float,
        give: i64 = 0,
    ) -> None:
        """Look at a move before it is made; the base counts as smaller by ``give``."""
        self.terrain = terrain
        self.discs = discs
        self.others = others & ~bit(mover)
        self.radius = discs.radius[mover] - give
        self.x = discs.x[mover]
        self.y = discs.y[mover]
        self.length = length
        self.stuck = not terrain.has_room(
            self.x, self.y, self.radius, discs, self.others, terrain.walls
        )
        self.tolls: i64 = 0
        self.on_tolls: i64 = 0
        self.slow: SlowGround | None = None
        self._circles: dict[i64, Circles] = {}
        if terrain.tolls | terrain.slow != 0:
            self._look_around()
            self.stuck = self.stuck or self.toll(self.on_tolls) > length

    def _look_around(self) -> None:
        """Note the rough ground within reach: tolls, those one stands on, and slow ground."""
        terrain = self.terrain
        x, y = float(self.x), float(self.y)
        reach = self.length + float(self.radius)
        box = terrain.borders.box
        for k in range(terrain.count):
            if (
                terrain.tolls >> k & 1
                and box[4 * k] - reach < x < box[4 * k + 2] + reach
                and box[4 * k + 1] - reach < y < box[4 * k + 3] + reach
            ):
                self.tolls |= bit(k)
        self.on_tolls = terrain.in_the_way(self.x, self.y, self.radius, self.tolls)
        if terrain.slow != 0:
            slow = terrain.slow_ground()
            if slow.is_near(x, y, self.length):
                self.slow = slow

    def is_rough(self) -> bool:
        """Tell whether rough ground is near."""
        return self.tolls != 0 or self.slow is not None

    def choices(self) -> list[i64]:
        """Return the masks of tolls one can choose to pay, the cheapest first.

        Whoever stands on a toll pays it in any case.
        """
        if self.tolls == 0:
            return [0]
        found: list[i64] = [self.on_tolls]
        for k in range(self.terrain.count):
            if self.tolls >> k & 1 and not self.on_tolls >> k & 1:
                found += [mask | bit(k) for mask in found]
        found.sort(key=lambda mask: (self.toll(mask), mask))
        return [mask for mask in found if mask == found[0] or self.toll(mask) <= self.length]

    def toll(self, paid: i64) -> float:
        """Return what the tolls of a mask cost together."""
        count: i64 = 0
        while paid != 0:
            paid &= paid - 1
            count += 1
        return float(count * self.terrain.toll)

    def least(self, paid: i64, x: float, y: float) -> float:
        """Return what a way to a point that pays the tolls of a mask measures at least."""
        dx, dy = x - float(self.x), y - float(self.y)
        return self.toll(paid) + math.sqrt(dx * dx + dy * dy)

    def in_vain(self, paid: i64, x: float, y: float, stop: float, length: float) -> bool:
        """Tell whether one of the tolls of a mask need not be paid on any way to a goal.

        The goal is a point, or the circle of radius ``stop`` around it; ways are at most so long.
        Whoever keeps off a piece gets there more cheaply without paying for it. A piece is so far
        aside if the way there and on from there is too long, judged by the box around it.
        """
        box = self.terrain.borders.box
        left = length + TALLY - self.toll(paid)
        for k in range(self.terrain.count):
            if paid >> k & 1 and not self.on_tolls >> k & 1:
                there = self._to_box(box, k, float(self.x), float(self.y))
                back = self._to_box(box, k, x, y) - stop
                if there + (back if back > 0.0 else 0.0) > left:
                    return True
        return False

    def _to_box(self, box: vec[float], piece: i64, x: float, y: float) -> float:
        """Return how far a point at least is from where the base would overlap a piece."""
        dx = max(box[4 * piece] - x, x - box[4 * piece + 2], 0.0)
        dy = max(box[4 * piece + 1] - y, y - box[4 * piece + 3], 0.0)
        return max(math.sqrt(dx * dx + dy * dy) - float(self.radius), 0.0)

    def search(self, paid: i64, length: float, by_length: bool = False) -> Search:
        """Return a search for ways of at most a length that cross no tolls but those of a mask.

        With ``by_length`` slow ground is not counted: the shortest way, not the quickest.
        """
        return Search(
            self.terrain.ground(self.radius, paid),
            self.discs,
            self.others,
            self.x,
            self.y,
            length,
            None if by_length else self.slow,
            self.toll(paid),
        )

    def circles(self, paid: i64) -> Circles:
        """Return what keeps the base off: all tolls but those of a mask are walls.

        Where a move ends none is paid.
        """
        found = self._circles.get(paid)
        if found is None:
            ground = self.terrain.ground(self.radius, paid)
            found = Circles(ground, self.discs, self.others, self.x, self.y, self.length)
            self._circles[paid] = found
        return found

    def crossed(
        self, x0: float, y0: float, x1: float, y1: float, tolls: i64
    ) -> list[tuple[float, i64]]:
        """Return where on a straight way the base enters tolls of a mask, and which, in order."""
        found: list[tuple[float, i64]] = []
        if tolls == 0:
            return found
        way = Way(x0, y0, x1, y1)
        for k in range(self.terrain.count):
            if tolls >> k & 1:
                over = way.by_piece(self.terrain.borders, k, float(self.radius))
                if over:
                    found.append((min(over)[0], k))
        return sorted(found)

    def straight(self, x: float, y: float) -> float:
        """Return the length of the straight way to a point, or -1 if it is not open."""
        x0, y0 = float(self.x), float(self.y)
        paid = self.on_tolls
        for _, k in self.crossed(x0, y0, x, y, self.tolls):
            paid |= bit(k)
        length = self.toll(paid) + Way(x0, y0, x, y).length
        if self.slow is not None:
            length += self.slow.extra(x0, y0, x, y)
        if length > self.length + SLACK:
            return -1.0
        return length if self.circles(paid).line_clear(x0, y0, x, y) else -1.0
