"""One file of SQLite, one thread that writes, a few that read."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from athanor.server.measures import Histogram
from athanor.server.store.database import Failure, Outcome, Row, Statement
from athanor.server.store.daybook import POST_ONE
from athanor.server.store.files import open_to_write
from athanor.server.store.readers import Readers
from athanor.server.store.rows import EntryRow
from athanor.server.store.wire import NoWire
from athanor.server.store.writer import Writer

PATIENCE: Final = 5.0
"""Seconds to wait for a file that somebody else is writing to, such as a back-up."""


class SqliteDatabase:
    """A store in one file, of which one process is the keeper."""

    same_login = "login = ?1"
    """The column compares like that by itself."""
    bytes_of_text = "length(CAST(text AS BLOB))"

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self._writer = writer
        self._readers = readers

    @classmethod
    def open(cls, path: Path, patience: float = PATIENCE) -> "SqliteDatabase":
        """Open a file, or begin one; refuse a file that is no store."""
        return cls(Writer(open_to_write(path, patience)), Readers(path, patience))

    @property
    def commits(self) -> Histogram:
        """How long those waited whose entries were committed."""
        return self._writer.commits

    @property
    def failures(self) -> int:
        """How often none could be."""
        return self._writer.failures

    def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        then: Callable[[Failure], None],
        beside: Sequence[Statement] = (),
    ) -> None:
        """Have entries of a table written, in the daybook first."""
        rows = [(table, one.seq, one.when, one.body.decode(), one.link) for one in entries]
        work = partial(carry_out, statements=beside) if beside else None
        self._writer.append(table, rows, then, work)

    def beginning(self, table: str, entries: Sequence[EntryRow]) -> list[Statement]:
        """Return what writes the first entries of a table, to where they belong at once."""
        return [
            (POST_ONE, (table, one.seq, one.when, one.body, one.link or None)) for one in entries
        ]

    def unposted(self, table: str) -> list[EntryRow]:
        """Return the entries of a table that are still in the daybook."""
        found = self._writer.unposted(table)
        return [EntryRow(row[1], row[2], row[3].encode(), row[4]) for row in found]

    async def post(self, table: str) -> None:
        """Post them."""
        await self._writer.post([table])

    async def rows(self, query: str, *values: object) -> list[Row]:
        """Return what a query finds."""

        def found(connection: Connection) -> list[Row]:
            return connection.execute(query, values).fetchall()

        return await self._readers.read(found)

    async def write(self, *statements: Statement) -> list[Outcome]:
        """Carry out statements, together with whatever else waits to be written."""
        work = partial(outcomes, statements=statements)
        return await asyncio.wrap_future(self._writer.submit(work))

    def wire(self) -> NoWire:
        """Return one that leads nowhere: this process has the file for itself."""
        return NoWire()

    async def size(self) -> int:
        """Return how many bytes the file has, with what is still to be worked into it."""
        path = self._readers.path
        files = [path, path.with_name(f"{path.name}-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    async def close(self) -> None:
        """Write what is still under way and let go of the file."""
        self._writer.rest()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self._writer.close()


def outcomes(connection: Connection, statements: Sequence[Statement]) -> list[Outcome]:
    """Carry out statements as part of a transaction; return what came of each."""
    found: list[Outcome] = []
    for statement, values in statements:
        cursor = connection.execute(statement, values)
        rows = cursor.fetchall()
        found.append(Outcome(cursor.rowcount, rows))
    return found


def carry_out(connection: Connection, statements: Sequence[Statement]) -> None:
    """Carry out statements as part of a transaction."""
    for statement, values in statements:
        connection.execute(statement, values)
