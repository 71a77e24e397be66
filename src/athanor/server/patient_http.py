"""HTTP as uvicorn speaks it, with patience that ends: nobody keeps a connection for nothing.

Who opens a connection has to ask for something within a time, and to read the answer. From one
address come only so many connections, unless a proxy that was named is there, which asks for many.
One that becomes the socket of a table counts no more here, but among the sockets (see
``socket_limit``).
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from athanor.locale import Speaker, languages
from athanor.server.addresses import household, is_among
from athanor.server.fast_websocket import cancel
from athanor.server.limits import Places

MOST: Final = 1_600
EACH: Final = 400
"""Connections that may be open at once beside the sockets: in all, and from one address."""

WAIT: Final = 10
"""Seconds after which it is worth trying again when there are too many."""


class PatientHttp(HttpToolsProtocol):
    """One connection, until it ends or becomes a socket."""

    header_seconds = 10.0
    """Within which a request must have come to the end of its headers."""
    body_seconds = 60.0
    """Within which its body must have come."""
    reading_seconds = 30.0
    """Who has not read within so much time what was sent is let go."""
    places = Places(MOST, EACH)

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._owners: tuple[str, ...] = ()
        self._is_in = False
        self._asking: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    # --- coming and going ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, if there is a place for them, and wait for what they want."""
        super().connection_made(transport)
        host = "" if self.client is None else self.client[0]
        is_proxy = self.config.proxy_headers and is_among(host, self.config.forwarded_allow_ips)
        self._owners = () if is_proxy else (household(host),)
        self._is_in = self.places.take(*self._owners)
        transport.set_write_buffer_limits(high=0)
        if self._is_in:
            self._wait_for(self.header_seconds)
        else:
            transport.write(no_place())
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the place to others."""
        super().connection_lost(exc)
        self._leave()
        cancel(self._reading)

    def handle_websocket_upgrade(self) -> None:
        """Have a socket of a table go on with the connection."""
        self._leave()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        cancel(self._asking)
        if self._is_in:
            self._is_in = False
            self.places.free(*self._owners)

    # --- asking ---

    def data_received(self, data: bytes) -> None:
        """Take what has come; who says nothing that is a request does not win time by it."""
        if not self._is_in:
            return
        super().data_received(data)
        is_answered = self.cycle is None or self.cycle.response_complete
        if is_answered and self._is_in and self._asking is None:
            self._wait_for(self.header_seconds)

    def on_message_begin(self) -> None:
        """Wait for the headers."""
        super().on_message_begin()
        self._wait_for(self.header_seconds)

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        super().on_headers_complete()
        self._wait_for(self.body_seconds)

    def on_message_complete(self) -> None:
        """Wait for nothing more: the answer is ours to give."""
        super().on_message_complete()
        cancel(self._asking)
        self._asking = None

    def _wait_for(self, seconds: float) -> None:
        cancel(self._asking)
        self._asking = self.loop.call_later(seconds, self.transport.abort)

    # --- reading ---

    def pause_writing(self) -> None:
        """Wait until what was sent is read, for as long as anybody may take."""
        super().pause_writing()
        self._reading = self.loop.call_later(self.reading_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        cancel(self._reading)


def no_place() -> bytes:
    """Return what somebody is answered at once for whom there is no place."""
    said = (Speaker(one).text("server-too-many-connections", seconds=WAIT) for one in languages())
    text = "\n".join([*said, ""]).encode()
    lines = [
        "HTTP/1.1 429 Too Many Requests",
        "Content-Type: text/plain; charset=utf-8",
        f"Content-Length: {len(text)}",
        f"Retry-After: {WAIT}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + text
