"""What time it is in the house."""

import time
from abc import ABC, abstractmethod


class Clock(ABC):
    """Tells the time; tests turn its hands themselves."""

    @abstractmethod
    def now(self) -> int:
        """Return the moment, in thousandths of a second since 1970."""


class WallClock(Clock):
    """The time of the machine; never goes back while the house is open."""

    def __init__(self) -> None:
        self._latest = 0

    def now(self) -> int:
        """Return the moment."""
        self._latest = max(self._latest, time.time_ns() // 1_000_000)
        return self._latest
