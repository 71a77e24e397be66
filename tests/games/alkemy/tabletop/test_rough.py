"""Rough ground: tolls are paid once, slow ground counts double, and the cheapest way is found."""

import math

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop import (
    FLAT,
    SLOW,
    TOLL,
    WALL,
    Discs,
    Path,
    Piece,
    Reach,
    Terrain,
    approaches,
    can_reach,
    contact_spots,
    find_path,
    nearest_free,
)
from athanor.games.alkemy.tabletop.moves import Move
from athanor.games.alkemy.tabletop.search import NONE
from tests.games.alkemy.tabletop.brute import (
    Grid,
    along,
    clearance,
    grid_lengths,
    shape_of,
    slow_shape,
)
from tests.games.alkemy.tabletop.tables import SIDE, Scene, bases_of, coordinates, examples, scenes
from tests.games.alkemy.tabletop.ways import approach, way_to_contact

FAR = 30_000
KINDS = (WALL, TOLL, TOLL, SLOW, SLOW, FLAT)
LENGTHS = st.sampled_from((300, 2000, 5000, 9000, FAR))
SLOWED = 30.0
"""How much longer than the cheapest these ways over slow ground are at most; see the package."""

GRID = Grid(250)


def box(left: int, bottom: int, right: int, top: int, kind: int) -> Piece:
    return Piece([(left, bottom), (right, bottom), (right, top), (left, top)], 1, kind)


def way(
    pieces: list[Piece],
    goal: tuple[int, int],
    start: tuple[int, int] = (2000, 5000),
    length: int = FAR,
) -> Path | None:
    """Return the way of a lone base."""
    return find_path(Terrain(SIDE, SIDE, pieces), Discs([(*start, 500, 1)]), 0, 1, *goal, length)


def length_of(pieces: list[Piece], goal: tuple[int, int], start: tuple[int, int]) -> float:
    """Return the length of the way of a lone base, which there must be."""
    path = way(pieces, goal, start)
    assert path is not None
    return path.length


def tolls_crossed(scene: Scene, path: Path, radius: float) -> int:
    """Return the mask of the tolls that a base of a radius overlaps on a way."""
    line = shapely.LineString([*path.points, path.points[-1]])
    return sum(
        1 << k
        for k, piece in enumerate(scene.terrain.pieces)
        if piece.kind == TOLL and line.distance(shape_of(piece)) < radius
    )


@examples(150)
@given(scenes(kinds=KINDS), LENGTHS)
def test_a_way_is_clear_and_counted_well(scene: Scene, length: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    x, y, _ = bases_of(discs)[-1]
    others = discs.all() & ~(1 << (discs.count - 1))
    path = find_path(terrain, discs, 0, others, x, y, length)
    assert can_reach(terrain, discs, 0, others, x, y, length) == (path is not None)
    reach = Reach(terrain, discs, 0, others, length)
    assert reach.holds(x, y) == (path is not None)
    if path is None:
        return
    assert reach.length_to(x, y) == pytest.approx(path.length, abs=0.001)
    again = reach.path(x, y)
    assert again is not None
    assert again.spent[-1] == pytest.approx(path.length, abs=0.001)
    assert path.length <= length + 0.001
    assert path.spent == sorted(path.spent)
    radius = bases_of(discs)[0].radius
    crossed = tolls_crossed(scene, path, radius - 1.0)
    grazed = tolls_crossed(scene, path, radius + 1.0)
    here = Scene(terrain, Discs([(*base, 1) for base in bases_of(discs)[:-1]]))
    assert clearance(here, 0, along(path, 20.0), grazed) > -0.5
    line = shapely.LineString([*path.points, path.points[-1]])
    slow = line.intersection(slow_shape(scene)).length
    counted = line.length + slow
    least = counted + 1000 * crossed.bit_count()
    assert least - 2.0 <= path.length + slow_borders(scene, line)
    assert path.length <= counted + 1000 * grazed.bit_count() + 2.0


def slow_borders(scene: Scene, line: shapely.LineString) -> float:
    """Return how much of a line runs along the border of slow ground, where it is not slow."""
    borders = shapely.union_all(
        [shape_of(piece).exterior for piece in scene.terrain.pieces if piece.kind == SLOW]
    )
    return float(line.intersection(borders.buffer(0.01)).length)


@examples(40)
@given(scenes(most_pieces=4, kinds=KINDS))
def test_no_way_on_a_grid_is_cheaper(scene: Scene) -> None:
    terrain, discs = scene.terrain, scene.discs
    start = complex(discs.x[0], discs.y[0])
    free = GRID.free(scene, 0, 0.0)
    near = np.flatnonzero(free)
    if len(near) == 0:
        return
    origin = int(min(near, key=lambda k: abs(GRID.points[k] - start)))
    discs.move(0, int(GRID.points[origin].real), int(GRID.points[origin].imag))
    tolls = [k for k in range(terrain.count) if terrain.tolls >> k & 1]
    masks = [0]
    for k in tolls:
        masks += [mask | 1 << k for mask in masks]
    most = np.min(
        [grid_lengths(GRID, scene, 0, origin, mask) + 1000.0 * mask.bit_count() for mask in masks],
        axis=0,
    )
    reach = Reach(terrain, discs, 0, discs.all(), FAR)
    for k in near[::17]:
        goal = GRID.points[k]
        found = reach.length_to(int(goal.real), int(goal.imag))
        if math.isfinite(most[k]):
            assert 0.0 <= found <= most[k] + (SLOWED if terrain.slow else 0.01)


@pytest.mark.parametrize(("top", "cost"), [(9500, 7000), (5200, None)])
def test_a_toll_is_paid_unless_the_way_round_is_shorter(top: int, cost: int | None) -> None:
    hedge = box(4900, 500, 5100, top, TOLL)
    found = length_of([hedge], (8000, 5000), (2000, 5000))
    if cost is None:
        blocked = length_of([box(4900, 500, 5100, top, WALL)], (8000, 5000), (2000, 5000))
        assert found == blocked < 7000
    else:
        assert found == cost


def test_each_toll_is_paid_once_however_often_it_is_crossed() -> None:
    comb = Piece(
        [(3000, 500), (7000, 500), (7000, 9500), (6500, 9500), (6500, 1000), (3500, 1000),
         (3500, 9500), (3000, 9500)], 1, TOLL,
    )  # fmt: skip
    assert length_of([comb], (8500, 5000), (1500, 5000)) == 8000.0
    hedges = [box(left, 0, left + 200, SIDE, TOLL) for left in (3000, 5000)]
    assert length_of(hedges, (8000, 5000), (2000, 5000)) == 8000.0


def test_the_price_of_a_toll_is_the_tables_own() -> None:
    terrain = Terrain(SIDE, SIDE, [box(4900, 0, 5100, SIDE, TOLL)], toll=700)
    discs = Discs([(2000, 5000, 500, 1)])
    assert can_reach(terrain, discs, 0, 1, 8000, 5000, 6700)
    assert not can_reach(terrain, discs, 0, 1, 8000, 5000, 6699)


def test_no_move_ends_on_a_toll_but_beside_it() -> None:
    hedge = box(4900, 0, 5100, SIDE, TOLL)
    assert way([hedge], (4400, 5000)) is not None
    assert way([hedge], (4401, 5000)) is None
    assert way([hedge], (5599, 5000)) is None
    assert way([hedge], (5600, 5000)) is not None
    terrain = Terrain(SIDE, SIDE, [hedge])
    assert not terrain.is_free(5000, 5000, 500, Discs(), 0)
    assert nearest_free(terrain, Discs(), 0, 500, 4990, 5000) == (4400, 5000)


def test_whoever_stands_on_a_toll_pays_it_to_leave() -> None:
    hedge = box(4900, 0, 5100, SIDE, TOLL)
    path = way([hedge], (6000, 5000), start=(5000, 5000))
    assert path is not None
    assert path.length == 2000.0
    assert path.spent[:2] == [0.0, 1000.0]
    assert way([hedge], (6000, 5000), start=(5000, 5000), length=1999) is None
    assert way([hedge], (5600, 5000), start=(5000, 5000), length=900) is None


def cheapest(move: Move, tolls: list[int], x: int, y: int) -> float:
    """Return the length of the shortest way that pays one of some masks of tolls, or infinity."""
    found = [math.inf]
    for paid in tolls:
        search = move.search(paid, move.length)
        if search.seek(float(x), float(y), 0.0) != NONE:
            found.append(search.total)
    return min(found)


@examples(150)
@given(scenes(kinds=(WALL, TOLL, TOLL, SLOW)), LENGTHS, coordinates(0, SIDE), coordinates(0, SIDE))
def test_the_cheapest_way_pays_no_toll_in_vain(scene: Scene, length: int, x: int, y: int) -> None:
    move = Move(scene.terrain, scene.discs, 0, scene.discs.all(), float(length))
    if not move.stuck:
        tolls = [int(paid) for paid in move.choices()]
        kept = [p for p in tolls if not move.in_vain(p, float(x), float(y), 0.0, move.length)]
        assert cheapest(move, kept, x, y) == cheapest(move, tolls, x, y)


def test_a_toll_is_in_vain_where_the_way_over_it_is_too_long() -> None:
    aside = Terrain(SIDE, SIDE, [box(2000, 8000, 6000, 9000, TOLL)])
    move = Move(aside, Discs([(2000, 5000, 500, 1)]), 0, 1, 7000.0)
    assert not move.in_vain(1, 6000.0, 5000.0, 0.0, 7500.0)
    assert move.in_vain(1, 6000.0, 5000.0, 0.0, 5500.0)
    assert not move.in_vain(0, 6000.0, 5000.0, 0.0, 5500.0)


def test_the_toll_is_paid_where_the_base_enters() -> None:
    path = way([box(4900, 0, 5100, SIDE, TOLL)], (8000, 5000))
    assert path is not None
    assert path.at(2300.0) == (4300.0, 5000.0)
    assert path.at(3000.0) == pytest.approx((4400.0, 5000.0))
    assert path.at(4000.0) == pytest.approx((5000.0, 5000.0))


def test_slow_ground_counts_double_where_the_centre_is() -> None:
    marsh = box(4000, 0, 6000, SIDE, SLOW)
    assert length_of([marsh], (8000, 5000), (2000, 5000)) == pytest.approx(8000.0)
    assert length_of([marsh], (5000, 5000), (2000, 5000)) == pytest.approx(4000.0)
    assert length_of([marsh], (3999, 5000), (2000, 5000)) == 1999.0
    assert length_of([marsh], (5000, 8000), (5000, 5000)) == 6000.0
    outside = 4.0 * 1000 / math.cos(math.pi / 6) + 8000 - 2 * 1000 * math.tan(math.pi / 6)
    found = length_of([marsh], (5000, 9000), (5000, 1000))
    assert outside - 0.01 <= found <= outside + SLOWED
    path = way([marsh], (8000, 5000))
    assert path is not None
    assert path.at(3000.0) == pytest.approx((4500.0, 5000.0))
    assert path.at(7000.0) == pytest.approx((7000.0, 5000.0))


def test_slow_pieces_that_overlap_are_no_slower() -> None:
    marshes = [box(4000, 0, 6000, SIDE, SLOW), box(5000, 0, 7000, SIDE, SLOW)]
    assert length_of(marshes, (8000, 5000), (2000, 5000)) == pytest.approx(9000.0)


def test_one_may_walk_along_the_border_of_slow_ground() -> None:
    marsh = box(4000, 3000, 6000, 7000, SLOW)
    assert length_of([marsh], (4000, 8000), (4000, 2000)) == 6000.0
    joined = [marsh, box(2000, 3000, 4000, 7000, SLOW)]
    assert length_of(joined, (4000, 8000), (4000, 2000)) == pytest.approx(
        length_of([box(2000, 3000, 6000, 7000, SLOW)], (4000, 8000), (4000, 2000)), abs=0.01
    )


@pytest.mark.parametrize(
    ("start", "goal"), [((1500, 2000), (6500, 8000)), ((3000, 1000), (5000, 9000))]
)
def test_a_way_into_slow_ground_bends_like_light(
    start: tuple[int, int], goal: tuple[int, int]
) -> None:
    """Compared with the best of all points on the border to enter at."""
    found = length_of([box(4000, 0, SIDE, SIDE, SLOW)], goal, start)
    best = min(
        math.dist(start, (4000, y)) + 2.0 * math.dist((4000, y), goal) for y in range(500, 9501)
    )
    assert best - 0.01 <= found <= best + SLOWED


def test_around_a_small_marsh_the_way_touches_its_corners() -> None:
    found = length_of([box(3000, 4000, 7000, 5200, SLOW)], (8000, 4800), (2000, 4800))
    assert found == pytest.approx(2 * math.hypot(1000, 400) + 4000, abs=0.01)


def test_a_way_squeezed_between_others_still_bends_where_it_is_cheap() -> None:
    """A hedge, a star-shaped marsh and the goal in one of its notches; the grid says 7998."""
    star = [(3810, 2793), (4517, 3146), (5224, 2793), (4871, 3500), (5224, 4207), (4517, 3854),
            (3810, 4207), (4163, 3500)]  # fmt: skip
    hedges = [
        Piece([(969, 5821), (2736, 7588), (2559, 7765), (792, 5998)], 1, TOLL),
        Piece([(3350, 2777), (3350, 4577), (2150, 4577), (2150, 2777)], 1, TOLL),
    ]
    terrain = Terrain(SIDE, SIDE, [Piece(star, 1, SLOW), *hedges])
    discs = Discs([(2000, 9250, 500, 1), (3288, 9200, 750, 1), (7408, 4622, 500, 1)])
    path = find_path(terrain, discs, 0, 7, 4250, 3250, FAR)
    assert path is not None
    assert path.length < 7998


def test_a_way_around_a_base_in_a_marsh_counts_its_arc_double() -> None:
    pieces = [Piece([(1, 1), (SIDE - 1, 1), (SIDE - 1, SIDE - 1), (1, SIDE - 1)], 0, SLOW)]
    discs = Discs([(2000, 5000, 500, 1), (5000, 5000, 750, 1)])
    dry = find_path(Terrain(SIDE, SIDE), discs, 0, 3, 8000, 5000, FAR)
    wet = find_path(Terrain(SIDE, SIDE, pieces), discs, 0, 3, 8000, 5000, FAR)
    assert dry is not None
    assert wet is not None
    assert wet.length == pytest.approx(2.0 * dry.length, abs=0.01)


def test_flat_pieces_are_nothing_to_a_move() -> None:
    carpet = box(3000, 0, 7000, SIDE, FLAT)
    assert length_of([carpet], (8000, 5000), (2000, 5000)) == 6000.0
    assert way([carpet], (5000, 5000)) is not None


def test_rough_ground_out_of_reach_changes_nothing() -> None:
    far = [box(9000, 0, 9100, SIDE, TOLL), box(9200, 0, 9900, SIDE, SLOW)]
    wall = box(3000, 4000, 3200, 6000, WALL)
    with_far, without = way([wall, *far], (5000, 5000)), way([wall], (5000, 5000))
    assert with_far is not None
    assert without is not None
    assert (with_far.length, with_far.points) == (without.length, without.points)


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match="kind 4"):
        box(0, 0, 100, 100, 4)


@examples(60)
@given(scenes(kinds=KINDS), st.sampled_from((2000, 5000, 9000)))
def test_contact_spots_are_legal_and_none_is_missed(scene: Scene, length: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    reach = Reach(terrain, discs, 0, discs.all(), length)
    spots = contact_spots(reach, 0b10, 10)
    lengths = [reach.length_to(x, y) for x, y in spots]
    assert lengths == sorted(lengths)
    for x, y in spots:
        assert terrain.is_free(x, y, discs.radius[0], discs, discs.all() & ~1)
        assert find_path(terrain, discs, 0, discs.all(), x, y, length) is not None
    bases = bases_of(discs)
    ring = bases[0].radius + bases[1].radius + 5.0
    turns = [bases[1].centre + ring * np.exp(1j * step * math.tau / 90) for step in range(90)]
    around = [reach.length_to(round(spot.real), round(spot.imag)) for spot in turns]
    possible = [found for found in around if found >= 0.0]
    if possible:
        assert spots
        assert lengths[0] <= min(possible) + (SLOWED if terrain.slow else 6.0)


@examples(60)
@given(scenes(kinds=KINDS, most_bases=4), st.sampled_from((1000, 3000, 6000)))
def test_an_approach_over_rough_ground_is_a_move_towards_the_target(
    scene: Scene, length: int
) -> None:
    terrain, discs = scene.terrain, scene.discs
    others = discs.all() & ~1
    path = approach(terrain, discs, 0, discs.all(), 1, length, others, 100)
    x, y = (int(number) for number in path.points[-1])
    assert path.length <= length + 0.001
    if path.length == 0.0:
        return
    assert can_reach(terrain, discs, 0, discs.all(), x, y, length)
    assert discs.in_the_way(x, y, discs.radius[0] + 100, others) == 0
    before = way_to_contact(terrain, discs, 0, others, 1)
    discs.move(0, x, y)
    after = way_to_contact(terrain, discs, 0, others, 1)
    assert before is not None
    assert after is not None
    assert path.length + after.length <= before.length + 2 * SLOWED


def test_an_approach_that_cannot_cross_a_toll_stops_before_it() -> None:
    terrain = Terrain(SIDE, SIDE, [box(4900, 0, 5100, SIDE, TOLL)])
    discs = Discs([(2000, 5000, 500, 1), (9000, 5000, 500, 1)])
    for length, end in ((2000, 4000.0), (3000, 4400.0), (4599, 4400.0), (4600, 5600.0)):
        path = approach(terrain, discs, 0, 3, 1, length, 2, 100)
        assert path.points[-1] == (end, 5000.0)


@pytest.mark.parametrize(
    ("length", "end"), [(1000, 2000), (2000, 2500), (3000, 3000), (4000, 4000)]
)
def test_an_approach_over_slow_ground_uses_its_whole_length(length: int, end: int) -> None:
    terrain = Terrain(SIDE, SIDE, [box(2000, 0, 3000, SIDE, SLOW)])
    discs = Discs([(1000, 5000, 500, 1), (9000, 5000, 500, 1)])
    assert approaches(terrain, discs, 0, 3, 1, length, 2, 100) == [(end, 5000)]


def test_nobody_touches_a_target_from_the_middle_of_a_toll() -> None:
    terrain = Terrain(SIDE, SIDE, [box(4000, 4000, 5000, 6000, TOLL)])
    discs = Discs([(2000, 5000, 500, 1), (5500, 5000, 500, 1)])
    found = way_to_contact(terrain, discs, 0, 2, 1)
    assert found is not None
    x, y = (round(number) for number in found.points[-1])
    assert not terrain.pieces[0].overlaps_disc(x, y, 498)
    assert math.dist((x, y), (5500, 5000)) == pytest.approx(1000, abs=2)
