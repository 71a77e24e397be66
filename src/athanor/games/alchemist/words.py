"""Cubes, cauldrons and the like as arguments of messages."""

from athanor.games.alchemist.board import INGREDIENTS, LETTERS, TYPES
from athanor.kernel.words import Listing, Message


def ingredient(kind: int) -> Message:
    """Return the name of a type."""
    return Message(f"alchemist-ingredient-{INGREDIENTS[kind].replace('_', '-')}")


def cubes(counts: list[int]) -> Listing:
    """Return an enumeration such as "2 mushrooms and 1 spider"."""
    named = [
        Message(f"alchemist-cubes-{INGREDIENTS[kind].replace('_', '-')}", {"count": counts[kind]})
        for kind in range(TYPES)
        if counts[kind]
    ]
    return Listing(tuple(named) or (Message("alchemist-no-cubes"),))


def letters(counts: list[int]) -> str:
    """Return cubes as letters, such as ``MMBBT``."""
    return "".join(LETTERS[kind] * counts[kind] for kind in range(TYPES))


def bits(mask: int) -> list[int]:
    """Return a mask of types as five counts of 0 or 1."""
    return [mask >> kind & 1 for kind in range(TYPES)]
