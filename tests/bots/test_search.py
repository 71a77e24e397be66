"""Search: within its budget, repeatable, strong, and never knowing too much."""

import math
import threading

import pytest

from athanor.bots.bot import Window
from athanor.bots.policy import AnyChoice, Policy
from athanor.bots.search import Budget, SearchBot
from athanor.bots.tree import HIDDEN, Node
from athanor.kernel import Decision, Match, Stream, find
from tests.bots.pennies import Pennies
from tests.games.alchemist.scenario import at, five_potions

GAME = find("alchemist").build(3)


def plain(iterations: int, seed: int = 1) -> SearchBot:
    return SearchBot(seed, Budget(iterations, math.inf), AnyChoice(), AnyChoice())


def first_window(seed: int = 5) -> Window:
    match = Match(GAME, GAME.start(), Stream(seed))
    assert match.decision is not None
    return Window(match, match.decision.seat)


def statistics(root: Node) -> list[tuple[int, int, float]]:
    return [(arm.choice, arm.visits, arm.total) for arm in root.arms]


def means(root: Node) -> dict[int, float]:
    return {arm.choice: arm.total / float(arm.visits) for arm in root.arms}


def test_a_budget_of_iterations_is_spent_to_the_last() -> None:
    root = plain(37).search(first_window())
    assert root.visits == 37
    assert sum(arm.visits for arm in root.arms) == 37


def test_a_budget_of_seconds_ends_a_search_without_end() -> None:
    bot = SearchBot(1, Budget(1 << 40, 0.01), AnyChoice(), AnyChoice())
    window = first_window()
    assert window.is_legal(bot.choose(window))


def test_another_thread_has_a_word_while_a_bot_thinks() -> None:
    endless = Budget(1 << 40, math.inf)
    thinking = threading.Event()

    class Telling(Policy):
        def pick(self, decision: Decision, stream: Stream) -> int:
            thinking.set()
            return decision.sample(stream)

    def says_enough() -> None:
        thinking.wait()
        endless.iterations = 0

    other = threading.Thread(target=says_enough)
    other.start()
    assert SearchBot(1, endless, Telling(), AnyChoice()).search(first_window()).visits > 0
    other.join()
    assert endless.iterations == 0


def test_even_no_time_at_all_gives_a_legal_choice() -> None:
    bot = SearchBot(1, Budget(1 << 40, 0.0), AnyChoice(), AnyChoice())
    window = first_window()
    assert window.is_legal(bot.choose(window))
    assert bot.search(window).visits == 1


def test_equal_seeds_grow_equal_trees_and_others_do_not() -> None:
    trees = [statistics(plain(40, seed).search(first_window())) for seed in (1, 1, 2)]
    assert trees[0] == trees[1]
    assert trees[0] != trees[2]


def test_a_node_takes_up_new_choices_only_as_its_visits_grow() -> None:
    bot = SearchBot(1, Budget(100, math.inf), AnyChoice(), AnyChoice(), width=2.0, growth=0.4)
    root = bot.search(first_window())
    assert len(root.arms) == math.ceil(2.0 * 100**0.4)


def test_all_choices_are_tried_where_there_are_few() -> None:
    match = Match(Pennies(sealed=True), Pennies(sealed=True).start(), Stream(1))
    assert sorted(means(plain(50).search(Window(match, 1)))) == [0, 1]


# --- strength ---


def last_turn() -> tuple[Match, Window]:
    """Seat 1 makes the last choice of a match: three types are exhausted, its seals are spent."""
    table = at(
        2,
        supplies=["", "MSBB"],
        reserve="BBDD",
        bag="",
        potions={**five_potions(1), "DT": (0, "MS", 9), "SD": (0, "BB", 7), "BD": (0, "MM", 10)},
        fame=(60, 52),
        active=1,
        options={"schools": False},
    )
    return table.match, Window(table.match, 1)


@pytest.mark.parametrize("seed", range(3))
def test_search_finds_the_only_choice_that_wins(seed: int) -> None:
    match, window = last_turn()
    wins = set()
    for code in window.codes():
        twin = match.fork()
        twin.answer(1, code)
        assert twin.is_over
        if GAME.outcome(twin.state).winners == (1,):
            wins.add(window.option(code).text)
    assert wins == {"copy DT M", "copy DT S"}
    choice = plain(300, seed).choose(window)
    assert window.option(choice).text in wins


@pytest.mark.parametrize("seed", range(3))
def test_search_gives_nothing_to_whoever_comes_next(seed: int) -> None:
    """The last seat holds only mushrooms and can only copy, so a potion of one would lose."""
    spent = {"MS": "BB", "MB": "DD", "MD": "BT", "MT": "BD", "SB": "DT"}
    table = at(
        3,
        supplies=["", "MS", "MMMM"],
        reserve="BD",
        bag="",
        potions={name: (2, recipe, 1 + i) for i, (name, recipe) in enumerate(spent.items())},
        fame=(0, 20, 25),
        active=1,
        options={"schools": False},
    )
    window = Window(table.match, 1)
    best = window.option(plain(600, seed).choose(window)).text
    verb, _, recipe, value = best.split()
    assert (verb, "S" in recipe) == ("create", True), best
    assert int(value) >= 8, best


# --- what nobody may know ---


def grown(sealed: bool, seat: int) -> Node:
    game = Pennies(sealed)
    match = Match(game, game.start(), Stream(1))
    return plain(1000).search(Window(match, seat))


@pytest.mark.parametrize("sealed", [True, False])
def test_the_guesser_in_the_tree_does_not_see_what_was_hidden(sealed: bool) -> None:
    root = grown(sealed, seat=0)
    assert list(root.after) == [HIDDEN], "both hands lead to the same point"
    guesser = root.after[HIDDEN]
    assert not guesser.beside
    assert sorted(arm.choice for arm in guesser.arms) == [0, 1]
    assert guesser.visits == root.visits - len(root.arms), "all but the first try of each hand"


@pytest.mark.parametrize("sealed", [True, False])
def test_who_hid_it_remembers_the_hand(sealed: bool) -> None:
    point = grown(sealed, seat=0).after[HIDDEN]
    for step in [HIDDEN, HIDDEN, 1] if sealed else [1]:
        point = point.after[step]
    assert sorted(point.beside) == [1, 2], "known to seat 0 as left and as right"
    after_left = point.beside[1]
    assert max(after_left.arms, key=lambda arm: arm.visits).choice == 0
    assert means(after_left) == {0: 1.0, 1: 0.0}


def test_a_seat_may_be_asked_before_those_in_front_of_it() -> None:
    root = grown(sealed=True, seat=1)
    assert sorted(arm.choice for arm in root.arms) == [0, 1]
    hider = root.after[HIDDEN]
    assert list(root.after) == [HIDDEN]
    assert list(hider.after) == [HIDDEN], "the guess is not known to whoever hides"


def test_a_sealed_choice_already_made_is_not_seen_either() -> None:
    game = Pennies(sealed=True)
    trees = []
    for hidden in (0, 1):
        match = Match(game, game.start(), Stream(1))
        match.answer(0, hidden)
        trees.append(statistics(plain(300).search(Window(match, 1))))
    assert trees[0] == trees[1]


def test_a_search_finds_the_same_in_every_build() -> None:
    window = first_window()
    choice = plain(200).choose(window)
    assert window.option(choice).text == "create SD BB 3"
