"""On paper: what a larger house would bear, from what a move costs with few processes.

A move costs its own process a fixed time, and every process the time to hear of it; the database
likewise, which tells each of them. Both are lines over the number of processes, drawn through what
was measured. What counts is processor time, so it does not matter that all shared a small machine.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

MICROS: Final = 1e6
MACHINES: Final = 10
CORES: Final = 4
DATABASE_CORES: Final = 16
"""The house that is reckoned with: its machines, a process to a core, and that of its database."""


@dataclass(frozen=True)
class Line:
    """What something costs, by the number of processes."""

    fixed: float
    each: float

    def at(self, processes: int) -> float:
        """Return what it costs with so many."""
        return self.fixed + self.each * processes


def line_through(costs: Mapping[int, float]) -> Line:
    """Return the line nearest to what was measured; no process makes a move cheaper."""
    count = len(costs)
    middle, mean = sum(costs) / count, sum(costs.values()) / count
    spread = sum((one - middle) ** 2 for one in costs)
    slope = sum((one - middle) * (cost - mean) for one, cost in costs.items()) / spread
    each = max(0.0, slope)
    return Line(mean - each * middle, each)


def micros(row: Mapping[str, float], name: str) -> float:
    """Return the millionths of a second of processor time that a move took."""
    return MICROS * row[f"cpu_{name}"] / row["moves_per_second"]


def reckoned(rows: Mapping[int, Mapping[str, float]]) -> str:
    """Return in words what many machines would bear, from rows by the number of processes."""
    house = line_through({one: micros(row, "house") for one, row in rows.items()})
    database = line_through({one: micros(row, "database") for one, row in rows.items()})
    processes = MACHINES * CORES
    by_house = processes * MICROS / house.at(processes)
    by_database = DATABASE_CORES * MICROS / database.at(processes)
    limit = "the house" if by_house < by_database else "the database"
    return (
        f"on paper, a move costs the house {house.fixed:.0f} + {house.each:.1f} × processes µs,"
        f" the database {database.fixed:.0f} + {database.each:.1f} × processes µs;\n"
        f"{MACHINES} machines with {CORES} processes each bear {by_house:.0f} moves/s, a database"
        f" with {DATABASE_CORES} cores {by_database:.0f}: {limit} is the limit"
    )
