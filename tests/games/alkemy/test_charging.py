"""Charges: announced, brought home or failed, on one enemy or several."""

from typing import Unpack

import pytest

from athanor.games.alkemy.codes import FAILED_CHARGE, RAN_OR_CHARGED
from athanor.games.alkemy.state import BOOSTS, HURRY
from athanor.kernel import Refused
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, Staging, face, thrown

both = pytest.mark.parametrize("edition", EDITIONS)

GARLAN: Figure = ("garlan", 0, 8, 4)
"""4/6/10, 4 AP."""


def charging(
    edition: str, *others: Figure, order: str = "charge b1", **more: Unpack[Staging]
) -> Scene:
    """Garlan has announced a charge."""
    scene = Scene(edition, [GARLAN, *others], **more)
    return scene.say("activate a1", order)


def land(scene: Scene) -> Scene:
    """Bring the charge home the shortest way."""
    return scene.say(scene.texts()[0])


def miss(scene: Scene) -> Scene:
    """Attack an enemy that does nothing, and miss with three dice."""
    return scene.roll(0, 0, 0).secretly(a1="normal", b1="inactive")


def names(scene: Scene) -> list[str]:
    """The kinds of decision that are asked now."""
    scene.roll_on()
    return [type(one).__name__ for one in scene.match.decisions]


# --- One charger, one target ---


@both
@pytest.mark.rule("AK2-007", "AK2-613", "AK2-615", "AK2-E17")
@pytest.mark.rule("AKB-220", "AKB-221", "AKB-224", "AKB-280", "AKB-E10")
def test_a_charge_costs_1_ap_and_ends_in_contact_and_combat(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 8, 11))  # 6 in away
    assert scene.ap("a1") == 3
    land(scene)
    assert scene.gap("a1", "b1") <= scene.battle.edition.contact
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b1")
    assert scene.battle.foes[scene.figure("b1")] == 1 << scene.figure("a1")


@both
@pytest.mark.rule("AK2-616", "AKB-225", "AKB-226", "AKB-203")
def test_a_charger_plays_a_free_attack_card_with_a_bonus_die(edition: str) -> None:
    scene = land(charging(edition, ("recruit", 1, 8, 8)))
    options = {
        label: {option.text for option in asked.options()}
        for label, asked in scene.fighters().items()
    }
    assert options["a1"] == {"quick", "normal", "brutal"}
    assert options["b1"] == {"quick", "normal", "brutal", "parry", "inactive"}
    scene.roll(0, 0, 0).secretly(a1="normal", b1="inactive")
    assert scene.ap("a1") == 3
    assert [(one.kind, one.dice, one.reasons) for one in thrown(scene)] == [("combat", 3, 1)]


@both
@pytest.mark.rule("AK2-616", "AKB-226", "AKB-238")
def test_only_the_card_of_the_charge_has_the_bonus_die(edition: str) -> None:
    scene = miss(land(charging(edition, ("recruit", 1, 8, 8))))
    scene.roll(0, 0).say("fight b1").secretly(a1="normal", b1="inactive")
    assert thrown(scene)[-1].dice == 2
    assert scene.ap("a1") == 2


@both
@pytest.mark.rule("AK2-617", "AKB-222", "AKB-229", "AKB-R105")
def test_after_a_charge_that_succeeded_a_figure_moves_no_more(edition: str) -> None:
    scene = miss(land(charging(edition, ("recruit", 1, 8, 8), ("recruit", 1, 20, 20))))
    for order in ("walk", "run", "charge b2"):
        assert {"AK2-617", "AKB-229", "AKB-222"} & set(scene.refusal(order).rules)
    assert {"fight b1", "post 1"} <= set(scene.texts())


@both
@pytest.mark.rule("AK2-613", "AK2-R59", "AKB-230", "AKB-267")
def test_a_figure_in_combat_does_not_charge(edition: str) -> None:
    scene = Scene(edition, [GARLAN, ("recruit", 1, 8, 5), ("recruit", 1, 8, 10)])
    scene.join("a1", "b1")
    scene.say("activate a1")
    assert {"AK2-613", "AKB-230"} & set(scene.refusal("charge b2").rules)


@both
@pytest.mark.rule("AK2-613", "AK2-R63", "AKB-220")
def test_only_enemies_are_charged(edition: str) -> None:
    scene = Scene(edition, [GARLAN, ("recruit", 0, 8, 8), ("recruit", 1, 20, 20)])
    scene.say("activate a1")
    assert {"AK2-R63", "AKB-220"} & set(scene.refusal("charge a2").rules)


@both
@pytest.mark.rule("AK2-613", "AKB-220")
def test_a_charge_needs_an_action_point(edition: str) -> None:
    scene = Scene(edition, [GARLAN, ("recruit", 1, 8, 8)])
    scene.say("activate a1", "run", "8,5")
    scene.battle.ap[scene.figure("a1")] = 0
    assert {"AK2-613", "AKB-220"} & set(scene.refusal("charge b1").rules)


@both
@pytest.mark.rule("AK2-R25", "AKB-224", "AKB-R27")
def test_the_player_picks_where_a_charge_ends(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 8, 9.9))
    assert {"AK2-615", "AKB-224"} & set(scene.refusal("8,8.8").rules)
    assert {"AK2-614", "AKB-223"} & set(scene.refusal("8,10.9").rules)
    scene.say("9,9.9")
    assert scene.at("a1") == (9000, 9900)


# --- Failed charges ---


@both
@pytest.mark.rule("AK2-008", "AK2-614", "AK2-618", "AK2-R26", "AK2-E9")
@pytest.mark.rule("AKB-223", "AKB-227", "AKB-R25", "AKB-E11", "AKB-220")
def test_a_charge_too_far_is_paid_and_becomes_a_walk(edition: str) -> None:
    scene = charging(edition, ("jaraya", 1, 8, 11.001))
    assert scene.ap("a1") == 3
    assert scene.at("a1") == (8000, 8000)
    assert not scene.battle.in_combat(scene.figure("a1"))
    assert {"AK2-618", "AKB-227"} & set(scene.told("charge-failed")[0])
    assert names(scene) == ["Announce"]


@both
@pytest.mark.rule("AK2-617", "AK2-619", "AKB-228", "AKB-229")
def test_after_a_failed_charge_a_figure_moves_no_more_and_only_defends(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 8, 11.5))
    for order in ("walk", "run", "charge b1"):
        assert {"AK2-617", "AKB-229", "AKB-222"} & set(scene.refusal(order).rules)
    assert "post 1" in scene.texts()
    scene.say("stop", "activate b1", "charge a1")
    land(scene)
    card = next(one for one in scene.match.decisions if one.seat == 0)
    assert [option.text for option in card.options()] == ["inactive", "parry"]


@both
@pytest.mark.rule("AK2-R26", "AKB-R25", "AKB-227")
def test_the_walk_of_a_failed_charge_stops_a_tenth_of_an_inch_from_any_enemy(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 8, 20), ("recruit", 1, 8.1, 7))
    assert 100 <= scene.gap("a1", "b2") <= 103
    assert scene.at("a1")[1] > 5000


@both
@pytest.mark.rule("AK2-R26", "AKB-R25")
def test_who_is_nearer_already_stays(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 8, 20), ("recruit", 1, 8, 5.05))
    assert scene.at("a1") == (8000, 4000)
    assert scene.battle.has(scene.figure("a1"), FAILED_CHARGE)


@both
@pytest.mark.rule("AK2-R26", "AKB-R25")
def test_without_a_way_a_failed_charge_stays(edition: str) -> None:
    figures: list[Figure] = [("garlan", 0, 0.5, 0.5), ("recruit", 0, 1.6, 0.5)]
    figures += [("recruit", 0, 0.5, 1.6), ("recruit", 1, 8, 8)]
    scene = Scene(edition, figures).say("activate a1", "charge b1")
    assert scene.at("a1") == (500, 500)
    assert len(scene.told("charge-failed")) == 1


@both
@pytest.mark.rule("AK2-008", "AK2-009", "AK2-614", "AKB-223", "AKB-R24")
def test_a_charge_without_a_line_of_sight_may_be_announced_and_fails(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 8, 9), scenery=[("house", 8, 6.5, 0)])
    assert {"AK2-614", "AKB-223"} & set(scene.told("charge-blind")[0])
    assert len(scene.told("charge-failed")) == 1
    assert scene.ap("a1") == 3


@pytest.mark.parametrize(("edition", "low"), [("v2", "pond"), ("blitz", "marsh")])
@pytest.mark.rule("AK2-R25", "AKB-R27")
def test_a_near_target_may_be_too_far_to_walk_to(edition: str, low: str) -> None:
    """4.4 in away and in plain sight; round a pond, or through a marsh, it is more than 6."""
    target: Figure = ("recruit", 1, 8, 9.4)
    assert names(charging(edition, target)) == ["ContactSpots"]
    scene = charging(edition, target, scenery=[(low, 8, 6.6, 0)])
    assert scene.told("charge-blind") == []
    assert len(scene.told("charge-failed")) == 1


@pytest.mark.rule("AK2-R23")
def test_a_charger_no_longer_free_fails_without_a_move() -> None:
    """Two of a card charge; while the first is carried out, the second is caught."""
    figures: list[Figure] = [("lancer", 0, 8, 4), ("lancer", 0, 12, 4)]
    figures += [("recruit", 1, 8, 8), ("recruit", 1, 12, 8)]
    scene = Scene("v2", figures, cards=[("a1", "a2")])
    scene.say("activate a1 a2", "charge b1", "charge b2", "a1")
    scene.battle.discs.move(scene.figure("b2"), 12000, 5000)
    scene.battle.edition.bonds.moved(scene.battle, scene.figure("b2"))
    miss(land(scene))
    assert len(scene.told("charge-failed")) == 1
    assert scene.at("a2") == (12000, 4000)
    assert scene.battle.has(scene.figure("a2"), FAILED_CHARGE)


# --- Two figures of one card ---


def two_chargers(edition: str, *, wounds: int) -> Scene:
    """Two lancers of a card announce charges on one enemy, the first to be carried out first."""
    figures: list[Figure] = [("lancer", 0, 7, 4), ("lancer", 0, 9, 4), ("jaraya", 1, 8, 9)]
    figures.append(("recruit", 1, 20, 20))  # somebody to go on with
    scene = Scene(edition, figures, cards=[("a1", "a2")])
    scene.hurt("b1", wounds)
    scene.say("activate a1 a2", "charge b1", "charge b1")
    assert scene.decision.rules()[0] in ("AK2-523", "AKB-163")
    return scene.say("a1")


@pytest.mark.rule("AK2-E15", "AK2-R23", "AK2-R26")
def test_in_v2_the_second_charge_fails_if_the_first_kills_the_target() -> None:
    scene = land(two_chargers("v2", wounds=6))
    best = face(scene, "white", 6)
    scene.roll(best, best, best).secretly(a1="normal", b1="inactive")
    assert not scene.alive("b1")
    assert len(scene.told("charge-failed")) == 1
    x, y = scene.at("a2")
    assert (x - 9000) ** 2 + (y - 4000) ** 2 >= 3990**2  # towards where it was
    assert x <= 9000
    assert y > 7000
    assert scene.battle.has(scene.figure("a2"), FAILED_CHARGE)
    assert scene.battle.has(scene.figure("a2"), RAN_OR_CHARGED)


@pytest.mark.rule("AKB-242", "AKB-243", "AKB-E13")
def test_in_blitz_both_chargers_move_first_and_strike_in_the_order_they_like() -> None:
    scene = land(two_chargers("blitz", wounds=0))
    land(scene)
    foes = 1 << scene.figure("a1") | 1 << scene.figure("a2")
    assert scene.battle.foes[scene.figure("b1")] == foes
    assert scene.texts() == ["a1", "a2"]
    assert "AKB-243" in scene.decision.rules()
    scene.say("a2")
    assert scene.fighters().keys() == {"a2", "b1"}


@pytest.mark.rule("AKB-244")
def test_in_blitz_the_second_fight_is_against_the_health_the_first_left() -> None:
    scene = land(land(two_chargers("blitz", wounds=2)))
    scene.say("a1")
    best = face(scene, "white", 6)
    scene.roll(best, best, best).secretly(a1="quick", b1="inactive")
    assert scene.battle.colour(scene.figure("b1")) > 0
    scene.roll(0, 0, 0, 0, 0).secretly(a2="normal", b1="parry")
    parry = thrown(scene)[-1]
    assert parry.seat == 1
    assert parry.colour != "white"


@pytest.mark.rule("AKB-245", "AKB-246")
def test_in_blitz_the_second_charger_loses_its_attack_if_the_target_dies() -> None:
    scene = land(land(two_chargers("blitz", wounds=6)))
    best = face(scene, "white", 6)
    scene.say("a1").roll(best, best, best).secretly(a1="normal", b1="inactive")
    assert not scene.alive("b1")
    assert scene.told("charge-failed") == []
    assert not scene.battle.has(scene.figure("a2"), FAILED_CHARGE)
    assert scene.battle.has(scene.figure("a2"), RAN_OR_CHARGED)
    assert "PlayCombatCard" not in names(scene)
    assert scene.told("fight-lapsed") == [("AKB-245",)]


@pytest.mark.rule("AKB-R17", "AKB-246")
def test_in_blitz_a_charge_on_somebody_gone_lapses() -> None:
    figures: list[Figure] = [("lancer", 0, 7, 4), ("lancer", 0, 9, 4), ("jaraya", 1, 7, 5)]
    figures.append(("recruit", 1, 20, 20))
    scene = Scene("blitz", figures, cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.hurt("b1", 6)
    best = face(scene, "white", 6)
    scene.say("activate a1 a2", "fight b1", "charge b1", "a1")
    scene.roll(best, best).secretly(a1="normal", b1="inactive")
    assert not scene.alive("b1")
    assert len(scene.told("charge-lapsed")) == 1
    assert scene.at("a2") == (9000, 4000)
    assert (
        scene.battle.marks[scene.figure("a2")] & (FAILED_CHARGE | RAN_OR_CHARGED) == RAN_OR_CHARGED
    )


# --- Several targets ---


def charging_two(
    edition: str, one: Figure, other: Figure, *more: Figure, **rest: Unpack[Staging]
) -> Scene:
    """Garlan has announced a charge on b1, his initial target, and b2."""
    scene = charging(edition, one, other, *more, order="charge-many", **rest)
    scene.say("b1", "b2")
    return scene.say("nobody") if more else scene


@both
@pytest.mark.rule("AK2-621", "AK2-622", "AK2-R27")
@pytest.mark.rule("AKB-235", "AKB-236", "AKB-237", "AKB-238", "AKB-E12", "AKB-280")
def test_a_multiple_charge_touches_all_and_strikes_the_initial_target(edition: str) -> None:
    scene = charging_two(edition, ("recruit", 1, 7.4, 9), ("recruit", 1, 8.6, 9))
    assert {"AK2-622", "AKB-237"} & set(scene.refusal("7.4,8").rules)  # touches b1 only
    if names(scene) == ["ContactSpots"]:
        land(scene)
    contact = scene.battle.edition.contact
    assert scene.gap("a1", "b1") <= contact
    assert scene.gap("a1", "b2") <= contact
    foes = 1 << scene.figure("b1") | 1 << scene.figure("b2")
    assert scene.battle.foes[scene.figure("a1")] == foes
    assert scene.fighters().keys() == {"a1", "b1"}
    miss(scene)
    assert names(scene) == ["Announce"]  # no second free card
    assert scene.ap("a1") == 3


@both
@pytest.mark.rule("AK2-623", "AKB-239")
def test_a_multiple_charge_fails_for_all_if_one_target_is_too_far(edition: str) -> None:
    scene = charging_two(edition, ("recruit", 1, 8, 9), ("recruit", 1, 20, 9))
    assert scene.at("a1") == (8000, 7900)  # a tenth of an inch before the initial target
    assert len(scene.told("charge-failed")) == 1
    assert scene.battle.has(scene.figure("a1"), FAILED_CHARGE)


@both
@pytest.mark.rule("AK2-623", "AKB-236", "AKB-239")
def test_a_multiple_charge_fails_if_one_target_is_unseen(edition: str) -> None:
    house = [("house", 12.0, 7.0, 0)]
    scene = charging_two(edition, ("recruit", 1, 7.4, 9), ("recruit", 1, 14.5, 9), scenery=house)
    assert len(scene.told("charge-blind")) == 1
    assert len(scene.told("charge-failed")) == 1


@both
@pytest.mark.rule("AK2-R27", "AKB-R26")
def test_a_multiple_charge_needs_one_place_beside_all_targets(edition: str) -> None:
    scene = charging_two(edition, ("recruit", 1, 6.9, 8), ("recruit", 1, 9.1, 8))
    assert scene.told("charge-blind") == []
    assert len(scene.told("charge-failed")) == 1


@pytest.mark.rule("AKB-236")
def test_skills_of_every_target_are_asked_in_blitz() -> None:
    """Diplomatic Immunity of the second target stops the whole charge."""
    scene = charging("blitz", ("recruit", 1, 7.4, 9), ("nadir", 1, 8.6, 9), order="charge-many")
    scene.roll(0, 0).say("b1", "b2")
    assert [one.kind for one in thrown(scene)] == ["mind"]
    assert len(scene.told("charge-failed")) == 1


@pytest.mark.rule("AKB-236")
def test_a_stealthy_target_is_not_charged_from_afar() -> None:
    figures: list[Figure] = [("garlan", 0, 8, 4), ("shadow", 1, 8, 13.6)]
    scene = Scene("blitz", figures)
    scene.battle.boosts[BOOSTS * scene.figure("a1") + HURRY] = 4000  # it is long enough
    scene.say("activate a1", "charge b1")
    assert len(scene.told("too-stealthy")) == 1
    assert len(scene.told("charge-failed")) == 1
    assert scene.battle.boost(scene.figure("a1"), HURRY) == 0  # this was its charge


@both
@pytest.mark.rule("AK2-621", "AKB-235")
def test_a_multiple_charge_needs_two_enemies(edition: str) -> None:
    scene = Scene(edition, [GARLAN, ("recruit", 1, 8, 9)]).say("activate a1")
    assert {"AK2-621", "AKB-235"} & set(scene.refusal("charge-many").rules)
    scene = charging(edition, ("recruit", 1, 8, 9), ("recruit", 1, 9, 9), order="charge-many")
    scene.say("b2")
    assert scene.texts() == ["b1"]  # one more at least


# --- Enemies not named ---


@both
@pytest.mark.rule("AK2-R27", "AKB-R28")
def test_a_charge_touches_nobody_it_did_not_name_if_there_is_another_place(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 7.4, 9), ("recruit", 1, 8.6, 9))
    assert {"AK2-R27", "AKB-R28"} & set(scene.refusal("8,8.2").rules)
    land(scene)
    assert scene.gap("a1", "b2") > scene.battle.edition.contact
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b1")


@both
@pytest.mark.rule("AK2-R27", "AKB-R28")
def test_the_last_free_arc_beside_a_target_is_found_however_narrow(edition: str) -> None:
    """Straight ahead, and at every sixteenth of a turn, a neighbour would be touched."""
    neighbours: list[Figure] = [("recruit", 1, 7.069, 8.243), ("recruit", 1, 9.061, 8.439)]
    scene = charging(edition, ("recruit", 1, 8, 9), *neighbours)
    assert scene.told("charge-failed") == []
    if names(scene) == ["ContactSpots"]:
        land(scene)
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b1")


HEMMED: list[Figure] = [("recruit", 1, 0.5, 5), ("recruit", 1, 1, 5.87), ("recruit", 1, 1, 4.13)]
"""At the edge of the table, with two friends so near that nobody touches the first alone."""


@pytest.mark.rule("AK2-R27")
def test_in_v2_a_charge_may_touch_others_if_there_is_no_other_place() -> None:
    scene = Scene("v2", [("garlan", 0, 5, 5), *HEMMED]).say("activate a1", "charge b1")
    if names(scene) == ["ContactSpots"]:
        land(scene)
    foes = scene.battle.foes[scene.figure("a1")]
    assert foes >> scene.figure("b1") & 1
    assert foes != 1 << scene.figure("b1")
    assert names(scene) == ["PlayCombatCard", "PlayCombatCard"]


@pytest.mark.rule("AKB-R28")
def test_in_blitz_a_charge_fails_if_it_must_touch_others() -> None:
    scene = Scene("blitz", [("garlan", 0, 5, 5), *HEMMED]).say("activate a1", "charge b1")
    assert len(scene.told("charge-failed")) == 1


@pytest.mark.rule("AKB-R28", "AKB-R22")
def test_in_blitz_ending_near_an_enemy_not_named_is_no_combat() -> None:
    scene = charging("blitz", ("recruit", 1, 7.4, 9), ("ghulam", 1, 8.7, 9)).say("7.4,8")
    assert scene.gap("a1", "b2") < 1000
    assert scene.battle.foes[scene.figure("a1")] == 1 << scene.figure("b1")


# --- Contact without a charge ---


@pytest.mark.rule("AK2-R29")
def test_in_v2_contact_alone_is_combat_without_a_free_card() -> None:
    """However it comes about, and it ends with the contact."""
    scene = Scene("v2", [GARLAN, ("recruit", 1, 8, 8)])
    garlan, recruit = scene.figure("a1"), scene.figure("b1")
    scene.battle.discs.move(recruit, 8000, 5000)
    scene.battle.edition.bonds.moved(scene.battle, recruit)
    assert scene.battle.foes[garlan] == 1 << recruit
    scene.say("activate a1")
    assert names(scene) == ["Announce"]
    scene.battle.discs.move(recruit, 8000, 5011)
    scene.battle.edition.bonds.moved(scene.battle, recruit)
    assert not scene.battle.in_combat(garlan)
    assert not scene.battle.in_combat(recruit)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finger_beside_a_spot_in_contact_means_that_spot(edition: str) -> None:
    scene = charging(edition, ("recruit", 1, 8, 11))
    decision = scene.match.decision
    assert decision is not None
    spot = decision.option(decision.codes()[0]).text
    x, y = (float(part) for part in spot.split(","))
    beside = f"{x + 0.2:.3f},{y + 0.2:.3f}"
    with pytest.raises(Refused):
        decision.parse(beside)
    assert decision.is_legal(decision.near(beside))
    assert decision.option(decision.near(spot)).text == spot
    with pytest.raises(Refused):
        decision.near("20,1")
    with pytest.raises(Refused):
        decision.near("nowhere")
