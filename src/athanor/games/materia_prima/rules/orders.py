"""The codes of a turn's choices: what a figure does, what the alchemist does alone, or the end.

Every figure has a block of codes: moves by direction, mining by source, dropping, loading, and
attacks by target.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    CARDS,
    DISCARD,
    EQUIP,
    FIGHT,
    KINDS,
    MINE,
    MOVE,
    PILES,
    RAW,
    RECIPES,
    SEATS,
    SLOTS,
)
from athanor.games.materia_prima.ground import DIRECTIONS

DIG: Final = DIRECTIONS
"""Mine the element of the hex; after it, take a dropped unit of a kind, or a Soul Stone."""
TAKE: Final = DIG + 1
TAKE_SOUL: Final = TAKE + KINDS
DROP: Final = TAKE_SOUL + 1
LOAD: Final = DROP + 1
STRIKE: Final = LOAD + 1
BLOCK: Final = STRIKE + SEATS * SLOTS

MAKE: Final = SLOTS * BLOCK
"""Convert by a recipe of the table; after it, by the active extension with another element."""
BLEND: Final = MAKE + RECIPES
STUDY: Final = BLEND + RAW
PURCHASE: Final = STUDY + PILES
END: Final = PURCHASE + 1
FORGE: Final = END + 1
"""Transmute a card."""
ORDERS: Final = FORGE + CARDS


def order_action(part: i64) -> i64:
    """Return the kind of action that a code of a figure's block is."""
    if part < DIG:
        return MOVE
    if part < DROP:
        return MINE
    if part == DROP:
        return DISCARD
    return EQUIP if part == LOAD else FIGHT
