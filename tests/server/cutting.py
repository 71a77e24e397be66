"""A network that breaks: it hands bytes on between clients and a house until it has had enough."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

PIECE = 512
"""Bytes that are handed on at once, so that a cut comes in the middle of what is said."""


class BadNetwork:
    """Lets each connection live for so many bytes; when there are no more cuts, for ever."""

    def __init__(self, target: int, lives: Iterator[int]) -> None:
        self.target = target
        self.cuts = 0
        self._lives = lives

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on what is said on one connection, both ways, until either side or a cut ends it."""
        life = next(self._lives, None)
        with suppress(OSError):
            onward, answers = await asyncio.open_connection("127.0.0.1", self.target)
            spent = Life(life)
            ways = [
                asyncio.ensure_future(hand_on(reader, answers, spent)),
                asyncio.ensure_future(hand_on(onward, writer, spent)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            self.cuts += spent.is_over
            answers.transport.abort()
        writer.transport.abort()


class Life:
    """How many bytes a connection may still carry."""

    def __init__(self, left: int | None) -> None:
        self.left = left

    @property
    def is_over(self) -> bool:
        """Whether the connection is to be cut."""
        return self.left is not None and self.left <= 0

    def spend(self, data: bytes) -> bytes:
        """Return what is still carried of something."""
        if self.left is None:
            return data
        carried = data[: self.left]
        self.left -= len(data)
        return carried


async def hand_on(source: asyncio.StreamReader, to: asyncio.StreamWriter, life: Life) -> None:
    """Carry bytes one way."""
    with suppress(OSError):
        while not life.is_over and (data := await source.read(PIECE)):
            to.write(life.spend(data))
            await to.drain()


@asynccontextmanager
async def bad_network(target: int, lives: Iterator[int]) -> AsyncIterator[tuple[BadNetwork, int]]:
    """Give a network in front of a port of this machine, and the port at which it begins."""
    network = BadNetwork(target, lives)
    server = await asyncio.start_server(network.carry, "127.0.0.1", 0)
    try:
        yield network, server.sockets[0].getsockname()[1]
    finally:
        server.close()
