"""The nearest free spot."""

import math
import random

from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.spots import STEPS, may_have_room, nearest_free
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.tables import SIDE, Scene, coordinates, examples, scenes


@examples(150)
@given(scenes(), coordinates(0, SIDE), coordinates(0, SIDE))
def test_no_free_spot_is_nearer_than_the_nearest(scene: Scene, x: int, y: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    spot = nearest_free(terrain, discs, discs.all(), 500, x, y)
    assert spot is not None
    assert terrain.is_free(*spot, 500, discs, discs.all())
    away = math.dist(spot, (x, y))
    chance = random.Random(3)
    for _ in range(100):
        turned = chance.uniform(0.0, math.tau)
        off = away * math.sqrt(chance.random())
        nearer = (round(x + off * math.cos(turned)), round(y + off * math.sin(turned)))
        if math.dist(nearer, (x, y)) < away - 3.0:
            assert not terrain.is_free(*nearer, 500, discs, discs.all())


@examples(200)
@given(
    scenes(), coordinates(0, SIDE), coordinates(0, SIDE), st.sampled_from((0, 1, 2, 3, 300, 500))
)
def test_room_is_never_denied_beside_a_free_spot(scene: Scene, x: int, y: int, radius: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    if any(terrain.is_free(x + dx, y + dy, radius, discs, discs.all()) for dx, dy in STEPS):
        assert may_have_room(terrain, discs, discs.all(), radius, x, y)


def test_no_room_is_seen_in_the_middle_of_a_base() -> None:
    discs = Discs([(5000, 5000, 500, 1)])
    assert not may_have_room(Terrain(SIDE, SIDE), discs, 1, 500, 5000, 5000)


def test_a_free_spot_is_its_own_nearest() -> None:
    assert nearest_free(Terrain(SIDE, SIDE), Discs(), 0, 500, 1234, 5678) == (1234, 5678)


def test_off_the_table_the_nearest_is_on_its_edge() -> None:
    assert nearest_free(Terrain(SIDE, SIDE), Discs(), 0, 500, 3000, 100) == (3000, 500)
    assert nearest_free(Terrain(SIDE, SIDE), Discs(), 0, 500, 0, SIDE) == (500, SIDE - 500)


def test_out_of_the_middle_of_a_base_any_side_is_as_near() -> None:
    discs = Discs([(5000, 5000, 500, 1)])
    spot = nearest_free(Terrain(SIDE, SIDE), discs, 1, 500, 5000, 5000)
    assert spot is not None
    assert math.dist(spot, (5000, 5000)) == 1000.0


def test_in_a_notch_the_nearest_is_where_two_borders_meet() -> None:
    walls = [
        Piece([(4000, 3000), (5000, 3000), (5000, 7000), (4000, 7000)], 1),
        Piece([(4000, 2000), (9000, 2000), (9000, 3000), (4000, 3000)], 1),
    ]
    assert nearest_free(Terrain(SIDE, SIDE, walls), Discs(), 0, 500, 5100, 3100) == (5500, 3500)


def test_on_a_full_table_there_is_no_spot() -> None:
    everything = Piece([(0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)], 1)
    assert nearest_free(Terrain(SIDE, SIDE, [everything]), Discs(), 0, 500, 5000, 5000) is None
