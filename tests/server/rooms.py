"""Rooms without a network: people talk to them directly and keep all they are sent."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Raw, structs

from athanor.server.bots import BotRoom
from athanor.server.clock import Clock
from athanor.server.game_factory import GameFactory
from athanor.server.protocol.play import FromClient, FromHouse, Scene
from athanor.server.request_handler import RequestHandler
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.store import EntryRow, PersonRow, Store, TableRow
from athanor.server.tables.journal import SeatedPerson, write_entry
from athanor.server.tables.table import Table
from athanor.server.watcher import Watcher
from tests.server.tables.staging import INVITES, START

MATCHES: Final = 0
"""That are played on for advice: nobody is to wait for it."""


def read(frame: bytes) -> FromHouse:
    """Return what was sent; views and the like stay as they are, for each game has its own."""
    data = msgspec.json.decode(frame)
    view = data.pop("view", None)
    bare = msgspec.json.encode({**data, "view": None})
    message: FromHouse = msgspec.json.decode(bare, type=FromHouse)
    if isinstance(message, Scene) and view is not None:
        return structs.replace(message, view=Raw(msgspec.json.encode(view)))
    return message


class Hands(Clock):
    """A clock whose hands a test moves."""

    def __init__(self, moment: int = START) -> None:
        self.moment = moment

    def now(self) -> int:
        return self.moment


@asynccontextmanager
async def services_in(
    folder: Path, clock: Clock | None = None, database: str = ""
) -> AsyncIterator[Services]:
    """Give the staff of a house that keeps everything in a folder, or in a database."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Store.open(database or folder / "athanor.db")
    bots = BotRoom(1, MATCHES)
    hands = Hands() if clock is None else clock
    yield Services(store, GameFactory(folder / "packs"), bots, hands, INVITES, 0, hands.now())
    await bots.close()
    await store.close()


async def room_for(table: Table, services: Services) -> Room:
    """Bring a table into a house."""
    row = TableRow(table.id, START, table.opened.host, table.secret, table.opened.listed)
    guests = {one.person for one in table.occupants if isinstance(one, SeatedPerson)}
    for guest in sorted({table.opened.host, *guests}):
        await services.store.add_person(PersonRow(guest, f"Name of {guest}"))
    await services.store.add_table(row, [EntryRow(0, START, write_entry(table.opened))])
    return Room(table, services, ())


class Ear:
    """Somebody connected to a room, and every byte they were sent."""

    is_full = False

    def __init__(self, room: Room, person: str) -> None:
        self.room = room
        self.watcher = Watcher(person, f"Name of {person}", self)
        self.talk = RequestHandler(room, self.watcher)
        self.frames: list[bytes] = []

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.frames.extend(texts)

    def hang_up(self, code: int) -> None:
        self.room.go(self.watcher)

    async def say(self, said: FromClient) -> None:
        """Say something, and hear all that comes of it."""
        self.talk.hear(said)
        await self.listen()

    async def listen(self) -> None:
        """Hear all there is to hear."""
        await self.room.come_to_rest()

    def last(self) -> FromHouse:
        """Return what was heard last."""
        return read(self.frames[-1])

    async def go(self) -> None:
        """Hang up."""
        self.watcher.leave()
