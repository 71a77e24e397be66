"""Where a match stands is kept now and then, so that a long one is taken up again quickly."""

from functools import partial
from typing import Final

from athanor.server.errands import Errands
from athanor.server.store import Store
from athanor.server.tables.table import Table

SNAPSHOT_EVERY: Final = 50
SNAPSHOT_SHARE: Final = 2
"""A snapshot is kept after so many choices, or half of those before if that is more: it holds the
whole log, and longer ones are to be taken less often."""


class SnapshotKeeper:
    """Keeps snapshots of one table."""

    def __init__(self, table: Table, store: Store, errands: Errands) -> None:
        self._table = table
        self._store = store
        self._errands = errands
        self._kept_at = table.answers

    def keep_if_due(self) -> None:
        """Keep where the match stands, if enough has been chosen since the last time."""
        table = self._table
        self._kept_at = min(self._kept_at, table.answers)
        rest = max(SNAPSHOT_EVERY, self._kept_at // SNAPSHOT_SHARE)
        if table.answers < self._kept_at + rest:
            return
        snapshot = table.snapshot()
        if snapshot is not None:
            self._kept_at = table.answers
            self._errands.run(partial(self._store.keep_snapshot, table.id, table.seq, snapshot))
