"""Spots in contact, and ways that stop before it."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.approach import approaches, ways_to_contact
from athanor.games.alkemy.tabletop.contact import contact_spots
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.polygons import SLOW, TOLL, WALL, Piece
from athanor.games.alkemy.tabletop.table import Terrain
from tests.games.alkemy.tabletop.brute import along, clearance
from tests.games.alkemy.tabletop.tables import SIDE, Scene, bases_of, examples, scenes
from tests.games.alkemy.tabletop.ways import approach, way_to_contact

CONTACT = 10
APART = 100
ROUNDING = 6.0
"""How much longer than the best a way may be because spots are whole."""

LENGTHS = st.sampled_from((500, 2000, 5000, 9000))


def spots_around(discs: Discs, target: int) -> list[tuple[int, int]]:
    """Return many spots in contact with a target, obstacles aside."""
    bases = bases_of(discs)
    found = []
    for step in range(240):
        for gap in (0.7, 9.0):
            ring = bases[0].radius + bases[target].radius + gap
            turned = step * math.tau / 240
            x = bases[target].x + ring * math.cos(turned)
            found.append((round(x), round(bases[target].y + ring * math.sin(turned))))
    return found


@examples(130)
@given(scenes(), LENGTHS, st.booleans())
def test_contact_spots_are_legal_and_none_is_missed(scene: Scene, length: int, two: bool) -> None:
    terrain, discs = scene.terrain, scene.discs
    reach = Reach(terrain, discs, 0, discs.all(), length)
    targets = 0b110 if two and discs.count > 2 else 0b010
    avoid = discs.all() & ~targets & ~1
    spots = contact_spots(reach, targets, CONTACT, avoid)
    lengths = [reach.length_to(x, y) for x, y in spots]
    assert lengths == sorted(lengths)
    for (x, y), way in zip(spots, lengths, strict=True):
        assert 0.0 <= way <= length + 0.001
        assert terrain.is_free(x, y, discs.radius[0], discs, discs.all() & ~1)
        assert discs.near(x, y, discs.radius[0] + CONTACT, discs.all() & ~1) == targets
    ways = [
        reach.length_to(x, y)
        for x, y in spots_around(discs, 1)
        if discs.near(x, y, discs.radius[0] + CONTACT, targets | avoid) == targets
    ]
    possible = [way for way in ways if way >= 0.0]
    if possible:
        assert spots
        if targets == 0b010:
            assert lengths[0] <= min(possible) + ROUNDING


@examples(60)
@given(scenes(kinds=(WALL, TOLL, SLOW)), LENGTHS)
def test_who_asks_only_about_a_disc_is_answered_alike(scene: Scene, length: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    ring = float(discs.radius[0] + discs.radius[1] + CONTACT)
    around = (float(discs.x[1]), float(discs.y[1]), ring)
    anywhere = Reach(terrain, discs, 0, discs.all(), length)
    nearby = Reach(terrain, discs, 0, discs.all(), length, around)
    spots = contact_spots(anywhere, 0b10, CONTACT)
    assert contact_spots(nearby, 0b10, CONTACT) == spots
    assert [nearby.length_to(x, y) for x, y in spots] == [
        anywhere.length_to(x, y) for x, y in spots
    ]


@examples(130)
@given(scenes(), LENGTHS)
def test_an_approach_keeps_to_the_shortest_way_and_stops_in_time(scene: Scene, length: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    others = discs.all() & ~1
    path = approach(terrain, discs, 0, discs.all(), 1, length, others, APART)
    way = way_to_contact(terrain, discs, 0, others, 1)
    if way is None or discs.in_the_way(discs.x[0], discs.y[0], discs.radius[0] + APART, others):
        assert path.points == [bases_of(discs)[0][:2]]
        return
    assert path.length <= length + 0.001
    assert clearance(scene, 0, along(path, 20.0)) > -0.5
    there = discs.copy()
    x, y = path.points[-1]
    there.move(0, int(x), int(y))
    assert bases_of(there)[0][:2] == (x, y)
    gap = min(int(there.gap(0, k)) for k in range(1, discs.count))
    assert gap >= APART
    assert path.length > length - ROUNDING or gap < APART + ROUNDING
    rest = way_to_contact(terrain, there, 0, others, 1)
    assert rest is not None
    assert path.length + rest.length <= way.length + ROUNDING


@examples(120)
@given(scenes())
def test_no_contact_is_nearer_than_the_way_to_contact(scene: Scene) -> None:
    terrain, discs = scene.terrain, scene.discs
    way = way_to_contact(terrain, discs, 0, discs.all() & ~1, 1)
    reach = Reach(terrain, discs, 0, discs.all(), 30_000)
    ways = [reach.length_to(x, y) for x, y in spots_around(discs, 1)[::6]]
    possible = [length for length in ways if length >= 0.0]
    if possible:
        assert way is not None
        assert way.length <= min(possible) + ROUNDING
    if way is not None:
        assert clearance(scene, 0, along(way, 20.0)) > -0.5
        x, y = way.points[-1]
        ring = discs.radius[0] + discs.radius[1]
        assert math.dist((x, y), (discs.x[1], discs.y[1])) == pytest.approx(ring, abs=0.01)


def test_one_walks_straight_at_a_target_and_stops_short() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(1000, 5000, 500, 1), (6000, 5000, 500, 1)])
    near = approach(terrain, discs, 0, discs.all(), 1, 8000, 0b10, APART)
    assert near.points[-1] == (4900.0, 5000.0)
    far = approach(terrain, discs, 0, discs.all(), 1, 3000, 0b10, APART)
    assert far.points[-1] == (4000.0, 5000.0)


def test_one_stops_before_whoever_comes_first() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(1000, 5000, 500, 1), (9000, 5000, 500, 1), (5000, 6050, 500, 1)])
    path = approach(terrain, discs, 0, discs.all(), 1, 9000, 0b110, APART)
    x, y = path.points[-1]
    assert x < 5000
    assert APART <= math.dist((x, y), (5000, 6050)) - 1000 < APART + 3
    passing = approach(terrain, discs, 0, discs.all(), 1, 9000, 0b010, APART)
    assert passing.points[-1] == (7900.0, 5000.0)


def test_one_who_is_too_near_already_stays() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(1000, 5000, 500, 1), (9000, 5000, 500, 1), (2099, 5000, 500, 1)])
    path = approach(terrain, discs, 0, discs.all(), 1, 9000, 0b110, APART)
    assert (path.length, path.points) == (0.0, [(1000.0, 5000.0)])


def test_the_target_may_have_left_the_table() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(1000, 5000, 500, 1), (6000, 5000, 500, 1)])
    path = approach(terrain, discs, 0, 0b01, 1, 9000, 0, APART)
    assert path.points[-1] == (5000.0, 5000.0)


def past(*obstacles: tuple[int, int]) -> Discs:
    """Two bases far apart in a row, and others between them."""
    others = [(x, y, 500, 1) for x, y in obstacles]
    return Discs([(1000, 5000, 500, 1), (9000, 5000, 500, 1), *others])


@pytest.mark.parametrize(
    ("obstacles", "ways"),
    [([], 1), ([(5000, 5000)], 2), ([(5000, 5001)], 1), ([(3000, 5000), (6000, 5000)], 2)],
)
def test_ways_that_are_equally_short_are_all_found(
    obstacles: list[tuple[int, int]], ways: int
) -> None:
    terrain, discs = Terrain(SIDE, SIDE), past(*obstacles)
    found = ways_to_contact(terrain, discs, 0, discs.all(), 1)
    assert len(found) == ways
    assert len({round(way.length, 3) for way in found}) == 1
    ends = approaches(terrain, discs, 0, discs.all(), 1, 4000, 0, APART)
    assert len(set(ends)) == len(ends) == ways
    assert sum(y for _, y in ends) == (10_000 if ways == 2 else ends[0][1])


def test_equally_short_ways_may_end_on_the_same_spot() -> None:
    terrain, discs = Terrain(SIDE, SIDE), past((5000, 5000))
    assert len(ways_to_contact(terrain, discs, 0, discs.all(), 1)) == 2
    assert approaches(terrain, discs, 0, discs.all(), 1, 0, 0, APART) == [(1000, 5000)]


def test_a_wall_is_passed_on_either_side() -> None:
    wall = Piece([(4900, 4000), (5100, 4000), (5100, 6000), (4900, 6000)], 1)
    terrain, discs = Terrain(SIDE, SIDE, [wall]), past()
    (x0, y0), (x1, y1) = approaches(terrain, discs, 0, discs.all(), 1, 5000, 0, APART)
    assert x0 == x1
    assert y0 + y1 == 10_000


def test_a_base_fits_between_two_targets_only_if_there_is_room() -> None:
    terrain = Terrain(SIDE, SIDE)
    mover = (1000, 5000, 500, 1)
    wide = Discs([mover, (5000, 4000, 500, 1), (5000, 6021, 500, 1)])
    assert contact_spots(Reach(terrain, wide, 0, wide.all(), 9000), 0b110, CONTACT) == []
    fitting = Discs([mover, (5000, 4000, 500, 1), (5000, 6010, 500, 1)])
    spots = contact_spots(Reach(terrain, fitting, 0, fitting.all(), 9000), 0b110, CONTACT)
    assert spots
    assert all(abs(x - 5000) < 150 and abs(y - 5005) < 6 for x, y in spots)


def test_bases_to_avoid_are_not_touched() -> None:
    terrain = Terrain(SIDE, SIDE)
    discs = Discs([(1000, 5000, 500, 1), (5000, 5000, 500, 1), (5000, 6000, 500, 1)])
    reach = Reach(terrain, discs, 0, discs.all(), 9000)
    free = contact_spots(reach, 0b010, CONTACT)
    careful = contact_spots(reach, 0b010, CONTACT, avoid=0b100)
    assert any(discs.near(x, y, 500 + CONTACT, 0b100) for x, y in free)
    assert not any(discs.near(x, y, 500 + CONTACT, 0b100) for x, y in careful)


def test_a_wall_can_make_a_near_target_unreachable() -> None:
    wall = Piece([(4000, 2000), (4200, 2000), (4200, 8000), (4000, 8000)], 1)
    discs = Discs([(3000, 5000, 500, 1), (5200, 5000, 500, 1)])
    open_table, walled = Terrain(SIDE, SIDE), Terrain(SIDE, SIDE, [wall])
    assert contact_spots(Reach(open_table, discs, 0, discs.all(), 3000), 0b10, CONTACT)
    assert not contact_spots(Reach(walled, discs, 0, discs.all(), 3000), 0b10, CONTACT)


def test_contact_needs_a_target() -> None:
    discs = Discs([(3000, 5000, 500, 1)])
    with pytest.raises(ValueError, match="nobody"):
        contact_spots(Reach(Terrain(SIDE, SIDE), discs, 0, 1, 100), 0, CONTACT)
