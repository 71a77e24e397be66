"""A database as an operator sees it, and changes it a little, beside houses that are open in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg

from athanor.kernel.words import refuse
from athanor.server.news import Judged, Posted, write_posted
from athanor.server.store.database import Statement
from athanor.server.store.postgres_opening import check_version, conninfo_of, name_of
from athanor.server.store.postgres_words import as_stored, in_dialect

TELL = b"SELECT pg_notify('athanor', $1)"
NOBODY = 0
"""The number of who posts news without being a process of the house."""


@contextmanager
def postgres_beside(address: str) -> Iterator["PostgresBeside"]:
    """Connect to a database; refuse a store of another version, which stays as it is."""
    try:
        with psycopg.connect(conninfo_of(address), cursor_factory=psycopg.RawCursor) as connection:
            check_version(connection, address)
            yield PostgresBeside(connection)
    except psycopg.Error as error:
        reason = " ".join(str(error).split())
        raise refuse("server-store-unusable", path=name_of(address), reason=reason) from error


class PostgresBeside:
    """A store in PostgreSQL."""

    same_login = 'lower(login) = lower(?1::text COLLATE "C")'

    def __init__(self, connection: "psycopg.Connection[Any]") -> None:
        self._connection = connection

    def rows(self, query: str, *values: object) -> list[Any]:
        """Return what a query finds."""
        return self._connection.execute(in_dialect(query), as_stored(values)).fetchall()

    def change(self, *statements: Statement) -> list[int]:
        """Carry out statements, and have all processes of the house look at once."""
        with self._connection.transaction():
            changed = [
                self._connection.execute(in_dialect(statement), as_stored(values)).rowcount
                for statement, values in statements
            ]
            told = write_posted(Posted(NOBODY, Judged())).decode()
            self._connection.execute(TELL, (told,))
        return changed
