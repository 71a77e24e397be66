"""What stands against an order that a figure might announce (AK2-520, AKB-171)."""

from typing import Final

from athanor.games.alkemy.codes import (
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
    HAS_CHARGED,
    HEROES,
    INVIGORATE,
    MASTER,
    NONE,
    POST,
    RAN_OR_CHARGED,
    RUN,
    SHOT,
    WALK,
)
from athanor.games.alkemy.rules.alchemy import MAX_LEVEL, aims_at, formula_objection
from athanor.games.alkemy.rules.bearing import borne_by, is_laden, is_of
from athanor.games.alkemy.rules.charge import is_direct
from athanor.games.alkemy.rules.order_codes import action_of, detail_of, target_of
from athanor.games.alkemy.rules.scaling import climb_objection
from athanor.games.alkemy.rules.shooting import can_shoot
from athanor.games.alkemy.rules.space import in_contact, sees
from athanor.games.alkemy.rules.springs import spring_objection
from athanor.games.alkemy.rules.walking import has_exit, must_get_away
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit, members
from athanor.kernel.vectors import i64

RUN_AP: Final = 2

NO_SUCH: Final = "no-such-order AK2-520 AKB-171"
LADEN: Final = "laden AK2-R96"
BLIND_ENGAGE: Final = "unseen AKB-R30"
BLIND_SHOT: Final = "unseen AK2-009 AK2-804 AKB-361 AKB-R24"
BLIND_FORMULA: Final = "unseen AK2-009 AK2-908 AKB-443 AKB-R24"


def order_objection(battle: Battle, figure: i64, code: i64) -> str:
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
    if action == CLIMB:
        return climb_objection(battle, figure, target)
    if action == INVIGORATE:
        return spring_objection(battle, figure, target)
    return NO_SUCH


def move_objection(battle: Battle, figure: i64, action: i64) -> str:
    """Return why a figure may not walk or run."""
    cost = RUN_AP if action == RUN else 1
    if battle.ap[figure] < cost:
        return "no-ap AK2-603 AK2-608 AKB-211 AKB-213"
    if battle.has(figure, RAN_OR_CHARGED):
        return moved_already(battle, figure)
    if action == RUN:
        found = LADEN if is_laden(battle, figure) else ""
        found = found or battle.edition.land.run_objection(battle, figure)
        if found != "":
            return found
    if must_get_away(battle, figure) and not has_exit(battle, figure, action, battle.foes[figure]):
        return "no-way-out AK2-R80 AKB-212 AKB-R32"
    return ""


def moved_already(battle: Battle, figure: i64) -> str:
    """Return what keeps a figure that ran or charged from moving again."""
    if battle.has(figure, HAS_CHARGED):
        return "charged-already AK2-617 AKB-222 AKB-229 AKB-R21"
    return "ran-already AK2-610 AKB-215 AKB-R21"


def may_charge(battle: Battle, figure: i64) -> str:
    """Return why a figure may not announce any charge."""
    if battle.ap[figure] < 1:
        return "no-ap AK2-613 AKB-220"
    if battle.has(figure, RAN_OR_CHARGED):
        return moved_already(battle, figure)
    if is_laden(battle, figure):
        return LADEN
    if battle.in_combat(figure):
        return "in-combat-no-charge AK2-613 AKB-230 AKB-267"
    return ""


def charge_many_objection(battle: Battle, figure: i64) -> str:
    """Return why a figure may not announce a charge on several enemies."""
    enemies = battle.enemies(figure)
    if enemies & (enemies - 1) == 0:
        return "only-one-enemy AK2-621 AKB-235"
    found = may_charge(battle, figure)
    if found != "":
        return found
    able = chargeable(battle, figure)
    return "only-one-in-the-open AK2-621 AK2-1326" if able & (able - 1) == 0 else ""


def chargeable(battle: Battle, figure: i64) -> i64:
    """Return the enemies whom no scenery keeps a figure from charging, as a mask (AK2-1326)."""
    if not battle.edition.land.is_advanced:
        return battle.enemies(figure)
    found: i64 = 0
    for enemy in members(battle.enemies(figure)):
        if battle.edition.land.charge_objection(battle, figure, enemy) == "":
            found |= bit(enemy)
    return found


def charge_objection(battle: Battle, figure: i64, target: i64) -> str:
    """Return why a figure may not announce a charge on an enemy."""
    found = may_charge(battle, figure)
    if found != "":
        return found
    if not battle.enemies(figure) >> target & 1:
        return "not-an-enemy AK2-R63 AKB-220"
    # AK2-008, AK2-1205; AKB-223, AKB-R24: distance and sight decide when it is made
    return battle.edition.land.charge_objection(battle, figure, target)


def may_engage(battle: Battle, figure: i64) -> str:
    """Return why a figure may not announce any engagement."""
    if not battle.edition.has_engagement:
        return "no-engagement AK2-702"
    if battle.ap[figure] < 1:
        return "no-ap AKB-250"
    if battle.has(figure, RAN_OR_CHARGED):
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
            found |= bit(enemy)
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
        if not battle.traits(figure).free_combat or battle.has(figure, FREE_COMBAT_USED):
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
    if battle.concentration[figure] >= MAX_LEVEL:
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
        if battle.concentration[figure] - 1 < formula.level:  # AK2-910
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
    if battle.layout.objective == CONTROL:
        if battle.owners[post] == battle.seat_of(figure):
            return "post-is-yours AK2-1704 AKB-R78"
    elif not battle.lying >> post & 1:
        return "objective-gone AK2-R96"
    elif borne_by(battle, figure) != NONE:
        return "bears-already AK2-R96"
    if not is_of(battle, figure, battle.layout.takers):
        if battle.layout.takers == HEROES:
            return "only-heroes AK2-1005 AK2-R95"
        return "only-alchemists AK2-1005 AK2-R95"
    if battle.traits(figure).wild:
        return "too-wild AK2-1001 AKB-334"
    return ""
