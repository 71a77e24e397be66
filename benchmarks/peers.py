"""The same measurements of the peers, each played by its own means."""

import contextlib
import io
import random
from typing import Any

import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

from benchmarks.timing import Row

OPENSPIEL = ("tic_tac_toe", "hearts", "gin_rummy", "backgammon")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")
PETTINGZOO = {
    "tictactoe": tictactoe_v3,
    "connect_four": connect_four_v3,
    "leduc_holdem": leduc_holdem_v4,
}
LENGTH_SAMPLE = 200
"""Matches that are played to learn how many decisions a peer's rollout has."""


def openspiel_rows(name: str) -> list[Row]:
    """Measure an OpenSpiel game: rollouts in C++, clones, and its own IS-MCTS where it has one."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    start = first_decision(game, rng)
    length = mean_decisions(game, rng)

    def rollouts(times: int) -> int:
        bot = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(times, 1), 2.0, 1, 100, False, 1, False
        )
        bot.step(start)
        return round(times * length)

    middle = start.clone()
    for _ in range(round(length / 2)):
        advance(middle, rng)

    def copy(times: int) -> int:
        for _ in range(times):
            middle.clone()
        return times

    def search(times: int) -> int:
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, times * 10)
        bot.step(start)
        return times * 10

    subject = f"OpenSpiel {name} (C++)"
    rows = [Row("decision", subject, rollouts), Row("copy", subject, copy)]
    if name in ("hearts", "gin_rummy"):
        rows.append(Row("search", subject, search, per_second=True))
    return rows


def advance(state: Any, rng: random.Random) -> bool:
    """Play one random action; return whether a player made it."""
    if state.is_terminal():
        return False
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
        return False
    state.apply_action(rng.choice(state.legal_actions()))
    return True


def first_decision(game: Any, rng: random.Random) -> Any:
    """Return the first state in which a player has a real choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        advance(state, rng)
    return state


def mean_decisions(game: Any, rng: random.Random) -> float:
    """Return how many decisions a random match takes."""
    decisions = 0
    for _ in range(LENGTH_SAMPLE):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += advance(state, rng)
    return decisions / LENGTH_SAMPLE


def rlcard_row(name: str) -> Row:
    """Measure random play of an RLCard game."""
    env = rlcard.make(name)
    rng = random.Random(1)

    def play(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state, _player = env.reset()
            while not env.is_over():
                state, _player = env.step(rng.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return Row("decision", f"RLCard {name}", play)


def pettingzoo_row(name: str) -> Row:
    """Measure random play of a PettingZoo classic game."""
    with contextlib.redirect_stdout(io.StringIO()):
        env = PETTINGZOO[name].env()
    rng = random.Random(1)

    def play(matches: int) -> int:
        decisions = 0
        for match in range(matches):
            env.reset(seed=match)
            for _agent in env.agent_iter():
                observation, _reward, ended, cut, _info = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    mask = observation["action_mask"]
                    env.step(rng.choice([code for code, legal in enumerate(mask) if legal]))
                    decisions += 1
        return decisions

    return Row("decision", f"PettingZoo {name}", play)


def rows() -> list[Row]:
    """Return all that is measured of the peers."""
    measured = [row for name in OPENSPIEL for row in openspiel_rows(name)]
    measured += [rlcard_row(name) for name in RLCARD]
    measured += [pettingzoo_row(name) for name in PETTINGZOO]
    return measured
