"""Ways of a base from spot to spot: can it get there, how far is it, and which way."""

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.moves import Move
from athanor.games.alkemy.tabletop.points import MAX_REACH, SLACK, distance_squared
from athanor.games.alkemy.tabletop.rings import Points, bent, length_of
from athanor.games.alkemy.tabletop.search import NONE, Search
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


class Path:
    """A way: its exact length, and points along it, close together where it bends.

    Lengths are as a move counts them. ``spent`` says how much of the way is gone at each point;
    where a toll is paid two points are the same and the second has spent more.
    """

    def __init__(self, length: float, points: Points, spent: list[float] | None = None) -> None:
        self.length = length
        self.points = points
        self.spent = lengths_along(points) if spent is None else spent
        self.spent[-1] = length

    def at(self, distance: float) -> tuple[float, float]:
        """Return the point so far along the way, or its end if it is not so long."""
        for k in range(1, len(self.points)):
            gone, step = self.spent[k - 1], self.spent[k] - self.spent[k - 1]
            if distance < self.spent[k]:
                part = (distance - gone) / step
                (x, y), (x1, y1) = self.points[k - 1], self.points[k]
                return x + (x1 - x) * part, y + (y1 - y) * part
        return self.points[-1]


def lengths_along(points: Points) -> list[float]:
    """Return how far along a line of points each of them is."""
    gone = 0.0
    found = [0.0]
    for k in range(1, len(points)):
        (x0, y0), (x1, y1) = points[k - 1], points[k]
        gone += length_of(x1 - x0, y1 - y0)
        found.append(gone)
    return found


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
    return reaches(Move(terrain, discs, mover, others, float(length)), x, y)


def reaches(move: Move, x: i64, y: i64) -> bool:
    """Tell the same of a move that is known already."""
    if not _may_end(move, x, y):
        return False
    if move.is_rough() and move.straight(float(x), float(y)) >= 0.0:
        return True
    for paid in move.choices():
        if move.least(paid, float(x), float(y)) > move.length + SLACK:
            break
        if move.in_vain(paid, float(x), float(y), 0.0, move.length):
            continue
        if move.search(paid, move.length).seek(float(x), float(y), 0.0) != NONE:
            return True
    return False


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
    move = Move(terrain, discs, mover, others, float(length))
    if not _may_end(move, x, y):
        return None
    best: Path | None = None
    for paid in move.choices():
        limit = move.length if best is None else best.length
        if move.least(paid, float(x), float(y)) > limit + SLACK:
            break
        if move.in_vain(paid, float(x), float(y), 0.0, limit):
            continue
        search = move.search(paid, limit)
        at = search.seek(float(x), float(y), 0.0)
        if at != NONE and (best is None or search.total < limit):
            best = trace(move, paid, search, at)
    return best


def _may_end(move: Move, x: i64, y: i64) -> bool:
    """Tell whether a spot is free and near enough, obstacles on the way aside."""
    return (
        not move.stuck
        and float(distance_squared(x, y, move.x, move.y)) <= move.length * move.length
        and move.terrain.is_free(x, y, move.radius, move.discs, move.others)
    )


class Reach:
    """Everywhere a base can get to with one move: searched once, asked about many spots.

    The search is made when a spot is first asked for that no straight way leads to. A reach is
    good for as long as no base moves.
    """

    def __init__(
        self,
        terrain: Terrain,
        discs: Discs,
        mover: i64,
        others: i64,
        length: i64,
        around: tuple[float, float, float] | None = None,
        give: i64 = 0,
    ) -> None:
        """Look around a base; from where it does not stand free it can go nowhere.

        Whoever will only ask about spots in a disc (its centre and radius) may say so: ``around``.
        The base counts as smaller by ``give``.
        """
        if not 0 <= length <= MAX_REACH:
            raise ValueError(f"a move of {length}; it may be 0 to {MAX_REACH} long")
        self.move = Move(terrain, discs, mover, others, float(length), give)
        self.mover = mover
        self.give = give
        self.terrain = terrain
        self.discs = discs
        self.others = self.move.others
        self.radius = self.move.radius
        self.x = self.move.x
        self.y = self.move.y
        self.length = length
        self.stuck = self.move.stuck
        self.around = around
        self.paid = self.move.choices()
        self._straight = self.move.search(self.paid[0], self.move.length)
        self._searches: list[Search | None] = [None] * len(self.paid)

        # What was found last: the number of the search, and the last arrival of the way.
        self._found: i64 = NONE
        self._at: i64 = NONE

    def loosened(self, by: i64) -> "Reach":
        """Return the reach of a base that is a little smaller and goes a little further.

        Where that one cannot stand, this one cannot stand anywhere so near: slow ground at most
        doubles what lies in between.
        """
        length = min(self.length + 2 * by, MAX_REACH)
        return Reach(
            self.terrain, self.discs, self.mover, self.others, length, self.around, self.give + by
        )

    def searches(self) -> list[Search]:
        """Return what was searched: for each choice of tolls to pay, all arrivals."""
        return [] if self.stuck else [self._search(k) for k in range(len(self.paid))]

    def _search(self, choice: i64) -> Search:
        """Return what was searched with one choice of tolls to pay."""
        found = self._searches[choice]
        if found is None:
            found = self._straight  # it has found nothing yet, and will know straight ways still
            if choice > 0:
                found = self.move.search(self.paid[choice], self.move.length)
            if self.around is not None:
                found.aim(*self.around)
            found.explore()
            self._searches[choice] = found
        return found

    def holds(self, x: i64, y: i64) -> bool:
        """Tell whether the base can move to a spot and stand there."""
        if not _may_end(self.move, x, y):
            return False
        if self._straight.straight(float(x), float(y)):
            return True
        if self.move.is_rough() and self.move.straight(float(x), float(y)) >= 0.0:
            return True
        return self._find(x, y) >= 0.0

    def length_to(self, x: i64, y: i64) -> float:
        """Return how far it is to a spot, or -1 if the base cannot get there."""
        if not _may_end(self.move, x, y):
            return -1.0
        if self._straight.straight(float(x), float(y)):
            return self._straight.total
        return self._find(x, y)

    def path(self, x: i64, y: i64) -> Path | None:
        """Return the shortest way to a spot, or None if the base cannot get there."""
        if not _may_end(self.move, x, y):
            return None
        if self._straight.straight(float(x), float(y)):
            return trace(self.move, self.paid[0], self._straight, 0)
        if self._find(x, y) < 0.0:
            return None
        found = self._found
        return trace(self.move, self.paid[found], self._search(found), self._at)

    def _find(self, x: i64, y: i64) -> float:
        """Search for the shortest way to a spot and return its length, or -1."""
        best = -1.0
        for k in range(len(self.paid)):
            limit = self.move.length if best < 0.0 else best
            if self.move.least(self.paid[k], float(x), float(y)) > limit + SLACK:
                break
            if self.move.in_vain(self.paid[k], float(x), float(y), 0.0, limit):
                continue
            search = self._search(k)
            at = search.reach(float(x), float(y))
            if at != NONE and (best < 0.0 or search.total < best):
                best = search.total
                self._found, self._at = k, at
        return best


def trace(move: Move, paid: i64, search: Search, at: i64) -> Path:
    """Return the way measured last, which leaves from an arrival, from its start to its end.

    The mask ``paid`` names the tolls that the search was allowed to cross.
    """
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
    if not move.is_rough():
        return Path(length, points)
    way = counted(move, paid, points)
    if search.slow is not None or move.slow is None:
        way.length = way.spent[-1] = length
    return way


def counted(move: Move, paid: i64, points: Points) -> Path:
    """Return a way over rough ground, with points where it becomes slow or a toll is paid."""
    gone = move.toll(move.on_tolls)
    paid &= ~move.on_tolls
    along, spent = ([points[0]], [0.0]) if gone == 0.0 else ([points[0]] * 2, [0.0, gone])
    for k in range(1, len(points)):
        (x0, y0), (x1, y1) = points[k - 1], points[k]
        slow = [] if move.slow is None else move.slow.stretches(x0, y0, x1, y1)
        step = length_of(x1 - x0, y1 - y0)
        tolls = move.crossed(x0, y0, x1, y1, paid)
        if not slow and not tolls:
            gone += step
            along.append((x1, y1))
            spent.append(gone)
            continue
        ends = {step, *(cut for stretch in slow for cut in stretch), *(cut for cut, _ in tolls)}
        before = 0.0
        for end in sorted(ends):
            middle = (before + end) / 2.0
            is_slow = any(low < middle < high for low, high in slow)
            gone += (end - before) * (2.0 if is_slow else 1.0)
            part = end / step if step > 0.0 else 1.0
            along.append((x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
            spent.append(gone)
            before = end
            for cut, piece in tolls:
                if cut == end:
                    paid &= ~bit(piece)
                    gone += move.toll(bit(piece))
                    along.append(along[-1])
                    spent.append(gone)
    return Path(gone, along, spent)


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
