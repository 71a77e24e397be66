"""Jin Posts: taking them, scoring, winning, drawing (AK2 4.12 and 4.18, AKB 4.33)."""

import pytest

from athanor.games.alkemy.codes import HAS_CHARGED, NONE, RAN_OR_CHARGED, STAGES
from athanor.games.alkemy.state import SCORE
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, game_of

BESIDE = ("recruit", 0, 12.0, 10.0)
"""Exactly 1 in from the middle post."""

FAR: Figure = ("garlan", 1, 12.0, 22.0)
FAR_TOO: Figure = ("recruit", 1, 8.0, 22.0)

A_WINS = (5, 5, 0, 0)


def scored(edition: str, owners: tuple[int, int, int]) -> tuple[int, int]:
    """The points after a turn that ends with posts held so."""
    scene = Scene(edition, [("garlan", 0, 4, 2), FAR, FAR_TOO])
    for post, owner in enumerate(owners):
        scene.battle.owners[post] = owner
    scene.say("pass", "pass")
    return scene.battle.counts[SCORE], scene.battle.counts[SCORE + 1]


def last_turn(edition: str, *, points: tuple[int, int] = (0, 0), owner: int = NONE) -> Scene:
    """A turn both sides are about to end by passing, with one post held or none."""
    scene = Scene(edition, [("garlan", 0, 4, 2), FAR, FAR_TOO])
    scene.battle.counts[SCORE], scene.battle.counts[SCORE + 1] = points
    scene.battle.owners[0] = owner
    return scene


def wipe_out(scene: Scene, *labels: str) -> None:
    """Take figures off the table."""
    for label in labels:
        scene.battle.present &= ~(1 << scene.figure(label))


def placings(scene: Scene) -> tuple[int, ...]:
    """The places at the end of the match."""
    assert STAGES[scene.battle.stage] == "over"
    return tuple(scene.game.outcome(scene.battle).places)


# --- The Action ---


@pytest.mark.rule("AK2-1704", "AK2-1005", "AKB-171", "AKB-521", "AKB-E27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_points_within_an_inch_take_a_neutral_post(edition: str) -> None:
    scene = Scene(edition, [BESIDE, FAR])
    scene.say("activate a1", "post 2")
    assert scene.battle.owners[1] == 0
    assert scene.ap("a1") == 0


@pytest.mark.rule("AK2-1704", "AK2-008", "AK2-1205", "AKB-521")
@pytest.mark.parametrize("measuring", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_farther_away_the_action_fails_and_is_paid(edition: str, measuring: bool) -> None:
    scene = Scene(edition, [("recruit", 0, 12.0, 9.999), FAR], measuring=measuring)
    scene.say("activate a1", "post 2")
    assert scene.battle.owners[1] == NONE
    assert scene.ap("a1") == 0
    assert scene.told("post-missed")


@pytest.mark.rule("AK2-1704", "AK2-R58", "AKB-522", "AKB-523", "AKB-R78")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_enemy_post_takes_two_steps(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 12.0, 10.0), FAR])
    scene.battle.owners[1] = 1
    scene.say("activate a1", "post 2")
    assert scene.battle.owners[1] == NONE
    scene.say("post 2")
    assert scene.battle.owners[1] == 0
    assert scene.ap("a1") == 0


@pytest.mark.rule("AKB-R78", "AK2-1704")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_post_of_ones_own_cannot_be_taken_again(edition: str) -> None:
    scene = Scene(edition, [BESIDE, FAR])
    scene.battle.owners[1] = 0
    scene.say("activate a1")
    assert {"AK2-1704", "AKB-R78"} & set(scene.refusal("post 2").rules)


@pytest.mark.rule("AKB-R77", "AK2-1704")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_post_takes_two_points_of_one_figure_at_once(edition: str) -> None:
    scene = Scene(edition, [BESIDE, ("recruit", 0, 13.2, 10.0), FAR], cards=[("a1", "a2")])
    scene.battle.ap[0] = 1
    scene.battle.ap[1] = 1
    scene.say("activate a1 a2")
    assert {"AK2-1704", "AKB-521"} & set(scene.refusal("post 2").rules)


@pytest.mark.rule("AK2-524", "AK2-R58", "AKB-R17", "AKB-R78")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("owner", [NONE, 1])
def test_two_figures_of_a_card_turn_a_post_step_by_step(edition: str, owner: int) -> None:
    scene = Scene(edition, [BESIDE, ("recruit", 0, 13.1, 10.35), FAR], cards=[("a1", "a2")])
    scene.battle.owners[1] = owner
    scene.say("activate a1 a2", "post 2", "post 2", "a1")
    assert scene.battle.owners[1] == 0  # freed, then taken; or taken, and nothing left to do
    assert (scene.ap("a1"), scene.ap("a2")) == (0, 0)


@pytest.mark.rule("AK2-1001", "AKB-334")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wild_animal_takes_no_post(edition: str) -> None:
    scene = Scene(edition, [("salamander", 0, 12.0, 9.75), FAR]).say("activate a1")
    assert {"AK2-1001", "AKB-334"} & set(scene.refusal("post 2").rules)


@pytest.mark.rule("AK2-R58", "AKB-R77")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_post_may_be_taken_in_combat_and_after_a_charge_or_run(edition: str) -> None:
    scene = Scene(edition, [BESIDE, ("recruit", 1, 12.0, 9.0)])
    scene.join("a1", "b1")
    scene.battle.mark(0, RAN_OR_CHARGED | HAS_CHARGED)
    assert scene.battle.in_combat(0)
    scene.say("activate a1", "post 2")
    assert scene.battle.owners[1] == 0


@pytest.mark.rule("AK2-1705", "AKB-524")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_post_stays_held_wherever_its_takers_go(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 12.0, 10.0), FAR, FAR_TOO])
    scene.say("activate a1", "post 2", "walk", "12,6", "stop")
    scene.say("pass")  # the other side has nothing left to do
    assert scene.battle.turn == 2
    assert scene.battle.owners[1] == 0
    assert scene.battle.counts[SCORE] == 1


# --- Points ---


@pytest.mark.rule("AK2-1706", "AK2-1102", "AKB-525", "AKB-526")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        ((NONE, NONE, NONE), (0, 0)), ((0, NONE, NONE), (1, 0)), ((0, 0, 0), (1, 0)),
        ((0, 1, NONE), (0, 0)), ((1, 0, 1), (0, 1)),
    ],
)  # fmt: skip
def test_one_point_for_more_posts_however_many(
    edition: str, owners: tuple[int, int, int], points: tuple[int, int]
) -> None:
    assert scored(edition, owners) == points


@pytest.mark.rule("AK2-1106", "AK2-1707", "AKB-527")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("owner", "places"), [(0, (1, 2)), (1, (2, 1))])
def test_three_points_win(edition: str, owner: int, places: tuple[int, int]) -> None:
    scene = last_turn(edition, points=(2, 2), owner=owner)
    scene.say("pass", "pass")
    assert placings(scene) == places
    assert scene.told("won")


@pytest.mark.rule("AK2-1707", "AKB-527")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_points_do_not_win(edition: str) -> None:
    scene = last_turn(edition, points=(1, 0), owner=0)
    scene.say("pass", "pass")
    assert scene.battle.counts[SCORE] == 2
    assert scene.battle.turn == 2
    assert not scene.battle.over


@pytest.mark.rule("AK2-1106", "AK2-1109", "AKB-527")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_won_in_the_middle_of_a_turn(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 12.0, 10.0), FAR, FAR_TOO])
    scene.battle.counts[SCORE] = 2
    scene.say("activate a1", "post 2", "stop")
    assert not scene.battle.over
    assert scene.decision.seat == 1
    scene.say("pass", "pass")
    assert placings(scene) == (1, 2)


@pytest.mark.rule("AK2-1107")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_with_the_points_at_the_same_count_draw(edition: str) -> None:
    scene = last_turn(edition, points=(3, 3))  # no turn of this scenario gives both a point
    scene.say("pass", "pass")
    assert placings(scene) == (1, 1)
    assert scene.told("drawn")


# --- Without figures, and without end ---


@pytest.mark.rule("AK2-1108", "AK2-1109", "AKB-R79")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_side_without_figures_makes_a_draw_but_only_at_the_end_of_the_turn(edition: str) -> None:
    scene = last_turn(edition, points=(1, 0), owner=0)
    wipe_out(scene, "b1", "b2")
    scene.say("activate a1", "walk", "4,3", "stop")  # the survivor goes on
    assert not scene.battle.over
    assert scene.decision.seat == 0
    scene.say("pass")
    assert placings(scene) == (1, 1)
    assert scene.battle.counts[SCORE] == 2


@pytest.mark.rule("AK2-R45", "AKB-R79")
@pytest.mark.parametrize(("edition", "places"), [("v2", (1, 1)), ("blitz", (1, 2))])
def test_points_against_a_side_without_figures_win_only_in_blitz(
    edition: str, places: tuple[int, int]
) -> None:
    scene = last_turn(edition, points=(2, 0), owner=0)
    wipe_out(scene, "b1", "b2")
    scene.say("pass")
    assert placings(scene) == places


@pytest.mark.rule("AK2-R45", "AKB-R79", "AKB-R80", "AKB-527")
@pytest.mark.parametrize(("edition", "places"), [("v2", (1, 1)), ("blitz", (2, 1))])
def test_the_dead_may_have_won_in_blitz(edition: str, places: tuple[int, int]) -> None:
    scene = last_turn(edition, points=(0, 2), owner=1)
    wipe_out(scene, "a1", "b1", "b2")
    scene.roll_on()
    assert placings(scene) == places


@pytest.mark.rule("AK2-R45", "AKB-R80")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_left_is_a_draw(edition: str) -> None:
    scene = last_turn(edition, points=(1, 0), owner=0)
    wipe_out(scene, "a1", "b1", "b2")
    scene.roll_on()
    assert placings(scene) == (1, 1)


@pytest.mark.rule("AK2-1105", "AK2-R44", "AKB-R81")
@pytest.mark.parametrize(("edition", "cap"), [("v2", 12), ("blitz", 10)])
def test_the_last_turn_of_the_house_is_a_draw_whatever_the_points(edition: str, cap: int) -> None:
    assert game_of(edition).terms.layout.turns == cap
    scene = last_turn(edition, points=(1, 0), owner=0)
    scene.battle.turn = cap - 1
    scene.say("pass", "pass")
    assert scene.battle.turn == cap
    assert not scene.battle.over
    late = last_turn(edition, points=(1, 0), owner=0)
    late.battle.turn = cap
    late.say("pass", "pass")
    assert placings(late) == (1, 1)
    assert [part[0].value for part in late.game.outcome(late.battle).scores] == [2, 0]


@pytest.mark.rule("AK2-R44", "AKB-R81", "AK2-1106")
@pytest.mark.parametrize(("edition", "cap"), [("v2", 12), ("blitz", 10)])
def test_three_points_in_the_last_turn_still_win(edition: str, cap: int) -> None:
    scene = last_turn(edition, points=(2, 0), owner=0)
    scene.battle.turn = cap
    scene.say("pass", "pass")
    assert placings(scene) == (1, 2)
