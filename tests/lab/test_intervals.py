"""Intervals of shares, against scipy's."""

import pytest
from scipy.stats import binomtest

from athanor.lab.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "trials"), [(0, 10), (1, 3), (5, 10), (10, 10), (333, 1000), (9990, 10000)]
)
def test_wilson_agrees_with_scipy(successes: int, trials: int) -> None:
    expected = binomtest(successes, trials).proportion_ci(0.95, "wilson")
    assert wilson(successes, trials) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_shared_wins_count_as_fractions() -> None:
    assert wilson(1, 4)[0] < wilson(1.5, 4)[0] < wilson(2, 4)[0]


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (-1, 10), (11, 10)])
def test_what_is_no_share_has_no_interval(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="is no share"):
        wilson(successes, trials)
