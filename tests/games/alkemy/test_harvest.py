"""Harvesting tokens, and what their elements lend (AK2-916 to AK2-923; AKB 4.28)."""

import pytest

from athanor.games.alkemy.codes import HARVESTED
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.state import DEFENSE_UP, LUCK
from tests.games.alkemy.laboratory import (
    GUARD,
    aura,
    lay_token,
    lend,
    level,
    resources,
    supply,
)
from tests.games.alkemy.scene import Figure, Scene

HEDGE = [("hedge", 12.0, 6.0, 0)]
"""Its V2 footprint begins at y = 5.5."""


def beside(profile: str, element: str, *, y: float = 5.0, seat: int = 0) -> Scene:
    """An alchemist of V2 with empty reserves beside a hedge that bears a token."""
    scene = Scene("v2", [(profile, 0, 12.0, y), GUARD], scenery=HEDGE)
    lay_token(scene, element, seat=seat)
    supply(scene, "a1", components=0, stones=0)
    return scene.say("activate a1")


# --- V2: an Action in contact with the piece ---


@pytest.mark.rule("AK2-416", "AK2-916", "AK2-R65", "AK2-R77")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_alchemist_that_touches_the_piece_takes_its_token_for_a_point(seat: int) -> None:
    scene = beside("priest", "earth", y=4.99, seat=seat)  # 0.01 in still is contact
    scene.say("harvest 1", "4 components 0 stones")
    assert scene.ap("a1") == 2
    assert scene.battle.tokens_left == 0
    assert resources(scene, "a1") == (4, 0)


@pytest.mark.rule("AK2-916", "AK2-R77")
def test_without_contact_or_craft_there_is_no_harvest() -> None:
    scene = beside("priest", "earth", y=4.98)
    assert "AK2-916" in scene.refusal("harvest 1").rules
    scene = beside("recruit", "earth")
    assert "AK2-916" in scene.refusal("harvest 1").rules


@pytest.mark.rule("AK2-416")
def test_any_side_of_the_piece_will_do() -> None:
    scene = Scene("v2", [("priest", 0, 14.75, 6.0), GUARD], scenery=HEDGE)
    lay_token(scene, "earth")
    assert "harvest 1" in scene.say("activate a1").texts()


@pytest.mark.rule("AK2-917", "AK2-918")
@pytest.mark.parametrize(
    ("profile", "element", "amount", "inner"),
    [
        ("priest", "earth", 4, False), ("priest", "fire", 2, False),
        ("magister", "earth", 6, True), ("magister", "air", 4, True),
    ],
)  # fmt: skip
def test_what_a_token_gives_by_circle_and_affinity(
    profile: str, element: str, amount: int, inner: bool
) -> None:
    scene = beside(profile, element).say("harvest 1")
    mixes = [f"{amount - stones} components {stones} stones" for stones in range(amount + 1)]
    extra = [f"{mix} effect" for mix in mixes] if inner else ["effect"]
    assert scene.texts() == mixes + extra


@pytest.mark.rule("AK2-917", "AK2-918")
def test_the_outer_circle_takes_resources_or_the_effect() -> None:
    scene = beside("priest", "water").say("harvest 1", "effect")
    assert resources(scene, "a1") == (0, 0)
    assert aura(scene, "a1", "water") > 0
    scene = beside("priest", "water").say("harvest 1", "1 components 1 stones")
    assert resources(scene, "a1") == (1, 1)
    assert aura(scene, "a1", "water") == 0


@pytest.mark.rule("AK2-917")
def test_the_inner_circle_takes_both_if_it_likes() -> None:
    scene = beside("magister", "earth").say("harvest 1", "2 components 4 stones effect")
    assert resources(scene, "a1") == (2, 4)
    assert aura(scene, "a1", "earth") > 0
    scene = beside("magister", "earth").say("harvest 1", "6 components 0 stones")
    assert aura(scene, "a1", "earth") == 0


@pytest.mark.rule("AK2-919", "AK2-902")
def test_what_does_not_fit_is_lost() -> None:
    scene = beside("priest", "earth")
    supply(scene, "a1", components=6, stones=6)
    scene.say("harvest 1", "3 components 1 stones")
    assert resources(scene, "a1") == (8, 6)


@pytest.mark.rule("AK2-R23", "AK2-916")
def test_of_two_that_announce_the_same_token_the_second_gets_nothing() -> None:
    figures: list[Figure] = [("priest", 0, 11.0, 5.0), ("priest", 0, 13.0, 5.0), GUARD]
    scene = Scene("v2", figures, scenery=HEDGE, cards=[("a1", "a2")])
    lay_token(scene, "earth")
    supply(scene, "a2", components=0)
    scene.say("activate a1 a2", "harvest 1", "harvest 1", "a1", "4 components 0 stones")
    assert resources(scene, "a2")[0] == 0
    assert scene.ap("a2") == 2


# --- V2: affinity effects ---


@pytest.mark.rule("AK2-R41")
def test_an_effect_lasts_through_this_activation_and_the_next() -> None:
    scene = beside("priest", "earth").say("harvest 1", "effect", "stop")
    assert scene.battle.defense(0) == 11
    scene.say("pass", "activate a1", "concentrate")  # acting again counts
    assert scene.battle.defense(0) == 10


@pytest.mark.rule("AK2-R41")
def test_effects_of_two_elements_add_and_the_same_one_is_renewed() -> None:
    scene = beside("magister", "earth")
    lay_token(scene, "earth")
    lay_token(scene, "water")
    lend(scene, "a1", "earth", 1)
    scene.say("harvest 1", "6 components 0 stones effect")
    assert aura(scene, "a1", "earth") == 2
    assert scene.battle.defense(0) == 11  # not 12
    scene.say("harvest 3", "4 components 0 stones effect")
    assert (aura(scene, "a1", "earth"), aura(scene, "a1", "water")) == (2, 2)


def caster(element: str, *others: Figure) -> Scene:
    """An Oracle with an affinity effect, a friend (who makes upgrades worth buying), and others."""
    scene = Scene("v2", [("oracle", 0, 8, 4), ("recruit", 0, 6, 4), *others])
    supply(scene, "a1", level=4, components=8, stones=6)
    lend(scene, "a1", element)
    return scene.say("activate a1")


@pytest.mark.rule("AK2-920", "AK2-R84")
def test_fire_burns_an_enemy_within_mind_inches_whenever_a_formula_is_cast() -> None:
    enemies: list[Figure] = [("recruit", 1, 8, 13), ("recruit", 1, 17.001, 4)]
    scene = caster("fire", *enemies)
    scene.say("cast premonition a1")
    assert scene.texts() == ["b1", "b2", "nobody"]  # before any upgrade
    scene.say("b1", "done")  # 8 in: an Oracle's Mind is 8
    assert scene.wounds("b1") == 1
    scene.say("cast healing-spring a1", "b2", "done")  # a hair too far: nothing happens
    assert scene.wounds("b2") == 0
    assert aura(scene, "a1", "fire") == 2  # the effect goes on


@pytest.mark.rule("AK2-920")
def test_fire_needs_a_line_of_sight_and_may_be_left_alone() -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 1, 8, 10)]
    scene = Scene("v2", figures, scenery=[("house", 8, 7, 0)])
    supply(scene, "a1", stones=0)
    lend(scene, "a1", "fire")
    scene.say("activate a1", "cast premonition a1", "b1")
    assert scene.wounds("b1") == 0
    assert scene.told("burned-in-vain")
    scene = caster("fire", ("recruit", 1, 8, 10))
    scene.say("cast premonition a1", "nobody", "done")
    assert scene.wounds("b1") == 0


@pytest.mark.rule("AK2-R84")
def test_a_formula_that_fails_burns_nobody() -> None:
    scene = caster("fire", ("recruit", 1, 8, 10), ("recruit", 1, 8, 17))
    scene.say("cast drowning-vision b2")
    assert scene.told("formula-short")
    assert scene.decision.about().key == "alkemy-ask-announce"


@pytest.mark.rule("AK2-921", "AK2-R42")
@pytest.mark.parametrize(("gap", "works"), [(9.0, True), (9.001, False)])
def test_water_makes_a_range_three_inches_longer(gap: float, works: bool) -> None:
    scene = caster("water", ("recruit", 0, 8, 5 + gap), GUARD)
    supply(scene, "a1", stones=0)
    scene.hurt("a3", 2)
    scene.say("cast healing-spring a3")  # 6 in
    assert scene.wounds("a3") == (1 if works else 2)


@pytest.mark.rule("AK2-921", "AK2-R42")
def test_water_reaches_farther_for_extra_targets_too() -> None:
    scene = caster("water", ("recruit", 0, 8, 16), GUARD)
    scene.say("cast premonition a1", "upgrade 1", "done", "a3")  # 8 in, and 3 more
    assert scene.battle.boost(2, LUCK) == 1


@pytest.mark.rule("AK2-921", "AK2-R42")
@pytest.mark.parametrize(("gap", "works"), [(4.0, True), (4.001, False)])
def test_water_makes_an_area_two_inches_larger(gap: float, works: bool) -> None:
    scene = Scene("v2", [("magister", 0, 8, 4), ("recruit", 0, 8, 5 + gap), GUARD])
    supply(scene, "a1", level=2, stones=0)
    lend(scene, "a1", "water")
    scene.say("activate a1", "cast prayer-of-stone a1")
    assert scene.battle.traits(1).harden_less == (1 if works else 0)


@pytest.mark.rule("AK2-922")
def test_earth_adds_to_defense_up_to_twelve_and_keeps_concentration() -> None:
    scene = caster("earth", GUARD)
    assert scene.battle.defense(0) == 11
    suffer(scene.battle, 0, 2)
    assert level(scene, "a1") == 4
    for printed, raised in ((11, 12), (12, 12), (13, 13)):
        scene.battle.boosts[DEFENSE_UP] = printed - 10  # of the first figure, by a formula
        assert scene.battle.defense(0) == raised


def answering(gap: float) -> Scene:
    """An enemy alchemist with Air, so far from an Oracle who is about to cast."""
    figures: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 0, 6, 4), ("priest", 1, 8, 5 + gap)]
    scene = Scene("v2", figures)
    supply(scene, "a1", level=4, components=8, stones=6)
    lend(scene, "b1", "air")
    return scene.say("activate a1", "cast premonition a1")


@pytest.mark.rule("AK2-923", "AK2-R43")
def test_air_forbids_the_upgrades_of_an_enemy_formula_once() -> None:
    scene = answering(8.0)
    assert scene.decision.seat == 1  # before any upgrade is named
    scene.say("yes")
    assert scene.told("forbidden")
    assert scene.decision.about().key == "alkemy-ask-announce"  # no upgrade is offered
    assert aura(scene, "b1", "air") == 0
    scene.say("cast healing-spring a1")
    assert scene.decision.about().key == "alkemy-ask-upgrade"  # it is used up


@pytest.mark.rule("AK2-923", "AK2-R43")
def test_air_too_far_away_is_used_up_in_vain_and_may_be_kept() -> None:
    scene = answering(8.001).say("yes")
    assert scene.decision.about().key == "alkemy-ask-upgrade"
    assert aura(scene, "b1", "air") == 0
    scene = answering(2.0).say("no")
    assert scene.decision.about().key == "alkemy-ask-upgrade"
    assert aura(scene, "b1", "air") == 2


@pytest.mark.rule("AK2-R43")
def test_air_needs_no_line_of_sight() -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("priest", 1, 8, 10)]
    scene = Scene("v2", figures, scenery=[("house", 8, 7, 0)])
    lend(scene, "b1", "air")
    scene.say("activate a1", "cast premonition a1", "yes")
    assert scene.told("forbidden")


@pytest.mark.rule("AK2-R84", "AK2-R43", "AK2-017")
def test_air_is_decided_before_fire() -> None:
    scene = Scene("v2", [("oracle", 0, 8, 4), ("priest", 1, 8, 10)])
    lend(scene, "a1", "fire")
    lend(scene, "b1", "air")
    scene.say("activate a1", "cast premonition a1")
    assert scene.decision.about().key == "alkemy-ask-forbid"
    scene.say("no")
    assert scene.decision.about().key == "alkemy-ask-burn"


# --- Blitz: for nothing, at the end of an action ---


def gatherer(profile: str, element: str, *, away: float = 1.0, seat: int = 0) -> Scene:
    """An alchemist of Blitz that will walk to within so many inches of a token."""
    scene = Scene("blitz", [(profile, 0, 12.0, 3.0), GUARD], scenery=HEDGE)
    lay_token(scene, element, at=(12.0, 4.75 + away), seat=seat)
    return scene.say("activate a1")


@pytest.mark.rule("AKB-430", "AKB-R63", "AKB-R108")
@pytest.mark.parametrize("seat", [0, 1])
def test_at_the_end_of_an_action_a_token_within_an_inch_is_free(seat: int) -> None:
    scene = gatherer("priest", "earth", seat=seat)
    scene.say("walk", "12,4.25")
    assert scene.texts() == ["token 1", "none"]
    scene.say("token 1")
    assert scene.ap("a1") == 2  # the walk alone was paid
    assert scene.battle.tokens_left == 0
    assert resources(scene, "a1")[0] == 4


@pytest.mark.rule("AKB-430", "AKB-R108")
def test_farther_than_an_inch_from_the_point_there_is_no_harvest() -> None:
    scene = gatherer("priest", "earth", away=1.001)
    scene.say("walk", "12,4.25")
    assert scene.decision.about().key == "alkemy-ask-announce"
    assert "AKB-430" in scene.refusal("harvest 1").rules  # and it is no action


@pytest.mark.rule("AKB-430")
def test_a_token_may_be_left_and_only_alchemists_are_asked() -> None:
    scene = gatherer("priest", "earth").say("walk", "12,4.25", "none")
    assert scene.battle.tokens_left == 1
    scene.say("concentrate")
    assert scene.texts() == ["token 1", "none"]  # another action, another chance
    scene = gatherer("recruit", "earth").say("walk", "12,4.25")
    assert scene.decision.about().key == "alkemy-ask-announce"


@pytest.mark.rule("AKB-431", "AKB-R112")
def test_once_per_round() -> None:
    scene = gatherer("priest", "earth")
    lay_token(scene, "earth", at=(12.5, 5.5))
    scene.say("walk", "12,4.25", "token 1", "concentrate")
    assert scene.decision.about().key == "alkemy-ask-announce"
    assert scene.battle.has(0, HARVESTED)


@pytest.mark.rule("AKB-432", "AKB-433", "AKB-434", "AKB-R64")
@pytest.mark.parametrize(
    ("profile", "element", "amount"),
    [
        ("priest", "earth", 4),
        ("magister", "earth", 6),
        ("priest", "fire", 2),
        ("magister", "air", 2),
    ],
)
def test_components_by_affinity_and_circle(profile: str, element: str, amount: int) -> None:
    scene = gatherer(profile, element).say("walk", "12,4.25", "token 1")
    assert resources(scene, "a1")[0] == amount  # one pool, whatever the element
    rule = "AKB-433" if amount == 2 else "AKB-432"
    assert scene.told("gained-components") == [(rule, "AKB-434")]


@pytest.mark.rule("AKB-434", "AKB-435", "AKB-R65")
def test_components_are_kept_up_to_the_capacity() -> None:
    scene = gatherer("priest", "earth")
    supply(scene, "a1", components=6)
    scene.say("walk", "12,4.25", "token 1", "stop")
    assert resources(scene, "a1")[0] == 8
    scene.roll(5, 5, 0, 0).say("pass", "pass")
    assert scene.battle.turn == 2
    assert resources(scene, "a1")[0] == 8


@pytest.mark.rule("AKB-R70")
def test_nothing_is_harvested_after_a_reaction_but_also_in_combat() -> None:
    figures: list[Figure] = [("priest", 0, 12.0, 4.25), ("recruit", 1, 12.0, 3.25)]
    scene = Scene("blitz", figures, scenery=HEDGE, active=1)
    lay_token(scene, "earth", at=(12.0, 5.5))
    scene.join("a1", "b1")
    scene.say("activate b1", "fight a1").roll(0, 0).secretly(b1="inactive", a1="normal")
    assert scene.decision.about().key == "alkemy-ask-announce"
    assert scene.decision.seat == 1
    scene.say("stop", "activate a1", "concentrate")
    assert scene.texts() == ["token 1", "none"]
