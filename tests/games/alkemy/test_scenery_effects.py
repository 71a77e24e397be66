"""The eight Special Effects of scenery: their tests, costs, limits and gifts."""

import pytest

from athanor.games.alkemy.codes import COVER, HAUNTED, MIND, REFLEX
from athanor.games.alkemy.rules.dice import Pool
from tests.games.alkemy.laboratory import lay_token, level, supply
from tests.games.alkemy.landscape import landscape
from tests.games.alkemy.scene import Scene, thrown
from tests.games.alkemy.shots import activate, asked, idle, show

FAR = ("recruit", 1, 22.0, 22.0)


def beside(effect: str, *others: tuple[str, int, float, float], who: str = "garlan") -> Scene:
    """Somebody exactly 2 in below a hedge with an effect."""
    scene = landscape(
        [(who, 0, 12.0, 8.0), *others] if others else [(who, 0, 12.0, 8.0), FAR],
        [("hedge", 8, 12, "sparse", "clear", effect)],
    )
    scene.battle.discs.move(0, 8000, 9500 - scene.battle.discs.radius[0])
    return scene


# --- Shaal-touched ---


@pytest.mark.rule("AK2-1320", "AK2-R51")
def test_who_wakes_near_the_shaal_and_fails_charges_the_nearest_with_a_brutal_card() -> None:
    scene = beside("shaal-touched", ("recruit", 1, 8.0, 4.5), ("recruit", 1, 12.0, 2.0))
    idle(scene, "b1", "b2")
    show(scene, "1M 4M")  # 5, and Mind 7: 12, one short of 13
    show(scene, "6M 6M")  # the attack: a charge has a bonus die
    show(scene, "6M")
    activate(scene, "a1")
    assert scene.told("driven") == [("AK2-1320", "AK2-R51")]
    scene.say(scene.texts()[0])  # where it ends
    assert scene.told("charged") != []
    played = [event.message.args["name"] for event in scene.log.events if event.kind == "played"]
    brutal = [card.name for card in scene.battle.terms.combat_cards if card.id == "brutal"]
    assert played[0] == brutal[0]


@pytest.mark.rule("AK2-1320", "AK2-R51")
def test_the_forced_charge_is_paid_and_is_an_action() -> None:
    scene = beside("shaal-touched", ("recruit", 1, 8.0, 21.0))
    show(scene, "1M 4M")
    activate(scene, "a1")
    assert scene.told("charge-failed") != []
    assert scene.ap("a1") == 3
    assert scene.allows("stop")
    assert scene.refusal("walk").rules[0] == "AK2-617"


@pytest.mark.rule("AK2-1320")
def test_thirteen_is_enough_against_the_shaal() -> None:
    scene = beside("shaal-touched")
    show(scene, "2A 4M")
    activate(scene, "a1")
    assert scene.told("driven") == []
    assert not scene.allows("stop")


@pytest.mark.rule("AK2-1320", "AK2-R51", "AK2-R90")
def test_with_nobody_to_charge_the_shaal_burns() -> None:
    hidden = landscape(
        [("garlan", 0, 8.0, 8.0), ("recruit", 1, 8.0, 16.0)],
        [("house", 8, 12, "opaque", "impassable", "shaal-touched")],
    )
    show(hidden, "1M 1M")
    activate(hidden, "a1")
    assert hidden.told("shaal-burns") == [("AK2-1320", "AK2-R51")]
    assert hidden.wounds("a1") == 1
    dark = landscape(
        [("garlan", 0, 8.0, 8.0), ("recruit", 1, 4.0, 4.0)],
        [
            ("hedge", 8, 10, "sparse", "clear", "shaal-touched"),
            ("pond", 4, 4, "clear", "clear", "dark"),
        ],
    )
    show(dark, "1M 1M")
    activate(dark, "a1")
    assert dark.wounds("a1") == 1
    bound = beside("shaal-touched", ("recruit", 1, 20.0, 20.0))
    radius = bound.battle.discs.radius[0]
    x, y = bound.at("a1")
    bound.battle.discs.move(1, x - 2 * radius, y)
    bound.battle.edition.bonds.moved(bound.battle, 1)
    show(bound, "1M 1M")
    activate(bound, "a1")
    assert bound.wounds("a1") == 1


@pytest.mark.rule("AK2-R51")
def test_of_several_nearest_enemies_the_player_chooses() -> None:
    scene = beside("shaal-touched", ("recruit", 1, 5.0, 5.0), ("recruit", 1, 11.0, 5.0))
    idle(scene, "b1", "b2")
    show(scene, "1M 1M")
    activate(scene, "a1")
    assert asked(scene) == "ShaalTarget"
    assert scene.texts() == ["b1", "b2"]


# --- Haunted ---


@pytest.mark.rule("AK2-1321", "AK2-R75", "AK2-R90")
def test_the_haunted_have_a_malus_die_and_fail_by_themselves_the_next_time() -> None:
    scene = beside("haunted")
    battle = scene.battle
    show(scene, "2A 4M")  # 6, and Mind 7: 13, one short of 14
    activate(scene, "a1")
    assert battle.has(0, HAUNTED)
    assert Pool(battle, 0, REFLEX).net == -1
    scene.say("walk", "8,9", "stop", "pass")
    rolls = len(thrown(scene))
    scene.say("activate a1")
    assert scene.told("reactivated") != []
    assert scene.told("haunted-again") == [("AK2-1321", "AK2-R75")]
    assert len(thrown(scene)) == rolls
    assert battle.doomed == 1  # a failure without a roll is a failure
    assert Pool(battle, 0, REFLEX).net == -1  # and one malus die, not two


@pytest.mark.rule("AK2-822", "AK2-1321")
def test_a_cover_roll_is_changed_by_size_alone_not_by_being_haunted() -> None:
    scene = beside("haunted")
    scene.battle.mark(0, HAUNTED)
    assert Pool(scene.battle, 0, COVER).net == 0
    assert Pool(scene.battle, 0, REFLEX).net == -1


@pytest.mark.rule("AK2-1321")
def test_fourteen_is_enough_and_who_has_gone_is_free_of_it() -> None:
    scene = beside("haunted")
    show(scene, "3S 4M")
    activate(scene, "a1")
    assert scene.battle.doomed == 0
    gone = beside("haunted")
    gone.battle.doomed = 1
    gone.battle.discs.move(0, 8000, 4000)
    activate(gone, "a1")
    assert gone.battle.doomed == 0


# --- Bewitching ---


@pytest.mark.rule("AK2-1323")
def test_the_bewitched_lose_an_action_point() -> None:
    scene = beside("bewitching")
    show(scene, "1M 4M")
    activate(scene, "a1")
    assert scene.ap("a1") == 3
    passed = beside("bewitching")
    show(passed, "2A 4M")
    activate(passed, "a1")
    assert passed.ap("a1") == 4


@pytest.mark.rule("AK2-1320", "AK2-1321", "AK2-1323")
@pytest.mark.parametrize("effect", ["shaal-touched", "haunted", "bewitching"])
def test_beyond_two_inches_nothing_is_tested(effect: str) -> None:
    scene = beside(effect)
    x, y = scene.at("a1")
    scene.battle.discs.move(0, x, y - 1)
    activate(scene, "a1")
    assert thrown(scene) == []


@pytest.mark.rule("AK2-R73", "AK2-R75")
def test_the_active_player_orders_several_tests_after_paying_to_act_again() -> None:
    scene = landscape(
        [("garlan", 0, 8.0, 10.0), FAR],
        [
            ("hedge", 8, 12, "sparse", "clear", "haunted"),
            ("hedge", 8, 8, "sparse", "clear", "bewitching"),
        ],
    )
    activate(scene, "a1")
    assert asked(scene) == "NextTest"
    assert scene.texts() == ["haunted a1", "bewitching a1"]
    show(scene, "6M 6M 6M 6M")
    scene.say("bewitching a1")
    assert [event.kind for event in scene.log.events if event.kind.startswith("near-")] == [
        "near-bewitching", "near-haunted",
    ]  # fmt: skip


# --- Invigorating ---


@pytest.mark.rule("AK2-1322", "AK2-R52", "AK2-R77")
@pytest.mark.parametrize(("die", "healed"), [("3S", 1), ("2A", 2), ("6M", 3)])
def test_the_spring_heals_by_the_symbol_once_a_turn(die: str, healed: int) -> None:
    scene = beside("invigorating")
    radius = scene.battle.discs.radius[0]
    scene.battle.discs.move(0, 8000, 11_500 - radius)  # touching
    scene.hurt("a1", 5)
    activate(scene, "a1")
    show(scene, die)
    scene.say("invigorate 1")
    assert scene.wounds("a1") == 5 - healed
    assert scene.ap("a1") == 3
    assert scene.refusal("invigorate 1").rules == ("AK2-1322",)
    assert scene.battle.springs_used == 1


@pytest.mark.rule("AK2-1322", "AK2-R77", "AK2-R52")
def test_the_spring_serves_who_touches_it_or_stands_in_it_hurt_or_not() -> None:
    scene = beside("invigorating")
    scene.hurt("a1", 1)
    activate(scene, "a1")
    assert scene.refusal("invigorate 1").rules == ("AK2-1322", "AK2-R77")
    within = beside("invigorating")
    within.battle.discs.move(0, 8000, 12_000)
    within.hurt("a1", 1)
    activate(within, "a1")
    assert within.allows("invigorate 1")
    unhurt = beside("invigorating")
    unhurt.battle.discs.move(0, 8000, 12_000)
    activate(unhurt, "a1")
    show(unhurt, "6M")
    unhurt.say("invigorate 1")
    assert unhurt.wounds("a1") == 0
    assert unhurt.battle.springs_used == 1  # and nobody else is healed by it this turn


# --- Alchemical ---


@pytest.mark.rule("AK2-1325", "AK2-R53")
def test_near_the_alchemical_element_a_formula_costs_a_component_less() -> None:
    for away, paid in ((0, True), (1, False)):
        scene = beside("alchemical", who="priest")
        x, y = scene.at("a1")
        scene.battle.discs.move(0, x, y - away)
        formula = scene.battle.sheet(0).formulas[0]
        supply(scene, "a1", components=formula.components - 1)
        scene.battle.concentration[0] = 4
        activate(scene, "a1")
        assert any(text.startswith(f"cast {formula.id}") for text in scene.texts()) == paid


@pytest.mark.rule("AK2-1325")
def test_by_eye_whoever_is_too_far_finds_out_by_paying() -> None:
    scene = landscape(
        [("priest", 0, 8.0, 4.0), ("recruit", 0, 8.0, 6.0), FAR],
        [("hedge", 8, 12, "sparse", "clear", "alchemical")],
        measuring=False,
    )
    formula = scene.battle.sheet(0).formulas[0]
    supply(scene, "a1", components=formula.components - 1)
    scene.battle.concentration[0] = 4
    activate(scene, "a1")
    order = next(text for text in scene.texts() if text.startswith(f"cast {formula.id}"))
    scene.say(order)
    assert scene.told("formula-unpaid") == [("AK2-008", "AK2-907", "AK2-1325")]
    assert scene.battle.components[0] == formula.components - 1


@pytest.mark.rule("AK2-1325", "AK2-R53")
@pytest.mark.parametrize(("effect", "amount"), [("alchemical", 6), ("", 4)])
def test_harvesting_in_the_alchemical_element_yields_two_more(effect: str, amount: int) -> None:
    scene = landscape(
        [("priest", 0, 8.0, 12.0), FAR], [("hedge", 8, 12, "sparse", "clear", effect)]
    )
    lay_token(scene, "earth")
    activate(scene, "a1")
    scene.say("harvest 1")
    stones = [text for text in scene.texts() if "effect" not in text]
    assert len(stones) == amount + 1


# --- Dark ---


@pytest.mark.rule("AK2-1326", "AK2-R86", "AK2-R77")
def test_who_touches_the_dark_is_charged_only_from_there() -> None:
    scene = landscape(
        [("garlan", 0, 8.0, 8.0), ("recruit", 1, 8.0, 12.0), ("recruit", 1, 16.0, 8.0)],
        [("hedge", 8, 12, "sparse", "clear", "dark")],
    )
    activate(scene, "a1")
    assert scene.refusal("charge b1").rules == ("AK2-1326", "AK2-R86")
    assert scene.allows("charge b2")
    assert scene.refusal("charge-many").rules == ("AK2-621", "AK2-1326")
    both = landscape(
        [("garlan", 0, 6.0, 11.0), ("recruit", 1, 9.0, 12.0)],
        [("hedge", 8, 12, "sparse", "clear", "dark")],
    )
    activate(both, "a1")
    assert both.allows("charge b1")


# --- Soothing ---


@pytest.mark.rule("AK2-1327")
def test_a_soothing_place_gives_a_die_on_mind_and_on_nothing_else() -> None:
    scene = beside("soothing")
    battle = scene.battle
    assert Pool(battle, 0, MIND).net == 1
    assert Pool(battle, 0, REFLEX).net == 0
    assert Pool(battle, 1, MIND).net == 0


@pytest.mark.rule("AK2-1327", "AK2-R74")
def test_an_alchemist_who_is_free_gains_a_level_at_the_start_and_at_the_end() -> None:
    scene = beside("soothing", who="priest")
    scene.battle.concentration[0] = 1
    activate(scene, "a1")
    assert level(scene, "a1") == 2
    scene.say("walk", "8,9.2", "stop")
    assert level(scene, "a1") == 3
    full = beside("soothing", who="priest")
    full.battle.concentration[0] = 4
    activate(full, "a1")
    assert level(full, "a1") == 4
    bound = beside("soothing", ("recruit", 1, 20.0, 20.0), who="priest")
    x, y = bound.at("a1")
    both = bound.battle.discs.radius[0] + bound.battle.discs.radius[1]
    bound.battle.discs.move(1, x, y - both)
    bound.battle.edition.bonds.moved(bound.battle, 1)
    before = level(bound, "a1")
    activate(bound, "a1")
    assert level(bound, "a1") == before
