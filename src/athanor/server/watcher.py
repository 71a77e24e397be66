"""Somebody connected to a table, and what they are still to be sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from athanor.server.protocol.play import FromHouse
from athanor.server.tables.scene import ONLOOKER

MOST_REPLIES: Final = 256
"""Who lets so many answers wait is not reading any more."""

encode: Final = msgspec.json.Encoder().encode


class Watcher:
    """One connection.

    Scenes are not queued: whoever is slow gets the latest one, with all that was told since.
    """

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name
        self.viewer = ONLOOKER
        self.greeted = False
        self.seen = (0, 0)
        """The seq and the log length of the last scene sent."""
        self.heard = 0
        """How many remarks of the chat were sent."""
        self.hears_asides = True
        """Whether what spectators say was among them."""
        self.gone = False
        self._replies: deque[bytes] = deque()
        self._stirred = asyncio.Event()
        self._wants_scene = False
        self._sending = False

    @property
    def is_served(self) -> bool:
        """Whether there is nothing left to be sent."""
        return self.gone or not (self._replies or self._wants_scene or self._sending)

    def reply(self, message: FromHouse) -> None:
        """Have an answer sent; who does not read them is let go."""
        self._replies.append(encode(message))
        if len(self._replies) > MOST_REPLIES:
            self.gone = True
        self._stirred.set()

    def stir(self) -> None:
        """Have the latest scene sent."""
        if self.greeted:
            self._wants_scene = True
            self._stirred.set()

    def leave(self) -> None:
        """Have the connection closed."""
        self.gone = True
        self._stirred.set()

    async def serve(
        self,
        send: Callable[[bytes], Awaitable[None]],
        look: Callable[["Watcher"], Awaitable[list[FromHouse]]],
    ) -> None:
        """Send what there is to send until the connection is over."""
        while not self.gone:
            await self._stirred.wait()
            self._stirred.clear()
            self._sending = True
            while self._replies:
                await send(self._replies.popleft())
            if self._wants_scene and not self.gone:
                self._wants_scene = False
                for message in await look(self):
                    await send(encode(message))
            self._sending = False
