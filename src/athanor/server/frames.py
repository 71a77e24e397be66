"""Frames of WebSockets in their usual form: one text, one frame. All others are for the library."""

from struct import Struct
from typing import Final

TEXT: Final = 0x81
"""The first byte of a text in one piece."""

FINAL: Final = 0x80
MASKED: Final = 0x80
SHORT: Final = 126
"""The first length that needs two bytes more, and the mark of such a length."""

LONG: Final = 0x10000
LENGTH_BYTES: Final = {SHORT: 2, SHORT + 1: 8}
MASK_BYTES: Final = 4

NOT_WELL_FORMED: Final = 1007
"""The code of a socket that is closed because something came as text that is none."""


HEADS: Final = tuple(bytes((TEXT, size)) for size in range(SHORT))
"""What goes before short texts, by their lengths; and before longer ones."""
pack_head: Final = Struct(">BBH").pack
pack_long_head: Final = Struct(">BBQ").pack


def head(text: bytes) -> bytes:
    """Return what goes before a text to make it a frame."""
    size = len(text)
    if size < SHORT:
        return HEADS[size]
    return pack_head(TEXT, SHORT, size) if size < LONG else pack_long_head(TEXT, SHORT + 1, size)


def text_start(data: bytes, most: int) -> int:
    """Return where the text begins if data is one text of a client in one frame, else 0.

    The mask that a client lays over its texts are the bytes before.
    """
    if len(data) < 2 + MASK_BYTES or data[0] != TEXT:
        return 0
    start, size = 2, data[1] - MASKED
    if size == SHORT:
        start, size = 4, int.from_bytes(data[2:4], "big")
    start += MASK_BYTES
    return start if 0 <= size <= most and len(data) == start + size else 0


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


def is_well_formed(text: bytes) -> bool:
    """Tell whether something that came as text is text."""
    try:
        text.decode()
    except UnicodeError:
        return False
    return True
