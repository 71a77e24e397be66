"""Hosts keep order at their tables: they see who is there, and may silence or show them out."""

from athanor.kernel.words import refuse
from athanor.server.protocol.pages import TableGuest
from athanor.server.room import Room
from athanor.server.rooms import Rooms
from athanor.server.store import PersonRow
from athanor.server.tables.journal import SeatedPerson
from athanor.server.tables.moderation import Act, check_host, curtain, moderate


class TableModeration:
    """What hosts may do about others at their tables."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.services.store

    async def guests(self, table: str, host: PersonRow) -> tuple[TableGuest, ...]:
        """Return those whom the host may have to deal with, and what was done about them."""
        room = await self._rooms.room(table)
        check_host(room.table, host.id)
        people = await self._people(room)
        return tuple(guest_at(room, one, name) for one, name in people.items() if one != host.id)

    async def act(self, table: str, alias: str, act: Act, host: PersonRow) -> Room:
        """Let the host do something about somebody."""
        room = await self._rooms.room(table)
        check_host(room.table, host.id)
        people = await self._people(room)
        known = {room.table.alias_of(one): one for one in people}
        if alias not in known:
            raise refuse("table-no-such-guest")
        guest = known[alias]
        await room.do(lambda: moderate(room.table, host.id, host.name, guest, people[guest], act))
        return room

    async def curtain(self, table: str, is_closed: bool, host: PersonRow) -> Room:
        """Let the host close a table to onlookers, or open it."""
        room = await self._rooms.room(table)
        await room.do(lambda: curtain(room.table, host.id, is_closed))
        return room

    async def _people(self, room: Room) -> dict[str, str]:
        """Return who is here, was shown out or has said something, and what they are called."""
        table = room.table
        spoke = await self._store.speakers(table.id)
        connected = {one.person: one.name for one in room.watchers}
        seated = {one.person: one.name for one in table.occupants if isinstance(one, SeatedPerson)}
        return {**spoke, **table.shown_out, **table.silenced, **connected, **seated}


def guest_at(room: Room, person: str, name: str) -> TableGuest:
    """Return somebody as the host sees them."""
    table = room.table
    seats = table.seats_of(person)
    return TableGuest(
        alias=table.alias_of(person),
        name=name,
        seat=seats[0] if seats else -1,
        here=room.is_here(person),
        muted=person in table.silenced,
        shown_out=person in table.shown_out,
    )
