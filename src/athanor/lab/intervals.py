"""How sure one may be of a share that was counted."""

from math import sqrt
from typing import Final

SURE_95: Final = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def wilson(successes: float, trials: int, deviations: float = SURE_95) -> tuple[float, float]:
    """Return Wilson's score interval of a share; shared wins may count as fractions.

    Unlike the textbook interval it holds for few trials and for shares near 0 and 1.
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is no share")
    square = deviations * deviations
    share = successes / trials
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    spread = share * (1 - share) / trials + square / (4 * trials * trials)
    margin = deviations * sqrt(spread) / (1 + square / trials)
    return max(0.0, centre - margin), min(1.0, centre + margin)
