"""What is said of all spots around a point holds for every one of them."""

import math
import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.leaps import can_leap
from athanor.games.alkemy.tabletop.leeway import Leeway
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import distance_squared
from athanor.games.alkemy.tabletop.polygons import FLAT, SLOW, TOLL, WALL
from athanor.games.alkemy.tabletop.sight import look, sees_all_around
from tests.games.alkemy.tabletop.tables import SIDE, Scene, examples, scenes

DISTANCES = (3, 6, 23, 46, 91, 182, 363, 725)
"""Half the diagonals of squares."""

MOVER = 1
SEEDS = st.integers(0, 1_000_000)

Near = tuple[int, int, int, int, int]
"""A spot, a distance, and a point at most so far from the spot."""


def near(seed: int, x: int, y: int, reach: int, count: int) -> Iterator[Near]:
    """Yield random spots at most so far from a place, each with a point around it."""
    chance = random.Random(seed)
    for _ in range(count):
        turn, away = chance.uniform(0.0, math.tau), reach * math.sqrt(chance.random())
        spot_x, spot_y = x + int(away * math.cos(turn)), y + int(away * math.sin(turn))
        around = chance.choice(DISTANCES)
        turn, away = chance.uniform(0.0, math.tau), around * chance.choice((1.0, 1.0, 0.5))
        to_x, to_y = int(away * math.cos(turn)), int(away * math.sin(turn))
        yield spot_x, spot_y, around, spot_x + to_x, spot_y + to_y


def anywhere(scene: Scene, seed: int, count: int) -> Iterator[Near]:
    """Yield spots all over the table where the base that moves overlaps no other."""
    discs = scene.discs
    others = discs.all() & ~(1 << MOVER)
    for one in near(seed, SIDE // 2, SIDE // 2, SIDE // 2, count):
        if discs.in_the_way(one[0], one[1], discs.radius[MOVER], others) == 0:
            yield one


@examples(60)
@given(scenes(on_scenery=True), SEEDS, st.booleans())
def test_a_corridor_to_all_around_holds_the_corridor_to_each(
    scene: Scene, seed: int, tangents: bool
) -> None:
    """Whatever lies in the one lies in the other."""
    discs, terrain = scene.discs, scene.terrain
    for spot_x, spot_y, around, x, y in anywhere(scene, seed, 40):
        close = max(2 * around, discs.radius[0] + discs.radius[MOVER])
        if distance_squared(x, y, discs.x[0], discs.y[0]) > close * close:
            discs.move(MOVER, spot_x, spot_y)
            one = Corridor(discs, 0, MOVER, tangents)
            bases, pieces = one.bases(discs.all()), one.pieces(terrain, terrain.all())
            discs.move(MOVER, x, y)
            wide = Corridor(discs, 0, MOVER, tangents, around)
            assert bases & ~wide.bases(discs.all()) == 0
            assert pieces & ~wide.pieces(terrain, terrain.all()) == 0


@examples(60)
@given(scenes(on_scenery=True), SEEDS)
def test_who_is_seen_all_around_is_seen_at_each_spot(scene: Scene, seed: int) -> None:
    """A yes about a point holds for every spot so near."""
    discs, terrain = scene.discs, scene.terrain
    for spot_x, spot_y, around, x, y in anywhere(scene, seed, 40):
        discs.move(MOVER, spot_x, spot_y)
        if not look(terrain, discs, 0, MOVER, discs.all(), terrain.all()).visible:
            discs.move(MOVER, x, y)
            all_around = discs.all(), terrain.all(), around
            assert not sees_all_around(terrain, discs, 0, MOVER, *all_around)


def check_moves(scene: Scene, seed: int, count: int) -> None:
    """Wherever a move ends it may end around any point near to that."""
    discs, terrain = scene.discs, scene.terrain
    length = (1000, 2500, 4000)[seed % 3]
    reach = Reach(terrain, discs, MOVER, discs.all(), length)
    leeway = Leeway(terrain, discs, MOVER, discs.all(), length)
    for spot_x, spot_y, around, x, y in near(seed, discs.x[MOVER], discs.y[MOVER], length, count):
        if reach.holds(spot_x, spot_y):
            assert leeway.may_end(x, y, around)


@examples(50)
@given(scenes(kinds=(WALL, WALL, TOLL, FLAT)), SEEDS)
def test_a_move_that_ends_at_a_spot_may_end_around_it(scene: Scene, seed: int) -> None:
    """A no about a point holds for every spot so near."""
    check_moves(scene, seed, 30)


@examples(25)
@given(scenes(kinds=(WALL, SLOW, SLOW)), SEEDS)
def test_a_move_over_slow_ground_may_end_around_its_end(scene: Scene, seed: int) -> None:
    """A no holds although ways over slow ground are not the best ones."""
    check_moves(scene, seed, 15)


@examples(60)
@given(scenes(kinds=(WALL, TOLL)), SEEDS)
def test_a_leap_to_a_spot_may_be_one_to_all_around(scene: Scene, seed: int) -> None:
    """A no about a point holds for every spot so near."""
    discs, terrain = scene.discs, scene.terrain
    low = seed % 256, seed // 256 % 32, 2000
    for spot_x, spot_y, around, x, y in near(seed, discs.x[MOVER], discs.y[MOVER], 4000, 40):
        if around <= discs.radius[MOVER] and can_leap(
            terrain, discs, MOVER, discs.all(), spot_x, spot_y, *low
        ):
            assert can_leap(terrain, discs, MOVER, discs.all(), x, y, *low, around)
