"""Leap: straight over figures and obstacles up to size 3, each jump at most as long as a walk."""

from typing import Unpack

import pytest

from athanor.games.alkemy.tabletop import Discs, Terrain, leap_spots
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, Staging

both = pytest.mark.parametrize("edition", EDITIONS)

BLOCK = {"v2": "ruin", "blitz": "rock"}
"""Size 3, 3.5 x 2.5 in."""


def going(
    edition: str,
    *others: Figure,
    profile: str = "jaraya",
    move: str = "walk",
    **more: Unpack[Staging],
) -> Scene:
    """A jaraya (5/7/12, Leap) or somebody as fast at 8,4, about to choose where a move ends."""
    scene = Scene(edition, [(profile, 0, 8, 4), *others], **more)
    return scene.say("activate a1", move)


def reaches(scene: Scene, spot: str) -> bool:
    """Whether the move may end at a spot."""
    return scene.allows(spot)


@both
@pytest.mark.parametrize(("profile", "over"), [("jaraya", True), ("tuareg", False)])
@pytest.mark.rule("AK2-002", "AK2-1001", "AKB-007", "AKB-334")
def test_a_leaping_figure_walks_over_scenery_at_no_extra_cost(
    edition: str, profile: str, over: bool
) -> None:
    scene = going(edition, profile=profile, scenery=[(BLOCK[edition], 8, 6.5, 0)])
    assert reaches(scene, "8,9") == over
    assert not reaches(scene, "8,9.001")
    assert not reaches(scene, "8,6.5")  # it does not land on it


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_a_leap_is_told_as_a_straight_way(edition: str) -> None:
    scene = going(edition, scenery=[(BLOCK[edition], 8, 6.5, 0)]).say("8,9")
    event = next(one for one in scene.log.events if one.kind == "walked")
    assert "way:8000,4000 8000,9000" in event.things


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_nobody_leaps_over_what_is_larger_than_the_skill_says(edition: str) -> None:
    assert not reaches(going(edition, scenery=[("house", 8, 6.5, 0)]), "8,9")


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_a_jump_is_at_most_a_walk_long_but_a_run_may_have_several(edition: str) -> None:
    """Two blocks of 2.5 in: overlapping bases make 5.9 of one jump, or twice 3.5."""
    block = BLOCK[edition]
    close = [(block, 8.0, 6.5, 0), (block, 8.0, 8.9, 0)]
    apart = [(block, 8.0, 6.5, 0), (block, 8.0, 10.5, 0)]
    wide = [(block, x, y, 0) for x in (4.5, 11.5) for y in (6.5, 8.9)]  # no way round
    assert not reaches(going(edition, move="run", scenery=close + wide), "8,12")
    wide = [(block, x, y, 0) for x in (4.5, 11.5) for y in (6.5, 10.5)]
    assert reaches(going(edition, move="run", scenery=apart + wide), "8,13")


@both
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_a_leap_goes_over_figures_of_either_side(edition: str, seat: int) -> None:
    ring: list[Figure] = [("stone-golem", seat, x, 5.8) for x in (4.9, 6.45, 8.0, 9.55, 11.1)]
    assert reaches(going(edition, *ring), "8,9")
    assert not reaches(going(edition, *ring, profile="tuareg"), "8,9")


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_a_leap_still_ends_free_of_enemies(edition: str) -> None:
    scene = going(edition, ("recruit", 1, 8, 9.5), scenery=[(BLOCK[edition], 8, 6.2, 0)])
    assert {"AK2-604", "AKB-212"} & set(scene.refusal("8,8.5").rules)


@both
@pytest.mark.parametrize(("profile", "arrives"), [("jaraya", True), ("tuareg", False)])
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_a_leaping_figure_charges_over_what_it_sees_past(
    edition: str, profile: str, arrives: bool
) -> None:
    """6 in away behind friends too small to block sight in either edition."""
    row: list[Figure] = [("outrider", 0, x, 6.5) for x in (5.0, 6.5, 8.0, 9.5, 11.0)]
    figures: list[Figure] = [(profile, 0, 8, 4), *row, ("recruit", 1, 8, 11)]
    scene = Scene(edition, figures).say("activate a1", "charge b1")
    assert (scene.told("charge-failed") == []) == arrives
    if arrives:
        scene.say(scene.texts()[0])
        assert scene.gap("a1", "b1") <= scene.battle.edition.contact


@both
@pytest.mark.rule("AK2-1001", "AK2-622", "AKB-237", "AKB-334")
def test_a_leaping_figure_may_charge_two_at_once(edition: str) -> None:
    row: list[Figure] = [("outrider", 0, x, 6.5) for x in (5.0, 6.5, 8.0, 9.5, 11.0)]
    figures: list[Figure] = [("jaraya", 0, 8, 4), *row]
    figures += [("recruit", 1, 7.4, 10), ("recruit", 1, 8.6, 10)]
    scene = Scene(edition, figures).say("activate a1", "charge-many", "b1", "b2")
    assert scene.told("charge-failed") == []


def test_leap_spots_are_nearest_first_and_never_too_far() -> None:
    discs = Discs([(5000, 5000, 500, 2), (5000, 10000, 500, 2), (5000, 7500, 500, 2)])
    found = leap_spots(Terrain(24000, 24000), discs, 0, 0b110, 0b010, 10, 0b100, 0, 4000, 4100)
    away = [(x - 5000) ** 2 + (y - 5000) ** 2 for x, y in found]
    assert found[0] in ((5000, 8990), (5000, 9000))
    assert away == sorted(away)
    assert max(away) <= 4100**2
    assert leap_spots(Terrain(24000, 24000), discs, 0, 0b110, 0b010, 10, 0, 0, 4000, 3999) == []
