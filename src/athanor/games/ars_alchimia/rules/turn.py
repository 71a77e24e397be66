"""The main step: one turn after the other, and what the spaces do."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    BASICS,
    BLIND_FORGE,
    ELIXIR,
    FORGE_PILE,
    KIND_FORGE,
    KIND_LOCATION,
    KIND_ORDER,
    KINDS,
    LOCATION_PILE,
    NONE,
    PAIRS,
    PORTAL,
    SLOTS,
    STAGE_END,
)
from athanor.games.ars_alchimia.rules import tell
from athanor.games.ars_alchimia.rules.choices import FIRST_ITEM, STOP, Transformation
from athanor.games.ars_alchimia.rules.payment import Payment, elixir_units
from athanor.games.ars_alchimia.rules.piles import draw, put_under_openly
from athanor.games.ars_alchimia.rules.placing import (
    PASS,
    Turn,
    code_rebates,
    code_space,
    code_workers,
    rebate_cards,
)
from athanor.games.ars_alchimia.rules.queries import (
    can_act,
    can_transform,
    elixir_bonus,
    flasks,
    fulfil_bonus,
    next_in_order,
    price_with,
    somebody_can,
)
from athanor.games.ars_alchimia.rules.stock import fill, gain, spend
from athanor.games.ars_alchimia.rules.windows import (
    ask,
    exhaust,
    offer_recovery,
    roll,
    window,
)
from athanor.games.ars_alchimia.show.words import pair
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import bit, lowest
from athanor.kernel.script import Script


def turn(state: ArsState) -> Script[None]:
    """One seat places workers and acts, or passes; then a window, then the next (ARS-049).

    Before the next seat decides there is a window of its own, in which that seat is the first to be
    offered anything: who declined in the one between the turns may think better of it (ARS-R27).
    """
    seat = state.active
    options = Turn(state, seat)
    if not options.can_place():  # ARS-068, ARS-069
        pass_turn(state, seat, forced=True)
    else:
        choice: i64 = yield options
        if choice == PASS:
            pass_turn(state, seat, forced=False)
        else:
            yield from place(state, seat, choice)
    if state.passed == bit(state.terms.seats) - 1:  # ARS-071
        state.stage = STAGE_END
        return
    if somebody_can(state):
        yield from window(state, seat)
    state.active = next_in_order(state, seat)  # ARS-048, ARS-066
    while state.has_passed(state.active):
        state.active = next_in_order(state, state.active)
    if somebody_can(state):
        yield from window(state, state.active)


def pass_turn(state: ArsState, seat: i64, forced: bool) -> None:
    """Take no more turns this year; unused workers give nothing (ARS-072)."""
    state.passed |= bit(seat)  # ARS-070
    tell.passed(state, seat, forced)


def place(state: ArsState, seat: i64, choice: i64) -> Script[None]:
    """Place workers on one space, bump those who stand there, and act."""
    space, workers = code_space(choice), code_workers(choice)  # ARS-056, ARS-R24
    declared = rebate_cards(state, code_rebates(choice))
    price = price_with(state, seat, space, declared)
    left = declared
    while left:
        exhaust(state, lowest(left))
        left &= left - 1
    state.space = space
    state.surplus = workers - price  # ARS-063
    state.available[seat] -= workers
    owner, bumped = state.owner[space], state.crew[space]
    state.owner[space] = seat  # ARS-062
    state.crew[space] = workers
    tell.placed(state, seat, space, bumped + 1, price, declared)
    if bumped > 0:  # ARS-058, ARS-R8
        state.square[owner] += bumped  # ARS-057
        tell.bumped(state, owner, space, bumped)
        if owner != seat:
            yield from offer_recovery(state, owner, bumped)
    if somebody_can(state):
        yield from window(state, seat)
    if can_act(state, seat, space):
        yield from act(state, seat, space)
    else:  # ARS-163, ARS-R48
        tell.lapsed(state, seat)
    state.space = NONE
    state.surplus = 0
    state.die = 0
    state.result = 0
    state.perfect = False
    state.used = 0


def act(state: ArsState, seat: i64, space: i64) -> Script[None]:
    """Carry out the action of a space; without a die surplus does nothing (ARS-064, ARS-R10)."""
    kind = state.terms.space_kind[space]
    if kind == KIND_ORDER:
        yield from take_order(state, seat, space)
    elif kind == KIND_LOCATION:
        yield from visit_location(state, seat, space)
    elif kind == KIND_FORGE:
        yield from visit_forge(state, seat, space)
    else:
        yield from hire(state, seat, space)


# --- Gather resources ---


def visit_location(state: ArsState, seat: i64, space: i64) -> Script[None]:
    """Gather at a location, through the portal at one that nobody knew."""
    if space == PORTAL:  # ARS-074, ARS-R13
        state.face[space] = yield from draw(state, LOCATION_PILE)
        tell.opened(state, seat, space)
    location = state.face[space]
    yield from gather(state, seat, space, location)  # ARS-075
    if space == PORTAL:  # ARS-076; any other stays (ARS-084)
        state.face[space] = NONE
        put_under_openly(state, LOCATION_PILE, location)
        tell.closed(state, space, location)


def gather(state: ArsState, seat: i64, space: i64, location: i64) -> Script[None]:
    """Receive what the card shows, then roll for its bonus (ARS-078)."""
    terms = state.terms
    gained = [0] * KINDS
    lost = [0] * KINDS
    for kind in range(KINDS):
        shown = terms.yields[location * KINDS + kind]
        if shown > 0:
            gained[kind] = gain(state, seat, kind, shown)  # ARS-077
            lost[kind] = shown - gained[kind]
    tell.gathered(state, seat, space, gained, lost)
    threshold = terms.location_threshold[location]
    if threshold == 0:  # ARS-R39
        return
    yield from roll(state, seat, threshold)  # ARS-079
    reached = state.result >= threshold  # ARS-081, ARS-082
    if somebody_can(state):
        yield from window(state, seat)
    if reached:
        kind = terms.bonus[location]
        tell.bonus(state, seat, kind, gain(state, seat, kind, 1))
    else:
        tell.no_bonus(state, seat)


# --- Take an order, hire an assistant ---


def take_order(state: ArsState, seat: i64, space: i64) -> Script[None]:
    """Take the order of a space, which is refilled at once while the workers stay (ARS-089)."""
    order = state.face[space]
    state.slots[seat * SLOTS + state.orders_held(seat)] = order  # ARS-087, ARS-101
    tell.took_order(state, seat, space, order)
    yield from fill(state, space, "ARS-088", "ARS-102")  # ARS-R19


def hire(state: ArsState, seat: i64, space: i64) -> Script[None]:
    """Hire the assistant of a space, which is refilled at once while the workers stay (ARS-105)."""
    card = state.face[space]
    state.staff[seat] |= bit(card)  # ARS-103, ARS-106
    tell.hired(state, seat, space, card)
    yield from fill(state, space, "ARS-104", "ARS-104")  # ARS-R19


# --- Use a forge ---


def visit_forge(state: ArsState, seat: i64, space: i64) -> Script[None]:
    """Use a forge, from the pile one that nobody knew."""
    if space == BLIND_FORGE:  # ARS-118, ARS-R13
        state.face[space] = yield from draw(state, FORGE_PILE)
        tell.opened(state, seat, space)
    forge = state.face[space]
    threshold = state.terms.forge_threshold[forge]
    if threshold > 0:  # ARS-R40
        yield from roll(state, seat, threshold)  # ARS-119, ARS-R12
        state.perfect = state.result >= threshold  # ARS-121
        tell.forging(state, seat)
    if somebody_can(state):
        yield from window(state, seat)
    while state.used < flasks(state, seat, forge) and can_transform(
        state, seat
    ):  # ARS-122, ARS-R17
        choice: i64 = yield from ask(Transformation(state, seat))
        if choice == STOP:
            break
        yield from transform(state, seat, choice)
        state.used += 1
        if state.used < flasks(state, seat, forge) and somebody_can(state):
            yield from window(state, seat)
    if state.used == 0:  # an ability has made the first transformation impossible: ARS-R17
        tell.left_unused(state, seat)
    if space == BLIND_FORGE:  # any other stays (ARS-125)
        state.face[space] = NONE
        put_under_openly(state, FORGE_PILE, forge)
        tell.closed(state, space, forge)


def transform(state: ArsState, seat: i64, choice: i64) -> Script[None]:
    """Make one transformation (ARS-123)."""
    if choice < FIRST_ITEM:
        make_elixir(state, seat, choice - 1)
    else:
        yield from fulfil(state, seat, choice - FIRST_ITEM)


def make_elixir(state: ArsState, seat: i64, index: i64) -> None:
    """Turn two different resources into one Elixir (ARS-134, ARS-135)."""
    one, other = PAIRS[index]
    spend(state, seat, one, 1)
    spend(state, seat, other, 1)
    gain(state, seat, ELIXIR, 1)  # ARS-139
    points = elixir_bonus(state)
    state.vp[seat] += points
    if state.log.heard:
        tell.made_elixir(state, seat, pair(index), points)


def fulfil(state: ArsState, seat: i64, slot: i64) -> Script[None]:
    """Pay an accepted order and score it (ARS-126)."""
    terms = state.terms
    order = state.slots[seat * SLOTS + slot]
    payment: i64 = 0
    if state.held(seat, ELIXIR) > terms.order_cost[order * KINDS + ELIXIR]:  # ARS-127
        payment = yield from ask(Payment(state, seat, order))
    spent = pay(state, seat, order, payment)
    remove_order(state, seat, slot)  # here and nowhere else (ARS-099, ARS-129)
    state.done[seat] |= bit(order)
    state.made[seat * 4 + terms.order_category[order]] += 1  # ARS-133
    extra = fulfil_bonus(state, seat, order)
    state.vp[seat] += terms.order_vp[order] + extra  # ARS-130
    tell.fulfilled(state, seat, order, spent, extra)


def pay(state: ArsState, seat: i64, order: i64, payment: i64) -> list[int]:
    """Move the tracks down by what an order costs (ARS-127, ARS-128); return what was paid."""
    cost = state.terms.order_cost
    spent = [0] * KINDS
    elixir = cost[order * KINDS + ELIXIR]
    for kind in range(BASICS):
        stand_ins = elixir_units(payment, kind)
        spent[kind] = cost[order * KINDS + kind] - stand_ins
        elixir += stand_ins
        spend(state, seat, kind, spent[kind])
    spent[ELIXIR] = elixir
    spend(state, seat, ELIXIR, elixir)
    return spent


def remove_order(state: ArsState, seat: i64, slot: i64) -> None:
    """Take an order off the player board and close the gap."""
    at = seat * SLOTS + slot
    last = seat * SLOTS + SLOTS - 1
    while at < last:
        state.slots[at] = state.slots[at + 1]
        at += 1
    state.slots[last] = NONE
