"""How often somebody may do something."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

REMEMBERED: Final = 10_000
"""Of how many at once a limit keeps count; beyond it those not seen for longest are forgotten."""


class Limit:
    """A bucket for each key that holds ``most`` tries and fills up again within ``seconds``."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Take one try of a key; tell whether there was one left."""
        now = self._clock()
        left, then = self._buckets.pop(key, (float(self._most), now))
        left = min(self._most, left + (now - then) * self._rate)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed
