"""A tiny game of two wells, in which it is known what every choice is worth.

Seat 0 lowers its bucket into the near well or the far one: a die decides, and of ten sides nine are
good at the near well and one at the far one. Then seat 1 goes left or right, which changes nothing,
and so it goes on for some rounds. Whoever has more water wins; without any, both do.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Decision,
    Die,
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
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Person
from athanor.kernel.replay import begin
from tests.kernel.asking import asked

NEAR, FAR = 0, 1
SIDES = 10

INFO = GameInfo(
    name="wells",
    prefix="WEL",
    min_seats=2,
    max_seats=2,
    seats_rule="WEL-001",
    turn_rule="WEL-001",
    end_rule="WEL-001",
    num_codes=2,
    max_answers=40,
    max_chance=40,
    num_outcomes=SIDES,
    concede_rule="WEL-002",
    draw_rule="WEL-003",
)


class Water(PlainState):
    """Who has drawn how much."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.drawn = [0, 1]


class WaterView(msgspec.Struct, frozen=True):
    """All is seen."""

    round: int


class WellsHints(Hints):
    """Finds every choice worth a look, and the second a little better than the first."""

    def value(self, decision: Decision, choice: int) -> float:
        return 1.0 + choice


class Wells(Game):
    """The wells, for a number of rounds."""

    def __init__(self, rounds: int = 1, deals: int = 60) -> None:
        super().__init__(INFO, 2, {})
        self.rounds = rounds
        self._deals = deals

    def start(self) -> Water:
        return Water()

    def play(self, state: State) -> Script[None]:
        assert isinstance(state, Water)
        while not state.over:
            yield QUIET
            well = yield asked(0, "well", "near", "far")
            side = yield Die("bucket", SIDES)
            state.drawn[0] += 2 * (side < (9 if well == NEAR else 1))
            yield asked(1, "way", "left", "right")
            state.drawn[1] += 2 * ((yield Die("bucket", SIDES, seat=1)) < SIDES // 2)
            state.round += 1
            state.over = state.round == self.rounds

    def view(self, state: State, viewer: int) -> WaterView:
        assert isinstance(state, Water)
        return WaterView(state.round)

    def concede(self, state: State, seat: int) -> None:
        assert isinstance(state, Water)
        state.over = True
        state.drawn[seat] = -1

    def agree_draw(self, state: State) -> None:
        assert isinstance(state, Water)
        state.over = True
        state.drawn = [0, 0]

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Water)
        return ranked([Modifier(Message("water"), drawn)] for drawn in state.drawn)

    def hints(self) -> Hints:
        return WellsHints(deals=self._deals)


def played(game: Game, *texts: str, seed: int = 1, ends: str = "") -> Record:
    """Return a match in which these choices were made, or of which that was the end."""
    match, recorder = begin(game, (Person("Ada"), Person("Zosime")), stream_seed=seed)
    for text in texts:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.parse(text))
    if ends == "concede":
        match.concede(0)
    elif ends == "draw":
        match.agree_draw()
    return recorder.record
