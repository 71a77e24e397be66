"""The processes that share a database: who is there, and what they tell each other.

PostgreSQL itself keeps the list. A process holds a lock, under a number of its own, for as long as
its connection lasts, and that ends when the process does, when its machine goes away or when it
says nothing for some seconds. What they tell each other goes by ``NOTIFY``.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from psycopg import AsyncConnection, Error

from athanor.kernel.words import Refused
from athanor.server.store.edition import Edition
from athanor.server.store.postgres_lock import (
    EDITIONS,
    HOUSE,
    OTHERS,
    SAY_EDITION,
    other_edition,
)
from athanor.server.store.schema import APPLICATION
from athanor.server.store.wire import Ear

log: Final = logging.getLogger(__name__)

Connection: TypeAlias = "AsyncConnection[Any]"

BEAT: Final = 1.0
"""Seconds after which a process shows again that it is alive, and looks who else is."""

SILENCE: Final = "8s"
"""How long one may say nothing before PostgreSQL takes it for dead."""

PATIENCE: Final = 8.0
"""Seconds after which a database that does not answer is taken for gone."""

BREATH: Final = 0.2
"""Seconds between two tries to reach it."""

MOST: Final = 10_000
"""News that wait for a database that is away; whoever comes back to it looks around anyway."""

OPENING: Final = 2
"""Which of our locks has them come in one by one."""

OPENED: Final = "opened"
"""The setting that holds since when the house has been open."""

NUMBERS: Final = 2**31 - 1
MEMBERS: Final = APPLICATION + 1
"""The class of the locks that stand for processes."""

BROKEN: Final = (Error, OSError, TimeoutError)

ENTER: Final = b"SELECT pg_advisory_xact_lock($1, $2)"
KEEP_OPEN: Final = b"SELECT pg_advisory_lock_shared($1, $2)"
TAKE_NUMBER: Final = b"SELECT pg_try_advisory_lock($1, $2)"
WHO: Final = f"""
SELECT objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND classid = {MEMBERS} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
""".encode()
OPEN: Final = (
    b"INSERT INTO setting VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
SINCE: Final = b"SELECT value FROM setting WHERE key = $1"
NOTIFY: Final = b"SELECT pg_notify('athanor', text) FROM unnest($1::text[]) AS text"


class PostgresWire:
    """Leads through a database to all processes that use it, on two connections of its own."""

    is_shared = True

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self.number = 0
        self._connect = connect
        self._outbox: list[str] = []
        self._is_closing = False
        self._listening: asyncio.Task[None] | None = None
        self._posting: asyncio.Task[None] | None = None
        self._listener: Connection | None = None
        self._speaker: Connection | None = None

    async def has_others(self) -> bool:
        """Tell whether any process is there already."""
        connection = await self._connect()
        try:
            return bool(await members_of(connection))
        finally:
            await connection.close()

    async def join(self, ear: Ear, now: int) -> int:
        """Be one of the processes; whoever finds nobody there opens the house."""
        self._listener = connection = await self._connect()
        async with connection.transaction():
            await connection.execute(ENTER, (APPLICATION, OPENING))
            await self._enter(connection, ear.edition)
            members = await members_of(connection)
            if members == {self.number}:
                await connection.execute(OPEN, (OPENED, str(now).encode()))
            found = await (await connection.execute(SINCE, (OPENED,))).fetchone()
        ear.meet(members)
        self._listening = asyncio.ensure_future(self._listen(connection, ear))
        return now if found is None else int(found[0])

    def post(self, text: str) -> None:
        """Have all others hear something, together with what else is posted in this moment."""
        self._outbox.append(text)
        if self._posting is None or self._posting.done():
            self._posting = asyncio.ensure_future(self._post())

    async def close(self) -> None:
        """Tell what is still to be told, if it can be, then leave."""
        self._is_closing = True
        if self._posting is not None:
            await asyncio.wait([self._posting])
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if self._listener is not None:
            with suppress(*BROKEN):  # the others are to see at once that this one is gone
                await self._listener.execute(b"SELECT pg_advisory_unlock_all()")
            await self._listener.close()
        if self._speaker is not None:
            await self._speaker.close()

    # --- listening ---

    async def _enter(self, connection: Connection, edition: Edition) -> None:
        """Take a number that nobody has, and listen; refuse to be among another edition."""
        await connection.execute(f"SET idle_session_timeout = '{SILENCE}'".encode())
        await connection.execute(KEEP_OPEN, (APPLICATION, HOUSE))
        await connection.execute(SAY_EDITION, (EDITIONS, edition.number, edition.name))
        others = await (await connection.execute(OTHERS, (edition.number,))).fetchall()
        if others:
            raise other_edition([name for (name,) in others], edition)
        while True:
            number = secrets.randbelow(NUMBERS) + 1
            taken = await (await connection.execute(TAKE_NUMBER, (MEMBERS, number))).fetchone()
            if taken == (True,):
                break
        self.number = number
        await connection.execute(b"LISTEN athanor")

    async def _listen(self, connection: Connection, ear: Ear) -> None:
        """Listen for as long as the house is open, on one connection after the other."""
        while True:
            try:
                await attend(connection, ear)
            except BROKEN as error:
                log.warning("the other processes are out of hearing: %s", one_line(error))
            await connection.close()
            try:
                self._listener = connection = await self._enter_again(ear.edition)
            except Refused as error:
                log.error("this process cannot go on: %s", error)
                ear.part()
                return
            ear.miss()

    async def _enter_again(self, edition: Edition) -> Connection:
        while True:
            await asyncio.sleep(BREATH)
            try:
                connection = await self._connect()
            except BROKEN:
                continue
            try:
                await self._enter(connection, edition)
            except BROKEN:
                await connection.close()
            except Refused:
                await connection.close()
                raise
            else:
                return connection

    # --- telling ---

    async def _post(self) -> None:
        await asyncio.sleep(0)  # so that what is posted in the same moment goes together
        while self._outbox:
            texts, self._outbox = self._outbox, []
            try:
                async with asyncio.timeout(PATIENCE):
                    connection = await self._connected()
                    await connection.execute(NOTIFY, (texts,))
            except BROKEN as error:
                log.warning("the other processes are not told yet: %s", one_line(error))
                if self._speaker is not None:
                    await self._speaker.close()
                if self._is_closing:
                    return
                self._outbox = [*texts, *self._outbox][-MOST:]
                await asyncio.sleep(BREATH)

    async def _connected(self) -> Connection:
        """Return a connection to speak on; what is said there need not come to any disk."""
        if self._speaker is None or self._speaker.closed:
            self._speaker = await self._connect()
            await self._speaker.execute(b"SET synchronous_commit = off")
        return self._speaker


async def attend(connection: Connection, ear: Ear) -> None:
    """Listen until the connection breaks, and look at every beat who else is there."""
    known: frozenset[int] = frozenset()
    while True:
        async with asyncio.timeout(PATIENCE):
            members = await members_of(connection)
        if members != known:
            known = members
            ear.meet(members)
        async for notice in connection.notifies(timeout=BEAT):
            ear.hear(notice.payload)


async def members_of(connection: Connection) -> frozenset[int]:
    """Return the numbers of all processes that are there."""
    found = await connection.execute(WHO)
    return frozenset(number for (number,) in await found.fetchall())


def one_line(error: BaseException) -> str:
    """Return what went wrong in one line."""
    return " ".join(str(error).split()) or type(error).__name__
