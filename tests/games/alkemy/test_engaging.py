"""Engagement, closing in and Long Reach: Blitz only."""

from typing import Unpack

import pytest

from athanor.games.alkemy.codes import FAILED_CHARGE
from tests.games.alkemy.scene import Figure, Scene, Staging, face, thrown


def kinds(scene: Scene) -> list[str]:
    """The kinds of decision that are asked now."""
    scene.roll_on()
    return [type(one).__name__ for one in scene.match.decisions]


def cards_of(scene: Scene, label: str) -> set[str]:
    """The Combat Cards that a figure may choose now."""
    figure = scene.figure(label)
    found = [one for one in scene.match.decisions if getattr(one, "figure", None) == figure]
    return {option.text for option in found[0].options()}


def melee(*more: Figure, at: float = 4.0, foe: str = "recruit", **rest: Unpack[Staging]) -> Scene:
    """Garlan (walk 4) at 8,at; b1 at 8,9 fights a2 behind it."""
    figures: list[Figure] = [("garlan", 0, 8, at), ("recruit", 0, 8, 10), (foe, 1, 8, 9), *more]
    scene = Scene("blitz", figures, **rest)
    scene.join("a2", "b1")
    return scene.say("activate a1")


# --- Engaging ---


@pytest.mark.rule("AKB-250", "AKB-251", "AKB-252", "AKB-253", "AKB-280", "AKB-R30")
def test_an_engagement_walks_into_contact_and_gives_a_free_card_of_any_kind() -> None:
    scene = melee().say("engage b1")
    assert scene.ap("a1") == 3
    if kinds(scene) == ["ContactSpots"]:
        scene.say(scene.texts()[0])
    assert scene.gap("a1", "b1") <= 20
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b1")
    assert cards_of(scene, "a1") == {"quick", "normal", "brutal", "parry", "inactive"}
    scene.roll(0, 0).secretly(a1="normal", b1="inactive")
    assert thrown(scene)[0].dice == 2
    assert scene.ap("a1") == 3


@pytest.mark.rule("AKB-255", "AKB-R31")
def test_an_engagement_does_not_forbid_to_move_later() -> None:
    scene = melee(at=5).say("engage b1")
    scene.say(scene.texts()[0]).roll(0, 0).secretly(a1="normal", b1="inactive")
    scene.roll(5, 5, 0, 0).say("walk", "8,4")
    assert scene.at("a1") == (8000, 4000)
    assert [one.kind for one in thrown(scene)][1:] == ["disengage", "disengage"]


@pytest.mark.rule("AKB-R30", "AKB-R106", "AKB-250")
def test_an_engagement_too_far_is_a_walk_without_what_a_failed_charge_forbids() -> None:
    scene = melee(at=3.9).say("engage b1")
    assert scene.at("a1") == (8000, 7900)
    assert scene.ap("a1") == 3
    assert not scene.battle.in_combat(scene.figure("a1"))
    assert not scene.battle.has(scene.figure("a1"), FAILED_CHARGE)
    assert {"walk", "run", "charge b1"} <= set(scene.texts())


@pytest.mark.rule("AKB-R29", "AKB-250")
def test_only_an_enemy_in_combat_is_engaged() -> None:
    scene = melee(("recruit", 1, 12, 9))
    assert "AKB-R29" in scene.refusal("engage b2").rules
    assert "AKB-250" in scene.refusal("engage a2").rules


@pytest.mark.rule("AKB-R30")
def test_an_engagement_needs_a_line_of_sight_at_once() -> None:
    scene = melee(at=4.7, scenery=[("house", 8, 6.6, 0)])
    assert "AKB-R30" in scene.refusal("engage b1").rules


@pytest.mark.rule("AKB-254", "AKB-R107")
def test_an_engagement_goes_past_no_other_enemy_but_round_a_friend() -> None:
    barred = melee(("outrider", 1, 8.3, 7), at=5)
    assert "AKB-254" in barred.refusal("engage b1").rules
    free = melee(("outrider", 0, 8.3, 7), at=5.5).say("engage b1")
    assert kinds(free) == ["ContactSpots"]


@pytest.mark.parametrize(
    ("mover", "foe", "x", "y", "is_barred"),
    [
        ("garlan", "stone-golem", 9.05, 7.7, False),  # beside the way, not beside the great base
        ("garlan", "stone-golem", 8.95, 7.0, True),
        ("garlan", "recruit", 8.99, 8.8, False),  # beyond where the way ends
        ("stone-golem", "recruit", 9.2, 7.5, True),  # the great base itself does not get past
        ("stone-golem", "recruit", 9.3, 7.5, False),
    ],
)
@pytest.mark.rule("AKB-R107")
def test_the_straight_way_is_what_the_figures_own_base_sweeps(
    mover: str, foe: str, x: float, y: float, is_barred: bool
) -> None:
    """From 8,4 to contact with an enemy at 8,9; somebody else stands beside."""
    figures: list[Figure] = [(mover, 0, 8, 4), ("recruit", 0, 8, 10.3)]
    figures += [(foe, 1, 8, 9), ("outrider", 1, x, y)]
    scene = Scene("blitz", figures)
    scene.join("a2", "b1")
    scene.say("activate a1")
    if is_barred:
        assert "AKB-R107" in scene.refusal("engage b1").rules
    else:
        assert "engage b1" in scene.texts()


@pytest.mark.rule("AKB-R107")
def test_with_long_reach_the_straight_way_ends_sooner() -> None:
    """An enemy who bars the last inch to the target bars it to nobody who stops before."""
    for mover, is_barred in (("recruit", True), ("ghulam", False)):
        figures: list[Figure] = [(mover, 0, 8, 4), ("recruit", 0, 8, 10)]
        scene = Scene("blitz", [*figures, ("recruit", 1, 8, 9), ("outrider", 1, 8.95, 7.8)])
        scene.join("a2", "b1")
        scene.say("activate a1")
        assert ("engage b1" not in scene.texts()) == is_barred


@pytest.mark.rule("AKB-R106")
def test_an_enemy_in_contact_is_not_engaged_again() -> None:
    scene = melee(at=8)
    scene.join("a1", "b1")
    assert "AKB-R106" in scene.refusal("engage b1").rules


@pytest.mark.rule("AKB-R28")
def test_an_engagement_touches_nobody_it_did_not_name() -> None:
    scene = melee(("recruit", 1, 9.2, 9), at=5).say("engage b1")
    assert "AKB-R28" in scene.refusal("8.6,8.2").rules


def against_two(x: float, y: float) -> Scene:
    """As above, from 8,5, with b2 at x,y in combat as well."""
    figures: list[Figure] = [("garlan", 0, 8, 5), ("recruit", 0, 8, 10), ("recruit", 1, 8, 9)]
    scene = Scene("blitz", [*figures, ("recruit", 1, x, y)])
    scene.join("a2", "b1")
    scene.join("a2", "b2")
    return scene.say("activate a1")


@pytest.mark.rule("AKB-251", "AKB-R106")
def test_several_enemies_are_engaged_at_once_for_one_free_attack() -> None:
    scene = against_two(9.2, 9.3).say("engage-many")
    assert scene.texts() == ["b1", "b2"]
    scene.say("b2", "b1")
    if kinds(scene) == ["ContactSpots"]:
        scene.say(scene.texts()[0])
    foes = 1 << scene.figure("b1") | 1 << scene.figure("b2")
    assert scene.battle.foes[scene.figure("a1")] == foes
    assert scene.fighters().keys() == {"a1", "b2"}
    scene.roll(0, 0).secretly(a1="normal", b2="inactive")
    assert kinds(scene) == ["Announce"]


@pytest.mark.rule("AKB-R106")
def test_if_one_of_several_cannot_be_reached_the_whole_engagement_fails() -> None:
    scene = against_two(5.5, 9).say("engage-many", "b1", "b2")
    assert len(scene.told("engagement-failed")) == 1
    assert not scene.battle.in_combat(scene.figure("a1"))


@pytest.mark.rule("AKB-R106")
def test_to_engage_several_there_must_be_several_in_combat() -> None:
    assert "AKB-R106" in melee(("recruit", 1, 12, 9)).refusal("engage-many").rules


@pytest.mark.rule("AKB-R17", "AKB-R29")
def test_an_engagement_lapses_when_its_target_is_gone() -> None:
    figures: list[Figure] = [("lancer", 0, 8, 8), ("lancer", 0, 5, 5), ("recruit", 1, 8, 9)]
    figures += [("recruit", 1, 20, 20)]
    scene = Scene("blitz", figures, cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.hurt("b1", 5)
    best = face(scene, "white", 6)
    scene.say("activate a1 a2", "fight b1", "engage b1", "a1")
    scene.roll(best, best).secretly(a1="normal", b1="inactive")
    assert not scene.alive("b1")
    assert len(scene.told("engagement-lapsed")) == 1
    assert scene.at("a2") == (5000, 5000)
    assert scene.ap("a2") == 1


@pytest.mark.rule("AKB-R99")
def test_who_is_engaged_does_not_shoot_in_reaction() -> None:
    scene = melee(foe="archer", at=5).say("engage b1")
    scene.say(scene.texts()[0])
    assert kinds(scene) == ["PlayCombatCard", "PlayCombatCard"]


@pytest.mark.rule("AKB-R21")
def test_after_a_charge_there_is_no_engagement() -> None:
    scene = melee(("recruit", 1, 5, 4)).say("charge b2")
    scene.say(scene.texts()[0]).roll(0, 0, 0).secretly(a1="normal", b2="inactive")
    assert "AKB-229" in scene.refusal("engage b1").rules


# --- Long Reach ---

GHULAM: Figure = ("ghulam", 0, 8, 4)
"""Long Reach, charge 7."""


@pytest.mark.rule("AKB-224", "AKB-283", "AKB-R23", "AKB-E10")
def test_long_reach_may_end_its_charge_an_inch_away() -> None:
    scene = Scene("blitz", [GHULAM, ("recruit", 1, 8, 12)]).say("activate a1", "charge b1")
    assert "AKB-224" in scene.refusal("8,9.999").rules
    scene.say("8,10")
    assert scene.gap("a1", "b1") == 1000
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b1")
    assert cards_of(scene, "a1") == {"quick", "normal", "brutal"}
    assert cards_of(scene, "b1") == {"parry", "inactive"}


@pytest.mark.rule("AKB-223", "AKB-R23")
def test_long_reach_makes_no_charge_longer() -> None:
    scene = Scene("blitz", [GHULAM, ("recruit", 1, 8, 12.001)]).say("activate a1", "charge b1")
    assert len(scene.told("charge-failed")) == 1


@pytest.mark.rule("AKB-237", "AKB-E12")
def test_long_reach_charges_two_who_stand_apart() -> None:
    figures = [GHULAM, ("recruit", 1, 6.5, 9.0), ("recruit", 1, 9.5, 9.0)]
    scene = Scene("blitz", figures).say("activate a1", "charge-many", "b1", "b2")
    scene.say("8,8.5")
    foes = 1 << scene.figure("b1") | 1 << scene.figure("b2")
    assert scene.battle.foes[scene.figure("a1")] == foes


@pytest.mark.rule("AKB-R22", "AKB-283", "AKB-285", "AKB-280")
def test_standing_near_is_no_combat_and_a_charge_may_have_length_0() -> None:
    scene = Scene("blitz", [GHULAM, ("recruit", 1, 8, 10)]).say("activate a1", "walk", "8,8.5")
    assert scene.gap("a1", "b1") == 500
    assert not scene.battle.in_combat(scene.figure("a1"))
    assert "AKB-310" in scene.refusal("fight b1").rules
    scene.say("charge b1", "8,8.5")
    assert scene.battle.foes[scene.figure("b1")] == 1 << scene.figure("a1")


@pytest.mark.rule("AKB-284", "AKB-E16", "AKB-282")
def test_a_model_may_be_in_close_combat_and_in_melee_at_once() -> None:
    figures: list[Figure] = [("templar", 0, 8, 8), ("recruit", 1, 8, 9), ("halberdier", 1, 9.6, 8)]
    scene = Scene("blitz", figures)
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.say("activate a1", "fight b2")
    assert cards_of(scene, "a1") == {"parry", "inactive"}
    assert cards_of(scene, "b2") == {"quick", "normal", "brutal", "parry", "inactive"}
    scene.secretly(a1="parry", b2="inactive").say("fight b1")
    assert cards_of(scene, "a1") == {"quick", "normal", "brutal", "parry", "inactive"}


@pytest.mark.rule("AKB-R22", "AKB-281")
def test_combat_ends_when_neither_contact_nor_long_reach_is_left() -> None:
    scene = Scene("blitz", [GHULAM, ("recruit", 1, 8, 6)])
    scene.join("a1", "b1")
    bonds, recruit = scene.battle.edition.bonds, scene.figure("b1")
    for y, fighting in ((5.5, True), (6.0, True), (6.001, False), (5.5, False)):
        scene.battle.discs.move(recruit, 8000, round(1000 * y))
        bonds.moved(scene.battle, recruit)
        assert scene.battle.in_combat(recruit) == fighting
        assert scene.battle.in_combat(scene.figure("a1")) == fighting


# --- Closing in, and leaving one for another ---


@pytest.mark.rule("AKB-R33", "AKB-R29", "AKB-216", "AKB-E14")
def test_closing_in_needs_no_test_and_gives_a_free_card() -> None:
    figures: list[Figure] = [("black-cloud-disciple", 0, 8, 8), ("ghulam", 1, 8, 9.9)]
    scene = Scene("blitz", figures)
    scene.join("a1", "b1")
    scene.say("activate a1", "engage b1")
    scene.say(scene.texts()[0])
    assert thrown(scene) == []
    assert scene.gap("a1", "b1") <= 20
    assert scene.ap("a1") == 1
    assert cards_of(scene, "a1") == {"quick", "normal", "brutal", "parry", "inactive"}
    scene.roll(0, 0).secretly(a1="normal", b1="inactive")
    assert thrown(scene)[0].dice == 2


def between_guards(apart: float) -> Scene:
    """A templar fights two halberdiers with Long Reach, one on each side."""
    figures: list[Figure] = [("templar", 0, 8, 8)]
    figures += [("halberdier", 1, 9 + apart, 8), ("halberdier", 1, 7 - apart, 8)]
    scene = Scene("blitz", figures)
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    return scene.say("activate a1", "engage b2")


@pytest.mark.rule("AKB-260", "AKB-269", "AKB-R32", "AKB-R35", "AKB-E17")
def test_a_model_leaves_one_enemy_and_engages_the_other_in_one_move() -> None:
    scene = between_guards(0.6)
    scene.roll(0, 0, 5, 5).say("7.4,8")
    assert [(one.kind, one.seat) for one in thrown(scene)] == [("disengage", 0), ("disengage", 1)]
    assert scene.texts() == ["b1", "nobody"]  # b2 is not left, so it does not strike
    scene.say("nobody")
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b2")
    assert cards_of(scene, "a1") == {"quick", "normal", "brutal", "parry", "inactive"}
    assert scene.ap("a1") == 2


@pytest.mark.rule("AKB-R33")
def test_closing_in_on_one_enemy_without_leaving_the_other_needs_no_test() -> None:
    scene = between_guards(0.3).say("7.7,8")
    assert thrown(scene) == []
    foes = 1 << scene.figure("b1") | 1 << scene.figure("b2")
    assert scene.battle.foes[scene.figure("a1")] == foes
    scene = between_guards(0.3).roll(5, 5, 0, 0).say("6.7,9")  # the same, round the back
    assert len(thrown(scene)) == 2
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b2")


@pytest.mark.rule("AKB-R32")
def test_engaging_somebody_new_leaves_every_foe_one_had() -> None:
    figures: list[Figure] = [("templar", 0, 8, 8), ("recruit", 0, 7, 10.2)]
    figures += [("halberdier", 1, 9.3, 8), ("recruit", 1, 7, 9.2)]
    scene = Scene("blitz", figures)
    scene.join("a1", "b1")
    scene.join("a2", "b2")
    scene.say("activate a1", "engage b2")
    assert "AKB-R32" in scene.refusal("7.9,8.75").rules  # touches b2, within reach of b1
    scene.roll(5, 5, 0, 0).say("6,9.2")
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b2")
