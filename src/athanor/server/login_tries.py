"""Wrong tries to log in: each beyond the first few has to wait longer than the one before."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from athanor.kernel.words import refuse

REMEMBERED: Final = 10_000
"""Of how many at once tries are counted; beyond it those not seen for longest are forgotten."""

FORGOTTEN_AFTER: Final = 86_400.0
"""Seconds after the last wrong try; a clock that cannot be set counts them."""


class WrongTries:
    """Counts tries by a key; the first ``free`` of them cost no time, later ones up to ``longest``.

    Tries are counted before it is known that they are wrong: many at once are no way around.
    """

    def __init__(
        self, free: int, longest: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._free = free
        self._longest = longest
        self._clock = clock
        self._tries: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def delay(self, key: str) -> float:
        """Return how many seconds lie between the last try and the next."""
        beyond = self._count(key) - self._free
        return 0.0 if beyond <= 0 else min(self._longest, 2.0 ** min(beyond - 1, 30))

    def check(self, key: str) -> None:
        """Refuse a try that comes too early."""
        _, last = self._tries.get(key, (0, 0.0))
        left = last + self.delay(key) - self._clock()
        if left > 0:
            raise refuse("server-too-many-logins", seconds=ceil(left))

    def count(self, key: str) -> None:
        """Count a try."""
        self._note(key, self._count(key) + 1)

    def uncount(self, key: str) -> None:
        """Take a try back that was right."""
        self._note(key, max(0, self._count(key) - 1))

    def forget(self, key: str) -> None:
        """Begin anew."""
        self._tries.pop(key, None)

    def _count(self, key: str) -> int:
        count, last = self._tries.get(key, (0, 0.0))
        return 0 if self._clock() - last >= FORGOTTEN_AFTER else count

    def _note(self, key: str, count: int) -> None:
        self._tries[key] = (count, self._clock())
        self._tries.move_to_end(key)
        if len(self._tries) > REMEMBERED:
            self._tries.popitem(last=False)
