"""What the operator decides comes to count: at the door, on open lines, and at tables.

Verdicts are written into the store from a command line, beside the house. Every process looks for
new ones each second; over PostgreSQL it is also told. What has to happen at a table is done by
whoever attends to it, and doing it twice changes nothing: so whoever takes over from a process that
died just looks at everything again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from athanor.kernel.words import Refused
from athanor.server.hub import Hub
from athanor.server.news import Judged, News
from athanor.server.sessions import Sessions
from athanor.server.store import StoreError
from athanor.server.tables.held import HELD
from athanor.server.tables.journal import Closed, Entry
from athanor.server.tables.moderation import bar, unbar
from athanor.server.tables.table import Table
from athanor.server.watcher import BANNED, Watcher

LOOK_EVERY: Final = 1.0
"""Seconds between two looks."""

log: Final = logging.getLogger(__name__)


class HouseOrder:
    """Has verdicts count in this process, and at the tables it attends to."""

    def __init__(self, hub: Hub, sessions: Sessions) -> None:
        self._hub = hub
        self._sessions = sessions
        self._verdicts = hub.services.verdicts
        self._looking = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def learn(self) -> bool:
        """Have what is new count at the door and on open lines; tell whether anything was."""
        rows = await self._hub.services.store.verdicts(self._verdicts.last)
        self._verdicts.learn(rows)
        if rows:
            self._sessions.turn_out(self._is_banned, BANNED)
        return bool(rows)

    async def look(self) -> None:
        """Have what is new, or has just ended, count everywhere."""
        async with self._looking:
            is_new = await self.learn()
            if self._verdicts.drop_ended() or is_new:
                await self._settle()

    async def settle(self) -> None:
        """Have all that was ever decided count at the tables that are for this process."""
        async with self._looking:
            await self._settle()

    async def run(self) -> None:
        """Look for as long as the house is open."""
        await self._trying(self.settle)
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._trying(self.look)

    async def recognise(self, guest: str, account: str) -> bool:
        """Have what was decided about a guest count for their account; tell if it is welcome."""
        store, now = self._hub.services.store, self._hub.services.clock.now()
        for verdict in (self._verdicts.ban_of(guest), self._verdicts.mute_of(guest)):
            if verdict is not None:
                await store.judge(now, verdict.act, account, verdict.until, verdict.reason)
        await self.look()
        return self._verdicts.ban_of(account) is None

    # --- what other processes, and the desk, tell ---

    def hear(self, sender: int, news: News) -> None:
        """Look at once where something was decided."""
        if isinstance(news, Judged):
            self._run(self.look)

    def look_around(self) -> None:
        """Look for what may have been missed."""
        self._run(self.look)

    def regroup(self) -> None:
        """Look at the tables that may be for this process now."""
        self._run(self.settle)

    def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._trying(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Look no more."""
        for task in list(self._tasks):
            task.cancel()

    async def _trying(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except StoreError as error:
            log.warning("what the operator decided cannot be looked up: %s", error)
        except Exception:
            log.exception("what the operator decided came to nothing")

    # --- at tables ---

    def _is_banned(self, watcher: Watcher) -> bool:
        return self._verdicts.ban_of(watcher.person, watcher.host) is not None

    async def _settle(self) -> None:
        store, attends = self._hub.services.store, self._hub.services.company.attends
        for table, person in await store.tables_of_judged():
            if attends(table):
                await self._have(table, partial(self._barring, person))
        for table in await store.tables_to_close():
            if attends(table):
                await self._have(table, closing)

    def _barring(self, person: str, table: Table) -> Sequence[Entry]:
        is_banned = self._verdicts.ban_of(person) is not None
        return bar(table, person) if is_banned else unbar(table, person)

    async def _have(self, name: str, plan: Callable[[Table], Sequence[Entry]]) -> None:
        """Have something happen at a table; one that is held is only ever closed."""
        try:
            room = await self._hub.room(name)
            await room.do(lambda: plan(room.table))
        except Refused as error:
            if error.refusal.message.key == HELD and plan is closing:
                await self._hub.services.store.close_table(name)
            else:
                log.warning("table %s: what the operator decided has to wait: %s", name, error)


def closing(table: Table) -> Sequence[Entry]:
    """Return what closes a table, also in the middle of a match."""
    return [Closed()] if table.phase in ("gathering", "playing") else []
