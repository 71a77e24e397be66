"""What the store keeps of tables: what happened there, what was said, how the lobby finds them."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Final

from athanor.server.protocol.play import Remark
from athanor.server.store.database import Failure, Statement
from athanor.server.store.daybook import UNREADABLE
from athanor.server.store.failures import Conflict
from athanor.server.store.queries import Queries, marks
from athanor.server.store.rows import EntryRow, SummaryRow, TableRow

OWN: Final = (
    "game_table IN (SELECT id FROM game_table WHERE host = ?1"
    " UNION SELECT game_table FROM sitting WHERE person = ?1)"
)
"""What the tables are that somebody hosts or sits at."""

MATCHES: Final = "phase NOT IN ('closed', 'lesson') AND phase NOT LIKE 'puzzle-%'"
"""Tables of matches that were not closed."""

AT_ONCE: Final = 500
"""Tables that are looked up together."""


class KeptTables(Queries):
    """Tables, and how far they have come."""

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

    async def count_in(self, phases: Sequence[str]) -> int:
        """Return how many tables there are in some phases."""
        query = f"SELECT count(*) FROM summary WHERE phase IN ({marks(phases, 1)})"
        ((number,),) = await self._rows(query, *phases)
        return int(number)

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
            f"SELECT game_table FROM summary WHERE {MATCHES} AND {OWN}"
            " ORDER BY CASE phase WHEN 'playing' THEN 0 WHEN 'gathering' THEN 1 ELSE 2 END,"
            " moved DESC, game_table LIMIT ?2 OFFSET ?3"
        )
        return [table for (table,) in await self._rows(query, person, limit, start)]

    async def count_own(self, person: str) -> int:
        """Return how many those are."""
        rows = await self._rows(
            f"SELECT count(*) FROM summary WHERE {MATCHES} AND {OWN}",
            person,
        )
        count: int = rows[0][0]
        return count

    async def lessons(self, person: str, game: str) -> list[str]:
        """Return the tables at which somebody has lessons of a game, the liveliest first."""
        query = (
            f"SELECT game_table FROM summary WHERE phase = 'lesson' AND {OWN} AND game = ?2"
            " ORDER BY moved DESC, game_table"
        )
        return [table for (table,) in await self._rows(query, person, game)]

    async def puzzles(self, person: str, game: str) -> list[tuple[str, str, bytes]]:
        """Return the tables at which somebody has puzzles of a game, the liveliest first.

        Each comes with how its puzzle stands, and what the table was set up for.
        """
        query = (
            "SELECT summary.game_table, phase, body FROM summary JOIN entry"
            " ON entry.game_table = summary.game_table AND entry.seq = 0"
            " WHERE phase LIKE 'puzzle-%' AND summary."
            f"{OWN} AND game = ?2 ORDER BY moved DESC, summary.game_table"
        )
        return [
            (table, phase, body) for table, phase, body in await self._rows(query, person, game)
        ]

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

    async def speakers(self, table: str) -> dict[str, str]:
        """Return who has said something at a table, and under which name last."""
        query = (
            "SELECT person, name FROM remark"
            " WHERE game_table = ?1 AND person IS NOT NULL ORDER BY number"
        )
        return dict(await self._rows(query, table))

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


def checksum(body: bytes) -> str:
    """Return what shows whether a snapshot is still the one that was kept."""
    return hashlib.blake2b(body, digest_size=8).hexdigest()


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
