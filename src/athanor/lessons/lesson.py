"""What a lesson is, as the folder of a game brings it along: ``lessons/*.toml``.

A lesson begins at a position, has chance and the rivals' choices given beforehand, and goes on in
steps. What is said is written in ``texts/*/<game>-lessons.ftl``: the data has no words.
"""

import hashlib
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from athanor.kernel.registry import Box, find
from athanor.kernel.words import Arg, Message, SeatName, refuse, suggestion

Kind: TypeAlias = Literal["idea", "match", "point"]
"""The idea in three minutes, a whole first match, or one thing that new players get wrong."""

KINDS: Final = ("idea", "match", "point")
FOLDER: Final = "lessons"
NOTHING: Final = "null"


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is to hold in what the learner sees, such as ``adepts.0.fame``, at least 9.

    The path leads through the game's view: names of fields and places in lists, with dots.
    """

    path: str
    least: int | None = None
    equals: str | int | bool | None = None


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, as ``<step>-<says>``, to who tries a choice that looks like this."""

    choice: str
    says: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step. Without anything that may be chosen it is a page to be read."""

    name: str
    lit: tuple[str, ...] = ()
    """Parts of the board that are lit, by the names that they have there."""
    asks: tuple[str, ...] = ()
    """Parts that are underlined, because the step asks for them."""
    may: tuple[str, ...] = ()
    """What the learner may choose, in writing; ``*`` stands for anything. With a goal and nothing
    here, whatever the rules allow."""
    goal: tuple[Goal, ...] = ()
    """What ends the step; without one, the first choice does."""
    shows: tuple[str, ...] = ()
    """Choices that lead through the step: for who asks to be shown, and for who checks the lesson.
    By itself, the first that may be chosen."""
    rivals: tuple[str, ...] = ()
    """What the others choose during the step, in writing and in their order."""
    chance: tuple[int, ...] = ()
    """How chance comes out during the step, in its order."""
    tried: tuple[Trial, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def is_page(self) -> bool:
        """Whether there is nothing to choose."""
        return not self.may and not self.goal

    @property
    def shown(self) -> tuple[str, ...]:
        """The choices that lead through it."""
        return self.shows or self.may[:1]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson of a game."""

    game: str
    name: str
    kind: Kind
    minutes: int
    seats: int
    steps: tuple[Step, ...]
    also: tuple[str, ...] = ()
    """Other games that have the same lesson: editions, each with its own rules at the steps."""
    words: str = ""
    """What its messages begin with, if not the name of the game."""
    seat: int = 0
    """Where the learner sits."""
    place: int = 0
    """Its place among those of its kind."""
    options: dict[str, str | bool | int | list[str | bool | int | None]] = {}
    position: dict[str, object] | None = None
    """Where it begins, as the game saves a state; what it leaves out is as before a match. Where
    that has nothing (null), the data says ``"null"``, since TOML has no such word."""
    before: tuple[str, ...] = ()
    """Choices of all seats that are made before the lesson begins, which it does between turns."""
    chance: tuple[int, ...] = ()
    """How chance comes out before the first step."""

    @property
    def state(self) -> dict[str, object] | None:
        """Where it begins, as data of the game."""
        found = with_nothing(self.position)
        return found if isinstance(found, dict) else None

    @property
    def key(self) -> str:
        """What its messages begin with."""
        return f"{self.words or self.game}-lesson-{self.name}"

    @property
    def outcomes(self) -> tuple[int, ...]:
        """How chance comes out from the first time it is asked."""
        return self.chance + tuple(one for step in self.steps for one in step.chance)

    @property
    def stamp(self) -> str:
        """A hash of the lesson: who left another version of it begins anew."""
        written = msgspec.json.encode(self, order="deterministic")
        return hashlib.sha256(written).hexdigest()[:16]

    def of_edition(self, game: str) -> "Lesson":
        """Return it as one of its games has it: only with the rules of that one."""
        prefix = f"{find(game).info.prefix}-"
        steps = tuple(
            replace(step, rules=tuple(rule for rule in step.rules if rule.startswith(prefix)))
            for step in self.steps
        )
        return replace(self, game=game, also=(), steps=steps)

    def title(self) -> Message:
        """Return what the lesson is called."""
        return Message(self.key)

    def text(self, part: str) -> Message:
        """Return one of its messages, which may speak of everybody at the table."""
        args: dict[str, Arg] = {f"seat{seat + 1}": SeatName(seat) for seat in range(self.seats)}
        return Message(f"{self.key}-{part}", args)


def with_nothing(data: object) -> object:
    """Return data from TOML with nothing where it says so."""
    if isinstance(data, dict):
        return {name: with_nothing(value) for name, value in data.items()}
    if isinstance(data, list):
        return [with_nothing(value) for value in data]
    return None if data == NOTHING else data


def lessons_of(box: Box) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none if its folder brings none along."""
    return _lessons(box.info.name)


def find_lesson(game: str, name: str) -> Lesson:
    """Return a lesson; refuse one that the game does not have."""
    known = {lesson.name: lesson for lesson in lessons_of(find(game))}
    if name not in known:
        listed = ", ".join(known)
        raise refuse("lesson-unknown", (), lesson=name, known=listed, **suggestion(name, known))
    return known[name]


@cache
def _lessons(game: str) -> tuple[Lesson, ...]:
    folder = find(game).folder / FOLDER
    found = [read_lesson(path.read_bytes(), path.name) for path in sorted(folder.glob("*.toml"))]
    mine = [
        lesson.of_edition(game) if lesson.also else lesson
        for lesson in found
        if game in (lesson.game, *lesson.also)
    ]
    return tuple(sorted(mine, key=lambda one: (KINDS.index(one.kind), one.place, one.name)))


def read_lesson(written: bytes, file: str) -> Lesson:
    """Return a lesson as it is written; raises ``ValueError`` that names the file."""
    try:
        return msgspec.toml.decode(written, type=Lesson)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise ValueError(f"{file}: {error}") from error
