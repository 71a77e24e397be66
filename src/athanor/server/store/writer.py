"""The one thread that writes: what waits together is committed together.

A disk takes its time for every commit, however little is in it. While one is under way others
queue up, and the next commit takes them all. Nobody hears that something is written before it is.

Entries of tables, which are by far the most, go in by one statement for the whole group: every
call of SQLite lets go of the interpreter's lock and has to queue for it again, and that would cost
a busy house more than all the writing.
"""

import asyncio
import json
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from typing import Final, Generic, TypeAlias, TypeVar

from athanor.server.store.failures import Conflict, StoreError

T = TypeVar("T")

Work: TypeAlias = Callable[[Connection], T]
"""What is to be written, in one transaction with whatever waits beside it."""

GROUP: Final = 200
"""How much is committed together at most."""

EntryRow: TypeAlias = tuple[str, int, int, bytes]
"""A table, and the number, the time and the JSON text of something that happened there."""

INSERT: Final = (
    "INSERT INTO entry SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB)"
    " FROM json_each(?)"
)

TAKEN: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


class _Job(ABC):
    """Something to be written, for somebody who waits."""

    def __init__(self) -> None:
        self.error: Exception | None = None

    def attempt(self, connection: Connection) -> None:
        """Do the work; if it fails, only what it did itself is undone."""
        connection.execute("SAVEPOINT job")
        try:
            self.write(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # SQLite has undone the work of all others, too
            connection.execute("ROLLBACK TO job")
            self.error = failure(error)
        connection.execute("RELEASE job")

    @abstractmethod
    def write(self, connection: Connection) -> None:
        """Write, as part of a transaction."""

    @abstractmethod
    def settle(self) -> None:
        """Tell who waits what came of it, now that it is on disk or has failed."""


class _Task(_Job, Generic[T]):
    """Any piece of work, with its result."""

    def __init__(self, work: Work[T]) -> None:
        super().__init__()
        self.work = work
        self.waiting: Future[T] = Future()
        self.result: T | None = None

    def write(self, connection: Connection) -> None:
        """Do the work."""
        self.result = self.work(connection)

    def settle(self) -> None:
        """Set the future, unless nobody waits for it any more."""
        if self.waiting.set_running_or_notify_cancel():
            if self.error is not None:
                self.waiting.set_exception(self.error)
            else:
                self.waiting.set_result(self.result)  # type: ignore[arg-type] # a T by now


class _Rows(_Job):
    """Entries of a table. Those of one group wake their loop together: see ``wake``."""

    def __init__(self, rows: Sequence[EntryRow]) -> None:
        super().__init__()
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.heard: asyncio.Future[None] = self.loop.create_future()

    def write(self, connection: Connection) -> None:
        """Write them by themselves, after they could not be written with others."""
        insert(connection, self.rows)

    def settle(self) -> None:
        """Leave it to ``wake``: a future of a loop is not to be set from another thread."""


class Writer:
    """Owns the connection that writes, from the first word to ``close``."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._gate = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="athanor-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> Future[T]:
        """Queue something to be written; the future is done once it is on disk."""
        job = _Task(work)
        self._queue(job)
        return job.waiting

    def append(self, rows: Sequence[EntryRow]) -> asyncio.Future[None]:
        """Queue entries of a table, all of them or none."""
        job = _Rows(rows)
        self._queue(job)
        return job.heard

    def close(self) -> None:
        """Write what is still queued, then let go of the file."""
        with self._gate:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _queue(self, job: _Job) -> None:
        with self._gate:
            if self._closed:
                raise StoreError("the store is closed")
            self._jobs.put(job)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            last = False
            while len(group) < GROUP and not last:
                try:
                    other = self._jobs.get_nowait()
                except Empty:
                    break
                if other is None:
                    last = True
                else:
                    group.append(other)
            self._commit(group)
            if last:
                return

    def _commit(self, group: list[_Job]) -> None:
        failed: Exception | None = None
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in self._left_of(group):
                job.attempt(self._connection)
            self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            failed = failure(error)
        for job in group:
            job.error = job.error or failed
            job.settle()
        wake([job for job in group if isinstance(job, _Rows)])

    def _left_of(self, group: list[_Job]) -> list[_Job]:
        """Write all entries of a group together; return what is left to be written one by one.

        If some of them cannot be written, all are left, so that only those are refused.
        """
        rows = [row for job in group if isinstance(job, _Rows) for row in job.rows]
        if not rows:
            return group
        self._connection.execute("SAVEPOINT entries")
        try:
            insert(self._connection, rows)
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK TO entries")
            return group
        finally:
            self._connection.execute("RELEASE entries")
        return [job for job in group if not isinstance(job, _Rows)]


def insert(connection: Connection, rows: Sequence[EntryRow]) -> None:
    """Write entries with one statement."""
    text = json.dumps([(place, seq, at, body.decode()) for place, seq, at, body in rows])
    connection.execute(INSERT, (text,))


def wake(jobs: Sequence[_Rows]) -> None:
    """Tell all who wait for entries, each loop once."""
    for loop in {job.loop for job in jobs}:
        settled = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):  # nobody waits any more in a loop that is closed
            loop.call_soon_threadsafe(hand_over, settled)


def hand_over(jobs: Sequence[_Rows]) -> None:
    """Pass on what came of entries, in the loop that waits for it."""
    for job in jobs:
        if job.heard.done():
            continue
        if job.error is None:
            job.heard.set_result(None)
        else:
            job.heard.set_exception(job.error)


def failure(error: Exception) -> Exception:
    """Return what the store makes of a failure of SQLite."""
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in TAKEN:
        return Conflict(str(error))
    return StoreError(str(error)) if isinstance(error, sqlite3.Error) else error
