"""The short way of the wire takes only what is usual, and the long way takes all the rest."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from athanor.server.wire import head, is_even, whole_text

MOST = 300


def frame(text: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    """Return a frame as a browser sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@given(st.binary(max_size=MOST))
def test_a_text_in_one_frame_goes_the_short_way(text: bytes) -> None:
    data = frame(text)
    assert whole_text(data, MOST) == text
    assert is_even(data)


@given(st.binary(max_size=MOST), st.data())
def test_a_part_of_a_frame_does_not(text: bytes, draw: st.DataObject) -> None:
    data = frame(text)
    part = data[: draw.draw(st.integers(0, len(data) - 1))]
    assert whole_text(part, MOST) is None
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
    assert {name for name, data in unusual.items() if whole_text(data, MOST) is not None} == set()
    uneven = {name for name, data in unusual.items() if not is_even(data)}
    assert uneven == {"the first of several pieces", "not masked"}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_a_frame(size: int) -> None:
    text = b"x" * size
    expected = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert head(text) + text == expected
