"""How a year starts and ends (ARS-024 to ARS-047, ARS-141 to ARS-148)."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    NONE,
    PILES,
    SPACE_PILES,
    SPACES,
    STAGE_MAIN,
    STAGE_START,
    WORKSHOPS,
)
from athanor.games.ars_alchimia.rules import tell
from athanor.games.ars_alchimia.rules.choices import KEEP, Salary, WorkshopChoice
from athanor.games.ars_alchimia.rules.piles import recycle
from athanor.games.ars_alchimia.rules.queries import (
    first_in_order,
    next_in_order,
    somebody_can,
    wages,
)
from athanor.games.ars_alchimia.rules.stock import fill_spaces, leave_service
from athanor.games.ars_alchimia.rules.windows import ask, window
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import bit
from athanor.kernel.script import Pick, Script
from athanor.kernel.vectors import vec

# --- Start of the year ---


def start_year(state: ArsState) -> Script[None]:
    """Workshop cards, extra workers, salaries; then the first turn."""
    tell.year_begins(state)
    if state.year == 1:
        yield from deal_workshops(state)
    else:
        yield from choose_workshops(state)
    for seat in range(state.seats):
        receive_workers(state, seat)  # before the salaries, which they may pay (ARS-044)
    seat_now = first_in_order(state)
    for _ in range(state.seats):  # ARS-047
        yield from settle(state, seat_now)  # here and nowhere else (ARS-043, ARS-R44)
        seat_now = next_in_order(state, seat_now)
    state.stage = STAGE_MAIN
    state.active = first_in_order(state)  # ARS-034
    if somebody_can(state):
        yield from window(state, state.active)


def deal_workshops(state: ArsState) -> Script[None]:
    """Deal each seat a Workshop card by chance (ARS-027)."""
    undealt = vec[i64]([1] * WORKSHOPS)  # all of them, however many play (ARS-033, ARS-R4)
    for seat in range(state.seats):
        card: i64 = yield Pick("ars-alchimia-chance-workshop", undealt, 0, WORKSHOPS)
        undealt[card] = 0
        state.workshop[seat] = card
        tell.dealt(state, seat)


def choose_workshops(state: ArsState) -> Script[None]:
    """Let the seats choose cards, one after the other."""
    choosers = choosing_order(state)
    for seat in range(state.seats):
        state.workshop[seat] = NONE  # ARS-028, ARS-032
    points = list(state.vp)
    for place, seat in enumerate(choosers):
        state.workshop[seat] = yield from ask(WorkshopChoice(state, seat))
        tell.chose(state, seat, place, points.count(points[seat]) > 1)


def choosing_order(state: ArsState) -> list[int]:
    """Return the seats in the order in which they choose (ARS-R5)."""
    order: list[int] = []
    for seat in range(state.seats):
        at = 0
        while at < len(order) and chooses_before(state, order[at], seat):
            at += 1
        order.insert(at, seat)
    return order


def chooses_before(state: ArsState, seat: i64, other: i64) -> bool:
    """Tell whether a seat chooses its Workshop card before another."""
    if state.vp[seat] != state.vp[other]:
        return state.vp[seat] < state.vp[other]  # ARS-029, ARS-030
    return state.workshop[seat] < state.workshop[other]  # ARS-031


def receive_workers(state: ArsState, seat: i64) -> None:
    """Move the extra workers from the reserve."""
    shown = state.terms.extra_workers[state.workshop[seat]]
    count = min(shown, state.reserve[seat])  # ARS-037, ARS-R6, ARS-R43
    state.reserve[seat] -= count
    state.available[seat] += count  # ARS-035, ARS-036
    tell.workers_came(state, seat, count, shown)


def settle(state: ArsState, seat: i64) -> Script[None]:
    """Settle the salaries of one seat, after a window (ARS-038)."""
    if state.staff[seat] == 0:
        return
    if somebody_can(state):  # ARS-045
        yield from window(state, first_in_order(state))
    while state.staff[seat]:
        choice: i64 = yield Salary(state, seat)
        if choice == KEEP:
            pay_wages(state, seat)
            return
        leave_service(state, seat, choice - 1, ("ARS-040", "ARS-041"))  # and nothing else (ARS-161)


def pay_wages(state: ArsState, seat: i64) -> None:
    """Send one worker to the square for each assistant that is not free (ARS-039)."""
    due = wages(state, seat)
    state.available[seat] -= due
    state.square[seat] += due  # ARS-042
    tell.paid(state, seat, due)


# --- End of the year ---


def end_year(state: ArsState) -> Script[None]:
    """Take back workers, reset assistants, change the cards; all else stays (ARS-100, ARS-147)."""
    tell.year_ends(state)
    for seat in range(state.seats):  # ARS-061, ARS-141
        state.available[seat] += state.square[seat] + state.workers_out(seat)
        state.square[seat] = 0
    space: i64 = 0
    while space < SPACES:
        state.crew[space] = 0
        state.owner[space] = NONE
        space += 1
    state.exhausted = 0  # ARS-142
    state.passed = 0
    recycle_cards(state)
    yield from fill_spaces(state, ("ARS-144",) * PILES)  # ARS-144
    state.active = NONE
    state.year += 1
    state.stage = STAGE_START


def recycle_cards(state: ArsState) -> None:
    """Shuffle the face-up cards of each kind and put them under their pile (ARS-143)."""
    pile: i64 = 0
    while pile < PILES:
        cards: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if SPACE_PILES[space] == pile and state.face[space] != NONE:
                cards |= bit(state.face[space])
                state.face[space] = NONE
            space += 1
        recycle(state, pile, cards, state.year)
        pile += 1
