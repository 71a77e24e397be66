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

import msgspec

DaybookRow: TypeAlias = tuple[str, int, int, str]
"""A table, and the number, the time and the JSON text of something that happened there."""

ENOUGH: Final = 32
"""Entries of one table that are worth posting."""

UNKNOWN: Final = -1
"""The number of the next entry of a table of which nothing is in the daybook."""

ENTRY: Final = "row.value ->> 0, row.value ->> 1, row.value ->> 2, CAST(row.value ->> 3 AS BLOB)"
WRITE: Final = "INSERT INTO daybook (body) VALUES (?)"
POST: Final = f"INSERT INTO entry SELECT {ENTRY} FROM json_each(?) AS row"
POST_ALL: Final = (
    f"INSERT INTO entry SELECT {ENTRY} FROM daybook, json_each(daybook.body) AS row"
    " WHERE NOT EXISTS (SELECT 1 FROM entry"
    " WHERE entry.game_table = row.value ->> 0 AND entry.seq = row.value ->> 1)"
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
        connection.execute(POST, (text_of([row for _, row in self.rows]),))
        connection.execute(CLEAR, (json.dumps(self.blank),))


class Daybook:
    """What is in the daybook, as the event loop knows it: the file itself is the writer's."""

    def __init__(self) -> None:
        self._accounts: dict[str, Account] = {}
        self._left: Counter[int] = Counter()
        """How many entries of each page are not posted."""

    @property
    def open(self) -> list[str]:
        """The tables with entries to be posted."""
        return [table for table, account in self._accounts.items() if account.rows]

    @property
    def due(self) -> list[str]:
        """The tables with enough of them."""
        return [table for table, account in self._accounts.items() if len(account.rows) >= ENOUGH]

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
        self._left[page] += len(rows)

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
        self._left.subtract([page for page, _ in posting.rows])
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
    """Post what was left in the file, if anything."""
    if connection.execute("SELECT 1 FROM daybook").fetchone() is None:
        return
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(POST_ALL)
        connection.execute("DELETE FROM daybook")
