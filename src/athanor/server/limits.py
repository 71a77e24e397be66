"""How often somebody may do something, and how much at once."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from math import ceil
from typing import Final

REMEMBERED: Final = 10_000
"""Of how many at once a limit keeps count; beyond it those not seen for longest are forgotten."""


class Bucket:
    """Holds ``most`` tries and fills up again within ``seconds``."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._clock = clock
        self._left = self._most
        self._then = clock()

    def wait(self) -> int:
        """Return after how many seconds there is a try again."""
        return max(1, ceil((1 - self._left) / self._rate - (self._clock() - self._then)))

    def allows(self) -> bool:
        """Take one try; tell whether there was one left."""
        now = self._clock()
        left = min(self._most, self._left + (now - self._then) * self._rate)
        allowed = left >= 1.0
        self._left = left - 1.0 if allowed else left
        self._then = now
        return allowed


class Limit:
    """A bucket for each key."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._new = partial(Bucket, most, seconds, clock)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, key: str) -> int:
        """Return after how many seconds a key has a try again."""
        bucket = self._buckets.get(key)
        return 1 if bucket is None else bucket.wait()

    def allows(self, key: str) -> bool:
        """Take one try of a key; tell whether there was one left."""
        bucket = self._buckets.pop(key, None) or self._new()
        self._buckets[key] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.allows()


class Places:
    """Counts what is open, in all and by whom; ``most`` and ``each`` are the limits."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._taken: Counter[str] = Counter()
        self.open = 0
        """How many places are taken."""

    def take(self, *owners: str) -> bool:
        """Take a place for something that several count as theirs; tell whether there was one."""
        if self.open >= self._most or any(self._taken[one] >= self._each for one in owners):
            return False
        self.open += 1
        self._taken.update(owners)
        return True

    def free(self, *owners: str) -> None:
        """Give a place back."""
        self.open -= 1
        self._taken.subtract(owners)
        for one in owners:
            if not self._taken[one]:
                del self._taken[one]
