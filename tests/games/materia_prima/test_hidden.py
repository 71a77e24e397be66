"""What is hidden stays hidden, and is dealt again in agreement with all that was seen."""

import pytest

from athanor.games.materia_prima.codes import IN_HAND, PILES, QUEST_IDS, TROPAEUM
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel import Match, Stream, find
from athanor.locale.speaker import Speaker
from tests.games.materia_prima.scene import STONE_CARDS, Table, at, dice, set_up

LANGUAGES = ("en", "fr")


def redealt(table: Table, seat: int, stream: Stream) -> MateriaState:
    """Return the truth as it may be for all that a seat knows."""
    state = table.match.redealt(seat, stream).state
    assert isinstance(state, MateriaState)
    return state


@pytest.mark.rule("MAT-188", "MAT-350", "MAT-351")
def test_others_hands_and_quests_are_dealt_again() -> None:
    table = set_up(3)
    stream = Stream(1)
    hands: set[tuple[int, ...]] = set()
    quests: set[int] = set()
    for _ in range(30):
        twin = redealt(table, 0, stream)
        assert twin.hand(0) == table.state.hand(0)
        assert twin.quest[0] == table.state.quest[0]
        hands.add(tuple(twin.hand(1)))
        quests.add(twin.quest[1])
    assert len(hands) > 20
    assert len(quests) > 5
    assert {table.state.quest[0], table.state.rejected[0]}.isdisjoint(quests)


@pytest.mark.rule("MAT-016")
def test_cards_of_the_first_deal_stay_level_one() -> None:
    table = set_up(3)
    level = table.state.terms.cards.level
    stream = Stream(2)
    for _ in range(20):
        twin = redealt(table, 0, stream)
        assert [level[card] for card in twin.hand(1)] == [1, 1, 1]


@pytest.mark.rule("MAT-016", "MAT-166")
def test_once_a_level_one_card_was_made_the_rest_may_be_anything() -> None:
    table = at(3, hands={0: "limmex regulox"}, stores={0: "water air"})
    state = table.state
    state.novice[0] = 1
    table.play("transmute limmex")
    assert table.state.novice[0] == 0
    kept = at(3, hands={0: "limmex liska"}, stores={0: "sulfur copper"})
    kept.state.novice[0] = 1
    kept.play("transmute liska")
    assert kept.state.novice[0] == 1
    assert len(kept.state.novice) == 3 * PILES


@pytest.mark.rule("MAT-R31")
def test_a_quest_that_would_have_ended_the_game_is_ruled_out() -> None:
    guards = {(0, 1): ("taikos", "3,-1"), (0, 2): ("glys", "-1,-2"), (0, 3): ("flies", "-2,2")}
    table = at(3, quests={0: "magnatus", 2: "donum-dator"}, homunculi=guards, made={0: STONE_CARDS})
    table.play("move h3 -2,3")
    assert not table.match.is_over
    assert table.state.ruled_out[0] == 1 << QUEST_IDS.index("tyrannus")
    stream = Stream(3)
    seen = {redealt(table, 1, stream).quest[0] for _ in range(60)}
    assert QUEST_IDS.index("tyrannus") not in seen
    assert len(seen) > 4


@pytest.mark.rule("MAT-326", "MAT-R49")
def test_who_attacks_his_own_has_shown_his_quest() -> None:
    table = at(
        3,
        quests={0: "tropaeum-venator"},
        spots={0: "1,-1"},
        homunculi={(0, 1): ("flies", "0,-1")},
        chance=dice(2, 2, 0),
    )
    table.play("fight a 1h1")
    stream = Stream(4)
    assert {redealt(table, 2, stream).quest[0] for _ in range(10)} == {TROPAEUM}


@pytest.mark.rule("MAT-R27", "MAT-351")
def test_what_others_threw_away_is_unknown_and_what_i_threw_away_is_not() -> None:
    table = at(3, spots={0: "3,-1"}, hands={0: "limmex pugio s1-1"})
    table.play("research equipment", "throw pugio")
    pugio = table.state.terms.cards.ids.index("pugio")
    stream = Stream(5)
    mine = [redealt(table, 0, stream) for _ in range(20)]
    assert {twin.where[pugio] for twin in mine} == {1}
    theirs = [redealt(table, 1, stream) for _ in range(40)]
    assert {twin.where[pugio] for twin in theirs} >= {0, IN_HAND}


def test_refusals_say_nothing_of_others_secrets() -> None:
    table = at(3, active=1, quests={0: "tropaeum-venator"}, hands={0: "pala"})
    refusal = table.refused("transmute pala")
    assert refusal.rules == ("MAT-161",)
    other = at(3, active=1, quests={0: "magnatus"})
    assert other.refused("transmute pala") == refusal


@pytest.mark.rule("MAT-013", "MAT-351")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_that_a_secret_choice_is_opened_when_all_have_chosen(language: str) -> None:
    text = Speaker(language).text("web-table-secret")
    assert not any(word in text for word in ("chosen", "choisi"))


@pytest.mark.rule("MAT-233")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_secret_pocket_is_of_the_rulebook(language: str) -> None:
    text = Speaker(language).text("MAT-233")
    assert not any(word in text.lower() for word in ("house", "maison"))


@pytest.mark.rule("MAT-351", "MAT-013")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"pickup_all": True}), (4, {})])
def test_what_all_hear_of_a_question_says_nothing_that_is_hidden(
    seats: int, options: dict[str, object]
) -> None:
    game = find("materia-prima").build(seats, {"max_rounds": 20, **options})
    stream, deal = Stream(seats), Stream(99)
    match = Match(game, game.start(), stream)
    open_, secret = set(), set()
    number = 0
    while (decision := match.decision) is not None:
        number += 1
        key = decision.about().key
        if decision.secret:
            secret.add(key)
        elif number % 7 == 0 or key not in open_:
            open_.add(key)
            other = (decision.seat + 1) % seats
            asked = match.redealt(other, deal).decision
            assert asked is not None
            assert (asked.seat, asked.about()) == (decision.seat, decision.about())
        match.answer(decision.seat, decision.sample(stream))
    hidden = {f"materia-prima-decision-{about}" for about in ("quest", "kept", "thrown")}
    assert secret <= hidden
    assert not open_ & hidden
    assert "materia-prima-decision-quest" in secret
    assert len(open_) > 4
