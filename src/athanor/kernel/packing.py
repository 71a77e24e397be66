"""Whole numbers packed into bytes: learning agents get thousands of them at every step."""

from typing import Final

from mypy_extensions import i32

from athanor.kernel.vectors import BytesWriter, i64, vec, write_i32_le

BEYOND: Final = 1 << 31
"""The first number that 32 bits have no room for."""


def packed(numbers: list[int]) -> bytes:
    """Return numbers of 32 bits each, the lowest byte first.

    Compiled this takes a fifth of the time of ``struct.pack``; interpreted, ten times as long.
    """
    return packed_row(vec[i64](numbers))


def packed_row(numbers: vec[i64]) -> bytes:
    """Return numbers that are packed already, 32 bits each."""
    writer = BytesWriter()
    for value in numbers:
        if not -BEYOND <= value < BEYOND:  # compiled, it would be cut without a word
            raise OverflowError(value)
        write_i32_le(writer, i32(value))
    return writer.getvalue()
