"""The view as a list of numbers, always of the same length, for learning agents."""

from collections.abc import Callable
from typing import Final

from athanor.games.materia_prima.codes import (
    ACTIONS,
    CARDS,
    DRAWN,
    IN_HAND,
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
from athanor.games.materia_prima.show.view import hand_sizes, pile_size
from athanor.games.materia_prima.state import MateriaState

HEXES: Final = 133
"""Hexes of the largest board that is told whole: seven tiles of nineteen."""

PER_HEX: Final = KINDS + 3
PER_FIGURE: Final = KINDS + 6
PER_PLAYER: Final = KINDS + PILES + 10
OWN: Final = QUESTS + CARDS + 1
FEATURES: Final = (
    8
    + PILES
    + 3
    + HEXES * PER_HEX
    + SEATS * (PER_PLAYER + SLOTS * PER_FIGURE)
    + SLOTS * (ACTIONS + 1)
    + OWN
)


def features(state: MateriaState, viewer: int) -> list[int]:
    """Return what a viewer sees as numbers: seats counted from the viewer's own on."""
    own = viewer if viewer < state.seats else 0
    seats = [(own + offset) % state.seats for offset in range(state.seats)]

    def relative(seat: int) -> int:
        return (seat - own) % state.seats + 1 if seat >= 0 else 0

    numbers = [state.seats, state.stage, state.round, int(state.over), int(state.last_round)]
    numbers += [relative(state.active), relative(state.first), state.extension + 1]
    numbers += [pile_size(state, pile) for pile in range(PILES)]
    numbers += [marker_at(state, city) + 1 for city in range(3)]
    for hex_ in range(HEXES):
        numbers += hex_features(state, hex_, relative)
    for offset in range(SEATS):
        if offset < state.seats:
            numbers += player_features(state, seats[offset])
        else:
            numbers += [0] * (PER_PLAYER + SLOTS * PER_FIGURE)
    for slot in range(SLOTS):
        numbers += [state.left[slot], *state.extra[slot * ACTIONS : (slot + 1) * ACTIONS]]
    return numbers + own_features(state, viewer)


def hex_features(state: MateriaState, hex_: int, relative: Callable[[int], int]) -> list[int]:
    """Return what a hex is, whose it is and what lies there; nothing beyond the board."""
    if hex_ >= state.terms.ground.hexes:
        return [0] * PER_HEX
    drops = [state.drops[hex_ * KINDS + kind] for kind in range(KINDS)]
    land = state.land[hex_] + 1
    return [land, relative(state.tower_at(hex_)), state.dropped_souls[hex_], *drops]


def player_features(state: MateriaState, seat: int) -> list[int]:
    """Return the public side of a player, and his figures."""
    chosen = state.alchemist[seat] != NONE
    numbers = [state.alchemist[seat] + 1, state.column[seat], state.souls[seat]]
    numbers += [state.stone[seat], state.parts[seat], state.trophies[seat], state.attacked[seat]]
    numbers += [extensions_of(state, seat), wisdom(state, seat)]
    numbers += [hand_limit(state, seat) if chosen else 0]
    numbers += hand_sizes(state, seat)
    numbers += [state.store[seat * KINDS + kind] for kind in range(KINDS)]
    for slot in range(SLOTS):
        figure = seat * SLOTS + slot
        if state.spot[figure] == NONE:
            numbers += [0] * PER_FIGURE
            continue
        numbers += [state.spot[figure] + 1, state.figure[figure] + 1, state.ready[figure]]
        numbers += [attack(state, figure), defence(state, figure), capacity(state, figure)]
        numbers += [state.pack[figure * KINDS + kind] for kind in range(KINDS)]
    return numbers


def own_features(state: MateriaState, viewer: int) -> list[int]:
    """Return the quest and the cards that only the viewer knows."""
    if viewer >= state.seats:
        return [0] * OWN
    numbers = [int(state.quest[viewer] == quest) for quest in range(QUESTS)]
    held = {*state.cards_at(IN_HAND + viewer), *state.cards_at(DRAWN + viewer)}
    numbers += [int(card in held) for card in range(CARDS)]
    return [*numbers, state.rejected[viewer] + 1]
