"""The view as a list of numbers, always of the same length, for learning agents."""

from typing import Final

from athanor.games.materia_prima.codes import (
    ACTIONS,
    CARDS,
    CITIES,
    DRAWN,
    IN_HAND,
    IN_PILE,
    KINDS,
    NONE,
    PILES,
    QUESTS,
    SEATS,
    SLOTS,
)
from athanor.games.materia_prima.rules.figures import attack, capacity, defence, hand_limit
from athanor.games.materia_prima.rules.order_objections import marker_at
from athanor.games.materia_prima.scoring import extensions_of, wisdom
from athanor.games.materia_prima.show.view import hand_sizes
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.vectors import i64, vec

HEXES: Final = 133
"""Hexes of the largest board that is told whole: seven tiles of nineteen."""

PER_HEX: Final = KINDS + 3
PER_FIGURE: Final = KINDS + 6
PER_SEAT: Final = KINDS + PILES + 10 + SLOTS * PER_FIGURE
OWN: Final = QUESTS + CARDS + 1
FEATURES: Final = (
    8 + PILES + CITIES + HEXES * PER_HEX + SEATS * PER_SEAT + SLOTS * (ACTIONS + 1) + OWN
)


def features(state: MateriaState, viewer: int) -> list[int]:
    """Return what a viewer sees as numbers: seats counted from the viewer's own on."""
    own: i64 = viewer if viewer < state.seats else 0
    numbers = [0] * FEATURES
    numbers[0] = state.seats
    numbers[1] = state.stage
    numbers[2] = state.round
    numbers[3] = int(state.over)
    numbers[4] = int(state.last_round)
    numbers[5] = relative(state, state.active, own)
    numbers[6] = relative(state, state.first, own)
    numbers[7] = state.extension + 1
    at: i64 = 8
    note_piles(state, numbers, at)
    at += PILES
    for city in range(CITIES):
        numbers[at + city] = marker_at(state, city) + 1
    at += CITIES
    for hex_ in range(min(HEXES, state.terms.ground.hexes)):
        note_hex(state, hex_, own, numbers, at + hex_ * PER_HEX)
    at += HEXES * PER_HEX
    for offset in range(state.seats):
        note_player(state, (own + offset) % state.seats, numbers, at + offset * PER_SEAT)
    at += SEATS * PER_SEAT
    for slot in range(SLOTS):
        numbers[at] = state.left[slot]
        for action in range(ACTIONS):
            numbers[at + 1 + action] = state.extra[slot * ACTIONS + action]
        at += 1 + ACTIONS
    if viewer < state.seats:
        note_own(state, viewer, numbers, at)
    return numbers


def relative(state: MateriaState, seat: i64, own: i64) -> i64:
    """Return 1 for the own seat, more for those after it, 0 for nobody."""
    return (seat - own) % state.seats + 1 if seat >= 0 else 0


def note_piles(state: MateriaState, numbers: list[int], at: i64) -> None:
    """Write how many cards are left in each pile."""
    first = state.terms.cards.first
    for pile in range(PILES):
        left: i64 = 0
        for card in range(first[pile], first[pile + 1]):
            if state.where[card] == IN_PILE:
                left += 1
        numbers[at + pile] = left


def note_hex(state: MateriaState, hex_: i64, own: i64, numbers: list[int], at: i64) -> None:
    """Write what a hex is, whose it is and what lies there."""
    numbers[at] = state.land[hex_] + 1
    numbers[at + 1] = relative(state, state.tower_at(hex_), own)
    numbers[at + 2] = state.dropped_souls[hex_]
    note_units(state.drops, hex_ * KINDS, numbers, at + 3)


def note_units(units: vec[i64], start: i64, numbers: list[int], at: i64) -> None:
    """Write how many units there are of each kind."""
    kind: i64 = 0
    while kind < KINDS:
        if units[start + kind] != 0:
            numbers[at + kind] = units[start + kind]
        kind += 1


def note_player(state: MateriaState, seat: i64, numbers: list[int], at: i64) -> None:
    """Write the public side of a player, and his figures."""
    numbers[at] = state.alchemist[seat] + 1
    numbers[at + 1] = state.column[seat]
    numbers[at + 2] = state.souls[seat]
    numbers[at + 3] = state.stone[seat]
    numbers[at + 4] = state.parts[seat]
    numbers[at + 5] = state.trophies[seat]
    numbers[at + 6] = state.attacked[seat]
    numbers[at + 7] = extensions_of(state, seat)
    numbers[at + 8] = wisdom(state, seat)
    if state.alchemist[seat] != NONE:
        numbers[at + 9] = hand_limit(state, seat)
    at += 10
    for pile, size in enumerate(hand_sizes(state, seat)):
        numbers[at + pile] = size
    at += PILES
    note_units(state.store, seat * KINDS, numbers, at)
    at += KINDS
    for slot in range(SLOTS):
        figure = seat * SLOTS + slot
        if state.spot[figure] != NONE:
            note_figure(state, figure, numbers, at)
        at += PER_FIGURE


def note_figure(state: MateriaState, figure: i64, numbers: list[int], at: i64) -> None:
    """Write a figure that stands on the board."""
    numbers[at] = state.spot[figure] + 1
    numbers[at + 1] = state.figure[figure] + 1
    numbers[at + 2] = state.ready[figure]
    numbers[at + 3] = attack(state, figure)
    numbers[at + 4] = defence(state, figure)
    numbers[at + 5] = capacity(state, figure)
    note_units(state.pack, figure * KINDS, numbers, at + 6)


def note_own(state: MateriaState, viewer: i64, numbers: list[int], at: i64) -> None:
    """Write the quest and the cards that only the viewer knows."""
    if state.quest[viewer] != NONE:
        numbers[at + state.quest[viewer]] = 1
    at += QUESTS
    for place in (IN_HAND, DRAWN):
        for card in state.cards_at(place + viewer):
            numbers[at + card] = 1
    numbers[at + CARDS] = state.rejected[viewer] + 1
