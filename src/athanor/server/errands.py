"""Small tasks on a table's behalf that nobody waits for."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final

log: Final = logging.getLogger(__name__)


class Errands:
    """Runs tasks, and says in the log of the house which have failed."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._running: set[asyncio.Task[None]] = set()

    @property
    def are_under_way(self) -> bool:
        """Whether any task is running."""
        return bool(self._running)

    def run(self, errand: Callable[[], Coroutine[object, object, None]]) -> None:
        """Run a task."""
        task = asyncio.ensure_future(errand())
        self._running.add(task)
        task.add_done_callback(self._end)

    def stop(self) -> None:
        """Have all of them stop."""
        for task in list(self._running):
            task.cancel()

    def _end(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: an errand failed", self._table, exc_info=error)
