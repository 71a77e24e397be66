"""A store in PostgreSQL: any number of processes may use it at once."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias, TypeVar

from psycopg import AsyncConnection, AsyncRawCursor, Error
from psycopg.pq import TransactionStatus

from athanor.server.measures import Histogram
from athanor.server.store.database import CLOSED, Failure, Outcome, Row, Statement
from athanor.server.store.failures import StoreError
from athanor.server.store.postgres_opening import bring_up_to_date, conninfo_of
from athanor.server.store.postgres_pages import Append, Pages
from athanor.server.store.postgres_wire import PostgresWire
from athanor.server.store.postgres_words import as_stored, failure, in_dialect, is_passing
from athanor.server.store.rows import EntryRow

T = TypeVar("T")

Connection: TypeAlias = "AsyncConnection[Any]"

CONNECTIONS: Final = 4
"""For all but entries; they are taken in turn."""

PATIENCE: Final = 10.0
"""Seconds for which others wait for a database that is away."""

BREATH: Final = 0.2
"""Seconds between two tries to reach it."""

ENTRY: Final = "INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5)"
HEAD: Final = "INSERT INTO head VALUES (?1, ?2)"


class PostgresDatabase:
    """A database at an address. Connections are made when they are first needed."""

    same_login = 'lower(login) = lower(?1::text COLLATE "C")'
    bytes_of_text = "octet_length(text)"

    def __init__(self, address: str) -> None:
        self._conninfo = conninfo_of(address)
        self._connections = Connections(self._connect)
        self._pages = Pages(self._connect)
        self._closed = False

    @classmethod
    def open(cls, address: str) -> "PostgresDatabase":
        """Open a database, made a store or brought up to date if need be; refuse what is none."""
        bring_up_to_date(address)
        return cls(address)

    @property
    def commits(self) -> Histogram:
        """How long those waited whose entries were committed."""
        return self._pages.commits

    @property
    def failures(self) -> int:
        """How often none could be."""
        return self._pages.failures

    def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        then: Callable[[Failure], None],
        beside: Sequence[Statement] = (),
    ) -> None:
        """Have the next entries of a table written with the next page."""
        self._pages.append(Append(table, entries, then, beside))

    def beginning(self, table: str, entries: Sequence[EntryRow]) -> list[Statement]:
        """Return what writes the first entries of a table, and where it stands then."""
        rows = [(table, one.seq, one.when, one.body, one.link or None) for one in entries]
        return [(HEAD, (table, len(entries))), *((ENTRY, row) for row in rows)]

    def unposted(self, table: str) -> list[EntryRow]:
        """Return nothing: what is on disk can be read."""
        return []

    async def post(self, table: str) -> None:
        """Do nothing, likewise."""

    async def rows(self, query: str, *values: object) -> list[Row]:
        """Return what a query finds; where the database has gone away, when it is back."""

        async def ask(connection: Connection) -> list[Row]:
            cursor = await connection.execute(in_dialect(query), as_stored(values))
            return await cursor.fetchall()

        return await self._with_connection(ask)

    async def write(self, *statements: Statement) -> list[Outcome]:
        """Carry out statements, all of them or none."""
        is_ending = False

        async def carry_out(connection: Connection) -> list[Outcome]:
            nonlocal is_ending
            is_ending = False
            found: list[Outcome] = []
            async with connection.transaction():
                for statement, values in statements:
                    cursor = await connection.execute(in_dialect(statement), as_stored(values))
                    rows = await cursor.fetchall() if cursor.description else []
                    found.append(Outcome(cursor.rowcount, rows))
                is_ending = True
            return found

        return await self._with_connection(carry_out, lambda: not is_ending)

    def wire(self) -> PostgresWire:
        """Return what leads to all processes that use the database."""
        return PostgresWire(self._connect)

    async def size(self) -> int:
        """Return how many bytes the database takes up."""
        ((found,),) = await self.rows("SELECT pg_database_size(current_database())")
        return int(found)

    async def close(self) -> None:
        """Write what is still under way and let go of all connections."""
        self._closed = True
        await self._pages.close()
        await self._connections.close()

    async def _with_connection(
        self,
        work: Callable[[Connection], Awaitable[T]],
        may_repeat: Callable[[], bool] = lambda: True,
    ) -> T:
        """Do something with a connection, and again with another where it broke.

        Unless it broke while being committed: then nobody knows what was.
        """
        deadline = time.monotonic() + PATIENCE
        while True:
            if self._closed:
                raise StoreError(CLOSED)
            try:
                async with self._connections.one() as connection:
                    return await work(connection)
            except Error as error:
                is_late = time.monotonic() > deadline
                if is_late or not is_passing(error) or not may_repeat():
                    raise failure(error) from error
                await asyncio.sleep(BREATH)

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(
            self._conninfo, autocommit=True, cursor_factory=AsyncRawCursor
        )


class Connections:
    """A few connections that are used in turn; one that broke is let go."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._connect = connect
        self._turns = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[Connection] = []

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Connection]:
        """Give a connection when it is somebody's turn."""
        async with self._turns:
            connection = self._idle.pop() if self._idle else await self._connect()
            try:
                yield connection
            finally:
                if connection.info.transaction_status == TransactionStatus.IDLE:
                    self._idle.append(connection)
                else:  # broken, or left in the middle of something
                    await connection.close()

    async def close(self) -> None:
        """Let go of all."""
        while self._idle:
            await self._idle.pop().close()
