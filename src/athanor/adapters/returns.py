"""What a finished match is worth to learning agents."""

from collections.abc import Sequence

LEAST = -1.0
"""No seat of any match gets less; of several losers each gets only a share of it."""

MOST = 1.0
"""What a seat gets that wins alone."""


def zero_sum(places: Sequence[int]) -> list[float]:
    """Return what the winners get and the others pay, by seat; it always sums to zero.

    One win is shared by all in the first place, less what a seat would have got had all won
    together, and scaled so that winning alone is worth 1. Of n seats, a loser so gets
    -1 / (n - 1): -1 against one other, -1/2 against two.
    """
    seats = len(places)
    winners = places.count(1)
    won = (seats / winners - 1) / (seats - 1)
    lost = -1 / (seats - 1)
    return [won if place == 1 else lost for place in places]
