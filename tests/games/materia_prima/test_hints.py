"""Bots that follow the hints bring matches to their end by the rules."""

from typing import Any

import pytest

from athanor.bots.bot import Window
from athanor.bots.levels import make_bot
from athanor.bots.playing import play_out
from athanor.games.materia_prima.advice.hints import would_win
from athanor.games.materia_prima.advice.odds import Odds
from athanor.games.materia_prima.advice.outlook import standing
from athanor.games.materia_prima.advice.plan import Plan
from athanor.games.materia_prima.codes import (
    ELEMENTS,
    EQUIPMENT,
    IN_SUPPLY,
    KINDS,
    NONE,
    ON_CITY,
    RUDUS,
    SLOTS,
    STONE,
)
from athanor.games.materia_prima.terms import Cards
from athanor.kernel import Match, Stream, find
from tests.games.materia_prima.scene import STONE_CARDS, Table, at


def best(table: Table) -> str:
    """Return what looks best to the seat that is asked."""
    decision = table.asked
    hints = table.game.hints()
    return decision.option(max(decision.codes(), key=lambda c: hints.value(decision, c))).text


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_bots_end_the_game_by_a_quest(seats: int) -> None:
    game = find("materia-prima").build(seats)
    match = Match(game, game.start(), Stream(seats))
    play_out(match, [make_bot("greedy", game, seat) for seat in range(seats)])
    outcome = game.outcome(match.state)
    assert match.state.ender >= 0  # type: ignore[attr-defined]
    assert max(outcome.total(seat) for seat in range(seats)) > 20


def test_search_plays_a_legal_choice() -> None:
    table = at(3)
    bot = make_bot("search:20", table.game, 1)
    for _ in range(3):
        decision = table.asked
        window = Match(table.game, table.state.copy(), Stream(1))
        play = bot.choose(Window(window, decision.seat))
        assert decision.is_legal(play)
        table.match.answer(decision.seat, play)


def test_the_chances_of_fights() -> None:
    odds = Odds(at(3).state.terms.faces)
    assert round(odds.win(3, 3), 3) == 0.403
    assert round(odds.win(1, 0), 3) == 0.667
    assert odds.win(0, 0) == 0.0


def test_the_plan_names_what_is_lacking() -> None:
    table = at(3, hands={0: "s1-1"}, stores={0: "water"}, made={0: ""})
    plan = Plan(table.state, 0)
    assert [table.state.terms.cards.ids[card] for card in plan.aims.cards] == ["s1-1"]
    assert list(plan.lack) == [0, 1, 1, 0, 0]
    refined = at(3, hands={0: "s2-1"}, made={0: "s1-1"}, stores={0: "earth iron"})
    plan = Plan(refined.state, 0)
    assert list(plan.make)[5:7] == [1, 1]
    assert list(plan.lack) == [1, 1, 1, 0, 0]


def test_the_plan_gathers_for_several_formulas_at_once() -> None:
    table = at(3, hands={0: "s1-1 s2-1"}, made={0: ""})
    assert list(Plan(table.state, 0).lack) == [2, 3, 2, 0, 1]


def test_the_plan_looks_for_the_parts_that_are_missing() -> None:
    table = at(3, hands={0: "s1-1 s2-8"}, made={0: ""}, souls={0: 2})
    aims = Plan(table.state, 0).aims
    assert [table.state.terms.cards.ids[card] for card in aims.cards] == ["s1-1", "s2-8"]
    assert aims.pile == STONE  # the second costs a soul, and there is none for the third
    whole = at(3, hands={0: "s1-1 s2-1 s3-1"}, made={0: ""})
    assert Plan(whole.state, 0).aims.pile == NONE


def test_the_nearest_place_is_one_that_nobody_holds() -> None:
    table = at(3, spots={0: "0,-2"})
    plan = Plan(table.state, 0)
    name = table.state.terms.ground.name
    places = [table.state.terms.ground.numbers[place] for place in ((0, -3), (-2, 0))]
    assert name(plan.nearest(0, places)) == "0,-3"
    held = at(3, spots={0: "0,-2", 1: "0,-3"})
    assert name(Plan(held.state, 0).nearest(0, places)) == "-2,0"
    assert plan.nearest(0, []) == NONE


def hearth_for_sale(spot: str, hand: str = "s1-1", made: str = "") -> Table:
    """Return a table where Rudus Figor sells a hearth, for glass and water."""
    packs = {(0, 0): "glass water"}
    table = at(3, hands={0: hand}, made={0: made}, packs=packs, spots={0: spot})
    state = table.state
    ids = state.terms.extensions.ids
    state.extension_at[ids.index("retorta-aquae")] = IN_SUPPLY
    state.extension_at[ids.index("focus-ignis")] = ON_CITY + RUDUS
    return table


def test_a_source_of_elements_is_bought_early() -> None:
    on_the_way = hearth_for_sale("2,-1")
    assert Plan(on_the_way.state, 0).aims.city == RUDUS
    assert best(on_the_way) == "move a 3,-1"
    assert best(hearth_for_sale("3,-1")) == "buy"
    late = hearth_for_sale("2,-1", "s3-1", "s1-1 s2-1")
    assert Plan(late.state, 0).aims.city == NONE


def test_bots_fetch_convert_and_transmute() -> None:
    assert best(at(3, hands={0: "s1-1"}, stores={0: "water earth air"})) == "transmute s1-1"
    assert best(at(3, hands={0: "pala"}, made={0: STONE_CARDS}, stores={0: ""})) != "end"
    gold = at(3, quests={0: "magnatus"}, made={0: STONE_CARDS}, stores={0: "copper mercury"})
    assert best(gold) == "convert gold"


def test_bots_end_the_game_only_if_they_win() -> None:
    scene: dict[str, Any] = {
        "quests": {0: "animus-vorator"},
        "made": {0: STONE_CARDS},
        "spots": {0: "-2,2"},
        "souls": {0: 3},
    }
    winning = at(3, **scene)
    assert would_win(winning.state, 0)
    assert best(winning) == "move a -2,3"
    losing = at(3, **scene, stores={1: "gold " * 30})
    assert not would_win(losing.state, 0)
    assert best(losing) != "move a -2,3"


def test_the_peaceful_do_not_attack() -> None:
    peaceful = at(3, quests={0: "pacis-amans"}, spots={0: "1,-1", 1: "2,-1"})
    assert not best(peaceful).startswith("fight")
    rich = at(3, spots={0: "1,-1", 1: "2,-1"}, packs={(1, 0): "gold gold gold"})
    assert best(rich) == "fight a 2a"


def test_the_peaceful_make_a_soul_and_rob_nobody() -> None:
    scene: dict[str, Any] = {
        "made": {0: STONE_CARDS},
        "souls": {0: 0},
        "spots": {0: "1,-1", 1: "2,-1"},
    }
    robber = at(3, **scene, quests={0: "magnatus"})
    assert Plan(robber.state, 0).goal[0] == robber.state.spot[SLOTS]
    peaceful = at(3, **scene, quests={0: "pacis-amans"})
    plan = Plan(peaceful.state, 0)
    assert plan.goal[0] != peaceful.state.spot[SLOTS]
    assert plan.aims.pile == EQUIPMENT


def test_a_seat_stands_better_with_every_step_on_the_way() -> None:
    steps = [
        at(3, hands={0: ""}),
        at(3, hands={0: "s1-1"}),
        at(3, hands={0: "s1-1"}, stores={0: "water earth air"}),
        at(3, hands={0: ""}, made={0: "s1-1"}, stores={0: ""}),
        at(3, hands={0: ""}, made={0: STONE_CARDS}),
    ]
    worth = [standing(table.state, 0) for table in steps]
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)
    soulless = at(3, hands={0: ""}, made={0: STONE_CARDS}, souls={0: 0})
    assert standing(soulless.state, 0) < worth[-1]


def test_the_estimate_favours_who_is_nearer_to_the_end() -> None:
    table = at(3, stores={0: "gold " * 40})
    hints = table.game.hints()
    worth = [hints.estimate(table.state, seat) for seat in range(3)]
    assert 0.5 < worth[0] <= 1.0
    assert all(0.0 <= one < 0.5 for one in worth[1:])
    assert hints.horizon > 0


@pytest.mark.rule("MAT-120", "MAT-240")
@pytest.mark.parametrize("bot", ["greedy", "search:30"])
@pytest.mark.parametrize("souls", [1, 2])
def test_nobody_gives_the_only_soul_away(bot: str, souls: int) -> None:
    cards = at(3).state.terms.cards
    card = next(card for card in range(len(cards.ids)) if cards.souls[card] > 0)
    name = cards.ids[card]
    table = at(3, hands={0: name}, souls={0: souls}, stores={0: all_of(cards, card)})
    assert f"transmute {name}" in table.texts
    window = Window(table.match, 0)
    choice = window.option(make_bot(bot, table.game, 3).choose(window)).text
    assert (choice == f"transmute {name}") == (souls > int(cards.souls[card]))


def all_of(cards: Cards, card: int) -> str:
    """Return what a card costs, written one by one."""
    cost = cards.cost[card * KINDS : (card + 1) * KINDS]
    return " ".join(name for kind, name in enumerate(ELEMENTS) for _ in range(cost[kind]))


def test_without_a_soul_a_seat_hardly_wins() -> None:
    soulless, sound, rich = (
        standing(at(3, made={0: STONE_CARDS}, souls={0: souls}).state, 0) for souls in (0, 1, 2)
    )
    assert sound - soulless > 10 * (rich - sound) > 0


# --- Why ---


def reasons(table: Table, text: str) -> list[tuple[str, float, str]]:
    """The reasons for a choice, without what all begin with: worth rounded, and rules."""
    decision = table.asked
    terms = table.game.hints().terms(decision, decision.parse(text))
    start = "materia-prima-reason-"
    return [(term.said.key.removeprefix(start), round(term.worth, 4), term.rules) for term in terms]


def test_a_step_is_weighed_by_how_much_nearer_it_brings_a_figure() -> None:
    towards, away = (reasons(hearth_for_sale("2,-1"), f"move a {to}") for to in ("3,-1", "1,-1"))
    assert towards == [("nearer", 2.0, ""), ("step", -0.5, "MAT-053")]
    assert away == [("farther", -2.0, ""), ("step", -0.5, "MAT-053")]


def test_a_purchase_is_what_the_way_was_for() -> None:
    assert reasons(hearth_for_sale("3,-1"), "buy") == [("source", 8.0, "MAT-171 MAT-251")]


def test_an_attack_is_weighed_by_its_chance_and_by_what_can_be_won() -> None:
    """A soul is worth 3, and each of two waters half a unit."""
    table = at(3, spots={0: "0,-2", 1: "0,-3"}, packs={(1, 0): "water water"})
    decision = table.asked
    soul, spoils = table.game.hints().terms(decision, decision.parse("fight a 2a"))
    chance = soul.worth / 3.0
    assert (soul.rules, soul.said.args["chance"]) == ("MAT-104", round(100 * chance))
    assert spoils.rules == "MAT-101"
    assert spoils.worth == pytest.approx(2 * 0.5 * chance)


def test_the_formula_that_comes_next_is_carried_out() -> None:
    stores = {0: "water earth air copper sulfur glass mercury"}
    table = at(3, hands={0: "s1-1"}, made={0: ""}, stores=stores)
    assert reasons(table, "transmute s1-1") == [("aim", 9.0, "MAT-160")]
    assert reasons(table, "convert gold") == [("unneeded", -2.0, "MAT-141 MAT-152")]
    assert reasons(table, "end") == []
