"""What could be thought of and may not be chosen, and why."""

from msgspec import Struct

from athanor.games.alkemy.rules.choices import BattleMenu
from athanor.kernel.words import Message, Refusal


class Barred(Struct, frozen=True):
    """Something that could be thought of and may not be chosen, and why."""

    name: str
    message: Message
    rules: tuple[str, ...]


def barred_of(decision: BattleMenu, names: dict[int, str]) -> list[Barred]:
    """Return what stands against those of some choices that may not be made."""
    found: list[Barred] = []
    for choice, name in names.items():
        refusal = decision.why_not(choice)
        if refusal is not None:
            found.append(barred(name, refusal))
    return found


def barred(name: str, refusal: Refusal) -> Barred:
    """Return a refusal with what it is about."""
    return Barred(name, refusal.message, refusal.rules)
