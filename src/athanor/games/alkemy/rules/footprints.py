"""Footprints: how a piece of scenery lies against edges, zones, posts and other pieces."""

import math
from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.polygons import doubled_area
from athanor.games.alkemy.terms import PieceKind, Shape, Zone
from athanor.kernel.vectors import i64

TURNS: Final = 24
"""Ways a piece can be turned: steps of 15 degrees."""

GRAIN: Final = 1_000_000
COSINES: Final = [round(math.cos(math.pi * k / 12) * GRAIN) for k in range(TURNS)]
SINES: Final = [round(math.sin(math.pi * k / 12) * GRAIN) for k in range(TURNS)]
"""Of each turn, in millionths: whole numbers, so that every machine turns alike."""


def turned(corners: list[tuple[int, int]], x: i64, y: i64, turn: i64) -> list[tuple[int, int]]:
    """Return corners around a centre, turned and put on the table."""
    cosine, sine = COSINES[turn], SINES[turn]
    half = GRAIN // 2
    return [
        (
            x + (cx * cosine - cy * sine + half) // GRAIN,
            y + (cx * sine + cy * cosine + half) // GRAIN,
        )
        for cx, cy in corners
    ]


def shape_of(kind: PieceKind, turn: i64) -> Shape:
    """Return the footprint of a kind turned some way; worked out once."""
    found = kind.shapes.get(turn)
    if found is None:
        found = Shape(turned(kind.footprint, 0, 0, turn))
        kind.shapes[turn] = found
    return found


def keeps_off_edges(battle: Battle, shape: Shape, x: i64, y: i64, length: i64) -> bool:
    """Tell whether a piece lies on the table, at least so far from its edges."""
    layout = battle.layout
    return (
        x + shape.left >= length
        and y + shape.bottom >= length
        and x + shape.right <= layout.width - length
        and y + shape.top <= layout.height - length
    )


def is_near(
    battle: Battle,
    kind: i64,
    shape: Shape,
    x: i64,
    y: i64,
    length: i64,
    around: i64,
    but: i64 = NONE,
) -> bool:
    """Tell whether a piece would be at most so far from another, but for one; often centres tell.

    With ``around`` it would be so wherever it is put, so near to a spot.
    """
    kinds = battle.terms.pieces
    mine = kinds[kind]
    length -= around
    for k, other in enumerate(battle.placed):
        if k == but:
            continue
        theirs = kinds[other.kind]
        dx, dy = other.x - x, other.y - y
        apart = dx * dx + dy * dy
        far = length + mine.radius + theirs.radius
        near = length + mine.core + theirs.core
        if near >= 0 and apart <= near * near:
            return True
        if far >= 0 and apart <= far * far:
            their_shape = shape_of(theirs, other.turn)
            if length >= 0 and shape.near_polygon(their_shape, length, dx, dy):
                return True
            if length < 0 and (
                reaches_into(shape, their_shape, -length, dx, dy)
                or reaches_into(their_shape, shape, -length, -dx, -dy)
            ):
                return True
    return False


def reaches_into(shape: Shape, other: Shape, depth: i64, dx: i64, dy: i64) -> bool:
    """Tell whether a corner of a shape moved by (dx, dy), or its centre, lies so deep in this one.

    Then they overlap wherever one is moved by so much.
    """
    for k in range(other.count + 1):
        x, y = dx, dy
        if k < other.count:
            x, y = dx + other.x[k], dy + other.y[k]
        if shape.contains(x, y) and shape.compare_edge(x, y, depth) >= 0:
            return True
    return False


def is_near_post(battle: Battle, kind: i64, shape: Shape, x: i64, y: i64, length: i64) -> bool:
    """Tell whether a piece would be at most so far from the edge of a post."""
    discs = battle.discs
    mine = battle.terms.pieces[kind]
    reach = length + battle.layout.post_radius
    far = reach + mine.radius
    near = reach + mine.core
    for post in range(battle.roster.count, discs.count):
        dx, dy = discs.x[post] - x, discs.y[post] - y
        apart = dx * dx + dy * dy
        if near >= 0 and apart <= near * near:
            return True
        if reach >= 0 and apart <= far * far and shape.within(dx, dy, reach):
            return True
    return False


def lies_in(zone: Zone, shape: Shape, x: i64, y: i64, inside: bool, around: i64 = 0) -> bool:
    """Tell whether at least half of a piece's area lies in a zone, or outside of it (AK2-R14).

    Asked about all that is ``around`` a spot, a no is certain.
    """
    wider = around if inside else -around
    left, bottom = zone.left - wider, zone.bottom - wider
    right, top = zone.right + wider, zone.top + wider
    within = 2 * doubled_share(shape, x, y, left, bottom, right, top)
    return within >= shape.doubled_area if inside else within <= shape.doubled_area


def covers(zone: Zone, shape: Shape, x: i64, y: i64, around: i64) -> bool:
    """Tell whether a piece covers some of a deployment zone, wherever it is around a spot."""
    if zone.radius > 0:
        reach = zone.radius - around - 1
        return reach >= 0 and shape.within(zone.corner_x - x, zone.corner_y - y, reach)
    left, bottom = zone.deploy_left + around, zone.deploy_bottom + around
    right, top = zone.deploy_right - around, zone.deploy_top - around
    return doubled_share(shape, x, y, left, bottom, right, top) > 0


def doubled_share(
    shape: Shape, x: i64, y: i64, left: i64, bottom: i64, right: i64, top: i64
) -> int:
    """Return twice the area of what a piece has in a box: mostly all or nothing.

    If not, one side of the box cuts it, as a rule.
    """
    above, below = y + shape.top > top, y + shape.bottom < bottom
    aside, before = x + shape.right > right, x + shape.left < left
    if not (above or below or aside or before):
        return shape.doubled_area
    if (
        y + shape.bottom >= top
        or y + shape.top <= bottom
        or x + shape.left >= right
        or x + shape.right <= left
    ):
        return 0
    inside = shape.at(x, y)
    if above:
        inside = clipped(inside, top)
    if below:
        inside = [(-cx, -cy) for cx, cy in clipped([(-cx, -cy) for cx, cy in inside], -bottom)]
    if aside:
        inside = [(cx, cy) for cy, cx in clipped([(cy, cx) for cx, cy in inside], right)]
    if before:
        inside = [(-cx, -cy) for cy, cx in clipped([(-cy, -cx) for cx, cy in inside], -left)]
    return abs(doubled_area(inside))


def clipped(corners: list[tuple[int, int]], middle: i64) -> list[tuple[int, int]]:
    """Return the part of a polygon below a height."""
    found: list[tuple[int, int]] = []
    for k in range(len(corners)):
        ax, ay = corners[k - 1]
        bx, by = corners[k]
        if (ay <= middle) != (by <= middle):
            found.append((ax + (bx - ax) * (middle - ay) // (by - ay), int(middle)))
        if by <= middle:
            found.append((bx, by))
    return found
