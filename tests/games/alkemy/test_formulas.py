"""What formulas do, verb by verb; if it lasts, until the end of the turn (AK2-915, AKB-424)."""

import pytest

from athanor.games.alkemy.codes import CHARGE, COMBAT, GRANT, REFLEX, RUN, SHOOT, WALK
from athanor.games.alkemy.rules.dice import Pool
from athanor.games.alkemy.rules.space import move_value
from athanor.games.alkemy.state import BLESSED, BOOSTS, CURSED, HURRY, LUCK
from tests.games.alkemy.laboratory import GUARD, supply
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, game_of

pytestmark = pytest.mark.rule("AK2-915", "AKB-424")


def casting(edition: str, profile: str, *others: Figure, stones: int = 0) -> Scene:
    """An alchemist with all it needs, activated; by default without stones for upgrades."""
    scene = Scene(edition, [(profile, 0, 8, 4), *others])
    supply(scene, "a1", level=4, components=10, stones=stones)
    return scene.say("activate a1")


def cast(scene: Scene, order: str, *answers: str, dice: tuple[int, ...] = (5, 5)) -> Scene:
    """Cast a formula; in Blitz the dice given make it work on the unwilling."""
    if scene.battle.edition.name == "blitz":
        scene.roll(*dice)
    scene.say(order, *answers)
    scene.dice.clear()
    return scene


def dice_of(scene: Scene, label: str, roll: int) -> int:
    """The bonus or malus dice that formulas give a figure on a roll."""
    pool = Pool(scene.battle, scene.figure(label), roll)
    pool.add_boosts()
    return pool.extra()


def next_turn(scene: Scene) -> Scene:
    """End the turn; both sides have a figure to choose for the initiative, so nothing is rolled."""
    while scene.battle.turn == 1:
        scene.say("stop" if "stop" in scene.texts() else "pass")
    return scene


FRIEND: Figure = ("recruit", 0, 10, 4)
ENEMY: Figure = ("recruit", 1, 8, 8)


# --- On friends ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_defense_rises_up_to_its_cap_and_not_twice(edition: str) -> None:
    figures: list[Figure] = [FRIEND, ("magister", 0, 12, 4), ("garlan", 0, 8, 6), GUARD]
    scene = casting(edition, "collector-monk", *figures, stones=2)
    scene.say("cast bark a2", "upgrade 2", "a4")
    assert (scene.battle.defense(1), scene.battle.defense(3)) == (11, 12)
    supply(scene, "a3", level=1, components=10, stones=0)
    scene.say("stop", "pass", "activate a3", "cast bark a2")
    assert scene.battle.defense(1) == 11
    next_turn(scene)
    assert scene.battle.defense(1) == 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_mend_heals_and_an_upgrade_heals_more(edition: str) -> None:
    scene = casting(edition, "priest", FRIEND, GUARD, stones=2)
    scene.hurt("a2", 5)
    scene.say("cast mend a2", "upgrade 1")
    assert scene.wounds("a2") == 2
    scene = casting(edition, "priest", FRIEND, GUARD)
    scene.hurt("a2", 1)
    scene.say("cast mend a2")
    assert scene.wounds("a2") == 0  # never beyond the start


@pytest.mark.parametrize("edition", EDITIONS)
def test_haste_lengthens_the_next_walk_or_charge_only(edition: str) -> None:
    scene = casting(edition, "lore-collector", FRIEND, GUARD)
    scene.say("cast haste a2")
    values = [move_value(scene.battle, 1, move) for move in (WALK, CHARGE, RUN)]
    assert values == [6000, 8000, 10000]
    scene.say("stop", "pass", "activate a2", "walk", "16,4")  # 6 in
    assert move_value(scene.battle, 1, WALK) == 4000
    assert {"AK2-603", "AKB-211"} & set(scene.say("walk").refusal("16,9").rules)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_charge_uses_haste_up(edition: str) -> None:
    scene = casting(
        edition, "lore-collector", FRIEND, ("recruit", 1, 10, 20), ("recruit", 1, 2, 22)
    )
    scene.say("cast haste a2", "stop", "pass", "activate a2", "charge b1")
    assert scene.told("charge-failed")
    assert scene.battle.boost(1, HURRY) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_omen_helps_one_roll_that_is_not_of_mind(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 8, 7), ENEMY, GUARD]
    scene = casting(edition, "oracle", *figures)
    scene.join("a2", "b1")
    scene.say("cast premonition a2", "stop", "pass", "activate a2", "fight b1")
    scene.roll(0, 0, 0).secretly(a2="normal", b1="inactive")  # three dice, no two pairs alike
    assert scene.dice == []
    assert scene.battle.boost(1, LUCK) == 0
    scene.say("fight b1").roll(0, 0).secretly(a2="normal", b1="inactive")
    assert scene.dice == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_thorns_hurt_whoever_hits_in_contact(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 8, 7), ENEMY, GUARD]
    scene = casting(edition, "priest", *figures)
    scene.join("a2", "b1")
    scene.say("cast litany-of-brambles a2", "stop", "activate b1", "fight a2")
    scene.roll(5, 5).secretly(b1="normal", a2="inactive")
    assert scene.wounds("a2") > 0
    assert scene.wounds("b1") == 1
    scene.say("fight a2").roll(0, 0).secretly(b1="normal", a2="inactive")
    assert scene.wounds("b1") == 1  # a miss is not answered


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blessing_counts_for_every_roll_of_its_kind_this_turn(edition: str) -> None:
    scene = casting(edition, "cinder-acolyte", FRIEND, ENEMY, GUARD)
    scene.say("cast burning-blades a2")
    assert [dice_of(scene, "a2", roll) for roll in (COMBAT, COMBAT, REFLEX)] == [1, 1, 0]
    next_turn(scene)
    assert dice_of(scene, "a2", COMBAT) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_area_blesses_the_alchemist_and_friends_around(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 8, 8), ("recruit", 0, 8, 9.001), ("recruit", 1, 9.5, 4)]
    scene = casting(edition, "wind-master", *figures)
    scene.say("cast dancing-winds a1")  # 3 in
    assert [dice_of(scene, label, REFLEX) for label in ("a1", "a2", "a3", "b1")] == [1, 1, 0, 0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("profile", "formula", "trait"),
    [
        ("magister", "prayer-of-stone", "harden_less"), ("tide-weaver", "veil-of-mist", "stealth"),
        ("black-cloud-disciple", "feather-step", "leap"),
        ("pyre-mistress", "inner-flame", "charge_shift"),
    ],
)  # fmt: skip
def test_a_granted_skill_is_had_until_the_end_of_the_turn(
    edition: str, profile: str, formula: str, trait: str
) -> None:
    scene = casting(edition, profile, FRIEND, ENEMY, GUARD)
    target = "a1" if trait in ("harden_less", "stealth") else "a2"
    assert getattr(scene.battle.traits(1), trait) == 0
    scene.say(f"cast {formula} {target}")
    assert getattr(scene.battle.traits(1), trait) > 0
    next_turn(scene)
    assert getattr(scene.battle.traits(1), trait) == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_however_many_skills_there_are_those_that_can_be_granted_come_first(edition: str) -> None:
    terms = game_of(edition).terms
    granted = {
        first
        for sheet in terms.sheets
        for formula in sheet.formulas
        for verb, first, _, _ in formula.effects
        if verb == GRANT
    }
    assert granted == set(range(len(granted)))


# --- On enemies ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_harm_hurts(edition: str) -> None:
    scene = casting(edition, "cinder-acolyte", ENEMY, GUARD, stones=2)
    cast(scene, "cast fireball b1", "upgrade 1")
    assert scene.wounds("b1") == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_slow_shortens_all_moves(edition: str) -> None:
    scene = casting(edition, "priest", ENEMY, GUARD)
    cast(scene, "cast rooting b1")
    values = [move_value(scene.battle, 1, move) for move in (WALK, CHARGE, RUN)]
    assert values == [2000, 4000, 8000]
    next_turn(scene)
    assert move_value(scene.battle, 1, WALK) == 4000


@pytest.mark.rule("AK2-R67", "AKB-170")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("dice", "have", "left"), [((4, 4), 2, 2), ((4, 3), 2, 1), ((0, 0), 0, 0)])
def test_a_drain_is_resisted_or_costs_a_point(
    edition: str, dice: tuple[int, int], have: int, left: int
) -> None:
    scene = casting(edition, "collector-monk", ENEMY, GUARD)
    scene.battle.ap[1] = have
    spell = (5, 5) if edition == "blitz" else ()
    scene.roll(*spell, *dice).say("cast roots b1")  # a recruit's Reflex 2 against 12
    assert scene.ap("b1") == left


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_drain_is_made_harder_by_stones(edition: str) -> None:
    scene = casting(edition, "collector-monk", ENEMY, GUARD, stones=2)
    spell = (5, 5) if edition == "blitz" else ()
    scene.roll(*spell, 4, 4).say("cast roots b1", "upgrade 1")  # 12 against 13
    assert scene.ap("b1") == 1


@pytest.mark.rule("AK2-111", "AKB-074")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_curse_is_a_malus_die_and_meets_a_blessing_one_for_one(edition: str) -> None:
    scene = casting(edition, "cinder-acolyte", ("crossbowman", 1, 8, 8), GUARD)
    cast(scene, "cast smoke-in-the-eyes b1")
    assert scene.battle.boost(1, CURSED + SHOOT) == -1
    assert dice_of(scene, "b1", SHOOT) == -1
    assert dice_of(scene, "b1", COMBAT) == 0
    scene.battle.boosts[BOOSTS * scene.figure("b1") + BLESSED + SHOOT] = 1
    assert dice_of(scene, "b1", SHOOT) == 0
    next_turn(scene)
    assert dice_of(scene, "b1", SHOOT) == 0


# --- Pushing ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_push_goes_straight_away_as_far_as_its_player_likes(edition: str) -> None:
    scene = casting(edition, "lore-collector", ENEMY, GUARD)
    cast(scene, "cast gust b1")
    assert scene.texts()[0] == "0"
    assert scene.texts()[-1] == "2"
    scene.say("1.25")
    assert scene.at("b1") == (8000, 9250)
    scene = casting(edition, "lore-collector", ENEMY, GUARD)
    cast(scene, "cast gust b1", "1.1")  # not only by quarters
    assert scene.at("b1") == (8000, 9100)
    scene = casting(edition, "lore-collector", ENEMY, GUARD, stones=2)
    cast(scene, "cast gust b1", "upgrade 1", "upgrade 1", "4")  # an inch more for each stone
    assert scene.at("b1") == (8000, 12000)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_push_stops_at_the_first_base_or_piece(edition: str) -> None:
    figures: list[Figure] = [ENEMY, ("recruit", 1, 8, 9.6), GUARD]
    scene = casting(edition, "lore-collector", *figures)
    cast(scene, "cast gust b1")
    assert scene.texts() == ["0", "0.25", "0.5", "0.6"]


@pytest.mark.rule("AK2-R29", "AKB-R22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_push_into_contact_is_a_combat_in_v2_alone(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 8, 10), ENEMY, GUARD]
    scene = casting(edition, "lore-collector", *figures)
    cast(scene, "cast gust b1", "1")
    assert scene.at("b1") == (8000, 9000)
    assert scene.battle.in_combat(1) == (edition == "v2")
    assert not scene.told("played")  # and nobody strikes for it


@pytest.mark.rule("AK2-R63", "AKB-R66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_a_free_enemy_is_pushed(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 8, 9), ENEMY, GUARD]
    scene = Scene(edition, [("lore-collector", 0, 8, 4), *figures])
    scene.join("a2", "b1")
    supply(scene, "a1", components=8)
    scene.say("activate a1")
    assert {"AK2-R63", "AKB-R66"} & set(scene.refusal("cast gust b1").rules)


@pytest.mark.rule("AK2-524", "AKB-R17")
def test_a_push_at_somebody_caught_in_combat_meanwhile_fails() -> None:
    figures: list[Figure] = [
        ("lore-collector", 0, 8, 4),
        ("lore-collector", 0, 11, 8),
        ENEMY,
        GUARD,
    ]
    for edition in EDITIONS:
        scene = Scene(edition, figures, cards=[("a1", "a2")])
        supply(scene, "a1", components=8, stones=0)
        scene.say("activate a1 a2", "cast gust b1", "charge b1", "a2", "9,8")
        scene.roll(0, 0, 0).secretly(a2="normal", b1="inactive")
        assert scene.battle.in_combat(scene.figure("b1"))
        assert scene.told("formula-bad")
        assert scene.at("b1") == (8000, 8000)
