"""The one thread that writes: what waits together is committed together.

A disk takes its time for every commit, however little is in it. While one is under way others
queue up, and the next commit takes them all. Nobody hears that something is written before it is.

Entries of tables, which are by far the most, go into the daybook by one statement for the whole
group: every call of SQLite lets go of the interpreter's lock and has to queue for it again, and
that would cost a busy house more than all the writing. For the same reason they are gathered in the
event loop while those before them are being written, and the two threads meet once for each commit.
"""

import asyncio
import logging
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from typing import Final, Generic, TypeAlias, TypeVar

from athanor.server.store.daybook import Daybook, EntryRow
from athanor.server.store.failures import Conflict, StoreError

log: Final = logging.getLogger(__name__)

T = TypeVar("T")

Work: TypeAlias = Callable[[Connection], T]
"""What is to be written, in one transaction with whatever waits beside it."""

GROUP: Final = 200
"""Beyond how much nothing more is committed together."""

CLOSED: Final = "the store is closed"

IDLE: Final = 1.0
"""Seconds without work after which the daybook is posted."""

HANDFUL: Final = 50
"""Tables that are posted at once then, so that nobody waits long."""

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
    """Entries of a table, and what else is to be written with them.

    Those of one group wake their loop together: see ``Writer._wake``.
    """

    def __init__(
        self, daybook: Daybook, rows: Sequence[EntryRow], beside: Work[None] | None
    ) -> None:
        super().__init__()
        self.daybook = daybook
        self.rows = rows
        self.beside = beside
        self.loop = asyncio.get_running_loop()
        self.heard: asyncio.Future[None] = self.loop.create_future()

    def attempt(self, connection: Connection) -> None:
        """Put them into the daybook; only what goes beside them might have to be undone."""
        if self.beside is not None:
            super().attempt(connection)
            return
        try:
            self.daybook.add(self.rows)
        except Exception as error:
            self.error = failure(error)

    def write(self, connection: Connection) -> None:
        """Write what goes beside them, and put them into the daybook."""
        if self.beside is not None:
            self.beside(connection)
        self.daybook.add(self.rows)

    def settle(self) -> None:
        """Leave it to ``Writer._wake``: a future of a loop is not to be set from another thread."""


class Writer:
    """Owns the connection that writes, from the first word to ``close``."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._daybook = Daybook(connection)
        self._jobs: SimpleQueue[Sequence[_Job] | None] = SimpleQueue()
        self._gathered: list[_Rows] = []
        self._is_writing = False
        """Whether gathered entries are on their way to the disk or to the queue."""
        self._closed = False
        self._gate = threading.Lock()
        self._worker = threading.Thread(target=self._run, name="athanor-writer", daemon=True)
        self._worker.start()

    def submit(self, work: Work[T]) -> Future[T]:
        """Queue something to be written; the future is done once it is on disk."""
        job = _Task(work)
        self._queue([job])
        return job.waiting

    def append(
        self, rows: Sequence[EntryRow], beside: Work[None] | None = None
    ) -> asyncio.Future[None]:
        """Queue entries of a table and what goes beside them, all of it or nothing."""
        if self._closed:
            raise StoreError(CLOSED)
        job = _Rows(self._daybook, rows, beside)
        self._gathered.append(job)
        if not self._is_writing:
            self._is_writing = True
            job.loop.call_soon(self._hand_in)
        return job.heard

    def post(self, table: str) -> Future[None]:
        """Queue that the entries of a table are brought to where they can be read."""
        return self.submit(lambda _: self._daybook.post([table]))

    def close(self) -> None:
        """Write what is still queued, then let go of the file."""
        with self._gate:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(self._gathered)
            self._jobs.put(None)
        self._worker.join()
        self._connection.close()

    def _queue(self, jobs: Sequence[_Job]) -> None:
        with self._gate:
            if self._closed:
                raise StoreError(CLOSED)
            self._jobs.put(jobs)

    def _hand_in(self) -> None:
        """Queue what was gathered."""
        with self._gate:
            self._is_writing = bool(self._gathered) and not self._closed
            if self._is_writing:
                self._jobs.put(self._gathered)
                self._gathered = []

    def _hand_over(self, jobs: Sequence[_Rows]) -> None:
        """Pass on what came of entries, in the loop that waits for it; then go on with others."""
        for job in jobs:
            if job.heard.done():
                continue
            if job.error is None:
                job.heard.set_result(None)
            else:
                job.heard.set_exception(job.error)
        asyncio.get_running_loop().call_soon(self._hand_in)

    def _run(self) -> None:
        while self._serve():
            continue
        if self._daybook.open:
            self._commit([self._posting(self._daybook.open)])

    def _serve(self) -> bool:
        """Write what is to be written, or post while there is nothing; tell whether to go on."""
        try:
            jobs = self._jobs.get(timeout=IDLE if self._daybook.open else None)
        except Empty:
            self._commit([self._posting(self._daybook.open[:HANDFUL])])
            return True
        group: list[_Job] = []
        with suppress(Empty):
            while jobs is not None:
                group.extend(jobs)
                if len(group) >= GROUP:
                    break
                jobs = self._jobs.get_nowait()
        if self._daybook.due:
            group.append(self._posting(sorted(self._daybook.due)))
        if group:
            self._commit(group)
        return jobs is not None

    def _posting(self, tables: Sequence[str]) -> _Job:
        return _Task(partial(self._post, tables))

    def _post(self, tables: Sequence[str], _: Connection) -> None:
        try:
            self._daybook.post(tables)
        except sqlite3.Error:
            log.exception("entries could not be posted to their tables; they stay in the daybook")
            raise

    def _commit(self, group: Sequence[_Job]) -> None:
        failed: Exception | None = None
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in group:
                job.attempt(self._connection)
            self._daybook.write()
            self._connection.execute("COMMIT")
            self._daybook.keep()
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            self._daybook.forget()
            failed = failure(error)
        for job in group:
            job.error = job.error or failed
            job.settle()
        self._wake([job for job in group if isinstance(job, _Rows)])

    def _wake(self, jobs: Sequence[_Rows]) -> None:
        """Have all who wait for entries told, each loop once."""
        for loop in {job.loop for job in jobs}:
            settled = [job for job in jobs if job.loop is loop]
            with suppress(RuntimeError):  # nobody waits any more in a loop that is closed
                loop.call_soon_threadsafe(self._hand_over, settled)


def failure(error: Exception) -> Exception:
    """Return what the store makes of a failure of SQLite."""
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in TAKEN:
        return Conflict(str(error))
    return StoreError(str(error)) if isinstance(error, sqlite3.Error) else error
