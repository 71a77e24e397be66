"""Entries on their way to PostgreSQL: what waits together is committed together.

As in the daybook of the file, entries are gathered while those before them are being written, and
a page of them is one commit. Most pages are one statement. Where the connection breaks in the
middle of it nobody knows whether the page was kept; so it is looked up as soon as there is a
connection again, and only what is not there is written once more. An entry carries its time and
the checksum of all before it: one that is equal in everything is the same.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from psycopg import AsyncConnection, Error

from athanor.server.measures import Histogram
from athanor.server.store.database import CLOSED, Failure, Statement
from athanor.server.store.failures import Conflict, StoreError
from athanor.server.store.postgres_words import as_stored, failure, in_dialect, is_passing
from athanor.server.store.rows import EntryRow

log: Final = logging.getLogger(__name__)

Connection: TypeAlias = "AsyncConnection[Any]"

MOST: Final = 500
"""Appends that are committed together."""

PATIENCE: Final = 30.0
"""Seconds for which entries wait for a database that is away."""

BREATH: Final = 0.2
"""Seconds between two tries to reach it."""

APPEND: Final = b"""
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[]) AS wanted (id, first, entries)
), ready AS MATERIALIZED (
    SELECT head.game_table FROM head
    JOIN wanted ON wanted.id = head.game_table AND wanted.first = head.following
    ORDER BY head.game_table FOR UPDATE OF head
), moved AS (
    UPDATE head SET following = head.following + wanted.entries
    FROM ready JOIN wanted ON wanted.id = ready.game_table
    WHERE head.game_table = ready.game_table
), kept AS (
    INSERT INTO entry
    SELECT page.* FROM unnest($4::text[], $5::int[], $6::bigint[], $7::bytea[], $8::text[])
        AS page (game_table, seq, at, body, link)
    JOIN ready ON ready.game_table = page.game_table
)
SELECT game_table FROM ready
"""
"""Heads are locked in the order of their names, so that no two processes wait for each other."""

FOUND: Final = b"""
SELECT page.game_table FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[], $5::text[])
    AS page (game_table, seq, at, body, link)
JOIN entry ON entry.game_table = page.game_table AND entry.seq = page.seq
    AND entry.at = page.at AND entry.body = page.body AND entry.link IS NOT DISTINCT FROM page.link
"""


class Append:
    """Entries of a table, what else is to be written with them, and who is to hear of it."""

    def __init__(
        self,
        table: str,
        entries: Sequence[EntryRow],
        then: Callable[[Failure], None],
        beside: Sequence[Statement],
    ) -> None:
        self.table = table
        self.entries = entries
        self.then = then
        self.beside = beside


class Pages:
    """Writes pages, one after the other, on a connection of its own."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self.commits = Histogram()
        self.failures = 0
        self._connect = connect
        self._connection: Connection | None = None
        self._gathered: list[Append] = []
        self._following: dict[str, int] = {}
        """The number of the next entry of each table of which something is under way."""
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    def append(self, wish: Append) -> None:
        """Have entries written with the next page."""
        if self._closed:
            raise StoreError(CLOSED)
        following = self._following.get(wish.table, wish.entries[0].seq)
        error = out_of_order(wish, following)
        if error is not None:
            asyncio.get_running_loop().call_soon(wish.then, error)
            return
        self._following[wish.table] = following + len(wish.entries)
        self._gathered.append(wish)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        """Write what is under way, then let go of the connection."""
        self._closed = True
        if self._writing is not None:
            await asyncio.wait([self._writing])
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        """Write for as long as there is something to write."""
        await asyncio.sleep(0)  # so that what is appended in the same moment is written with it
        while self._gathered:
            page, self._gathered = self._gathered[:MOST], self._gathered[MOST:]
            begun = time.perf_counter()
            failures = await self._outcome(page)
            self.commits.note(time.perf_counter() - begun)
            self._tell(page, failures)

    def _tell(self, page: Sequence[Append], failures: dict[str, Exception]) -> None:
        """Tell what came of a page; what follows something refused is refused, too."""
        self.failures += any(isinstance(one, StoreError) for one in failures.values())
        late = [one for one in self._gathered if one.table in failures]
        self._gathered = [one for one in self._gathered if one.table not in failures]
        gathered = {one.table for one in self._gathered}
        for one in [*page, *late]:
            if one.table not in gathered:
                self._following.pop(one.table, None)
        for one in [*page, *late]:
            try:
                one.then(failures.get(one.table))
            except Exception:
                log.exception("table %s: what was written could not be told", one.table)

    async def _outcome(self, page: Sequence[Append]) -> dict[str, Exception]:
        """Write a page; return by their tables why entries could not be written."""
        deadline = time.monotonic() + PATIENCE
        is_in_doubt = False
        while True:
            try:
                connection = await self._connected()
                found = await kept_of(connection, page) if is_in_doubt else set()
                rest = [one for one in page if one.table not in found]
                return await write_page(connection, rest) if rest else {}
            except Exception as error:
                if not is_passing(error):
                    log.exception("a page could not be written")
                    return {one.table: failure(error) for one in page}
                log.warning("the database is away: %s", " ".join(str(error).split()))
                is_in_doubt = True
                if time.monotonic() > deadline:
                    return {one.table: failure(error) for one in page}
                await asyncio.sleep(BREATH)

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.closed:
            self._connection = await self._connect()
        return self._connection


def out_of_order(wish: Append, following: int) -> Conflict | None:
    """Return why entries cannot be the next of their table, if they cannot."""
    for entry in wish.entries:
        if entry.seq != following:
            return Conflict(f"entry {entry.seq} of table {wish.table} where {following} is next")
        following += 1
    return None


async def write_page(connection: Connection, page: Sequence[Append]) -> dict[str, Exception]:
    """Commit a page; what cannot be written takes nothing else with it."""
    try:
        return await _write(connection, page)
    except Error as error:
        if is_passing(error):
            raise
        tables = {one.table for one in page}
        if len(tables) == 1:
            return {table: failure(error) for table in tables}
    failures: dict[str, Exception] = {}
    for table in sorted(tables):
        failures |= await write_page(connection, [one for one in page if one.table == table])
    return failures


async def _write(connection: Connection, page: Sequence[Append]) -> dict[str, Exception]:
    if not any(one.beside for one in page):
        return refusals(page, await append(connection, page))
    async with connection.transaction():
        ready = await append(connection, page)
        for one in page:
            for statement, values in one.beside if one.table in ready else ():
                await connection.execute(in_dialect(statement), as_stored(values))
    return refusals(page, ready)


async def append(connection: Connection, page: Sequence[Append]) -> set[str]:
    """Write the entries of those tables that stand where they are expected to; return these."""
    firsts: dict[str, int] = {}
    counts: dict[str, int] = {}
    for one in page:
        firsts.setdefault(one.table, one.entries[0].seq)
        counts[one.table] = counts.get(one.table, 0) + len(one.entries)
    heads = (list(firsts), list(firsts.values()), list(counts.values()))
    found = await connection.execute(APPEND, (*heads, *columns(page)))
    return {table for (table,) in await found.fetchall()}


async def kept_of(connection: Connection, page: Sequence[Append]) -> set[str]:
    """Return the tables of a page whose entries are there, word for word."""
    found = await connection.execute(FOUND, columns(page))
    return {table for (table,) in await found.fetchall()}


def columns(page: Sequence[Append]) -> tuple[list[Any], ...]:
    """Return the entries of a page column by column."""
    rows = [
        (one.table, entry.seq, entry.when, entry.body, entry.link or None)
        for one in page
        for entry in one.entries
    ]
    return tuple(list(column) for column in zip(*rows, strict=True))


def refusals(page: Sequence[Append], ready: set[str]) -> dict[str, Exception]:
    """Return a conflict for each table that does not stand where it was expected to."""
    return {
        one.table: Conflict(f"entry {one.entries[0].seq} of table {one.table} is not the next")
        for one in page
        if one.table not in ready
    }
