"""Small changes that many rules share: gaining, spending, filling spaces, leaving service."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    ASSISTANT_PILE,
    BLIND_FORGE,
    KINDS,
    NONE,
    PORTAL,
    SPACE_PILES,
    SPACES,
)
from athanor.games.ars_alchimia.rules import tell
from athanor.games.ars_alchimia.rules.piles import draw, put_under_openly
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import bit
from athanor.kernel.script import Script


def gain(state: ArsState, seat: i64, kind: i64, count: i64) -> i64:
    """Move a cube up its track, at most to the cap (ARS-007, ARS-R41).

    Returns how much was really gained.
    """
    at = seat * KINDS + kind
    room = state.terms.caps[kind] - state.resources[at]
    gained = count if count < room else room  # the rest is lost (ARS-083, ARS-R14)
    state.resources[at] += gained
    return gained


def spend(state: ArsState, seat: i64, kind: i64, count: i64) -> None:
    """Move a cube down its track."""
    state.resources[seat * KINDS + kind] -= count


def fill(state: ArsState, space: i64, rule: str, empty_rule: str) -> Script[None]:
    """Turn up the top card of its pile on a space; without a pile it stays empty (ARS-R20)."""
    pile = state.terms.space_pile[space]
    if state.sizes[pile] == 0:
        state.face[space] = NONE
        tell.stays_empty(state, space, empty_rule)
        return
    state.face[space] = yield from draw(state, pile)
    tell.revealed(state, space, rule)


def fill_spaces(state: ArsState, rules: tuple[str, ...]) -> Script[None]:
    """Fill all spaces that show a card, from first to last, each by the rule of its pile (ARS-R21).

    The portal and the blind forge show none (ARS-015, ARS-017).
    """
    space: i64 = 0
    while space < SPACES:
        if state.terms.in_use(space) and space != PORTAL and space != BLIND_FORGE:
            yield from fill(state, space, rules[SPACE_PILES[space]], "ARS-145")
        space += 1


def leave_service(state: ArsState, seat: i64, card: i64, rules: tuple[str, ...]) -> None:
    """Put an assistant under its pile (ARS-041, ARS-114, ARS-R29)."""
    state.staff[seat] &= ~bit(card)
    state.exhausted &= ~bit(card)  # whoever hires it next gets it ready (ARS-113, ARS-R28)
    put_under_openly(state, ASSISTANT_PILE, card)
    tell.dismissed(state, seat, card, rules)
