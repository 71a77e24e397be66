"""Things happen at a table one by one: in memory, then on disk, and only then told.

Where other processes share the house, things happen there, too. What they have written is read on;
and where one of them was faster, the table is taken up as it left it, and what was wanted is looked
at once more as the table stands then.
"""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

from athanor.kernel.words import Refused, refuse
from athanor.server.loading import follow, load_again
from athanor.server.serial_queue import SerialQueue
from athanor.server.services import Services
from athanor.server.store import Conflict, EntryRow, SummaryRow
from athanor.server.tables.journal import (
    Chose,
    Entry,
    Key,
    Nobody,
    Occupant,
    SeatedPerson,
    next_link,
    write_entry,
)
from athanor.server.tables.table import Table

LESSON: Final = "lesson"
PUZZLE: Final = "puzzle"
"""The phase of all tables for lessons, as the lobby looks them up: no list has them. That of a
puzzle says, too, how it stands."""

NOTE_EVERY: Final = 60_000
"""Milliseconds after which the lobby learns that a match goes on, though nothing else is new."""

TRIES: Final = 8
"""How often others may be faster before whoever wants something has to try again themselves."""

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


class Wish:
    """What somebody wants to happen, by which request, and who waits for it."""

    def __init__(self, plan: Plan, key: Key | None, answer: Answer) -> None:
        self.plan = plan
        self.key = key
        self.answer = answer
        self.tries = 0
        """How often others were faster."""


class TableWriter:
    """A table to which things happen; who is told of them is for others to say."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.queue = SerialQueue()
        self.left = False
        """What is in memory may not be what is on disk, which is where the table goes on."""
        self._noted = table.moved_at
        self._chosen = 0
        """Choices that are on their way to the disk."""
        self._shift = services.clock.shift

    def now(self) -> int:
        """Return the moment; where the machine's time has jumped, nobody's time has passed."""
        clock = self.services.clock
        moment = clock.now()
        if clock.shift != self._shift:
            self.table.shift_waiting(clock.shift - self._shift)
            self._shift = clock.shift
        return moment

    @property
    def floor(self) -> int:
        """When the house was opened, by the time that the machine tells now."""
        return self.services.opened + self.services.clock.shift

    @property
    def attends(self) -> bool:
        """Whether what happens here by itself is for this process to do."""
        return self.services.company.attends(self.table.id)

    @abstractmethod
    def leave(self) -> None:
        """Let go of what is in memory."""

    @abstractmethod
    def on_disk(self) -> None:
        """Hear that something is on disk, before whoever wanted it is answered."""

    @abstractmethod
    def answered(self) -> None:
        """Hear that whoever wanted it has been answered."""

    @abstractmethod
    def has_read_on(self) -> None:
        """Hear that something has happened in another process."""

    async def do(self, plan: Plan) -> int:
        """Let something happen; return the number of its entry when it is on disk."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.attempt(plan, None, answer)
        return await asyncio.shield(answer)

    def attempt(self, plan: Plan, key: Key | None, answer: Answer) -> None:
        """Let something happen when it is its turn, once; answer when it is on disk."""
        self.queue.take(partial(self._attempt, Wish(plan, key, answer)))

    def _attempt(self, wish: Wish) -> None:
        key, answer = wish.key, wish.answer
        try:
            if self.left:
                raise refuse("table-try-again")
            is_done = key is not None and key in self.table.done
            entries = () if is_done else wish.plan()
            if entries:
                self._write(entries, partial(self._settle, wish))
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
        """Return under which number something has happened, if anything had to."""
        return self.table.seq if key is None else self.table.done.get(key, self.table.seq)

    def _write(self, entries: Sequence[Entry], then: Callable[[Failure], None]) -> None:
        """Let things happen in memory, and have them written."""
        table, now = self.table, self.now()
        before, phase = table.seq, table.phase
        rows: list[EntryRow] = []
        try:
            for entry in entries:
                table.apply(entry, now)
                body = write_entry(entry)
                table.link = next_link(table.link, table.seq, now, body)
                rows.append(EntryRow(table.seq, now, body, table.link))
            self._chosen = sum(isinstance(one, Chose) for one in entries)
            only_chose = table.phase == phase and self._chosen == len(entries)
            is_news = not only_chose or abs(now - self._noted) >= NOTE_EVERY
            if is_news:
                self._noted = now
            row = summary_row(table) if is_news else None
            self.services.store.append(table.id, rows, then, row)
        except BaseException as error:
            if table.seq != before or not isinstance(error, Refused):
                self.leave()
            raise

    def _settle(self, wish: Wish, failure: Failure) -> None:
        """Let others have their turn, now that something is on disk or has failed."""
        if isinstance(failure, Conflict) and wish.tries < TRIES:
            loading = asyncio.ensure_future(self._load_again())
            loading.add_done_callback(partial(self._try_again, wish))
        else:
            self.queue.pass_on(partial(self._written, wish, failure))

    def _written(self, wish: Wish, failure: Failure) -> None:
        """Tell what came of it, now that it is on disk or has failed."""
        answer = wish.answer
        if failure is not None:
            log.error("table %s: nothing could be written", self.table.id, exc_info=failure)
            self.leave()
            answer.set_exception(failure)
            return
        self.services.tally.choices += self._chosen
        self.on_disk()
        answer.set_result(self._number_of(wish.key))
        self.answered()

    # --- what happens in other processes ---

    async def _load_again(self) -> Table:
        services = self.services
        now = services.clock.now()
        return await load_again(self.table.id, services.store, services.game_factory, now)

    def _try_again(self, wish: Wish, loading: "asyncio.Future[Table]") -> None:
        """Go on from where the table stands by now, since another process was faster."""
        failure = failure_of(loading)
        if failure is not None:
            self.leave()
            self.queue.pass_on(partial(wish.answer.set_exception, failure))
            return
        self.table = loading.result()
        wish.tries += 1
        self.queue.pass_on(partial(self._attempt_anew, wish))

    def _attempt_anew(self, wish: Wish) -> None:
        self.has_read_on()
        self._attempt(wish)

    def read_on(self, seq: int) -> None:
        """Let happen here what has happened elsewhere up to an entry, when it is its turn."""
        self.queue.take(partial(self._read_on, seq))

    def _read_on(self, seq: int) -> None:
        if self.left or seq <= self.table.seq:
            return
        reading = asyncio.ensure_future(self.services.store.entries(self.table.id, self.table.seq))
        self.queue.hold()
        reading.add_done_callback(lambda _: self.queue.pass_on(partial(self._has_read, reading)))

    def _has_read(self, reading: "asyncio.Future[list[EntryRow]]") -> None:
        try:
            follow(self.table, reading.result())
        except (Exception, asyncio.CancelledError) as error:
            log.warning(
                "table %s: what happened elsewhere cannot be read: %s", self.table.id, error
            )
            self.leave()
            return
        self.has_read_on()

    async def come_to_rest(self) -> None:
        """Wait until nothing is under way to the disk."""
        while self.queue.held:
            came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.queue.take(partial(settle, came))
            await came


def failure_of(work: "asyncio.Future[Any]") -> Failure:
    """Return why something that was under way has failed, if it has."""
    return asyncio.CancelledError() if work.cancelled() else work.exception()


def settle(waiting: asyncio.Future[None]) -> None:
    """Tell somebody that their turn has come, unless they wait no more."""
    if not waiting.done():
        waiting.set_result(None)


def summary_row(table: Table) -> SummaryRow:
    """Return what the lobby looks a table up by."""
    owners = tuple(owner_of(occupant) for occupant in table.occupants)
    hands = tuple(table.hands)
    is_open = any(isinstance(one, Nobody) and one.open for one in table.occupants)
    return SummaryRow(noted_phase(table), table.moved_at, table.opened.game, owners, hands, is_open)


def noted_phase(table: Table) -> str:
    """Return how far a table has come, as the lobby looks it up."""
    if table.attempt is not None:
        return f"{PUZZLE}-{table.attempt.state}"
    return table.phase if table.guide is None else LESSON


def owner_of(occupant: Occupant) -> str | None:
    """Return whose a seat is: who sits there, for whom it is kept, or who has its link to send."""
    if isinstance(occupant, SeatedPerson):
        return occupant.person
    return occupant.reserved or occupant.giver or None if isinstance(occupant, Nobody) else None
