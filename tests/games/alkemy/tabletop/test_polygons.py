"""Polygons: exact answers, and bad ones refused."""

from fractions import Fraction

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.polygons import Piece, Polygon
from tests.games.alkemy.tabletop.brute import shape_of
from tests.games.alkemy.tabletop.tables import SIDE, coordinates, examples, pieces

spot = coordinates(0, SIDE)
reach = st.one_of(st.sampled_from((0, 250, 500, 750)), st.integers(0, 2000))

SQUARE = [(1000, 1000), (2000, 1000), (2000, 2000), (1000, 2000)]


def squared_distance(x: int, y: int, piece: Polygon) -> Fraction:
    """Return the square of a point's distance from a polygon's border, with fractions."""
    points = piece.points()
    best = Fraction(10**12)
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        dx, dy = bx - ax, by - ay
        at = Fraction((x - ax) * dx + (y - ay) * dy, dx * dx + dy * dy)
        at = min(max(at, Fraction(0)), Fraction(1))
        best = min(best, (x - ax - at * dx) ** 2 + (y - ay - at * dy) ** 2)
    return best


@examples(400)
@given(pieces(), spot, spot, reach)
def test_distances_from_a_polygon_are_exact(piece: Piece, x: int, y: int, radius: int) -> None:
    far = squared_distance(x, y, piece)
    inside = shape_of(piece).contains(shapely.Point(x, y))
    assert piece.overlaps_disc(x, y, radius) == (far < radius**2 or inside)
    assert piece.within(x, y, radius) == (far <= radius**2 or inside)
    assert piece.contains_disc(x, y, radius) == (
        far >= radius**2 and (inside or (radius == 0 and far == 0))
    )


@examples(200)
@given(pieces(), spot, spot)
def test_all_of_a_polygon_is_in_reach_as_far_as_its_farthest_corner(
    piece: Piece, x: int, y: int
) -> None:
    farthest = max((px - x) ** 2 + (py - y) ** 2 for px, py in piece.points())
    for length in (int(farthest**0.5) - 1, int(farthest**0.5), int(farthest**0.5) + 1):
        assert piece.in_reach_of(x, y, length) == (farthest <= length**2)


@examples(250)
@given(pieces(), pieces(), reach)
def test_polygons_are_near_as_shapely_measures_them(one: Piece, other: Piece, gap: int) -> None:
    apart = shape_of(one).distance(shape_of(other))
    if abs(apart - gap) > 1e-6:
        assert one.near_polygon(other, gap) == (apart <= gap)


@examples(150)
@given(pieces(), pieces(), reach, spot, spot)
def test_a_polygon_given_elsewhere_is_as_near_as_where_it_is_meant(
    one: Piece, other: Piece, gap: int, dx: int, dy: int
) -> None:
    elsewhere = Polygon([(x - dx, y - dy) for x, y in other.points()], checked=False)
    assert one.near_polygon(elsewhere, gap, dx, dy) == one.near_polygon(other, gap)


def test_a_disc_may_touch_the_border_from_either_side() -> None:
    square = Polygon(SQUARE)
    assert not square.overlaps_disc(500, 1500, 500)
    assert square.overlaps_disc(501, 1500, 500)
    assert square.within(500, 1500, 500)
    assert not square.within(499, 1500, 500)
    assert square.contains_disc(1500, 1500, 500)
    assert not square.contains_disc(1501, 1500, 500)


def test_a_polygon_is_put_in_order() -> None:
    clockwise = Polygon([(1000, 1000), (1000, 2000), (2000, 2000), (2000, 1500), (2000, 1000)])
    assert clockwise.count == 4
    assert shapely.LinearRing(clockwise.points()).is_ccw
    assert (clockwise.left, clockwise.bottom, clockwise.right, clockwise.top) == (
        1000,
        1000,
        2000,
        2000,
    )


def test_convex_corners_are_told_from_the_others() -> None:
    ell = Polygon([(0, 0), (2000, 0), (2000, 1000), (1000, 1000), (1000, 2000), (0, 2000)])
    bent = {point for point, convex in zip(ell.points(), ell.bends(), strict=True) if not convex}
    assert bent == {(1000, 1000)}


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ([(0, 0), (1000, 0)], "three points"),
        ([(0, 0), (1000, 0), (2000, 0)], "three points"),
        ([(0, 0), (1000, 1000), (1000, 0), (0, 1500)], "meet elsewhere"),
        ([(0, 0), (1000, 0), (1000, 0), (0, 1000)], "meet elsewhere"),
        ([(0, 0), (2000, 0), (1000, 0), (1000, 1000)], "meet elsewhere"),
        ([(0, 0), (2000, 0), (1000, 1000), (1000, 0), (0, 1000)], "meet elsewhere"),
        ([(0, 0), (1000, 0), (0, -1)], "off any table"),
    ],
)
def test_a_bad_polygon_is_refused(points: list[tuple[int, int]], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Polygon(points)
