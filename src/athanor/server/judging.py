"""The operator judges: who may not come in or speak, and what becomes of reports.

All of it is written down beside the house, which may be open and goes by it within a second.
"""

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from msgspec import Struct

from athanor.kernel.words import refuse
from athanor.server.clock import wall
from athanor.server.settings import Settings
from athanor.server.store.beside import Beside, beside
from athanor.server.store.database import Statement
from athanor.server.store.order import JUDGE, VERDICTS
from athanor.server.store.rows import ReportLine, VerdictRow
from athanor.server.verdicts import LIFTED, Act, Verdicts

OUTCOMES: Final = ("dismiss", "mute", "ban", "close")
"""What may become of a report."""

LONGEST_REASON: Final = 500
UNITS: Final = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}
LONGEST_DAYS: Final = 36_500

PERSON: Final = "SELECT id, name, coalesce(login, '') FROM person WHERE id = ?1"
REPORTS: Final = (
    "SELECT number, at, game_table, reporter, person, name, reason, outcome, settled"
    " FROM report WHERE ?1 OR outcome = '' ORDER BY number"
)
REPORT: Final = (
    "SELECT number, at, game_table, reporter, person, name, reason, outcome, settled"
    " FROM report WHERE number = ?1"
)
LINES: Final = (
    "SELECT at, person, name, text, is_meant FROM report_line WHERE report = ?1 ORDER BY place"
)
SETTLE: Final = "UPDATE report SET outcome = ?1, settled = ?2 WHERE number = ?3 AND outcome = ''"


class Report(Struct, frozen=True):
    """What somebody has told about somebody at a table."""

    number: int
    when: int
    table: str
    reporter: str
    person: str
    name: str
    reason: str
    outcome: str
    """What has become of it; empty while it waits."""
    settled: int


class Standing(Struct, frozen=True):
    """A verdict that counts, and what whoever it is about is called now."""

    verdict: VerdictRow
    name: str = ""
    login: str = ""


class Desk:
    """Judges in one house."""

    def __init__(self, data: Path, database: str = "") -> None:
        self._file = Settings(data).store
        self._database = database

    def judge(self, act: Act, named: str, reason: str, lasts: str = "") -> str:
        """Ban or mute somebody, or lift that again; return whom it is about.

        ``named`` is a login, a number or, for bans, an address or a network of them.
        """
        now = wall()
        until = ending(now, lasts)
        with beside(self._file, self._database) as store:
            act, about = self._meant(store, act, named)
            if act in LIFTED and not self._stands(store, LIFTED[act], about):
                raise refuse("desk-not-judged", who=named[:80])
            store.change((JUDGE, (now, act, about, until, checked_reason(reason, act))))
        return about

    def standing(self) -> list[Standing]:
        """Return all that counts now."""
        with beside(self._file, self._database) as store:
            rows = learnt(store).standing
            return [Standing(row, *named(store, row.about)) for row in rows]

    def reports(self, settled_too: bool = False) -> list[Report]:
        """Return the reports that wait, or all that are kept."""
        with beside(self._file, self._database) as store:
            return [Report(*row) for row in store.rows(REPORTS, settled_too)]

    def report(self, number: int) -> tuple[Report, list[ReportLine]]:
        """Return a report, with what was said."""
        with beside(self._file, self._database) as store:
            lines = [
                ReportLine(when, person, name, text, bool(is_meant))
                for when, person, name, text, is_meant in store.rows(LINES, number)
            ]
            return found_report(store, number), lines

    def settle(self, number: int, outcome: str, reason: str = "", lasts: str = "") -> Report:
        """Decide what becomes of a report, once: ``dismiss``, ``mute``, ``ban`` or ``close``."""
        if outcome not in OUTCOMES:
            raise refuse("desk-no-such-outcome", outcome=outcome[:40], known=", ".join(OUTCOMES))
        now = wall()
        until = ending(now, lasts)
        with beside(self._file, self._database) as store:
            report = found_report(store, number)
            if report.outcome:
                raise refuse("desk-report-settled", number=number, outcome=report.outcome)
            settling: Statement = (SETTLE, (outcome, now, number))
            store.change(settling, *following(report, outcome, now, until, reason))
            return found_report(store, number)

    def _stands(self, store: Beside, act: str, about: str) -> bool:
        return any((row.act, row.about) == (act, about) for row in learnt(store).standing)

    def _meant(self, store: Beside, act: Act, named: str) -> tuple[Act, str]:
        """Return what is to be done about whom."""
        network = network_of(named)
        if network:
            if act == "ban":
                return "ban-address", network
            if act == "unban":
                return "unban-address", network
            raise refuse("desk-mute-address", address=named[:80])
        query = f"SELECT id FROM person WHERE {store.same_login}"
        rows = store.rows(query, named) or store.rows(PERSON, named)
        if not rows:
            raise refuse("desk-no-such-person", person=named[:40])
        return act, str(rows[0][0])


def following(report: Report, outcome: str, now: int, until: int, reason: str) -> list[Statement]:
    """Return what follows from how a report is settled."""
    if outcome == "dismiss":
        return []
    if outcome == "close":
        return [(JUDGE, (now, "close", report.table, 0, reason))]
    if not report.person:
        raise refuse("desk-report-of-nobody", number=report.number)
    return [(JUDGE, (now, outcome, report.person, until, checked_reason(reason, outcome)))]


def found_report(store: Beside, number: int) -> Report:
    """Return a report; refuse a number that none has."""
    rows = store.rows(REPORT, number)
    if not rows:
        raise refuse("desk-no-such-report", number=number)
    return Report(*rows[0])


def learnt(store: Beside) -> Verdicts:
    """Return all that was decided."""
    verdicts = Verdicts(wall)
    verdicts.learn(VerdictRow(*row) for row in store.rows(VERDICTS, 0))
    return verdicts


def named(store: Beside, about: str) -> tuple[str, str]:
    """Return what somebody is called, and their login; nothing for an address."""
    for _, name, login in store.rows(PERSON, about):
        return name, login
    return "", ""


def network_of(named: str) -> str:
    """Return the network that an address stands for; nothing for what is no address."""
    try:
        return str(ip_network(named, strict=False))
    except ValueError:
        return ""


def checked_reason(reason: str, act: str) -> str:
    """Return why something is decided; who is banned or silenced is told, so there must be one."""
    clean = " ".join(reason.split())[:LONGEST_REASON]
    if not clean and act not in LIFTED:
        raise refuse("desk-no-reason")
    return clean


def ending(now: int, lasts: str) -> int:
    """Return when something ends that lasts so long (``30m``, ``12h``, ``7d``); 0 for never."""
    if not lasts:
        return 0
    found = re.fullmatch(r"([1-9]\d{0,5})([mhdw])", lasts)
    length = int(found[1]) * UNITS[found[2]] if found else 0
    if not 0 < length <= LONGEST_DAYS * UNITS["d"]:
        raise refuse("desk-bad-length", given=lasts[:40])
    return now + length
