"""Ways of a base from spot to spot: can it get there, how far is it, and which way."""

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.points import distance_squared
from athanor.games.alkemy.tabletop.rings import bent, length_of
from athanor.games.alkemy.tabletop.search import NONE, Search
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.packed import i64


class Path:
    """A way: how long it is exactly, and points along it, close together where it bends."""

    def __init__(self, length: float, points: list[tuple[float, float]]) -> None:
        self.length = length
        self.points = points

    def at(self, distance: float) -> tuple[float, float]:
        """Return the point so far along the way, or its end if it is not so long."""
        for k in range(1, len(self.points)):
            x, y = self.points[k - 1]
            dx, dy = self.points[k][0] - x, self.points[k][1] - y
            step = length_of(dx, dy)
            if distance < step:
                return x + dx * (distance / step), y + dy * (distance / step)
            distance -= step
        return self.points[-1]


def can_reach(
    terrain: Terrain,
    discs: Discs,
    mover: i64,
    others: i64,
    x: i64,
    y: i64,
    length: i64,
) -> bool:
    """Tell whether a base can move to a spot and stand there, by a way of at most ``length``.

    The mask ``others`` says which bases are in the way. A base that does not stand free now
    cannot go anywhere.
    """
    search = _search(terrain, discs, mover, others, x, y, length)
    return search is not None and search.seek(float(x), float(y), 0.0) != NONE


def find_path(
    terrain: Terrain,
    discs: Discs,
    mover: i64,
    others: i64,
    x: i64,
    y: i64,
    length: i64,
) -> Path | None:
    """Return the shortest way of a base to a spot, or None where ``can_reach`` says no."""
    search = _search(terrain, discs, mover, others, x, y, length)
    if search is None:
        return None
    at = search.seek(float(x), float(y), 0.0)
    return None if at == NONE else trace(search, at)


def _search(
    terrain: Terrain, discs: Discs, mover: i64, others: i64, x: i64, y: i64, length: i64
) -> Search | None:
    """Return a search from where a base stands, or None if it or the spot is not free."""
    radius = discs.radius[mover]
    sx, sy = discs.x[mover], discs.y[mover]
    around = others & ~(1 << mover)
    if distance_squared(x, y, sx, sy) > length * length:
        return None
    if not terrain.is_free(x, y, radius, discs, around):
        return None
    if not terrain.is_free(sx, sy, radius, discs, around):
        return None
    return Search(terrain.ground(radius), discs, around, sx, sy, float(length))


class Reach:
    """Everywhere a base can get to with one move: asked about many spots, searched once."""

    def __init__(
        self, terrain: Terrain, discs: Discs, mover: i64, others: i64, length: i64
    ) -> None:
        """Search around a base; from where it does not stand free it can go nowhere."""
        self.terrain = terrain
        self.discs = discs
        self.others = others & ~(1 << mover)
        self.radius = discs.radius[mover]
        self.x = discs.x[mover]
        self.y = discs.y[mover]
        self.length = length
        self.stuck = not terrain.is_free(self.x, self.y, self.radius, discs, self.others)
        self.search = self.new_search()
        if not self.stuck:
            self.search.explore()

    def new_search(self) -> Search:
        """Return a search of the same move that has not begun."""
        return Search(
            self.terrain.ground(self.radius),
            self.discs,
            self.others,
            self.x,
            self.y,
            float(self.length),
        )

    def holds(self, x: i64, y: i64) -> bool:
        """Tell whether the base can move to a spot and stand there."""
        return self._find(x, y) != NONE

    def length_to(self, x: i64, y: i64) -> float:
        """Return how far it is to a spot, or -1 if the base cannot get there."""
        return -1.0 if self._find(x, y) == NONE else self.search.total

    def path(self, x: i64, y: i64) -> Path | None:
        """Return the shortest way to a spot, or None if the base cannot get there."""
        at = self._find(x, y)
        return None if at == NONE else trace(self.search, at)

    def _find(self, x: i64, y: i64) -> i64:
        """Return the last arrival of the shortest way to a spot."""
        if self.stuck or distance_squared(x, y, self.x, self.y) > self.length * self.length:
            return NONE
        if not self.terrain.is_free(x, y, self.radius, self.discs, self.others):
            return NONE
        return self.search.reach(float(x), float(y))


def trace(search: Search, at: i64) -> Path:
    """Return the way measured last, which leaves from an arrival, from its start to its end."""
    length = search.total
    points = [(search.end_x, search.end_y)]
    leave_x, leave_y = search.leave_x, search.leave_y
    while True:
        points.extend(_arc_back(search, at, leave_x, leave_y))
        before = search.parent[at]
        if before == NONE:
            break
        search.measure(before, search.state[at])
        leave_x, leave_y = search.leave_x, search.leave_y
        at = before
    points.reverse()
    return Path(length, points)


def _arc_back(search: Search, at: i64, x: float, y: float) -> list[tuple[float, float]]:
    """Return points on an arrival's circle, from where the way leaves it back to the arrival."""
    circle = search.state[at] >> 1
    cx, cy, rho = search.circles.x[circle], search.circles.y[circle], search.circles.rho[circle]
    start = (search.at_x[at], search.at_y[at])
    if rho == 0.0:
        return [start]
    clockwise = search.state[at] & 1 == 1
    first, last = ((x, y), start) if clockwise else (start, (x, y))
    arc = bent(cx, cy, rho, first, last)
    return arc if clockwise else arc[::-1]
