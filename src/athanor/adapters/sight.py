"""What an agent sees when it is asked: the table, the question, and what may be answered.

Everything is numbers of fixed shapes, so that they can be stacked. ``flat`` puts them into one
row between -1 and 1 for networks that want no more.
"""

from math import prod
from struct import pack
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box as Numbers
from gymnasium.spaces import Dict

from athanor.adapters.actions import as_listed, num_actions, offered
from athanor.adapters.past import WHO_AND_WHAT, Past
from athanor.kernel import COMPILED, Decision, Game, Match
from athanor.kernel.packing import packed

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
    ``past`` has a row for each of the last choices, if a length is given; ``action_mask`` has a 1
    for each legal action.
    """

    def __init__(self, game: Game, listed: bool = False, past: int = 0) -> None:
        info = as_listed(game.info) if listed else game.info
        self.game = game
        self.info = info
        self.features = max(info.features, len(NO_FEATURES))
        self.actions = num_actions(info)
        self.kinds = {kind: place for place, kind in enumerate(game.kinds())}
        self.option_shape = (info.slots, info.option_features)
        self.has_slots = info.slots > 0
        self.has_options = self.has_slots and info.option_features > 0
        self.past_shape = (past, WHO_AND_WHAT + info.option_features)
        self.has_past = past > 0
        parts: dict[str, Numbers] = {
            "observation": Numbers(INT32.min, INT32.max, (self.features,), np.int32),
            "asked": Numbers(0, 1, (len(self.kinds),), np.int8),
            "action_mask": Numbers(0, 1, (self.actions,), np.int8),
        }
        if self.has_options:
            parts["options"] = Numbers(INT32.min, INT32.max, self.option_shape, np.int32)
        if self.has_past:
            parts["past"] = Numbers(INT32.min, INT32.max, self.past_shape, np.int32)
        self.space = Dict({**parts})
        self.width = sum(prod(part.shape) for name, part in parts.items() if name != MASK)
        """The length of a flat observation."""

    def new_past(self) -> Past:
        """Return what has been chosen at the start of a match: nothing."""
        return Past(self.game, self.past_shape[0])

    def of(self, match: Match, seat: int, past: Past | None = None) -> Observation:
        """Return what a seat sees; nothing is asked of it unless it is the first to answer."""
        decision = match.decision
        if decision is not None and decision.seat != seat:
            decision = None
        seen: Observation = {
            "observation": self.table(match, seat),
            "asked": np.zeros(len(self.kinds), np.int8),
        }
        codes: list[int] = []
        if decision is not None:
            seen["asked"][self.kinds[decision.kind_name()]] = 1
            if self.has_slots:
                codes = offered(decision, self.info)
        if decision is None or self.has_slots:
            seen[MASK] = np.zeros(self.actions, np.int8)
            seen[MASK][: len(codes)] = 1
        else:
            seen[MASK] = np.frombuffer(decision.mask(self.actions), np.int8)
        if self.has_options:
            seen["options"] = np.zeros(self.option_shape, np.int32)
            if decision is not None:
                seen["options"][: len(codes)] = self.option_rows(match, decision, codes)
        if self.has_past:
            seen["past"] = np.zeros(self.past_shape, np.int32)
            for place, row in enumerate([] if past is None else past.rows(seat)):
                seen["past"][place] = row
        return seen

    def table(self, match: Match, seat: int) -> Whole:
        """Return the view of a seat as numbers."""
        if COMPILED:
            content = self.game.packed_features(match.state, seat)
            if content:
                return array_of(content)
        return as_array(self.game.features(match.state, seat) or NO_FEATURES)

    def option_rows(self, match: Match, decision: Decision, codes: list[int]) -> Whole:
        """Return a row of numbers for each choice that is offered."""
        game, state = self.game, match.state
        numbers: list[int] = []
        for code in codes:
            numbers += game.option_features(state, decision, code)
        return as_array(numbers).reshape(len(codes), -1)


def as_array(numbers: list[int]) -> Whole:
    """Return whole numbers as an array: a tenth of the time of what numpy makes of a list."""
    content = packed(numbers) if COMPILED else pack(f"<{len(numbers)}i", *numbers)
    return array_of(content)


def array_of(content: bytes) -> Whole:
    """Return packed numbers as an array that can be written to, as those made of bytes cannot."""
    return np.frombuffer(bytearray(content), "<i4")


MASK: Final = "action_mask"
PARTS: Final = ("observation", "asked", "options", "past")
"""What a flat row is made of, in this order."""


def flat(seen: Observation) -> npt.NDArray[np.float32]:
    """Return all of an observation but its mask as one row of numbers between -1 and 1.

    Large numbers are pressed together by a logarithm, which keeps their order and their sign; 0
    stays 0.
    """
    parts = [seen[name].reshape(-1) for name in PARTS if name in seen]
    row = np.concatenate(parts).astype(np.float32)
    scaled = np.sign(row) * np.log1p(np.abs(row)) / SPAN
    return np.clip(scaled, -1.0, 1.0).astype(np.float32)
