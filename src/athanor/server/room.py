"""A table in memory: things happen one by one, are written to disk, and only then told."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Final

import msgspec

from athanor.kernel.moment import moment_of
from athanor.kernel.words import Refused, refuse
from athanor.server.bots import BotError
from athanor.server.protocol.pages import TableCard
from athanor.server.protocol.play import BotPace, Chat, FromHouse, Remark
from athanor.server.staff import Staff
from athanor.server.store import CardRow, Entry
from athanor.server.tables import etiquette
from athanor.server.tables.etiquette import Visitor
from athanor.server.tables.journal import Chose, Guest, Key, Program, Seated, write_entry
from athanor.server.tables.journal import Entry as Happening
from athanor.server.tables.offers import Menu
from athanor.server.tables.scene import ONLOOKER, Surroundings, card, scene
from athanor.server.tables.table import Table
from athanor.server.watcher import Watcher

SNAPSHOT_EVERY: Final = 50
"""Choices after which it is kept where a match stands."""

log: Final = logging.getLogger(__name__)


class Room:
    """A table with those who are connected to it, its bots and its clock."""

    def __init__(self, table: Table, staff: Staff, remarks: Sequence[Remark]) -> None:
        self.table = table
        self.staff = staff
        self.remarks = list(remarks)
        self.watchers: set[Watcher] = set()
        self.broken = False
        """What is in memory is not what is on disk; the room must be left and taken up again."""
        self.bots_paused = False
        self.bot_millis = staff.bot_millis
        self.lock = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._menu: tuple[int, int, Menu] | None = None
        self._kept_at = table.answers
        spec = table.opened
        self._spec = staff.workshop.spec(spec.game, table.game.seats, spec.options, spec.packs)

    # --- what happens ---

    async def do(self, plan: Callable[[], Sequence[Happening]], key: Key | None = None) -> int:
        """Let something happen, once; return the number of its entry when it is on disk."""
        return await asyncio.shield(asyncio.ensure_future(self._do(plan, key)))

    async def _do(self, plan: Callable[[], Sequence[Happening]], key: Key | None) -> int:
        async with self.lock:
            if self.broken:
                raise refuse("table-try-again")
            if key is not None and key in self.table.done:
                return self.table.done[key]
            happenings = plan()
            if happenings:
                phase = self.table.phase
                await self._write(happenings)
                await self._note(happenings, phase)
                self.wake()
            return self.table.seq

    async def _write(self, happenings: Sequence[Happening]) -> None:
        now = self.staff.clock.now()
        before = self.table.seq
        rows: list[Entry] = []
        try:
            for happening in happenings:
                self.table.apply(happening, now)
                rows.append(Entry(self.table.seq, now, write_entry(happening)))
            await self.staff.store.append(self.table.id, rows)
        except BaseException:
            if self.table.seq != before:
                self._break()
            raise

    def _break(self) -> None:
        self.broken = True
        self.rest()
        for watcher in self.watchers:
            watcher.leave()

    async def _note(self, happenings: Sequence[Happening], phase: str) -> None:
        """Keep what the lobby looks tables up by; it follows from the journal."""
        store, table = self.staff.store, self.table
        for happening in happenings:
            if isinstance(happening, Seated):
                occupant = happening.occupant
                person = occupant.person if isinstance(occupant, Guest) else None
                await store.sitting(table.id, happening.seat, person)
        if table.phase != phase or any(isinstance(one, Seated) for one in happenings):
            await self.note()

    async def note(self) -> None:
        """Keep what the lobby looks the table up by."""
        table = self.table
        entry = CardRow(table.phase, table.moved_at, table.opened.game)
        await self.staff.store.note(table.id, entry)

    # --- those who watch ---

    def is_here(self, person: str) -> bool:
        """Tell whether somebody is connected."""
        return any(watcher.person == person for watcher in self.watchers)

    def visitor(self, person: str, name: str) -> Visitor:
        """Return somebody as the etiquette knows them."""
        return Visitor(person, name, self.staff.clock.now(), self.staff.opened)

    def come(self, watcher: Watcher) -> None:
        """Let somebody connect."""
        self.watchers.add(watcher)
        self.stir()

    def go(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self.stir()

    def stir(self) -> None:
        """Have everybody sent the latest scene."""
        for watcher in self.watchers:
            watcher.stir()

    async def look(self, watcher: Watcher) -> list[FromHouse]:
        """Return what somebody has not been sent yet; nothing of what is not on disk yet."""
        async with self.lock:
            if watcher.viewer not in (ONLOOKER, *self.table.seats_of(watcher.person)):
                watcher.viewer = ONLOOKER
                watcher.seen = (0, 0)
            now = scene(
                self.table, watcher.person, watcher.viewer, self._surroundings(), watcher.seen
            )
            watcher.seen = (now.seq, now.start + len(now.told))
            said = self._remarks_for(watcher)
            news: list[FromHouse] = [now]
            if len(said) > watcher.heard:
                news.append(Chat(watcher.heard, tuple(said[watcher.heard :])))
                watcher.heard = len(said)
            return news

    def _surroundings(self) -> Surroundings:
        return Surroundings(
            self.staff.clock.now(),
            self.staff.opened,
            self.is_here,
            self.bots_paused,
            self.bot_millis,
        )

    def _remarks_for(self, watcher: Watcher) -> list[Remark]:
        """Return the chat; who plays does not hear what spectators say while the match goes on."""
        if self.table.seats_of(watcher.person) and self.table.phase == "playing":
            return [remark for remark in self.remarks if remark.seat >= 0]
        return self.remarks

    async def say(self, watcher: Watcher, text: str) -> None:
        """Let somebody say something."""
        seats = self.table.seats_of(watcher.person)
        name = self.table.name_of(seats[0]) if seats else watcher.name
        remark = Remark(self.staff.clock.now(), name, seats[0] if seats else -1, text)
        await self.staff.store.say(self.table.id, remark)
        self.remarks.append(remark)
        self.stir()

    def card(self, person: str) -> TableCard:
        """Return what everybody may know about the table."""
        return card(self.table, person, self.is_here)

    def menu(self, seat: int) -> Menu:
        """Return the decision of a seat laid out; made once for each decision."""
        table, workshop = self.table, self.staff.workshop
        if self._menu is None or self._menu[:2] != (table.seq, seat):
            painter, artist = workshop.painter(table.game), workshop.artist(table.game)
            self._menu = (table.seq, seat, Menu(table, seat, painter, artist))
        return self._menu[2]

    # --- bots and the clock ---

    def wake(self) -> None:
        """Have bots think, the clock run and everybody look, as the table now stands."""
        self._keep_moment()
        self._set_alarm()
        if not self.bots_paused and not self.broken:
            for seat in self.table.waiting:
                if isinstance(self.table.occupants[seat], Program) and seat not in self._thinking:
                    self._thinking[seat] = asyncio.ensure_future(self._think(seat))
        self.stir()

    def rest(self) -> None:
        """Have bots and the clock stop."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (*self._thinking.values(), *self._errands):
            task.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be missed if the room were left."""
        busy = self.watchers or self._thinking or self._errands or self._alarm is not None
        return self.broken or not (busy or self.lock.locked())

    def pace(self, wish: BotPace) -> None:
        """Let bots play faster or slower, or wait."""
        self.bots_paused = wish.paused
        self.bot_millis = wish.millis
        self.wake()

    async def _think(self, seat: int) -> None:
        """Have a bot choose for as long as it is asked."""
        try:
            while self._awaits_bot(seat):
                at = self.table.answers
                pause = self.table.moved_at + self.bot_millis - self.staff.clock.now()
                await asyncio.sleep(max(0, pause) / 1000)
                text = await self._ask_bot(seat)
                await self.do(partial(self._bot_chose, seat, at, text))
        except Refused:
            log.exception("table %s: what a bot chose was refused", self.table.id)
        finally:
            self._thinking.pop(seat, None)

    def _awaits_bot(self, seat: int) -> bool:
        is_bot = isinstance(self.table.occupants[seat], Program)
        return is_bot and seat in self.table.waiting and not (self.bots_paused or self.broken)

    async def _ask_bot(self, seat: int) -> str:
        async with self.lock:
            course, occupant = self.table.course, self.table.occupants[seat]
            if course is None or not isinstance(occupant, Program):
                return ""
            moment = msgspec.json.encode(moment_of(course.match))
            decision = course.match.decision_of(seat)
            fallback = decision.option(decision.default_choice()).text
        try:
            return await self.staff.bots.choose(
                self._spec, moment, seat, occupant.spec, secrets.randbits(32)
            )
        except BotError:
            log.exception("table %s: a bot could not choose", self.table.id)
            return fallback

    def _bot_chose(self, seat: int, at: int, text: str) -> list[Happening]:
        """Return a bot's choice, unless the table has moved on meanwhile."""
        table = self.table
        current = table.unseen_from <= at <= table.answers and self._awaits_bot(seat)
        return [Chose(seat, text, by="bot")] if current else []

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.table.opened.pace.time_up == "nothing" or self.broken:
            return
        deadlines = [self.table.deadline(seat, self.staff.opened) for seat in self._people_asked()]
        due = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if due is not None:
            wait = max(0, due - self.staff.clock.now()) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, self._run_errand, self.ring)

    async def ring(self) -> None:
        """Let time be up for those whose time is up."""
        now = self.staff.clock.now()
        for seat in self._people_asked():
            if (due := self.table.deadline(seat, self.staff.opened)) is not None and now >= due:
                await self.do(partial(self._time_up, seat))
        self._set_alarm()

    def _time_up(self, seat: int) -> list[Happening]:
        due = self.table.deadline(seat, self.staff.opened)
        if due is None or self.staff.clock.now() < due or seat not in self._people_asked():
            return []
        happening = etiquette.time_up(self.table, seat)
        return [] if happening is None else [happening]

    def _people_asked(self) -> list[int]:
        occupants = self.table.occupants
        return [seat for seat in self.table.waiting if isinstance(occupants[seat], Guest)]

    # --- snapshots ---

    def _keep_moment(self) -> None:
        """Keep now and then where the match stands, so that it is taken up again quickly."""
        self._kept_at = min(self._kept_at, self.table.answers)
        if self.table.answers < self._kept_at + SNAPSHOT_EVERY:
            return
        snapshot = self.table.snapshot()
        if snapshot is not None:
            self._kept_at = self.table.answers
            seq = self.table.seq
            self._run_errand(partial(self.staff.store.keep_moment, self.table.id, seq, snapshot))

    def _run_errand(self, errand: Callable[[], Coroutine[object, object, None]]) -> None:
        task = asyncio.ensure_future(errand())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
