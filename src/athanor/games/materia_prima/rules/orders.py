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
from athanor.games.materia_prima.rules.ground import DIRECTIONS

ORDER_MINE: Final = DIRECTIONS
"""Mine the element of the hex; after it, take a dropped unit of a kind, or a Soul Stone."""
ORDER_TAKE: Final = ORDER_MINE + 1
ORDER_TAKE_SOUL: Final = ORDER_TAKE + KINDS
ORDER_DISCARD: Final = ORDER_TAKE_SOUL + 1
ORDER_EQUIP: Final = ORDER_DISCARD + 1
ORDER_FIGHT: Final = ORDER_EQUIP + 1
BLOCK: Final = ORDER_FIGHT + SEATS * SLOTS

ORDER_CONVERT: Final = SLOTS * BLOCK
"""Convert by a recipe of the table; after it, by the active extension with another element."""
ORDER_BLEND: Final = ORDER_CONVERT + RECIPES
ORDER_RESEARCH: Final = ORDER_BLEND + RAW
ORDER_BUY: Final = ORDER_RESEARCH + PILES
ORDER_END: Final = ORDER_BUY + 1
ORDER_TRANSMUTE: Final = ORDER_END + 1
"""Transmute a card."""
ORDERS: Final = ORDER_TRANSMUTE + CARDS


def order_action(part: i64) -> i64:
    """Return the kind of action that a code of a figure's block is."""
    if part < ORDER_MINE:
        return MOVE
    if part < ORDER_DISCARD:
        return MINE
    if part == ORDER_DISCARD:
        return DISCARD
    return EQUIP if part == ORDER_EQUIP else FIGHT
