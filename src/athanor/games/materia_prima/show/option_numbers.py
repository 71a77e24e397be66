"""Choices as numbers, for learning agents: who does what, where, with what, and to whom."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    BUY,
    CONVERT,
    KINDS,
    PRODUCT,
    RESEARCH,
    SLOTS,
    TRANSMUTE,
)
from athanor.games.materia_prima.rules.choices import Act
from athanor.games.materia_prima.rules.laying import Placing
from athanor.games.materia_prima.rules.orders import (
    BLOCK,
    ORDER_BLEND,
    ORDER_BUY,
    ORDER_CONVERT,
    ORDER_END,
    ORDER_FIGHT,
    ORDER_MINE,
    ORDER_RESEARCH,
    ORDER_TAKE,
    ORDER_TAKE_SOUL,
    ORDER_TRANSMUTE,
    order_action,
)
from athanor.games.materia_prima.rules.picking import Picking
from athanor.games.materia_prima.rules.sorting import FINISHED, Share, Sorting
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.script import Decision

OPTION_FEATURES: Final = 9
"""1, number, 1 + figure, 1 + action, 1 + hex, 1 + element, 1 + card, and of an attack the seat of
its target, 1 being the next one, and 1 + its figure. A pick has 1 + its subject for the action."""

NUMBER: Final = 1
FIGURE: Final = 2
ACTION: Final = 3
HEX: Final = 4
ELEMENT: Final = 5
CARD: Final = 6
TARGET_SEAT: Final = 7
TARGET: Final = 8


def option_numbers(state: MateriaState, decision: Decision, choice: i64) -> list[int]:
    """Return a choice as numbers; 0 where nothing applies."""
    numbers: list[int] = [0] * OPTION_FEATURES
    numbers[0] = 1
    numbers[NUMBER] = choice
    if isinstance(decision, Act):
        if choice < ORDER_CONVERT:
            note_figure_order(state, decision.seat, choice, numbers)
        else:
            note_special_order(choice, numbers)
    elif isinstance(decision, Placing):
        numbers[HEX] = 1 + choice
    elif isinstance(decision, Picking):
        numbers[ACTION] = 1 + decision.subject
    elif isinstance(decision, Sorting):
        numbers[FIGURE] = 1 + decision.figure % SLOTS
        numbers[ACTION] = 1 + decision.way
        if choice < KINDS:
            numbers[ELEMENT] = 1 + choice
    elif isinstance(decision, Share):
        numbers[FIGURE] = 1 + decision.figure % SLOTS
        if choice < FINISHED:
            numbers[ELEMENT] = 1 + choice % KINDS
    return numbers


def note_figure_order(state: MateriaState, seat: i64, choice: i64, numbers: list[int]) -> None:
    """Write what one of the seat's figures does."""
    slot, part = choice // BLOCK, choice % BLOCK
    hex_ = state.spot[seat * SLOTS + slot]
    numbers[FIGURE] = 1 + slot
    numbers[ACTION] = 1 + order_action(part)
    if part < ORDER_MINE:
        hex_ = state.terms.ground.next_to(hex_, part)
    elif ORDER_TAKE <= part < ORDER_TAKE_SOUL:
        numbers[ELEMENT] = 1 + part - ORDER_TAKE
    elif part >= ORDER_FIGHT:
        target = part - ORDER_FIGHT
        hex_ = state.spot[target]
        numbers[TARGET_SEAT] = (target // SLOTS - seat) % state.seats
        numbers[TARGET] = 1 + target % SLOTS
    numbers[HEX] = 1 + hex_


def note_special_order(choice: i64, numbers: list[int]) -> None:
    """Write what only the alchemist does; nothing of the end of a turn."""
    if choice < ORDER_RESEARCH:
        numbers[ACTION] = 1 + CONVERT
        if choice < ORDER_BLEND:
            numbers[ELEMENT] = 1 + PRODUCT[choice - ORDER_CONVERT]
    elif choice < ORDER_BUY:
        numbers[ACTION] = 1 + RESEARCH
    elif choice < ORDER_END:
        numbers[ACTION] = 1 + BUY
    elif choice >= ORDER_TRANSMUTE:
        numbers[ACTION] = 1 + TRANSMUTE
        numbers[CARD] = 1 + choice - ORDER_TRANSMUTE
