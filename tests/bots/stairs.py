"""A climb without end in sight: whoever stands higher after a thousand turns wins.

Each turn a seat climbs a step or rests. In the mirror hall, where they begin, each first shows a
left or a right hand; hints mix the two three to one.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Decision,
    Game,
    GameInfo,
    Hints,
    Message,
    Modifier,
    Outcome,
    PlainState,
    Script,
    State,
    ranked,
)
from tests.kernel.asking import asked

INFO = GameInfo(
    name="stairs",
    prefix="STA",
    min_seats=2,
    max_seats=2,
    seats_rule="STA-001",
    turn_rule="STA-001",
    end_rule="STA-001",
    num_codes=2,
    max_answers=2000,
)

TURNS = 1000


class Climb(PlainState):
    """How high both are, and how many turns have been taken."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.heights = [0, 0]


class ClimbView(msgspec.Struct, frozen=True):
    """All is seen."""

    turn: int


class StairsHints(Hints):
    """Says nothing of steps, mixes hands, and counts what was looked at."""

    def __init__(self, horizon: int) -> None:
        super().__init__(horizon)
        self.turns: list[int] = []

    def mix(self, decision: Decision) -> list[tuple[int, float]] | None:
        return [(0, 0.75), (1, 0.25)] if decision.about().key == "hand" else None

    def estimate(self, state: State, seat: int) -> float:
        assert isinstance(state, Climb)
        self.turns.append(state.turn)
        return 0.5 + (state.heights[seat] - state.heights[1 - seat]) / 100


class Stairs(Game):
    """The climb, from the mirror hall or from the first step."""

    def __init__(self, horizon: int, hall: bool = False) -> None:
        super().__init__(INFO, 2, {})
        self.hall = hall
        self.known = StairsHints(horizon)

    def start(self) -> Climb:
        return Climb()

    def play(self, state: State) -> Script[None]:
        assert isinstance(state, Climb)
        if self.hall:
            yield QUIET
            yield asked(0, "hand", "left", "right")
        while not state.over:
            yield QUIET
            seat = state.turn % 2
            state.heights[seat] += yield asked(seat, "step", "rest", "climb")
            state.turn += 1
            state.over = state.turn == TURNS

    def view(self, state: State, viewer: int) -> ClimbView:
        assert isinstance(state, Climb)
        return ClimbView(state.turn)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Climb)
        return ranked([Modifier(Message("height"), height)] for height in state.heights)

    def hints(self) -> Hints:
        return self.known
