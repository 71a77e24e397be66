"""How an unfinished match stands: about how many actions each seat still is from ending it.

Who ends the game wins as a rule, so what counts is the work that is left: the parts of the Stone
that are missing, the quest, a soul; less what is in store for it and those who help.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.worth import EFFORT, is_source
from athanor.games.materia_prima.codes import (
    FRESH,
    IN_HAND,
    KINDS,
    NONE,
    PARTS,
    READY,
    SLOTS,
    STONE,
)
from athanor.games.materia_prima.rules.progress import progress
from athanor.games.materia_prima.scoring import wisdom
from athanor.games.materia_prima.state import MateriaState

PART_EFFORT: Final[tuple[float, ...]] = (9.0, 16.0, 28.0)
"""Actions that a part of each type takes once its formula is in hand."""

FORMULA_EFFORT: Final = 5.0
"""Actions that it takes to get hold of a formula."""

QUEST_EFFORT: Final[tuple[float, ...]] = (
    12.0,
    20.0,
    15.0,
    15.0,
    20.0,
    12.0,
    4.0,
    16.0,
    4.0,
    24.0,
    10.0,
)
"""Actions that each of the things takes that a quest asks for."""

SOUL_EFFORT: Final = 16.0
"""Actions that it takes to come to a soul."""

STOCK: Final = 0.7
"""How much of the work in a unit in store is saved by it."""
USEFUL: Final = 3
"""Units of a kind that are useful at all."""

HELPER: Final = 4.0
SOURCE: Final = 10.0
"""Actions that a homunculus, by level, and an extension that brings elements will save."""

POINT: Final = 0.7
"""Actions that a point of wisdom is worth."""

LEAD_SPAN: Final = 60.0
"""A lead of this many actions counts in full."""

TILT: Final = 0.05
"""How far the estimate leans at most: dice and re-dealt hands make it so noisy that search should
follow its hints unless the outlook differs by much, or the end is near enough to be seen."""


def lead(state: MateriaState, seat: i64) -> float:
    """Return how far a seat is before the best other; 0.5 is even."""
    best = 1000.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            best = min(best, work_left(state, other))
        other += 1
    ahead = (best - work_left(state, seat)) / LEAD_SPAN
    return 0.5 + 0.5 * TILT * min(1.0, max(-1.0, ahead))


def work_left(state: MateriaState, seat: i64) -> float:
    """Return about how many actions a seat needs to end the game."""
    quest = state.quest[seat]
    missing = max(0, state.terms.quest_count[quest] - progress(state, seat))
    work = QUEST_EFFORT[quest] * float(missing)
    part: i64 = 0
    while part < PARTS:
        if (state.parts[seat] >> part) & 1 == 0:
            work += PART_EFFORT[part]
            if not has_formula(state, seat, part + 1):
                work += FORMULA_EFFORT
        part += 1
    if state.souls[seat] == 0:
        work += SOUL_EFFORT
    return work - saved(state, seat) - POINT * float(wisdom(state, seat))


def has_formula(state: MateriaState, seat: i64, part: i64) -> bool:
    """Tell whether a seat has a formula for a part in hand."""
    cards = state.terms.cards
    card = cards.first[STONE]
    while card < cards.first[STONE + 1]:
        if state.where[card] == IN_HAND + seat and cards.level[card] == part:
            return True
        card += 1
    return False


def saved(state: MateriaState, seat: i64) -> float:
    """Return the actions saved by what a seat has in store, and by those who help it."""
    actions = 0.0
    kind: i64 = 0
    while kind < KINDS:
        actions += STOCK * EFFORT[kind] * float(min(USEFUL, state.owned(seat, kind)))
        kind += 1
    slot: i64 = 1
    while slot < SLOTS:
        card = state.figure[seat * SLOTS + slot]
        if card != NONE:
            actions += HELPER * float(state.terms.cards.level[card])
        slot += 1
    extensions = state.terms.extensions
    extension: i64 = 0
    while extension < extensions.count:
        at = state.extension_at[extension]
        owned = at == READY + seat or at == FRESH + seat
        if owned and is_source(extensions.verb[extension]):
            return actions + SOURCE
        extension += 1
    return actions
