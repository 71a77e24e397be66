"""Every puzzle that ships stands where it says, in either build, and comes from where it says."""

import pytest

from athanor.bots.policy import BestOfAll
from athanor.kernel.chance import Stream
from athanor.kernel.match import Match
from athanor.kernel.registry import find, games
from athanor.kernel.snapshot import snapshot_of
from athanor.lab.plan import Notes, Plan, Table
from athanor.locale import Speaker, languages
from athanor.puzzles.puzzle import Puzzle, name_of, puzzles_of
from athanor.puzzles.reasons import reasons

ALL = [puzzle for box in games().values() for puzzle in puzzles_of(box)]

FEWEST = 2
"""Choices beside the solution."""

SHELF = 40
"""Puzzles of each game, at least."""

GUESS = 0.34
"""The part of all choices that solve a puzzle, at most."""


def called(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.name}"


def test_every_game_has_puzzles_and_no_two_are_the_same() -> None:
    ours = {name for name, box in games().items() if puzzles_of(box)}
    assert ours == {"alchemist", "ars-alchimia", "materia-prima", "alkemy-v2", "alkemy-blitz"}
    assert len({called(puzzle) for puzzle in ALL}) == len(ALL)
    assert all(len(puzzles_of(find(name))) >= SHELF for name in ours)


@pytest.mark.parametrize("puzzle", ALL, ids=called)
def test_a_puzzle_stands_at_its_moment_and_asks_its_seat(puzzle: Puzzle) -> None:
    game = puzzle.build()
    match = puzzle.begin(game)
    assert [one.seat for one in match.decisions] == [puzzle.seat]
    assert puzzle.name == name_of(puzzle.game, puzzle.moment, puzzle.seat)
    assert snapshot_of(match) == puzzle.moment
    decision = match.decision_of(puzzle.seat)
    assert (decision.kind_name(), decision.count()) == (puzzle.kind, puzzle.legal)
    assert game.packs == puzzle.found.packs
    assert game.info.rules_version == puzzle.found.rules


@pytest.mark.parametrize("puzzle", ALL, ids=called)
def test_its_solution_is_one_of_its_choices_all_of_which_are_legal(puzzle: Puzzle) -> None:
    match = puzzle.begin(puzzle.build())
    decision = match.decision_of(puzzle.seat)
    listed = {option.text for option in decision.options()}
    weighed = [one.text for one in puzzle.choices]
    assert len(set(weighed)) == len(weighed) > FEWEST
    assert {puzzle.glance, *puzzle.equals, *weighed} <= listed
    assert puzzle.glance in weighed
    assert set(puzzle.equals) <= set(weighed[1:])
    assert 1 + len(puzzle.equals) <= GUESS * puzzle.legal


@pytest.mark.parametrize("puzzle", ALL, ids=called)
def test_all_other_choices_are_clearly_worse_and_what_looks_best_is_one_of_them(
    puzzle: Puzzle,
) -> None:
    others = [one for one in puzzle.choices if not puzzle.solves(one.text)]
    assert min(one.behind for one in others) >= 0.04
    assert all(one.behind > 2 * one.doubt for one in others if one.text == puzzle.glance)
    assert not puzzle.solves(puzzle.glance)
    assert puzzle.look.agreed == puzzle.look.looks >= 2
    assert puzzle.place > 0


@pytest.mark.parametrize("puzzle", ALL, ids=called)
def test_hints_put_first_what_it_says_looks_best(puzzle: Puzzle) -> None:
    game = puzzle.build()
    match = puzzle.begin(game)
    decision = match.redealt(puzzle.seat, Stream(1)).decision_of(puzzle.seat)
    ranked = BestOfAll(game.hints(), 0.0).ranked(decision)
    values = {code: game.hints().value(decision, code) for code in ranked}
    assert values[decision.parse(puzzle.solution)] <= values[ranked[0]]
    told = reasons(puzzle, game, match)
    assert told[0].key.startswith("puzzle-glance")
    for language in languages():
        speaker = Speaker(language)
        speaker.strict = True
        assert all(speaker.say(one, ["somebody"] * puzzle.seats) for one in told)


def test_a_match_is_found_again_where_its_puzzle_says() -> None:
    puzzle = puzzles_of(find("alchemist"))[0]
    found = puzzle.found
    plan = Plan(puzzle.game, found.bots, found.match + 1, found.seed, puzzle.options, ())
    table = Table(plan)
    notes = Notes()
    table.play(found.match, scribe=notes)
    assert len(notes.choices) == found.steps
    match = Match(table.game, table.game.start(), Stream(plan.seed_of(found.match)))
    for seat, choice in list(zip(notes.movers, notes.choices, strict=True))[: found.step]:
        match.answer(seat, choice)
    again = snapshot_of(match)
    assert (again.state, again.since) == (puzzle.moment.state, puzzle.moment.since)
