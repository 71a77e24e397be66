"""Whole numbers packed into bytes: learning agents get thousands of them at every step."""

from typing import Final

from mypy_extensions import i32, i64

from athanor.kernel.vectors import BytesWriter, write_i32_le

BEYOND: Final = 1 << 31
"""The first number that 32 bits have no room for."""


def packed(numbers: list[int]) -> bytes:
    """Return numbers of 32 bits each, the lowest byte first.

    Compiled this takes a fifth of the time of ``struct.pack``; interpreted, ten times as long.
    """
    writer = BytesWriter()
    for number in numbers:
        value: i64 = number
        if not -BEYOND <= value < BEYOND:  # compiled, it would be cut without a word
            raise OverflowError(number)
        write_i32_le(writer, i32(value))
    return writer.getvalue()
