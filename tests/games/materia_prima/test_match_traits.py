"""What the lab is told of the seats of a finished match."""

import pytest

from athanor.bots.levels import make_bot
from athanor.bots.playing import play_out
from athanor.games.materia_prima.show.match_traits import (
    ALCHEMIST,
    BOUGHT,
    BY_POINTS,
    BY_QUEST,
    BY_ROUNDS,
    FULFILLED,
    QUEST,
    TRANSMUTED,
    TURN,
    ending,
    trait_word,
)
from athanor.kernel import Log, Match, Stream, find
from athanor.locale import Speaker, languages
from tests.games.materia_prima.scene import STONE_CARDS, at


def played(seats: int, seed: int) -> Match:
    """Return a match of greedy bots with all that was told of it."""
    game = find("materia-prima").build(seats)
    match = Match(game, game.start(), Stream(seed), log=Log(heard=True))
    play_out(match, [make_bot("greedy", game, seat) for seat in range(seats)])
    return match


def test_a_portrait_says_who_a_seat_was_and_what_it_had() -> None:
    match = played(3, 5)
    game, state = match.game, match.state
    found = [game.match_traits(state, seat, match.log.events) for seat in range(3)]
    assert sorted(one.traits[TURN] for one in found) == [("1",), ("2",), ("3",)]
    assert len({one.traits[ALCHEMIST] for one in found}) == 3
    assert len({one.traits[QUEST] for one in found}) == 3
    ended = [one for one in found if one.traits[FULFILLED]]
    assert [one.traits[FULFILLED] for one in ended] == [one.traits[QUEST] for one in ended]
    assert len(ended) == 1
    assert ended[0].amounts["materia-prima-figure-stone"] == 1
    parts = [card for card in ended[0].traits[TRANSMUTED] if card.startswith("s")]
    assert {part[1] for part in parts if part[2:3] == "-"} == {"1", "2", "3"}
    won = sum(one.amounts["materia-prima-figure-fights-won"] for one in found)
    lost = sum(
        one.amounts["materia-prima-figure-sent-home"]
        + one.amounts["materia-prima-figure-homunculi-lost"]
        for one in found
    )
    assert won == lost > 0
    outcome = game.outcome(state)
    for seat, one in enumerate(found):
        assert one.amounts["materia-prima-figure-points"] == outcome.total(seat)


@pytest.mark.parametrize("language", languages())
def test_topics_figures_and_values_have_words(language: str) -> None:
    match = played(2, 3)
    speaker = Speaker(language)
    had = match.game.match_traits(match.state, 0, match.log.events)
    for topic, values in had.traits.items():
        assert speaker.text(topic)
        for value in values:
            assert speaker.word(match.game.trait_word(topic, value)) != value
    for name in had.amounts:
        assert speaker.text(name)
    for how in (BY_QUEST, BY_POINTS, BY_ROUNDS):
        assert speaker.text(how)


def test_an_extension_is_called_by_its_name() -> None:
    terms = at(3).state.terms
    named = trait_word(terms, BOUGHT, "fons-aquae")
    assert Speaker("en").word(named) == "Fons Aquae (spring)"


def test_there_are_three_ways_to_end() -> None:
    state = at(3, made={0: STONE_CARDS}).state
    assert ending(state) == BY_ROUNDS
    state.last_round = True
    assert ending(state) == BY_POINTS
    state.ender = 2
    assert ending(state) == BY_QUEST
