"""The short way of the wire takes only what is usual, and the long way takes all the rest."""

import asyncio
import socket
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.speedups import apply_mask

from athanor.server.frames import MASK_BYTES, head, is_even, text_start
from athanor.server.wire import Wire, wire_of

MOST = 300


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


class Counting(Wire):
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
        wire = wire_of(scope)
        assert wire is not None
        await wire.run(notes)

    async def story() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(app, ws=Counting, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve([listening]))
        port = listening.getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/", compression=None, proxy=None) as wire:
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
        server.should_exit = True
        await serving

    asyncio.run(story())
    assert notes.heard == [b"first", b"second", b"third", b"fourth"]


async def until(notes: Notes, number: int) -> None:
    while len(notes.heard) < number:
        await asyncio.sleep(0.001)
