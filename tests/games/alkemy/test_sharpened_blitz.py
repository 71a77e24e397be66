"""Rules of Blitz at their edges: what a test of the usual case would not notice."""

import pytest

from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.cards.schema import Scenery, Text
from athanor.games.alkemy.codes import ACTIVATED, ELEMENTS, NONE, RAN_OR_CHARGED, STAGE_TURN, WALK
from athanor.games.alkemy.rules.craft import gain
from athanor.games.alkemy.rules.posts import turn_post
from athanor.games.alkemy.rules.shooting import can_shoot
from athanor.games.alkemy.rules.space import move_value
from athanor.games.alkemy.rules.tokens import APART, is_apart
from tests.games.alkemy.laboratory import GUARD, lay_token, level, resources, supply
from tests.games.alkemy.preparing import Preparing
from tests.games.alkemy.scene import CARDS, Scene, game_of, game_with, thrown
from tests.games.alkemy.shots import MISS, SWORD_MACE, asked, idle, shoot, show

CARDS_OF_ALL = ("quick", "normal", "brutal", "parry", "inactive")
CARD_SIZED = ((-1.75, -1.25), (1.75, -1.25), (1.75, 1.25), (-1.75, 1.25))


# --- Profile cards ---


@pytest.mark.rule("AKB-021")
def test_every_number_of_a_card_is_played_as_it_is_printed() -> None:
    data, _ = HOUSE["blitz"].for_match([CARDS])
    sheets = {sheet.id: sheet for sheet in game_of("blitz").terms.sheets}
    for card in data.profile:
        sheet = sheets[card.id]
        played = (sheet.mind, sheet.reflex, sheet.combat, sheet.defense, sheet.ap, sheet.size)
        scores = [
            NONE if score is None else score for score in (card.mind, card.reflex, card.combat)
        ]
        assert played == (*scores, card.defense, card.ap, card.size)
        assert (sheet.white, sheet.yellow, sheet.red) == (
            card.hp.white,
            card.hp.yellow,
            card.hp.red,
        )
        assert tuple(sheet.damage[column] for column in range(6)) == card.damage_line


# --- Scenery ---


@pytest.mark.rule("AKB-121")
def test_an_open_area_laid_on_the_table_costs_a_move_nothing() -> None:
    name = Text(en="Meadow", fr="Pré")
    meadow = Scenery(id="meadow", name=name, source="house", kind="flat", size=0, shape=CARD_SIZED)
    game = game_with("blitz", scenery=(meadow,))
    scene = Scene("blitz", [("garlan", 0, 12, 6)], scenery=[("meadow", 12, 8, 0)], game=game)
    scene.say("activate a1", "walk")
    assert scene.allows("12,10")
    assert not scene.allows("12,10.001")


# --- Acting again, and reacting ---


@pytest.mark.rule("AKB-190", "AKB-191", "AKB-R14", "AKB-R18")
@pytest.mark.parametrize(("left", "again"), [(2, False), (3, True)])
def test_the_point_of_a_reactivation_buys_nothing_else(left: int, again: bool) -> None:
    """Garlan has run, so all he can still do is turn a post, for two more points."""
    scene = Scene("blitz", [("garlan", 0, 12, 6), ("recruit", 0, 4, 2), ("recruit", 1, 12, 20)])
    scene.battle.mark(0, ACTIVATED | RAN_OR_CHARGED)
    scene.battle.ap[0] = left
    assert scene.allows("activate a1") == again
    if not again:
        assert scene.refusal("activate a1").rules == ("AKB-191", "AKB-R14")


@pytest.mark.rule("AKB-200", "AKB-169")
def test_who_has_been_activated_still_reacts_with_the_points_it_kept() -> None:
    scene = Scene("blitz", [("crossbowman", 0, 12, 4), ("crossbowman", 1, 12, 14)])
    scene.battle.mark(1, ACTIVATED)
    scene.battle.ap[1] = 1
    shoot(scene, "a1", "b1")
    assert scene.decision.seat == 1
    assert "shoot" in scene.texts()


@pytest.mark.rule("AKB-400", "AKB-204", "AKB-E22")
def test_the_last_point_is_enough_for_a_reaction_walk() -> None:
    scene = Scene(
        "blitz",
        [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 18)],
        scenery=[("rock", 11.3, 16.5, 0)],
    )
    scene.battle.ap[1] = 1
    shoot(scene, "a1", "b1")
    show(scene, MISS["blitz"])
    scene.say("walk")
    assert scene.ap("b1") == 0
    assert asked(scene) == "ShelterSpots"


# --- Shooting ---


@pytest.mark.rule("AKB-360", "AKB-171")
def test_whoever_has_shot_all_its_points_away_shoots_no_more() -> None:
    """Two shots over the length of the table, and the activation is over."""
    scene = Scene("blitz", [("crossbowman", 0, 1, 1), ("recruit", 1, 23, 23)])
    shoot(scene, "a1", "b1")
    assert scene.allows("shoot b1")
    shoot(scene, "a1", "b1")
    assert len(scene.told("out-of-range")) == 2
    assert can_shoot(scene.battle, 0).startswith("no-ap ")
    assert scene.decision.seat == 1


@pytest.mark.rule("AKB-381")
def test_of_several_pieces_each_may_be_the_cover() -> None:
    scene = Scene(
        "blitz",
        [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14)],
        scenery=[("hedge", 8, 13, 0), ("wall", 8, 12.35, 0)],
    )
    idle(scene, "b1")
    show(scene, SWORD_MACE["blitz"])
    shoot(scene, "a1", "b1")
    assert scene.texts() == ["piece 1", "piece 2", "none"]


# --- Alchemy ---


@pytest.mark.rule("AKB-421", "AKB-427")
def test_each_alchemist_has_the_element_and_the_reserves_of_its_card() -> None:
    data, _ = HOUSE["blitz"].for_match([CARDS])
    sheets = {sheet.id: sheet for sheet in game_of("blitz").terms.sheets}
    found = set()
    for card in data.profile:
        if card.alchemist is not None:
            sheet, formulas = sheets[card.id], card.alchemist
            found.add(ELEMENTS[sheet.affinity])
            assert ELEMENTS[sheet.affinity] == formulas.affinity
            assert (sheet.components, sheet.stones) == (formulas.components, formulas.stones)
    assert len(found) > 1


@pytest.mark.rule("AKB-465", "AKB-466")
def test_the_fourth_step_of_concentration_is_the_last() -> None:
    scene = Scene("blitz", [("oracle", 0, 8, 4), GUARD])
    supply(scene, "a1", level=3)
    scene.say("activate a1", "concentrate")
    assert (level(scene, "a1"), scene.ap("a1")) == (4, 2)
    assert "AKB-465" in scene.refusal("concentrate").rules


@pytest.mark.rule("AKB-440")
def test_a_formula_costs_an_action_point_and_its_components() -> None:
    scene = Scene("blitz", [("oracle", 0, 8, 4), GUARD])
    supply(scene, "a1", level=0, components=3, stones=0)
    scene.say("activate a1", "cast premonition a1")
    assert scene.ap("a1") == 2
    assert resources(scene, "a1") == (1, 0)


# --- Initiative ---


@pytest.mark.rule("AKB-152")
def test_only_models_in_play_are_picked_for_the_initiative() -> None:
    soldiers = ("recruit", 0, 4, 2), ("recruit", 0, 6, 2), ("recruit", 0, 8, 2)
    scene = Scene("blitz", [*soldiers, ("garlan", 1, 4, 22)])
    scene.battle.present &= ~0b010
    scene.battle.stage = STAGE_TURN
    assert scene.texts() == ["a1", "a3"]


@pytest.mark.rule("AKB-153", "AKB-033")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [("priest", "jaraya", 0), ("jaraya", "priest", 1)]
)
def test_the_initiative_is_a_matter_of_mind_not_of_reflex(
    mine: str, theirs: str, winner: int
) -> None:
    """Of the two the priest has the better Mind and the Jaraya the better Reflex."""
    scene = Scene("blitz", [(mine, 0, 4, 2), (theirs, 1, 4, 22)])
    scene.battle.stage = STAGE_TURN
    scene.roll(2, 2, 2, 2)
    assert scene.decision.seat == winner


@pytest.mark.rule("AKB-156")
def test_who_won_the_last_initiative_has_to_win_the_next_one_too() -> None:
    scene = Scene("blitz", [("garlan", 0, 4, 2), ("garlan", 1, 4, 22)])
    assert scene.battle.initiative == 0
    scene.roll(0, 0, 5, 5).say("pass", "pass")
    assert scene.battle.turn == 2
    assert (scene.battle.initiative, scene.decision.seat) == (1, 1)


# --- Tokens and deployment ---


@pytest.mark.rule("AKB-507")
@pytest.mark.parametrize(("x", "allowed"), [(12.0, True), (11.999, False)])
def test_tokens_lie_four_inches_apart_and_not_a_hair_less(x: float, allowed: bool) -> None:
    scene = Scene("blitz", [("oracle", 0, 8, 4), GUARD])
    lay_token(scene, "earth", at=(8.0, 8.0))
    assert is_apart(scene.battle, round(1000 * x), 8000, APART) == allowed


@pytest.mark.rule("AKB-059", "AKB-509")
def test_a_formula_card_does_not_count_for_who_deploys_first() -> None:
    """Two cards and a formula card are fewer than three: nobody rolls."""
    two, three = (("garlan", 1), ("priest", 1)), (("garlan", 1), ("recruit", 1), ("templar", 1))
    for bands, first in (((two, three), 1), ((three, two), 0)):
        scene = Preparing("blitz", "tokens", bands=bands)
        assert (asked(scene), scene.decision.seat) == ("ChooseDeploy", first)


# --- Combat ---


@pytest.mark.rule("AKB-261", "AKB-033", "AKB-264")
@pytest.mark.parametrize(
    ("leaver", "holder", "won"), [("jaraya", "garlan", True), ("garlan", "jaraya", False)]
)
def test_getting_away_is_a_matter_of_reflex_not_of_combat(
    leaver: str, holder: str, won: bool
) -> None:
    """Of the two Garlan has the better Combat and the Jaraya the better Reflex."""
    scene = Scene("blitz", [(leaver, 0, 10, 10), (holder, 1, 11, 10)])
    scene.join("a1", "b1")
    scene.roll(2, 2, 2, 2).say("activate a1", "walk")
    assert len(scene.told("slipped-away")) == won
    assert len(scene.told("held-back")) == (not won)


@pytest.mark.rule("AKB-313", "AKB-311")
def test_both_cards_are_opened_together_and_then_paid_for() -> None:
    scene = Scene("blitz", [("garlan", 0, 10, 10), ("novice", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.say("activate a1", "fight b1")
    mine, theirs = scene.match.decisions
    scene.match.answer(mine.seat, mine.parse("quick"))
    assert scene.told("played") == []
    assert (scene.ap("a1"), scene.ap("b1")) == (4, 2)
    scene.roll(0, 0, 5, 5)  # parried, with more than enough to strike back
    scene.match.answer(theirs.seat, theirs.parse("parry"))
    scene.roll_on()
    opened = [event.seat for event in scene.log.events if event.kind == "played"]
    assert opened == [0, 1]
    assert (scene.ap("a1"), scene.ap("b1")) == (3, 1)


@pytest.mark.rule("AKB-457")
def test_the_outer_circle_stops_at_the_fourth_stone_not_at_the_fifth() -> None:
    """An upgrade of one stone may be bought four times, whatever is left in the reserve."""
    scene = Scene("blitz", [("collector-monk", 0, 8, 4), GUARD])
    supply(scene, "a1", level=1, components=4, stones=6)
    scene.say("activate a1", "cast bark a1", *["upgrade 1"] * 4)
    assert asked(scene) == "Announce"
    assert resources(scene, "a1") == (2, 2)


# --- Moves ---


@pytest.mark.rule("AKB-125", "AKB-R6")
def test_nobody_gets_through_rocks_however_far_it_runs() -> None:
    """Straight across it would be 4 inches; round either end it is more than 10."""
    rocks = [("rock", x, 8.0, 0) for x in (8.5, 12.0, 15.5)]
    scene = Scene("blitz", [("garlan", 0, 12, 6)], scenery=rocks).say("activate a1", "run")
    assert not scene.allows("12,10")
    assert not scene.allows("12,8")


@pytest.mark.rule("AKB-213")
def test_a_run_is_not_to_be_had_for_one_point() -> None:
    scene = Scene("blitz", [("garlan", 0, 12, 6), ("recruit", 1, 12, 20)])
    scene.battle.ap[0] = 1
    scene.say("activate a1")
    assert scene.allows("walk")
    assert "AKB-213" in scene.refusal("run").rules


@pytest.mark.rule("AKB-333", "AKB-076")
def test_the_die_of_the_better_card_is_a_bonus_and_any_two_may_be_kept() -> None:
    scene = Scene("blitz", [("garlan", 0, 10, 10), ("novice", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.say("activate a1", "fight b1")
    scene.roll(5, 5, 5, 0, 0)  # the Quick Attack is the first to strike
    scene.roll(0, 4, 5).secretly(a1="quick", b1="normal")
    assert asked(scene) == "KeepDice"
    assert scene.texts() == ["keep 1 2", "keep 1 3", "keep 2 3"]


@pytest.mark.rule("AKB-459")
def test_only_the_first_target_of_a_formula_is_rolled_for() -> None:
    scene = Scene("blitz", [("priest", 0, 8, 4), ("garlan", 1, 7, 7), ("garlan", 1, 9, 7)])
    supply(scene, "a1", level=2, components=2, stones=2)
    scene.roll(5, 5).say("activate a1", "cast rooting b1", "upgrade 1", "b2")
    assert [move_value(scene.battle, scene.figure(label), WALK) for label in ("b1", "b2")] == [
        2000,
        2000,
    ]
    assert len(thrown(scene)) == 1


# --- Jin Posts ---


@pytest.mark.rule("AKB-523", "AKB-524")
def test_a_post_changes_hands_as_often_as_anybody_likes() -> None:
    """In the seventh turn as in the first."""
    scene = Scene("blitz", [("garlan", 0, 12, 10), ("garlan", 1, 12, 14)])
    scene.battle.turn = 7
    held = []
    for owner in (0, 1, 0):
        turn_post(scene.battle, 1 - owner, 1)
        held.append(scene.battle.owners[1])
        turn_post(scene.battle, owner, 1)
        held.append(scene.battle.owners[1])
    assert held == [1, NONE, 0, NONE, 1, NONE]


@pytest.mark.rule("AKB-427", "AKB-434", "AKB-R65")
def test_an_alchemist_holds_as_many_components_as_triangles_are_printed() -> None:
    scene = Scene("blitz", [("oracle", 0, 8, 4), GUARD])
    gain(scene.battle, 0, 7, 0, "AKB-432")
    assert resources(scene, "a1") == (7, 6)
    gain(scene.battle, 0, 7, 0, "AKB-432")
    assert resources(scene, "a1") == (8, 6)


# --- Combat Cards ---


@pytest.mark.rule("AKB-315")
def test_the_card_of_an_engagement_is_free_for_who_spent_the_last_point_on_it() -> None:
    scene = Scene("blitz", [("garlan", 0, 8, 4), ("recruit", 0, 8, 9), ("recruit", 1, 8, 8)])
    scene.join("a2", "b1")
    scene.battle.ap[0] = 1
    scene.say("activate a1", "engage b1")
    if asked(scene) == "ContactSpots":
        scene.say(scene.texts()[0])
    assert scene.ap("a1") == 0
    cards = {option.text for option in scene.fighters()["a1"].options()}
    assert cards == {"quick", "normal", "brutal", "parry", "inactive"}


@pytest.mark.rule("AKB-316", "AKB-171")
def test_every_card_costs_a_point_but_the_inactive_one() -> None:
    costs = {
        card.id: card.ap for card in game_of("blitz").terms.combat_cards if card.id in CARDS_OF_ALL
    }
    assert costs == {"quick": 1, "normal": 1, "brutal": 1, "parry": 1, "inactive": 0}


@pytest.mark.rule("AKB-286")
def test_a_third_model_in_the_combat_has_no_part_in_a_fight() -> None:
    scene = Scene("blitz", [("garlan", 0, 10, 10), ("novice", 1, 11, 10), ("novice", 1, 9, 10)])
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.say("activate a1", "fight b1")
    scene.roll(5, 5, 0, 0, 0, 0, 0, 0).secretly(a1="normal", b1="normal")
    assert [(roll.kind, roll.seat) for roll in thrown(scene)] == [
        ("reflex", 0),
        ("reflex", 1),
        ("combat", 0),
        ("combat", 1),
    ]
    assert scene.told("free-attack") == []


# --- What answers a shot ---


@pytest.mark.rule("AKB-384")
def test_even_the_critical_roll_white_dice_for_their_cover() -> None:
    scene = Scene(
        "blitz", [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14)], scenery=[("hedge", 8, 13, 0)]
    )
    scene.hurt("b1", 5)
    idle(scene, "b1")
    show(scene, SWORD_MACE["blitz"])
    shoot(scene, "a1", "b1")
    decision = scene.decision
    scene.match.answer(decision.seat, decision.parse("piece 1"))
    for _ in range(2):
        chance = scene.match.chance
        assert chance is not None
        assert chance.about == "alkemy-chance-white"
        scene.match.resolve(0)


@pytest.mark.rule("AKB-406", "AKB-407")
def test_whoever_engages_the_shooter_spoils_its_aim() -> None:
    scene = Scene("blitz", [("crossbowman", 0, 8, 2), ("garlan", 1, 8, 6)])
    shoot(scene, "a1", "b1", "3")
    assert scene.told("aimed")
    show(scene, MISS["blitz"])
    scene.say("rush")
    assert [roll.dice for roll in thrown(scene)] == [2]
