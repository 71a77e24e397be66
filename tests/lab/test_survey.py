"""What winners had: counted rightly, and the same on any number of workers."""

import pytest

from athanor.kernel import Match, Refused
from athanor.lab.plan import Plan, Table
from athanor.lab.simulate import simulate
from athanor.lab.survey import Survey, Topic, survey

GAME = "ars-alchimia"
BOTS = ("random", "random", "random")
MATCHES = 12


@pytest.fixture(scope="module")
def found() -> Survey:
    return survey(GAME, BOTS, MATCHES, seed=3, workers=1)


def topic(found: Survey, name: str) -> Topic:
    return next(one for one in found.topics if one.topic == f"ars-alchimia-topic-{name}")


def test_the_result_does_not_depend_on_the_number_of_workers(found: Survey) -> None:
    assert survey(GAME, BOTS, MATCHES, seed=3, workers=2) == found


def test_it_plays_the_matches_that_a_simulation_plays(found: Survey) -> None:
    report = simulate(GAME, BOTS, MATCHES, seed=3, workers=1)
    assert (found.seats, found.lengths) == (report.seats, report.lengths)
    assert found.plan == report.plan


def test_every_seat_is_counted_once_for_what_it_had(found: Survey) -> None:
    dealt = topic(found, "workshop-dealt").traits
    assert sum(trait.seats for trait in dealt) == 3 * MATCHES
    assert sum(trait.result.wins for trait in dealt) == pytest.approx(MATCHES)
    assert {trait.value for trait in dealt} == {"1", "2", "3", "4"}
    for one in found.topics:
        assert [trait.seats for trait in one.traits] == sorted(
            (trait.seats for trait in one.traits), reverse=True
        )
        for trait in one.traits:
            assert trait.seats <= 3 * MATCHES
            assert trait.result.low - 1e-9 <= trait.result.win_share <= trait.result.high + 1e-9


def test_figures_are_means_over_all_seats_and_over_winners(found: Survey) -> None:
    plan = Plan(GAME, BOTS, MATCHES, 3, {}, ())
    table = Table(plan)
    matches: list[Match] = [table.play(index) for index in range(MATCHES)]
    totals, best = 0, 0.0
    for match in matches:
        outcome = table.game.outcome(match.state)
        scores = [outcome.total(seat) for seat in range(3)]
        totals += sum(scores)
        best += sum(scores[seat] for seat in outcome.winners) / len(outcome.winners)
    vp = next(one for one in found.amounts if one.name == "ars-alchimia-figure-vp")
    assert vp.mean == pytest.approx(totals / (3 * MATCHES))
    assert vp.winners == pytest.approx(best / MATCHES)


def test_a_game_without_portraits_is_counted_by_seats_alone() -> None:
    plain = survey("alchemist", ["random", "random"], 5, workers=1)
    assert (plain.topics, plain.amounts, plain.endings) == ((), (), ())
    assert sum(seat.wins for seat in plain.seats) == pytest.approx(5)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refused):
        survey(GAME, ["random"] * 5, 1, workers=1)
