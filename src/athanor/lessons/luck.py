"""Chance as a lesson gives it, and what it does not give: the same for every learner."""

import hashlib

from mypy_extensions import i64

from athanor.kernel.chance import FairSource, Source
from athanor.kernel.script import Chance
from athanor.lessons.lesson import Lesson


class LessonSource(Source):
    """Answers from what is given; where that is used up or impossible, from the lesson's name.

    What comes out depends only on how often chance was asked before, so that it can go on from
    anywhere.
    """

    def __init__(self, lesson: Lesson, draws: int = 0) -> None:
        self._lesson = lesson
        self._given = lesson.outcomes
        self._secret = hashlib.sha256(lesson.key.encode()).digest()
        self.draws = draws

    def draw(self, chance: Chance) -> i64:
        """Return the outcome of a chance request."""
        at = self.draws
        self.draws += 1
        if at < len(self._given) and chance.weight(self._given[at]) > 0:
            return self._given[at]
        return FairSource(self._secret, (), at).draw(chance)

    def copy(self) -> "LessonSource":
        """Return a source that goes on exactly as this one would."""
        return LessonSource(self._lesson, self.draws)
