"""What a figure may announce (AK2-515, AK2-520; AKB-161, AKB-171)."""

from typing import Final

from athanor.games.alkemy.codes import (
    ACTIONS,
    CARRY,
    CHARGE,
    CHARGE_MANY,
    CLIMB,
    CONCENTRATE,
    CONTROL,
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
    RAN_OR_CHARGED,
    RUN,
    SHOT,
    STOP,
    WALK,
)
from athanor.games.alkemy.rules.alchemy import aims_at, formula_objection
from athanor.games.alkemy.rules.bearing import is_laden, objective_name
from athanor.games.alkemy.rules.choices import BattleMenu, ask, named
from athanor.games.alkemy.rules.elements import is_beside
from athanor.games.alkemy.rules.objections import (
    NO_SUCH,
    RUN_AP,
    cast_objection,
    charge_many_objection,
    charge_objection,
    concentrate_objection,
    engageable,
    move_objection,
    order_objection,
    post_objection,
    shot_objection,
)
from athanor.games.alkemy.rules.order_codes import (
    TARGETS,
    action_of,
    detail_of,
    order_code,
    target_of,
)
from athanor.games.alkemy.rules.scaling import climb_objection
from athanor.games.alkemy.rules.shooting import can_shoot
from athanor.games.alkemy.rules.space import is_within, move_value, post_disc, sees
from athanor.games.alkemy.rules.springs import spring_objection
from athanor.games.alkemy.rules.things import figure_thing, piece_thing, post_thing, token_thing
from athanor.games.alkemy.rules.walking import exits, has_exit, must_get_away
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import INCH
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import Arg, Message

PLAIN: Final = (WALK, RUN, CHARGE_MANY, ENGAGE_MANY, CONCENTRATE, STOP)
"""Orders without a target of their own."""

AT_PIECES: Final = (CLIMB, INVIGORATE)
"""Orders that name an element of scenery."""

NUMBERED: Final = (POST, HARVEST, CLIMB, INVIGORATE)
"""Orders whose target goes by a number."""

TARGET_NEEDED: Final = {
    "charge": "target-needed AK2-613 AKB-221",
    "engage": "target-needed AKB-250 AKB-R106",
    "fight": "target-needed AK2-701 AKB-310",
    "master": "target-needed AK2-701 AKB-310",
    "shoot": "target-needed AK2-801 AKB-363",
    "cast": "target-needed AK2-908 AKB-443",
    "harvest": "target-needed AK2-916 AKB-430",
    "post": "target-needed AK2-1704 AKB-521",
    "climb": "target-needed AK2-1315 AKB-171",
    "invigorate": "target-needed AK2-1322 AKB-171",
}
"""What stands against an order without its target, or what it is for."""

ONE_TARGET: Final = {
    "charge": "many-targets AK2-621 AKB-235",
    "engage": "many-targets AKB-R106",
    "fight": "one-target AK2-703 AKB-286",
    "master": "one-target AK2-703 AKB-286",
    "shoot": "one-target AK2-801 AKB-360",
    "cast": "one-target AK2-908 AK2-914 AKB-443 AKB-459",
}
"""What stands against naming several targets with an order."""


# --- What is bound to fail ---


def falls_short(battle: Battle, figure: i64, code: i64) -> bool:
    """Tell whether an order would fail if all stayed as it is, for want of range or of sight.

    It may be given all the same, as a bait or because a friend will clear the way (AK2-007,
    AK2-1205; AKB-R11): people are told so where they may measure, and nowhere else.
    """
    action, target = action_of(code), target_of(code)
    if action == POST:
        near = is_within(battle, figure, post_disc(battle, target), battle.layout.post_reach)
        return not near
    if action == CLIMB:
        return not is_beside(battle, figure, target, INCH)
    length = reach_of(battle, figure, code)
    if length == NONE or target == figure:
        return False
    return not is_within(battle, figure, target, length) or not sees(battle, figure, target)


def reach_of(battle: Battle, figure: i64, code: i64) -> i64:
    """Return from how far an order can be carried out on its target; NONE if that is no matter."""
    action = action_of(code)
    if action == CHARGE:
        return move_value(battle, figure, CHARGE)
    if action == ENGAGE:
        return move_value(battle, figure, WALK)
    if action == SHOT:
        return battle.sheet(figure).range
    if action == FORMULA:
        formula = battle.sheet(figure).formulas[detail_of(code) // 2]
        return battle.edition.craft.range(battle, figure, formula)
    return NONE


# --- All orders ---


def orders_of(battle: Battle, figure: i64) -> list[int]:
    """Return all orders that a figure may announce now, in ascending order."""
    found: list[int] = []
    ap = battle.ap[figure]
    walks, runs = moves_of(battle, figure)
    if walks:
        found.append(order_code(WALK))
    if runs:
        found.append(order_code(RUN))
    enemies = members(battle.enemies(figure))
    if ap > 0 and not battle.has(figure, RAN_OR_CHARGED):
        for enemy in enemies:
            if charge_objection(battle, figure, enemy) == "":
                found.append(order_code(CHARGE, enemy))
        if charge_many_objection(battle, figure) == "":
            found.append(order_code(CHARGE_MANY))
        if battle.edition.has_engagement:
            able = engageable(battle, figure)
            for enemy in members(able):
                found.append(order_code(ENGAGE, enemy))
            if able & (able - 1) != 0:
                found.append(order_code(ENGAGE_MANY))
    if ap > 0:
        for enemy in members(battle.foes[figure]):  # AKB-287
            found.append(order_code(FIGHT, enemy))
    if can_shoot(battle, figure) == "":
        for enemy in enemies:
            if shot_objection(battle, figure, enemy) == "":
                found.append(order_code(SHOT, enemy))
    if battle.sheet(figure).circle != 0:
        found += alchemist_orders(battle, figure)
    if ap >= battle.layout.post_ap:
        for post in range(len(battle.owners)):
            if post_objection(battle, figure, post) == "":
                found.append(order_code(POST, post))
    if battle.traits(figure).free_combat and not battle.has(figure, FREE_COMBAT_USED):  # AK2-1003
        for enemy in members(battle.foes[figure]):
            found.append(order_code(MASTER, enemy))
    if ap > 0 and battle.edition.land.is_advanced:
        found += element_orders(battle, figure)
    found.sort()
    return found


def moves_of(battle: Battle, figure: i64) -> tuple[bool, bool]:
    """Tell whether a figure may walk, and whether it may run.

    Mostly a run is a longer walk, and one answer is enough: what takes a search is asked last.
    """
    ap = battle.ap[figure]
    longer = move_value(battle, figure, RUN) >= move_value(battle, figure, WALK)
    if ap < RUN_AP or not longer or is_laden(battle, figure) or battle.edition.land.is_advanced:
        walks = move_objection(battle, figure, WALK) == ""
        return walks, ap >= RUN_AP and move_objection(battle, figure, RUN) == ""
    if battle.has(figure, RAN_OR_CHARGED):
        return False, False
    if not must_get_away(battle, figure):
        return True, True
    leaving = battle.foes[figure]
    walk = exits(battle, figure, WALK, leaving)
    if walk.known_spot() != NONE:
        return True, True
    runs = has_exit(battle, figure, RUN, leaving)
    return runs and walk.searched_spot() != NONE, runs


def element_orders(battle: Battle, figure: i64) -> list[int]:
    """Return the orders that scenery offers: to climb it, and to be healed by it."""
    found: list[int] = []
    for piece in range(len(battle.placed)):
        if climb_objection(battle, figure, piece) == "":
            found.append(order_code(CLIMB, piece))
        if spring_objection(battle, figure, piece) == "":
            found.append(order_code(INVIGORATE, piece))
    return found


def alchemist_orders(battle: Battle, figure: i64) -> list[int]:
    """Return the orders that only alchemists have."""
    found: list[int] = []
    if concentrate_objection(battle, figure) == "":
        found.append(order_code(CONCENTRATE))
    formulas = battle.sheet(figure).formulas
    aims = vec[i64]([0] * len(formulas))
    for index in range(len(formulas)):
        if formula_objection(battle, figure, index) == "":
            aims[index] = aims_at(battle, figure, formulas[index])
    for target in range(battle.roster.count):
        for index in range(len(formulas)):
            if aims[index] >> target & 1:
                for way in (0, 1):
                    if cast_objection(battle, figure, target, 2 * index + way) == "":
                        found.append(order_code(FORMULA, target, 2 * index + way))
    if battle.edition.craft.harvest_is_action and battle.ap[figure] > 0:
        for token in battle.edition.craft.tokens_near(battle, figure):
            found.append(order_code(HARVEST, token))
    return found


def can_act(battle: Battle, figure: i64) -> bool:
    """Tell whether a figure has any order at all."""
    if battle.ap[figure] > 0 and (
        battle.in_combat(figure) or not battle.has(figure, RAN_OR_CHARGED)
    ):
        return True  # whoever is in combat may fight, whoever is free may at least walk on the spot
    return len(orders_of(battle, figure)) > 0


# --- The decision ---


class Announce(BattleMenu):
    """What a figure of the active card does next (AK2-515, AKB-161)."""

    def __init__(self, battle: Battle, figure: i64, codes: list[int], may_stop: bool) -> None:
        if may_stop:
            codes = sorted([*codes, order_code(STOP)])
        rules = "AK2-515 AK2-523 AKB-161 AKB-164"
        super().__init__(battle, battle.seat_of(figure), codes, rules)
        self.figure = figure
        self.may_stop = may_stop

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "announce"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "announce", self.figure, -1)

    def default_choice(self) -> i64:
        """Stop if that is allowed when time is up."""
        return order_code(STOP) if self.may_stop else self.choices[0]

    def message(self, choice: i64) -> Message:
        """Return an order in words; where people may measure, with a word if it falls short."""
        order = self.order_words(choice)
        measuring = self.battle.terms.measuring  # AK2-005, AKB-010: elsewhere nobody may know
        if measuring and falls_short(self.battle, self.figure, choice):
            return Message("alkemy-falling-short", {"order": order})
        return order

    def order_words(self, choice: i64) -> Message:
        """Return an order in words, whatever comes of it."""
        battle = self.battle
        action, target = action_of(choice), target_of(choice)
        args: dict[str, Arg] = {}
        if action == POST and battle.layout.objective != CONTROL:
            carries = battle.layout.objective == CARRY
            key = "alkemy-order-carry" if carries else "alkemy-order-collect"
            return Message(key, {"name": objective_name(battle, target)})
        if action == POST:
            args["post"] = target + 1
        elif action == HARVEST:
            args["token"] = target + 1
        elif action in AT_PIECES:
            args["name"] = battle.terms.pieces[battle.placed[target].kind].name
            args["piece"] = target + 1
        elif action == FORMULA:
            formula = battle.sheet(self.figure).formulas[detail_of(choice) // 2]
            args = {"name": formula.name, "other": named(battle, target)}
            paid = "concentration" if detail_of(choice) % 2 else "ap"
            return Message(f"alkemy-order-formula-{paid}", args)
        elif action not in PLAIN:
            args["other"] = named(battle, target)
        return Message(f"alkemy-order-{ACTIONS[action]}", args)

    def text(self, choice: i64) -> str:
        """Return an order as it is written."""
        battle = self.battle
        action, target = action_of(choice), target_of(choice)
        name = ACTIONS[action]
        if action in PLAIN:
            return name
        if action in NUMBERED:
            return f"{name} {target + 1}"
        label = battle.roster.labels[target]
        if action == FORMULA:
            formula = battle.sheet(self.figure).formulas[detail_of(choice) // 2]
            paid = " concentration" if detail_of(choice) % 2 else ""
            return f"cast {formula.id} {label}{paid}"
        return f"{name} {label}"

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what an order is aimed at; without an aim, who is to carry it out."""
        action, target = action_of(choice), target_of(choice)
        if action in PLAIN:
            return (figure_thing(self.battle, self.figure),)
        if action == POST:
            return (post_thing(target),)
        if action == HARVEST:
            return (token_thing(target),)
        if action in AT_PIECES:
            return (piece_thing(target),)
        return (figure_thing(self.battle, target),)

    def is_conceivable(self, choice: i64) -> bool:
        """Say yes: whatever is no order is refused as none."""
        return True

    def off_list(self, choice: i64) -> str:
        """Return the reason and the rules against an order."""
        if choice == order_code(STOP):
            return "must-act AK2-517 AKB-R14"
        if not self.is_order(choice):
            return NO_SUCH
        return order_objection(self.battle, self.figure, choice)

    def is_order(self, choice: i64) -> bool:
        """Tell whether it is an order at all, possible or not."""
        action, target = action_of(choice), target_of(choice)
        if not 0 <= action < len(ACTIONS):
            return False
        if action in PLAIN:
            return choice == order_code(action)
        plain = action == FORMULA or detail_of(choice) == 0
        return plain and (action in NUMBERED or target < self.battle.roster.count)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the figure that is asked for orders."""
        return {"figure": named(self.battle, self.figure)}

    def written(self, words: str) -> i64:
        """Return the order that words stand for, possible or not, or NONE."""
        name, *rest = words.split() or [""]
        labels = self.battle.roster.labels
        if name == "cast":
            return self.written_formula(rest)
        if name not in ACTIONS or name == "formula":
            return NONE
        action = ACTIONS.index(name)
        if action in PLAIN:
            return order_code(action) if not rest else NONE
        if len(rest) != 1:
            return NONE
        if action in NUMBERED:
            number = rest[0]
            known = number.isascii() and number.isdigit() and 0 < int(number[:3]) <= TARGETS
            return order_code(action, int(number[:3]) - 1) if known else NONE
        return order_code(action, labels.index(rest[0])) if rest[0] in labels else NONE

    def written_formula(self, words: list[str]) -> i64:
        """Return the order for a formula, its target and how it is paid, or NONE."""
        battle = self.battle
        ids = [formula.id for formula in battle.sheet(self.figure).formulas]
        paid = 1 if words[2:] == ["concentration"] else 0
        if len(words) != 2 + paid or words[0] not in ids or words[1] not in battle.roster.labels:
            return NONE
        detail = 2 * ids.index(words[0]) + paid
        return order_code(FORMULA, battle.roster.labels.index(words[1]), detail)

    def against_words(self, words: str) -> str:
        """Return what stands against an order that lacks its target, or has one too many."""
        battle = self.battle
        name, *rest = words.split() or [""]
        if name.startswith("engage") and not battle.edition.has_engagement:
            return "no-engagement AK2-702"
        if name == "harvest" and not battle.edition.craft.harvest_is_action:
            return "harvest-is-free AKB-430"
        if name in ACTIONS and ACTIONS.index(name) in PLAIN:
            return "no-target-named AK2-R79 AKB-161"
        if name == "cast" and rest:
            sheet = battle.sheet(self.figure)
            if sheet.circle == 0:
                return "no-alchemist AK2-901 AKB-034"
            if rest[0] not in [formula.id for formula in sheet.formulas]:
                return "unknown-formula AK2-901 AKB-424"
        if len(rest) < (2 if name == "cast" else 1):
            return TARGET_NEEDED.get(name, "")
        if name == "post" and len(rest) == 1:
            return "no-such-post AK2-1701 AKB-500"
        several = len(rest) > 1 and all(one in battle.roster.labels for one in rest[1:])
        return ONE_TARGET.get(name, "") if several else ""
