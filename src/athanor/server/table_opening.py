"""Tables are set up: as somebody wishes, or once more for those who have played."""

import asyncio
import base64
import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import structs

from athanor.kernel.words import Refused, refuse
from athanor.lessons.lesson import Lesson
from athanor.puzzles.puzzle import Puzzle
from athanor.server.bots import check_bot
from athanor.server.cleaning import cleaned
from athanor.server.pinned_packs import lay_out_packs, pin, pin_house
from athanor.server.pledges import Pledges
from athanor.server.protocol.common import OptionValue, Pace
from athanor.server.protocol.pages import (
    Again,
    Claim,
    Expected,
    ForAnyone,
    ForBot,
    MeHere,
    NewTable,
    SeatWish,
)
from athanor.server.room import Room
from athanor.server.rooms import Rooms
from athanor.server.store import Conflict, EntryRow, PersonRow, TableRow
from athanor.server.table_writer import LESSON, PUZZLE, summary_row
from athanor.server.tables import commands
from athanor.server.tables.journal import (
    MovedOn,
    Nobody,
    Occupant,
    Opened,
    Program,
    SeatedPerson,
    terms_of,
    told_apart,
    write_entry,
)
from athanor.server.tables.snapshots import HostedSnapshot
from athanor.server.tables.table import Table

ID_BYTES: Final = 8


class Begins(NamedTuple):
    """Where the match of a new table begins: nowhere in particular, or at a moment of another."""

    origin: HostedSnapshot | None = None
    after: int = 0


AT_SET_UP: Final = Begins()


class TableOpening:
    """Sets tables up, once for each request."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services
        self.pledges = Pledges(rooms.services.store)
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._house_sets: dict[str, tuple[str, ...]] = {}
        """The house's own cards for each game, by hash, once they are kept."""

    async def asked_before(self, wish: NewTable, host: PersonRow) -> bool:
        """Tell whether somebody has asked for a table by the same request already."""
        name = requested_id(host.id, wish.request) if wish.request else ""
        return name in self._opening or await self._services.store.table(name) is not None

    async def open(
        self, wish: NewTable, host: PersonRow, client: str = "", begins: Begins = AT_SET_UP
    ) -> Room:
        """Set a table up as somebody wishes from some address, once for each request.

        Its match ``begins`` at the set-up, or at a moment of another one.
        """
        name = requested_id(host.id, wish.request) if wish.request else new_id()
        if name not in self._opening:
            opening = self._open(name, wish, host, client, begins)
            self._opening[name] = asyncio.ensure_future(opening)
            self._opening[name].add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(self._opening[name])

    async def _open(
        self, name: str, wish: NewTable, host: PersonRow, client: str, begins: Begins
    ) -> Room:
        try:
            return await self._open_anew(name, wish, host, client, begins)
        except (Conflict, Refused):
            # The same request may have come to another process, which was faster.
            if wish.request and await self._services.store.table(name) is not None:
                return await self._rooms.room(name)
            raise

    async def _open_anew(
        self, name: str, wish: NewTable, host: PersonRow, client: str, begins: Begins
    ) -> Room:
        if wish.request and await self._services.store.table(name) is not None:
            return await self._rooms.room(name)
        commands.check_pace(wish.pace)
        folders = self._services.game_factory.folders(wish.game, wish.packs)
        seats = seated(wish.seats, host, wish.seed)
        opened = Opened(
            host=host.id,
            game=wish.game,
            options=wish.options,
            packs=wish.packs,
            pace=wish.pace,
            undo=wish.undo,
            listed=wish.listed,
            seats=seats,
            pinned=await pin(folders, self._services.store),
            called=host.name,
            laid=self._services.game_factory.laid(folders),
            origin=begins.origin,
            after=begins.after,
            advice=wish.advice or commands.usual_advice(seats, wish.pace),
        )
        return await self._add(name, opened, wish.commitment, wish.seed, client)

    async def _add(self, name: str, asked: Opened, pledged: str, seed: str, client: str) -> Room:
        """Set a table up; its secret was drawn before the seed was known, or there is none."""
        store, game_factory = self._services.store, self._services.game_factory
        if asked.game not in self._house_sets:
            self._house_sets[asked.game] = await pin_house(asked.game, game_factory, store)
        asked = structs.replace(asked, house=self._house_sets[asked.game])
        await lay_out_packs(asked, game_factory, store)
        game = await asyncio.to_thread(game_factory.game, game_factory.spec_of(asked))
        options = msgspec.convert(game.options, dict[str, OptionValue])
        opened = structs.replace(asked, options=options, terms=terms_of(game))
        secret = await self.pledges.redeem(pledged, seed, opened.host)
        now = self._services.clock.now()
        row = TableRow(name, now, opened.host, secret, opened.listed)
        table = Table(row.id, secret, game, opened, now)
        first = EntryRow(0, now, write_entry(opened), table.link)
        await store.add_table(row, [first], summary_row(table))
        room = Room(table, self._services, ())
        room.client = client
        self._rooms.add(room)
        room.tell_others()
        return room

    async def open_lesson(self, lesson: Lesson, learner: PersonRow, client: str = "") -> Room:
        """Set up the table of a lesson, for nobody but its learner."""
        opened = structs.replace(
            apart(lesson, LESSON, learner), lesson=lesson.name, lesson_stamp=lesson.stamp
        )
        return await self._add(new_id(), opened, "", "", client)

    async def open_puzzle(self, puzzle: Puzzle, solver: PersonRow, client: str = "") -> Room:
        """Set up the table of a puzzle, likewise."""
        opened = structs.replace(
            apart(puzzle, PUZZLE, solver), puzzle=puzzle.name, puzzle_stamp=puzzle.stamp
        )
        return await self._add(new_id(), opened, "", "", client)

    async def rematch(self, table: str, wish: Again, host: PersonRow, client: str = "") -> Room:
        """Set up the same table again, its seats kept for those who sit here now.

        Whoever comes second sits down at the table of who came first.
        """
        async with self._rooms.moving_on:
            return await self._rematch(table, wish, host, client)

    async def _rematch(self, table: str, wish: Again, host: PersonRow, client: str) -> Room:
        room = await self._rooms.room(table)
        old = room.table
        if old.phase != "over" or old.is_apart:
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
        await self._rooms.forget(again.table.id)
        await self._services.store.delete_table(again.table.id)
        return await self._rematch(table, wish, host, client)

    async def _next_room(self, old: Table) -> Room | None:
        """Return the table that the people of one have moved on to, unless it was closed since."""
        room = await self._rooms.take_up(old.rematch) if old.rematch else None
        return None if room is None or room.table.phase == "closed" else room


def apart(what: Lesson | Puzzle, others: str, owner: PersonRow) -> Opened:
    """Return a table that is for one person alone; the others' seats are for show."""
    seats: list[Occupant] = [Program(others)] * what.seats
    seats[what.seat] = SeatedPerson(owner.id, owner.name)
    return Opened(
        host=owner.id,
        game=what.game,
        options=msgspec.convert(what.options, dict[str, OptionValue]),
        packs=(),
        pace=Pace(),
        undo="off",
        listed=False,
        seats=tuple(seats),
        called=owner.name,
    )


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
                called = told_apart(cleaned(name) or fallback, seat, occupants)
                occupants.append(SeatedPerson(host.id, called, seed if first else ""))
            case Expected(name):
                occupants.append(Nobody(False, cleaned(name)))
            case ForAnyone():
                occupants.append(Nobody(True))
            case ForBot(spec):
                check_bot(spec)
                occupants.append(Program(spec))
    return tuple(occupants)


def kept_for(occupant: Occupant, host: str, seed: str) -> Occupant:
    """Return a seat as it is kept at the next table: for the same bot, or for the same person.

    Only who sets it up sits there at once, with a seed that is new.
    """
    if not isinstance(occupant, SeatedPerson):
        return occupant
    if occupant.person != host:
        return Nobody(False, occupant.name, reserved=occupant.person)
    return structs.replace(occupant, seed=seed)
