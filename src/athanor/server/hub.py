"""All tables of the house: set up, found, taken up again after a rest."""

import asyncio
import base64
import logging
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from athanor.kernel.chance import SECRET_BYTES
from athanor.kernel.words import refuse
from athanor.server.bots import check_bot
from athanor.server.cleaning import cleaned
from athanor.server.loading import load_table
from athanor.server.protocol.common import OptionValue
from athanor.server.protocol.pages import (
    Claim,
    Expected,
    ForAnyone,
    ForBot,
    Handing,
    Invite,
    Lobby,
    MeHere,
    NewTable,
    SeatWish,
    TableSummary,
)
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.store import EntryRow, PersonRow, TableRow
from athanor.server.table_writer import summary_row
from athanor.server.tables import commands
from athanor.server.tables.journal import (
    MovedOn,
    Nobody,
    Occupant,
    Opened,
    Program,
    Recognised,
    SeatedPerson,
    write_entry,
)
from athanor.server.tables.table import Table

SHOWN: Final = 50
"""Tables of each kind in the lobby."""

SWEEP: Final = 60.0
"""Seconds between two looks for rooms that nobody needs in memory."""

ID_BYTES: Final = 8

log: Final = logging.getLogger(__name__)


class Hub:
    """Knows every table, and has those in memory at which something goes on."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._moving_on = asyncio.Lock()
        """Two who want to play again at once are to meet at the same table."""
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up all matches that go on, so that bots and clocks do, too."""
        self._sweeper = asyncio.ensure_future(self._sweep())
        for table in await self.services.store.in_phase(["playing"]):
            await self._take_up(table)

    async def close(self) -> None:
        """Leave all rooms; what is under way there is on disk then."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        rooms = list(self._rooms.values())
        for room in rooms:
            room.leave()
        for room in rooms:
            await room.come_to_rest()

    @property
    def rooms(self) -> list[Room]:
        """The tables in memory: all at which a bot thinks, and more."""
        return list(self._rooms.values())

    # --- finding ---

    async def room(self, table: str) -> Room:
        """Return a table in memory; refuse one that does not exist."""
        room = self._rooms.get(table)
        if room is not None and not room.left:
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        row = await self.services.store.table(table)
        if row is None:
            raise refuse("table-no-such-table", table=table[:40])
        loaded = await load_table(row, self.services.store, self.services.game_factory)
        room = Room(loaded, self.services, await self.services.store.remarks(table))
        self._rooms[table] = room
        room.wake()
        return room

    async def _take_up(self, table: str) -> Room | None:
        """Return a table in memory, unless there is something wrong with it."""
        try:
            return await self.room(table)
        except Exception:
            log.exception("table %s cannot be taken up", table)
            return None

    async def lobby(self, person: str) -> Lobby:
        """Return the tables that somebody may want to see."""
        store = self.services.store
        mine = await self._summaries(await store.tables_of(person, SHOWN), person)
        listed_open = await self._summaries(await store.listed(["gathering"], SHOWN), person)
        running = await self._summaries(await store.listed(["playing"], SHOWN), person)
        own = {one.id for one in mine}
        return Lobby(
            mine=tuple(one for one in mine if one.phase != "closed"),
            open=tuple(one for one in listed_open if one.id not in own),
            running=tuple(one for one in running if one.id not in own),
        )

    async def _summaries(self, tables: Sequence[str], person: str) -> list[TableSummary]:
        rooms = [await self._take_up(table) for table in tables]
        return [room.summary(person) for room in rooms if room is not None]

    # --- setting up ---

    async def open(self, wish: NewTable, host: PersonRow, client: str = "") -> Room:
        """Set a table up as somebody wishes who comes from some address."""
        occupants = seated(wish.seats, host, wish.seed)
        game_factory = self.services.game_factory
        spec = game_factory.spec(wish.game, len(occupants), wish.options, wish.packs)
        game = await asyncio.to_thread(game_factory.game, spec)
        opened = Opened(
            host=host.id,
            game=wish.game,
            options=msgspec.convert(game.options, dict[str, OptionValue]),
            packs=wish.packs,
            pace=wish.pace,
            undo=wish.undo,
            listed=wish.listed,
            seats=occupants,
        )
        return await self._add(opened, client)

    async def _add(self, opened: Opened, client: str) -> Room:
        store, now = self.services.store, self.services.clock.now()
        spec = self.services.game_factory.spec(
            opened.game, len(opened.seats), opened.options, opened.packs
        )
        game = await asyncio.to_thread(self.services.game_factory.game, spec)
        secret = secrets.token_bytes(SECRET_BYTES)
        row = TableRow(new_id(), now, opened.host, secret, opened.listed)
        table = Table(row.id, secret, game, opened, now)
        await store.add_table(row, [EntryRow(0, now, write_entry(opened))], summary_row(table))
        room = Room(table, self.services, ())
        room.client = client
        self._rooms[row.id] = room
        room.wake()
        return room

    async def rematch(self, table: str, host: PersonRow, client: str = "") -> Room:
        """Set up the same table again, its seats kept for those who sit here now."""
        async with self._moving_on:
            return await self._rematch(table, host, client)

    async def _rematch(self, table: str, host: PersonRow, client: str) -> Room:
        room = await self.room(table)
        old = room.table
        if old.phase != "over":
            raise refuse("table-not-now")
        if not old.seats_of(host.id) and old.opened.host != host.id:
            raise refuse("table-only-watching")
        if old.rematch:
            return await self.room(old.rematch)
        seats = tuple(kept_for(occupant, host.id) for occupant in old.occupants)
        opened = old.opened
        again = await self._add(
            Opened(
                host.id,
                opened.game,
                opened.options,
                opened.packs,
                opened.pace,
                opened.undo,
                opened.listed,
                seats,
            ),
            client,
        )
        await room.do(lambda: [MovedOn(again.table.id)])
        return again

    # --- seats ---

    async def sit(self, table: str, seat: int, claim: Claim, person: PersonRow) -> Room:
        """Let somebody sit down."""
        room = await self.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(
            lambda: [commands.sit(room.table, visitor, seat, claim, self.services.invites)]
        )
        return room

    async def hand(self, table: str, seat: int, handing: Handing, person: PersonRow) -> Room:
        """Let somebody give a seat away."""
        if handing.to == "bot":
            check_bot(handing.spec)
        room = await self.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(
            lambda: [commands.hand(room.table, visitor, seat, handing, room.table.seq + 1)]
        )
        return room

    async def hand_down(self, guest: str, heir: str) -> bool:
        """Have all that is a guest's at any table be somebody else's; tell whether all of it is.

        Nobody moves on to another table meanwhile, where a seat would be kept for the guest.
        """
        async with self._moving_on:
            tables = await self.services.store.tables_of(guest)
            return all([await self._hand_down_at(table, guest, heir) for table in tables])

    async def _hand_down_at(self, table: str, guest: str, heir: str) -> bool:
        try:
            moved_on_to = (await self.room(table)).table.rematch
            for place in (table, moved_on_to) if moved_on_to else (table,):
                room = await self.room(place)
                await room.do(partial(recognised, room.table, guest, heir))
            await self.services.store.give_table(table, guest, heir)
        except Exception:
            log.exception("table %s: what was a guest's is not yet their account's", table)
            return False
        return True

    def let_go(self, person: str) -> None:
        """Have all connections of somebody end; who comes back is recognised anew."""
        for room in self._rooms.values():
            for watcher in room.watchers:
                if watcher.person == person:
                    watcher.leave()

    async def close_table(self, table: str, person: PersonRow) -> Room:
        """Let the host close a table that has not begun."""
        room = await self.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(lambda: [commands.close(room.table, visitor)])
        return room

    async def invites(self, table: str, person: PersonRow) -> list[Invite]:
        """Return the links of vacant seats, for the host and for who gave a seat away."""
        room = await self.room(table)
        own = room.table
        if person.id != own.opened.host and not own.seats_of(person.id):
            raise refuse("table-not-host")
        return [
            Invite(seat, self.services.invites.token(own.id, seat, one.link))
            for seat, one in enumerate(own.occupants)
            if isinstance(one, Nobody) and not one.open
        ]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.tidy()

    async def tidy(self) -> None:
        """Leave rooms at which nothing goes on; take those up again that could not go on."""
        for table, room in list(self._rooms.items()):
            if room.left:
                await self._take_up(table)
            elif room.is_idle:
                room.leave()
                del self._rooms[table]


def new_id() -> str:
    """Return the name of a new table, which nobody can guess."""
    return base64.b32encode(secrets.token_bytes(ID_BYTES)).decode().lower()[:12]


def seated(wishes: Sequence[SeatWish], host: PersonRow, seed: str) -> tuple[Occupant, ...]:
    """Return who sits where at a new table."""
    occupants: list[Occupant] = []
    for seat, wish in enumerate(wishes):
        match wish:
            case MeHere(name):
                first = not any(isinstance(one, SeatedPerson) for one in occupants)
                fallback = host.name if first else f"{host.name} {seat + 1}"
                called = cleaned(name) or fallback
                occupants.append(SeatedPerson(host.id, called, seed if first else ""))
            case Expected(name):
                occupants.append(Nobody(False, cleaned(name)))
            case ForAnyone():
                occupants.append(Nobody(True))
            case ForBot(spec):
                check_bot(spec)
                occupants.append(Program(spec))
    return tuple(occupants)


def recognised(table: Table, guest: str, person: str) -> list[Recognised]:
    """Return what happens when a guest turns out to be somebody: nothing if nothing is theirs."""
    return [Recognised(guest, person)] if table.concerns(guest) else []


def kept_for(occupant: Occupant, host: str) -> Occupant:
    """Return a seat as it is kept at the next table: for the same bot, or for the same person."""
    if isinstance(occupant, SeatedPerson) and occupant.person != host:
        return Nobody(False, occupant.name, reserved=occupant.person)
    return occupant
