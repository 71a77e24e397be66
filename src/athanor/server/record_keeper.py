"""The record of a match is kept when it ends: whatever becomes of the rules, it stays as it was."""

import asyncio

from athanor.server.errands import Errands
from athanor.server.services import Services
from athanor.server.tables.table import Table


class RecordKeeper:
    """Keeps the record of one table's match."""

    def __init__(self, table: Table, services: Services, errands: Errands) -> None:
        self._table = table
        self._services = services
        self._errands = errands
        self._is_kept = False

    def keep_if_over(self) -> None:
        """Keep the record, if the match has just ended."""
        if not self._is_kept and self._table.phase == "over":
            self._is_kept = True
            self._errands.run(self._keep)

    async def _keep(self) -> None:
        store, name = self._services.store, self._table.id
        if await store.record(name) is None:
            record = await asyncio.to_thread(self._table.record)
            await store.keep_record(name, record.text())
