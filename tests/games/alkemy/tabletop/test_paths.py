"""Ways: never through anything, never longer than another way, and past what just lets through."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Path, Reach, can_reach, find_path
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.brute import (
    Grid,
    along,
    clearance,
    grid_lengths,
    least_lengths,
    measured,
)
from tests.games.alkemy.tabletop.tables import SIDE, Scene, bases_of, examples, scenes

FAR = 30_000
"""Longer than any way on these tables."""

LENGTHS = st.sampled_from((0, 300, 2000, 5000, 9000, FAR))

COARSE, FINE = Grid(250), Grid(125)

Figure = tuple[int, int, int, int]
Outline = list[tuple[int, int]]


def box(left: int, bottom: int, right: int, top: int) -> Outline:
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def way(
    outlines: list[Outline], goal: tuple[int, int], *bases: Figure, length: int = FAR
) -> Path | None:
    """Return the shortest way of the first base to a goal past everything."""
    terrain = Terrain(SIDE, SIDE, [Piece(outline, 1) for outline in outlines])
    discs = Discs(bases)
    return find_path(terrain, discs, 0, discs.all(), *goal, length)


def without_last(discs: Discs) -> tuple[Discs, tuple[int, int]]:
    """Return the bases but the last, and the spot where that one stood."""
    last = discs.count - 1
    rows = [(discs.x[k], discs.y[k], discs.radius[k], discs.size[k]) for k in range(last)]
    return Discs(rows), (discs.x[last], discs.y[last])


@examples(300)
@given(scenes(), LENGTHS)
def test_a_way_is_clear_measured_well_and_the_same_both_ways(scene: Scene, length: int) -> None:
    terrain = scene.terrain
    discs, (x, y) = without_last(scene.discs)
    everyone = discs.all()
    path = find_path(terrain, discs, 0, everyone, x, y, length)
    assert can_reach(terrain, discs, 0, everyone, x, y, length) == (path is not None)
    reach = Reach(terrain, discs, 0, everyone, length)
    assert reach.holds(x, y) == (path is not None)
    if path is None:
        return
    assert path.points[0] == bases_of(discs)[0][:2]
    assert path.points[-1] == (x, y)
    assert path.length <= length + 0.001
    assert measured(path) == pytest.approx(path.length, abs=1.5)
    assert clearance(Scene(terrain, discs), 0, along(path, 20.0)) > -0.5
    assert reach.length_to(x, y) == pytest.approx(path.length, abs=0.001)
    there = discs.copy()
    there.move(0, x, y)
    back = find_path(terrain, there, 0, everyone, discs.x[0], discs.y[0], length + 1)
    assert back is not None
    assert back.length == pytest.approx(path.length, abs=0.01)


@examples(80)
@given(scenes())
def test_ways_are_as_short_as_can_be(scene: Scene) -> None:
    """No way on a fine grid is shorter, and no way can be shorter than a bound from the grid."""
    terrain, discs = scene.terrain, scene.discs
    start = complex(discs.x[0], discs.y[0])
    free = COARSE.free(scene, 0, 0.0)
    if not free.any():
        return
    near = [k for k in range(len(free)) if free[k]]
    origin = min(near, key=lambda k: abs(COARSE.points[k] - start))
    point = COARSE.points[origin]
    discs.move(0, int(point.real), int(point.imag))
    most = grid_lengths(COARSE, scene, 0, origin)
    least = least_lengths(FINE, scene, 0, FINE.index(point))
    reach = Reach(terrain, discs, 0, discs.all(), FAR)
    for k in near[::17]:
        goal = COARSE.points[k]
        found = reach.length_to(int(goal.real), int(goal.imag))
        if math.isfinite(most[k]):
            assert 0.0 <= found <= most[k] + 0.01
        if found >= 0.0:
            assert found >= least[FINE.index(goal)] - 0.01


@examples(150)
@given(scenes(), LENGTHS)
def test_a_spot_is_within_a_move_if_the_way_there_is_not_longer(scene: Scene, length: int) -> None:
    terrain = scene.terrain
    discs, (x, y) = without_last(scene.discs)
    path = find_path(terrain, discs, 0, discs.all(), x, y, FAR)
    reachable = path is not None and path.length <= length + 0.0005
    if path is None or abs(path.length - length) > 0.01:
        assert can_reach(terrain, discs, 0, discs.all(), x, y, length) == reachable


def test_a_free_way_is_straight() -> None:
    path = way([], (4000, 5000), (1000, 1000, 500, 1), length=5000)
    assert path is not None
    assert path.length == 5000.0
    assert path.points == [(1000.0, 1000.0), (4000.0, 5000.0)]
    assert way([], (4000, 5000), (1000, 1000, 500, 1), length=4999) is None


def test_a_way_around_a_base_is_two_tangents_and_an_arc() -> None:
    path = way([], (8000, 5000), (2000, 5000, 500, 1), (5000, 5000, 750, 1))
    straight = math.sqrt(3000**2 - 1250**2)
    turned = math.pi - 2 * math.acos(1250 / 3000)
    assert path is not None
    assert path.length == pytest.approx(2 * straight + 1250 * turned, abs=1e-6)


def test_a_way_around_a_box_rolls_over_two_corners() -> None:
    path = way([box(4000, 4000, 6000, 9500)], (8000, 5000), (2000, 5000, 500, 1))
    corner = math.hypot(2000, 1000)
    turned = math.atan2(1000, 2000) + math.asin(500 / corner)
    straight = math.sqrt(corner**2 - 500**2)
    assert path is not None
    assert path.length == pytest.approx(2 * straight + 2000 + 2 * 500 * turned, abs=1e-6)


@pytest.mark.parametrize(("gap", "passes"), [(1000, True), (999, False), (1001, True)])
def test_a_gap_as_wide_as_the_base_lets_it_pass_and_a_narrower_one_does_not(
    gap: int, passes: bool
) -> None:
    mover, goal = (2000, 2000, 500, 1), (8000, 7000)
    end = 4000 + gap
    lower, upper = (5000, 3500, 500, 1), (5000, end + 500, 500, 1)
    long_wall, short_wall = box(4900, 0, 5100, 4000), box(4900, 0, 5100, 3500)
    behind = box(4900, end + 500, 5100, SIDE)
    between_walls = way([long_wall, box(4900, end, 5100, SIDE)], goal, mover)
    past_a_base = way([long_wall, behind], goal, mover, upper)
    between_bases = way([short_wall, behind], goal, mover, lower, upper)
    for path in (between_walls, past_a_base, between_bases):
        assert (path is not None) == passes


@pytest.mark.parametrize(("shift", "passes"), [(0, True), (-1, False)])
def test_a_slanting_gap_as_wide_as_the_base_lets_it_pass(shift: int, passes: bool) -> None:
    """Two walls in line, in the direction (3, 4); the way around them is too long."""
    lower = [(4780, 4540), (4620, 4660), (1620, 660), (1780, 540)]
    upper = [(10000 - x + 3 * shift, 10000 - y + 4 * shift) for x, y in lower]
    path = way([lower, upper], (6200, 4100), (3800, 5900, 500, 1), length=3000)
    assert (path is not None) == passes


@pytest.mark.parametrize(("top", "passes"), [(9000, True), (9001, False)])
def test_between_scenery_and_the_edge_of_the_table_a_base_needs_its_width(
    top: int, passes: bool
) -> None:
    path = way([box(4000, 0, 6000, top)], (9000, 1000), (1000, 1000, 500, 1))
    assert (path is not None) == passes


def test_a_base_in_contact_can_leave_slide_along_and_stay() -> None:
    mover, neighbour = (4000, 5000, 500, 1), (5000, 5000, 500, 1)
    wall = box(3000, 3000, 9000, 4500)
    for goal in ((1000, 5000), (4000, 9000), (500, 500), (8000, 5000)):
        assert way([wall], goal, mover, neighbour) is not None
    around = way([], (6000, 5000), mover, neighbour)
    assert around is not None
    assert around.length == pytest.approx(1000 * math.pi, abs=1e-6)
    along_wall = way([wall], (8000, 5000), mover)
    assert along_wall is not None
    assert along_wall.length == 4000.0
    stay = way([wall], (4000, 5000), mover, neighbour, length=0)
    assert stay is not None
    assert stay.length == 0.0


def test_no_move_at_all_holds_the_own_spot_and_no_other() -> None:
    terrain, discs = Terrain(SIDE, SIDE), Discs([(4000, 5000, 500, 1)])
    reach = Reach(terrain, discs, 0, discs.all(), 0)
    assert reach.holds(4000, 5000)
    assert not reach.holds(4001, 5000)


def test_ways_may_run_along_the_edge_of_the_table() -> None:
    path = way([], (500, 9500), (500, 500, 500, 1), length=9000)
    assert path is not None
    assert path.length == 9000.0
    assert way([], (499, 9500), (500, 500, 500, 1)) is None
    corner = way([box(0, 4000, 8999, 6000)], (500, 9500), (500, 500, 500, 1))
    assert corner is not None


def test_pieces_that_overlap_are_one_obstacle() -> None:
    crossed = [box(4000, 0, 5000, 6000), box(4500, 5000, 7000, 5500), box(6500, 5200, 7000, SIDE)]
    assert way(crossed, (9000, 1000), (1000, 1000, 500, 1)) is None
    assert way(crossed[:2], (9000, 1000), (1000, 1000, 500, 1)) is not None


def test_a_pocket_is_entered_only_if_the_base_fits() -> None:
    def cup(inner: int) -> Outline:
        return [
            (4000, 4000), (5500 + inner, 4000), (5500 + inner, 7000), (5000 + inner, 7000),
            (5000 + inner, 5000), (5000, 5000), (5000, 7000), (4000, 7000),
        ]  # fmt: skip

    mover = (2000, 2000, 500, 1)
    assert way([cup(1000)], (5500, 5500), mover) is not None
    assert way([cup(999)], (5500, 5500), mover) is None
    path = way([cup(1400)], (5700, 5500), mover)
    assert path is not None
    assert path.length > 3000 + 2000


def test_the_spot_itself_must_be_free() -> None:
    mover, other = (2000, 5000, 500, 1), (6000, 5000, 500, 1)
    assert way([], (5000, 5000), mover, other) is not None
    assert way([], (5001, 5000), mover, other) is None
    assert way([box(4000, 4000, 6000, 6000)], (3501, 5000), mover) is None


def test_bases_that_are_not_in_the_way_are_passed_through() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(2000, 5000, 500, 1), (5000, 5000, 500, 1)])
    assert can_reach(terrain, discs, 0, 0b01, 8000, 5000, 6000)
    assert not can_reach(terrain, discs, 0, 0b10, 8000, 5000, 6000)


def test_a_base_that_does_not_stand_free_goes_nowhere() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(2000, 5000, 500, 1), (2900, 5000, 500, 1)])
    assert not can_reach(terrain, discs, 0, discs.all(), 1000, 5000, 6000)
    assert not Reach(terrain, discs, 0, discs.all(), 6000).holds(1000, 5000)


def test_a_point_along_a_way_is_found_by_distance() -> None:
    path = way([], (4000, 5000), (1000, 1000, 500, 1))
    assert path is not None
    assert path.at(2500.0) == (2500.0, 3000.0)
    assert path.at(9999.0) == (4000.0, 5000.0)


def test_moves_of_impossible_length_are_refused() -> None:
    with pytest.raises(ValueError, match="a move of -1"):
        Reach(Terrain(SIDE, SIDE), Discs([(2000, 5000, 500, 1)]), 0, 0, -1)
