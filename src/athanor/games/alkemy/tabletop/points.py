"""Points of a table: what a number means, how exact it is, and where it is rounded.

Positions, radii and lengths are whole *units*, a thousandth of an inch each, so that a record
replays exactly. Questions about where something stands (contact, overlap, containment, a free
spot) are answered by comparing squared integers and have no tolerance at all. Questions about
lines and ways (sight, paths) need square roots; they are answered in floating point with
``SLACK``, the one tolerance, and only with operations whose results IEEE 754 fixes to the last
bit (``+ - * /`` and the square root), so that every machine and both builds answer the same.
"""

import math
from typing import Final

from athanor.kernel.vectors import i64

INCH: Final = 1000
"""Units in an inch."""

MAX_SIDE: Final = 60_000
MAX_REACH: Final = 35_000
"""Bounds of a table's side and of radii and distances: within them all squares fit 63 bits."""

SLACK: Final = 1e-6
"""A line or a way may enter what it must keep clear of by this much, a billionth of an inch.

It is far above the rounding errors of the computation and far below the grid of positions. Touching
is never crossing: a gap exactly as wide as a base lets it pass, one unit less does not.
"""

ANGLE_SLACK: Final = 1e-9
"""The same for a direction, in radians."""

TURN: Final = 2.0 * math.pi


def to_grid(value: float) -> i64:
    """Return the unit nearest to a computed coordinate: the only rounding of positions."""
    return i64(math.floor(value + 0.5))


def distance_squared(x1: i64, y1: i64, x2: i64, y2: i64) -> i64:
    """Return the squared distance of two points."""
    return (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)


def root_up(square: i64) -> i64:
    """Return the least integer whose square is at least ``square``."""
    root = i64(math.sqrt(float(square)))
    while root * root >= square and root > 0:
        root -= 1
    while root * root < square:
        root += 1
    return root


def angle(ax: float, ay: float, bx: float, by: float) -> float:
    """Return the angle between two vectors of equal length, from 0 to half a turn.

    A quarter of the angle has the tangent |a - b| / (|a + b| + 2 |a|); its arc tangent is halved
    twice more and then summed as a series. The mathematical library would be faster by nothing
    that counts, but its last digits differ from machine to machine.
    """
    length = math.sqrt(ax * ax + ay * ay)
    chord = math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by))
    cochord = math.sqrt((ax + bx) * (ax + bx) + (ay + by) * (ay + by))
    t = chord / (cochord + 2.0 * length)
    t = t / (1.0 + math.sqrt(1.0 + t * t))
    t = t / (1.0 + math.sqrt(1.0 + t * t))
    z = t * t
    series = 1.0 / 19.0 - z / 21.0
    series = 1.0 / 17.0 - z * series
    series = 1.0 / 15.0 - z * series
    series = 1.0 / 13.0 - z * series
    series = 1.0 / 11.0 - z * series
    series = 1.0 / 9.0 - z * series
    series = 1.0 / 7.0 - z * series
    series = 1.0 / 5.0 - z * series
    series = 1.0 / 3.0 - z * series
    return 16.0 * t * (1.0 - z * series)


def sweep(ax: float, ay: float, bx: float, by: float) -> float:
    """Return the anticlockwise angle from one vector to another of equal length, below a turn.

    Vectors that are equal but for rounding are no angle apart, whichever comes first.
    """
    between = angle(ax, ay, bx, by)
    if between < ANGLE_SLACK or ax * by - ay * bx >= 0.0:
        return between
    return TURN - between


def in_sweep(ax: float, ay: float, bx: float, by: float, dx: float, dy: float) -> bool:
    """Tell whether a direction lies on the anticlockwise way from one direction to another."""
    if ax * by - ay * bx >= 0.0:
        return ax * dy - ay * dx >= 0.0 and dx * by - dy * bx >= 0.0
    return not (bx * dy - by * dx > 0.0 and dx * ay - dy * ax > 0.0)
