"""The daybook: entries of all tables in the order they came, one page for each commit.

The entries of a table lie side by side, so that they are read at once; but entries of two hundred
tables lie in two hundred places of the file, and writing to each of them took most of a busy
house's time. So they go into the daybook first, where a commit writes a single page, and are
posted to their tables when there are enough of one table, when somebody wants to read them, or
when nothing else is to be done. A file that was left in a hurry is posted when it is opened.
"""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Final, TypeAlias

from athanor.server.store.failures import Conflict

EntryRow: TypeAlias = tuple[str, int, int, bytes]
"""A table, and the number, the time and the JSON text of something that happened there."""

ENOUGH: Final = 32
"""Entries of one table that are worth posting."""

ENTRY: Final = "row.value ->> 0, row.value ->> 1, row.value ->> 2, CAST(row.value ->> 3 AS BLOB)"
WRITE: Final = "INSERT INTO daybook (body) VALUES (?)"
POST: Final = f"INSERT INTO entry SELECT {ENTRY} FROM json_each(?) AS row"
POST_ALL: Final = (
    f"INSERT INTO entry SELECT {ENTRY} FROM daybook, json_each(daybook.body) AS row"
    " WHERE NOT EXISTS (SELECT 1 FROM entry"
    " WHERE entry.place = row.value ->> 0 AND entry.seq = row.value ->> 1)"
)
CLEAR: Final = "DELETE FROM daybook WHERE page IN (SELECT value FROM json_each(?))"
NEXT: Final = (
    "SELECT 1 + coalesce((SELECT max(seq) FROM entry WHERE place = ?1), -1)"
    " FROM place WHERE id = ?1"
)


class Daybook:
    """What was written and not yet posted.

    ``post``, ``add`` and ``write`` belong into a transaction; ``keep`` or ``forget`` says how it
    has ended.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._open: dict[str, list[tuple[int, EntryRow]]] = {}
        """The entries of each table that are not posted, with the pages they are on."""
        self._unposted: Counter[int] = Counter()
        """How many such entries there are on each page."""
        self._page = 0
        self._rows: list[EntryRow] = []
        self._expected: dict[str, int] = {}
        self._posted: set[str] = set()
        self._taken: Counter[int] = Counter()
        """What the transaction has done."""
        self.due: set[str] = set()
        """The tables with enough entries to be posted."""

    @property
    def open(self) -> list[str]:
        """All tables with entries to be posted."""
        return list(self._open)

    def add(self, rows: Sequence[EntryRow]) -> None:
        """Take entries for the next page; refuse all if one is not the next of its table."""
        following: dict[str, int] = {}
        for table, seq, _, _ in rows:
            expected = following.get(table) or self._expected.get(table) or self._next_of(table)
            if seq != expected:
                raise Conflict(f"entry {seq} of table {table} where {expected} is next")
            following[table] = seq + 1
        self._expected.update(following)
        self._rows.extend(rows)

    def write(self) -> None:
        """Write the page."""
        if self._rows:
            added = self._connection.execute(WRITE, (texts_of(self._rows),))
            assert added.lastrowid is not None
            self._page = added.lastrowid

    def post(self, tables: Iterable[str]) -> None:
        """Move entries that are on disk already to their tables, and throw away empty pages."""
        posted = [one for one in tables if one in self._open and one not in self._posted]
        rows = [row for table in posted for row in self._open[table]]
        taken = self._taken + Counter(page for page, _ in rows)
        blank = [page for page, entries in taken.items() if entries == self._unposted[page]]
        self._connection.execute(POST, (texts_of(row for _, row in rows),))
        self._connection.execute(CLEAR, (json.dumps(blank),))
        self._posted.update(posted)
        self._taken = taken

    def keep(self) -> None:
        """Remember what the transaction has done, now that it is on disk."""
        for table in self._posted:
            del self._open[table]
        self._unposted.subtract(self._taken)
        self._unposted += Counter()  # drops the pages with nothing left on them
        self.due -= self._posted
        for row in self._rows:
            rows = self._open.setdefault(row[0], [])
            rows.append((self._page, row))
            if len(rows) == ENOUGH:
                self.due.add(row[0])
        if self._rows:
            self._unposted[self._page] = len(self._rows)
        self.forget()

    def forget(self) -> None:
        """Forget what the transaction has done: it was undone."""
        self._rows = []
        self._expected = {}
        self._posted = set()
        self._taken = Counter()

    def _next_of(self, table: str) -> int:
        """Return the number that the next entry of a table has."""
        if table in self._open:
            _, (_, seq, _, _) = self._open[table][-1]
            return seq + 1
        found = self._connection.execute(NEXT, (table,)).fetchone()
        if found is None:
            raise Conflict(f"there is no table {table}")
        number: int = found[0]
        return number


def texts_of(rows: Iterable[EntryRow]) -> str:
    """Return entries as SQLite takes them apart again."""
    return json.dumps([(table, seq, at, body.decode()) for table, seq, at, body in rows])


def post_all(connection: Connection) -> None:
    """Post what was left in the file."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(POST_ALL)
        connection.execute("DELETE FROM daybook")
