"""The straight ways of a tightened string from circle to circle.

Around a circle the string runs on one of two *sides*: 0 anticlockwise, the centre on its left; 1
clockwise, the centre on its right. A *state* is a circle and a side, ``2 * circle + side``.
"""

import math

from athanor.kernel.vectors import i64


def sign_of(state: i64) -> float:
    """Return 1 for anticlockwise states and -1 for clockwise ones."""
    return 1.0 if state & 1 == 0 else -1.0


def tangent(dx: float, dy: float, shift: float) -> tuple[float, float, float]:
    """Return the direction and length of a common tangent; length -1 if there is none.

    (dx, dy) leads from the first centre to the second. ``shift`` is how much further left of the
    string the second centre lies than the first: the sum or difference of the radii, by sides.
    Centres and radii are whole, hence so is the square of the length, but for rounding where the
    table was turned: circles that just touch have a tangent of length 0.
    """
    d2 = dx * dx + dy * dy
    square = d2 - shift * shift
    if square < -0.5 or d2 == 0.0:
        return 0.0, 0.0, -1.0
    length = math.sqrt(max(square, 0.0))
    return (length * dx + shift * dy) / d2, (length * dy - shift * dx) / d2, length
