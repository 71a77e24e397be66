"""A store as an operator sees it, and changes it a little, beside a house that may be open in it.

What is kept of tables is never changed here: that is in the memory of the house. A store of another
version is left as it is.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Final, Protocol, TypeVar

from athanor.kernel.words import refuse
from athanor.server.store.database import Statement
from athanor.server.store.files import connect, open_to_look
from athanor.server.store.schema import MIGRATIONS

T = TypeVar("T")

PATIENCE: Final = 5.0
"""Seconds to wait for a file that somebody else is writing to."""


class Beside(Protocol):
    """A store to look at."""

    same_login: str
    """The condition that a login is ``?1``, in capitals or not."""

    def rows(self, query: str, *values: object) -> list[Any]:
        """Return what a query finds."""

    def change(self, *statements: Statement) -> list[int]:
        """Carry out statements, all or none; return how many rows each has changed."""


class FileBeside:
    """A file of SQLite."""

    same_login = "login = ?1"

    def __init__(self, path: Path) -> None:
        self._path = path
        if not path.is_file():
            raise refuse("doctor-no-store", path=str(path))

    def look(self, read: Callable[[Connection], T]) -> T:
        """Return what is read in the file; nothing can be changed."""
        with closing(open_to_look(self._path, PATIENCE)) as connection:
            self._check(connection)
            return read(connection)

    def rows(self, query: str, *values: object) -> list[Any]:
        """Return what a query finds."""
        return self.look(lambda connection: connection.execute(query, values).fetchall())

    def change(self, *statements: Statement) -> list[int]:
        """Carry out statements, between two commits of the house."""
        with closing(connect(self._path, PATIENCE)) as connection:
            self._check(connection)
            connection.execute("PRAGMA synchronous = FULL")
            try:
                connection.execute("BEGIN IMMEDIATE")
                with connection:
                    return [
                        connection.execute(statement, values).rowcount
                        for statement, values in statements
                    ]
            except sqlite3.OperationalError as error:
                path = str(self._path)
                raise refuse("server-store-unusable", path=path, reason=str(error)) from error

    def _check(self, connection: Connection) -> None:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version != len(MIGRATIONS):
            known = len(MIGRATIONS)
            raise refuse("desk-other-version", path=str(self._path), version=version, known=known)


@contextmanager
def beside(path: Path, database: str) -> Iterator[Beside]:
    """Give the store in a file, or in a database if one is named."""
    if not database:
        yield FileBeside(path)
        return
    try:
        from athanor.server.store.postgres_beside import (  # noqa: PLC0415 - an extra of its own
            postgres_beside,
        )
    except ImportError as error:
        raise refuse("server-no-postgres") from error
    with postgres_beside(database) as found:
        yield found
