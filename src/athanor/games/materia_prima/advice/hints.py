"""What bots should know about Materia Prima: how each choice serves the plan of its seat."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.aims import is_peaceful, takes_last_soul
from athanor.games.materia_prima.advice.odds import Odds
from athanor.games.materia_prima.advice.outlook import prospect
from athanor.games.materia_prima.advice.plan import Plan
from athanor.games.materia_prima.advice.worth import QUEST_EASE, card_worth, unit_worth
from athanor.games.materia_prima.codes import (
    ALCHEMIST,
    CITY,
    CUSTO,
    DOMINUS,
    DONUM,
    FIRE,
    FLEXIBLE,
    HOMUNCULUS,
    KINDS,
    MAGISTER,
    MAGNATUS,
    NOBLE,
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
    NO_ACTIVATION,
    PICK_ELEMENT,
    PICK_EXTENSION,
    PICK_KEPT,
    PICK_PLACE,
    PICK_QUEST,
    PICK_RELEASED,
    PICK_THROWN,
    WEAR,
    Picking,
)
from athanor.games.materia_prima.rules.quests import has_both_stones, is_before_farthest
from athanor.games.materia_prima.rules.sorting import (
    ALL,
    DONE,
    DROPPING,
    FINISHED,
    LEAVING,
    SOUL,
    STOWING,
    UNLOAD_ALL,
    UNLOADING,
    WEARING,
    Share,
    Sorting,
)
from athanor.games.materia_prima.scoring import QUEST_POINTS, wisdom
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.game import Hints, State
from athanor.kernel.script import Decision

HORIZON: Final = {2: 5, 3: 4, 4: 3}
"""Turns of a seat after which search asks for an estimate: with fewer players they pass sooner."""

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


class MateriaHints(Hints):
    """Values a choice by how it serves the plan of its seat."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(HORIZON[terms.seats], weighed=True)
        self.odds = Odds(terms.faces)
        self._asked: Decision | None = None
        self._plan: Plan | None = None

    def value(self, decision: Decision, choice: i64) -> float:
        """Return how promising a choice looks to the seat that decides."""
        if isinstance(decision, Act):
            return self._order(self._plan_for(decision, decision.state), choice)
        if isinstance(decision, Share):
            return sharing(self._plan_for(decision, decision.state), decision, choice)
        if isinstance(decision, Sorting):
            return sorting(decision, choice)
        if isinstance(decision, Picking):
            return picking(decision, choice)
        if isinstance(decision, Placing):
            return site(decision.state, choice)
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

    def _order(self, plan: Plan, choice: i64) -> float:
        """Return the worth of an order."""
        state = plan.state
        if has_both_stones(state, plan.seat) and ending_by(state, choice) == ENDS:
            return WINNING_END if would_win(state, plan.seat) else LOSING_END
        if choice == ORDER_END:
            return 0.0
        if choice < ORDER_CONVERT:
            return self._basic(plan, choice // BLOCK, choice % BLOCK)
        if choice < ORDER_RESEARCH:
            return converting(plan, choice)
        if choice < ORDER_BUY:
            return 5.0 if choice - ORDER_RESEARCH == plan.aims.pile else 0.3
        if choice == ORDER_BUY:
            here = state.city_at(state.spot[plan.seat * SLOTS])
            return 8.0 if here == plan.aims.city else 0.5
        return transmuting(plan, choice - ORDER_TRANSMUTE)

    def _basic(self, plan: Plan, slot: i64, part: i64) -> float:
        """Return the worth of a basic action or Equip of a figure."""
        state = plan.state
        figure = plan.seat * SLOTS + slot
        if part < ORDER_MINE:
            if plan.goal[slot] == NONE:
                return -1.0
            hex_ = state.terms.ground.next_to(state.spot[figure], part)
            return STEP * float(plan.gain(slot, hex_)) - 0.5
        if part == ORDER_MINE:
            return 4.0 if plan.lack[state.mine_at(state.spot[figure])] > 0 else -0.2
        if part < ORDER_TAKE_SOUL:
            kind = part - ORDER_TAKE
            if is_altar(plan, state.spot[figure]):
                return -5.0
            wanted = kind >= RAW or plan.lack[kind] > 0
            return 4.0 + unit_worth(kind) if wanted else 0.1
        if part == ORDER_TAKE_SOUL:
            return -5.0 if is_altar(plan, state.spot[figure]) else 9.0
        if part == ORDER_DISCARD:
            return 8.0 if is_offering(plan, figure) else -3.0
        if part == ORDER_EQUIP:
            return loading(plan, slot)
        return self._attack(plan, figure, part - ORDER_FIGHT)

    def _attack(self, plan: Plan, figure: i64, target: i64) -> float:
        """Return the worth of an attack: what a win brings, by how likely it is."""
        state = plan.state
        quest = state.quest[plan.seat]
        if is_peaceful(state, plan.seat):
            return -10.0
        if target % SLOTS == ALCHEMIST:
            reward = SOUL_REWARD if state.souls[target // SLOTS] > 0 else 0.0
        else:
            reward = 1.0 + float(state.terms.cards.level[state.figure[target]])
            if quest == TROPAEUM:
                reward += TROPHY_REWARD
        if target // SLOTS == plan.seat:
            ready = plan.aims.on_quest and quest == TROPAEUM
            reward = 5.0 if ready else -10.0
        kind: i64 = 0
        while kind < KINDS:
            reward += unit_worth(kind) * float(state.pack[target * KINDS + kind])
            kind += 1
        return reward * self.odds.win(attack(state, figure), defence(state, target))


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


def loading(plan: Plan, slot: i64) -> float:
    """Return the worth of Equip: to unload, to load what must be carried, or to change items."""
    state = plan.state
    figure = plan.seat * SLOTS + slot
    if slot != ALCHEMIST:
        return 4.0 if state.carried(figure) > 0 else -3.0
    if wants_items(plan):
        return 6.0
    spare: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        short = plan.aims.carry[kind] > state.pack[figure * KINDS + kind]
        if short and state.store[plan.seat * KINDS + kind] > 0 and plan.make[kind] == 0:
            return 6.0
        spare += max(0, state.pack[figure * KINDS + kind] - plan.aims.carry[kind])
        kind += 1
    return 2.0 if spare > 0 else -1.0


def wants_items(plan: Plan) -> bool:
    """Tell whether the alchemist should put on better items for his quest."""
    state = plan.state
    busy = len(plan.aims.cards) > 0 or plan.aims.pile != NONE
    if not plan.aims.on_quest or state.quest[plan.seat] != MAGISTER or busy:
        return False
    level = state.terms.cards.level
    worn = 2 * plan.seat
    one, other = state.item[worn], state.item[worn + 1]
    return one == NONE or other == NONE or level[one] < 2 or level[other] < 2


def converting(plan: Plan, choice: i64) -> float:
    """Return the worth of a conversion: high if the plan asks for its product."""
    extensions = plan.state.terms.extensions
    blended = choice >= ORDER_BLEND
    product = (
        extensions.product[plan.state.extension] if blended else PRODUCT[choice - ORDER_CONVERT]
    )
    if plan.make[product] > 0:
        return 5.5 if blended else 6.0
    return -2.0


def transmuting(plan: Plan, card: i64) -> float:
    """Return the worth of transmuting a card now."""
    state = plan.state
    cards = state.terms.cards
    if takes_last_soul(state, plan.seat, card):
        return LAST_SOUL
    if card in plan.aims.cards:
        return 9.0
    pile = cards.pile[card]
    if pile == STONE:
        return 9.0 if cards.souls[card] == 0 else -1.0
    worth = float(cards.level[card])
    if pile == HOMUNCULUS and plan.aims.figures(1) == SLOTS - 1:
        return -4.0
    spends = cards.level[card] > 1 and len(plan.aims.cards) > 0
    return 1.0 if spends else 3.0 + worth


def sharing(plan: Plan, decision: Share, choice: i64) -> float:
    """Return the worth of a step of loading: carry what the plan says, and leave the rest."""
    state = plan.state
    figure = decision.figure
    leads = figure % SLOTS == ALCHEMIST
    if choice == FINISHED:
        return 0.0
    if choice < UNLOADING:
        short = leads and plan.aims.carry[choice] > state.pack[figure * KINDS + choice]
        return 3.0 if short else -2.0
    if choice < FINISHED:
        kind = choice - UNLOADING
        spare = not leads or state.pack[figure * KINDS + kind] > plan.aims.carry[kind]
        return 1.0 if spare else -2.0
    if choice == UNLOAD_ALL:
        kind = 0
        while kind < KINDS:
            if leads and min(plan.aims.carry[kind], state.pack[figure * KINDS + kind]) > 0:
                return -1.0
            kind += 1
        return 2.0
    if choice < STOWING:
        level = state.terms.cards.level[choice - WEARING]
        return 2.0 + float(level)
    return 2.5 if wants_items(plan) and state.terms.cards.level[choice - STOWING] < 2 else -2.0


def sorting(decision: Sorting, choice: i64) -> float:
    """Return the worth of moving one unit more."""
    if choice == DONE:
        return 0.0
    if decision.way == DROPPING:
        return offering(decision, choice)
    if choice == ALL:
        return 5.0
    if choice == SOUL:
        return 4.0
    worth = unit_worth(choice)
    return -worth if decision.way == LEAVING else worth


def offering(decision: Sorting, choice: i64) -> float:
    """Return the worth of dropping something: good if the quest asks for it."""
    quest = decision.state.quest[decision.seat]
    if choice == SOUL:
        spare = decision.state.souls[decision.seat] > 1
        return 3.0 if quest == CUSTO and spare else -5.0
    if choice == ALL:
        return -1.0
    if quest == DOMINUS:
        return 2.0 if choice == FIRE else -1.0
    if quest in (MAGNATUS, DONUM):
        return 2.0 if choice >= NOBLE else -1.0
    return -1.0 - unit_worth(choice)


def picking(decision: Picking, choice: i64) -> float:
    """Return the worth of a pick."""
    state = decision.state
    seat = decision.seat
    subject = decision.subject
    if subject == PICK_QUEST:
        return QUEST_EASE[choice]
    if subject == PICK_KEPT:
        first, second = decision.pair(choice)
        return card_worth(state, seat, first) + card_worth(state, seat, second)
    if subject == PICK_THROWN:
        return -card_worth(state, seat, choice)
    if subject == PICK_PLACE:
        return 1.0 if choice == WEAR else 0.0
    if subject == PICK_RELEASED:
        return -float(state.terms.cards.level[state.figure[seat * SLOTS + choice]])
    if subject == PICK_ELEMENT:
        return -float(state.owned(seat, choice))
    if subject == PICK_EXTENSION:
        if choice == NO_ACTIVATION:
            return 0.0
        flexible = state.terms.extensions.verb[choice] == FLEXIBLE
        home = state.is_home(seat * SLOTS)
        return (3.0 if home else 0.5) if flexible else 2.0
    return 0.0


def site(state: MateriaState, hex_: i64) -> float:
    """Return the worth of a hex for a tower: near to every sort of mine, and to a city."""
    ground = state.terms.ground
    nearest = [100.0] * (RAW + 1)
    other: i64 = 0
    while other < ground.hexes:
        land = state.land[other]
        if land >= 0:
            sort = RAW if land >= CITY else land
            nearest[sort] = min(nearest[sort], float(ground.steps(hex_, other)))
        other += 1
    return -sum(nearest)
