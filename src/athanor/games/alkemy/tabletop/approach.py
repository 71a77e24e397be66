"""Going towards somebody by the shortest way, and stopping before contact."""

from typing import Final

from athanor.games.alkemy.tabletop.circles import Circles
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.moves import Move
from athanor.games.alkemy.tabletop.paths import Path, reaches, trace
from athanor.games.alkemy.tabletop.points import INCH, SLACK, to_grid
from athanor.games.alkemy.tabletop.rings import length_of, run_to_circle
from athanor.games.alkemy.tabletop.search import ENDLESS, NONE, TIE, Search
from athanor.games.alkemy.tabletop.spots import spots_at
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64

DETOUR: Final = 1.15
"""A way this many times as long as the straight one is looked for before longer ones are."""


def approaches(
    terrain: Terrain,
    discs: Discs,
    mover: i64,
    others: i64,
    target: i64,
    length: i64,
    keep_off: i64,
    apart: i64,
) -> list[tuple[i64, i64]]:
    """Return where a base ends that goes towards a target: up to ``length`` of the shortest way.

    Of several equally short ways each has its spot, unless they end on the same one. Shortest is
    meant by length: slow ground makes the base come less far, not turn aside.

    It ends as soon as the gap to a base of the mask ``keep_off`` would be less than ``apart``; if
    it is so from the start, or if there is no way at all, the base stays where it is. ``others``
    are the bases in the way; the target may have left the table.
    """
    move = Move(terrain, discs, mover, others, float(length))
    avoided = keep_off & ~bit(mover)
    if move.stuck or discs.in_the_way(move.x, move.y, move.radius + apart, avoided):
        return [(move.x, move.y)]
    found: list[tuple[i64, i64]] = []
    for way in ways_to_contact(terrain, discs, mover, others, target):
        spot = _end_on(way, move, avoided, apart)
        if spot not in found:
            found.append(spot)
    return found or [(move.x, move.y)]


def _end_on(way: Path, move: Move, avoided: i64, apart: i64) -> tuple[i64, i64]:
    """Return the last spot on a way that a move gets to, off the bases of a mask."""
    reach = move.radius + apart
    stop = min(move.length, free_run(way, move.discs, avoided, float(reach)))
    for last in [stop, *_before_tolls(way, stop)]:
        back = 0.0
        while back < last:
            for x, y in spots_at(*way.at(last - back)):
                if move.discs.in_the_way(x, y, reach, avoided) == 0 and reaches(move, x, y):
                    return x, y
            back = 2.0 * back + 1.0
    return move.x, move.y


def ways_to_contact(
    terrain: Terrain, discs: Discs, mover: i64, others: i64, target: i64
) -> list[Path]:
    """Return the shortest ways, however long, to where a base touches another.

    They end head on, or where something else allows no more than to come from the side. There is
    more than one only if they are equally long.
    """
    x, y = float(discs.x[target]), float(discs.y[target])
    ring = float(discs.radius[target] + discs.radius[mover])
    start_x, start_y = float(discs.x[mover]), float(discs.y[mover])
    straight = length_of(start_x - x, start_y - y) - ring
    if straight <= 0.0:
        return [Path(0.0, [(start_x, start_y)])]
    for length in (DETOUR * straight + float(INCH // 2), ENDLESS):
        ways = _Shortest(Move(terrain, discs, mover, others, length))
        ways.look(x, y, ring)
        if not ways.found or ways.length > straight + SLACK:
            ways.look_around(x, y, ring)
        if ways.found:
            return ways.found
    return []


class _Shortest:
    """The shortest of the ways looked at, and those that are just as long."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.choices = move.choices()
        self.standing = move.circles(0)
        self.length = move.length
        """Of the ways found; before, the most that one may have."""
        self.found: list[Path] = []

    def look(self, x: float, y: float, stop: float) -> None:
        """Look for ways to a goal: a point, or the circle of a radius around it."""
        move = self.move
        for paid in self.choices:
            if move.least(paid, x, y) - stop > self.length + TIE:  # the others cost as much or more
                break
            if move.in_vain(paid, x, y, stop, self.length):
                continue
            search = move.search(paid, self.length, by_length=True)
            at = search.seek(x, y, stop)
            while at != NONE:
                if _may_stand(move, self.standing, search.end_x, search.end_y):
                    self._keep(search, paid, at)
                at = search.seek_on()

    def look_around(self, x: float, y: float, ring: float) -> None:
        """Look for ways to where a ring meets something that the base must keep clear of."""
        for px, py in self.standing.crossings(x, y, ring):
            least = self.move.least(self.choices[0], px, py)
            if least <= self.length + TIE and _may_stand(self.move, self.standing, px, py):
                self.look(px, py, 0.0)

    def _keep(self, search: Search, paid: i64, at: i64) -> None:
        """Keep the way that was just found, alone if it is shorter than the others."""
        length = search.total
        if length < self.length - TIE:
            self.found = []
        if not self.found:
            self.length = length
        self.found.append(trace(self.move, paid, search, at))


def _may_stand(move: Move, standing: Circles, x: float, y: float) -> bool:
    """Tell whether a base can stand on a computed point, but for rounding.

    Ways keep off the borders of scenery; a way that crossed a toll could end deep inside one.
    """
    if not (standing.ground.on_table(x, y) and standing.line_clear(x, y, x, y)):
        return False
    return move.terrain.in_the_way(to_grid(x), to_grid(y), 0, move.tolls) == 0


def _before_tolls(way: Path, stop: float) -> list[float]:
    """Return how far along a way tolls are paid, at most a distance, the last one first."""
    found = [
        way.spent[k - 1]
        for k in range(1, len(way.points))
        if way.points[k] == way.points[k - 1] and way.spent[k - 1] < min(stop, way.spent[k])
    ]
    return found[::-1]


def free_run(way: Path, discs: Discs, avoided: i64, reach: float) -> float:
    """Return how far a way goes before its point is nearer than ``reach`` to an avoided edge."""
    for k in range(1, len(way.points)):
        x, y = way.points[k - 1]
        dx, dy = way.points[k][0] - x, way.points[k][1] - y
        step = length_of(dx, dy)
        if step > 0.0:
            run = step
            for disc in range(discs.count):
                if avoided >> disc & 1:
                    cx, cy = float(discs.x[disc]) - x, float(discs.y[disc]) - y
                    limit = float(discs.radius[disc]) + reach
                    run = min(run, run_to_circle(cx, cy, limit, dx / step, dy / step))
            if run < step:
                return way.spent[k - 1] + (way.spent[k] - way.spent[k - 1]) * (run / step)
    return way.spent[-1]
