"""The corridor: what lies in it, wholly or partly, and what is too near to count."""

import math

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.brute import shape_of
from tests.games.alkemy.tabletop.tables import SIDE, Scene, bases_of, examples, scenes

HAIR = 0.01


def diameters(discs: Discs, one: int, other: int) -> shapely.Polygon:
    """Return the corridor between two diameters square to the axis."""
    (x0, y0, r0), (x1, y1, r1) = bases_of(discs)[one], bases_of(discs)[other]
    across = math.atan2(y1 - y0, x1 - x0) + math.pi / 2
    cosine, sine = math.cos(across), math.sin(across)
    return shapely.Polygon(
        [
            (x0 + r0 * cosine, y0 + r0 * sine),
            (x0 - r0 * cosine, y0 - r0 * sine),
            (x1 - r1 * cosine, y1 - r1 * sine),
            (x1 + r1 * cosine, y1 + r1 * sine),
        ]
    )


def hull(discs: Discs, one: int, other: int) -> shapely.Geometry:
    """Return all points of lines from base to base."""
    return shapely.union_all(
        [
            shapely.Point(discs.x[k], discs.y[k]).buffer(discs.radius[k], quad_segs=256)
            for k in (one, other)
        ]
    ).convex_hull


@examples(400)
@given(scenes(on_scenery=True))
def test_what_lies_in_the_corridor_agrees_with_shapely(scene: Scene) -> None:
    terrain, discs = scene.terrain, scene.discs
    corridor = Corridor(discs, 0, 1)
    strip = diameters(discs, 0, 1)
    assert shapely.Polygon(corridor.corners()).symmetric_difference(strip).area < 1.0
    bases, pieces = corridor.bases(discs.all()), corridor.pieces(terrain, terrain.all())
    assert bases & 0b11 == 0
    for disc, (x, y, radius) in list(enumerate(bases_of(discs)))[2:]:
        centre = shapely.Point(x, y)
        if abs(strip.distance(centre) - radius) > HAIR:
            assert bool(bases >> disc & 1) == (strip.distance(centre) < radius)
        depth = strip.boundary.distance(centre) if strip.contains(centre) else -1.0
        if abs(depth - radius) > HAIR:
            assert corridor.holds_base(disc) == (depth > radius)
    for k, piece in enumerate(terrain.pieces):
        covered = strip.intersection(shape_of(piece)).area
        if covered == 0.0 or covered > 1.0:
            assert bool(pieces >> k & 1) == (covered > 0.0)
        outside = shape_of(piece).difference(strip).area
        if outside == 0.0 or outside > 1.0:
            assert corridor.holds_piece(piece) == (outside == 0.0)


@examples(200)
@given(scenes())
def test_between_tangents_lies_what_some_line_from_base_to_base_crosses(scene: Scene) -> None:
    discs = scene.discs
    found = Corridor(discs, 0, 1, tangents=True).bases(discs.all())
    crossed = hull(discs, 0, 1)
    for disc, (x, y, radius) in list(enumerate(bases_of(discs)))[2:]:
        apart = crossed.distance(shapely.Point(x, y)) - radius
        if abs(apart) > 0.2:
            assert bool(found >> disc & 1) == (apart < 0.0)


@examples(200)
@given(scenes(), st.integers(0, 5000))
def test_what_is_entirely_near_the_first_base_does_not_count(scene: Scene, near: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    corridor = Corridor(discs, 0, 1)
    shooter = bases_of(discs)[0]
    reach = shooter.radius + near
    far_bases = sum(
        1 << k
        for k, base in enumerate(bases_of(discs))
        if abs(base.centre - shooter.centre) + base.radius > reach
    )
    far_pieces = sum(
        1 << k
        for k, piece in enumerate(terrain.pieces)
        if max(math.dist(shooter[:2], point) for point in piece.points()) > reach
    )
    assert corridor.bases(discs.all(), near) == corridor.bases(discs.all()) & far_bases
    assert corridor.pieces(terrain, terrain.all(), near) == (
        corridor.pieces(terrain, terrain.all()) & far_pieces
    )


def test_touching_the_corridor_is_not_being_in_it() -> None:
    shooter, target = (1000, 5000, 500, 1), (9000, 5000, 500, 1)
    wall = [(3000, 5500), (5000, 5500), (5000, 7000), (3000, 7000)]
    low_wall = [(x, y - 1) for x, y in wall]
    terrain = Terrain(SIDE, SIDE, [Piece(wall, 1), Piece(low_wall, 1)])
    discs = Discs([shooter, target, (4000, 4000, 500, 1), (6000, 4001, 500, 1)])
    corridor = Corridor(discs, 0, 1)
    assert corridor.bases(discs.all()) == 0b1000
    assert corridor.pieces(terrain, terrain.all()) == 0b10
    assert corridor.bases(0b0111) == 0
    assert corridor.pieces(terrain, 0b01) == 0


def test_a_piece_larger_than_the_corridor_lies_in_it() -> None:
    terrain = Terrain(SIDE, SIDE, [Piece([(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)], 1)])
    discs = Discs([(3000, 5000, 500, 1), (6000, 5000, 500, 1)])
    corridor = Corridor(discs, 0, 1)
    assert corridor.pieces(terrain, terrain.all()) == 1
    assert not corridor.holds_piece(terrain.pieces[0])


def test_the_near_part_is_measured_from_the_edge_to_the_far_end() -> None:
    discs = Discs([(1000, 5000, 500, 1), (9000, 5000, 500, 1), (5500, 5000, 500, 1)])
    corridor = Corridor(discs, 0, 1)
    assert corridor.bases(discs.all(), 4499) == 0b100
    assert corridor.bases(discs.all(), 4500) == 0


def test_bases_that_overlap_have_no_corridor() -> None:
    discs = Discs([(1000, 5000, 500, 1), (1999, 5000, 500, 1)])
    with pytest.raises(ValueError, match="overlap"):
        Corridor(discs, 0, 1)
