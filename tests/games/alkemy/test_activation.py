"""Activations: one figure, again and again, and several on one card (AK2 4.6; AKB 4.8, 4.10)."""

import pytest

from athanor.games.alkemy.codes import ACTIVATED, FIGHT, NONE, RAN_OR_CHARGED
from athanor.games.alkemy.rules.fight import nothing_happens
from athanor.games.alkemy.rules.objections import order_objection
from athanor.games.alkemy.rules.order_codes import order_code
from tests.games.alkemy.scene import EDITIONS, Figure, Scene

GUARD: Figure = ("garlan", 1, 12.0, 22.0)
"""An enemy far away."""

PAIR: list[Figure] = [("recruit", 0, 4.0, 2.0), ("recruit", 0, 8.0, 2.0), GUARD]


def pair(edition: str, *others: Figure) -> Scene:
    """Two recruits on one card, and enemies."""
    return Scene(edition, [*PAIR, *others], cards=[("a1", "a2")])


# --- One figure ---


@pytest.mark.rule(
    "AK2-501", "AK2-512", "AK2-515", "AK2-519", "AKB-162", "AKB-167", "AKB-169", "AKB-E7"
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_figure_announces_pays_and_carries_out_one_action_after_the_other(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 2), GUARD])
    scene.say("activate a1", "walk")
    assert scene.ap("a1") == 1  # paid before the way is chosen
    scene.say("4,4")
    assert scene.at("a1") == (4000, 4000)
    assert scene.decision.seat == 0  # it may go on with its next point
    scene.say("walk", "4,6")
    assert scene.ap("a1") == 0
    assert not scene.battle.is_on_watch(0)
    assert scene.battle.was_activated(0)
    assert scene.decision.seat == 1  # nothing left to do: the other's turn


@pytest.mark.rule("AK2-516", "AK2-519", "AKB-166", "AKB-167", "AKB-169", "AKB-E8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_may_stop_and_keep_the_rest(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    scene.say("activate a1", "walk", "4,4", "walk", "4,6", "stop")
    assert scene.decision.seat == 1
    assert scene.ap("a1") == 2
    assert scene.battle.is_on_watch(0)
    assert scene.battle.has(0, ACTIVATED)


@pytest.mark.rule("AK2-517", "AKB-R14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_is_activated_must_act(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    scene.say("activate a1")
    assert {"AK2-517", "AKB-R14"} & set(scene.refusal("stop").rules)


@pytest.mark.rule("AK2-518", "AKB-165", "AKB-R105")
@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_may_be_repeated_and_mixed_but_for_run_and_charge(edition: str) -> None:
    scene = Scene(edition, [("araoui", 0, 4, 2), GUARD])
    scene.say("activate a1", "walk", "4,4", "walk", "4,6")
    assert "charge b1" in scene.texts()
    assert "shoot b1" in scene.texts()
    scene.say("run", "4,10")
    assert scene.decision.seat == 1  # no point is left
    scene = Scene(edition, [("araoui", 0, 4, 2), GUARD])
    scene.say("activate a1", "run", "4,10")
    assert not {"run", "walk", "charge b1", "charge-many"} & set(scene.texts())
    assert "shoot b1" in scene.texts()
    assert {"AK2-610", "AKB-215"} & set(scene.refusal("run").rules)


@pytest.mark.rule("AK2-520", "AK2-521", "AKB-171")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_actions_of_the_rules_can_be_announced(edition: str) -> None:
    figures: list[Figure] = [("priest", 0, 12, 10), ("recruit", 1, 12, 9), GUARD]
    scene = Scene(edition, figures)
    scene.join("a1", "b1")
    scene.say("activate a1")
    assert {text.split()[0] for text in scene.texts()} <= {
        "walk", "run", "fight", "concentrate", "cast", "harvest", "post",
    }  # fmt: skip
    assert scene.refusal("dance").rules
    assert {"AK2-613", "AKB-230"} & set(scene.refusal("charge b2").rules)


@pytest.mark.rule("AKB-171", "AK2-603", "AK2-608", "AK2-613", "AK2-904", "AK2-909")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("profile", "order", "cost"),
    [
        ("garlan", "walk", 1), ("garlan", "run", 2), ("garlan", "charge b1", 1),
        ("priest", "concentrate", 1), ("priest", "cast mend a1", 1), ("garlan", "post 2", 2),
    ],
)  # fmt: skip
def test_what_actions_cost(edition: str, profile: str, order: str, cost: int) -> None:
    scene = Scene(edition, [(profile, 0, 12, 10), GUARD])
    scene.battle.concentration[0] = 2
    scene.battle.components[0] = 8
    before = scene.ap("a1")
    scene.say("activate a1", order)
    assert before - scene.ap("a1") == cost


@pytest.mark.rule("AKB-170", "AK2-501", "AK2-R67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_points_a_figure_is_inactive(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    scene.battle.ap[0] = 0
    assert not scene.battle.is_on_watch(0)
    assert scene.decision.seat == 1


# --- Again ---


@pytest.mark.rule("AK2-513", "AK2-514", "AK2-E14", "AKB-190", "AKB-191")
@pytest.mark.parametrize("edition", EDITIONS)
def test_acting_again_costs_a_point_that_buys_nothing_else(edition: str) -> None:
    scene = Scene(edition, [("collector-monk", 0, 4, 2), GUARD])
    scene.say("activate a1", "walk", "4,4", "stop")
    assert scene.ap("a1") == 2
    scene.say("pass", "activate a1")
    assert scene.ap("a1") == 1
    assert scene.told("reactivated")
    scene.say("walk", "4,6")
    assert scene.ap("a1") == 0
    assert scene.decision.seat == 1


@pytest.mark.rule("AK2-514", "AKB-190")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_figure_may_be_activated_several_times(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    scene.battle.ap[0] = 6
    scene.say("activate a1", "walk", "4,4", "stop", "pass")
    scene.say("activate a1", "walk", "4,6", "stop", "pass")
    scene.say("activate a1", "walk", "4,8")
    assert scene.ap("a1") == 1
    assert len(scene.told("reactivated")) == 2


@pytest.mark.rule("AK2-513", "AK2-R21", "AKB-192", "AKB-R18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("profile", "left", "in_v2", "in_blitz"),
    [
        ("garlan", 2, True, True), ("garlan", 1, False, False), ("recruit", 2, True, False),
        ("priest", 2, True, True),
    ],
)  # fmt: skip
def test_who_has_the_points_to_act_again(
    edition: str, profile: str, left: int, in_v2: bool, in_blitz: bool
) -> None:
    scene = Scene(edition, [(profile, 0, 4, 2), ("garlan", 0, 8, 2), GUARD])
    scene.battle.mark(0, ACTIVATED)
    scene.battle.ap[0] = left
    expected = in_v2 if edition == "v2" else in_blitz
    assert ("activate a1" in scene.texts()) == expected


@pytest.mark.rule("AK2-R21", "AK2-909", "AK2-910")
def test_with_one_point_a_figure_acts_again_only_for_something_free() -> None:
    scene = Scene("v2", [("collector-monk", 0, 4, 2), GUARD])
    scene.battle.mark(0, ACTIVATED)
    scene.battle.ap[0] = 1
    scene.battle.concentration[0] = 1
    scene.say("activate a1")
    assert scene.ap("a1") == 0
    assert scene.texts() == ["cast angelus-vitae a1 concentration", "cast bark a1 concentration"]


@pytest.mark.rule("AK2-513", "AK2-R21", "AK2-R64", "AK2-1002")
def test_with_one_point_a_free_fight_of_an_earlier_activation_is_there_again() -> None:
    """Once per activation: whoever has fought for free may pay its last point to do so."""
    scene = Scene("v2", [("hao", 0, 12, 8), ("recruit", 1, 12, 9), GUARD])
    scene.say("activate a1", "master b1")
    scene.roll(0, 0).secretly(a1="normal", b1="inactive")
    assert {"AK2-R64"} <= set(scene.refusal("master b1").rules)
    scene.say("stop")
    scene.battle.ap[0] = 1
    scene.say("pass", "activate a1")
    assert scene.ap("a1") == 0
    assert scene.texts() == ["master b1"]


@pytest.mark.rule("AKB-193", "AKB-R20", "AK2-610")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_ran_acts_again_without_moving(edition: str) -> None:
    scene = Scene(edition, [("araoui", 0, 4, 2), GUARD])
    scene.battle.mark(0, ACTIVATED | RAN_OR_CHARGED)
    scene.say("activate a1")
    assert not {"walk", "run", "charge b1", "charge-many"} & set(scene.texts())
    assert "shoot b1" in scene.texts()


@pytest.mark.rule("AKB-194", "AK2-R21", "AK2-512")
@pytest.mark.parametrize("edition", EDITIONS)
def test_points_spent_on_reactions_do_not_make_it_a_second_activation(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 2), GUARD])
    scene.battle.ap[0] = 1
    scene.say("activate a1", "walk", "4,4")
    assert scene.at("a1") == (4000, 4000)
    assert scene.told("activated")
    assert not scene.told("reactivated")


@pytest.mark.rule("AKB-R19")
def test_in_blitz_each_model_of_a_card_joins_again_or_stays_out() -> None:
    scene = Scene("blitz", [("garlan", 0, 4, 2), ("garlan", 0, 8, 2), GUARD], cards=[("a1", "a2")])
    for figure in (0, 1):
        scene.battle.mark(figure, ACTIVATED)
    scene.say("activate a1 a2")
    assert scene.texts() == ["a1", "a2"]  # somebody must
    scene.say("a2")
    assert scene.texts() == ["a1", "nobody"]
    scene.say("nobody")
    assert (scene.ap("a1"), scene.ap("a2")) == (4, 3)
    scene.say("walk", "8,4", "stop")
    assert scene.decision.seat == 1


@pytest.mark.rule("AK2-R21", "AK2-522")
def test_in_v2_all_figures_of_a_card_that_can_pay_act_again() -> None:
    figures: list[Figure] = [("garlan", 0, 4, 2), ("garlan", 0, 8, 2), ("garlan", 0, 12, 2), GUARD]
    scene = Scene("v2", figures, cards=[("a1", "a2", "a3")])
    for figure in (0, 1, 2):
        scene.battle.mark(figure, ACTIVATED)
    scene.battle.ap[2] = 1  # could pay, but not act afterwards
    scene.say("activate a1 a2 a3")
    assert (scene.ap("a1"), scene.ap("a2"), scene.ap("a3")) == (3, 3, 1)
    scene.say("walk", "walk")
    assert scene.texts() == ["a1", "a2"]


# --- Several on one card ---


@pytest.mark.rule(
    "AK2-522", "AK2-523", "AK2-R79", "AKB-160", "AKB-161", "AKB-162", "AKB-163", "AKB-E9"
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_figures_of_a_card_announce_before_anything_is_done(edition: str) -> None:
    scene = pair(edition)
    scene.say("activate a1 a2", "walk", "run")
    assert (scene.ap("a1"), scene.ap("a2")) == (1, 0)  # paid by each, nothing done
    assert (scene.at("a1"), scene.at("a2")) == ((4000, 2000), (8000, 2000))
    assert scene.texts() == ["a1", "a2"]  # the order is the player's
    scene.say("a2", "8,10")
    assert scene.at("a2") == (8000, 10000)
    scene.say("4,4")
    assert scene.texts()[0] == "walk"  # a second Action of a1, only now
    scene.say("walk", "4,6")
    assert scene.decision.seat == 1


@pytest.mark.rule("AK2-522", "AKB-R91", "AKB-160")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_figure_without_points_is_left_out(edition: str) -> None:
    scene = pair(edition)
    scene.battle.ap[0] = 0
    scene.say("activate a1 a2", "walk", "8,4", "stop")
    assert scene.at("a2") == (8000, 4000)
    assert not scene.battle.was_activated(0)
    assert scene.decision.seat == 1


@pytest.mark.rule("AK2-517", "AK2-R79", "AK2-R22")
def test_in_v2_every_figure_of_the_card_acts_in_the_first_round() -> None:
    scene = pair("v2")
    scene.say("activate a1 a2")
    assert "AK2-517" in scene.refusal("stop").rules
    scene.say("walk")
    assert "AK2-517" in scene.refusal("stop").rules
    scene.say("walk", "a1", "4,4", "8,4")
    scene.say("stop", "walk", "8,6")  # a1 has finished for this activation
    assert scene.decision.seat == 1
    assert scene.ap("a1") == 1


@pytest.mark.rule("AK2-R79")
def test_in_v2_who_sits_a_round_out_has_finished() -> None:
    scene = Scene("v2", [("garlan", 0, 4, 2), ("garlan", 0, 8, 2), GUARD], cards=[("a1", "a2")])
    scene.say("activate a1 a2", "walk", "walk", "a1", "4,4", "8,4")
    scene.say("stop", "walk", "8,6")
    scene.say("walk", "8,8")  # only a2 is asked
    assert scene.at("a2") == (8000, 8000)
    assert scene.at("a1") == (4000, 4000)


@pytest.mark.rule("AKB-161", "AKB-164", "AKB-R14", "AKB-R15")
def test_in_blitz_a_model_may_sit_waves_out_and_come_back() -> None:
    scene = pair("blitz")
    scene.say("activate a1 a2", "stop")
    assert "AKB-R14" in scene.refusal("stop").rules  # one of them must act
    scene.say("walk", "8,4")
    scene.say("walk", "stop", "4,4")
    assert (scene.at("a1"), scene.at("a2")) == ((4000, 4000), (8000, 4000))
    scene.say("stop", "stop")  # a wave without an action ends it
    assert scene.decision.seat == 1
    assert (scene.ap("a1"), scene.ap("a2")) == (1, 1)


@pytest.mark.rule("AK2-E15", "AK2-524", "AK2-525", "AK2-R23")
def test_a_charge_at_somebody_killed_before_fails_and_goes_towards_his_place() -> None:
    figures: list[Figure] = [("recruit", 0, 8, 8), ("recruit", 0, 16, 8), ("recruit", 1, 12, 8)]
    scene = Scene("v2", [*figures, GUARD], cards=[("a1", "a2")])
    scene.hurt("b1", 5)
    scene.say("activate a1 a2", "charge b1", "charge b1", "a1", "11,8")
    scene.roll(5, 5, 5).secretly(a1="normal", b1="inactive")
    assert not scene.alive("b1")
    assert scene.told("charge-failed")
    assert scene.at("a2") == (13000, 8000)  # where it would have touched him
    assert scene.battle.has(1, RAN_OR_CHARGED)
    assert scene.ap("a2") == 1


@pytest.mark.rule("AKB-R17")
def test_in_blitz_such_a_charge_lapses_without_a_walk() -> None:
    figures: list[Figure] = [("crossbowman", 0, 8, 8), ("crossbowman", 0, 16, 8)]
    scene = Scene("blitz", [*figures, ("recruit", 1, 12, 8), GUARD], cards=[("a1", "a2")])
    scene.hurt("b1", 5)
    scene.battle.ap[2] = 0
    scene.roll(5, 5).say("activate a1 a2", "shoot b1", "9", "charge b1", "a1")
    assert not scene.alive("b1")
    assert scene.at("a2") == (16000, 8000)
    assert scene.battle.has(1, RAN_OR_CHARGED)
    assert scene.told("charge-lapsed")


@pytest.mark.rule("AK2-R23", "AKB-R17", "AK2-524")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fight_with_somebody_killed_before_costs_nothing(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 11, 8), ("recruit", 0, 13, 8), ("recruit", 1, 12, 8)]
    scene = Scene(edition, [*figures, GUARD], cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.join("a2", "b1")
    scene.hurt("b1", 5)
    scene.say("activate a1 a2", "fight b1", "fight b1", "a1")
    scene.roll(5, 5).secretly(a1="normal", b1="inactive")
    assert not scene.alive("b1")
    assert (scene.ap("a1"), scene.ap("a2")) == (1, 2)
    assert len(scene.told("played")) == 2


@pytest.mark.rule("AK2-R23", "AK2-R39", "AKB-R17", "AKB-R67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_formula_at_somebody_killed_before_fails_with_all_that_was_paid(edition: str) -> None:
    figures: list[Figure] = [("oracle", 0, 8, 8), ("oracle", 0, 8, 10), ("recruit", 1, 12, 9)]
    scene = Scene(edition, [*figures, GUARD], cards=[("a1", "a2")])
    scene.hurt("b1", 5)
    for figure in (0, 1):
        scene.battle.concentration[figure] = 4
        scene.battle.components[figure] = 8
        scene.battle.stones[figure] = 0
    order = "cast drowning-vision b1"
    scene.say("activate a1 a2", order, order)
    scene.roll(5, 5).say("a1")
    assert not scene.alive("b1")
    assert (scene.ap("a2"), scene.battle.components[1]) == (2, 4)
    assert len(scene.told("formula-bad")) == 1
    scene.say("stop")
    assert {"AK2-907", "AKB-426"} & set(scene.refusal("cast drowning-vision b2").rules)


@pytest.mark.rule("AKB-R86", "AK2-R61", "AK2-R79")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_last_figure_of_the_card_falls_the_activation_is_over(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 12, 8), ("garlan", 0, 2, 2), ("garlan", 1, 12, 9)])
    scene.join("a1", "b1")
    scene.hurt("a1", 3)  # yellow dice
    scene.say("activate a1", "fight b1")
    scene.roll(0, 0, 5, 5, 5, 5).secretly(a1="normal", b1="normal")
    assert not scene.alive("a1")
    assert scene.decision.seat == 1
    assert scene.battle.active_card == NONE


# --- Two Inactive cards ---


def bluff(edition: str) -> Scene:
    """Two recruits: one fights without fighting while the other has announced a walk."""
    figures: list[Figure] = [("recruit", 0, 12, 8), ("recruit", 0, 4, 2), ("recruit", 1, 12, 9)]
    scene = Scene(edition, [*figures, GUARD], cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.say("activate a1 a2", "fight b1", "walk", "a1")
    return scene.secretly(a1="inactive", b1="inactive")


@pytest.mark.rule("AK2-725", "AK2-726", "AK2-R87")
def test_in_v2_two_inactive_cards_end_the_activation_after_what_is_announced() -> None:
    scene = bluff("v2")
    assert scene.decision.about().key == "alkemy-ask-walk"
    scene.say("4,4")
    assert scene.at("a2") == (4000, 4000)
    assert scene.decision.seat == 1
    assert (scene.ap("a1"), scene.ap("a2")) == (2, 1)  # what is left is kept


@pytest.mark.rule("AKB-345", "AKB-R45")
def test_in_blitz_they_cancel_what_is_announced_and_give_its_points_back() -> None:
    scene = bluff("blitz")
    assert scene.decision.seat == 1
    assert scene.at("a2") == (4000, 2000)
    assert (scene.ap("a1"), scene.ap("a2")) == (2, 2)
    assert scene.battle.was_activated(1)


@pytest.mark.rule("AKB-346")
def test_in_blitz_a_parry_against_inactive_ends_nothing() -> None:
    figures: list[Figure] = [("recruit", 0, 12, 8), ("recruit", 1, 12, 9), GUARD]
    scene = Scene("blitz", figures)
    scene.join("a1", "b1")
    scene.say("activate a1", "fight b1").secretly(a1="inactive", b1="parry")
    assert scene.decision.seat == 0
    assert (scene.ap("a1"), scene.ap("b1")) == (2, 1)


@pytest.mark.rule("AK2-R87", "AK2-R41")
def test_an_activation_cut_short_still_counts_for_what_lasts_an_activation() -> None:
    scene = Scene("v2", [("priest", 0, 12, 8), ("recruit", 1, 12, 9), GUARD])
    scene.battle.auras[0] = 1  # Earth until the end of this activation
    assert scene.battle.defense(0) == 11
    scene.say("activate a1", "fight b1").secretly(a1="inactive", b1="inactive")
    assert scene.decision.seat == 1
    assert scene.battle.defense(0) == 10


@pytest.mark.rule("AKB-R101", "AK2-725")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_a_fight_of_the_active_card_can_end_its_activation(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 12, 8), ("recruit", 1, 12, 9)])
    scene.join("a1", "b1")
    scene.say("activate a1")
    a1, b1 = scene.figure("a1"), scene.figure("b1")
    nothing_happens(scene.battle, b1, a1, "AK2-725 AKB-345")  # the fight of a reaction
    assert not scene.battle.cut_short
    assert scene.told("no-attack") == [("AK2-724",) if edition == "v2" else ("AKB-R101",)]
    nothing_happens(scene.battle, a1, b1, "AK2-725 AKB-345")
    assert scene.battle.cut_short
    assert len(scene.told("stalemate")) == 1


@pytest.mark.rule("AKB-R46", "AK2-R30", "AK2-R64")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bluff_costs_the_enemy_a_point_or_ends_the_activation(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 12, 8), ("recruit", 1, 12, 9), GUARD]
    scene = Scene(edition, figures)
    scene.join("a1", "b1")
    scene.say("activate a1")
    for left in (1, 0):
        scene.say("fight b1").roll(0, 0).secretly(a1="inactive", b1="normal")
        assert (scene.ap("a1"), scene.ap("b1")) == (2, left)
    scene.say("fight b1").secretly(a1="inactive")  # nothing else is left to the enemy
    assert scene.decision.seat == 1
    assert scene.ap("a1") == 2


@pytest.mark.rule("AKB-R46", "AK2-R30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_points_no_fight_is_announced(edition: str) -> None:
    scene = Scene(edition, [("priest", 0, 12, 8), ("recruit", 1, 12, 9), GUARD])
    scene.join("a1", "b1")
    scene.battle.ap[0] = 1
    scene.battle.concentration[0] = 1
    scene.say("activate a1")
    assert "fight b1" in scene.texts()
    scene.battle.ap[0] = 0
    assert {"AK2-R30", "AKB-R46"} & set(
        order_objection(scene.battle, 0, order_code(FIGHT, 1)).split()
    )


@pytest.mark.rule("AK2-R64", "AK2-1002", "AK2-1003")
def test_a_free_fight_is_used_once_in_each_activation() -> None:
    scene = Scene("v2", [("hao", 0, 12, 8), ("recruit", 1, 12, 9), GUARD])
    scene.say("activate a1", "master b1").roll(0, 0).secretly(a1="normal", b1="inactive")
    assert scene.ap("a1") == 4
    assert "AK2-R64" in scene.refusal("master b1").rules
    scene.say("stop", "pass", "activate a1")
    assert "master b1" in scene.texts()
