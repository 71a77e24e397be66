"""What a seat cannot know, sampled again: cards that others have looked at in secret.

The sequence of a shuffled pile is no secret that anybody keeps: chance decides it card by card.
"""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import GROUPS, LEVELS, NONE, OPEN
from athanor.games.ars_alchimia.state import ArsState, tag_group, tag_seen
from athanor.kernel.bits import bit, count_bits, has, nth_bit
from athanor.kernel.chance import Stream


def redeal(state: ArsState, seat: i64, stream: Stream) -> None:
    """Deal again, in place, the cards of order piles that only others have looked at."""
    pile: i64 = 0
    while pile < len(LEVELS):
        depth: i64 = 0
        while depth < state.sizes[pile]:
            at = state.place_in_pile(pile, depth)
            if is_secret(state, at, seat):
                state.groups[pile * GROUPS + tag_group(state.tags[at])] |= bit(state.cards[at])
            depth += 1
        depth = 0
        while depth < state.sizes[pile]:
            at = state.place_in_pile(pile, depth)
            if is_secret(state, at, seat):
                undecided = pile * GROUPS + tag_group(state.tags[at])
                possible = state.groups[undecided]
                card = nth_bit(possible, stream.below(count_bits(possible)))
                state.groups[undecided] &= ~bit(card)
                state.cards[at] = card
            depth += 1
        pile += 1


def is_secret(state: ArsState, at: i64, seat: i64) -> bool:
    """Tell whether a place holds a card that others know and the seat does not (ARS-023)."""
    tag = state.tags[at]
    decided = state.cards[at] != NONE and tag_group(tag) != OPEN
    return decided and not has(tag_seen(tag), seat)
