"""Every game as a PettingZoo environment: agents act one after the other (AEC).

    from athanor.adapters.pettingzoo import env
    table = env("alchemist", seats=3, options={"schools": False})

An observation holds the features of what the agent's seat sees and a mask of its legal actions; an
action is the code of a choice. Secret choices of several seats are asked one agent after the other,
none of which sees what the others chose. Rewards come at the end: see ``athanor.adapters.returns``.
"""

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box as Numbers
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from athanor.adapters.heard import text_of
from athanor.adapters.returns import LEAST, zero_sum
from athanor.bots.bot import Window
from athanor.kernel import SPECTATOR, Box, Match, Stream, find

INT32 = np.iinfo(np.int32)
RENDER_MODES = ("human", "ansi")


def env(
    game: str = "alchemist",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    packs: Sequence[Path] = (),
) -> AECEnv:
    """Return the environment of a game by name, with PettingZoo's usual checks around it."""
    return checked(raw_env(game, seats, options, render_mode, packs))


def raw_env(
    game: str = "alchemist",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    packs: Sequence[Path] = (),
) -> "GameEnv":
    """Return the environment of a game by name; it raises Refused at an illegal action."""
    return GameEnv(find(game), seats, options, render_mode, packs)


def checked(raw: "GameEnv") -> AECEnv:
    """Put PettingZoo's checks around an environment: an illegal action ends it, and loses."""
    safe = wrappers.TerminateIllegalWrapper(raw, illegal_reward=LEAST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo has no type hints
    """A game for learning agents, one for each seat."""

    def __init__(
        self,
        box: Box,
        seats: int,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        packs: Sequence[Path] = (),
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r} is none of {', '.join(RENDER_MODES)}")
        EzPickle.__init__(self, box, seats, options, render_mode, packs)
        AECEnv.__init__(self)
        info = box.info
        self.metadata = {
            "name": f"{info.name.replace('-', '_')}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.action_spaces = {agent: Discrete(info.num_codes) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Numbers(INT32.min, INT32.max, (info.features,), np.int32),
                    "action_mask": Numbers(0, 1, (info.num_codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._game = box.build(seats, options, packs)
        self._stream: Stream | None = None
        self._match: Match

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions: the codes of all choices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a match. A seed decides all chance from here on, in later matches too.

        The options of a game are fixed when the environment is made; none are read here.
        """
        if seed is not None:
            self._stream = Stream(seed)
        elif self._stream is None:
            self._stream = Stream(secrets.randbits(64))
        self._match = Match(self._game, self._game.start(), self._stream)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int32] | npt.NDArray[np.int8]]:
        """Return what an agent sees; its mask is empty when it is not asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._game.info.num_codes, np.int8)
        decision = self._match.decision
        if decision is not None and decision.seat == seat:
            mask[decision.codes()] = 1
        numbers = self._game.features(self._match.state, seat)
        return {"observation": np.array(numbers, np.int32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of the selected agent, or let go of one for whom it is over."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.answer(self.possible_agents.index(agent), int(action))
        if self._match.is_over:
            self._finish()
        self._select_agent()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Show the table as the selected agent sees it, or everybody after the end."""
        decision = self._match.decision
        viewer = SPECTATOR if decision is None else decision.seat
        view = self._game.view(self._match.state, viewer)
        lines = [f"{name}: {text_of(getattr(view, name))}" for name in view.__struct_fields__]
        if decision is not None:
            lines.append(f"{self.agent_selection} has {decision.count()} options")
        text = "\n".join(lines) + "\n"
        if self.render_mode != "human":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def window(self, agent: str) -> Window:
        """Return the window through which one of our bots plays an agent's seat."""
        return Window(self._match, self.possible_agents.index(agent))

    def _finish(self) -> None:
        """Give out the rewards, and say how everybody did."""
        outcome = self._game.outcome(self._match.state)
        self.rewards = dict(zip(self.agents, zero_sum(outcome.places), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"place": outcome.places[seat], "score": outcome.total(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def _select_agent(self) -> None:
        decision = self._match.decision
        self.agent_selection = self.possible_agents[0 if decision is None else decision.seat]
