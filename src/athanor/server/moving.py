"""A house moves: all that is kept in a file goes into a database, or back, row by row.

Both sides are closed meanwhile. Where it goes there must be nothing yet; where it came from, all
stays as it was. What has arrived is compared with what was sent before it counts, so that every
journal is the same to the last bit; if anything is in the way, nothing has arrived.
"""

import hashlib
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct

from athanor.kernel.words import refuse
from athanor.server.lock import Lock
from athanor.server.settings import Settings
from athanor.server.store.files import open_to_write

Row: TypeAlias = tuple[Any, ...]

PATIENCE: Final = 5.0
FILE: Final = "sqlite:"
ADDRESSES: Final = ("postgresql://", "postgres://")
FOLDER_MODE: Final = 0o700


class Kind(Struct, frozen=True):
    """Rows of one kind: where they are, what they consist of, and in which order they go."""

    name: str
    columns: str
    order: str
    flags: frozenset[int] = frozenset()
    """Columns that say yes or no, by their places."""


KINDS: Final = (
    Kind("setting", "key, value", "key"),
    # An account comes before the guests whose heir it is.
    Kind(
        "person",
        "id, name, login, password, heir, departed",
        "heir IS NOT NULL, id",
        frozenset({5}),
    ),
    Kind("session", "id, person", "rowid"),
    Kind("game_table", "id, opened, host, secret, listed", "id", frozenset({4})),
    Kind("entry", "game_table, seq, at, body, link", "game_table, seq"),
    Kind("snapshot", "game_table, seq, body, checksum", "game_table"),
    Kind("summary", "game_table, phase, moved, game, is_open", "game_table", frozenset({4})),
    Kind("sitting", "game_table, seat, person", "game_table, seat"),
    Kind("hand", "game_table, person", "game_table, person"),
    Kind(
        "remark",
        "game_table, number, at, name, seat, text, person, request",
        "game_table, number",
    ),
    Kind("record", "game_table, text", "game_table"),
    Kind("replay", "id, text, opened", "id"),
    Kind("analysis", "replay, done, parts, touched, body", "replay"),
    Kind("pack", "hash, body", "hash"),
    Kind("set_aside", "game_table, seq, at, body, link, reason", "number"),
    Kind("pledge", "commitment, person, secret", "number"),
    Kind("verdict", "number, at, act, about, until, reason", "number"),
    Kind(
        "report",
        "number, at, game_table, reporter, person, name, reason, outcome, settled",
        "number",
    ),
    Kind(
        "report_line",
        "report, place, at, person, name, text, is_meant",
        "report, place",
        frozenset({6}),
    ),
)
"""All that is kept, in an order in which nothing speaks of what is not there yet."""


class Moved(Struct, frozen=True):
    """What has arrived."""

    tables: int
    entries: int
    people: int


class Side(Protocol):
    """A store as it is moved from or to."""

    def rows(self, kind: Kind) -> Iterator[Row]:
        """Give all rows of a kind, in their order."""

    def is_empty(self) -> bool:
        """Tell whether nothing is kept here yet, but what a house notes about itself."""

    def insert(self, kind: Kind, rows: Iterable[Row]) -> None:
        """Keep rows of a kind."""

    def finish(self) -> None:
        """Have all that has arrived count."""


def move(source: str, target: str) -> Moved:
    """Move a house from one store to another; both are written as ``sqlite:FOLDER`` or a URL."""
    with ExitStack() as stack:
        old = stack.enter_context(opened(source, is_source=True))
        new = stack.enter_context(opened(target, is_source=False))
        if not new.is_empty():
            raise refuse("move-not-empty", target=shown(target))
        counts = {kind.name: carry(kind, old, new) for kind in KINDS}
        new.finish()
    return Moved(counts["game_table"], counts["entry"], counts["person"])


def carry(kind: Kind, old: Side, new: Side) -> int:
    """Carry all rows of a kind over; refuse if what arrives is not what was sent."""
    sent = Digest(kind)
    new.insert(kind, sent.passing(old.rows(kind)))
    arrived = Digest(kind)
    for _ in arrived.passing(new.rows(kind)):
        continue
    if (arrived.count, arrived.value) != (sent.count, sent.value):
        raise refuse("move-differs", name=kind.name)
    return sent.count


class Digest:
    """What shows whether two rows of rows are the same to the last bit."""

    def __init__(self, kind: Kind) -> None:
        self.count = 0
        self._flags = kind.flags
        self._hash = hashlib.sha256()

    @property
    def value(self) -> bytes:
        """The hash of all that has passed."""
        return self._hash.digest()

    def passing(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Give rows on, as both sides understand them, and take note of them."""
        for row in rows:
            plain = tuple(
                bool(value) if place in self._flags else value for place, value in enumerate(row)
            )
            self.count += 1
            self._hash.update(repr(plain).encode("utf-8", "surrogatepass"))
            yield plain


# --- the two kinds of store ---


@contextmanager
def opened(where: str, is_source: bool) -> Iterator[Side]:
    """Open one side; refuse what is no store, is in use, or is not where it should be."""
    if where.startswith(FILE):
        folder = Path(where.removeprefix(FILE))
        with file_side(Settings(folder).store, is_source) as side:
            yield side
        return
    if not where.startswith(ADDRESSES):
        raise refuse("move-bad-address", given=where.rsplit("@", maxsplit=1)[-1][:80])
    try:
        from athanor.server.store.postgres_moving import (  # noqa: PLC0415 - an extra of its own
            postgres_side,
        )
    except ImportError as error:
        raise refuse("server-no-postgres") from error
    with postgres_side(where) as found:
        yield found


def shown(where: str) -> str:
    """Return where a side is, without who may come in there."""
    return where if where.startswith(FILE) else f"postgresql://{where.rsplit('@', maxsplit=1)[-1]}"


@contextmanager
def file_side(path: Path, is_source: bool) -> Iterator[Side]:
    """Open a file to move from; or one to move to, which takes its place only in the end."""
    if is_source:
        if not path.is_file():
            raise refuse("doctor-no-store", path=str(path))
        lock = Lock(path)
        try:
            side = FileSide(open_to_write(path, PATIENCE), path, path)
            try:
                yield side
            finally:
                side.close()
        finally:
            lock.release()
        return
    if path.exists():
        raise refuse("move-not-empty", target=str(path))
    path.parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.moving")
    remove(draft)
    side = FileSide(open_to_write(draft, PATIENCE), draft, path)
    try:
        yield side
    finally:
        side.close()
        remove(draft)


def remove(draft: Path) -> None:
    """Remove what is left of a file that never came to its place."""
    for suffix in ("", "-wal", "-shm"):
        Path(f"{draft}{suffix}").unlink(missing_ok=True)


class FileSide:
    """A file of SQLite."""

    def __init__(self, connection: sqlite3.Connection, path: Path, place: Path) -> None:
        self._connection = connection
        self._path = path
        self._place = place
        """Where the file belongs."""
        connection.execute("BEGIN IMMEDIATE")

    def rows(self, kind: Kind) -> Iterator[Row]:
        """Give all rows of a kind, in their order."""
        query = f"SELECT {kind.columns} FROM {kind.name} ORDER BY {kind.order}"
        yield from self._connection.execute(query)

    def is_empty(self) -> bool:
        """Tell that it is: a file to move to is new."""
        return True

    def insert(self, kind: Kind, rows: Iterable[Row]) -> None:
        """Keep rows of a kind."""
        marks = ", ".join("?" * (kind.columns.count(",") + 1))
        statement = f"INSERT INTO {kind.name} ({kind.columns}) VALUES ({marks})"
        self._connection.executemany(statement, rows)

    def finish(self) -> None:
        """Put the file, whole, where it belongs."""
        self._connection.execute("COMMIT")
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        os.replace(self._path, self._place)

    def close(self) -> None:
        """Let go of the file; what was not finished is undone."""
        with suppress(sqlite3.ProgrammingError):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        self._connection.close()
