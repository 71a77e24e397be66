"""A table in memory: things happen one by one, are written to disk, and only then told."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from athanor.kernel.moment import moment_of
from athanor.kernel.words import Refused, refuse
from athanor.server.bots import BotError
from athanor.server.protocol.pages import TableSummary
from athanor.server.protocol.play import BotPace, Chat, FromHouse, Remark
from athanor.server.serial_queue import SerialQueue
from athanor.server.services import Services
from athanor.server.store import EntryRow, SummaryRow
from athanor.server.tables import commands
from athanor.server.tables.choice_finder import Menu
from athanor.server.tables.commands import Visitor
from athanor.server.tables.journal import Chose, Entry, Key, Program, SeatedPerson, write_entry
from athanor.server.tables.scene import ONLOOKER, Surroundings, scene, summary
from athanor.server.tables.table import Table
from athanor.server.watcher import Watcher

SNAPSHOT_EVERY: Final = 50
SNAPSHOT_SHARE: Final = 2
"""Where a match stands is kept after so many choices, or half of those before if that is more:
a snapshot holds the whole log, and longer ones are to be taken less often."""

NOTE_EVERY: Final = 60_000
"""Milliseconds after which the lobby learns that a match goes on, though nothing else is new."""

log: Final = logging.getLogger(__name__)

Plan: TypeAlias = Callable[[], Sequence[Entry]]
"""Finds out, when it is its turn, what is to happen; raises Refused if it may not."""

Failure: TypeAlias = BaseException | None
"""Why something could not be written, if so."""


class Answer(Protocol):
    """Who waits for something to happen; a future is one."""

    def set_result(self, seq: int, /) -> None:
        """Hear that it is on disk, and under which number."""

    def set_exception(self, error: BaseException, /) -> None:
        """Hear why it has not happened."""


class Room:
    """A table with those who are connected to it, its bots and its clock."""

    def __init__(self, table: Table, services: Services, remarks: Sequence[Remark]) -> None:
        self.table = table
        self.services = services
        self.remarks = list(remarks)
        self.watchers: set[Watcher] = set()
        self.left = False
        """What is in memory may not be what is on disk, which is where the table goes on."""
        self.bots_paused = False
        self.bot_millis = services.bot_millis
        self.queue = SerialQueue()
        self._paced = asyncio.Event()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._menu: tuple[int, int, Menu] | None = None
        self._kept_at = table.answers
        self._noted = table.moved_at
        spec = table.opened
        self._spec = services.game_factory.spec(
            spec.game, table.game.seats, spec.options, spec.packs
        )

    # --- what happens ---

    async def do(self, plan: Plan) -> int:
        """Let something happen; return the number of its entry when it is on disk."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.attempt(plan, None, answer)
        return await asyncio.shield(answer)

    def attempt(self, plan: Plan, key: Key | None, answer: Answer) -> None:
        """Let something happen when it is its turn, once; answer when it is on disk."""
        self.queue.take(partial(self._attempt, plan, key, answer))

    def _attempt(self, plan: Plan, key: Key | None, answer: Answer) -> None:
        try:
            if self.left:
                raise refuse("table-try-again")
            is_done = key is not None and key in self.table.done
            entries = () if is_done else plan()
            if entries:
                self._write(entries, partial(self._settle, key, answer))
        except Exception as error:
            if not isinstance(error, Refused):
                log.exception("table %s: something went wrong", self.table.id)
            answer.set_exception(error)
            return
        if entries:
            self.queue.hold()
        else:
            answer.set_result(self._number_of(key))

    def _number_of(self, key: Key | None) -> int:
        """Return under which number something has happened."""
        return self.table.seq if key is None else self.table.done[key]

    def _write(self, entries: Sequence[Entry], then: Callable[[Failure], None]) -> None:
        """Let things happen in memory, and have them written."""
        table, now = self.table, self.services.clock.now()
        before, phase = table.seq, table.phase
        rows: list[EntryRow] = []
        try:
            for entry in entries:
                table.apply(entry, now)
                rows.append(EntryRow(table.seq, now, write_entry(entry)))
            only_chose = table.phase == phase and all(isinstance(one, Chose) for one in entries)
            is_news = not only_chose or now >= self._noted + NOTE_EVERY
            if is_news:
                self._noted = now
            row = summary_row(table) if is_news else None
            self.services.store.append(table.id, rows, then, row)
        except BaseException as error:
            if table.seq != before or not isinstance(error, Refused):
                self.leave()
            raise

    def _settle(self, key: Key | None, answer: Answer, failure: Failure) -> None:
        """Let others have their turn, now that something is on disk or has failed."""
        self.queue.pass_on(partial(self._written, key, answer, failure))

    def _written(self, key: Key | None, answer: Answer, failure: Failure) -> None:
        """Tell what came of it, now that it is on disk or has failed."""
        if failure is not None:
            log.error("table %s: nothing could be written", self.table.id, exc_info=failure)
            self.leave()
            answer.set_exception(failure)
            return
        self._keep_snapshot()
        for watcher in self.watchers:
            watcher.mark_dirty()
        answer.set_result(self._number_of(key))
        self._attend()
        for watcher in self.watchers:
            self.flush(watcher)

    async def come_to_rest(self) -> None:
        """Wait until nothing is under way to the disk."""
        while self.queue.held:
            came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.queue.take(partial(settle, came))
            await came

    def leave(self) -> None:
        """Let everybody go: whoever comes back finds the table as it is on disk."""
        self.left = True
        self.rest()
        for watcher in list(self.watchers):
            watcher.leave()

    # --- those who watch ---

    def is_here(self, person: str) -> bool:
        """Tell whether somebody is connected."""
        return any(watcher.person == person for watcher in self.watchers)

    def visitor(self, person: str, name: str) -> Visitor:
        """Return somebody as commands know them."""
        return Visitor(person, name, self.services.clock.now(), self.services.opened)

    def come(self, watcher: Watcher) -> None:
        """Let somebody connect."""
        if self.left:
            watcher.leave()
            return
        self.watchers.add(watcher)
        self.mark_dirty()

    def go(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self.mark_dirty()

    def mark_dirty(self) -> None:
        """Have everybody sent the latest scene."""
        for watcher in self.watchers:
            watcher.mark_dirty()
            self.flush(watcher)

    def flush(self, watcher: Watcher) -> None:
        """Send somebody what there is to send; nothing of what is not on disk yet."""
        watcher.flush(None if self.queue.held or self.left else self._look)

    def _look(self, watcher: Watcher) -> list[FromHouse]:
        """Return what somebody has not been sent yet."""
        own = self.table.seats_of(watcher.person)
        if watcher.viewer != ONLOOKER and watcher.viewer not in own:
            watcher.viewer = ONLOOKER
            watcher.seen = (0, 0)
        now = scene(self.table, watcher.person, watcher.viewer, self._surroundings(), watcher.seen)
        watcher.seen = (now.seq, now.start + len(now.told))
        return [now, *self._chat(watcher)]

    def _chat(self, watcher: Watcher) -> list[Chat]:
        """Return what was said that somebody has not been sent yet."""
        plays = self.table.phase == "playing" and bool(self.table.seats_of(watcher.person))
        said = [remark for remark in self.remarks if not (plays and self._is_aside(remark))]
        start = 0 if watcher.hears_asides == plays else watcher.heard
        if start == len(said) == watcher.heard:
            return []
        watcher.heard, watcher.hears_asides = len(said), not plays
        return [Chat(start, tuple(said[start:]))]

    def _is_aside(self, remark: Remark) -> bool:
        """Tell whether a spectator said it during the match, which those who play do not hear."""
        hosted = self.table.hosted
        return remark.seat < 0 and hosted is not None and remark.when >= hosted.began

    def _surroundings(self) -> Surroundings:
        return Surroundings(
            self.services.clock.now(),
            self.services.opened,
            self.is_here,
            self.bots_paused,
            self.bot_millis,
        )

    def say(self, watcher: Watcher, text: str, key: Key, answer: Answer) -> None:
        """Let somebody say something when it is their turn, once; answer when it is on disk."""
        self.queue.take(partial(self._say, watcher, text, key, answer))

    def _say(self, watcher: Watcher, text: str, key: Key, answer: Answer) -> None:
        seats = self.table.seats_of(watcher.person)
        name = self.table.name_of(seats[0]) if seats else watcher.name
        remark = Remark(self.services.clock.now(), name, seats[0] if seats else -1, text)
        saying = self.services.store.say(self.table.id, remark, key.person, key.request)
        writing = asyncio.ensure_future(saying)
        self.queue.hold()
        writing.add_done_callback(
            lambda _: self.queue.pass_on(partial(self._has_said, remark, answer, writing))
        )

    def _has_said(self, remark: Remark, answer: Answer, writing: asyncio.Future[bool]) -> None:
        failure = failure_of(writing)
        if failure is not None:
            answer.set_exception(failure)
            return
        if writing.result():
            self.remarks.append(remark)
        answer.set_result(self.table.seq)
        self.mark_dirty()

    def summary(self, person: str) -> TableSummary:
        """Return what everybody may know about the table."""
        return summary(self.table, person, self.is_here)

    def menu(self, seat: int) -> Menu:
        """Return the decision of a seat laid out; made once for each decision."""
        table, game_factory = self.table, self.services.game_factory
        if self._menu is None or self._menu[:2] != (table.seq, seat):
            painter, artist = game_factory.painter(table.game), game_factory.artist(table.game)
            self._menu = (table.seq, seat, Menu(table, seat, painter, artist))
        return self._menu[2]

    # --- bots and the clock ---

    def wake(self) -> None:
        """Have bots think, the clock run and everybody look, as the table now stands."""
        self._attend()
        self.mark_dirty()

    def _attend(self) -> None:
        """Have bots think and the clock run, as the table now stands."""
        self._set_alarm()
        if not self.bots_paused and not self.left:
            for seat in self.table.waiting:
                if isinstance(self.table.occupants[seat], Program) and seat not in self._thinking:
                    self._thinking[seat] = asyncio.ensure_future(self._think(seat))

    def rest(self) -> None:
        """Have bots and the clock stop."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in [*self._thinking.values(), *self._errands]:
            task.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be missed if the room were left."""
        busy = self.watchers or self._thinking or self._errands or self._alarm is not None
        return self.left or not (busy or self.queue.held)

    def pace(self, wish: BotPace) -> None:
        """Let bots play faster or slower, or wait."""
        self.bots_paused = wish.paused
        self.bot_millis = wish.millis
        self._paced.set()
        self.wake()

    async def _think(self, seat: int) -> None:
        """Have a bot choose for as long as it is asked."""
        try:
            while self._awaits_bot(seat):
                pause = self.table.moved_at + self.bot_millis - self.services.clock.now()
                if await self._is_undisturbed(max(0, pause) / 1000):
                    await self._have_chosen(seat)
        except Exception:
            log.exception("table %s: a bot cannot go on", self.table.id)
        finally:
            self._thinking.pop(seat, None)

    async def _is_undisturbed(self, seconds: float) -> bool:
        """Wait; tell whether nobody has changed the pace of bots meanwhile."""
        self._paced.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._paced.wait()
        except TimeoutError:
            return True
        return False

    def _awaits_bot(self, seat: int) -> bool:
        is_bot = isinstance(self.table.occupants[seat], Program)
        return is_bot and seat in self.table.waiting and not (self.bots_paused or self.left)

    async def _have_chosen(self, seat: int) -> None:
        """Have a bot choose once; where it cannot, the game's default is chosen for it."""
        await self.come_to_rest()
        hosted, occupant = self.table.hosted, self.table.occupants[seat]
        if hosted is None or not isinstance(occupant, Program) or not self._awaits_bot(seat):
            return
        moment = msgspec.json.encode(moment_of(hosted.match))
        decision = hosted.match.decision_of(seat)
        text = decision.option(decision.default_choice()).text
        seen = self.table.position
        try:
            text = await self.services.bots.choose(
                self._spec, moment, seat, occupant.spec, secrets.randbits(32)
            )
        except BotError:
            log.exception("table %s: a bot could not choose", self.table.id)
        await self.do(partial(self._bot_chose, seat, seen, text))

    def _bot_chose(self, seat: int, seen: tuple[int, int], text: str) -> list[Entry]:
        """Return a bot's choice, unless the table has moved on meanwhile."""
        current = self.table.position == seen and self._awaits_bot(seat)
        return [Chose(seat, text, by="bot")] if current else []

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.table.opened.pace.time_up == "nothing" or self.left:
            return
        deadlines = [
            self.table.deadline(seat, self.services.opened) for seat in self._people_asked()
        ]
        due = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if due is not None:
            wait = max(0, due - self.services.clock.now()) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, self._run_errand, self.ring)

    async def ring(self) -> None:
        """Let time be up for those whose time is up."""
        now = self.services.clock.now()
        for seat in self._people_asked():
            if (due := self.table.deadline(seat, self.services.opened)) is not None and now >= due:
                await self.do(partial(self._time_up, seat))
        self._set_alarm()

    def _time_up(self, seat: int) -> list[Entry]:
        due = self.table.deadline(seat, self.services.opened)
        if due is None or self.services.clock.now() < due or seat not in self._people_asked():
            return []
        entry = commands.time_up(self.table, seat)
        return [] if entry is None else [entry]

    def _people_asked(self) -> list[int]:
        occupants = self.table.occupants
        return [seat for seat in self.table.waiting if isinstance(occupants[seat], SeatedPerson)]

    # --- snapshots ---

    def _keep_snapshot(self) -> None:
        """Keep now and then where the match stands, so that it is taken up again quickly."""
        self._kept_at = min(self._kept_at, self.table.answers)
        rest = max(SNAPSHOT_EVERY, self._kept_at // SNAPSHOT_SHARE)
        if self.table.answers < self._kept_at + rest:
            return
        snapshot = self.table.snapshot()
        if snapshot is not None:
            self._kept_at = self.table.answers
            seq = self.table.seq
            self._run_errand(
                partial(self.services.store.keep_snapshot, self.table.id, seq, snapshot)
            )

    def _run_errand(self, errand: Callable[[], Coroutine[object, object, None]]) -> None:
        task = asyncio.ensure_future(errand())
        self._errands.add(task)
        task.add_done_callback(self._end_errand)

    def _end_errand(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: an errand failed", self.table.id, exc_info=error)


def failure_of(writing: asyncio.Future[Any]) -> Failure:
    """Return what has come of something that was written."""
    return asyncio.CancelledError() if writing.cancelled() else writing.exception()


def settle(waiting: asyncio.Future[None]) -> None:
    """Tell somebody that their turn has come, unless they wait no more."""
    if not waiting.done():
        waiting.set_result(None)


def summary_row(table: Table) -> SummaryRow:
    """Return what the lobby looks a table up by."""
    sitters = (one.person if isinstance(one, SeatedPerson) else None for one in table.occupants)
    return SummaryRow(table.phase, table.moved_at, table.opened.game, tuple(sitters))
