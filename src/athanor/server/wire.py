"""The socket of a table as uvicorn speaks it, with a short way through for what is usual.

uvicorn hands everything that is said to the application by a queue and a task, and everything
goes through the whole of the protocol's machinery. Here, once somebody listens, a text that comes
in one piece, as nearly all do, goes straight to the listener, and texts go straight out. Whatever
is unusual about a connection goes through the machinery of ``websockets``, as before.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

EXTENSION: Final = "athanor.wire"
"""Where the application finds the wire in the scope of a connection."""

TEXT: Final = 0x81
"""The first byte of a text in one piece."""

NO_TEXT: Final = ""
"""What is heard where somebody has sent bytes that are no text."""

FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 126
"""The first length that needs two bytes more, and the mark of such a length."""

LONG: Final = 0x10000
LENGTH_BYTES: Final = {SHORT: 2, SHORT + 1: 8}
MASK_BYTES: Final = 4


class Listener(Protocol):
    """Who hears what is said on a wire."""

    def hear(self, text: bytes) -> None:
        """Hear something."""

    def go_on(self) -> None:
        """Hear that the other side has caught up with reading."""


class Wire(WebSocketsSansIOProtocol):
    """One connection, from the handshake to its end."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._ended = self.loop.create_future()
        self._listener: Listener | None = None
        self._is_paused = False
        self._is_even = True
        """Whether all since the handshake came in whole frames; if not, the short way is shut."""

    # --- for the application ---

    async def run(self, listener: Listener) -> None:
        """Tell everything to a listener until either side goes; what was said before first."""
        self._listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.hear((event.get("text") or NO_TEXT).encode())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        await self._ended

    @property
    def is_full(self) -> bool:
        """Whether the other side has not read yet what it was sent."""
        return self._is_paused

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some texts."""
        if not (self.close_sent or self.disconnected):
            self.transport.write(b"".join([head(text) + text for text in texts]))

    def hang_up(self) -> None:
        """Have the application end the conversation."""
        if not self._ended.done():
            self._ended.set_result(None)

    # --- for uvicorn ---

    async def run_asgi(self) -> None:
        """Run the application, which finds the wire in its scope."""
        assert self.scope["extensions"] is not None
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Take what has come: the short way if it is one whole text, else the long one."""
        if self._is_even and self._listener is not None:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._listener.hear(text)
                return
        if self.handshake_initiated and not is_even(data):
            self._is_even = False
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Tell the listener, if there is one, what has come the long way."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        is_text = self.curr_msg_data_type == "text"
        text = b"".join(self.frames) if is_text else NO_TEXT.encode()
        self.frames = []
        if not self.close_sent:
            self._listener.hear(text)

    def pause_writing(self) -> None:
        """Wait with sending."""
        super().pause_writing()
        self._is_paused = True

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        self._is_paused = False
        if self._listener is not None:
            self._listener.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the conversation."""
        super().connection_lost(exc)
        self.hang_up()


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """Return the wire of a connection, unless somebody else's server has made it."""
    wire: Wire | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("wire")
    return wire


def head(text: bytes) -> bytes:
    """Return what goes before a text to make it a frame."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def whole_text(data: bytes, most: int) -> bytes | None:
    """Return the text if the data is one text of a client in one frame and nothing else."""
    if len(data) < 2 + MASK_BYTES or data[0] != TEXT:
        return None
    start, size = 2, data[1] - MASKED
    if size == SHORT:
        start, size = 4, int.from_bytes(data[2:4], "big")
    start += MASK_BYTES
    if not 0 <= size <= most or len(data) != start + size:
        return None
    return apply_mask(data[start:], data[start - MASK_BYTES : start])


def is_even(data: bytes) -> bool:
    """Tell whether data consists of whole frames of a client, each of them final."""
    place = 0
    while place + 2 <= len(data) and data[place] & FINAL and data[place + 1] & MASKED:
        size = data[place + 1] - MASKED
        place += 2
        if size in LENGTH_BYTES:
            digits = LENGTH_BYTES[size]
            size = int.from_bytes(data[place : place + digits], "big")
            place += digits
        place += MASK_BYTES + size
    return place == len(data)
