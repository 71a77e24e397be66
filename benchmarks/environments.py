"""Steps a second through our environments, by random legal actions: one core, no learning.

Names of games may be given: ``python benchmarks/environments.py alchemist``.
"""

import sys
from time import process_time

import numpy as np

from athanor.adapters.pettingzoo import raw_env
from athanor.adapters.solo import Tables
from athanor.kernel import COMPILED, games

SECONDS = 3.0
TABLES = 16


def through_pettingzoo(name: str, seats: int) -> float:
    """Return how many steps a second an AEC table takes, each with its observation."""
    table = raw_env(name, seats)
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    steps = 0
    start = process_time()
    while process_time() - start < SECONDS:
        if any(table.terminations.values()):
            table.reset()
        seen = table.observe(table.agent_selection)
        legal = seen["action_mask"].view(np.bool_).nonzero()[0]
        table.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps / (process_time() - start)


def through_tables(name: str, seats: int) -> float:
    """Return how many steps a second a vector of tables takes, against random bots."""
    tables = Tables(TABLES, name, ("random",) * (seats - 1))
    seen, _ = tables.reset(seed=1)
    rng = np.random.default_rng(1)
    steps = 0
    start = process_time()
    while process_time() - start < SECONDS:
        chances = rng.random(seen["action_mask"].shape) * seen["action_mask"]
        seen, *_ = tables.step(chances.argmax(axis=1))
        steps += TABLES
    return steps / (process_time() - start)


if __name__ == "__main__":
    print("compiled" if COMPILED else "pure Python", "- steps a second")
    for name in sys.argv[1:] or sorted(games()):
        seats = games()[name].info.min_seats
        alone, many = through_pettingzoo(name, seats), through_tables(name, seats)
        print(f"{name:16} PettingZoo {alone:9,.0f}   Tables({TABLES}) {many:9,.0f}", flush=True)
