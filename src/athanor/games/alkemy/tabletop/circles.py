"""What a base may have to go around, as circles its centre must not enter.

First come the corners of scenery (their radius is the mover's), then the other bases (both radii
together), then the start and the goal of a way and the posts of slow ground (circles of radius 0).
"""

import math

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.ground import Ground
from athanor.games.alkemy.tabletop.points import ANGLE_SLACK, SLACK, angle, in_sweep
from athanor.games.alkemy.tabletop.rings import Points, circle_meets_rail, circles_meet
from athanor.games.alkemy.tabletop.slow import SlowGround
from athanor.kernel.vectors import i64, vec


class Circles:
    """The circles around one start, and whether straight lines and arcs keep out of them."""

    def __init__(
        self,
        ground: Ground,
        discs: Discs,
        others: i64,
        x: i64,
        y: i64,
        reach: float,
        slow: SlowGround | None = None,
    ) -> None:
        """Take the corners, and the bases of a mask and posts that lie within reach of a start."""
        self.ground = ground
        self.corners = ground.corners
        room = ground.corners + discs.count + 2
        if slow is not None:
            room += slow.posts
        self.x = vec[float]([0.0] * room)
        self.y = vec[float]([0.0] * room)
        self.rho = vec[float]([0.0] * room)
        xs, ys, rhos = self.x, self.y, self.rho
        corner_x, corner_y = ground.x, ground.y
        for k in range(self.corners):
            xs[k] = corner_x[k]
            ys[k] = corner_y[k]
            rhos[k] = ground.rho
        self.start = self.corners
        for disc in range(discs.count):
            if others >> disc & 1:
                dx, dy = float(discs.x[disc] - x), float(discs.y[disc] - y)
                rho = float(discs.radius[disc]) + ground.rho
                if dx * dx + dy * dy < (reach + rho) * (reach + rho):
                    self.put(self.start, float(x) + dx, float(y) + dy, rho)
                    self.start += 1
        self.goal = self.start + 1
        self.put(self.start, float(x), float(y), 0.0)
        self.count = self.goal + 1
        self.post = vec[i64]([])
        if slow is not None:
            self.post = vec[i64]([0] * room)
            for k in range(slow.posts):
                dx, dy = slow.x[k] - float(x), slow.y[k] - float(y)
                if dx * dx + dy * dy < reach * reach:
                    self.put(self.count, slow.x[k], slow.y[k], 0.0)
                    self.post[self.count] = k
                    self.count += 1

    def put(self, circle: i64, x: float, y: float, rho: float) -> None:
        """Set a circle's centre and radius."""
        self.x[circle] = x
        self.y[circle] = y
        self.rho[circle] = rho

    def line_clear(self, x0: float, y0: float, x1: float, y1: float) -> bool:
        """Tell whether the mover's centre can go straight from one point to another."""
        return self.line_off_bases(x0, y0, x1, y1) and self.ground.borders.way_clear(
            x0, y0, x1, y1, self.ground.rho
        )

    def line_off_bases(self, x0: float, y0: float, x1: float, y1: float) -> bool:
        """Tell whether no other base is in the way of ``line_clear``."""
        xs, ys, rhos = self.x, self.y, self.rho
        dx, dy = x1 - x0, y1 - y0
        length2 = dx * dx + dy * dy
        for k in range(self.corners, self.start):
            cx, cy = xs[k] - x0, ys[k] - y0
            limit = rhos[k] - SLACK
            along = cx * dx + cy * dy
            if along <= 0.0:
                if cx * cx + cy * cy < limit * limit:
                    return False
            elif along >= length2:
                if (cx - dx) * (cx - dx) + (cy - dy) * (cy - dy) < limit * limit:
                    return False
            else:
                across = cx * dy - cy * dx
                if across * across < limit * limit * length2:
                    return False
        return True

    def arc_clear(self, circle: i64, ax: float, ay: float, bx: float, by: float) -> bool:
        """Tell whether the mover's centre can go anticlockwise on a circle from a to b."""
        if angle(ax, ay, bx, by) < ANGLE_SLACK:
            return True
        cx, cy, rho = self.x[circle], self.y[circle], self.rho[circle]
        for k in range(self.corners, self.start):
            if k != circle:
                dx, dy = self.x[k] - cx, self.y[k] - cy
                limit = self.rho[k] - SLACK
                if dx * dx + dy * dy < (rho + limit) * (rho + limit):
                    apart = abs(math.sqrt(dx * dx + dy * dy) - rho)
                    if apart < limit and in_sweep(ax, ay, bx, by, dx, dy):
                        return False
        if circle < self.corners and self.ground.open[circle]:
            return True
        return self.ground.arc_clear(cx, cy, rho, ax, ay, bx, by)

    def crossings(self, x: float, y: float, rho: float) -> Points:
        """Return where a ring meets what the mover must keep clear of: circles, and rails."""
        found: Points = []
        reach = rho + 1.0
        for k in range(self.start):
            dx, dy = self.x[k] - x, self.y[k] - y
            limit = reach + self.rho[k]
            if dx * dx + dy * dy < limit * limit:
                found += circles_meet(x, y, rho, self.x[k], self.y[k], self.rho[k])
        for ax, ay, bx, by in self.ground.rails:
            if (
                (ax < x + reach or bx < x + reach)
                and (ax > x - reach or bx > x - reach)
                and (ay < y + reach or by < y + reach)
                and (ay > y - reach or by > y - reach)
            ):
                found += circle_meets_rail(x, y, rho, ax, ay, bx, by)
        return found
