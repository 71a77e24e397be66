"""Two tiny games of hiding, in which whoever sees too much always wins.

In both, seat 0 hides a penny in the left or the right hand and seat 1 guesses; seat 1 wins with
the right guess. ``sealed``: both choose at the same time. ``hidden``: seat 0 chooses first, out of
sight. At last seat 0 must name the hand again, and loses if it has forgotten.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Decision,
    Game,
    GameInfo,
    Listed,
    Message,
    Option,
    Outcome,
    PlainState,
    Script,
    State,
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
)


class Hands(PlainState):
    """What was hidden, guessed and remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden = self.guess = self.named = -1


class HandsView(msgspec.Struct, frozen=True):
    """Nothing is seen before the end."""

    over: bool


def which_hand(seat: int, secret: bool = False) -> Decision:
    hands = [Option(code, text, Message(text)) for code, text in enumerate(("left", "right"))]
    return Listed(seat, Message("which"), hands, secret=secret)


class Pennies(Game):
    """Hiding and guessing; ``sealed`` or one after the other.

    At the only quiet moment, the beginning, nothing is hidden.
    """

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

    def view(self, state: State, viewer: int) -> HandsView:
        return HandsView(state.over)

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Hands)
        lost = state.guess == state.hidden or state.named != state.hidden
        return Outcome(places=(2, 1) if lost else (1, 2), scores=((), ()))
