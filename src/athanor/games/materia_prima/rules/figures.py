"""What figures are worth: their values with all that is in force, and what they may still do."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ACTIONS,
    ALCHEMIST,
    FIGHT,
    NONE,
    RAW,
    SLOTS,
)
from athanor.games.materia_prima.rules.objections import (
    NO_ATTACK,
    NO_FIGHTER,
    NO_FIGURE,
    NOT_READY,
    RULED_OUT,
    SPENT,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.decisions import FINE
from athanor.kernel.vectors import vec


def sheet(state: MateriaState, figure: i64) -> i64:
    """Return the sheet of a figure: its card, or the alchemist's column in force (MAT-110)."""
    if figure % SLOTS != ALCHEMIST:  # MAT-202; it has no columns: MAT-115
        return state.figure[figure]
    seat = figure // SLOTS
    return state.terms.sheet_of(state.alchemist[seat], state.column[seat])


def summed(state: MateriaState, figure: i64, table: "vec[i64]", width: i64, at: i64) -> i64:
    """Return a value of a figure with the items in force (MAT-212, MAT-213, MAT-R63)."""
    value = table[sheet(state, figure) * width + at]
    if figure % SLOTS == ALCHEMIST:  # in either column (MAT-116), and nobody else's (MAT-215)
        first = 2 * (figure // SLOTS)
        worn: i64 = 0
        while worn < 2:
            item = state.item[first + worn]
            if item != NONE and state.item_active[first + worn] == 1:
                value += table[item * width + at]
            worn += 1
    return value


def attack(state: MateriaState, figure: i64) -> i64:
    """Return how many dice a figure attacks with (MAT-090)."""
    return summed(state, figure, state.terms.sheets.attack, 1, 0)


def defence(state: MateriaState, figure: i64) -> i64:
    """Return how many dice a figure defends itself with (MAT-090)."""
    return summed(state, figure, state.terms.sheets.defence, 1, 0)


def capacity(state: MateriaState, figure: i64) -> i64:
    """Return how many units a figure can carry (MAT-072)."""
    return summed(state, figure, state.terms.sheets.capacity, 1, 0)


def room(state: MateriaState, figure: i64) -> i64:
    """Return how many more units a figure can take; below 0 if it carries too many."""
    return capacity(state, figure) - state.carried(figure)


def prospect(state: MateriaState, figure: i64, kind: i64) -> i64:
    """Return how many units more a mine yields to a figure (MAT-232, MAT-R24)."""
    return summed(state, figure, state.terms.sheets.prospect, RAW, kind)


def extra_actions(state: MateriaState, figure: i64, kind: i64) -> i64:
    """Return how many extra actions of a kind a figure has each turn (MAT-230, MAT-R42)."""
    return summed(state, figure, state.terms.sheets.extra, ACTIONS, kind)


def is_scholar(state: MateriaState, seat: i64) -> bool:
    """Tell whether an alchemist draws four cards (MAT-231); twice is no more (MAT-R64)."""
    return summed(state, seat * SLOTS, state.terms.sheets.scholar, 1, 0) > 0


def hand_limit(state: MateriaState, seat: i64) -> i64:
    """Return how many formulas a seat may hold (MAT-189, MAT-233)."""
    pockets = summed(state, seat * SLOTS, state.terms.sheets.pockets, 1, 0)
    return state.terms.hand_limit + pockets


def action_objection(state: MateriaState, figure: i64, kind: i64) -> str:
    """Return why a figure of the active seat has no action of a kind (MAT-051 to MAT-053)."""
    if state.spot[figure] == NONE:
        return NO_FIGURE
    slot = figure % SLOTS
    if slot != ALCHEMIST:
        if state.ready[figure] == 0:
            return NOT_READY
        if (state.terms.sheets.forbidden[state.figure[figure]] >> kind) & 1 == 1:
            return RULED_OUT
    if kind == FIGHT and attack(state, figure) == 0:
        return NO_ATTACK if slot == ALCHEMIST else NO_FIGHTER  # MAT-204, MAT-R22
    if state.left[slot] == 0 and state.extra[slot * ACTIONS + kind] == 0:
        return SPENT
    return FINE


def spend(state: MateriaState, figure: i64, kind: i64) -> None:
    """Use up an action: an extra one of the kind first, it is good for nothing else (MAT-053)."""
    slot = figure % SLOTS
    if state.extra[slot * ACTIONS + kind] > 0:
        state.extra[slot * ACTIONS + kind] -= 1
    else:
        state.left[slot] -= 1


def clear_actions(state: MateriaState, slot: i64) -> None:
    """Take all actions from a figure of the active seat (MAT-R29)."""
    state.left[slot] = 0
    kind: i64 = 0
    while kind < ACTIONS:
        state.extra[slot * ACTIONS + kind] = 0
        kind += 1
