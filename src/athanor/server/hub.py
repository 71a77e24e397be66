"""All tables of the house: set up, found, taken up again after a rest."""

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import structs

from athanor.kernel.words import Refusal, Refused, refuse
from athanor.server.bots import check_bot
from athanor.server.cleaning import cleaned
from athanor.server.loading import load_table
from athanor.server.news import Asked, Gone
from athanor.server.pinned_packs import lay_out_packs, pin
from athanor.server.pledges import Pledges
from athanor.server.protocol.common import OptionValue
from athanor.server.protocol.pages import (
    Again,
    Claim,
    Expected,
    ForAnyone,
    ForBot,
    Handing,
    HeldTable,
    Invitations,
    Invite,
    Lobby,
    MeHere,
    NewTable,
    SeatWish,
    TableSummary,
)
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.store import Conflict, EntryRow, PersonRow, StoreError, TableRow
from athanor.server.table_writer import summary_row
from athanor.server.tables import commands
from athanor.server.tables.held import HELD, held
from athanor.server.tables.journal import (
    MovedOn,
    Nobody,
    Occupant,
    Opened,
    Program,
    Recognised,
    SeatedPerson,
    terms_of,
    write_entry,
)
from athanor.server.tables.table import Table

SHOWN: Final = 50
"""Tables of each kind in the lobby, or on one page of it."""

SWEEP: Final = 60.0
"""Seconds between two looks for rooms that nobody needs in memory."""

ID_BYTES: Final = 8

log: Final = logging.getLogger(__name__)


class Hub:
    """Knows every table, and has those in memory at which something goes on."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.pledges = Pledges(services.store)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._moving_on = asyncio.Lock()
        """Two who want to play again at once are to meet at the same table."""
        self._held: dict[str, Refusal] = {}
        """Why tables cannot be taken up, so that not everybody who comes tries in vain."""
        self._sweeper: asyncio.Task[None] | None = None

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
        """Leave all rooms; what is under way there is on disk then."""
        if self._sweeper is not None:
            self._sweeper.cancel()
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
        self._rooms[table] = room
        room.wake()
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
        """Return a table in memory, unless there is something wrong with it."""
        try:
            return await self.room(table)
        except Refused:
            return None
        except Exception:
            log.exception("table %s cannot be taken up", table)
            return None

    async def lobby(self, person: str, page: int = 0) -> Lobby:
        """Return the tables that somebody may want to see; of their own, a page."""
        store = self.services.store
        own = await store.count_own(person)
        mine = await store.own_page(person, SHOWN, page * SHOWN)
        return Lobby(
            mine=await self._summaries(mine, person),
            held=await self._held_of(mine, person),
            open=await self._summaries(await store.listed(["gathering"], SHOWN, person), person),
            running=await self._summaries(await store.listed(["playing"], SHOWN, person), person),
            pages=-(-own // SHOWN),
        )

    async def _summaries(self, tables: Sequence[str], person: str) -> tuple[TableSummary, ...]:
        rooms = [self.in_memory(table) or await self.take_up(table) for table in tables]
        return tuple(room.summary(person) for room in rooms if room is not None)

    async def _held_of(self, tables: Sequence[str], person: str) -> tuple[HeldTable, ...]:
        """Return those of some tables that are held, once it was tried to take them up."""
        found: list[HeldTable] = []
        for table in tables:
            row, refusal = await self.services.store.table(table), self._held.get(table)
            if row is not None and refusal is not None:
                game = await self.services.store.game(table)
                found.append(HeldTable(table, game, row.host == person, refusal))
        return tuple(found)

    # --- setting up ---

    async def asked_before(self, wish: NewTable, host: PersonRow) -> bool:
        """Tell whether somebody has asked for a table by the same request already."""
        name = requested_id(host.id, wish.request) if wish.request else ""
        return name in self._opening or await self.services.store.table(name) is not None

    async def open(self, wish: NewTable, host: PersonRow, client: str = "") -> Room:
        """Set a table up as somebody wishes from some address, once for each request."""
        name = requested_id(host.id, wish.request) if wish.request else new_id()
        if name not in self._opening:
            self._opening[name] = asyncio.ensure_future(self._open(name, wish, host, client))
            self._opening[name].add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(self._opening[name])

    async def _open(self, name: str, wish: NewTable, host: PersonRow, client: str) -> Room:
        try:
            return await self._open_anew(name, wish, host, client)
        except (Conflict, Refused):
            # The same request may have come to another process, which was faster.
            if wish.request and await self.services.store.table(name) is not None:
                return await self.room(name)
            raise

    async def _open_anew(self, name: str, wish: NewTable, host: PersonRow, client: str) -> Room:
        if wish.request and await self.services.store.table(name) is not None:
            return await self.room(name)
        commands.check_pace(wish.pace)
        folders = self.services.game_factory.folders(wish.game, wish.packs)
        opened = Opened(
            host=host.id,
            game=wish.game,
            options=wish.options,
            packs=wish.packs,
            pace=wish.pace,
            undo=wish.undo,
            listed=wish.listed,
            seats=seated(wish.seats, host, wish.seed),
            pinned=await pin(folders, self.services.store),
            called=host.name,
            laid=self.services.game_factory.laid(folders),
        )
        return await self._add(name, opened, wish.commitment, wish.seed, client)

    async def _add(self, name: str, asked: Opened, pledged: str, seed: str, client: str) -> Room:
        """Set a table up; its secret was drawn before the seed was known, or there is none."""
        store, game_factory = self.services.store, self.services.game_factory
        await lay_out_packs(asked, game_factory, store)
        game = await asyncio.to_thread(game_factory.game, game_factory.spec_of(asked))
        options = msgspec.convert(game.options, dict[str, OptionValue])
        opened = structs.replace(asked, options=options, terms=terms_of(game))
        secret = await self.pledges.redeem(pledged, seed, opened.host)
        now = self.services.clock.now()
        row = TableRow(name, now, opened.host, secret, opened.listed)
        table = Table(row.id, secret, game, opened, now)
        first = EntryRow(0, now, write_entry(opened), table.link)
        await store.add_table(row, [first], summary_row(table))
        room = Room(table, self.services, ())
        room.client = client
        self._rooms[row.id] = room
        room.wake()
        room.tell_others()
        return room

    async def rematch(self, table: str, wish: Again, host: PersonRow, client: str = "") -> Room:
        """Set up the same table again, its seats kept for those who sit here now.

        Whoever comes second sits down at the table of who came first.
        """
        async with self._moving_on:
            return await self._rematch(table, wish, host, client)

    async def _rematch(self, table: str, wish: Again, host: PersonRow, client: str) -> Room:
        room = await self.room(table)
        old = room.table
        if old.phase != "over":
            raise refuse("table-not-now")
        if not old.seats_of(host.id) and old.opened.host != host.id:
            raise refuse("table-only-watching")
        if (next_room := await self._next_room(old)) is not None:
            visitor, claim = next_room.visitor(host.id, host.name), Claim(seed=wish.seed)
            await next_room.do(lambda: commands.return_to_seats(next_room.table, visitor, claim))
            return next_room
        first = min(old.seats_of(host.id), default=-1)
        seats = tuple(
            kept_for(occupant, host.id, wish.seed if seat == first else "")
            for seat, occupant in enumerate(old.occupants)
        )
        opened = structs.replace(old.opened, host=host.id, called=host.name, seats=seats)
        seen = old.seq
        again = await self._add(new_id(), opened, wish.commitment, wish.seed, client)
        await room.do(lambda: [MovedOn(again.table.id)] if room.table.seq == seen else [])
        if room.table.rematch == again.table.id:
            return again
        # In another process something has happened here meanwhile: perhaps they have moved on.
        await self.forget(again.table.id)
        await self.services.store.delete_table(again.table.id)
        return await self._rematch(table, wish, host, client)

    async def _next_room(self, old: Table) -> Room | None:
        """Return the table that the people of one have moved on to, unless it was closed since."""
        room = await self.take_up(old.rematch) if old.rematch else None
        return None if room is None or room.table.phase == "closed" else room

    # --- seats ---

    async def join(self, table: str, claim: Claim, person: PersonRow) -> Room:
        """Let somebody take the first seat that is free for them."""
        room = await self.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(lambda: commands.join(room.table, visitor, claim, self.services.invites))
        return room

    async def decline(self, table: str, seat: int, person: PersonRow) -> Room:
        """Let somebody give up a seat that is kept for them."""
        room = await self.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(lambda: [commands.decline(room.table, visitor, seat)])
        return room

    async def sit(self, table: str, seat: int, claim: Claim, person: PersonRow) -> Room:
        """Let somebody sit down."""
        room = await self.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(lambda: commands.sit(room.table, visitor, seat, claim, self.services.invites))
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
            room = await self._recognise(table, guest, heir)
            if room.table.rematch:
                await self._recognise(room.table.rematch, guest, heir)
            await self.services.store.give_table(table, guest, heir)
        except Exception:
            log.exception("table %s: what was a guest's is not yet their account's", table)
            return False
        return True

    async def _recognise(self, table: str, guest: str, heir: str) -> Room:
        room = await self.room(table)
        await room.do(lambda: recognised(room.table, guest, heir))
        return room

    async def close_table(self, table: str, person: PersonRow) -> Room:
        """Let the host close a table that has not begun, or that is held."""
        try:
            room = await self.room(table)
        except Refused as error:
            if error.refusal.message.key == HELD:
                await self._close_held(table, person)
                raise refuse("table-now-closed") from error
            raise
        visitor = room.visitor(person.id, person.name)
        await room.do(lambda: [commands.close(room.table, visitor)])
        return room

    async def _close_held(self, table: str, person: PersonRow) -> None:
        """Let the host see no more of a table that is held; what is kept of it stays."""
        row = await self.services.store.table(table)
        if row is None or row.host != person.id:
            raise refuse("table-not-host")
        await self.services.store.close_table(table)

    async def invites(self, table: str, person: PersonRow) -> Invitations:
        """Return the links of vacant seats, to whom they belong, and that of the table."""
        own, links = (await self.room(table)).table, self.services.invites
        found = tuple(
            Invite(seat, links.token(own.id, seat, one.link))
            for seat, one in enumerate(own.occupants)
            if isinstance(one, Nobody) and not one.open and commands.owns_link(own, person.id, one)
        )
        is_host = person.id == own.opened.host
        if not found and not is_host and not own.has_seat(person.id):
            raise refuse("table-not-host")
        gathers = (
            is_host
            and own.phase == "gathering"
            and any(isinstance(one, Nobody) and commands.is_hosts(one) for one in own.occupants)
        )
        return Invitations(found, links.table_token(own.id) if gathers else "")

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


def new_id() -> str:
    """Return the name of a new table, which nobody can guess."""
    return as_id(secrets.token_bytes(ID_BYTES))


def requested_id(person: str, request: str) -> str:
    """Return the name of the table that a request asks for: no other, however often it is sent.

    The number of a person, from which it follows, is known to nobody else.
    """
    return as_id(hashlib.sha256(f"table:{person}:{request}".encode()).digest()[:ID_BYTES])


def as_id(number: bytes) -> str:
    """Return a number as tables are called."""
    return base64.b32encode(number).decode().lower()[:12]


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


def kept_for(occupant: Occupant, host: str, seed: str) -> Occupant:
    """Return a seat as it is kept at the next table: for the same bot, or for the same person.

    Only who sets it up sits there at once, with a seed that is new.
    """
    if not isinstance(occupant, SeatedPerson):
        return occupant
    if occupant.person != host:
        return Nobody(False, occupant.name, reserved=occupant.person)
    return structs.replace(occupant, seed=seed)
