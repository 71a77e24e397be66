"""From computed points to spots of the grid, and the nearest spot that is free.

What is computed is a point; a base stands on a spot. So every point is rounded, and the spots next
to it are tried in a fixed order until one will do.
"""

from collections.abc import Iterator
from typing import Final

from athanor.games.alkemy.tabletop.circles import Circles
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.points import to_grid
from athanor.games.alkemy.tabletop.rings import (
    Points,
    around,
    length_of,
    meetings,
    nearest_on_rail,
)
from athanor.games.alkemy.tabletop.search import ENDLESS
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.vectors import i64

STEPS: Final = tuple(
    sorted(
        ((dx, dy) for dx in range(-2, 3) for dy in range(-2, 3)),
        key=lambda step: (step[0] * step[0] + step[1] * step[1], step),
    )
)
"""From a rounded point to the spots around it, nearest first."""

NEXT: Final = 3
"""A rounded point is nearer than this to all spots tried around it."""

BESIDE: Final = 4.0
"""Any spot tried around a point is nearer to it than this."""


FEW: Final = 3
"""So many free spots around a point are tried: if a base gets to none, it gets to no other."""


def spots_at(x: float, y: float) -> Iterator[tuple[int, int]]:
    """Yield the spots around a computed point, nearest first."""
    gx, gy = to_grid(x), to_grid(y)
    for dx, dy in STEPS:
        yield gx + dx, gy + dy


def may_have_room(terrain: Terrain, discs: Discs, others: i64, radius: i64, x: i64, y: i64) -> bool:
    """Tell whether a base may have room at a rounded point or around it, judged by its core."""
    core = radius - NEXT
    return core < 0 or terrain.is_free(x, y, core, discs, others)


def nearest_free(
    terrain: Terrain, discs: Discs, others: i64, radius: i64, x: i64, y: i64
) -> tuple[int, int] | None:
    """Return the free spot nearest to a point for a base of a radius, or None if there is none.

    Unless the point is free itself, the nearest free one lies on a border that keeps the base off,
    or where two borders meet.
    """
    if terrain.is_free(x, y, radius, discs, others):
        return x, y
    nearest = _Nearest(terrain, discs, others, radius, x, y)
    nearest.try_feet()
    nearest.try_meetings()
    return nearest.best


class _Nearest:
    """The search for the free spot nearest to a point."""

    def __init__(
        self, terrain: Terrain, discs: Discs, others: i64, radius: i64, x: i64, y: i64
    ) -> None:
        self.terrain = terrain
        self.discs = discs
        self.others = others
        self.radius = radius
        self.x = x
        self.y = y
        self.best: tuple[int, int] | None = None
        self.distance = ENDLESS
        circles = Circles(terrain.ground(radius), discs, others, x, y, ENDLESS)
        self.rings = [(circles.x[k], circles.y[k], circles.rho[k]) for k in range(circles.start)]
        self.rails = circles.ground.rails

    def try_feet(self) -> None:
        """Try the nearest point of every border."""
        px, py = float(self.x), float(self.y)
        for x, y, rho in self.rings:
            away = length_of(px - x, py - y)
            if away > 0.0:
                self._offer([(x + (px - x) * (rho / away), y + (py - y) * (rho / away))])
            else:
                self._offer(around(x, y, rho))
        for rail in self.rails:
            self._offer([nearest_on_rail(px, py, *rail)])

    def try_meetings(self) -> None:
        """Try the points where two borders meet, as far as these can be nearer than the best."""
        px, py = float(self.x), float(self.y)
        rings = [
            (x, y, rho)
            for x, y, rho in self.rings
            if abs(length_of(px - x, py - y) - rho) < self.distance
        ]
        rails = []
        for rail in self.rails:
            x, y = nearest_on_rail(px, py, *rail)
            if length_of(px - x, py - y) < self.distance:
                rails.append(rail)
        self._offer(meetings(rings, rails))

    def _offer(self, points: Points) -> None:
        """Keep the first free spot at each point if it is nearer than the best one so far."""
        for x, y in points:
            if length_of(x - float(self.x), y - float(self.y)) < self.distance + BESIDE:
                for spot in spots_at(x, y):
                    away = length_of(float(spot[0] - self.x), float(spot[1] - self.y))
                    if away < self.distance and self.terrain.is_free(
                        *spot, self.radius, self.discs, self.others
                    ):
                        self.best, self.distance = spot, away
