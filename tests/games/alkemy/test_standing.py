"""Standing on scenery, fighting at different heights, falling (AKB 4.18, 4.19, AKB-R5, AKB-R8)."""

from functools import cache
from pathlib import Path

import pytest

from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.cards.schema import Edition, Scenery, Text
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.effects import push
from athanor.games.alkemy.rules.journeys import Journeys
from athanor.games.alkemy.rules.space import sees
from athanor.packs import PackError
from tests.games.alkemy.owner import SCENERY, changed, owner_pack
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, drive, game_with

HEIGHTS = {"ledge": (1.0, 1), "platform": (2.0, 2), "roof": (2.5, 3), "tower": (4.0, 4)}
"""Squares of four inches to stand on: their height and size."""


@cache
def heights() -> Alkemy:
    """A game of Blitz with scenery to stand on."""
    shape = ((-2.0, -2.0), (2.0, -2.0), (2.0, 2.0), (-2.0, 2.0))
    pieces = tuple(
        Scenery(
            source="house",
            id=name,
            name=Text(en=name, fr=name),
            kind="flat",
            standable=True,
            size=size,
            height=height,
            shape=shape,
        )
        for name, (height, size) in HEIGHTS.items()
    )
    return game_with("blitz", scenery=pieces)


def scene_of(
    kind: str, *figures: Figure, more: tuple[tuple[str, float, float, int], ...] = ()
) -> Scene:
    """A scene with a piece between 10 and 14 from the left and 6 and 10 from the bottom."""
    return Scene("blitz", figures, scenery=[(kind, 12, 8, 0), *more], game=heights())


FAR: Figure = ("recruit", 1, 20, 20)


def falls(scene: Scene) -> int:
    """How many falls were told."""
    return len(scene.told("fell"))


# --- Going up and down ---


@pytest.mark.rule("AKB-R8")
def test_going_up_costs_the_height() -> None:
    scene = scene_of("platform", ("recruit", 0, 12, 5.4), FAR).say("activate a1", "walk")
    assert scene.refusal("12,7.41").message.key == "alkemy-refusal-too-far"
    scene.say("12,7.4")  # two inches along, two inches up
    assert scene.at("a1") == (12_000, 7400)
    assert scene.battle.levels.height_at(*scene.at("a1")) == 2000


@pytest.mark.rule("AKB-R8")
def test_what_is_larger_than_size_2_is_not_climbed() -> None:
    for kind in ("roof", "tower"):
        scene = scene_of(kind, ("recruit", 0, 12, 5.4), FAR).say("activate a1", "run")
        assert scene.refusal("12,7").message.key == "alkemy-refusal-too-far"


@pytest.mark.rule("AKB-R8", "AKB-R90")
def test_a_base_stands_on_the_piece_or_beside_it() -> None:
    scene = scene_of("platform", ("recruit", 0, 12, 3), FAR).say("activate a1", "walk")
    assert scene.refusal("12,5.8").message.key == "alkemy-refusal-spot-taken"
    scene.say("12,5.5")
    other = scene_of("platform", ("recruit", 0, 12, 5.4), FAR).say("activate a1", "walk")
    other.say("12,6.1")  # it may overhang as long as its centre is on top
    assert other.battle.levels.height_at(*other.at("a1")) == 2000


@pytest.mark.rule("AKB-R8")
def test_whoever_does_not_climb_walks_round() -> None:
    scene = scene_of("platform", ("recruit", 0, 12, 5.4), FAR)
    across = (12_000, 10_600)
    assert not Journeys(scene.battle, 0, 8000, 0).leads_to(*across)  # straight it would be 5.2
    assert Journeys(scene.battle, 0, 10_000, 0).leads_to(*across)


@pytest.mark.rule("AKB-R8", "AKB-295")
def test_who_can_walk_down_does_not_fall() -> None:
    scene = scene_of("platform", ("outrider", 0, 12, 7.4), FAR)
    scene.say("activate a1", "walk", "12,5.4")  # 2 + 2 of its 5 inches
    assert falls(scene) == 0
    assert scene.wounds("a1") == 0


@pytest.mark.rule("AKB-R8", "AKB-295", "AKB-296", "AKB-R88")
@pytest.mark.parametrize(
    ("kind", "profile", "damage"),
    [("platform", "outrider", 1), ("roof", "outrider", 2), ("tower", "garlan", 2)],
)
def test_jumping_down_costs_nothing_but_is_a_fall(kind: str, profile: str, damage: int) -> None:
    scene = scene_of(kind, (profile, 0, 12, 9), FAR)  # sizes 1 and 2
    scene.say("activate a1", "walk", "12,5.4")
    assert falls(scene) == 1
    assert scene.wounds("a1") == damage


@pytest.mark.rule("AKB-296", "AKB-R88")
def test_a_fall_no_deeper_than_the_size_hurts_nobody() -> None:
    scene = scene_of("platform", ("recruit", 0, 12, 8.4), FAR)
    scene.say("activate a1", "walk", "12,5.4")
    assert falls(scene) == 1
    assert scene.wounds("a1") == 0


@pytest.mark.rule("AKB-298")
def test_leap_jumps_down_unharmed() -> None:
    scene = scene_of("tower", ("jaraya", 0, 12, 9), FAR)
    scene.say("activate a1", "walk", "12,5.4")
    assert scene.wounds("a1") == 0
    assert falls(scene) == 0


@pytest.mark.rule("AKB-R8")
def test_nothing_of_the_house_set_can_be_stood_on() -> None:
    for edition in EDITIONS:
        terms = Scene(edition, [("recruit", 0, 5, 5)]).battle.terms
        assert all(kind.top == 0 for kind in terms.pieces)


# --- Falling ---


@pytest.mark.rule("AKB-295", "AKB-296", "AKB-297", "AKB-R88")
@pytest.mark.parametrize(("profile", "damage"), [("templar", 2), ("novice", 2), ("stone-golem", 1)])
def test_being_pushed_over_the_edge_is_a_fall_that_tough_does_not_soften(
    profile: str, damage: int
) -> None:
    scene = scene_of("tower", ("priest", 0, 12, 9.5), (profile, 1, 12, 6.3))
    _, asked = drive(push(scene.battle, 0, 1, 1500), [1500])
    assert len(asked) == 1
    assert scene.battle.levels.height_at(*scene.at("b1")) == 0
    assert falls(scene) == 1
    assert scene.wounds("b1") == damage


@pytest.mark.rule("AKB-295", "AKB-R88")
def test_a_push_that_ends_on_top_is_no_fall_and_a_fall_breaks_concentration() -> None:
    scene = scene_of("tower", ("recruit", 0, 12, 9.5), ("oracle", 1, 12, 7.5))
    scene.battle.concentration[1] = 2
    drive(push(scene.battle, 0, 1, 1000), [1000])
    assert falls(scene) == 0
    drive(push(scene.battle, 0, 1, 2000), [1250])
    assert falls(scene) == 1
    assert scene.battle.concentration[1] == 1


@pytest.mark.rule("AKB-R8")
def test_nobody_is_pushed_up() -> None:
    scene = scene_of("ledge", ("priest", 0, 12, 3), ("recruit", 1, 12, 4.5))
    drive(push(scene.battle, 0, 1, 4000), [1000])
    assert scene.at("b1") == (12_000, 5500)
    with pytest.raises(AssertionError):
        drive(push(scene.battle, 0, 1, 4000), [250])  # there is no room left to choose


@pytest.mark.rule("AKB-295", "AKB-225")
def test_who_dies_of_its_jump_charges_nobody() -> None:
    scene = scene_of("tower", ("recruit", 0, 12, 8), ("novice", 1, 12, 4))
    scene.hurt("a1", 5)
    scene.say("activate a1", "charge b1")
    scene.say(scene.texts()[0])
    assert not scene.alive("a1")
    assert not scene.battle.in_combat(scene.figure("b1"))
    assert scene.told("played") == []


@pytest.mark.rule("AKB-R8", "AKB-227")
def test_a_failed_charge_walks_down_only_as_far_as_it_can() -> None:
    stays = scene_of("tower", ("recruit", 0, 12, 6.2), FAR).say("activate a1", "charge b1")
    assert falls(stays) == 0
    assert stays.battle.levels.height_at(*stays.at("a1")) == 4000
    leaves = scene_of("ledge", ("recruit", 0, 13, 9.9), FAR).say("activate a1", "charge b1")
    assert falls(leaves) == 0
    assert leaves.battle.levels.height_at(*leaves.at("a1")) == 0


# --- Fighting ---


@pytest.mark.rule("AKB-289", "AKB-R89")
@pytest.mark.parametrize(("kind", "legal"), [("ledge", True), ("platform", False)])
def test_a_charge_ends_at_most_an_inch_above_or_below_its_target(kind: str, legal: bool) -> None:
    scene = scene_of(kind, ("recruit", 0, 12, 3), ("novice", 1, 12, 6.1))
    scene.say("activate a1", "charge b1")
    below = "12,5.1"
    if legal:
        scene.say(below)
        assert scene.battle.in_combat(0)
    else:
        assert scene.refusal(below).rules == ("AKB-289",)
        scene.say(scene.texts()[0])
        assert scene.battle.levels.height_at(*scene.at("a1")) == 2000
        assert scene.battle.in_combat(0)


@pytest.mark.rule("AKB-289")
def test_a_target_too_high_up_cannot_be_charged() -> None:
    scene = scene_of("tower", ("recruit", 0, 12, 3), ("novice", 1, 12, 6.1))
    scene.say("activate a1", "charge b1")
    assert scene.told("charge-failed")
    assert not scene.battle.in_combat(0)


@pytest.mark.rule("AKB-289", "AKB-281")
def test_a_fight_ends_when_one_is_too_far_above_the_other() -> None:
    scene = scene_of("platform", ("ghulam", 0, 12, 7), ("novice", 1, 12, 6.2))
    scene.join("a1", "b1")
    scene.battle.edition.bonds.moved(scene.battle, 0)
    assert scene.battle.in_combat(0)
    scene.battle.discs.move(1, 12_000, 5400)  # still within Long Reach, but two inches below
    scene.battle.edition.bonds.moved(scene.battle, 1)
    assert not scene.battle.in_combat(0)


# --- Seeing ---


@pytest.mark.rule("AKB-106", "AKB-R5")
@pytest.mark.parametrize(("y", "seen"), [(8, True), (5.4, False)])
def test_who_stands_on_something_counts_one_size_more(y: float, seen: bool) -> None:
    rock = (("rock", 12.0, 14.0, 0), ("rock", 15.5, 14.0, 0), ("rock", 8.5, 14.0, 0))
    scene = scene_of("ledge", ("recruit", 0, 12, y), ("recruit", 1, 12, 17), more=rock)
    assert sees(scene.battle, 0, 1) == seen


@pytest.mark.rule("AKB-R5")
def test_what_a_figure_stands_on_neither_hides_nor_covers_it() -> None:
    scene = scene_of("tower", ("recruit", 0, 12, 3), ("recruit", 1, 12, 8))
    assert sees(scene.battle, 0, 1)
    assert scene.battle.edition.cover.is_open(scene.battle, 0, 1)
    behind = scene_of("tower", ("recruit", 0, 12, 3), ("recruit", 1, 12, 10.6))
    assert not sees(behind.battle, 0, 1)


# --- Data ---


@pytest.mark.parametrize(
    ("edition", "kind", "rule"),
    [("blitz", "wall", "AKB-R8"), ("v2", "wall", "AK2-014"), ("v2", "flat", "AK2-014")],
)
@pytest.mark.rule("AKB-R8", "AK2-014")
def test_a_pack_cannot_have_walls_to_stand_on_nor_v2_any(
    edition: Edition, kind: str, rule: str, tmp_path: Path
) -> None:
    text = changed(SCENERY, 'kind = "wall"', f'kind = "{kind}"\nstandable = true')
    with pytest.raises(PackError) as refused:
        HOUSE[edition].for_match([owner_pack(tmp_path, text)])
    assert rule in str(refused.value)
