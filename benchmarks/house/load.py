"""The load: many sockets that make moves, as fast as they are answered or at a steady pace."""

import asyncio
import json
import sys
import time
from abc import ABC, abstractmethod
from typing import Final

import uvloop

from benchmarks.house.wire import Wire

WARM_UP: Final = 1.0
"""Seconds that are not counted."""


class Player(ABC):
    """One socket at one table."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.moves = 0
        self.sent = 0.0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wire: Wire | None = None
        self.answered: list[float] = []
        """How long each move took to be acknowledged."""
        self.saturating = False
        self.is_answered = True

    async def connect(self, port: int) -> None:
        """Open the socket and come to where moves can be made."""
        loop = asyncio.get_running_loop()
        path, headers = self.address()
        _, wire = await loop.create_connection(
            lambda: Wire(path, headers, self.heard, self.shut), "127.0.0.1", port
        )
        self.wire = wire
        await wire.opened
        self.greet(wire)
        await self.ready

    def move(self) -> None:
        """Make a move."""
        assert self.wire is not None
        self.sent = time.perf_counter()
        self.is_answered = False
        self.wire.say(self.words())

    def done(self) -> None:
        """Take an acknowledgement, and make the next move if it is to go on like that."""
        self.answered.append(time.perf_counter() - self.sent)
        self.moves += 1
        self.is_answered = True
        if self.saturating:
            self.move()

    def shut(self, why: str) -> None:
        """End everything: nothing can be measured where a server lets somebody go."""
        sys.exit(f"socket {self.number} was shut ({why}) after {self.moves} moves")

    @abstractmethod
    def address(self) -> tuple[str, str]:
        """Return the path of the socket and the headers it needs."""

    @abstractmethod
    def greet(self, wire: Wire) -> None:
        """Say the first words."""

    @abstractmethod
    def words(self) -> bytes:
        """Return the next move."""

    @abstractmethod
    def heard(self, wire: Wire, text: bytes) -> None:
        """Take what the server says."""


class OurPlayer(Player):
    """Plays Tally in our house."""

    def __init__(self, number: int, table: str, cookie: str) -> None:
        super().__init__(number)
        self.table = table
        self.cookie = cookie

    def address(self) -> tuple[str, str]:
        """Return the socket of the table."""
        headers = f"Cookie: {self.cookie}\r\nOrigin: http://127.0.0.1\r\n"
        return f"/api/tables/{self.table}/socket", headers

    def greet(self, wire: Wire) -> None:
        """Say hello."""
        wire.say(b'{"type":"hello","viewer":0}')

    def words(self) -> bytes:
        """Return the next choice."""
        count = self.moves
        return b'{"type":"choose","id":"%d","at":%d,"seat":0,"text":"add"}' % (count, count)

    def heard(self, wire: Wire, text: bytes) -> None:
        """Wait for the acknowledgement: by then the move is on disk."""
        if text.startswith(b'{"type":"done"'):
            self.done()
        elif not self.ready.done():
            self.ready.set_result(None)


class TheirPlayer(Player):
    """Plays Tally at boardgame.io's server, which speaks Socket.IO."""

    def address(self) -> tuple[str, str]:
        """Return the socket that all matches share."""
        return "/socket.io/?EIO=4&transport=websocket", "Origin: http://127.0.0.1\r\n"

    def greet(self, wire: Wire) -> None:
        """Wait for the server to speak first."""

    def words(self) -> bytes:
        """Return the next move."""
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "add", "args": [], "playerID": "0", "credentials": None},
        }
        said = ["update", action, self.moves, f"match-{self.number}", "0"]
        return b"42/tally," + json.dumps(said).encode()

    def heard(self, wire: Wire, text: bytes) -> None:
        """Follow the protocol, and wait for the state after the move."""
        if text.startswith(b'42/tally,["update"'):
            self.done()
        elif text == b"2":
            wire.say(b"3")
        elif text.startswith(b"0{"):
            wire.say(b"40/tally,")
        elif text.startswith(b"40/tally"):
            said = ["sync", f"match-{self.number}", "0", None, 1]
            wire.say(b"42/tally," + json.dumps(said).encode())
        elif text.startswith(b'42/tally,["sync"'):
            self.ready.set_result(None)


async def saturate(players: list[Player], seconds: float) -> dict[str, float]:
    """Have everybody move as soon as they are answered."""
    for player in players:
        player.saturating = True
        player.move()
    await asyncio.sleep(WARM_UP)
    return await counted(players, seconds)


async def pace(players: list[Player], seconds: float, rate: float) -> dict[str, float]:
    """Have everybody move so often a second, each at another moment, once they are answered."""
    stop = asyncio.Event()

    async def keep_time(player: Player, offset: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + offset
        while not stop.is_set():
            await asyncio.sleep(max(0.0, due - loop.time()))
            if player.is_answered:
                player.move()
            due += 1 / rate

    offsets = [index / len(players) / rate for index in range(len(players))]
    tasks = [
        asyncio.ensure_future(keep_time(player, offset))
        for player, offset in zip(players, offsets, strict=True)
    ]
    await asyncio.sleep(WARM_UP)
    result = await counted(players, seconds)
    stop.set()
    await asyncio.gather(*tasks)
    return result


async def counted(players: list[Player], seconds: float) -> dict[str, float]:
    """Count moves and their times for a while."""
    before = sum(player.moves for player in players)
    for player in players:
        player.answered.clear()
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    moves = sum(player.moves for player in players) - before
    times = sorted(time for player in players for time in player.answered)
    for player in players:
        player.saturating = False
    await asyncio.sleep(0.5)
    return {
        "moves_per_second": moves / took,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[len(times) * 99 // 100],
    }


async def main() -> None:
    """Read what to do from standard input, and print what came of it."""
    order = json.loads(sys.stdin.readline())
    ports = order["ports"]
    players: list[Player] = [
        OurPlayer(index, **table) for index, table in enumerate(order.get("tables", []))
    ] or [TheirPlayer(index) for index in range(order["sockets"])]
    for first in range(0, len(players), 50):
        some = players[first : first + 50]
        await asyncio.gather(*(one.connect(ports[one.number % len(ports)]) for one in some))
    print(json.dumps({"connected": len(players)}), flush=True)
    sys.stdin.readline()
    for step in order["steps"]:
        chosen = players[: step["sockets"]]
        if step["kind"] == "pace":
            result = await pace(chosen, step["seconds"], step["rate"])
        else:
            result = await saturate(chosen, step["seconds"])
        print(json.dumps(result), flush=True)
        sys.stdin.readline()


if __name__ == "__main__":
    uvloop.run(main())
