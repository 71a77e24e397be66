"""The record of a match is signed and kept when it ends, and stays as it was then."""

import asyncio

from athanor.server.errands import Errands
from athanor.server.signing import signed_here
from athanor.server.table_writer import TableWriter


class RecordKeeper:
    """Keeps the record of one table's match."""

    def __init__(self, writer: TableWriter, errands: Errands) -> None:
        self._writer = writer
        self._errands = errands
        self._is_kept = False

    def keep_if_over(self) -> None:
        """Keep the record, if the match has just ended; nobody checks the chance of a lesson."""
        table = self._writer.table
        if not self._is_kept and table.phase == "over" and not table.is_apart:
            self._is_kept = True
            self._errands.run(self._keep)

    async def _keep(self) -> None:
        store, table = self._writer.services.store, self._writer.table
        if await store.record(table.id) is None:
            record = await asyncio.to_thread(table.record)
            await store.keep_record(table.id, await signed_here(record.text(), store))
