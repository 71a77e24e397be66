"""The turn: what happens before it, one action after the other, and its end."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ACTIONS,
    ALCHEMIST,
    FRESH,
    HARVEST,
    HEART,
    KINDS,
    NONE,
    PRODUCE,
    READY,
    SKULL,
    SLOTS,
    STAGE_ACT,
    STAGE_DAWN,
    STAGE_HAND,
    STAGE_UPKEEP,
)
from athanor.games.materia_prima.rules import tell
from athanor.games.materia_prima.rules.actions import (
    buy,
    convert,
    discard,
    equip,
    mine,
    move,
    research,
    take,
    transmute,
)
from athanor.games.materia_prima.rules.choices import Act
from athanor.games.materia_prima.rules.fight import fight
from athanor.games.materia_prima.rules.figures import (
    clear_actions,
    extra_actions,
    hand_limit,
    room,
    sheet,
    spend,
)
from athanor.games.materia_prima.rules.finish import finish
from athanor.games.materia_prima.rules.orders import (
    BLOCK,
    ORDER_BUY,
    ORDER_CONVERT,
    ORDER_DISCARD,
    ORDER_END,
    ORDER_EQUIP,
    ORDER_FIGHT,
    ORDER_MINE,
    ORDER_RESEARCH,
    ORDER_TRANSMUTE,
    order_action,
)
from athanor.games.materia_prima.rules.picking import (
    NO_ACTIVATION,
    PICK_ELEMENT,
    PICK_EXTENSION,
    Picking,
)
from athanor.games.materia_prima.rules.quests import AT_DAWN, AT_DUSK, Deed, look, settle
from athanor.games.materia_prima.rules.sorting import LEAVING, Sorting
from athanor.games.materia_prima.scoring import wisdom
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.script import Script

LATER_ENDING: i64 = 25
"""Wisdom points that end the game with the round (MAT-361)."""


# --- Before the turn (MAT-R17) ---


def dawn(state: MateriaState) -> None:
    """Look at the quest that waits for this moment; everybody sees what comes of it."""
    seat = state.active
    tell.turn_begins(state)
    look(state, seat, Deed(AT_DAWN, seat * SLOTS, state.spot[seat * SLOTS]))
    if not state.over:
        state.stage = STAGE_UPKEEP


def upkeep(state: MateriaState) -> Script[None]:
    """Let everything that waited for this turn take effect, in its order (MAT-R12, MAT-R17)."""
    seat = state.active
    set_column(state, seat)
    make_ready(state, seat)
    yield from leave_excess(state, seat)
    yield from activate(state, seat)
    set_actions(state, seat)
    over = len(state.hand(seat)) > hand_limit(state, seat)
    state.stage = STAGE_HAND if over else STAGE_ACT


def set_column(state: MateriaState, seat: i64) -> None:
    """Use the heart column with a soul, the skull column without (MAT-110, MAT-111, MAT-112)."""
    column = HEART if state.souls[seat] > 0 else SKULL
    if state.column[seat] != column:
        state.column[seat] = column
        tell.column_changed(state, seat)


def make_ready(state: MateriaState, seat: i64) -> None:
    """Items, homunculi and extensions of earlier turns work from now on (MAT-174, 201, 213)."""
    worn: i64 = 0
    while worn < 2:
        state.item_active[2 * seat + worn] = 1 if state.item[2 * seat + worn] != NONE else 0
        worn += 1
    slot: i64 = 1
    while slot < SLOTS:
        figure = seat * SLOTS + slot
        state.ready[figure] = 1 if state.spot[figure] != NONE else 0
        slot += 1
    extension: i64 = 0
    while extension < state.terms.extensions.count:
        if state.extension_at[extension] == FRESH + seat:
            state.extension_at[extension] = READY + seat
        extension += 1


def leave_excess(state: MateriaState, seat: i64) -> Script[None]:
    """Let the alchemist part with what he can no longer carry (MAT-R13)."""
    figure = seat * SLOTS + ALCHEMIST
    excess = -room(state, figure)
    if excess <= 0:
        return
    counts = [0] * KINDS
    while excess > 0:
        kind: i64 = yield Sorting(
            state, figure, LEAVING, state.pack, figure * KINDS, 0, excess, excess
        )
        state.pack[figure * KINDS + kind] -= 1
        if state.is_home(figure):
            state.store[seat * KINDS + kind] += 1
        else:
            state.drops[state.spot[figure] * KINDS + kind] += 1
        counts[kind] += 1
        excess -= 1
    tell.left_behind(state, figure, counts)


def activate(state: MateriaState, seat: i64) -> Script[None]:
    """Choose the one extension of this turn; a producer yields at once (MAT-171, MAT-173)."""
    state.extension = NONE
    owned: list[int] = []
    extension: i64 = 0
    while extension < state.terms.extensions.count:
        if state.extension_at[extension] == READY + seat:
            owned.append(extension)
        extension += 1
    if not owned:
        return
    owned.append(NO_ACTIVATION)
    chosen: i64 = yield Picking(state, seat, PICK_EXTENSION, owned)
    if chosen == NO_ACTIVATION:
        return
    state.extension = chosen
    tell.activated(state, seat)
    verb = state.terms.extensions.verb[chosen]
    kind: i64 = NONE
    if verb == PRODUCE:
        kind = state.terms.extensions.element[chosen]
    elif verb == HARVEST:
        kind = yield Picking(state, seat, PICK_ELEMENT, [0, 1, 2, 3, 4])
    if kind != NONE:
        state.store[seat * KINDS + kind] += 1
        tell.produced(state, seat, kind)


def set_actions(state: MateriaState, seat: i64) -> None:
    """Give each figure that is ready its actions for the turn (MAT-051, MAT-052, MAT-R29)."""
    slot: i64 = 0
    while slot < SLOTS:
        figure = seat * SLOTS + slot
        clear_actions(state, slot)
        if state.spot[figure] != NONE:
            state.left[slot] = state.terms.sheets.actions[sheet(state, figure)]
            kind: i64 = 0
            while kind < ACTIONS:
                state.extra[slot * ACTIONS + kind] = extra_actions(state, figure, kind)
                kind += 1
        slot += 1


# --- One action ---


def act(state: MateriaState) -> Script[None]:
    """Carry out one action of the active seat, or end its turn (MAT-053 to MAT-058)."""
    seat = state.active
    alchemist = seat * SLOTS
    choice: i64 = yield Act(state)
    if choice == ORDER_END:
        end_turn(state)
        return
    if choice < ORDER_CONVERT:
        yield from act_with(state, alchemist + choice // BLOCK, choice % BLOCK)
    elif choice < ORDER_RESEARCH:
        yield from convert(state, choice)
    elif choice < ORDER_BUY:
        yield from research(state, choice - ORDER_RESEARCH)
    elif choice == ORDER_BUY:
        yield from buy(state)
    else:
        transmute(state, choice - ORDER_TRANSMUTE)
    if not state.over:
        settle(state, seat)


def act_with(state: MateriaState, figure: i64, part: i64) -> Script[None]:
    """Carry out a basic action or Equip with a figure (MAT-056, MAT-057)."""
    spend(state, figure, order_action(part))
    if part < ORDER_MINE:
        move(state, figure, part)
    elif part == ORDER_MINE:
        mine(state, figure)
    elif part < ORDER_DISCARD:
        yield from take(state, figure, part)
    elif part == ORDER_DISCARD:
        yield from discard(state, figure)
    elif part == ORDER_EQUIP:
        yield from equip(state, figure)
    else:
        yield from fight(state, figure, part - ORDER_FIGHT)


# --- The end of the turn ---


def end_turn(state: MateriaState) -> None:
    """Pass the turn on clockwise, unless the game ends now (MAT-050, MAT-055)."""
    seat = state.active
    look(state, seat, Deed(AT_DUSK, seat * SLOTS, state.spot[seat * SLOTS]))
    if state.over:
        return
    slot: i64 = 0
    while slot < SLOTS:
        clear_actions(state, slot)
        slot += 1
    state.extension = NONE
    watch_points(state)
    state.active = (seat + 1) % state.seats
    state.stage = STAGE_DAWN
    if state.active == state.first:
        if state.last_round or state.round >= state.terms.max_rounds:  # MAT-361, MAT-R53
            finish(state, NONE)
        else:
            state.round += 1


def watch_points(state: MateriaState) -> None:
    """Announce the last round once somebody has enough points, kept or not (MAT-361)."""
    if not state.terms.later_ending or state.last_round:
        return
    seat: i64 = 0
    while seat < state.seats:
        points = wisdom(state, seat)
        if points >= LATER_ENDING and not state.last_round:
            state.last_round = True
            tell.last_round(state, seat, points)
        seat += 1
