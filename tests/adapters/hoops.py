"""Hoops: a game of places, far too many of them to be actions.

Each seat in turn throws a hoop at a spot on a line of a billion units; seat 1 knows where the first
one lies. Then chance puts up a peg on one of three spots, and the hoop nearest to it wins.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Box,
    Decision,
    Die,
    Game,
    GameInfo,
    Message,
    Modifier,
    Option,
    Outcome,
    PlainState,
    Refusal,
    Script,
    State,
    Stream,
    ranked,
    refuse,
)

LINE = 1_000_000_000
SLOTS = 8
LISTED = (5, 30)
"""How many spots are suggested to each seat: fewer than there are slots, and more."""

PEGS = (0, LINE // 2, LINE - 1)

INFO = GameInfo(
    name="hoops",
    prefix="HOO",
    min_seats=2,
    max_seats=2,
    seats_rule="HOO-1",
    turn_rule="HOO-2",
    end_rule="HOO-3",
    num_codes=LINE,
    max_answers=2,
    max_chance=1,
    num_outcomes=len(PEGS),
    features=3,
    slots=SLOTS,
)


class Line(PlainState):
    """Where the hoops lie, and the peg."""

    def __init__(self) -> None:
        super().__init__()
        self.hoops: list[int] = []
        self.peg = -1


class Throw(Decision):
    """Any spot of the line; some are suggested."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.family = True

    def about(self) -> Message:
        return Message("hoops-where")

    def rules(self) -> tuple[str, ...]:
        return ("HOO-4",)

    def is_legal(self, choice: int) -> bool:
        return 0 <= choice < LINE

    def why_not(self, choice: int) -> Refusal | None:
        if self.is_legal(choice):
            return None
        return Refusal(Message("hoops-off-the-line"), ("HOO-4",))

    def count(self) -> int:
        return LISTED[self.seat]

    def sample(self, stream: Stream) -> int:
        return stream.below(LINE)

    def codes(self) -> list[int]:
        last = LISTED[self.seat] - 1
        return [(LINE - 1) * k // last for k in range(last + 1)]

    def option(self, choice: int) -> Option:
        return Option(choice, f"at {choice}", Message("hoops-at", {"spot": choice}))

    def parse(self, text: str) -> int:
        number = text.removeprefix("at ")
        if not number.isdecimal():
            raise refuse("kernel-not-an-option", self.rules(), choice=text)
        return int(number)


class LineView(msgspec.Struct, frozen=True):
    """All of it: nothing is hidden."""

    hoops: list[int]
    peg: int


class Hoops(Game):
    def start(self) -> Line:
        return Line()

    def play(self, state: State) -> Script[None]:
        assert isinstance(state, Line)
        while len(state.hoops) < 2:
            yield QUIET
            spot = yield Throw(len(state.hoops))
            state.hoops.append(spot)
        peg = yield Die("hoops-chance-peg", len(PEGS))
        state.peg = PEGS[peg]
        state.over = True

    def view(self, state: State, viewer: int) -> LineView:
        assert isinstance(state, Line)
        return LineView(list(state.hoops), state.peg)

    def features(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, Line)
        return [self.seats, *state.hoops, 0, 0][:3]

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Line)
        peg = state.peg
        return ranked([Modifier(Message("hoops-off"), -abs(hoop - peg))] for hoop in state.hoops)


class HoopsBox(Box):
    info = INFO
    game = Hoops


GAME = HoopsBox()
