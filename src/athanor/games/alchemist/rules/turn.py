"""A turn and its three actions: create a potion, copy one, take ingredients.

Each function is one rule or one small group of them, named by its IDs.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.codes import ALLOWED, BREWS, CAULDRONS, MIXTURES, REMOVED, RESERVE
from athanor.games.alchemist.rules import tell
from athanor.games.alchemist.rules.choices import (
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
from athanor.games.alchemist.rules.finish import finish_round
from athanor.games.alchemist.rules.stock import (
    draw_blindly,
    gain_fame,
    gain_openly,
    pay,
    receive_products,
)
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.kernel.bits import bit
from athanor.kernel.script import Script

BAG_DRAW: Final = 2
"""Cubes drawn from the bag in one action (ALC-080)."""


def turn(state: AlchemistState) -> Script[None]:
    """One seat carries out exactly one action, then the next seat is to play (ALC-031, ALC-033).

    Nobody else chooses meanwhile (ALC-145).
    """
    seat = state.active
    choice: i64 = yield Turn(state)
    if choice < COPY:
        create(state, seat, create_cauldron(choice), create_brew(choice), create_tile(choice))
    elif choice < TAKE:
        copy(state, seat, copy_target(choice), copy_tribute(choice))
    elif choice < DRAW:
        take(state, seat, choice - TAKE)
    elif choice == DRAW:
        yield from draw(state, seat)
    else:
        tell.passed(state, seat)  # ALC-037: nothing else changes
    state.turn += 1
    state.active = (seat + 1) % state.seats  # ALC-030: clockwise
    # ALC-034, ALC-R12: back at the first player the round is finished; the end is examined only
    # then (ALC-090), and whoever comes later in a last round still has a turn (ALC-093).
    if state.active == state.first:
        finish_round(state)


# --- Create a potion ---


def create(state: AlchemistState, seat: i64, cauldron: i64, brew: i64, tile: i64) -> None:
    """Record a new potion, step by step (ALC-050 to ALC-058, ALC-R24); no tribute (ALC-057)."""
    state.seals[seat] -= 1  # ALC-050
    state.creator[cauldron] = seat
    pay(state, seat, cauldron, brew)  # ALC-051
    state.brew[cauldron] = brew
    bar_recipe(state, cauldron, brew)
    state.tiles &= ~bit(tile)  # ALC-052
    state.value[cauldron] = tile + 1
    gain_fame(state, seat, tile + 1)  # ALC-053
    received = receive_products(state, seat, cauldron)  # ALC-054
    tell.created(state, seat, cauldron, received)


def bar_recipe(state: AlchemistState, cauldron: i64, brew: i64) -> None:
    """Keep the recipe of a recorded potion from every cauldron it would fit (ALC-046, ALC-R2)."""
    board = state.board
    mixture = board.mixture[cauldron * BREWS + brew]
    other: i64 = 0
    while other < CAULDRONS:
        same = board.brew[other * MIXTURES + mixture]
        if same >= 0:
            state.barred[other] |= bit(same)
        other += 1


# --- Copy a potion ---


def copy(state: AlchemistState, seat: i64, cauldron: i64, tribute: i64) -> None:
    """Brew a foreign potion (ALC-064 to ALC-074); the potion itself stays as it is (ALC-070)."""
    board = state.board
    brew = state.brew[cauldron]
    pay(state, seat, cauldron, brew)  # ALC-064
    gift = board.allowed[cauldron * ALLOWED + tribute]
    gain_openly(state, state.creator[cauldron], gift)  # ALC-065
    place: i64 = 0
    while place < ALLOWED:  # ALC-066: all the rest leaves the game; nothing is refilled (ALC-086)
        kind = board.allowed[cauldron * ALLOWED + place]
        state.cubes[REMOVED + kind] += board.brew_count(brew, place)
        place += 1
    state.cubes[REMOVED + gift] -= 1  # ALC-072: of a single cube nothing is left to remove
    gain_fame(state, seat, state.value[cauldron])  # ALC-067; none for the creator (ALC-071)
    received = receive_products(state, seat, cauldron)  # ALC-068
    tell.copied(state, seat, cauldron, gift, received)


# --- Take ingredients ---


def take(state: AlchemistState, seat: i64, kind: i64) -> None:
    """Take one cube of a chosen type from the reserve (ALC-081), for no fame (ALC-085)."""
    state.cubes[RESERVE + kind] -= 1
    gain_openly(state, seat, kind)
    tell.took(state, seat, kind)


def draw(state: AlchemistState, seat: i64) -> Script[None]:
    """Draw two cubes from the bag, unseen by the others (ALC-082)."""
    before = state.pile(supply_of(seat)) if state.log.heard else []
    yield from draw_blindly(state, seat, BAG_DRAW)
    tell.drew(state, seat, before)
