"""Scenery that costs a move something, in Blitz."""

import pytest

from tests.games.alkemy.scene import Scene


def crossing(*scenery: tuple[str, float, float, int], y: float = 6.0, move: str = "walk") -> Scene:
    """Garlan (4/6/10) at 12,y about to choose where his move ends."""
    scene = Scene("blitz", [("garlan", 0, 12, y)], scenery=scenery)
    return scene.say("activate a1", move)


def reaches(scene: Scene, spot: str) -> bool:
    """Whether the move may end at a spot."""
    return scene.allows(spot)


@pytest.mark.rule("AKB-121", "AKB-211")
def test_open_ground_costs_nothing_more() -> None:
    assert reaches(crossing(), "12,10")


@pytest.mark.parametrize("kind", ["hedge", "wall"])
@pytest.mark.rule("AKB-120", "AKB-122", "AKB-123", "AKB-R7", "AKB-R103")
def test_crossing_a_hindering_element_costs_an_inch(kind: str) -> None:
    scene = crossing((kind, 12, 7.5, 0))
    assert reaches(scene, "12,9")
    assert not reaches(scene, "12,9.001")
    assert "AKB-211" in scene.refusal("12,9.001").rules


@pytest.mark.rule("AKB-123", "AKB-R7")
def test_two_hindering_elements_cost_two_inches_each_once() -> None:
    scene = crossing(("hedge", 12, 2.8, 0), ("wall", 12, 6, 0), y=2, move="run")
    assert reaches(scene, "12,10")
    assert not reaches(scene, "12,10.001")


@pytest.mark.rule("AKB-R7", "AKB-R103")
def test_a_move_may_not_end_over_a_hindering_element_nor_brush_it_for_free() -> None:
    scene = crossing(("hedge", 12, 7.5, 0))
    assert not reaches(scene, "12,7.5")
    assert "AKB-R90" in scene.refusal("12,6.8").rules  # its edge is at 7.25
    assert reaches(scene, "12,6.75")
    # The hedge ends at x 13.75: along its side nothing is crossed, through it something is.
    aside = Scene("blitz", [("garlan", 0, 14.3, 6)], scenery=[("hedge", 12, 7.5, 0)])
    assert reaches(aside.say("activate a1", "walk"), "14.3,10")
    through = Scene("blitz", [("garlan", 0, 14.2, 6)], scenery=[("hedge", 12, 7.5, 0)])
    assert not reaches(through.say("activate a1", "walk"), "14.2,10")


@pytest.mark.rule("AKB-120", "AKB-124", "AKB-R103")
def test_every_inch_in_cluttered_land_costs_two() -> None:
    """The marsh begins at y 6.75 and ends at 9.25; the centre of the base counts."""
    scene = crossing(("marsh", 12, 8, 0))
    assert reaches(scene, "12,8.3")  # 0.75 outside, 1.55 inside
    assert not reaches(scene, "12,8.45")
    inside = crossing(("marsh", 12, 8, 0), y=7.25)
    assert reaches(inside, "12,9.2")  # it may begin and end there
    assert not reaches(inside, "12,9.3")


@pytest.mark.rule("AKB-R103")
def test_cluttered_land_may_be_walked_round() -> None:
    """Its right edge is at x 13.75; the base may overlap it, only the centre counts."""
    scene = Scene("blitz", [("garlan", 0, 13.8, 6)], scenery=[("marsh", 12, 8, 0)])
    assert reaches(scene.say("activate a1", "walk"), "13.8,10")


@pytest.mark.parametrize(("hedge", "arrives"), [(False, True), (True, False)])
@pytest.mark.rule("AKB-R27", "AKB-123")
def test_rough_ground_makes_a_charge_shorter(hedge: bool, arrives: bool) -> None:
    scenery = [("hedge", 12.0, 6.0, 0)] if hedge else []
    figures = [("garlan", 0, 12.0, 3.0), ("recruit", 1, 12.0, 9.5)]
    scene = Scene("blitz", figures, scenery=scenery).say("activate a1", "charge b1")
    assert (scene.told("charge-failed") == []) == arrives
    if not arrives:  # and the walk of the failed charge pays for the hedge too
        assert scene.at("a1") == (12000, 5250)


@pytest.mark.rule("AKB-R7", "AKB-R25")
def test_the_walk_of_a_failed_charge_pays_for_a_hedge_it_gets_over() -> None:
    figures = [("garlan", 0, 12.0, 3.0), ("recruit", 1, 12.0, 11.0)]
    scene = Scene("blitz", figures, scenery=[("hedge", 12, 4.25, 0)])
    scene.say("activate a1", "charge b1")
    x, y = scene.at("a1")
    assert (x, y) == (12000, 6000)
