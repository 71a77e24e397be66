"""Philtre with a plumb line: a tiny game in which one looks, measures and acts in one script.

PHI-911  The depth of the pot is judged by eye; who lets down a line sees it as it is.
PHI-912  Whoever has measured once may let the line down again.
"""

from typing import Final

import philtre
from athanor.kernel import QUIET, Decision, Listed, Message, Option, Script, State, Stream

DEPTH: Final = 7


class Well(philtre.Pot):
    """A pot of some depth; in a re-deal it looks deeper than it is."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.error = 0
        self.found: list[int] = []


class Sounding(philtre.Philtre):
    """A match of two measurements."""

    def start(self) -> Well:
        """Return a pot that nobody has measured."""
        return Well(self.seats)

    def play(self, state: State) -> Script[None]:
        """Measure twice; between the two nothing is quiet (PHI-911, PHI-912)."""
        assert isinstance(state, Well)
        yield QUIET
        for _ in range(2):
            yield line()
            state.found.append(DEPTH if state.repeating else DEPTH + state.error)
        yield line()
        state.over = True

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Let the eye judge anew (PHI-911)."""
        assert isinstance(state, Well)
        state.error = 1 + stream.below(1000)


def line() -> Decision:
    """Ask for the line (PHI-911)."""
    options = [Option(0, "sound", Message("philtre-drink"))]
    return Listed(0, Message("philtre-how-many"), options, ("PHI-911",))
