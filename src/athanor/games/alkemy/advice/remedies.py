"""What a formula promises, verb by verb."""

from typing import Final

from athanor.games.alkemy.advice.duel import Fencing
from athanor.games.alkemy.advice.outlook import judged
from athanor.games.alkemy.advice.stakes import WOUNDS, sure_loss, worth
from athanor.games.alkemy.codes import (
    AREA,
    BLESS,
    DEFENSE,
    DRAIN,
    GRANT,
    HARM,
    HASTE,
    INNER,
    MEND,
    NONE,
    OMEN,
    PUSH,
    SHOOT,
    SLOW,
    THORNS,
)
from athanor.games.alkemy.rules.space import sees
from athanor.games.alkemy.state import (
    BLESSED,
    DEFENSE_UP,
    GRANTED,
    HURRY,
    LAG,
    LUCK,
    SPINES,
    Battle,
)
from athanor.games.alkemy.terms import Formula
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

IN_VAIN: Final = -0.5
"""A formula that cannot work, or changes nothing."""

COMPONENT: Final = 0.01
"""What a component is worth."""

LOST_POINT: Final = 0.15
"""What an Action Point is worth that an enemy loses."""

IN_A_FIGHT: Final = 0.15
"""What help with blows is worth to somebody who fights, or may before the turn is over."""

AT_PEACE: Final = 0.25
"""The share of it that is left where no enemy is near."""

ON_THE_WAY: Final = 0.12
"""What two inches more or less are worth."""

AIMING: Final = 0.12
"""What a die on shooting is worth to a shooter."""

NEAR: Final = 8000
"""Within this distance an enemy may come to blows this turn."""


def formula_worth(battle: Battle, fencing: Fencing, figure: i64, target: i64, index: i64) -> float:
    """Return what a formula promises its alchemist, less its components."""
    formula = battle.sheet(figure).formulas[index]
    reach = battle.edition.craft.range(battle, figure, formula)
    if target != figure and (
        judged(battle, figure, target) > reach or not sees(battle, figure, target)
    ):
        return IN_VAIN
    total = 0.0
    if formula.target == AREA:
        for friend in members(battle.own(battle.seat_of(figure))):
            if friend == figure or judged(battle, figure, friend) <= reach:
                total += effects_worth(battle, fencing, formula, friend)
    else:
        total = effects_worth(battle, fencing, formula, target)
    if total <= 0.0:
        return IN_VAIN
    chance = working(battle, fencing, figure, target, formula)
    return chance * total - COMPONENT * float(formula.components)


def working(battle: Battle, fencing: Fencing, figure: i64, target: i64, formula: Formula) -> float:
    """Return the chance that a formula takes effect: certain, unless the edition rolls for it."""
    if formula.auto or battle.edition.craft.by_concentration:
        return 1.0
    extra: i64 = 1 if battle.sheet(figure).circle == INNER else 0
    need = battle.sheet(target).mind - battle.concentration[figure]
    return fencing.odds.reaching(battle.colour(figure), extra, need)


def effects_worth(battle: Battle, fencing: Fencing, formula: Formula, target: i64) -> float:
    """Return what all effects of a formula are worth on a target."""
    total = 0.0
    for verb, first, second, third in formula.effects:
        total += effect_worth(battle, fencing, target, verb, first, second, third)
    return total


def effect_worth(
    battle: Battle,
    fencing: Fencing,
    target: i64,
    verb: i64,
    first: i64,
    second: i64,
    third: i64,
) -> float:
    """Return what one effect is worth on a target; nothing, if it is there already."""
    if verb == HARM:
        return sure_loss(battle, target, first)
    if verb == MEND:
        healed = min(first, battle.wounds[target])
        return worth(battle, target) * WOUNDS * float(healed) / float(battle.sheet(target).hp)
    if verb == DRAIN:
        if battle.ap[target] == 0:
            return 0.0
        need = first - battle.sheet(target).characteristic(third)
        resists = fencing.odds.reaching(battle.colour(target), 0, need)
        return LOST_POINT * float(second) * (1.0 - resists)
    if verb == PUSH:
        return ON_THE_WAY * AT_PEACE
    if verb == SLOW:
        return ON_THE_WAY if battle.ap[target] > 0 and battle.boost(target, LAG) == 0 else 0.0
    if verb == HASTE:
        return ON_THE_WAY if battle.ap[target] > 1 and battle.boost(target, HURRY) == 0 else 0.0
    return support_worth(battle, target, verb, first, second)


def support_worth(battle: Battle, target: i64, verb: i64, first: i64, second: i64) -> float:
    """Return what dice, skills and Defense until the end of the turn are worth on a target."""
    if verb == BLESS and second == SHOOT:
        shoots = battle.sheet(target).ranged != NONE and battle.ap[target] > 0
        return AIMING if shoots and battle.boost(target, BLESSED + SHOOT) == 0 else 0.0
    if is_there(battle, target, verb, first, second):
        return 0.0
    if battle.in_combat(target):
        return IN_A_FIGHT
    for enemy in members(battle.enemies(target)):
        if judged(battle, target, enemy) <= NEAR:
            return IN_A_FIGHT
    return IN_A_FIGHT * AT_PEACE


def is_there(battle: Battle, target: i64, verb: i64, first: i64, second: i64) -> bool:
    """Tell whether an effect that does not add up works on a target already."""
    if verb == GRANT:
        return battle.boost(target, GRANTED) >> first & 1 == 1
    if verb == BLESS:
        return battle.boost(target, BLESSED + second) != 0
    kind = {DEFENSE: DEFENSE_UP, THORNS: SPINES, OMEN: LUCK}[verb]
    return battle.boost(target, kind) != 0


def lacks_concentration(battle: Battle, figure: i64) -> bool:
    """Tell whether some formula that an alchemist can pay needs a level more."""
    needed: i64 = 0
    for formula in battle.sheet(figure).formulas:
        if battle.edition.craft.can_pay(battle, figure, formula):
            needed = max(needed, formula.level)
    if battle.edition.craft.by_concentration:
        return battle.concentration[figure] <= needed
    return battle.concentration[figure] < needed
