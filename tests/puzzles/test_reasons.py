"""Why a solution is better: what is seen at a glance, what comes next, and how it ends."""

import msgspec

from athanor.bots.play_on import PlayOn
from athanor.kernel.chance import Stream
from athanor.kernel.match import Match
from athanor.kernel.reasons import Term
from athanor.kernel.registry import find
from athanor.kernel.words import Listing, Message
from athanor.puzzles.following import DEALS, Way, line_of, way_to
from athanor.puzzles.line import Line
from athanor.puzzles.puzzle import Puzzle, puzzles_of
from athanor.puzzles.reasons import advantages, afterwards, in_the_end

NOWHERE = Line(0, (), False, 1, 2)
OVER = Line(0, (), True, 2, 2)


def a_puzzle() -> Puzzle:
    return puzzles_of(find("alchemist"))[0]


def told(puzzle: Puzzle) -> list[str]:
    return [one.key for one in afterwards(puzzle, puzzle.begin(puzzle.build()))]


def with_lines(own: Line, other: Line) -> Puzzle:
    return msgspec.structs.replace(a_puzzle(), lines=(own, other))


def then(text: str) -> Line:
    """Return a line in which the seat comes to a choice at once."""
    return Line(0, (text,), False, 1, 2)


def term(key: str, worth: float, amount: int = 1) -> Term:
    return Term(Message(key, {"amount": amount}), worth)


def test_only_what_is_good_and_more_than_elsewhere_speaks_for_a_choice() -> None:
    own = [term("fame", 4.0, 4), term("cubes", 3.0), term("school", -1.0, 1), term("seal", 0.5, 1)]
    other = [
        term("fame", 1.0, 1),
        term("cubes", 3.0),
        term("school", -2.0, 2),
        term("seal", 0.9, 2),
    ]
    assert advantages(own, other) == Listing((Message("fame", {"amount": 4}),))
    assert advantages(other, own) == Listing((Message("seal", {"amount": 2}),))


def test_what_is_only_worth_something_is_no_reason() -> None:
    assert advantages([Term(Message("kernel-hint-worth"), 3.0)], []) == Listing(())


def test_it_is_said_how_it_goes_on_where_ways_part() -> None:
    puzzle = a_puzzle()
    assert told(with_lines(OVER, NOWHERE)) == ["puzzle-over"]
    assert told(with_lines(NOWHERE, OVER)) == ["puzzle-over-other"]
    assert told(with_lines(OVER, OVER)) == []
    assert told(with_lines(then("draw"), then("draw"))) == []
    assert told(with_lines(then(puzzle.glance), then(puzzle.solution))) == [
        "puzzle-still",
        "puzzle-still-other",
    ]


def test_how_it_ends_is_said_where_that_differs_by_a_point() -> None:
    own, other = (msgspec.structs.replace(OVER, ends=ends) for ends in ((50.2, 48.9), (49.8, 49.1)))
    assert in_the_end((own, other)) == []
    worse = msgspec.structs.replace(OVER, ends=(47.0, 52.4))
    (said,) = in_the_end((own, worse))
    assert said.args == {"own": 50, "best": 49, "then": 47, "against": 52}
    assert in_the_end((own, NOWHERE)) == []


def test_a_way_leads_to_the_same_question_or_to_the_end() -> None:
    choices = [(1, "turn", "x"), (0, "aside", "y"), (0, "turn", "z"), (1, "turn", "w")]
    assert way_to("turn", 0, choices) == Way(("x", "y", "z"))
    assert way_to("turn", 0, choices[:2]) == Way(is_over=True)
    assert way_to("turn", 0, [(1, "turn", "x")] * 500) == Way()


def test_a_line_can_be_followed_to_its_last_choice() -> None:
    puzzle = a_puzzle()
    game = puzzle.build()
    match: Match = puzzle.begin(game)
    decision = match.decision_of(puzzle.seat)
    choice = decision.parse(puzzle.solution)
    line = line_of(PlayOn(game), match, puzzle.seat, choice, Stream(3))
    assert line == line_of(PlayOn(game), match, puzzle.seat, choice, Stream(3))
    assert 0 < line.often <= line.deals == DEALS
    assert line.ends is not None, "matches of this game are played to their end"
    there = line.replayed(match, puzzle.seat, puzzle.solution)
    asked = there.decision_of(puzzle.seat)
    assert asked.kind_name() == puzzle.kind
    assert line.choices[-1] in {option.text for option in asked.options()}
