"""The clock of a table: what happens when somebody's time is up."""

import asyncio
from functools import partial

from athanor.server.errands import Errands
from athanor.server.table_writer import TableWriter
from athanor.server.tables import commands
from athanor.server.tables.journal import Entry, SeatedPerson


class TurnClock:
    """Rings when the time of somebody is up who must choose."""

    def __init__(self, writer: TableWriter, errands: Errands) -> None:
        self._writer = writer
        self._errands = errands
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        """Whether it will ring."""
        return self._alarm is not None

    def set_alarm(self) -> None:
        """Have it ring when the first time is up, as the table now stands."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table = self._writer.table
        is_idle = table.opened.pace.time_up == "nothing" or self._writer.left
        if is_idle or not self._writer.attends:
            return
        now = self._writer.now()
        deadlines = [self._deadline(seat) for seat in self._people_asked()]
        due = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if due is not None:
            wait = max(0, due - now) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, self._errands.run, self.ring)

    def stop(self) -> None:
        """Have it never ring again."""
        if self._alarm is not None:
            self._alarm.cancel()

    async def ring(self) -> None:
        """Let time be up for those whose time is up."""
        now = self._writer.now()
        for seat in self._people_asked():
            due = self._deadline(seat)
            if due is not None and now >= due:
                await self._writer.do(partial(self._time_up, seat))
        self.set_alarm()

    def _time_up(self, seat: int) -> list[Entry]:
        now, due = self._writer.now(), self._deadline(seat)
        is_early = due is None or now < due
        if is_early or seat not in self._people_asked():
            return []
        services = self._writer.services
        entry = commands.time_up(self._writer.table, seat, services.clock.now(), services.opened)
        return [] if entry is None else [entry]

    def _deadline(self, seat: int) -> int | None:
        return self._writer.table.deadline(seat, self._writer.floor)

    def _people_asked(self) -> list[int]:
        table = self._writer.table
        return [seat for seat in table.waiting if isinstance(table.occupants[seat], SeatedPerson)]
