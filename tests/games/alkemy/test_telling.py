"""Whatever players see change is told in words, with the rule that was applied."""

import pytest

from athanor.games.alkemy.codes import CHARGE, EARTH
from athanor.games.alkemy.rules.charge import charge
from athanor.games.alkemy.rules.harm import heal, suffer
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.reactions import both_live
from athanor.games.alkemy.rules.shooting import Shot
from athanor.locale import Speaker, languages

from .laboratory import lay_token, lend, supply
from .scene import EDITIONS, Figure, Scene, drive, game_with
from .shots import MISS, activate, idle, kinds, shoot, show

BOTH = pytest.mark.parametrize("edition", EDITIONS)
GUARD: Figure = ("garlan", 1, 12.0, 22.0)
"""An enemy far away."""


def by(edition: str, *rules: str) -> tuple[str, ...]:
    """Those of some rules that are an edition's."""
    return tuple(rule for rule in rules if rule.startswith("AK2" if edition == "v2" else "AKB"))


def fighting(edition: str, *others: Figure) -> Scene:
    """Two recruits in combat, one of them about to fight."""
    scene = Scene(edition, [("recruit", 0, 12, 8), ("recruit", 1, 12, 9), *others])
    scene.join("a1", "b1")
    activate(scene, "a1")
    return scene


# --- Turns and orders ---


@BOTH
@pytest.mark.rule("AK2-506", "AKB-154")
def test_who_starts_is_told(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    scene.roll(5, 5, 0, 0).say("pass", "pass", "them")
    assert scene.told("starts") == [by(edition, "AK2-506", "AKB-154")]
    assert scene.log.events[-1].seat == 1


@BOTH
@pytest.mark.rule("AK2-509", "AK2-510", "AK2-511", "AKB-180", "AKB-183", "AKB-184", "AKB-R13")
def test_a_pass_is_told_apart_from_one_that_nobody_could_help(edition: str) -> None:
    """The second of two passes in a row also ends the turn."""
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    idle(scene, "b1")
    scene.roll(5, 5, 0, 0).say("pass")
    free, forced = scene.told("passed-on")
    assert free == by(edition, "AK2-509", "AKB-180")
    assert forced == by(edition, "AK2-510", "AKB-184", "AK2-511", "AKB-183", "AKB-R13")


@BOTH
@pytest.mark.rule("AK2-R20", "AKB-R12")
def test_who_must_begin_and_cannot_passes_by_that_ruling(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    idle(scene, "a1")
    scene.battle.opening = 0
    scene.say("activate b1")
    rules = ("AK2-510", "AK2-R20", "AKB-184", "AKB-R12")
    assert scene.told("passed-on") == [by(edition, *rules)]


@BOTH
@pytest.mark.rule("AK2-805", "AKB-363")
def test_an_estimate_is_stated_for_all_to_hear(edition: str) -> None:
    scene = Scene(edition, [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14)])
    idle(scene, "b1")
    show(scene, MISS[edition])
    shoot(scene, "a1", "b1", "7.5")
    assert scene.told("estimated") == [by(edition, "AK2-805", "AKB-363")]
    told = next(event for event in scene.log.events if event.kind == "estimated")
    assert "7.5 in" in Speaker("en").say(told.message)


@BOTH
@pytest.mark.rule("AK2-515", "AKB-161", "AK2-603", "AKB-211", "AK2-613", "AKB-220")
def test_an_order_is_told_with_the_rule_of_its_action(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 8, 2), GUARD])
    activate(scene, "a1")
    scene.say("walk", "8,3", "charge b1")
    assert scene.told("announced-walk") == [by(edition, "AK2-515", "AK2-603", "AKB-161", "AKB-211")]
    assert scene.told("announced-charge") == [
        by(edition, "AK2-515", "AK2-613", "AKB-161", "AKB-220")
    ]


@BOTH
@pytest.mark.rule("AK2-621", "AKB-235")
def test_every_target_of_a_multiple_charge_is_told(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 8, 2), ("recruit", 1, 7.4, 7), ("recruit", 1, 8.6, 7)])
    activate(scene, "a1")
    scene.say("charge-many", "b2", "b1")
    assert scene.told("also-targeted") == [by(edition, "AK2-621", "AKB-235")]


@BOTH
@pytest.mark.rule("AK2-R79", "AKB-443")
def test_a_formula_is_announced_by_name_and_target(edition: str) -> None:
    scene = Scene(edition, [("oracle", 0, 8, 2), ("recruit", 1, 8, 8)])
    supply(scene, "a1", level=4, components=8)
    activate(scene, "a1")
    scene.roll(0, 0, 0, 0).say("cast drowning-vision b1")
    told = next(event for event in scene.log.events if event.kind == "announced-formula")
    said = Speaker("en").say(told.message)
    assert "Drowning Vision" in said
    assert "(b1)" in said


@BOTH
@pytest.mark.rule("AK2-R23", "AKB-R17")
def test_a_fight_without_an_enemy_is_told(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 11, 8), ("recruit", 0, 13, 8), ("recruit", 1, 12, 8)]
    scene = Scene(edition, [*figures, GUARD], cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.join("a2", "b1")
    scene.hurt("b1", 5)
    scene.say("activate a1 a2", "fight b1", "fight b1", "a1")
    scene.roll(5, 5).secretly(a1="normal", b1="inactive")
    assert scene.told("fight-lapsed") == [by(edition, "AK2-R23", "AKB-R17")]


@pytest.mark.rule("AKB-R45")
def test_orders_that_two_inactive_cards_call_off_are_told_with_their_points() -> None:
    figures: list[Figure] = [("recruit", 0, 12, 8), ("recruit", 0, 4, 2), ("recruit", 1, 12, 9)]
    scene = Scene("blitz", [*figures, GUARD], cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.say("activate a1 a2", "fight b1", "walk", "a1")
    scene.secretly(a1="inactive", b1="inactive")
    assert scene.told("order-cancelled") == [("AKB-R45",)]
    assert scene.ap("a2") == 2


@pytest.mark.rule("AK2-524", "AK2-008")
def test_a_token_that_a_friend_took_first_is_told() -> None:
    scene = Scene(
        "v2",
        [("oracle", 0, 8, 7.75), ("oracle", 0, 9.1, 7.75), GUARD],
        cards=[("a1", "a2")],
        scenery=[("house", 8, 10, 6)],
    )
    lay_token(scene, "water")
    scene.say("activate a1 a2", "harvest 1", "harvest 1", "a1", "effect")
    assert scene.told("token-gone") == [("AK2-524", "AK2-008")]


@pytest.mark.rule("AK2-R41")
def test_the_end_of_an_affinity_effect_is_told() -> None:
    scene = Scene("v2", [("oracle", 0, 8, 2), GUARD])
    lend(scene, "a1", "earth", 1)
    activate(scene, "a1")
    scene.say("walk", "8,3", "stop")
    assert scene.battle.auras[EARTH] == 0
    assert scene.told("aura-over-earth") == [("AK2-R41",)]


# --- Dice ---


@BOTH
@pytest.mark.rule("AK2-121", "AK2-R9", "AKB-082", "AKB-R43")
def test_a_tie_that_is_rolled_again_is_told(edition: str) -> None:
    """Two Garlans with equal dice, then one with better ones."""
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    scene.roll(3, 3, 3, 3, 5, 5, 0, 0).say("pass", "pass")
    assert scene.told("tied") == [by(edition, "AK2-121", "AK2-R9", "AKB-082", "AKB-R43")]
    assert scene.told("outdid") == [by(edition, "AK2-119", "AKB-080")]


@BOTH
@pytest.mark.rule("AK2-120", "AKB-081", "AKB-E29")
def test_a_tie_that_the_characteristic_settles_is_told_by_that_rule(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), ("recruit", 1, 12, 22)])
    mine, theirs = (scene.battle.sheet(figure).mind for figure in (0, 1))
    assert mine - theirs == 2
    scene.roll(0, 0, 0, 2).say("pass", "pass")  # twice 1, and 1 and 3
    assert scene.told("outdid") == [by(edition, "AK2-120", "AKB-081")]
    assert scene.told("tied") == []


@BOTH
@pytest.mark.rule("AK2-109", "AK2-R7")
def test_a_figure_without_the_characteristic_succeeds_in_words(edition: str) -> None:
    game = game_with(edition, {"recruit": {"mind": None}})  # type: ignore[arg-type]
    scene = Scene(edition, [("garlan", 0, 4, 2), ("recruit", 1, 12, 22)], game=game)
    scene.say("pass", "pass")
    assert len(scene.told("effortless")) == 1
    assert scene.battle.initiative == 1


@BOTH
@pytest.mark.rule("AK2-721", "AKB-R38")
def test_a_tied_parry_is_told(edition: str) -> None:
    scene = fighting(edition, GUARD)
    scene.say("fight b1")
    extra = [0] if edition == "v2" else []  # the parry's bonus die
    scene.roll(3, 3, 3, 3, *extra, 5, 5, 0, 0, *extra).secretly(a1="normal", b1="parry")
    tied = ("AK2-721", "AK2-121", "AK2-R9", "AKB-R38", "AKB-082", "AKB-R43")
    assert scene.told("tied") == [by(edition, *tied)]
    assert len(scene.told("broke-parry")) == 1


# --- Fights ---


@BOTH
@pytest.mark.rule("AK2-714", "AKB-335", "AK2-624", "AKB-261")
def test_a_reflex_roll_is_told_by_what_it_is_for(edition: str) -> None:
    """Who strikes first, and who gets away."""
    scene = fighting(edition, GUARD)
    scene.roll(5, 5, 0, 0, 0, 0, 0, 0).say("fight b1").secretly(a1="normal", b1="normal")
    assert scene.told("outdid") == [by(edition, "AK2-714", "AK2-119", "AKB-335", "AKB-080")]
    scene = fighting(edition, GUARD)
    scene.roll(5, 5, 0, 0).say("walk")
    assert scene.told("outdid") == [by(edition, "AK2-624", "AK2-119", "AKB-261", "AKB-080")]


@BOTH
@pytest.mark.rule("AK2-725", "AK2-726", "AKB-345")
def test_two_inactive_cards_end_the_activation_of_all_figures_of_the_card(edition: str) -> None:
    scene = fighting(edition, GUARD)
    scene.say("fight b1").secretly(a1="inactive", b1="inactive")
    assert scene.told("stalemate") == [by(edition, "AK2-725", "AKB-345")]
    figures: list[Figure] = [("recruit", 0, 12, 8), ("recruit", 0, 4, 4), ("recruit", 1, 12, 9)]
    scene = Scene(edition, [*figures, GUARD], cards=[("a1", "a2")])
    scene.join("a1", "b1")
    scene.say("activate a1 a2", "fight b1", "walk", "a1")
    scene.secretly(a1="inactive", b1="inactive")
    assert scene.told("stalemate") == [by(edition, "AK2-725", "AK2-726", "AKB-345")]


@BOTH
@pytest.mark.rule("AK2-724", "AKB-344", "AKB-346")
@pytest.mark.parametrize(("mine", "theirs"), [("parry", "parry"), ("parry", "inactive")])
def test_a_fight_in_which_nobody_attacks_is_told(edition: str, mine: str, theirs: str) -> None:
    scene = fighting(edition, GUARD)
    scene.say("fight b1").secretly(a1=mine, b1=theirs)
    rules = ("AK2-724", "AKB-344") + (("AKB-346",) if theirs == "inactive" else ())
    assert scene.told("no-attack") == [by(edition, *rules)]
    assert scene.told("stalemate") == []
    assert scene.decision.seat == 0


@BOTH
@pytest.mark.rule("AK2-715", "AK2-716", "AK2-717", "AKB-336", "AKB-338", "AKB-343")
def test_blows_are_told_by_their_case(edition: str) -> None:
    scene = fighting(edition, GUARD)
    scene.roll(5, 5, 0, 0, 0, 0, 0, 0).say("fight b1").secretly(a1="normal", b1="normal")
    assert scene.told("missed-blow") == [
        by(edition, "AK2-715", "AKB-336"),
        by(edition, "AK2-716", "AKB-338"),
    ]
    scene = fighting(edition, GUARD)
    scene.roll(0, 0).say("fight b1").secretly(a1="normal", b1="inactive")
    assert scene.told("missed-blow") == [by(edition, "AK2-717", "AKB-343")]


@BOTH
@pytest.mark.rule("AK2-627", "AK2-723", "AKB-265", "AKB-342")
def test_an_attack_without_a_card_is_told_by_what_grants_it(edition: str) -> None:
    scene = fighting(edition, GUARD)
    scene.roll(0, 0, 5, 5).say("walk").roll(0, 0).say("b1")
    assert scene.told("free-attack") == [by(edition, "AK2-627", "AK2-730", "AKB-265", "AKB-266")]
    scene = fighting(edition, GUARD)
    extra = [0] if edition == "v2" else []
    scene.roll(0, 0, 5, 5, *extra).say("fight b1").secretly(a1="normal", b1="parry")
    scene.roll(0, 0).say("yes")
    assert scene.told("free-attack") == [by(edition, "AK2-723", "AK2-730", "AKB-342")]


@BOTH
@pytest.mark.rule("AK2-R60", "AKB-R69")
def test_a_hit_that_does_no_damage_is_told(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 2), GUARD])
    suffer(scene.battle, 0, 0)
    assert scene.told("unharmed") == [by(edition, "AK2-R60", "AKB-R69")]
    assert scene.told("suffered") == []


@BOTH
@pytest.mark.rule("AK2-R52", "AK2-103", "AKB-028")
def test_a_better_health_is_told(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 2), GUARD])
    scene.hurt("a1", scene.battle.sheet(0).white)
    heal(scene.battle, 0, 1, "AK2-R52 AKB-424")
    assert scene.told("health-0") == [by(edition, "AK2-103", "AKB-028")]


# --- Charges ---


@BOTH
@pytest.mark.rule("AK2-614", "AK2-R25", "AKB-223", "AKB-R27")
def test_a_charge_that_is_too_short_is_told_so(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 8, 2), ("recruit", 1, 8, 14)])
    activate(scene, "a1")
    scene.say("charge b1")
    assert scene.told("charge-short") == [by(edition, "AK2-614", "AK2-R25", "AKB-223", "AKB-R27")]
    assert scene.told("charge-failed") == [by(edition, "AK2-618", "AK2-619", "AKB-227", "AKB-228")]


@BOTH
@pytest.mark.rule("AK2-R23", "AKB-R17", "AKB-230")
def test_a_charger_that_was_caught_is_not_said_to_lack_an_enemy(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 8, 2), ("recruit", 1, 8, 3), ("recruit", 1, 8, 6)])
    scene.join("a1", "b1")
    order = Order(0, CHARGE, 2)
    order.targets = 1 << 2
    drive(charge(scene.battle, [order]), [])
    assert scene.told("charge-bound") == [by(edition, "AK2-R23", "AKB-R17", "AKB-230")]
    assert scene.told("charge-lapsed") == []


@pytest.mark.rule("AKB-250", "AKB-254")
def test_an_engagement_is_told_by_its_own_rules() -> None:
    figures: list[Figure] = [("recruit", 0, 12, 8), ("recruit", 0, 9, 9), ("recruit", 1, 12, 9)]
    scene = Scene("blitz", [*figures, GUARD])
    scene.join("a1", "b1")
    scene.say("activate a2", "engage b1")
    scene.say(scene.texts()[0])
    assert scene.told("engaged") == [("AKB-250", "AKB-254")]


@pytest.mark.rule("AKB-263", "AKB-R96")
def test_leaving_without_a_roll_is_told() -> None:
    scene = Scene("blitz", [("ghulam", 0, 12, 8), ("recruit", 1, 12, 9.8), GUARD])
    scene.join("a1", "b1")
    scene.say("activate a1", "walk", "12,4")
    assert scene.told("unhindered") == [("AKB-263", "AKB-R96")]


# --- Shots ---


@pytest.mark.rule("AK2-1202", "AK2-1203", "AK2-R46")
def test_aim_of_the_measuring_variant_is_told_by_its_own_rules() -> None:
    """An open shot, and past a hedge the second one."""
    told = []
    for hedge in (False, True):
        scene = Scene(
            "v2",
            [("araoui", 0, 8, 2), ("recruit", 1, 8, 14)],
            scenery=[("hedge", 8.0, 10.0, 0)] if hedge else [],
            measuring=True,
        )
        idle(scene, "b1")
        for _ in range(2):
            show(scene, "1M 1M 1M")
            shoot(scene, "a1", "b1")
            scene.dice.clear()
        told.append(scene.told("aimed"))
    assert told == [[("AK2-1202",)] * 2, [("AK2-1203", "AK2-R46")]]


@pytest.mark.rule("AKB-R11", "AKB-367")
@pytest.mark.parametrize(
    ("measuring", "rules"), [(True, ("AKB-R11",)), (False, ("AKB-367", "AKB-R48"))]
)
def test_in_blitz_aim_is_told_by_its_rule(measuring: bool, rules: tuple[str, ...]) -> None:
    scene = Scene("blitz", [("araoui", 0, 8, 2), ("recruit", 1, 8, 14)], measuring=measuring)
    idle(scene, "b1")
    show(scene, "1S 1S 1S")
    shoot(scene, "a1", "b1", "11")
    assert scene.told("aimed") == [rules]


@BOTH
@pytest.mark.rule("AK2-827", "AK2-829", "AK2-831", "AKB-400", "AKB-407", "AKB-410")
@pytest.mark.parametrize("reaction", ["shoot", "walk", "rush"])
def test_each_reaction_is_told_by_its_own_rule(edition: str, reaction: str) -> None:
    scene = Scene(
        edition,
        [("crossbowman", 0, 8, 10), ("archer", 1, 8, 14), GUARD],
        scenery=[("house" if edition == "v2" else "rock", 11, 13.5, 0)],
    )
    shoot(scene, "a1", "b1")
    show(scene, " ".join([MISS[edition]] * 2))
    scene.say(reaction)
    expected = {
        "shoot": by(edition, "AK2-827", "AK2-811", "AKB-410", "AKB-417"),
        "walk": by(edition, "AK2-829", "AK2-811", "AKB-400", "AKB-401"),
        "rush": by(edition, "AK2-831", "AK2-811", "AKB-407", "AKB-406"),
    }
    assert scene.told(f"reacts-{reaction}") == [expected[reaction]]


@BOTH
@pytest.mark.rule("AK2-830", "AKB-R17")
def test_a_rush_at_a_shooter_that_is_gone_is_told(edition: str) -> None:
    scene = Scene(edition, [("crossbowman", 0, 8, 10), ("archer", 1, 8, 14)])
    scene.battle.present &= ~1
    rules = "AK2-830 AKB-R17"
    assert not both_live(scene.battle, Shot(0, 1, 0), rules)
    assert scene.told("rush-lapsed") == [by(edition, "AK2-830", "AKB-R17")]


@pytest.mark.rule("AK2-807", "AK2-R36")
def test_a_shot_out_of_range_is_told_apart_from_one_at_a_charger() -> None:
    far: list[Figure] = [("crossbowman", 0, 2, 2), ("crossbowman", 1, 17.05, 22)]
    scene = Scene("v2", far)
    shoot(scene, "a1", "b1")
    assert scene.told("out-of-range") == [("AK2-807",)]
    scene = Scene("v2", far)
    activate(scene, "a1")
    scene.say("charge b1", "b1")
    assert scene.told("out-of-range") == [("AK2-R36",)]


# --- Formulas and posts ---


@pytest.mark.rule("AK2-909", "AKB-440", "AKB-441")
def test_what_a_formula_costs_is_told() -> None:
    """Four components in V2, with a level instead of a point; in Blitz stones for two missing."""
    scene = Scene("v2", [("oracle", 0, 8, 2), ("recruit", 1, 8, 8)])
    supply(scene, "a1", level=3, components=8)
    activate(scene, "a1")
    scene.say("cast drowning-vision b1 concentration")
    assert (scene.told("spent-components"), scene.told("spent-level")) == (
        [("AK2-909",)],
        [("AK2-909",)],
    )
    assert scene.told("spent-stones") == []
    scene = Scene("blitz", [("oracle", 0, 8, 2), ("recruit", 1, 8, 8)])
    supply(scene, "a1", level=4, components=2, stones=6)
    activate(scene, "a1")
    scene.roll(0, 0).say("cast drowning-vision b1")
    assert (scene.told("spent-components"), scene.told("spent-stones")) == (
        [("AKB-440",)],
        [("AKB-441",)],
    )


@BOTH
@pytest.mark.rule("AK2-009", "AK2-911", "AKB-445")
def test_a_formula_that_fails_says_why(edition: str) -> None:
    scene = Scene(edition, [("oracle", 0, 2, 2), ("recruit", 1, 20, 20)])
    supply(scene, "a1", level=4, components=8)
    activate(scene, "a1")
    scene.say("cast drowning-vision b1")
    assert scene.told("formula-short") == [by(edition, "AK2-911", "AKB-445")]
    if edition == "v2":  # Blitz refuses what is not seen
        scene = Scene(
            "v2", [("oracle", 0, 8, 6), ("recruit", 1, 8, 14)], scenery=[("house", 8, 10, 0)]
        )
        supply(scene, "a1", level=4, components=8)
        activate(scene, "a1")
        scene.say("cast drowning-vision b1")
        assert scene.told("formula-blind") == [("AK2-009", "AK2-908")]


@BOTH
@pytest.mark.rule("AK2-524", "AK2-1704", "AKB-R17", "AKB-R78")
def test_a_post_that_a_friend_took_first_is_told(edition: str) -> None:
    scene = Scene(
        edition, [("recruit", 0, 12, 10), ("recruit", 0, 13.1, 10.35), GUARD], cards=[("a1", "a2")]
    )
    scene.say("activate a1 a2", "post 2", "post 2", "a1")
    assert scene.told("post-held") == [by(edition, "AK2-524", "AK2-1704", "AKB-R17", "AKB-R78")]


# --- In words ---


@pytest.mark.parametrize("language", languages())
@BOTH
def test_what_was_told_can_be_said(edition: str, language: str) -> None:
    """No text lacks what it speaks of."""
    scene = fighting(edition, GUARD)
    scene.say("fight b1").secretly(a1="parry", b1="inactive")
    speaker = Speaker(language)
    for event in scene.log.events:
        said = speaker.say(event.message)
        assert "{" not in said
        for rule in event.rules:
            assert speaker.rule(rule)
    assert "no-attack" in kinds(scene)
