"""Writing to a store as tests want to: awaited, and with failures raised."""

import asyncio
from collections.abc import Sequence

from athanor.server.store import EntryRow, Store, SummaryRow
from athanor.server.store.writer import Failure


async def append(
    store: Store, table: str, entries: Sequence[EntryRow], summary: SummaryRow | None = None
) -> None:
    """Keep entries of a table; return when they are on disk."""
    told: asyncio.Future[Failure] = asyncio.get_running_loop().create_future()
    store.append(table, entries, told.set_result, summary)
    failure = await told
    if failure is not None:
        raise failure
