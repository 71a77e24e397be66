"""A line over any ASGI server, for houses that are not served by our own ``FastWebSocket``."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from athanor.server.fast_websocket import NO_TEXT, Listener
from athanor.server.watcher import IN_PEACE

GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending raises when the other side is no longer there."""

MOST_WAITING: Final = 64
"""Texts on their way beyond which the other side is said not to read."""


class Relay:
    """Passes on what is said by the application's own means, one task for each direction."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._texts: asyncio.Queue[bytes] = asyncio.Queue()
        self._over = asyncio.Event()
        self._code = IN_PEACE

    @property
    def is_full(self) -> bool:
        """Whether the other side has not read yet what it was sent."""
        return self._texts.qsize() > MOST_WAITING

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some texts."""
        for text in texts:
            self._texts.put_nowait(text)

    def hang_up(self, code: int) -> None:
        """Have the application end the conversation, with a code that says why."""
        if not self._over.is_set():
            self._code = code
            self._over.set()

    async def run(self, listener: Listener) -> int:
        """Tell everything to a listener until either side goes; return with which code."""
        tasks = [
            asyncio.ensure_future(work)
            for work in (self._hear(listener), self._send(listener), self._over.wait())
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return self._code

    async def _hear(self, listener: Listener) -> None:
        with suppress(*GONE):
            while True:
                event = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                listener.hear(str(event.get("text") or NO_TEXT).encode())

    async def _send(self, listener: Listener) -> None:
        with suppress(*GONE):
            while True:
                text = await self._texts.get()
                has_room_again = self._texts.qsize() == MOST_WAITING
                await self._socket.send_text(text.decode())
                if has_room_again:
                    listener.go_on()
