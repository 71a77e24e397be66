"""The one thread that writes: what waits together is committed together.

A disk takes its time for every commit, however little is in it. While one is under way others
queue up, and the next commit takes them all. Nobody hears that something is written before it is.

Entries of tables, which are by far the most, are gathered in the event loop into a page of the
daybook while the page before them is being written. Every call of SQLite lets go of the
interpreter's lock and has to queue for it again, beside a loop that is busy, and that would cost
more than all the writing: so a page that has nothing special about it is one statement, which is a
commit of its own, and the two threads meet once for it.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from sqlite3 import Connection
from typing import Final, Generic, TypeAlias, TypeVar

from athanor.server.measures import Histogram
from athanor.server.store.daybook import (
    UNKNOWN,
    WRITE,
    Daybook,
    DaybookRow,
    next_of,
    post_all,
    rows_on,
    text_of,
)
from athanor.server.store.failures import Conflict, StoreError

log: Final = logging.getLogger(__name__)

T = TypeVar("T")

Work: TypeAlias = Callable[[Connection], T]
"""What is to be written, in one transaction with whatever waits beside it."""

Failure: TypeAlias = Exception | None
"""Why something could not be written, if so."""

GROUP: Final = 200
"""Beyond how much nothing more is committed together."""

CLOSED: Final = "the store is closed"

REST: Final = 1.0
"""Seconds between two looks at what is to be posted."""

HANDFUL: Final = 4
"""Tables that are posted at once, so that nobody waits long."""

TAKEN: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}


class _Job:
    """Something to be written, for somebody who waits."""

    def __init__(self) -> None:
        self.error: Failure = None

    @abstractmethod
    def write(self, connection: Connection) -> None:
        """Write, as part of a transaction."""

    @abstractmethod
    def settle(self) -> None:
        """Tell who waits what came of it, now that it is on disk or has failed."""

    def attempt(self, connection: Connection) -> None:
        """Write; if that fails, only what was written here is undone."""
        self.error = attempt(self.write, connection)


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


class _Entries:
    """Entries of a table, what else is to be written with them, and who is to hear of it."""

    def __init__(
        self,
        table: str,
        rows: Sequence[DaybookRow],
        then: Callable[[Failure], None],
        beside: Work[None] | None,
        is_first: bool,
    ) -> None:
        self.table = table
        self.rows = rows
        self.then = then
        self.beside = beside
        self.is_first = is_first
        """Whether only the file knows which entry is the next."""
        self.error: Failure = None

    def prepare(self, connection: Connection) -> None:
        """Make sure that they are the next, and write what goes beside them."""
        if self.is_first:
            check_order(self.table, self.rows, next_of(self.table, connection))
        if self.beside is not None:
            self.beside(connection)


class _Page(_Job):
    """What was gathered in a loop for one page of the daybook."""

    def __init__(self, entries: Sequence[_Entries], turn: Callable[["_Page"], None]) -> None:
        super().__init__()
        self.entries = entries
        self.is_plain = not any(one.is_first or one.beside is not None for one in entries)
        self.text = text_of([row for one in entries for row in one.rows])
        self.number = 0
        self.begun = time.perf_counter()
        self._turn = turn
        self._loop = asyncio.get_running_loop()

    def write(self, connection: Connection) -> None:
        """Write the page, without those entries that cannot be written."""
        text = self.text if self.is_plain else self._prepared(connection)
        self.number = connection.execute(WRITE, (text,)).lastrowid or 0

    def settle(self) -> None:
        """Have the page turned in its loop, unless nobody waits there any more."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._turn, self)

    def _prepared(self, connection: Connection) -> str:
        """Return the text of the entries that can be written."""
        refused: dict[str, Exception] = {}
        for one in self.entries:
            one.error = refused.get(one.table)
            if one.error is None and (one.is_first or one.beside is not None):
                one.error = attempt(one.prepare, connection)
            if one.error is not None:
                refused[one.table] = one.error
        return text_of([row for one in self.entries if one.error is None for row in one.rows])


class Writer:
    """Owns the connection that writes, from the first word to ``close``."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._daybook = Daybook()
        self._take_over()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._gathered: list[_Entries] = []
        self._is_writing = False
        """Whether a page is on its way to the disk."""
        self.commits = Histogram()
        """How long those waited whose entries were committed."""
        self.failures = 0
        """How often none could be."""
        self._pages = 0
        """How many have come there."""
        self._tidying: asyncio.Task[None] | None = None
        self._posting = asyncio.Lock()
        self._closed = False
        self._gate = threading.Lock()
        self._worker = threading.Thread(target=self._run, name="athanor-writer", daemon=True)
        self._worker.start()

    def submit(self, work: Work[T]) -> Future[T]:
        """Queue something to be written; the future is done once it is on disk."""
        job = _Task(work)
        self._queue(job)
        return job.waiting

    def append(
        self,
        table: str,
        rows: Sequence[DaybookRow],
        then: Callable[[Failure], None],
        beside: Work[None] | None = None,
    ) -> None:
        """Have entries of a table written and what goes beside them, all of it or nothing.

        What came of it is told in the running loop.
        """
        if self._closed:
            raise StoreError(CLOSED)
        loop = asyncio.get_running_loop()
        following = self._daybook.following(table)
        is_first = following == UNKNOWN
        try:
            check_order(table, rows, rows[0][1] if is_first else following)
        except Conflict as error:
            loop.call_soon(then, error)
            return
        self._daybook.reserve(table, rows)
        self._gathered.append(_Entries(table, rows, then, beside, is_first))
        if not self._is_writing:
            self._is_writing = True
            loop.call_soon(self._hand_in)

    async def post(self, tables: Sequence[str]) -> None:
        """Bring entries of tables that are on disk to where they can be read.

        What has begun goes on, also if nobody waits for it any more.
        """
        await asyncio.shield(self._post(tables))

    async def _post(self, tables: Sequence[str]) -> None:
        async with self._posting:
            posting = self._daybook.posting(tables)
            if posting.rows:
                await asyncio.wrap_future(self.submit(posting.write))
                self._daybook.has_posted(posting)

    def unposted(self, table: str) -> list[DaybookRow]:
        """Return the entries of a table that are on disk, but cannot be read from there yet."""
        return self._daybook.unposted(table)

    def _take_over(self) -> None:
        """Know of what was left in the daybook: a full disk takes no postings."""
        for page, body in self._connection.execute("SELECT page, body FROM daybook ORDER BY page"):
            for row in rows_on(body) or ():
                self._daybook.reserve(row[0], [row])
                self._daybook.keep(row[0], [row], page)

    def rest(self) -> None:
        """Post nothing any more unless somebody asks for it."""
        if self._tidying is not None:
            self._tidying.cancel()

    def close(self) -> None:
        """Write what is still queued, then let go of the file."""
        with self._gate:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._worker.join()
        self._connection.close()

    # --- in the event loop ---

    def _queue(self, job: _Job) -> None:
        with self._gate:
            if self._closed:
                raise StoreError(CLOSED)
            self._jobs.put(job)

    def _hand_in(self) -> None:
        """Queue what was gathered as a page."""
        self._is_writing = bool(self._gathered)
        if not self._gathered:
            return
        page = _Page(self._gathered, self._turn)
        self._gathered = []
        try:
            self._queue(page)
        except StoreError as error:
            page.error = error
            self._turn(page)

    def _turn(self, page: _Page) -> None:
        """Tell what came of a page, and go on with the next."""
        self._pages += 1
        self.commits.note(time.perf_counter() - page.begun)
        self.failures += page.error is not None
        refused: dict[str, Exception] = {}
        for one in page.entries:
            one.error = one.error or page.error
            if one.error is None:
                self._daybook.keep(one.table, one.rows, page.number)
            else:
                self._daybook.release(one.table, one.rows)
                refused[one.table] = one.error
        told = page.entries if not refused else [*page.entries, *self._recalled(refused)]
        asyncio.get_running_loop().call_soon(self._hand_in)
        for one in told:
            try:
                one.then(one.error)
            except Exception:
                log.exception("table %s: what was written could not be told", one.table)
        if self._tidying is None or self._tidying.done():
            self._tidying = asyncio.ensure_future(self._tidy())

    def _recalled(self, refused: dict[str, Exception]) -> list[_Entries]:
        """Take back from what is gathered that which follows something refused."""
        recalled = [one for one in self._gathered if one.table in refused]
        self._gathered = [one for one in self._gathered if one.table not in refused]
        for one in recalled:
            one.error = refused[one.table]
            self._daybook.release(one.table, one.rows)
        return recalled

    async def _tidy(self) -> None:
        """Post while there is something to post: where there is enough, and in a lull the rest."""
        while self._daybook.open:
            pages = self._pages
            await asyncio.sleep(REST)
            tables = self._daybook.open if pages == self._pages else self._daybook.due
            for start in range(0, len(tables), HANDFUL):
                try:
                    await self.post(tables[start : start + HANDFUL])
                except StoreError:
                    log.exception("entries could not be posted; they stay in the daybook")

    # --- in the thread ---

    def _run(self) -> None:
        while self._serve():
            continue
        with suppress(sqlite3.Error):  # what stays in the daybook is posted another time
            post_all(self._connection)

    def _serve(self) -> bool:
        """Write what is to be written; tell whether to go on."""
        job = self._jobs.get()
        group: list[_Job] = []
        with suppress(Empty):
            while job is not None:
                group.append(job)
                if len(group) >= GROUP:
                    break
                job = self._jobs.get_nowait()
        if group:
            self._commit(group)
        return job is not None

    def _commit(self, group: Sequence[_Job]) -> None:
        only = group[0]
        failed: Failure = None
        try:
            if len(group) == 1 and isinstance(only, _Page) and only.is_plain:
                only.write(self._connection)
            else:
                self._connection.execute("BEGIN IMMEDIATE")
                for job in group:
                    job.attempt(self._connection)
                self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            failed = failure(error)
        for job in group:
            job.error = job.error or failed
            job.settle()


def check_order(table: str, rows: Sequence[DaybookRow], following: int) -> None:
    """Refuse entries of which one is not the next of its table."""
    for _, seq, _, _, _ in rows:
        if seq != following:
            raise Conflict(f"entry {seq} of table {table} where {following} is next")
        following += 1


def attempt(work: Work[None], connection: Connection) -> Failure:
    """Do some work as part of a transaction; if it fails, undo it alone and return why."""
    connection.execute("SAVEPOINT job")
    try:
        work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite has undone the work of all others, too
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return failure(error)
    connection.execute("RELEASE job")
    return None


def failure(error: Exception) -> Exception:
    """Return what the store makes of a failure of SQLite."""
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in TAKEN:
        return Conflict(str(error))
    return StoreError(str(error)) if isinstance(error, sqlite3.Error) else error
