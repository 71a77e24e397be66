"""Combat Cards: chosen in secret, revealed, paid, and the four cases (AK2 4.8; AKB 4.20, 4.21)."""

import pytest

from athanor.games.alkemy.codes import COMBAT, FAILED_CHARGE, FIGHT
from athanor.games.alkemy.rules.dice import KeepDice
from athanor.games.alkemy.rules.fight import PlayCombatCard, can_answer
from athanor.games.alkemy.rules.objections import fight_objection
from athanor.games.alkemy.state import BLESSED, BOOSTS, SPINES
from athanor.kernel import Refused
from tests.games.alkemy.scene import EDITIONS, Scene, Thrown, face, thrown

both = pytest.mark.parametrize("edition", EDITIONS)
ATTACKS = {"quick", "normal", "brutal"}
DEFENSES = {"parry", "inactive"}
A2, A5, M6 = 1, 4, 5
"""Faces of the white die that both editions have: 2 axe, 5 axe, 6 mace."""

EXTRA = {"v2": [0], "blitz": []}
"""The bonus die of a Parry, showing 1, where the edition has one (AK2-R31, AKB-R102)."""


def duel(edition: str, one: str = "garlan", other: str = "imperial-guard") -> Scene:
    """Two enemies in combat, the first about to fight.

    Garlan: Reflex 4, Combat 5, Defense 11, damage 2 2 3 3 4 5. Imperial guard: Reflex 3, Combat 3,
    Defense 11, damage 1 2 2 3 3 4. Novice: Reflex 3, Combat 3, Defense 10, damage 1 1 2 2 3 3.
    """
    scene = Scene(edition, [(one, 0, 10, 10), (other, 1, 11, 10)])
    scene.join("a1", "b1")
    return scene.say("activate a1", "fight b1")


def cards_asked(scene: Scene) -> dict[str, set[str]]:
    """Who is asked for a card now, and which it may play."""
    found = {}
    scene.roll_on()
    for decision in scene.match.decisions:
        assert isinstance(decision, PlayCombatCard)
        label = scene.battle.roster.labels[decision.figure]
        found[label] = {option.text for option in decision.options()}
    return found


def bless(scene: Scene, label: str, dice: int) -> None:
    """Put bonus dice on a figure's Combat rolls, as a formula does."""
    scene.battle.boosts[BOOSTS * scene.figure(label) + BLESSED + COMBAT] = dice


def kinds(scene: Scene) -> list[tuple[str, int]]:
    """The rolls told so far: which, and whose."""
    return [(roll.kind, roll.seat) for roll in thrown(scene)]


def goes_on(scene: Scene) -> bool:
    """Whether the first seat's activation is still under way."""
    assert scene.decision.seat == scene.battle.active
    return scene.battle.active == 0


# --- Who fights whom ---


@both
@pytest.mark.rule("AK2-701", "AK2-703", "AK2-704", "AKB-285", "AKB-286", "AKB-287", "AKB-310")
def test_a_figure_fights_one_of_those_it_is_in_combat_with(edition: str) -> None:
    enemies = [("novice", 1, 11, 10), ("novice", 1, 9, 10), ("novice", 1, 10, 13)]
    scene = Scene(edition, [("garlan", 0, 10, 10), *enemies])
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.say("activate a1")
    assert {text for text in scene.texts() if "fight" in text} == {"fight b1", "fight b2"}
    refusal = scene.refusal("fight b3")
    assert refusal.message.key == "alkemy-refusal-not-in-combat"
    assert refusal.rules == (("AK2-701",) if edition == "v2" else ("AKB-310",))
    scene.say("fight b2")
    assert cards_asked(scene).keys() == {"a1", "b2"}
    scene.roll(A5, A5).secretly(a1="normal", b2="inactive")
    assert [scene.wounds(label) for label in ("b1", "b2", "b3")] == [0, 3, 0]


@both
@pytest.mark.rule("AK2-701", "AKB-282")
def test_friends_that_touch_are_in_no_combat(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("novice", 0, 11, 10), ("novice", 1, 20, 20)])
    assert not scene.battle.in_combat(0)
    assert scene.say("activate a1").refusal("fight a2").message.key.endswith("not-in-combat")


@pytest.mark.rule("AK2-702")
def test_there_is_no_way_into_a_fight_but_a_charge() -> None:
    figures = [("garlan", 0, 10, 10), ("novice", 0, 11, 12), ("novice", 1, 11, 10)]
    scene = Scene("v2", figures).say("activate a2")
    assert scene.refusal("engage b1").rules == ("AK2-702",)
    scene.say("walk")
    assert "AK2-604" in scene.refusal("11,11").rules  # would be contact
    blitz = Scene("blitz", figures)
    blitz.join("a1", "b1")
    assert "engage b1" in blitz.say("activate a2").texts()


@both
@pytest.mark.rule("AK2-R59", "AKB-288")
def test_what_a_figure_in_combat_cannot_do(edition: str) -> None:
    figures = [("crossbowman", 0, 10, 10), ("priest", 0, 12, 10), ("novice", 1, 11, 10)]
    scene = Scene(edition, figures)
    scene.join("a1", "b1")
    scene.join("a2", "b1")
    scene.say("activate a1")
    assert scene.refusal("shoot b1").message.key == "alkemy-refusal-in-combat-no-shot"
    assert scene.refusal("charge b1").message.key == "alkemy-refusal-in-combat-no-charge"
    assert {"walk", "fight b1"} <= set(scene.texts())
    other = Scene(edition, figures)
    other.join("a2", "b1")
    other.battle.components[1] = 8
    assert {"walk", "fight b1", "concentrate"} <= set(other.say("activate a2").texts())
    assert any(text.startswith("cast ") for text in other.texts())


@both
@pytest.mark.rule("AK2-R30", "AKB-R46")
def test_a_fight_is_announced_with_an_action_point_or_not_at_all(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("novice", 1, 11, 10)])
    scene.join("a1", "b1")
    assert fight_objection(scene.battle, 0, 1, FIGHT) == ""
    scene.battle.ap[0] = 0
    assert fight_objection(scene.battle, 0, 1, FIGHT).startswith("no-ap ")


@both
@pytest.mark.rule("AK2-R30", "AK2-717", "AKB-R46", "AKB-343")
def test_who_bluffs_with_inactive_only_suffers_the_enemy_s_card(edition: str) -> None:
    scene = duel(edition)
    scene.roll(A5, M6).secretly(a1="inactive", b1="normal")
    assert kinds(scene) == [("combat", 1)]
    assert (scene.ap("a1"), scene.ap("b1")) == (4, 1)
    assert scene.wounds("a1") == 3
    assert goes_on(scene)


# --- Choosing, revealing, paying ---


@both
@pytest.mark.rule("AK2-706", "AK2-707", "AK2-704", "AK2-E16", "AKB-311", "AKB-323")
def test_both_choose_one_of_five_cards_in_secret(edition: str) -> None:
    scene = duel(edition)
    assert cards_asked(scene) == {"a1": ATTACKS | DEFENSES, "b1": ATTACKS | DEFENSES}
    first, second = scene.match.decisions
    scene.match.answer(first.seat, first.parse("brutal"))
    assert scene.told("played") == []
    assert (scene.ap("a1"), scene.ap("b1")) == (4, 2)
    scene.match.answer(second.seat, second.parse("parry"))
    assert len(scene.told("played")) == 2
    assert (scene.ap("a1"), scene.ap("b1")) == (3, 1)


@both
@pytest.mark.rule("AK2-708", "AK2-709", "AK2-724", "AKB-313", "AKB-316", "AKB-344", "AKB-346")
@pytest.mark.parametrize(("mine", "theirs"), [("parry", "inactive"), ("inactive", "parry")])
def test_a_parry_against_nothing_costs_its_point_and_play_goes_on(
    edition: str, mine: str, theirs: str
) -> None:
    scene = duel(edition).secretly(a1=mine, b1=theirs)
    assert scene.ap("a1") == (3 if mine == "parry" else 4)
    assert scene.ap("b1") == (1 if theirs == "parry" else 2)
    assert thrown(scene) == []
    assert goes_on(scene)


@both
@pytest.mark.rule("AK2-724", "AKB-344")
def test_two_parries_cost_a_point_each_and_do_nothing(edition: str) -> None:
    scene = duel(edition).secretly(a1="parry", b1="parry")
    assert (scene.ap("a1"), scene.ap("b1")) == (3, 1)
    assert thrown(scene) == []
    assert goes_on(scene)


@both
@pytest.mark.rule("AK2-710", "AKB-317")
def test_a_figure_without_points_plays_inactive_unasked(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("novice", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.battle.ap[1] = 0
    scene.say("activate a1", "fight b1")
    assert cards_asked(scene).keys() == {"a1"}
    scene.roll(A2, A2).secretly(a1="normal")  # 9 against Defense 10
    assert kinds(scene) == [("combat", 0)]
    assert scene.ap("b1") == 0


@both
@pytest.mark.rule("AK2-705", "AK2-711", "AKB-312")
def test_a_card_holds_for_one_fight_only(edition: str) -> None:
    scene = duel(edition, other="jade-lion")
    scene.roll(A5, M6).secretly(a1="quick", b1="inactive")
    assert scene.wounds("b1") == 3
    scene.say("fight b1")
    assert cards_asked(scene)["a1"] == ATTACKS | DEFENSES
    scene.roll(A5, M6).secretly(a1="normal", b1="inactive")
    assert scene.wounds("b1") == 3 + 4


@both
@pytest.mark.rule("AK2-619", "AKB-228", "AKB-320")
def test_after_a_failed_charge_only_defense_cards_are_left(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("novice", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.battle.mark(0, FAILED_CHARGE)
    scene.say("activate a1", "fight b1")
    assert cards_asked(scene) == {"a1": DEFENSES, "b1": ATTACKS | DEFENSES}


# --- An attack against nothing ---


@pytest.mark.rule("AK2-717", "AK2-122", "AK2-E7", "AKB-343", "AKB-337", "AKB-083")
@pytest.mark.parametrize(("edition", "damage"), [("v2", 3), ("blitz", 1)])
def test_an_attack_on_the_inactive_is_one_roll_against_defense(edition: str, damage: int) -> None:
    scene = duel(edition, "novice", "shadow")
    scene.roll(3, 4).secretly(a1="normal", b1="inactive")  # 4 + 5 + 3 against 11
    assert thrown(scene) == [Thrown("combat", 0, 2, "white", 0)]
    assert scene.wounds("b1") == damage  # mace and axe in V2, sword and axe in Blitz


@pytest.mark.rule("AKB-013")
def test_a_double_six_is_a_roll_like_any_other() -> None:
    told = []
    for faces in ((5, 5), (5, 4)):
        scene = duel("blitz")
        scene.roll(*faces).secretly(a1="normal", b1="inactive")
        told.append(([event.kind for event in scene.log.events], scene.texts()))
    assert scene.battle.terms.numbers[5] == 6
    assert told[0] == told[1]


@both
@pytest.mark.rule("AK2-118", "AK2-715", "AKB-336")
@pytest.mark.parametrize(("faces", "hits"), [((1, 3), True), ((1, 2), False)])
def test_to_reach_defense_is_to_hit(edition: str, faces: tuple[int, int], hits: bool) -> None:
    scene = duel(edition)
    scene.roll(*faces).secretly(a1="normal", b1="inactive")  # Combat 5 against Defense 11
    assert (scene.wounds("b1") > 0) == hits
    assert len(scene.told("hit")) == hits


@both
@pytest.mark.rule("AK2-712", "AK2-124", "AKB-330", "AKB-331", "AKB-332", "AKB-337")
@pytest.mark.parametrize(("card", "damage"), [("quick", 3), ("normal", 4), ("brutal", 5)])
def test_quick_and_brutal_read_the_neighbouring_column(
    edition: str, card: str, damage: int
) -> None:
    scene = duel(edition)
    scene.roll(A5, M6).secretly(a1=card, b1="inactive")
    assert scene.wounds("b1") == damage


# --- Two attacks ---


@both
@pytest.mark.rule("AK2-712", "AK2-714", "AK2-125", "AK2-E26")
@pytest.mark.rule("AKB-330", "AKB-331", "AKB-332", "AKB-333", "AKB-335", "AKB-338")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice"),
    [
        ("quick", "normal", (3, 2, 3, 2)),
        ("normal", "brutal", (2, 3, 3, 2)),
        ("brutal", "quick", (3, 3, 3, 2)),
        ("normal", "quick", (2, 3, 2, 3)),
        ("normal", "normal", (2, 2, 2, 2)),
    ],
)
def test_the_dice_that_cards_bring(
    edition: str, mine: str, theirs: str, dice: tuple[int, int, int, int]
) -> None:
    scene = duel(edition)
    scene.roll(*[A5] * sum(dice)).secretly(a1=mine, b1=theirs)
    assert kinds(scene) == [("reflex", 0), ("reflex", 1), ("combat", 0), ("combat", 1)]
    assert tuple(roll.dice for roll in thrown(scene)) == dice
    assert scene.dice == []


@both
@pytest.mark.rule("AK2-712", "AKB-331")
def test_the_die_of_brutal_on_reflex_is_a_malus_die(edition: str) -> None:
    scene = duel(edition)
    scene.roll(M6, 0, 0, 1, 2, *[A2] * 5).secretly(a1="brutal", b1="normal")
    assert kinds(scene)[2] == ("combat", 1)  # 1 + 1 + 4 against 2 + 3 + 3: the six did not help


@both
@pytest.mark.rule("AK2-714", "AK2-715", "AK2-716", "AK2-E8", "AKB-335", "AKB-338")
def test_the_better_reflex_roll_strikes_first_and_the_other_strikes_back(edition: str) -> None:
    scene = duel(edition, "recruit", "novice")
    scene.hurt("b1", 3)
    faces = [face(scene, "yellow", number) for number in (3, 4)]
    low = [face(scene, "yellow", 1)] * 2
    scene.roll(0, 1, *faces, *low, A5, A5).secretly(a1="normal", b1="normal")  # 5 against 10
    assert kinds(scene) == [("reflex", 0), ("reflex", 1), ("combat", 1), ("combat", 0)]
    assert scene.wounds("a1") == 0  # 1 + 1 + 3 misses Defense 10
    assert scene.wounds("b1") == 3 + 2  # two axes of a recruit


@both
@pytest.mark.rule("AK2-104", "AK2-716", "AK2-R61", "AKB-030", "AKB-338")
def test_whoever_is_killed_first_does_not_strike_back(edition: str) -> None:
    scene = duel(edition, other="novice")
    scene.hurt("b1", 6)
    reds = [face(scene, "red", 1)] * 2
    scene.roll(A5, A5, *reds, A5, A5).secretly(a1="normal", b1="normal")
    assert kinds(scene) == [("reflex", 0), ("reflex", 1), ("combat", 0)]
    assert not scene.alive("b1")
    assert goes_on(scene)


@both
@pytest.mark.rule("AK2-107", "AK2-716", "AK2-R69", "AKB-029", "AKB-R47")
def test_who_strikes_back_rolls_with_the_health_it_has_left(edition: str) -> None:
    scene = duel(edition)
    yellow = [face(scene, "yellow", 1)] * 2
    scene.roll(A5, A5, A5, A5, A5, M6, *yellow).secretly(a1="normal", b1="normal")
    assert [(roll.seat, roll.colour) for roll in thrown(scene)] == [
        (0, "white"), (1, "white"), (0, "white"), (1, "yellow"),
    ]  # fmt: skip
    assert scene.wounds("b1") == 4


@both
@pytest.mark.rule("AKB-R97", "AKB-285")
def test_nobody_strikes_back_at_who_is_gone_or_out_of_reach(edition: str) -> None:
    scene = duel(edition, "recruit", "novice")
    scene.hurt("a1", 5)
    scene.battle.boosts[BOOSTS * scene.figure("b1") + SPINES] = 1
    strong = [face(scene, "red", 4)] * 2
    scene.roll(*strong, 0, 0, *strong).secretly(a1="normal", b1="normal")
    assert not scene.alive("a1")  # hit first, and died of the thorns
    assert kinds(scene) == [("reflex", 0), ("reflex", 1), ("combat", 0)]
    apart = Scene(edition, [("recruit", 0, 10, 10), ("novice", 1, 11, 10)])
    apart.join("a1", "b1")
    assert can_answer(apart.battle, 1, 0)
    apart.battle.discs.move(0, 9000, 10_000)
    apart.battle.edition.bonds.moved(apart.battle, 0)
    assert not can_answer(apart.battle, 1, 0)


# --- An attack against a parry ---


@both
@pytest.mark.rule("AK2-718", "AK2-R62", "AKB-339")
def test_the_attacker_keeps_his_dice_before_the_parry_is_rolled(edition: str) -> None:
    scene = duel(edition, other="novice")
    bless(scene, "a1", 1)
    scene.roll(A5, M6, 0).secretly(a1="normal", b1="parry")
    keep = scene.decision
    assert isinstance(keep, KeepDice)
    assert (keep.seat, scene.dice) == (0, [])
    scene.roll(0, 0, *EXTRA[edition]).say("keep 1 2")
    assert kinds(scene) == [("combat", 0), ("combat", 1)]
    assert scene.wounds("b1") == 4


@pytest.mark.rule("AK2-719", "AK2-718", "AKB-340", "AKB-339")
@pytest.mark.parametrize(("edition", "damage"), [("v2", 5), ("blitz", 2)])
def test_a_broken_parry_hurts_whatever_the_defense(edition: str, damage: int) -> None:
    scene = duel(edition, other="novice")
    scene.roll(0, 0, 0, 0, *EXTRA[edition]).secretly(a1="normal", b1="parry")  # 7 against 5
    assert scene.wounds("b1") == damage  # two maces in V2, two swords in Blitz
    assert scene.told("broke-parry") == [("AK2-719",) if edition == "v2" else ("AKB-340",)]


@both
@pytest.mark.rule("AK2-R32", "AKB-R100")
@pytest.mark.parametrize(("card", "damage"), [("quick", 3), ("normal", 4), ("brutal", 5)])
def test_the_attacker_s_card_shifts_damage_through_a_parry(
    edition: str, card: str, damage: int
) -> None:
    scene = duel(edition, other="novice")
    scene.roll(A5, M6, 0, 0, *EXTRA[edition]).secretly(a1=card, b1="parry")
    assert scene.wounds("b1") == damage
    assert thrown(scene)[0].dice == 2  # cards have no bonus against a Parry


@pytest.mark.rule("AK2-R31", "AK2-712", "AKB-R102", "AKB-R100")
@pytest.mark.parametrize(("edition", "dice"), [("v2", 3), ("blitz", 2)])
def test_a_parry_has_a_bonus_die_in_v2_only(edition: str, dice: int) -> None:
    scene = duel(edition, other="novice")
    scene.roll(A5, A5, *[A5] * dice).secretly(a1="normal", b1="parry")
    assert [roll.dice for roll in thrown(scene)] == [2, dice]


@both
@pytest.mark.rule("AK2-720", "AK2-723", "AKB-341", "AKB-342", "AKB-R39")
@pytest.mark.parametrize(("parry", "offered"), [((3, 3), False), ((3, 4), True)])
def test_a_parry_won_by_three_may_strike_back(
    edition: str, parry: tuple[int, int], offered: bool
) -> None:
    scene = duel(edition, other="novice")
    scene.roll(A2, A2, *parry, *EXTRA[edition])  # 9 against 11 or 12
    scene.secretly(a1="normal", b1="parry")
    assert scene.wounds("b1") == 0
    assert (scene.texts() == ["no", "yes"]) == offered
    assert goes_on(scene) if not offered else scene.decision.seat == 1


@both
@pytest.mark.rule("AK2-723", "AK2-727", "AK2-729", "AK2-730", "AK2-E21", "AKB-342", "AKB-R39")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_counter_is_one_free_normal_attack(edition: str, answer: str) -> None:
    scene = duel(edition, other="novice")
    scene.roll(A2, A2, 3, 4, *EXTRA[edition]).secretly(a1="brutal", b1="parry")
    if answer == "yes":
        scene.roll(A5, M6)
    scene.say(answer)
    assert scene.wounds("a1") == (3 if answer == "yes" else 0)  # axe and mace, not shifted
    assert scene.ap("b1") == 1  # only the Parry was paid
    assert [roll.dice for roll in thrown(scene)[2:]] == ([2] if answer == "yes" else [])
    assert goes_on(scene)  # nobody answers the counter


@both
@pytest.mark.rule("AK2-R61", "AK2-723", "AKB-342")
def test_a_counter_that_kills_ends_the_activation(edition: str) -> None:
    scene = duel(edition, other="novice")
    scene.hurt("a1", 10)
    low = face(scene, "red", 1)
    scene.roll(low, low, M6, M6, *EXTRA[edition]).secretly(a1="normal", b1="parry")
    scene.roll(M6, M6).say("yes")
    assert not scene.alive("a1")
    assert scene.battle.active == 1


@both
@pytest.mark.rule("AKB-R39")
def test_who_failed_a_charge_may_still_counter(edition: str) -> None:
    scene = duel(edition, other="novice")
    scene.battle.mark(scene.figure("b1"), FAILED_CHARGE)
    scene.roll(A2, A2, M6, M6, *EXTRA[edition]).secretly(a1="normal", b1="parry")
    assert scene.texts() == ["no", "yes"]


@both
@pytest.mark.rule("AK2-721", "AK2-120", "AKB-R38", "AKB-081")
@pytest.mark.parametrize(
    ("one", "other", "hit"), [("garlan", "novice", 1), ("novice", "garlan", 0)]
)
def test_a_tied_parry_goes_to_the_higher_combat(
    edition: str, one: str, other: str, hit: int
) -> None:
    scene = duel(edition, one, other)
    strong, weak = [0, 0], [0, 2]  # Combat 5 with 2, Combat 3 with 4
    mine, theirs = (strong, weak) if one == "garlan" else (weak, strong)
    scene.roll(*mine, *theirs, *EXTRA[edition]).secretly(a1="normal", b1="parry")
    assert len(scene.told("broke-parry")) == hit


@both
@pytest.mark.rule("AK2-721", "AK2-121", "AK2-R9", "AKB-R38", "AKB-082")
def test_a_parry_tied_by_equals_is_all_rolled_again(edition: str) -> None:
    scene = duel(edition, "novice", "novice")
    bless(scene, "a1", 1)
    scene.roll(A5, M6, 0).secretly(a1="normal", b1="parry")
    scene.roll(A5, M6, *EXTRA[edition], A5, A2, M6).say("keep 1 2")
    assert isinstance(scene.decision, KeepDice)  # the attacker chooses anew
    scene.roll(0, 0, *EXTRA[edition]).say("keep 1 2")
    assert [roll.seat for roll in thrown(scene)] == [0, 1, 0, 1]
    assert scene.wounds("b1") == 2  # the two axes of the last roll


# --- Nothing against nothing ---


@both
@pytest.mark.rule("AK2-724", "AK2-725", "AKB-344", "AKB-345")
def test_two_inactive_cards_end_the_activation(edition: str) -> None:
    scene = duel(edition).secretly(a1="inactive", b1="inactive")
    assert not goes_on(scene)
    assert (scene.ap("a1"), scene.ap("b1")) == (4, 2)
    assert len(scene.told("stalemate")) == 1


def two_recruits(edition: str) -> Scene:
    """Two recruits of one card on either side of an enemy."""
    figures = [("recruit", 0, 10, 10), ("recruit", 0, 12, 10), ("jaraya", 1, 11, 10)]
    scene = Scene(edition, figures, cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.join("a2", "b1")
    return scene.say("activate a1 a2")


@pytest.mark.rule("AK2-726", "AK2-725")
def test_in_v2_what_is_announced_is_still_carried_out() -> None:
    scene = two_recruits("v2").say("fight b1", "fight b1", "a1")
    scene.secretly(a1="inactive", b1="inactive")
    assert cards_asked(scene).keys() == {"a2", "b1"}
    scene.roll(A5, A5).secretly(a2="normal", b1="inactive")
    assert scene.wounds("b1") == 2
    assert not goes_on(scene)
    assert (scene.ap("a1"), scene.ap("a2")) == (2, 1)


@pytest.mark.rule("AKB-345", "AKB-R45")
def test_in_blitz_it_lapses_and_its_points_come_back() -> None:
    scene = two_recruits("blitz").say("fight b1", "walk", "a1")
    assert scene.ap("a2") == 1
    scene.secretly(a1="inactive", b1="inactive")
    assert not goes_on(scene)
    assert (scene.ap("a1"), scene.ap("a2")) == (2, 2)
    assert scene.at("a2") == (12_000, 10_000)
    assert scene.battle.was_activated(scene.figure("a2"))


@pytest.mark.rule("AKB-R101", "AKB-345")
def test_two_inactive_cards_in_a_reaction_end_nothing() -> None:
    scene = Scene("blitz", [("crossbowman", 0, 10, 10), ("novice", 1, 13, 10)])
    scene.say("activate a1", "shoot b1", "20").roll(0, 0)
    scene.say("rush")
    scene.say(scene.texts()[0])
    scene.secretly(a1="inactive", b1="inactive")
    assert scene.told("stalemate") == []
    assert goes_on(scene)
    assert "fight b1" in scene.texts()


@both
@pytest.mark.rule("AKB-324", "AKB-244", "AKB-E18")
def test_fights_of_one_card_are_played_one_after_the_other(edition: str) -> None:
    scene = two_recruits(edition).say("fight b1", "fight b1")
    assert scene.texts() == ["a1", "a2"]
    scene.hurt("b1", 1)
    scene.say("a2").roll(A5, A5).secretly(a2="normal", b1="inactive")
    assert scene.wounds("b1") == 3  # now Grave
    assert cards_asked(scene).keys() == {"a1", "b1"}
    low = [face(scene, "yellow", 1)] * 2
    scene.roll(0, 0, *low, *low, 0, 0).secretly(a1="normal", b1="normal")
    assert {roll.colour for roll in thrown(scene) if roll.seat == 1} == {"yellow"}


# --- Charging ---


def charge(edition: str, one: str = "novice", other: str = "imperial-guard") -> Scene:
    """A charge brought home, the cards to be chosen."""
    scene = Scene(edition, [(one, 0, 10, 10), (other, 1, 13, 10)])
    scene.say("activate a1", "charge b1")
    return scene.say(scene.texts()[0])


@both
@pytest.mark.rule("AK2-616", "AK2-708", "AKB-225", "AKB-314", "AKB-R37")
def test_a_charger_attacks_for_free(edition: str) -> None:
    scene = charge(edition)
    assert cards_asked(scene) == {"a1": ATTACKS, "b1": ATTACKS | DEFENSES}
    scene.roll(A5, A5, A5).secretly(a1="normal", b1="inactive")
    assert scene.ap("a1") == 1  # the charge, not the card
    scene.say("fight b1")
    assert cards_asked(scene)["a1"] == ATTACKS | DEFENSES  # later cards are like any


@both
@pytest.mark.rule("AK2-722", "AK2-616", "AK2-R71", "AKB-226", "AKB-347", "AK2-125", "AK2-E26")
@pytest.mark.parametrize("theirs", ["normal", "parry", "inactive"])
def test_the_charge_die_is_on_combat_in_every_case(edition: str, theirs: str) -> None:
    expected = [("combat", 0, 3)]
    if theirs == "normal":
        expected = [("reflex", 0, 2), ("reflex", 1, 2), ("combat", 0, 3), ("combat", 1, 2)]
    elif theirs == "parry":
        expected.append(("combat", 1, 2 + len(EXTRA[edition])))
    scene = charge(edition, other="recruit")
    scene.roll(*[A5] * sum(dice for _, _, dice in expected)).secretly(a1="normal", b1=theirs)
    assert [(roll.kind, roll.seat, roll.dice) for roll in thrown(scene)] == expected


@both
@pytest.mark.rule("AK2-R71", "AKB-226")
def test_later_cards_have_no_charge_die(edition: str) -> None:
    scene = charge(edition)
    scene.roll(A5, A5, A5).secretly(a1="normal", b1="inactive")
    scene.say("fight b1").roll(A5, A5).secretly(a1="normal", b1="inactive")
    assert [roll.dice for roll in thrown(scene)] == [3, 2]


# --- Blitz: engagement, Long Reach ---


@pytest.mark.rule("AKB-315", "AKB-344", "AKB-346", "AKB-251", "AKB-252", "AKB-253")
@pytest.mark.parametrize("card", ["parry", "normal"])
def test_the_card_of_an_engagement_is_free_and_any(card: str) -> None:
    figures = [("novice", 0, 10, 10), ("novice", 0, 11, 14), ("novice", 1, 11, 10)]
    scene = Scene("blitz", figures)
    scene.join("a1", "b1")
    scene.say("activate a2", "engage b1")
    scene.say(scene.texts()[0])
    assert cards_asked(scene)["a2"] == ATTACKS | DEFENSES
    if card == "normal":
        scene.roll(A5, A5)
    scene.secretly(a2=card, b1="inactive")
    assert scene.ap("a2") == 1
    assert [roll.dice for roll in thrown(scene)] == ([2] if card == "normal" else [])
    assert goes_on(scene)


@pytest.mark.rule("AKB-318", "AKB-319", "AKB-284", "AKB-E16")
def test_only_long_reach_attacks_at_a_distance() -> None:
    figures = [("ghulam", 0, 10, 10), ("garlan", 1, 11.8, 10), ("novice", 1, 9, 10)]
    scene = Scene("blitz", figures)
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.say("activate a1", "fight b2")
    assert cards_asked(scene) == {"a1": ATTACKS | DEFENSES, "b2": ATTACKS | DEFENSES}
    scene.secretly(a1="parry", b2="inactive").say("fight b1")
    assert cards_asked(scene) == {"a1": ATTACKS | DEFENSES, "b1": DEFENSES}
    scene.roll(0, 0, M6, M6).secretly(a1="normal", b1="parry")
    assert scene.told("parried")
    assert scene.battle.active == 1  # 7 against 17, and no counter was offered
    assert scene.wounds("a1") == 0


# --- Attacks without a card ---


@both
@pytest.mark.rule("AK2-727", "AK2-728", "AK2-729", "AK2-730", "AK2-E20", "AKB-265", "AKB-266")
@pytest.mark.rule("AKB-R34")
@pytest.mark.parametrize(("holder", "damage"), [("shadow", 2), ("silence", 3)])
def test_a_parting_blow_is_a_quick_attack_without_a_card(
    edition: str, holder: str, damage: int
) -> None:
    scene = Scene(edition, [("recruit", 0, 10, 10), (holder, 1, 11, 10)])
    scene.join("a1", "b1")
    scene.battle.ap[1] = 0
    scene.roll(0, 0, A5, A5).say("activate a1", "walk")
    assert scene.texts() == ["b1", "nobody"]
    scene.roll(A5, M6).say("b1")  # Expert in Quick helps only with a card
    assert thrown(scene)[-1] == Thrown("combat", 1, 2, "white", 0)
    assert scene.wounds("a1") == damage  # axe and mace, a column to the left
    scene.say("8,10")
    assert scene.at("a1") == (8000, 10_000)
    assert scene.told("played") == []


@both
@pytest.mark.rule("AK2-727")
def test_an_attack_without_a_card_cannot_be_announced(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 10, 10), ("novice", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.say("activate a1")
    for text in ("quick b1", "attack b1"):
        with pytest.raises(Refused):
            scene.decision.parse(text)
