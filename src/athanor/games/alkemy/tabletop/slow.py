"""Slow ground: pieces in which every unit counts double while a base's centre is inside.

The border of a piece does not belong to it: one may walk along it. The cheapest way bends where it
enters or leaves slow ground; it may do so at *posts*, points at fixed distances on the borders.
"""

from collections.abc import Sequence
from typing import Final

from athanor.games.alkemy.tabletop.borders import Borders
from athanor.games.alkemy.tabletop.points import ANGLE_SLACK, SLACK, sweep
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.games.alkemy.tabletop.rings import Points, circle_meets_rail, halved, length_of
from athanor.games.alkemy.tabletop.stretches import Stretch, Way, covered, merged
from athanor.kernel.vectors import i64, vec

SPACING: Final = 250
"""The most that two neighbouring posts on a border are apart."""


class SlowGround:
    """The slow pieces of a table: what they add to ways, and their posts."""

    def __init__(self, pieces: Sequence[Polygon]) -> None:
        self.borders = Borders(pieces)
        posts = [post for piece in pieces for post in posts_of(piece)]
        self.posts: i64 = len(posts)
        self.x = vec[float]([x for x, _, _, _ in posts])
        self.y = vec[float]([y for _, y, _, _ in posts])
        self.edge_x = vec[float]([dx for _, _, dx, _ in posts])
        self.edge_y = vec[float]([dy for _, _, _, dy in posts])
        for k in range(self.posts):
            if self._borders_two(k):
                self.edge_x[k] = self.edge_y[k] = 0.0

    def _borders_two(self, post: i64) -> bool:
        """Tell whether a post may lie on or in another piece than its own, judged by boxes."""
        found = 0
        for k in range(self.borders.count):
            if self.is_in_box(k, self.x[post], self.y[post], SLACK):
                found += 1
        return found > 1

    def bends(self, post: i64, ax: float, ay: float, bx: float, by: float) -> bool:
        """Tell whether the way from a to b may bend at a post; both are seen from there.

        Between corners a way bends only where it comes out of a piece or goes into it.
        """
        ex, ey = self.edge_x[post], self.edge_y[post]
        if ex == 0.0 and ey == 0.0:
            return True
        aside = SLACK * (abs(ex) + abs(ey))
        return (ex * ay - ey * ax > aside) != (ex * by - ey * bx > aside)

    def is_in_box(self, piece: i64, x: float, y: float, reach: float) -> bool:
        """Tell whether a point is nearer to the box around a piece than ``reach``."""
        box = self.borders.box
        return (
            box[4 * piece] - reach < x < box[4 * piece + 2] + reach
            and box[4 * piece + 1] - reach < y < box[4 * piece + 3] + reach
        )

    def is_near(self, x: float, y: float, reach: float) -> bool:
        """Tell whether a piece may come nearer to a point than ``reach``."""
        return any(self.is_in_box(k, x, y, reach) for k in range(self.borders.count))

    def stretches(self, x0: float, y0: float, x1: float, y1: float) -> list[Stretch]:
        """Return the stretches of a straight way that are slow, in order.

        A line along a border is slow only if both sides of it are.
        """
        if not self._may_touch(x0, y0, x1, y1):
            return []
        way = Way(x0, y0, x1, y1)
        left: list[Stretch] = []
        right: list[Stretch] = []
        for k in range(self.borders.count):
            if way.passes_box(self.borders, k, 2.0 * SLACK):
                left += way.in_piece(self.borders, k, SLACK)
                right += way.in_piece(self.borders, k, -SLACK)
        left, right = merged(left), merged(right)
        return left if covered(left) < covered(right) else right

    def extra(self, x0: float, y0: float, x1: float, y1: float) -> float:
        """Return what a straight way counts more than it measures."""
        return covered(self.stretches(x0, y0, x1, y1))

    def _may_touch(self, x0: float, y0: float, x1: float, y1: float) -> bool:
        """Tell whether a straight way comes near the box around any piece."""
        left, right = (x0, x1) if x0 < x1 else (x1, x0)
        low, high = (y0, y1) if y0 < y1 else (y1, y0)
        box = self.borders.box
        for k in range(self.borders.count):
            if (
                box[4 * k] < right + 1.0
                and box[4 * k + 1] < high + 1.0
                and box[4 * k + 2] > left - 1.0
                and box[4 * k + 3] > low - 1.0
            ):
                return True
        return False

    def arc_extra(
        self, cx: float, cy: float, rho: float, ax: float, ay: float, bx: float, by: float
    ) -> float:
        """Return what an anticlockwise arc counts more than it measures.

        The vectors a and b lead from the centre to the ends of the arc. Borders cut it into parts;
        each is slow if its middle is.
        """
        if not self.is_near(cx, cy, rho):
            return 0.0
        turned = sweep(ax, ay, bx, by)
        if turned <= ANGLE_SLACK:
            return 0.0
        cuts = [(0.0, ax, ay), (turned, bx, by)]
        for k in range(self.borders.count):
            if self.is_in_box(k, cx, cy, rho):
                for dx, dy in self._meetings(k, cx, cy, rho):
                    at = sweep(ax, ay, dx, dy)
                    if at < turned:
                        cuts.append((at, dx, dy))
        cuts.sort()
        extra = 0.0
        for k in range(1, len(cuts)):
            (begin, x0, y0), (end, x1, y1) = cuts[k - 1], cuts[k]
            if end - begin > ANGLE_SLACK:
                _, (x, y), _ = halved(0.0, 0.0, rho, [(x0, y0), (x1, y1)])
                if self._holds(cx + x, cy + y):
                    extra += rho * (end - begin)
        return extra

    def _meetings(self, piece: i64, cx: float, cy: float, rho: float) -> Points:
        """Return where a piece's border meets a circle, seen from its centre."""
        borders = self.borders
        found: Points = []
        last = borders.first[piece + 1] - 1
        ax, ay = borders.x[last] - cx, borders.y[last] - cy
        for k in range(borders.first[piece], last + 1):
            bx, by = borders.x[k] - cx, borders.y[k] - cy
            found += circle_meets_rail(0.0, 0.0, rho, ax, ay, bx, by)
            ax, ay = bx, by
        return found

    def _holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies in a piece."""
        for k in range(self.borders.count):
            if self.is_in_box(k, x, y, 0.0) and self.borders.holds(k, x, y):
                return True
        return False

    def run(self, x: float, y: float, ux: float, uy: float, most: float) -> float:
        """Return how far one gets from a point in a direction when ``most`` may be counted."""
        run = most
        for begin, end in self.stretches(x, y, x + most * ux, y + most * uy):
            if begin >= run:
                break
            slow = min(end - begin, (run - begin) / 2.0)
            run -= slow
        return run


def posts_of(piece: Polygon) -> list[tuple[float, float, float, float]]:
    """Return points on a piece's border, each with its edge's direction; at a corner (0, 0)."""
    points = piece.points()
    found: list[tuple[float, float, float, float]] = []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        parts = 1 + int(length_of(float(bx - ax), float(by - ay))) // SPACING
        dx, dy = float(bx - ax) / float(parts), float(by - ay) / float(parts)
        found.append((float(ax), float(ay), 0.0, 0.0))
        for k in range(1, parts):
            found.append((float(ax) + float(k) * dx, float(ay) + float(k) * dy, dx, dy))
    return found
