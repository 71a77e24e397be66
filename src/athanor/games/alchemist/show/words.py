"""Cubes, cauldrons and the like as arguments of messages."""

from collections.abc import Sequence

from athanor.games.alchemist.codes import INGREDIENTS, LETTERS, TYPES
from athanor.games.alchemist.terms import Board
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


def cauldron(board: Board, index: int) -> Message:
    """Return the name of a cauldron; its written one is made of letters of one language only."""
    return produces([board.products[index * 2], board.products[index * 2 + 1]])


def produces(products: Sequence[int]) -> Message:
    """Return the name of a cauldron with these two products."""
    first, second = products
    return Message("alchemist-cauldron", {"first": ingredient(first), "second": ingredient(second)})


def letters(counts: list[int]) -> str:
    """Return cubes as letters, such as ``MMBBT``."""
    return "".join(LETTERS[kind] * counts[kind] for kind in range(TYPES))


def bits(mask: int) -> list[int]:
    """Return a mask of types as five counts of 0 or 1."""
    return [mask >> kind & 1 for kind in range(TYPES)]
