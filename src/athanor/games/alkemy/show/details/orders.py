"""Orders that a figure may be given, with what they cost and whether they look hopeless."""

from typing import Final

from msgspec import Struct

from athanor.games.alkemy.codes import (
    ACTIONS,
    CHARGE,
    CLIMB,
    ENGAGE,
    FIGHT,
    FORMULA,
    HARVEST,
    MASTER,
    NONE,
    POST,
    SHOT,
    STOP,
)
from athanor.games.alkemy.rules.activation import COSTS
from athanor.games.alkemy.rules.announce import AT_PIECES, PLAIN, Announce, falls_short, reach_of
from athanor.games.alkemy.rules.facts import known
from athanor.games.alkemy.rules.order_codes import action_of, order_code, target_of
from athanor.games.alkemy.rules.order_codes import detail_of as formula_detail
from athanor.games.alkemy.rules.space import as_shown, post_disc
from athanor.games.alkemy.rules.things import base_thing, figure_thing, piece_thing, token_thing
from athanor.games.alkemy.show.details.barred import Barred, barred_of
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.discs import gap_between
from athanor.games.alkemy.tabletop.points import INCH
from athanor.kernel.bits import members
from athanor.kernel.script import Decision
from athanor.kernel.vectors import i64

BARELY: Final = 1000
"""Who is an inch beyond reach may have been misjudged; half the reach more looks hopeless."""


class OrderOption(Struct, frozen=True):
    """An order that may be announced."""

    text: str
    action: str
    target: str | None
    """A thing, such as ``figure:b2`` or ``post:1``."""
    ap: int
    formula: str | None
    by_concentration: bool
    reach: int | None
    """From how far it can be carried out."""
    short: bool
    """Measured, it would fail as things stand; never told where nobody measures."""
    hopeless: bool
    """By eye alone, from the picture, it looks far too far: are you sure?"""


class OrderChoice(Struct, frozen=True, tag="orders", tag_field="is"):
    """What a figure does next, and what it may not do."""

    figure: str
    orders: list[OrderOption]
    may_stop: bool
    barred: list[Barred]
    """By the name of the action, or of the formula."""


def order_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of an announcement."""
    if isinstance(decision, Announce):
        return order_choice(battle, decision)
    return None


def order_choice(battle: Battle, decision: Announce) -> OrderChoice:
    """Return the orders of a figure with what they cost, and what stands against the others."""
    stop = order_code(STOP)
    figure = decision.figure
    return OrderChoice(
        figure=battle.roster.labels[figure],
        orders=[order_option(battle, decision, code) for code in decision.choices if code != stop],
        may_stop=decision.may_stop,
        barred=barred_orders(battle, decision),
    )


def order_option(battle: Battle, decision: Announce, code: i64) -> OrderOption:
    """Return an order that may be announced."""
    figure, action = decision.figure, action_of(code)
    formula = None
    by_concentration = False
    if action == FORMULA:
        formula = battle.sheet(figure).formulas[formula_detail(code) // 2].id
        by_concentration = formula_detail(code) % 2 == 1
    reach = reach_of(battle, figure, code)
    if action == POST:
        reach = battle.layout.post_reach
    elif action == CLIMB:
        reach = INCH
    return OrderOption(
        text=decision.text(code),
        action=ACTIONS[action],
        target=order_target(battle, code),
        ap=order_cost(battle, action, by_concentration),
        formula=formula,
        by_concentration=by_concentration,
        reach=known(reach),
        short=battle.terms.measuring and falls_short(battle, figure, code),
        hopeless=looks_hopeless(battle, figure, code, reach),
    )


def order_cost(battle: Battle, action: i64, by_concentration: bool) -> int:
    """Return the Action Points that are paid at the announcement."""
    if action == POST:
        return battle.layout.post_ap
    if action == FORMULA:
        return 0 if by_concentration else 1
    return COSTS.get(action, 0)


def order_target(battle: Battle, code: i64) -> str | None:
    """Return what an order is aimed at."""
    action, target = action_of(code), target_of(code)
    if action in PLAIN:
        return None
    if action == POST:
        return base_thing(battle, post_disc(battle, target))
    if action == HARVEST:
        return token_thing(target)
    if action in AT_PIECES:
        return piece_thing(target)
    return figure_thing(battle, target)


def looks_hopeless(battle: Battle, figure: i64, code: i64, reach: i64) -> bool:
    """Tell whether an order looks far too far, from the picture alone.

    Figures count as standing where everybody sees them: nothing is measured (AK2-R68, AKB-R11).
    """
    action, target = action_of(code), target_of(code)
    if reach == NONE or action == HARVEST:
        return False
    if action == CLIMB:
        x, y = as_shown(battle, battle.discs.x[figure]), as_shown(battle, battle.discs.y[figure])
        far = battle.discs.radius[figure] + reach + BARELY
        return not battle.terrain.pieces[target].within(x, y, far)
    base = post_disc(battle, target) if action == POST else target
    if base == figure:
        return False
    return shown_gap(battle, figure, base) > reach + max(BARELY, reach // 2)


def shown_gap(battle: Battle, one: i64, other: i64) -> i64:
    """Return how far apart two bases look, from edge to edge."""
    discs = battle.discs
    return gap_between(
        as_shown(battle, discs.x[one]),
        as_shown(battle, discs.y[one]),
        discs.radius[one],
        as_shown(battle, discs.x[other]),
        as_shown(battle, discs.y[other]),
        discs.radius[other],
    )


def barred_orders(battle: Battle, decision: Announce) -> list[Barred]:
    """Return, for each action of which nothing may be announced, what stands against it."""
    figure = decision.figure
    open_actions = {action_of(code) for code in decision.choices}
    open_formulas = {
        formula_detail(code) // 2 for code in decision.choices if action_of(code) == FORMULA
    }
    names: dict[int, str] = {}
    for action in PLAIN:
        if action not in open_actions:
            names[order_code(action)] = ACTIONS[action]
    enemies = members(battle.enemies(figure))
    for action in (CHARGE, ENGAGE, FIGHT, SHOT, MASTER):
        if action not in open_actions and enemies:
            names[order_code(action, enemies[0])] = ACTIONS[action]
    if POST not in open_actions and len(battle.owners) > 0:
        names[order_code(POST, 0)] = ACTIONS[POST]
    if HARVEST not in open_actions and battle.tokens_left != 0:
        names[order_code(HARVEST, members(battle.tokens_left)[0])] = ACTIONS[HARVEST]
    for index, formula in enumerate(battle.sheet(figure).formulas):
        if index not in open_formulas:
            names[order_code(FORMULA, figure, 2 * index)] = formula.id
    return barred_of(decision, names)
