"""Positions from data: saved states, puzzles, tests. What breaks an invariant does not get in."""

from typing import Annotated, TypeAlias

import msgspec
from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    ASSISTANT_PILE,
    ASSISTANTS,
    BLIND_FORGE,
    GROUPS,
    KINDS,
    NONE,
    OPEN,
    ORDERS,
    PILES,
    PORTAL,
    SLOTS,
    SPACE_PILES,
    SPACES,
    STAGE_END,
    STAGE_MAIN,
    STAGE_OVER,
    STAGE_SETUP,
    STAGE_START,
    WORKSHOPS,
    YEARS,
)
from athanor.games.ars_alchimia.rules.objections import against
from athanor.games.ars_alchimia.state import GROUP_BITS, ArsState, empty_state
from athanor.games.ars_alchimia.terms import Terms
from athanor.kernel.bits import bit, members
from athanor.kernel.conversion import convert
from athanor.kernel.game import Data
from athanor.kernel.vectors import vec
from athanor.kernel.words import Refused

LIMIT = 1_000_000
"""Far beyond any match: a larger number in data is a mistake, and might not be a native one."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-LIMIT, le=LIMIT)]

QUIET_VISIT = [NONE, 0, 0, 0, 0, 0]
"""States are saved between turns only, where nobody is acting."""


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pile from the top: cards (or -1), their groups, who has looked, and undecided cards."""

    cards: list[Number]
    groups: list[Number]
    seen: list[Number]
    undecided: list[list[Number]]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state as data."""

    stage: Number
    year: Number = msgspec.field(name="round")
    """Saved under the rulebook's other word for it, as records always had it."""
    active: Number
    passed: list[Number]
    exhausted: list[Number]
    piles: list[Pile]
    face: list[Number]
    crew: list[Number]
    owner: list[Number]
    resources: list[list[Number]]
    available: list[Number]
    reserve: list[Number]
    square: list[Number]
    vp: list[Number]
    workshop: list[Number]
    staff: list[list[Number]]
    orders: list[list[Number]]
    done: list[list[Number]]
    wild: list[Number]
    visit: list[Number]


def load(terms: Terms, data: Data) -> ArsState:
    """Return the state that data describes; raises Refused if it is no possible position."""
    try:
        position = convert(data, Position)
    except msgspec.ValidationError as error:
        raise Refused(against("position-shape", (), reason=str(error))) from error
    check_shape(position, terms)
    check_cards(position, terms)
    state = empty_state(terms)
    state.stage = position.stage
    state.over = position.stage == STAGE_OVER
    state.year = position.year
    state.active = position.active
    state.passed = as_set(position.passed)
    state.exhausted = as_set(position.exhausted)
    for pile, written in enumerate(position.piles):
        fill_pile(state, pile, written)
    state.face = vec[i64](position.face)
    state.crew = vec[i64](position.crew)
    state.owner = vec[i64](position.owner)
    state.resources = vec[i64]([count for row in position.resources for count in row])
    state.available = vec[i64](position.available)
    state.reserve = vec[i64](position.reserve)
    state.square = vec[i64](position.square)
    state.vp = vec[i64](position.vp)
    state.workshop = vec[i64](position.workshop)
    state.wild = vec[i64](position.wild)
    for seat in range(state.seats):
        fill_seat(state, seat, position)
    check_clock(state)
    check_workers(state)
    check_points(state)
    return state


def as_set(cards: list[int]) -> int:
    """Return cards as a set."""
    return sum(bit(card) for card in cards)


def refuse_position(field: str, *rules: str) -> Refused:
    """Return the exception for a field that no match could hold."""
    return Refused(against("position", rules, field=field))


def fill_pile(state: ArsState, pile: int, written: Pile) -> None:
    """Lay a pile out from its top."""
    start = state.terms.pile_start[pile]
    state.sizes[pile] = len(written.cards)
    for depth, card in enumerate(written.cards):
        state.cards[start + depth] = card
        state.tags[start + depth] = written.groups[depth] | written.seen[depth] << GROUP_BITS
    for group, cards in enumerate(written.undecided):
        state.groups[pile * GROUPS + group] = as_set(cards)


def fill_seat(state: ArsState, seat: int, position: Position) -> None:
    """Give a seat its assistants and orders."""
    state.staff[seat] = as_set(position.staff[seat])
    state.done[seat] = as_set(position.done[seat])
    for slot, order in enumerate(position.orders[seat]):
        state.slots[seat * SLOTS + slot] = order
    for order in position.done[seat]:
        state.made[seat * 4 + state.terms.order_category[order]] += 1


def check_shape(position: Position, terms: Terms) -> None:
    """Refuse lists of a wrong length and numbers out of range."""
    seats = terms.seats
    by_seat = ("available", "reserve", "square", "vp", "workshop", "staff", "orders", "done")
    for name in (*by_seat, "resources"):
        if len(getattr(position, name)) != seats:
            raise refuse_position(name, "ARS-001")
    for name in ("face", "crew", "owner"):
        if len(getattr(position, name)) != SPACES:
            raise refuse_position(name, "ARS-050")
    if len(position.wild) != 4 * seats or min(position.wild) < 0:
        raise refuse_position("wild", "ARS-151")
    for row in position.resources:
        if len(row) != KINDS or any(not 0 <= n <= terms.caps[k] for k, n in enumerate(row)):
            raise refuse_position("resources", "ARS-007")
    for name in ("available", "reserve", "square", "crew"):
        if min(getattr(position, name)) < 0:
            raise refuse_position(name, "ARS-009")
    if not increasing(position.passed, seats):
        raise refuse_position("passed", "ARS-070")
    if any(len(orders) > SLOTS for orders in position.orders):
        raise refuse_position("orders", "ARS-096")
    if position.visit != QUIET_VISIT:
        raise refuse_position("visit")


def increasing(numbers: list[int], bound: int) -> bool:
    """Tell whether numbers are below a bound, in order and none twice."""
    return sorted(set(numbers)) == numbers and all(0 <= number < bound for number in numbers)


def check_cards(position: Position, terms: Terms) -> None:
    """Refuse cards that are missing, double, or where they cannot be (ARS-013)."""
    if len(position.piles) != PILES:
        raise refuse_position("piles", "ARS-013")
    for lists, bound, name in (
        (position.staff, ASSISTANTS, "staff"),
        (position.done, ORDERS, "done"),
        ([position.exhausted], ASSISTANTS, "exhausted"),
    ):
        if not all(increasing(cards, bound) for cards in lists):
            raise refuse_position(name)
    employed = {card for cards in position.staff for card in cards}
    if not set(position.exhausted) <= employed & set(members(terms.skills.once)):
        raise refuse_position("exhausted", "ARS-109")
    taken = [card for cards in (*position.orders, *position.done) for card in cards]
    if not all(0 <= card < ORDERS for card in taken):
        raise refuse_position("orders", "ARS-087")
    check_faces(position, terms)
    for pile, written in enumerate(position.piles):
        check_pile(written, terms.seats)
        out = [c for s, c in enumerate(position.face) if SPACE_PILES[s] == pile and c != NONE]
        if pile == ASSISTANT_PILE:
            out += [card for cards in position.staff for card in cards]
        if pile < 3:
            out += [card for card in taken if terms.order_level[card] == pile]
        lying = [card for card in written.cards if card != NONE]
        lying += [card for cards in written.undecided for card in cards]
        if sorted(out + lying) != members(terms.pile_cards[pile]):
            raise refuse_position("piles", "ARS-013")


def check_faces(position: Position, terms: Terms) -> None:
    """Refuse face-up cards and workers where there is no space for them."""
    for space in range(SPACES):
        blind = space in (PORTAL, BLIND_FORGE)
        if position.face[space] != NONE and (blind or not terms.in_use(space)):
            raise refuse_position("face", "ARS-050")
        if position.face[space] < NONE:
            raise refuse_position("face")
        owner = position.owner[space]
        if (owner == NONE) != (position.crew[space] == 0) or not NONE <= owner < terms.seats:
            raise refuse_position("owner", "ARS-062")
        if owner != NONE and not terms.in_use(space):
            raise refuse_position("owner", "ARS-050")


def check_pile(written: Pile, seats: int) -> None:
    """Refuse a pile whose places and groups do not fit together (ARS-R53)."""
    if not len(written.cards) == len(written.groups) == len(written.seen):
        raise refuse_position("piles", "ARS-R53")
    if len(written.undecided) != GROUPS:
        raise refuse_position("piles", "ARS-R53")
    for card, group, seen in zip(written.cards, written.groups, written.seen, strict=True):
        looked_at = 0 < seen < bit(seats)
        if not 0 <= group <= OPEN or card < NONE:
            raise refuse_position("piles", "ARS-R53")
        if (seen != 0 and not looked_at) or looked_at != (card != NONE and group != OPEN):
            raise refuse_position("piles", "ARS-R54")
        if group == OPEN and card == NONE:
            raise refuse_position("piles", "ARS-R53")
    for group, cards in enumerate(written.undecided):
        places = zip(written.cards, written.groups, strict=True)
        open_places = sum(1 for card, one in places if one == group and card == NONE)
        if sorted(set(cards)) != cards or len(cards) != open_places:
            raise refuse_position("piles", "ARS-R53")


def check_clock(state: ArsState) -> None:
    """Refuse a moment that a match does not have (ARS-024, ARS-025)."""
    if not 1 <= state.year <= YEARS:
        raise refuse_position("round", "ARS-024")
    seats = range(state.seats)
    dealt = [state.workshop[seat] for seat in seats if state.workshop[seat] != NONE]
    first = state.year == 1 and state.stage in (STAGE_SETUP, STAGE_START)
    if len(dealt) != (0 if first else state.seats) or len(set(dealt)) != len(dealt):
        raise refuse_position("workshop", "ARS-028")
    if any(not 0 <= card < WORKSHOPS for card in dealt):
        raise refuse_position("workshop", "ARS-027")
    everybody = bit(state.seats) - 1
    if state.stage == STAGE_MAIN:
        if state.active not in seats or state.has_passed(state.active):
            raise refuse_position("active", "ARS-048")
    elif state.stage in (STAGE_SETUP, STAGE_START):
        if state.active != NONE or state.passed or any(state.crew) or any(state.square):
            raise refuse_position("stage", "ARS-141")
    elif state.stage == STAGE_END:
        if state.passed != everybody or state.active not in seats:
            raise refuse_position("passed", "ARS-071")
    elif state.stage != STAGE_OVER or state.year != YEARS or state.active != NONE:
        raise refuse_position("stage", "ARS-149")
    if state.stage == STAGE_SETUP and any(card != NONE for card in state.face):
        raise refuse_position("face", "ARS-014")


def check_workers(state: ArsState) -> None:
    """Refuse workers that came from nowhere or went missing (ARS-009, ARS-010)."""
    for seat in range(state.seats):
        here = state.available[seat] + state.square[seat] + state.workers_out(seat)
        if here + state.reserve[seat] != state.terms.most_workers:
            raise refuse_position("available", "ARS-009", "ARS-010")


def check_points(state: ArsState) -> None:
    """Refuse fewer points than the fulfilled orders have brought (ARS-130)."""
    if state.stage == STAGE_OVER:
        return
    for seat in range(state.seats):
        if state.vp[seat] < sum(state.terms.order_vp[order] for order in members(state.done[seat])):
            raise refuse_position("vp", "ARS-130")
