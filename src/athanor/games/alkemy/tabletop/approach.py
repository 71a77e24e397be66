"""Going towards somebody by the shortest way, and stopping before contact."""

from typing import Final

from athanor.games.alkemy.tabletop.circles import Circles
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.moves import Move
from athanor.games.alkemy.tabletop.paths import Path, find_path, trace
from athanor.games.alkemy.tabletop.points import INCH, SLACK, to_grid
from athanor.games.alkemy.tabletop.rings import length_of, run_to_circle
from athanor.games.alkemy.tabletop.search import ENDLESS, NONE
from athanor.games.alkemy.tabletop.spots import spots_at
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.packed import i64

DETOUR: Final = 1.15
"""A way this many times as long as the straight one is looked for before longer ones are."""


def approach(
    terrain: Terrain,
    discs: Discs,
    mover: i64,
    others: i64,
    target: i64,
    length: i64,
    keep_off: i64,
    apart: i64,
) -> Path:
    """Return the way of a base towards a target: up to ``length`` of the shortest way to contact.

    Shortest is meant by length: slow ground on it makes the base come less far, not turn aside.

    It ends as soon as the gap to a base of the mask ``keep_off`` would be less than ``apart``; if
    it is so from the start, or if there is no way at all, the base stays where it is. ``others``
    are the bases in the way; the target may have left the table.
    """
    move = Move(terrain, discs, mover, others, float(length))
    x, y, radius = move.x, move.y, move.radius
    avoided = keep_off & ~(1 << mover)
    stay = Path(0.0, [(float(x), float(y))])
    if move.stuck or discs.in_the_way(x, y, radius + apart, avoided):
        return stay
    way = way_to_contact(terrain, discs, mover, others, target)
    if way is None:
        return stay
    stop = min(float(length), _free_run(way, discs, avoided, float(radius + apart)))
    for last in [stop, *_before_tolls(way, stop)]:
        back = 0.0
        while back < last:
            for spot in spots_at(*way.at(last - back)):
                if discs.in_the_way(*spot, radius + apart, avoided) == 0:
                    path = find_path(terrain, discs, mover, others, *spot, length)
                    if path is not None:
                        return path
            back = 2.0 * back + 1.0
    return stay


def way_to_contact(
    terrain: Terrain, discs: Discs, mover: i64, others: i64, target: i64
) -> Path | None:
    """Return the shortest way, however long, to where a base touches another.

    It ends head on, or where something else allows no more than to come from the side.
    """
    x, y = float(discs.x[target]), float(discs.y[target])
    ring = float(discs.radius[target] + discs.radius[mover])
    start_x, start_y = float(discs.x[mover]), float(discs.y[mover])
    straight = length_of(start_x - x, start_y - y) - ring
    if straight <= 0.0:
        return Path(0.0, [(start_x, start_y)])
    for length in (DETOUR * straight + float(INCH // 2), ENDLESS):
        best = _way_within(Move(terrain, discs, mover, others, length), x, y, ring, straight)
        if best is not None:
            return best
    return None


def _way_within(move: Move, x: float, y: float, ring: float, straight: float) -> Path | None:
    """Return the shortest way to a ring that is no longer than the move; a straight one at once."""
    standing = move.circles(0)
    best = _nearer(move, standing, x, y, ring, None)
    if best is not None and best.length <= straight + SLACK:
        return best
    for px, py in standing.crossings(x, y, ring):
        if _may_stand(move, standing, px, py):
            best = _nearer(move, standing, px, py, 0.0, best)
    return best


def _nearer(
    move: Move, standing: Circles, x: float, y: float, stop: float, best: Path | None
) -> Path | None:
    """Return the shortest way to a goal, if the base can stand there, or one that is no longer."""
    for paid in move.choices():
        limit = move.length if best is None else best.length
        search = move.search(paid, limit, by_length=True)
        at = search.seek(x, y, stop)
        if (
            at != NONE
            and (best is None or search.total < limit)
            and _may_stand(move, standing, search.end_x, search.end_y)
        ):
            best = trace(move, paid, search, at)
    return best


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


def _free_run(way: Path, discs: Discs, avoided: i64, reach: float) -> float:
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
