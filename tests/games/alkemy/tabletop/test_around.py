"""What is said of all spots around a point holds for every one of them."""

import math

from hypothesis import assume, given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.leaps import can_leap
from athanor.games.alkemy.tabletop.leeway import Leeway
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import distance_squared
from athanor.games.alkemy.tabletop.polygons import FLAT, SLOW, TOLL, WALL
from athanor.games.alkemy.tabletop.sight import look, sees_all_around
from tests.games.alkemy.tabletop.tables import SIDE, Scene, coordinates, examples, scenes

DISTANCES = st.sampled_from((3, 6, 23, 46, 91, 182, 363, 725))
"""Half the diagonals of squares."""

MOVER = 1

Near = tuple[int, int, int, int, int]
"""A point, a distance, and a spot at most so far from the point."""


@st.composite
def near(draw: st.DrawFn) -> Near:
    """Return a point and a spot near it."""
    x, y = draw(coordinates(0, SIDE)), draw(coordinates(0, SIDE))
    return beside(draw, x, y)


@st.composite
def within_a_move(draw: st.DrawFn) -> tuple[int, Near]:
    """Return a length, and a spot that may be so far from the origin with a point near it."""
    length = draw(st.sampled_from((1000, 2500, 4000)))
    turn, share = draw(st.floats(0.0, math.tau)), draw(st.sampled_from((1.0, 0.97, 0.7, 0.4)))
    x, y = int(share * length * math.cos(turn)), int(share * length * math.sin(turn))
    spot_x, spot_y, around, point_x, point_y = beside(draw, x, y)
    return length, (point_x, point_y, around, spot_x, spot_y)


def beside(draw: st.DrawFn, x: int, y: int) -> Near:
    """Return a point and another near it."""
    around = draw(DISTANCES)
    turn = draw(st.floats(0.0, math.tau))
    away = draw(st.sampled_from((1.0, 1.0, 0.5, 0.1))) * around
    other_x, other_y = x + int(away * math.cos(turn)), y + int(away * math.sin(turn))
    return x, y, around, other_x, other_y


def check_move(scene: Scene, move: tuple[int, Near]) -> None:
    """If a move ends at a spot it may end around any point so near."""
    length, (x, y, around, spot_x, spot_y) = move
    discs, terrain = scene.discs, scene.terrain
    at_x, at_y = discs.x[MOVER], discs.y[MOVER]
    if Reach(terrain, discs, MOVER, discs.all(), length).holds(at_x + spot_x, at_y + spot_y):
        leeway = Leeway(terrain, discs, MOVER, discs.all(), length)
        assert leeway.may_end(at_x + x, at_y + y, around)


def put(scene: Scene, x: int, y: int) -> None:
    """Put the base that moves somewhere."""
    scene.discs.move(MOVER, x, y)


def stands_free(scene: Scene, x: int, y: int) -> bool:
    """Whether the base that moves would overlap no other."""
    others = scene.discs.all() & ~(1 << MOVER)
    return scene.discs.in_the_way(x, y, scene.discs.radius[MOVER], others) == 0


@examples(100)
@given(scenes(on_scenery=True), near(), st.booleans())
def test_a_corridor_to_all_around_holds_the_corridor_to_each(
    scene: Scene, spots: Near, tangents: bool
) -> None:
    """Whatever lies in the one lies in the other."""
    x, y, around, spot_x, spot_y = spots
    discs, terrain = scene.discs, scene.terrain
    close = max(2 * around, discs.radius[0] + discs.radius[MOVER])
    assume(distance_squared(x, y, discs.x[0], discs.y[0]) > close * close)
    assume(stands_free(scene, spot_x, spot_y))
    put(scene, spot_x, spot_y)
    one = Corridor(discs, 0, MOVER, tangents)
    bases, pieces = one.bases(discs.all()), one.pieces(terrain, terrain.all())
    put(scene, x, y)
    wide = Corridor(discs, 0, MOVER, tangents, around)
    assert bases & ~wide.bases(discs.all()) == 0
    assert pieces & ~wide.pieces(terrain, terrain.all()) == 0


@examples(100)
@given(scenes(on_scenery=True), near())
def test_who_is_seen_all_around_is_seen_at_each_spot(scene: Scene, spots: Near) -> None:
    """A yes about a point holds for every spot so near."""
    x, y, around, spot_x, spot_y = spots
    discs, terrain = scene.discs, scene.terrain
    assume(stands_free(scene, spot_x, spot_y))
    put(scene, x, y)
    if sees_all_around(terrain, discs, 0, MOVER, discs.all(), terrain.all(), around):
        put(scene, spot_x, spot_y)
        assert look(terrain, discs, 0, MOVER, discs.all(), terrain.all()).visible


@examples(100)
@given(scenes(kinds=(WALL, WALL, TOLL, FLAT)), within_a_move())
def test_a_move_that_ends_at_a_spot_may_end_around_it(scene: Scene, move: tuple[int, Near]) -> None:
    """A no about a point holds for every spot so near."""
    check_move(scene, move)


@examples(100)
@given(scenes(kinds=(WALL, SLOW, SLOW)), within_a_move())
def test_a_move_over_slow_ground_may_end_around_its_end(
    scene: Scene, move: tuple[int, Near]
) -> None:
    """A no holds although ways over slow ground are not the best ones."""
    check_move(scene, move)


@examples(100)
@given(scenes(kinds=(WALL, TOLL)), within_a_move(), st.integers(0, 255), st.integers(0, 31))
def test_a_leap_to_a_spot_may_be_one_to_all_around(
    scene: Scene, move: tuple[int, Near], low_bases: int, low_pieces: int
) -> None:
    """A no about a point holds for every spot so near."""
    _, (x, y, around, spot_x, spot_y) = move
    discs, terrain = scene.discs, scene.terrain
    at_x, at_y = discs.x[MOVER], discs.y[MOVER]
    low = low_bases, low_pieces, 2000
    if around <= discs.radius[MOVER] and can_leap(
        terrain, discs, MOVER, discs.all(), at_x + spot_x, at_y + spot_y, *low
    ):
        assert can_leap(terrain, discs, MOVER, discs.all(), at_x + x, at_y + y, *low, around)
