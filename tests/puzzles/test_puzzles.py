"""What becomes of a puzzle: how it is found, chosen among many, tried, and given to a day."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from athanor.kernel.chance import Stream
from athanor.kernel.registry import find
from athanor.kernel.words import Refused
from athanor.lab.engines import LocalEngine
from athanor.lab.mining import mine
from athanor.lab.plan import Plan
from athanor.puzzles.attempt import TRIES, Attempt
from athanor.puzzles.choosing import varied
from athanor.puzzles.daily import chosen
from athanor.puzzles.mining import Search
from athanor.puzzles.puzzle import (
    Puzzle,
    find_puzzle,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from athanor.puzzles.weighing import Margin, Race

QUICK = Search(deals=40, looks=1, least=0.01, legal=12, width=4, moments=4, skipped=0.6)
PLAN = Plan("alchemist", ("greedy", "greedy"), 2, 16, {}, ())


def some() -> Sequence[Puzzle]:
    return puzzles_of(find("alchemist"))


def test_the_same_seed_finds_the_same_whoever_looks() -> None:
    haul = mine([PLAN], QUICK, LocalEngine(1))
    assert haul.count.moments > 0
    assert haul.count.survived == len(haul.puzzles) > 0
    assert mine([PLAN], QUICK, LocalEngine(2)) == haul


def test_only_moments_of_some_kinds_and_sizes_are_looked_at() -> None:
    elsewhere = msgspec.structs.replace(QUICK, kinds=("nowhere",))
    assert mine([PLAN], elsewhere, LocalEngine(1)).count.moments == 0
    small = msgspec.structs.replace(QUICK, fewest=10, legal=9)
    assert mine([PLAN], small, LocalEngine(1)).count.moments == 0


def test_what_could_be_guessed_is_no_puzzle() -> None:
    """One choice of some is more than a hundredth of them."""
    strict = msgspec.structs.replace(QUICK, guess=0.01)
    assert mine([PLAN], QUICK, LocalEngine(1)).count.candidates > 0
    assert mine([PLAN], strict, LocalEngine(1)).count.candidates == 0


def test_a_race_gives_up_what_is_clearly_behind_and_tells_what_ties() -> None:
    played: list[int] = []

    def share(choice: int, deal: int) -> float:
        played.append(choice)
        return {1: 0.9, 2: 0.9, 3: 0.5, 4: 0.0}[choice] - 0.001 * (deal % 7)

    race = Race(share, [4, 3, 1, 2], Stream(1))
    race.run(100)
    assert race.leader.choice == 1
    assert [one.choice for one in race.tied()] == [1, 2]
    assert [one.choice for one in race.others()] == [2, 3, 4]
    assert played.count(1) == played.count(2) == 100
    assert played.count(4) < 20
    assert Margin(race.leader, race.others()[1]).mean == pytest.approx(0.4)


def test_what_is_kept_is_varied() -> None:
    one = some()[0]
    alike = [
        msgspec.structs.replace(one, name=f"alike{number}", place=1 + number % 2)
        for number in range(8)
    ]
    other = msgspec.structs.replace(one, name="other", kind="elsewhere", seats=5, place=9)
    kept = varied([*alike, other, other], 3)
    assert len(kept) == 3
    assert "other" in {puzzle.name for puzzle in kept}
    assert varied(kept, 3) == kept


def test_puzzles_are_kept_in_a_file_and_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "alchemist.jsonl"
    write_puzzles(path, some()[:2])
    assert read_puzzles(path) == tuple(some()[:2])
    assert read_puzzles(tmp_path / "none.jsonl") == ()
    path.write_bytes(path.read_bytes() + b'{"name": 1}\n')
    with pytest.raises(ValueError, match=r"alchemist.jsonl:3: .*\$\.name"):
        read_puzzles(path)


def test_each_day_has_a_puzzle_and_none_comes_twice_before_all_have_come() -> None:
    shelves = [some()[:3], some()[3:6]]
    days = [chosen(number, shelves) for number in range(12)]
    assert days[:6] == days[6:]
    assert len({puzzle.name for puzzle in days[:6] if puzzle is not None}) == 6
    assert chosen(3, []) is None


def test_a_puzzle_nobody_has_is_refused() -> None:
    with pytest.raises(Refused, match="puzzle-unknown"):
        find_puzzle("alchemist", "nowhere")


def stands(attempt: Attempt) -> str:
    return attempt.state


def wrong_of(puzzle: Puzzle) -> list[str]:
    return [one.text for one in puzzle.choices if not puzzle.solves(one.text)]


def test_a_solver_tries_until_it_is_solved_or_shown() -> None:
    puzzle = some()[0]
    decision = puzzle.begin(puzzle.build()).decision_of(puzzle.seat)
    attempt = Attempt(puzzle)
    wrong = wrong_of(puzzle)
    assert stands(attempt) == "open"
    attempt.attempt(attempt.read(decision, wrong[0]))
    assert stands(attempt) == "open"
    with pytest.raises(Refused, match="puzzle-tried-already"):
        attempt.read(decision, wrong[0])
    attempt.attempt(attempt.read(decision, puzzle.solution))
    assert stands(attempt) == "later"
    with pytest.raises(Refused, match="puzzle-is-done"):
        attempt.read(decision, wrong[1])
    attempt.give_up()
    assert stands(attempt) == "later"


def test_who_solves_it_at_once_or_never_is_told_so() -> None:
    puzzle = some()[0]
    first, never, shown = Attempt(puzzle), Attempt(puzzle), Attempt(puzzle)
    first.attempt(puzzle.solution)
    for text in wrong_of(puzzle)[:TRIES]:
        never.attempt(text)
    shown.give_up()
    assert (first.state, never.state, shown.state) == ("first", "shown", "shown")
