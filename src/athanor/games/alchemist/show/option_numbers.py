"""Choices as numbers, for learning agents: what is done, where, for what, and with which cubes."""

from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.codes import ALLOWED, TYPES
from athanor.games.alchemist.rules.choices import (
    COPY,
    DRAW,
    PASS,
    TAKE,
    copy_target,
    copy_tribute,
    create_brew,
    create_cauldron,
    create_tile,
)
from athanor.games.alchemist.state import AlchemistState

OPTION_FEATURES: Final = 5 + TYPES
"""1, verb, 1 + cauldron, fame, 1 + type of the tribute, cubes of each type."""

CREATING: Final = 1
COPYING: Final = 2
TAKING: Final = 3
DRAWING: Final = 4
PASSING: Final = 5


def option_numbers(state: AlchemistState, choice: i64) -> list[int]:
    """Return a choice as numbers; 0 where nothing applies."""
    numbers: list[int] = [0] * OPTION_FEATURES
    numbers[0] = 1
    if choice < COPY:
        cauldron = create_cauldron(choice)
        numbers[1] = CREATING
        numbers[2] = 1 + cauldron
        numbers[3] = 1 + create_tile(choice)
        note_recipe(state, numbers, cauldron, create_brew(choice))
    elif choice < TAKE:
        cauldron = copy_target(choice)
        numbers[1] = COPYING
        numbers[2] = 1 + cauldron
        numbers[3] = state.value[cauldron]
        numbers[4] = 1 + tribute_type(state, choice)
        note_recipe(state, numbers, cauldron, state.brew[cauldron])
    elif choice < DRAW:
        numbers[1] = TAKING
        numbers[5 + choice - TAKE] = 1
    else:
        numbers[1] = PASSING if choice == PASS else DRAWING
    return numbers


def tribute_type(state: AlchemistState, choice: i64) -> i64:
    """Return the type of cube that a copy gives to the inventor."""
    return state.board.allowed[copy_target(choice) * ALLOWED + copy_tribute(choice)]


def note_recipe(state: AlchemistState, numbers: list[int], cauldron: i64, brew: i64) -> None:
    """Write the cubes of a recipe by type."""
    board = state.board
    place: i64 = 0
    while place < ALLOWED:
        numbers[5 + board.allowed[cauldron * ALLOWED + place]] = board.brew_count(brew, place)
        place += 1
