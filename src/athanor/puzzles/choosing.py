"""Which of many puzzles are kept: not many alike."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from athanor.puzzles.puzzle import Puzzle

PHASES = 3
"""Parts that a match is cut into, to tell an early moment from a late one."""

FEW, SOME = 6, 16
"""More choices than this are no longer few, or no longer some."""

Trait: TypeAlias = tuple[str, object]


def varied(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Return some puzzles, one after the other that is least like those already taken.

    Among equals the clearer one comes first. They are listed from easy to hard.
    """
    left = sorted(
        {puzzle.name: puzzle for puzzle in puzzles}.values(),
        key=lambda puzzle: (-clearness(puzzle), puzzle.name),
    )
    seen: Counter[Trait] = Counter()
    taken: list[Puzzle] = []
    while left and len(taken) < most:
        newest = min(left, key=lambda puzzle: sum(seen[trait] for trait in traits_of(puzzle)))
        left.remove(newest)
        taken.append(newest)
        seen.update(traits_of(newest))
    return sorted(taken, key=lambda puzzle: (puzzle.level, -clearness(puzzle), puzzle.name))


def traits_of(puzzle: Puzzle) -> tuple[Trait, ...]:
    """Return what makes puzzles alike: the question, what is done, who plays, when, where."""
    found = puzzle.found
    return (
        ("kind", puzzle.kind),
        ("deed", puzzle.solution.split()[0]),
        ("seats", puzzle.seats),
        ("phase", PHASES * found.step // found.steps),
        ("match", (puzzle.seats, found.seed, found.match)),
        ("place", puzzle.place),
        ("legal", (puzzle.legal > FEW) + (puzzle.legal > SOME)),
    )


def clearness(puzzle: Puzzle) -> float:
    """Return by how much the solution is better than the next choice."""
    return min(one.behind for one in puzzle.choices if not puzzle.solves(one.text))
