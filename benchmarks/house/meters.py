"""What processes use of the machine while they are under load."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

TICKS: Final = os.sysconf("SC_CLK_TCK")
CORES: Final = os.cpu_count() or 1

NEARLY: Final = 0.93
"""The share of a core, or of all, from which on it counts as used up."""

Processes: TypeAlias = Callable[[], Sequence[int]]
"""Tells which processes there are now: some come and go."""


def cpu_seconds(process: int) -> float:
    """Return how much of a processor a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def kilobytes(process: int) -> int:
    """Return how much memory a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise RuntimeError("the process has ended")


def family_of(process: int) -> list[int]:
    """Return a process and its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [process, *(int(child) for child in children.split())]


class Meter:
    """Reads how much of a core each group of processes has used since it was started."""

    def __init__(self, groups: dict[str, Processes]) -> None:
        self._groups = groups
        self._before = {
            name: {one: cpu_seconds(one) for one in group()} for name, group in groups.items()
        }

    def read(self, seconds: float) -> dict[str, float]:
        """Return the cores each group has used, and the busiest process of all."""
        found: dict[str, float] = {}
        busiest = 0.0
        for name, group in self._groups.items():
            before = self._before[name]
            used = [(cpu_seconds(one) - before.get(one, 0.0)) / seconds for one in group()]
            found[f"cpu_{name}"] = sum(used)
            busiest = max([busiest, *used]) if name != "load" else busiest
        return {**found, "busiest": busiest}


def limit_of(row: dict[str, float]) -> str:
    """Return in words what kept the load from being borne faster."""
    parts = {name: row[f"cpu_{name}"] for name in ("house", "database", "load")}
    if sum(parts.values()) >= NEARLY * CORES:
        most = max(parts, key=lambda name: parts[name])
        return f"all {CORES} cores, most of it the {most}"
    if row["busiest"] >= NEARLY:
        return "one process on one core"
    if parts["load"] >= NEARLY:
        return "the load itself"
    return "waiting (disk, or nothing to do)"
