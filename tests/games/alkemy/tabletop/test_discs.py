"""Bases: distances between edges, exactly."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.discs import Discs, gap_between, overlap, within
from tests.games.alkemy.tabletop.tables import SIDE, examples

coordinate = st.integers(0, SIDE)
radius = st.integers(0, 2000)


def test_bases_that_touch_do_not_overlap_and_a_unit_less_does() -> None:
    assert not overlap(0, 0, 500, 600, 800, 500)
    assert overlap(0, 0, 500, 600, 799, 500)
    assert within(0, 0, 500, 600, 800, 500, 0)
    assert not within(0, 0, 500, 600, 801, 500, 0)


@examples(400)
@given(coordinate, coordinate, radius, coordinate, coordinate, radius, st.integers(0, 3000))
def test_the_gap_is_the_least_distance_that_counts_as_within(
    x1: int, y1: int, r1: int, x2: int, y2: int, r2: int, asked: int
) -> None:
    gap = gap_between(x1, y1, r1, x2, y2, r2)
    assert within(x1, y1, r1, x2, y2, r2, asked) == (gap <= asked)
    assert gap == max(0, math.ceil(math.dist((x1, y1), (x2, y2)) - r1 - r2))


def test_masks_name_the_bases_near_a_spot_and_of_a_size() -> None:
    discs = Discs([(1000, 1000, 500, 1), (3000, 1000, 500, 2), (9000, 9000, 750, 3)])
    assert discs.all() == 0b111
    assert discs.tall(2) == 0b110
    assert discs.near(2000, 1000, 500, discs.all()) == 0b011
    assert discs.near(2000, 1000, 499, discs.all()) == 0
    assert discs.near(2000, 1000, 500, 0b110) == 0b010
    assert discs.in_the_way(2000, 1000, 500, discs.all()) == 0
    assert discs.in_the_way(2001, 1000, 500, discs.all()) == 0b010
    assert discs.gap(0, 1) == 1000


def test_a_copy_moves_alone() -> None:
    discs = Discs([(1000, 1000, 500, 1), (3000, 1000, 500, 2)])
    twin = discs.copy()
    twin.move(0, 5000, 6000)
    assert (discs.x[0], discs.y[0]) == (1000, 1000)
    assert (twin.x[0], twin.y[0]) == (5000, 6000)
    assert twin.gap(0, 1) == gap_between(5000, 6000, 500, 3000, 1000, 500)


def test_too_many_bases_and_bad_radii_are_refused() -> None:
    with pytest.raises(ValueError, match="63 bases"):
        Discs([(0, 0, 1, 1)] * 63)
    with pytest.raises(ValueError, match="radius -1"):
        Discs([(0, 0, -1, 1)])
