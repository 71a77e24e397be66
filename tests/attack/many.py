"""Several processes keep one house, and one of them is killed every few seconds while all play.

Its database is restarted once, too. People play each other, bots and the clock; others look on.
"""

import asyncio
import itertools
import os
import signal
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import psycopg

from athanor.server.store import Store
from athanor.server.store.postgres_opening import conninfo_of
from athanor.server.store.postgres_wire import WHO
from athanor.server.tables.journal import Chose, read_entry
from tests.attack.house import SERVE
from tests.server.killing import BOT, ME, OPEN, Fate, Player, fate_of, tracebacks_in
from tests.server.living import Json, Line, LivingHouse, Visitor, finds, living_house
from tests.server.postgres import PostgresServer

PROCESSES = 3
EVERY = (3.0, 6.0)
"""Seconds between two kills."""

THOUGHT = 2.0
"""Seconds that people take at most for a choice."""

CLOCK = 2
"""Seconds for a choice at the tables of those who let the clock choose."""

TIMED = {"kind": "live", "seconds": CLOCK, "time_up": "default"}
AWAY = (httpx.TransportError, AssertionError)
"""What a question to a house can come to whose process has just died."""

STARTED = b"spawn_main"
"""In the command of every process that another one has begun."""


class Held(NamedTuple):
    """What came of it."""

    kills: int
    sockets: int
    matches: int
    fate: Fate
    refused: dict[str, int]
    """Choices that were refused, by reason."""
    slowest_bot: float
    slowest_clock: float
    """Seconds that a bot took to answer, and a clock beyond its time, at worst."""
    behind: int
    """Clients that did not come to see the end of what they watched."""
    breaks: int
    tracebacks: int


class Person(Player):
    """Somebody who plays slowly, and thinks again where a choice is refused."""

    def __init__(self, line: Line, seed: int, refused: Counter[str]) -> None:
        super().__init__(line, seed, asyncio.Queue())
        self._refused = refused

    async def play(self) -> None:
        """Choose whenever asked, until the match is over."""
        while True:
            scene = await self.line.until(lambda one: one["asked"] or one["phase"] == "over")
            if scene["phase"] == "over":
                return
            await asyncio.sleep(self.rng.random() * THOUGHT)
            if self.line.scene["asked"] and (wish := await finds(self.line, self.rng)) is not None:
                await self._choose(wish)

    async def _choose(self, wish: Json) -> None:
        answer = await self.line.request("choose", **wish)
        if answer["type"] == "done":
            self.acknowledged[answer["id"]] = answer["seq"]
            await self.line.until(lambda scene: bool(scene["seq"] >= answer["seq"]))
        else:
            self._refused[answer["refusal"]["message"]["key"]] += 1


class Crowd:
    """All who are in the house."""

    def __init__(self, house: LivingHouse, onlookers: int) -> None:
        self.house = house
        self.people: list[Person] = []
        self.lines: list[Line] = []
        self.tables: list[str] = []
        self.refused: Counter[str] = Counter()
        self.is_over = False
        """Whether nobody is to begin another match."""
        self._onlookers = onlookers
        self._visitors: list[Visitor] = []
        self._names = itertools.count()

    async def play(self, kind: str, seed: int) -> None:
        """Play one match after the other, with a person, a bot, or by the clock alone."""
        host, guest = self._visitor(), self._visitor()
        while not self.is_over:
            request = {"request": f"match {next(self._names)}"}
            if kind == "bot":
                table = await patiently(host.opens, ME, BOT, **request)
                places = [(host, 0)]
            else:
                more = {"pace": TIMED} if kind == "clock" else {}
                table = await patiently(host.opens, ME, OPEN, **request, **more)
                await patiently(self._sit, guest, table)
                places = [(host, 0), (guest, 1)]
            self.tables.append(table)
            lines = [await patiently(visitor.line, table, seat) for visitor, seat in places]
            watching = [await patiently(host.line, table) for _ in range(self._onlookers)]
            self.lines += [*lines, *watching]
            if kind == "clock":
                await lines[0].until(lambda scene: bool(scene["phase"] == "over"))
            else:
                people = [Person(line, seed, self.refused) for line in lines]
                self.people += people
                await asyncio.gather(*(one.play() for one in people))
            for line in [*lines, *watching]:
                await line.until(lambda scene: bool(scene["phase"] == "over"))
                await line.go()

    async def _sit(self, guest: Visitor, table: str) -> None:
        card = await guest.ask(f"/api/tables/{table}")
        if card["phase"] == "gathering":
            await guest.sits_down(table, 1)

    def _visitor(self) -> Visitor:
        visitor = Visitor(self.house)
        self._visitors.append(visitor)
        return visitor

    @property
    def open_lines(self) -> list[Line]:
        """The lines that are not given up yet."""
        return [line for line in self.lines if line.is_open]

    async def go(self) -> None:
        """Have everybody leave."""
        await asyncio.gather(*(line.go() for line in self.lines))
        await asyncio.gather(*(visitor.go() for visitor in self._visitors))


async def patiently(ask: Any, *args: Any, **more: Any) -> Any:
    """Ask a house until it answers."""
    while True:
        try:
            return await ask(*args, **more)
        except AWAY:
            await asyncio.sleep(0.1)


class Trouble:
    """Kills processes, and restarts the database once."""

    def __init__(self, house: LivingHouse, server: PostgresServer, seconds: float) -> None:
        self.kills = 0
        self._house = house
        self._server = server
        self._seconds = seconds
        self._rng = Random(1)

    async def make(self) -> None:
        """Make trouble for so long."""
        begun, has_restarted = time.monotonic(), False
        while (passed := time.monotonic() - begun) < self._seconds:
            await asyncio.sleep(self._rng.uniform(*EVERY))
            if passed > self._seconds / 2 and not has_restarted:
                has_restarted = True
                await asyncio.to_thread(self._server.restart)
                continue
            if await asyncio.to_thread(count_members, self._house.database) > 1:
                os.kill(self._rng.choice(children_of(self._house.process)), signal.SIGKILL)
                self.kills += 1


def count_members(database: str) -> int:
    """Return how many processes are at work; one that has just begun is not yet."""
    with psycopg.connect(conninfo_of(database), cursor_factory=psycopg.RawCursor) as connection:
        return len(connection.execute(WHO).fetchall())


def children_of(process: int) -> list[int]:
    """Return the processes of a house, by their numbers."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(one) for one in found if STARTED in Path(f"/proc/{one}/cmdline").read_bytes()]


async def hold(
    folder: Path, server: PostgresServer, seconds: float, tables: int, onlookers: int
) -> Held:
    """Keep a house for so long with so many tables, each with so many onlookers."""
    folder.mkdir(parents=True)
    database = server.new()
    serve = [*SERVE, "--workers", str(PROCESSES)]
    async with living_house(folder, serve, None, database) as house:
        while await asyncio.to_thread(count_members, database) < PROCESSES:
            await asyncio.sleep(0.1)
        crowd, trouble = Crowd(house, onlookers), Trouble(house, server, seconds)
        kinds = itertools.cycle(("people", "bot", "clock"))
        playing = [
            asyncio.ensure_future(crowd.play(kind, seed))
            for seed, kind in zip(range(tables), kinds, strict=False)
        ]
        most = 0
        making = asyncio.ensure_future(trouble.make())
        while not making.done():
            await asyncio.wait([making], timeout=1)
            most = max(most, len(crowd.open_lines))
            for task in playing:
                if task.done():
                    task.result()
        making.result()
        crowd.is_over = True
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        behind = await count_behind(crowd)
        breaks = sum(line.breaks for line in crowd.lines)
        await crowd.go()
        fate = await fate_of(house, list(crowd.people))
        bot, clock = await slowest(database, crowd.tables)
    return Held(
        trouble.kills,
        most,
        len(crowd.tables),
        fate,
        dict(crowd.refused),
        bot,
        clock,
        behind,
        breaks,
        tracebacks_in(house),
    )


async def count_behind(crowd: Crowd) -> int:
    """Return how many clients do not come to see where their tables stand within ten seconds."""

    async def comes(line: Line) -> bool:
        try:
            async with asyncio.timeout(10):
                await line.settle()
        except TimeoutError:
            return False
        return True

    return (await asyncio.gather(*(comes(line) for line in crowd.open_lines))).count(False)


async def slowest(database: str, tables: Iterable[str]) -> tuple[float, float]:
    """Return how long bots and clocks have kept people waiting at worst, in seconds."""
    store = Store.open(database)
    worst = {"bot": 0.0, "clock": 0.0}
    for table in tables:
        before = 0
        for row in await store.entries(table):
            entry = read_entry(row.body)
            if isinstance(entry, Chose) and entry.by in worst:
                allowed = CLOCK if entry.by == "clock" else 0
                waited = (row.when - before) / 1000 - allowed
                worst[entry.by] = max(worst[entry.by], waited)
            before = row.when
    await store.close()
    return worst["bot"], worst["clock"]
