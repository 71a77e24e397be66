"""Rings: points on circles, and where circles and straight rails meet each other."""

import math
from typing import Final, TypeAlias

from athanor.games.alkemy.tabletop.ground import Rail
from athanor.games.alkemy.tabletop.points import sweep
from athanor.kernel.vectors import i64, vec

Points: TypeAlias = list[tuple[float, float]]

FINE: Final = math.pi / 60.0
"""The most an arc turns between two of the points it is drawn with."""


AROUND: Final = 32
"""So many points stand for a circle where each of them is tried."""


def length_of(dx: float, dy: float) -> float:
    """Return the length of a vector."""
    return math.sqrt(dx * dx + dy * dy)


def run_to_circle(cx: float, cy: float, rho: float, ux: float, uy: float) -> float:
    """Return how far a point at the origin goes in a direction before it enters a circle.

    Infinity if it never does; touching the circle, and leaving it, is not entering.
    """
    along = cx * ux + cy * uy
    across = cx * uy - cy * ux
    square = rho * rho - across * across
    if along <= 0.0 or square <= 0.0:
        return math.inf
    return max(along - math.sqrt(square), 0.0)


def halved(cx: float, cy: float, rho: float, points: Points) -> Points:
    """Put a point into the middle of each arc between points that go round anticlockwise.

    The middle of an arc lies to the right of its chord, whatever its length.
    """
    finer = [points[0]]
    for k in range(1, len(points)):
        dx, dy = points[k][0] - points[k - 1][0], points[k][1] - points[k - 1][1]
        scale = rho / math.sqrt(dx * dx + dy * dy)
        finer.append((cx + dy * scale, cy - dx * scale))
        finer.append(points[k])
    return finer


def bent(
    cx: float, cy: float, rho: float, first: tuple[float, float], last: tuple[float, float]
) -> Points:
    """Return fine points on a circle anticlockwise from the first to the last, both included."""
    turned = sweep(first[0] - cx, first[1] - cy, last[0] - cx, last[1] - cy)
    points = [first, last]
    while turned > FINE:
        turned /= 2.0
        points = halved(cx, cy, rho, points)
    return points


def around(cx: float, cy: float, rho: float) -> Points:
    """Return points evenly spread on a circle."""
    xs = vec[float]([cx] * (AROUND + 1))
    ys = vec[float]([cy] * (AROUND + 1))
    quarter: i64 = AROUND // 4
    xs[0] = xs[AROUND] = cx + rho
    ys[quarter] = cy + rho
    xs[2 * quarter] = cx - rho
    ys[3 * quarter] = cy - rho
    step = quarter
    while step > 1:  # as in ``halved``
        k: i64 = 0
        while k < AROUND:
            dx, dy = xs[k + step] - xs[k], ys[k + step] - ys[k]
            scale = rho / math.sqrt(dx * dx + dy * dy)
            xs[k + step // 2] = cx + dy * scale
            ys[k + step // 2] = cy - dx * scale
            k += step
        step //= 2
    return [(xs[k], ys[k]) for k in range(AROUND)]


def circles_meet(x0: float, y0: float, r0: float, x1: float, y1: float, r1: float) -> Points:
    """Return the points two circles have in common."""
    dx, dy = x1 - x0, y1 - y0
    d2 = dx * dx + dy * dy
    if d2 == 0.0:
        return []
    along = (d2 + r0 * r0 - r1 * r1) / (2.0 * d2)
    square = r0 * r0 / d2 - along * along
    if square < 0.0:
        return []
    across = math.sqrt(square)
    x, y = x0 + along * dx, y0 + along * dy
    return [(x - across * dy, y + across * dx), (x + across * dy, y - across * dx)]


def circle_meets_rail(
    cx: float, cy: float, rho: float, ax: float, ay: float, bx: float, by: float
) -> Points:
    """Return the points a circle has in common with a rail."""
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    if length2 == 0.0:
        return []
    foot = ((cx - ax) * dx + (cy - ay) * dy) / length2
    fx, fy = ax + foot * dx - cx, ay + foot * dy - cy
    square = (rho * rho - fx * fx - fy * fy) / length2
    if square < 0.0:
        return []
    half = math.sqrt(square)
    return [(ax + at * dx, ay + at * dy) for at in (foot - half, foot + half) if 0.0 <= at <= 1.0]


def rails_meet(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> Points:
    """Return the point two rails ab and cd have in common, if they cross."""
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    cross = ux * vy - uy * vx
    if cross == 0.0:
        return []
    s = ((cx - ax) * vy - (cy - ay) * vx) / cross
    t = ((cx - ax) * uy - (cy - ay) * ux) / cross
    if 0.0 <= s <= 1.0 and 0.0 <= t <= 1.0:
        return [(ax + s * ux, ay + s * uy)]
    return []


def nearest_on_rail(
    x: float, y: float, ax: float, ay: float, bx: float, by: float
) -> tuple[float, float]:
    """Return the point of a rail nearest to a point."""
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    if length2 == 0.0:
        return ax, ay
    at = ((x - ax) * dx + (y - ay) * dy) / length2
    at = min(max(at, 0.0), 1.0)
    return ax + at * dx, ay + at * dy


def meetings(rings: list[tuple[float, float, float]], rails: list[Rail]) -> Points:
    """Return the points where two of some circles (x, y, radius) and rails meet."""
    found: Points = []
    for k in range(len(rings)):
        for ring in rings[:k]:
            found += circles_meet(*ring, *rings[k])
        for rail in rails:
            found += circle_meets_rail(*rings[k], *rail)
    for k in range(len(rails)):
        for rail in rails[:k]:
            found += rails_meet(*rail, *rails[k])
    return found
