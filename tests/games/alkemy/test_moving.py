"""Walks and runs: how far, through what, where they end, and what they forbid."""

from typing import Unpack

import pytest

from athanor.games.alkemy.codes import RAN_OR_CHARGED
from athanor.games.alkemy.terms import PieceKind
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, Staging

both = pytest.mark.parametrize("edition", EDITIONS)


def walking(edition: str, *others: Figure, move: str = "walk", **more: Unpack[Staging]) -> Scene:
    """Garlan (4/6/10) at 6,6, about to choose where his move ends."""
    scene = Scene(edition, [("garlan", 0, 6, 6), *others], **more)
    return scene.say("activate a1", move)


@both
@pytest.mark.rule("AK2-601", "AK2-603", "AKB-211")
def test_a_walk_costs_1_ap_and_goes_any_way_up_to_its_value(edition: str) -> None:
    scene = walking(edition)
    rules = scene.refusal("6,10.001").rules
    assert {"AK2-603", "AKB-211"} & set(rules)
    assert scene.decision.is_legal(scene.decision.parse("8.828,8.828"))
    scene.say("6,10")
    assert scene.at("a1") == (6000, 10000)
    assert scene.ap("a1") == 3


@both
@pytest.mark.rule("AK2-601", "AK2-R2", "AKB-R103")
def test_a_move_may_use_a_part_of_its_value_or_nothing(edition: str) -> None:
    assert walking(edition).say("6,6").at("a1") == (6000, 6000)
    assert walking(edition).say("5.5,6").at("a1") == (5500, 6000)


@both
@pytest.mark.rule("AK2-608", "AKB-213", "AK2-E18")
def test_a_run_costs_2_ap_and_goes_up_to_its_value(edition: str) -> None:
    scene = walking(edition, move="run")
    assert {"AK2-608", "AKB-213"} & set(scene.refusal("16.001,6").rules)
    scene.say("16,6")
    assert scene.at("a1") == (16000, 6000)
    assert scene.ap("a1") == 2


@pytest.mark.parametrize(("edition", "end"), [("v2", "6,9.1"), ("blitz", "6,9.9")])
@pytest.mark.rule("AK2-601", "AK2-602", "AKB-213", "AKB-R103")
def test_a_move_bends_round_an_obstacle_and_its_length_is_the_whole_way(
    edition: str, end: str
) -> None:
    wall = {"v2": "wall", "blitz": "rock"}[edition]
    scene = walking(edition, scenery=[(wall, 6, 7.8, 0)])
    assert {"AK2-602", "AKB-211"} & set(scene.refusal(end).rules)
    scene = walking(edition, scenery=[(wall, 6, 7.8, 0)], move="run", measuring=True)
    assert len(way_told(scene, end)) > 2


def way_told(scene: Scene, end: str) -> list[str]:
    """Run somewhere; return the points of the way as they are told."""
    scene.say(end)
    event = [one for one in scene.log.events if one.kind == "ran"][-1]
    (way,) = (thing for thing in event.things if thing.startswith("way:"))
    return way.removeprefix("way:").split()


@pytest.mark.parametrize(("edition", "end"), [("v2", "6.007,9.1"), ("blitz", "6.007,9.9")])
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_without_measuring_only_the_ends_of_a_way_are_told_and_as_they_are_shown(
    edition: str, end: str
) -> None:
    wall = {"v2": "wall", "blitz": "rock"}[edition]
    scene = walking(edition, scenery=[(wall, 6, 7.8, 0)], move="run")
    along = {"v2": "9100", "blitz": "9900"}[edition]
    assert way_told(scene, end) == ["6000,6000", f"6000,{along}"]
    assert scene.at("a1") == (6007, int(along))


@both
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("AK2-602", "AK2-R2", "AKB-210", "AKB-R103")
def test_no_figure_moves_through_friend_or_foe(edition: str, seat: int) -> None:
    """In a corner, with two others whose gap is narrower than a base."""
    corner: list[Figure] = [("garlan", 0, 0.5, 0.5), ("recruit", seat, 1.7, 0.5)]
    scene = Scene(edition, [*corner, ("recruit", seat, 0.5, 1.7)])
    scene.say("activate a1", "walk")
    assert {"AK2-602", "AKB-R103"} & set(scene.refusal("3,3").rules)
    scene = Scene(edition, [*corner, ("recruit", seat, 0.5, 2.9)])
    scene.say("activate a1", "walk", "3,3")
    assert scene.at("a1") == (3000, 3000)


@both
@pytest.mark.rule("AK2-602", "AK2-016", "AKB-R90", "AKB-R95")
def test_a_post_is_in_the_way_of_moves(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 10)]).say("activate a1", "walk")
    assert {"AK2-602", "AKB-R90"} & set(scene.refusal("4,11.5").rules)
    assert scene.refusal("4,13.5").message.key == "alkemy-refusal-too-far"  # round it, not through
    assert scene.say("4,11").at("a1") == (4000, 11000)


@both
@pytest.mark.rule("AK2-R2", "AKB-R90")
def test_no_base_leaves_the_table(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 1, 6)]).say("activate a1", "walk")
    assert {"AK2-R2", "AKB-R90"} & set(scene.refusal("0.499,6").rules)
    assert scene.say("0.5,6").at("a1") == (500, 6000)


@pytest.mark.parametrize("move", ["walk", "run"])
@pytest.mark.rule("AK2-604", "AK2-609", "AK2-R1")
def test_a_move_ends_free_in_v2(move: str) -> None:
    scene = walking("v2", ("recruit", 1, 6, 9), move=move)
    assert {"AK2-604", "AK2-609"} <= set(scene.refusal("6,7.99").rules)
    scene.say("6,7.989")
    assert scene.gap("a1", "b1") == 11
    assert not scene.battle.in_combat(scene.figure("a1"))


@pytest.mark.parametrize("move", ["walk", "run"])
@pytest.mark.rule("AKB-212", "AKB-214", "AKB-R94", "AKB-R22")
def test_a_move_ends_a_tenth_of_an_inch_away_in_blitz(move: str) -> None:
    scene = walking("blitz", ("ghulam", 1, 6, 9), move=move)
    assert {"AKB-212", "AKB-214", "AKB-R94"} <= set(scene.refusal("6,7.901").rules)
    scene.say("6,7.9")
    assert not scene.battle.in_combat(scene.figure("a1"))  # although b1 reaches so far


@both
@pytest.mark.rule("AK2-R2", "AKB-R103")
def test_brushing_past_an_enemy_is_allowed(edition: str) -> None:
    """Between an enemy and the edge there is just the room of a base."""
    scene = Scene(edition, [("garlan", 0, 0.5, 6), ("recruit", 1, 1.5, 7.5)])
    scene.say("activate a1", "walk", "0.5,9.5")
    assert scene.at("a1") == (500, 9500)


@both
@pytest.mark.rule("AK2-607", "AKB-R105", "AKB-215")
def test_a_figure_walks_as_often_as_it_can_pay_and_then_charges_or_runs(edition: str) -> None:
    scene = walking(edition, ("recruit", 1, 20, 20)).say("6,8", "walk", "6,9")
    assert scene.ap("a1") == 2
    assert {"walk", "run", "charge b1"} <= set(scene.texts())
    scene.say("run", "6,15")
    assert scene.at("a1") == (6000, 15000)


@both
@pytest.mark.rule("AK2-610", "AKB-215", "AKB-R20", "AKB-R21")
def test_after_a_run_a_figure_moves_no_more_but_may_act(edition: str) -> None:
    scene = walking(edition, ("recruit", 1, 20, 20), move="run").say("6,15")
    for order in ("walk", "run", "charge b1"):
        assert {"AK2-610", "AKB-215"} & set(scene.refusal(order).rules)
    assert "post 1" in scene.texts()


@pytest.mark.rule("AKB-215", "AKB-R21")
def test_after_a_run_there_is_no_engagement() -> None:
    figures: list[Figure] = [("garlan", 0, 6, 6), ("recruit", 0, 6, 15), ("recruit", 1, 6, 16)]
    scene = Scene("blitz", figures)
    scene.join("a2", "b1")
    scene.say("activate a1", "run", "6,13.5")
    assert "AKB-215" in scene.refusal("engage b1").rules


@both
@pytest.mark.rule("AK2-606", "AK2-612", "AK2-620", "AK2-R24", "AKB-R21")
def test_in_reaction_nobody_runs_and_who_ran_does_not_walk_either(edition: str) -> None:
    """A shot within the target's walk and charge, with a house to hide behind."""
    house = [("house", 9, 6, 0)]
    figures: list[Figure] = [("archer", 0, 6, 6), ("garlan", 1, 6, 9)]
    scene = Scene(edition, figures, scenery=house)
    scene.say("activate a1", "shoot b1", "2")
    assert set(scene.texts()) == {"nothing", "walk", "rush"}
    scene = Scene(edition, figures, scenery=house)
    scene.battle.mark(scene.figure("b1"), RAN_OR_CHARGED)
    scene.roll(0, 0, 0, 0).say("activate a1", "shoot b1", "2")
    assert len(scene.told("measured")) == 1
    assert all(type(one).__name__ != "React" for one in scene.match.decisions)


@both
@pytest.mark.rule("AK2-606")
def test_a_figure_that_is_charged_or_attacked_does_not_walk(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 6, 6), ("garlan", 1, 6, 9)])
    scene.say("activate a1", "charge b1")
    scene.say(scene.texts()[0])
    assert {type(one).__name__ for one in scene.match.decisions} == {"PlayCombatCard"}


def piece(scene: Scene, kind: str) -> PieceKind:
    """A kind of scenery by its id."""
    return next(one for one in scene.battle.terms.pieces if one.id == kind)


@pytest.mark.parametrize("kind", ["pond", "hedge", "fountain", "boulder", "ruin", "wood", "house"])
@pytest.mark.rule("AK2-014", "AK2-015", "AK2-602")
def test_no_figure_enters_scenery_in_v2_however_low(kind: str) -> None:
    scene = walking("v2", scenery=[(kind, 6, 8.6, 0)])
    assert "AK2-014" in scene.refusal("6,8.6").rules
    edge = 8.6 - max(y for _, y in piece(scene, kind).corners) / 1000 - 0.5
    assert "AK2-014" in scene.refusal(f"6,{edge + 0.01:.2f}").rules
    scene.say(f"6,{edge:.2f}")
    assert scene.ap("a1") == 3


@pytest.mark.parametrize("kind", ["rock", "thicket", "house"])
@pytest.mark.rule("AKB-125", "AKB-126", "AKB-R6", "AKB-R90")
def test_clogged_land_is_not_entered_in_blitz(kind: str) -> None:
    scene = walking("blitz", scenery=[(kind, 6, 8, 0)])
    assert "AKB-R90" in scene.refusal("6,8").rules
    assert scene.refusal("6,9.9").message.key == "alkemy-refusal-too-far"
