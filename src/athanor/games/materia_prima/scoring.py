"""Wisdom points and the winner, worked out from the state (MAT-242 to MAT-254)."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    CUSTO,
    DONUM,
    EQUIPMENT,
    FRESH,
    GOLD,
    KINDS,
    MAGNATUS,
    NOBLE,
    NONE,
    PARTS,
    QUESTS,
    READY,
    SLOTS,
    STONE,
    TRANSMUTED,
    WHOLE,
    WORN,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.words import Message, Modifier, Outcome

NOBLE_POINTS: Final = 2
SET_POINTS: Final = 5
SOUL_POINTS: Final = 3
EXTENSION_POINTS: Final = 2
QUEST_POINTS: Final = 9
SOULLESS_POINTS: Final = -5
"""Of the later ending, in place of not being able to win (MAT-361)."""


def noble_units(state: MateriaState, seat: i64) -> i64:
    """Return the level-3 units in the tower and in all packs of a seat (MAT-243, MAT-R52)."""
    units: i64 = 0
    kind: i64 = NOBLE  # others are worth nothing: MAT-244
    while kind < KINDS:
        units += state.store[seat * KINDS + kind]
        slot: i64 = 0
        while slot < SLOTS:
            units += state.pack[(seat * SLOTS + slot) * KINDS + kind]
            slot += 1
        kind += 1
    return units


def homunculus_points(state: MateriaState, seat: i64) -> i64:
    """Return the levels of the homunculi on the board (MAT-245, MAT-246)."""
    points: i64 = 0
    slot: i64 = 1
    while slot < SLOTS:
        card = state.figure[seat * SLOTS + slot]
        if card != NONE:
            points += state.terms.cards.level[card]
        slot += 1
    return points


def equipment_points(state: MateriaState, seat: i64) -> i64:
    """Return the levels of all items made, worn or stored (MAT-247), not in hand (MAT-254)."""
    cards = state.terms.cards
    points: i64 = 0
    card = cards.first[EQUIPMENT]
    while card < cards.first[STONE]:
        if state.where[card] == TRANSMUTED + seat or state.where[card] == WORN + seat:
            points += cards.level[card]
        card += 1
    return points


def part_points(state: MateriaState, seat: i64) -> i64:
    """Return the types of the parts made (MAT-248)."""
    points: i64 = 0
    part: i64 = 0
    while part < PARTS:
        if (state.parts[seat] >> part) & 1 == 1:
            points += part + 1
        part += 1
    return points


def extensions_of(state: MateriaState, seat: i64) -> i64:
    """Return how many extensions a seat owns (MAT-251)."""
    owned: i64 = 0
    for at in state.extension_at:
        if at == FRESH + seat or at == READY + seat:
            owned += 1
    return owned


def wisdom(state: MateriaState, seat: i64) -> i64:
    """Return all that everybody can count at any time: everything but the quest (MAT-253)."""
    points = NOBLE_POINTS * noble_units(state, seat) + homunculus_points(state, seat)
    points += equipment_points(state, seat) + part_points(state, seat)
    if state.parts[seat] == WHOLE:
        points += SET_POINTS  # MAT-249
    points += SOUL_POINTS * state.souls[seat]  # MAT-250
    return points + EXTENSION_POINTS * extensions_of(state, seat)


def has_fulfilled(state: MateriaState, seat: i64) -> bool:
    """Tell whether the quest of a seat counts: it ended the game, or it was banked (MAT-364)."""
    if state.ender == seat:
        return True
    return state.terms.bank_quest and (state.met[seat] >> state.quest[seat]) & 1 == 1


def given_points(state: MateriaState, seat: i64) -> i64:
    """Return the points of things that a quest had its owner drop (MAT-R45)."""
    if not has_fulfilled(state, seat):
        return 0
    quest = state.quest[seat]
    hex_ = state.met_hex[seat * QUESTS + quest]
    if hex_ == NONE:
        return 0
    need = state.terms.quest_count[quest]
    if quest == CUSTO:  # MAT-323
        return SOUL_POINTS * min(need, state.dropped_souls[hex_])
    if quest == MAGNATUS:  # MAT-309
        return NOBLE_POINTS * min(need, state.drops[hex_ * KINDS + GOLD])
    if quest != DONUM:  # MAT-306
        return 0
    noble: i64 = 0
    kind: i64 = NOBLE
    while kind < KINDS:
        noble += state.drops[hex_ * KINDS + kind]
        kind += 1
    return NOBLE_POINTS * min(need, noble)


def final_points(state: MateriaState, seat: i64) -> i64:
    """Return the points of a seat in a finished match."""
    points = wisdom(state, seat) + given_points(state, seat)
    if has_fulfilled(state, seat):
        points += QUEST_POINTS  # MAT-252
    if state.terms.later_ending and state.souls[seat] == 0:
        points += SOULLESS_POINTS
    return points


def can_win(state: MateriaState, seat: i64) -> bool:
    """Tell whether a seat may be the winner: not without a soul (MAT-122, MAT-361, MAT-R68)."""
    if state.terms.later_ending or state.souls[seat] > 0:
        return True
    return max(state.souls) == 0


def ahead(state: MateriaState, seat: i64, other: i64) -> bool:
    """Tell whether a seat stands before another (MAT-242, MAT-R50)."""
    mine, theirs = can_win(state, seat), can_win(state, other)
    if mine != theirs:
        return mine
    points, others = final_points(state, seat), final_points(state, other)
    if points != others:
        return points > others
    return state.ender == seat


def place_of(state: MateriaState, seat: i64) -> i64:
    """Return the place of a seat in a finished match; equals share it."""
    before: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat and ahead(state, other, seat):
            before += 1
        other += 1
    return before + 1


def outcome(state: MateriaState) -> Outcome:
    """Return the full standing with every sum broken down by rule."""
    rules = ("MAT-242", "MAT-361") if state.terms.later_ending else ("MAT-242", "MAT-122")
    return Outcome(
        places=tuple(place_of(state, seat) for seat in range(state.seats)),
        scores=tuple(score_lines(state, seat) for seat in range(state.seats)),
        rules=(*rules, "MAT-R50"),
    )


def score_lines(state: MateriaState, seat: int) -> tuple[Modifier, ...]:
    """Return where the wisdom of a seat comes from, lines without points left out."""
    whole = SET_POINTS if state.parts[seat] == WHOLE else 0
    quest = QUEST_POINTS if state.over and has_fulfilled(state, seat) else 0
    given = given_points(state, seat) if state.over else 0
    soulless = state.over and state.terms.later_ending and state.souls[seat] == 0
    lines = (
        ("elements", NOBLE_POINTS * noble_units(state, seat), ("MAT-243", "MAT-R52")),
        ("homunculi", homunculus_points(state, seat), ("MAT-245",)),
        ("equipment", equipment_points(state, seat), ("MAT-247",)),
        ("parts", part_points(state, seat), ("MAT-248",)),
        ("set", whole, ("MAT-249",)),
        ("souls", SOUL_POINTS * state.souls[seat], ("MAT-250",)),
        ("extensions", EXTENSION_POINTS * extensions_of(state, seat), ("MAT-251",)),
        ("quest", quest, ("MAT-252",)),
        ("given", given, ("MAT-306", "MAT-309", "MAT-323", "MAT-R45")),
        ("soulless", SOULLESS_POINTS if soulless else 0, ("MAT-361",)),
    )
    return tuple(
        Modifier(Message(f"materia-prima-score-{name}"), points, rules)
        for name, points, rules in lines
        if points
    )
