"""Shells: a game small enough to walk all of its tree.

A pea lies under one of two shells, twice as often under the first, and only seat 0 sees which.
Both seats secretly call a shell; then seat 1, who has seen both calls, keeps its own or swaps it,
and wins if the pea is there. So it should say the first shell, whatever seat 0 calls.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Box,
    Decision,
    Event,
    Game,
    GameInfo,
    Listed,
    Message,
    Modifier,
    Option,
    Outcome,
    Pick,
    PlainState,
    Script,
    State,
    ask_secretly,
    only,
    ranked,
)
from athanor.kernel.vectors import i64, vec

SHELLS = 2
HIDDEN = -1

INFO = GameInfo(
    name="shells",
    prefix="SHE",
    min_seats=2,
    max_seats=2,
    seats_rule="SHE-1",
    turn_rule="SHE-2",
    end_rule="SHE-3",
    num_codes=SHELLS,
    max_answers=3,
    max_chance=1,
    num_outcomes=SHELLS,
    features=3,
)


class Table(PlainState):
    """The pea, and what seat 1 says in the end."""

    def __init__(self) -> None:
        super().__init__()
        self.pea = HIDDEN
        self.said = HIDDEN


def call(seat: int) -> Decision:
    options = [Option(n, f"call {n}", Message("shells-call", {"shell": n})) for n in range(SHELLS)]
    return Listed(seat, Message("shells-which"), options)


def keep_or_swap() -> Decision:
    words = enumerate(("keep", "swap"))
    options = [Option(n, word, Message(f"shells-{word}")) for n, word in words]
    return Listed(1, Message("shells-keep-or-swap"), options)


class TableView(msgspec.Struct, frozen=True):
    """What one viewer sees."""

    pea: int
    said: int


class Shells(Game):
    """The only quiet moment comes before the pea is hidden."""

    def start(self) -> Table:
        return Table()

    def play(self, state: State) -> Script[None]:
        assert isinstance(state, Table)
        if state.over:
            return
        yield QUIET
        state.pea = yield Pick("shells-chance-pea", vec[i64]([2, 1]), 0, SHELLS, only(0))
        calls = yield from ask_secretly([call(0), call(1)])
        if state.log.heard:
            args = {"first": calls[0], "second": calls[1]}
            state.log.tell(Event("called", -1, Message("shells-event-called", {**args})))
        swaps = yield keep_or_swap()
        state.said = calls[1] ^ swaps
        state.over = True

    def view(self, state: State, viewer: int) -> TableView:
        assert isinstance(state, Table)
        return TableView(state.pea if viewer == 0 or state.over else HIDDEN, state.said)

    def features(self, state: State, viewer: int) -> list[int]:
        seen = self.view(state, viewer)
        return [self.seats, seen.pea, seen.said]

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Table)
        found = state.said == state.pea
        return ranked([Modifier(Message("shells-found"), won)] for won in (not found, found))


class ShellsBox(Box):
    info = INFO
    game = Shells


GAME = ShellsBox()
