"""Where a way first gets to, of an area that is bounded by rings around bases.

Think of all spots where a move may end: outside of some rings, inside of others, and clear of
whatever keeps the base off. If the base may not end where it stands, the nearest of these spots
lies on the edge of the area, and there only a few points can be the nearest: where two edges meet,
or where a way runs straight into an edge. Such a way comes from the start, or off a circle that it
has bent around; run on, it goes through the centre of the ring. So if none of these points will
do, nothing will. Tolls are crossed but not stood upon, so their edges bound the area, too.

Over slow ground ways bend elsewhere as well; there this is as exact as ways are.
"""

from athanor.games.alkemy.tabletop.circles import Circles
from athanor.games.alkemy.tabletop.ground import Rail, edge_rails
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.rings import (
    Points,
    circle_meets_rail,
    circles_meet,
    length_of,
    meetings,
)
from athanor.games.alkemy.tabletop.spots import BESIDE
from athanor.games.alkemy.tabletop.tangents import tangent
from athanor.kernel.vectors import i64

Ring = tuple[float, float, float]
"""A centre and a radius."""


def thresholds(reach: Reach, rings: list[Ring]) -> Points:
    """Return the points of edges where ways can first get to an area bounded by rings."""
    standing = reach.move.circles(0)
    start_x, start_y = float(reach.x), float(reach.y)
    rails = _toll_rails(reach)
    bounds = [*rings, *_toll_corners(reach)]
    found: Points = []
    for k in range(len(bounds)):
        x, y, rho = bounds[k]
        if length_of(x - start_x, y - start_y) - rho > float(reach.length):
            continue
        for ring in bounds[:k]:
            found += circles_meet(*ring, x, y, rho)
        found += standing.crossings(x, y, rho)
        found += _slow_crossings(reach, x, y, rho)
        found += _straight_to_ring(reach, standing, x, y, rho)
    if rails:
        found += meetings([], rails)
        for k in range(standing.start + 1):
            x, y, rho = standing.x[k], standing.y[k], standing.rho[k]
            if length_of(x - start_x, y - start_y) - rho > float(reach.length):
                continue
            for rail in rails:
                found += circle_meets_rail(x, y, rho, *rail)
                found += _straight_to_rail(x, y, rho, rail)
    return found


def _straight_to_ring(reach: Reach, standing: Circles, x: float, y: float, rho: float) -> Points:
    """Return where lines from the start, and off every circle in reach, run straight into a ring.

    A way that is too long by air, to the circle and on from there, is none.
    """
    found: Points = []
    most = float(reach.length) + BESIDE
    start_x, start_y = float(reach.x), float(reach.y)
    for k in range(standing.start + 1):  # the last one is the start, a circle of radius 0
        circle_x, circle_y, bend = standing.x[k], standing.y[k], standing.rho[k]
        left = most - length_of(circle_x - start_x, circle_y - start_y) + bend
        if left >= 0.0:
            for side in (bend, -bend):
                ux, uy, length = tangent(circle_x - x, circle_y - y, side)
                if length >= 0.0 and abs(length - rho) <= left:
                    found.append((x + rho * ux, y + rho * uy))
    return found


def _straight_to_rail(x: float, y: float, rho: float, rail: Rail) -> Points:
    """Return where lines off a circle run square into a rail."""
    ax, ay, bx, by = rail
    dx, dy = bx - ax, by - ay
    length = length_of(dx, dy)
    found: Points = []
    if length > 0.0:
        along = ((x - ax) * dx + (y - ay) * dy) / length
        for at in (along - rho, along + rho):
            if 0.0 <= at <= length:
                found.append((ax + dx * (at / length), ay + dy * (at / length)))
    return found


def _slow_crossings(reach: Reach, x: float, y: float, rho: float) -> Points:
    """Return where a ring meets the edges of slow ground."""
    slow = reach.move.slow
    found: Points = []
    if slow is not None:
        borders = slow.borders
        for piece in range(borders.count):
            last = borders.first[piece + 1] - 1
            ax, ay = borders.x[last], borders.y[last]
            for k in range(borders.first[piece], last + 1):
                bx, by = borders.x[k], borders.y[k]
                found += circle_meets_rail(x, y, rho, ax, ay, bx, by)
                ax, ay = bx, by
    return found


def _toll_corners(reach: Reach) -> list[Ring]:
    """Return the circles on which a base rolls around the corners of tolls in reach."""
    found: list[Ring] = []
    radius = float(reach.radius)
    for k in _tolls(reach):
        piece = reach.terrain.pieces[k]
        found += [(float(x), float(y), radius) for x, y in piece.points()]
    return found


def _toll_rails(reach: Reach) -> list[Rail]:
    """Return the lines on which a base's centre runs along the edges of tolls in reach."""
    found: list[Rail] = []
    for k in _tolls(reach):
        found += edge_rails(reach.terrain.pieces[k], float(reach.radius))
    return found


def _tolls(reach: Reach) -> list[i64]:
    """Return the tolls that a move may cross."""
    return [k for k in range(reach.terrain.count) if reach.move.tolls >> k & 1]
