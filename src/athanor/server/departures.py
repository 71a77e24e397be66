"""People who leave the house for good, with all their data or without it."""

from collections.abc import Sequence

from athanor.kernel.words import Refused
from athanor.server.hub import Hub
from athanor.server.protocol.pages import OwnData, OwnRemark, OwnSeat, OwnTable, OwnVerdict
from athanor.server.store import PersonRow, Store
from athanor.server.tables.commands import SUBSTITUTE
from athanor.server.tables.journal import (
    Closed,
    Entry,
    Nobody,
    Occupant,
    Program,
    Seated,
    SeatedPerson,
)
from athanor.server.tables.table import Table


class Departures:
    """Tells people all that is kept about them, and forgets it."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub

    async def data(self, person: PersonRow) -> OwnData:
        """Return all that is kept about somebody; of a match that goes on, nothing hidden."""
        tables = [await self._own_table(name, person.id) for name in await self._tables(person.id)]
        said = await self._store.said_by(person.id)
        reported = await self._store.reports_by(person.id)
        judged = await self._store.verdicts_about(person.id)
        return OwnData(
            person.name,
            person.login,
            await self._store.count_sessions(person.id),
            tuple(table for table in tables if table is not None),
            tuple(OwnRemark(*one) for one in said),
            tuple(OwnRemark(*one) for one in reported),
            tuple(OwnVerdict(one.when, one.act, one.until, one.reason) for one in judged),
        )

    async def forget(self, person: PersonRow) -> None:
        """Forget somebody: what was theirs alone is deleted, what others share goes on without.

        Done again it changes nothing, so it may break off anywhere and be asked for anew.
        """
        for name in await self._tables(person.id):
            await self._leave(name, person)
        await self._store.forget_person(person.id)

    async def _tables(self, person: str) -> Sequence[str]:
        return await self._store.tables_of(person)

    async def _own_table(self, name: str, person: str) -> OwnTable | None:
        try:
            table = (await self._hub.room(name)).table
        except Refused:
            return None
        record = await self._store.record(name)
        return OwnTable(
            table.id,
            table.opened.game,
            table.opened.options,
            table.opened_at,
            table.moved_at,
            table.phase,
            table.opened.host == person,
            tuple(OwnSeat(seat, table.name_of(seat)) for seat in table.seats_of(person)),
            record or "",
        )

    async def _leave(self, name: str, person: PersonRow) -> None:
        try:
            room = await self._hub.room(name)
        except Refused:
            return  # a table that is held: nobody plays there, and its host is nobody from now on
        if is_alone(room.table, person.id):
            await self._hub.forget(name)
            await self._store.delete_table(name)
            return
        await room.do(lambda: farewells(room.table, person))
        await self._hub.forget(name)


def is_alone(table: Table, person: str) -> bool:
    """Tell whether nobody else has anything at a table."""
    others = {owner for one in table.occupants for owner in owners_of(one)} | set(table.hands)
    return others <= {person} and table.opened.host == person


def owners_of(occupant: Occupant) -> set[str]:
    """Return to whom a seat is anything."""
    if isinstance(occupant, SeatedPerson):
        return {occupant.person}
    if isinstance(occupant, Nobody):
        return {one for one in (occupant.reserved, occupant.giver) if one}
    return set()


def farewells(table: Table, person: PersonRow) -> Sequence[Entry]:
    """Return what happens at a table that somebody leaves to the others there."""
    own = [seat for seat, one in enumerate(table.occupants) if person.id in owners_of(one)]
    if table.phase == "playing":
        return [Seated(seat, Program(SUBSTITUTE), person.name) for seat in own]
    if table.phase != "gathering":
        return []
    if table.opened.host == person.id:
        return [Closed()]
    return [Seated(seat, Nobody(False, link=table.seq + 1), person.name) for seat in own]
