"""Marks along the way of a match: moments that are kept, to come quickly to any that is not."""

from bisect import bisect_right

from msgspec import Struct


class Checkpoint(Struct, frozen=True):
    """A moment that is kept: after how many choices, and a ``Standing`` as JSON."""

    answers: int
    standing: bytes


class Checkpoints:
    """Those of one match, in their order."""

    def __init__(self) -> None:
        self.cuts = 0
        """How often choices were taken back."""
        self._marks: list[Checkpoint] = []

    def last(self, answers: int) -> Checkpoint | None:
        """Return the latest mark from which so many choices can be come to."""
        place = self._place(answers)
        return self._marks[place - 1] if place else None

    def lay(self, mark: Checkpoint) -> None:
        """Keep a moment, unless it is kept already."""
        place = self._place(mark.answers)
        if not place or self._marks[place - 1].answers != mark.answers:
            self._marks.insert(place, mark)

    def cut(self, answers: int) -> None:
        """Forget what came after so many choices: the others were taken back."""
        self.cuts += 1
        del self._marks[self._place(answers) :]

    def _place(self, answers: int) -> int:
        """Return how many marks lie up to there."""
        return bisect_right(self._marks, answers, key=lambda mark: mark.answers)
