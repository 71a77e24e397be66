"""The variant with measuring, and what nobody may know without it (AK2 4.13, AKB-R11)."""

import pytest

from athanor.games.alkemy.codes import CHARGE
from athanor.games.alkemy.rules.charge import charge
from athanor.games.alkemy.rules.orders import Order

from .scene import EDITIONS, Figure, Scene, drive, game_of
from .shots import MISS, activate, asked, idle, kinds, shoot, show

BOTH = pytest.mark.parametrize("edition", EDITIONS)
HEDGE = ("hedge", 8.0, 10.0, 0)


def measured_duel(*, hedge: bool = False, edition: str = "v2", shooter: str = "deadeye") -> Scene:
    """A shooter and two enemies without points, with measuring, and a hedge in the way or not."""
    scene = Scene(
        edition,
        [(shooter, 0, 8, 2), ("recruit", 1, 8, 14), ("recruit", 1, 18, 14)],
        scenery=[HEDGE] if hedge else [],
        measuring=True,
    )
    idle(scene, "b1", "b2")
    return scene


def has_aim(scene: Scene, shooter: str, target: str) -> bool:
    """Shoot and miss with white dice; tell whether a third die was rolled."""
    worst = MISS[scene.battle.edition.name]
    show(scene, f"{worst} {worst[:2]}")
    shoot(scene, shooter, target)
    extra = len(scene.dice) == 0
    scene.dice.clear()
    return extra


@BOTH
@pytest.mark.rule("AK2-1201", "AK2-1202", "AKB-R11")
def test_nobody_estimates_what_may_be_measured(edition: str) -> None:
    """A shot is announced and rolled at once."""
    scene = Scene(edition, [("crossbowman", 0, 2, 2), ("recruit", 1, 8, 14)], measuring=True)
    idle(scene, "b1")
    activate(scene, "a1")
    show(scene, f"{MISS[edition]} {MISS[edition][:2]}")
    scene.say("shoot b1")
    assert kinds(scene)[-1] == "missed-shot"
    assert "estimated" not in kinds(scene)


# --- Everything else is as usual ---

FAR_AND_NEAR: list[Figure] = [
    ("crossbowman", 0, 2, 2),
    ("recruit", 1, 8, 14),
    ("recruit", 1, 17.05, 22),
]


@BOTH
@pytest.mark.rule("AK2-1205", "AK2-007", "AK2-008", "AKB-R11", "AKB-R24")
def test_measuring_changes_no_order_that_may_be_announced(edition: str) -> None:
    """What is too far away to come to anything is offered as it is where nobody measures."""
    offered = []
    for measuring in (False, True):
        scene = Scene(edition, FAR_AND_NEAR, scenery=[("house", 5, 10, 0)], measuring=measuring)
        activate(scene, "a1")
        offered.append(scene.texts())
    assert offered[0] == offered[1]
    assert {"charge b1", "charge b2", "shoot b2", "post 2"} <= set(offered[1])


@BOTH
@pytest.mark.rule("AK2-1205", "AK2-807", "AKB-366", "AKB-R11")
def test_a_shot_beyond_the_range_may_be_wasted(edition: str) -> None:
    """It is paid for, measured, and fails."""
    scene = Scene(edition, FAR_AND_NEAR, measuring=True)
    activate(scene, "a1")
    scene.say("shoot b2")
    assert scene.told("out-of-range") == [("AK2-807",) if edition == "v2" else ("AKB-366",)]
    assert scene.ap("a1") == 1


@BOTH
@pytest.mark.rule("AK2-1205", "AK2-618", "AKB-R11", "AKB-227")
def test_a_charge_out_of_reach_may_be_a_bait(edition: str) -> None:
    """Twelve inches away: it fails forward, as it would without measuring."""
    scene = Scene(edition, [("recruit", 0, 8, 2), ("recruit", 1, 8, 15)], measuring=True)
    activate(scene, "a1")
    scene.say("charge b1")
    assert len(scene.told("charge-failed")) == 1
    assert scene.at("a1") == (8_000, 6_000)


@pytest.mark.rule("AK2-1205", "AK2-523", "AK2-614")
def test_a_friend_of_the_card_may_clear_the_sight_first() -> None:
    """The second recruit is behind the first, who walks aside before the charge is made."""
    scene = Scene(
        "v2",
        [("recruit", 0, 8, 4), ("recruit", 0, 8, 2.9), ("recruit", 1, 8, 7)],
        cards=[("a1", "a2")],
        measuring=True,
    )
    idle(scene, "b1")
    activate(scene, "a1")
    scene.say("walk", "charge b1", "a1", "12,4")
    assert asked(scene) == "ContactSpots"


@BOTH
@pytest.mark.rule("AK2-1201", "AKB-R11")
def test_people_are_told_which_orders_fall_short(edition: str) -> None:
    """The tape says so, and so does the list; without measuring nothing does."""
    for measuring in (False, True):
        scene = Scene(edition, FAR_AND_NEAR, measuring=measuring)
        activate(scene, "a1")
        marked = {
            option.text
            for option in scene.decision.options()
            if option.message.key == "alkemy-falling-short"
        }
        expected = {"charge b1", "charge b2", "shoot b2", "post 1", "post 2", "post 3"}
        assert marked == (expected if measuring else set())


# --- Aim ---


@pytest.mark.rule("AK2-1202")
def test_a_shot_past_nothing_aims() -> None:
    """Without an obstacle the bonus comes by itself, at the first shot."""
    assert has_aim(measured_duel(shooter="araoui"), "a1", "b1")


@pytest.mark.rule("AK2-1202", "AK2-1001")
def test_an_obstacle_that_sharp_eyes_leave_out_does_not_spoil_aim() -> None:
    """The Deadeye shoots past one hedge as if it were not there."""
    assert has_aim(measured_duel(hedge=True), "a1", "b1")


@pytest.mark.rule("AK2-1203", "AK2-R46")
def test_past_an_obstacle_the_second_shot_aims() -> None:
    """The first has no bonus, all others at the same target have it."""
    scene = measured_duel(hedge=True, shooter="araoui")
    assert [has_aim(scene, "a1", "b1") for _ in range(3)] == [False, True, True]


@pytest.mark.rule("AK2-R46")
def test_a_shot_at_somebody_else_in_between_does_not_matter() -> None:
    """It is the second shot at this target that counts, not the second in a row."""
    scene = measured_duel(hedge=True, shooter="araoui")
    assert [has_aim(scene, "a1", target) for target in ("b1", "b2", "b1")] == [False, True, True]


@pytest.mark.rule("AK2-1203", "AK2-R46")
def test_a_shooter_that_moves_begins_again() -> None:
    """Even a walk to where it stands."""
    scene = measured_duel(hedge=True, shooter="araoui")
    assert not has_aim(scene, "a1", "b1")
    scene.say("walk", "8,2")
    assert not has_aim(scene, "a1", "b1")


@pytest.mark.rule("AK2-R46", "AK2-R23")
def test_a_charge_that_leads_nowhere_is_a_move_all_the_same() -> None:
    """The charger was caught, so its charge fails without a step."""
    figures: list[Figure] = [("recruit", 0, 8, 2), ("recruit", 1, 8, 3), ("recruit", 1, 8, 6)]
    scene = Scene("v2", figures, measuring=True)
    scene.join("a1", "b1")
    scene.battle.aimed[0] = 1 << 2
    scene.battle.aimed[2] = 1 << 0
    order = Order(0, CHARGE, 2)
    order.targets = 1 << 2
    drive(charge(scene.battle, [order]), [])
    assert scene.at("a1") == (8000, 2000)
    assert list(scene.battle.aimed) == [0, 0, 0]


@pytest.mark.rule("AK2-1203", "AK2-R46")
def test_a_target_that_moves_is_aimed_at_anew() -> None:
    """The target walks between two activations of the shooter."""
    scene = measured_duel(hedge=True, shooter="araoui")
    assert not has_aim(scene, "a1", "b1")
    scene.battle.ap[scene.figure("b1")] = 1
    scene.say("stop", "activate b1", "walk", "8,14")
    assert not has_aim(scene, "a1", "b1")


@pytest.mark.rule("AK2-R46")
def test_a_new_turn_begins_the_count_anew() -> None:
    """What was shot at is forgotten at the end of the turn."""
    scene = measured_duel(hedge=True, shooter="araoui")
    assert not has_aim(scene, "a1", "b1")
    assert scene.battle.aimed[0] != 0
    scene.say("stop", "pass")  # the others have no points, so they pass too
    assert scene.battle.turn == 2
    assert scene.battle.aimed[0] == 0


@pytest.mark.rule("AK2-1205", "AK2-811")
def test_a_reaction_still_spoils_aim() -> None:
    """The way is free, but the target reacts: two dice."""
    scene = measured_duel(shooter="araoui")
    scene.battle.ap[scene.figure("b1")] = 1
    show(scene, MISS["v2"])
    shoot(scene, "a1", "b1")
    assert asked(scene) == "React"
    scene.say("rush")
    assert kinds(scene).count("rolled") == 1
    assert scene.dice == []


@pytest.mark.rule("AK2-R46", "AK2-827")
def test_a_reaction_shot_never_aims_and_does_not_count() -> None:
    """Nothing is in the way, and yet the answer has two dice; nor does it prepare a later shot."""
    scene = Scene("v2", [("archer", 0, 8, 2), ("archer", 1, 8, 14)], measuring=True)
    show(scene, f"{MISS['v2']} {MISS['v2']}")
    shoot(scene, "a1", "b1")
    scene.say("shoot")
    assert scene.dice == []
    assert scene.battle.aimed[scene.figure("b1")] == 0


@pytest.mark.rule("AK2-1204")
def test_no_skill_of_the_house_set_needs_other_words() -> None:
    """None speaks of an estimate, so both ways to play have the same skills."""
    plain, measured = game_of("v2"), game_of("v2", measuring=True)
    assert [skill.id for skill in plain.terms.skills] == [
        skill.id for skill in measured.terms.skills
    ]


@pytest.mark.rule("AKB-R11")
def test_in_blitz_a_target_without_cover_is_aimed_at() -> None:
    """Cover takes the bonus away, and no second shot brings it back."""
    assert has_aim(measured_duel(edition="blitz", shooter="araoui"), "a1", "b1")
    scene = Scene(
        "blitz",
        [("araoui", 0, 8, 2), ("recruit", 1, 8, 14), ("recruit", 1, 18, 14)],
        scenery=[("hedge", 8, 13, 0)],
        measuring=True,
    )
    idle(scene, "b1", "b2")
    assert [has_aim(scene, "a1", "b1") for _ in range(2)] == [False, False]


# --- What nobody may know before it is measured ---


@BOTH
@pytest.mark.rule("AK2-005", "AK2-R68", "AKB-010", "AKB-R11")
def test_nothing_tells_a_distance_before_the_estimate(edition: str) -> None:
    """Near or far, in range or out of it: the same orders, the same estimates, no event."""
    seen = []
    for place in ((8, 8), (17.05, 22)):
        scene = Scene(edition, [("crossbowman", 0, 2, 2), ("archer", 1, *place)])
        activate(scene, "a1")
        orders = scene.texts()
        scene.say("shoot b1")
        estimates = (scene.decision.count(), scene.decision.about())
        seen.append((orders, estimates, kinds(scene)))
    assert seen[0] == seen[1]
    assert "measured" not in seen[0][2]


@pytest.mark.rule("AK2-R36", "AK2-R68")
def test_the_offer_of_a_shot_at_a_charger_tells_no_distance() -> None:
    """In V2 it comes before anything is measured, in reach of bow and charge or not."""
    seen = []
    for place in ((5, 5), (17.05, 22)):
        scene = Scene("v2", [("recruit", 0, 2, 2), ("crossbowman", 1, *place)])
        activate(scene, "a1")
        scene.say("charge b1")
        seen.append((scene.texts(), kinds(scene)))
    assert seen[0] == seen[1]
    assert seen[0][0] == ["b1", "nobody"]
