"""What choices are worth that go with an order: loading, sorting spoils, picking, laying out."""

from mypy_extensions import i64

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
    KINDS,
    MAGISTER,
    MAGNATUS,
    NOBLE,
    NONE,
    RAW,
    SLOTS,
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
from athanor.games.materia_prima.show.words import card as card_name
from athanor.games.materia_prima.show.words import element
from athanor.games.materia_prima.show.words import figure as figure_name
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.game import because
from athanor.kernel.reasons import Reasons


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


def sharing(plan: Plan, decision: Share, choice: i64, reasons: Reasons | None) -> float:
    """Return the worth of a step of loading: carry what the plan says, and leave the rest."""
    state = plan.state
    figure = decision.figure
    leads = figure % SLOTS == ALCHEMIST
    if choice == FINISHED:
        return 0.0
    if choice < UNLOADING:
        short = leads and plan.aims.carry[choice] > state.pack[figure * KINDS + choice]
        if short:
            return because(reasons, 3.0, "materia-prima-reason-loaded", "MAT-131")
        return because(reasons, -2.0, "materia-prima-reason-burden", "MAT-072")
    if choice < FINISHED:
        kind = choice - UNLOADING
        spare = not leads or state.pack[figure * KINDS + kind] > plan.aims.carry[kind]
        if spare:
            return because(reasons, 1.0, "materia-prima-reason-unloaded", "MAT-131")
        return because(reasons, -2.0, "materia-prima-reason-carried")
    if choice == UNLOAD_ALL:
        kind = 0
        while kind < KINDS:
            if leads and min(plan.aims.carry[kind], state.pack[figure * KINDS + kind]) > 0:
                return because(reasons, -1.0, "materia-prima-reason-carried")
            kind += 1
        return because(reasons, 2.0, "materia-prima-reason-unloaded", "MAT-131")
    if choice < STOWING:
        level = state.terms.cards.level[choice - WEARING]
        return because(reasons, 2.0 + float(level), "materia-prima-reason-worn", "MAT-212")
    if wants_items(plan) and state.terms.cards.level[choice - STOWING] < 2:
        return because(reasons, 2.5, "materia-prima-reason-room", "MAT-302")
    return because(reasons, -2.0, "materia-prima-reason-stowed", "MAT-214")


def sorting(decision: Sorting, choice: i64, reasons: Reasons | None) -> float:
    """Return the worth of moving one unit more."""
    if choice == DONE:
        return 0.0
    if decision.way == DROPPING:
        return offering(decision, choice, reasons)
    if choice == ALL:
        return because(reasons, 5.0, "materia-prima-reason-all")
    if choice == SOUL:
        return because(reasons, 4.0, "materia-prima-reason-soul", "MAT-075")
    worth = -unit_worth(choice) if decision.way == LEAVING else unit_worth(choice)
    if reasons is not None:
        key = "left" if decision.way == LEAVING else "kept"
        rule = "MAT-243" if choice >= NOBLE else ""
        reasons.add(f"materia-prima-reason-{key}", worth, rule, element=element(choice))
    return worth


def offering(decision: Sorting, choice: i64, reasons: Reasons | None) -> float:
    """Return the worth of dropping something: good if the quest asks for it."""
    quest = decision.state.quest[decision.seat]
    if choice == SOUL:
        if quest == CUSTO and decision.state.souls[decision.seat] > 1:
            return because(reasons, 3.0, "materia-prima-reason-offering", "MAT-321")
        return because(reasons, -5.0, "materia-prima-reason-soul-left", "MAT-082")
    if choice == ALL:
        return because(reasons, -1.0, "materia-prima-reason-dropped", "MAT-081")
    if quest == DOMINUS:
        if choice == FIRE:
            return because(reasons, 2.0, "materia-prima-reason-offering", "MAT-319")
        return because(reasons, -1.0, "materia-prima-reason-dropped", "MAT-081")
    if quest in (MAGNATUS, DONUM):
        if choice >= NOBLE:
            rule = "MAT-307" if quest == MAGNATUS else "MAT-304"
            return because(reasons, 2.0, "materia-prima-reason-offering", rule)
        return because(reasons, -1.0, "materia-prima-reason-dropped", "MAT-081")
    worth = -1.0 - unit_worth(choice)
    return because(reasons, worth, "materia-prima-reason-dropped", "MAT-081")


def picking(decision: Picking, choice: i64, reasons: Reasons | None) -> float:
    """Return the worth of a pick."""
    state = decision.state
    seat = decision.seat
    subject = decision.subject
    if subject == PICK_QUEST:
        return because(reasons, QUEST_EASE[choice], "materia-prima-reason-quest", "MAT-012 MAT-252")
    if subject == PICK_KEPT:
        first, second = decision.pair(choice)
        return kept(state, seat, first, reasons) + kept(state, seat, second, reasons)
    if subject == PICK_THROWN:
        worth = card_worth(state, seat, choice)
        if reasons is not None:
            name = card_name(state.terms, choice)
            reasons.add("materia-prima-reason-thrown", -worth, "MAT-190", card=name)
        return -worth
    if subject == PICK_PLACE:
        return (
            because(reasons, 1.0, "materia-prima-reason-worn", "MAT-163") if choice == WEAR else 0.0
        )
    if subject == PICK_RELEASED:
        figure = seat * SLOTS + choice
        level = state.terms.cards.level[state.figure[figure]]
        if reasons is not None:
            name = figure_name(state, figure)
            reasons.add("materia-prima-reason-released", -float(level), "MAT-246", figure=name)
        return -float(level)
    if subject == PICK_ELEMENT:
        owned = state.owned(seat, choice)
        if reasons is not None:
            has = element(choice)
            reasons.add("materia-prima-reason-owned", -float(owned), count=owned, element=has)
        return -float(owned)
    if subject == PICK_EXTENSION:
        if choice == NO_ACTIVATION:
            return 0.0
        if state.terms.extensions.verb[choice] != FLEXIBLE:
            return because(reasons, 2.0, "materia-prima-reason-free", "MAT-171 MAT-173")
        home = state.is_home(seat * SLOTS)
        worth = 3.0 if home else 0.5
        return because(reasons, worth, "materia-prima-reason-blend", "MAT-171 MAT-173")
    return 0.0


def kept(state: MateriaState, seat: i64, card: i64, reasons: Reasons | None) -> float:
    """Return the worth of a formula that is kept."""
    worth = card_worth(state, seat, card)
    if reasons is not None:
        name = card_name(state.terms, card)
        reasons.add("materia-prima-reason-card", worth, "MAT-231", card=name)
    return worth


def site(state: MateriaState, hex_: i64, reasons: Reasons | None) -> float:
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
    steps = sum(nearest)
    if reasons is not None:
        reasons.add("materia-prima-reason-site", -steps, "MAT-023", steps=round(steps))
    return -steps
