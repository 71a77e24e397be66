"""Activating a card: waves of announced actions, then carried out (AK2 4.6, AKB 4.8)."""

from typing import Final

from athanor.games.alkemy.codes import (
    ACTIONS,
    ACTIVATED,
    CHARGE,
    CHARGE_MANY,
    CLIMB,
    CONCENTRATE,
    CONTROL,
    DRIVEN,
    ELEMENTS,
    ENGAGE,
    ENGAGE_MANY,
    FIGHT,
    FORMULA,
    FREE_COMBAT_USED,
    HARVEST,
    INVIGORATE,
    MASTER,
    NONE,
    POST,
    RUN,
    SHOT,
    STAGE_SLOT,
    STAGE_WAVE,
    STOP,
    WALK,
)
from athanor.games.alkemy.rules.alchemy import announce_formula, cast, concentrate
from athanor.games.alkemy.rules.announce import AT_PIECES, Announce, orders_of
from athanor.games.alkemy.rules.bearing import objective_name
from athanor.games.alkemy.rules.charge import can_fight, charge, engage, engagement_lapses
from athanor.games.alkemy.rules.choices import PickFigure
from athanor.games.alkemy.rules.fight import BY_SKILL, PAID, fight
from athanor.games.alkemy.rules.harm import pay
from athanor.games.alkemy.rules.moves import walk_or_run
from athanor.games.alkemy.rules.objections import (
    RUN_AP,
    chargeable,
    engage_objection,
    engageable,
)
from athanor.games.alkemy.rules.order_codes import action_of, detail_of, target_of
from athanor.games.alkemy.rules.orders import AIMED, Order
from athanor.games.alkemy.rules.scaling import climb
from athanor.games.alkemy.rules.scenario import act_on
from athanor.games.alkemy.rules.shooting import Estimate, volley
from athanor.games.alkemy.rules.springs import drink
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import piece_thing, post_thing, token_thing
from athanor.games.alkemy.seats import after_present, has_left
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64

COSTS: Final = {
    WALK: 1,
    RUN: RUN_AP,
    CHARGE: 1,
    CHARGE_MANY: 1,
    ENGAGE: 1,
    ENGAGE_MANY: 1,
    SHOT: 1,
    CONCENTRATE: 1,
    HARVEST: 1,
    CLIMB: 1,
    INVIGORATE: 1,
}
"""Action Points paid at the announcement; a fight is paid at the reveal (AK2-R23, AKB-171)."""

ORDERED_BY: Final = {
    WALK: "AK2-603 AKB-211",
    RUN: "AK2-608 AKB-213",
    CHARGE: "AK2-613 AKB-220",
    CHARGE_MANY: "AK2-621 AKB-235",
    ENGAGE: "AKB-250",
    ENGAGE_MANY: "AKB-R106",
    FIGHT: "AK2-701 AKB-310",
    MASTER: "AK2-1002 AKB-334",
    SHOT: "AK2-801 AKB-360",
    CONCENTRATE: "AK2-904 AKB-466",
    FORMULA: "AK2-908 AKB-440",
    HARVEST: "AK2-916",
    POST: "AK2-1005 AK2-1704 AKB-521",
    CLIMB: "AK2-1315",
    INVIGORATE: "AK2-1322",
}
"""The rules of each Action, told when it is announced."""


def activate(battle: Battle, card: i64) -> Script[None]:
    """Begin the activation of a card; whoever acts again pays for it (AK2-513, AKB-190)."""
    fresh: i64 = 0
    again: i64 = 0
    for figure in members(battle.roster.profile_cards[card] & battle.present):
        if battle.edition.tempo.join_objection(battle, figure) == "":  # AK2-522, AKB-R91
            if battle.was_activated(figure):
                again |= bit(figure)
            else:
                fresh |= bit(figure)
    if battle.edition.tempo.may_stay_out:
        again = yield from returning(battle, card, again, fresh)
    for figure in members(fresh):
        tell(battle, "activated", "AK2-512 AKB-160", figure)
    for figure in members(again):
        pay(battle, figure, 1)  # AKB-191: for that and nothing else
        tell(battle, "reactivated", "AK2-513 AKB-190", figure)
    battle.active_card = card
    battle.wave = 0
    battle.finished = 0
    battle.cut_short = False
    battle.taking_part = fresh | again
    for figure in members(battle.taking_part):
        battle.mark(figure, ACTIVATED)
    battle.passes = 0
    battle.opening = NONE
    battle.stage = STAGE_WAVE
    yield from battle.edition.land.wake(battle)  # AK2-R75: after paying to act again
    if battle.cut_short:
        end_activation(battle)


class Rejoin(PickFigure):
    """Who of a card's figures pays to act again besides those that take part (AKB-190)."""

    def __init__(self, battle: Battle, able: i64, card: i64, taking_part: i64) -> None:
        rules = "AKB-190 AKB-R19"
        seat = battle.active
        super().__init__(battle, seat, able, "rejoin", rules, nobody=taking_part != 0)
        self.card = card
        self.taking_part = taking_part

    def needed(self) -> str:
        """Return why somebody must take part."""
        return "nobody-takes-part AKB-R14"

    def bar(self, figure: i64) -> str:
        """Return why a figure does not pay to act again."""
        battle = self.battle
        if battle.roster.profile_card[figure] != self.card:
            return "other-card AKB-160"
        if self.taking_part >> figure & 1:
            return "takes-part-already AKB-191 AKB-194"
        return battle.edition.tempo.join_objection(battle, figure)


def returning(battle: Battle, card: i64, able: i64, fresh: i64) -> Script[i64]:
    """Return who of those that can act again pays for it, at least one in all (AKB-R19)."""
    joined: i64 = 0
    while able != 0:
        may_end = joined | fresh != 0
        if not may_end and able & (able - 1) == 0:
            return able
        figure = yield Rejoin(battle, able, card, joined | fresh)
        if figure == battle.roster.count:
            break
        joined |= bit(figure)
        able &= ~bit(figure)
    return joined


def wave(battle: Battle) -> Script[None]:
    """Announce for every figure, then carry all of it out (AK2-523, AKB-161, AKB-164, AKB-242)."""
    orders: list[Order] = []
    battle.exchange.announce(orders)
    waiting = members(battle.taking_part & ~battle.finished & battle.present)
    for place, figure in enumerate(waiting):
        if has_left(battle, battle.active):  # AK2-R44: what was not begun is not done
            return
        last = place == len(waiting) - 1
        codes = orders_of(battle, figure)
        if not codes:
            battle.finished |= bit(figure)
            continue
        tempo = battle.edition.tempo
        may_stop = tempo.may_stop(battle, len(orders), last) or battle.has(figure, DRIVEN)
        choice = yield Announce(battle, figure, codes, may_stop)
        if action_of(choice) == STOP:
            if tempo.stopping_is_final:  # AK2-R79
                battle.finished |= bit(figure)
        else:
            order = yield from announced(battle, figure, choice)
            orders.append(order)
    if not orders:
        end_activation(battle)
        return
    if has_left(battle, battle.active):  # AK2-R44
        return
    yield from carry_out(battle, orders)
    battle.wave += 1
    still = battle.taking_part & battle.present & ~battle.finished  # AKB-R86
    if battle.cut_short or still == 0:
        end_activation(battle)


def announced(battle: Battle, figure: i64, choice: i64) -> Script[Order]:
    """Note an order with all its targets and its estimate, and pay for it (AK2-007, AKB-162)."""
    action, target = action_of(choice), target_of(choice)
    order = Order(figure, action, target)
    order.targets = bit(target)
    if action == CHARGE_MANY:
        order.action = CHARGE
        yield from name_targets(battle, order, chargeable(battle, figure))
    elif action == ENGAGE_MANY:
        order.action = ENGAGE
        yield from name_targets(battle, order, engageable(battle, figure))
    elif action == SHOT and not battle.terms.measuring:
        steps = yield Estimate(battle, figure, target)  # AK2-806, AKB-364
        order.estimate = steps * battle.edition.estimate_step
    elif action == FORMULA:
        order.formula = detail_of(choice) // 2
        order.by_concentration = detail_of(choice) % 2 == 1
    if order.action == CHARGE:
        order.cramped = battle.edition.land.too_cramped(battle, figure, order.targets)
    order.paid = cost_of(battle, order)
    pay(battle, figure, order.paid)
    if action == FORMULA:
        announce_formula(battle, order)
    if action == MASTER:
        battle.mark(figure, FREE_COMBAT_USED)
    tell_announced(battle, order, action)
    return order


def tell_announced(battle: Battle, order: Order, action: i64) -> None:
    """Tell what was announced, with all that must be named beforehand (AK2-R79, AKB-221)."""
    figure, target = order.figure, order.target
    other = target if action in AIMED else NONE
    name = None
    if action == FORMULA:
        name = battle.sheet(figure).formulas[order.formula].name
    numbered = action in (HARVEST, POST) or action in AT_PIECES
    number = target + 1 if numbered else 0
    kind, rules = f"announced-{ACTIONS[action]}", f"AK2-515 AKB-161 {ORDERED_BY[action]}"
    things: tuple[str, ...] = ()
    if action == HARVEST:
        things = (token_thing(target),)
    elif action == POST:
        things = (post_thing(target),)
    elif action in AT_PIECES:
        things = (piece_thing(target),)
        name = battle.terms.pieces[battle.placed[target].kind].name
    if action == POST and battle.layout.objective != CONTROL:
        kind, name = "announced-objective", objective_name(battle, target)
        rules = "AK2-515 AK2-1005 AK2-R96"
    tell(battle, kind, rules, figure, other, number, label=name, note=order, things=things)
    for other in members(order.targets & ~bit(target)):
        rules = "AKB-R106" if order.action == ENGAGE else "AK2-621 AKB-235"
        tell(battle, "also-targeted", rules, figure, other)
    if order.estimate != NONE:
        tell(battle, "estimated", "AK2-805 AKB-363", figure, target, length=order.estimate)


def cost_of(battle: Battle, order: Order) -> i64:
    """Return the Action Points of an order."""
    if order.action == POST:
        return battle.layout.post_ap
    if order.action == FORMULA:
        return 0 if order.by_concentration else 1
    return COSTS.get(order.action, 0)


class NameTarget(PickFigure):
    """Whom a multiple charge or engagement attacks first, or besides (AK2-621; AKB-235, R106)."""

    def __init__(self, battle: Battle, order: Order, able: i64, named: i64) -> None:
        rules = "AK2-621 AKB-235" if order.action == CHARGE else "AKB-R106"
        topic = "target-first" if named == 0 else "target-also"
        seat = battle.seat_of(order.figure)
        several = named & (named - 1) != 0
        super().__init__(battle, seat, able, topic, rules, order.figure, nobody=several)
        self.action = order.action
        self.named = named

    def needed(self) -> str:
        """Return why more enemies must be named."""
        if self.action == ENGAGE:
            return "several-targets AKB-R106"
        return "several-targets AK2-621 AKB-235"

    def bar(self, figure: i64) -> str:
        """Return why a figure may not be attacked."""
        if self.named >> figure & 1:
            return "named-already AK2-621 AKB-235 AKB-R106"
        if self.action == ENGAGE:
            return engage_objection(self.battle, self.figure, figure)
        barred = self.battle.edition.land.charge_objection(self.battle, self.figure, figure)
        return barred if barred != "" else "not-an-enemy AK2-R63 AKB-220"


def name_targets(battle: Battle, order: Order, left: i64) -> Script[None]:
    """Name who is to be attacked first by a multiple charge or engagement, then the others."""
    order.target = yield NameTarget(battle, order, left, 0)
    order.targets = bit(order.target)
    left &= ~order.targets
    while left != 0:
        extra = yield NameTarget(battle, order, left, order.targets)
        if extra == battle.roster.count:
            return
        order.targets |= bit(extra)
        left &= ~bit(extra)


# --- Carrying out ---


class NextOrder(PickFigure):
    """Whose announced Action is carried out next (AK2-523, AKB-163, AKB-R16)."""

    def __init__(self, battle: Battle, mask: i64) -> None:
        rules = "AK2-523 AKB-163 AKB-R16"
        super().__init__(battle, battle.active, mask, "next-order", rules)

    def needed(self) -> str:
        """Return why one of them must be carried out."""
        return "orders-left AK2-518 AKB-163"

    def bar(self, figure: i64) -> str:
        """Return why there is nothing to carry out for a figure."""
        if not self.battle.taking_part >> figure & 1:
            return "takes-no-part AK2-522 AKB-160"
        return "no-order-left AK2-515 AKB-164"


def carry_out(battle: Battle, orders: list[Order]) -> Script[None]:
    """Resolve announced orders in the order their player likes (AK2-523, AKB-163)."""
    left = orders
    while left and not has_left(battle, battle.active):
        first = left[0]
        if len(left) > 1:
            chosen = yield NextOrder(battle, mask_of(left))
            for order in left:
                if order.figure == chosen:
                    first = order
        group = battle.edition.tempo.together(first, left)
        left = [order for order in left if order not in group]
        battle.exchange.doing = mask_of(group)
        yield from resolve(battle, group)
        battle.exchange.done |= battle.exchange.doing
        for order in group:
            yield from battle.edition.craft.after_action(battle, order.figure)
        if battle.cut_short and battle.edition.tempo.cuts_orders:  # AKB-R45
            for order in left:
                if battle.is_present(order.figure):
                    battle.ap[order.figure] += order.paid
                    tell(battle, "order-cancelled", "AKB-R45", order.figure, count=order.paid)
            return


def mask_of(orders: list[Order]) -> i64:
    """Return whose orders some are, as a mask."""
    found: i64 = 0
    for order in orders:
        found |= bit(order.figure)
    return found


def resolve(battle: Battle, group: list[Order]) -> Script[None]:
    """Carry out one order, or several that the edition takes together."""
    order = group[0]
    figure, target, action = order.figure, order.target, order.action
    if action == SHOT:
        yield from volley(battle, group)
    elif not battle.is_present(figure):
        return
    elif action in (WALK, RUN):
        yield from walk_or_run(battle, order)
    elif action == CHARGE:
        yield from charge(battle, group)
    elif action == ENGAGE:
        if not engagement_lapses(battle, order):
            yield from engage(battle, order)
    elif action in (FIGHT, MASTER):
        if can_fight(battle, figure, target):
            yield from fight(battle, figure, target, BY_SKILL if action == MASTER else PAID)
        else:
            tell(battle, "fight-lapsed", "AK2-R23 AKB-R17", figure)
    elif action == CONCENTRATE:
        concentrate(battle, figure)
    elif action == FORMULA:
        yield from cast(battle, order)
    elif action == HARVEST:
        if battle.tokens_left >> target & 1:
            yield from battle.edition.craft.harvest(battle, figure, target)
        else:
            things = (token_thing(target),)
            tell(battle, "token-gone", "AK2-524 AK2-008", figure, count=target + 1, things=things)
    elif action == CLIMB:
        yield from climb(battle, figure, target)
    elif action == INVIGORATE:
        yield from drink(battle, figure, target)
    else:
        act_on(battle, figure, target)


def end_activation(battle: Battle) -> None:
    """End the activation and hand over (AK2-519, AK2-R87; AKB-167, AKB-168)."""
    battle.edition.land.settle(battle)
    for figure in members(battle.taking_part & battle.present):
        battle.marks[figure] &= ~FREE_COMBAT_USED  # AK2-R64: before it is asked what to do next
        battle.marks[figure] &= ~DRIVEN
        for element in range(4):  # AK2-R41
            at = 4 * figure + element
            if battle.auras[at] > 0:
                battle.auras[at] -= 1
                if battle.auras[at] == 0:
                    tell(battle, f"aura-over-{ELEMENTS[element]}", "AK2-R41", figure)
    battle.active_card = NONE
    battle.taking_part = 0
    battle.finished = 0
    battle.wave = 0
    battle.cut_short = False
    battle.active = after_present(battle, battle.active)  # AK2-1608
    battle.stage = STAGE_SLOT


def activation_objection(battle: Battle, card: i64) -> str:
    """Return why a card can be neither activated nor reactivated (AK2-512, AK2-R22; AKB-R85)."""
    found = "card-gone AK2-512 AKB-R85"
    for figure in members(battle.roster.profile_cards[card] & battle.present):
        found = battle.edition.tempo.join_objection(battle, figure)
        if found == "":
            break
    return found
