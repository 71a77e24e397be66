"""A tiny game in which those who are left play on when somebody concedes.

In each round one seat after the other digs deep or not, a die says what is found, and at last all
bid in secret for what is in the pit. Who has left digs no more and bids nothing.

RET-001  A round: everybody digs in turn, then all bid at once.
RET-002  Who concedes loses; the others play on, and the last one wins at once.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Decision,
    Die,
    Game,
    GameInfo,
    Listed,
    Message,
    Modifier,
    Option,
    Outcome,
    PlainState,
    Script,
    State,
    ask_secretly,
    ranked,
)
from athanor.kernel.bits import count_bits
from tests.kernel.asking import asked

LAZY, DEEP = 0, 1
FOUND = 100
"""What the leavers have is so much less than nothing."""

INFO = GameInfo(
    name="retreat",
    prefix="RET",
    min_seats=2,
    max_seats=4,
    seats_rule="RET-001",
    turn_rule="RET-001",
    end_rule="RET-001",
    num_codes=3,
    max_answers=80,
    max_chance=80,
    num_outcomes=6,
    concede_rule="RET-002",
)


class Pit(PlainState):
    """Who digs next, and who has found what."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.round = 0
        self.digs = 0
        self.found = [0] * seats
        self.seen_off = [0] * seats


class PitView(msgspec.Struct, frozen=True):
    """All is seen."""

    round: int
    found: list[int]


class Retreat(Game):
    """The digging, for three rounds."""

    def __init__(self, seats: int = 3) -> None:
        super().__init__(INFO, seats, {})

    def start(self) -> Pit:
        return Pit(self.seats)

    def play(self, state: State) -> Script[None]:
        assert isinstance(state, Pit)
        while not state.over:
            for seat in range(self.seats):
                if state.gone >> seat & 1:
                    state.seen_off[seat] = 1
            while state.digs < self.seats and state.gone >> state.digs & 1:
                state.digs += 1
            yield QUIET
            if state.digs < self.seats:
                yield from self.dig(state, state.digs)
                state.digs += 1
            else:
                yield from self.bid(state)
                state.digs = 0
                state.round += 1
                state.over = state.round == 3

    def dig(self, state: Pit, seat: int) -> Script[None]:
        """Dig twice, as deep as one likes."""
        for _ in range(2):
            depth = yield asked(seat, "dig", "lazy", "deep")
            if depth == DEEP:
                state.found[seat] += yield Die("spade", 6)

    def bid(self, state: Pit) -> Script[None]:
        """Give up to two of what one has; who gives most alone gets all."""
        bids = yield from ask_secretly([bid_of(seat) for seat in range(self.seats)])
        for seat, bid in enumerate(bids):
            state.found[seat] -= bid
        if bids.count(max(bids)) == 1:
            state.found[bids.index(max(bids))] += sum(bids)

    def view(self, state: State, viewer: int) -> PitView:
        assert isinstance(state, Pit)
        return PitView(state.round, list(state.found))

    def concede(self, state: State, seat: int) -> None:
        assert isinstance(state, Pit)
        state.gone |= 1 << seat
        state.over = count_bits(state.gone) >= self.seats - 1

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Pit)
        left = [FOUND * (state.gone >> seat & 1) for seat in range(self.seats)]
        return ranked(
            [Modifier(Message("found"), found - less)]
            for found, less in zip(state.found, left, strict=True)
        )


def bid_of(seat: int) -> Decision:
    """Ask a seat for its secret bid; for who has left nothing is bid."""
    options = [Option(code, f"bid {code}", Message("bid")) for code in range(3)]
    return Listed(seat, Message("bid"), options, secret=True)
