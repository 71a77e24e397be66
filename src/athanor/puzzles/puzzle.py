"""What a puzzle is, as the folder of a game brings it along: ``puzzles/<game>.jsonl``.

Nobody has made them up: each was found in a match between bots, and says in which. A puzzle has no
words. Why its solution is better is told by the hints of its game when it is shown.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.kernel.game import Game
from athanor.kernel.info import PackStamp
from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.registry import Box, find
from athanor.kernel.snapshot import Snapshot, match_at
from athanor.kernel.words import refuse
from athanor.puzzles.line import Line

FOLDER: Final = "puzzles"
SUFFIX: Final = ".jsonl"
NAME_LENGTH: Final = 8

HARD: Final = 4
MIDDLING: Final = 2
"""From which place among what looks best at a glance a solution is hard, or middling, to see."""


class Weighed(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in its short written form, and by how much its chance to win is behind the best.

    ``doubt`` is the standard error, in deals of what the seat could not know.
    """

    text: str
    behind: float = 0.0
    doubt: float = 0.0


class Found(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a puzzle comes from, so that anybody can find it again."""

    bots: tuple[str, ...]
    """By seat."""
    seed: int
    """Of the run."""
    match: int
    """The number of the match in it."""
    step: int
    """After how many choices of that match."""
    steps: int
    """How many choices the match had in all."""
    rules: int
    """The version of the game's rules."""
    packs: tuple[PackStamp, ...]


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """How closely it was looked at."""

    deals: int
    """In how many deals the choices were played on at first, and again at each further look."""
    looks: int
    """How often it was looked at again, each time in other deals."""
    agreed: int
    """How often that found the same choice best."""
    farther: int = 1
    """How many times as far each further look played on, where none is played to its end."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a match, before the eyes of the seat that chooses."""

    name: str
    game: str
    seats: int
    options: dict[str, object]
    seat: int
    kind: str
    """The word for what is asked (``Decision.kind_name``)."""
    legal: int
    """How many choices the rules allow."""
    place: int
    """Where the solution stands among what looks best at a glance; 0 is what anybody would do."""
    glance: str
    """What looks best at a glance."""
    chance: float
    """The seat's chance to win after the solution."""
    choices: tuple[Weighed, ...]
    """The solution, and then the others that were weighed, the best first."""
    equals: tuple[str, ...]
    """Others among them that come to the same as the solution, and solve the puzzle as well."""
    found: Found
    look: Look
    lines: tuple[Line, Line]
    """How it goes on after the solution, and after what looks best at a glance."""
    moment: Snapshot

    @property
    def solution(self) -> str:
        """The choice that is clearly better."""
        return self.choices[0].text

    @property
    def level(self) -> int:
        """How hard it is to see, from 1 to 3."""
        return 1 + (self.place >= MIDDLING) + (self.place >= HARD)

    @property
    def stamp(self) -> str:
        """A hash of the puzzle: who has tried another version of it begins anew."""
        return digest(self)[:16]

    def solves(self, text: str) -> bool:
        """Tell whether a choice is the solution, or comes to the same."""
        return text == self.solution or text in self.equals

    def weighed(self, text: str) -> Weighed | None:
        """Return a choice as it was weighed; None of one that cannot come to anything."""
        return next((one for one in self.choices if one.text == text), None)

    def build(self) -> Game:
        """Return the game as it is set up there."""
        return find(self.game).build(self.seats, self.options)

    def begin(self, game: Game, log: Log | None = None) -> Match:
        """Return a match that stands there, with no source of chance."""
        return match_at(game, self.moment, None, log)


def digest(data: object) -> str:
    """Return a hash that tells versions of some data apart."""
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()


def name_of(game: str, moment: Snapshot, seat: int) -> str:
    """Return what the puzzle of a moment is called, wherever and whenever it is found."""
    return digest((game, moment, seat))[:NAME_LENGTH]


def puzzles_of(box: Box) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in their order; none if its folder brings none along."""
    return _puzzles(box.info.name)


def find_puzzle(game: str, name: str) -> Puzzle:
    """Return a puzzle; refuse one that the game does not have."""
    for puzzle in puzzles_of(find(game)):
        if puzzle.name == name:
            return puzzle
    raise refuse("puzzle-unknown", (), puzzle=name)


def shelf_of(box: Box) -> Path:
    """Return the file with the puzzles of a game."""
    return box.folder / FOLDER / f"{box.info.name}{SUFFIX}"


@cache
def _puzzles(game: str) -> tuple[Puzzle, ...]:
    return read_puzzles(shelf_of(find(game)))


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, none if it is not there; ``ValueError`` names file and line."""
    if not path.exists():
        return ()
    found: list[Puzzle] = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.MsgspecError as error:
            raise ValueError(f"{path.name}:{number}: {error}") from error
    return tuple(found)


def write_puzzles(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write puzzles into a file, one in each line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles))
