"""Who may know something: an audience is a mask with one bit per viewer."""

from typing import Final

from mypy_extensions import i64

from athanor.kernel.bits import bit

SPECTATOR: Final = 31
"""The viewer who sits at no seat."""

EVERYONE: Final = -1
"""The audience of all seats and spectators."""

NOBODY: Final = 0
"""The audience of what stays hidden from all."""


def only(seat: i64) -> i64:
    """Return the audience of one seat alone."""
    return bit(seat)


def all_but(seat: i64) -> i64:
    """Return the audience of everybody else."""
    return ~only(seat)


def sees(audience: i64, viewer: i64) -> bool:
    """Tell whether a viewer belongs to an audience."""
    return (audience >> viewer) & 1 == 1
