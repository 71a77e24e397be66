"""Damage, healing and removal (AK2-101 to AK2-105, AKB-026 to AKB-030)."""

from athanor.games.alkemy.codes import EARTH, WARD, WARDED
from athanor.games.alkemy.rules.aids import aid
from athanor.games.alkemy.rules.bearing import drop
from athanor.games.alkemy.rules.exchange import Reading
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.state import CUT_DOWN, SHOT_DOWN, Battle
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


def suffer(
    battle: Battle,
    figure: i64,
    damage: i64,
    *,
    damped: bool = True,
    reading: Reading | None = None,
) -> None:
    """Tick boxes from the left; the last one takes the figure off the table at once.

    Damage 0 is no damage (AK2-R60, AKB-R69); what a skill damps is never a fall (AKB-297).
    """
    if not battle.is_present(figure):
        return
    traits = battle.traits(figure)
    if damped and traits.harden_less > 0 and damage >= traits.harden_least:
        damage = max(0, damage - traits.harden_less)
        tell(battle, "hardened", "AK2-1001 AKB-334", figure, count=traits.harden_less)
    warded = aid(battle, figure, WARD)
    if damage > 0 and warded > 0 and not battle.has(figure, WARDED):  # AK2-1408
        battle.mark(figure, WARDED)
        damage = max(0, damage - warded)
        tell(battle, "warded", "AK2-1408", figure, count=warded)
    if damage <= 0:
        tell(battle, "unharmed", "AK2-R60 AKB-R69", figure, note=reading)
        return
    sheet = battle.sheet(figure)
    before = battle.colour(figure)
    battle.wounds[figure] = min(sheet.hp, battle.wounds[figure] + damage)  # AK2-102, AKB-027
    tell(battle, "suffered", "AK2-102 AKB-027", figure, count=damage, note=reading)
    if battle.wounds[figure] == sheet.hp:
        remove(battle, figure)
        if reading is not None:
            credit(battle, reading.striker, figure, reading.ranged)
        return
    if battle.colour(figure) != before:
        tell(battle, f"health-{battle.colour(figure)}", "AK2-103 AKB-028", figure)
    lose_concentration(battle, figure)


def suffer_reading(battle: Battle, reading: Reading) -> None:
    """Inflict damage that was read on a line, and tell where."""
    suffer(battle, reading.victim, reading.amount, reading=reading)


def lose_concentration(battle: Battle, figure: i64) -> None:
    """Take a level for each damage event, whatever its amount (AK2-905, AKB-468, AKB-R69)."""
    if battle.concentration[figure] > 0 and battle.auras[4 * figure + EARTH] == 0:  # AK2-922
        battle.concentration[figure] -= 1
        tell(battle, "distracted", "AK2-905 AKB-468", figure, count=battle.concentration[figure])


def remove(battle: Battle, figure: i64) -> None:
    """Take a figure off the table (AK2-104, AKB-030)."""
    drop(battle, figure)
    battle.present &= ~bit(figure)
    battle.ap[figure] = 0
    battle.edition.bonds.removed(battle, figure)
    tell(battle, "removed", "AK2-104 AKB-030", figure)


def credit(battle: Battle, striker: i64, victim: i64, by_shot: bool) -> None:
    """Count an enemy that a figure removed, for secret objectives (AK2-1504)."""
    if battle.seat_of(striker) != battle.seat_of(victim):
        battle.tally(striker, SHOT_DOWN if by_shot else CUT_DOWN)


def heal(battle: Battle, figure: i64, hp: i64, rules: str) -> None:
    """Untick boxes from the right, never beyond the start; the colour follows (AK2-R52)."""
    healed = min(hp, battle.wounds[figure])
    if healed > 0:
        before = battle.colour(figure)
        battle.wounds[figure] -= healed
        tell(battle, "healed", rules, figure, count=healed)
        if battle.colour(figure) != before:
            tell(battle, f"health-{battle.colour(figure)}", "AK2-103 AKB-028", figure)


def lose_ap(battle: Battle, figure: i64, ap: i64) -> None:
    """Take Action Points away, never below none (AK2-R67)."""
    lost = min(ap, battle.ap[figure])
    if lost > 0:
        battle.ap[figure] -= lost
        tell(battle, "drained", "AK2-R67 AKB-170", figure, count=lost)


def pay(battle: Battle, figure: i64, ap: i64) -> None:
    """Spend Action Points (AK2-501, AKB-162)."""
    battle.ap[figure] -= ap
