"""One learner against the bots of the house: every game as a Gymnasium environment.

    import gymnasium
    import athanor.adapters.solo
    table = gymnasium.make("athanor/alchemist-v3", opponents=("greedy",))

Importing this module registers ``athanor/<game>-v3`` for every game. The learner is asked whenever
its seat must choose; the others choose in between. Its chair moves on with every match unless
``seat`` says which it is. ``action_masks`` is what masked learners call; ``flat`` gives
observations as one row of numbers between -1 and 1. ``Tables`` steps many matches in one call.
Tables are shown as the learner sees them.
"""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box as Numbers
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_empty_array

from athanor.adapters.actions import choice_of
from athanor.adapters.pettingzoo import VERSION
from athanor.adapters.rendering import FRAME, TEXT, Rendering, Shown, told
from athanor.adapters.returns import zero_sum
from athanor.adapters.sight import MASK, Observation, Sight, flat
from athanor.bots.bot import Bot, Window
from athanor.bots.levels import make_bot
from athanor.kernel import Match, Stream, find, games

SEEDS = 1 << 62

RENDER_MODES = (TEXT, FRAME)


class Chair:
    """The learner's side of matches that follow one another."""

    def __init__(
        self,
        game: str,
        opponents: Sequence[str],
        seat: int | None,
        options: Mapping[str, object] | None,
        packs: Sequence[Path],
        listed: bool,
        past: int,
        render_mode: str | None,
    ) -> None:
        box = find(game)
        self.game = box.build(len(opponents) + 1, options, packs)
        self._rendering = Rendering(render_mode, RENDER_MODES, box, self.game)
        self.opponents = tuple(opponents)
        self.fixed = seat
        self.seat = 0 if seat is None else seat
        self.sight = Sight(self.game, listed, past)
        self.past = self.sight.new_past()
        self.stream = Stream(secrets.randbits(62))
        self.steps = 0
        self.played = 0
        self.match: Match
        self._bots: dict[int, Bot] = {}

    def seed(self, seed: int) -> None:
        """Decide all chance from here on, and whose chair comes first."""
        self.stream = Stream(seed)
        self.played = 0

    def begin(self) -> None:
        """Begin a match, and play to where the learner is asked."""
        game, stream = self.game, self.stream
        if self.fixed is None:
            self.seat = self.played % game.seats
        self.played += 1
        self.steps = 0
        others = [seat for seat in range(game.seats) if seat != self.seat]
        self._bots = {
            seat: make_bot(spec, game, stream.word())
            for seat, spec in zip(others, self.opponents, strict=True)
        }
        redeals = any(bot.redeals for bot in self._bots.values())
        self.match = Match(game, game.start(), Stream(stream.word()), forkable=redeals)
        self.past = self.sight.new_past()
        self._play_on()

    def choose(self, action: int) -> None:
        """Take an action of the learner, and play to where it is asked again."""
        decision = self.match.decision_of(self.seat)
        choice = choice_of(decision, self.sight.info, action)
        self.past.answer(self.match, self.seat, choice)
        self.steps += 1
        self._play_on()

    def seen(self) -> Observation:
        """Return what the learner sees."""
        return self.sight.of(self.match, self.seat, self.past)

    def shown(self) -> Shown:
        """Return the table as the learner sees it, as text or as a frame."""
        return self._rendering.of(self.match, self.seat)

    def reward(self) -> float:
        """Return what the match has brought so far: nothing before its end."""
        if not self.match.is_over:
            return 0.0
        return zero_sum(self.game.outcome(self.match.state).places)[self.seat]

    def told(self) -> dict[str, int | str]:
        """Return how the learner stands, and why it is over if it is."""
        state = self.match.state
        outcome = self.game.outcome(state)
        reason = self.game.ending(state) or " ".join(outcome.rules) if state.over else "max_steps"
        return {
            "seat": self.seat,
            "place": outcome.places[self.seat],
            "score": outcome.total(self.seat),
            "reason": reason,
        }

    def _play_on(self) -> None:
        match = self.match
        decision = match.decision
        while decision is not None and decision.seat != self.seat:
            seat = decision.seat
            self.past.answer(match, seat, self._bots[seat].choose(Window(match, seat)))
            decision = match.decision


class SoloEnv(gymnasium.Env[Any, Any]):
    """A game for one learner; the other seats are bots."""

    metadata: dict[str, Any] = told(RENDER_MODES)

    def __init__(
        self,
        game: str = "alchemist",
        opponents: Sequence[str] = ("greedy",),
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
        max_steps: int | None = None,
        flattened: bool = False,
        listed: bool = False,
        past: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.chair = Chair(game, opponents, seat, options, packs, listed, past, render_mode)
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.flattened = flattened
        sight = self.chair.sight
        self.action_space = Discrete(sight.actions)
        self.observation_space = (
            Numbers(-1.0, 1.0, (sight.width,), np.float32) if flattened else sight.space
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a match. A seed decides all chance from here on, in later matches too."""
        super().reset(seed=seed)
        if seed is not None:
            self.chair.seed(seed)
        self.chair.begin()
        seen = self._seen()
        return self._shown(seen), {MASK: seen[MASK]}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; raises Refused, with nothing changed, if it is not legal."""
        chair = self.chair
        chair.choose(int(action))
        over = chair.match.is_over
        cut = not over and chair.steps == self.max_steps
        seen = self._seen()
        info: dict[str, Any] = {MASK: seen[MASK]}
        if over or cut:
            info |= chair.told()
        return self._shown(seen), chair.reward(), over, cut, info

    def render(self) -> Any:
        """Show the table in the mode it was made with, if it was made with any."""
        return None if self.render_mode is None else self.chair.shown()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal, as masked learners ask for it."""
        return self._seen()[MASK].astype(np.bool_)

    def window(self) -> Window:
        """Return the window through which one of our bots would play the learner's seat."""
        return Window(self.chair.match, self.chair.seat)

    def _seen(self) -> Observation:
        return self.chair.seen()

    def _shown(self, seen: Observation) -> Any:
        return flat(seen) if self.flattened else seen


class Tables(VectorEnv[Any, Any, Any]):
    """Many matches of one game, stepped in one call into the same arrays.

    A match that is over begins anew within the step, and ``infos`` has what was told of its end
    (Gymnasium's ``SAME_STEP``). Observations are rows of arrays that the next step writes again:
    copy what you keep.
    """

    metadata: dict[str, Any] = told(RENDER_MODES) | {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        count: int,
        game: str = "alchemist",
        opponents: Sequence[str] = ("greedy",),
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
        listed: bool = False,
        past: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = count
        self.render_mode = render_mode
        self.chairs = [
            Chair(game, opponents, seat, options, packs, listed, past, render_mode)
            for _ in range(count)
        ]
        sight = self.chairs[0].sight
        self.single_observation_space = sight.space
        self.single_action_space = Discrete(sight.actions)
        self.observation_space = batch_space(sight.space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._seen: Any = create_empty_array(sight.space, count)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches; a number seeds them one after the other."""
        seeds = seed if isinstance(seed, Sequence) else [seed] * self.num_envs
        for row, chair in enumerate(self.chairs):
            given = seeds[row]
            if given is not None:
                chair.seed(given + (0 if isinstance(seed, Sequence) else row))
            chair.begin()
        return self._look(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Observation,
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Take an action at every table."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        ends: dict[int, dict[str, int | str]] = {}
        for row, chair in enumerate(self.chairs):
            chair.choose(int(actions[row]))
            if chair.match.is_over:
                rewards[row] = chair.reward()
                over[row] = True
                ends[row] = chair.told()
                chair.begin()
        infos: dict[str, Any] = {"ends": ends} if ends else {}
        return self._look(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def render(self) -> tuple[Any, ...] | None:
        """Show all tables in the mode they were made with, if they were made with any."""
        return None if self.render_mode is None else tuple(one.shown() for one in self.chairs)

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: there is nothing to close."""

    def _look(self) -> Any:
        for row, chair in enumerate(self.chairs):
            for name, part in chair.seen().items():
                self._seen[name][row] = part
        return self._seen


for _name in games():
    gymnasium.register(
        f"athanor/{_name}-v{VERSION}",
        entry_point="athanor.adapters.solo:SoloEnv",
        kwargs={"game": _name},
        disable_env_checker=True,
    )
