"""How an unfinished match stands: how likely each seat is to win it.

The numbers below were fitted, not thought out: a conditional logit of who won, on 283,530
positions of 10,500 matches between greedy bots, each of which made 2 % of its choices at random
(4,000 matches with two players, 4,000 with three, 2,500 with four). Numbers that came out with a
sign that makes no sense are 0. Fitted on seven matches of ten, it foretold the other three as
follows; the columns "by actions" are of a sum of the actions that each seat was thought to need.

| players | log loss | by actions | by chance | area under the curve | by actions |
|---|---|---|---|---|---|
| 2 | 0.576 | 0.616 | 0.693 | 0.768 | 0.717 |
| 3 | 0.918 | 0.993 | 1.099 | 0.754 | 0.708 |
| 4 | 1.197 | 1.280 | 1.386 | 0.738 | 0.657 |
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.aims import total_of
from athanor.games.materia_prima.advice.shortfall import Shortfall, units_of
from athanor.games.materia_prima.advice.worth import has_source
from athanor.games.materia_prima.codes import (
    DONUM,
    EQUIPMENT,
    GOLD,
    KINDS,
    MAGNATUS,
    NOBLE,
    NONE,
    PARTS,
    RAW,
    STONE,
    TRANSMUTED,
    WORN,
)
from athanor.games.materia_prima.rules.progress import progress
from athanor.games.materia_prima.rules.quests import has_both_stones
from athanor.games.materia_prima.scoring import homunculus_points
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import numbers
from athanor.kernel.vectors import vec

QUEST: Final[tuple[float, ...]] = (
    *(-0.555, 2.037, -0.253, 0.103, -1.387, 0.487),
    *(-0.031, -0.174, 0.674, -1.931, -0.323),
)
QUEST_STEP: Final[tuple[float, ...]] = (
    *(-0.274, -0.864, 0.0, 0.0, -0.095, -0.469),
    *(-0.179, -0.632, -0.262, 0.0, -0.263),
)
"""A quest that is done but for the stones, and each thing that is still missing for it."""

QUEST_CONVERSION: Final = -0.122
"""A conversion that only the quest asks for."""

PART: Final[tuple[float, ...]] = (-0.747, -0.510, -0.796)
FORMULA: Final[tuple[float, ...]] = (0.592, 0.338, 0.419)
"""A part of each type that is missing, and a formula in hand that makes it without a soul."""

LACK: Final = -0.069
"""A raw element that is missing for the parts that can be made."""

BOTH_STONES: Final = 0.243
SOUL: Final = 0.067
NO_SOUL: Final = -1.5
SOUL_FORMULA: Final = 0.7
"""To have no soul at all, without which nobody wins (MAT-240), and a formula that makes one.

These two are thought out: bots that are careful with their last soul are seldom without.
"""
HELPER: Final = 0.323
"""For each level of a homunculus."""
ITEM: Final = 0.111
SOURCE: Final = 0.366
"""An extension that brings elements."""
CONVERTED: Final = 0.099
PRECIOUS: Final = 0.195
"""A unit of level 2, and one of level 3."""

WORTH_OF_WIN: Final = 0.85
WORTH_OF_LOSS: Final = 0.15
"""What ``Game.payoff`` makes of a win and of a loss without any lead in points."""


def prospect(state: MateriaState, seat: i64) -> float:
    """Return what an unfinished match is worth to a seat, by how likely it wins."""
    mine = standing(state, seat)
    rivals = 0.0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            rivals += exp(standing(state, other) - mine)
        other += 1
    return WORTH_OF_LOSS + (WORTH_OF_WIN - WORTH_OF_LOSS) / (1.0 + rivals)


def standing(state: MateriaState, seat: i64) -> float:
    """Return how well a seat stands: between two, the difference is the logarithm of the odds."""
    worth = stones(state, seat) + HELPER * float(homunculus_points(state, seat))
    worth += ITEM * float(items_made(state, seat))
    if has_source(state, seat):
        worth += SOURCE
    return worth + errands(state, seat)


def stones(state: MateriaState, seat: i64) -> float:
    """Return the worth of the parts of the Stone and of the souls."""
    worth = SOUL * float(state.souls[seat])
    if state.souls[seat] == 0:
        worth += NO_SOUL + (SOUL_FORMULA if can_make_soul(state, seat) else 0.0)
    if has_both_stones(state, seat):
        worth += BOTH_STONES
    part: i64 = 0
    while part < PARTS:
        if (state.parts[seat] >> part) & 1 == 0:
            worth += PART[part]
            card = formula_for(state, seat, part + 1)
            if card != NONE and state.terms.cards.souls[card] == 0:
                worth += FORMULA[part]
        part += 1
    return worth


def can_make_soul(state: MateriaState, seat: i64) -> bool:
    """Tell whether a seat has a formula in hand that makes a Soul Stone."""
    for card in state.hand(seat):  # noqa: SIM110 - any() would build a generator
        if state.terms.sheets.soul[card] > 0:
            return True
    return False


def formula_for(state: MateriaState, seat: i64, level: i64) -> i64:
    """Return a formula in hand for a part, one that costs no soul if there is any."""
    cards = state.terms.cards
    found: i64 = NONE
    for one in state.hand(seat):
        card: i64 = one
        if cards.pile[card] == STONE and cards.level[card] == level:
            if cards.souls[card] == 0:
                return card
            if found == NONE:
                found = card
    return found


def items_made(state: MateriaState, seat: i64) -> i64:
    """Return how many items a seat has made, worn or not."""
    cards = state.terms.cards
    made: i64 = 0
    card = cards.first[EQUIPMENT]
    while card < cards.first[STONE]:
        if state.where[card] == TRANSMUTED + seat or state.where[card] == WORN + seat:
            made += 1
        card += 1
    return made


def errands(state: MateriaState, seat: i64) -> float:
    """Return the worth of what is in store, and of what is still to be fetched and made of it."""
    units = units_of(state, seat)
    worth = 0.0
    kind: i64 = RAW
    while kind < KINDS:
        worth += (CONVERTED if kind < NOBLE else PRECIOUS) * float(units[kind])
        kind += 1
    quest = state.quest[seat]
    missing = max(0, state.terms.quest_count[quest] - progress(state, seat))
    worth += QUEST[quest] + QUEST_STEP[quest] * float(missing)
    need = cost_of_parts(state, seat)
    shortfall = Shortfall(need, units)
    worth += LACK * float(total_of(shortfall.lack))
    if quest in (MAGNATUS, DONUM) and missing > 0:
        need[GOLD] += missing
        more = total_of(Shortfall(need, units).make) - total_of(shortfall.make)
        worth += QUEST_CONVERSION * float(more)
    return worth


def cost_of_parts(state: MateriaState, seat: i64) -> "vec[i64]":
    """Return what the parts cost that are missing and for which there is a formula."""
    costs = state.terms.cards.cost
    need = numbers(KINDS)
    part: i64 = 0
    while part < PARTS:
        card: i64 = NONE
        if (state.parts[seat] >> part) & 1 == 0:
            card = formula_for(state, seat, part + 1)
        if card != NONE:
            kind: i64 = 0
            while kind < KINDS:
                need[kind] += costs[card * KINDS + kind]
                kind += 1
        part += 1
    return need
