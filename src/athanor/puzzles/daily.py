"""The puzzle of a day: the same for everybody, and each game in its turn."""

from collections.abc import Sequence
from datetime import date

from athanor.kernel.registry import games
from athanor.puzzles.puzzle import Puzzle, digest, puzzles_of


def puzzle_of(day: date) -> Puzzle | None:
    """Return the puzzle of a day, if any game has puzzles."""
    shelves = [found for box in games().values() if (found := puzzles_of(box))]
    return chosen(day.toordinal(), shelves)


def chosen(number: int, shelves: Sequence[Sequence[Puzzle]]) -> Puzzle | None:
    """Return the puzzle of a day, the days being numbered: none comes twice before all have come.

    In which order they come has nothing to do with the order in which they are listed.
    """
    if not shelves:
        return None
    rounds, turn = divmod(number, len(shelves))
    shelf = sorted(shelves[turn], key=lambda puzzle: digest(("day", puzzle.name)))
    return shelf[rounds % len(shelf)]
