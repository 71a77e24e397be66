"""Going towards somebody by the shortest way, and stopping before contact."""

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Path, find_path, trace
from athanor.games.alkemy.tabletop.rings import crossings, length_of, run_to_circle
from athanor.games.alkemy.tabletop.search import ENDLESS, NONE, Search
from athanor.games.alkemy.tabletop.spots import spots_at
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.packed import i64


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

    It ends as soon as the gap to a base of the mask ``keep_off`` would be less than ``apart``; if
    it is so from the start, or if there is no way at all, the base stays where it is. ``others``
    are the bases in the way; the target may have left the table.
    """
    x, y, radius = discs.x[mover], discs.y[mover], discs.radius[mover]
    around = others & ~(1 << mover)
    avoided = keep_off & ~(1 << mover)
    stay = Path(0.0, [(float(x), float(y))])
    if discs.in_the_way(x, y, radius + apart, avoided) or not terrain.is_free(
        x, y, radius, discs, around
    ):
        return stay
    way = way_to_contact(terrain, discs, mover, around, target)
    if way is None:
        return stay
    stop = min(float(length), _free_run(way, discs, avoided, float(radius + apart)))
    back = 0.0
    while back < stop:
        for spot in spots_at(*way.at(stop - back)):
            if discs.in_the_way(*spot, radius + apart, avoided) == 0:
                path = find_path(terrain, discs, mover, around, *spot, length)
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
    ground = terrain.ground(discs.radius[mover])
    x, y = float(discs.x[target]), float(discs.y[target])
    ring = float(discs.radius[target] + discs.radius[mover])
    start_x, start_y = discs.x[mover], discs.y[mover]
    search = Search(ground, discs, others, start_x, start_y, ENDLESS)
    if length_of(float(start_x) - x, float(start_y) - y) <= ring:
        return Path(0.0, [(float(start_x), float(start_y))])
    at = search.seek(x, y, ring)
    best = None if at == NONE else trace(search, at)
    for px, py in crossings(search.circles, x, y, ring):
        if ground.on_table(px, py) and search.circles.line_clear(px, py, px, py):
            limit = ENDLESS if best is None else best.length
            side = Search(ground, discs, others, start_x, start_y, limit)
            at = side.seek(px, py, 0.0)
            if at != NONE and side.total < limit:
                best = trace(side, at)
    return best


def _free_run(way: Path, discs: Discs, avoided: i64, reach: float) -> float:
    """Return how far a way goes before its point is nearer than ``reach`` to an avoided edge."""
    gone = 0.0
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
                return gone + run
        gone += step
    return gone
