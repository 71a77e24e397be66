"""What is printed for all to read: the conversion table, alchemists, quests, the odds of dice."""

from typing import Final

from msgspec import Struct

from athanor.games.materia_prima.advice.odds import beats, one_more
from athanor.games.materia_prima.codes import (
    ELEMENTS,
    FIRST_SOURCE,
    HEART,
    PRODUCT,
    QUEST_IDS,
    QUESTS,
    RECIPE_RULES,
    RECIPES,
    SECOND_SOURCE,
    SKULL,
)
from athanor.games.materia_prima.show.words import abilities
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.words import Label, Message

QUEST_RULES: Final = (
    ("MAT-300", "MAT-301"),
    ("MAT-302", "MAT-303"),
    ("MAT-304", "MAT-305", "MAT-306"),
    ("MAT-307", "MAT-308", "MAT-309"),
    ("MAT-310", "MAT-311"),
    ("MAT-312", "MAT-313"),
    ("MAT-314", "MAT-315", "MAT-316"),
    ("MAT-317", "MAT-318"),
    ("MAT-319", "MAT-320"),
    ("MAT-321", "MAT-322", "MAT-323"),
    ("MAT-324", "MAT-325", "MAT-326"),
)
"""What each quest asks for, when that is looked at, and what else it says."""


class RecipeView(Struct, frozen=True):
    """A line of the conversion table: two elements make one (MAT-142 to MAT-148)."""

    first: str
    second: str
    product: str
    rule: str


class ColumnView(Struct, frozen=True):
    """What an alchemist is worth with a soul, or without one (MAT-110)."""

    attack: int
    defence: int
    capacity: int
    actions: int
    abilities: list[Message]


class AlchemistView(Struct, frozen=True):
    """An alchemist card, whoever plays it."""

    id: str
    name: Label
    heart: ColumnView
    skull: ColumnView


class QuestCardView(Struct, frozen=True):
    """A quest that somebody may have: all know the deck, nobody the hands (MAT-010)."""

    id: str
    name: Label
    needed: int
    rules: tuple[str, ...]


def recipes() -> list[RecipeView]:
    """Return the conversion table."""
    return [
        RecipeView(
            first=ELEMENTS[FIRST_SOURCE[recipe]],
            second=ELEMENTS[SECOND_SOURCE[recipe]],
            product=ELEMENTS[PRODUCT[recipe]],
            rule=RECIPE_RULES[recipe],
        )
        for recipe in range(RECIPES)
    ]


def alchemists(terms: Terms) -> list[AlchemistView]:
    """Return all alchemist cards."""
    return [
        AlchemistView(
            id=one,
            name=terms.alchemist_names[number],
            heart=column(terms, terms.sheet_of(number, HEART)),
            skull=column(terms, terms.sheet_of(number, SKULL)),
        )
        for number, one in enumerate(terms.alchemist_ids)
    ]


def column(terms: Terms, sheet: int) -> ColumnView:
    """Return a column of an alchemist card."""
    sheets = terms.sheets
    return ColumnView(
        attack=sheets.attack[sheet],
        defence=sheets.defence[sheet],
        capacity=sheets.capacity[sheet],
        actions=sheets.actions[sheet],
        abilities=abilities(terms, sheet),
    )


def quests(terms: Terms) -> list[QuestCardView]:
    """Return the quests that are played with this number of players."""
    return [
        QuestCardView(
            id=QUEST_IDS[quest],
            name=terms.quest_names[quest],
            needed=terms.quest_count[quest],
            rules=QUEST_RULES[quest],
        )
        for quest in range(QUESTS)
        if terms.quest_mask >> quest & 1
    ]


def odds(terms: Terms, attack: int, defence: int) -> list[list[float]]:
    """Return the chance of each number of dice of an attack against each of a defence."""
    sums = [{0: 1.0}]
    for _ in range(max(attack, defence)):
        sums.append(one_more(sums[-1], terms.faces))
    return [
        [round(beats(sums[strong], sums[tough]), 4) for tough in range(defence + 1)]
        for strong in range(attack + 1)
    ]
