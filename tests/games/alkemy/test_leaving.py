"""Conceding among three or four: the figures leave the table, and play goes on (AK2-R44)."""

from collections.abc import Sequence

import pytest

from athanor.games.alkemy.codes import CARRY, NONE, STAGES
from athanor.games.alkemy.rules.objectives import costliest_removed
from athanor.games.alkemy.rules.posts import score
from athanor.games.alkemy.rules.prepare import waiting_cards
from athanor.games.alkemy.rules.turn import find_starter, passes_to_end
from athanor.games.alkemy.seats import rival
from athanor.games.alkemy.state import IN_FORCE, LAID, PLACED, SCORE, Battle
from athanor.kernel import SPECTATOR, Match, Stream, find
from tests.games.alkemy.preparing import SOLDIERS, Preparing
from tests.games.alkemy.scene import Figure, Scene, drive
from tests.games.alkemy.test_many_players import game_for, initiative, one_each, scene_of

leaving = pytest.mark.rule("AK2-R44")


def asked(scene: Scene) -> list[int]:
    scene.roll_on()
    return [decision.seat for decision in scene.match.decisions]


def stage(scene: Scene) -> str:
    scene.roll_on()
    return STAGES[scene.battle.stage]


def crowd(*spots: tuple[int, float, float]) -> Scene:
    """A turn of three with recruits where they are said to be."""
    figures: list[Figure] = [("recruit", seat, x, y) for seat, x, y in spots]
    return scene_of(3, figures)


def started(seats: int, answers: int, **options: object) -> Match:
    """A match by its rules after some random answers."""
    game = find("alkemy-v2").build(seats, {"format": 150, **options})
    match = Match(game, game.start(), Stream(3))
    stream = Stream(4)
    while match.answered < answers:
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    return match


def battle_of(match: Match) -> Battle:
    battle = match.state
    assert isinstance(battle, Battle)
    return battle


# --- Leaving ---


@leaving
def test_the_figures_leave_the_table_and_the_others_play_on() -> None:
    scene = scene_of(3)
    assert asked(scene) == [0]
    scene.match.concede(1)
    assert not scene.match.is_over
    assert [scene.alive(label) for label in ("a1", "b1", "c1")] == [True, False, True]
    assert scene.told("conceded") == scene.told("left-table") == [("AK2-R44",)]
    assert scene.told("removed") == []
    assert asked(scene) == [0]
    scene.say("activate a1", "walk", "3,4", "stop")
    assert asked(scene) == [2]  # not the next one, who has left
    assert scene.match.has_left(1)


@leaving
def test_the_next_one_goes_on_where_it_was_the_turn_of_who_left() -> None:
    scene = scene_of(3)
    scene.match.concede(0)
    assert asked(scene) == [1]


@leaving
@pytest.mark.rule("AK2-507")
def test_who_goes_on_at_the_opening_may_not_pass_either() -> None:
    scene = scene_of(3)
    scene.battle.opening = 0
    scene.match.concede(0)
    assert asked(scene) == [1]
    assert scene.refusal("pass").rules[0] == "AK2-507"


@leaving
def test_an_activation_ends_where_its_player_leaves() -> None:
    scene = scene_of(3)
    scene.say("activate a1")
    scene.match.concede(0)
    assert (asked(scene), scene.alive("a1")) == ([1], False)
    assert scene.battle.active_card == NONE


@leaving
def test_what_others_are_doing_is_finished_first() -> None:
    scene = crowd((0, 5.0, 5.0), (1, 8.0, 5.0), (2, 20.0, 20.0))
    scene.say("activate a1", "walk")
    scene.match.concede(1)
    assert (asked(scene), scene.alive("b1")) == ([0], True)
    scene.say("5,6")
    assert (asked(scene), scene.alive("b1")) == ([0], False)
    assert scene.ap("a1") == 1


@leaving
def test_the_combat_of_who_left_is_over() -> None:
    scene = crowd((0, 5.0, 5.0), (1, 6.0, 5.0), (2, 20.0, 20.0))
    figure = scene.figure("a1")
    assert scene.battle.in_combat(figure)
    scene.match.concede(1)
    scene.roll_on()
    assert not scene.battle.in_combat(figure)
    assert scene.allows("activate a1")


@leaving
def test_what_is_announced_and_not_begun_is_not_done() -> None:
    figures = [("recruit", 0, 3.0, 3.0), ("recruit", 0, 6.0, 3.0), *one_each(3)[1:]]
    scene = Scene("v2", figures, cards=(("a1", "a2"),), game=game_for(3))
    scene.say("activate a1 a2", "walk")
    before = scene.at("a1")
    scene.match.concede(0)
    assert asked(scene) == [1]
    assert scene.at("a1") == before
    assert scene.told("walked") == []


@leaving
def test_of_several_actions_only_the_one_under_way_is_finished() -> None:
    figures = [("recruit", 0, 3.0, 3.0), ("recruit", 0, 6.0, 3.0), *one_each(3)[1:]]
    scene = Scene("v2", figures, cards=(("a1", "a2"),), game=game_for(3))
    scene.say("activate a1 a2", "walk", "walk", "a1")
    before = len(scene.log.events)
    scene.match.concede(0)
    assert asked(scene) == [1]
    told = [event for event in scene.log.events[before:] if "figure:a2" in event.things]
    assert [event.kind for event in told] == ["left-table"]


@leaving
def test_nobody_waits_for_the_secret_card_of_who_left() -> None:
    scene = crowd((0, 5.0, 5.0), (1, 6.0, 5.0), (2, 20.0, 20.0))
    scene.say("activate a1", "fight b1")
    assert set(scene.fighters()) == {"a1", "b1"}
    scene.match.concede(1)
    assert set(scene.fighters()) == {"a1"}
    assert scene.alive("b1")


# --- Passing and the end of a turn ---


@leaving
@pytest.mark.rule("AK2-1609")
def test_a_pass_of_who_left_does_not_count() -> None:
    scene = scene_of(4)
    scene.say("pass", "pass")
    scene.match.concede(0)
    assert (asked(scene), scene.battle.passes) == ([2], 1)
    scene.say("pass")
    assert asked(scene) == [3]


@leaving
@pytest.mark.rule("AK2-1609")
def test_the_turn_ends_if_all_who_are_left_have_passed() -> None:
    scene = scene_of(3)
    scene.say("pass", "pass")
    initiative(scene, 0, 2)
    scene.match.concede(2)
    assert asked(scene) == [0]
    assert len(scene.told("turn-over")) == 1


@leaving
def test_figures_that_stay_are_needed_to_pass() -> None:
    scene = scene_of(3)
    scene.match.concede(2)
    scene.roll_on()
    assert passes_to_end(scene.battle) == 2


@leaving
@pytest.mark.rule("AK2-1613")
def test_two_left_of_whom_one_has_figures_draw_at_the_end_of_the_turn() -> None:
    scene = crowd((0, 3.0, 3.0), (2, 20.0, 20.0))
    scene.match.concede(2)
    assert asked(scene) == [0]
    scene.say("pass")
    assert scene.match.is_over
    assert scene.game.outcome(scene.battle).places == (1, 1, 3)
    assert scene.game.outcome(scene.battle).rules == ("AK2-1613",)


@leaving
@pytest.mark.rule("AK2-1613")
@pytest.mark.parametrize("begun", [True, False])
def test_a_turn_ends_in_which_nobody_is_left_who_could_act(begun: bool) -> None:
    scene = scene_of(4, [("recruit", 2, 3.0, 3.0), ("recruit", 3, 20.0, 20.0)])
    scene.battle.active = 2
    if not begun:
        scene.battle.stage = STAGES.index("turn")
        initiative(scene, 0, 2)
    scene.match.concede(2)
    scene.match.concede(3)
    scene.roll_on()
    assert scene.match.is_over
    assert scene.game.outcome(scene.battle).places == (1, 1, 3, 3)


@leaving
def test_nobody_rolls_for_initiative_when_no_figure_is_left() -> None:
    """So it is when the last who have any leave while command cards are chosen."""
    scene = scene_of(4)
    scene.battle.present = 0
    drive(find_starter(scene.battle), [])
    assert STAGES[scene.battle.stage] == "end"


# --- The end ---


@leaving
@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_one_wins_at_once(seats: int) -> None:
    scene = scene_of(seats)
    scene.battle.counts[SCORE] = 3
    for seat in range(seats - 1):
        assert not scene.match.is_over
        scene.match.concede(seat)
    assert scene.match.is_over
    outcome = scene.game.outcome(scene.battle)
    assert (outcome.winners, outcome.rules) == ((seats - 1,), ("AK2-R44",))
    assert set(outcome.places[:-1]) == {2}


@leaving
@pytest.mark.rule("AK2-1612")
def test_the_points_of_who_left_win_nothing() -> None:
    scene = scene_of(3)
    scene.battle.counts[SCORE] = scene.battle.layout.goal
    scene.match.concede(0)
    initiative(scene, 1, 2)
    scene.say("pass", "pass")
    assert not scene.match.is_over
    assert rival(scene.battle, 1) == 2


@leaving
@pytest.mark.rule("AK2-1610")
def test_after_the_last_turn_who_left_is_behind_all() -> None:
    scene = scene_of(3)
    scene.battle.turn = scene.battle.layout.turns
    for seat, points in enumerate((2, 0, 1)):
        scene.battle.counts[SCORE + seat] = points
    scene.match.concede(0)
    scene.say("pass", "pass")
    assert scene.game.outcome(scene.battle).places == (3, 2, 1)


# --- What stays ---


@leaving
@pytest.mark.rule("AK2-1705", "AK2-1706")
def test_posts_stay_under_control_but_count_for_nobody() -> None:
    scene = scene_of(3)
    battle = scene.battle
    battle.owners[0] = battle.owners[1] = 0
    battle.owners[2] = 1
    scene.match.concede(0)
    scene.roll_on()
    assert list(battle.owners)[:3] == [0, 0, 1]
    score(battle, 1)
    assert list(battle.counts[SCORE : SCORE + 3]) == [0, 1, 0]


@leaving
@pytest.mark.rule("AK2-R96")
def test_what_was_carried_lies_where_its_bearer_stood() -> None:
    scene = scene_of(3)
    battle = scene.battle
    layout = battle.layout
    kept = layout.objective
    layout.objective = CARRY
    try:
        battle.bearers[0], battle.owners[0], battle.lying = scene.figure("b1"), 1, battle.lying & ~1
        scene.match.concede(1)
        scene.roll_on()
        assert (battle.bearers[0], battle.owners[0], battle.lying & 1) == (NONE, NONE, 1)
        disc = battle.roster.count
        assert (battle.discs.x[disc], battle.discs.y[disc]) == scene.at("b1")
        assert scene.told("dropped") == [("AK2-R96",)]
    finally:
        layout.objective = kept


@leaving
def test_who_left_was_not_removed_by_an_enemy() -> None:
    scene = scene_of(3)
    scene.match.concede(1)
    scene.roll_on()
    assert costliest_removed(scene.battle, 0) == 0
    scene.hurt("b1", scene.battle.sheet(scene.figure("b1")).hp)
    assert costliest_removed(scene.battle, 0) == 1


# --- Before the first turn ---


@leaving
@pytest.mark.parametrize("setup", ["rules", "quick"])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("answers", [0, 2, 5, 9, 14, 18, 23])
def test_the_set_up_goes_on_without_who_left(setup: str, seat: int, answers: int) -> None:
    match = started(3, answers, setup=setup, command=True)
    match.concede(seat)
    stream = Stream(5)
    battle = battle_of(match)
    while battle.turn == 0:
        decision = match.decision
        assert decision is not None
        assert decision.seat != seat
        match.answer(decision.seat, decision.sample(stream))
        battle = battle_of(match)
    others = [one for one in range(3) if one != seat]
    assert battle.own(seat) == 0
    assert all(battle.own(one) == battle.roster.side[one] for one in others)
    assert not any(waiting_cards(battle, one) for one in range(3))


def placing(seats: int, stopped: int = NONE, active: int = 0) -> Scene:
    """A table on which everybody has placed enough to stop."""
    scene = Preparing("v2", "scenery", bands=[SOLDIERS] * seats)
    for seat in range(seats):
        scene.battle.counts[PLACED + seat] = 2
    scene.battle.stopped, scene.battle.active = stopped, active
    scene.roll(0)  # for who deploys first
    return scene


@leaving
@pytest.mark.rule("AK2-1604")
@pytest.mark.parametrize(
    ("leaves", "goes_on"),
    [([0], 1), ([1], 2), ([0, 1], 2), ([1, 2], 3), ([2], 1)],
)
def test_each_other_still_places_a_last_piece(leaves: Sequence[int], goes_on: int) -> None:
    scene = placing(4, stopped=0, active=1)
    for seat in leaves:
        scene.match.concede(seat)
    assert (stage(scene), asked(scene)) == ("scenery", [goes_on])
    placed = [goes_on]
    scene.say("stop")
    while stage(scene) == "scenery":
        placed += asked(scene)
        scene.say("stop")
    assert placed == [one for one in (1, 2, 3) if one not in leaves]


@leaving
@pytest.mark.rule("AK2-1604")
def test_the_placing_is_over_when_the_last_one_leaves() -> None:
    scene = placing(3, stopped=0, active=2)
    scene.match.concede(2)
    assert stage(scene) == "deployment"


@leaving
@pytest.mark.rule("AK2-1606")
def test_who_has_left_deploys_nobody() -> None:
    match = started(3, 0, setup="quick")
    stream = Stream(2)
    while STAGES[battle_of(match).stage] != "deployment":
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    seat = battle_of(match).active
    match.concede(seat)
    assert battle_of(match).active == (seat + 1) % 3


@leaving
@pytest.mark.rule("AK2-1401")
def test_hands_are_chosen_without_who_left() -> None:
    match = started(3, 3, setup="rules", command=True)
    assert STAGES[battle_of(match).stage] == "hands"
    for decision in match.decisions:
        first = decision.seat == 0
        match.answer(decision.seat, decision.codes()[0] if first else decision.default_choice())
    assert [decision.seat for decision in match.decisions] == [0]
    match.concede(0)
    assert STAGES[battle_of(match).stage] == "scenery"


@leaving
@pytest.mark.rule("AK2-1408")
def test_the_command_card_of_who_left_is_in_force_no_more() -> None:
    match = started(3, 0, setup="ready", command=True)
    stream = Stream(2)
    while STAGES[battle_of(match).stage] != "slot":
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    battle = battle_of(match)
    battle.set_command(1, LAID, 0)
    battle.set_command(1, IN_FORCE, 0)
    match.concede(1)
    while not match.is_quiet:
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.default_choice())
    assert battle_of(match).commands(1, IN_FORCE) == NONE


# --- Views ---


@leaving
def test_all_see_who_is_off_the_table() -> None:
    scene = scene_of(3)
    scene.match.concede(1)
    scene.roll_on()
    for viewer in (0, 1, 2, SPECTATOR):
        view = scene.game.view(scene.battle, viewer)
        status = {figure.label: figure.status for figure in view.figures}
        assert (status["b1"], status["a1"]) == ("gone", "on-watch")
        assert (view.over, view.result) == (False, None)
