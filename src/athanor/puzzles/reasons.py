"""Why a solution is better: found when it is shown, never kept in words.

Hints see what is before their eyes, so what speaks for a solution at a glance is never the whole
of it. The rest is told by how it goes on, and how it ends.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from athanor.kernel.chance import Stream
from athanor.kernel.game import Game
from athanor.kernel.match import Match
from athanor.kernel.reasons import Term
from athanor.kernel.words import Arg, Listing, Message
from athanor.puzzles.line import Line
from athanor.puzzles.puzzle import Puzzle

UNSAID: Final = "kernel-hint-worth"
"""What is said of a value whose game does not say what it is the sum of: that is no reason."""

AFTER_THE_SOLUTION: Final = ("puzzle-next", "puzzle-still", "puzzle-over")
AFTER_THE_OTHER: Final = ("puzzle-next-other", "puzzle-still-other", "puzzle-over-other")
"""What is said if the seat goes on with something new, with the other choice, or not at all."""

TOLD: Final = 2
"""Terms of a choice that are told at most: the weightiest."""


def reasons(puzzle: Puzzle, game: Game, match: Match) -> tuple[Message, ...]:
    """Return in a few sentences what looks better at a glance, and what is better after all."""
    told = at_a_glance(puzzle, game, match) + afterwards(puzzle, match) + in_the_end(puzzle.lines)
    return tuple(told)


# --- at a glance ---


def at_a_glance(puzzle: Puzzle, game: Game, match: Match) -> list[Message]:
    """Return why something else looks better, and what can be said for the solution even so.

    Hints read the state, so they are shown what it may be for all that the seat knows.
    """
    decision = match.redealt(puzzle.seat, Stream(0)).decision_of(puzzle.seat)
    hints = game.hints()
    own = hints.terms(decision, decision.parse(puzzle.solution))
    other = hints.terms(decision, decision.parse(puzzle.glance))
    glance = match.decision_of(puzzle.seat)
    said = glance.option(glance.parse(puzzle.glance)).message
    for_other, for_own = advantages(other, own), advantages(own, other)
    told = [
        Message("puzzle-glance", {"glance": said, "terms": for_other})
        if for_other.items
        else Message("puzzle-glance-unsaid", {"glance": said})
    ]
    if for_own.items:
        told.append(Message("puzzle-speaks", {"terms": for_own}))
    return told


def advantages(terms: Sequence[Term], others: Sequence[Term]) -> Listing:
    """Return in words the good of one choice that another has less of, the weightiest first."""
    lead: defaultdict[str, float] = defaultdict(float)
    for term in terms:
        lead[term.said.key] += term.worth
    for term in others:
        lead[term.said.key] -= term.worth
    shared = {repr(term.said) for term in others}
    told = [
        term
        for term in terms
        if term.worth > 0.0
        and lead[term.said.key] > 0.0
        and term.said.key != UNSAID
        and repr(term.said) not in shared
    ]
    told.sort(key=lambda term: -lead[term.said.key])
    return Listing(tuple(term.said for term in told[:TOLD]))


# --- afterwards ---


def afterwards(puzzle: Puzzle, match: Match) -> list[Message]:
    """Return how it usually goes on after the solution, and after what looks better."""
    own, other = puzzle.lines
    if (own.choices[-1:], own.is_over) == (other.choices[-1:], other.is_over):
        return []
    solution, glance = puzzle.solution, puzzle.glance
    return [
        *way_on(puzzle, match, own, (solution, glance), AFTER_THE_SOLUTION),
        *way_on(puzzle, match, other, (glance, solution), AFTER_THE_OTHER),
    ]


def way_on(
    puzzle: Puzzle, match: Match, line: Line, choices: tuple[str, str], keys: tuple[str, str, str]
) -> list[Message]:
    """Return what usually comes after the first of two choices: the second one, or something else.

    Nothing if nobody can say.
    """
    goes_on, still, is_over = keys
    counted: dict[str, Arg] = {"often": line.often, "deals": line.deals}
    if line.is_over:
        return [Message(is_over, counted)]
    if not line.choices:
        return []
    (first, second), then = choices, line.choices[-1]
    if then == second:
        return [Message(still, counted)]
    decision = line.replayed(match, puzzle.seat, first).decision_of(puzzle.seat)
    said = decision.option(decision.parse(then)).message
    return [Message(goes_on, {"next": said, **counted})]


# --- in the end ---


def in_the_end(lines: tuple[Line, Line]) -> list[Message]:
    """Return how matches end on average, where they are played to their end."""
    own, other = (line.ends for line in lines)
    if own is None or other is None:
        return []
    ends = [round(points) for points in (*own, *other)]
    if ends[:2] == ends[2:]:
        return []
    names = ("own", "best", "then", "against")
    return [Message("puzzle-ends", dict(zip(names, ends, strict=True)))]
