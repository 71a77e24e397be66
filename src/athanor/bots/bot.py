"""What a bot is, and the window through which it looks at a match."""

from abc import ABC, abstractmethod

import msgspec
from mypy_extensions import i64, mypyc_attr

from athanor.kernel.chance import Stream
from athanor.kernel.match import Match
from athanor.kernel.script import Decision


class Window:
    """All that a bot may know of a match from its seat. The match itself stays behind it."""

    def __init__(self, match: Match, seat: i64) -> None:
        self._match = match
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """The decision that the seat must make; refused if it has none."""
        return self._match.decision_of(self.seat)

    def view(self) -> msgspec.Struct:
        """Return what the seat sees."""
        return self._match.game.view(self._match.state, self.seat)

    def redealt(self, stream: Stream) -> Match:
        """Return the match as it may be for all that the seat knows."""
        return self._match.redealt(self.seat, stream)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Somebody who decides for a seat. Equal seeds and equal windows give equal choices.

    ``redeals`` says whether the bot looks at re-dealt matches; only then must the match keep its
    quiet moments (``Match.forkable``).
    """

    def __init__(self, seed: int, redeals: bool = True) -> None:
        self.stream = Stream(seed)
        self.redeals = redeals

    @abstractmethod
    def choose(self, window: Window) -> i64:
        """Return a legal choice for the decision of the window's seat."""
