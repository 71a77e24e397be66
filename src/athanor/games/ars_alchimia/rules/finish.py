"""The end of the main step, and the final scoring."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import NONE, STAGE_OVER, YEARS
from athanor.games.ars_alchimia.rules import tell
from athanor.games.ars_alchimia.rules.choices import SpecialityWhich
from athanor.games.ars_alchimia.rules.queries import first_in_order, next_in_order, somebody_can
from athanor.games.ars_alchimia.rules.windows import ask, window
from athanor.games.ars_alchimia.rules.year import end_year
from athanor.games.ars_alchimia.scoring import final_points
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import lowest
from athanor.kernel.script import Script


def finish_year(state: ArsState) -> Script[None]:
    """Open the last window of the year, then change the cards or end the game (ARS-R27)."""
    if somebody_can(state):
        yield from window(state, first_in_order(state))
    if state.year < YEARS:  # ARS-024
        yield from end_year(state)
    else:  # ARS-148, ARS-R32
        yield from score(state)


def score(state: ArsState) -> Script[None]:
    """Add the final points (ARS-149); a total may be negative (ARS-158)."""
    tell.ended(state)
    seat = first_in_order(state)
    for _ in range(state.seats):
        yield from choose_specialities(state, seat)
        seat = next_in_order(state, seat)
    for seat in range(state.seats):
        state.vp[seat] += final_points(state, seat)
        tell.scored(state, seat)
    state.active = NONE
    state.stage = STAGE_OVER
    state.over = True


def choose_specialities(state: ArsState, seat: i64) -> Script[None]:
    """Let a seat say which category its assistants strengthen, if it has any (ARS-151)."""
    skills = state.terms.skills
    muses = state.staff[seat] & skills.muses
    while muses and state.done[seat]:
        card = lowest(muses)
        number: i64 = yield from ask(SpecialityWhich(state, seat))
        state.wild[seat * 4 + number] += skills.speciality[card]
        tell.speciality(state, seat, card, number)
        muses &= muses - 1
