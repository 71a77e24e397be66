"""Leaps: straight, over what may be leapt, and no further than allowed without a break."""

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
    Piece,
    Terrain,
    can_leap,
    leap_spots,
)
from tests.games.alkemy.tabletop.brute import distance_to_segment, edges, shape_of
from tests.games.alkemy.tabletop.tables import SIDE, Scene, bases_of, examples, scenes

STEP = 2.0
"""How close together the brute force looks."""


def box(left: int, right: int, kind: int = WALL) -> Piece:
    """Return a piece across the whole table but for its edges."""
    return Piece([(left, 500), (right, 500), (right, 9500), (left, 9500)], 1, kind)


def leap(pieces: list[Piece], *bases: int, low_pieces: int = -1, longest: int = 9000) -> bool:
    """Tell whether a base can leap over pieces, and over bases in a row, along a line."""
    discs = Discs([(x, 5000, 500, 1) for x in (1000, *bases)])
    terrain = Terrain(SIDE, SIDE, pieces)
    return can_leap(terrain, discs, 0, -1, 9000, 5000, -1, low_pieces, longest)


def longest_overlap(scene: Scene, x: int, y: int) -> tuple[float, int, int]:
    """Return the longest stretch without a break, and the bases and pieces overlapped."""
    bases = bases_of(scene.discs)
    start, radius = bases[0].centre, bases[0].radius
    count = max(2, int(abs(complex(x, y) - start) / STEP))
    points = (start + (complex(x, y) - start) * np.linspace(0.0, 1.0, count)).astype(np.complex128)
    over = np.zeros(count, dtype=bool)
    low_bases = low_pieces = 0
    for k, base in enumerate(bases[1:], 1):
        near = np.abs(points - base.centre) < base.radius + radius
        over |= near
        low_bases |= int(near.any()) << k
    for k, piece in enumerate(scene.terrain.pieces):
        if piece.kind in (WALL, TOLL):
            near = shapely.contains_xy(shape_of(piece), points.real, points.imag)
            for a, b in edges(piece):
                near |= distance_to_segment(points, a, b) < radius
            over |= near
            low_pieces |= int(near.any()) << k
    runs = "".join("x" if covered else " " for covered in over).split()
    step = abs(complex(x, y) - start) / (count - 1)
    return max((len(run) * step for run in runs), default=0.0), low_bases, low_pieces


@examples(130)
@given(scenes(kinds=(WALL, TOLL, SLOW, FLAT)), st.integers(500, 9500), st.integers(500, 9500))
def test_a_leap_agrees_with_small_steps(scene: Scene, x: int, y: int) -> None:
    terrain, discs = scene.terrain, scene.discs
    if not terrain.is_free(x, y, discs.radius[0], discs, discs.all() & ~1):
        assert not can_leap(terrain, discs, 0, -1, x, y, -1, -1, SIDE)
        return
    longest, low_bases, low_pieces = longest_overlap(scene, x, y)
    within, beyond = int(longest - 3 * STEP), int(longest + 3 * STEP)
    assert can_leap(terrain, discs, 0, -1, x, y, -1, -1, beyond)
    if within > 0:
        assert not can_leap(terrain, discs, 0, -1, x, y, -1, -1, within)
    for k in range(discs.count):
        if low_bases >> k & 1:
            assert not can_leap(terrain, discs, 0, -1, x, y, ~(1 << k), -1, SIDE)
    for k in range(terrain.count):
        if low_pieces >> k & 1:
            assert not can_leap(terrain, discs, 0, -1, x, y, -1, ~(1 << k), SIDE)


@pytest.mark.parametrize(("longest", "far_enough"), [(2000, True), (1999, False)])
def test_over_a_wall_the_leap_is_its_thickness_and_a_base(longest: int, far_enough: bool) -> None:
    assert leap([box(4000, 5000)], longest=longest) == far_enough


@pytest.mark.parametrize(("longest", "far_enough"), [(2000, True), (1999, False)])
def test_over_a_base_the_leap_is_both_bases(longest: int, far_enough: bool) -> None:
    assert leap([], 5000, longest=longest) == far_enough


def test_things_leapt_one_after_the_other_count_apart_unless_there_is_no_break() -> None:
    assert leap([], 3500, 6000, longest=2000)
    assert not leap([], 3500, 5400, longest=2000)
    assert leap([], 3500, 5400, longest=3900)
    assert not leap([], 3500, 5400, longest=3899)


def test_what_may_not_be_leapt_stops_the_leap() -> None:
    pieces = [box(3000, 3200), box(6000, 6200, TOLL)]
    assert leap(pieces)
    assert not leap(pieces, low_pieces=0b01)
    assert not leap(pieces, low_pieces=0b10)


def test_ground_one_can_walk_on_is_not_leapt() -> None:
    assert leap([box(3000, 6000, SLOW), box(3000, 7000, FLAT)], low_pieces=0, longest=0)


def test_touching_on_the_way_is_not_leaping() -> None:
    discs = Discs([(1000, 5000, 500, 1), (5000, 6000, 500, 1)])
    terrain = Terrain(SIDE, SIDE, [Piece([(3000, 3000), (4000, 3000), (4000, 4500)], 1)])
    assert can_leap(terrain, discs, 0, -1, 9000, 5000, 0, 0, 0)


def test_a_leap_ends_on_a_free_spot() -> None:
    assert not leap([box(8000, 8501)])
    assert leap([box(8000, 8500)])


@pytest.mark.parametrize("targets", [0b010, 0b110])
def test_spots_to_leap_to_are_in_contact_and_the_nearest_comes_first(targets: int) -> None:
    terrain = Terrain(SIDE, SIDE, [box(3000, 3500)])
    discs = Discs([(1500, 5000, 500, 1), (6000, 5000, 500, 1), (6000, 6500, 500, 1)])
    spots = leap_spots(terrain, discs, 0, -1, targets, 10, 0, 1, 1800, 6000)
    assert spots
    if targets == 0b010:
        assert spots[0] == (4990, 5000)
    for x, y in spots:
        assert discs.near(x, y, 510, targets) == targets
        assert can_leap(terrain, discs, 0, -1, x, y, 0, 1, 1800)
    assert leap_spots(terrain, discs, 0, -1, targets, 10, 0, 0, 1800, 6000) == []
    assert leap_spots(terrain, discs, 0, -1, targets, 10, 0, 1, 1800, 3400) == []
