"""What an agent sees when it is asked: the table, the question, and what may be answered.

Everything is numbers of fixed shapes, so that they can be stacked. ``flat`` puts them into one
row between -1 and 1 for networks that want no more.
"""

from math import prod
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box as Numbers
from gymnasium.spaces import Dict

from athanor.adapters.actions import num_actions, offered
from athanor.kernel import Decision, Game, Match

INT32: Final = np.iinfo(np.int32)

NO_FEATURES: Final = [1]
"""What an agent sees of a game without features: PettingZoo wants at least one number, and no 0."""

SPAN: Final = float(np.log1p(1 << 20))
"""What is as large as this has the scaled value 1."""

Whole: TypeAlias = npt.NDArray[np.int32]
Small: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, Whole | Small]


class Sight:
    """How agents see a game: the shapes, and how they are filled.

    ``observation`` is the view of the seat; ``asked`` has a 1 at the kind of question put to it
    (``Game.kinds``); ``options`` has a row for each action where an action is a place in a list;
    ``action_mask`` has a 1 for each legal action.
    """

    def __init__(self, game: Game) -> None:
        info = game.info
        self.game = game
        self.features = max(info.features, len(NO_FEATURES))
        self.actions = num_actions(info)
        self.kinds = {kind: place for place, kind in enumerate(game.kinds())}
        self.option_shape = (info.slots, info.option_features)
        self.has_slots = info.slots > 0
        self.has_options = self.has_slots and info.option_features > 0
        parts: dict[str, Numbers] = {
            "observation": Numbers(INT32.min, INT32.max, (self.features,), np.int32),
            "asked": Numbers(0, 1, (len(self.kinds),), np.int8),
            "action_mask": Numbers(0, 1, (self.actions,), np.int8),
        }
        if self.has_options:
            parts["options"] = Numbers(INT32.min, INT32.max, self.option_shape, np.int32)
        self.space = Dict({**parts})
        self.width = sum(prod(part.shape) for name, part in parts.items() if name != MASK)
        """The length of a flat observation."""

    def of(self, match: Match, seat: int) -> Observation:
        """Return what a seat sees; nothing is asked of it unless it is the first to answer."""
        seen = self.empty()
        self.fill(seen, match, seat)
        return seen

    def empty(self) -> Observation:
        """Return an observation of nothing."""
        seen: Observation = {
            "observation": np.zeros(self.features, np.int32),
            "asked": np.zeros(len(self.kinds), np.int8),
            "action_mask": np.zeros(self.actions, np.int8),
        }
        if self.has_options:
            seen["options"] = np.zeros(self.option_shape, np.int32)
        return seen

    def fill(self, seen: Observation, match: Match, seat: int) -> None:
        """Write what a seat sees into arrays of zeros, which may be rows of larger ones."""
        seen["observation"][:] = self.game.features(match.state, seat) or NO_FEATURES
        decision = match.decision
        if decision is not None and decision.seat == seat:
            codes = offered(decision, self.game.info)
            if self.has_slots:
                seen["action_mask"][: len(codes)] = 1
            else:
                seen["action_mask"][codes] = 1
            seen["asked"][self.kinds[decision.kind_name()]] = 1
            if self.has_options:
                seen["options"][: len(codes)] = self.option_rows(match, decision, codes)

    def option_rows(self, match: Match, decision: Decision, codes: list[int]) -> list[list[int]]:
        """Return the numbers of each choice that is offered."""
        game, state = self.game, match.state
        return [game.option_features(state, decision, code) for code in codes]


MASK: Final = "action_mask"


def flat(seen: Observation) -> npt.NDArray[np.float32]:
    """Return all of an observation but its mask as one row of numbers between -1 and 1.

    Large numbers are pressed together by a logarithm, which keeps their order and their sign; 0
    stays 0.
    """
    parts = [seen[name].reshape(-1) for name in ("observation", "asked", "options") if name in seen]
    row = np.concatenate(parts).astype(np.float32)
    scaled = np.sign(row) * np.log1p(np.abs(row)) / SPAN
    return np.clip(scaled, -1.0, 1.0).astype(np.float32)
