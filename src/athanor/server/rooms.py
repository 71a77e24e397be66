"""The tables that are in memory: taken up when somebody needs them, left when nobody does."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from athanor.kernel.words import Refusal, Refused, refuse
from athanor.server.loading import load_table
from athanor.server.news import Asked, Gone
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.store import StoreError, TableRow
from athanor.server.tables.held import HELD, held
from athanor.server.tables.table import Table

SWEEP: Final = 60.0
"""Seconds between two looks for rooms that nobody needs in memory."""

log: Final = logging.getLogger(__name__)


class Rooms:
    """Finds any table, and has those in memory at which something goes on."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.moving_on = asyncio.Lock()
        """Two who want to play again at once are to meet at the same table."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._held: dict[str, Refusal] = {}
        """Why tables cannot be taken up, so that not everybody who comes tries in vain."""
        self._sweeper: asyncio.Task[None] | None = None
        self._is_closing = False

    async def start(self) -> None:
        """Take up all matches that go on, so that bots and clocks do, too."""
        self._sweeper = asyncio.ensure_future(self._sweep())
        await self.take_up_all()

    async def take_up_all(self) -> None:
        """Take up all matches that go on and are for this process to attend to."""
        for table in await self.services.store.in_phase(["playing"]):
            if self.services.company.attends(table) and self.in_memory(table) is None:
                await self.take_up(table)

    async def close(self) -> None:
        """Leave all rooms; what is under way there is on disk then.

        A table that is just being taken up is waited for, also if nobody does any more: the
        store is needed until then.
        """
        self._is_closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        rooms = list(self._rooms.values())
        for room in rooms:
            await self._keep_moment(room)
            room.leave()
        for room in rooms:
            await room.come_to_rest()

    @property
    def rooms(self) -> list[Room]:
        """The tables in memory: all at which a bot thinks, and more."""
        return list(self._rooms.values())

    @property
    def held(self) -> int:
        """How many tables were asked for lately that cannot be taken up."""
        return len(self._held)

    def held_because(self, table: str) -> Refusal | None:
        """Return why a table cannot be taken up, if that was tried lately."""
        return self._held.get(table)

    # --- finding ---

    async def room(self, table: str) -> Room:
        """Return a table in memory, as it is by now; refuse one that does not exist."""
        room = self.in_memory(table)
        if room is not None:
            await self.catch_up([room])
            if not room.left:
                return room
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def in_memory(self, table: str) -> Room | None:
        """Return a table if it is in memory, as it was when something was last heard of it."""
        room = self._rooms.get(table)
        return None if room is None or room.left else room

    async def catch_up(self, rooms: Sequence[Room]) -> None:
        """Have tables in memory come as far as they have come in other processes."""
        if not self.services.company.is_shared or not rooms:
            return
        latest = await self.services.store.latest([room.table.id for room in rooms])
        for room in rooms:
            if room.table.id in latest:
                room.read_on(latest[room.table.id])
            else:
                await self.leave(room.table.id)
        for room in rooms:
            await room.come_to_rest()

    async def _load(self, table: str) -> Room:
        row = await self.services.store.table(table)
        if row is None:
            raise refuse("table-no-such-table", table=table[:40])
        if (reason := self._held.get(table)) is not None:
            raise Refused(reason)
        try:
            loaded = await self._loaded(row)
        except Refused as error:
            if error.refusal.message.key == HELD:
                self._held[table] = error.refusal
                log.warning("table %s is held: %s", table, error)
            raise
        room = Room(loaded, self.services, await self.services.store.remarks(table))
        self.add(room)
        self.services.company.post(Asked(table))
        await self.catch_up([room])
        return room

    async def _loaded(self, row: TableRow) -> Table:
        services = self.services
        try:
            now = services.clock.now()
            return await load_table(row, services.store, services.game_factory, now)
        except StoreError as error:
            if error.is_damage:
                raise held("table-held-file") from error
            raise

    async def take_up(self, table: str) -> Room | None:
        """Return a table in memory, unless something is wrong with it or the house closes."""
        if self._is_closing:
            return None
        try:
            return await self.room(table)
        except Refused:
            return None
        except Exception:
            log.exception("table %s cannot be taken up", table)
            return None

    # --- staying, and going ---

    def add(self, room: Room) -> None:
        """Have a table in memory from now on."""
        self._rooms[room.table.id] = room
        room.wake()

    async def forget(self, table: str) -> None:
        """Leave a table for good; whoever is connected comes back to what there is then."""
        self.services.company.post(Gone(table))
        await self.leave(table)

    async def leave(self, table: str) -> None:
        """Leave a table in this process."""
        room = self._rooms.pop(table, None)
        if room is not None:
            room.leave()
            await room.come_to_rest()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.tidy()

    async def tidy(self) -> None:
        """Leave rooms at which nothing goes on; take those up again that could not go on."""
        self._held.clear()
        for table, room in list(self._rooms.items()):
            if room.left:
                await self.take_up(table)
            elif room.is_idle:
                await self._keep_moment(room)
                if room.is_idle:
                    room.leave()
                    del self._rooms[table]

    async def _keep_moment(self, room: Room) -> None:
        """Keep where a match stands whose room is left; it can do without."""
        try:
            await room.keep_moment()
        except StoreError:
            log.exception("table %s: where it stands could not be kept", room.table.id)
