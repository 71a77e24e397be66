"""What cards and units are worth to a seat, roughly."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ANIMUS,
    CUSTO,
    EQUIPMENT,
    FLEXIBLE,
    FRESH,
    HOMUNCULUS,
    NOBLE,
    RAW,
    READY,
    STONE,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import Cards

QUEST_PILE: Final = (0, 1, 2, 2, 0, 0, 2, 1, 2, 1, 0)
"""The kind of formula each quest has most use for; parts of the Stone where it has none."""

QUEST_EASE: Final[tuple[float, ...]] = (8.0, 4.0, 6.0, 8.0, 5.0, 9.0, 3.0, 7.0, 6.0, 1.0, 1.0)
"""How gladly each quest is kept; the higher, the sooner it can be done."""

EFFORT: Final[tuple[float, ...]] = (
    *(2.5, 2.5, 2.5, 2.5, 2.5),
    *(6.0, 6.0, 6.0, 6.0),
    *(13.0, 13.0, 13.0),
)
"""About how many actions a unit of each element takes, from the mine to the tower."""

PART: Final = 12.0
"""A part of the Stone that is still missing."""

SPARE_PART: Final = -6.0
"""A part of a type that is done already, or in hand on a better card."""

SOUL_PRICE: Final = 6.0
"""How much less a part is worth that costs a soul."""


def card_worth(state: MateriaState, seat: i64, card: i64) -> float:
    """Return what a formula in hand is worth to a seat."""
    cards = state.terms.cards
    level = cards.level[card]
    pile = cards.pile[card]
    quest = state.quest[seat]
    if pile == STONE:
        if (state.parts[seat] >> (level - 1)) & 1 == 1:
            return SPARE_PART
        return PART - SOUL_PRICE * float(cards.souls[card])
    fits = 2.0 if QUEST_PILE[quest] == pile else 0.0
    if pile == HOMUNCULUS:
        return 3.0 + float(level) + fits
    if pile == EQUIPMENT and state.terms.sheets.soul[card] > 0:
        hungry = quest in (ANIMUS, CUSTO) or state.souls[seat] == 0
        return 8.0 if hungry else 4.0
    return 1.0 + float(level) + fits


def fine_for(cards: Cards, card: i64, level: i64) -> bool:
    """Tell whether a card has a level: a part exactly, anything else at least."""
    if cards.pile[card] == STONE:
        return cards.level[card] == level
    return cards.level[card] >= level


def is_source(verb: i64) -> bool:
    """Tell whether an extension brings elements every turn."""
    return verb != FLEXIBLE


def has_source(state: MateriaState, seat: i64) -> bool:
    """Tell whether an extension of a seat brings elements."""
    extensions = state.terms.extensions
    extension: i64 = 0
    while extension < extensions.count:
        at = state.extension_at[extension]
        owned = at == READY + seat or at == FRESH + seat
        if owned and is_source(extensions.verb[extension]):
            return True
        extension += 1
    return False


def unit_worth(kind: i64) -> float:
    """Return what a unit of an element is worth: its level, and the points of the noble ones."""
    if kind < RAW:
        return 0.5
    return 1.2 if kind < NOBLE else 3.0
