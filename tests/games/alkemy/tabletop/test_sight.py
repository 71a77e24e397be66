"""Sight: exact from base to base, with a line or the blockers to show for it."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.sight import Sight, look
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.brute import shape_of, some_line_is_free
from tests.games.alkemy.tabletop.tables import SIDE, Scene, bases_of, examples, scenes

HAIR = 0.001
"""Far more than a line may enter a blocker, and far less than a unit."""

Figure = tuple[int, int, int, int]
Outline = list[tuple[int, int]]

LEFT: Figure = (1000, 5000, 500, 1)
RIGHT: Figure = (9000, 5000, 500, 1)


def box(left: int, bottom: int, right: int, top: int) -> Outline:
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def see(outlines: list[Outline], *bases: Figure) -> Sight:
    """Let the first base look at the second past everything."""
    terrain = Terrain(SIDE, SIDE, [Piece(outline, 4) for outline in outlines])
    discs = Discs(bases)
    return look(terrain, discs, 0, 1, discs.all(), terrain.all())


def farthest(discs: Discs) -> tuple[int, int]:
    """Return the two bases farthest apart: the most stands between them."""
    pairs = [(a, b) for a in range(discs.count) for b in range(a)]
    return max(pairs, key=lambda pair: (discs.gap(*pair), pair))


def check_line(scene: Scene, one: int, other: int, sight: Sight) -> None:
    """Check that a line found leads from base to base and enters nothing."""
    line = shapely.LineString([(sight.x0, sight.y0), (sight.x1, sight.y1)])
    for disc, base in enumerate(bases_of(scene.discs)):
        centre = shapely.Point(base.x, base.y)
        if disc == one:
            assert centre.distance(shapely.Point(sight.x0, sight.y0)) < base.radius + HAIR
        elif disc == other:
            assert centre.distance(shapely.Point(sight.x1, sight.y1)) < base.radius + HAIR
        else:
            assert line.distance(centre) > base.radius - HAIR
    for piece in scene.terrain.pieces:
        assert not line.intersects(shape_of(piece).buffer(-HAIR))


@examples(400)
@given(st.one_of(scenes(), scenes(on_scenery=True)))
def test_sight_agrees_with_many_sampled_lines(scene: Scene) -> None:
    terrain, discs = scene.terrain, scene.discs
    one, other = farthest(discs)
    sight = look(terrain, discs, one, other, discs.all(), terrain.all())
    if sight.visible:
        if discs.gap(one, other) > 0:
            check_line(scene, one, other, sight)
    else:
        assert not some_line_is_free(scene, one, other, discs.all(), terrain.all())
        alone = look(terrain, discs, one, other, sight.discs, sight.pieces)
        assert not alone.visible
    back = look(terrain, discs, other, one, discs.all(), terrain.all())
    assert back.visible == sight.visible


@examples(150)
@given(scenes(), st.integers(0, 255), st.integers(0, 31))
def test_only_the_blockers_named_block(scene: Scene, bases: int, pieces: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    one, other = farthest(discs)
    sight = look(terrain, discs, one, other, bases, pieces)
    assert sight.discs & ~bases == 0
    assert sight.pieces & ~pieces == 0
    others = bases & ~(1 << one) & ~(1 << other)
    fewer = Scene(
        Terrain(SIDE, SIDE, [p for k, p in enumerate(terrain.pieces) if pieces >> k & 1]),
        Discs(
            (discs.x[k], discs.y[k], discs.radius[k], 1)
            for k in (one, other, *(k for k in range(discs.count) if others >> k & 1))
        ),
    )
    all_of_them = look(fewer.terrain, fewer.discs, 0, 1, fewer.discs.all(), fewer.terrain.all())
    assert sight.visible == all_of_them.visible


def test_a_wall_blocks_unless_a_tangent_passes_it() -> None:
    assert not see([box(4000, 4499, 4500, 5501)], LEFT, RIGHT).visible
    assert see([box(4000, 4499, 4500, 5500)], LEFT, RIGHT).visible
    assert see([box(4000, 4500, 4500, 5501)], LEFT, RIGHT).visible


def test_who_blocks_is_named() -> None:
    sight = see([box(100, 100, 200, 200), box(4000, 3000, 4500, 7000)], LEFT, RIGHT)
    assert (sight.discs, sight.pieces) == (0, 0b10)
    sight = see([], LEFT, RIGHT, (5000, 5000, 600, 1), (5000, 9000, 500, 1))
    assert (sight.discs, sight.pieces) == (0b100, 0)


def test_several_can_block_together_what_none_blocks_alone() -> None:
    upper, lower = box(4000, 4900, 4500, 9000), box(5500, 1000, 6000, 5100)
    assert see([upper], LEFT, RIGHT).visible
    assert see([lower], LEFT, RIGHT).visible
    sight = see([upper, lower], LEFT, RIGHT)
    assert not sight.visible
    assert sight.pieces == 0b11


def test_one_line_between_bases_that_touch_each_other_is_enough() -> None:
    below, above = (5000, 1000, 500, 1), (5200, 9000, 500, 1)
    gate = ((4500, 5000, 500, 1), (5500, 5000, 500, 1))
    walls = [box(0, 4900, 4300, 5100), box(5700, 4900, 10000, 5100)]
    sight = see(walls, below, above, *gate)
    assert sight.visible
    assert sight.x0 == pytest.approx(5000, abs=HAIR)
    assert sight.x1 == pytest.approx(5000, abs=HAIR)
    assert not see(walls, below, (5501, 9000, 500, 1), *gate).visible


def test_a_line_may_run_along_walls_that_touch_but_not_through_walls_that_overlap() -> None:
    below, above = (5000, 1000, 500, 1), (5000, 9000, 500, 1)
    left = box(1000, 4000, 5000, 6000)
    assert see([left, box(5000, 4000, 9000, 6000)], below, above).visible
    assert not see([left, box(4999, 4000, 9000, 6000)], below, above).visible


def test_a_line_through_two_opposite_corners_is_cut() -> None:
    diamond = [(4000, 5000), (5000, 4000), (6000, 5000), (5000, 6000)]
    point = (1000, 5000, 0, 1), (9000, 5000, 0, 1)
    assert not see([diamond], *point).visible
    raised = [(x, y + 1000) for x, y in diamond]
    assert see([raised], *point).visible


def test_out_of_a_concave_piece_one_sees_through_its_opening_only() -> None:
    cup = [
        (1000, 3000), (4000, 3000), (4000, 3500), (1500, 3500),
        (1500, 6500), (4000, 6500), (4000, 7000), (1000, 7000),
    ]  # fmt: skip
    inside = (2500, 5000, 500, 1)
    assert see([cup], inside, (9000, 5000, 500, 1)).visible
    assert not see([cup], inside, (500, 5000, 400, 1)).visible
    assert not see([cup], inside, (2500, 9000, 500, 1)).visible


def test_a_base_in_a_piece_is_hidden_as_far_as_it_is_covered() -> None:
    wood = box(6000, 3000, 10000, 7000)
    assert see([wood], LEFT, (6499, 5000, 500, 1)).visible
    assert see([wood], LEFT, (6500, 5000, 500, 1)).visible
    assert not see([wood], LEFT, (6501, 5000, 500, 1)).visible
    assert not see([wood], (6600, 5000, 500, 1), (9000, 5000, 500, 1)).visible


def test_bases_that_touch_see_each_other_whatever_there_is() -> None:
    assert see([box(0, 0, 9000, 9000)], (3000, 5000, 500, 1), (4000, 5000, 500, 1)).visible


def test_a_base_that_touches_an_edge_from_inside_is_seen_there_from_either_end() -> None:
    ell = [(2750, 2500), (750, 2500), (750, 2000), (2250, 2000), (2250, 500), (2750, 500)]
    one, other = (750, 750, 500, 1), (2000, 2500, 500, 1)
    sights = see([ell], one, other), see([ell], other, one)
    assert [sight.visible for sight in sights] == [True, True]
