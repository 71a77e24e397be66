"""Games too long to be played out, and choices that must not be foreseen."""

import math

import pytest

from athanor.bots.bot import Bot, Window
from athanor.bots.greedy import GreedyBot
from athanor.bots.levels import make_bot
from athanor.bots.policy import AnyChoice, BestOfAll, BestOfSome, drawn
from athanor.bots.search import Budget, SearchBot
from athanor.kernel import Match, Stream
from tests.bots.stairs import Stairs, StairsHints


def window_of(game: Stairs) -> Window:
    return Window(Match(game, game.start(), Stream(1)), 0)


def looking(game: Stairs, iterations: int, seed: int = 1) -> SearchBot:
    budget = Budget(iterations, math.inf)
    return SearchBot(seed, budget, AnyChoice(), AnyChoice(), hints=game.hints())


def test_beyond_the_horizon_nothing_is_played() -> None:
    game = Stairs(horizon=6)
    root = looking(game, 30).search(window_of(game))
    assert root.visits == 30
    deepest = max(game.known.turns)
    assert min(game.known.turns) == 1 + 6, "the first iteration: one choice in the tree, six after"
    assert deepest < 30, "and none comes near the end"


def test_what_is_estimated_counts_for_whoever_chose() -> None:
    game = Stairs(horizon=4)
    root = looking(game, 200).search(window_of(game))
    rest, climb = sorted(root.arms, key=lambda arm: arm.choice)
    assert climb.total / float(climb.visits) > rest.total / float(rest.visits)
    assert climb.visits > rest.visits


def test_equal_seeds_look_ahead_equally_and_others_do_not() -> None:
    trees = []
    for seed in (1, 1, 2):
        game = Stairs(horizon=5)
        root = looking(game, 40, seed).search(window_of(game))
        trees.append([(arm.choice, arm.visits, arm.total) for arm in root.arms])
    assert trees[0] == trees[1]
    assert trees[0] != trees[2]


def test_a_named_search_keeps_to_the_horizon_of_its_game() -> None:
    game = Stairs(horizon=3)
    window = window_of(game)
    assert window.is_legal(make_bot("search:20", game, 1).choose(window))
    assert game.known.turns


@pytest.mark.parametrize("kind", ["greedy", "search"])
def test_mixed_choices_are_drawn_by_their_chances(kind: str) -> None:
    game = Stairs(horizon=3, hall=True)
    window = window_of(game)
    bot: Bot = GreedyBot(game.hints(), 5) if kind == "greedy" else looking(game, 5)
    shown = [bot.choose(window) for _ in range(400)]
    assert shown.count(0) == pytest.approx(300, abs=40)
    assert set(shown) == {0, 1}


@pytest.mark.parametrize("policy", [BestOfSome(StairsHints(0), 3), BestOfAll(StairsHints(0), 0.1)])
def test_quick_policies_draw_them_too(policy: BestOfSome) -> None:
    game = Stairs(horizon=3, hall=True)
    decision = Match(game, game.start(), Stream(1)).decision_of(0)
    stream = Stream(4)
    shown = [policy.pick(decision, stream) for _ in range(400)]
    assert shown.count(0) == pytest.approx(300, abs=40)


def test_a_draw_never_falls_through() -> None:
    stream = Stream(1)
    assert {drawn([(7, 0.3), (8, 0.3)], stream) for _ in range(50)} == {7, 8}
