"""A full table: what has a high number is in the way as much as what has a low one."""

import pytest
from hypothesis import given

from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.discs import MAX_ELEMENTS, Discs
from athanor.games.alkemy.tabletop.paths import Reach, can_reach, find_path
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.sight import look
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.tables import SIDE, Scene, examples, scenes

CHIP = [(0, 0), (1, 0), (0, 1)]
"""A piece in the corner of the table that is in nobody's way."""

LONG = 9000


def behind(scene: Scene, many: int) -> Scene:
    """Return the same table with so many bases and pieces in its corner that come first."""
    pieces = [Piece(CHIP, 1)] * many + scene.terrain.pieces
    discs = scene.discs
    rows = [(0, 0, 0, 1)] * many
    rows += [
        (int(discs.x[k]), int(discs.y[k]), int(discs.radius[k]), int(discs.size[k]))
        for k in range(discs.count)
    ]
    return Scene(Terrain(SIDE, SIDE, pieces), Discs(rows))


@examples(15)
@pytest.mark.parametrize("many", [28, 40])
@given(scene=scenes())
def test_the_number_of_a_base_or_piece_changes_nothing(many: int, scene: Scene) -> None:
    full = behind(scene, many)
    few, table, discs, terrain = scene.discs, scene.terrain, full.discs, full.terrain
    everyone = few.all() * 2**many
    assert discs.all() == everyone + 2**many - 1
    last = few.count - 1
    x, y = few.x[last], few.y[last]
    assert discs.near(x, y, 3000, everyone) == few.near(x, y, 3000, few.all()) * 2**many
    assert discs.in_the_way(x, y, 700, everyone) == few.in_the_way(x, y, 700, few.all()) * 2**many
    assert terrain.in_the_way(x, y, 700) == table.in_the_way(x, y, 700) * 2**many
    assert terrain.walls // 2**many == table.walls

    pieces = table.all() * 2**many
    seen = look(table, few, 0, last, few.all(), table.all())
    sight = look(terrain, discs, many, many + last, everyone, pieces)
    assert (sight.visible, sight.discs, sight.pieces) == (
        seen.visible, seen.discs * 2**many, seen.pieces * 2**many,
    )  # fmt: skip
    here, there = Corridor(few, 0, last), Corridor(discs, many, many + last)
    assert there.bases(everyone) == here.bases(few.all()) * 2**many

    spot = (few.x[0] + 2500, few.y[0] + 1500)
    short = find_path(table, few, 0, few.all(), *spot, LONG)
    path = find_path(terrain, discs, many, everyone, *spot, LONG)
    assert (path and path.points) == (short and short.points)
    reached = can_reach(terrain, discs, many, everyone, *spot, LONG)
    assert reached == Reach(terrain, discs, many, everyone, LONG).holds(*spot) == (path is not None)


def test_all_bases_of_a_full_table_are_in_its_sets() -> None:
    rows = [(1000 * (k % 10) + 500, 1000 * (k // 10) + 500, 400, 1) for k in range(MAX_ELEMENTS)]
    discs = Discs(rows)
    assert discs.all() == discs.tall(1) == 2**MAX_ELEMENTS - 1
    for k, (x, y, _, _) in enumerate(rows):
        assert discs.near(x, y, 0, discs.all()) == discs.in_the_way(x, y, 1, -1) == 2**k
