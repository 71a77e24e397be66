"""The operator's desk: what whoever runs a house sees of it, and does in it, from a command line.

Looking works beside an open house. What changes a table is done in a closed one, in the same way as
the house itself does it, or by the open house itself: so that no table in memory differs from what
is on the disk.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from msgspec import Raw, Struct

from athanor.kernel.words import Refused, refuse
from athanor.server.clock import wall
from athanor.server.doctor import rows_of
from athanor.server.house import House
from athanor.server.house_order import closing
from athanor.server.lock import lock_of
from athanor.server.people import house_key
from athanor.server.settings import Settings
from athanor.server.store import PersonRow, Store
from athanor.server.store.beside import FileBeside, beside
from athanor.server.store.order import JUDGE
from athanor.server.tables.held import HELD

OPEN: Final = {"server-folder-in-use", "server-database-in-use"}
"""How it is refused to do something in a house that is open."""

TABLE: Final = "SELECT 1 FROM game_table WHERE id = ?1"
PHASE: Final = "SELECT phase FROM summary WHERE game_table = ?1"
JOURNAL: Final = "SELECT seq, at, body FROM entry WHERE game_table = ?1 ORDER BY seq"
TABLES: Final = (
    "SELECT summary.game_table, game, phase, opened, moved,"
    " (SELECT count(DISTINCT person) FROM sitting WHERE game_table = summary.game_table)"
    " FROM summary JOIN game_table ON game_table.id = summary.game_table"
    " WHERE ?1 = '' OR phase = ?1 ORDER BY moved DESC, summary.game_table"
)


class TableLine(Struct, frozen=True):
    """A table as it stands in the list: no names."""

    table: str
    game: str
    phase: str
    opened: int
    moved: int
    """In thousandths of a second since 1970, as it was last noted."""
    people: int


class JournalLine(Struct, frozen=True):
    """Something that happened at a table."""

    seq: int
    when: int
    entry: Raw


def list_tables(data: Path, phase: str = "", database: str = "") -> list[TableLine]:
    """Return the tables in some phase, or all, those first at which something happened last."""
    with beside(Settings(data).store, database) as store:
        return [TableLine(*row) for row in store.rows(TABLES, phase)]


def read_journal(data: Path, table: str, database: str = "") -> list[JournalLine]:
    """Return all that happened at a table, hidden choices of a match that goes on included."""
    with beside(Settings(data).store, database) as store:
        if not store.rows(TABLE, table):
            raise refuse("table-no-such-table", table=table[:40])
        if isinstance(store, FileBeside):
            rows = store.look(lambda connection: rows_of(table, connection))
            return [JournalLine(row.seq, row.when, Raw(row.body)) for row in rows]
        found = store.rows(JOURNAL, table)
        return [JournalLine(seq, when, Raw(body)) for seq, when, body in found]


def forget_person(data: Path, named: str, database: str = "") -> None:
    """Forget somebody, by their login or their number, as if they had left for good themselves."""

    async def forget(house: House) -> None:
        person = await _person(house, named)
        await house.sessions.end_all(person)
        await house.departures.forget(person)

    _in_closed_house(data, database, forget)


def close_table(data: Path, table: str, database: str = "", also_match: bool = False) -> bool:
    """Close a table whose match has not begun, or that is held; if so wished, also a match.

    An open house does it itself as soon as it has looked; tells whether it is done already.
    """

    async def close(house: House) -> None:
        try:
            room = await house.hub.room(table)
        except Refused as error:
            if error.refusal.message.key != HELD:
                raise
            await house.store.close_table(table)
            return
        if room.table.phase != "gathering" and not also_match:
            raise refuse("desk-not-gathering", table=table)
        await room.do(lambda: closing(room.table))

    try:
        _in_closed_house(data, database, close)
    except Refused as error:
        if error.refusal.message.key not in OPEN:
            raise
    else:
        return True
    with beside(Settings(data).store, database) as store:
        phases = store.rows(PHASE, table)
        if not phases:
            raise refuse("table-no-such-table", table=table[:40])
        if phases != [("gathering",)] and not also_match:
            raise refuse("desk-not-gathering", table=table)
        store.change((JUDGE, (wall(), "close", table, 0, "")))
    return False


async def _person(house: House, named: str) -> PersonRow:
    person = await house.store.person_called(named) or await house.store.person(named)
    if person is None:
        raise refuse("desk-no-such-person", person=named[:40])
    return person


def _in_closed_house(data: Path, database: str, work: Callable[[House], Awaitable[None]]) -> None:
    """Do something in a house that nobody comes into, and in which no bot thinks."""
    settings = Settings(data, database=database, workers=0)
    if not database and not settings.store.is_file():
        raise refuse("doctor-no-store", path=str(settings.store))

    async def run() -> None:
        store = Store.open(settings.where)
        house = House(store, await house_key(store), settings)
        try:
            await work(house)
        finally:
            await house.close()

    lock = lock_of(settings.where)
    try:
        asyncio.run(run())
    finally:
        lock.release()
