"""The store: one SQLite file, one thread that writes, a few that read."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Final, TypeAlias, TypeVar

from athanor.server.protocol.play import Remark
from athanor.server.store.files import open_to_write
from athanor.server.store.readers import Readers
from athanor.server.store.rows import GUEST, EntryRow, PersonRow, SummaryRow, TableRow
from athanor.server.store.writer import Failure, Work, Writer

T = TypeVar("T")

Row: TypeAlias = tuple[Any, ...]
"""As SQLite gives it; the types of its columns are strict."""

ALL: Final = -1
"""As many as there are, as SQLite says it."""

PATIENCE: Final = 5.0
"""Seconds to wait for a file that somebody else is writing to, such as a back-up."""


class Store:
    """What the house keeps. Whatever is awaited here has been written to the disk, or failed.

    Writing raises ``Conflict`` for what exists already and ``StoreError`` where the disk or
    the file will not have it; in both cases nothing has changed.
    """

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self._writer = writer
        self._readers = readers

    @classmethod
    def open(cls, path: Path, patience: float = PATIENCE) -> "Store":
        """Open a file, or begin one; refuse a file that is no store."""
        return cls(Writer(open_to_write(path, patience)), Readers(path, patience))

    async def close(self) -> None:
        """Write what is still under way and let go of the file."""
        self._writer.rest()
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.close()
        self._writer.close()

    async def _write(self, work: Work[T]) -> T:
        return await asyncio.wrap_future(self._writer.submit(work))

    async def _do(self, statement: str, *values: object) -> int:
        """Carry out a statement; return how many rows it has changed."""
        return await self._write(lambda connection: connection.execute(statement, values).rowcount)

    async def _rows(self, query: str, *values: object) -> list[Row]:
        def rows(connection: Connection) -> list[Row]:
            return connection.execute(query, values).fetchall()

        return await self._readers.read(rows)

    async def _one(self, query: str, *values: object) -> Row | None:
        rows = await self._rows(query, *values)
        return rows[0] if rows else None

    # --- tables ---

    async def add_table(
        self, row: TableRow, entries: Sequence[EntryRow], summary: SummaryRow | None = None
    ) -> None:
        """Keep a new table together with what has happened there so far."""

        def add(connection: Connection) -> None:
            values = (row.id, row.opened, row.host, row.secret, row.listed)
            connection.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?)", values)
            _append(connection, row.id, entries, summary)

        await self._write(add)

    def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        then: Callable[[Failure], None],
        summary: SummaryRow | None = None,
    ) -> None:
        """Keep what has happened at a table and how the lobby finds it now, or nothing at all.

        Where somebody has only made a choice, there is no need for a summary. What came of it is
        told by a call, because most of what a busy house does is to wait for this.
        """
        rows = [(table, entry.seq, entry.when, entry.body.decode()) for entry in entries]
        note = None if summary is None else partial(_note, table=table, summary=summary)
        self._writer.append(table, rows, then, note)

    async def table(self, table: str) -> TableRow | None:
        """Return what a table was from its first moment on."""
        row = await self._one(
            "SELECT id, opened, host, secret, listed FROM game_table WHERE id = ?", table
        )
        if row is None:
            return None
        number, opened, host, secret, listed = row
        return TableRow(number, opened, host, secret, bool(listed))

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        """Return what has happened at a table since an entry, in its order."""
        await self._writer.post([table])
        query = "SELECT seq, at, body FROM entry WHERE game_table = ? AND seq > ? ORDER BY seq"
        return [EntryRow(*row) for row in await self._rows(query, table, after)]

    async def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep where a table stood after an entry, so that it need not be played again to there.

        Only the latest one is kept.
        """
        await self._do(
            "INSERT INTO snapshot VALUES (?, ?, ?) ON CONFLICT (game_table) DO UPDATE"
            " SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= seq",
            table,
            seq,
            body,
        )

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Return where a table stood after an entry."""
        row = await self._one("SELECT seq, body FROM snapshot WHERE game_table = ?", table)
        return None if row is None else (row[0], row[1])

    # --- the lobby ---

    async def listed(self, phases: Sequence[str], limit: int) -> list[str]:
        """Return the tables for everybody to see in some phases, the liveliest first."""
        marks = ", ".join("?" * len(phases))
        query = (
            "SELECT game_table FROM summary JOIN game_table ON game_table.id = summary.game_table"
            f" WHERE listed AND phase IN ({marks}) ORDER BY moved DESC, game_table LIMIT ?"
        )
        return [table for (table,) in await self._rows(query, *phases, limit)]

    async def in_phase(self, phases: Sequence[str]) -> list[str]:
        """Return all tables in some phases, the liveliest first: those to be taken up again."""
        marks = ", ".join("?" * len(phases))
        order = "ORDER BY moved DESC, game_table"
        query = f"SELECT game_table FROM summary WHERE phase IN ({marks}) {order}"
        return [table for (table,) in await self._rows(query, *phases)]

    async def tables_of(self, person: str, limit: int = ALL) -> list[str]:
        """Return the tables that somebody hosts or sits at, the liveliest first."""
        query = (
            "SELECT game_table FROM summary WHERE game_table IN"
            " (SELECT id FROM game_table WHERE host = ?1"
            " UNION SELECT game_table FROM sitting WHERE person = ?1)"
            " ORDER BY moved DESC, game_table LIMIT ?2"
        )
        return [table for (table,) in await self._rows(query, person, limit)]

    async def hosted(self, person: str, phases: Sequence[str]) -> int:
        """Return how many tables in some phases somebody hosts."""
        marks = ", ".join("?" * len(phases))
        query = (
            "SELECT count(*) FROM game_table JOIN summary ON game_table.id = summary.game_table"
            f" WHERE host = ? AND phase IN ({marks})"
        )
        ((number,),) = await self._rows(query, person, *phases)
        return int(number)

    # --- what is said ---

    async def say(self, table: str, remark: Remark, person: str, request: str) -> bool:
        """Keep what somebody asked to say at a table; tell whether it had not been kept before."""
        said = await self._do(
            "INSERT INTO remark SELECT ?1, count(*), ?2, ?3, ?4, ?5, ?6, ?7 FROM remark"
            " WHERE game_table = ?1 ON CONFLICT (person, request, game_table) DO NOTHING",
            table,
            remark.when,
            remark.name,
            remark.seat,
            remark.text,
            person,
            request,
        )
        return said == 1

    async def remarks(self, table: str, start: int = 0) -> list[Remark]:
        """Return what was said at a table, from a remark on."""
        query = (
            "SELECT at, name, seat, text FROM remark"
            " WHERE game_table = ? AND number >= ? ORDER BY number"
        )
        return [Remark(*row) for row in await self._rows(query, table, start)]

    # --- people ---

    async def add_person(self, person: PersonRow) -> None:
        """Keep somebody; who is known already stays as they are."""
        await self._do(
            "INSERT INTO person (id, name) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
            person.id,
            person.name,
        )

    async def person(self, person: str) -> PersonRow | None:
        """Return somebody by their number."""
        return await self._person("id = ?", person)

    async def person_called(self, login: str) -> PersonRow | None:
        """Return whose account a login is, in capitals or not."""
        return await self._person("login = ?", login)

    async def _person(self, condition: str, value: str) -> PersonRow | None:
        query = f"SELECT id, name, login, password FROM person WHERE {condition}"
        row = await self._one(query, value)
        return None if row is None else PersonRow(row[0], row[1], row[2] or GUEST, row[3] or "")

    async def rename(self, person: str, name: str) -> None:
        """Keep how somebody wants to be called."""
        await self._do("UPDATE person SET name = ? WHERE id = ?", name, person)

    async def credentials(self, person: str, login: str, password: str) -> bool:
        """Make a guest's account, with the hash of a password; tell whether it was a guest.

        A login that somebody has raises ``Conflict``.
        """
        changed = await self._do(
            "UPDATE person SET login = ?, password = ?"
            " WHERE id = ? AND login IS NULL AND heir IS NULL",
            login,
            password,
            person,
        )
        return changed == 1

    # --- guests who log in ---

    async def name_heir(self, guest: str, heir: str) -> bool:
        """Note that all that is a guest's is to be an account's; tell whether it may be.

        Whoever is not written down has nothing, and an account is nobody's guest.
        """

        def name(connection: Connection) -> bool:
            named = connection.execute(
                "UPDATE person SET heir = ?2"
                " WHERE id = ?1 AND login IS NULL AND (heir IS NULL OR heir = ?2)",
                (guest, heir),
            ).rowcount
            if named:
                words = "UPDATE OR IGNORE remark SET person = ?2 WHERE person = ?1"
                connection.execute(words, (guest, heir))
            return bool(named)

        return await self._write(name)

    async def heirs(self) -> list[tuple[str, str]]:
        """Return the guests all of whose things have not gone to their heirs yet, and these."""
        rows = await self._rows("SELECT id, heir FROM person WHERE heir IS NOT NULL ORDER BY id")
        return [(guest, heir) for guest, heir in rows]

    async def give_table(self, table: str, guest: str, heir: str) -> None:
        """Have a table that a guest hosts be found as their heir's."""
        await self._do(
            "UPDATE game_table SET host = ? WHERE id = ? AND host = ?", heir, table, guest
        )

    async def has_inherited(self, guest: str) -> None:
        """Note that nothing is left that a guest's heir should have."""
        await self._do("UPDATE person SET heir = NULL WHERE id = ?", guest)

    # --- records that somebody opened ---

    async def shelve(self, number: str, text: str) -> None:
        """Keep the text of a record."""
        await self._do("INSERT INTO replay VALUES (?, ?) ON CONFLICT DO NOTHING", number, text)

    async def shelved(self, number: str) -> str | None:
        """Return the text of a record."""
        row = await self._one("SELECT text FROM replay WHERE id = ?", number)
        return None if row is None else row[0]

    # --- the house itself ---

    async def setting(self, key: str) -> bytes | None:
        """Return something the house remembers about itself."""
        row = await self._one("SELECT value FROM setting WHERE key = ?", key)
        return None if row is None else row[0]

    async def set_setting(self, key: str, value: bytes) -> None:
        """Keep something about the house itself."""
        await self._do("INSERT OR REPLACE INTO setting VALUES (?, ?)", key, value)


def _append(
    connection: Connection, table: str, entries: Sequence[EntryRow], summary: SummaryRow | None
) -> None:
    rows = [(table, entry.seq, entry.when, entry.body) for entry in entries]
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?)", rows)
    if summary is not None:
        _note(connection, table, summary)


def _note(connection: Connection, table: str, summary: SummaryRow) -> None:
    values = (table, summary.phase, summary.moved, summary.game)
    connection.execute("INSERT OR REPLACE INTO summary VALUES (?, ?, ?, ?)", values)
    connection.execute("DELETE FROM sitting WHERE game_table = ?", (table,))
    sitters = [(table, seat, one) for seat, one in enumerate(summary.sitters) if one is not None]
    connection.executemany("INSERT INTO sitting VALUES (?, ?, ?)", sitters)
