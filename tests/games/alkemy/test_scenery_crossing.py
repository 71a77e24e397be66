"""Advanced scenery: seeing past it, shooting through it, entering, being slowed, climbing."""

import pytest

from athanor.games.alkemy.codes import CHARGE, RUN, WALK
from athanor.games.alkemy.rules.charge import landing
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.scaling import FarSide
from athanor.games.alkemy.rules.space import move_value, sees, spot_x, spot_y, walk_value
from athanor.games.alkemy.rules.walking import MoveSpots, exits
from athanor.games.alkemy.state import HURRY, LAG
from tests.games.alkemy.landscape import landscape
from tests.games.alkemy.scene import Scene, thrown
from tests.games.alkemy.shots import activate, idle, show

FAR = ("recruit", 1, 22.0, 22.0)
"""An enemy who is nowhere near."""


def moves(scene: Scene, label: str, action: int) -> MoveSpots:
    """Where a walk or a run of a figure may end."""
    return exits(scene.battle, scene.figure(label), action, 0)


def ends(spots: MoveSpots, x: float, y: float) -> bool:
    """Whether a move may end at a spot, in inches."""
    return spots.objection(round(1000 * x), round(1000 * y)) == ""


# --- Vision ---


@pytest.mark.rule("AK2-1306", "AK2-1307", "AK2-1308", "AK2-R48")
def test_only_what_is_opaque_and_big_enough_cuts_a_line() -> None:
    figures = [("garlan", 0, 8.0, 6.0), ("garlan", 1, 8.0, 18.0)]
    seen = {}
    for vision in ("opaque", "sparse", "clear"):
        for kind in ("ruin", "hedge"):
            scene = landscape(figures, [(kind, 8, 12, vision, "impassable", "")])
            seen[vision, kind] = sees(scene.battle, 0, 1)
    assert seen == {
        ("opaque", "ruin"): False,
        ("opaque", "hedge"): True,  # of size 1, and both figures of size 2
        ("sparse", "ruin"): True,
        ("sparse", "hedge"): True,
        ("clear", "ruin"): True,
        ("clear", "hedge"): True,
    }


@pytest.mark.rule("AK2-1306", "AK2-R48", "AK2-R12")
def test_an_opaque_element_hides_whoever_is_inside() -> None:
    inside, outside = ("garlan", 0, 8.0, 12.0), ("garlan", 1, 8.0, 18.0)
    wood = [("wood", 8, 12, "opaque", "clear", "")]
    assert not sees(landscape([inside, outside], wood).battle, 0, 1)
    low = [("hedge", 8, 12, "opaque", "clear", "")]
    assert sees(landscape([inside, outside], low).battle, 0, 1)
    both = landscape([("garlan", 0, 7.0, 12.0), ("garlan", 1, 9.0, 12.0)], wood)
    assert not sees(both.battle, 0, 1)  # lines inside run through it, too
    radius = both.battle.discs.radius[0]
    both.battle.discs.move(1, 7000 + 2 * radius + 5, 12_000)
    assert sees(both.battle, 0, 1)  # in contact


@pytest.mark.rule("AK2-1307", "AK2-1308", "AK2-R48")
@pytest.mark.parametrize(
    ("kind", "vision", "columns"),
    [("wood", "sparse", 2), ("hedge", "sparse", 1), ("wood", "clear", 1), ("pond", "sparse", 0)],
)
def test_a_sparse_element_as_big_as_a_figure_costs_two_columns(
    kind: str, vision: str, columns: int
) -> None:
    figures = [("crossbowman", 0, 8.0, 3.0), ("recruit", 1, 8.0, 18.0)]
    scene = landscape(figures, [(kind, 8, 12, vision, "clear", "")])
    assert scene.battle.edition.cover.protection(scene.battle, 0, 1).shift == columns


# --- Hindering ---


@pytest.mark.rule("AK2-1310", "AK2-R49")
def test_hindering_ground_shortens_the_whole_move_once() -> None:
    pond = [("pond", 8, 12, "clear", "hindering", "")]
    scene = landscape([("garlan", 0, 8.0, 8.0), FAR], pond)
    walk = moves(scene, "a1", WALK)
    assert ends(walk, 8, 11.0)
    assert not ends(walk, 8, 11.05)  # four less one
    assert ends(walk, 4.05, 8)  # off it, all four
    two = [*pond, ("pond", 8, 16, "clear", "hindering", "")]
    run = moves(landscape([("garlan", 0, 8.0, 12.0), FAR], two), "a1", RUN)
    assert ends(run, 8, 19.0)
    assert not ends(run, 8, 19.05)  # ten less three, once


@pytest.mark.rule("AK2-1310", "AK2-R49")
def test_who_starts_in_hindering_ground_is_slowed_wherever_it_goes() -> None:
    pond = [("pond", 8, 12, "clear", "hindering", "")]
    scene = landscape([("garlan", 0, 8.0, 10.2), FAR], pond)
    walk = moves(scene, "a1", WALK)
    assert ends(walk, 8, 7.25)
    assert not ends(walk, 8, 7.15)


@pytest.mark.rule("AK2-1310", "AK2-R49")
def test_a_charge_over_hindering_ground_is_two_inches_shorter() -> None:
    figures = [("garlan", 0, 8.0, 8.0), ("recruit", 1, 8.0, 14.5)]
    scene = landscape(figures, [("pond", 8, 11, "clear", "hindering", "")])
    order = Order(0, CHARGE, 1)
    order.targets = 2
    assert not landing(scene.battle, order).is_possible()
    dry = landscape(figures, [("pond", 8, 11, "clear", "clear", "")])
    assert landing(dry.battle, order).is_possible()


@pytest.mark.rule("AK2-R90", "AK2-R86")
def test_the_walk_of_a_failed_charge_is_slowed_and_stops_before_clutter() -> None:
    figures = [("garlan", 0, 8.0, 4.0), ("recruit", 1, 8.0, 20.0)]
    scene = landscape(figures, [("pond", 8, 8, "clear", "hindering", "")])
    activate(scene, "a1")
    scene.say("charge b1")
    assert scene.at("a1") == (8000, 7000)
    radius = scene.battle.discs.radius[0]
    scene = landscape(
        [("garlan", 0, 8.0, 3.4), ("recruit", 1, 8.0, 9.8)],
        [("wood", 8, 9, "sparse", "cluttered", "")],
    )
    activate(scene, "a1")
    scene.say("charge b1")  # 5.4 in away: too far into clutter, and the walk ends before it
    assert scene.told("charge-cramped") == [("AK2-1311", "AK2-R86")]
    x, y = scene.at("a1")
    assert x == 8000
    assert 6998 - radius <= y <= 7000 - radius


# --- Cluttered ---


@pytest.mark.rule("AK2-1313", "AK2-R90")
def test_who_enters_cluttered_ground_ends_wholly_inside() -> None:
    wood = [("wood", 8, 12, "sparse", "cluttered", "")]
    scene = landscape([("garlan", 0, 8.0, 8.6), FAR], wood)
    walk = moves(scene, "a1", WALK)
    assert ends(walk, 8, 12)  # wholly inside
    assert not ends(walk, 8, 10.2)  # partly inside
    seven, ten = (MoveSpots(scene.battle, 0, inches, "run", "AK2-608") for inches in (7000, 10_000))
    assert not ends(seven, 8, 15)  # straight through
    assert ends(ten, 8, 15)  # around it
    leaving = landscape([("garlan", 0, 8.0, 12.0), FAR], wood)
    out = moves(leaving, "a1", WALK)
    assert ends(out, 8, 10.2)
    assert ends(out, 8, 8.5)


@pytest.mark.rule("AK2-1312", "AK2-R90")
def test_nobody_runs_in_cluttered_ground() -> None:
    wood = [("wood", 8, 12, "sparse", "cluttered", "")]
    scene = landscape([("garlan", 0, 8.0, 10.0), FAR], wood)  # overlaps it
    activate(scene, "a1")
    assert scene.refusal("run").rules == ("AK2-1312", "AK2-R90")
    free = landscape([("garlan", 0, 8.0, 6.0), FAR], wood)
    activate(free, "a1")
    assert free.allows("run")


@pytest.mark.rule("AK2-1311", "AK2-R86")
@pytest.mark.parametrize(("apart", "comes"), [(4.0, True), (4.05, False)])
def test_no_charge_farther_than_four_inches_out_of_clutter(apart: float, comes: bool) -> None:
    scene = landscape(
        [("garlan", 0, 8.0, 8.0), ("recruit", 1, 8.0, 16.0)],
        [("wood", 8, 8, "sparse", "cluttered", "")],
    )
    both = scene.battle.discs.radius[0] + scene.battle.discs.radius[1]
    scene.battle.discs.move(1, 8000, 8000 + both + round(1000 * apart))
    idle(scene, "b1")
    activate(scene, "a1")
    scene.say("charge b1")
    if comes:
        scene.say(scene.texts()[0])
    assert (scene.told("charge-cramped") == []) == comes
    assert (scene.told("charged") != []) == comes


# --- Clear, impassable ---


@pytest.mark.rule("AK2-1309", "AK2-1314", "AK2-R50")
def test_what_is_clear_is_entered_and_what_is_impassable_or_only_climbed_is_not() -> None:
    figures = [("garlan", 0, 8.0, 9.0), FAR]
    for crossing, enters in (
        ("clear", True),
        ("hindering+climb", True),
        ("impassable", False),
        ("impassable+climb", False),
        ("climb", False),
    ):
        scene = landscape(figures, [("ruin", 8, 12, "clear", crossing, "")])
        assert ends(moves(scene, "a1", WALK), 8, 12) == enters, crossing


# --- Climbing ---


def climber(kind: str = "wall", *others: tuple[str, int, float, float]) -> Scene:
    """Somebody half an inch below an element to climb, 4.5 in long and an inch deep."""
    figures = [("garlan", 0, 8.0, 8.0), FAR, *others]
    scene = landscape(figures, [(kind, 8, 10, "opaque", "climb", "")])
    radius = scene.battle.discs.radius[0]
    scene.battle.discs.move(0, 8000, 9000 - radius)
    return scene


@pytest.mark.rule("AK2-1315", "AK2-1317", "AK2-R50")
def test_a_climb_that_reaches_eight_and_the_size_comes_down_on_the_other_side() -> None:
    scene = climber()
    show(scene, "1M 5A")  # 6, and Reflex 4: 10, the difficulty of size 2
    activate(scene, "a1")
    scene.say("climb 1")
    radius = scene.battle.discs.radius[0]
    assert scene.at("a1") == (8000, 10_500 + radius)
    assert scene.ap("a1") == 3
    assert thrown(scene)[-1].kind == "reflex"


@pytest.mark.rule("AK2-1316")
def test_a_climb_that_fails_hurts_by_what_it_falls_short() -> None:
    scene = climber()
    before = scene.at("a1")
    show(scene, "1M 3S")  # 4, and Reflex 4: 8, two short
    activate(scene, "a1")
    scene.say("climb 1")
    assert scene.at("a1") == before
    assert scene.wounds("a1") == 2


@pytest.mark.rule("AK2-1315", "AK2-R50")
def test_one_climbs_from_an_inch_away_and_no_farther() -> None:
    scene = climber()
    radius = scene.battle.discs.radius[0]
    scene.battle.discs.move(0, 8000, 8499 - radius)  # an inch and a thousandth
    activate(scene, "a1")
    scene.say("climb 1")
    assert scene.told("climb-missed") == [("AK2-008", "AK2-1315")]
    assert scene.ap("a1") == 3
    near = climber()
    near.battle.discs.move(0, 8000, 8500 - radius)
    show(near, "6M 6M")
    activate(near, "a1")
    near.say("climb 1")
    assert near.at("a1")[1] > 10_000


@pytest.mark.rule("AK2-1317", "AK2-1408")
def test_what_makes_the_next_walk_longer_makes_no_crossing_longer() -> None:
    """A house is 3 in deep, and somebody slowed by a formula walks 2 in: 2 in more are no help."""
    scene = climber("house")
    battle = scene.battle
    battle.discs.move(0, 8000, 8500 - battle.discs.radius[0])
    battle.boosts[LAG] = 2000
    battle.boosts[HURRY] = 2000
    assert move_value(battle, 0, WALK) == 4000
    assert walk_value(battle, 0) == 2000
    activate(scene, "a1")
    scene.say("climb 1")
    assert scene.told("climb-nowhere") == [("AK2-008", "AK2-1317", "AK2-R50")]


@pytest.mark.rule("AK2-1315", "AK2-1316", "AK2-1317")
def test_a_climb_is_told_by_its_rule_whatever_comes_of_it() -> None:
    scene = climber()
    show(scene, "6M 6M")
    activate(scene, "a1")
    scene.say("climb 1")
    assert scene.told("climbed") == [("AK2-1315", "AK2-1317", "AK2-R50")]
    scene = climber()
    show(scene, "1M 1M")
    activate(scene, "a1")
    scene.say("climb 1")
    assert scene.told("climb-failed") == [("AK2-1315", "AK2-1316")]


@pytest.mark.rule("AK2-1318")
def test_who_leaps_climbs_without_a_roll() -> None:
    scene = landscape([("jaraya", 0, 8.0, 8.0), FAR], [("wall", 8, 10, "opaque", "climb", "")])
    radius = scene.battle.discs.radius[0]
    scene.battle.discs.move(0, 8000, 9000 - radius)
    activate(scene, "a1")
    scene.say("climb 1")
    assert scene.at("a1") == (8000, 10_500 + radius)
    assert thrown(scene) == []


@pytest.mark.rule("AK2-1317", "AK2-R50")
def test_a_crossing_longer_than_the_walk_fails_without_a_roll() -> None:
    scene = landscape([("garlan", 0, 6.0, 16.0), FAR], [("wall", 10, 16, "opaque", "climb", "")])
    radius = scene.battle.discs.radius[0]
    scene.battle.discs.move(0, 7750 - radius, 16_000)  # the wall is 4.5 in long, a walk is four
    activate(scene, "a1")
    scene.say("climb 1")
    assert scene.told("climb-nowhere") == [("AK2-008", "AK2-1317", "AK2-R50")]
    assert scene.wounds("a1") == 0
    assert thrown(scene) == []


@pytest.mark.rule("AK2-R50")
def test_where_the_place_is_taken_it_is_the_nearest_one_on_the_far_side() -> None:
    scene = climber("wall", ("recruit", 1, 8.0, 11.2))
    spot = FarSide(scene.battle, 0, 0).place()
    x, y = spot_x(spot), spot_y(spot)
    battle = scene.battle
    far = FarSide(battle, 0, 0)
    assert far.objection(x, y) == ""
    ax, ay = far.across
    best = (x - ax) ** 2 + (y - ay) ** 2
    nearest = min(
        (px - ax) ** 2 + (py - ay) ** 2
        for px in range(ax - 2000, ax + 2001, 20)
        for py in range(ay - 200, ay + 2001, 20)
        if far.objection(px, py) == ""
    )
    assert best**0.5 <= nearest**0.5 + 6


@pytest.mark.rule("AK2-R50")
def test_climbing_is_a_move_and_starts_with_disengaging() -> None:
    scene = climber()
    battle = scene.battle
    radius = battle.discs.radius[0]
    battle.discs.move(1, 8000, 9000 - 3 * radius - 2)
    battle.edition.bonds.moved(battle, 1)
    assert battle.in_combat(0)
    idle(scene, "b1")
    show(scene, "6M 6M 1M 1M 6M 6M")  # it slips away, and climbs
    activate(scene, "a1")
    scene.say("climb 1")
    assert not battle.in_combat(0)
    spent = climber()
    activate(spent, "a1")
    spent.say("run")
    spent.say("8,8.2")
    assert spent.refusal("climb 1").rules == ("AK2-610", "AK2-617", "AK2-R50")


@pytest.mark.rule("AK2-1315", "AK2-R50")
def test_only_what_may_be_climbed_is_and_not_from_inside() -> None:
    elements = [
        ("ruin", 8.0, 12.0, "opaque", "impassable", ""),
        ("wood", 6.0, 6.0, "clear", "hindering+climb", ""),
    ]
    scene = landscape([("garlan", 0, 6.0, 6.0), FAR], elements)
    activate(scene, "a1")
    assert scene.refusal("climb 1").rules == ("AK2-1315",)
    assert scene.refusal("climb 2").rules == ("AK2-1317", "AK2-R50")
    assert scene.refusal("climb 3").rules == ("AK2-520", "AK2-1315")
