"""What a base can sweep over: fans of rays, for drawing regions.

From the start rays go in all directions. From an arrival they go off its circle like the end of a
tight string that unwinds: every point the base can get to lies on such a ray.
"""

import math
from typing import Final

from athanor.games.alkemy.tabletop.ground import Rail
from athanor.games.alkemy.tabletop.points import ANGLE_SLACK, TURN, sweep
from athanor.games.alkemy.tabletop.rings import Points, length_of, meetings, run_to_circle
from athanor.games.alkemy.tabletop.search import NONE, Search
from athanor.games.alkemy.tabletop.tangents import sign_of, tangent
from athanor.kernel.vectors import i64, vec

STEP: Final = math.pi / 36.0
"""The angle from ray to ray where nothing happens."""

PART: Final = math.pi / 2.0
"""The angle after which a new part of a fan begins: whole turns would overlap themselves."""

ASIDE: Final = 1e-4
"""How far to either side of the edge of an obstacle rays go, in radians."""

OVER: Final = 40.0
"""How far a ray runs into what stops it, so that fans and obstacles overlap."""

THIN: Final = 2.0
"""A point this close to the line through its neighbours can be left out."""

HAIR: Final = 0.05
"""How far a ray may enter an obstacle that it only grazes."""

FLAT: Final = 1e-7
"""A ray that turns less than this towards a rail runs along it."""


def fans(search: Search) -> list[Points]:
    """Return the outline of each fan of a search that has explored."""
    rays = _Rays(search)
    found: list[Points] = []
    for at in range(search.arrivals):
        found += rays.fan(at)
    return found


class _Rays:
    """The obstacles around one search, and rays among them. The table's edge stops no ray."""

    def __init__(self, search: Search) -> None:
        self.search = search
        circles = search.circles
        x, y, limit = circles.x[circles.start], circles.y[circles.start], search.limit
        near = [
            k
            for k in range(circles.start)
            if length_of(circles.x[k] - x, circles.y[k] - y) < limit + circles.rho[k]
        ]
        self.x = vec[float]([circles.x[k] for k in near])
        self.y = vec[float]([circles.y[k] for k in near])
        self.rho = vec[float]([circles.rho[k] for k in near])
        rails = [rail for rail in circles.ground.edge_rails if _is_near(rail, x, y, limit)]
        self.rail_x = vec[float]([rail[0] for rail in rails])
        self.rail_y = vec[float]([rail[1] for rail in rails])
        self.rail_dx = vec[float]([rail[2] - rail[0] for rail in rails])
        self.rail_dy = vec[float]([rail[3] - rail[1] for rail in rails])
        rings = [(circles.x[k], circles.y[k], circles.rho[k]) for k in near]
        notches = [(x, y) for x, y in meetings(rings, rails) if circles.line_clear(x, y, x, y)]
        if search.slow is not None:
            slow = search.slow.borders
            notches += [(slow.x[k], slow.y[k]) for k in range(len(slow.x))]
        self.notch_x = vec[float]([x for x, _ in notches])
        self.notch_y = vec[float]([y for _, y in notches])

    def fan(self, at: i64) -> list[Points]:
        """Return the fan that begins at an arrival, in parts that do not overlap themselves."""
        search = self.search
        circles = search.circles
        state = search.state[at]
        circle = state >> 1
        rho, sign = circles.rho[circle], sign_of(state)
        left = search.limit - search.so_far[at]
        ax, ay = 1.0, 0.0
        if rho > 0.0:
            ax = (search.at_x[at] - circles.x[circle]) / rho
            ay = (search.at_y[at] - circles.y[circle]) / rho
        parts: list[Points] = []
        inner: Points = [(circles.x[circle], circles.y[circle])] if rho == 0.0 else []
        outer: Points = []
        first = 0.0
        slowed = 0.0
        bx, by = ax, ay
        for turned in self._turns(at, ax, ay):
            cosine, sine = math.cos(turned), sign * math.sin(turned)
            dx, dy = ax * cosine - ay * sine, ax * sine + ay * cosine
            x, y = circles.x[circle] + rho * dx, circles.y[circle] + rho * dy
            if rho > 0.0 and not self._rolls(at, rho * bx, rho * by, x, y):
                break
            slowed += self._slow_arc(at, bx, by, dx, dy)
            bx, by = dx, dy
            ux, uy = (dx, dy) if rho == 0.0 else (-sign * dy, sign * dx)
            most = left - rho * turned - slowed
            if most < 0.0:
                break
            if search.slow is not None:
                most = search.slow.run(x, y, ux, uy, most)
            run = self._run(x, y, ux, uy, most)
            if run < most:
                run += OVER
            outer.append((x + run * ux, y + run * uy))
            if rho > 0.0:
                inner.append((x, y))
            if turned - first > PART:
                parts.append(thinned(outer) + thinned(inner)[::-1])
                outer, inner, first = outer[-1:], inner[-1:], turned
        parts.append(thinned(outer) + thinned(inner)[::-1])
        return [part for part in parts if len(part) > 2]

    def _rolls(self, at: i64, ax: float, ay: float, x: float, y: float) -> bool:
        """Tell whether the base can roll on to a point of an arrival's circle, from a there."""
        circles = self.search.circles
        circle = self.search.state[at] >> 1
        bx, by = x - circles.x[circle], y - circles.y[circle]
        if self.search.state[at] & 1 == 1:
            ax, ay, bx, by = bx, by, ax, ay
        return (
            circles.arc_clear(circle, ax, ay, bx, by)
            and circles.ground.on_table(x, y)
            and circles.line_clear(x, y, x, y)
        )

    def _slow_arc(self, at: i64, ax: float, ay: float, bx: float, by: float) -> float:
        """Return what slow ground adds to an arc on an arrival's circle, between directions."""
        circles = self.search.circles
        circle = self.search.state[at] >> 1
        slow, rho = self.search.slow, circles.rho[circle]
        if slow is None or rho == 0.0:
            return 0.0
        if self.search.state[at] & 1 == 1:
            ax, ay, bx, by = bx, by, ax, ay
        return slow.arc_extra(
            circles.x[circle], circles.y[circle], rho, rho * ax, rho * ay, rho * bx, rho * by
        )

    def _turns(self, at: i64, ax: float, ay: float) -> list[float]:
        """Return how far around its circle rays leave from an arrival, ascending.

        Rays leave at even steps, to every edge that they could touch and close past it on both
        sides, and into every notch between two obstacles and to every corner of slow ground.
        """
        search = self.search
        circles = search.circles
        state = search.state[at]
        circle = state >> 1
        x, y, rho = circles.x[circle], circles.y[circle], circles.rho[circle]
        left = search.limit - search.so_far[at]
        end = self._end(state, ax, ay)
        if rho > 0.0:
            end = min(end, left / rho, self._met(at))
        turns = [k * STEP for k in range(int(end / STEP) + 1)]
        turns.append(end)
        for k in range(len(self.x)):
            dx, dy = self.x[k] - x, self.y[k] - y
            if length_of(dx, dy) < left + rho + self.rho[k]:
                for side in (self.rho[k], -self.rho[k]):
                    turned = _turn_to(dx, dy, side, sign_of(state) * rho, ax, ay)
                    if turned >= 0.0:
                        turns += [turned - ASIDE, turned, turned + ASIDE]
        for k in range(len(self.notch_x)):
            dx, dy = self.notch_x[k] - x, self.notch_y[k] - y
            if length_of(dx, dy) < left + rho:
                turns.append(_turn_to(dx, dy, 0.0, sign_of(state) * rho, ax, ay))
        return sorted(turned for turned in turns if 0.0 <= turned <= end)

    def _end(self, state: i64, ax: float, ay: float) -> float:
        """Return how far around its circle the string can unwind from a direction."""
        circle = state >> 1
        ground = self.search.circles.ground
        if circle >= ground.corners:
            return TURN
        if state & 1 == 0:
            end = sweep(ax, ay, ground.after_x[circle], ground.after_y[circle])
        else:
            end = sweep(ground.before_x[circle], ground.before_y[circle], ax, ay)
        return end if end < math.pi else 0.0

    def _met(self, at: i64) -> float:
        """Return how far around its circle an arrival gets before another one was there sooner."""
        search = self.search
        circles = search.circles
        state = search.state[at]
        circle = state >> 1
        x, y, rho = circles.x[circle], circles.y[circle], circles.rho[circle]
        ax, ay = search.at_x[at] - x, search.at_y[at] - y
        end = TURN
        for side in (2 * circle, 2 * circle + 1):
            other = search.latest[side]
            while other != NONE:
                bx, by = search.at_x[other] - x, search.at_y[other] - y
                apart = sweep(ax, ay, bx, by) if state & 1 == 0 else sweep(bx, by, ax, ay)
                ahead = (search.so_far[other] - search.so_far[at]) / rho
                if ahead < apart - ANGLE_SLACK and search.arc_clear(at, bx, by):
                    met = apart if side == state else max((apart + ahead) / 2.0, 0.0)
                    end = min(end, met)
                other = search.earlier[other]
        return end

    def _run(self, x: float, y: float, ux: float, uy: float, most: float) -> float:
        """Return how far a base's centre gets from a point in a direction, at most ``most``."""
        for k in range(len(self.x)):
            most = min(
                most, run_to_circle(self.x[k] - x, self.y[k] - y, self.rho[k] - HAIR, ux, uy)
            )
        for k in range(len(self.rail_x)):
            dx, dy = self.rail_dx[k], self.rail_dy[k]
            inward = dx * uy - dy * ux
            if inward > FLAT * (abs(dx) + abs(dy)):
                px, py = self.rail_x[k] - x, self.rail_y[k] - y
                run = (dx * py - dy * px) / inward
                if -HAIR < run < most and 0.0 <= ux * py - uy * px <= inward:
                    most = max(run, 0.0)
        return most


def thinned(points: Points) -> Points:
    """Return a line without the points that hardly leave the way from the last one to the next."""
    if len(points) < 3:
        return points
    kept = points[:1]
    for k in range(1, len(points) - 1):
        x, y = kept[-1]
        dx, dy = points[k + 1][0] - x, points[k + 1][1] - y
        px, py = points[k][0] - x, points[k][1] - y
        across = px * dy - py * dx
        along = px * dx + py * dy
        length2 = dx * dx + dy * dy
        if across * across > THIN * THIN * length2 or not 0.0 <= along <= length2:
            kept.append(points[k])
    kept.append(points[-1])
    return kept


def _is_near(rail: Rail, x: float, y: float, limit: float) -> bool:
    """Tell whether a rail's box comes nearer to a point than a limit."""
    return (
        min(rail[0], rail[2]) < x + limit
        and max(rail[0], rail[2]) > x - limit
        and min(rail[1], rail[3]) < y + limit
        and max(rail[1], rail[3]) > y - limit
    )


def _turn_to(dx: float, dy: float, side: float, own: float, ax: float, ay: float) -> float:
    """Return how far from a direction the string turns until it touches a circle, or -1.

    The circle's centre is at (dx, dy) from the own one's; both radii are negative for clockwise.
    """
    ux, uy, length = tangent(dx, dy, side - own)
    if length < 0.0:
        return -1.0
    if own == 0.0:
        return sweep(ax, ay, ux, uy)
    if own > 0.0:
        return sweep(ax, ay, uy, -ux)
    return sweep(-uy, ux, ax, ay)
