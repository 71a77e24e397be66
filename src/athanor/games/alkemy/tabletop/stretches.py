"""Stretches of a straight way that something covers.

A way is a point, a unit direction and a length; a stretch is where along it something begins and
ends to be in the way. Touching is not covering.
"""

import math
from typing import TypeAlias

from athanor.games.alkemy.tabletop.borders import Borders
from athanor.games.alkemy.tabletop.points import SLACK
from athanor.kernel.vectors import i64

Stretch: TypeAlias = tuple[float, float]


class Way:
    """A straight way from one point to another."""

    def __init__(self, x0: float, y0: float, x1: float, y1: float) -> None:
        dx, dy = x1 - x0, y1 - y0
        self.x = x0
        self.y = y0
        self.length = math.sqrt(dx * dx + dy * dy)
        self.ux = dx / self.length if self.length > 0.0 else 1.0
        self.uy = dy / self.length if self.length > 0.0 else 0.0

    def passes_box(self, borders: Borders, piece: i64, reach: float) -> bool:
        """Tell whether the box around the way comes nearer to a piece's box than ``reach``."""
        x1, y1 = self.x + self.length * self.ux, self.y + self.length * self.uy
        box = borders.box
        return (
            box[4 * piece] - reach < max(self.x, x1)
            and box[4 * piece + 1] - reach < max(self.y, y1)
            and box[4 * piece + 2] + reach > min(self.x, x1)
            and box[4 * piece + 3] + reach > min(self.y, y1)
        )

    def by_disc(self, x: float, y: float, reach: float) -> list[Stretch]:
        """Return the stretch that is nearer to a point than ``reach``, if there is one."""
        along = (x - self.x) * self.ux + (y - self.y) * self.uy
        across = (y - self.y) * self.ux - (x - self.x) * self.uy
        square = reach * reach - across * across
        if square <= 0.0:
            return []
        half = math.sqrt(square)
        return self._kept(along - half, along + half)

    def in_piece(self, borders: Borders, piece: i64, aside: float) -> list[Stretch]:
        """Return the stretches inside a piece, of a line so far to the left of the way."""
        xs, ys = borders.x, borders.y
        cuts: list[float] = []
        last = borders.first[piece + 1] - 1
        s0 = (xs[last] - self.x) * self.ux + (ys[last] - self.y) * self.uy
        c0 = (ys[last] - self.y) * self.ux - (xs[last] - self.x) * self.uy - aside
        for k in range(borders.first[piece], last + 1):
            s1 = (xs[k] - self.x) * self.ux + (ys[k] - self.y) * self.uy
            c1 = (ys[k] - self.y) * self.ux - (xs[k] - self.x) * self.uy - aside
            if (c0 > 0.0) != (c1 > 0.0):
                cuts.append(s0 + (s1 - s0) * (c0 / (c0 - c1)))
            s0, c0 = s1, c1
        cuts.sort()
        found: list[Stretch] = []
        for k in range(0, len(cuts), 2):
            found += self._kept(cuts[k], cuts[k + 1])
        return found

    def by_piece(self, borders: Borders, piece: i64, radius: float) -> list[Stretch]:
        """Return stretches on which a disc overlaps a piece; they may overlap each other.

        It does where its centre is inside, near a corner, or beside an edge.
        """
        reach = radius - SLACK
        if not self.passes_box(borders, piece, reach):
            return []
        found = self.in_piece(borders, piece, 0.0)
        last = borders.first[piece + 1] - 1
        ax, ay = borders.x[last], borders.y[last]
        for k in range(borders.first[piece], last + 1):
            bx, by = borders.x[k], borders.y[k]
            if reach > 0.0:
                found += self.by_disc(bx, by, reach)
                found += self._beside(ax, ay, bx, by, reach)
            ax, ay = bx, by
        return found

    def _beside(self, ax: float, ay: float, bx: float, by: float, reach: float) -> list[Stretch]:
        """Return the stretch in the strip on both sides of an edge, square to its ends."""
        ex, ey = bx - ax, by - ay
        edge = math.sqrt(ex * ex + ey * ey)
        ex, ey = ex / edge, ey / edge
        px, py = self.x - ax, self.y - ay
        begin, end = self._between(px * ex + py * ey, self.ux * ex + self.uy * ey, 0.0, edge)
        low, high = self._between(py * ex - px * ey, self.uy * ex - self.ux * ey, -reach, reach)
        return self._kept(max(begin, low), min(end, high))

    def _between(self, start: float, slope: float, low: float, high: float) -> Stretch:
        """Return where along the way a number that changes evenly lies between two others."""
        if abs(slope) * (self.length + 1.0) < SLACK:
            return (0.0, self.length) if low < start < high else (1.0, 0.0)
        one, other = (low - start) / slope, (high - start) / slope
        return (one, other) if one < other else (other, one)

    def _kept(self, begin: float, end: float) -> list[Stretch]:
        """Return the part of a stretch that belongs to the way, if there is one."""
        begin, end = max(begin, 0.0), min(end, self.length)
        return [(begin, end)] if begin < end else []


def merged(stretches: list[Stretch]) -> list[Stretch]:
    """Return stretches in order; those that overlap or touch are one."""
    if len(stretches) < 2:
        return stretches
    found: list[Stretch] = []
    for begin, end in sorted(stretches):
        if found and begin <= found[-1][1] + SLACK:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return found


def covered(stretches: list[Stretch]) -> float:
    """Return how long stretches are together."""
    total = 0.0
    for begin, end in stretches:
        total += end - begin
    return total
