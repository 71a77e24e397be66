"""What a choice means for one's quest: its owner is warned, and nobody else (MAT-R31, MAT-R48)."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ALCHEMIST,
    KINDS,
    PACIS,
    SLOTS,
    STONE,
    WHOLE,
)
from athanor.games.materia_prima.rules.hopes import is_lost, souls_needed, souls_within_reach
from athanor.games.materia_prima.rules.orders import (
    BLOCK,
    ORDER_CONVERT,
    ORDER_DISCARD,
    ORDER_END,
    ORDER_FIGHT,
    ORDER_MINE,
    ORDER_TAKE_SOUL,
    ORDER_TRANSMUTE,
)
from athanor.games.materia_prima.rules.quests import (
    AT_DAWN,
    AT_DUSK,
    ON_DEFEAT,
    ON_DROP,
    ON_MOVE,
    SOUL_UNIT,
    Deed,
    fulfils,
    has_banked,
    has_both_stones,
)
from athanor.games.materia_prima.state import MateriaState, total
from athanor.kernel.bits import bit

ENDS: Final = "ends"
MAY_END: Final = "may-end"
"""If the attack succeeds."""
WILL_END: Final = "will-end"
"""Once the action is over, and there is no going back."""
ENDS_LATER: Final = "ends-later"
"""If everything still stands so when the next turn begins."""
FORFEITS: Final = "forfeits"
"""Then the quest can never be fulfilled: by an attack, or for want of Soul Stones."""
FORFEITS_SOUL: Final = "forfeits-soul"


def warning(state: MateriaState, choice: i64) -> str:
    """Return what an order of the active seat does to its quest, if it ends it in any way."""
    return ending_by(state, choice) or forfeited_by(state, choice)


def ending_by(state: MateriaState, choice: i64) -> str:
    """Return whether an order of the active seat ends the game, may end it, or neither."""
    seat = state.active
    if has_banked(state, seat):
        return completes_stones(state, choice)
    if not has_both_stones(state, seat):
        return ""
    alchemist = seat * SLOTS
    if choice == ORDER_END:
        if ended_by(state, Deed(AT_DUSK, alchemist, state.spot[alchemist])):
            return ENDS
        guarded = ended_by(state, Deed(AT_DAWN, alchemist, state.spot[alchemist]))
        return ENDS_LATER if guarded else ""
    if choice >= ORDER_CONVERT:
        return ""
    figure = alchemist + choice // BLOCK
    part = choice % BLOCK
    if part < ORDER_MINE:
        goal = state.terms.ground.next_to(state.spot[figure], part)
        return ENDS if ended_by(state, Deed(ON_MOVE, figure, goal)) else ""
    if part == ORDER_DISCARD:
        return WILL_END if any_drop_ends(state, figure) else ""
    if part >= ORDER_FIGHT and (part - ORDER_FIGHT) % SLOTS != ALCHEMIST:
        deed = Deed(ON_DEFEAT, figure, state.spot[figure])
        deed.trophies = 1
        return MAY_END if ended_by(state, deed) else ""
    return ""


def ended_by(state: MateriaState, deed: Deed) -> bool:
    """Tell whether a deed of a seat with both stones fulfils its own quest."""
    seat = deed.figure // SLOTS
    return fulfils(state, seat, state.quest[seat], deed)


def completes_stones(state: MateriaState, choice: i64) -> str:
    """Return whether an order brings the stone that a quest already done waits for (MAT-364)."""
    seat = state.active
    souls, stone = state.souls[seat], state.stone[seat]
    if choice >= ORDER_TRANSMUTE:
        card = choice - ORDER_TRANSMUTE
        souls += state.terms.sheets.soul[card] - state.terms.cards.souls[card]
        if state.terms.cards.pile[card] == STONE:
            part = bit(state.terms.cards.level[card] - 1)
            stone = 1 if state.parts[seat] | part == WHOLE else 0
        return ENDS if souls > 0 and stone == 1 else ""
    if stone == 0 or choice >= ORDER_CONVERT:
        return ""
    part = choice % BLOCK
    if part == ORDER_TAKE_SOUL:
        return WILL_END if state.terms.pickup_all else ENDS
    if part >= ORDER_FIGHT and choice // BLOCK == ALCHEMIST:
        target = part - ORDER_FIGHT
        if target % SLOTS == ALCHEMIST and state.souls[target // SLOTS] > 0:
            return MAY_END
    return ""


# --- Dropping, unit by unit ---


def drop_ends(state: MateriaState, figure: i64, dropped: i64, kind: i64) -> str:
    """Return whether a Discard ends the game if one more unit is dropped, or a Soul Stone.

    With the last thing it is over at once; before, everything else may still be dropped too.
    """
    seat = figure // SLOTS
    souls = state.souls[seat] - (1 if kind == SOUL_UNIT else 0)
    if souls == 0 or state.stone[seat] == 0:
        return ""
    deed = Deed(ON_DROP, figure, state.spot[figure], dropped | bit(kind))
    deed.unit = kind
    if not ended_by(state, deed):
        return ""
    last = figure % SLOTS != ALCHEMIST and state.carried(figure) == 1
    return ENDS if last else WILL_END


def stopping_ends(state: MateriaState, figure: i64, dropped: i64, everything: bool) -> str:
    """Return whether a Discard that stops now, or after all that is carried, ends the game."""
    if not has_both_stones(state, figure // SLOTS):
        return ""
    deed = Deed(ON_DROP, figure, state.spot[figure], dropped)
    if everything:
        deed.adding = figure
        kind: i64 = 0
        while kind < KINDS:
            if state.pack[figure * KINDS + kind] > 0:
                deed.dropped |= bit(kind)
            kind += 1
    return ENDS if ended_by(state, deed) else ""


def any_drop_ends(state: MateriaState, figure: i64) -> bool:
    """Tell whether a Discard ends the game whatever is dropped; a soul would be a way out."""
    if figure % SLOTS == ALCHEMIST:
        return False
    kind: i64 = 0
    while kind < KINDS:
        carried = state.pack[figure * KINDS + kind] > 0
        if carried and not drop_ends(state, figure, 0, kind):
            return False
        kind += 1
    return True


# --- Gathering, thing by thing (MAT-362) ---


def gathering_ends(state: MateriaState, figure: i64, kind: i64, free: i64) -> str:
    """Return whether gathering one more thing brings the soul that a quest done waits for."""
    seat = figure // SLOTS
    soul = 1 if kind == SOUL_UNIT else 0
    if not has_banked(state, seat) or state.stone[seat] == 0 or state.souls[seat] + soul == 0:
        return ""
    hex_ = state.spot[figure]
    if state.dropped_souls[hex_] > soul:
        return WILL_END if soul == 1 else ""
    free -= 1 - soul
    over = free == 0 or total(state.drops, hex_ * KINDS) == 1 - soul
    if over:
        return ENDS
    return WILL_END if soul == 1 else ""


def gathered_ends(state: MateriaState, figure: i64, everything: bool) -> str:
    """Return whether to stop gathering, or to take all units, ends the game (MAT-364)."""
    seat = figure // SLOTS
    if not has_banked(state, seat) or not has_both_stones(state, seat):
        return ""
    more = everything and state.dropped_souls[state.spot[figure]] > 0
    return WILL_END if more else ENDS


# --- What makes a quest impossible ---


def forfeited_by(state: MateriaState, choice: i64) -> str:
    """Return whether an order makes it impossible for good to fulfil one's quest (MAT-R48)."""
    seat = state.active
    if has_banked(state, seat) or is_lost(state, seat):
        return ""
    if choice >= ORDER_TRANSMUTE:
        spent = state.terms.cards.souls[choice - ORDER_TRANSMUTE]
        short = souls_within_reach(state) - spent < souls_needed(state, seat)  # MAT-240
        return FORFEITS_SOUL if short else ""
    attacks = choice < ORDER_CONVERT and choice % BLOCK >= ORDER_FIGHT
    return FORFEITS if attacks and state.quest[seat] == PACIS else ""  # MAT-314
