"""Numbers: roots, angles and rounding."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.points import angle, in_sweep, root_up, sweep, to_grid
from tests.games.alkemy.tabletop.tables import examples

angles = st.floats(0.0, math.tau, exclude_max=True)


@pytest.mark.parametrize(
    ("value", "unit"), [(2.4999, 2), (2.5, 3), (-2.5, -2), (-2.51, -3), (7.0, 7)]
)
def test_rounding_goes_to_the_nearest_unit_and_halves_go_up(value: float, unit: int) -> None:
    assert to_grid(value) == unit


@examples(300)
@given(st.one_of(st.integers(0, 10**10), st.integers(0, 10**5).map(lambda n: n * n)))
def test_the_root_is_rounded_up_exactly(square: int) -> None:
    assert root_up(square) == math.isqrt(square) + (math.isqrt(square) ** 2 < square)


@examples(400)
@given(angles, angles, st.floats(1.0, 5000.0))
def test_an_angle_is_what_the_library_says_to_the_last_digits(
    first: float, second: float, rho: float
) -> None:
    ax, ay = rho * math.cos(first), rho * math.sin(first)
    bx, by = rho * math.cos(second), rho * math.sin(second)
    expected = abs(math.atan2(ax * by - ay * bx, ax * bx + ay * by))
    assert angle(ax, ay, bx, by) == pytest.approx(expected, abs=2e-8)
    if 1e-3 < expected < math.pi - 1e-3:
        assert angle(ax, ay, bx, by) == pytest.approx(expected, abs=1e-12)


@examples(300)
@given(angles, st.floats(0.001, math.tau - 0.001))
def test_a_sweep_goes_anticlockwise_all_the_way(first: float, turned: float) -> None:
    ax, ay = 700.0 * math.cos(first), 700.0 * math.sin(first)
    bx, by = 700.0 * math.cos(first + turned), 700.0 * math.sin(first + turned)
    assert sweep(ax, ay, bx, by) == pytest.approx(turned, abs=1e-9)


def test_directions_equal_but_for_rounding_are_no_sweep_apart() -> None:
    assert sweep(1000.0, 1e-10, 1000.0, -1e-10) < 1e-9
    assert sweep(1000.0, -1e-10, 1000.0, 1e-10) < 1e-9


@examples(300)
@given(angles, st.floats(0.01, math.tau - 0.01), st.floats(0.0, math.tau))
def test_a_direction_is_in_a_sweep_if_it_comes_before_its_end(
    first: float, turned: float, at: float
) -> None:
    inside = at % math.tau < turned
    if min(abs(at - turned), at, abs(math.tau - at)) > 1e-6:
        vectors = [
            part
            for direction in (first, first + turned, first + at)
            for part in (math.cos(direction), math.sin(direction))
        ]
        assert in_sweep(*vectors) == inside
