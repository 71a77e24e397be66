"""The short way of the wire takes only what is usual, and the long way takes all the rest."""

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, WebSocket, websocket
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.speedups import apply_mask

from athanor.server.fast_websocket import FastWebSocket, fast_socket_of
from athanor.server.frames import MASK_BYTES, head, is_even, text_start
from athanor.server.relay import Relay
from athanor.server.watcher import Line
from tests.server.serving import serving

MOST = 300


def line_to(port: int, **more: Any) -> connect:
    """Return a line as a client has it that wants nothing special, to be entered."""
    return connect(f"ws://127.0.0.1:{port}/", compression=None, proxy=None, **more)


def frame(text: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    """Return a frame as a browser sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


def whole_text(data: bytes) -> bytes | None:
    """Return what would be heard the short way."""
    start = text_start(data, MOST)
    return apply_mask(data[start:], data[start - MASK_BYTES : start]) if start else None


@given(st.binary(max_size=MOST))
def test_a_text_in_one_frame_goes_the_short_way(text: bytes) -> None:
    data = frame(text)
    assert whole_text(data) == text
    assert is_even(data)


@given(st.binary(max_size=MOST), st.data())
def test_a_part_of_a_frame_does_not(text: bytes, draw: st.DataObject) -> None:
    data = frame(text)
    part = data[: draw.draw(st.integers(0, len(data) - 1))]
    assert whole_text(part) is None
    assert part == b"" or not is_even(part)


def test_nothing_unusual_goes_the_short_way() -> None:
    usual = frame(b"{}")
    unusual = {
        "two at once": usual + usual,
        "the first of several pieces": frame(b"{}", fin=False),
        "bytes": frame(b"{}", opcode=Opcode.BINARY),
        "a ping": frame(b"", opcode=Opcode.PING),
        "too long": frame(b"x" * (MOST + 1)),
        "not masked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        "a very long one": frame(b"x" * 70_000),
    }
    assert {name for name, data in unusual.items() if whole_text(data) is not None} == set()
    uneven = {name for name, data in unusual.items() if not is_even(data)}
    assert uneven == {"the first of several pieces", "not masked"}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_a_frame(size: int) -> None:
    text = b"x" * size
    expected = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert head(text) + text == expected


class Counting(FastWebSocket):
    """Counts what goes the long way."""

    long = 0

    def handle_events(self) -> None:
        Counting.long += 1
        super().handle_events()


class Notes:
    """A listener that keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def go_on(self) -> None:
        raise AssertionError("nobody was slow")


def test_what_is_usual_takes_the_short_way_and_after_uneven_pieces_nothing_does() -> None:
    notes = Notes()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wire = fast_socket_of(scope)
        assert wire is not None
        await wire.run(notes)

    async def story() -> None:
        async with serving(app, ws=Counting) as port, line_to(port) as wire:
            await wire.send("first")
            await until(notes, 1)
            await (await wire.ping())
            before = Counting.long
            await wire.send("second")
            await until(notes, 2)
            assert Counting.long == before
            await wire.send(iter(["th", "ird"]))
            await until(notes, 3)
            between = Counting.long
            assert between > before
            await wire.send("fourth")
            await until(notes, 4)
            assert Counting.long > between

    asyncio.run(story())
    assert notes.heard == [b"first", b"second", b"third", b"fourth"]


async def until(notes: Notes, number: int) -> None:
    while len(notes.heard) < number:
        await asyncio.sleep(0.001)


class Flood:
    """A listener that answers with all that its line takes, and counts how often it may go on."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.sent = 0
        self.went_on = 0

    def hear(self, text: bytes) -> None:
        while not self.line.is_full and self.sent < TOO_MUCH:
            self.line.send_texts([LONG_TEXT])
            self.sent += 1

    def go_on(self) -> None:
        self.went_on += 1


LONG_TEXT = b"x" * 500_000
TOO_MUCH = 500
"""Texts that no buffer between two programs holds."""


async def short_way(scope: Any, receive: Any, send: Any) -> None:
    """Flood whoever comes, over a wire of ours."""
    await receive()
    await send({"type": "websocket.accept"})
    wire = fast_socket_of(scope)
    assert wire is not None
    floods.append(Flood(wire))
    await wire.run(floods[-1])


@websocket("/")
async def long_way(socket: WebSocket[Any, Any, Any]) -> None:
    """Flood whoever comes, by the means of any server."""
    await socket.accept()
    relay = Relay(socket)
    floods.append(Flood(relay))
    await relay.run(floods[-1])


floods: list[Flood] = []


@pytest.mark.parametrize(
    ("app", "protocol"), [(short_way, FastWebSocket), (Litestar([long_way]), "websockets-sansio")]
)
def test_who_does_not_read_is_sent_no_more_until_they_do(
    app: Any, protocol: type[FastWebSocket] | str
) -> None:
    async def story() -> None:
        async with serving(app, ws=protocol) as port, line_to(port, max_queue=1) as far:
            await far.send("go")
            received = len(await far.recv())
            flood = floods[-1]
            assert flood.sent < TOO_MUCH, "it was full before"
            for _ in range(flood.sent - 1):
                received += len(await far.recv())
            assert received == flood.sent * len(LONG_TEXT)
            async with asyncio.timeout(60):
                while not flood.went_on:
                    await asyncio.sleep(0.001)
            assert not flood.line.is_full
            assert flood.went_on == 1

    asyncio.run(story())
