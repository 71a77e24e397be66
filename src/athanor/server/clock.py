"""What time it is in the house."""

import sys
import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

JUMP: Final = 5_000
"""Milliseconds by which the machine's time may be corrected without its having jumped."""

INSTANT: Final = 100
"""Milliseconds after which it is worth looking whether the machine's time has jumped."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Tells the time; tests turn its hands themselves."""

    shift = 0
    """By how much the machine's time has jumped since the house was opened: no time passed then."""

    @abstractmethod
    def now(self) -> int:
        """Return the moment, in thousandths of a second since 1970."""


def wall() -> int:
    """Return the time of the machine, which somebody may set."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Return a time that nobody sets and that goes on while the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class WallClock(Clock):
    """The time of the machine. It does not go back, unless that of the machine jumps."""

    def __init__(self, wall: Callable[[], int] = wall, steady: Callable[[], int] = steady) -> None:
        self._wall = wall
        self._steady = steady
        self._apart = wall() - steady()
        self._latest = 0

    def now(self) -> int:
        """Return the moment, and note a jump; a busy house asks too often to look each time."""
        moment = self._wall()
        if self._latest <= moment <= self._latest + INSTANT:
            self._latest = moment
            return moment
        jumped = moment - self._steady() - self._apart
        if abs(jumped) > JUMP:
            self._apart += jumped
            self.shift += jumped
            self._latest = moment
        elif moment > self._latest:
            self._latest = moment
        return self._latest
