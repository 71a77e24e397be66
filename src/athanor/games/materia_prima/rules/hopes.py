"""Whether a quest can still be fulfilled, by what everybody can count; its owner alone is told."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ANIMUS,
    CUSTO,
    EQUIPMENT,
    MAGISTER,
    ON_BENCH,
    PACIS,
    STONE,
    TRANSMUTED,
    WORN,
)
from athanor.games.materia_prima.rules.quests import has_banked
from athanor.games.materia_prima.state import MateriaState

ITEMS_WORN: i64 = 2
"""Items that Magister Arma wants to be worn (MAT-302)."""


def is_lost(state: MateriaState, seat: i64) -> bool:
    """Tell whether a seat can never fulfil its quest any more, whatever happens."""
    if has_banked(state, seat):
        return False
    quest = state.quest[seat]
    if quest == PACIS and state.attacked[seat] == 1:  # MAT-314, MAT-R48
        return True
    if souls_within_reach(state) < souls_needed(state, seat):
        return True
    if quest != MAGISTER:
        return False
    need = state.terms.quest_count[quest]  # MAT-302, MAT-R38
    enough = items_within_reach(state, seat, False) >= need
    return not enough or items_within_reach(state, seat, True) < ITEMS_WORN


def souls_needed(state: MateriaState, seat: i64) -> i64:
    """Return how many Soul Stones must exist at once for the quest of a seat (MAT-240, MAT-R44)."""
    quest = state.quest[seat]
    to_end = 0 if state.terms.bank_quest else 1
    if quest == ANIMUS:  # MAT-317
        return state.terms.quest_count[quest]
    if quest == CUSTO:  # MAT-321
        return state.terms.quest_count[quest] + to_end
    return to_end


def souls_within_reach(state: MateriaState) -> i64:
    """Return how many Soul Stones there can be: those in play, and items still to be made."""
    found = state.souls_in_play()
    card = state.terms.cards.first[EQUIPMENT]
    while card < state.terms.cards.first[STONE]:
        if not is_made(state, card):
            found += state.terms.sheets.soul[card]
        card += 1
    return min(found, state.terms.soul_stones)  # MAT-R09


def items_within_reach(state: MateriaState, seat: i64, worn: bool) -> i64:
    """Return how many items of level 2 or 3, or wearable ones, nobody else has made."""
    cards = state.terms.cards
    found: i64 = 0
    card = cards.first[EQUIPMENT]
    while card < cards.first[STONE]:
        mine = state.where[card] == TRANSMUTED + seat or state.where[card] == WORN + seat
        fits = not worn or state.terms.sheets.soul[card] == 0
        if cards.level[card] >= 2 and fits and (mine or not is_made(state, card)):
            found += 1
        card += 1
    return found


def is_made(state: MateriaState, card: i64) -> bool:
    """Tell whether somebody has made an item, which nobody ever loses."""
    return TRANSMUTED <= state.where[card] < ON_BENCH
