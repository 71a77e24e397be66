"""The view as numbers, for learning agents: what ``view`` shows, without building it."""

from mypy_extensions import i64

from athanor.games.alchemist.codes import (
    ALLOWED,
    BAG,
    CAULDRONS,
    NONE,
    REMOVED,
    RESERVE,
    TILES,
    TYPES,
)
from athanor.games.alchemist.state import AlchemistState, supply_of

MAX_SEATS = 5
FEATURES = 6 + 2 * TYPES + TILES + CAULDRONS * (TYPES + 2) + MAX_SEATS * 3 + 2 * TYPES


def features(state: AlchemistState, viewer: int) -> list[int]:
    """Return the view as numbers: always five seats, counted from the viewer's own on.

    A spectator counts from seat 0 and holds nothing.
    """
    seats = state.seats
    own: i64 = viewer if viewer < seats else 0
    cubes = state.cubes
    numbers: list[int] = [0] * FEATURES
    numbers[0] = seats
    numbers[1] = state.round
    numbers[2] = state.turn
    numbers[3] = 1 if state.over else 0
    numbers[4] = state.pile_size(BAG)
    numbers[5] = 0 if state.active == NONE else (state.active - own + seats) % seats + 1
    at: i64 = 6
    kind: i64 = 0
    while kind < TYPES:
        numbers[at + kind] = cubes[RESERVE + kind]
        numbers[at + TYPES + kind] = cubes[REMOVED + kind]
        kind += 1
    at += 2 * TYPES
    tile: i64 = 0
    while tile < TILES:
        numbers[at + tile] = (state.tiles >> tile) & 1
        tile += 1
    at += TILES
    cauldron: i64 = 0
    while cauldron < CAULDRONS:
        if not state.is_empty(cauldron):
            note_potion(state, numbers, at, cauldron, own)
        at += TYPES + 2
        cauldron += 1
    offset: i64 = 0
    while offset < seats:
        seat = (own + offset) % seats
        numbers[at + 3 * offset] = state.fame[seat]
        numbers[at + 3 * offset + 1] = state.seals[seat]
        numbers[at + 3 * offset + 2] = state.pile_size(supply_of(seat))
        offset += 1
    at += 3 * MAX_SEATS
    if viewer < seats:
        kind = 0
        while kind < TYPES:
            numbers[at + kind] = cubes[supply_of(own) + kind]
            numbers[at + TYPES + kind] = 1 if state.schools[own] == kind else 0
            kind += 1
    return numbers


def note_potion(
    state: AlchemistState, numbers: list[int], at: i64, cauldron: i64, own: i64
) -> None:
    """Write a recorded potion: its inventor, its value, and its recipe by type."""
    board = state.board
    seats = state.seats
    numbers[at] = (state.creator[cauldron] - own + seats) % seats + 1
    numbers[at + 1] = state.value[cauldron]
    place: i64 = 0
    while place < ALLOWED:
        kind = board.allowed[cauldron * ALLOWED + place]
        numbers[at + 2 + kind] = board.brew_count(state.brew[cauldron], place)
        place += 1
