"""Where a match stands is kept now and then, so that a long one is taken up again quickly.

It is kept, too, when nobody needs it in memory any more: a house that comes back with mended rules
goes on from there.
"""

from functools import partial

from athanor.server.errands import Errands
from athanor.server.table_writer import TableWriter


class SnapshotKeeper:
    """Keeps snapshots of one table."""

    def __init__(self, writer: TableWriter, errands: Errands) -> None:
        self._writer = writer
        self._errands = errands
        self._kept_at = writer.table.answers

    def keep_if_due(self) -> None:
        """Keep where the match stands, if enough has been chosen since the last time.

        That is as much as before: a snapshot holds the whole log, so that longer ones are to be
        taken less often.
        """
        table = self._writer.table
        self._kept_at = min(self._kept_at, table.answers)
        rest = max(self._writer.services.snapshot_every, self._kept_at)
        if table.answers >= self._kept_at + rest and (snapshot := self._take()) is not None:
            self._errands.run(partial(self._keep, table.seq, snapshot))

    async def keep_last(self) -> None:
        """Keep where the match stands now, if anything was chosen since the last time.

        Nothing may be on its way to the disk: a snapshot must not be ahead of the journal.
        """
        table = self._writer.table
        if table.answers != self._kept_at and (snapshot := self._take()) is not None:
            await self._keep(table.seq, snapshot)

    def _take(self) -> bytes | None:
        table = self._writer.table
        snapshot = table.snapshot()
        if snapshot is not None:
            self._kept_at = table.answers
        return snapshot

    async def _keep(self, seq: int, snapshot: bytes) -> None:
        writer = self._writer
        await writer.services.store.keep_snapshot(writer.table.id, seq, snapshot)
