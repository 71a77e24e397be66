"""The socket of a table as uvicorn speaks it, with a short way through for what is usual.

uvicorn hands everything that is said to the application by a queue and a task, and everything
goes through the whole of the protocol's machinery. Here, once somebody listens, a text that comes
in one piece, as nearly all do, goes straight to the listener, and texts go straight out. Whatever
is unusual about a connection goes through the machinery of ``websockets``, as before.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.speedups import apply_mask

from athanor.server.frames import (
    MASK_BYTES,
    NOT_WELL_FORMED,
    head,
    is_even,
    is_well_formed,
    text_start,
)
from athanor.server.watcher import IN_PEACE

EXTENSION: Final = "athanor.socket"
"""Where the application finds the socket in the scope of a connection."""

NO_TEXT: Final = ""
"""What is heard where somebody has sent bytes that are no text."""


class Listener(Protocol):
    """Who hears what is said on a socket."""

    def hear(self, text: bytes) -> None:
        """Hear something."""

    def go_on(self) -> None:
        """Hear that the other side has caught up with reading."""


class FastWebSocket(WebSocketsSansIOProtocol):
    """One connection, from the handshake to its end."""

    reading_seconds = 30.0
    """Who has not read within so much time what was sent is let go."""
    parting_seconds = 15.0
    """Who has not gone so long after a farewell is cut off."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._ended: asyncio.Future[int] = self.loop.create_future()
        self._reading: asyncio.TimerHandle | None = None
        self._parting: asyncio.TimerHandle | None = None
        self._listener: Listener | None = None
        self._is_paused = False
        self._is_even = True
        """Whether all since the handshake came in whole frames; if not, the short way is shut."""

    # --- for the application ---

    async def run(self, listener: Listener) -> int:
        """Tell everything to a listener until either side goes; what was said before first.

        Returns with which code it ends.
        """
        self._listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                listener.hear((event.get("text") or NO_TEXT).encode())
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return await self._ended

    @property
    def is_full(self) -> bool:
        """Whether the other side has not read yet what it was sent."""
        return self._is_paused

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some texts."""
        if not (self.close_sent or self.disconnected):
            self.transport.write(b"".join([head(text) + text for text in texts]))

    def hang_up(self, code: int) -> None:
        """Have the application end the conversation, with a code that says why."""
        if not self._ended.done():
            self._ended.set_result(code)
            self._part()

    # --- for uvicorn ---

    async def run_asgi(self) -> None:
        """Run the application, which finds the socket in its scope."""
        assert self.scope["extensions"] is not None
        self.scope["extensions"][EXTENSION] = {"socket": self}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Take what has come: the short way if it is one whole text, else the long one."""
        if self._is_even and self._listener is not None:
            start = text_start(data, self.config.ws_max_size)
            if start:
                self._listener.hear(apply_mask(data[start:], data[start - MASK_BYTES : start]))
                return
        if self.handshake_initiated and not is_even(data):
            self._is_even = False
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Tell the listener, if there is one, what has come the long way."""
        is_text = self.curr_msg_data_type == "text"
        if self.close_sent:
            self.frames = []
        elif self._listener is not None:
            text = b"".join(self.frames) if is_text else NO_TEXT.encode()
            self.frames = []
            self._listener.hear(text)
        elif is_text and not is_well_formed(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:  # else the other side has said goodbye already
                self.conn.send_close(NOT_WELL_FORMED)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """Wait with sending, for as long as anybody may take to read."""
        super().pause_writing()
        self._is_paused = True
        self._reading = self.loop.call_later(self.reading_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on sending."""
        super().resume_writing()
        self._is_paused = False
        cancel(self._reading)
        if self._listener is not None:
            self._listener.go_on()

    def keepalive_timeout(self) -> None:
        """Let go of somebody who gives no sign of life."""
        super().keepalive_timeout()
        self._part()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the conversation."""
        super().connection_lost(exc)
        self.hang_up(IN_PEACE)
        cancel(self._reading)
        cancel(self._parting)

    def _part(self) -> None:
        """Have the connection cut off if it does not end by itself."""
        cancel(self._parting)
        self._parting = self.loop.call_later(self.parting_seconds, self.transport.abort)


def cancel(timer: asyncio.TimerHandle | None) -> None:
    """Have something not happen that was to happen later."""
    if timer is not None:
        timer.cancel()


def fast_socket_of(scope: Mapping[str, Any]) -> FastWebSocket | None:
    """Return the fast socket of a connection, unless somebody else's server has made it."""
    found: FastWebSocket | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("socket")
    return found
