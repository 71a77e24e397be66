"""Several processes of one house without a network: each with its own memory, over one database."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import psycopg

from athanor.server.clock import Clock
from athanor.server.company import Company
from athanor.server.hub import Hub
from athanor.server.hub_news import HubNews
from athanor.server.protocol.pages import SeatWish
from athanor.server.room import Room
from athanor.server.store.postgres_opening import conninfo_of
from athanor.server.store.postgres_wire import MEMBERS
from tests.server.living import GUARD
from tests.server.rooms import services_in
from tests.server.stories import ME, opened, until

Story = Callable[[Sequence["Process"]], Awaitable[None]]


class Process:
    """One of several: a hub of its own that hears of the others."""

    def __init__(self, hub: Hub, address: str) -> None:
        self.hub = hub
        self.company = hub.services.company
        self.store = hub.services.store
        self._news = HubNews(hub)
        self._address = address
        self._is_gone = False
        self.company.on_news.append(self._news.hear)
        self.company.on_change.append(self._news.regroup)
        self.company.on_miss.append(self._news.look_around)

    async def start(self) -> None:
        """Begin to work."""
        self._news.start()
        await self.hub.start()

    def cut_off(self) -> None:
        """Have the database hang up on whoever listens here."""
        with psycopg.connect(conninfo_of(self._address), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_locks"
                " WHERE locktype = 'advisory' AND classid = %s AND objid = %s",
                (MEMBERS, self.company.number),
            )

    async def go(self) -> None:
        """Be there no more."""
        if not self._is_gone:
            self._is_gone = True
            self._news.close()
            await self.hub.close()
            await self.company.leave()


@asynccontextmanager
async def process_of(folder: Path, address: str, clock: Clock | None) -> AsyncIterator[Process]:
    """Give one of the processes of a house."""
    async with services_in(folder, clock, address) as services:
        company = Company(services.store.wire())
        await company.join(services.clock.now())
        assert company.since is not None
        process = Process(Hub(replace(services, company=company, opened=company.since)), address)
        await process.start()
        yield process
        await process.go()


def tell_many(
    folder: Path, address: str, story: Story, number: int = 2, clock: Clock | None = None
) -> None:
    """Run a story in a house of several processes, all of which know each other."""

    async def run() -> None:
        async with asyncio.timeout(GUARD), AsyncExitStack() as stack:
            processes = [
                await stack.enter_async_context(process_of(folder / str(one), address, clock))
                for one in range(number)
            ]
            await processes[0].store.add_person(ME)
            await until(lambda: all(len(one.company.members) == number for one in processes))
            await story(processes)

    asyncio.run(run())


async def opened_for(process: Process, at: Hub, *seats: SeatWish, **wishes: object) -> Room:
    """Set tables up until there is one that a process is to attend to; return it."""
    while True:
        room = await opened(at, *seats, **wishes)
        if process.company.attends(room.table.id):
            return room


def cut_all(address: str) -> None:
    """Have a database hang up on everybody."""
    with psycopg.connect(conninfo_of(address), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
