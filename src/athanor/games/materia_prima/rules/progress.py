"""How far a seat has come with its quest: what the owner is shown, and what bots strive for."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ANIMUS,
    CUSTO,
    CUSTODIS,
    DOMINUS,
    DONUM,
    FIRE,
    GOLD,
    KINDS,
    MAGISTER,
    MAGNATUS,
    NOBLE,
    NONE,
    PACIS,
    PAGANUS,
    RUDUS,
    SLOTS,
    TROQUESIA,
    TYRANNUS,
    WATER,
)
from athanor.games.materia_prima.rules.quests import (
    ON_MOVE,
    Deed,
    fine_items,
    gathered,
    guards,
    is_before_farthest,
    reigns,
)
from athanor.games.materia_prima.state import MateriaState


def progress(state: MateriaState, seat: i64) -> i64:
    """Return how much of what its quest asks for a seat has, where it is asked for."""
    quest = state.quest[seat]
    if quest == TYRANNUS:
        return cities_held(state, seat)
    if quest == MAGISTER:
        return fine_items(state, seat)
    if quest == MAGNATUS:
        return state.drops[city_hex(state, RUDUS) * KINDS + GOLD]
    if quest == DOMINUS:
        return state.drops[city_hex(state, TROQUESIA) * KINDS + FIRE]
    if quest == CUSTODIS:
        return guards(state, seat)
    if quest == PAGANUS:
        return gathered(state, seat)
    if quest == PACIS:
        return state.pack[seat * SLOTS * KINDS + WATER] if state.attacked[seat] == 0 else 0
    if quest == ANIMUS:
        return state.souls[seat]
    if quest in (DONUM, CUSTO):
        return given_before_tower(state, seat, quest)
    return state.trophies[seat]


def cities_held(state: MateriaState, seat: i64) -> i64:
    """Return in how many cities homunculi of a seat stand."""
    slot: i64 = 1
    while slot < SLOTS:
        figure = seat * SLOTS + slot
        spot = state.spot[figure]
        if spot != NONE and state.city_at(spot) != NONE:
            return reigns(state, seat, Deed(ON_MOVE, figure, spot))
        slot += 1
    return 0


def city_hex(state: MateriaState, city: i64) -> i64:
    """Return where a city is."""
    hex_: i64 = 0
    while state.city_at(hex_) != city:
        hex_ += 1
    return hex_


def given_before_tower(state: MateriaState, seat: i64, quest: i64) -> i64:
    """Return the most that lies on one hex before the farthest tower."""
    most: i64 = 0
    hex_: i64 = 0
    while hex_ < state.terms.ground.hexes:
        lying = state.dropped_souls[hex_]
        if quest == DONUM:
            lying = 0
            kind: i64 = NOBLE
            while kind < KINDS:
                lying += state.drops[hex_ * KINDS + kind]
                kind += 1
        if lying > most and is_before_farthest(state, seat, hex_):
            most = lying
        hex_ += 1
    return most
