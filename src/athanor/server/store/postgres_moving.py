"""A store in PostgreSQL as a house moves into it or out of it: in one transaction."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import psycopg

from athanor.kernel.words import refuse
from athanor.server.moving import KINDS, Kind, Row
from athanor.server.store.postgres_lock import PostgresLock
from athanor.server.store.postgres_opening import bring_up_to_date, conninfo_of, name_of

AT_ONCE: Final = 500
"""Rows that are fetched together."""

HEADS: Final = (
    "INSERT INTO head SELECT id, coalesce((SELECT 1 + max(seq) FROM entry"
    " WHERE entry.game_table = id), 0) FROM game_table"
)


@contextmanager
def postgres_side(address: str) -> Iterator["PostgresSide"]:
    """Open a database that no house is open in; what is not finished is undone."""
    bring_up_to_date(address)
    lock = PostgresLock(address)
    try:
        with psycopg.connect(conninfo_of(address)) as connection:
            yield PostgresSide(connection)
            connection.rollback()
    except psycopg.Error as error:
        reason = " ".join(str(error).split())
        raise refuse("server-store-unusable", path=name_of(address), reason=reason) from error
    finally:
        lock.release()


class PostgresSide:
    """A database."""

    def __init__(self, connection: "psycopg.Connection[Any]") -> None:
        self._connection = connection

    def rows(self, kind: Kind) -> Iterator[Row]:
        """Give all rows of a kind, in their order."""
        query = f"SELECT {kind.columns} FROM {kind.name} ORDER BY {kind.order}"
        with self._connection.cursor(name="moving") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(query.encode())
            yield from cursor

    def is_empty(self) -> bool:
        """Tell whether nothing is kept here yet, but what a house notes about itself."""
        names = [kind.name for kind in KINDS if kind.name != "setting"]
        query = " UNION ALL ".join(f"(SELECT 1 FROM {name} LIMIT 1)" for name in names)
        return self._connection.execute(query.encode()).fetchone() is None

    def insert(self, kind: Kind, rows: Iterable[Row]) -> None:
        """Keep rows of a kind; what a house had noted about itself gives way."""
        with self._connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {kind.name}".encode())
            with cursor.copy(f"COPY {kind.name} ({kind.columns}) FROM STDIN".encode()) as copy:
                for row in rows:
                    copy.write_row(row)

    def finish(self) -> None:
        """Note where each table stands, and have all of it count."""
        self._connection.execute(HEADS.encode())
        self._connection.commit()
