"""Obstacles in the corridor of a shot, V2 (AK2-815 to AK2-817)."""

from collections.abc import Sequence

import pytest

from .scene import Scene
from .shots import idle, shoot, show

SHOOTER = ("araoui", 0, 8, 2)
TARGET = ("recruit", 1, 8, 14)
"""The corridor between them is an inch wide around x = 8, from y = 2 to y = 14."""

Things = Sequence[tuple[str, float, float, int]]


def lost_columns(scene: Scene) -> int:
    """How many columns to the left the last shot was read, as told."""
    told = [event.message.args for event in scene.log.events if event.kind == "obstacles"]
    return int(str(told[-1]["count"])) if told else 0


def shot_past(scenery: Things = (), figures: Things = ()) -> Scene:
    """A shot that reads the fifth damage column, 4, unless something is in the way.

    Figures are given with their seat last.
    """
    others = [(profile, seat, x, y) for profile, x, y, seat in figures]
    scene = Scene("v2", [SHOOTER, TARGET, *others], scenery=scenery)
    idle(scene, "b1")
    show(scene, "5A 6M")
    shoot(scene, "a1", "b1")
    return scene


@pytest.mark.rule("AK2-815", "AK2-E22")
def test_each_obstacle_costs_a_column() -> None:
    """Nothing, a hedge, a hedge and a fountain: 4, 3, 2."""
    hedge, fountain = ("hedge", 8, 10, 0), ("fountain", 8, 7.5, 0)
    assert [shot_past(things).wounds("b1") for things in ([], [hedge], [hedge, fountain])] == [
        4, 3, 2,
    ]  # fmt: skip


@pytest.mark.rule("AK2-816")
@pytest.mark.parametrize("seat", [0, 1])
def test_figures_of_both_sides_are_obstacles(seat: int) -> None:
    """A small figure in the corridor costs a column, whoever's it is."""
    assert lost_columns(shot_past(figures=[("veiled-novice", 8, 10, seat)])) == 1


@pytest.mark.rule("AK2-816")
def test_an_objective_is_an_obstacle() -> None:
    """A Jin Post stands between them."""
    scene = Scene("v2", [("araoui", 0, 4, 2), ("recruit", 1, 4, 20)])
    idle(scene, "b1")
    show(scene, "5A 6M")
    shoot(scene, "a1", "b1")
    assert lost_columns(scene) == 1


@pytest.mark.rule("AK2-816")
def test_what_has_no_height_is_no_obstacle() -> None:
    """A pond, of size 0, costs nothing."""
    scene = shot_past([("pond", 8, 10, 0)])
    assert (lost_columns(scene), scene.wounds("b1")) == (0, 4)


@pytest.mark.rule("AK2-R35")
@pytest.mark.parametrize(("x", "columns"), [(10.75, 0), (10.74, 1), (5.25, 0), (5.26, 1)])
def test_touching_the_corridor_is_not_lying_in_it(x: float, columns: int) -> None:
    """A hedge that ends where the corridor begins does not count; a hair farther it does."""
    assert lost_columns(shot_past([("hedge", x, 10, 0)])) == columns


@pytest.mark.rule("AK2-R35")
def test_the_corridor_joins_the_ends_of_two_diameters() -> None:
    """It widens towards a larger base: what misses a base of an inch can be in the way here."""
    for target, columns in (("recruit", 0), ("jade-lion", 1)):
        scene = Scene("v2", [SHOOTER, (target, 1, 8, 14)], scenery=[("hedge", 10.85, 11.5, 0)])
        idle(scene, "b1")
        show(scene, "5A 6M")
        shoot(scene, "a1", "b1")
        assert lost_columns(scene) == columns


@pytest.mark.rule("AK2-817", "AK2-R35")
@pytest.mark.parametrize(("y", "columns"), [(7, 0), (7.01, 1)])
def test_what_is_wholly_near_the_shooter_does_not_count(y: float, columns: int) -> None:
    """A base whose far edge is 5 inches from the shooter's edge is out of the way."""
    assert lost_columns(shot_past(figures=[("veiled-novice", 8, y, 1)])) == columns


@pytest.mark.rule("AK2-817", "AK2-R35")
@pytest.mark.parametrize(("y", "columns"), [(6.5, 0), (6.6, 1)])
def test_scenery_partly_beyond_five_inches_counts(y: float, columns: int) -> None:
    """A corner of the hedge beyond 5 inches is enough, even one outside the corridor."""
    assert lost_columns(shot_past([("hedge", 8, y, 0)])) == columns


@pytest.mark.rule("AK2-815", "AK2-818")
def test_an_obstacle_and_point_blank_make_up_for_each_other() -> None:
    """Left and right shifts add up to none; the obstacle sticks out beyond 5 inches sideways."""
    scene = Scene(
        "v2", [SHOOTER, ("recruit", 1, 8, 8)], scenery=[("hedge", 12, 6.5, 0), ("hedge", 10, 5, 0)]
    )
    idle(scene, "b1")
    show(scene, "5A 6M")
    shoot(scene, "a1", "b1")
    assert lost_columns(scene) == 1
    assert scene.wounds("b1") == 4


@pytest.mark.rule("AK2-815", "AK2-1001")
def test_sharp_eyes_leave_out_one_obstacle() -> None:
    """Of a hedge and a fountain only one counts."""
    things = [("hedge", 8.0, 10.0, 0), ("fountain", 8.0, 7.5, 0)]
    scene = Scene("v2", [("deadeye", 0, 8, 2), TARGET], scenery=things)
    idle(scene, "b1")
    show(scene, "5A 6M")
    shoot(scene, "a1", "b1")
    assert lost_columns(scene) == 1
