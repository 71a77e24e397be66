"""Leaps: straight moves that go over what stands in the way."""

from athanor.games.alkemy.tabletop.contact import rings_meet
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.points import SLACK, distance_squared, to_grid
from athanor.games.alkemy.tabletop.rings import Points, around, length_of
from athanor.games.alkemy.tabletop.spots import BESIDE, may_have_room, spots_at
from athanor.games.alkemy.tabletop.stretches import Stretch, Way, merged
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


def can_leap(
    terrain: Terrain,
    discs: Discs,
    mover: i64,
    others: i64,
    x: i64,
    y: i64,
    low_bases: i64,
    low_pieces: i64,
    longest: i64,
    give: i64 = 0,
) -> bool:
    """Tell whether a base can go straight to a free spot, over what is in the way.

    The bases of the mask ``others``, walls and tolls are in the way. Those named by the masks
    ``low_bases`` and ``low_pieces`` may be leapt over, and no stretch on which the base overlaps
    any of them without a break may be longer than ``longest``. Where it leaps nothing, nothing
    is asked: how long the whole move may be is the caller's business. With ``give`` a no is certain
    for all spots so near: on the way there a smaller base keeps within the true one on its own way.
    """
    radius = discs.radius[mover] - give
    around = others & ~bit(mover)
    if not terrain.is_free(x, y, radius, discs, around):
        return False
    way = Way(float(discs.x[mover]), float(discs.y[mover]), float(x), float(y))
    over: list[Stretch] = []
    for disc in range(discs.count):
        if around >> disc & 1:
            reach = float(discs.radius[disc] + radius) - SLACK
            found = way.by_disc(float(discs.x[disc]), float(discs.y[disc]), reach)
            if found and not low_bases >> disc & 1:
                return False
            over += found
    solid = terrain.walls | terrain.tolls
    for k in range(terrain.count):
        if solid >> k & 1:
            found = way.by_piece(terrain.borders, k, float(radius))
            if found and not low_pieces >> k & 1:
                return False
            over += found
    most = float(longest + give) + SLACK
    return all(end - begin <= most for begin, end in merged(over))


def leap_spots(
    terrain: Terrain,
    discs: Discs,
    mover: i64,
    others: i64,
    targets: i64,
    gap: i64,
    low_bases: i64,
    low_pieces: i64,
    longest: i64,
    length: i64,
) -> list[tuple[int, int]]:
    """Return spots in contact with all targets that a straight move of a length leaps to.

    Contact is a gap of at most ``gap``. For one target the spots are spread around it and include
    the one straight ahead; the nearest come first.
    """
    x, y, radius = discs.x[mover], discs.y[mover], discs.radius[mover]
    found: dict[tuple[int, int], int] = {}
    around = others & ~bit(mover)
    for px, py in _leap_goals(discs, mover, targets, gap):
        if length_of(px - float(x), py - float(y)) > float(length) + BESIDE:
            continue
        if not may_have_room(terrain, discs, around, radius, to_grid(px), to_grid(py)):
            continue
        for to_x, to_y in spots_at(px, py):
            away = distance_squared(x, y, to_x, to_y)
            if (
                away <= length * length
                and discs.near(to_x, to_y, radius + gap, targets) == targets
                and can_leap(
                    terrain, discs, mover, others, to_x, to_y, low_bases, low_pieces, longest
                )
            ):
                found[to_x, to_y] = away
                break
    return sorted(found, key=lambda spot: (found[spot], spot))


def _leap_goals(discs: Discs, mover: i64, targets: i64, gap: i64) -> Points:
    """Return points at which a base would touch all targets, obstacles aside."""
    chosen = [disc for disc in range(discs.count) if targets >> disc & 1]
    radius = discs.radius[mover]
    if len(chosen) > 1:
        return rings_meet(discs, chosen, radius, gap)
    x, y = float(discs.x[chosen[0]]), float(discs.y[chosen[0]])
    ring = float(discs.radius[chosen[0]] + radius)
    dx, dy = float(discs.x[mover]) - x, float(discs.y[mover]) - y
    away = length_of(dx, dy)
    ahead = [(x + dx * rho / away, y + dy * rho / away) for rho in (ring, ring + float(gap))]
    return ahead + around(x, y, ring)
