"""Face-down piles: turning the top card up, looking at it in secret, putting cards underneath."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import GROUPS, NONE, OPEN
from athanor.games.ars_alchimia.state import GROUP_BITS, ArsState, tag_group
from athanor.kernel.audience import EVERYONE, only
from athanor.kernel.bits import bit, count_bits, has, members, nth_bit
from athanor.kernel.script import Chance, Script


class TopCard(Chance):
    """Which card of a set lies on top, each equally likely."""

    def __init__(self, about: str, cards: i64, audience: i64) -> None:
        super().__init__(about, audience)
        self.cards = cards

    def total(self) -> i64:
        """Return how many cards it may be."""
        return count_bits(self.cards)

    def outcome(self, case: i64) -> i64:
        """Return one of them."""
        return nth_bit(self.cards, case)

    def weight(self, outcome: i64) -> i64:
        """Return 1 for a card that it may be."""
        return 1 if 0 <= outcome < 64 and has(self.cards, outcome) else 0

    def outcomes(self) -> list[tuple[int, int]]:
        """Return all cards that it may be."""
        return [(card, 1) for card in members(self.cards)]


CHANCES = (
    "ars-alchimia-chance-order",
    "ars-alchimia-chance-order",
    "ars-alchimia-chance-order",
    "ars-alchimia-chance-location",
    "ars-alchimia-chance-forge",
    "ars-alchimia-chance-assistant",
)
"""What chance is asked about, by pile."""


def uncover(state: ArsState, pile: i64, audience: i64) -> Script[int]:
    """Let an audience see the top card of a pile, and return it; it stays where it is.

    What all have seen put there needs no chance. What somebody has looked at in secret is decided,
    but in a match that repeats what was seen the re-dealt card gives way to the real one.
    """
    at = state.place_in_pile(pile, 0)
    card = state.cards[at]
    group = tag_group(state.tags[at])
    if group == OPEN:
        return card
    undecided = pile * GROUPS + group
    possible = state.groups[undecided]
    if card != NONE:
        possible = possible | bit(card) if state.repeating else bit(card)
    drawn: i64 = yield TopCard(CHANCES[pile], possible, audience)
    if card != NONE:
        state.groups[undecided] |= bit(card)
    state.groups[undecided] &= ~bit(drawn)
    state.cards[at] = drawn
    return drawn


def draw(state: ArsState, pile: i64) -> Script[int]:
    """Turn the top card of a pile up for everybody and take it off."""
    card: i64 = yield from uncover(state, pile, EVERYONE)
    lift(state, pile)
    return card


def look(state: ArsState, pile: i64, seat: i64) -> Script[int]:
    """Show a seat alone the top card of a pile (ARS-R54)."""
    card: i64 = yield from uncover(state, pile, only(seat))
    at = state.place_in_pile(pile, 0)
    if tag_group(state.tags[at]) != OPEN:
        state.tags[at] |= bit(seat + GROUP_BITS)
    return card


def lift(state: ArsState, pile: i64) -> None:
    """Take the top place off a pile."""
    at = state.place_in_pile(pile, 0)
    state.cards[at] = NONE
    state.tags[at] = 0
    head = state.heads[pile] + 1
    state.heads[pile] = 0 if head == state.terms.pile_room[pile] else head
    state.sizes[pile] -= 1


def put_under(state: ArsState, pile: i64, card: i64, tag: i64) -> None:
    """Put a card under a pile, with what is known of it."""
    at = state.place_in_pile(pile, state.sizes[pile])
    state.cards[at] = card
    state.tags[at] = tag
    state.sizes[pile] += 1


def put_under_openly(state: ArsState, pile: i64, card: i64) -> None:
    """Put a card that everybody has seen face down under its pile (ARS-R53)."""
    put_under(state, pile, card, OPEN)


def bury_top(state: ArsState, pile: i64) -> None:
    """Put the top card under its pile; what anybody knows of it goes with it (ARS-R53)."""
    at = state.place_in_pile(pile, 0)
    card = state.cards[at]
    tag = state.tags[at]
    lift(state, pile)
    put_under(state, pile, card, tag)


def recycle(state: ArsState, pile: i64, cards: i64, group: i64) -> None:
    """Shuffle cards among themselves and put them under their pile (ARS-143)."""
    state.groups[pile * GROUPS + group] |= cards
    left = count_bits(cards)
    while left > 0:
        put_under(state, pile, NONE, group)
        left -= 1
