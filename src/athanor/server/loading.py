"""A table taken up from the store: from its last snapshot, and what happened since."""

import asyncio
import logging
from typing import Final

from athanor.kernel.game import Game
from athanor.kernel.words import Refused
from athanor.server.game_factory import GameFactory
from athanor.server.store import EntryRow, Store, StoreError, TableRow
from athanor.server.tables.journal import Opened, read_entry
from athanor.server.tables.table import Table

log: Final = logging.getLogger(__name__)


async def load_table(row: TableRow, store: Store, game_factory: GameFactory) -> Table:
    """Return a table as it was left, played again off the event loop.

    Raises ``StoreError`` for one that makes no sense.
    """
    entries = await store.entries(row.id)
    kept = await store.snapshot(row.id)
    return await asyncio.to_thread(take_up, row, entries, kept, game_factory)


def take_up(
    row: TableRow,
    entries: list[EntryRow],
    kept: tuple[int, bytes] | None,
    game_factory: GameFactory,
) -> Table:
    """Return what a journal comes to, from a snapshot if there is one of any use."""
    opened = read_entry(entries[0].body) if entries else None
    if not isinstance(opened, Opened):
        raise StoreError(f"table {row.id} has no beginning")
    spec = game_factory.spec(opened.game, len(opened.seats), opened.options, opened.packs)
    game = game_factory.game(spec)
    if kept is not None and kept[0] <= entries[-1].seq:
        try:
            return replay_journal(row, opened, game, entries, kept)
        except Exception:
            # The journal is the truth: whatever is wrong with a snapshot, nobody needs it.
            log.exception("table %s: its snapshot is of no use, so it is played again", row.id)
    return replay_journal(row, opened, game, entries, None)


def replay_journal(
    row: TableRow,
    opened: Opened,
    game: Game,
    entries: list[EntryRow],
    kept: tuple[int, bytes] | None,
) -> Table:
    """Return what a journal comes to; with a snapshot its choices are not played again."""
    table = Table(row.id, row.secret, game, opened, entries[0].when)
    done = 0 if kept is None else kept[0]
    for entry in entries[1:]:
        what = read_entry(entry.body)
        if entry.seq <= done:
            table.pass_over(what, entry.when)
            if entry.seq == done and kept is not None:
                table.restore(kept[1])
            continue
        try:
            table.apply(what, entry.when)
        except Refused as error:
            raise StoreError(f"table {row.id}, entry {entry.seq}: {error}") from error
    return table
