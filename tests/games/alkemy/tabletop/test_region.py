"""The region for drawing: as exact as the eye, judged by where the base can truly go."""

import random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.polygons import SLOW, TOLL, WALL, Piece
from athanor.games.alkemy.tabletop.region import Area, Surveyor
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.tables import SIDE, Scene, examples, scenes

OFF = 25
"""How far a drawn border may be from the true one: a fortieth of an inch."""

ROUGHLY = 100
"""The same near slow ground."""


def shape(areas: list[Area]) -> shapely.Geometry:
    """Return a region as shapely sees it."""
    parts = [shapely.Polygon(area.outline, area.holes) for area in areas]
    assert all(part.is_valid for part in parts)
    return shapely.union_all(parts)


def spots(areas: list[Area]) -> list[tuple[int, int]]:
    """Return spots all over the table, and others close to the borders of a region."""
    chance = random.Random(7)
    found = [(chance.randrange(SIDE), chance.randrange(SIDE)) for _ in range(25)]
    for area in areas:
        for ring in (area.outline, *area.holes):
            for x, y in chance.sample(ring, min(5, len(ring))):
                found.append((x + chance.randint(-60, 60), y + chance.randint(-60, 60)))
    return found


@examples(150)
@given(scenes(), st.sampled_from((0, 1, 30, 500, 2000, 5000, 9000, 14000)))
def test_a_spot_is_in_the_region_if_the_base_can_get_there(scene: Scene, length: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    reach = Reach(terrain, discs, 0, discs.all(), length)
    areas = Surveyor(terrain).region(reach)
    region = shape(areas)
    for x, y in spots(areas):
        spot = shapely.Point(x, y)
        if reach.holds(x, y):
            assert region.distance(spot) < OFF
        elif region.contains(spot):
            assert region.boundary.distance(spot) < OFF


@examples(60)
@given(scenes(kinds=(WALL, TOLL, SLOW)), st.sampled_from((2000, 5000, 9000)))
def test_a_region_on_rough_ground_is_true_but_coarser(scene: Scene, length: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    reach = Reach(terrain, discs, 0, discs.all(), length)
    areas = Surveyor(terrain).region(reach)
    region = shape(areas)
    for x, y in spots(areas):
        spot = shapely.Point(x, y)
        if reach.holds(x, y):
            assert region.distance(spot) < ROUGHLY
        elif region.contains(spot):
            assert region.boundary.distance(spot) < ROUGHLY


def test_a_free_move_is_a_disc() -> None:
    discs = Discs([(5000, 5000, 500, 1)])
    terrain = Terrain(SIDE, SIDE)
    (area,) = Surveyor(terrain).region(Reach(terrain, discs, 0, discs.all(), 3000))
    disc = shapely.Point(5000, 5000).buffer(3000)
    assert shapely.Polygon(area.outline).symmetric_difference(disc).area < disc.area / 100
    assert area.holes == []


def test_what_stands_in_the_middle_is_a_hole() -> None:
    discs = Discs([(2000, 5000, 500, 1), (4000, 5000, 500, 1)])
    terrain = Terrain(SIDE, SIDE)
    (area,) = Surveyor(terrain).region(Reach(terrain, discs, 0, discs.all(), 6000))
    (hole,) = area.holes
    assert shapely.Polygon(hole).area == pytest.approx(
        shapely.Point(0, 0).buffer(1000).area, rel=0.01
    )


def test_behind_a_wall_that_closes_the_table_nothing_is_drawn() -> None:
    discs = Discs([(2000, 5000, 500, 1)])
    wall = Piece([(4000, 0), (4200, 0), (4200, SIDE), (4000, SIDE)], 1)
    terrain = Terrain(SIDE, SIDE, [wall])
    (area,) = Surveyor(terrain).region(Reach(terrain, discs, 0, discs.all(), 9000))
    assert max(x for x, _ in area.outline) == 3500


def test_where_there_is_no_move_there_is_no_region() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(2000, 5000, 500, 1), (2900, 5000, 500, 1)])
    assert Surveyor(terrain).region(Reach(terrain, discs, 0, discs.all(), 6000)) == []
    assert Surveyor(terrain).region(Reach(terrain, discs, 0, 0, 0)) == []
