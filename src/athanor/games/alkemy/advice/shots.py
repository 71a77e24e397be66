"""What a shot promises before it is fired."""

from typing import Final

from athanor.games.alkemy.advice.duel import Side, dice_on
from athanor.games.alkemy.advice.odds import Odds
from athanor.games.alkemy.advice.outlook import judged
from athanor.games.alkemy.advice.stakes import loss
from athanor.games.alkemy.codes import NONE, SHOOT, WHITE
from athanor.games.alkemy.rules.cover import MELEE_COVER, THRESHOLDS
from athanor.games.alkemy.rules.fight import PAID
from athanor.games.alkemy.rules.space import sees
from athanor.games.alkemy.state import Battle
from athanor.kernel.vectors import i64

IN_VAIN: Final = -0.5
"""A shot that cannot hit."""

RIGHT: Final = 0.5
"""How often an estimate by eye is right, and the shot has Aim."""

FRIENDLY_FIRE: Final = 0.6
"""What it costs to hit the other fighter, beside the damage that is lost."""


def shot_worth(battle: Battle, odds: Odds, shooter: i64, target: i64) -> float:
    """Return what a shot costs its target's player on average."""
    sheet = battle.sheet(shooter)
    if sheet.ranged == NONE or battle.in_combat(shooter):
        return IN_VAIN
    away = judged(battle, shooter, target)
    stealth = battle.traits(target).stealth
    if away > sheet.range or (0 < stealth < away) or not sees(battle, shooter, target):
        return IN_VAIN
    plain = hit_worth(battle, odds, shooter, target, away, 0)
    if battle.terms.measuring:
        return plain
    return (1.0 - RIGHT) * plain + RIGHT * hit_worth(battle, odds, shooter, target, away, 1)


def hit_worth(battle: Battle, odds: Odds, shooter: i64, target: i64, away: i64, aim: i64) -> float:
    """Return what a shot at a distance costs, with or without the die of Aim."""
    sheet = battle.sheet(shooter)
    protection = battle.edition.cover.protection(battle, shooter, target)
    shift = battle.traits(shooter).shot_shift - protection.shift
    if away <= battle.edition.cover.point_blank(battle, shooter, False):
        shift += 1
    extra = dice_on(battle, Side(shooter, PAID, 0, True), SHOOT, target, 0, NONE, aim)
    chances = odds.blow(
        battle.colour(shooter),
        extra,
        battle.defense(target) - sheet.ranged,
        sheet.ranged_damage,
        min(3, max(-4, shift)),
    )
    hurt = loss(battle, target, chances)[0]
    if protection.fighters != 0:
        escaped = odds.reaching(WHITE, 0, MELEE_COVER)
        return hurt * (1.0 - escaped - FRIENDLY_FIRE * escaped)
    if protection.bases != 0 or protection.pieces != 0:
        return hurt * (1.0 - odds.reaching(WHITE, 0, THRESHOLDS[battle.sheet(target).size]))
    return hurt
