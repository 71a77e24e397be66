"""Memory per state: what the process grows by when it holds many copies."""

import gc
from collections.abc import Callable
from pathlib import Path

COPIES = 20_000


def resident_bytes() -> int:
    """Return how much memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


def bytes_per_copy(copy: Callable[[], object]) -> int:
    """Return the mean growth over many copies, all kept."""
    held = [copy() for _ in range(COPIES)]
    gc.collect()
    before = resident_bytes()
    held += [copy() for _ in range(COPIES)]
    return (resident_bytes() - before) // COPIES
