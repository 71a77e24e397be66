"""The table: free spots, and what may be laid out on it."""

import pytest
from hypothesis import given

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.tables import SIDE, Scene, coordinates, examples, scenes

SQUARE = [(4000, 4000), (6000, 4000), (6000, 6000), (4000, 6000)]
NOBODY = Discs()


@pytest.mark.parametrize(
    ("x", "y", "free"),
    [
        (500, 500, True),
        (499, 500, False),
        (SIDE - 500, SIDE - 500, True),
        (SIDE - 500, SIDE - 499, False),
        (3500, 5000, True),
        (3501, 5000, False),
        (3700, 3600, True),
        (3701, 3600, False),
        (5000, 5000, False),
    ],
)
def test_a_base_may_touch_the_edge_and_scenery_but_no_more(x: int, y: int, free: bool) -> None:
    terrain = Terrain(SIDE, SIDE, [Piece(SQUARE, 2)])
    assert terrain.is_free(x, y, 500, NOBODY, 0) == free


@examples(150)
@given(scenes(), coordinates(0, SIDE), coordinates(0, SIDE))
def test_a_spot_is_free_if_table_pieces_and_bases_say_so(scene: Scene, x: int, y: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    pieces = sum(piece.overlaps_disc(x, y, 500) << k for k, piece in enumerate(terrain.pieces))
    near = sum(piece.within(x, y, 500) << k for k, piece in enumerate(terrain.pieces))
    assert terrain.in_the_way(x, y, 500) == pieces
    assert terrain.near(x, y, 500) == near
    on_table = 500 <= x <= SIDE - 500 and 500 <= y <= SIDE - 500
    for others in (0, 1, discs.all()):
        in_the_way = discs.in_the_way(x, y, 500, others)
        assert terrain.is_free(x, y, 500, discs, others) == (
            on_table and pieces == 0 and in_the_way == 0
        )


def test_pieces_are_told_by_size() -> None:
    terrain = Terrain(SIDE, SIDE, [Piece(SQUARE, size) for size in (0, 3, 2)])
    assert terrain.all() == 0b111
    assert terrain.tall(2) == 0b110
    assert terrain.tall(3) == 0b010


def test_what_is_worked_out_for_a_radius_is_kept() -> None:
    terrain = Terrain(SIDE, SIDE, [Piece(SQUARE, 2)])
    assert terrain.ground(500) is terrain.ground(500)
    assert terrain.ground(500) is not terrain.ground(750)


def test_bad_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="0 by 100"):
        Terrain(0, 100)
    with pytest.raises(ValueError, match="60001"):
        Terrain(60001, 100)
    with pytest.raises(ValueError, match="piece 1 is not wholly"):
        Terrain(5999, 9000, [Piece([(0, 0), (10, 0), (0, 10)], 1), Piece(SQUARE, 1)])
    with pytest.raises(ValueError, match="63 pieces"):
        Terrain(SIDE, SIDE, [Piece(SQUARE, 1)] * 63)
