"""How things are timed: interleaved rounds on one core, and the median of them."""

import os
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

ROUNDS = 5
SECONDS = 0.7
"""The least time of one measurement; shorter ones are repeated with more work."""

Work = Callable[[int], int]
"""Does its work so many times and returns how many units (decisions, copies, ...) that were."""


@dataclass
class Row:
    """One line of the table: what was measured, on what, in which unit."""

    measure: str
    subject: str
    work: Work
    per_second: bool = False
    scale: int = 1
    samples: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        """Microseconds per unit, or units per second."""
        return statistics.median(self.samples)

    @property
    def spread(self) -> tuple[float, float]:
        """The least and the greatest sample."""
        return min(self.samples), max(self.samples)


def stay_on_one_core() -> None:
    """Keep this process on the last core it may use."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure_once(row: Row) -> None:
    """Add one sample, with enough work for it to last."""
    while True:
        begin = time.perf_counter()
        units = row.work(row.scale)
        elapsed = time.perf_counter() - begin
        if elapsed >= SECONDS:
            break
        row.scale *= 2 if elapsed < SECONDS / 8 else 1 + int(SECONDS / elapsed)
    row.samples.append(units / elapsed if row.per_second else elapsed / units * 1e6)


def measure(rows: Sequence[Row]) -> None:
    """Measure all rows in turn, round after round, so that noise falls on all alike."""
    for _ in range(ROUNDS):
        for row in rows:
            measure_once(row)
