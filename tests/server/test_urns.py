"""What is to be expected of a series of draws, with exact numbers."""

from math import comb, sqrt

import pytest

from athanor.server.urns import Drawn, Urn, hypergeometric, odds_of, tail, usual, variance

DIE = [(face, 1) for face in range(6)]


def test_twelve_of_twenty_eight_with_five_spiders_bring_two() -> None:
    drawn = [Drawn(Urn([(0, 23), (1, 5)]), 12)]
    odds = odds_of(1, drawn)
    assert odds == pytest.approx(
        [comb(5, n) * comb(23, 12 - n) / comb(28, 12) for n in range(6)], abs=1e-12
    )
    band = usual(odds)
    assert band.mean == pytest.approx(12 * 5 / 28)  # 2.1, whatever came first
    assert (band.low, band.high) == (1, 4)


def test_five_of_eight_spiders_are_rare_among_twelve_of_forty() -> None:
    odds = odds_of(1, [Drawn(Urn([(kind, 8) for kind in range(5)]), 12)])
    assert usual(odds).mean == pytest.approx(2.4)
    assert (usual(odds).low, usual(odds).high) == (1, 4)
    assert round(1 / tail(odds, 5, 2.4)) == 26
    assert tail(odds, 1, 2.4) == pytest.approx(odds[0] + odds[1])


def test_dice_add_up_one_by_one() -> None:
    odds = odds_of(2, [Drawn(Urn(DIE), 1)] * 30)
    binomial = [comb(30, n) * 5 ** (30 - n) / 6**30 for n in range(31)]
    assert odds == pytest.approx(binomial, abs=1e-12)
    assert (usual(odds).low, usual(odds).high) == (2, 9)


def test_no_more_than_one_draw_in_twenty_lies_beyond_either_end() -> None:
    for draws, kinds, total in [(1, 1, 6), (12, 8, 40), (6, 6, 30), (3, 1, 5), (5, 5, 5)]:
        odds = hypergeometric(draws, kinds, total)
        band = usual(odds)
        assert sum(odds) == pytest.approx(1)
        assert sum(odds[: band.low]) <= 0.05
        assert sum(odds[band.high + 1 :]) <= 0.05 + 1e-12
        assert band.low <= band.mean <= band.high


def test_an_urn_goes_on_with_what_is_left_and_with_nothing_else() -> None:
    urn = Urn([(0, 1), (3, 2)])
    assert urn.continues([(0, 1), (3, 2)])
    urn.take(3)
    assert urn.continues([(0, 1), (3, 1)])
    assert not urn.continues([(0, 1), (3, 2)])
    urn.take(0)
    assert urn.continues([(3, 1)])
    assert urn.total == 3


def test_the_sum_of_what_is_drawn_varies_less_the_more_is_drawn() -> None:
    values = {face: face + 1 for face in range(6)}
    assert variance(Drawn(Urn(DIE), 1), values) == pytest.approx((3.5, 35 / 12))
    assert variance(Drawn(Urn(DIE), 6), values) == pytest.approx((3.5, 0))
    _, two = variance(Drawn(Urn(DIE), 2), values)
    pairs = [a + b for a in values.values() for b in values.values() if a != b]
    assert sqrt(two) == pytest.approx(sqrt(sum((pair - 7) ** 2 for pair in pairs) / len(pairs)))
