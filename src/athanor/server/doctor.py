"""What is wrong with a store, and what of it can be mended.

Whatever cannot be kept is set aside and never thrown away: mending begins with a copy of the file,
and a journal that is damaged is cut before the first entry that nobody can vouch for.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from msgspec import Struct

from athanor.kernel.words import Arg, Message, refuse
from athanor.packs.bundle import bundle_hash
from athanor.server.lock import Lock
from athanor.server.store import EntryRow
from athanor.server.store.daybook import UNREADABLE, post_all, rows_on
from athanor.server.store.files import connect, open_to_look, open_to_write
from athanor.server.store.schema import APPLICATION, MIGRATIONS
from athanor.server.store.tables import checksum
from athanor.server.tables.held import ReadJournal
from athanor.server.tables.journal import Opened

PATIENCE: Final = 5.0
MOST_LINES: Final = 20
"""Of what SQLite says about a damaged file; one fault often brings all others with it."""

DAMAGED: Final = "damaged"
LET_GO: Final = "let go"
"""Why entries are set aside: nobody can vouch for them; and what was lost with a page is lost."""


class Finding(Struct, frozen=True):
    """Something that is wrong."""

    message: Message
    mendable: bool


def fault(key: str, mendable: bool = True, **args: Arg) -> Finding:
    """Return something that is wrong, in words."""
    return Finding(Message(key, args), mendable)


def examine(path: Path) -> list[Finding]:
    """Return all that is wrong with a store; a house may be open in it. Nothing is changed."""
    if not path.is_file():
        raise refuse("doctor-no-store", path=str(path))
    with closing(open_to_look(path, PATIENCE)) as connection:
        return list(_findings(connection, path))


def mend(path: Path) -> Path:
    """Mend what can be mended, in a store that no house is open in; return where its copy lies."""
    if not path.is_file():
        raise refuse("doctor-no-store", path=str(path))
    lock = Lock(path)
    try:
        copy = _copy(path)
        _mend_file(path)
        with closing(open_to_write(path, PATIENCE)) as connection:
            post_all(connection)
            _mend_journals(connection)
    finally:
        lock.release()
    return copy


# --- looking ---


def _findings(connection: Connection, path: Path) -> Iterator[Finding]:
    try:
        if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
            raise refuse("server-store-foreign", path=str(path))
        yield from _faults_of_file(connection)
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version != len(MIGRATIONS):
            known = len(MIGRATIONS)
            yield fault("doctor-version", version < known, version=version, known=known)
            return
        for table, secret in connection.execute("SELECT id, secret FROM game_table ORDER BY id"):
            yield from _faults_of_table(table, secret, connection)
        torn = "SELECT DISTINCT game_table FROM set_aside WHERE reason = ? ORDER BY 1"
        for (table,) in connection.execute(torn, (UNREADABLE,)):
            yield fault("doctor-torn", table=table or "?")
    except sqlite3.DatabaseError as error:
        yield fault("doctor-unreadable", reason=str(error))


def aside(path: Path) -> list[Message]:
    """Return what was set aside, for whoever wants to look at it."""
    query = "SELECT game_table, reason, count(*) FROM set_aside GROUP BY 1, 2 ORDER BY 1, 2"
    with closing(open_to_look(path, PATIENCE)) as connection:
        try:
            rows = connection.execute(query).fetchall()
        except sqlite3.DatabaseError:
            return []
    return [
        Message("doctor-set-aside", {"table": table or "?", "reason": reason, "count": count})
        for table, reason, count in rows
    ]


def _faults_of_file(connection: Connection) -> Iterator[Finding]:
    for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_LINES})"):
        if line != "ok":
            yield fault("doctor-file", problem=line)
    strays = connection.execute("PRAGMA foreign_key_check").fetchall()
    for name in sorted({row[0] for row in strays}):
        count = sum(row[0] == name for row in strays)
        yield fault("doctor-strays", mendable=False, name=name, count=count)


def _faults_of_table(table: str, secret: bytes, connection: Connection) -> Iterator[Finding]:
    rows = rows_of(table, connection)
    journal = ReadJournal(table, secret, rows)
    if journal.flaw is not None:
        yield fault("doctor-table", table=table, problem=journal.flaw.message)
    if _snapshot_is_wrong(table, len(rows), connection):
        yield fault("doctor-snapshot", table=table)
    for opened in journal.entries[:1]:
        pinned = (*opened.pinned, *opened.house) if isinstance(opened, Opened) else ()
        for digest in pinned:
            found = connection.execute("SELECT body FROM pack WHERE hash = ?", (digest,)).fetchone()
            if found is None or bundle_hash(found[0]) != digest:
                yield fault("doctor-pack", mendable=False, table=table, hash=digest)


def rows_of(table: str, connection: Connection) -> list[EntryRow]:
    """Return the entries of a table, those in the daybook included."""
    query = "SELECT seq, at, body, coalesce(link, '') FROM entry WHERE game_table = ? ORDER BY seq"
    rows = [EntryRow(*row) for row in connection.execute(query, (table,))]
    last = rows[-1].seq if rows else -1
    for (page,) in connection.execute("SELECT body FROM daybook ORDER BY page"):
        for name, seq, when, text, link in rows_on(page) or ():
            if name == table and seq > last:
                rows.append(EntryRow(seq, when, text.encode(), link))
    return rows


def _snapshot_is_wrong(table: str, entries: int, connection: Connection) -> bool:
    query = "SELECT seq, body, checksum FROM snapshot WHERE game_table = ?"
    row = connection.execute(query, (table,)).fetchone()
    return row is not None and (row[0] >= entries or row[2] not in (None, checksum(row[1])))


# --- mending ---


def _copy(path: Path) -> Path:
    """Copy the file as it is, to a name that nothing has."""
    number = 1
    while (copy := path.with_name(f"{path.name}.before-repair-{number}")).exists():
        number += 1
    for suffix in ("", "-wal"):
        with suppress(FileNotFoundError):
            shutil.copy2(f"{path}{suffix}", f"{copy}{suffix}")
    return copy


def _mend_file(path: Path) -> None:
    """Have SQLite find nothing wrong any more: indexes are made anew, or else the whole file."""
    with closing(connect(path, PATIENCE)) as connection:
        try:
            connection.execute("REINDEX")
            if connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",):
                return
        except sqlite3.DatabaseError:
            pass
    _rebuild(path)


def _rebuild(path: Path) -> None:
    """Write all that can still be read into a new file, which takes the place of the old one."""
    fresh = path.with_name(f"{path.name}.rebuilt")
    for suffix in ("", "-wal", "-shm"):
        Path(f"{fresh}{suffix}").unlink(missing_ok=True)
    with closing(open_to_write(fresh, PATIENCE)) as new, closing(connect(path, PATIENCE)) as old:
        new.execute("PRAGMA foreign_keys = OFF")
        names = [
            name
            for (name,) in new.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not name.startswith("sqlite_")
        ]
        for name in names:
            _save_rows(name, old, new)
        new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ("-wal", "-shm"):
        Path(f"{path}{suffix}").unlink(missing_ok=True)
    os.replace(fresh, path)


def _save_rows(name: str, old: Connection, new: Connection) -> None:
    """Copy the rows of a table from both ends, each as far as they can be read."""
    columns = [row[1] for row in new.execute(f"PRAGMA table_info({name})")]
    keys = [row[1] for row in new.execute(f"PRAGMA table_info({name})") if row[5]]
    listed, marks = ", ".join(columns), ", ".join("?" * len(columns))
    for order in ("ASC", "DESC"):
        by = ", ".join(f"{key} {order}" for key in keys)
        try:
            for row in old.execute(f"SELECT {listed} FROM {name} ORDER BY {by}"):
                with suppress(sqlite3.IntegrityError):
                    new.execute(f"INSERT INTO {name} ({listed}) VALUES ({marks})", row)
        except sqlite3.DatabaseError:
            continue
        return


def _mend_journals(connection: Connection) -> None:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        tables = connection.execute("SELECT id, secret FROM game_table").fetchall()
        for table, secret in tables:
            rows = rows_of(table, connection)
            journal = ReadJournal(table, secret, rows)
            if journal.flaw is not None:
                _cut(table, journal.flaw.seq, connection)
            sound = len(journal.entries)
            if _snapshot_is_wrong(table, sound, connection):
                connection.execute("DELETE FROM snapshot WHERE game_table = ?", (table,))
        forget = "UPDATE set_aside SET reason = ? WHERE reason = ?"
        connection.execute(forget, (LET_GO, UNREADABLE))


def _cut(table: str, seq: int, connection: Connection) -> None:
    """Set entries aside from one on; a table that has none left is closed."""
    connection.execute(
        "INSERT INTO set_aside (game_table, seq, at, body, link, reason)"
        " SELECT game_table, seq, at, body, link, ? FROM entry WHERE game_table = ? AND seq >= ?",
        (DAMAGED, table, seq),
    )
    connection.execute("DELETE FROM entry WHERE game_table = ? AND seq >= ?", (table, seq))
    phase = "playing" if seq else "closed"
    again = "UPDATE summary SET phase = ? WHERE game_table = ? AND (phase = 'over' OR ? = 0)"
    connection.execute(again, (phase, table, seq))
