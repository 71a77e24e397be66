"""What the lab is told of the seats of a finished match."""

from functools import cache

import pytest

from athanor.bots.levels import make_bot
from athanor.bots.playing import play_out
from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.harm import remove
from athanor.games.alkemy.show.match_traits import (
    BY_CONSENT,
    BY_FALL,
    BY_POINTS,
    BY_TURNS,
    CARD_HELD,
    CARD_LOST,
    CARD_PLAYED,
    FULFILLED,
    OBJECTIVE,
    PLAYER,
    STARTED,
    WARBAND,
    ending,
)
from athanor.games.alkemy.state import SCORE
from athanor.kernel import Log, Match, Stream, find
from athanor.kernel.match_traits import MatchTraits
from athanor.locale import Speaker, languages
from tests.games.alkemy.modules import commanding
from tests.games.alkemy.scene import EDITIONS, Scene

MODULES = {"command": True, "competitive": True}
CALM = ("garlan", 0, 4.0, 4.0), ("garlan", 1, 4.0, 20.0)


@cache
def played(game: str = "alkemy-v2") -> Match:
    """A match of greedy bots, in V2 with both decks, with all that was told of it."""
    options = MODULES if game == "alkemy-v2" else {}
    built = find(game).build(2, options)
    match = Match(built, built.start(), Stream(4), log=Log(heard=True))
    play_out(match, [make_bot("greedy", built, seat) for seat in range(2)])
    return match


def had(match: Match) -> list[MatchTraits]:
    """What both seats had."""
    return [match.game.match_traits(match.state, seat, match.log.events) for seat in (0, 1)]


def test_a_seat_had_a_warband_a_place_cards_and_an_objective() -> None:
    match = played()
    found = had(match)
    assert sorted(one.traits[PLAYER] for one in found) == [("a",), ("b",)]
    assert sorted(one.traits[STARTED] for one in found) == [("first",), ("later",)]
    outcome = match.game.outcome(match.state)
    for seat, one in enumerate(found):
        assert one.traits[WARBAND]
        assert set(one.traits[CARD_LOST]) <= set(one.traits[CARD_PLAYED])
        assert set(one.traits[CARD_PLAYED]) <= set(one.traits[CARD_HELD])
        assert one.amounts["alkemy-figure-commands"] == len(one.traits[CARD_PLAYED]) > 0
        assert one.traits[FULFILLED] in ((), one.traits[OBJECTIVE])
        assert bool(one.traits[FULFILLED]) == (one.amounts["alkemy-credit-objective"] > 0)
        assert one.amounts["alkemy-figure-points"] == outcome.total(seat)
        assert one.amounts["alkemy-figure-acted"] > 0


def test_a_cancelled_card_is_told_of_its_owner() -> None:
    scene = commanding(hands=("rally", "tempo"), reserves=(10, 10))
    scene.match.answer(0, scene.match.decision_of(0).parse("no card"))
    scene.match.answer(1, scene.match.decision_of(1).parse("tempo"))
    scene.match.answer(0, scene.match.decision_of(0).parse("cancel b"))
    found = had(scene.match)
    assert [one.traits[CARD_LOST] for one in found] == [(), ("tempo",)]


def test_without_modules_nothing_is_told_of_their_cards() -> None:
    for one in had(played("alkemy-blitz")):
        assert set(one.traits) == {WARBAND, PLAYER, STARTED}


@pytest.mark.parametrize("language", languages())
def test_topics_figures_and_values_have_words(language: str) -> None:
    match = played()
    speaker = Speaker(language)
    for one in had(match):
        for topic, values in one.traits.items():
            assert speaker.text(topic)
            for value in values:
                assert speaker.word(match.game.trait_word(topic, value)) != value
        for name in one.amounts:
            assert speaker.text(name)
    for how in (BY_POINTS, BY_FALL, BY_TURNS, BY_CONSENT):
        assert speaker.text(how)


def test_a_warband_is_called_by_its_name_or_else_by_its_list() -> None:
    ready = find("alkemy-v2").build(2).ready_values()[0]
    data, _ = HOUSE["v2"].for_match()
    record = next(one for one in data.warband if one.id == ready.value)
    named = find("alkemy-v2").build(2, {"warbands": [record.id, None], "format": record.points})
    listed = find("alkemy-v2").build(
        2, {"warbands": [record.figures, None], "format": record.points}
    )
    assert isinstance(named, Alkemy)
    assert named.terms.given[0] is not None
    text = named.terms.given[0].text
    speaker = Speaker("en")
    assert speaker.word(named.trait_word(WARBAND, text)) == record.name.en
    assert speaker.word(listed.trait_word(WARBAND, text)) == record.figures


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_four_ways_to_end(edition: str) -> None:
    battle = Scene(edition, CALM).battle
    assert ending(battle) == BY_TURNS
    battle.counts[SCORE] = battle.layout.goal
    assert ending(battle) == BY_POINTS
    remove(battle, 1)
    assert ending(battle) == BY_FALL
    battle.given_up = 1
    assert ending(battle) == BY_CONSENT
