"""What figures do: anywhere, in their tower, and in cities. Fights have a module of their own."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ACTIONS,
    ALCHEMIST,
    BUY,
    CONVERT,
    COPPER,
    DRAWN,
    FIRE,
    FIRST_SOURCE,
    FRESH,
    IN_DISCARD_PILE,
    IN_HAND,
    IN_PILE,
    KINDS,
    NONE,
    ON_BENCH,
    PILES,
    PRODUCT,
    RECIPE_RULES,
    RESEARCH,
    SECOND_SOURCE,
    SLOTS,
    STAGE_BENCH,
    STAGE_HAND,
    TRANSMUTE,
    TRANSMUTED,
    WORN,
)
from athanor.games.materia_prima.rules import tell
from athanor.games.materia_prima.rules.figures import (
    extra_actions,
    hand_limit,
    is_scholar,
    prospect,
    room,
    spend,
)
from athanor.games.materia_prima.rules.order_objections import marker_at
from athanor.games.materia_prima.rules.orders import (
    ORDER_BLEND,
    ORDER_CONVERT,
    ORDER_TAKE,
    ORDER_TAKE_SOUL,
)
from athanor.games.materia_prima.rules.prepare import CARD_CHANCE, offer_extension
from athanor.games.materia_prima.rules.quests import ON_DROP, ON_MOVE, SOUL_BIT, Deed, look
from athanor.games.materia_prima.rules.sorting import (
    ALL,
    DONE,
    DROPPING,
    FINISHED,
    GATHERING,
    SOUL,
    STOWING,
    UNLOAD_ALL,
    UNLOADING,
    WEARING,
    Share,
    Shift,
    Sorting,
)
from athanor.games.materia_prima.state import MateriaState, total
from athanor.games.materia_prima.terms import numbers
from athanor.kernel.audience import only
from athanor.kernel.bits import bit
from athanor.kernel.script import Pick, Script
from athanor.kernel.vectors import vec

SCHOLAR_CARDS: i64 = 4
"""Cards drawn by a scholar (MAT-231)."""


# --- Anywhere ---


def move(state: MateriaState, figure: i64, direction: i64) -> None:
    """Go to a neighbouring hex (MAT-060)."""
    start = state.spot[figure]
    hex_ = state.terms.ground.next_to(start, direction)
    state.spot[figure] = hex_  # what lies there stays there: MAT-074
    tell.moved(state, figure, start)
    look(state, figure // SLOTS, Deed(ON_MOVE, figure, hex_))


def mine(state: MateriaState, figure: i64) -> None:
    """Take the element of the hex from the supply, as much as there is room for (MAT-070)."""
    kind = state.mine_at(state.spot[figure])  # MAT-031, MAT-034
    yielded = 1 + prospect(state, figure, kind)
    count = min(yielded, room(state, figure))  # MAT-232, MAT-R24
    state.pack[figure * KINDS + kind] += count  # MAT-071
    tell.mined(state, figure, kind, count, count < yielded)


def take(state: MateriaState, figure: i64, part: i64) -> Script[None]:
    """Take one thing that lies on the hex (MAT-073, MAT-R10), or any number (MAT-362)."""
    counts = [0] * KINDS
    hex_ = state.spot[figure]
    souls = 0
    if part == ORDER_TAKE_SOUL:
        take_soul(state, figure)
        souls = 1
    else:
        take_unit(state, figure, part - ORDER_TAKE)
        counts[part - ORDER_TAKE] = 1
    while state.terms.pickup_all:
        free = room(state, figure)
        more = state.dropped_souls[hex_] if figure % SLOTS == ALCHEMIST else 0
        if more == 0 and (free == 0 or total(state.drops, hex_ * KINDS) == 0):
            break
        choice: i64 = yield Sorting(
            state, figure, GATHERING, state.drops, hex_ * KINDS, more, free, 0
        )
        if choice == DONE:
            break
        if choice == SOUL:
            take_soul(state, figure)
            souls += 1
            continue
        kind: i64 = 0
        while kind < KINDS:
            while (choice == ALL and state.drops[hex_ * KINDS + kind] > 0) or choice == kind:
                take_unit(state, figure, kind)
                counts[kind] += 1
                if choice == kind:
                    break
            kind += 1
    tell.took(state, figure, counts, souls)


def take_unit(state: MateriaState, figure: i64, kind: i64) -> None:
    """Pick up one dropped unit."""
    state.drops[state.spot[figure] * KINDS + kind] -= 1
    state.pack[figure * KINDS + kind] += 1


def take_soul(state: MateriaState, figure: i64) -> None:
    """Pick up one Soul Stone; it takes no room (MAT-118)."""
    state.dropped_souls[state.spot[figure]] -= 1
    state.souls[figure // SLOTS] += 1


def discard(state: MateriaState, figure: i64) -> Script[None]:
    """Drop as much as one likes on the hex (MAT-080 to MAT-082)."""
    seat = figure // SLOTS
    hex_ = state.spot[figure]
    counts = [0] * KINDS
    souls = 0
    dropped: i64 = 0
    while True:
        owned = state.souls[seat] if figure % SLOTS == ALCHEMIST else 0
        load = state.carried(figure)
        if load == 0 and owned == 0:
            break
        least = 1 if dropped == 0 else 0  # MAT-R14
        choice: i64 = yield Sorting(
            state, figure, DROPPING, state.pack, figure * KINDS, owned, load, least, dropped
        )
        if choice == DONE:
            break
        if choice == SOUL:
            state.souls[seat] -= 1
            state.dropped_souls[hex_] += 1
            dropped |= SOUL_BIT
            souls += 1
            continue
        kind: i64 = 0
        while kind < KINDS:
            units = state.pack[figure * KINDS + kind]
            if choice == kind or (choice == ALL and units > 0):
                gone = 1 if choice == kind else units
                state.pack[figure * KINDS + kind] -= gone
                state.drops[hex_ * KINDS + kind] += gone  # MAT-081
                counts[kind] += gone
                dropped |= bit(kind)
            kind += 1
        if choice == ALL:
            break
    tell.dropped(state, figure, counts, souls)
    look(state, seat, Deed(ON_DROP, figure, hex_, dropped))


# --- In the tower ---


def equip(state: MateriaState, figure: i64) -> Script[None]:
    """Move units, and an alchemist's items, between card and tower (MAT-131, MAT-133)."""
    yield from share(state, figure, Shift(False))
    seat = figure // SLOTS
    if state.count_at(IN_HAND + seat) > hand_limit(state, seat):  # MAT-R56
        state.stage = STAGE_HAND


def share(state: MateriaState, figure: i64, shift: Shift) -> Script[None]:
    """Move things to and fro until it is enough (MAT-R15, MAT-R34)."""
    seat = figure // SLOTS
    loaded = [0] * KINDS
    unloaded = [0] * KINDS
    while state.carried(figure) > 0 or total(state.store, seat * KINDS) > 0 or not shift.free:
        decision = Share(state, figure, shift)
        choice: i64 = yield decision
        if choice == FINISHED:
            break
        if choice < UNLOADING:
            state.store[seat * KINDS + choice] -= 1
            state.pack[figure * KINDS + choice] += 1
            shift.loaded |= bit(choice)
            loaded[choice] += 1
        elif choice < FINISHED:
            unload(state, figure, choice - UNLOADING, 1, shift, unloaded)
        elif choice == UNLOAD_ALL:
            kind: i64 = 0
            while kind < KINDS:
                unload(state, figure, kind, state.pack[figure * KINDS + kind], shift, unloaded)
                kind += 1
        elif choice < STOWING:
            wear(state, seat, choice - WEARING)
            shift.worn |= bit(decision.rank(choice - WEARING))
        else:
            stow(state, seat, choice - STOWING)
            shift.stowed |= bit(decision.rank(choice - STOWING))
    tell.shared(state, figure, loaded, unloaded, shift.free)


def unload(
    state: MateriaState, figure: i64, kind: i64, count: i64, shift: Shift, unloaded: list[int]
) -> None:
    """Put units of a kind from a pack into the tower (MAT-132)."""
    if count > 0:
        state.pack[figure * KINDS + kind] -= count
        state.store[figure // SLOTS * KINDS + kind] += count
        shift.unloaded |= bit(kind)
        unloaded[kind] += count


def wear(state: MateriaState, seat: i64, item: i64) -> None:
    """Put an item on; it works from the next turn (MAT-211, MAT-213)."""
    slot = 2 * seat if state.item[2 * seat] == NONE else 2 * seat + 1
    state.item[slot] = item
    state.item_active[slot] = 0
    state.where[item] = WORN + seat
    tell.wore(state, seat, item)


def stow(state: MateriaState, seat: i64, item: i64) -> None:
    """Put an item into the tower; what it did stops at once (MAT-214, MAT-R12, MAT-R42)."""
    slot = 2 * seat if state.item[2 * seat] == item else 2 * seat + 1
    state.item[slot] = NONE
    state.item_active[slot] = 0
    state.where[item] = TRANSMUTED + seat
    kind: i64 = 0
    while kind < ACTIONS:
        still = extra_actions(state, seat * SLOTS, kind)
        state.extra[kind] = min(state.extra[kind], still)
        kind += 1
    tell.stowed(state, seat, item)


def convert(state: MateriaState, choice: i64) -> Script[None]:
    """Turn two elements into one, then share freely (MAT-140 to MAT-149, MAT-134)."""
    seat = state.active
    alchemist = seat * SLOTS
    spend(state, alchemist, CONVERT)
    if choice < ORDER_BLEND:
        recipe = choice - ORDER_CONVERT
        first, second, product = FIRST_SOURCE[recipe], SECOND_SOURCE[recipe], PRODUCT[recipe]
        rules: tuple[str, ...] = (RECIPE_RULES[recipe],)
    else:
        extensions = state.terms.extensions
        first, second = extensions.element[state.extension], choice - ORDER_BLEND
        product = extensions.product[state.extension]
        known = first == FIRE and product == COPPER
        rules = ("MAT-171", "MAT-175", "MAT-R57") if known else ("MAT-171", "MAT-R57")
    pay(state, seat, first, 1)
    pay(state, seat, second, 1)
    state.store[seat * KINDS + product] += 1  # MAT-032, MAT-141
    tell.converted(state, first, second, product, rules)
    yield from share(state, alchemist, Shift(True))


def pay(state: MateriaState, seat: i64, kind: i64, count: i64) -> None:
    """Give units back to the supply, from the alchemist's card first (MAT-035, MAT-R34)."""
    carried = min(count, state.pack[seat * SLOTS * KINDS + kind])
    state.pack[seat * SLOTS * KINDS + kind] -= carried
    state.store[seat * KINDS + kind] -= count - carried


def transmute(state: MateriaState, card: i64) -> None:
    """Pay for a formula and lay it open; what becomes of it comes next (MAT-160 to MAT-166)."""
    seat = state.active
    cards = state.terms.cards
    spend(state, seat * SLOTS, TRANSMUTE)
    kind: i64 = 0
    while kind < KINDS:
        pay(state, seat, kind, cards.cost[card * KINDS + kind])
        kind += 1
    state.souls[seat] -= cards.souls[card]  # MAT-120
    forget_novice(state, seat, card)
    state.where[card] = ON_BENCH + seat
    state.bench = card
    state.stage = STAGE_BENCH
    tell.transmuted(state, seat, card)


def forget_novice(state: MateriaState, seat: i64, card: i64) -> None:
    """Nobody knows any longer that a level-1 card is among those left, if one went away."""
    if state.terms.cards.level[card] == 1:
        state.novice[seat * PILES + state.terms.cards.pile[card]] = 0


# --- In a city ---


def buy(state: MateriaState) -> Script[None]:
    """Buy the extension of the city from what one carries (MAT-181 to MAT-183)."""
    seat = state.active
    alchemist = seat * SLOTS
    city = state.city_at(state.spot[alchemist])
    extension = marker_at(state, city)
    spend(state, alchemist, BUY)
    kind: i64 = 0
    while kind < KINDS:
        price = state.terms.extensions.price[extension * KINDS + kind]
        state.pack[alchemist * KINDS + kind] -= price
        kind += 1
    state.extension_at[extension] = FRESH + seat  # MAT-170, MAT-174, MAT-182
    tell.bought(state, seat, extension)
    yield from offer_extension(state, city)


def research(state: MateriaState, pile: i64) -> Script[None]:
    """Draw formulas of a kind that the city offers (MAT-185, MAT-231)."""
    seat = state.active
    spend(state, seat * SLOTS, RESEARCH)
    scholar = is_scholar(state, seat)
    wanted = SCHOLAR_CARDS if scholar else 1
    cards = state.terms.cards
    first = cards.first[pile]
    length = cards.first[pile + 1] - first
    while wanted > 0:
        weights = numbers(length)
        if fill_pile(state, pile, weights) == 0:
            break
        drawn: i64 = yield Pick(CARD_CHANCE, weights, 0, length, only(seat))
        state.where[first + drawn] = DRAWN + seat
        wanted -= 1
    tell.researched(state, seat, pile, scholar)
    state.stage = STAGE_HAND


def fill_pile(state: MateriaState, pile: i64, weights: "vec[i64]") -> i64:
    """Mark the cards of a pile, made of its discards if it is empty (MAT-R27); return how many."""
    left = mark_pile(state, pile, weights)
    if left > 0:
        return left
    cards = state.terms.cards
    card = cards.first[pile]
    while card < cards.first[pile + 1]:
        if state.where[card] == IN_DISCARD_PILE:
            state.where[card] = IN_PILE
            state.thrown[card] = NONE
            left += 1
        card += 1
    if left > 0:
        tell.reshuffled(state, pile)
    return mark_pile(state, pile, weights)


def mark_pile(state: MateriaState, pile: i64, weights: "vec[i64]") -> i64:
    """Mark the cards that lie in a pile; return how many."""
    cards = state.terms.cards
    first = cards.first[pile]
    left: i64 = 0
    card = first
    while card < cards.first[pile + 1]:
        if state.where[card] == IN_PILE:
            weights[card - first] = 1
            left += 1
        card += 1
    return left
