"""Spots in contact with one base or with several."""

from collections.abc import Iterator

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import to_grid
from athanor.games.alkemy.tabletop.rings import Points, around, circles_meet, length_of
from athanor.games.alkemy.tabletop.search import NONE
from athanor.games.alkemy.tabletop.spots import BESIDE, STEPS, may_have_room
from athanor.kernel.vectors import i64


def contact_spots(reach: Reach, targets: i64, gap: i64, avoid: i64 = 0) -> list[tuple[int, int]]:
    """Return spots where a move can end in contact with all targets, the shortest way first.

    Contact is a gap of at most ``gap``; there must be none with the bases in the mask ``avoid``.
    For one target the spots are spread around it and include the nearest; for several they are
    where the base fits in. If the list is empty there is no such spot.
    """
    lengths = {(x, y): length for x, y, length in contacts(reach, targets, gap, avoid)}
    return sorted(lengths, key=lambda spot: (lengths[spot], spot))


def contacts(reach: Reach, targets: i64, gap: i64, avoid: i64) -> Iterator[tuple[int, int, float]]:
    """Yield the same spots one by one, each with the length of its way; some more than once.

    Those come first that are likely and quick to find.
    """
    if targets == 0:
        raise ValueError("contact with nobody was asked for")
    chosen = [disc for disc in range(reach.discs.count) if targets >> disc & 1]
    near: Points = [(float(reach.x), float(reach.y))]
    if len(chosen) == 1:
        near += _by_distance(reach, _even_points(reach, chosen[0]))
    for x, y in near:
        spot = _first_spot(reach, x, y, targets, gap, avoid)
        if spot is not None:
            yield spot
    if len(chosen) == 1:
        rest = _limit_points(reach, chosen[0], gap, avoid)
    else:
        rest = rings_meet(reach.discs, chosen, reach.radius, gap)
    for x, y in rest:
        spot = _first_spot(reach, x, y, targets, gap, avoid)
        if spot is not None:
            yield spot


def _first_spot(
    reach: Reach, x: float, y: float, targets: i64, gap: i64, avoid: i64
) -> tuple[int, int, float] | None:
    """Return the first spot at a point that is in contact and can be reached, and how far it is."""
    dx, dy = x - float(reach.x), y - float(reach.y)
    if length_of(dx, dy) > float(reach.length) + BESIDE:
        return None
    grid_x, grid_y = to_grid(x), to_grid(y)
    if not may_have_room(reach.terrain, reach.discs, reach.others, reach.radius, grid_x, grid_y):
        return None
    for step_x, step_y in STEPS:
        spot_x: i64 = grid_x + step_x
        spot_y: i64 = grid_y + step_y
        if reach.discs.near(spot_x, spot_y, reach.radius + gap, targets | avoid) == targets:
            length = reach.length_to(spot_x, spot_y)
            if length >= 0.0:
                return spot_x, spot_y, length
    return None


def _by_distance(reach: Reach, points: Points) -> Points:
    """Return points, the nearest to where the base is first."""
    x, y = float(reach.x), float(reach.y)
    return sorted(points, key=lambda point: (length_of(point[0] - x, point[1] - y), point))


def _even_points(reach: Reach, target: i64) -> Points:
    """Return points at which the base would touch a target, evenly spread around it."""
    discs = reach.discs
    touching = float(discs.radius[target] + reach.radius)
    return around(float(discs.x[target]), float(discs.y[target]), touching)


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


def _limit_points(reach: Reach, target: i64, gap: i64, avoid: i64) -> Points:
    """Return the nearest points to touch a target at, and the ends of the free arcs around it."""
    discs = reach.discs
    x, y = float(discs.x[target]), float(discs.y[target])
    touching = float(discs.radius[target] + reach.radius)
    points: Points = []
    standing = reach.move.circles(0)
    for ring in (touching, touching + float(gap) / 2.0, touching + float(gap)):
        for paid in reach.paid:
            if reach.move.in_vain(paid, x, y, ring, reach.move.length):
                continue
            search = reach.move.search(paid, reach.move.length)
            if search.seek(x, y, ring) != NONE:
                points.append((search.end_x, search.end_y))
        points += standing.crossings(x, y, ring)
        for disc in range(discs.count):
            if avoid >> disc & 1:
                off = float(discs.radius[disc] + reach.radius + gap + 1)
                points += circles_meet(x, y, ring, float(discs.x[disc]), float(discs.y[disc]), off)
    return points
