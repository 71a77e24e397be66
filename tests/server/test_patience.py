"""Nobody keeps a connection of the house for nothing: patience ends, and places are counted."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from athanor.server.fast_websocket import FastWebSocket, fast_socket_of
from athanor.server.limits import Places
from athanor.server.patient_http import PatientHttp
from tests.server.living import GUARD
from tests.server.serving import serving
from tests.server.test_fast_websocket import Flood, frame, line_to

SHORT = 0.05
"""Seconds of patience that are soon over."""

LONG = 3600.0
"""Seconds of patience that are not over as long as a test runs."""

REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n"
PIECE = b"x" * 100_000

Story = Callable[[int], Awaitable[None]]


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Read a request, and answer with more than fits between two programs if it is asked for."""
    if scope["type"] == "websocket":
        await flood(scope, receive, send)
        return
    while (await receive()).get("more_body"):
        continue
    await send({"type": "http.response.start", "status": 200, "headers": []})
    pieces = 500 if scope["path"] == "/long" else 0
    for _ in range(pieces):
        await send({"type": "http.response.body", "body": PIECE, "more_body": True})
    await send({"type": "http.response.body", "body": b"answer"})


async def flood(scope: Any, receive: Any, send: Any) -> None:
    """Send whoever says something more than fits between two programs."""
    await receive()
    await send({"type": "websocket.accept"})
    wire = fast_socket_of(scope)
    assert wire is not None
    floods.append(Flood(wire))
    code = await wire.run(floods[-1])
    with suppress(ClientDisconnected):
        await send({"type": "websocket.close", "code": code})
    ended.append(code)


floods: list[Flood] = []
ended: list[int] = []


def tell(
    story: Story,
    socket: type[FastWebSocket] = FastWebSocket,
    proxies: Sequence[str] = (),
    **patience: Any,
) -> None:
    """Run a story with a server of such patience."""
    all_long = {"header_seconds": LONG, "body_seconds": LONG, "reading_seconds": LONG}
    given = {"places": Places(100, 100), **all_long, **patience}
    protocol = type("Patient", (PatientHttp,), given)

    async def run() -> None:
        served = serving(app, proxies, http=protocol, ws=socket)
        async with asyncio.timeout(GUARD), served as port:
            await story(port)

    asyncio.run(run())


async def said(port: int, *pieces: bytes) -> bytes:
    """Say something, and return all that is answered until the connection ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
    try:
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\nHost:", b"\r\n"])
def test_who_asks_for_nothing_is_let_go(words: bytes) -> None:
    async def story(port: int) -> None:
        assert await said(port, words) == b""

    tell(story, header_seconds=SHORT)


def test_who_falls_silent_after_an_answer_is_let_go() -> None:
    async def story(port: int) -> None:
        answer = await said(port, REQUEST, b"\r\nGET / HT")
        assert answer.startswith(b"HTTP/1.1 200")

    tell(story, header_seconds=SHORT)


def test_who_does_not_send_what_was_announced_is_let_go() -> None:
    async def story(port: int) -> None:
        assert await said(port, POST, b"half") == b""

    tell(story, body_seconds=SHORT)


def test_who_asks_slowly_but_in_time_is_answered() -> None:
    async def story(port: int) -> None:
        pieces = [POST[:9], POST[9:], b"01234", b"56789"]
        close = REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        answer = await said(port, *pieces, close)
        assert answer.count(b"answer") == 2

    tell(story)


async def mute(port: int, words: bytes) -> asyncio.StreamWriter:
    """Say something, and read nothing of what is answered."""
    _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1_000)
    writer.write(words)
    await writer.drain()
    return writer


def test_who_does_not_read_an_answer_is_let_go() -> None:
    places = Places(1, 1)

    async def story(port: int) -> None:
        writer = await mute(port, b"GET /long HTTP/1.1\r\nHost: a\r\n\r\n")
        while not await has_place(port):
            await asyncio.sleep(0.001)
        writer.transport.abort()

    tell(story, reading_seconds=SHORT, places=places)


async def has_place(port: int) -> bool:
    """Tell whether the house lets somebody in."""
    answer = await said(port, REQUEST.replace(b"a\r\n", b"a\r\nConnection: close\r\n"))
    return answer.startswith(b"HTTP/1.1 200")


def test_an_address_has_only_so_many_connections() -> None:
    async def story(port: int) -> None:
        waiting = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        answer = await said(port, REQUEST)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"Retry-After: 10\r\n" in answer
        assert "connections from your address" in answer.decode()
        assert "depuis votre adresse" in answer.decode()
        waiting.pop()[1].close()
        while not await has_place(port):
            await asyncio.sleep(0.001)
        for _, writer in waiting:
            writer.close()

    tell(story, places=Places(100, 3))


@pytest.mark.parametrize(
    ("proxies", "is_let_in"),
    [(["127.0.0.1"], True), (["10.0.0.0/8", "127.0.0.0/8"], True), (["127.0.0.2"], False)],
)
def test_a_proxy_that_was_named_asks_for_many(proxies: list[str], is_let_in: bool) -> None:
    """They are still counted among all there may be."""

    async def story(port: int) -> None:
        waiting = [await asyncio.open_connection("127.0.0.1", port)]
        assert await has_place(port) == is_let_in
        waiting.append(await asyncio.open_connection("127.0.0.1", port))
        assert not await has_place(port)
        for _, writer in waiting:
            writer.close()

    tell(story, proxies=proxies, places=Places(2, 1))


def test_a_connection_that_becomes_a_socket_leaves_its_place() -> None:
    async def story(port: int) -> None:
        async with line_to(port) as one, line_to(port) as other:
            assert await has_place(port)
            assert one.local_address != other.local_address

    tell(story, places=Places(1, 1), header_seconds=SHORT, body_seconds=SHORT)


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Hasty(FastWebSocket):
    """Has little patience with those who do not read."""

    reading_seconds = SHORT


class Curt(FastWebSocket):
    """Has little patience with those who do not go when they are told to."""

    reading_seconds = LONG
    parting_seconds = SHORT


@pytest.mark.parametrize("protocol", [Hasty, Curt])
def test_who_does_not_read_what_a_table_says_is_let_go(protocol: type[FastWebSocket]) -> None:
    floods.clear()
    ended.clear()

    async def story(port: int) -> None:
        writer = await mute(port, HANDSHAKE)
        while not floods:
            await asyncio.sleep(0.001)
        writer.write(frame(b"go"))
        while not floods[0].line.is_full:
            await asyncio.sleep(0.001)
        if protocol is Curt:
            floods[0].line.hang_up(1000)
        while not ended:
            await asyncio.sleep(0.001)
        writer.transport.abort()

    tell(story, protocol)
