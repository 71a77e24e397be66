"""What the store keeps so that order is kept: what operators decided, and what people told them."""

from collections.abc import Sequence
from typing import Final

from athanor.server.protocol.play import Remark
from athanor.server.store.database import Statement
from athanor.server.store.failures import Conflict
from athanor.server.store.queries import Queries
from athanor.server.store.rows import ReportLine, ReportRow, VerdictRow

JUDGE: Final = (
    "INSERT INTO verdict SELECT coalesce(max(number), 0) + 1, ?1, ?2, ?3, ?4, ?5 FROM verdict"
)
"""Notes what was decided: when, what, about whom, until when and why."""

VERDICTS: Final = (
    "SELECT number, at, act, about, until, reason FROM verdict WHERE number > ?1 ORDER BY number"
)

ALIVE: Final = "phase IN ('gathering', 'playing')"


class KeptOrder(Queries):
    """Verdicts of the operator, and the reports of people."""

    # --- verdicts ---

    async def judge(self, when: int, act: str, about: str, until: int, reason: str) -> None:
        """Note what was decided about somebody."""
        while True:
            try:
                await self._do(JUDGE, when, act, about, until, reason)
                return
            except Conflict:
                continue  # somebody else has decided something meanwhile, which has the number

    async def verdicts(self, after: int = 0) -> list[VerdictRow]:
        """Return what was decided since one of the verdicts."""
        return [VerdictRow(*row) for row in await self._rows(VERDICTS, after)]

    async def tables_of_judged(self) -> list[tuple[str, str]]:
        """Return the tables that are not over of everybody whom a ban was ever about, and whom."""
        judged = "FROM verdict JOIN"
        about = f"WHERE act IN ('ban', 'unban') AND {ALIVE}"
        rows = await self._rows(
            f"SELECT sitting.game_table, about {judged} sitting ON person = about"
            f" JOIN summary ON summary.game_table = sitting.game_table {about}"
            f" UNION SELECT id, about {judged} game_table ON host = about"
            f" JOIN summary ON game_table = id {about}"
        )
        return [(table, person) for table, person in rows]

    async def tables_to_close(self) -> list[str]:
        """Return the tables that are not over and that the operator wants closed."""
        rows = await self._rows(
            "SELECT DISTINCT game_table FROM verdict JOIN summary ON game_table = about"
            f" WHERE act = 'close' AND {ALIVE}"
        )
        return [table for (table,) in rows]

    async def verdicts_about(self, person: str) -> list[VerdictRow]:
        """Return what was decided about somebody."""
        rows = await self._rows(
            "SELECT number, at, act, about, until, reason FROM verdict"
            " WHERE about = ?1 ORDER BY number",
            person,
        )
        return [VerdictRow(*row) for row in rows]

    # --- reports ---

    async def report(self, report: ReportRow, lines: Sequence[ReportLine]) -> None:
        """Keep a report; one about the same person at the same table that waits is enough."""
        while not await self._is_reported(report):
            ((number,),) = await self._rows("SELECT coalesce(max(number), 0) + 1 FROM report")
            try:
                await self._database.write(*keeping(int(number), report, lines))
                return
            except Conflict:
                continue  # somebody else has reported something meanwhile, which has the number

    async def _is_reported(self, report: ReportRow) -> bool:
        found = await self._one(
            "SELECT 1 FROM report WHERE reporter = ?1 AND person = ?2 AND game_table = ?3"
            " AND outcome = ''",
            report.reporter,
            report.person,
            report.table,
        )
        return found is not None

    async def count_reports(self) -> int:
        """Return how many reports wait for the operator."""
        ((number,),) = await self._rows("SELECT count(*) FROM report WHERE outcome = ''")
        return int(number)

    async def reports_by(self, person: str) -> list[tuple[str, int, str]]:
        """Return what somebody has reported: where, when and why."""
        rows = await self._rows(
            "SELECT game_table, at, reason FROM report WHERE reporter = ?1 ORDER BY number", person
        )
        return [(table, when, reason) for table, when, reason in rows]

    async def forget_reports(self, before: int) -> int:
        """Forget reports that were settled before a moment."""
        return await self._do(
            "DELETE FROM report WHERE outcome != '' AND settled < ?1",
            before,
        )

    async def spoken(self, table: str) -> list[tuple[Remark, str]]:
        """Return what was said at a table, and by whom; older files do not always tell."""
        rows = await self._rows(
            "SELECT at, name, seat, text, coalesce(person, '') FROM remark"
            " WHERE game_table = ?1 ORDER BY number",
            table,
        )
        return [(Remark(*row[:4]), row[4]) for row in rows]


def keeping(number: int, report: ReportRow, lines: Sequence[ReportLine]) -> list[Statement]:
    """Return what keeps a report under a number, with what was said."""
    row = (number, report.when, report.table, report.reporter, report.person, report.name)
    return [
        (
            "INSERT INTO report VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, '', 0)",
            (*row, report.reason),
        ),
        *(
            (
                "INSERT INTO report_line VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                (number, place, one.when, one.person, one.name, one.text, one.is_meant),
            )
            for place, one in enumerate(lines)
        ),
    ]
