"""The games that the tests of both environments sit down to, and how long they stay."""

from typing import Final

from tests.adapters import hoops, shells

import philtre
from athanor.kernel import Box, games

OURS: Final = [philtre.GAME, shells.GAME, hoops.GAME]
BOXES: Final = [*games().values(), *OURS]
TABLES: Final = [
    (box, seats) for box in BOXES for seats in {box.info.min_seats, box.info.max_seats}
]

LONG: Final = 1000
"""A game that may take more answers than this is too long to be played to its end over and over."""

MOVES: Final = 60
"""How far tests that look back at every move follow the matches of a long game."""

OPEN: Final = ("hoops", "alkemy-v2", "alkemy-blitz")
"""Games that hide nothing in their state: only what is sealed, or how far things are apart."""


def is_short(box: Box) -> bool:
    """Tell whether matches of a game are played to their end; those of others are only begun."""
    return box.info.max_answers <= LONG


def most_moves(box: Box) -> int:
    """Return after how many moves a test has seen enough of a match."""
    return box.info.max_answers + box.info.max_chance if is_short(box) else MOVES


SHORT_TABLES: Final = [(box, seats) for box, seats in TABLES if is_short(box)]
