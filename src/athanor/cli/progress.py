"""How far somebody has come in lessons at this terminal: the choices made, and the pages read."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.cli.serve import data_folder
from athanor.lessons.guide import Guide
from athanor.lessons.lesson import Lesson

FOLDER: Final = "lessons"


class Kept(Struct, frozen=True):
    """A lesson as it was left; ``stamp`` tells which version of it."""

    stamp: str
    choices: list[str]
    read: int
    step: int


class Progress:
    """What a learner has done in a lesson: all that there is to keep of it."""

    def __init__(self, lesson: Lesson, choices: list[str] | None = None, read: int = 0) -> None:
        self.lesson = lesson
        self.choices = choices or []
        """Of all seats, in their order."""
        self.read = read

    def keep(self, guide: Guide) -> None:
        """Write it down."""
        file = file_of(self.lesson)
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = Kept(self.lesson.stamp, self.choices, self.read, guide.step)
        file.write_bytes(msgspec.json.encode(kept))


def kept_progress(lesson: Lesson) -> Progress:
    """Return where a lesson was left; one that is done, or was rewritten since, begins anew."""
    kept = _kept(lesson)
    if kept is None or kept.step >= len(lesson.steps):
        return Progress(lesson)
    return Progress(lesson, list(kept.choices), kept.read)


def step_reached(lesson: Lesson) -> int:
    """Return how many steps of a lesson are done."""
    kept = _kept(lesson)
    return 0 if kept is None else kept.step


def file_of(lesson: Lesson) -> Path:
    """Return where a lesson is kept."""
    folder = data_folder(sys.platform, os.environ) / FOLDER
    return folder / f"{lesson.game}-{lesson.name}.json"


def _kept(lesson: Lesson) -> Kept | None:
    try:
        kept = msgspec.json.decode(file_of(lesson).read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return None
    return kept if kept.stamp == lesson.stamp else None
