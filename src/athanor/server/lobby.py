"""The lobby: the tables that somebody may want to see."""

from collections.abc import Sequence
from typing import Final

from athanor.server.protocol.pages import HeldTable, Lobby, TableSummary
from athanor.server.rooms import Rooms
from athanor.server.tables.moderation import may_watch

SHOWN: Final = 50
"""Tables of each kind in the lobby, or on one page of it."""


class LobbyList:
    """Finds one's own tables, those one can join, and those one can watch."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.services.store

    async def of(self, person: str, page: int = 0) -> Lobby:
        """Return the tables that somebody may want to see; of their own, a page."""
        store = self._store
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
        found = [self._rooms.in_memory(one) or await self._rooms.take_up(one) for one in tables]
        shown = [room for room in found if room is not None and may_watch(room.table, person)]
        return tuple(room.summary(person) for room in shown)

    async def _held_of(self, tables: Sequence[str], person: str) -> tuple[HeldTable, ...]:
        """Return those of some tables that are held, once it was tried to take them up."""
        found: list[HeldTable] = []
        for table in tables:
            row, refusal = await self._store.table(table), self._rooms.held_because(table)
            if row is not None and refusal is not None:
                game = await self._store.game(table)
                found.append(HeldTable(table, game, row.host == person, refusal))
        return tuple(found)
