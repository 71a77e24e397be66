"""Stories about tables of a whole house without a network."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from athanor.kernel import Stream
from athanor.server.clock import WallClock
from athanor.server.hub import Hub
from athanor.server.protocol import play
from athanor.server.protocol.pages import ForBot, NewTable, SeatWish
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.store import PersonRow
from athanor.server.tables.journal import SeatedPerson, read_entry
from athanor.server.tables.scene import ONLOOKER, Surroundings, scene
from athanor.server.tables.table import Table
from tests.server.living import GUARD
from tests.server.rooms import Ear, Hands, read, services_in
from tests.server.tables.staging import HOST, START, any_choice, person

ME = PersonRow(HOST, "Hermes")
RANDOM = ForBot("random")
FIRST: dict[str, object] = {"first_player": 0}

Story = Callable[[Services], Awaitable[None]]


def tell(
    folder: Path, story: Story, hands: Hands | WallClock | None = None, **changes: Any
) -> None:
    """Run a story in a house of its own, in which some things may be otherwise."""

    async def run() -> None:
        async with asyncio.timeout(GUARD), services_in(folder, hands) as services:
            await services.store.add_person(ME)
            await story(replace(services, **changes))

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not condition():
        await asyncio.sleep(0.001)


@asynccontextmanager
async def hub_of(services: Services) -> AsyncIterator[Hub]:
    """Give all tables of a house, until it closes."""
    hub = Hub(services)
    yield hub
    await hub.close()


async def opened(hub: Hub, *seats: SeatWish, **wishes: object) -> Room:
    """Set a table of Alchemist up; its first seat begins."""
    given = {"game": "alchemist", "seats": seats, "options": FIRST, **wishes}
    return await hub.opening.open(msgspec.convert(given, NewTable), ME)


def legal(room: Room, seed: int = 1) -> str:
    """Return something that whoever is asked may choose."""
    return any_choice(room.table, Stream(seed))


async def choose(room: Room, text: str, request: str) -> int:
    """Have whoever is asked choose; return the number of the entry."""
    table = room.table
    ear = Ear(room, sitter(table, table.waiting[0]))
    await ear.say(play.Choose(request, table.answers, table.waiting[0], text))
    await ear.go()
    answer = ear.last()
    assert isinstance(answer, play.Done), answer
    return answer.seq


def sitter(table: Table, seat: int) -> str:
    """Return the person at a seat."""
    occupant = table.occupants[seat]
    assert isinstance(occupant, SeatedPerson)
    return occupant.person


async def journal(services: Services, table: str) -> list[object]:
    """Return what is on disk."""
    return [read_entry(entry.body) for entry in await services.store.entries(table)]


def pictures(table: Table) -> list[bytes]:
    """Return everything that anybody can see of a table."""
    around = Surroundings(START, START, lambda _: False, False, 0)
    people = [person(seat) for seat in range(table.game.seats)]
    return [
        msgspec.json.encode(scene(table, who, viewer, around))
        for who in people
        for viewer in (ONLOOKER, *table.seats_of(who))
    ]


def scenes(ear: Ear) -> list[play.Scene]:
    """Return the scenes that somebody was sent."""
    heard = [read(frame) for frame in ear.frames]
    return [one for one in heard if isinstance(one, play.Scene)]


def answers(ear: Ear) -> list[play.Done | play.Refused]:
    """Return what somebody was answered."""
    heard = [read(frame) for frame in ear.frames]
    return [one for one in heard if isinstance(one, play.Done | play.Refused)]
