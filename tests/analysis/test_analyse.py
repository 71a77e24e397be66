"""A finished match is understood: what it says adds up, and is no more than can be known."""

import msgspec
import pytest

from athanor.analysis.analyse import analyse, analyse_here
from athanor.analysis.grading import LEVELS, level_of
from athanor.analysis.parts import PARTS, Found, Part
from athanor.analysis.result import Analysis
from athanor.analysis.summing_up import summed_up
from athanor.kernel import Decision, Hints, Outcome, Refused, State
from athanor.kernel.record import game_of
from tests.analysis.short import last_round
from tests.analysis.wells import Wells, played
from tests.bots.pennies import Hands, Pennies

ROUNDING = 1e-3


def added_up(found: Analysis) -> None:
    """Skill and luck come to the result, for every seat, and so does each column to nothing."""
    for one in found.split:
        total = one.start + one.own + one.rivals + one.chance
        assert total == pytest.approx(one.result, abs=ROUNDING)
    assert sum(one.start for one in found.split) == pytest.approx(1.0, abs=ROUNDING)
    assert sum(one.result for one in found.split) == pytest.approx(1.0, abs=ROUNDING)
    assert sum(one.chance for one in found.split) == pytest.approx(0.0, abs=ROUNDING)
    assert sum(one.own + one.rivals for one in found.split) == pytest.approx(0.0, abs=ROUNDING)
    for happening in found.happenings:
        assert sum(happening.chances) == pytest.approx(1.0, abs=ROUNDING)


def test_skill_and_luck_add_up_to_the_result() -> None:
    record = played(Wells(2), "near", "left", "far", "right")
    found = analyse_here(record, Wells(2))
    added_up(found)
    assert [one.kind for one in found.happenings] == ["choice", "chance"] * 4
    assert {one.result for one in found.split} == {0.0, 1.0}


def test_a_grave_mistake_is_found_and_told_with_what_was_better() -> None:
    found = analyse_here(played(Wells(), "far", "left"), Wells())
    chosen, aside = (one for one in found.happenings if one.kind == "choice")
    assert chosen.grade is not None
    assert chosen.grade.level == 3
    assert chosen.grade.better[0].text == "near"
    assert chosen.grade.cost == pytest.approx(0.8 * 0.75, abs=0.25)
    assert aside.grade is not None
    assert (aside.grade.level, aside.grade.better) == (0, ())


def test_the_best_choice_costs_nothing() -> None:
    found = analyse_here(played(Wells(), "near", "left"), Wells())
    assert [one.grade.level for one in found.happenings if one.grade is not None] == [0, 0]


def test_what_changes_nothing_is_hardly_ever_graded() -> None:
    """Noise is no mistake: of a hundred choices that changed nothing, at most a few are graded."""
    game = Wells(20, deals=16)
    record = played(game, *(["near", "left"] * 20))
    levels = [
        one.grade.level
        for seed in range(3)
        for one in analyse_here(record, game, seed=seed).happenings
        if one.grade is not None and one.seat == 1
    ]
    assert len(levels) == 60
    assert sum(level > 0 for level in levels) <= 3


def test_the_same_seed_says_the_same_however_the_work_is_cut() -> None:
    game = Wells(2)
    record = played(game, "near", "left", "far", "right")
    once = analyse_here(record, game, seed=5)
    assert once == analyse_here(record, game, seed=5)
    assert once != analyse_here(record, game, seed=6)
    found: list[Found] = []
    for number in (2, 0, 1):
        found += Part(record, game, number, 3, 5, 60).work()
    assert once == summed_up(record, found, 60)


def test_what_was_hidden_costs_nothing_though_it_decides() -> None:
    """Whoever guesses wrong loses, and could not have known better."""

    class Guessing(Pennies):
        def outcome(self, state: State) -> Outcome:
            assert isinstance(state, Hands)
            return Outcome((2, 1) if state.guess == state.hidden else (1, 2), ((), ()))

        def hints(self) -> Hints:
            return Even(deals=60)

    class Even(Hints):
        def value(self, decision: Decision, choice: int) -> float:
            return 1.0

    game = Guessing(sealed=False)
    found = analyse_here(played(game, "left", "right", "left"), game)
    guess = found.happenings[1]
    assert guess.chances == (1.0, 0.0)
    assert guess.grade is not None
    assert guess.grade.level == 0


def test_what_is_best_mixed_is_not_graded() -> None:
    """Whoever must not be foreseen makes no mistake by any choice that is mixed."""

    class Mixing(Hints):
        def mix(self, decision: Decision) -> list[tuple[int, float]] | None:
            return [(0, 0.5), (1, 0.5)]

    class Mixed(Wells):
        def hints(self) -> Hints:
            return Mixing(deals=60)

    game = Mixed()
    found = analyse_here(played(game, "far", "left"), game)
    assert [one.grade for one in found.happenings if one.kind == "choice"] == [None, None]
    added_up(found)


@pytest.mark.parametrize(("ends", "kind"), [("concede", "concede"), ("draw", "draw")])
def test_breaking_off_is_a_choice_of_those_who_do_it(ends: str, kind: str) -> None:
    game = Wells(3)
    found = analyse_here(played(game, "near", "left", ends=ends), game)
    last = found.happenings[-1]
    assert last.kind == kind
    assert last.chances == ((0.0, 1.0) if ends == "concede" else (0.5, 0.5))
    added_up(found)


def test_what_is_unfinished_is_not_analysed() -> None:
    game = Wells(2)
    with pytest.raises(Refused) as refused:
        analyse_here(played(game, "near", "left"), game)
    assert refused.value.refusal.message.key == "analysis-unfinished"


def test_progress_is_told_part_by_part() -> None:
    told: list[tuple[int, int]] = []
    game = Wells()
    record = played(game, "near", "left")
    analyse_here(record, game, progress=lambda *done: told.append(done))
    assert told == [(number + 1, PARTS) for number in range(PARTS)]


def test_an_analysis_is_plain_data() -> None:
    game = Wells()
    found = analyse_here(played(game, "far", "left"), game)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_processes_say_what_one_says() -> None:
    """The last round of a match of Alchemist, in a few deals."""
    record = last_round()
    found = analyse(record, seed=3, deals=4, workers=2)
    assert found == analyse_here(record, game_of(record), seed=3, deals=4)
    assert found.deals == 4
    added_up(found)


@pytest.mark.parametrize(
    ("cost", "doubt", "level"),
    [
        (LEVELS[0] - 0.001, 0.001, 0),
        (LEVELS[0], 0.001, 1),
        (LEVELS[1], 0.001, 2),
        (LEVELS[2], 0.001, 3),
        (LEVELS[2], LEVELS[2] / 2, 0),
    ],
)
def test_grades_are_given_beyond_the_noise_only(cost: float, doubt: float, level: int) -> None:
    assert level_of(cost, doubt) == level


def test_turning_points_are_larger_than_the_noise_and_in_order() -> None:
    game = Wells(2)
    found = analyse_here(played(game, *(["near", "left"] * 2)), game)
    places = [point.happening for point in found.turning_points]
    assert places == sorted(places)
    assert 0 < len(places) <= 3
    assert all(abs(point.change) > found.noise for point in found.turning_points)
