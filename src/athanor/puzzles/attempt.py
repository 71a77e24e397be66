"""Where a solver stands in a puzzle: nothing but what they have tried, and whether it was shown."""

from typing import Final, Literal, TypeAlias

from athanor.kernel.script import Decision
from athanor.kernel.words import Refused, refuse
from athanor.puzzles.puzzle import Puzzle

TRIES: Final = 3
"""How often a solver may try; after that the solution is shown."""

State: TypeAlias = Literal["open", "first", "later", "shown"]
"""How a puzzle stands: nobody knows yet, solved at once, at a later try, or shown."""


class Attempt:
    """One solver's tries at a puzzle. The match stands still: nothing is carried out."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.tries: list[str] = []
        """What was tried, in its written form and its order."""
        self.given_up = False

    @property
    def is_solved(self) -> bool:
        """Whether the solution was found."""
        return any(self.puzzle.solves(text) for text in self.tries)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing more to try."""
        return self.is_solved or self.given_up or len(self.tries) >= TRIES

    @property
    def state(self) -> State:
        """How it stands."""
        if not self.is_done:
            return "open"
        if not self.is_solved:
            return "shown"
        return "first" if len(self.tries) == 1 else "later"

    def read(self, decision: Decision, text: str) -> str:
        """Return a choice as it is tried; refuse what the rules refuse, and what was tried."""
        code = decision.parse(text)
        refusal = decision.why_not(code)
        if refusal is not None:
            raise Refused(refusal)
        written = decision.option(code).text
        if self.is_done:
            raise refuse("puzzle-is-done")
        if written in self.tries:
            raise refuse("puzzle-tried-already")
        return written

    def attempt(self, text: str) -> None:
        """Hear what was tried, as ``read`` has returned it."""
        self.tries.append(text)

    def give_up(self) -> None:
        """Have the solution shown; what was solved stays solved."""
        self.given_up = True
