"""The smallest game there is: one seat adds one, over and over.

Both servers play it, so that the measure is of servers and not of rules.
"""

from msgspec import Struct

from athanor.kernel import (
    QUIET,
    Box,
    Data,
    Event,
    Game,
    GameInfo,
    Listed,
    Message,
    Option,
    Outcome,
    Script,
    State,
)

INFO = GameInfo(
    name="tally",
    prefix="TAL",
    min_seats=1,
    max_seats=1,
    seats_rule="TAL-1",
    turn_rule="TAL-1",
    end_rule="TAL-2",
    num_codes=1,
    max_answers=1_000_000,
)

ASKED = Message("tally-decision")
ADD = [Option(0, "add", Message("tally-add"), ("tally",))]


class Count(State):
    """How often one was added."""

    def __init__(self, total: int = 0) -> None:
        super().__init__()
        self.total = total

    def copy(self) -> "Count":
        """Return the same count."""
        return Count(self.total)

    def data(self) -> Data:
        """Return the count."""
        return {"total": self.total}


class CountView(Struct, frozen=True):
    """The count is no secret."""

    total: int


class Tally(Game):
    """The game."""

    def start(self) -> Count:
        """Return nothing counted yet."""
        return Count()

    def play(self, state: State) -> Script[None]:
        """Add one for every choice."""
        assert isinstance(state, Count)
        while state.total < self.info.max_answers:
            yield QUIET
            yield Listed(0, ASKED, ADD, ("TAL-1",))
            state.total += 1
            message = Message("tally-added", {"total": state.total})
            state.log.tell(Event("added", 0, message, ("TAL-1",), things=("tally",)))
        state.over = True

    def load(self, data: Data) -> Count:
        """Return a count from data."""
        total = data["total"]
        assert isinstance(total, int)
        return Count(total)

    def view(self, state: State, viewer: int) -> CountView:
        """Return the count."""
        assert isinstance(state, Count)
        return CountView(state.total)

    def outcome(self, state: State) -> Outcome:
        """Return that the only seat has won."""
        return Outcome((1,), ((),))


class TallyBox(Box):
    """The game as the registry finds it."""

    info = INFO
    game = Tally


BOX = TallyBox()
