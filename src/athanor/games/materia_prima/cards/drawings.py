"""Tiles drawn in text: reading the drawing of a side, and turning it.

Hexes stand with a corner up. In a drawing a hex is one character, its neighbours in the line two
columns away, and those in the next lines one column to either side.
"""

from itertools import pairwise
from typing import Final, NamedTuple

from athanor.games.materia_prima.cards.flaws import DRAWING_CENTRE, DRAWING_GRID, DRAWING_SIGNS
from athanor.packs import Flaw

MINES: Final = "WEAFI"
"""Mines of water, earth, air, fire and iron."""
CITY_SIGN: Final = "@"
FREE_SIGN: Final = "."
SIGNS: Final = FREE_SIGN + CITY_SIGN + MINES

TURNS: Final = 6


class Hex(NamedTuple):
    """A place by its axial coordinates: q grows to the east, r to the south-east."""

    q: int
    r: int

    def turned(self, times: int) -> "Hex":
        """Return where a turn about the origin, in steps of a sixth, brings the place."""
        place = self
        for _ in range(times):
            place = Hex(place.q + place.r, -place.q)
        return place

    def moved(self, by: tuple[int, int]) -> "Hex":
        """Return the place so far away."""
        return Hex(self.q + by[0], self.r + by[1])


class DrawingError(ValueError):
    """A drawing that cannot be read."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.expected)
        self.flaw = flaw


def read_side(drawing: str) -> dict[Hex, str]:
    """Return the signs of a drawn side by place, around the middle of its middle line."""
    lines = [line.rstrip() for line in drawing.strip("\n").split("\n")]
    found = [[(column, sign) for column, sign in enumerate(line) if sign != " "] for line in lines]
    middle = found[len(found) // 2]
    if len(found) % 2 == 0 or len(middle) % 2 == 0:
        raise DrawingError(DRAWING_CENTRE.flaw(lines=len(found), hexes=len(middle)))
    for row, line in enumerate(found):
        for column, sign in line:
            if sign not in SIGNS:
                flaw = DRAWING_SIGNS.flaw(sign=sign, row=row + 1, drawn=lines[row])
                raise DrawingError(flaw.inside(row, column))
    for row, line in enumerate(found):
        for (left, _), (right, _) in pairwise(line):
            if (right - left) % 2:
                flaw = DRAWING_GRID.flaw(row=row + 1, drawn=lines[row])
                raise DrawingError(flaw.inside(row, right))
    centre_line = len(found) // 2
    centre = middle[len(middle) // 2][0]
    side: dict[Hex, str] = {}
    for number, line in enumerate(found):
        r = number - centre_line
        for column, sign in line:
            double_q = column - centre - r
            if double_q % 2:
                flaw = DRAWING_GRID.flaw(row=number + 1, drawn=lines[number])
                raise DrawingError(flaw.inside(number, column))
            side[Hex(double_q // 2, r)] = sign
    return side


def is_round(outline: set[Hex]) -> bool:
    """Tell whether an outline stays the same when it is turned by a sixth."""
    return {place.turned(1) for place in outline} == outline
