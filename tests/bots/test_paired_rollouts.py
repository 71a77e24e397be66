"""Weighing choices by pairs: hints are followed unless another choice proves better."""

import math

import pytest

from athanor.bots.bot import Window
from athanor.bots.crew import ProcessCrew
from athanor.bots.levels import make_bot
from athanor.bots.paired_rollouts import (
    ENOUGH,
    FEW,
    MOST_SHARES,
    PairedRolloutsBot,
    furthest_ahead,
    mean_and_error,
    share_seed,
)
from athanor.bots.search import Budget
from athanor.kernel import Decision, Match, State, Stream, find
from tests.bots.stairs import TURNS, Climb, Stairs, StairsHints

REST, CLIMB = 0, 1


class Leaning(StairsHints):
    """Would rather rest; knows how the climb stands, or has no idea."""

    def __init__(self, climbing: float = 1.0, blind: bool = False, horizon: int = 3) -> None:
        super().__init__(horizon)
        self.weighed = True
        self.climbing = climbing
        self.blind = blind

    def value(self, decision: Decision, choice: int) -> float:
        return self.climbing if choice == CLIMB else 2.0

    def estimate(self, state: State, seat: int) -> float:
        seen = super().estimate(state, seat)
        return 0.5 if self.blind else seen


def leaning(hints: Leaning, hall: bool = False) -> Stairs:
    game = Stairs(hints.horizon, hall)
    game.known = hints
    return game


def window_of(game: Stairs) -> Window:
    return Window(Match(game, game.start(), Stream(1)), 0)


def chosen(hints: Leaning, budget: Budget, seed: int = 1) -> int:
    return PairedRolloutsBot(seed, budget, hints).choose(window_of(leaning(hints)))


def test_a_choice_that_proves_better_is_made() -> None:
    assert chosen(Leaning(), Budget(40, math.inf)) == CLIMB


def test_hints_are_followed_where_nothing_differs() -> None:
    budget = Budget(1000, math.inf)
    assert chosen(Leaning(blind=True), budget) == REST
    assert budget.spent == 2 * FEW, "a choice that makes no difference is given up early"


@pytest.mark.parametrize("climbing", [0.0, -1.0])
def test_what_promises_nothing_is_not_looked_at(climbing: float) -> None:
    budget = Budget(40, math.inf)
    assert chosen(Leaning(climbing), budget) == REST
    assert budget.spent == 0


def test_a_match_is_played_on_for_some_turns_of_the_seat() -> None:
    hints = Leaning(horizon=4)
    chosen(hints, Budget(40, math.inf))
    assert set(hints.turns) == {2 * 4}, "both have had four turns"


def test_a_forced_win_is_taken() -> None:
    state = Climb()
    state.turn = TURNS - 1
    state.heights = [1, 0]
    hints = Leaning()
    match = Match(leaning(hints), state, Stream(1))
    assert PairedRolloutsBot(1, Budget(40, math.inf), hints).choose(Window(match, 1)) == CLIMB
    assert not hints.turns, "the end needs no estimate"


@pytest.mark.parametrize("iterations", [1, 7, 2 * ENOUGH - 1, 2 * ENOUGH, 37])
def test_a_budget_of_iterations_is_kept(iterations: int) -> None:
    budget = Budget(iterations, math.inf)
    choice = chosen(Leaning(), budget)
    assert budget.spent == iterations - iterations % 2, "a deal takes one for each choice"
    assert choice == (CLIMB if iterations >= 2 * ENOUGH else REST), "few deals prove nothing"


def test_a_budget_of_seconds_is_kept() -> None:
    budget = Budget(1 << 40, 0.0)
    assert chosen(Leaning(), budget) == REST
    assert budget.spent == 2 * MOST_SHARES, "one deal for each share"


def test_mixed_choices_are_drawn_by_their_chances() -> None:
    hints = Leaning()
    window = window_of(leaning(hints, hall=True))
    bot = PairedRolloutsBot(5, Budget(5, math.inf), hints)
    shown = [bot.choose(window) for _ in range(400)]
    assert shown.count(0) == pytest.approx(300, abs=40)


def test_the_mean_and_its_error() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_error([0.5, 0.5, 0.5]) == (0.5, 0.0)


# --- in a game with hidden cards and dice ---


def middle(seed: int) -> Match:
    """Return a match of Materia Prima in its middle, where several choices look good."""
    game = find("materia-prima").build(2)
    match = Match(game, game.start(), Stream(seed))
    bots = [make_bot("greedy", game, seat) for seat in range(2)]
    decision = match.decision
    while decision is not None:
        hints = game.hints()
        good = [code for code in decision.codes() if hints.value(decision, code) > 0.0]
        if match.answered >= 120 and len(good) > 2:
            break
        seat = decision.seat
        match.answer(seat, bots[seat].choose(Window(match, seat)))
        decision = match.decision
    return match


@pytest.mark.parametrize("seed", range(3))
def test_equal_seeds_choose_equally_whatever_is_hidden(seed: int) -> None:
    match = middle(seed)
    assert match.decision is not None
    seat = match.decision.seat
    twin = match.redealt(seat, Stream(99), forkable=True)
    assert match.state.data() != twin.state.data()
    choices = [make_bot("search:30", match.game, 7).choose(Window(m, seat)) for m in (match, twin)]
    assert choices[0] == choices[1]
    assert match.decision.is_legal(choices[0])


def test_search_named_for_such_a_game_weighs() -> None:
    game = find("materia-prima").build(2)
    assert isinstance(make_bot("search:30", game, 1), PairedRolloutsBot)
    assert not isinstance(make_bot("search:30", Stairs(3), 1), PairedRolloutsBot)


# --- shared by processes ---


def test_a_large_budget_is_cut_into_shares_whoever_runs_them() -> None:
    hints = Leaning()
    sizes = [PairedRolloutsBot(1, Budget(n, math.inf), hints).shares for n in (300, 2000, 1 << 40)]
    assert sizes == [1, 2, MOST_SHARES]


def test_shares_add_up_to_the_budget_and_have_luck_of_their_own() -> None:
    hints = Leaning()
    budget = Budget(2000, math.inf)
    assert chosen(hints, budget) == CLIMB
    assert budget.spent <= 2000
    assert len({share_seed(7, share) for share in range(MOST_SHARES)}) == MOST_SHARES


def test_what_is_ahead_is_so_by_all_shares_together() -> None:
    ahead, behind = (1, 20, 10.0, 6.0), (1, 20, -10.0, 6.0)
    assert furthest_ahead([0, 1], [[ahead], [ahead]]) == 1
    assert furthest_ahead([0, 1], [[ahead], [behind]]) == 0
    assert furthest_ahead([0, 1], [[(1, ENOUGH - 1, 9.0, 9.0)]]) == 0, "few deals prove nothing"


def test_processes_come_to_the_same_as_one() -> None:
    """The race is long enough to tell choices apart, and cut into shares by hand to stay short."""
    match = middle(1)
    assert match.decision is not None
    window = Window(match, match.decision.seat)
    crew = ProcessCrew(match.game, 2)
    found = []
    for helper in (None, crew):
        bot = PairedRolloutsBot(7, Budget(40, math.inf), match.game.hints(), helper)
        bot.shares = 2
        found.append((bot.choose(window), bot.budget.spent))
    crew.close()
    assert found[0] == found[1]
    assert found[0][1] > 0
