"""Random spots: only where the base can get to, everywhere it can, and evenly."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop import (
    SLOW,
    TOLL,
    WALL,
    Discs,
    Piece,
    Reach,
    Terrain,
    random_spot,
)
from athanor.kernel.chance import Stream
from tests.games.alkemy.tabletop.tables import SIDE, Scene, examples, scenes


@examples(80)
@given(
    scenes(kinds=(WALL, WALL, TOLL, SLOW), most_pieces=3),
    st.sampled_from((0, 500, 4000)),
    st.integers(0, 99),
)
def test_a_random_spot_can_be_reached(scene: Scene, length: int, seed: int) -> None:
    discs = scene.discs
    reach = Reach(scene.terrain, discs, 0, discs.all(), length)
    spot = random_spot(reach, Stream(seed), 50)
    if spot is not None:
        assert reach.path(*spot) is not None
    elif length == 0:
        raise AssertionError("the spot one stands on was not found")


def test_all_spots_are_drawn_equally_often() -> None:
    """Of the 29 spots within 3 units, a wall takes those to the right of the base."""
    wall = Piece([(5501, 4000), (5600, 4000), (5600, 6000), (5501, 6000)], 1)
    discs = Discs([(5000, 5000, 500, 1)])
    reach = Reach(Terrain(SIDE, SIDE, [wall]), discs, 0, 1, 3)
    stream = Stream(1)
    drawn = Counter(random_spot(reach, stream, 1000) for _ in range(5000))
    assert set(drawn) == {
        (5000 + x, 5000 + y) for x in range(-3, 2) for y in range(-3, 4) if x * x + y * y <= 9
    }
    expected = 5000 / len(drawn)
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 50


def test_spots_behind_a_wall_are_drawn_too() -> None:
    wall = Piece([(4000, 4000), (4200, 4000), (4200, 6000), (4000, 6000)], 1)
    discs = Discs([(3000, 5000, 500, 1)])
    reach = Reach(Terrain(SIDE, SIDE, [wall]), discs, 0, 1, 4500)
    stream = Stream(2)
    spots = [random_spot(reach, stream, 100) for _ in range(200)]
    hidden = [spot for spot in spots if spot and 4700 < spot[0] < 6000 and 4600 < spot[1] < 5400]
    assert hidden
    assert all(reach.length_to(*spot) > 0.0 for spot in hidden)


def test_a_base_in_a_corner_draws_spots_on_the_table() -> None:
    reach = Reach(Terrain(SIDE, SIDE), Discs([(500, 500, 500, 1)]), 0, 1, 2000)
    stream = Stream(3)
    spots = [random_spot(reach, stream, 100) for _ in range(50)]
    assert all(spot is not None and min(spot) >= 500 for spot in spots)


def test_who_cannot_move_draws_nothing_and_takes_no_chance() -> None:
    discs = Discs([(2000, 5000, 500, 1), (2900, 5000, 500, 1)])
    stream = Stream(4)
    state = stream.state
    assert random_spot(Reach(Terrain(SIDE, SIDE), discs, 0, 3, 3000), stream, 100) is None
    assert stream.state == state
    assert random_spot(Reach(Terrain(SIDE, SIDE), discs, 0, 0, 3000), stream, 0) is None
