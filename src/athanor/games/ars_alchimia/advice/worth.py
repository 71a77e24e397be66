"""What things are worth to a seat, roughly, in points.

A unit that an accepted order still needs is worth much more than a spare one; an order is worth
taking if it can be paid in time; an assistant is worth what it does in the years to come. The
numbers are estimates, corrected by looking at matches of bots that use them.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    BONUS,
    ELIXIR,
    GAIN,
    KINDS,
    NONE,
    PERFECT,
    SLOTS,
    STEPS,
    UNIVERSITY,
    YEARS,
)
from athanor.games.ars_alchimia.rules.queries import total
from athanor.games.ars_alchimia.show.words import amount, assistant_name, order_name
from athanor.games.ars_alchimia.show.words import category as category_name
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import bit, has
from athanor.kernel.reasons import Reasons
from athanor.kernel.vectors import vec

UNIT: Final[tuple[float, ...]] = (0.9, 0.9, 0.9, 1.3, 1.6)
"""Of a resource that is needed."""
SPARE: Final = 0.55
"""The share of it that a unit is worth which no order needs yet."""
WORKER: Final = 0.6
"""Of a worker placed."""
ORDER: Final = 0.4
"""The share of its points that an order is worth before anything is paid."""
LACKING: Final = 0.5
"""What each unit that an order lacks takes from that."""
EMPTY_FLASK: Final = 0.3
"""Of each flask of a perfect visit that no order needs."""
RISING: Final = 1.6
"""Of a University order to somebody who needs it for a level."""
IN_TIME: Final = 0.7
"""Units that a worker gathers, so that all orders can be paid before the last year is over."""
FORGE_TRIP: Final = 2.0
"""Units that could be gathered instead of going to a forge."""
BONUS_SHARE: Final = 0.6
"""Of the bonus of a category, before the order is fulfilled."""


def years_left(state: ArsState) -> i64:
    """Return how many years are still to be played, this one included."""
    return YEARS + 1 - state.year


def need(state: ArsState, seat: i64, kind: i64) -> i64:
    """Return how much of a resource all accepted orders of a seat ask for."""
    amount: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        order = state.slots[seat * SLOTS + slot]
        if order == NONE:
            break
        amount += state.terms.order_cost[order * KINDS + kind]
        slot += 1
    return amount


def gain_worth(
    state: ArsState,
    seat: i64,
    kind: i64,
    count: i64,
    reasons: Reasons | None = None,
    rule: str = "",
) -> float:
    """Return what some more of a resource are worth: nothing above the cap."""
    held = state.held(seat, kind)
    needed = need(state, seat, kind)
    last = state.year == YEARS
    worth = 0.0
    left = count
    while left > 0 and held < state.terms.caps[kind]:
        if held < needed:
            worth += UNIT[kind]
        elif kind == ELIXIR:
            worth += 1.0
        elif not last:
            worth += SPARE * UNIT[kind]
        held += 1
        left -= 1
    if reasons is not None:
        wanted = min(count - left, max(0, needed - held + count - left))
        gained = amount(kind, count - left)
        reasons.add("ars-alchimia-reason-gained", worth, rule, gained=gained, wanted=wanted)
    return worth


def loss_worth(
    state: ArsState, seat: i64, kind: i64, count: i64, reasons: Reasons | None = None
) -> float:
    """Return what some less of a resource would cost."""
    held = state.held(seat, kind)
    needed = need(state, seat, kind)
    worth = 0.0
    left = count
    while left > 0:
        worth += UNIT[kind] if held <= needed else SPARE * UNIT[kind]
        held -= 1
        left -= 1
    if reasons is not None:
        reasons.add("ars-alchimia-reason-spent", -worth, spent=amount(kind, count))
    return worth


def chance_of(threshold: i64, more: i64) -> float:
    """Return how likely a roll with something added reaches a threshold."""
    faces = 7 - threshold + more
    if faces <= 0:
        return 0.0
    return 1.0 if faces >= 6 else float(faces) / 6.0


def luck(state: ArsState, seat: i64) -> i64:
    """Return what assistants add to a roll."""
    skills = state.terms.skills
    return total(state.staff[seat] & skills.lucky, skills.luck)


def location_worth(
    state: ArsState, seat: i64, location: i64, reasons: Reasons | None = None
) -> float:
    """Return what a visit to a location surely brings."""
    worth = 0.0
    kind: i64 = 0
    while kind < KINDS:
        shown = state.terms.yields[location * KINDS + kind]
        if shown > 0:
            worth += gain_worth(state, seat, kind, shown, reasons, "ARS-077")
        kind += 1
    return worth


def category_step(state: ArsState, seat: i64, category: i64) -> float:
    """Return by how much one more order of a category raises its bonus."""
    count = state.made[seat * 4 + category]
    return float(BONUS[count + 1] - BONUS[count]) if count < len(BONUS) - 1 else 0.0


def order_worth(state: ArsState, seat: i64, order: i64, reasons: Reasons | None = None) -> float:
    """Return what taking an order is worth."""
    terms = state.terms
    lacking: i64 = 0
    burden: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        cost = terms.order_cost[order * KINDS + kind]
        short = cost + need(state, seat, kind) - state.held(seat, kind)
        if short > 0:
            burden += short
            lacking += min(cost, short)
        kind += 1
    points = float(terms.order_vp[order])
    if state.year == YEARS and float(burden) > IN_TIME * float(state.available[seat]) - FORGE_TRIP:
        if reasons is not None:
            name = order_name(terms, order)
            reasons.add("ars-alchimia-reason-too-late", -points / 2.0, "ARS-150", order=name)
        return -points / 2.0
    category = terms.order_category[order]
    worth = ORDER * points - LACKING * float(lacking)
    step = BONUS_SHARE * category_step(state, seat, category)
    worth += step
    if reasons is not None:
        vp = terms.order_vp[order]
        reasons.add("ars-alchimia-reason-order", ORDER * points, "ARS-130", vp=vp)
        lacked = LACKING * float(lacking)
        reasons.add("ars-alchimia-reason-lacking", -lacked, "ARS-126", count=lacking)
        add_step(reasons, category, step)
    if category == UNIVERSITY and state.made[seat * 4 + UNIVERSITY] < 2 and state.year < YEARS:
        worth += RISING
        if reasons is not None:
            reasons.add("ars-alchimia-reason-rising", RISING, "ARS-091 ARS-092")
    return worth


def add_step(reasons: Reasons, category: i64, worth: float) -> None:
    """Give the bonus of a category as a reason."""
    reasons.add("ars-alchimia-reason-step", worth, "ARS-151", category=category_name(category))


def fulfil_worth(state: ArsState, seat: i64, order: i64, reasons: Reasons | None = None) -> float:
    """Return what fulfilling an order brings, beside a perfect visit."""
    terms = state.terms
    vp = terms.order_vp[order]
    step = category_step(state, seat, terms.order_category[order])
    points = float(vp) + step
    if state.year == YEARS:
        points += float(vp // 2)
    if reasons is not None:
        name = order_name(terms, order)
        reasons.add("ars-alchimia-reason-fulfilled", float(vp), "ARS-130", order=name, vp=vp)
        add_step(reasons, terms.order_category[order], step)
        if state.year == YEARS:
            saved = vp // 2
            reasons.add("ars-alchimia-reason-saved", float(saved), "ARS-150", vp=saved)
    return points


def forge_worth(
    state: ArsState, seat: i64, uses: i64, reasons: Reasons | None = None
) -> tuple[float, float]:
    """Return what a visit to a forge brings, and what more if it is perfect.

    The best orders that can be paid are fulfilled, one by one.
    """
    terms = state.terms
    left = state.resources[seat * KINDS : (seat + 1) * KINDS]
    done: i64 = 0
    sure = 0.0
    perfect = 0.0
    flask: i64 = 0
    while flask < uses:
        best: i64 = NONE
        best_worth = 0.0
        slot: i64 = 0
        while slot < SLOTS and state.slots[seat * SLOTS + slot] != NONE:
            order = state.slots[seat * SLOTS + slot]
            if not has(done, slot) and payable(state, left, order):
                worth = fulfil_worth(state, seat, order)
                if worth > best_worth:
                    best_worth = worth
                    best = slot
            slot += 1
        if best == NONE:
            break
        order = state.slots[seat * SLOTS + best]
        if reasons is not None:
            fulfil_worth(state, seat, order, reasons)
        done |= bit(best)
        take_cost(state, left, order)
        sure += best_worth
        perfect += float(PERFECT[terms.order_level[order]])
        flask += 1
    return sure, perfect + EMPTY_FLASK * float(uses - flask)


def payable(state: ArsState, held: vec[i64], order: i64) -> bool:
    """Tell whether resources pay an order, Elixir standing in."""
    start = order * KINDS
    elixir = held[ELIXIR] - state.terms.order_cost[start + ELIXIR]
    kind: i64 = 0
    while kind < ELIXIR:
        short = state.terms.order_cost[start + kind] - held[kind]
        if short > 0:
            elixir -= short
        kind += 1
    return elixir >= 0


def take_cost(state: ArsState, held: vec[i64], order: i64) -> None:
    """Take what an order costs out of resources, with as little Elixir as possible."""
    start = order * KINDS
    held[ELIXIR] -= state.terms.order_cost[start + ELIXIR]
    kind: i64 = 0
    while kind < ELIXIR:
        held[kind] -= state.terms.order_cost[start + kind]
        if held[kind] < 0:
            held[ELIXIR] += held[kind]
            held[kind] = 0
        kind += 1


MUSE: Final = 1.5
"""Of a Muse, who strengthens a category at the end."""

YEARLY: Final[tuple[float, ...]] = (0.0, 0.5, 0.4, 0.2, 0.7, 0.5, 0.6, 1.0, 0.8)
"""By verb of the first step: what an ability is worth in a year, beside gains."""


def yearly_worth(state: ArsState, card: i64) -> float:
    """Return what an assistant is worth in a year."""
    skills = state.terms.skills
    worth = 0.0
    if has(skills.limiting, card):
        worth += 0.6
    if has(skills.teaching, card) and state.year < YEARS:
        worth += 0.9
    kind: i64 = 0
    while kind < 4:
        worth += 0.8 * float(skills.standing_rebate[card * 4 + kind])
        kind += 1
    worth += 0.9 * float(skills.luck[card]) + 1.0 * float(skills.flasks[card])
    worth += 1.3 * float(skills.points[card]) + 0.5 * float(skills.free_wages[card])
    place = card * STEPS
    while place < (card + 1) * STEPS and skills.verb[place] != NONE:
        verb = skills.verb[place]
        worth += YEARLY[verb]
        if verb == GAIN:
            worth += 0.7 * UNIT[skills.first[place]] * float(skills.second[place])
        place += 1
    return worth


def hire_worth(state: ArsState, card: i64, reasons: Reasons | None = None) -> float:
    """Return what hiring an assistant is worth until the end, salaries taken off."""
    years = float(years_left(state))
    yearly = yearly_worth(state, card) * years
    worth = 1.0 + yearly
    if has(state.terms.skills.muses, card):
        worth += MUSE
    paid = not has(state.terms.skills.unpaid, card)
    if paid:
        worth -= WORKER * (years - 1.0)
    if reasons is not None:
        name, left = assistant_name(state.terms, card), years_left(state)
        reasons.add("ars-alchimia-reason-employed", 1.0, "ARS-153")
        reasons.add("ars-alchimia-reason-skilled", yearly, assistant=name, years=left)
        if has(state.terms.skills.muses, card):
            reasons.add("ars-alchimia-reason-muse", MUSE, "ARS-151")
        if paid:
            salaries = -WORKER * (years - 1.0)
            reasons.add("ars-alchimia-reason-salaries", salaries, "ARS-039", count=left - 1)
    return worth
