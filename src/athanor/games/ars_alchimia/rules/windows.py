"""When abilities may be used (ARS-110, ARS-R27), and what their steps do.

A window goes round the table until everybody in turn has declined. Who can use nothing is not
asked.
"""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    BASICS,
    DISMISS,
    DISTILL,
    ELIXIR,
    EXCHANGE,
    GAIN,
    KINDS,
    NONE,
    PAIRS,
    PEEK,
    SIDES,
    STEPS,
    SWAP,
)
from athanor.games.ars_alchimia.rules import tell
from athanor.games.ars_alchimia.rules.ability_choices import (
    UNDER,
    DismissWhom,
    DistillWhat,
    ExchangeWhat,
    GainWhich,
    LeaveOrBury,
    LookWhere,
    RecoverHow,
    RerollOrNot,
    SwapWhich,
)
from athanor.games.ars_alchimia.rules.choices import DECLINE, Offer
from athanor.games.ars_alchimia.rules.piles import bury_top, look
from athanor.games.ars_alchimia.rules.queries import (
    can_distill,
    exchanges,
    next_in_order,
    order_piles,
    ready,
    total,
    usable,
)
from athanor.games.ars_alchimia.rules.stock import gain, leave_service, spend
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import bit, has, lowest
from athanor.kernel.decisions import Menu
from athanor.kernel.script import Die, Script


def window(state: ArsState, first: i64) -> Script[None]:
    """Offer every seat in turn to use one ability, until all have declined in a row (ARS-R27).

    Those who have passed, too (ARS-164, ARS-R25). Worth opening only if somebody can use anything
    (``somebody_can``).
    """
    seat = first
    declined: i64 = 0
    while declined < state.terms.seats:
        declined += 1
        if usable(state, seat):
            choice: i64 = yield Offer(state, seat)
            if choice != DECLINE:
                yield from use(state, seat, choice - 1)
                declined = 0
        seat = next_in_order(state, seat)


def use(state: ArsState, seat: i64, card: i64) -> Script[None]:
    """Carry an ability out, step by step; it costs no worker and is no turn (ARS-111, ARS-R26)."""
    exhaust(state, card)
    tell.used(state, seat, card)
    place = card * STEPS
    while place < (card + 1) * STEPS and state.terms.skills.verb[place] != NONE:
        yield from carry_out(state, seat, place)
        place += 1


def exhaust(state: ArsState, card: i64) -> None:
    """Turn a once-a-year card sideways (ARS-109)."""
    if has(state.terms.skills.once, card):
        state.exhausted |= bit(card)


def ask(menu: Menu) -> Script[int]:
    """Ask a seat, unless there is only one thing to choose."""
    if menu.count() == 1:
        return menu.only()
    choice: i64 = yield menu
    return choice


def carry_out(state: ArsState, seat: i64, place: i64) -> Script[None]:
    """Carry one step of an ability out, as far as it can be."""
    skills = state.terms.skills
    verb, first, second = skills.verb[place], skills.first[place], skills.second[place]
    if verb == GAIN:
        tell.gained(state, seat, first, gain(state, seat, first, second), second, "ARS-110")
    elif verb == SWAP:
        yield from swap(state, seat, first, second)
    elif verb == DISMISS:
        yield from dismiss(state, seat, first)
    elif verb == PEEK:
        yield from peek(state, seat)
    elif verb == DISTILL:
        yield from distill(state, seat)
    elif verb == EXCHANGE:
        yield from exchange(state, seat, first, second)


# --- Steps ---


def swap(state: ArsState, seat: i64, kinds: i64, into: i64) -> Script[None]:
    """Perhaps turn one of some resources into another that is below its cap."""
    if state.held(seat, into) >= state.terms.caps[into]:
        return
    choices: i64 = 0
    kind: i64 = 0
    while kind < BASICS:
        if has(kinds, kind) and kind != into and state.held(seat, kind) > 0:
            choices |= bit(kind)
        kind += 1
    if choices == 0:
        return
    choice: i64 = yield SwapWhich(state, seat, choices, into)
    if choice != DECLINE:
        change(state, seat, bit(choice - 1), 1, into, 1)


def change(state: ArsState, seat: i64, kinds: i64, give: i64, into: i64, get: i64) -> None:
    """Turn so many of each of some resources into another."""
    spent = [give if has(kinds, kind) else 0 for kind in range(KINDS)]
    left = kinds
    while left:
        spend(state, seat, lowest(left), give)
        left &= left - 1
    tell.changed(state, seat, spent, into, gain(state, seat, into, get))


def dismiss(state: ArsState, seat: i64, count: i64) -> Script[None]:
    """Dismiss an assistant and gain a basic resource, chosen afterwards (ARS-116)."""
    if state.staff[seat] == 0:
        return
    card: i64 = yield from ask(DismissWhom(state, seat))
    leave_service(state, seat, card, ("ARS-116", "ARS-114"))
    kind: i64 = yield from ask(GainWhich(state, seat))
    tell.gained(state, seat, kind, gain(state, seat, kind, count), count, "ARS-116")


def peek(state: ArsState, seat: i64) -> Script[None]:
    """Look at the top card of an order pile, and leave it or put it under (ARS-R54)."""
    if order_piles(state) == 0:
        return
    pile: i64 = yield from ask(LookWhere(state, seat))
    card: i64 = yield from look(state, pile, seat)
    tell.looked(state, seat, pile, card)
    choice: i64 = yield LeaveOrBury(state, seat, pile, card)
    if choice == UNDER:
        bury_top(state, pile)
    tell.buried(state, seat, pile, choice == UNDER)


def distill(state: ArsState, seat: i64) -> Script[None]:
    """Turn two different basic resources into Elixir, without a forge."""
    if not can_distill(state, seat):
        return
    choice: i64 = yield from ask(DistillWhat(state, seat))
    one, other = PAIRS[choice]
    change(state, seat, bit(one) | bit(other), 1, ELIXIR, 1)


def exchange(state: ArsState, seat: i64, give: i64, get: i64) -> Script[None]:
    """Turn some of one basic resource into another that is below its cap."""
    choices = exchanges(state, seat, give)
    if choices == 0:
        return
    choice: i64 = yield from ask(ExchangeWhat(state, seat, choices, give, get))
    change(state, seat, bit(choice // BASICS), give, choice % BASICS, get)


# --- Abilities with a moment of their own ---


def roll(state: ArsState, seat: i64, threshold: i64) -> Script[None]:
    """Roll the die once, let re-rolls happen, and fix the result (ARS-R52)."""
    side: i64 = yield Die("ars-alchimia-chance-die", SIDES, seat=seat)
    state.die = side + 1
    skills = state.terms.skills
    rerolls = ready(state, seat, skills.rerolling)
    while rerolls:
        card = lowest(rerolls)
        choice: i64 = yield RerollOrNot(state, seat, card)
        if choice != DECLINE:
            exhaust(state, card)
            side = yield Die("ars-alchimia-chance-die", SIDES, seat=seat)
            state.die = max(state.die, side + 1)
            tell.rerolled(state, seat, card, side + 1)
        rerolls &= rerolls - 1
    luck = total(state.staff[seat] & skills.lucky, skills.luck)
    state.result = state.die + state.surplus + luck  # ARS-080, ARS-120
    tell.rolled(state, seat, luck, threshold)


def offer_recovery(state: ArsState, seat: i64, bumped: i64) -> Script[None]:
    """Let a seat whose workers somebody else has bumped take some back (ARS-R8, ARS-R27)."""
    skills = state.terms.skills
    cards = ready(state, seat, skills.recovering)
    left = bumped
    while cards and left > 0:
        card = lowest(cards)
        most = skills.first[card * STEPS]
        number: i64 = yield RecoverHow(state, seat, card, most if most < left else left)
        if number != DECLINE:
            exhaust(state, card)
            state.square[seat] -= number
            state.available[seat] += number
            left -= number
            tell.recovered(state, seat, card, number)
        cards &= cards - 1
