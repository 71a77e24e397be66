"""What a finished match is worth to learning agents."""

import itertools

import pytest

from athanor.adapters.returns import LEAST, MOST, zero_sum


@pytest.mark.parametrize(
    ("places", "returns"),
    [
        ((1, 2), [1.0, -1.0]),
        ((1, 1), [0.0, 0.0]),
        ((3, 1, 2), [-0.5, 1.0, -0.5]),
        ((1, 3, 1), [0.25, -0.5, 0.25]),
        ((2, 2, 1, 4, 5), [-0.25, -0.25, 1.0, -0.25, -0.25]),
    ],
)
def test_winners_share_what_the_others_lose(places: tuple[int, ...], returns: list[float]) -> None:
    assert zero_sum(places) == pytest.approx(returns)


@pytest.mark.parametrize("seats", range(2, 6))
def test_returns_sum_to_zero_within_their_bounds(seats: int) -> None:
    for others in itertools.product((1, 2), repeat=seats - 1):
        returns = zero_sum((1, *others))
        assert sum(returns) == pytest.approx(0, abs=1e-12)
        assert min(returns) >= LEAST / (seats - 1)
        assert max(returns) <= MOST
