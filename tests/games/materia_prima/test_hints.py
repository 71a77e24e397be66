"""Bots that follow the hints bring matches to their end by the rules."""

import pytest

from athanor.bots.bot import Window
from athanor.bots.levels import make_bot
from athanor.bots.playing import play_out
from athanor.games.materia_prima.advice.hints import would_win
from athanor.games.materia_prima.advice.odds import Odds
from athanor.games.materia_prima.advice.plan import Plan
from athanor.kernel import Match, Stream, find
from tests.games.materia_prima.scene import STONE_CARDS, Table, at


def best(table: Table) -> str:
    """Return what looks best to the seat that is asked."""
    decision = table.asked
    hints = table.game.hints()
    return decision.option(max(decision.codes(), key=lambda c: hints.value(decision, c))).text


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_bots_end_the_game_by_a_quest(seats: int) -> None:
    game = find("materia-prima").build(seats)
    match = Match(game, game.start(), Stream(seats))
    play_out(match, [make_bot("greedy", game, seat) for seat in range(seats)])
    outcome = game.outcome(match.state)
    assert match.state.ender >= 0  # type: ignore[attr-defined]
    assert max(outcome.total(seat) for seat in range(seats)) > 20


def test_search_plays_a_legal_choice() -> None:
    table = at(3)
    bot = make_bot("search:20", table.game, 1)
    for _ in range(3):
        decision = table.asked
        window = Match(table.game, table.state.copy(), Stream(1))
        play = bot.choose(Window(window, decision.seat))
        assert decision.is_legal(play)
        table.match.answer(decision.seat, play)


def test_the_chances_of_fights() -> None:
    odds = Odds(at(3).state.terms.faces)
    assert round(odds.win(3, 3), 3) == 0.403
    assert round(odds.win(1, 0), 3) == 0.667
    assert odds.win(0, 0) == 0.0


def test_the_plan_names_what_is_lacking() -> None:
    table = at(3, hands={0: "s1-1"}, stores={0: "water"}, made={0: ""})
    plan = Plan(table.state, 0)
    assert table.state.terms.cards.ids[plan.card] == "s1-1"
    assert list(plan.lack) == [0, 1, 1, 0, 0]
    refined = at(3, hands={0: "s2-1"}, made={0: "s1-1"}, stores={0: "earth iron"})
    plan = Plan(refined.state, 0)
    assert list(plan.make)[5:7] == [1, 1]
    assert list(plan.lack) == [1, 1, 1, 0, 0]


def test_bots_fetch_convert_and_transmute() -> None:
    assert best(at(3, hands={0: "s1-1"}, stores={0: "water earth air"})) == "transmute s1-1"
    assert best(at(3, hands={0: "pala"}, made={0: STONE_CARDS}, stores={0: ""})) != "end"
    gold = at(3, quests={0: "magnatus"}, made={0: STONE_CARDS}, stores={0: "copper mercury"})
    assert best(gold) == "convert gold"


def test_bots_end_the_game_only_if_they_win() -> None:
    scene = {
        "quests": {0: "animus-vorator"},
        "made": {0: STONE_CARDS},
        "spots": {0: "-2,2"},
        "souls": {0: 3},
    }
    winning = at(3, **scene)  # type: ignore[arg-type]
    assert would_win(winning.state, 0)
    assert best(winning) == "move a -2,3"
    losing = at(3, **scene, stores={1: "gold " * 30})  # type: ignore[arg-type]
    assert not would_win(losing.state, 0)
    assert best(losing) != "move a -2,3"


def test_the_peaceful_do_not_attack() -> None:
    peaceful = at(3, quests={0: "pacis-amans"}, spots={0: "1,-1", 1: "2,-1"})
    assert not best(peaceful).startswith("fight")
    rich = at(3, spots={0: "1,-1", 1: "2,-1"}, packs={(1, 0): "gold gold gold"})
    assert best(rich) == "fight a 2a"


def test_estimates_lie_between_nothing_and_all() -> None:
    table = at(3, stores={0: "gold " * 40})
    hints = table.game.hints()
    worth = [hints.estimate(table.state, seat) for seat in range(3)]
    assert worth[0] > 0.9
    assert all(0.0 <= one <= 1.0 for one in worth)
    assert hints.horizon > 0
