"""Checkpoints along the way of a match: moments kept, to come quickly to any that is not."""

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
        self._checkpoints: list[Checkpoint] = []

    def last(self, answers: int) -> Checkpoint | None:
        """Return the latest checkpoint from which so many choices can be come to."""
        place = self._place(answers)
        return self._checkpoints[place - 1] if place else None

    def lay(self, checkpoint: Checkpoint) -> None:
        """Keep a moment, unless it is kept already."""
        place = self._place(checkpoint.answers)
        if not place or self._checkpoints[place - 1].answers != checkpoint.answers:
            self._checkpoints.insert(place, checkpoint)

    def cut(self, answers: int) -> None:
        """Forget what came after so many choices: the others were taken back."""
        self.cuts += 1
        del self._checkpoints[self._place(answers) :]

    def _place(self, answers: int) -> int:
        """Return how many checkpoints lie up to there."""
        return bisect_right(self._checkpoints, answers, key=lambda one: one.answers)
