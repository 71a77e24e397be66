"""OpenSpiel's own information-set search on our games: a peer to compare our bots with."""

import re
from math import inf
from time import perf_counter
from typing import Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from athanor.adapters.actions import choice_of
from athanor.adapters.heard import HeardMatch, heard_fork
from athanor.adapters.openspiel import SpielState, spiel_game
from athanor.bots.bot import Bot, Window
from athanor.kernel.game import Game
from athanor.kernel.words import refuse

BUDGET: Final = re.compile(r"([2-9]|[1-9][0-9]{1,6})|([0-9]{1,3}(?:\.[0-9]{1,3})?)s")
"""Simulations, of which OpenSpiel needs two, or seconds."""

EXPLORE: Final = 1.4
"""The constant of UCT for returns from -1 to 1, about the square root of 2, as OpenSpiel's own
examples have it."""

UNBOUNDED: Final = 1 << 30
"""More simulations than the clock allows."""


class TimeUpError(Exception):
    """The search has had its seconds."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc] # OpenSpiel has no type hints
    """OpenSpiel's search in Python, stopped after so many simulations or by the clock.

    The one in C++ has a clock of its own, but cannot ask a game written in Python for a re-deal.
    """

    def __init__(
        self, game: pyspiel.Game, seconds: float, seed: int, simulations: int = UNBOUNDED
    ) -> None:
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        super().__init__(
            game,
            evaluator,
            EXPLORE,
            simulations,
            random_state=random,
            allow_inconsistent_action_sets=True,
        )
        self.set_resampler(  # its own has chance of its own, which no seed decides
            lambda state, seat: state.resample_from_infostate(seat, random.random_sample)
        )
        self.seconds = seconds
        self.end = 0.0
        self.simulations = 0

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        """Search until the time is up; at least once."""
        self.end = perf_counter() + self.seconds
        self.simulations = 0
        try:
            return list(super().run_search(state))
        except TimeUpError:
            node = self.filter_illegals(self._root_node, state.legal_actions())
            return list(self.get_final_policy(state, node))

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Begin a simulation, if there is time for one."""
        if self.simulations > 1 and perf_counter() >= self.end:
            raise TimeUpError
        self.simulations += 1
        sampled = super().sample_root_state(state)
        assert isinstance(sampled, SpielState)
        return sampled

    def run_simulation(self, state: SpielState) -> list[float]:
        """Let chance decide in a loop: OpenSpiel's own would nest a thousand calls in a set-up."""
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(self._random_state.choice(outcomes, p=chances)))
        return list(super().run_simulation(state))


class PeerBot(Bot):
    """OpenSpiel's search with random rollouts, for so many simulations or seconds a decision."""

    def __init__(self, game: Game, seed: int, seconds: float, simulations: int = UNBOUNDED) -> None:
        super().__init__(seed)
        self.game = game
        self.seconds = seconds
        self.simulations = simulations
        self._spiel = spiel_game(game)

    def choose(self, window: Window) -> int:
        """Return what OpenSpiel's search prefers."""
        if window.is_forced():
            return window.codes()[0]
        match = window.redealt(self.stream, forkable=True)
        state = SpielState(self._spiel, HeardMatch(heard_fork(match), []))
        seed = self.stream.below(1 << 30)
        searching = TimedSearch(self._spiel, self.seconds, seed, self.simulations)
        action = int(searching.step(state))
        return choice_of(match.decision_of(window.seat), self.game.info, action)


def peer_of(written: str, game: Game, seed: int) -> PeerBot:
    """Return OpenSpiel's search with a budget such as ``40`` simulations, or ``0.5s``."""
    found = BUDGET.fullmatch(written)
    if found is not None:
        simulations, seconds = found.groups()
        if simulations:
            return PeerBot(game, seed, inf, int(simulations))
        if float(seconds) > 0:
            return PeerBot(game, seed, float(seconds))
    raise refuse("lab-bad-peer", bot=f"ismcts:{written}"[:40])
