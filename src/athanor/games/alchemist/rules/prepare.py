"""Set-up (ALC-010 to ALC-028)."""

from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.codes import BAG, NONE, RESERVE, STAGE_PLAY, TYPES
from athanor.games.alchemist.rules import tell
from athanor.games.alchemist.rules.stock import draw_blindly
from athanor.games.alchemist.state import AlchemistState
from athanor.kernel.audience import only
from athanor.kernel.script import Die, Pick, Script
from athanor.kernel.vectors import vec

FIRST_CHANCE: Final = "alchemist-chance-first-player"


def set_up(state: AlchemistState) -> Script[None]:
    """Lay out the cubes, draw the supplies, deal the schools (ALC-010 to ALC-028)."""
    if state.first == NONE:  # ALC-026, ALC-R21: nobody was named, and nothing is drawn yet
        state.first = yield Die(FIRST_CHANCE, state.seats)
    state.active = state.first
    tell.first_player(state)
    for kind in range(TYPES):  # what is left of the 32 never plays (ALC-020)
        state.cubes[BAG + kind] = state.terms.bag
        state.cubes[RESERVE + kind] = state.terms.reserve
    for seat in range(state.seats):  # ALC-022, ALC-023: only from the bag
        yield from draw_blindly(state, seat, state.terms.starting_supply)
        tell.starting_supply(state, seat)
    if state.terms.schools:  # ALC-161 plays without them
        yield from deal_schools(state)
    state.stage = STAGE_PLAY


def deal_schools(state: AlchemistState) -> Script[None]:
    """Deal each seat one school in secret, no school twice (ALC-024, ALC-025).

    Nobody sees those that are left over (ALC-R19).
    """
    undealt = vec[i64]([1] * TYPES)
    for seat in range(state.seats):
        school: i64 = yield Pick("alchemist-chance-school", undealt, 0, TYPES, only(seat))
        undealt[school] = 0
        state.schools[seat] = school
        tell.school(state, seat)
