"""Positions from data: saved states, puzzles, tests. What breaks an invariant does not get in."""

from typing import Annotated, TypeAlias

import msgspec
from mypy_extensions import i64

from athanor.games.alchemist.codes import (
    BAG,
    CAULDRONS,
    MIXTURES,
    NONE,
    REMOVED,
    RESERVE,
    STAGE_OVER,
    STAGE_PLAY,
    STAGE_SETUP,
    TILES,
    TYPES,
)
from athanor.games.alchemist.rules.objections import against, why_not_recipe
from athanor.games.alchemist.rules.turn import bar_recipe
from athanor.games.alchemist.state import AlchemistState, empty_state, mixture_of, supply_of
from athanor.games.alchemist.terms import Board, Terms
from athanor.kernel.bits import bit
from athanor.kernel.conversion import convert
from athanor.kernel.game import Data
from athanor.kernel.vectors import vec
from athanor.kernel.words import Refused

LIMIT = 1_000_000
"""Far beyond any match: a larger number in data is a mistake, and might not be a native one."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-LIMIT, le=LIMIT)]


class Potion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded potion."""

    creator: Number
    recipe: list[Number]
    value: Number


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state as data. What the table knows may be left out: then every cube was a hidden gain."""

    stage: Number
    first: Number
    active: Number
    round: Number
    turn: Number
    tiles: list[Number]
    reserve: list[Number]
    bag: list[Number]
    removed: list[Number]
    supplies: list[list[Number]]
    fame: list[Number]
    seals: list[Number]
    schools: list[Number]
    potions: list[Potion | None]
    balance: list[Number] | None = None
    proved: list[Number] | None = None


def load(board: Board, terms: Terms, seats: int, data: Data) -> AlchemistState:
    """Return the state that data describes; raises Refused if it is no possible position."""
    try:
        position = convert(data, Position)
    except msgspec.ValidationError as error:
        raise Refused(against("position-shape", (), reason=str(error))) from error
    check_shape(position, seats)
    state = empty_state(board, terms, seats)
    state.stage = position.stage
    state.over = position.stage == STAGE_OVER
    state.first, state.active = position.first, position.active
    state.round, state.turn = position.round, position.turn
    fill_cubes(state, position)
    state.fame = vec[i64](position.fame)
    state.seals = vec[i64](position.seals)
    state.schools = vec[i64](position.schools)
    state.tiles = sum(bit(tile - 1) for tile in position.tiles)
    for cauldron, potion in enumerate(position.potions):
        if potion is not None:
            place_potion(state, cauldron, potion)
    check_rules(state)
    return state


def refuse_position(field: str, *rules: str) -> Refused:
    """Return the exception for a field that no match could hold."""
    return Refused(against("position", rules, field=field))


def check_shape(position: Position, seats: int) -> None:
    """Refuse lists of a wrong length and numbers out of range."""
    for name in ("fame", "seals", "schools", "supplies"):
        if len(getattr(position, name)) != seats:
            raise refuse_position(name, "ALC-001")
    piles = [position.reserve, position.bag, position.removed, *position.supplies]
    if any(len(pile) != TYPES or min(pile) < 0 for pile in piles):
        raise refuse_position("cubes", "ALC-002")
    if len(position.potions) != CAULDRONS:
        raise refuse_position("potions", "ALC-003")
    if sorted(set(position.tiles)) != position.tiles or not {*position.tiles} <= {
        *range(1, TILES + 1)
    }:
        raise refuse_position("tiles", "ALC-005")
    if (position.balance is None) != (position.proved is None):
        raise refuse_position("balance", "ALC-140")
    for name in ("balance", "proved"):
        known = getattr(position, name)
        if known is not None and len(known) != TYPES * seats:
            raise refuse_position(name, "ALC-140")
    if min(position.fame) < 0:
        raise refuse_position("fame", "ALC-014")
    check_clock(position, seats)


def check_clock(position: Position, seats: int) -> None:
    """Refuse a turn that is not the active seat's: everybody has one in each round (ALC-034)."""
    if position.stage not in (STAGE_SETUP, STAGE_PLAY, STAGE_OVER):
        raise refuse_position("stage")
    unnamed = position.stage == STAGE_SETUP and position.first == NONE
    if not (unnamed or 0 <= position.first < seats):
        raise refuse_position("first", "ALC-030")
    if position.stage == STAGE_PLAY:
        if not 0 <= position.active < seats:
            raise refuse_position("active", "ALC-030")
        played = (position.active - position.first) % seats
    else:
        if position.active != NONE:
            raise refuse_position("active", "ALC-095")
        played = seats if position.stage == STAGE_OVER else 0
    if position.round < 1 or position.turn != (position.round - 1) * seats + played + 1:
        raise refuse_position("turn", "ALC-034")


def fill_cubes(state: AlchemistState, position: Position) -> None:
    """Lay out the piles, and what the table knows of them."""
    starts = [RESERVE, BAG, REMOVED, *(supply_of(seat) for seat in range(state.seats))]
    piles = [position.reserve, position.bag, position.removed, *position.supplies]
    for start, pile in zip(starts, piles, strict=True):
        for kind in range(TYPES):
            state.cubes[start + kind] = pile[kind]
    if position.balance is not None and position.proved is not None:
        state.balance = vec[i64](position.balance)
        state.proved = vec[i64](position.proved)
        for index in range(TYPES * state.seats):
            hidden = state.cubes[supply_of(0) + index] - state.balance[index]
            if not 0 <= state.proved[index] <= hidden:
                raise refuse_position("proved", "ALC-140")
            if state.balance[index] + state.proved[index] < 0:
                raise refuse_position("balance", "ALC-140")


def place_potion(state: AlchemistState, cauldron: int, potion: Potion) -> None:
    """Put a potion on a cauldron as if it had been created there."""
    if not 0 <= potion.creator < state.seats:
        raise refuse_position("potions", "ALC-050")
    if len(potion.recipe) != TYPES or min(potion.recipe) < 0 or max(potion.recipe) > TILES:
        raise refuse_position("potions", "ALC-042")
    refusal = why_not_recipe(state, potion.recipe, cauldron)
    if refusal is not None:
        raise Refused(refusal)
    if not 1 <= potion.value <= TILES:
        raise refuse_position("potions", "ALC-005")
    brew = state.board.brew[cauldron * MIXTURES + mixture_of(potion.recipe)]
    state.creator[cauldron] = potion.creator
    state.brew[cauldron] = brew
    state.value[cauldron] = potion.value
    bar_recipe(state, cauldron, brew)


def check_rules(state: AlchemistState) -> None:
    """Refuse what the rules can never lead to: the invariants of a match."""
    values = [state.value[c] for c in range(CAULDRONS) if not state.is_empty(c)]
    free = [tile + 1 for tile in range(TILES) if state.tiles >> tile & 1]
    if sorted(values + free) != list(range(1, TILES + 1)):
        raise refuse_position("tiles", "ALC-005", "ALC-052")
    for seat in range(state.seats):
        created = [state.value[c] for c in range(CAULDRONS) if state.creator[c] == seat]
        if state.seals[seat] + len(created) != state.terms.seals:
            raise refuse_position("seals", "ALC-015", "ALC-050")
        if state.fame[seat] < sum(created):
            raise refuse_position("fame", "ALC-053")
    dealt = [school for school in state.schools if school != NONE]
    expected = state.seats if state.terms.schools and state.stage != STAGE_SETUP else 0
    if len(dealt) != expected or len(set(dealt)) != len(dealt):
        raise refuse_position("schools", "ALC-024", "ALC-025")
    if any(not 0 <= school < TYPES for school in dealt):
        raise refuse_position("schools", "ALC-006")
    in_play = 0 if state.stage == STAGE_SETUP else state.terms.bag + state.terms.reserve
    for kind in range(TYPES):
        lying = sum(state.cubes[start + kind] for start in (RESERVE, BAG, REMOVED))
        lying += sum(state.cubes[supply_of(seat) + kind] for seat in range(state.seats))
        lying += sum(state.recipe(c)[kind] for c in range(CAULDRONS) if not state.is_empty(c))
        if lying != in_play:
            raise refuse_position("cubes", "ALC-002", f"ALC-{14 + state.seats:03}")
    if state.stage == STAGE_OVER and not state.is_last_round():
        raise refuse_position("stage", "ALC-091")
    if state.stage == STAGE_PLAY and state.active == state.first and state.is_last_round():
        raise refuse_position("stage", "ALC-091")
