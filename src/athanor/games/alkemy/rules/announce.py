"""What a figure may announce, and why not (AK2-515, AK2-520; AKB-161, AKB-171)."""

from typing import Final

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.codes import (
    ACTIONS,
    CHARGE,
    CHARGE_MANY,
    CHARGED_OUT,
    CONCENTRATE,
    ENGAGE,
    ENGAGE_MANY,
    FIGHT,
    FORMULA,
    HARVEST,
    MASTER,
    MASTERED,
    NONE,
    POST,
    RUN,
    SHOT,
    SPENT,
    STOP,
    WALK,
)
from athanor.games.alkemy.rules.alchemy import MAX_LEVEL, aims_at, formula_objection
from athanor.games.alkemy.rules.charge import is_direct
from athanor.games.alkemy.rules.choices import Menu, ask, members, named
from athanor.games.alkemy.rules.shooting import can_shoot
from athanor.games.alkemy.rules.space import in_contact, is_within, move_value, post_disc, sees
from athanor.games.alkemy.rules.things import figure_thing, post_thing, token_thing
from athanor.games.alkemy.rules.walking import has_exit, must_get_away
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import Arg, Message

TARGETS: Final = 64
DETAILS: Final = 64
"""A choice is (action * TARGETS + target) * DETAILS + detail."""

RUN_AP: Final = 2

PLAIN: Final = (WALK, RUN, CHARGE_MANY, ENGAGE_MANY, CONCENTRATE, STOP)
"""Orders without a target of their own."""

TARGET_NEEDED: Final = {
    "charge": "target-needed AK2-613 AKB-221",
    "engage": "target-needed AKB-250 AKB-R106",
    "fight": "target-needed AK2-701 AKB-310",
    "master": "target-needed AK2-701 AKB-310",
    "shoot": "target-needed AK2-801 AKB-363",
    "cast": "target-needed AK2-908 AKB-443",
    "harvest": "target-needed AK2-916 AKB-430",
    "post": "target-needed AK2-1704 AKB-521",
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

NO_SUCH: Final = "no-such-order AK2-520 AKB-171"
BLIND_ENGAGE: Final = "unseen AKB-R30"
BLIND_SHOT: Final = "unseen AK2-009 AK2-804 AKB-361 AKB-R24"
BLIND_FORMULA: Final = "unseen AK2-009 AK2-908 AKB-443 AKB-R24"


def order_code(action: i64, target: i64 = 0, detail: i64 = 0) -> i64:
    """Return an order as a choice. The detail of a formula is 2 * its number + how it is paid."""
    return (action * TARGETS + target) * DETAILS + detail


def action_of(code: i64) -> i64:
    """Return what is to be done."""
    return code // (TARGETS * DETAILS)


def target_of(code: i64) -> i64:
    """Return to whom, or with what."""
    return code // DETAILS % TARGETS


def detail_of(code: i64) -> i64:
    """Return the rest of an order."""
    return code % DETAILS


# --- What stands against an order ---


def objection(battle: Battle, figure: i64, code: i64) -> str:
    """Return why an order may not be announced, as a key with its rules, or nothing."""
    action, target = action_of(code), target_of(code)
    if action in (WALK, RUN):
        return move_objection(battle, figure, action)
    if action == CHARGE:
        return charge_objection(battle, figure, target)
    if action == CHARGE_MANY:
        return charge_many_objection(battle, figure)
    if action == ENGAGE:
        return engage_objection(battle, figure, target)
    if action == ENGAGE_MANY:
        return engage_many_objection(battle, figure)
    if action in (FIGHT, MASTER):
        return fight_objection(battle, figure, target, action)
    if action == SHOT:
        return shot_objection(battle, figure, target)
    if action == CONCENTRATE:
        return concentrate_objection(battle, figure)
    if action == FORMULA:
        return cast_objection(battle, figure, target, detail_of(code))
    if action == HARVEST:
        return harvest_objection(battle, figure, target)
    if action == POST:
        return post_objection(battle, figure, target)
    return NO_SUCH


def move_objection(battle: Battle, figure: i64, action: i64) -> str:
    """Return why a figure may not walk or run."""
    cost = RUN_AP if action == RUN else 1
    if battle.ap[figure] < cost:
        return "no-ap AK2-603 AK2-608 AKB-211 AKB-213"
    if battle.has(figure, SPENT):
        return moved_already(battle, figure)
    length = move_value(battle, figure, action)
    if must_get_away(battle, figure) and not has_exit(battle, figure, length, battle.foes[figure]):
        return "no-way-out AK2-R80 AKB-212 AKB-R32"
    return ""


def moved_already(battle: Battle, figure: i64) -> str:
    """Return what keeps a figure that ran or charged from moving again."""
    if battle.has(figure, CHARGED_OUT):
        return "charged-already AK2-617 AKB-222 AKB-229 AKB-R21"
    return "ran-already AK2-610 AKB-215 AKB-R21"


def may_charge(battle: Battle, figure: i64) -> str:
    """Return why a figure may not announce any charge."""
    if battle.ap[figure] < 1:
        return "no-ap AK2-613 AKB-220"
    if battle.has(figure, SPENT):
        return moved_already(battle, figure)
    if battle.in_combat(figure):
        return "in-combat-no-charge AK2-613 AKB-230 AKB-267"
    return ""


def charge_many_objection(battle: Battle, figure: i64) -> str:
    """Return why a figure may not announce a charge on several enemies."""
    enemies = battle.enemies(figure)
    if enemies & (enemies - 1) == 0:
        return "only-one-enemy AK2-621 AKB-235"
    return may_charge(battle, figure)


def charge_objection(battle: Battle, figure: i64, target: i64) -> str:
    """Return why a figure may not announce a charge on an enemy."""
    found = may_charge(battle, figure)
    if found != "":
        return found
    if not battle.enemies(figure) >> target & 1:
        return "not-an-enemy AK2-R63 AKB-220"
    return ""  # AK2-008, AK2-1205; AKB-223, AKB-R24: distance and sight decide when it is made


def may_engage(battle: Battle, figure: i64) -> str:
    """Return why a figure may not announce any engagement."""
    if not battle.edition.has_engagement:
        return "no-engagement AK2-702"
    if battle.ap[figure] < 1:
        return "no-ap AKB-250"
    if battle.has(figure, SPENT):
        return moved_already(battle, figure)
    return ""


def engage_many_objection(battle: Battle, figure: i64) -> str:
    """Return why a figure may not announce an engagement of several enemies (AKB-R106)."""
    found = may_engage(battle, figure)
    if found != "":
        return found
    able = engageable(battle, figure)
    return "only-one-enemy AKB-R106" if able & (able - 1) == 0 else ""


def engageable(battle: Battle, figure: i64) -> i64:
    """Return the enemies a figure may engage, as a mask."""
    found: i64 = 0
    for enemy in members(battle.enemies(figure)):
        if engage_objection(battle, figure, enemy) == "":
            found |= 1 << enemy
    return found


def engage_objection(battle: Battle, figure: i64, target: i64) -> str:
    """Return why a figure may not engage an enemy (AKB-250, AKB-R29, AKB-R30)."""
    found = may_engage(battle, figure)
    if found != "":
        return found
    if not battle.enemies(figure) >> target & 1:
        return "not-an-enemy AKB-250"
    if not battle.in_combat(target):
        return "enemy-is-free AKB-R29"
    if in_contact(battle, figure, target):
        return "touches-already AKB-R106"
    if not sees(battle, figure, target):
        return BLIND_ENGAGE
    if not is_direct(battle, figure, target):
        return "way-barred AKB-254 AKB-R107"
    return ""


def fight_objection(battle: Battle, figure: i64, target: i64, action: i64) -> str:
    """Return why a figure may not start a fight (AK2-701, AK2-R30; AKB-310, AKB-R46)."""
    if not battle.foes[figure] >> target & 1:
        return "not-in-combat AK2-701 AKB-310"
    if action == MASTER:
        if not battle.traits(figure).free_combat or battle.has(figure, MASTERED):
            return "no-free-combat AK2-1002 AK2-R64 AKB-334"
    elif battle.ap[figure] < 1:
        return "no-ap AK2-R30 AKB-R46"
    return ""


def shot_objection(battle: Battle, figure: i64, target: i64) -> str:
    """Return why a figure may not announce a shot."""
    found = can_shoot(battle, figure)
    if found != "":
        return found
    if not battle.enemies(figure) >> target & 1:
        return "not-an-enemy AK2-R63 AKB-362"
    if battle.edition.shots_need_sight and not sees(battle, figure, target):
        return BLIND_SHOT
    return ""


def concentrate_objection(battle: Battle, figure: i64) -> str:
    """Return why a figure may not concentrate."""
    if battle.sheet(figure).circle == 0:
        return "no-alchemist AK2-904 AKB-465"
    if battle.ap[figure] < 1:
        return "no-ap AK2-904 AKB-466"
    if battle.level[figure] >= MAX_LEVEL:
        return "fully-concentrated AK2-904 AKB-465"
    return ""


def cast_objection(battle: Battle, figure: i64, target: i64, detail: i64) -> str:
    """Return why a figure may not announce a formula."""
    sheet = battle.sheet(figure)
    index = detail // 2
    if sheet.circle == 0:
        return "no-alchemist AK2-901 AKB-034"
    if index >= len(sheet.formulas):
        return "unknown-formula AK2-901 AKB-424"
    found = formula_objection(battle, figure, index)
    if found != "":
        return found
    formula = sheet.formulas[index]
    if detail % 2 == 1:
        if not battle.edition.craft.by_concentration:
            return "not-by-concentration AKB-440 AKB-469"
        if battle.level[figure] - 1 < formula.level:  # AK2-910
            return "not-concentrated AK2-910"
    elif battle.ap[figure] < 1:
        return "no-ap AK2-909 AKB-440"
    if not aims_at(battle, figure, formula) >> target & 1:
        return "bad-target AK2-R63 AKB-424 AKB-R66"
    if target == figure:
        return ""
    if battle.edition.craft.needs_sight and not sees(battle, figure, target):
        return BLIND_FORMULA
    return ""


def harvest_objection(battle: Battle, figure: i64, token: i64) -> str:
    """Return why a figure may not harvest a token as an Action."""
    if not battle.edition.craft.harvest_is_action:
        return "harvest-is-free AKB-430"
    if battle.sheet(figure).circle == 0:
        return "no-alchemist AK2-916"
    if battle.ap[figure] < 1:
        return "no-ap AK2-916"
    if not battle.tokens_left >> token & 1:
        return "token-gone AK2-916"
    if token not in battle.edition.craft.tokens_near(battle, figure):
        return "no-token-here AK2-916 AK2-R77"
    return ""


def post_objection(battle: Battle, figure: i64, post: i64) -> str:
    """Return why a figure may not announce the scenario's Action on a post (AK2-1005, AK2-1704).

    AKB-521, AKB-R77: no combat and no move of before stands against it.
    """
    if post >= len(battle.owners):
        return "no-such-post AK2-1701 AKB-500"
    if battle.ap[figure] < battle.layout.post_ap:
        return "no-ap AK2-1704 AKB-521"
    if battle.owners[post] == battle.seat_of(figure):
        return "post-is-yours AK2-1704 AKB-R78"
    if battle.traits(figure).wild:
        return "too-wild AK2-1001 AKB-334"
    return ""


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
    walks = move_objection(battle, figure, WALK) == ""
    if walks:
        found.append(order_code(WALK))
    if ap >= RUN_AP and (walks or move_objection(battle, figure, RUN) == ""):
        found.append(order_code(RUN))
    enemies = members(battle.enemies(figure))
    if ap > 0 and not battle.has(figure, SPENT):
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
    if battle.traits(figure).free_combat and not battle.has(figure, MASTERED):  # AK2-1003
        for enemy in members(battle.foes[figure]):
            found.append(order_code(MASTER, enemy))
    found.sort()
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
    if battle.ap[figure] > 0 and (battle.in_combat(figure) or not battle.has(figure, SPENT)):
        return True  # whoever is in combat may fight, whoever is free may at least walk on the spot
    return len(orders_of(battle, figure)) > 0


# --- The decision ---


class Announce(Menu):
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

    def words(self, choice: i64) -> Message:
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
        if action == POST:
            args["post"] = target + 1
        elif action == HARVEST:
            args["token"] = target + 1
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
        if action in (POST, HARVEST):
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
        return (figure_thing(self.battle, target),)

    def is_conceivable(self, choice: i64) -> bool:
        """Say yes: whatever is no order is refused as none."""
        return True

    def objection(self, choice: i64) -> str:
        """Return the reason and the rules against an order."""
        if choice == order_code(STOP):
            return "must-act AK2-517 AKB-R14"
        if not self.is_order(choice):
            return NO_SUCH
        return objection(self.battle, self.figure, choice)

    def is_order(self, choice: i64) -> bool:
        """Tell whether it is an order at all, possible or not."""
        action, target = action_of(choice), target_of(choice)
        if not 0 <= action < len(ACTIONS):
            return False
        if action in PLAIN:
            return choice == order_code(action)
        plain = action == FORMULA or detail_of(choice) == 0
        return plain and (action in (POST, HARVEST) or target < self.battle.roster.count)

    def speaks_of(self, choice: i64) -> dict[str, Arg]:
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
        if action in (POST, HARVEST):
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

    def beyond(self, words: str) -> str:
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
