"""What a seat cannot know, sampled again: piles, the others' hands, what they threw away, quests.

Of the others' cards their kind and number are known, what was made or thrown away openly, and that
a card from the first deal is of level 1. A quest is ruled out once its owner would have ended the
game by it, and certain once somebody has attacked his own homunculi. Any deal that keeps to this
agrees with all the seat has seen.
"""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    DRAWN,
    IN_DISCARD_PILE,
    IN_HAND,
    IN_PILE,
    NONE,
    PILES,
    QUESTS,
    TRANSMUTED,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.chance import Stream

TRIES: i64 = 200
"""How often quests are dealt before the true ones are left as they are."""


def redeal(state: MateriaState, seat: i64, stream: Stream) -> None:
    """Deal again, in place, all that a seat cannot know; what is shown at the end stays."""
    pile: i64 = 0
    while pile < PILES:
        redeal_pile(state, seat, pile, stream)
        pile += 1
    if state.quest[seat] != NONE:
        redeal_quests(state, seat, stream)


def is_hidden(state: MateriaState, seat: i64, card: i64) -> bool:
    """Tell whether a seat cannot know which card this is."""
    at = state.where[card]
    if at == IN_PILE:
        return True
    if at == IN_DISCARD_PILE:
        return state.thrown[card] != NONE and state.thrown[card] != seat
    return IN_HAND <= at < TRANSMUTED and at != IN_HAND + seat and at != DRAWN + seat


def redeal_pile(state: MateriaState, seat: i64, pile: i64, stream: Stream) -> None:
    """Deal the hidden cards of one kind to the places where hidden cards are."""
    cards = state.terms.cards
    hidden: list[int] = []
    card = cards.first[pile]
    while card < cards.first[pile + 1]:
        if is_hidden(state, seat, card):
            hidden.append(card)
        card += 1
    places: list[int] = []
    throwers: list[int] = []
    for one in hidden:
        places.append(state.where[one])
        throwers.append(state.thrown[one])
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.novice[other * PILES + pile] == 1:
            give_novice(state, IN_HAND + other, hidden, places, throwers, stream)
        other += 1
    left: i64 = len(hidden)
    while left > 0:
        drawn = stream.below(left)
        left -= 1
        dealt = hidden[drawn]
        hidden[drawn] = hidden[left]
        state.where[dealt] = places[left]
        state.thrown[dealt] = throwers[left]


def give_novice(
    state: MateriaState,
    place: i64,
    hidden: list[int],
    places: list[int],
    throwers: list[int],
    stream: Stream,
) -> None:
    """Put any hidden level-1 card into a hand that certainly holds one."""
    level = state.terms.cards.level
    novices = [index for index in range(len(hidden)) if level[hidden[index]] == 1]
    index = novices[stream.below(len(novices))]
    card = hidden.pop(index)
    spot = places.index(place)
    places.pop(spot)
    throwers.pop(spot)
    state.where[card] = place
    state.thrown[card] = NONE


def redeal_quests(state: MateriaState, seat: i64, stream: Stream) -> None:
    """Deal the others any quests, kept and rejected, that nothing rules out; none at the end."""
    attempt: i64 = 0
    while attempt < TRIES:
        if deal_quests_once(state, seat, stream):
            return
        attempt += 1


def deal_quests_once(state: MateriaState, seat: i64, stream: Stream) -> bool:
    """Try one deal of quests; change nothing if it does not fit."""
    deck = [
        quest
        for quest in range(QUESTS)
        if (state.terms.quest_mask >> quest) & 1 == 1
        and quest != state.quest[seat]
        and quest != state.rejected[seat]
    ]
    if state.over:  # all quests are shown, but what was rejected stays hidden (MAT-R55)
        deck = [quest for quest in deck if quest not in state.quest]
    kept: list[int] = []
    rejected: list[int] = []
    other: i64 = 0
    while other < state.seats:
        if other != seat and not state.over:
            quest = deck.pop(stream.below(len(deck)))
            if (state.ruled_out[other] >> quest) & 1 == 1:
                return False
            kept.append(quest)
        if other != seat:
            rejected.append(deck.pop(stream.below(len(deck))))
        other += 1
    other = state.seats - 1
    while other >= 0:
        if other != seat:
            if not state.over:
                state.quest[other] = kept.pop()
            state.rejected[other] = rejected.pop()
        other -= 1
    return True
