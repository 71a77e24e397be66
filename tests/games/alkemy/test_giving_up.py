"""Conceding and agreeing on a draw, before, during and in the middle of a battle."""

import pytest

from athanor.games.alkemy.show.view import AlkemyView
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel import SPECTATOR, Match, Stream, find
from tests.games.alkemy.scene import EDITIONS

RULES = {"v2": "AK2-R44", "blitz": "AKB-R81"}

both = pytest.mark.parametrize("edition", EDITIONS)
given_up = pytest.mark.rule("AK2-R44", "AKB-R81")


def after(edition: str, answers: int, *, points: tuple[int, int] = (0, 0)) -> Match:
    """A match after some random answers, with some points scored already."""
    game = find(f"alkemy-{edition}").build(2)
    match = Match(game, game.start(), Stream(5))
    stream = Stream(6)
    while match.answered < answers:
        play_one(match, stream)
    battle = match.state
    assert isinstance(battle, Battle)
    battle.counts[SCORE], battle.counts[SCORE + 1] = points
    return match


def play_one(match: Match, stream: Stream) -> None:
    decision = match.decision
    assert decision is not None
    match.answer(decision.seat, decision.sample(stream))


@given_up
@both
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("answers", [0, 1, 20, 83])
def test_who_concedes_loses_whatever_the_points(edition: str, seat: int, answers: int) -> None:
    points = (2, 0) if seat == 0 else (0, 2)
    match = after(edition, answers, points=points)
    match.concede(seat)
    outcome = match.game.outcome(match.state)
    assert outcome.winners == (1 - seat,)
    assert outcome.rules == (RULES[edition],)
    assert tuple(outcome.total(one) for one in (0, 1)) == points
    assert match.game.payoff(match.state, seat) < match.game.payoff(match.state, 1 - seat)


@given_up
@both
def test_a_draw_is_a_draw_whatever_the_points(edition: str) -> None:
    match = after(edition, 83, points=(0, 2))
    match.agree_draw()
    outcome = match.game.outcome(match.state)
    assert outcome.places == (1, 1)
    assert outcome.rules == (RULES[edition],)


@both
def test_a_match_can_be_conceded_while_combat_cards_are_chosen(edition: str) -> None:
    match = after(edition, 0)
    stream = Stream(6)
    while len(match.decisions) < 2:
        play_one(match, stream)
    play_one(match, stream)
    match.concede(1)
    assert match.is_over
    assert match.game.outcome(match.state).places == (1, 2)


@both
def test_everybody_sees_how_it_ended(edition: str) -> None:
    match = after(edition, 83)
    match.concede(0)
    for viewer in (0, 1, SPECTATOR):
        view = match.game.view(match.state, viewer)
        assert isinstance(view, AlkemyView)
        assert (view.over, view.stage) == (True, "over")
        assert view.result is not None
        assert view.result.places == (2, 1)


@both
def test_who_was_never_deployed_is_not_out_of_action(edition: str) -> None:
    match = after(edition, 0)
    stream = Stream(6)
    while not (isinstance(match.state, Battle) and match.state.present):
        play_one(match, stream)
    match.agree_draw()
    view = match.game.view(match.state, SPECTATOR)
    assert isinstance(view, AlkemyView)
    assert {figure.status for figure in view.figures} == {"deployed", "waiting"}
