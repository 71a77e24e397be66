"""Spots in contact with one base or with several."""

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.rings import Points, around, circles_meet, length_of
from athanor.games.alkemy.tabletop.search import NONE
from athanor.games.alkemy.tabletop.spots import BESIDE, spots_at
from athanor.kernel.packed import i64


def contact_spots(reach: Reach, targets: i64, gap: i64, avoid: i64 = 0) -> list[tuple[int, int]]:
    """Return spots where a move can end in contact with all targets, the shortest way first.

    Contact is a gap of at most ``gap``; there must be none with the bases in the mask ``avoid``.
    For one target the spots are spread around it and include the nearest; for several they are
    where the base fits in. If the list is empty there is no such spot.
    """
    if targets == 0:
        raise ValueError("contact with nobody was asked for")
    lengths: dict[tuple[int, int], float] = {}
    far = float(reach.length) + BESIDE
    for x, y in _contact_points(reach, targets, gap, avoid):
        if length_of(x - float(reach.x), y - float(reach.y)) > far:
            continue
        for spot in spots_at(x, y):
            if reach.discs.near(*spot, reach.radius + gap, targets | avoid) == targets:
                length = reach.length_to(*spot)
                if length >= 0.0:
                    lengths[spot] = length
                    break
    return sorted(lengths, key=lambda spot: (lengths[spot], spot))


def _contact_points(reach: Reach, targets: i64, gap: i64, avoid: i64) -> Points:
    """Return points at which the base would touch all targets, obstacles aside."""
    discs = reach.discs
    chosen = [disc for disc in range(discs.count) if targets >> disc & 1]
    points: Points = [(float(reach.x), float(reach.y))]
    if len(chosen) == 1:
        return points + _points_around(reach, chosen[0], gap, avoid)
    return points + rings_meet(discs, chosen, reach.radius, gap)


def rings_meet(discs: Discs, chosen: list[int], radius: i64, gap: i64) -> Points:
    """Return points at which a base touches two of several others, or is just in contact."""
    rings = [
        (float(discs.x[disc]), float(discs.y[disc]), float(discs.radius[disc] + apart))
        for disc in chosen
        for apart in (radius, radius + gap)
    ]
    points: Points = []
    for k in range(len(rings)):
        for ring in rings[:k]:
            points += circles_meet(*ring, *rings[k])
    return points


def _points_around(reach: Reach, target: i64, gap: i64, avoid: i64) -> Points:
    """Return points around one target: the nearest ones, even ones, and the ends of free arcs."""
    discs = reach.discs
    x, y = float(discs.x[target]), float(discs.y[target])
    touching = float(discs.radius[target] + reach.radius)
    points = around(x, y, touching)
    standing = reach.move.circles(0)
    for ring in (touching, touching + float(gap) / 2.0, touching + float(gap)):
        for paid in reach.paid:
            search = reach.move.search(paid, reach.move.length)
            if search.seek(x, y, ring) != NONE:
                points.append((search.end_x, search.end_y))
        points += standing.crossings(x, y, ring)
        for disc in range(discs.count):
            if avoid >> disc & 1:
                off = float(discs.radius[disc] + reach.radius + gap + 1)
                points += circles_meet(x, y, ring, float(discs.x[disc]), float(discs.y[disc]), off)
    return points
