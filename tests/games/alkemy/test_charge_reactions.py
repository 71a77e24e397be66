"""Shots at a charger, and what else answers an attack (AK2-825, AK2-R36; AKB-202, 4.26)."""

import pytest

from athanor.games.alkemy.state import BOOSTS, GRANTED

from .scene import EDITIONS, Figure, Scene
from .shots import AXE_MACE, MISS, SWORD_MACE, activate, asked, idle, kinds, show

BOTH = pytest.mark.parametrize("edition", EDITIONS)
BYSTANDER = ("recruit", 1, 22, 22)


def charge(edition: str, *figures: Figure, target: str = "b1") -> Scene:
    """A charge that was announced, by the first figure."""
    scene = Scene(edition, [*figures, BYSTANDER])
    activate(scene, "a1")
    scene.say(f"charge {target}")
    return scene


# --- When, and by whom ---


@BOTH
@pytest.mark.rule("AK2-526", "AK2-825", "AKB-202", "AKB-410", "AKB-413", "AKB-E24")
def test_the_target_of_a_charge_may_shoot_before_it_moves(edition: str) -> None:
    """The charger is shot where it stood, for a point; then the charge goes on."""
    scene = charge(edition, ("garlan", 0, 8, 2), ("crossbowman", 1, 8, 8))
    assert scene.texts() == ["b1", "nobody"]
    assert scene.decision.seat == 1
    show(scene, AXE_MACE[edition])
    scene.say("b1")
    assert scene.ap("b1") == 1
    assert scene.wounds("a1") > 0
    assert scene.at("a1") == (8_000, 2_000)
    scene.say(scene.texts()[0])
    assert scene.gap("a1", "b1") <= 20
    assert kinds(scene)[-1] == "charged"


@BOTH
@pytest.mark.rule("AK2-825", "AKB-410")
def test_it_may_also_hold_its_fire(edition: str) -> None:
    """Nobody shoots, nothing is paid."""
    scene = charge(edition, ("garlan", 0, 8, 2), ("crossbowman", 1, 8, 8))
    scene.say("nobody")
    assert asked(scene) == "ContactSpots"
    assert scene.ap("b1") == 2


@BOTH
@pytest.mark.rule("AK2-825", "AK2-527", "AKB-200", "AKB-412")
@pytest.mark.parametrize("why", ["no weapon", "no points", "in combat"])
def test_who_cannot_shoot_is_not_asked(edition: str, why: str) -> None:
    """Without a weapon or points, or in combat with somebody else, the charge simply comes."""
    target = "recruit" if why == "no weapon" else "crossbowman"
    scene = Scene(
        edition, [("garlan", 0, 8, 2), ("recruit", 0, 8, 9), (target, 1, 8, 8), BYSTANDER]
    )
    if why == "in combat":
        scene.join("a2", "b1")
    else:
        scene.battle.discs.move(scene.figure("a2"), 20_000, 2_000)
        scene.battle.edition.bonds.moved(scene.battle, scene.figure("a2"))
    if why == "no points":
        idle(scene, "b1")
    activate(scene, "a1")
    scene.say("charge b1")
    assert asked(scene) == "ContactSpots"


# --- The shot ---


@BOTH
@pytest.mark.rule("AK2-825", "AK2-819", "AKB-411", "AKB-E24")
def test_the_shot_has_no_aim_and_in_blitz_no_point_blank(edition: str) -> None:
    """Two dice; two axes at 5 inches are 2, or 3 at Point Blank."""
    scene = charge(edition, ("recruit", 0, 8, 2), ("crossbowman", 1, 8, 8))
    show(scene, "5A 5A 5A")
    scene.say("b1")
    assert len(scene.dice) == 1
    assert scene.wounds("a1") == (3 if edition == "v2" else 2)


@BOTH
@pytest.mark.rule("AK2-R36", "AKB-R60", "AKB-413")
def test_a_charger_that_is_shot_dead_gets_nowhere(edition: str) -> None:
    """The charge ends; the target stays free."""
    scene = Scene(edition, [("recruit", 0, 8, 2), ("recruit", 0, 2, 2), ("crossbowman", 1, 8, 7)])
    scene.hurt("a1", 4)
    activate(scene, "a1")
    scene.say("charge b1")
    show(scene, SWORD_MACE[edition])
    scene.say("b1")
    assert not scene.alive("a1")
    assert not scene.battle.in_combat(scene.figure("b1"))
    assert "charged" not in kinds(scene)
    assert (asked(scene), scene.decision.seat) == ("ChooseActivation", 1)


@pytest.mark.rule("AK2-R36", "AK2-825")
def test_in_v2_the_shot_comes_before_the_charge_is_measured() -> None:
    """It may be spent on a charge that would have failed; that fails afterwards."""
    scene = charge("v2", ("garlan", 0, 8, 2), ("crossbowman", 1, 8, 14))
    assert scene.texts() == ["b1", "nobody"]
    show(scene, MISS["v2"])
    scene.say("b1")
    told = kinds(scene)
    assert told.index("missed-shot") < told.index("charge-failed")
    assert scene.ap("b1") == 1


@pytest.mark.rule("AK2-R36")
def test_in_v2_a_shot_at_a_charger_out_of_range_fails() -> None:
    """More than 24 inches for a crossbow: the point is spent, nothing is rolled."""
    scene = charge("v2", ("garlan", 0, 2, 2), ("crossbowman", 1, 17.05, 22))
    scene.say("b1")
    assert scene.told("out-of-range") != []
    assert scene.ap("b1") == 1
    assert "rolled" not in kinds(scene)


@pytest.mark.rule("AK2-R36", "AK2-804")
def test_in_v2_a_shot_at_a_charger_unseen_fails() -> None:
    """Neither sees the other, and each has paid for it."""
    scene = Scene(
        "v2",
        [("garlan", 0, 8, 2), ("crossbowman", 1, 8, 14), BYSTANDER],
        scenery=[("house", 8, 8, 0)],
    )
    activate(scene, "a1")
    scene.say("charge b1", "b1")
    assert scene.told("shot-blind") != []
    assert scene.told("charge-failed") != []
    assert (scene.ap("a1"), scene.ap("b1")) == (3, 1)


@pytest.mark.rule("AK2-R36")
def test_in_v2_obstacles_count_against_the_charger() -> None:
    """A hedge in the corridor makes sword and mace 2 instead of 3."""
    scene = Scene(
        "v2",
        [("recruit", 0, 8, 2), ("crossbowman", 1, 8, 14), BYSTANDER],
        scenery=[("hedge", 8, 6, 0)],
    )
    activate(scene, "a1")
    scene.say("charge b1")
    show(scene, SWORD_MACE["v2"])
    scene.say("b1")
    assert scene.wounds("a1") == 2


@pytest.mark.rule("AKB-202", "AKB-410", "AKB-R60")
def test_in_blitz_only_a_charge_that_succeeds_is_shot_at() -> None:
    """Too far: it is measured first, it fails, and nobody is asked."""
    scene = charge("blitz", ("garlan", 0, 8, 2), ("crossbowman", 1, 8, 14))
    assert "charge-failed" in kinds(scene)
    assert asked(scene) == "Announce"


@pytest.mark.rule("AKB-414", "AKB-E24")
def test_in_blitz_the_range_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A weapon that reaches 2 inches hits a charger at 5."""
    scene = Scene("blitz", [("recruit", 0, 8, 2), ("crossbowman", 1, 8, 8), BYSTANDER])
    monkeypatch.setattr(scene.battle.sheet(scene.figure("b1")), "range", 2_000)
    activate(scene, "a1")
    scene.say("charge b1")
    show(scene, SWORD_MACE["blitz"])
    scene.say("b1")
    assert scene.wounds("a1") == 3


@pytest.mark.rule("AKB-R60")
def test_in_blitz_cover_counts_from_where_the_charger_starts() -> None:
    """The charger stands right behind a friend, and may hide behind it."""
    scene = charge("blitz", ("recruit", 0, 8, 2), ("garlan", 0, 9, 3.2), ("crossbowman", 1, 8.2, 8))
    show(scene, SWORD_MACE["blitz"])
    scene.say("b1")
    assert (asked(scene), scene.decision.seat) == ("ChooseCover", 0)
    show(scene, "5A 5A")
    scene.say("a2")
    assert (scene.wounds("a1"), scene.wounds("a2")) == (0, 3)
    assert asked(scene) == "ContactSpots"


# --- Skills that guard a charger ---


@BOTH
@pytest.mark.rule("AK2-R36", "AK2-1001", "AKB-334")
def test_an_immune_charger_is_shot_at_only_by_the_brave(edition: str) -> None:
    """Before Nadir has struck, a shot at him needs a Mind roll of 13; 6 and 2 are not enough."""
    scene = charge(edition, ("nadir", 0, 8, 2), ("crossbowman", 1, 8, 8))
    show(scene, "1M 2A" if edition == "v2" else "1S 2A")
    scene.say("b1")
    assert "shot-refrained" in kinds(scene)
    assert asked(scene) == "ContactSpots"
    assert scene.ap("b1") == 1


@pytest.mark.rule("AK2-R36", "AK2-1001")
def test_a_stealthy_charger_far_off_is_not_hit() -> None:
    """Beyond 8 inches the shot at a Tuareg fails."""
    scene = charge("v2", ("tuareg", 0, 8, 2), ("crossbowman", 1, 8, 12))
    scene.say("b1")
    assert "too-stealthy" in kinds(scene)
    assert "rolled" not in kinds(scene)


# --- Several targets, several chargers ---


@BOTH
@pytest.mark.rule("AK2-R36", "AK2-526", "AKB-R60")
def test_every_target_of_a_multiple_charge_may_shoot(edition: str) -> None:
    """One at a time, in the order their player likes."""
    scene = Scene(
        edition,
        [("garlan", 0, 8, 2), ("crossbowman", 1, 7.4, 7), ("crossbowman", 1, 8.6, 7), BYSTANDER],
    )
    activate(scene, "a1")
    scene.say("charge-many", "b1", "b2", "nobody")
    assert scene.texts() == ["b1", "b2", "nobody"]
    show(scene, MISS[edition])
    scene.say("b2")
    assert scene.texts() == ["b1", "nobody"]
    show(scene, MISS[edition])
    scene.say("b1")
    assert (scene.ap("b1"), scene.ap("b2")) == (1, 1)


@BOTH
@pytest.mark.rule("AK2-R36", "AKB-R60")
def test_once_the_charger_is_gone_the_others_need_not_shoot(edition: str) -> None:
    """The first bolt kills; the second crossbowman is not asked."""
    scene = Scene(
        edition,
        [
            ("recruit", 0, 8, 2),
            ("recruit", 0, 2, 2),
            ("crossbowman", 1, 7.4, 7),
            ("crossbowman", 1, 8.6, 7),
        ],
    )
    scene.hurt("a1", 4)
    activate(scene, "a1")
    scene.say("charge-many", "b1", "b2")
    show(scene, SWORD_MACE[edition])
    scene.say("b2")
    assert not scene.alive("a1")
    assert scene.ap("b1") == 2
    assert asked(scene) == "ChooseActivation"


def two_chargers(edition: str) -> Scene:
    """Two recruits of one card charge the same crossbowman."""
    scene = Scene(
        edition,
        [("recruit", 0, 6, 3), ("recruit", 0, 10, 3), ("crossbowman", 1, 8, 7), BYSTANDER],
        cards=[("a1", "a2")],
    )
    activate(scene, "a1")
    scene.say("charge b1", "charge b1", "a1")
    return scene


@pytest.mark.rule("AKB-410", "AKB-R60", "AKB-R16", "AKB-204")
def test_in_blitz_each_charger_may_be_shot_at_for_a_point() -> None:
    """Both charges are checked, both chargers are shot at, and only then does anybody move."""
    scene = two_chargers("blitz")
    starts = scene.at("a1"), scene.at("a2")
    for _ in range(2):
        assert scene.texts() == ["b1", "nobody"]
        show(scene, MISS["blitz"])
        scene.say("b1")
    assert scene.ap("b1") == 0
    assert (scene.at("a1"), scene.at("a2")) == starts
    assert asked(scene) == "ContactSpots"


@pytest.mark.rule("AKB-R60")
def test_in_blitz_the_surviving_charger_goes_on() -> None:
    """The first is shot dead; the second arrives and fights."""
    scene = two_chargers("blitz")
    scene.hurt("a1", 4)
    show(scene, SWORD_MACE["blitz"])
    scene.say("b1", "nobody")
    assert not scene.alive("a1")
    scene.say(scene.texts()[0])
    assert scene.battle.foes[scene.figure("a2")] == 1 << scene.figure("b1")


@pytest.mark.rule("AKB-R60", "AKB-R16")
def test_in_blitz_charges_that_share_a_target_are_made_together() -> None:
    """Even if it is only the second target of one of them: all are shot at before any moves."""
    scene = Scene(
        "blitz",
        [
            ("recruit", 0, 7, 3),
            ("recruit", 0, 11, 3),
            ("recruit", 1, 6.9, 7),
            ("crossbowman", 1, 8.1, 7),
        ],
        cards=[("a1", "a2")],
    )
    activate(scene, "a1")
    scene.say("charge-many", "b1", "b2", "charge b2", "a1")
    for _ in range(2):
        assert scene.texts() == ["b2", "nobody"]
        show(scene, MISS["blitz"])
        scene.say("b2")
    assert "charged" not in kinds(scene)


@pytest.mark.rule("AKB-R60", "AKB-227")
def test_in_blitz_a_charger_that_fails_stays_until_all_are_checked_and_shot_at() -> None:
    """The first is too far off; it must not be in anybody's way or line before its time."""
    scene = Scene(
        "blitz",
        [("recruit", 0, 8, 1), ("recruit", 0, 10, 3), ("crossbowman", 1, 8, 9.4), BYSTANDER],
        cards=[("a1", "a2")],
    )
    scene.say("activate a1 a2", "charge b1", "charge b1", "a1")
    assert len(scene.told("charge-failed")) == 1
    assert scene.texts() == ["b1", "nobody"]  # the second charge is good, and shot at
    assert scene.at("a1") == (8_000, 1_000)
    scene.say("nobody")
    assert kinds(scene)[-1] == "fell-short"
    assert scene.at("a1") == (8_000, 5_000)


@pytest.mark.rule("AKB-R16", "AKB-R60", "AKB-243")
def test_in_blitz_charges_linked_by_a_shared_target_go_together() -> None:
    """The first and the third have no target in common, but the second has one with either."""
    scene = Scene(
        "blitz",
        [
            ("recruit", 0, 5, 3),
            ("recruit", 0, 8, 3),
            ("recruit", 0, 11, 3),
            ("crossbowman", 1, 7.4, 6.5),
            ("crossbowman", 1, 8.6, 6.5),
        ],
        cards=[("a1", "a2", "a3")],
    )
    scene.say("activate a1 a2 a3", "charge b1", "charge-many", "b1", "b2", "charge b2", "a1")
    asked_for = []
    while asked(scene) == "ShootCharger":
        asked_for.append(scene.texts())
        scene.say("nobody")
    assert asked_for == [["b1", "nobody"], ["b1", "b2", "nobody"], ["b2", "nobody"]]
    assert "charged" not in kinds(scene)


@pytest.mark.rule("AK2-R36")
def test_in_v2_a_target_already_in_contact_does_not_shoot() -> None:
    """Each charge has its own moment; at the second the crossbowman is no longer free."""
    scene = two_chargers("v2")
    scene.say("nobody")
    scene.say(scene.texts()[0])
    show(scene, " ".join(["1M"] * 3))
    scene.secretly(a1="normal", b1="inactive")
    assert asked(scene) == "ContactSpots"
    assert scene.ap("b1") == 2


@pytest.mark.rule("AK2-R24")
def test_in_v2_a_shot_and_a_card_may_answer_the_same_charge() -> None:
    """Two points, two answers."""
    scene = charge("v2", ("garlan", 0, 8, 2), ("crossbowman", 1, 8, 7))
    show(scene, MISS["v2"])
    scene.say("b1")
    scene.say(scene.texts()[0])
    cards = {decision.seat: decision for decision in scene.match.decisions}
    assert "parry" in [option.text for option in cards[1].options()]
    show(scene, " ".join(["1M"] * 3 + ["6M"] * 3))
    scene.secretly(a1="normal", b1="parry")
    assert scene.ap("b1") == 0


# --- Answers to a fight ---


@BOTH
@pytest.mark.rule("AK2-526", "AKB-203", "AKB-204", "AKB-R99")
def test_a_fight_is_answered_by_a_card_and_never_by_a_shot(edition: str) -> None:
    """The crossbowman in combat pays a point for its card."""
    scene = Scene(edition, [("recruit", 0, 8, 2), ("crossbowman", 1, 8, 3), BYSTANDER])
    scene.join("a1", "b1")
    activate(scene, "a1")
    scene.say("fight b1")
    assert {type(decision).__name__ for decision in scene.match.decisions} == {"PlayCombatCard"}
    scene.secretly(a1="inactive", b1="parry")
    assert scene.ap("b1") == 1


@pytest.mark.rule("AK2-526", "AK2-1004")
def test_a_skill_may_answer_without_points() -> None:
    """A figure granted Master (Combat) plays a card in reaction although it is Inactive."""
    scene = Scene("v2", [("recruit", 0, 8, 2), ("recruit", 1, 8, 3), BYSTANDER])
    ids = [skill.id for skill in scene.battle.terms.skills]
    idle(scene, "b1")
    scene.battle.boosts[BOOSTS * scene.figure("b1") + GRANTED] = 1 << ids.index("master-combat")
    activate(scene, "a1")
    scene.say("fight b1")
    cards = {decision.seat: decision for decision in scene.match.decisions}
    assert "parry" in [option.text for option in cards[1].options()]
