"""Opening the file of the store: ours, whole, and of a version that is known."""

import errno
import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from athanor.kernel.words import refuse
from athanor.server.store.daybook import post_all
from athanor.server.store.schema import APPLICATION, MIGRATIONS

log: Final = logging.getLogger(__name__)

OWNER_ONLY: Final = 0o600
"""The file holds secrets of matches that are being played."""


def connect(path: Path, patience: float) -> Connection:
    """Return a connection that waits so many seconds for others to finish writing."""
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    connection.text_factory = legible
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def open_to_look(path: Path, patience: float) -> Connection:
    """Return a connection to a file that must not be changed in any way."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, uri=True, timeout=patience)
    connection.text_factory = legible
    return connection


def legible(text: bytes) -> str:
    """Return text even where it is damaged: what was done to it, its checksum tells."""
    return text.decode(errors="replace")


def open_to_write(path: Path, patience: float) -> Connection:
    """Return a connection to the store's file, made or brought up to date if need be.

    Raises ``OSError`` for a file that cannot be used, ``Refused`` for one that is no store.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    connection = connect(path, patience)
    try:
        _check(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _keep_old(connection, path)
        _migrate(connection)
        _post(connection)
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_FULL:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path)) from error
        raise refuse("server-store-unusable", path=str(path), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        connection.close()
        raise refuse("server-store-broken", path=str(path)) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _post(connection: Connection) -> None:
    """Post what was left in the daybook; where the disk is full, it stays there."""
    try:
        post_all(connection)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_FULL:
            raise
        log.warning("the disk is full: the last entries stay in the daybook")


def open_to_read(path: Path, patience: float) -> Connection:
    """Return a connection that can change nothing."""
    connection = connect(path, patience)
    connection.execute("PRAGMA query_only = ON")
    return connection


def _check(connection: Connection, path: Path) -> None:
    """Refuse a file that something else made, or a later version of us, or that is damaged."""
    tables = _number(connection, "SELECT count(*) FROM sqlite_schema")
    if tables and _number(connection, "PRAGMA application_id") != APPLICATION:
        raise refuse("server-store-foreign", path=str(path))
    version = _number(connection, "PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise refuse("server-store-newer", path=str(path), version=version, known=len(MIGRATIONS))
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise refuse("server-store-broken", path=str(path))


def _keep_old(connection: Connection, path: Path) -> None:
    """Copy a file of an older version before it is changed, so that the older program has one."""
    version = _number(connection, "PRAGMA user_version")
    if not 0 < version < len(MIGRATIONS):
        return
    number = 1
    while (copy := path.with_name(f"{path.name}.version-{version}-{number}")).exists():
        number += 1
    os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    try:
        with closing(sqlite3.connect(copy)) as kept:
            connection.backup(kept)
    except sqlite3.Error:
        copy.unlink()  # half a copy is none
        raise
    log.warning(
        "the store is brought to version %d; as it was, it lies at %s", len(MIGRATIONS), copy
    )


def _migrate(connection: Connection) -> None:
    """Bring the file up to date: each migration whole, or not at all."""
    while (version := _number(connection, "PRAGMA user_version")) < len(MIGRATIONS):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in MIGRATIONS[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _number(connection: Connection, query: str) -> int:
    value: int
    (value,) = connection.execute(query).fetchone()
    return value
