"""A WebSocket client with as little in it as can be, so that the load costs less than the server.

Only what a load needs: text frames, no fragments, no extensions.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
PING: Final = 0x9
CLOSE: Final = 0x8
PONG_BYTE: Final = 0x8A
MASK: Final = b"\0\0\0\0"
"""A mask of zeros leaves the text as it is."""


class Wire(asyncio.Protocol):
    """One socket; every text that arrives is given to ``heard``, and why it is shut to ``shut``."""

    def __init__(
        self,
        path: str,
        headers: str,
        heard: Callable[["Wire", bytes], None],
        shut: Callable[[str], None],
    ) -> None:
        self.heard = heard
        self.shut = shut
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = "x3JJHMbDL1EzLkh9GBhXDw=="
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n{headers}\r\n"
        )
        self._kept = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._hello.encode())

    def data_received(self, data: bytes) -> None:
        """Cut what arrives into frames."""
        data = self._kept + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._kept = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        place = 0
        while True:
            frame = frame_at(data, place)
            if frame is None:
                break
            kind, start, end = frame
            if kind == PING:
                self._send(PONG_BYTE, data[start:end])
            elif kind == CLOSE:
                self.shut(f"code {int.from_bytes(data[start : start + 2], 'big')}")
            else:
                self.heard(self, data[start:end])
            place = end
        self._kept = data[place:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that the server is gone."""
        self.shut("without a word" if exc is None else str(exc))

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, first: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", first, 0x80 | size)
        else:
            head = struct.pack("!BBH", first, 0xFE, size)
        self.transport.write(head + MASK + payload)


def frame_at(data: bytes, place: int) -> tuple[int, int, int] | None:
    """Return the kind of the frame at a place, and where its text begins and ends."""
    if len(data) < place + 2:
        return None
    size = data[place + 1] & 0x7F
    start = place + 2
    if size == 126:
        if len(data) < place + 4:
            return None
        size = int.from_bytes(data[place + 2 : place + 4], "big")
        start = place + 4
    elif size == 127:
        if len(data) < place + 10:
            return None
        size = int.from_bytes(data[place + 2 : place + 10], "big")
        start = place + 10
    if len(data) < start + size:
        return None
    return data[place] & 0xF, start, start + size
