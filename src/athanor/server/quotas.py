"""How much of the house one person, and all who come from one address, may take up."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from athanor.kernel.words import refuse
from athanor.server.hub import Hub
from athanor.server.limits import Limit, Places
from athanor.server.room import Room
from athanor.server.settings import Settings
from athanor.server.tables.journal import Program
from athanor.server.tables.table import Table

WINDOW: Final = 600.0
"""Seconds within which so much may be set up, and so many records opened."""

ALIVE: Final = ("gathering", "playing")

UNDER_WAY: Final = 16
EACH_UNDER_WAY: Final = 4
"""Records that are being opened at once: in all, and by one person or from one address. Each is
kept in memory whole until its turn comes."""

SOON: Final = 10
"""Seconds after which it is worth trying again where many records are being opened."""


class Quotas:
    """Refuses what would be too much, and says what can be done about it."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self._hub = hub
        self._settings = settings
        self._tables = Limit(settings.client_tables, WINDOW)
        self._uploads = Limit(settings.uploads, WINDOW)
        self._opening = Places(UNDER_WAY, EACH_UNDER_WAY)

    async def check_table(self, person: str, client: str, seats: int, bots: int) -> None:
        """Refuse one table too many, or one with too many bots."""
        in_all = self._settings.most_tables
        if in_all and await self._hub.services.store.count_in(ALIVE) >= in_all:
            raise refuse("server-house-full", most=in_all)
        most = self._settings.tables
        if await self._hub.services.store.hosted(person, ALIVE) >= most:
            raise refuse("server-too-many-tables", most=most)
        self.check_bots(person, client, bots)
        if bots == seats:
            self._check_alone(person)
        if not self._tables.allows(client):
            raise refuse("server-tables-too-fast", seconds=self._tables.wait(client))

    async def check_account(self) -> None:
        """Refuse one account too many."""
        most = self._settings.most_accounts
        if most and await self._hub.services.store.count_accounts() >= most:
            raise refuse("server-no-more-accounts", most=most)

    def check_apart(self, client: str) -> None:
        """Refuse lessons and puzzles begun too fast; of each, everybody has one at most."""
        if not self._tables.allows(client):
            raise refuse("server-tables-too-fast", seconds=self._tables.wait(client))

    def check_bots(self, person: str, client: str, more: int) -> None:
        """Refuse more bots than there may be at the tables of one person, or from one address."""
        rooms = [room for room in self._hub.rooms if room.table.phase in ALIVE]
        own = [room for room in rooms if room.table.opened.host == person]
        near = [room for room in rooms if client and room.client == client]
        limits = (own, self._settings.bots), (near, self._settings.client_bots)
        for counted, most in limits:
            if more and bots_in(counted) + more > most:
                raise refuse("server-too-many-bots", most=most)

    def _check_alone(self, person: str) -> None:
        """Refuse more matches of bots alone than there are processes for bots to think in."""
        most = self._hub.services.bots.workers
        alone = [
            room for room in self._hub.rooms if room.table.opened.host == person and is_alone(room)
        ]
        if len(alone) >= most:
            raise refuse("server-bots-alone", most=most)

    @contextmanager
    def upload(self, person: str, client: str) -> Iterator[None]:
        """Let somebody open a record, unless they open too many."""
        if not self._uploads.allows(person):
            raise refuse("server-too-many-uploads", seconds=self._uploads.wait(person))
        owners = f"person {person}", f"address {client}"
        if not self._opening.take(*owners):
            raise refuse("server-too-many-uploads", seconds=SOON)
        try:
            yield
        finally:
            self._opening.free(*owners)


def bots_in(rooms: Sequence[Room]) -> int:
    """Return how many seats of bots there are at some tables."""
    return sum(bots_at(room.table) for room in rooms)


def bots_at(table: Table) -> int:
    """Return how many bots sit at a table; those of a lesson or puzzle need not think."""
    if table.is_apart:
        return 0
    return sum(isinstance(one, Program) for one in table.occupants)


def is_alone(room: Room) -> bool:
    """Tell whether a match goes on that only bots play."""
    return room.table.phase == "playing" and not room.table.people
