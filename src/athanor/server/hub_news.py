"""What the tables of this process hear from the other processes of the house."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from athanor.server.hub import Hub
from athanor.server.news import Asked, Connected, Ended, Gone, Judged, Moved, News, Paced, Said
from athanor.server.room import Room
from athanor.server.store import StoreError

LOOK_EVERY: Final = 5.0
"""Seconds after which tables are looked up that something was not told of: what is told can get
lost, with the process that was about to tell it."""

log: Final = logging.getLogger(__name__)


class HubNews:
    """Has tables read on, and be taken up by whoever is to attend to them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._tasks: set[asyncio.Task[None]] = set()
        self._regrouping = asyncio.Lock()

    def start(self) -> None:
        """Look now and then, as well as listen."""
        if self._hub.services.company.is_shared:
            self._run(self._keep_looking)

    def close(self) -> None:
        """Hear no more."""
        for task in list(self._tasks):
            task.cancel()

    def hear(self, sender: int, news: News) -> None:
        """Hear what another process has told."""
        if isinstance(news, Ended | Judged):
            return
        room = self._hub.in_memory(news.table)
        if room is not None:
            self._tell(room, sender, news)
        elif isinstance(news, Moved) and news.works and self._attends(news.table):
            self._run(partial(self._take_up, news.table))

    def _attends(self, table: str) -> bool:
        return self._hub.services.company.attends(table)

    def _tell(self, room: Room, sender: int, news: News) -> None:
        match news:
            case Moved(_, seq):
                room.read_on(seq)
            case Said():
                room.chat.read_on()
            case Connected(_, people):
                room.hear_presence(sender, frozenset(people))
            case Asked():
                room.introduce()
            case Paced(_, paused, millis):
                room.hear_pace(paused, millis)
            case Gone(table):
                self._run(partial(self._hub.leave, table))

    def regroup(self) -> None:
        """Go on with the processes that there are now."""
        for room in self._hub.rooms:
            room.regroup()
        self._run(self._regroup)

    def look_around(self) -> None:
        """Look for all that may have been missed."""
        self._run(self._catch_up)
        for room in self._hub.rooms:
            room.chat.read_on()
            room.introduce()
            self._hub.services.company.post(Asked(room.table.id))

    async def _take_up(self, table: str) -> None:
        await self._hub.take_up(table)

    async def _regroup(self) -> None:
        async with self._regrouping:
            await self._catch_up()
            await self._hub.take_up_all()

    async def _catch_up(self) -> None:
        """Read on at all tables, and take those up again that could not be read just then."""
        rooms = self._hub.rooms
        await self._hub.catch_up([room for room in rooms if not room.left])
        for room in rooms:
            if room.left and self._attends(room.table.id):
                await self._hub.take_up(room.table.id)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._catch_up()
            except StoreError as error:
                log.warning("what happened elsewhere cannot be looked up: %s", error)

    def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._working(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _working(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("what another process has told came to nothing")
