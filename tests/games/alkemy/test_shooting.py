"""Shooting: who may, the estimate, the roll, the damage (AK2 4.9; AKB 4.22)."""

import pytest

from athanor.games.alkemy.codes import SHOOT
from athanor.games.alkemy.state import BLESSED, LUCK

from .scene import EDITIONS, Scene
from .shots import AXE_MACE, MISS, SWORD_MACE, activate, asked, idle, kinds, shoot, show

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def duel(edition: str, apart: float = 11, target: str = "recruit") -> Scene:
    """A crossbowman and an enemy so many inches apart who has no points left to react.

    Another enemy stands far off, so that the turn goes on.
    """
    radius = 0.75 if target == "jade-lion" else 0.5
    scene = Scene(
        edition,
        [("crossbowman", 0, 8, 2), (target, 1, 8, 2.5 + apart + radius), ("recruit", 1, 20, 22)],
    )
    idle(scene, "b1")
    return scene


def battery(edition: str) -> Scene:
    """Two crossbowmen of one card, and two enemies without points."""
    scene = Scene(
        edition,
        [
            ("crossbowman", 0, 7, 2),
            ("crossbowman", 0, 9, 2),
            ("recruit", 1, 8, 14),
            ("recruit", 1, 15, 15),
        ],
        cards=[("a1", "a2")],
    )
    idle(scene, "b1", "b2")
    return scene


# --- Who may shoot, and at whom ---


@BOTH
@pytest.mark.rule("AK2-801", "AK2-803", "AKB-360")
def test_every_shot_costs_a_point_and_there_may_be_several(edition: str) -> None:
    """A figure with two points shoots twice in a row at the same enemy."""
    scene = duel(edition)
    show(scene, MISS[edition])
    shoot(scene, "a1", "b1")
    assert scene.ap("a1") == 1
    show(scene, MISS[edition])
    shoot(scene, "a1", "b1")
    assert scene.ap("a1") == 0
    assert kinds(scene).count("missed-shot") == 2


@BOTH
@pytest.mark.rule("AK2-801", "AKB-362")
def test_only_enemies_are_shot_at(edition: str) -> None:
    """A shot at a friend is refused."""
    scene = Scene(edition, [("crossbowman", 0, 8, 2), ("recruit", 0, 8, 8), ("recruit", 1, 12, 16)])
    activate(scene, "a1")
    assert scene.refusal("shoot a2").rules[-1] in ("AK2-R63", "AKB-362")
    assert "shoot b1" in scene.texts()


@BOTH
@pytest.mark.rule("AK2-801", "AKB-025")
def test_nobody_shoots_without_a_weapon(edition: str) -> None:
    """A profile without a ranged weapon has no shot to announce."""
    scene = Scene(edition, [("recruit", 0, 8, 2), ("recruit", 1, 8, 14)])
    activate(scene, "a1")
    assert scene.refusal("shoot b1").rules == (("AK2-801",) if edition == "v2" else ("AKB-025",))


@BOTH
@pytest.mark.rule("AK2-802", "AKB-288", "AKB-360")
def test_nobody_shoots_out_of_a_combat(edition: str) -> None:
    """An archer in contact with an enemy shoots neither it nor another."""
    scene = Scene(edition, [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 3), ("recruit", 1, 8, 14)])
    scene.join("a1", "b1")
    activate(scene, "a1")
    for enemy in ("b1", "b2"):
        rules = scene.refusal(f"shoot {enemy}").rules
        assert rules == (("AK2-802",) if edition == "v2" else ("AKB-288",))


@pytest.mark.rule("AKB-025", "AKB-E19")
def test_a_bow_is_written_as_value_and_range() -> None:
    """Bow (3/30) adds 3 to the dice and reaches 30 inches."""
    scene = Scene("blitz", [("archer", 0, 8, 2), ("recruit", 1, 8, 14)])
    bow = scene.battle.sheet(0)
    assert (bow.ranged, bow.range) == (3, 30_000)


# --- Line of sight ---


@pytest.mark.rule("AK2-804")
def test_a_blind_shot_fails_and_its_point_is_spent() -> None:
    """In V2 a shot may be announced at somebody unseen; nothing is rolled or measured."""
    scene = Scene(
        "v2", [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14)], scenery=[("house", 8, 8, 0)]
    )
    shoot(scene, "a1", "b1", "11")
    assert scene.told("shot-blind") == [("AK2-804",)]
    assert scene.ap("a1") == 1
    assert "measured" not in kinds(scene)
    assert asked(scene) == "Announce"


@pytest.mark.rule("AKB-361", "AKB-R24")
def test_a_shot_at_somebody_hidden_is_refused() -> None:
    """In Blitz sight is needed to announce a shot at all."""
    scene = Scene(
        "blitz", [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14)], scenery=[("house", 8, 8, 0)]
    )
    activate(scene, "a1")
    assert scene.refusal("shoot b1").rules == ("AKB-361", "AKB-R24")
    assert scene.ap("a1") == 2


@BOTH
@pytest.mark.rule("AK2-804", "AKB-361")
def test_seeing_a_part_of_the_target_is_enough(edition: str) -> None:
    """A house that hides the right side of a base leaves the left side to shoot at."""
    scene = Scene(
        edition, [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14)], scenery=[("house", 9.9, 8, 0)]
    )
    idle(scene, "b1")
    show(scene, MISS[edition])
    shoot(scene, "a1", "b1")
    assert kinds(scene)[-1] == "missed-shot"


# --- The estimate ---


@BOTH
@pytest.mark.rule("AK2-805", "AKB-363", "AKB-E20")
def test_a_distance_is_stated_before_anything_is_measured(edition: str) -> None:
    """The announcement asks for an estimate; only then is there a measurement."""
    scene = duel(edition)
    activate(scene, "a1")
    scene.say("shoot b1")
    assert asked(scene) == "Estimate"
    assert scene.decision.seat == 0
    assert "measured" not in kinds(scene)
    show(scene, MISS[edition])
    scene.say("3")
    assert kinds(scene).count("measured") == 1


@BOTH
@pytest.mark.rule("AK2-R33", "AKB-R49")
def test_estimates_come_in_steps_and_may_exceed_the_range(edition: str) -> None:
    """V2 counts hundredths, Blitz quarters; 40 inches may be said with a crossbow of 24."""
    scene = duel(edition)
    activate(scene, "a1")
    scene.say("shoot b1")
    fine, too_fine = ("11.01", "11.005") if edition == "v2" else ("11.25", "11.01")
    assert scene.decision.is_legal(scene.decision.parse(fine))
    assert scene.decision.is_legal(scene.decision.parse("0"))
    assert scene.refusal(too_fine).rules == scene.decision.rules()
    assert scene.refusal("-1").rules == scene.decision.rules()
    show(scene, MISS[edition])
    scene.say("40")
    assert kinds(scene)[-1] == "missed-shot"


@BOTH
@pytest.mark.rule("AK2-806", "AKB-364", "AKB-R16")
def test_all_estimates_of_a_card_come_before_any_measuring(edition: str) -> None:
    """Both crossbowmen name target and distance; then the first distance is measured."""
    scene = battery(edition)
    activate(scene, "a1")
    scene.say("shoot b1", "11", "shoot b1")
    assert asked(scene) == "Estimate"
    assert "measured" not in kinds(scene)
    show(scene, " ".join([MISS[edition], MISS[edition]]))
    scene.say("1", "a1")
    assert kinds(scene).count("measured") == 2


@BOTH
@pytest.mark.rule("AK2-809", "AK2-810", "AK2-R33", "AKB-367", "AKB-368", "AKB-R48")
@pytest.mark.parametrize(("off", "aims"), [(0, True), (1, True), (-0.01, False), (1.01, False)])
def test_an_estimate_that_ends_on_the_base_aims(edition: str, off: float, aims: bool) -> None:
    """The target's base is an inch wide and 11 inches away: 11 to 12 are right, nothing else."""
    step = 0.01 if edition == "v2" else 0.25
    said = 11 + (off if off in (0, 1) else round(off) + (step if off > 0 else -step))
    scene = duel(edition)
    show(scene, f"{MISS[edition]} {MISS[edition][:2]}")
    shoot(scene, "a1", "b1", f"{said:.2f}")
    assert kinds(scene)[-1] == "missed-shot"
    assert len(scene.dice) == (0 if aims else 1)  # a third die is the Aim bonus
    assert ("aimed" in kinds(scene)) == aims


@BOTH
@pytest.mark.rule("AK2-R33", "AKB-R48")
def test_a_wider_base_is_easier_to_estimate(edition: str) -> None:
    """A base of an inch and a half forgives an inch and a half."""
    scene = duel(edition, target="jade-lion")
    show(scene, f"{MISS[edition]} {MISS[edition][:2]}")
    shoot(scene, "a1", "b1", "12.5")
    assert "aimed" in kinds(scene)


# --- Range ---


@BOTH
@pytest.mark.rule("AK2-807", "AKB-365", "AKB-366", "AK2-R34", "AKB-R50")
def test_a_shot_beyond_the_range_fails_without_a_reaction(edition: str) -> None:
    """The crossbow reaches 24 inches: a hair more, and nothing is rolled nor may be answered."""
    scene = Scene(edition, [("crossbowman", 0, 2, 2), ("araoui", 1, 17.05, 22)])
    shoot(scene, "a1", "b1", "24")
    assert kinds(scene)[-2:] == ["measured", "out-of-range"]
    assert scene.ap("a1") == 1
    assert asked(scene) == "Announce"
    assert scene.ap("b1") == 4


@BOTH
@pytest.mark.rule("AK2-807", "AK2-808", "AKB-366", "AKB-368")
def test_a_shot_at_full_range_goes_on_whatever_was_estimated(edition: str) -> None:
    """At exactly 24 inches a wrong estimate costs nothing but the Aim bonus."""
    scene = Scene(edition, [("crossbowman", 0, 2, 2), ("recruit", 1, 17, 22)])
    idle(scene, "b1")
    show(scene, SWORD_MACE[edition])
    shoot(scene, "a1", "b1", "1")
    assert scene.gap("a1", "b1") == 24_000
    assert scene.wounds("b1") == 3


# --- The roll and the damage ---


@BOTH
@pytest.mark.rule("AK2-813", "AKB-369")
def test_the_roll_must_reach_the_defense(edition: str) -> None:
    """Value 3 and dice of 7 hit a Defense of 10; dice of 6 do not."""
    six = {"v2": "2A 4M", "blitz": "2A 4S"}
    for dice, hit in ((SWORD_MACE[edition], True), (six[edition], False)):
        scene = duel(edition)
        show(scene, dice)
        shoot(scene, "a1", "b1")
        assert (scene.wounds("b1") > 0) == hit


@BOTH
@pytest.mark.rule("AK2-814", "AKB-370")
def test_damage_is_read_on_the_ranged_line(edition: str) -> None:
    """Sword and mace are 3 on the crossbow's line, 2 on the crossbowman's own."""
    scene = duel(edition)
    show(scene, SWORD_MACE[edition])
    shoot(scene, "a1", "b1")
    assert scene.wounds("b1") == 3


@BOTH
@pytest.mark.rule("AK2-818", "AKB-371")
@pytest.mark.parametrize("far", [False, True])
def test_point_blank_shifts_damage_to_the_right(edition: str, far: bool) -> None:
    """V2 counts 5 inches, Blitz the shooter's own charge of 6; both include the last hair."""
    limit = 5 if edition == "v2" else 6
    scene = duel(edition, limit + (0.01 if far else 0))
    show(scene, AXE_MACE[edition])
    shoot(scene, "a1", "b1")
    assert scene.wounds("b1") == (3 if far else 4)
    assert ("point-blank" in kinds(scene)) != far


@pytest.mark.rule("AKB-369")
def test_four_dice_are_the_most() -> None:
    """Aim, a blessing and an omen come to two dice more, not three."""
    scene = duel("blitz")
    scene.battle.boosts[BLESSED + SHOOT] = 1  # a1 is the first figure
    scene.battle.boosts[LUCK] = 1
    show(scene, "1S 1S 1S 1S 1S")
    shoot(scene, "a1", "b1", "11")
    assert len(scene.dice) == 1


# --- Several shots of one card ---


@BOTH
@pytest.mark.rule("AK2-525", "AKB-373", "AKB-374", "AKB-R51")
def test_a_shot_at_somebody_gone_is_wasted(edition: str) -> None:
    """The first bolt kills; the second costs its point, hits nobody and may not be turned."""
    scene = battery(edition)
    scene.hurt("b1", 5)
    activate(scene, "a1")
    scene.say("shoot b1", "1", "shoot b1", "1")
    show(scene, SWORD_MACE[edition])
    scene.say("a1")
    assert not scene.alive("b1")
    assert kinds(scene)[-1] == "shot-wasted"
    assert (scene.ap("a1"), scene.ap("a2")) == (1, 1)
    assert scene.wounds("b2") == 0


@pytest.mark.rule("AKB-372", "AKB-R16", "AKB-R50")
def test_a_volley_is_measured_answered_and_rolled_together() -> None:
    """All distances first, then all reactions, then the rolls."""
    scene = battery("blitz")
    for enemy in ("b1", "b2"):
        scene.battle.ap[scene.figure(enemy)] = 1
    scene.battle.discs.move(scene.figure("b2"), 9_000, 6_900)  # within a walk of a2
    activate(scene, "a1")
    scene.say("shoot b1", "1", "shoot b2", "1", "a2")
    assert kinds(scene)[-2:] == ["measured", "measured"]
    assert asked(scene) == "React"
    show(scene, " ".join([MISS["blitz"]] * 2))
    scene.say("nothing")
    assert kinds(scene).count("missed-shot") == 2


@pytest.mark.rule("AKB-R16")
def test_a_volley_takes_its_moment_among_other_orders() -> None:
    """With two shots and a walk announced, the walk may come first; then both shots go off."""
    scene = Scene(
        "blitz",
        [
            ("crossbowman", 0, 7, 2),
            ("crossbowman", 0, 9, 2),
            ("crossbowman", 0, 15, 2),
            ("recruit", 1, 8, 14),
        ],
        cards=[("a1", "a2", "a3")],
    )
    idle(scene, "b1")
    activate(scene, "a1")
    scene.say("shoot b1", "1", "shoot b1", "1", "walk", "a3", "15,3")
    show(scene, " ".join([MISS["blitz"]] * 2))
    scene.say("a2")
    told = kinds(scene)
    assert told.index("walked") < told.index("measured")
    assert [kind for kind in told if kind in ("measured", "missed-shot")] == [
        "measured", "measured", "missed-shot", "missed-shot",
    ]  # fmt: skip


@BOTH
@pytest.mark.rule("AK2-802", "AK2-R23", "AKB-288", "AKB-R17")
def test_a_shooter_drawn_into_combat_loses_its_shot(edition: str) -> None:
    """An enemy reaches the second shooter before its shot: the point is lost, nothing is rolled."""
    scene = battery(edition)
    activate(scene, "a1")
    scene.say("shoot b1", "1", "shoot b1", "1")
    scene.battle.discs.move(scene.figure("b2"), 10_000, 2_000)
    scene.battle.edition.bonds.moved(scene.battle, scene.figure("b2"))
    scene.join("b2", "a2")
    show(scene, MISS[edition])
    scene.say("a1")
    assert scene.told("shot-lapsed") == [("AK2-R23",) if edition == "v2" else ("AKB-R17",)]
    assert scene.ap("a2") == 1
    assert kinds(scene).count("missed-shot") == 1
