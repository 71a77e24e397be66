"""Every game as a PettingZoo environment: agents act one after the other (AEC).

    from athanor.adapters.pettingzoo import env
    table = env("alchemist", seats=3, options={"schools": False})

An observation holds what the agent's seat sees, what it is asked, and a mask of its legal actions
(see ``athanor.adapters.sight``); an
action is the code of a choice, or its place in the list: see ``athanor.adapters.actions``. Secret
choices of several seats are asked one agent after the other, none of which sees what the others
chose. Rewards come at the end: see ``athanor.adapters.returns``.

``max_cycles`` cuts a match off after so many cycles; a cycle is over when an agent that has acted
in it would act again. With ``lenient`` an illegal action is no fault: the choice is then the one
made for a seat whose time is up, so that agents without masks can play, and all agents at once
(``parallel_env``). With ``listed`` an action is a place in the list in every game, and the
observation says of each option what it is; with ``past`` it has so many of the last choices.

A table is shown as the agent to act sees it: as text, or as an array of pixels (see
``athanor.adapters.frames``).
"""

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from athanor.adapters.actions import choice_of, is_offered
from athanor.adapters.rendering import FRAME, PRINTED, TEXT, Rendering, Shown, told
from athanor.adapters.returns import LEAST, zero_sum
from athanor.adapters.sight import Observation, Sight
from athanor.bots.bot import Window
from athanor.kernel import Box, Match, Stream, find

RENDER_MODES = (PRINTED, TEXT, FRAME)

VERSION = 3
"""Raised whenever the same seed and actions no longer give the same observations or rewards."""

Info: TypeAlias = dict[str, int | str]

CUT_OFF = "max_cycles"
"""The reason of a match that was cut off."""


def env(
    game: str = "alchemist",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    packs: Sequence[Path] = (),
    max_cycles: int | None = None,
    lenient: bool = False,
    listed: bool = False,
    past: int = 0,
) -> AECEnv:
    """Return the environment of a game by name, with PettingZoo's usual checks around it."""
    raw = raw_env(game, seats, options, render_mode, packs, max_cycles, lenient, listed, past)
    return checked(raw)


def raw_env(
    game: str = "alchemist",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    packs: Sequence[Path] = (),
    max_cycles: int | None = None,
    lenient: bool = False,
    listed: bool = False,
    past: int = 0,
) -> "GameEnv":
    """Return the environment of a game by name; it raises Refused at an illegal action."""
    box = find(game)
    return GameEnv(box, seats, options, render_mode, packs, max_cycles, lenient, listed, past)


def parallel_env(
    game: str = "alchemist",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    packs: Sequence[Path] = (),
    max_cycles: int | None = None,
) -> "CycleEnv":
    """Return a lenient environment in which all agents act at once, cycle by cycle."""
    return CycleEnv(raw_env(game, seats, options, render_mode, packs, max_cycles, lenient=True))


def checked(raw: "GameEnv") -> AECEnv:
    """Put PettingZoo's checks around an environment: an illegal action ends it, and loses.

    Unless it is lenient: then there are none.
    """
    safe = raw if raw.lenient else wrappers.TerminateIllegalWrapper(raw, illegal_reward=LEAST)
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
        max_cycles: int | None = None,
        lenient: bool = False,
        listed: bool = False,
        past: int = 0,
    ) -> None:
        self._given = (
            box, seats, options, render_mode, packs, max_cycles, lenient, listed, past,
        )  # fmt: skip
        EzPickle.__init__(self, *self._given)
        AECEnv.__init__(self)
        info = box.info
        self.metadata = {
            "name": f"{info.name.replace('-', '_')}_v{VERSION}",
            "is_parallelizable": False,
            **told(RENDER_MODES),
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.lenient = lenient
        self.cycles = 0
        self._acted: set[int] = set()
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._game = box.build(seats, options, packs)
        self._rendering = Rendering(render_mode, RENDER_MODES, box, self._game)
        self.sight = Sight(self._game, listed, past)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(self.sight.actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.sight.space)
        self._stream: Stream | None = None
        self._match: Match
        self._past = self.sight.new_past()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
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
        self._past = self.sight.new_past()
        self.cycles = 0
        self._acted = set()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._select_agent()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; its mask is empty when it is not asked."""
        return self.sight.of(self._match, self._seats[agent], self._past)

    def step(self, action: int | None) -> None:
        """Make the choice of the selected agent, or let go of one for whom it is over."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        self.choose(self._choice_of(seat, int(action)))

    def choose(self, choice: int) -> None:
        """Make any legal choice of the selected agent, by its code: what our bots return."""
        seat = self._seats[self.agent_selection]
        self._past.answer(self._match, seat, choice)
        if self._match.is_over:
            self._finish()
        else:
            self._count_cycle(seat)
        self._select_agent()
        if self.render_mode == PRINTED:
            self.render()

    def render(self) -> Shown | None:
        """Show the table as the selected agent sees it, or as everybody does after the end."""
        shown = self._rendering.of(self._match, self._seats[self.agent_selection])
        if self.render_mode != PRINTED:
            return shown
        sys.stdout.write(str(shown))
        return None

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def window(self, agent: str) -> Window:
        """Return the window through which one of our bots plays an agent's seat."""
        return Window(self._match, self._seats[agent])

    def fork(self) -> "GameEnv":
        """Return an environment that stands where this one stands, and goes on apart from it.

        Equal actions lead both to equal ends: chance goes on in both as it would have in one.
        """
        twin = GameEnv(*self._given)
        assert self._stream is not None, "reset an environment before you fork it"
        twin._stream = self._stream.copy()
        twin._match = self._match.fork(twin._stream)
        twin._past = self._past.copy()
        twin.cycles = self.cycles
        twin._acted = set(self._acted)
        twin.agents = list(self.agents)
        twin.rewards = dict(self.rewards)
        twin._cumulative_rewards = dict(self._cumulative_rewards)
        twin.terminations = dict(self.terminations)
        twin.truncations = dict(self.truncations)
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin.agent_selection = self.agent_selection
        return twin

    def _choice_of(self, seat: int, action: int) -> int:
        """Return the choice an action stands for, which may be another one if lenient."""
        decision = self._match.decision_of(seat)
        info = self.sight.info
        if self.lenient and not is_offered(decision, info, action):
            return decision.default_choice()
        return choice_of(decision, info, action)

    def _count_cycle(self, seat: int) -> None:
        """End the cycle if the next agent has acted in it, and the match after the last cycle."""
        self._acted.add(seat)
        decision = self._match.decision
        if decision is not None and decision.seat in self._acted:
            self._acted = set()
            self.cycles += 1
            if self.cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
                self._note_outcome(CUT_OFF)

    def _finish(self) -> None:
        """Give out the rewards, and say how everybody did."""
        game, state = self._game, self._match.state
        outcome = game.outcome(state)
        self.rewards = dict(zip(self.agents, zero_sum(outcome.places), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._note_outcome(game.ending(state) or " ".join(outcome.rules))

    def _note_outcome(self, reason: str) -> None:
        """Say how everybody stands now that it is over, and why it is."""
        outcome = self._game.outcome(self._match.state)
        self.infos = {
            agent: {
                "place": outcome.places[seat],
                "score": outcome.total(seat),
                "reason": reason,
            }
            for seat, agent in enumerate(self.agents)
        }

    def _select_agent(self) -> None:
        decision = self._match.decision
        self.agent_selection = self.possible_agents[0 if decision is None else decision.seat]


class CycleEnv(ParallelEnv):  # type: ignore[misc] # PettingZoo has no type hints
    """A lenient table at which all agents act at once.

    Their actions are taken one after the other in the order of play, until one would act again.
    """

    def __init__(self, table: GameEnv) -> None:
        self.metadata = {**table.metadata, "is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.action_spaces = table.action_spaces
        self.observation_spaces = table.observation_spaces
        self._table = table

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a match; return what all agents see."""
        self._table.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), dict(self._table.infos)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Play one cycle."""
        table = self._table
        cycle = table.cycles
        while table.cycles == cycle and not any(table.terminations.values()):
            table.step(actions[table.agent_selection])
        observations = self._observations()
        if any(table.terminations.values()) or any(table.truncations.values()):
            self.agents = []
        return (
            observations,
            dict(table.rewards),
            dict(table.terminations),
            dict(table.truncations),
            dict(table.infos),
        )

    def render(self) -> Shown | None:
        """Show the table."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent) for agent in self.agents}
