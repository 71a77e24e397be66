"""What bots are told: what a placement is worth, and how an unfinished match stands."""

from collections.abc import Callable

import pytest

from athanor.bots.bot import Window
from athanor.bots.levels import make_bot
from athanor.bots.paired_rollouts import PairedRolloutsBot
from athanor.bots.playing import play_out
from athanor.kernel import Match, Stream
from tests.games.ars_alchimia.scenario import Table, at, game


def value(table: Table, text: str) -> float:
    decision = table.decision
    return table.game.hints().value(decision, decision.parse(text))


def reasons(table: Table, text: str) -> list[tuple[str, float, str]]:
    """The reasons for a choice, without what all begin with: worth rounded, and rules."""
    decision = table.decision
    terms = table.game.hints().terms(decision, decision.parse(text))
    start = "ars-alchimia-reason-"
    return [(term.said.key.removeprefix(start), round(term.worth, 6), term.rules) for term in terms]


def estimate(table: Table, seat: int = 0) -> float:
    return table.game.hints().estimate(table.match.state, seat)


def test_chances_of_all_seats_add_up() -> None:
    table = at(vp={1: 9}, staff={2: ["H18"]}, orders={3: ["C07"]})
    assert sum(estimate(table, seat) for seat in range(4)) == pytest.approx(1)


BETTER: dict[str, Callable[[], Table]] = {
    "points": lambda: at(vp={0: 5}),
    "resources": lambda: at(vp={0: 2}, resources={0: "Fl2 Sn2 Fi2 Sa1"}),
    "workers": lambda: at(vp={0: 2}, workers={0: 12}),
    "an assistant": lambda: at(vp={0: 2}, staff={0: ["H18"]}),
    "an order in reach": lambda: at(vp={0: 2}, orders={0: ["C12"]}),
    "a level": lambda: at(vp={0: 2}, done={0: ["C01"]}),
}
"""Tables at which the first seat is better off than with 2 points and nothing else."""


@pytest.mark.parametrize("more", BETTER)
def test_more_of_anything_is_better(more: str) -> None:
    assert estimate(BETTER[more]()) > estimate(at(vp={0: 2}))


def test_an_order_that_cannot_be_paid_in_time_is_a_burden() -> None:
    poor = {0: "Fl0"}
    assert estimate(at(year=4, orders={0: ["A08"]}, workers={0: 1}, resources=poor)) < estimate(
        at(year=4, workers={0: 1}, resources=poor)
    )
    table = at(year=4, workers={0: 2}, resources=poor)
    assert (
        value(table, "place A-1 1") < 0 < value(at(year=2, done={0: ["C01", "C02"]}), "place A-1 1")
    )


def test_a_lead_counts_more_as_the_end_comes_near() -> None:
    early, late = (at(year=year, vp={0: 10}) for year in (1, 4))
    assert estimate(late) > estimate(early)


def test_workers_beyond_the_price_are_worth_it_only_for_a_roll() -> None:
    table = at()
    assert value(table, "place C-1 1") > value(table, "place C-1 2") + 1
    assert value(table, "place F-1 1") > value(table, "place F-1 9")
    assert value(table, "pass") == 0


def test_what_was_worked_out_for_a_turn_is_not_used_for_another() -> None:
    hints = game().hints()
    rich, poor = at(resources={0: "Fl6 Sn6 Fi6 Sa5"}), at(resources={0: "Fl0"})
    for table in (rich, poor, rich):
        decision = table.decision
        choice = decision.parse("place L-1 1")
        assert hints.value(decision, choice) == game().hints().value(decision, choice)
    assert value(rich, "place L-1 1") < value(poor, "place L-1 1")


def test_search_looks_ahead_and_not_to_the_end() -> None:
    hints = game(3).hints()
    assert 0 < hints.horizon < 50


def test_greedy_leaves_random_play_far_behind() -> None:
    played = game(3)
    match = Match(played, played.start(), Stream(1))
    play_out(match, [make_bot(spec, played, 1) for spec in ("random", "greedy", "random")])
    outcome = played.outcome(match.state)
    assert outcome.winners == (1,)
    assert outcome.total(1) > 2 * max(outcome.total(0), outcome.total(2))


# --- What no bot may do ---

everybody = pytest.mark.parametrize("bot", ["greedy", "search:60"])


def chosen(table: Table, bot: str, seed: int = 3) -> str:
    """What a bot chooses at a table, in writing."""
    window = Window(table.match, table.decision.seat)
    return window.option(make_bot(bot, table.game, seed).choose(window)).text


@everybody
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_changed_into_its_like_and_back(bot: str, seed: int) -> None:
    """The Exchanger would turn two flowers into one snow, or the other way round."""
    table = at(staff={0: ["H16"]}, resources={0: "Fl2 Sn2 Fi2"})
    table.play("pass")
    assert table.asked == (0, "ability")
    assert chosen(table, bot, seed) == "decline"


@pytest.mark.rule("ARS-063", "ARS-080")
@pytest.mark.parametrize("bot", ["greedy", "search:60", "search:400"])
@pytest.mark.parametrize("seed", range(4))
def test_no_forge_is_overpaid(bot: str, seed: int) -> None:
    """An order can be paid; workers beyond the price buy luck that is worth less than they are."""
    table = at(orders={0: ["C12"]}, resources={0: "Fl3 Sn3 Fi3 Sa2"}, workers={0: 9})
    words = chosen(table, bot, seed).split()
    if words[0] == "place":
        least = min(table.places(words[1]))
        assert int(words[2]) <= least + 1


@pytest.mark.parametrize("bot", ["search:60", "adept", "master"])
def test_what_nobody_would_use_is_declined_without_a_search(bot: str) -> None:
    table = at(staff={0: ["H16"]}, resources={0: "Fl2 Sn2 Fi2"})
    table.play("pass")
    thinker = make_bot(bot, table.game, 3)
    assert isinstance(thinker, PairedRolloutsBot)
    window = Window(table.match, 0)
    assert window.option(thinker.choose(window)).text == "decline"
    assert thinker.budget.spent == 0


def test_an_ability_of_another_seat_does_not_end_a_turn() -> None:
    table = at(staff={1: ["H16"]}, resources={1: "Fl2 Sn2 Fi2"})
    table.play("pass")
    decision = table.decision
    assert table.asked == (1, "ability"), "in the turn of the first seat"
    assert table.game.hints().turn_of(table.match.state, decision) == 0


# --- Why ---


def test_a_forge_promises_an_order_and_the_chance_of_a_perfect_visit() -> None:
    """An order of level C can be paid; of two flasks the second stays empty."""
    table = at(orders={0: ["C12"]}, resources={0: "Fl3 Sn3 Fi3 Sa2"}, workers={0: 9})
    assert reasons(table, "place F-1 1") == [
        ("fulfilled", 3.0, "ARS-130"),
        ("workers", -0.6, "ARS-053"),
        ("perfect", 0.5 * 1.3, "ARS-121"),
    ]
    assert reasons(table, "place F-1 2")[2] == ("perfect", 0.866667, "ARS-121")


def test_what_a_location_yields_is_worth_more_where_an_order_needs_it() -> None:
    """One of two flowers is needed: 0.9, and 0.55 of it for a spare one."""
    wanting, free = at(orders={0: ["C12"]}, resources={0: "Fl0"}), at(resources={0: "Fl0"})
    assert reasons(wanting, "place L-1 1")[0] == ("gained", 0.9 + 0.495, "ARS-077")
    assert reasons(free, "place L-1 1") == [
        ("gained", 2 * 0.495, "ARS-077"),
        ("workers", -0.6, "ARS-053"),
        ("bonus", 0.2475, "ARS-081"),
    ]


def test_an_order_is_weighed_by_its_points_and_what_it_lacks() -> None:
    poor = {0: "Fl0"}
    assert reasons(at(resources=poor), "place C-1 1") == [
        ("order", 0.4 * 2, "ARS-130"),
        ("lacking", -0.5 * 2, "ARS-126"),
        ("workers", -0.6, "ARS-053"),
    ]
    late = at(year=4, workers={0: 2}, resources=poor)
    assert reasons(late, "place A-1 1")[0] == ("too-late", -4.5, "ARS-150")


def test_an_assistant_is_weighed_by_what_it_does_and_costs() -> None:
    assert reasons(at(year=2), "place AS-1 1") == [
        ("employed", 1.0, "ARS-153"),
        ("skilled", 3.0, ""),
        ("salaries", -0.6 * 2, "ARS-039"),
        ("workers", -0.6, "ARS-053"),
    ]


def test_an_ability_is_weighed_by_what_it_is_best_used_for() -> None:
    """Two spare flowers for spirit sand: not worth it, and so it is declined."""
    table = at(staff={0: ["H16"]}, resources={0: "Fl2 Sn2 Fi2"})
    table.play("pass")
    assert reasons(table, "use H16") == [
        ("trouble", -0.05, ""),
        ("gained", 0.715, ""),
        ("spent", -0.99, ""),
    ]
    assert reasons(table, "decline") == []
