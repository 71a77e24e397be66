"""What people tell whoever runs the house about others at their tables."""

from typing import Final

from athanor.kernel.words import refuse
from athanor.server.cleaning import cleaned
from athanor.server.hub import Hub
from athanor.server.limits import Limit
from athanor.server.protocol.pages import AboutRemark, Complaint, Received
from athanor.server.protocol.play import Remark
from athanor.server.room import Room
from athanor.server.settings import Settings
from athanor.server.store import PersonRow
from athanor.server.store.rows import ReportLine, ReportRow
from athanor.server.tables.commands import check_seat
from athanor.server.tables.journal import SeatedPerson
from athanor.server.tables.moderation import check_may_watch

WINDOW: Final = 600.0
"""Seconds within which somebody may report so often."""

MOST_WAITING: Final = 2_000
"""Reports that wait for the operator; nobody reads more."""

BEFORE: Final = 12
AFTER: Final = 8
"""Remarks that are kept with the one that is meant."""


class Reports:
    """Takes reports, with what was said, for the operator to read."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self._hub = hub
        self._store = hub.services.store
        self._own = Limit(settings.reports, WINDOW)
        self._near = Limit(settings.client_reports, WINDOW)

    async def take(
        self, table: str, complaint: Complaint, reporter: PersonRow, client: str
    ) -> Received:
        """Keep a report about somebody at a table whom the reporter can see there."""
        room = await self._hub.room(table)
        if reporter.id not in room.table.shown_out:
            check_may_watch(room.table, reporter.id)
        reason = cleaned(complaint.reason)
        if not reason:
            raise refuse("table-report-nothing")
        heard = await self._heard(room, reporter.id)
        if isinstance(complaint.about, AboutRemark):
            person, name, lines = about_remark(complaint.about, heard)
        else:
            person, name = sitter(room, complaint.about.seat)
            lines = kept_lines(heard[-BEFORE - AFTER :], person)
        if person == reporter.id:
            raise refuse("table-report-self")
        await self._check_quota(reporter.id, client)
        now = self._hub.services.clock.now()
        row = ReportRow(now, room.table.id, reporter.id, person, name, reason)
        await self._store.report(row, lines)
        return Received(name)

    async def _heard(self, room: Room, person: str) -> list[tuple[Remark, str]]:
        """Return what somebody has heard at a table, and who has said it."""
        said = await self._store.spoken(room.table.id)
        if not room.chat.hears_no_asides(person):
            return said
        return [(remark, speaker) for remark, speaker in said if not room.chat.is_aside(remark)]

    async def _check_quota(self, person: str, client: str) -> None:
        for limit, key in ((self._own, person), (self._near, client)):
            if not limit.allows(key):
                raise refuse("table-reports-too-fast", seconds=limit.wait(key))
        if await self._store.count_reports() >= MOST_WAITING:
            raise refuse("table-reports-full")


def sitter(room: Room, seat: int) -> tuple[str, str]:
    """Return who sits at a seat, and what they are called; refuse one at which nobody does."""
    check_seat(room.table, seat)
    occupant = room.table.occupants[seat]
    if not isinstance(occupant, SeatedPerson):
        raise refuse("table-no-such-guest")
    return occupant.person, occupant.name


def about_remark(
    about: AboutRemark, heard: list[tuple[Remark, str]]
) -> tuple[str, str, list[ReportLine]]:
    """Return who has said something, what they are called, and what was said around it."""
    for place, (remark, speaker) in enumerate(heard):
        if (remark.when, remark.name) == (about.when, about.name) and remark.text:
            around = heard[max(0, place - BEFORE) : place + AFTER]
            return speaker, remark.name, kept_lines(around, speaker, remark)
    raise refuse("table-no-such-remark")


def kept_lines(
    heard: list[tuple[Remark, str]], person: str, meant: Remark | None = None
) -> list[ReportLine]:
    """Return remarks as they are kept with a report about one of them, or about somebody."""
    return [
        ReportLine(
            remark.when,
            speaker,
            remark.name,
            remark.text,
            speaker == person if meant is None else remark is meant,
        )
        for remark, speaker in heard
    ]
