"""What a map shows besides what lies on it: how far figures can go, and tiles not yet laid."""

from typing import Final

from msgspec import Struct

from athanor.games.materia_prima.codes import (
    ACTIONS,
    CITY,
    ELEMENTS,
    MOVE,
    NONE,
    SLOTS,
)
from athanor.games.materia_prima.rules.figures import action_objection
from athanor.games.materia_prima.rules.ground import DIRECTIONS
from athanor.games.materia_prima.rules.laying import SIDE_NAMES, TURNS
from athanor.games.materia_prima.rules.order_objections import move_objection
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.words import Label

TOWN: Final = "city"


class ReachView(Struct, frozen=True):
    """A hex that a figure can go to with the actions it has left, as things stand."""

    hex: int
    moves: int
    """How many Move actions it takes."""
    before: int
    """The hex before it on a shortest way."""


class FaceView(Struct, frozen=True):
    """What a tile shows at its place, on one side and turned so."""

    side: str
    turn: int
    land: list[str]
    """Hex by hex: the element of a mine, a city, or nothing."""


class StockView(Struct, frozen=True):
    """A tile that has not been laid yet (MAT-003)."""

    id: str
    name: Label
    faces: list[FaceView]


def reach(state: MateriaState, figure: int) -> list[ReachView]:
    """Return where a figure of the active seat can go this turn, nearest first (MAT-060)."""
    if state.active != figure // SLOTS or action_objection(state, figure, MOVE):
        return []
    slot = figure % SLOTS
    moves = state.left[slot] + state.extra[slot * ACTIONS + MOVE]
    start = state.spot[figure]
    found = {start: ReachView(start, 0, NONE)}
    waiting = [start]
    for here in waiting:
        taken = found[here].moves + 1
        for direction in range(DIRECTIONS if taken <= moves else 0):
            there = state.terms.ground.next_to(here, direction)
            if there not in found and not move_objection(state, figure, there):
                found[there] = ReachView(there, taken, here)
                waiting.append(there)
    return [found[there] for there in waiting[1:]]


def stock(state: MateriaState) -> list[StockView]:
    """Return the tiles that are still to be laid, with every way of laying them."""
    terms = state.terms
    laid = [state.tiles[3 * spot] for spot in range(len(terms.tile_ids))]
    return [
        StockView(terms.tile_ids[tile], terms.tile_names[tile], _faces(state, tile))
        for tile in range(len(terms.tile_ids))
        if tile not in laid
    ]


def _faces(state: MateriaState, tile: int) -> list[FaceView]:
    return [
        FaceView(name, turn, _land(state, (2 * tile + side) * TURNS + turn))
        for side, name in enumerate(SIDE_NAMES)
        for turn in range(TURNS)
    ]


def _land(state: MateriaState, face: int) -> list[str]:
    per_tile = state.terms.ground.per_tile
    codes = [state.terms.land[face * per_tile + index] for index in range(per_tile)]
    return [TOWN if code >= CITY else ELEMENTS[code] if code != NONE else "" for code in codes]
