"""What bots should know about Alchemist: what an action is worth, roughly, in fame.

The three numbers below are all there is to it. A potion pays its value now, costs its cubes and
returns its products; and a potion that others can copy cheaply feeds them turn after turn.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.board import ALLOWED
from athanor.games.alchemist.options import (
    COPY,
    DRAW,
    TAKE,
    Turn,
    copy_target,
    copy_tribute,
    create_brew,
    create_cauldron,
    create_tile,
)
from athanor.games.alchemist.state import RESERVE, AlchemistState, supply_of
from athanor.kernel.game import Hints
from athanor.kernel.script import Decision

CUBE: Final = 0.8
"""What one more cube is worth: half a fame at the end, more while it can still be brewed."""

SECOND_CUBE: Final = 0.5
"""What each cube beyond two of a type is worth: only the fame left over at the end."""

FAVOURITE: Final = 0.4
"""What it is worth to use up one cube of one's own school."""

EXPOSURE: Final = (0.0, 0.85, 0.6, 0.4, 0.25, 0.15)
"""By size of recipe: the share of its value that a new potion gives away to copiers."""


class AlchemistHints(Hints):
    """Values an action by what it gains, costs and gives away."""

    def value(self, decision: Decision, choice: i64) -> float:
        """Return the worth of an action to the seat that plays it, in fame."""
        assert isinstance(decision, Turn)
        state = decision.state
        seat = decision.seat
        if choice < COPY:
            cauldron = create_cauldron(choice)
            brew = create_brew(choice)
            fame = float(create_tile(choice) + 1)
            given_away = fame * EXPOSURE[size(state, brew)]
            return fame - given_away + brewing(state, seat, cauldron, brew)
        if choice < TAKE:
            cauldron = copy_target(choice)
            kind = state.board.allowed[cauldron * ALLOWED + copy_tribute(choice)]
            tribute = FAVOURITE if kind == state.schools[seat] else 0.0
            worth = float(state.value[cauldron]) + brewing(
                state, seat, cauldron, state.brew[cauldron]
            )
            return worth - tribute
        if choice < DRAW:
            return worth_of(state, seat, choice - TAKE)
        if choice == DRAW:
            return 2.0 * CUBE
        return 0.0


def size(state: AlchemistState, brew: i64) -> i64:
    """Return the number of cubes of a brew."""
    board = state.board
    return board.brew_count(brew, 0) + board.brew_count(brew, 1) + board.brew_count(brew, 2)


def worth_of(state: AlchemistState, seat: i64, kind: i64) -> float:
    """Return what one more cube of a type is worth to a seat."""
    return CUBE if state.cubes[supply_of(seat) + kind] < 2 else SECOND_CUBE


def brewing(state: AlchemistState, seat: i64, cauldron: i64, brew: i64) -> float:
    """Return what the products of a brew are worth, less the cubes it takes."""
    board = state.board
    worth = 0.0
    side: i64 = 0
    while side < 2:
        kind = board.products[cauldron * 2 + side]
        if state.cubes[RESERVE + kind] > 0:
            worth += worth_of(state, seat, kind)
        side += 1
    place: i64 = 0
    while place < ALLOWED:
        count = board.brew_count(brew, place)
        if count > 0:
            kind = board.allowed[cauldron * ALLOWED + place]
            spare = state.cubes[supply_of(seat) + kind] - count >= 2
            worth -= float(count) * (SECOND_CUBE if spare else CUBE)
            if kind == state.schools[seat]:
                worth += float(count) * FAVOURITE
        place += 1
    return worth
