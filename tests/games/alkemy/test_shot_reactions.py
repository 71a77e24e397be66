"""Reactions to a shot (AK2-526 to AK2-528, AK2-811 to AK2-831; AKB 4.11, 4.25, 4.26)."""

from collections.abc import Sequence

import pytest

from athanor.games.alkemy.codes import RAN_OR_CHARGED
from athanor.games.alkemy.state import BOOSTS, GRANTED
from athanor.kernel import Stream

from .scene import EDITIONS, Figure, Scene
from .shots import AXE_MACE, MISS, SWORD_MACE, activate, asked, idle, kinds, shoot, show

BOTH = pytest.mark.parametrize("edition", EDITIONS)
SHOOTER = ("crossbowman", 0, 8, 2)
BYSTANDER = ("recruit", 1, 22, 22)
ARCHER = ("archer", 1, 8, 18)
"""Fifteen inches from the shooter, nothing in between, and nothing near that shelters."""

SHELTER = "11.3,18.6"

Things = Sequence[tuple[str, float, float, int]]


def shot_at(edition: str, target: Figure, scenery: Things = (), estimate: str = "0") -> Scene:
    """A shot that was announced and measured, at a target who may react; nothing is rolled yet."""
    scene = Scene(edition, [SHOOTER, target, BYSTANDER], scenery=scenery)
    shoot(scene, "a1", "b1", estimate)
    return scene


def screen(edition: str) -> Things:
    """A piece of scenery too big to see past; behind it, at ``SHELTER``, nobody sees you."""
    return [("house" if edition == "v2" else "rock", 11, 16.5, 0)]


# --- When, and for what ---


@BOTH
@pytest.mark.rule("AK2-526", "AK2-812", "AK2-826", "AKB-200", "AKB-201", "AKB-400", "AKB-R50")
def test_the_target_reacts_between_the_measuring_and_the_roll(edition: str) -> None:
    """It is asked, nobody else, once the shot is known to carry and before it is rolled."""
    scene = shot_at(edition, ARCHER, screen(edition))
    assert (asked(scene), scene.decision.seat) == ("React", 1)
    assert kinds(scene)[-1] == "measured"
    assert "rolled" not in kinds(scene)
    show(scene, MISS[edition])
    scene.say("nothing")
    assert asked(scene) == "Announce"
    assert scene.ap("b1") == 2


@BOTH
@pytest.mark.rule("AK2-526", "AK2-527", "AKB-200")
def test_without_points_nobody_reacts(edition: str) -> None:
    """An Inactive figure is not asked."""
    scene = Scene(edition, [SHOOTER, ("archer", 1, 8, 14), BYSTANDER])
    idle(scene, "b1")
    show(scene, MISS[edition])
    shoot(scene, "a1", "b1")
    assert asked(scene) == "Announce"


@BOTH
@pytest.mark.rule("AK2-526", "AK2-826", "AKB-412", "AKB-R58", "AKB-407")
def test_in_combat_nobody_reacts_to_a_shot(edition: str) -> None:
    """A target that fights somebody neither shoots back nor goes anywhere."""
    scene = Scene(edition, [SHOOTER, ("recruit", 0, 8, 15), ("archer", 1, 8, 14)])
    scene.join("a2", "b1")
    show(scene, MISS[edition])
    shoot(scene, "a1", "b1")
    assert asked(scene) == "Announce"


@BOTH
@pytest.mark.rule("AK2-527", "AK2-528", "AKB-200", "AKB-204")
def test_a_reaction_costs_a_point_and_is_no_activation(edition: str) -> None:
    """The archer pays 1 of its 2 points; activated later, it pays nothing more for that."""
    scene = shot_at(edition, ARCHER)
    show(scene, f"{MISS[edition]} {MISS[edition]}")
    scene.say("shoot")
    assert scene.ap("b1") == 1
    scene.say("stop", "activate b1")
    assert scene.ap("b1") == 1
    assert asked(scene) == "Announce"


@BOTH
@pytest.mark.rule("AK2-528")
def test_who_reacts_with_the_last_point_is_inactive(edition: str) -> None:
    """After the reaction nothing is left to be activated with."""
    scene = Scene(edition, [SHOOTER, ("archer", 1, 8, 14), BYSTANDER])
    scene.battle.ap[scene.figure("b1")] = 1
    shoot(scene, "a1", "b1")
    show(scene, f"{MISS[edition]} {MISS[edition]}")
    scene.say("shoot", "stop")
    assert "activate b1" not in scene.texts()


@BOTH
@pytest.mark.rule("AK2-811", "AKB-401", "AKB-406", "AKB-417", "AKB-E22", "AKB-E25")
@pytest.mark.parametrize("reaction", ["nothing", "shoot", "walk"])
def test_a_reaction_takes_the_aim_bonus_away(edition: str, reaction: str) -> None:
    """The estimate was right: three dice, but two once the target reacts."""
    scene = shot_at(edition, ARCHER, screen(edition), "15.25")
    assert "aimed" in kinds(scene)
    worst = MISS[edition]
    show(scene, f"{worst} {worst} {worst}")
    scene.say(reaction)
    shooting = {"nothing": 3, "shoot": 2 + 2, "walk": 2}[reaction]
    assert 6 - len(scene.dice) == shooting


@pytest.mark.rule("AK2-811")
def test_aim_is_lost_even_if_the_target_dies_before_it_reacts() -> None:
    """Two dice are rolled, the target is killed, and its walk never comes."""
    scene = shot_at("v2", ("recruit", 1, 8, 18), screen("v2"), "15.25")
    scene.hurt("b1", 5)
    show(scene, SWORD_MACE["v2"])
    scene.say("walk")
    assert not scene.alive("b1")
    assert scene.dice == []


# --- Shooting back ---


@BOTH
@pytest.mark.rule("AK2-827", "AKB-410", "AKB-415", "AKB-R98", "AKB-E25")
@pytest.mark.parametrize(("profile", "x", "answers"), [
    ("recruit", 2, False),  # no weapon
    ("archer", 2, True),
    ("ember-thrower", 2, True),  # a sling of 24 inches at exactly 24
    ("ember-thrower", 1.9, False),  # and at more than 24
])  # fmt: skip
def test_shooting_back_needs_a_weapon_that_reaches(
    edition: str, profile: str, x: float, answers: bool
) -> None:
    """The archer at the other end of the table shoots 30 inches."""
    scene = Scene(edition, [("archer", 0, 17, 22), (profile, 1, x, 2), ("recruit", 1, 22, 2)])
    show(scene, MISS[edition])
    shoot(scene, "a1", "b1")
    offered = asked(scene) == "React" and "shoot" in scene.texts()
    assert offered == answers


@BOTH
@pytest.mark.rule("AK2-828", "AKB-416", "AKB-R52")
def test_both_shots_are_made_as_everybody_was_before(edition: str) -> None:
    """The target, hurt by the first shot, answers with white dice all the same."""
    scene = shot_at(edition, ARCHER)
    show(scene, f"{SWORD_MACE[edition]} {AXE_MACE[edition]}")
    scene.say("shoot")
    assert scene.battle.colour(scene.figure("b1")) != 0
    assert (scene.wounds("b1"), scene.wounds("a1")) == (3, 3)


@BOTH
@pytest.mark.rule("AK2-828", "AKB-416", "AKB-R52")
def test_a_target_that_is_killed_still_shoots_back(edition: str) -> None:
    """Its yellow dice hit although it is gone when they are read."""
    scene = Scene(edition, [SHOOTER, ARCHER, BYSTANDER])
    scene.hurt("b1", 4)
    shoot(scene, "a1", "b1")
    show(scene, SWORD_MACE[edition])
    show(scene, {"v2": "5S 5M", "blitz": "5S 3M"}[edition], "yellow")
    scene.say("shoot")
    assert not scene.alive("b1")
    assert scene.wounds("a1") == 2


@BOTH
@pytest.mark.rule("AK2-819", "AKB-411")
def test_point_blank_in_reaction_is_for_v2_only(edition: str) -> None:
    """At 4 inches an axe and a mace are 3, and 3 again one column on; two axes tell."""
    scene = shot_at(edition, ("crossbowman", 1, 8, 7))
    axes = {"v2": "5A 5A", "blitz": "5A 5A"}[edition]
    show(scene, f"{MISS[edition]} {axes}")
    scene.say("shoot")
    assert scene.wounds("a1") == (3 if edition == "v2" else 2)


@pytest.mark.rule("AKB-411")
def test_reaction_fire_never_aims_in_measured_play_either() -> None:
    """No cover, everything measured, and yet two dice."""
    scene = Scene("blitz", [SHOOTER, ("archer", 1, 8, 14)], measuring=True)
    shoot(scene, "a1", "b1")
    show(scene, f"{MISS['blitz']} {MISS['blitz']}")
    scene.say("shoot")
    assert scene.dice == []


@BOTH
@pytest.mark.rule("AK2-827", "AK2-1001", "AKB-R98")
def test_nobody_shoots_back_at_somebody_too_stealthy(edition: str) -> None:
    """A shooter hidden by a skill at this distance cannot be answered by a shot."""
    scene = Scene(edition, [SHOOTER, ("archer", 1, 8, 14), BYSTANDER])
    ids = [skill.id for skill in scene.battle.terms.skills]
    show(scene, MISS[edition])
    scene.battle.boosts[BOOSTS * scene.figure("a1") + GRANTED] = 1 << ids.index("stealthy")
    shoot(scene, "a1", "b1")
    assert asked(scene) == "Announce" or "shoot" not in scene.texts()


# --- Walking away ---


@BOTH
@pytest.mark.rule("AK2-829", "AK2-R37", "AKB-403", "AKB-R57")
def test_a_walk_is_offered_only_if_some_shelter_is_near(edition: str) -> None:
    """In the open, with a crossbow that reaches everywhere, there is nowhere to go."""
    scene = shot_at(edition, ARCHER)
    assert "walk" not in scene.texts()
    scene = shot_at(edition, ARCHER, screen(edition))
    assert "walk" in scene.texts()


@BOTH
@pytest.mark.rule("AK2-829", "AKB-402", "AKB-403", "AKB-E22", "AKB-400")
def test_the_walk_comes_after_the_shot_and_ends_in_shelter(edition: str) -> None:
    """The shot is rolled first; a spot in the open is refused, one behind the rock is not."""
    scene = shot_at(edition, ARCHER, screen(edition))
    show(scene, SWORD_MACE[edition])
    scene.say("walk")
    assert scene.wounds("b1") == 3
    assert asked(scene) == "ShelterSpots"
    rules = ("AK2-829",) if edition == "v2" else ("AKB-403",)
    assert scene.refusal("7,18").rules == rules
    assert scene.refusal("13,18.6").message.key == "alkemy-refusal-too-far"
    scene.say(SHELTER)
    assert scene.at("b1") == (11_300, 18_600)
    assert scene.ap("b1") == 1


@BOTH
@pytest.mark.rule("AK2-829", "AK2-R37", "AKB-403")
def test_out_of_range_is_shelter_too(edition: str) -> None:
    """A step back takes the target beyond 24 inches; a step that stays within is refused."""
    scene = Scene(edition, [("crossbowman", 0, 2, 2), ("archer", 1, 16, 21)])
    shoot(scene, "a1", "b1")
    show(scene, MISS[edition])
    scene.say("walk")
    assert scene.refusal("16,21.5").rules
    scene.say("17.1,22")
    assert scene.gap("a1", "b1") > 24_000


@pytest.mark.rule("AK2-829")
@pytest.mark.parametrize(("y", "fits"), [("12", True), ("12.01", False)])
def test_in_v2_something_in_the_corridor_within_an_inch_will_do(y: str, fits: bool) -> None:
    """A hedge hides nobody of size 2, but a base within an inch behind it is sheltered."""
    scene = shot_at("v2", ("archer", 1, 8, 14), [("hedge", 8, 10, 0)])
    show(scene, MISS["v2"])
    scene.say("walk")
    if fits:
        scene.say(f"8,{y}")
        assert scene.at("b1") == (8_000, 12_000)
    else:
        assert scene.refusal(f"8,{y}").rules == ("AK2-829",)


@pytest.mark.rule("AK2-829")
def test_in_v2_what_shelters_may_be_near_the_shooter() -> None:
    """A fountain wholly within 5 inches of the shooter is no obstacle, and yet it shelters."""
    scene = shot_at("v2", ("archer", 1, 8, 10.5), [("fountain", 8, 5, 0)])
    show(scene, MISS["v2"])
    scene.say("walk", "8,6.8")
    assert scene.at("b1") == (8_000, 6_800)


@BOTH
@pytest.mark.rule("AK2-R37", "AKB-404")
def test_who_is_sheltered_already_may_stay(edition: str) -> None:
    """The reaction may be a walk to where it stands."""
    hedge = [("hedge", 8, 12.5, 0)]
    scene = shot_at(edition, ("archer", 1, 8, 14), hedge)
    assert "walk" in scene.texts()
    show(scene, MISS[edition])
    scene.say("walk", "8,14")
    assert scene.at("b1") == (8_000, 14_000)
    assert kinds(scene)[-1] == "walked"


@pytest.mark.rule("AKB-403", "AKB-R57")
def test_a_narrow_shelter_is_found() -> None:
    """A single friend three inches away is cover enough; every spot suggested is a legal one."""
    friend = ("recruit", 1, 10.9, 16)
    scene = Scene("blitz", [SHOOTER, ARCHER, friend, BYSTANDER])
    shoot(scene, "a1", "b1")
    assert "walk" in scene.texts()
    show(scene, MISS["blitz"])
    scene.say("walk")
    spots = scene.decision
    assert spots.codes()
    assert all(spots.is_legal(spot) for spot in spots.codes())
    assert spots.suggest(Stream(1)) in spots.codes()


@pytest.mark.parametrize(
    ("edition", "shooter", "target", "scenery", "spot"),
    [
        ("v2", (11, 7), (15.5, 15.5), [], "13.2,13.2"),  # behind the post in the middle
        ("blitz", (12, 2), (12, 14.5), [("rock", 16.11, 12.12, 4)], "14,12.3"),
    ],
)
@pytest.mark.rule("AK2-829", "AK2-R37", "AKB-201", "AKB-403", "AKB-R57")
def test_the_walk_is_offered_wherever_there_is_shelter(
    edition: str,
    shooter: tuple[float, float],
    target: tuple[float, float],
    scenery: Things,
    spot: str,
) -> None:
    """Also where no spot that is likely to be one is shelter; then one that is gets suggested."""
    figures = [("crossbowman", 0, *shooter), ("recruit", 1, *target), ("recruit", 1, 2, 22)]
    scene = Scene(edition, figures, scenery=scenery)
    shoot(scene, "a1", "b1")
    assert "walk" in scene.texts()
    show(scene, MISS[edition])
    scene.say("walk")
    spots = scene.decision
    assert spots.codes()
    for choice in (spots.default_choice(), spots.sample(Stream(1)), *spots.codes()):
        assert spots.is_legal(choice)
    scene.say(spot)
    assert kinds(scene)[-1] == "walked"


@BOTH
@pytest.mark.rule("AK2-830", "AKB-402")
def test_the_dead_do_not_walk(edition: str) -> None:
    """The shot kills; the paid reaction does not happen."""
    scene = shot_at(edition, ("archer", 1, 8, 18), screen(edition))
    scene.hurt("b1", 4)
    show(scene, SWORD_MACE[edition])
    scene.say("walk")
    assert not scene.alive("b1")
    assert asked(scene) == "Announce"


@BOTH
@pytest.mark.rule("AK2-R24", "AKB-R21", "AKB-407")
def test_who_ran_or_charged_does_not_move_in_reaction(edition: str) -> None:
    """It may still shoot back."""
    scene = Scene(edition, [SHOOTER, ("archer", 1, 8, 6), BYSTANDER], scenery=screen(edition))
    scene.battle.mark(scene.figure("b1"), RAN_OR_CHARGED)
    shoot(scene, "a1", "b1")
    assert scene.texts() == ["nothing", "shoot"]


@pytest.mark.rule("AKB-405", "AKB-R110")
def test_a_stealthy_model_is_safe_where_it_cannot_be_made_out() -> None:
    """Beyond 8 inches a Tuareg cannot be shot; a walk there is a reaction movement."""
    scene = shot_at("blitz", ("tuareg", 1, 8, 9.5))
    assert "walk" in scene.texts()
    show(scene, MISS["blitz"])
    scene.say("walk")
    assert scene.refusal("8,11").rules == ("AKB-403",)
    scene.say("8,11.1")
    assert scene.gap("a1", "b1") > 8_000


@pytest.mark.rule("AKB-R57")
def test_a_model_whose_shelter_is_gone_stays() -> None:
    """The cover was a figure, and the shot has killed it."""
    scene = Scene("blitz", [SHOOTER, ("archer", 1, 8, 14), ("recruit", 1, 8, 12.9), BYSTANDER])
    scene.hurt("b2", 5)
    shoot(scene, "a1", "b1")
    show(scene, SWORD_MACE["blitz"])
    scene.say("walk")
    show(scene, "5A 5A")
    scene.say("b2")
    assert not scene.alive("b2")
    assert scene.at("b1") == (8_000, 14_000)
    assert asked(scene) == "Announce"
    assert scene.ap("b1") == 1


# --- Charging or engaging the shooter ---


@pytest.mark.rule("AK2-831", "AK2-830", "AK2-620", "AK2-527")
def test_in_v2_the_target_charges_the_shooter_after_the_shot() -> None:
    """By the normal rules: contact, an Attack card, a bonus die; and it moves no more."""
    scene = shot_at("v2", ("jaraya", 1, 8, 8))
    show(scene, MISS["v2"])
    scene.say("rush")
    assert asked(scene) == "ContactSpots"
    scene.say(scene.texts()[0])
    assert scene.battle.foes[0] == 1 << scene.figure("b1")
    cards = {decision.seat: decision for decision in scene.match.decisions}
    assert [option.text for option in cards[1].options()] == ["quick", "normal", "brutal"]
    show(scene, "1M 1M 1M")
    scene.secretly(a1="inactive", b1="normal")
    assert scene.dice == []
    assert scene.battle.has(scene.figure("b1"), RAN_OR_CHARGED)
    assert scene.ap("b1") == 1


@pytest.mark.rule("AK2-R24")
def test_nobody_shoots_at_a_charge_in_reaction() -> None:
    """The shooter has a weapon and a point, but a reaction is not reacted to; it plays a card."""
    scene = shot_at("v2", ("jaraya", 1, 8, 8))
    assert scene.ap("a1") == 1
    show(scene, MISS["v2"])
    scene.say("rush")
    assert asked(scene) == "ContactSpots"
    scene.say(scene.texts()[0])
    cards = {decision.seat: decision for decision in scene.match.decisions}
    assert "parry" in [option.text for option in cards[0].options()]


@pytest.mark.rule("AK2-831", "AK2-618")
def test_a_charge_in_reaction_may_fail() -> None:
    """Too far: it walks towards the shooter and may only defend."""
    scene = shot_at("v2", ("jaraya", 1, 8, 14))
    show(scene, MISS["v2"])
    scene.say("rush")
    assert scene.at("b1") == (8_000, 9_000)
    assert "charge-failed" in kinds(scene)


@pytest.mark.rule("AKB-407", "AKB-250", "AKB-251", "AKB-R62", "AKB-E23")
def test_in_blitz_the_target_engages_a_shooter_within_its_walk() -> None:
    """After the shot; the free attack may be any card, and has no bonus die."""
    scene = shot_at("blitz", ("meharist", 1, 8, 8))
    assert "rush" in scene.texts()
    show(scene, MISS["blitz"])
    scene.say("rush")
    scene.say(scene.texts()[0])
    cards = {decision.seat: decision for decision in scene.match.decisions}
    assert "parry" in [option.text for option in cards[1].options()]
    show(scene, "1S 1S")
    scene.secretly(a1="inactive", b1="normal")
    assert scene.dice == []
    assert scene.ap("b1") == 1
    assert not scene.battle.has(scene.figure("b1"), RAN_OR_CHARGED)
    assert scene.refusal("shoot b1").rules == ("AKB-288",)


@pytest.mark.rule("AKB-R62")
def test_in_blitz_a_shooter_beyond_the_walk_is_not_engaged() -> None:
    """The walk is 5 inches; the shooter is a hair farther off, and nothing else is offered."""
    scene = Scene("blitz", [SHOOTER, ("meharist", 1, 8, 8.01), BYSTANDER])
    show(scene, MISS["blitz"])
    shoot(scene, "a1", "b1")
    assert kinds(scene)[-1] == "missed-shot"


@pytest.mark.rule("AKB-R99")
def test_an_engagement_in_reaction_is_not_shot_at() -> None:
    """The crossbowman has a point left, and yet cards come next."""
    scene = shot_at("blitz", ("meharist", 1, 8, 8))
    show(scene, MISS["blitz"])
    scene.say("rush")
    assert asked(scene) == "ContactSpots"
    scene.say(scene.texts()[0])
    assert type(scene.match.decisions[0]).__name__ == "PlayCombatCard"


# --- Several shots of one card ---


def two_shots(edition: str, scenery: Things = ()) -> Scene:
    """Two crossbowmen of one card have shot at the same archer, both with right estimates."""
    scene = Scene(
        edition,
        [
            ("crossbowman", 0, 7.5, 2),
            ("crossbowman", 0, 8.5, 2),
            ARCHER,
            BYSTANDER,
        ],
        scenery=scenery,
        cards=[("a1", "a2")],
    )
    activate(scene, "a1")
    scene.say("shoot b1", "15.25", "shoot b1", "15.25", "a1")
    return scene


@pytest.mark.rule("AK2-R72", "AK2-R24")
def test_in_v2_each_shot_is_answered_on_its_own() -> None:
    """A reaction to the first shot leaves the second its Aim, and may be repeated."""
    scene = two_shots("v2")
    show(scene, f"{MISS['v2']} {MISS['v2']}")
    scene.say("shoot")
    assert scene.dice == []
    assert asked(scene) == "React"
    show(scene, f"{MISS['v2']} 1M")
    scene.say("nothing")
    assert scene.dice == []


@pytest.mark.rule("AK2-R72", "AK2-524")
def test_in_v2_a_walk_out_of_sight_makes_later_shots_fail() -> None:
    """The second crossbowman has paid for a shot at nobody."""
    scene = two_shots("v2", screen("v2"))
    show(scene, MISS["v2"])
    scene.say("walk", SHELTER)
    assert scene.told("shot-blind") != []
    assert kinds(scene).count("rolled") == 1
    assert scene.ap("a2") == 1


@pytest.mark.rule("AKB-418", "AKB-R59", "AKB-R61")
@pytest.mark.parametrize("reaction", ["shoot", "walk"])
def test_in_blitz_one_reaction_spoils_the_aim_of_all(reaction: str) -> None:
    """Answering one shooter, in whatever way, takes Aim from both."""
    scene = two_shots("blitz", screen("blitz"))
    worst = MISS["blitz"]
    shots = 3 if reaction == "shoot" else 2
    show(scene, " ".join([worst] * shots))
    scene.say(reaction, "nothing")
    assert scene.dice == []
    assert kinds(scene).count("aimed") == 2


@pytest.mark.rule("AKB-R61", "AKB-410")
def test_in_blitz_each_shooter_may_be_answered_but_only_one_by_a_move() -> None:
    """A walk from the first leaves only a shot for the second; the walk is made last."""
    scene = two_shots("blitz", screen("blitz"))
    assert scene.texts() == ["nothing", "shoot", "walk"]
    scene.say("walk")
    assert scene.texts() == ["nothing", "shoot"]
    show(scene, " ".join([MISS["blitz"]] * 3))
    scene.say("shoot")
    assert scene.ap("b1") == 0
    assert asked(scene) == "ShelterSpots"
    assert kinds(scene).count("rolled") == 3


@pytest.mark.rule("AKB-410", "AKB-204")
def test_in_blitz_every_shooter_is_shot_at_for_a_point_each() -> None:
    """Two shots at the archer, two answers, no points left."""
    scene = two_shots("blitz")
    show(scene, " ".join([MISS["blitz"]] * 4))
    scene.say("shoot", "shoot")
    assert scene.ap("b1") == 0
    assert kinds(scene).count("missed-shot") == 4


@pytest.mark.rule("AKB-R59")
def test_in_blitz_shelter_is_needed_only_from_the_shooter_answered() -> None:
    """A spot hidden from the first shooter is fine although the second still sees it."""
    scene = Scene(
        "blitz",
        [SHOOTER, ("crossbowman", 0, 20, 20), ARCHER, BYSTANDER],
        scenery=screen("blitz"),
        cards=[("a1", "a2")],
    )
    activate(scene, "a1")
    show(scene, " ".join([MISS["blitz"]] * 2))
    scene.say("shoot b1", "0", "shoot b1", "0", "a1", "walk", "nothing")
    scene.say(SHELTER)
    assert scene.at("b1") == (11_300, 18_600)
