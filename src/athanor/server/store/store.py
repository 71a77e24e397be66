"""The store: one SQLite file, one thread that writes, a few that read."""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import Any, Final, TypeAlias, TypeVar

from athanor.server.measures import Histogram
from athanor.server.protocol.play import Remark
from athanor.server.store.daybook import POST_ONE, UNREADABLE
from athanor.server.store.files import open_to_write
from athanor.server.store.readers import Readers
from athanor.server.store.rows import GUEST, EntryRow, PersonRow, SummaryRow, TableRow
from athanor.server.store.writer import Failure, Work, Writer

T = TypeVar("T")

Row: TypeAlias = tuple[Any, ...]
"""As SQLite gives it; the types of its columns are strict."""

OWN: Final = (
    "game_table IN (SELECT id FROM game_table WHERE host = ?1"
    " UNION SELECT game_table FROM sitting WHERE person = ?1)"
)
"""What the tables are that somebody hosts or sits at."""

OF_TABLE: Final = (
    "entry", "snapshot", "summary", "sitting", "hand", "remark", "record", "set_aside",
)  # fmt: skip
"""Where things are kept of a table."""

MOST_SESSIONS: Final = 50
"""Of one account; beyond it the oldest ones end."""

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
        rows = [(table, one.seq, one.when, one.body.decode(), one.link) for one in entries]
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
        """Return what has happened at a table since an entry, in its order.

        Nothing is written for that, so that a table can be read where nothing can be kept.
        """
        unposted = self._writer.unposted(table)
        query = (
            "SELECT seq, at, body, coalesce(link, '') FROM entry"
            " WHERE game_table = ? AND seq > ? ORDER BY seq"
        )
        found = [EntryRow(*row) for row in await self._rows(query, table, after)]
        last = found[-1].seq if found else after
        waiting = [EntryRow(row[1], row[2], row[3].encode(), row[4]) for row in unposted]
        return [*found, *(one for one in waiting if one.seq > last)]

    async def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep where a table stood after an entry, so that it need not be played again to there.

        Only the latest one is kept.
        """
        await self._do(
            "INSERT INTO snapshot VALUES (?, ?, ?, ?) ON CONFLICT (game_table) DO UPDATE"
            " SET seq = excluded.seq, body = excluded.body, checksum = excluded.checksum"
            " WHERE excluded.seq >= seq",
            table,
            seq,
            body,
            checksum(body),
        )

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Return where a table stood after an entry, unless what is kept of it is damaged."""
        row = await self._one(
            "SELECT seq, body, checksum FROM snapshot WHERE game_table = ?", table
        )
        return None if row is None or row[2] != checksum(row[1]) else (row[0], row[1])

    async def phase(self, table: str) -> str:
        """Return how far a table had come when that was last noted; empty if it never was."""
        row = await self._one("SELECT phase FROM summary WHERE game_table = ?", table)
        return "" if row is None else str(row[0])

    async def game(self, table: str) -> str:
        """Return what was played at a table when that was last noted; empty if it never was."""
        row = await self._one("SELECT game FROM summary WHERE game_table = ?", table)
        return "" if row is None else str(row[0])

    async def close_table(self, table: str) -> None:
        """Have a table that cannot be taken up be found as a closed one."""
        await self._do("UPDATE summary SET phase = 'closed' WHERE game_table = ?", table)

    async def is_torn(self, table: str) -> bool:
        """Tell whether entries of a table may have been lost with a damaged page."""
        query = "SELECT 1 FROM set_aside WHERE game_table = ? AND reason = ?"
        return await self._one(query, table, UNREADABLE) is not None

    # --- what matches are played with, and what came of them ---

    async def keep_pack(self, digest: str, body: bytes) -> None:
        """Keep the content of a pack under its hash."""
        await self._do("INSERT INTO pack VALUES (?, ?) ON CONFLICT DO NOTHING", digest, body)

    async def pack(self, digest: str) -> bytes | None:
        """Return the content of a pack."""
        row = await self._one("SELECT body FROM pack WHERE hash = ?", digest)
        return None if row is None else row[0]

    async def keep_record(self, table: str, text: str) -> None:
        """Keep the record of a finished match as it was when it ended."""
        await self._do("INSERT INTO record VALUES (?, ?) ON CONFLICT DO NOTHING", table, text)

    async def record(self, table: str) -> str | None:
        """Return the record of a finished match."""
        row = await self._one("SELECT text FROM record WHERE game_table = ?", table)
        return None if row is None else row[0]

    # --- the lobby ---

    async def listed(self, phases: Sequence[str], limit: int, but: str) -> list[str]:
        """Return the tables for everybody to see in some phases, the liveliest first.

        Those that somebody hosts or sits at are left out, and those that gather people by
        invitation alone.
        """
        marks = ", ".join("?" * len(phases))
        query = (
            "SELECT game_table FROM summary JOIN game_table ON game_table.id = summary.game_table"
            f" WHERE listed AND phase IN ({marks}) AND (is_open OR phase != 'gathering')"
            " AND host != ?"
            " AND game_table NOT IN (SELECT game_table FROM sitting WHERE person = ?)"
            " ORDER BY moved DESC, game_table LIMIT ?"
        )
        return [table for (table,) in await self._rows(query, *phases, but, but, limit)]

    async def in_phase(self, phases: Sequence[str]) -> list[str]:
        """Return all tables in some phases, the liveliest first: those to be taken up again."""
        marks = ", ".join("?" * len(phases))
        order = "ORDER BY moved DESC, game_table"
        query = f"SELECT game_table FROM summary WHERE phase IN ({marks}) {order}"
        return [table for (table,) in await self._rows(query, *phases)]

    async def count_phases(self) -> dict[str, int]:
        """Return how many tables there are in each phase."""
        rows = await self._rows("SELECT phase, count(*) FROM summary GROUP BY phase")
        return {str(phase): int(count) for phase, count in rows}

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables that somebody hosts, sits at or has sat at, the liveliest first."""
        query = (
            f"SELECT game_table FROM summary WHERE {OWN}"
            " OR game_table IN (SELECT game_table FROM hand WHERE person = ?1)"
            " ORDER BY moved DESC, game_table"
        )
        return [table for (table,) in await self._rows(query, person)]

    async def own_page(self, person: str, limit: int, start: int) -> list[str]:
        """Return some of those that were not closed: first where a match goes on, then others."""
        query = (
            f"SELECT game_table FROM summary WHERE phase != 'closed' AND {OWN}"
            " ORDER BY CASE phase WHEN 'playing' THEN 0 WHEN 'gathering' THEN 1 ELSE 2 END,"
            " moved DESC, game_table LIMIT ?2 OFFSET ?3"
        )
        return [table for (table,) in await self._rows(query, person, limit, start)]

    async def count_own(self, person: str) -> int:
        """Return how many those are."""
        rows = await self._rows(
            f"SELECT count(*) FROM summary WHERE phase != 'closed' AND {OWN}", person
        )
        count: int = rows[0][0]
        return count

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
        query = f"SELECT id, name, login, password, departed FROM person WHERE {condition}"
        row = await self._one(query, value)
        if row is None:
            return None
        number, name, login, password, departed = row
        return PersonRow(number, name, login or GUEST, password or "", bool(departed))

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

    async def change_password(self, person: str, old: str, new: str) -> bool:
        """Keep the hash of another password; tell whether the old one was still theirs."""
        changed = await self._do(
            "UPDATE person SET password = ? WHERE id = ? AND password = ?", new, person, old
        )
        return changed == 1

    # --- sessions of accounts ---

    async def begin_session(self, session: str, person: str) -> list[str]:
        """Keep a session; return those of the same account that end because there are too many."""

        def begin(connection: Connection) -> list[str]:
            connection.execute("INSERT INTO session VALUES (?, ?)", (session, person))
            rows = connection.execute(
                "SELECT id FROM session WHERE person = ? ORDER BY rowid DESC LIMIT -1 OFFSET ?",
                (person, MOST_SESSIONS),
            ).fetchall()
            connection.executemany("DELETE FROM session WHERE id = ?", rows)
            return [one for (one,) in rows]

        return await self._write(begin)

    async def person_in_session(self, session: str) -> PersonRow | None:
        """Return whose session it is, if it has not ended."""
        return await self._person("id = (SELECT person FROM session WHERE id = ?)", session)

    async def end_session(self, session: str) -> None:
        """Strike a session out."""
        await self._do("DELETE FROM session WHERE id = ?", session)

    async def end_sessions(self, person: str) -> list[str]:
        """Strike all sessions of somebody out; return them."""

        def end(connection: Connection) -> list[str]:
            ended = "DELETE FROM session WHERE person = ? RETURNING id"
            return [one for (one,) in connection.execute(ended, (person,)).fetchall()]

        return await self._write(end)

    async def depart(self, guest: str) -> None:
        """Note that a guest's cookie is worth nothing any more; who has an account had none."""
        await self._do("UPDATE person SET departed = 1 WHERE id = ? AND login IS NULL", guest)

    # --- people who leave for good ---

    async def said_by(self, person: str) -> list[tuple[str, int, str]]:
        """Return what somebody has said: where, when and what."""
        rows = await self._rows(
            "SELECT game_table, at, text FROM remark WHERE person = ? ORDER BY at, number", person
        )
        return [(table, when, text) for table, when, text in rows]

    async def count_sessions(self, person: str) -> int:
        """Return in how many browsers somebody is logged in."""
        ((number,),) = await self._rows("SELECT count(*) FROM session WHERE person = ?", person)
        return int(number)

    async def delete_table(self, table: str) -> None:
        """Forget a table and all that happened there."""
        await self._writer.post([table])

        def delete(connection: Connection) -> None:
            for name in OF_TABLE:
                connection.execute(f"DELETE FROM {name} WHERE game_table = ?", (table,))
            connection.execute("DELETE FROM game_table WHERE id = ?", (table,))

        await self._write(delete)

    async def forget_person(self, person: str) -> None:
        """Forget who somebody was and what they have said.

        Only their number stays where others have played with them; and remarks, which are counted,
        stay as blanks.
        """

        def forget(connection: Connection) -> None:
            connection.execute("DELETE FROM session WHERE person = ?", (person,))
            connection.execute(
                "UPDATE remark SET name = '', text = '', request = NULL WHERE person = ?", (person,)
            )
            connection.execute(
                "UPDATE person SET name = '', login = NULL, password = NULL, departed = 1"
                " WHERE id = ?",
                (person,),
            )

        await self._write(forget)

    # --- guests who log in ---

    async def name_heir(self, guest: str, heir: str) -> bool:
        """Note that all that is a guest's is to be an account's; tell whether it may be.

        Whoever is not written down has nothing, and an account is nobody's guest.
        """

        def name(connection: Connection) -> bool:
            named = connection.execute(
                "UPDATE person SET heir = ?2, departed = 1"
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

    async def shelve(self, number: str, text: str, now: int) -> None:
        """Keep the text of a record, from now on for as long as such are kept."""
        await self._do(
            "INSERT INTO replay VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET opened = ?3",
            number,
            text,
            now,
        )

    async def shelved(self, number: str) -> str | None:
        """Return the text of a record."""
        row = await self._one("SELECT text FROM replay WHERE id = ?", number)
        return None if row is None else row[0]

    # --- what is not kept for ever ---

    async def forget_talk(self, before: int) -> int:
        """Forget what was said at finished tables where nobody has said anything since a moment.

        All that was said at a table goes at once: remarks are counted.
        """
        return await self._do(
            "DELETE FROM remark WHERE game_table IN (SELECT remark.game_table FROM remark"
            " JOIN summary USING (game_table) WHERE phase IN ('over', 'closed')"
            " GROUP BY remark.game_table HAVING max(remark.at) < ?)",
            before,
        )

    async def date_replays(self, now: int) -> None:
        """Count the time of opened records from now on where older files do not tell it."""
        await self._do("UPDATE replay SET opened = ? WHERE opened IS NULL", now)

    async def forget_replays(self, before: int) -> int:
        """Forget records that nobody has opened since a moment."""
        return await self._do("DELETE FROM replay WHERE opened < ?", before)

    async def fit_replays(self, most: int) -> int:
        """Forget the oldest opened records beyond so many bytes."""
        return await self._do(
            "DELETE FROM replay WHERE id IN (SELECT id FROM (SELECT id,"
            " sum(length(CAST(text AS BLOB))) OVER (ORDER BY opened DESC, id) AS room"
            " FROM replay) WHERE room > ?)",
            most,
        )

    # --- how the store does ---

    @property
    def commits(self) -> Histogram:
        """How long those waited whose entries were committed."""
        return self._writer.commits

    @property
    def failures(self) -> int:
        """How often entries could not be committed."""
        return self._writer.failures

    def size(self) -> int:
        """Return how many bytes the file has, with what is still to be worked into it."""
        path = self._readers.path
        files = [path, path.with_name(f"{path.name}-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    # --- the house itself ---

    async def setting(self, key: str) -> bytes | None:
        """Return something the house remembers about itself."""
        row = await self._one("SELECT value FROM setting WHERE key = ?", key)
        return None if row is None else row[0]

    async def set_setting(self, key: str, value: bytes) -> None:
        """Keep something about the house itself."""
        await self._do("INSERT OR REPLACE INTO setting VALUES (?, ?)", key, value)


def checksum(body: bytes) -> str:
    """Return what shows whether a snapshot is still the one that was kept."""
    return hashlib.blake2b(body, digest_size=8).hexdigest()


def _append(
    connection: Connection, table: str, entries: Sequence[EntryRow], summary: SummaryRow | None
) -> None:
    rows = [(table, one.seq, one.when, one.body, one.link or None) for one in entries]
    connection.executemany(POST_ONE, rows)
    if summary is not None:
        _note(connection, table, summary)


def _note(connection: Connection, table: str, summary: SummaryRow) -> None:
    values = (table, summary.phase, summary.moved, summary.game, summary.is_open)
    connection.execute("INSERT OR REPLACE INTO summary VALUES (?, ?, ?, ?, ?)", values)
    connection.execute("DELETE FROM sitting WHERE game_table = ?", (table,))
    sitters = [(table, seat, one) for seat, one in enumerate(summary.sitters) if one is not None]
    connection.executemany("INSERT INTO sitting VALUES (?, ?, ?)", sitters)
    hands = [(table, person) for person in summary.hands]
    connection.executemany("INSERT INTO hand VALUES (?, ?) ON CONFLICT DO NOTHING", hands)
