"""The house is told nonsense on sockets and by requests; a match beside it suffers nothing."""

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from tests.attack.house import SERVE
from tests.attack.nonsense import Nonsense
from tests.server.living import (
    BROKEN,
    GUARD,
    Line,
    LivingHouse,
    Visitor,
    fresh_picture,
    living_house,
    socket_at,
)

ME = {"kind": "me"}
HELLO = '{"type":"hello"}'
SPEAKERS = 8
"""Who speaks nonsense at once: half of them at a table where they have a seat."""

BURST = 25
"""Messages that are sent on one socket before another is opened."""

HTTP_SHARE = 6
"""Messages for each request."""

FLAT = 1.3
"""How much more memory the house may use at the end than when it had warmed up."""


class Told(NamedTuple):
    """What came of it."""

    messages: int
    requests: int
    closes: Counter[int]
    statuses: Counter[int]
    megabytes: tuple[int, ...]
    """Of memory, as the attack goes on: from when the house has warmed up."""
    is_unharmed: bool
    """Whether the house stands, and the match that nobody was to touch is as it was."""
    tracebacks: int

    @property
    def failures(self) -> int:
        """How often the house answered that it had failed."""
        return sum(number for status, number in self.statuses.items() if status >= 500)

    @property
    def is_flat(self) -> bool:
        """Whether the house needs no more memory in the end than it did before."""
        return self.megabytes[-1] <= FLAT * self.megabytes[0]


class Speaker:
    """Somebody who speaks nonsense at a table."""

    def __init__(self, visitor: Visitor, tables: list[str], seed: int) -> None:
        self.visitor = visitor
        self.tables = tables
        self.nonsense = Nonsense(seed)
        self.closes: Counter[int] = Counter()
        self.statuses: Counter[int] = Counter()
        self.messages = 0

    async def speak(self, messages: int) -> None:
        """Send so many messages, and some requests beside them."""
        port = self.visitor.house.port
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=base, timeout=GUARD, trust_env=False) as browser:
            while messages > 0:
                sent = await self.burst(port, min(BURST, messages))
                self.messages += sent
                messages -= sent
                for _ in range(sent // HTTP_SHARE):
                    await self.request(browser)

    async def burst(self, port: int, size: int) -> int:
        """Send some messages on a new socket until it is closed; return how many."""
        table = self.nonsense.rng.choice(self.tables)
        sent = 0
        with suppress(*BROKEN):
            async with socket_at(table, port, self.visitor.headers) as wire:
                if self.nonsense.rng.random() < 0.9:
                    await wire.send(HELLO)
                reading = asyncio.ensure_future(code_of(wire))
                while sent < size and wire.state is State.OPEN:
                    wire.transport.write(self.nonsense.frame())
                    sent += 1
                    await asyncio.sleep(0)
                with suppress(*BROKEN):
                    await wire.close()
                self.closes[await reading] += 1
        return sent

    async def request(self, browser: httpx.AsyncClient) -> None:
        """Send a request that makes little sense."""
        method, path, body = self.nonsense.request(self.tables)
        marked = {"X-Athanor": "1"} if self.nonsense.rng.random() < 0.9 else {}
        headers = {**self.visitor.headers, **marked, "Content-Type": "application/json"}
        with suppress(httpx.InvalidURL):
            answer = await browser.request(method, path, content=body, headers=headers)
            self.statuses[answer.status_code] += 1


async def code_of(wire: ClientConnection) -> int:
    """Return with which code a socket is closed."""
    with suppress(ConnectionClosed):
        async for _ in wire:
            continue
    return wire.close_code or 0


async def tell(folder: Path, messages: int) -> Told:
    """Tell a house so much nonsense."""
    folder.mkdir(parents=True)
    async with living_house(folder, SERVE, guard=None) as house:
        host = Visitor(house)
        quiet = await host.opens(ME, ME)
        line = await host.line(quiet, 0)
        await line.settle()
        before = line.picture()
        speakers = [await speaker(house, number, quiet) for number in range(SPEAKERS)]
        memory: list[int] = []
        parts = 5
        for part in range(parts):
            share = messages * (part + 1) // parts - messages * part // parts
            shares = [share // SPEAKERS + (one < share % SPEAKERS) for one in range(SPEAKERS)]
            talk = zip(speakers, shares, strict=True)
            await asyncio.gather(*(one.speak(number) for one, number in talk))
            memory.append(megabytes(house.process))
        is_unharmed = house.is_open and await is_as_before(line, house, before)
        await line.go()
        for visitor in (host, *(one.visitor for one in speakers)):
            await visitor.go()
    return Told(
        sum(one.messages for one in speakers),
        sum(sum(one.statuses.values()) for one in speakers),
        sum((one.closes for one in speakers), Counter()),
        sum((one.statuses for one in speakers), Counter()),
        tuple(memory),
        is_unharmed,
        house.log.read_text().count("Traceback"),
    )


async def speaker(house: LivingHouse, number: int, quiet: str) -> Speaker:
    """Return somebody with a table of their own, or a stranger at the quiet one."""
    visitor = Visitor(house)
    await visitor.ask("/api/me")
    tables = [await visitor.opens(ME, ME)] if number % 2 else [quiet]
    return Speaker(visitor, tables, number)


async def is_as_before(line: Line, house: LivingHouse, before: object) -> bool:
    """Tell whether a match is as it was, apart from what was said there."""
    now = await fresh_picture(line, house)
    assert isinstance(before, dict)
    return {**now, "remarks": []} == {**before, "remarks": []}


def megabytes(process: int) -> int:
    """Return how much memory a process uses."""
    status = Path(f"/proc/{process}/status").read_text()
    (size,) = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")]
    return int(size) // 1024
