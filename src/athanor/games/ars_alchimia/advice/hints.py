"""What bots should know about Ars Alchimia: what a choice is worth, roughly, in points."""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.advice.outlook import prospect_of_winning
from athanor.games.ars_alchimia.advice.prospects import Prospects
from athanor.games.ars_alchimia.advice.worth import (
    WORKER,
    category_step,
    chance_of,
    fulfil_worth,
    gain_worth,
    hire_worth,
    loss_worth,
    luck,
    order_worth,
    yearly_worth,
    years_left,
)
from athanor.games.ars_alchimia.codes import (
    BASICS,
    DISMISS,
    DISTILL,
    ELIXIR,
    EXCHANGE,
    GAIN,
    KIND_FORGE,
    NONE,
    PAIRS,
    PEEK,
    PERFECT,
    SLOTS,
    STEPS,
    SWAP,
    YEARS,
)
from athanor.games.ars_alchimia.rules.ability_choices import (
    DismissWhom,
    DistillWhat,
    ExchangeWhat,
    GainWhich,
    LeaveOrBury,
    RecoverHow,
    RerollOrNot,
    SwapWhich,
)
from athanor.games.ars_alchimia.rules.choices import (
    DECLINE,
    FIRST_ITEM,
    KEEP,
    STOP,
    Offer,
    Salary,
    SpecialityWhich,
    Transformation,
    WorkshopChoice,
)
from athanor.games.ars_alchimia.rules.payment import Payment, elixir_units
from athanor.games.ars_alchimia.rules.placing import Turn
from athanor.games.ars_alchimia.rules.queries import exchanges, pairs_held
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import has, lowest
from athanor.kernel.game import UNSETTLED, Hints, State
from athanor.kernel.script import Decision

HORIZON: Final = 3
"""Turns of a seat after which search asks how the match stands."""
TROUBLE: Final = 0.05
"""What it takes to use an ability at all: whatever only changes one thing into its like is left."""
EARLY: Final = 0.35
"""Of going one place earlier in the turn order."""
EXTRA_WORKER: Final = 0.8
"""Of an extra worker, each year."""


class ArsHints(Hints):
    """Values a choice by what it brings and what it costs."""

    def __init__(self) -> None:
        super().__init__(HORIZON, weighed=True)
        self._prospects: Prospects | None = None

    def value(self, decision: Decision, choice: i64) -> float:
        """Return the worth of a choice to the seat that makes it, in points."""
        if isinstance(decision, Turn):
            return self._looked_at(decision).worth(choice)
        if isinstance(decision, Offer):
            return offer_worth(decision.state, decision.seat, choice)
        if isinstance(decision, Transformation):
            return transformation_worth(decision, choice)
        if isinstance(decision, Payment):
            return -float(sum_of_elixir(choice))
        if isinstance(decision, Salary):
            return salary_worth(decision.state, choice)
        if isinstance(decision, WorkshopChoice):
            extra = float(decision.state.terms.extra_workers[choice])
            return EXTRA_WORKER * extra * float(years_left(decision.state)) - EARLY * float(choice)
        return ability_choice_worth(decision, choice)

    def is_hopeless(self, decision: Decision, choice: i64) -> bool:
        """Tell whether a placement wastes workers: fewer would do as well, or nearly."""
        return isinstance(decision, Turn) and self._looked_at(decision).overpays(choice)

    def settled(self, decision: Decision) -> i64:
        """Return what is plain: what nobody would use is declined, a re-roll helps or does not.

        What an ability is used *for* follows from its worth, which is why it was used at all.
        """
        if isinstance(decision, (Turn, Transformation, Salary, WorkshopChoice)):
            return UNSETTLED
        best: i64 = -1
        best_value = 0.0
        for code in decision.codes():
            value = self.value(decision, code)
            if best < 0 or value > best_value:
                best = code
                best_value = value
        if isinstance(decision, Offer) and best != DECLINE:
            return UNSETTLED
        return best

    def turn_of(self, state: State, decision: Decision) -> i64:
        """Return the active seat: others use their abilities in the middle of its turn."""
        assert isinstance(state, ArsState)
        return decision.seat if state.active == NONE else state.active

    def estimate(self, state: State, seat: i64) -> float:
        """Return what an unfinished match is worth to a seat."""
        assert isinstance(state, ArsState)
        return prospect_of_winning(state, seat)

    def _looked_at(self, turn: Turn) -> Prospects:
        """Return what all options of a turn have in common; they are asked about in a row."""
        prospects = self._prospects
        if prospects is None or prospects.turn is not turn:
            prospects = Prospects(turn)
            self._prospects = prospects
        return prospects


def offer_worth(state: ArsState, seat: i64, choice: i64) -> float:
    """Return what using an ability now brings; declining brings nothing."""
    if choice == DECLINE:
        return 0.0
    skills = state.terms.skills
    place = (choice - 1) * STEPS
    verb, first, second = skills.verb[place], skills.first[place], skills.second[place]
    if verb == GAIN:
        return gain_worth(state, seat, first, second) - TROUBLE
    if verb == DISTILL:
        return best_pair(state, seat) - TROUBLE
    if verb == EXCHANGE:
        return best_exchange(state, seat, first, second) - TROUBLE
    if verb == DISMISS:
        return best_dismissal(state, seat, first) - TROUBLE
    if verb == SWAP:
        return best_swap(state, seat, first, second) - TROUBLE
    return TROUBLE if verb == PEEK else -TROUBLE


def best_pair(state: ArsState, seat: i64) -> float:
    """Return what the best pair of resources is worth as Elixir."""
    best = -9.0
    left = pairs_held(state, seat)
    while left:
        best = max(best, pair_worth(state, seat, lowest(left)))
        left &= left - 1
    return best


def pair_worth(state: ArsState, seat: i64, index: i64) -> float:
    """Return what turning a pair of resources into Elixir brings."""
    one, other = PAIRS[index]
    cost = loss_worth(state, seat, one, 1) + loss_worth(state, seat, other, 1)
    return gain_worth(state, seat, ELIXIR, 1) + lacking_worth(state, seat) - cost


def lacking_worth(state: ArsState, seat: i64) -> float:
    """Return how much Elixir helps to pay for what no location shows."""
    return 0.3 if state.slots[seat * SLOTS] >= 0 else 0.0


def best_exchange(state: ArsState, seat: i64, give: i64, get: i64) -> float:
    """Return what the best exchange brings."""
    best = -9.0
    left = exchanges(state, seat, give)
    while left:
        best = max(best, exchange_worth(state, seat, lowest(left), give, get))
        left &= left - 1
    return best


def best_swap(state: ArsState, seat: i64, kinds: i64, into: i64) -> float:
    """Return what turning the least useful of some resources into another brings."""
    best = 0.0
    kind: i64 = 0
    while kind < BASICS:
        if has(kinds, kind) and kind != into and state.held(seat, kind) > 0:
            best = max(best, swap_worth(state, seat, kind, into))
        kind += 1
    return best


def swap_worth(state: ArsState, seat: i64, kind: i64, into: i64) -> float:
    """Return what turning one resource into another brings: not turning it back, either."""
    gained = gain_worth(state, seat, into, 1)
    return gained - loss_worth(state, seat, kind, 1) - TROUBLE


def exchange_worth(state: ArsState, seat: i64, code: i64, give: i64, get: i64) -> float:
    """Return what an exchange brings."""
    gained = gain_worth(state, seat, code % BASICS, get)
    return gained - loss_worth(state, seat, code // BASICS, give)


def best_dismissal(state: ArsState, seat: i64, count: i64) -> float:
    """Return what dismissing the least useful assistant for the best resource brings."""
    least = 99.0
    left = state.staff[seat]
    while left:
        least = min(least, employed_worth(state, lowest(left)))
        left &= left - 1
    best = 0.0
    kind: i64 = 0
    while kind < BASICS:
        best = max(best, gain_worth(state, seat, kind, count))
        kind += 1
    return best - least


def employed_worth(state: ArsState, card: i64) -> float:
    """Return what an assistant is worth to whoever has it."""
    return hire_worth(state, card) - (0.5 if has(state.exhausted, card) else 0.0)


def salary_worth(state: ArsState, choice: i64) -> float:
    """Return what dismissing an assistant saves; keeping all saves nothing."""
    if choice == KEEP:
        return 0.0
    card = choice - 1
    saved = 0.0 if has(state.terms.skills.unpaid, card) else WORKER
    later = 1.0 if state.year == YEARS else 0.4
    return saved - yearly_worth(state, card) - later


def transformation_worth(decision: Transformation, choice: i64) -> float:
    """Return what a transformation brings; stopping brings nothing."""
    state, seat = decision.state, decision.seat
    if choice == STOP:
        return 0.0
    if choice < FIRST_ITEM:
        return pair_worth(state, seat, choice - 1) + (1.0 if state.perfect else 0.0)
    order = state.slots[seat * SLOTS + choice - FIRST_ITEM]
    worth = fulfil_worth(state, seat, order)
    if state.perfect:
        worth += float(PERFECT[state.terms.order_level[order]])
    return worth


def reroll_worth(state: ArsState, seat: i64) -> float:
    """Return how likely a second roll reaches what the first did not; nothing if it did."""
    shown = state.face[state.space]
    is_forge = state.terms.space_kind[state.space] == KIND_FORGE
    thresholds = state.terms.forge_threshold if is_forge else state.terms.location_threshold
    more = state.surplus + luck(state, seat)
    if state.die + more >= thresholds[shown]:
        return -TROUBLE
    return chance_of(thresholds[shown], more) - TROUBLE


def sum_of_elixir(payment: i64) -> i64:
    """Return how much Elixir stands in for other resources in a payment."""
    spent: i64 = 0
    kind: i64 = 0
    while kind < BASICS:
        spent += elixir_units(payment, kind)
        kind += 1
    return spent


def ability_choice_worth(decision: Decision, choice: i64) -> float:
    """Return what a choice of an ability brings."""
    if isinstance(decision, DismissWhom):
        return -employed_worth(decision.state, choice)
    if isinstance(decision, GainWhich):
        return gain_worth(decision.state, decision.seat, choice, 1)
    if isinstance(decision, SwapWhich):
        if choice == KEEP:
            return 0.0
        return swap_worth(decision.state, decision.seat, choice - 1, decision.into)
    if isinstance(decision, DistillWhat):
        return pair_worth(decision.state, decision.seat, choice)
    if isinstance(decision, ExchangeWhat):
        state, seat = decision.state, decision.seat
        return exchange_worth(state, seat, choice, decision.give, decision.get)
    if isinstance(decision, RecoverHow):
        return float(choice)
    if isinstance(decision, RerollOrNot):
        return float(choice) * reroll_worth(decision.state, decision.seat)
    if isinstance(decision, LeaveOrBury):
        liked = order_worth(decision.state, decision.seat, decision.card)
        return liked - 1.5 if choice == 0 else 0.0
    if isinstance(decision, SpecialityWhich):
        return category_step(decision.state, decision.seat, choice)
    return 0.0
