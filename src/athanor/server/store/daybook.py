"""The daybook: entries of all tables in the order they came, one page for each commit.

The entries of a table lie side by side, so that they are read at once; but entries of two hundred
tables lie in two hundred places of the file, and writing to each of them took most of a busy
house's time. So they go into the daybook first, where a commit writes a single page, and are
posted to their tables when there are enough of one table, or when nothing else is to be done. A
file that was left in a hurry is posted when it is opened.

What cannot be posted is set aside, so that it is in nobody's way and can still be looked at.
"""

import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Final, TypeAlias

import msgspec

log: Final = logging.getLogger(__name__)

DaybookRow: TypeAlias = tuple[str, int, int, str, str]
"""A table, and the number, time, JSON text and link of something that happened there."""

ENOUGH: Final = 32
"""Entries of one table that are worth posting."""

UNKNOWN: Final = -1
"""The number of the next entry of a table of which nothing is in the daybook."""

TWICE: Final = "twice"
"""Why an entry is set aside: another one has its place."""
HOMELESS: Final = "homeless"
"""Why an entry is set aside: its table is gone."""
UNREADABLE: Final = "unreadable"
"""Why a page is set aside: it makes no sense, and nobody can say what was lost with it."""

ENTRY: Final = (
    "row.value ->> 0, row.value ->> 1, row.value ->> 2, CAST(row.value ->> 3 AS BLOB),"
    " row.value ->> 4"
)
WRITE: Final = "INSERT INTO daybook (body) VALUES (?)"
POST: Final = f"INSERT INTO entry SELECT {ENTRY} FROM json_each(?) AS row"
POST_ONE: Final = "INSERT INTO entry VALUES (?, ?, ?, ?, ?)"
POSTED: Final = "SELECT at, body, link FROM entry WHERE game_table = ? AND seq = ?"
SET_ASIDE: Final = (
    "INSERT INTO set_aside (game_table, seq, at, body, link, reason) VALUES (?, ?, ?, ?, ?, ?)"
)
CLEAR: Final = "DELETE FROM daybook WHERE page IN (SELECT value FROM json_each(?))"
NEXT: Final = (
    "SELECT 1 + coalesce((SELECT max(seq) FROM entry WHERE game_table = ?1), -1)"
    " FROM game_table WHERE id = ?1"
)


class Account:
    """The entries of one table that are not posted, and which one is to be the next."""

    def __init__(self) -> None:
        self.following = UNKNOWN
        self.rows: list[tuple[int, DaybookRow]] = []
        """Each with the page that it is on."""
        self.underway = 0
        """How many are on their way to the disk."""


class Posting:
    """Entries on their way from the daybook to their tables."""

    def __init__(self, rows: Sequence[tuple[int, DaybookRow]], blank: Sequence[int]) -> None:
        self.rows = rows
        self.blank = blank
        """The pages that hold nothing else."""

    def write(self, connection: Connection) -> None:
        """Move them."""
        rows = [row for _, row in self.rows]
        connection.execute("SAVEPOINT posting")
        try:
            connection.execute(POST, (text_of(rows),))
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO posting")
            post_one_by_one(rows, connection)
        connection.execute("RELEASE posting")
        connection.execute(CLEAR, (json.dumps(self.blank),))


class Daybook:
    """What is in the daybook, as the event loop knows it: the file itself is the writer's."""

    def __init__(self) -> None:
        self._accounts: dict[str, Account] = {}
        self._left: dict[int, int] = {}
        """How many entries of each page are not posted."""

    @property
    def open(self) -> list[str]:
        """The tables with entries to be posted."""
        return [table for table, account in self._accounts.items() if account.rows]

    @property
    def due(self) -> list[str]:
        """The tables with enough of them."""
        return [table for table, account in self._accounts.items() if len(account.rows) >= ENOUGH]

    def unposted(self, table: str) -> list[DaybookRow]:
        """Return the entries of a table that are on disk, but not yet where they belong."""
        account = self._accounts.get(table)
        return [] if account is None else [row for _, row in account.rows]

    def following(self, table: str) -> int:
        """Return the number of a table's next entry, or that it is not known here."""
        account = self._accounts.get(table)
        return UNKNOWN if account is None else account.following

    def reserve(self, table: str, rows: Sequence[DaybookRow]) -> None:
        """Take note of entries that are to be written."""
        account = self._accounts.get(table)
        if account is None:
            account = self._accounts[table] = Account()
        account.following = rows[-1][1] + 1
        account.underway += len(rows)

    def keep(self, table: str, rows: Sequence[DaybookRow], page: int) -> None:
        """Take note of the page that promised entries are on."""
        account = self._accounts[table]
        account.underway -= len(rows)
        account.rows += [(page, row) for row in rows]
        self._left[page] = self._left.get(page, 0) + len(rows)

    def release(self, table: str, rows: Sequence[DaybookRow]) -> None:
        """Take note that entries were not written, so that none can follow them."""
        account = self._accounts[table]
        account.underway -= len(rows)
        account.following = account.rows[-1][1][1] + 1 if account.rows else UNKNOWN
        self._close(table, account)

    def posting(self, tables: Iterable[str]) -> Posting:
        """Return the entries of some tables; there is to be one posting at a time."""
        accounts = [self._accounts[table] for table in tables if table in self._accounts]
        rows = [row for account in accounts for row in account.rows]
        taken = Counter([page for page, _ in rows])
        blank = [page for page, entries in taken.items() if entries == self._left[page]]
        return Posting(rows, blank)

    def has_posted(self, posting: Posting) -> None:
        """Take note that entries are where they belong."""
        for table, entries in Counter([row[0] for _, row in posting.rows]).items():
            account = self._accounts[table]
            del account.rows[:entries]
            self._close(table, account)
        for page, entries in Counter([page for page, _ in posting.rows]).items():
            self._left[page] -= entries
        for page in posting.blank:
            del self._left[page]

    def _close(self, table: str, account: Account) -> None:
        if not (account.rows or account.underway):
            del self._accounts[table]


def text_of(rows: Sequence[DaybookRow]) -> str:
    """Return entries as SQLite takes them apart again."""
    return msgspec.json.encode(rows).decode()


def next_of(table: str, connection: Connection) -> int:
    """Return the number that the next entry of a table has if none of it is in the daybook."""
    found = connection.execute(NEXT, (table,)).fetchone()
    return UNKNOWN if found is None else int(found[0])


def post_all(connection: Connection) -> None:
    """Post what was left in the file, if anything; what cannot be posted is set aside."""
    pages = connection.execute("SELECT body FROM daybook ORDER BY page").fetchall()
    if not pages:
        return
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for (body,) in pages:
            rows = rows_on(body)
            if rows is None:
                set_page_aside(body, connection)
            else:
                post_one_by_one(rows, connection)
        connection.execute("DELETE FROM daybook")


def rows_on(page: str) -> list[DaybookRow] | None:
    """Return the entries on a page, or that it makes no sense; older ones have no links."""
    try:
        rows = msgspec.json.decode(page, type=list[tuple[str | int, ...]])
        return [msgspec.convert((*row, "")[:5], DaybookRow) for row in rows]
    except msgspec.DecodeError:
        return None


def post_one_by_one(rows: Iterable[DaybookRow], connection: Connection) -> None:
    """Post entries; one whose place is taken by another, or whose table is gone, is set aside."""
    for table, seq, when, text, link in rows:
        entry = (when, text.encode(), link or None)
        posted = connection.execute(POSTED, (table, seq)).fetchone()
        if posted == entry:
            continue
        try:
            connection.execute(POST_ONE, (table, seq, *entry))
        except sqlite3.IntegrityError:
            reason = HOMELESS if posted is None else TWICE
            log.error("table %s: entry %d is set aside (%s)", table, seq, reason)
            connection.execute(SET_ASIDE, (table, seq, *entry, reason))


def set_page_aside(page: str, connection: Connection) -> None:
    """Set a page aside, for each table that is named on it: their last entries may be missing."""
    found = connection.execute("SELECT id FROM game_table WHERE instr(?, id)", (page,)).fetchall()
    tables = [table for (table,) in found] or [""]
    log.error("a page of the daybook is damaged and set aside; tables: %s", ", ".join(tables))
    for table in tables:
        values = (table, None, None, page.encode(errors="replace"), None, UNREADABLE)
        connection.execute(SET_ASIDE, values)
