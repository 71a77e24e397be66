"""Rules of the second edition where other tests would not notice that they are broken."""

import pytest

from athanor.games.alkemy.cards.schema import Skill, Text
from athanor.games.alkemy.cards.verbs import Die
from athanor.games.alkemy.codes import COMBAT, EARTH, FAILED_CHARGE, RED, WATER, WHITE, YELLOW
from athanor.games.alkemy.rules.dice import Damage, Pool, roll
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.rules.prepare import muster
from athanor.games.alkemy.rules.space import sees
from athanor.games.alkemy.rules.turn import end_turn
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel import find
from athanor.kernel.words import Message
from tests.games.alkemy.laboratory import lay_token
from tests.games.alkemy.preparing import Preparing
from tests.games.alkemy.scene import Scene, drive, game_with, thrown
from tests.games.alkemy.shots import MISS, asked, idle, kinds, shoot, show


@pytest.mark.rule("AK2-004", "AK2-203")
def test_a_small_and_a_large_figure_see_each_other_over_what_is_in_between() -> None:
    figures = [("outrider", 0, 12, 3), ("stone-golem", 1, 12, 9)]
    scene = Scene("v2", figures, scenery=[("wall", 12, 6, 0)])
    assert sees(scene.battle, 0, 1)
    assert sees(scene.battle, 1, 0)


@pytest.mark.rule("AK2-101")
def test_a_life_line_has_as_many_boxes_of_each_colour_as_the_card() -> None:
    scene = Scene("v2", [("garlan", 0, 5, 5), ("recruit", 1, 20, 20)])
    colours = []
    for _ in range(10):
        colours.append(scene.battle.colour(0))
        suffer(scene.battle, 0, 1)
    assert colours == [WHITE] * 4 + [YELLOW] * 4 + [RED] * 2
    assert scene.battle.colour(0) == RED  # one box of three is left


@pytest.mark.rule("AK2-105", "AK2-312")
def test_figures_of_one_card_share_all_but_their_health() -> None:
    figures = [("recruit", 0, 5, 5), ("recruit", 0, 7, 5), ("novice", 1, 20, 20)]
    scene = Scene("v2", figures, cards=[("a1", "a2")])
    assert scene.battle.sheet(0) is scene.battle.sheet(1)
    suffer(scene.battle, 0, scene.battle.sheet(0).white)
    assert [scene.battle.colour(figure) for figure in (0, 1)] == [YELLOW, WHITE]
    assert (scene.ap("a1"), scene.ap("a2")) == (2, 2)


@pytest.mark.rule("AK2-122", "AK2-115")
def test_damage_is_read_from_the_dice_that_were_kept() -> None:
    scene = Scene("v2", [("recruit", 0, 5, 5), ("recruit", 1, 20, 20)])
    pool = Pool(scene.battle, 0, COMBAT)
    pool.add(1, Message("alkemy-dice-charge"), "AK2-616")
    second_and_third = 4 * 1 + 2
    result, _ = drive(roll(pool, 0, 0, Damage(0, False, 0)), [0, 1, 2, second_and_third])
    symbols = scene.battle.terms.symbols
    assert symbols[0] != symbols[1] != symbols[2] != symbols[0]
    assert (result.one, result.other) == (symbols[1], symbols[2])


@pytest.mark.rule("AK2-501", "AK2-519")
def test_a_single_point_keeps_a_figure_on_watch() -> None:
    scene = Scene("v2", [("recruit", 0, 4, 2), ("recruit", 1, 20, 20)])
    assert (scene.ap("a1"), scene.battle.is_on_watch(0)) == (2, True)
    scene.say("activate a1", "walk", "4,4", "stop")
    assert (scene.ap("a1"), scene.battle.is_on_watch(0)) == (1, True)


@pytest.mark.rule("AK2-525", "AK2-703")
def test_a_fight_is_with_the_enemy_it_was_announced_against() -> None:
    figures = [("recruit", 0, 8, 8), ("recruit", 1, 7, 8), ("recruit", 1, 9, 8)]
    scene = Scene("v2", figures)
    scene.say("activate a1", "fight b2")
    assert set(scene.fighters()) == {"a1", "b2"}
    scene.roll(5, 5).secretly(a1="normal", b2="inactive")
    assert (scene.wounds("b1"), scene.wounds("b2") > 0) == (0, True)


@pytest.mark.rule("AK2-1705")
def test_a_post_stays_with_its_player_when_all_who_took_it_are_gone() -> None:
    scene = Scene("v2", [("garlan", 0, 12, 10), ("recruit", 0, 4, 2), ("recruit", 1, 20, 22)])
    scene.say("activate a1", "post 2", "stop")
    suffer(scene.battle, 0, 20)
    assert not scene.alive("a1")
    assert list(scene.battle.owners) == [-1, 0, -1]


@pytest.mark.rule("AK2-403", "AK2-418")
@pytest.mark.parametrize("player_a", [0, 1])
def test_player_a_has_the_lower_half_whoever_it_is(player_a: int) -> None:
    ponds = [("pond", x, y, 0) for y in (6.0, 18.0) for x in (4.0, 12.0, 20.0)]
    scene = Preparing("v2", "tokens", scenery=ponds, player_a=player_a)
    scene.say("piece 4", "piece 1", "piece 5", "piece 2")  # player B first, everybody at home
    assert [text.rpartition(" ")[0] for text in scene.texts()] == ["piece 3"]  # abroad for B
    scene.say("piece 3")
    assert [text.rpartition(" ")[0] for text in scene.texts()] == ["piece 6"]  # and for A


@pytest.mark.rule("AK2-424")
def test_the_first_turn_waits_for_the_last_card() -> None:
    three, one = (("garlan", 1), ("recruit", 1), ("novice", 1)), (("garlan", 1),)
    scene = Preparing("v2", "tokens", bands=(three, one))  # no scenery, so there are no tokens
    scene.say("deploy a1", "4,1", "4,23", "deploy a2", "6,1")
    assert scene.told("turn") == []
    scene.say("8,1")
    assert scene.told("turn") != []


@pytest.mark.rule("AK2-502", "AK2-R29")
def test_whoever_leaves_the_contact_is_free_and_so_is_who_is_left() -> None:
    scene = Scene("v2", [("recruit", 0, 8, 8), ("recruit", 1, 8, 9)])
    assert [scene.battle.in_combat(figure) for figure in (0, 1)] == [True, True]
    scene.roll(5, 5, 0, 0).say("activate a1", "walk", "8,6")
    assert [scene.battle.in_combat(figure) for figure in (0, 1)] == [False, False]


@pytest.mark.rule("AK2-520")
def test_every_action_of_the_rules_is_offered_to_whoever_can_take_it() -> None:
    foes = [("recruit", 1, 20, 20), ("recruit", 1, 20, 22)]
    alchemist = Scene("v2", [("priest", 0, 6, 4.75), *foes], scenery=[("hedge", 6, 5.75, 0)])
    lay_token(alchemist, "earth")
    alchemist.say("activate a1")
    assert {text.split()[0] for text in alchemist.texts()} == {
        "walk", "run", "charge", "charge-many", "concentrate", "cast", "harvest", "post",
    }  # fmt: skip
    archer = Scene("v2", [("crossbowman", 0, 6, 4), *foes]).say("activate a1")
    assert "shoot b1" in archer.texts()
    fighter = Scene("v2", [("recruit", 0, 20, 19), *foes]).say("activate a1")
    assert "fight b1" in fighter.texts()


@pytest.mark.parametrize(("y", "fails"), [(9.0, False), (9.02, True)])
@pytest.mark.rule("AK2-614")
def test_a_charge_reaches_as_far_as_its_value_and_a_hair_of_contact(y: float, fails: bool) -> None:
    scene = Scene("v2", [("garlan", 0, 8, 2), ("recruit", 1, 8, y)])  # it charges 6 in
    scene.say("activate a1", "charge b1")
    assert (scene.told("charge-failed") != []) == fails
    assert scene.battle.has(0, FAILED_CHARGE) == fails


@pytest.mark.rule("AK2-618", "AK2-R26")
def test_a_failed_charge_stops_short_of_any_enemy_on_its_way() -> None:
    """The way passes the second enemy at 0.05 in, which would be no contact."""
    figures = [("garlan", 0, 8, 2), ("recruit", 1, 8, 20), ("recruit", 1, 9.05, 5)]
    scene = Scene("v2", figures).say("activate a1", "charge b1")
    assert scene.told("charge-failed") != []
    assert 100 <= scene.gap("a1", "b2") <= 110
    assert scene.at("a1")[1] < 5000
    assert not scene.battle.in_combat(0)


ABREAST = [("garlan", 0, 10.0, 3.0), ("recruit", 1, 7.3, 7.4), ("recruit", 1, 9.2, 7.4)]
"""Somebody who can charge two at once, round the end of a wall that hides one of them."""

HALF_HIDING = [("wall", 10.5, 6.0, 0)]


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.rule("AK2-621")
def test_a_multiple_charge_needs_sight_of_every_target(hidden: bool) -> None:
    scene = Scene("v2", ABREAST, scenery=HALF_HIDING if hidden else [])
    scene.say("activate a1", "charge-many", "b1", "b2")
    assert (scene.told("charge-blind") != []) == hidden
    assert (scene.told("charge-failed") != []) == hidden


@pytest.mark.parametrize(("first", "second"), [("b1", "b2"), ("b2", "b1")])
@pytest.mark.rule("AK2-622")
def test_a_multiple_charge_strikes_whom_it_named_first(first: str, second: str) -> None:
    scene = Scene("v2", ABREAST).say("activate a1", "charge-many", first, second)
    scene.say(scene.texts()[0])  # on either side of the line through both
    assert scene.battle.foes[0] == 0b110
    assert set(scene.fighters()) == {"a1", first}


@pytest.mark.parametrize(("dice", "hits"), [("3S 4M", False), ("4M 4M", True)])
@pytest.mark.rule("AK2-730")
def test_an_attack_without_a_card_hits_when_it_equals_the_defense(dice: str, hits: bool) -> None:
    scene = Scene("v2", [("recruit", 0, 8, 8), ("recruit", 1, 8, 9)])  # Combat 2, Defense 10
    scene.roll(0, 0, 5, 5).say("activate a1", "walk")
    show(scene, dice)
    scene.say("b1")
    assert (scene.wounds("a1") > 0) == hits


@pytest.mark.rule("AK2-812", "AK2-R34")
def test_nobody_reacts_to_a_shot_that_does_not_carry() -> None:
    figures = [("crossbowman", 0, 1, 1), ("archer", 1, 23, 23)]  # over 24 in apart
    scene = Scene("v2", figures)
    shoot(scene, "a1", "b1")
    assert kinds(scene)[-1] == "out-of-range"
    assert asked(scene) == "Announce"
    assert thrown(scene) == []


@pytest.mark.parametrize(("dice", "hits"), [("3S 4M", False), ("4M 4M", True)])
@pytest.mark.rule("AK2-813")
def test_a_shot_must_reach_the_defense_of_the_target(dice: str, hits: bool) -> None:
    """The shooter's own is lower by one."""
    scene = Scene("v2", [("crossbowman", 0, 8, 2), ("garlan", 1, 8, 14)])
    idle(scene, "b1")
    show(scene, dice)
    shoot(scene, "a1", "b1")
    assert (scene.wounds("b1") > 0) == hits


@pytest.mark.rule("AK2-901", "AK2-903", "AK2-R38")
def test_alchemists_begin_unconcentrated_with_full_reserves_and_their_own_element() -> None:
    options = {"format": 180, "warbands": ["avalon-discovery", "khaliman-republic"]}
    game = find("alkemy-v2").build(2, options)
    battle = game.start()
    assert isinstance(battle, Battle)
    drive(muster(battle), [])
    found = {}
    for figure in range(battle.roster.count):
        sheet = battle.sheet(figure)
        if sheet.circle:
            found[sheet.id] = sheet.affinity
            assert battle.concentration[figure] == 0
            assert battle.components[figure] == sheet.components > 0
            assert battle.stones[figure] == sheet.stones > 0
    assert found == {"priest": EARTH, "oracle": WATER}


@pytest.mark.parametrize("profile", ["recruit", "collector-monk"])
@pytest.mark.rule("AK2-1001")
def test_the_fearless_do_not_lose_what_an_enemy_gives_them(profile: str) -> None:
    words = Text(en="trial", fr="essai")
    gift = Die(roll="combat", dice=1, who="enemy")
    skill = Skill(source="house", id="trial", name=words, text=words, effects=(gift,))
    game = game_with("v2", {"novice": {"skills": ("trial",)}}, skills=(skill,))
    scene = Scene("v2", [(profile, 0, 8, 8), ("novice", 1, 8, 9)], game=game)
    scene.say("activate a1", "fight b1")
    scene.roll(0, 0, 0).secretly(a1="normal", b1="inactive")
    assert [one.dice for one in thrown(scene)] == [3]


@pytest.mark.rule("AK2-1104")
def test_points_that_were_not_spent_are_lost_with_the_turn() -> None:
    scene = Scene("v2", [("garlan", 0, 4, 2), ("recruit", 1, 20, 20)])
    end_turn(scene.battle)
    assert (scene.ap("a1"), scene.ap("b1")) == (0, 0)


@pytest.mark.rule("AK2-1108", "AK2-R45")
def test_points_do_not_win_against_an_empty_table() -> None:
    scene = Scene("v2", [("garlan", 0, 4, 2), ("recruit", 1, 20, 20)])
    scene.battle.counts[SCORE] = scene.battle.layout.goal
    suffer(scene.battle, 1, 20)
    end_turn(scene.battle)
    assert scene.battle.over
    assert scene.game.outcome(scene.battle).places == (1, 1)


@pytest.mark.rule("AK2-1109")
def test_the_loss_of_the_last_figure_ends_nothing_before_the_turn_does() -> None:
    scene = Scene("v2", [("garlan", 0, 8, 8), ("recruit", 1, 8, 9)])
    scene.hurt("b1", scene.battle.sheet(1).hp - 1)
    scene.say("activate a1", "fight b1")
    scene.roll(5, 5).secretly(a1="normal", b1="inactive")
    assert not scene.alive("b1")
    assert not scene.battle.over
    assert scene.decision.seat == 0


@pytest.mark.parametrize("measuring", [False, True])
@pytest.mark.rule("AK2-1201", "AK2-005")
def test_everybody_sees_whether_one_may_measure(measuring: bool) -> None:
    scene = Scene("v2", [("garlan", 0, 4, 2), ("recruit", 1, 20, 20)], measuring=measuring)
    for viewer in (0, 1):
        view = scene.game.view(scene.battle, viewer)
        assert view.measuring == measuring


@pytest.mark.rule("AK2-1203", "AK2-R46")
def test_a_shot_at_somebody_else_is_no_second_shot() -> None:
    figures = [("crossbowman", 0, 9, 2), ("recruit", 1, 8, 20), ("recruit", 1, 10, 20)]
    for second, aims in (("b1", 1), ("b2", 0)):
        scene = Scene("v2", figures, scenery=[("hedge", 9, 10, 0)], measuring=True)
        idle(scene, "b1", "b2")
        show(scene, MISS["v2"])
        shoot(scene, "a1", "b1")
        show(scene, "1M 1M 1M" if aims else MISS["v2"])
        shoot(scene, "a1", second)
        assert len(scene.told("aimed")) == aims
