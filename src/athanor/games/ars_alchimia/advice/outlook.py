"""How an unfinished match stands: the points each seat may expect, and who will win.

Everything a seat has is counted at what it will bring: its orders, resources, assistants, and the
workers of this year and of those to come. For search, which looks a little ahead and then asks.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.advice.worth import UNIT, category_step, yearly_worth, years_left
from athanor.games.ars_alchimia.codes import (
    ELIXIR,
    KINDS,
    NONE,
    PERFECT,
    SLOTS,
    STAGE_END,
    UNIVERSITY,
)
from athanor.games.ars_alchimia.scoring import specialities
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import lowest
from athanor.kernel.vectors import vec

WORKER_NOW: Final = 0.7
"""Points of a worker that can still be placed this year."""
WORKER_LATER: Final = 0.7
"""Of a worker, for each year to come."""
SPARE_UNIT: Final = 0.5
"""The share of its worth that a resource has which no order needs."""
FORGING: Final = 0.8
"""What the visit to a forge costs, for each order."""
PERFECT_SHARE: Final = 0.5
"""How often a visit is perfect."""
LEVELS_OPEN: Final[tuple[float, ...]] = (0.0, 2.5, 4.0)
"""Of University orders for the levels they open, in a whole match."""
SALARY: Final = 0.6
"""What an assistant costs, for each year to come."""
STEP_SHARE: Final = 0.7
"""How much of the next step of a category an order is worth that is not yet fulfilled."""
DELAY: Final = 0.02
"""How much less likely an order is fulfilled in a later year for all that it lacks."""
NARROW: Final = 5.0
WIDENING: Final = 2.5
"""How far apart likely winner and loser stand: at the end, and more for each year to come."""


def outlook(state: ArsState, seat: i64) -> float:
    """Return how many points a seat may expect at the end."""
    later = float(years_left(state) - 1)
    playing = state.stage != STAGE_END and not state.has_passed(seat)
    now = float(state.available[seat]) if playing else 0.0
    workers = float(state.available[seat] + state.square[seat] + state.workers_out(seat))
    points = float(state.vp[seat] + specialities(state, seat))
    points += WORKER_NOW * now + WORKER_LATER * workers * later
    points += orders_and_stock(state, seat, now, later)
    points += staff_worth(state, seat, later)
    opened = state.made[seat * 4 + UNIVERSITY]
    return points + LEVELS_OPEN[opened if opened < 2 else 2] * later / 3.0


def orders_and_stock(state: ArsState, seat: i64, now: float, later: float) -> float:
    """Return what accepted orders and the resources for them are worth together."""
    left = state.resources[seat * KINDS : (seat + 1) * KINDS]
    worth = 0.0
    lacking = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        order = state.slots[seat * SLOTS + slot]
        if order == NONE:
            break
        short = set_aside(state, left, order)
        lacking += short
        in_time = chance_in_time(lacking, now, later)
        worth += in_time * (order_gain(state, seat, order) - short - FORGING)
        worth -= (1.0 - in_time) * float(state.terms.order_vp[order] // 2)
        slot += 1
    if later > 0.0:
        kind: i64 = 0
        while kind < ELIXIR:
            worth += SPARE_UNIT * UNIT[kind] * float(left[kind])
            kind += 1
    return worth + float(left[ELIXIR])


def set_aside(state: ArsState, left: vec[i64], order: i64) -> float:
    """Take out of resources what an order needs; return the worth of what it still lacks."""
    short = 0.0
    kind: i64 = 0
    while kind < KINDS:
        cost = state.terms.order_cost[order * KINDS + kind]
        have = min(cost, left[kind])
        left[kind] -= have
        short += UNIT[kind] * float(cost - have)
        kind += 1
    return short


def order_gain(state: ArsState, seat: i64, order: i64) -> float:
    """Return what fulfilling an order may be expected to bring."""
    terms = state.terms
    gain = float(terms.order_vp[order])
    gain += PERFECT_SHARE * float(PERFECT[terms.order_level[order]])
    return gain + STEP_SHARE * category_step(state, seat, terms.order_category[order])


def chance_in_time(lacking: float, now: float, later: float) -> float:
    """Return how likely an order is fulfilled if it and those before it lack so much."""
    if later > 0.0:
        return max(0.0, 1.0 - DELAY * lacking)
    if now < 1.0:
        return 0.0
    return max(0.0, 1.0 - lacking / (now + 1.0))


def staff_worth(state: ArsState, seat: i64, later: float) -> float:
    """Return what the assistants of a seat will bring, salaries taken off."""
    worth = 0.0
    left = state.staff[seat]
    while left:
        worth += 1.0 + later * max(0.0, yearly_worth(state, lowest(left)) - SALARY)
        left &= left - 1
    return worth


def prospect_of_winning(state: ArsState, seat: i64) -> float:
    """Return how likely a seat wins, as the points that all may expect tell."""
    spread = NARROW + WIDENING * float(years_left(state) - 1)
    mine = outlook(state, seat)
    others = 1.0
    other: i64 = 0
    while other < state.terms.seats:
        if other != seat:
            others += exp((outlook(state, other) - mine) / spread)
        other += 1
    return 1.0 / others
