"""Whether a choice would end the game: its owner is warned, and nobody else (MAT-R31)."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import ALCHEMIST, KINDS, SLOTS, STONE, WHOLE
from athanor.games.materia_prima.rules.orders import (
    BLOCK,
    DIG,
    END,
    FORGE,
    MAKE,
    STRIKE,
    TAKE_SOUL,
)
from athanor.games.materia_prima.rules.quests import (
    AT_DUSK,
    ON_DEFEAT,
    ON_DROP,
    ON_MOVE,
    Deed,
    fulfils,
    has_both_stones,
)
from athanor.games.materia_prima.state import MateriaState

ENDS = "ends"
MAY_END = "may-end"


def ending_by(state: MateriaState, choice: i64) -> str:
    """Return whether an order of the active seat ends the game, may end it, or neither."""
    seat = state.active
    if state.terms.bank_quest and (state.met[seat] >> state.quest[seat]) & 1 == 1:
        return completes_stones(state, choice)
    if not has_both_stones(state, seat):
        return ""
    alchemist = seat * SLOTS
    if choice == END:
        return ended_by(state, Deed(AT_DUSK, alchemist, state.spot[alchemist]))
    if choice >= MAKE:
        return ""
    figure = alchemist + choice // BLOCK
    part = choice % BLOCK
    if part < DIG:
        goal = state.terms.ground.next_to(state.spot[figure], part)
        return ended_by(state, Deed(ON_MOVE, figure, goal))
    if part >= STRIKE and (part - STRIKE) % SLOTS != ALCHEMIST:
        deed = Deed(ON_DEFEAT, figure, state.spot[figure])
        deed.trophies = 1
        return MAY_END if ended_by(state, deed) else ""
    return ""


def ended_by(state: MateriaState, deed: Deed) -> str:
    """Return whether a deed of a seat with both stones fulfils its own quest."""
    seat = deed.figure // SLOTS
    return ENDS if fulfils(state, seat, state.quest[seat], deed) else ""


def completes_stones(state: MateriaState, choice: i64) -> str:
    """Return whether an order brings the stone that a quest already done waits for (MAT-364)."""
    seat = state.active
    souls, stone = state.souls[seat], state.stone[seat]
    if choice >= FORGE:
        card = choice - FORGE
        souls += state.terms.sheets.soul[card] - state.terms.cards.souls[card]
        if state.terms.cards.pile[card] == STONE:
            part = 1 << (state.terms.cards.level[card] - 1)
            stone = 1 if state.parts[seat] | part == WHOLE else 0
        return ENDS if souls > 0 and stone == 1 else ""
    if stone == 0 or choice >= MAKE:
        return ""
    part = choice % BLOCK
    if part == TAKE_SOUL:
        return ENDS
    if part >= STRIKE and choice // BLOCK == ALCHEMIST:
        target = part - STRIKE
        if target % SLOTS == ALCHEMIST and state.souls[target // SLOTS] > 0:
            return MAY_END
    return ""


def drop_ends(state: MateriaState, figure: i64, dropped: i64, everything: bool) -> str:
    """Return whether a Discard that stops now, or after all that is carried, ends the game."""
    if not has_both_stones(state, figure // SLOTS):
        return ""
    deed = Deed(ON_DROP, figure, state.spot[figure], dropped)
    if everything:
        deed.adding = figure
        kind: i64 = 0
        while kind < KINDS:
            if state.pack[figure * KINDS + kind] > 0:
                deed.dropped |= 1 << kind
            kind += 1
    return ended_by(state, deed)
