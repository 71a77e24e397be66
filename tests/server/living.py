"""A house that is a process of its own, and clients that come back to it as browsers do."""

import asyncio
import itertools
import os
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Json: TypeAlias = dict[str, Any]

SERVE = [sys.executable, "-m", "athanor.cli", "serve", "--no-open", "--no-color"]
GUARD = 300
"""Seconds after which whatever hangs is given up; nothing comes near, however busy the machine."""

UNSHARED = httpx.Limits(max_keepalive_connections=0)
"""A connection for each question: the house may close one that is kept just as it is used again."""

BREATH = 0.02
"""Seconds before a client tries to come back."""

BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake)
"""All that the end of a connection can look like."""


class LivingHouse:
    """A server process in a folder; after a kill it comes back at the same address."""

    def __init__(self, folder: Path, serve: Sequence[str] = SERVE, database: str = "") -> None:
        self.database = database
        self.data = folder / "data"
        self.log = folder / "log.txt"
        self.port = 0
        self._place: socket.socket | None = None
        """What keeps the port for a house that was killed, so that nobody else is given it."""
        self._serve = serve
        self._process: subprocess.Popen[str] | None = None
        self._killed: list[subprocess.Popen[str]] = []
        """Processes that were killed; those that they had begun may still be about to end."""
        self._opening = Lock()

    def open(self, *options: str) -> None:
        """Start the process; return when it can be reached."""
        with self._opening:
            self._start(*options)

    def open_again(self) -> None:
        """Open the house unless it is, also if somebody else is just about to."""
        with self._opening:
            if not self.is_open:
                self._start()

    def _start(self, *options: str) -> None:
        self._see_off()
        environment = {**os.environ, "COLUMNS": "400"}
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [
                    *self._serve,
                    *("--port", str(self.port), "--data", str(self.data)),
                    *(("--store", self.database) if self.database else ()),
                    *options,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self._process.stdout.readline())
        assert found is not None, self.log.read_text()
        self.port = int(found[1])
        self._give_up_place()

    def kill(self) -> None:
        """End the process without any warning; what it had begun ends by itself, a little later."""
        process = self._process
        if process is not None:
            process.kill()
            process.wait(GUARD)
            self._killed.append(process)
            self._process = None
            self._hold_place()

    def close(self) -> None:
        """Close the house as its owner does, and see all that belongs to it end."""
        if self._process is not None:
            self._process.terminate()
            self._killed.append(self._process)
            self._process = None
        self._see_off()
        self._give_up_place()

    @property
    def process(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_open(self) -> bool:
        """Whether the process is alive."""
        return self._process is not None and self._process.poll() is None

    def _see_off(self) -> None:
        """Wait until nothing is left of those that were ended: then the log says all they had to.

        A process that was just about to begin takes its time to find that it is not wanted.
        """
        while self._killed:
            self._killed[-1].communicate(timeout=GUARD)
            self._killed.pop()

    def _hold_place(self) -> None:
        """Keep the port, where that is possible.

        Linux lets a house listen where somebody merely holds the place; other systems do not.
        """
        if sys.platform == "linux":
            self._place = socket.socket()
            self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._place.bind(("127.0.0.1", self.port))

    def _give_up_place(self) -> None:
        if self._place is not None:
            self._place.close()
            self._place = None


@asynccontextmanager
async def living_house(
    folder: Path, serve: Sequence[str] = SERVE, guard: float | None = GUARD, database: str = ""
) -> AsyncIterator[LivingHouse]:
    """Give a house that is open, and see that it is closed in the end."""
    house = LivingHouse(folder, serve, database)
    await asyncio.to_thread(house.open)
    try:
        async with asyncio.timeout(guard):
            yield house
    finally:
        await asyncio.to_thread(house.close)


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, house: LivingHouse) -> None:
        self.house = house
        self._browser = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{house.port}",
            headers={"X-Athanor": "1"},
            timeout=GUARD,
            trust_env=False,
            limits=UNSHARED,
        )

    async def ask(self, path: str) -> Json:
        """Return what an address shows."""
        answer = await self._browser.get(path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def read(self, path: str) -> str:
        """Return the text at an address."""
        answer = await self._browser.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    async def tell(self, path: str, data: object) -> Json:
        """Change something."""
        answer = await self._browser.post(path, json=data)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    async def opens(self, *seats: Json, game: str = "alchemist", **wishes: object) -> str:
        """Set a table up."""
        card = await self.tell("/api/tables", {"game": game, "seats": seats, **wishes})
        name: str = card["id"]
        return name

    async def sits_down(self, table: str, seat: int) -> None:
        """Take an open seat."""
        await self.tell(f"/api/tables/{table}/seats/{seat}", {})

    async def line(self, table: str, viewer: int = -1, port: int | None = None) -> "Line":
        """Return a line to a table that mends itself."""
        if "athanor" not in self._browser.cookies:
            await self.ask("/api/me")
        return Line(table, viewer, self.house.port if port is None else port, self.headers)

    @property
    def headers(self) -> dict[str, str]:
        """What the browser says about its visitor."""
        return {"Cookie": f"athanor={self._browser.cookies['athanor']}"}

    async def go(self) -> None:
        """Close the browser."""
        await self._browser.aclose()


def socket_at(table: str, port: int, headers: Mapping[str, str], **more: Any) -> connect:
    """Return a connection to the socket of a table, to be entered."""
    return connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
        additional_headers=dict(headers),
        compression=None,
        proxy=None,
        max_size=None,
        open_timeout=GUARD,
        close_timeout=1,
        **more,
    )


class Line:
    """A client's line to a table.

    It keeps what was not answered yet; after a break it says where it stopped, gets what it has
    missed and sends again, with the same ids, what is still open.
    """

    def __init__(self, table: str, viewer: int, port: int, headers: Mapping[str, str]) -> None:
        self.table = table
        self.viewer = viewer
        self.port = port
        self.headers = dict(headers)
        self.scene: Json = {}
        self.log: list[Json] = []
        self.remarks: list[Json] = []
        self.breaks = 0
        self.open: dict[str, asyncio.Future[Json]] = {}
        """The answers that are still awaited, by the ids of their requests."""
        self.sent: dict[str, Json] = {}
        """All that was ever asked, by the ids of the requests."""
        self._numbers = itertools.count()
        self._wire: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._running = asyncio.ensure_future(self._run())

    async def request(self, kind: str, **fields: object) -> Json:
        """Ask for something; the answer comes whatever happens to the line."""
        number = f"{self.viewer}-{next(self._numbers)}"
        self.sent[number] = {"type": kind, "id": number, **fields}
        self.open[number] = asyncio.get_running_loop().create_future()
        await self._send(self.sent[number])
        return await self.open[number]

    async def until(self, condition: Callable[[Json], bool]) -> Json:
        """Wait for a scene; return it."""
        while not self.scene or not condition(self.scene):
            if self._running.done():
                self._running.result()
            self._changed.clear()
            await self._changed.wait()
        return self.scene

    @property
    def is_open(self) -> bool:
        """Whether it has not been given up."""
        return not self._running.done()

    def cut(self) -> None:
        """Cut the line without a word."""
        if self._wire is not None:
            self._wire.transport.abort()

    async def go(self) -> None:
        """Hang up for good."""
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running

    def picture(self) -> Json:
        """Return all that this client knows of the table."""
        known = {name: value for name, value in self.scene.items() if name not in PASSING}
        seats = [{**seat, "here": None} for seat in self.scene["seats"]]
        return {**known, "seats": seats, "log": self.log, "remarks": self.remarks}

    async def settle(self) -> None:
        """Wait until all that the house has said so far is heard."""
        await self.until(bool)
        await self.request("steps", at=0, seat=0)  # its answer comes after everything before

    async def _run(self) -> None:
        while True:
            with suppress(*BROKEN):
                async with socket_at(self.table, self.port, self.headers) as wire:
                    self._wire = wire
                    await self._greet()
                    async for frame in wire:
                        self._hear(msgspec.json.decode(frame))
            self._wire = None
            self.breaks += 1
            await asyncio.sleep(BREATH)

    async def _greet(self) -> None:
        hello = {"type": "hello", "viewer": self.viewer}
        if self.scene:
            hello |= {"seq": self.scene["seq"], "told": len(self.log)}
        await self._send(hello)
        for number in list(self.open):
            await self._send(self.sent[number])

    async def _send(self, message: Json) -> None:
        if self._wire is not None:
            with suppress(*BROKEN):
                await self._wire.send(msgspec.json.encode(message), text=True)

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "scene":
                self.log[message["start"] :] = message["told"]
                self.scene = message
            case "chat":
                self.remarks[message["start"] :] = message["remarks"]
            case _ if message.get("id") in self.open:
                answer = self.open.pop(message["id"])
                if not answer.done():  # whoever asked may have gone
                    answer.set_result(message)
        self._changed.set()


async def finds(line: Line, rng: Random) -> Json | None:
    """Have a client find a choice as people do; return the wish to make it, if it found one."""
    asked, at = line.scene["asked"], line.scene["at"]
    choices = asked["choices"]
    if choices is None:
        offer = await line.request("search", at=at, seat=asked["seat"], words="")
        choices = offer.get("choices")
    if not choices:
        return None
    return {"at": at, "seat": asked["seat"], "text": rng.choice(choices)["text"]}


def has_come_to(seq: int, scene: Json) -> bool:
    """Tell whether a scene shows what happened under a number."""
    return bool(scene["seq"] >= seq)


PASSING = {"type", "now", "start", "told"}
"""What a scene says of itself rather than of the table; who is connected changes, too."""


async def fresh_picture(line: Line, house: LivingHouse) -> Json:
    """Return what somebody sees who has just come, from where a client looks."""
    other = Line(line.table, line.viewer, house.port, line.headers)
    await other.settle()
    await other.go()
    return other.picture()
