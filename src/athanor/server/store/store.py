"""The store: what the house keeps, whichever database it is kept in."""

import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from athanor.kernel.words import refuse
from athanor.server.measures import Histogram
from athanor.server.protocol.play import Remark
from athanor.server.store.database import Database, Failure, Row, Statement
from athanor.server.store.daybook import UNREADABLE
from athanor.server.store.failures import Conflict
from athanor.server.store.rows import GUEST, EntryRow, PersonRow, SummaryRow, TableRow
from athanor.server.store.sqlite import PATIENCE, SqliteDatabase
from athanor.server.store.wire import Wire

OWN: Final = (
    "game_table IN (SELECT id FROM game_table WHERE host = ?1"
    " UNION SELECT game_table FROM sitting WHERE person = ?1)"
)
"""What the tables are that somebody hosts or sits at."""

OF_TABLE: Final = (
    "entry", "snapshot", "summary", "sitting", "hand", "remark", "record", "set_aside",
)  # fmt: skip
"""Where things are kept of a table."""

AT_ONCE: Final = 500
"""Tables that are looked up together."""

MOST_SESSIONS: Final = 50
"""Of one account; beyond it the oldest ones end."""


class Store:
    """What the house keeps. Whatever is awaited here has been written to the disk, or failed.

    Writing raises ``Conflict`` for what exists already and ``StoreError`` where the disk or
    the database will not have it; in both cases nothing has changed.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    def open(cls, where: Path | str, patience: float = PATIENCE) -> "Store":
        """Open a file, or begin one, or the database at an address; refuse what is no store."""
        if isinstance(where, Path):
            return cls(SqliteDatabase.open(where, patience))
        return cls(open_postgres(where))

    async def close(self) -> None:
        """Write what is still under way and let go of the database."""
        await self._database.close()

    async def _do(self, statement: str, *values: object) -> int:
        """Carry out a statement; return how many rows it has changed."""
        (outcome,) = await self._database.write((statement, values))
        return outcome.changed

    async def _rows(self, query: str, *values: object) -> list[Row]:
        return await self._database.rows(query, *values)

    async def _one(self, query: str, *values: object) -> Row | None:
        rows = await self._rows(query, *values)
        return rows[0] if rows else None

    # --- tables ---

    async def add_table(
        self, row: TableRow, entries: Sequence[EntryRow], summary: SummaryRow | None = None
    ) -> None:
        """Keep a new table together with what has happened there so far."""
        values = (row.id, row.opened, row.host, row.secret, row.listed)
        await self._database.write(
            ("INSERT INTO game_table VALUES (?1, ?2, ?3, ?4, ?5)", values),
            *self._database.beginning(row.id, entries),
            *([] if summary is None else noting(row.id, summary)),
        )

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
        note = () if summary is None else noting(table, summary)
        self._database.append(table, entries, then, note)

    async def table(self, table: str) -> TableRow | None:
        """Return what a table was from its first moment on."""
        row = await self._one(
            "SELECT id, opened, host, secret, listed FROM game_table WHERE id = ?1", table
        )
        if row is None:
            return None
        number, opened, host, secret, listed = row
        return TableRow(number, opened, host, secret, bool(listed))

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        """Return what has happened at a table since an entry, in its order.

        Nothing is written for that, so that a table can be read where nothing can be kept.
        """
        unposted = self._database.unposted(table)
        query = (
            "SELECT seq, at, body, coalesce(link, '') FROM entry"
            " WHERE game_table = ?1 AND seq > ?2 ORDER BY seq"
        )
        found = [EntryRow(*row) for row in await self._rows(query, table, after)]
        last = found[-1].seq if found else after
        return [*found, *(one for one in unposted if one.seq > last)]

    async def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep where a table stood after an entry, so that it need not be played again to there.

        Only the latest one is kept.
        """
        await self._do(
            "INSERT INTO snapshot VALUES (?1, ?2, ?3, ?4) ON CONFLICT (game_table) DO UPDATE"
            " SET seq = excluded.seq, body = excluded.body, checksum = excluded.checksum"
            " WHERE excluded.seq >= snapshot.seq",
            table,
            seq,
            body,
            checksum(body),
        )

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """Return where a table stood after an entry, unless what is kept of it is damaged."""
        row = await self._one(
            "SELECT seq, body, checksum FROM snapshot WHERE game_table = ?1", table
        )
        return None if row is None or row[2] != checksum(row[1]) else (row[0], row[1])

    async def phase(self, table: str) -> str:
        """Return how far a table had come when that was last noted; empty if it never was."""
        row = await self._one("SELECT phase FROM summary WHERE game_table = ?1", table)
        return "" if row is None else str(row[0])

    async def game(self, table: str) -> str:
        """Return what was played at a table when that was last noted; empty if it never was."""
        row = await self._one("SELECT game FROM summary WHERE game_table = ?1", table)
        return "" if row is None else str(row[0])

    async def close_table(self, table: str) -> None:
        """Have a table that cannot be taken up be found as a closed one."""
        await self._do("UPDATE summary SET phase = 'closed' WHERE game_table = ?1", table)

    async def is_torn(self, table: str) -> bool:
        """Tell whether entries of a table may have been lost with a damaged page."""
        query = "SELECT 1 FROM set_aside WHERE game_table = ?1 AND reason = ?2"
        return await self._one(query, table, UNREADABLE) is not None

    # --- what matches are played with, and what came of them ---

    async def keep_pack(self, digest: str, body: bytes) -> None:
        """Keep the content of a pack under its hash."""
        await self._do("INSERT INTO pack VALUES (?1, ?2) ON CONFLICT DO NOTHING", digest, body)

    async def pack(self, digest: str) -> bytes | None:
        """Return the content of a pack."""
        row = await self._one("SELECT body FROM pack WHERE hash = ?1", digest)
        return None if row is None else row[0]

    async def keep_record(self, table: str, text: str) -> None:
        """Keep the record of a finished match as it was when it ended."""
        await self._do("INSERT INTO record VALUES (?1, ?2) ON CONFLICT DO NOTHING", table, text)

    async def record(self, table: str) -> str | None:
        """Return the record of a finished match."""
        row = await self._one("SELECT text FROM record WHERE game_table = ?1", table)
        return None if row is None else row[0]

    # --- the lobby ---

    async def listed(self, phases: Sequence[str], limit: int, but: str) -> list[str]:
        """Return the tables for everybody to see in some phases, the liveliest first.

        Those that somebody hosts or sits at are left out, and those that gather people by
        invitation alone.
        """
        query = (
            "SELECT game_table FROM summary JOIN game_table ON game_table.id = summary.game_table"
            f" WHERE listed AND phase IN ({marks(phases, 3)})"
            " AND (is_open OR phase != 'gathering') AND host != ?1"
            " AND game_table NOT IN (SELECT game_table FROM sitting WHERE person = ?1)"
            " ORDER BY moved DESC, game_table LIMIT ?2"
        )
        return [table for (table,) in await self._rows(query, but, limit, *phases)]

    async def in_phase(self, phases: Sequence[str]) -> list[str]:
        """Return all tables in some phases, the liveliest first: those to be taken up again."""
        order = "ORDER BY moved DESC, game_table"
        query = f"SELECT game_table FROM summary WHERE phase IN ({marks(phases, 1)}) {order}"
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
        query = (
            "SELECT count(*) FROM game_table JOIN summary ON game_table.id = summary.game_table"
            f" WHERE host = ?1 AND phase IN ({marks(phases, 2)})"
        )
        ((number,),) = await self._rows(query, person, *phases)
        return int(number)

    # --- what is said ---

    async def say(self, table: str, remark: Remark, person: str, request: str) -> bool:
        """Keep what somebody asked to say at a table; tell whether it had not been kept before."""
        statement = (
            "INSERT INTO remark SELECT ?1, count(*), ?2, ?3, ?4, ?5, ?6, ?7 FROM remark"
            " WHERE game_table = ?1 ON CONFLICT (person, request, game_table) DO NOTHING"
        )
        values = (table, remark.when, remark.name, remark.seat, remark.text, person, request)
        while True:
            try:
                return await self._do(statement, *values) == 1
            except Conflict:
                continue  # somebody else has said something meanwhile, which has the number

    async def remarks(self, table: str, start: int = 0) -> list[Remark]:
        """Return what was said at a table, from a remark on."""
        query = (
            "SELECT at, name, seat, text FROM remark"
            " WHERE game_table = ?1 AND number >= ?2 ORDER BY number"
        )
        return [Remark(*row) for row in await self._rows(query, table, start)]

    # --- people ---

    async def add_person(self, person: PersonRow) -> None:
        """Keep somebody; who is known already stays as they are."""
        await self._do(
            "INSERT INTO person (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING",
            person.id,
            person.name,
        )

    async def person(self, person: str) -> PersonRow | None:
        """Return somebody by their number."""
        return await self._person("id = ?1", person)

    async def person_called(self, login: str) -> PersonRow | None:
        """Return whose account a login is, in capitals or not."""
        return await self._person(self._database.same_login, login)

    async def _person(self, condition: str, value: str) -> PersonRow | None:
        query = f"SELECT id, name, login, password, departed FROM person WHERE {condition}"
        row = await self._one(query, value)
        if row is None:
            return None
        number, name, login, password, departed = row
        return PersonRow(number, name, login or GUEST, password or "", bool(departed))

    async def rename(self, person: str, name: str) -> None:
        """Keep how somebody wants to be called."""
        await self._do("UPDATE person SET name = ?1 WHERE id = ?2", name, person)

    async def credentials(self, person: str, login: str, password: str) -> bool:
        """Make a guest's account, with the hash of a password; tell whether it was a guest.

        A login that somebody has raises ``Conflict``.
        """
        changed = await self._do(
            "UPDATE person SET login = ?1, password = ?2"
            " WHERE id = ?3 AND login IS NULL AND heir IS NULL",
            login,
            password,
            person,
        )
        return changed == 1

    async def change_password(self, person: str, old: str, new: str) -> bool:
        """Keep the hash of another password; tell whether the old one was still theirs."""
        changed = await self._do(
            "UPDATE person SET password = ?1 WHERE id = ?2 AND password = ?3", new, person, old
        )
        return changed == 1

    # --- sessions of accounts ---

    async def begin_session(self, session: str, person: str) -> list[str]:
        """Keep a session; return those of the same account that end because there are too many."""
        _, dropped = await self._database.write(
            ("INSERT INTO session (id, person) VALUES (?1, ?2)", (session, person)),
            (
                "DELETE FROM session WHERE person = ?1 AND rowid < (SELECT min(rowid) FROM (SELECT"
                " rowid FROM session WHERE person = ?1 ORDER BY rowid DESC LIMIT ?2) AS newest)"
                " RETURNING id",
                (person, MOST_SESSIONS),
            ),
        )
        return [one for (one,) in dropped.rows]

    async def person_in_session(self, session: str) -> PersonRow | None:
        """Return whose session it is, if it has not ended."""
        return await self._person("id = (SELECT person FROM session WHERE id = ?1)", session)

    async def end_session(self, session: str) -> None:
        """Strike a session out."""
        await self._do("DELETE FROM session WHERE id = ?1", session)

    async def end_sessions(self, person: str) -> list[str]:
        """Strike all sessions of somebody out; return them."""
        statement = "DELETE FROM session WHERE person = ?1 RETURNING id"
        (ended,) = await self._database.write((statement, (person,)))
        return [one for (one,) in ended.rows]

    async def depart(self, guest: str) -> None:
        """Note that a guest's cookie is worth nothing any more; who has an account had none."""
        await self._do("UPDATE person SET departed = TRUE WHERE id = ?1 AND login IS NULL", guest)

    # --- people who leave for good ---

    async def said_by(self, person: str) -> list[tuple[str, int, str]]:
        """Return what somebody has said: where, when and what."""
        rows = await self._rows(
            "SELECT game_table, at, text FROM remark WHERE person = ?1 ORDER BY at, number", person
        )
        return [(table, when, text) for table, when, text in rows]

    async def count_sessions(self, person: str) -> int:
        """Return in how many browsers somebody is logged in."""
        ((number,),) = await self._rows("SELECT count(*) FROM session WHERE person = ?1", person)
        return int(number)

    async def delete_table(self, table: str) -> None:
        """Forget a table and all that happened there."""
        await self._database.post(table)
        everywhere = [f"DELETE FROM {name} WHERE game_table = ?1" for name in OF_TABLE]
        late = everywhere[0]  # where another process has added something at the last moment
        statements = [*everywhere, "DELETE FROM game_table WHERE id = ?1", late]
        await self._database.write(*((one, (table,)) for one in statements))

    async def forget_person(self, person: str) -> None:
        """Forget who somebody was and what they have said.

        Only their number stays where others have played with them; and remarks, which are counted,
        stay as blanks.
        """
        statements = (
            "DELETE FROM session WHERE person = ?1",
            "DELETE FROM pledge WHERE person = ?1",
            "UPDATE remark SET name = '', text = '', request = NULL WHERE person = ?1",
            "UPDATE person SET name = '', login = NULL, password = NULL, departed = TRUE"
            " WHERE id = ?1",
        )
        await self._database.write(*((one, (person,)) for one in statements))

    # --- guests who log in ---

    async def name_heir(self, guest: str, heir: str) -> bool:
        """Note that all that is a guest's is to be an account's; tell whether it may be.

        Whoever is not written down has nothing, and an account is nobody's guest.
        """
        named, _ = await self._database.write(
            (
                "UPDATE person SET heir = ?2, departed = TRUE"
                " WHERE id = ?1 AND login IS NULL AND (heir IS NULL OR heir = ?2)",
                (guest, heir),
            ),
            (
                "UPDATE remark SET person = ?2 WHERE person = ?1"
                " AND EXISTS (SELECT 1 FROM person WHERE id = ?1 AND heir = ?2)"
                " AND NOT EXISTS (SELECT 1 FROM remark AS own WHERE own.person = ?2"
                " AND own.request = remark.request AND own.game_table = remark.game_table)",
                (guest, heir),
            ),
        )
        return bool(named.changed)

    async def heirs(self) -> list[tuple[str, str]]:
        """Return the guests all of whose things have not gone to their heirs yet, and these."""
        rows = await self._rows("SELECT id, heir FROM person WHERE heir IS NOT NULL ORDER BY id")
        return [(guest, heir) for guest, heir in rows]

    async def give_table(self, table: str, guest: str, heir: str) -> None:
        """Have a table that a guest hosts be found as their heir's."""
        await self._do(
            "UPDATE game_table SET host = ?1 WHERE id = ?2 AND host = ?3", heir, table, guest
        )

    async def has_inherited(self, guest: str) -> None:
        """Note that nothing is left that a guest's heir should have."""
        await self._do("UPDATE person SET heir = NULL WHERE id = ?1", guest)

    # --- records that somebody opened ---

    async def shelve(self, number: str, text: str, now: int) -> None:
        """Keep the text of a record, from now on for as long as such are kept."""
        await self._do(
            "INSERT INTO replay VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET opened = ?3",
            number,
            text,
            now,
        )

    async def shelved(self, number: str) -> str | None:
        """Return the text of a record."""
        row = await self._one("SELECT text FROM replay WHERE id = ?1", number)
        return None if row is None else row[0]

    # --- what is not kept for ever ---

    async def forget_talk(self, before: int) -> int:
        """Forget what was said at finished tables where nobody has said anything since a moment.

        All that was said at a table goes at once: remarks are counted.
        """
        return await self._do(
            "DELETE FROM remark WHERE game_table IN (SELECT remark.game_table FROM remark"
            " JOIN summary USING (game_table) WHERE phase IN ('over', 'closed')"
            " GROUP BY remark.game_table HAVING max(remark.at) < ?1)",
            before,
        )

    async def date_replays(self, now: int) -> None:
        """Count the time of opened records from now on where older files do not tell it."""
        await self._do("UPDATE replay SET opened = ?1 WHERE opened IS NULL", now)

    async def forget_replays(self, before: int) -> int:
        """Forget records that nobody has opened since a moment."""
        return await self._do("DELETE FROM replay WHERE opened < ?1", before)

    async def fit_replays(self, most: int) -> int:
        """Forget the oldest opened records beyond so many bytes."""
        return await self._do(
            "DELETE FROM replay WHERE id IN (SELECT id FROM (SELECT id,"
            f" sum({self._database.bytes_of_text}) OVER (ORDER BY opened DESC, id) AS room"
            " FROM replay) AS sized WHERE room > ?1)",
            most,
        )

    # --- secrets that wait for their tables ---

    async def keep_pledge(self, pledged: str, person: str, secret: bytes, most: int) -> None:
        """Keep a secret under the commitment to it; of one person's only the newest are kept."""
        await self._database.write(
            (
                "INSERT INTO pledge (commitment, person, secret) VALUES (?1, ?2, ?3)",
                (pledged, person, secret),
            ),
            (
                "DELETE FROM pledge WHERE person = ?1 AND number NOT IN"
                " (SELECT number FROM pledge WHERE person = ?1 ORDER BY number DESC LIMIT ?2)",
                (person, most),
            ),
        )

    async def fit_pledges(self, most: int) -> None:
        """Forget the oldest secrets beyond so many."""
        await self._do(
            "DELETE FROM pledge WHERE number <="
            " (SELECT number FROM pledge ORDER BY number DESC LIMIT 1 OFFSET ?1)",
            most,
        )

    async def take_pledge(self, pledged: str, person: str) -> bytes | None:
        """Return the secret that somebody was committed to, once."""
        statement = "DELETE FROM pledge WHERE commitment = ?1 AND person = ?2 RETURNING secret"
        (taken,) = await self._database.write((statement, (pledged, person)))
        return taken.rows[0][0] if taken.rows else None

    # --- others who use it ---

    def wire(self) -> Wire:
        """Return what leads to other processes that use the same store, if any can."""
        return self._database.wire()

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the numbers of the last entries of some tables; of those that exist."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), AT_ONCE):
            some = tables[start : start + AT_ONCE]
            query = (
                "SELECT id, (SELECT max(seq) FROM entry WHERE game_table = id) FROM game_table"
                f" WHERE id IN ({marks(some, 1)})"
            )
            found |= dict(await self._rows(query, *some))
        return found

    # --- how the store does ---

    @property
    def commits(self) -> Histogram:
        """How long those waited whose entries were committed."""
        return self._database.commits

    @property
    def failures(self) -> int:
        """How often entries could not be committed."""
        return self._database.failures

    async def size(self) -> int:
        """Return how many bytes the store takes up."""
        return await self._database.size()

    # --- the house itself ---

    async def setting(self, key: str) -> bytes | None:
        """Return something the house remembers about itself."""
        row = await self._one("SELECT value FROM setting WHERE key = ?1", key)
        return None if row is None else row[0]

    async def first_setting(self, key: str, value: bytes) -> bytes:
        """Keep something about the house unless it is known; return what is known then."""
        await self._do("INSERT INTO setting VALUES (?1, ?2) ON CONFLICT DO NOTHING", key, value)
        return await self.setting(key) or value

    async def set_setting(self, key: str, value: bytes) -> None:
        """Keep something about the house itself."""
        await self._do(
            "INSERT INTO setting VALUES (?1, ?2)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value,
        )


def checksum(body: bytes) -> str:
    """Return what shows whether a snapshot is still the one that was kept."""
    return hashlib.blake2b(body, digest_size=8).hexdigest()


def marks(values: Sequence[object], first: int) -> str:
    """Return the places of some values in a statement, from a number on."""
    return ", ".join(f"?{first + place}" for place in range(len(values)))


def noting(table: str, summary: SummaryRow) -> list[Statement]:
    """Return what has the lobby find a table as it is now."""
    values = (table, summary.phase, summary.moved, summary.game, summary.is_open)
    sitters = [(table, seat, one) for seat, one in enumerate(summary.sitters) if one is not None]
    return [
        (
            "INSERT INTO summary VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (game_table) DO UPDATE"
            " SET phase = excluded.phase, moved = excluded.moved, game = excluded.game,"
            " is_open = excluded.is_open",
            values,
        ),
        ("DELETE FROM sitting WHERE game_table = ?1", (table,)),
        *(("INSERT INTO sitting VALUES (?1, ?2, ?3)", one) for one in sitters),
        *(
            ("INSERT INTO hand VALUES (?1, ?2) ON CONFLICT DO NOTHING", (table, person))
            for person in summary.hands
        ),
    ]


def open_postgres(address: str) -> Database:
    """Open the database at an address; refuse if there is none, or no driver for it."""
    try:
        from athanor.server.store.postgres import (  # noqa: PLC0415 - an extra of its own
            PostgresDatabase,
        )
    except ImportError as error:
        raise refuse("server-no-postgres") from error
    return PostgresDatabase.open(address)
