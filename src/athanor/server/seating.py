"""Seats at tables: taken, kept, declined, given away; and who holds their links."""

import logging
from typing import Final

from athanor.kernel.words import Refused, refuse
from athanor.server.bots import check_bot
from athanor.server.protocol.pages import Claim, Handing, Invitations, Invite
from athanor.server.room import Room
from athanor.server.rooms import Rooms
from athanor.server.store import PersonRow
from athanor.server.tables import commands
from athanor.server.tables.held import HELD
from athanor.server.tables.journal import Nobody, Recognised
from athanor.server.tables.table import Table

log: Final = logging.getLogger(__name__)


class Seating:
    """Has people sit down, and get up."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._services = rooms.services

    async def join(self, table: str, claim: Claim, person: PersonRow) -> Room:
        """Let somebody take the first seat that is free for them."""
        room = await self._rooms.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(lambda: commands.join(room.table, visitor, claim, self._services.invites))
        return room

    async def decline(self, table: str, seat: int, person: PersonRow) -> Room:
        """Let somebody give up a seat that is kept for them."""
        room = await self._rooms.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(lambda: [commands.decline(room.table, visitor, seat)])
        return room

    async def sit(self, table: str, seat: int, claim: Claim, person: PersonRow) -> Room:
        """Let somebody sit down."""
        room = await self._rooms.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(
            lambda: commands.sit(room.table, visitor, seat, claim, self._services.invites)
        )
        return room

    async def hand(self, table: str, seat: int, handing: Handing, person: PersonRow) -> Room:
        """Let somebody give a seat away."""
        if handing.to == "bot":
            check_bot(handing.spec)
        room = await self._rooms.room(table)
        visitor = room.visitor(person.id, person.name)
        await room.do(
            lambda: [commands.hand(room.table, visitor, seat, handing, room.table.seq + 1)]
        )
        return room

    async def hand_down(self, guest: str, heir: str) -> bool:
        """Have all that is a guest's at any table be somebody else's; tell whether all of it is.

        Nobody moves on to another table meanwhile, where a seat would be kept for the guest.
        """
        async with self._rooms.moving_on:
            tables = await self._services.store.tables_of(guest)
            return all([await self._hand_down_at(table, guest, heir) for table in tables])

    async def _hand_down_at(self, table: str, guest: str, heir: str) -> bool:
        try:
            room = await self._recognise(table, guest, heir)
            if room.table.rematch:
                await self._recognise(room.table.rematch, guest, heir)
            await self._services.store.give_table(table, guest, heir)
        except Exception:
            log.exception("table %s: what was a guest's is not yet their account's", table)
            return False
        return True

    async def _recognise(self, table: str, guest: str, heir: str) -> Room:
        room = await self._rooms.room(table)
        await room.do(lambda: recognised(room.table, guest, heir))
        return room

    async def close_table(self, table: str, person: PersonRow) -> Room:
        """Let the host close a table that has not begun, or that is held."""
        try:
            room = await self._rooms.room(table)
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
        row = await self._services.store.table(table)
        if row is None or row.host != person.id:
            raise refuse("table-not-host")
        await self._services.store.close_table(table)

    async def invites(self, table: str, person: PersonRow) -> Invitations:
        """Return the links of vacant seats, to whom they belong, and that of the table."""
        own, links = (await self._rooms.room(table)).table, self._services.invites
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


def recognised(table: Table, guest: str, person: str) -> list[Recognised]:
    """Return what happens when a guest turns out to be somebody: nothing if nothing is theirs."""
    return [Recognised(guest, person)] if table.concerns(guest) else []
