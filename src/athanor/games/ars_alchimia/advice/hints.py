"""What bots should know about Ars Alchimia: what a choice is worth, roughly, in points."""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.advice.outlook import prospect_of_winning
from athanor.games.ars_alchimia.advice.prospects import Prospects
from athanor.games.ars_alchimia.advice.worth import (
    WORKER,
    add_step,
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
from athanor.games.ars_alchimia.show.words import assistant_name
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import has, lowest
from athanor.kernel.game import UNSETTLED, ReasonedHints, State
from athanor.kernel.reasons import Reasons
from athanor.kernel.script import Decision

HORIZON: Final = 3
"""Turns of a seat after which search asks how the match stands."""
DEALS: Final = 160
"""In which analysis plays a moment on, to the end: a match is quickly played."""
TROUBLE: Final = 0.05
"""What it takes to use an ability at all: whatever only changes one thing into its like is left."""
EARLY: Final = 0.35
"""Of going one place earlier in the turn order."""
EXTRA_WORKER: Final = 0.8
"""Of an extra worker, each year."""
USELESS: Final = -9.0
"""Of an ability that has nothing to work on."""
ANOTHER: Final = 1.5
"""Of the order that may lie under the one somebody has looked at."""


class ArsHints(ReasonedHints):
    """Values a choice by what it brings and what it costs."""

    def __init__(self) -> None:
        super().__init__(HORIZON, weighed=True, deals=DEALS)
        self._prospects: Prospects | None = None

    def worth(self, decision: Decision, choice: i64, reasons: Reasons | None) -> float:
        """Return the worth of a choice to the seat that makes it, in points."""
        if isinstance(decision, Turn):
            return self._looked_at(decision).worth(choice, reasons)
        if isinstance(decision, Offer):
            return offer_worth(decision.state, decision.seat, choice, reasons)
        if isinstance(decision, Transformation):
            return transformation_worth(decision, choice, reasons)
        if isinstance(decision, Payment):
            return elixir_worth(sum_of_elixir(choice), reasons)
        if isinstance(decision, Salary):
            return salary_worth(decision.state, choice, reasons)
        if isinstance(decision, WorkshopChoice):
            return workshop_worth(decision.state, choice, reasons)
        return ability_choice_worth(decision, choice, reasons)

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
            value = self.worth(decision, code, None)
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


def workshop_worth(state: ArsState, choice: i64, reasons: Reasons | None) -> float:
    """Return what a Workshop card brings: extra workers every year, and an early turn."""
    extra = state.terms.extra_workers[choice]
    workers = EXTRA_WORKER * float(extra) * float(years_left(state))
    late = EARLY * float(choice)
    if reasons is not None:
        reasons.add("ars-alchimia-reason-extra", workers, "ARS-035 ARS-036", count=extra)
        reasons.add("ars-alchimia-reason-late", -late, "ARS-034", number=choice + 1)
    return workers - late


def elixir_worth(count: i64, reasons: Reasons | None) -> float:
    """Return what Elixir costs that stands in for other resources."""
    if reasons is not None:
        reasons.add("ars-alchimia-reason-elixir", -float(count), "ARS-127 ARS-152", count=count)
    return -float(count)


def offer_worth(state: ArsState, seat: i64, choice: i64, reasons: Reasons | None) -> float:
    """Return what using an ability now brings; declining brings nothing."""
    if choice == DECLINE:
        return 0.0
    skills = state.terms.skills
    place = (choice - 1) * STEPS
    verb, first, second = skills.verb[place], skills.first[place], skills.second[place]
    if verb == PEEK:
        if reasons is not None:
            reasons.add("ars-alchimia-reason-look", TROUBLE, "ARS-R54")
        return TROUBLE
    if reasons is not None:
        reasons.add("ars-alchimia-reason-trouble", -TROUBLE)
    if verb == GAIN:
        return gain_worth(state, seat, first, second, reasons) - TROUBLE
    if verb == DISTILL:
        return best_pair(state, seat, reasons) - TROUBLE
    if verb == EXCHANGE:
        return best_exchange(state, seat, first, second, reasons) - TROUBLE
    if verb == DISMISS:
        return best_dismissal(state, seat, first, reasons) - TROUBLE
    if verb == SWAP:
        return best_swap(state, seat, first, second, reasons) - TROUBLE
    return -TROUBLE


def best_pair(state: ArsState, seat: i64, reasons: Reasons | None) -> float:
    """Return what the best pair of resources is worth as Elixir."""
    best = USELESS
    which: i64 = NONE
    left = pairs_held(state, seat)
    while left:
        worth = pair_worth(state, seat, lowest(left), None)
        if worth > best:
            best = worth
            which = lowest(left)
        left &= left - 1
    if reasons is not None:
        if which == NONE:
            reasons.add("ars-alchimia-reason-useless", best)
        else:
            pair_worth(state, seat, which, reasons)
    return best


def pair_worth(state: ArsState, seat: i64, index: i64, reasons: Reasons | None) -> float:
    """Return what turning a pair of resources into Elixir brings."""
    one, other = PAIRS[index]
    cost = loss_worth(state, seat, one, 1, reasons) + loss_worth(state, seat, other, 1, reasons)
    lacking = lacking_worth(state, seat)
    if reasons is not None:
        reasons.add("ars-alchimia-reason-stands-in", lacking, "ARS-127")
    return gain_worth(state, seat, ELIXIR, 1, reasons, "ARS-134") + lacking - cost


def lacking_worth(state: ArsState, seat: i64) -> float:
    """Return how much Elixir helps to pay for what no location shows."""
    return 0.3 if state.slots[seat * SLOTS] >= 0 else 0.0


def best_exchange(
    state: ArsState, seat: i64, give: i64, get: i64, reasons: Reasons | None
) -> float:
    """Return what the best exchange brings."""
    best = USELESS
    which: i64 = NONE
    left = exchanges(state, seat, give)
    while left:
        worth = exchange_worth(state, seat, lowest(left), give, get, None)
        if worth > best:
            best = worth
            which = lowest(left)
        left &= left - 1
    if reasons is not None:
        if which == NONE:
            reasons.add("ars-alchimia-reason-useless", best)
        else:
            exchange_worth(state, seat, which, give, get, reasons)
    return best


def best_swap(state: ArsState, seat: i64, kinds: i64, into: i64, reasons: Reasons | None) -> float:
    """Return what turning the least useful of some resources into another brings."""
    best = 0.0
    which: i64 = NONE
    kind: i64 = 0
    while kind < BASICS:
        if has(kinds, kind) and kind != into and state.held(seat, kind) > 0:
            worth = swap_worth(state, seat, kind, into, None)
            if worth > best:
                best = worth
                which = kind
        kind += 1
    if reasons is not None and which != NONE:
        swap_worth(state, seat, which, into, reasons)
    return best


def swap_worth(state: ArsState, seat: i64, kind: i64, into: i64, reasons: Reasons | None) -> float:
    """Return what turning one resource into another brings: not turning it back, either."""
    gained = gain_worth(state, seat, into, 1, reasons)
    if reasons is not None:
        reasons.add("ars-alchimia-reason-back", -TROUBLE)
    return gained - loss_worth(state, seat, kind, 1, reasons) - TROUBLE


def exchange_worth(
    state: ArsState, seat: i64, code: i64, give: i64, get: i64, reasons: Reasons | None
) -> float:
    """Return what an exchange brings."""
    gained = gain_worth(state, seat, code % BASICS, get, reasons)
    return gained - loss_worth(state, seat, code // BASICS, give, reasons)


def best_dismissal(state: ArsState, seat: i64, count: i64, reasons: Reasons | None) -> float:
    """Return what dismissing the least useful assistant for the best resource brings."""
    least = 99.0
    whom: i64 = NONE
    left = state.staff[seat]
    while left:
        worth = employed_worth(state, lowest(left))
        if worth < least:
            least = worth
            whom = lowest(left)
        left &= left - 1
    best = 0.0
    which: i64 = NONE
    kind: i64 = 0
    while kind < BASICS:
        worth = gain_worth(state, seat, kind, count)
        if worth > best:
            best = worth
            which = kind
        kind += 1
    if reasons is not None:
        if which != NONE:
            gain_worth(state, seat, which, count, reasons, "ARS-116")
        name = assistant_name(state.terms, whom)
        reasons.add("ars-alchimia-reason-dismissed", -least, "ARS-115", assistant=name)
    return best - least


def employed_worth(state: ArsState, card: i64) -> float:
    """Return what an assistant is worth to whoever has it."""
    return hire_worth(state, card) - (0.5 if has(state.exhausted, card) else 0.0)


def salary_worth(state: ArsState, choice: i64, reasons: Reasons | None) -> float:
    """Return what dismissing an assistant saves; keeping all saves nothing."""
    if choice == KEEP:
        return 0.0
    card = choice - 1
    saved = 0.0 if has(state.terms.skills.unpaid, card) else WORKER
    later = 1.0 if state.year == YEARS else 0.4
    skilled = yearly_worth(state, card)
    if reasons is not None:
        name = assistant_name(state.terms, card)
        reasons.add("ars-alchimia-reason-salary-saved", saved, "ARS-039")
        reasons.add("ars-alchimia-reason-skilled", -skilled, assistant=name, years=1)
        if state.year == YEARS:
            reasons.add("ars-alchimia-reason-employed", -later, "ARS-153")
        else:
            reasons.add("ars-alchimia-reason-missed", -later, assistant=name)
    return saved - skilled - later


def transformation_worth(decision: Transformation, choice: i64, reasons: Reasons | None) -> float:
    """Return what a transformation brings; stopping brings nothing."""
    state, seat = decision.state, decision.seat
    if choice == STOP:
        return 0.0
    if choice < FIRST_ITEM:
        if reasons is not None and state.perfect:
            reasons.add("ars-alchimia-reason-perfect-now", 1.0, "ARS-135", vp=1)
        return pair_worth(state, seat, choice - 1, reasons) + (1.0 if state.perfect else 0.0)
    order = state.slots[seat * SLOTS + choice - FIRST_ITEM]
    worth = fulfil_worth(state, seat, order, reasons)
    if state.perfect:
        more: i64 = PERFECT[state.terms.order_level[order]]
        worth += float(more)
        if reasons is not None:
            reasons.add("ars-alchimia-reason-perfect-now", float(more), "ARS-131", vp=more)
    return worth


def reroll_worth(state: ArsState, seat: i64, reasons: Reasons | None) -> float:
    """Return how likely a second roll reaches what the first did not; nothing if it did."""
    shown = state.face[state.space]
    is_forge = state.terms.space_kind[state.space] == KIND_FORGE
    thresholds = state.terms.forge_threshold if is_forge else state.terms.location_threshold
    more = state.surplus + luck(state, seat)
    if reasons is not None:
        reasons.add("ars-alchimia-reason-trouble", -TROUBLE)
    if state.die + more >= thresholds[shown]:
        return -TROUBLE
    chance = chance_of(thresholds[shown], more)
    if reasons is not None:
        percent = round(100.0 * chance)
        reasons.add("ars-alchimia-reason-reroll", chance, "ARS-R52", chance=percent)
    return chance - TROUBLE


def sum_of_elixir(payment: i64) -> i64:
    """Return how much Elixir stands in for other resources in a payment."""
    spent: i64 = 0
    kind: i64 = 0
    while kind < BASICS:
        spent += elixir_units(payment, kind)
        kind += 1
    return spent


def ability_choice_worth(decision: Decision, choice: i64, reasons: Reasons | None) -> float:
    """Return what a choice of an ability brings."""
    if isinstance(decision, DismissWhom):
        employed = employed_worth(decision.state, choice)
        if reasons is not None:
            name = assistant_name(decision.state.terms, choice)
            reasons.add("ars-alchimia-reason-dismissed", -employed, "ARS-115", assistant=name)
        return -employed
    if isinstance(decision, GainWhich):
        return gain_worth(decision.state, decision.seat, choice, 1, reasons)
    if isinstance(decision, SwapWhich):
        if choice == KEEP:
            return 0.0
        return swap_worth(decision.state, decision.seat, choice - 1, decision.into, reasons)
    if isinstance(decision, DistillWhat):
        return pair_worth(decision.state, decision.seat, choice, reasons)
    if isinstance(decision, ExchangeWhat):
        state, seat = decision.state, decision.seat
        return exchange_worth(state, seat, choice, decision.give, decision.get, reasons)
    if isinstance(decision, RecoverHow):
        if reasons is not None:
            reasons.add("ars-alchimia-reason-recovered", float(choice), count=choice)
        return float(choice)
    if isinstance(decision, RerollOrNot):
        return reroll_worth(decision.state, decision.seat, reasons) if choice == 1 else 0.0
    if isinstance(decision, LeaveOrBury):
        return left_worth(decision, reasons) if choice == 0 else 0.0
    if isinstance(decision, SpecialityWhich):
        step = category_step(decision.state, decision.seat, choice)
        if reasons is not None:
            add_step(reasons, choice, step)
        return step
    return 0.0


def left_worth(decision: LeaveOrBury, reasons: Reasons | None) -> float:
    """Return what it is worth to leave an order on its pile that one has looked at."""
    if reasons is not None:
        reasons.add("ars-alchimia-reason-another", -ANOTHER, "ARS-R54")
    return order_worth(decision.state, decision.seat, decision.card, reasons) - ANOTHER
