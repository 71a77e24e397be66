"""What a solver is told where a puzzle stands: nothing of its solution before they are done."""

from typing import Final

from athanor.kernel.registry import find
from athanor.kernel.script import Decision
from athanor.puzzles.attempt import TRIES, Attempt
from athanor.puzzles.puzzle import Puzzle, puzzles_of
from athanor.puzzles.reasons import reasons
from athanor.server.protocol.play import Solution, Solving, TriedChoice
from athanor.server.tables.offered import as_choice
from athanor.server.tables.table import Table

OTHERS: Final = 3
"""Other choices that are told beside the solution at most."""


def solving(table: Table) -> Solving | None:
    """Return where the solver stands, at a table for a puzzle."""
    attempt = table.attempt
    if attempt is None or table.hosted is None:
        return None
    puzzle = attempt.puzzle
    names = [one.name for one in puzzles_of(find(puzzle.game))]
    decision = table.hosted.match.decision_of(puzzle.seat)
    return Solving(
        puzzle=puzzle.name,
        number=1 + names.index(puzzle.name),
        of=len(names),
        level=puzzle.level,
        legal=puzzle.legal,
        tries=tuple(tried(puzzle, decision, text) for text in attempt.tries),
        most=TRIES,
        state=attempt.state,
        solution=solution(table, attempt, decision) if attempt.is_done else None,
    )


def solution(table: Table, attempt: Attempt, decision: Decision) -> Solution:
    """Return what the puzzle was, why, and where it comes from."""
    assert table.hosted is not None
    puzzle = attempt.puzzle
    found, look = puzzle.found, puzzle.look
    others = [
        one
        for one in puzzle.choices
        if not puzzle.solves(one.text) and one.text not in attempt.tries
    ]
    return Solution(
        choice=as_choice(decision.option(decision.parse(puzzle.solution))),
        chance=puzzle.chance,
        reasons=reasons(puzzle, table.game, table.hosted.match),
        others=tuple(tried(puzzle, decision, one.text) for one in others[:OTHERS]),
        bots=found.bots,
        seed=found.seed,
        match=found.match,
        step=found.step,
        deals=look.deals,
        looks=look.looks,
        agreed=look.agreed,
    )


def tried(puzzle: Puzzle, decision: Decision, text: str) -> TriedChoice:
    """Return a choice with what it costs."""
    weighed = puzzle.weighed(text)
    return TriedChoice(
        choice=as_choice(decision.option(decision.parse(text))),
        behind=None if weighed is None else max(0.0, weighed.behind),
        doubt=0.0 if weighed is None else weighed.doubt,
        right=puzzle.solves(text),
    )
