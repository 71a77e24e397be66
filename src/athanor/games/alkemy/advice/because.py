"""Reasons for what a choice is worth, with the rules of the edition that is played."""

from athanor.games.alkemy.state import Battle
from athanor.kernel.reasons import Reasons
from athanor.kernel.words import Arg


def because(
    battle: Battle, reasons: Reasons | None, worth: float, key: str, rules: str = ""
) -> float:
    """Return a worth that has one reason, which is said if anybody asks."""
    if reasons is not None:
        give(battle, reasons, worth, key, rules)
    return worth


def give(
    battle: Battle, reasons: Reasons, worth: float, key: str, rules: str = "", **args: Arg
) -> None:
    """Give a reason; of the rules those count that belong to the edition."""
    reasons.add(f"alkemy-reason-{key}", worth, " ".join(battle.cite(rules)), **args)


def percent(chance: float) -> int:
    """Return a chance as a whole number of per cent."""
    return round(100.0 * chance)
