"""What a seat may and can do as things stand: prices, limits, levels, payments."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    BASICS,
    BLIND_FORGE,
    DISMISS,
    DISTILL,
    ELIXIR,
    EXCHANGE,
    FORGE_PILE,
    KIND_ASSISTANT,
    KIND_FORGE,
    KIND_LOCATION,
    KIND_ORDER,
    KINDS,
    LEVELS,
    LOCATION_PILE,
    NONE,
    ORDER_LIMIT,
    PEEK,
    PERFECT,
    PORTAL,
    SLOTS,
    STEPS,
    UNIVERSITY,
    YEARS,
)
from athanor.games.ars_alchimia.state import ArsState
from athanor.games.ars_alchimia.terms import Terms
from athanor.kernel.bits import bit, count_bits, lowest
from athanor.kernel.vectors import vec


def total(cards: i64, numbers: vec[i64]) -> i64:
    """Return the sum of a number over a set of assistants.

    What they always do is looked up at the moment it counts, so that it begins and ends with their
    service (ARS-107, ARS-115), whether their cards are exhausted or not (ARS-R51).
    """
    amount: i64 = 0
    left = cards
    while left:
        amount += numbers[lowest(left)]
        left &= left - 1
    return amount


# --- Prices ---


def minimum(state: ArsState, space: i64) -> i64:
    """Return what a space costs without any rebate: one more than stand there (ARS-052, ARS-053).

    It does not matter whose they are (ARS-060, ARS-R9).
    """
    return state.crew[space] + 1


def standing_rebate(state: ArsState, seat: i64, kind: i64) -> i64:
    """Return by how much the assistants of a seat always lower the price of a kind of space."""
    skills = state.terms.skills
    amount: i64 = 0
    left = state.staff[seat] & skills.standing_rebates
    while left:
        amount += skills.standing_rebate[lowest(left) * 4 + kind]
        left &= left - 1
    return amount


def price_of(state: ArsState, seat: i64, space: i64) -> i64:
    """Return the price of a space for a seat that declares no rebate; never below 1."""
    price = minimum(state, space)
    if state.staff[seat] & state.terms.skills.standing_rebates:
        price -= standing_rebate(state, seat, state.terms.space_kind[space])
    return price if price > 1 else 1


def price_with(state: ArsState, seat: i64, space: i64, cards: i64) -> i64:
    """Return the price of a space for a seat that declares the rebates of some assistants.

    All that lowers it adds up; it is never below 1.
    """
    price = price_of(state, seat, space)
    left = cards
    while left:
        price -= state.terms.skills.first[lowest(left) * STEPS]
        left &= left - 1
    return price if price > 1 else 1


def lowest_price(state: ArsState, seat: i64, space: i64) -> i64:
    """Return what a space costs a seat that declares all the rebates it can."""
    rebates = ready(state, seat, state.terms.skills.declared_rebates)
    return price_with(state, seat, space, rebates)


def standing_rebates(state: ArsState, seat: i64, space: i64) -> i64:
    """Return the assistants of a seat with a standing rebate on a space, as a set."""
    skills = state.terms.skills
    kind = state.terms.space_kind[space]
    found: i64 = 0
    left = state.staff[seat] & skills.standing_rebates
    while left:
        if skills.standing_rebate[lowest(left) * 4 + kind] > 0:
            found |= left & -left
        left &= left - 1
    return found


def wages(state: ArsState, seat: i64) -> i64:
    """Return the salary of all assistants a seat has now (ARS-039, ARS-R50)."""
    skills = state.terms.skills
    mine = state.staff[seat]
    due = count_bits(mine & ~skills.unpaid) - total(mine & skills.stewards, skills.free_wages)
    return due if due > 0 else 0


# --- Orders ---


def order_limit(state: ArsState, seat: i64) -> i64:
    """Return how many orders a seat may hold; raises do not add up (ARS-096, ARS-097, ARS-R30)."""
    skills = state.terms.skills
    limit: i64 = ORDER_LIMIT
    left = state.staff[seat] & skills.limiting
    while left:
        limit = max(limit, skills.limit[lowest(left)])
        left &= left - 1
    return limit


def has_free_slot(state: ArsState, seat: i64) -> bool:
    """Tell whether a seat may hold one more order (ARS-098)."""
    held = state.orders_held(seat)
    return held < ORDER_LIMIT or held < order_limit(state, seat)


def university(state: ArsState, seat: i64) -> i64:
    """Return the own University orders that count for a seat's level (ARS-095, ARS-R18)."""
    skills = state.terms.skills
    count = state.made[seat * 4 + UNIVERSITY]
    return count + total(state.staff[seat] & skills.teaching, skills.university)


def may_take_level(state: ArsState, seat: i64, level: i64) -> bool:
    """Tell whether a level is open: none needed for C, 1 for B, 2 for A."""
    if level == 0 or state.year == YEARS:  # ARS-090, ARS-094
        return True
    return university(state, seat) >= level  # ARS-091, ARS-092, ARS-093


# --- Forges ---


def flasks(state: ArsState, seat: i64, forge: i64) -> i64:
    """Return how often a seat may use a forge in one visit (ARS-122, ARS-R52)."""
    skills = state.terms.skills
    return state.terms.forge_flasks[forge] + total(state.staff[seat] & skills.smiths, skills.flasks)


def missing(state: ArsState, seat: i64, order: i64) -> i64:
    """Return how many basic units of an order a seat cannot pay in kind."""
    lack: i64 = 0
    kind: i64 = 0
    while kind < BASICS:
        short = state.terms.order_cost[order * KINDS + kind] - state.resources[seat * KINDS + kind]
        if short > 0:
            lack += short
        kind += 1
    return lack


def can_pay(state: ArsState, seat: i64, order: i64) -> bool:
    """Tell whether a seat can pay an order, Elixir standing in (ARS-126 to ARS-128)."""
    elixir = state.resources[seat * KINDS + ELIXIR]
    needed = state.terms.order_cost[order * KINDS + ELIXIR]
    return needed + missing(state, seat, order) <= elixir


def fulfil_bonus(state: ArsState, seat: i64, order: i64) -> i64:
    """Return what fulfilling an order now brings beyond its own points."""
    skills = state.terms.skills
    extra = total(state.staff[seat] & skills.patrons, skills.points)
    if state.perfect:  # ARS-131
        extra += PERFECT[state.terms.order_level[order]]
    return extra


def elixir_bonus(state: ArsState) -> i64:
    """Return the points that making an Elixir now brings (ARS-135, ARS-140)."""
    return 1 if state.perfect else 0


def can_distill(state: ArsState, seat: i64) -> bool:
    """Tell whether a seat can make Elixir (ARS-134, ARS-137, ARS-R15)."""
    start = seat * KINDS
    if state.resources[start + ELIXIR] >= state.terms.caps[ELIXIR]:  # ARS-138
        return False
    kinds: i64 = 0
    kind: i64 = 0
    while kind < BASICS:
        if state.resources[start + kind] > 0:
            kinds += 1
        kind += 1
    return kinds > 1


def pairs_held(state: ArsState, seat: i64) -> i64:
    """Return the pairs of different basic resources that a seat has, as a set."""
    start = seat * KINDS
    mask: i64 = 0
    index: i64 = 0
    one: i64 = 0
    while one < BASICS:
        other = one + 1
        while other < BASICS:
            if state.resources[start + one] > 0 and state.resources[start + other] > 0:
                mask |= bit(index)
            index += 1
            other += 1
        one += 1
    return mask


def can_transform(state: ArsState, seat: i64) -> bool:
    """Tell whether a seat could make any transformation now (ARS-065)."""
    if can_distill(state, seat):
        return True
    slot: i64 = 0
    while slot < SLOTS:
        order = state.slots[seat * SLOTS + slot]
        if order == NONE:
            return False
        if can_pay(state, seat, order):
            return True
        slot += 1
    return False


# --- Actions ---


def has_card(state: ArsState, space: i64) -> bool:
    """Tell whether there is a card to act with: on the space, or in its pile (ARS-146, ARS-R47)."""
    if space == PORTAL:
        return state.sizes[LOCATION_PILE] > 0  # ARS-R31
    if space == BLIND_FORGE:
        return state.sizes[FORGE_PILE] > 0
    return state.face[space] != NONE


def can_act(state: ArsState, seat: i64, space: i64) -> bool:
    """Tell whether the action of a space can be carried out (ARS-065, ARS-R11)."""
    if not has_card(state, space):
        return False
    kind = state.terms.space_kind[space]
    if kind == KIND_FORGE:
        return can_transform(state, seat)
    if kind != KIND_ORDER:  # ARS-086
        return True
    return has_free_slot(state, seat) and may_take_level(state, seat, state.terms.space_pile[space])


def open_kinds(state: ArsState, seat: i64) -> i64:
    """Return what a seat could do if there were a card: levels 0 to 2, then kinds of spaces."""
    mask: i64 = (1 << (2 + KIND_LOCATION)) | (1 << (2 + KIND_ASSISTANT))
    if can_transform(state, seat):
        mask |= 1 << (2 + KIND_FORGE)
    if has_free_slot(state, seat):
        level: i64 = 0
        while level < len(LEVELS):
            if may_take_level(state, seat, level):
                mask |= bit(level)
            level += 1
    return mask


def space_bit(terms: Terms, space: i64) -> i64:
    """Return which bit of ``open_kinds`` speaks of a space."""
    kind = terms.space_kind[space]
    return terms.space_pile[space] if kind == KIND_ORDER else 2 + kind


# --- Abilities ---


def usable(state: ArsState, seat: i64) -> i64:
    """Return the assistants whose ability a seat can use in a window now, as a set (ARS-R27).

    An ability whose cost cannot be paid cannot be used; one whose gain is lost can (ARS-R55).
    """
    skills = state.terms.skills
    ready = state.staff[seat] & skills.usable & ~(state.exhausted & skills.once)  # ARS-108, ARS-109
    can: i64 = 0
    left = ready
    while left:
        card = lowest(left)
        if can_begin(state, seat, card):
            can |= left & -left
        left &= left - 1
    return can


def can_begin(state: ArsState, seat: i64, card: i64) -> bool:
    """Tell whether the first step of an ability can be carried out."""
    skills = state.terms.skills
    verb = skills.verb[card * STEPS]
    if verb == DISTILL:
        return can_distill(state, seat)
    if verb == EXCHANGE:
        return exchanges(state, seat, skills.first[card * STEPS]) != 0
    if verb == PEEK:
        return order_piles(state) != 0
    return verb != DISMISS or state.staff[seat] != 0


def order_piles(state: ArsState) -> i64:
    """Return the order piles that are not empty, as a set."""
    mask: i64 = 0
    pile: i64 = 0
    while pile < len(LEVELS):
        if state.sizes[pile] > 0:
            mask |= bit(pile)
        pile += 1
    return mask


def exchanges(state: ArsState, seat: i64, give: i64) -> i64:
    """Return from what into what a seat can exchange, as a set of ``from * 4 + into``."""
    start = seat * KINDS
    mask: i64 = 0
    kind: i64 = 0
    while kind < BASICS:
        if state.resources[start + kind] >= give:
            other: i64 = 0
            while other < BASICS:
                if other != kind and state.resources[start + other] < state.terms.caps[other]:
                    mask |= bit(kind * BASICS + other)
                other += 1
        kind += 1
    return mask


def ready(state: ArsState, seat: i64, cards: i64) -> i64:
    """Return those of some once-a-year assistants that a seat has and that are not exhausted."""
    return state.staff[seat] & cards & ~state.exhausted


def somebody_can(state: ArsState) -> bool:
    """Tell whether any seat can use an ability in a window now."""
    seat: i64 = 0
    while seat < state.terms.seats:
        if state.staff[seat] & state.terms.skills.usable and usable(state, seat):
            return True
        seat += 1
    return False


# --- Turn order ---


def first_in_order(state: ArsState) -> i64:
    """Return who has the lowest Workshop card (ARS-034, ARS-R46)."""
    first: i64 = 0
    seat: i64 = 1
    while seat < state.terms.seats:
        if state.workshop[seat] < state.workshop[first]:
            first = seat
        seat += 1
    return first


def next_in_order(state: ArsState, seat: i64) -> i64:
    """Return who has the next Workshop card, numbers that nobody has skipped (ARS-034)."""
    mine = state.workshop[seat]
    following: i64 = NONE
    other: i64 = 0
    while other < state.terms.seats:
        if state.workshop[other] > mine and (
            following == NONE or state.workshop[other] < state.workshop[following]
        ):
            following = other
        other += 1
    return first_in_order(state) if following == NONE else following


def is_free(state: ArsState, workshop: i64) -> bool:
    """Tell whether nobody has a Workshop card."""
    seat: i64 = 0
    while seat < state.terms.seats:
        if state.workshop[seat] == workshop:
            return False
        seat += 1
    return True
