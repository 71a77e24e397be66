"""Two tiny games of hiding, in which whoever sees too much always wins.

In both, seat 0 hides a penny in the left or the right hand and seat 1 guesses; seat 1 wins with
the right guess. ``sealed``: both choose at the same time. ``hidden``: seat 0 chooses first, out of
sight. At last seat 0 must name the hand again, and loses if it has forgotten.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Data,
    Decision,
    Game,
    GameInfo,
    Hints,
    Listed,
    Message,
    Option,
    Outcome,
    Script,
    State,
    Stream,
    ask_secretly,
)

INFO = GameInfo(
    name="pennies",
    prefix="PEN",
    min_seats=2,
    max_seats=2,
    seats_rule="PEN-001",
    turn_rule="PEN-001",
    end_rule="PEN-001",
    num_codes=2,
    max_answers=3,
    max_chance=0,
    num_outcomes=0,
    features=0,
)


class Hands(State):
    """What was hidden, guessed and remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden = self.guess = self.named = -1

    def copy(self) -> "Hands":
        twin = Hands()
        twin.over = self.over
        twin.hidden, twin.guess, twin.named = self.hidden, self.guess, self.named
        return twin

    def data(self) -> Data:
        return {"hidden": self.hidden, "guess": self.guess, "named": self.named}


class HandsView(msgspec.Struct, frozen=True):
    """Nothing is seen before the end."""

    over: bool


def which_hand(seat: int, secret: bool = False) -> Decision:
    hands = [Option(code, text, Message(text)) for code, text in enumerate(("left", "right"))]
    return Listed(seat, Message("which"), hands, secret=secret)


class NoHints(Hints):
    """All hands look alike."""

    def value(self, decision: Decision, choice: int) -> float:
        return 0.0


class Pennies(Game):
    """Hiding and guessing; ``sealed`` or one after the other."""

    def __init__(self, sealed: bool) -> None:
        super().__init__(INFO, 2, {})
        self.sealed = sealed

    def start(self) -> Hands:
        return Hands()

    def play(self, state: State) -> Script[None]:
        assert isinstance(state, Hands)
        yield QUIET
        if self.sealed:
            hidden = which_hand(0, secret=True)
            state.hidden, state.guess = yield from ask_secretly([hidden, which_hand(1)])
        else:
            state.hidden = yield which_hand(0, secret=True)
            state.guess = yield which_hand(1)
        state.named = yield which_hand(0)
        state.over = True

    def load(self, data: Data) -> Hands:
        raise NotImplementedError

    def view(self, state: State, viewer: int) -> HandsView:
        return HandsView(state.over)

    def features(self, state: State, viewer: int) -> list[int]:
        return []

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Nothing is hidden at the only quiet moment, the beginning."""

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Hands)
        lost = state.guess == state.hidden or state.named != state.hidden
        return Outcome(places=(2, 1) if lost else (1, 2), scores=((), ()))

    def payoff(self, state: State, seat: int) -> float:
        return 1.0 if seat in self.outcome(state).winners else 0.0

    def hints(self) -> Hints:
        return NoHints()
