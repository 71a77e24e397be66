"""What becomes of a transmuted card, and of cards that were drawn: each its own quiet moment.

A transmuted card is open before its owner decides about it, and a drawn one known to its owner; so
whoever thinks about the match from here on does not have to guess what was seen already.
"""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    DRAWN,
    EQUIPMENT,
    HOMUNCULUS,
    IN_DISCARD_PILE,
    IN_HAND,
    KINDS,
    NONE,
    PILES,
    SLOTS,
    STAGE_ACT,
    STAGE_HAND,
    TRANSMUTED,
    WHOLE,
)
from athanor.games.materia_prima.rules import tell
from athanor.games.materia_prima.rules.actions import share, wear
from athanor.games.materia_prima.rules.fight import remove_homunculus
from athanor.games.materia_prima.rules.figures import hand_limit
from athanor.games.materia_prima.rules.picking import (
    PAIR,
    PICK_KEPT,
    PICK_PLACE,
    PICK_RELEASED,
    PICK_THROWN,
    STORE,
    WEAR,
    Picking,
)
from athanor.games.materia_prima.rules.quests import settle
from athanor.games.materia_prima.rules.sorting import Shift
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.bits import bit
from athanor.kernel.script import Script

KEPT: i64 = 2
"""Cards that a scholar keeps (MAT-231)."""


# --- Transmuted cards ---


def clear_bench(state: MateriaState) -> Script[None]:
    """Put the card on the bench where it belongs, then share freely (MAT-163 to MAT-165)."""
    seat = state.active
    card = state.bench
    pile = state.terms.cards.pile[card]
    if pile == HOMUNCULUS:
        yield from bring_to_life(state, seat, card)
    elif pile == EQUIPMENT:
        yield from put_item(state, seat, card)
    else:
        add_part(state, seat, card)
    state.bench = NONE
    state.stage = STAGE_ACT
    settle(state, seat)
    if not state.over:
        yield from share(state, seat * SLOTS, Shift(True))


def bring_to_life(state: MateriaState, seat: i64, card: i64) -> Script[None]:
    """Put a new homunculus on the tower hex, in the place of another if need be (MAT-165, 207)."""
    slot = free_slot(state, seat)
    if slot == NONE:
        slot = yield Picking(state, seat, PICK_RELEASED, [1, 2, 3])
        release(state, seat * SLOTS + slot)
    figure = seat * SLOTS + slot
    state.where[card] = TRANSMUTED + seat
    state.figure[figure] = card
    state.spot[figure] = state.tower[seat]
    state.ready[figure] = 0  # MAT-201


def free_slot(state: MateriaState, seat: i64) -> i64:
    """Return a slot without a homunculus, or NONE (MAT-206)."""
    slot: i64 = 1
    while slot < SLOTS:
        if state.spot[seat * SLOTS + slot] == NONE:
            return slot
        slot += 1
    return NONE


def release(state: MateriaState, figure: i64) -> None:
    """Let a homunculus go; what it carried stays where it stood (MAT-207, MAT-R25)."""
    tell.released(state, figure)
    seat = figure // SLOTS
    hex_ = state.spot[figure]
    home = state.is_home(figure)
    kind: i64 = 0
    while kind < KINDS:
        units = state.pack[figure * KINDS + kind]
        state.pack[figure * KINDS + kind] = 0
        if home:
            state.store[seat * KINDS + kind] += units
        else:
            state.drops[hex_ * KINDS + kind] += units
        kind += 1
    remove_homunculus(state, figure)


def put_item(state: MateriaState, seat: i64, card: i64) -> Script[None]:
    """Wear or store a new item (MAT-163, MAT-R37); one that is a soul gives it (MAT-216)."""
    state.where[card] = TRANSMUTED + seat
    souls = state.terms.sheets.soul[card]
    if souls > 0:
        state.souls[seat] += souls
        tell.soul_made(state, seat)
        return
    if state.item[2 * seat] == NONE or state.item[2 * seat + 1] == NONE:
        choice: i64 = yield Picking(state, seat, PICK_PLACE, [WEAR, STORE])
        if choice == WEAR:
            wear(state, seat, card)


def add_part(state: MateriaState, seat: i64, card: i64) -> None:
    """Add a part to the stone, which may be whole now (MAT-164, MAT-220 to MAT-224)."""
    state.where[card] = TRANSMUTED + seat
    state.parts[seat] |= bit(state.terms.cards.level[card] - 1)
    if state.parts[seat] == WHOLE:
        state.stone[seat] = 1
        tell.stone_made(state, seat)


# --- Drawn cards ---


def settle_hand(state: MateriaState) -> Script[None]:
    """Keep two of four (MAT-231, MAT-R26), then throw away, one card at a time (MAT-190)."""
    seat = state.active
    drawn = state.cards_at(DRAWN + seat)
    if len(drawn) > KEPT:
        pairs = [
            PAIR * first + second
            for first in range(len(drawn))
            for second in range(first + 1, len(drawn))
        ]
        choice: i64 = yield Picking(state, seat, PICK_KEPT, pairs, True)
        kept = [drawn[choice // PAIR], drawn[choice % PAIR]]
        for card in drawn:
            if card not in kept:
                throw_away(state, seat, card, "MAT-R26")
        drawn = kept
    elif not drawn:
        hand = state.hand(seat)
        thrown: i64 = yield Picking(state, seat, PICK_THROWN, hand, True)
        state.novice[seat * PILES + state.terms.cards.pile[thrown]] = 0
        throw_away(state, seat, thrown, "MAT-190")
    for card in drawn:
        state.where[card] = IN_HAND + seat
    over = state.count_at(IN_HAND + seat) > hand_limit(state, seat)
    state.stage = STAGE_HAND if over else STAGE_ACT


def throw_away(state: MateriaState, seat: i64, card: i64, rule: str) -> None:
    """Lay a card face down on the discards of its kind (MAT-190, MAT-R26, MAT-R27)."""
    state.where[card] = IN_DISCARD_PILE
    state.thrown[card] = seat
    tell.threw_away(state, seat, card, rule)
