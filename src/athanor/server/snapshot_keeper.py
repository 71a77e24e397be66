"""Where a match stands is kept now and then, so that a long one is taken up again quickly."""

from functools import partial
from typing import Final

from athanor.server.errands import Errands
from athanor.server.services import Services
from athanor.server.tables.table import Table

SNAPSHOT_SHARE: Final = 2
"""A snapshot is kept after some choices, or half of those before if that is more: it holds the
whole log, and longer ones are to be taken less often."""


class SnapshotKeeper:
    """Keeps snapshots of one table."""

    def __init__(self, table: Table, services: Services, errands: Errands) -> None:
        self._table = table
        self._services = services
        self._errands = errands
        self._kept_at = table.answers

    def keep_if_due(self) -> None:
        """Keep where the match stands, if enough has been chosen since the last time."""
        table = self._table
        self._kept_at = min(self._kept_at, table.answers)
        rest = max(self._services.snapshot_every, self._kept_at // SNAPSHOT_SHARE)
        if table.answers < self._kept_at + rest:
            return
        snapshot = table.snapshot()
        if snapshot is not None:
            self._kept_at = table.answers
            keep = self._services.store.keep_snapshot
            self._errands.run(partial(keep, table.id, table.seq, snapshot))
