"""What bots should know about Materia Prima: how each choice serves the plan of its seat."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.aims import is_peaceful, takes_last_soul
from athanor.games.materia_prima.advice.asides import (
    picking,
    sharing,
    site,
    sorting,
    wants_items,
)
from athanor.games.materia_prima.advice.odds import Odds
from athanor.games.materia_prima.advice.outlook import prospect
from athanor.games.materia_prima.advice.plan import Plan
from athanor.games.materia_prima.advice.worth import unit_worth
from athanor.games.materia_prima.codes import (
    ALCHEMIST,
    CUSTO,
    DOMINUS,
    DONUM,
    FIRE,
    HOMUNCULUS,
    KINDS,
    MAGNATUS,
    NONE,
    PRODUCT,
    RAW,
    RUDUS,
    SLOTS,
    STONE,
    TROPAEUM,
    TROQUESIA,
)
from athanor.games.materia_prima.rules.choices import Act
from athanor.games.materia_prima.rules.figures import attack, defence
from athanor.games.materia_prima.rules.foresight import ENDS, ending_by
from athanor.games.materia_prima.rules.laying import Placing
from athanor.games.materia_prima.rules.orders import (
    BLOCK,
    ORDER_BLEND,
    ORDER_BUY,
    ORDER_CONVERT,
    ORDER_DISCARD,
    ORDER_END,
    ORDER_EQUIP,
    ORDER_FIGHT,
    ORDER_MINE,
    ORDER_RESEARCH,
    ORDER_TAKE,
    ORDER_TAKE_SOUL,
    ORDER_TRANSMUTE,
)
from athanor.games.materia_prima.rules.picking import (
    Picking,
)
from athanor.games.materia_prima.rules.quests import has_both_stones, is_before_farthest
from athanor.games.materia_prima.rules.sorting import (
    Share,
    Sorting,
)
from athanor.games.materia_prima.scoring import QUEST_POINTS, wisdom
from athanor.games.materia_prima.show.words import card as card_name
from athanor.games.materia_prima.show.words import element, formula, place
from athanor.games.materia_prima.show.words import figure as figure_name
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.game import ReasonedHints, State, because
from athanor.kernel.reasons import Reasons
from athanor.kernel.script import Decision

HORIZON: Final = {2: 5, 3: 4, 4: 3}
"""Turns of a seat after which search asks for an estimate: with fewer players they pass sooner."""

DEALS: Final = 200
"""In which analysis plays a moment on."""

WINNING_END: Final = 60.0
LOSING_END: Final = -30.0
"""Ending the game as the winner, and as somebody else."""

STEP: Final = 2.0
"""One hex nearer to where a figure should be."""

LAST_SOUL: Final = -20.0
"""Giving the only soul away: without one nobody can win."""

SOUL_REWARD: Final = 3.0
TROPHY_REWARD: Final = 6.0
"""Beating an alchemist who has a soul to lose, and a homunculus that counts for the quest."""


class MateriaHints(ReasonedHints):
    """Values a choice by how it serves the plan of its seat."""

    def __init__(self, terms: Terms) -> None:
        horizon = HORIZON[terms.seats]
        super().__init__(horizon, weighed=True, deals=DEALS, reach=horizon)
        self.odds = Odds(terms.faces)
        self._asked: Decision | None = None
        self._plan: Plan | None = None

    def worth(self, decision: Decision, choice: i64, reasons: Reasons | None) -> float:
        """Return how promising a choice looks to the seat that decides."""
        if isinstance(decision, Act):
            return self._order(self._plan_for(decision, decision.state), choice, reasons)
        if isinstance(decision, Share):
            return sharing(self._plan_for(decision, decision.state), decision, choice, reasons)
        if isinstance(decision, Sorting):
            return sorting(decision, choice, reasons)
        if isinstance(decision, Picking):
            return picking(decision, choice, reasons)
        if isinstance(decision, Placing):
            return site(decision.state, choice, reasons)
        return 0.0

    def is_hopeless(self, decision: Decision, choice: i64) -> bool:
        """Tell whether an order gives the only soul away."""
        if not isinstance(decision, Act) or choice < ORDER_TRANSMUTE:
            return False
        return takes_last_soul(decision.state, decision.seat, choice - ORDER_TRANSMUTE)

    def estimate(self, state: State, seat: i64) -> float:
        """Return how an unfinished match stands, by how likely each seat is to win it."""
        assert isinstance(state, MateriaState)
        return prospect(state, seat)

    def _plan_for(self, decision: Decision, state: MateriaState) -> Plan:
        """Return the plan behind a decision, made once for all its choices."""
        if self._asked is not decision or self._plan is None:
            self._asked = decision
            self._plan = Plan(state, decision.seat)
        return self._plan

    def _order(self, plan: Plan, choice: i64, reasons: Reasons | None) -> float:
        """Return the worth of an order."""
        state = plan.state
        if has_both_stones(state, plan.seat) and ending_by(state, choice) == ENDS:
            if would_win(state, plan.seat):
                return because(reasons, WINNING_END, "materia-prima-reason-wins", "MAT-241 MAT-242")
            return because(reasons, LOSING_END, "materia-prima-reason-loses", "MAT-241 MAT-242")
        if choice == ORDER_END:
            return 0.0
        if choice < ORDER_CONVERT:
            return self._basic(plan, choice // BLOCK, choice % BLOCK, reasons)
        if choice < ORDER_RESEARCH:
            return converting(plan, choice, reasons)
        if choice < ORDER_BUY:
            return researching(plan, choice - ORDER_RESEARCH, reasons)
        if choice == ORDER_BUY:
            here = state.city_at(state.spot[plan.seat * SLOTS])
            if here == plan.aims.city:
                return because(reasons, 8.0, "materia-prima-reason-source", "MAT-171 MAT-251")
            return because(reasons, 0.5, "materia-prima-reason-extension", "MAT-251")
        return transmuting(plan, choice - ORDER_TRANSMUTE, reasons)

    def _basic(self, plan: Plan, slot: i64, part: i64, reasons: Reasons | None) -> float:
        """Return the worth of a basic action or Equip of a figure."""
        state = plan.state
        figure = plan.seat * SLOTS + slot
        if part < ORDER_MINE:
            return moving(plan, slot, part, reasons)
        if part == ORDER_MINE:
            return mining(plan, state.mine_at(state.spot[figure]), reasons)
        if part < ORDER_TAKE_SOUL:
            return taking(plan, figure, part - ORDER_TAKE, reasons)
        if part == ORDER_TAKE_SOUL:
            if is_altar(plan, state.spot[figure]):
                return because(reasons, -5.0, "materia-prima-reason-altar")
            return because(reasons, 9.0, "materia-prima-reason-soul", "MAT-075")
        if part == ORDER_DISCARD:
            if is_offering(plan, figure):
                return because(reasons, 8.0, "materia-prima-reason-offering", "MAT-080")
            return because(reasons, -3.0, "materia-prima-reason-dropped", "MAT-081")
        if part == ORDER_EQUIP:
            return loading(plan, slot, reasons)
        return self._attack(plan, figure, part - ORDER_FIGHT, reasons)

    def _attack(self, plan: Plan, figure: i64, target: i64, reasons: Reasons | None) -> float:
        """Return the worth of an attack: what a win brings, by how likely it is."""
        state = plan.state
        quest = state.quest[plan.seat]
        if is_peaceful(state, plan.seat):
            return because(reasons, -10.0, "materia-prima-reason-peace", "MAT-314")
        key, rule = "materia-prima-reason-soul-won", "MAT-104"
        trophy = 0.0
        if target % SLOTS == ALCHEMIST:
            reward = SOUL_REWARD if state.souls[target // SLOTS] > 0 else 0.0
        else:
            reward = 1.0 + float(state.terms.cards.level[state.figure[target]])
            key, rule = "materia-prima-reason-beaten", "MAT-099 MAT-246"
            if quest == TROPAEUM:
                trophy = TROPHY_REWARD
        if target // SLOTS == plan.seat:
            ready = plan.aims.on_quest and quest == TROPAEUM
            reward = 5.0 if ready else -10.0
            trophy = 0.0
            key, rule = "materia-prima-reason-own", "MAT-326"
        spoils = 0.0
        reward += trophy
        kind: i64 = 0
        while kind < KINDS:
            unit = unit_worth(kind) * float(state.pack[target * KINDS + kind])
            reward += unit
            spoils += unit
            kind += 1
        chance = self.odds.win(attack(state, figure), defence(state, target))
        if reasons is not None:
            percent, whom = round(100.0 * chance), figure_name(state, target)
            gained = reward - trophy - spoils
            reasons.add(key, gained * chance, rule, chance=percent, figure=whom)
            reasons.add("materia-prima-reason-trophy", trophy * chance, "MAT-324", chance=percent)
            reasons.add("materia-prima-reason-spoils", spoils * chance, "MAT-101", chance=percent)
        return reward * chance


def moving(plan: Plan, slot: i64, direction: i64, reasons: Reasons | None) -> float:
    """Return the worth of a step: by how much nearer it brings a figure to where it should be."""
    state = plan.state
    goal = plan.goal[slot]
    if goal == NONE:
        return because(reasons, -1.0, "materia-prima-reason-aimless", "MAT-053")
    spot = state.spot[plan.seat * SLOTS + slot]
    nearer = plan.gain(slot, state.terms.ground.next_to(spot, direction))
    if reasons is not None:
        way = "nearer" if nearer > 0 else "farther"
        reasons.add(f"materia-prima-reason-{way}", STEP * float(nearer), place=place(state, goal))
        reasons.add("materia-prima-reason-step", -0.5, "MAT-053")
    return STEP * float(nearer) - 0.5


def mining(plan: Plan, kind: i64, reasons: Reasons | None) -> float:
    """Return the worth of a unit out of a mine."""
    lacking = plan.lack[kind] > 0
    worth = 4.0 if lacking else -0.2
    if reasons is not None:
        key = "lacking" if lacking else "unwanted"
        reasons.add(f"materia-prima-reason-{key}", worth, "MAT-070", element=element(kind))
    return worth


def taking(plan: Plan, figure: i64, kind: i64, reasons: Reasons | None) -> float:
    """Return the worth of a unit from the ground."""
    if is_altar(plan, plan.state.spot[figure]):
        return because(reasons, -5.0, "materia-prima-reason-altar")
    wanted = kind >= RAW or plan.lack[kind] > 0
    worth = 4.0 + unit_worth(kind) if wanted else 0.1
    if reasons is not None:
        key = "taken" if wanted else "lying"
        reasons.add(f"materia-prima-reason-{key}", worth, "MAT-073", element=element(kind))
    return worth


def researching(plan: Plan, pile: i64, reasons: Reasons | None) -> float:
    """Return the worth of drawing a formula of a kind."""
    sought = pile == plan.aims.pile
    worth = 5.0 if sought else 0.3
    if reasons is not None:
        key = "sought" if sought else "formula"
        reasons.add(f"materia-prima-reason-{key}", worth, "MAT-185", formula=formula(pile))
    return worth


def would_win(state: MateriaState, seat: i64) -> bool:
    """Tell whether a seat that fulfils its quest now has the most points (MAT-242)."""
    mine = wisdom(state, seat) + QUEST_POINTS
    other: i64 = 0
    while other < state.seats:
        rival = other != seat and state.souls[other] > 0
        if rival and wisdom(state, other) > mine:
            return False
        other += 1
    return True


def is_altar(plan: Plan, hex_: i64) -> bool:
    """Tell whether a hex is where the quest wants things to be dropped."""
    state = plan.state
    if not plan.aims.on_quest:
        return False
    quest = state.quest[plan.seat]
    if quest in (DONUM, CUSTO):
        return is_before_farthest(state, plan.seat, hex_)
    city = state.city_at(hex_)
    return (quest == DOMINUS and city == TROQUESIA) or (quest == MAGNATUS and city == RUDUS)


def is_offering(plan: Plan, figure: i64) -> bool:
    """Tell whether a figure stands where its quest wants it to drop what it has."""
    state = plan.state
    spot = state.spot[figure]
    if not is_altar(plan, spot):
        return False
    if state.quest[plan.seat] == DOMINUS:
        return state.pack[figure * KINDS + FIRE] > 0
    return figure % SLOTS == ALCHEMIST and plan.goal[ALCHEMIST] == spot


def loading(plan: Plan, slot: i64, reasons: Reasons | None) -> float:
    """Return the worth of Equip: to unload, to load what must be carried, or to change items."""
    state = plan.state
    figure = plan.seat * SLOTS + slot
    if slot != ALCHEMIST:
        if state.carried(figure) > 0:
            return because(reasons, 4.0, "materia-prima-reason-unloaded", "MAT-131")
        return because(reasons, -3.0, "materia-prima-reason-idle", "MAT-R15")
    if wants_items(plan):
        return because(reasons, 6.0, "materia-prima-reason-items", "MAT-133 MAT-302")
    spare: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        short = plan.aims.carry[kind] > state.pack[figure * KINDS + kind]
        if short and state.store[plan.seat * KINDS + kind] > 0 and plan.make[kind] == 0:
            return because(reasons, 6.0, "materia-prima-reason-loaded", "MAT-131")
        spare += max(0, state.pack[figure * KINDS + kind] - plan.aims.carry[kind])
        kind += 1
    if spare > 0:
        return because(reasons, 2.0, "materia-prima-reason-unloaded", "MAT-131")
    return because(reasons, -1.0, "materia-prima-reason-idle", "MAT-R15")


def converting(plan: Plan, choice: i64, reasons: Reasons | None) -> float:
    """Return the worth of a conversion: high if the plan asks for its product."""
    extensions = plan.state.terms.extensions
    blended = choice >= ORDER_BLEND
    product = (
        extensions.product[plan.state.extension] if blended else PRODUCT[choice - ORDER_CONVERT]
    )
    wanted = plan.make[product] > 0
    worth = -2.0
    if wanted:
        worth = 5.5 if blended else 6.0
    if reasons is not None:
        key = "made" if wanted else "unneeded"
        reasons.add(
            f"materia-prima-reason-{key}", worth, "MAT-141 MAT-152", element=element(product)
        )
    return worth


def transmuting(plan: Plan, card: i64, reasons: Reasons | None) -> float:
    """Return the worth of transmuting a card now."""
    state = plan.state
    cards = state.terms.cards
    if takes_last_soul(state, plan.seat, card):
        return because(reasons, LAST_SOUL, "materia-prima-reason-last-soul", "MAT-114 MAT-122")
    if card in plan.aims.cards:
        if reasons is not None:
            name = card_name(state.terms, card)
            reasons.add("materia-prima-reason-aim", 9.0, "MAT-160", card=name)
        return 9.0
    pile = cards.pile[card]
    if pile == STONE:
        if cards.souls[card] == 0:
            return because(reasons, 9.0, "materia-prima-reason-part", "MAT-220 MAT-248")
        return because(reasons, -1.0, "materia-prima-reason-soul-spent", "MAT-223")
    if pile == HOMUNCULUS and plan.aims.figures(1) == SLOTS - 1:
        return because(reasons, -4.0, "materia-prima-reason-given-up", "MAT-207 MAT-246")
    level = cards.level[card]
    if level > 1 and len(plan.aims.cards) > 0:
        return because(reasons, 1.0, "materia-prima-reason-saving", "MAT-162")
    worth = 3.0 + float(level)
    if reasons is not None:
        rule = "MAT-245" if pile == HOMUNCULUS else "MAT-247"
        reasons.add("materia-prima-reason-points", worth, rule, points=level)
    return worth
