"""Resources, cards, spaces and the like as arguments of messages."""

from collections.abc import Sequence

from athanor.games.ars_alchimia.codes import (
    ASSISTANT_PILE,
    BLIND_FORGE,
    CATEGORIES,
    KINDS,
    LETTERS,
    PAIRS,
    PORTAL,
    RESOURCES,
    SPACE_NAMES,
)
from athanor.games.ars_alchimia.terms import Terms
from athanor.kernel.bits import members
from athanor.kernel.words import Label, Listing, Message


def resource(kind: int) -> Message:
    """Return the name of a resource."""
    return Message(f"ars-alchimia-resource-{RESOURCES[kind]}")


def amounts(counts: Sequence[int]) -> Listing:
    """Return an enumeration such as "2 mana flowers and 1 ancient snow"."""
    named = [
        Message(f"ars-alchimia-amount-{RESOURCES[kind]}", {"count": counts[kind]})
        for kind in range(KINDS)
        if counts[kind]
    ]
    return Listing(tuple(named) or (Message("ars-alchimia-nothing"),))


def amount(kind: int, count: int) -> Listing:
    """Return some units of a resource."""
    return amounts([count * int(kind == other) for other in range(KINDS)])


def one_of(kind: int) -> Listing:
    """Return one unit of a resource."""
    return amount(kind, 1)


def pair(index: int) -> Listing:
    """Return one unit each of a pair."""
    return amounts([int(kind in PAIRS[index]) for kind in range(KINDS)])


def letters(counts: Sequence[int]) -> str:
    """Return resources as letters, such as ``Fl2 El1``."""
    return " ".join(f"{LETTERS[kind]}{counts[kind]}" for kind in range(KINDS) if counts[kind])


def category(number: int) -> Message:
    """Return the name of a category."""
    return Message(f"ars-alchimia-category-{CATEGORIES[number].replace('_', '-')}")


def order_name(terms: Terms, order: int) -> Label:
    """Return the name of an order."""
    return terms.card_names[0][order]


def order_id(terms: Terms, order: int) -> str:
    """Return how an order is written."""
    return terms.card_ids[0][order]


def assistant_name(terms: Terms, assistant: int) -> Label:
    """Return the name of an assistant."""
    return terms.card_names[ASSISTANT_PILE][assistant]


def assistant_id(terms: Terms, assistant: int) -> str:
    """Return how an assistant is written."""
    return terms.card_ids[ASSISTANT_PILE][assistant]


def assistant_names(terms: Terms, assistants: int) -> list[Label]:
    """Return the names of a set of assistants."""
    return [assistant_name(terms, assistant) for assistant in members(assistants)]


def space_thing(space: int) -> str:
    """Return how a space is known on the board."""
    return f"space:{SPACE_NAMES[space]}"


def space_word(terms: Terms, pile: int, space: int, card: int) -> Label | Message:
    """Return what people call a space: its card, the portal, the blind forge, or its name."""
    if space == PORTAL:
        return Message("ars-alchimia-portal")
    if space == BLIND_FORGE:
        return Message("ars-alchimia-blind-forge")
    if card < 0:
        return Message("ars-alchimia-empty-space", {"space": SPACE_NAMES[space]})
    return terms.card_names[pile][card]
