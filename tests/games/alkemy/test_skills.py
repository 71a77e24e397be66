"""What every skill does, and the special Combat Cards (AK2 4.11, AK2-713; AKB-334)."""

import pytest

from athanor.games.alkemy.cards import verbs
from athanor.games.alkemy.cards.schema import CombatCard, Edition, Move, Skill, Text
from athanor.games.alkemy.codes import CHARGE, HAS_ATTACKED, MIND, NONE, RUN, STAGE_TURN, WALK
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.dice import check
from athanor.games.alkemy.rules.fight import PlayCombatCard
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.rules.objections import post_objection
from athanor.games.alkemy.rules.space import move_value
from athanor.games.alkemy.state import GRANTED
from athanor.kernel import Match, Stream, find
from tests.games.alkemy.scene import EDITIONS, Scene, drive, game_with, thrown

both = pytest.mark.parametrize("edition", EDITIONS)
A2, A5, M6 = 1, 4, 5
"""Faces of the white die that both editions have: 2 axe, 5 axe, 6 mace."""

WORDS = Text(en="trial", fr="essai")


def skilled(edition: Edition, profile: str, *effects: verbs.SkillEffect) -> Alkemy:
    """A game in which a profile has one skill of these effects and no other."""
    skill = Skill(source="house", id="trial", name=WORDS, text=WORDS, effects=effects)
    return game_with(edition, {profile: {"skills": ("trial",)}}, skills=(skill,))


def duel(edition: str, one: str, other: str, game: Alkemy | None = None) -> Scene:
    """Two enemies in combat, the first being activated."""
    scene = Scene(edition, [(one, 0, 10, 10), (other, 1, 11, 10)], game=game)
    touching = scene.battle.sheet(0).radius + scene.battle.sheet(1).radius
    scene.battle.discs.move(1, 10_000 + touching, 10_000)
    scene.join("a1", "b1")
    return scene.say("activate a1")


def charge(
    edition: str, one: str, other: str, apart: float = 2, game: Alkemy | None = None
) -> Scene:
    """A charge just announced."""
    scene = Scene(edition, [(one, 0, 5, 10), (other, 1, 6 + apart, 10)], game=game)
    return scene.say("activate a1", "charge b1")


def dice(scene: Scene) -> list[tuple[str, int, int]]:
    """The rolls told so far: which, whose, and with how many dice."""
    return [(roll.kind, roll.seat, roll.dice) for roll in thrown(scene)]


def asked(scene: Scene) -> dict[str, set[str]]:
    """Who is asked for a card, and which it may play."""
    scene.roll_on()
    return {
        scene.battle.roster.labels[decision.figure]: {option.text for option in decision.options()}
        for decision in scene.match.decisions
        if isinstance(decision, PlayCombatCard)
    }


# --- Chain Attack ---


@both
@pytest.mark.rule("AK2-1001", "AK2-R82", "AK2-R61", "AKB-334")
def test_chain_strikes_again_before_the_riposte(edition: str) -> None:
    scene = duel(edition, "blood-blade", "jade-lion").say("fight b1")
    scene.roll(A5, A5, A5, A5, A5, A5, A5, M6, A2, A2).secretly(a1="normal", b1="normal")
    order = [("reflex", 0), ("reflex", 1), ("combat", 0), ("combat", 0), ("combat", 1)]
    assert [(kind, seat) for kind, seat, _ in dice(scene)] == order
    assert scene.wounds("b1") == 2 + 3  # two axes, then axe and mace a column to the left
    assert len(scene.told("chained")) == 1  # it never grants another one


@both
@pytest.mark.rule("AK2-R82")
def test_chain_follows_a_broken_parry_and_even_a_hit_without_damage(edition: Edition) -> None:
    game = game_with(edition, {"blood-blade": {"damage_line": (0, 0, 0, 0, 1, 1)}})
    scene = duel(edition, "blood-blade", "recruit", game).say("fight b1")
    parry = [0, 0, 0] if edition == "v2" else [0, 0]
    scene.roll(A5, A5, *parry, M6, M6).secretly(a1="normal", b1="parry")
    assert len(scene.told("chained")) == 1
    assert scene.wounds("b1") == 1


@both
@pytest.mark.rule("AK2-R82")
@pytest.mark.parametrize(("wounds", "faces"), [(5, [A5, A5]), (0, [A2, A2])])
def test_chain_lapses_if_the_enemy_is_gone_or_was_missed(
    edition: str, wounds: int, faces: list[int]
) -> None:
    scene = duel(edition, "blood-blade", "recruit")
    scene.hurt("b1", wounds)
    scene.roll(*faces).say("fight b1").secretly(a1="normal", b1="inactive")
    assert scene.told("chained") == []
    assert len(thrown(scene)) == 1


# --- Dice ---


@both
@pytest.mark.rule("AK2-1001", "AK2-125", "AK2-E26", "AKB-334")
@pytest.mark.parametrize(("attacker", "rolled"), [("novice", 3), ("isolde", 2)])
def test_frightening_costs_attackers_a_die_unless_they_are_fearless(
    edition: str, attacker: str, rolled: int
) -> None:
    scene = duel(edition, attacker, "stone-golem").say("fight b1")
    scene.roll(*[A2] * rolled).secretly(a1="normal", b1="inactive")
    assert dice(scene) == [("combat", 0, rolled)]


@both
@pytest.mark.rule("AK2-1001", "AK2-728", "AKB-334", "AKB-R34")
def test_frightening_leaves_parries_and_parting_blows_alone(edition: str) -> None:
    scene = duel(edition, "stone-golem", "recruit").say("fight b1")
    rolled = 3 if edition == "v2" else 2  # V2's Parry has a die of its own
    scene.roll(A5, A5, *[A2] * rolled).secretly(a1="normal", b1="parry")
    assert dice(scene) == [("combat", 0, 2), ("combat", 1, rolled)]
    leaving = duel(edition, "stone-golem", "ghulam")
    leaving.roll(0, 0, M6, M6).say("walk").roll(A2, A2).say("b1")
    assert dice(leaving)[-1] == ("combat", 1, 2)


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
@pytest.mark.parametrize(
    ("profile", "card"),
    [("silence", "quick"), ("ember-guard", "normal"), ("knight-errant", "brutal")],
)
def test_an_expert_has_a_die_with_one_attack_card(edition: str, profile: str, card: str) -> None:
    for played in ("quick", "normal", "brutal"):
        scene = duel(edition, profile, "recruit").say("fight b1")
        rolled = 3 if played == card else 2
        scene.roll(*[A2] * rolled).secretly(a1=played, b1="inactive")
        assert dice(scene) == [("combat", 0, rolled)]


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_an_expert_in_parry_has_a_die_with_it(edition: str) -> None:
    rolled = {}
    for profile in ("novice", "imperial-guard"):
        scene = duel(edition, "recruit", profile).say("fight b1")
        scene.roll(*[0] * 6).secretly(a1="normal", b1="parry")
        rolled[profile] = dice(scene)[1][2]
    assert rolled["imperial-guard"] == rolled["novice"] + 1


@pytest.mark.rule("AK2-1001")
@pytest.mark.parametrize(("one", "other"), [("halberdier", "recruit"), ("recruit", "halberdier")])
def test_long_reach_is_a_reflex_die_around_a_charge_in_v2(one: str, other: str) -> None:
    seat = 0 if one == "halberdier" else 1
    scene = charge("v2", one, other)
    scene.say(scene.texts()[0]).roll(*[M6] * (3 - seat), *[0] * (2 + seat), *[A2] * 5)
    scene.secretly(a1="normal", b1="normal")
    assert dice(scene)[seat] == ("reflex", seat, 3)
    assert dice(scene)[1 - seat] == ("reflex", 1 - seat, 2)
    later = duel("v2", "halberdier", "recruit").say("fight b1")
    later.roll(M6, M6, 0, 0, A2, A2, A2, A2).secretly(a1="normal", b1="normal")
    assert dice(later)[0] == ("reflex", 0, 2)


@pytest.mark.rule("AKB-283", "AKB-224")
def test_long_reach_fights_an_inch_away_in_blitz() -> None:
    scene = charge("blitz", "ghulam", "recruit", apart=5)
    scene.say("9.1,10")
    assert scene.gap("a1", "b1") == 900
    assert asked(scene) == {
        "a1": {"quick", "normal", "brutal"},
        "b1": {"parry", "inactive"},
    }


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_nimble_has_a_die_to_get_away(edition: str) -> None:
    scene = duel(edition, "outrider", "recruit")
    scene.roll(0, 0, M6, 0, 0).say("walk")
    assert dice(scene) == [("disengage", 0, 3), ("disengage", 1, 2)]
    assert scene.told("slipped-away")


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_strong_willed_has_a_die_on_mind(edition: str) -> None:
    scene = Scene(edition, [("pyre-mistress", 0, 10, 10), ("recruit", 1, 20, 20)])
    passed, asked_for = drive(check(scene.battle, 0, MIND, 8 + 12, NONE), [0, M6, M6])
    assert passed
    assert len(asked_for) == 3


@both
@pytest.mark.rule("AK2-1001", "AK2-624", "AKB-334", "AKB-033")
def test_a_die_on_reflex_helps_to_get_away_too(edition: Edition) -> None:
    game = skilled(edition, "novice", verbs.Die(roll="reflex", dice=1))
    scene = duel(edition, "novice", "recruit", game)
    scene.roll(M6, M6, M6, 0, 0).say("walk")
    assert dice(scene) == [("disengage", 0, 3), ("disengage", 1, 2)]


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
@pytest.mark.parametrize(
    ("when", "attacking", "defending", "parrying"),
    [("any", 1, 1, 1), ("attacking", 1, 1, 0), ("defending", 0, 1, 1), ("parrying", 0, 0, 1)],
)
def test_a_die_counts_at_its_moment(
    edition: Edition, when: str, attacking: int, defending: int, parrying: int
) -> None:
    effect = verbs.Die(roll="combat", dice=1, when=when)  # type: ignore[arg-type]
    game = skilled(edition, "novice", effect)
    attack = duel(edition, "novice", "recruit", game).say("fight b1")
    attack.roll(*[A2] * (2 + attacking)).secretly(a1="normal", b1="inactive")
    assert dice(attack) == [("combat", 0, 2 + attacking)]
    defence = duel(edition, "recruit", "novice", game).say("fight b1")
    defence.roll(*[A2] * (2 + defending)).secretly(a1="inactive", b1="normal")
    assert dice(defence) == [("combat", 1, 2 + defending)]
    parry = duel(edition, "recruit", "novice", game).say("fight b1")
    rolled = (3 if edition == "v2" else 2) + parrying
    parry.roll(M6, M6, *[0] * rolled).secretly(a1="normal", b1="parry")
    assert dice(parry)[1] == ("combat", 1, rolled)


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_a_die_of_the_charged_counts_when_charged(edition: Edition) -> None:
    game = skilled(edition, "novice", verbs.Die(roll="combat", dice=1, when="charged"))
    scene = charge(edition, "recruit", "novice", game=game)
    scene.say(scene.texts()[0]).roll(0, 0, M6, M6, A2, A2, A2, A2, A2, A2)
    scene.secretly(a1="normal", b1="normal")
    assert dice(scene)[2] == ("combat", 1, 3)
    other = duel(edition, "recruit", "novice", game).say("fight b1")
    other.roll(A2, A2).secretly(a1="inactive", b1="normal")
    assert dice(other) == [("combat", 1, 2)]


@both
@pytest.mark.rule("AK2-728", "AK2-730", "AKB-R34")
def test_a_die_that_needs_no_card_counts_without_one(edition: Edition) -> None:
    always, with_card = (verbs.Die(roll="combat", dice=1, card=card) for card in ("", "quick"))
    for effect, rolled in ((always, 3), (with_card, 2)):
        game = skilled(edition, "ghulam", effect)
        scene = duel(edition, "recruit", "ghulam", game)
        scene.roll(0, 0, M6, M6).say("walk").roll(*[A2] * rolled).say("b1")
        assert dice(scene)[-1] == ("combat", 1, rolled)


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
@pytest.mark.parametrize("profile", ["novice", "knight-errant"])
def test_a_skill_granted_to_who_has_it_does_not_count_twice(edition: str, profile: str) -> None:
    scene = duel(edition, profile, "recruit")
    skills = [skill.id for skill in scene.battle.terms.skills]
    scene.battle.boosts[GRANTED] = 1 << skills.index("expert:brutal")
    scene.roll(*[A2] * 3).say("fight b1").secretly(a1="brutal", b1="inactive")
    assert dice(scene) == [("combat", 0, 3)]


# --- Damage ---


@both
@pytest.mark.rule("AK2-1001", "AK2-124", "AKB-334")
def test_a_ferocious_charge_reads_a_column_further_right(edition: str) -> None:
    scene = charge(edition, "hunter", "jade-lion")  # 1 1 2 2 3 4
    scene.say(scene.texts()[0]).roll(A5, A5, A5).secretly(a1="brutal", b1="inactive")
    assert scene.wounds("b1") == 3  # two axes, two columns right
    scene.say("fight b1").roll(A5, A5).secretly(a1="brutal", b1="inactive")
    assert scene.wounds("b1") == 3 + 2


@both
@pytest.mark.rule("AK2-1001", "AK2-124", "AKB-334")
def test_a_melee_shift_counts_in_every_blow(edition: Edition) -> None:
    game = skilled(edition, "ghulam", verbs.Shift(on="melee", columns=1))  # 1 2 3 3 4 5
    scene = duel(edition, "ghulam", "jade-lion", game).say("fight b1")
    scene.roll(A5, M6).secretly(a1="normal", b1="inactive")
    assert scene.wounds("b1") == 5
    leaving = duel(edition, "jade-lion", "ghulam", game)
    leaving.roll(0, 0, M6, M6).say("walk").roll(A5, M6).say("b1")
    assert leaving.wounds("a1") == 4


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_a_marksman_s_shots_read_a_column_further_right(edition: Edition) -> None:
    damage = {}
    for skills in ((), ("marksman",)):
        game = game_with(edition, {"deadeye": {"skills": skills}})
        scene = Scene(edition, [("deadeye", 0, 8, 5), ("jade-lion", 1, 8, 15)], game=game)
        scene.battle.ap[1] = 0
        scene.roll(A5, A5).say("activate a1", "shoot b1", "0")
        damage[len(skills)] = scene.wounds("b1")
        line = list(scene.battle.sheet(0).ranged_damage)
    assert damage == {0: line[2], 1: line[3]}
    assert line[2] != line[3]


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
@pytest.mark.parametrize(("between", "protected"), [(0, False), (1, False), (2, True)])
def test_sharp_eyes_leave_one_obstacle_out(edition: str, between: int, protected: bool) -> None:
    recruits = [("recruit", 1, 8.5, 13.9), ("recruit", 1, 7.5, 13.9)][:between]
    scene = Scene(edition, [("deadeye", 0, 8, 5), ("jade-lion", 1, 8, 15.2), *recruits])
    found = scene.battle.edition.cover.protection(scene.battle, 0, 1)
    assert (found.shift > 0 or found.bases != 0) == protected
    other = Scene(edition, [("archer", 0, 8, 5), ("jade-lion", 1, 8, 15.2), *recruits])
    usual = other.battle.edition.cover.protection(other.battle, 0, 1)
    assert (usual.shift > 0 or usual.bases != 0) == (between > 0)


@both
@pytest.mark.rule("AK2-1001", "AKB-334", "AKB-297")
@pytest.mark.parametrize(("damage", "suffered"), [(0, 0), (1, 1), (2, 1), (5, 4)])
def test_the_tough_suffer_one_less_of_two_or_more(edition: str, damage: int, suffered: int) -> None:
    scene = Scene(edition, [("templar", 0, 10, 10), ("recruit", 1, 20, 20)])
    suffer(scene.battle, 0, damage)
    assert scene.wounds("a1") == suffered
    suffer(scene.battle, 0, damage, damped=False)
    assert scene.wounds("a1") == suffered + damage


# --- Free cards ---


@both
@pytest.mark.rule("AK2-1002", "AK2-R64", "AKB-334")
def test_a_master_s_first_card_of_an_activation_is_free(edition: str) -> None:
    scene = duel(edition, "hao", "jade-lion")
    assert {"fight b1", "master b1"} <= set(scene.texts())
    scene.say("master b1").roll(A5, A5).secretly(a1="normal", b1="inactive")
    assert scene.ap("a1") == 4
    assert scene.refusal("master b1").message.key == "alkemy-refusal-no-free-combat"
    scene.say("fight b1").roll(A5, A5).secretly(a1="normal", b1="inactive")
    assert scene.ap("a1") == 3
    scene.say("stop", "pass", "activate a1")
    assert "master b1" in scene.texts()  # a new activation
    assert "master b1" not in duel(edition, "garlan", "jade-lion").texts()


@both
@pytest.mark.rule("AK2-1004", "AK2-E24", "AKB-334")
@pytest.mark.parametrize("ap", [0, 2])
def test_a_master_s_first_card_in_reaction_is_free_even_when_inactive(
    edition: str, ap: int
) -> None:
    scene = duel(edition, "garlan", "vezrin")
    scene.battle.ap[1] = ap
    scene.say("fight b1")
    assert "brutal" in asked(scene)["b1"]
    scene.secretly(a1="parry", b1="parry").say("fight b1")
    assert scene.ap("b1") == ap
    assert ("b1" in asked(scene)) == (ap > 0)  # once per turn
    scene.secretly(a1="parry", b1="parry")
    assert scene.ap("b1") == max(0, ap - 1)


@both
@pytest.mark.rule("AK2-1004")
def test_playing_inactive_keeps_the_free_card_for_later(edition: str) -> None:
    scene = duel(edition, "garlan", "vezrin")
    scene.battle.ap[1] = 0
    scene.say("fight b1").secretly(a1="parry", b1="inactive").say("fight b1")
    assert "b1" in asked(scene)


@both
@pytest.mark.rule("AK2-1003")
def test_a_free_action_is_for_the_own_activation_by_default(edition: Edition) -> None:
    game = skilled(edition, "vezrin", verbs.FreeCombat())
    scene = duel(edition, "garlan", "vezrin", game)
    scene.battle.ap[1] = 0
    scene.say("fight b1")
    assert asked(scene).keys() == {"a1"}
    own = duel(edition, "vezrin", "garlan", game)
    assert "master b1" in own.texts()


@pytest.mark.rule("AK2-R30", "AKB-346")
@pytest.mark.parametrize(("edition", "active"), [("v2", 1), ("blitz", 0)])
def test_a_fight_that_cost_nobody_anything_ends_the_activation_in_v2(
    edition: str, active: int
) -> None:
    scene = duel(edition, "hao", "jade-lion").say("master b1")
    scene.secretly(a1="parry", b1="inactive")
    assert scene.decision.seat == active
    assert scene.ap("a1") == 4


# --- Being hard to attack ---


@both
@pytest.mark.rule("AK2-1001", "AKB-236", "AKB-334")
@pytest.mark.parametrize(("apart", "works"), [(8, True), (8.1, False)])
def test_the_stealthy_are_not_attacked_from_afar(
    edition: Edition, apart: float, works: bool
) -> None:
    game = game_with(edition, {"novice": {"move": Move(source="house", walk=4, charge=10, run=12)}})
    scene = charge(edition, "novice", "tuareg", apart, game)
    assert bool(scene.told("too-stealthy")) != works
    assert scene.battle.has(0, HAS_ATTACKED) is False
    assert bool(scene.told("charge-failed")) != works
    shot = Scene(edition, [("crossbowman", 0, 5, 10), ("tuareg", 1, 6 + apart, 10)])
    shot.battle.ap[1] = 0
    shot.roll(0, 0).say("activate a1", "shoot b1", "0")
    assert bool(shot.told("too-stealthy")) != works
    assert len(thrown(shot)) == works


@both
@pytest.mark.rule("AK2-1001", "AKB-236", "AKB-334")
@pytest.mark.parametrize(("faces", "dares"), [([1, 4], True), ([1, 3], False)])
def test_diplomatic_immunity_asks_for_a_mind_roll_of_13(
    edition: str, faces: list[int], dares: bool
) -> None:
    scene = Scene(edition, [("novice", 0, 5, 10), ("nadir", 1, 8, 10)])
    scene.roll(*faces).say("activate a1", "charge b1")  # Mind 6
    assert dice(scene) == [("mind", 0, 2)]
    assert bool(scene.told("charge-failed")) != dares
    shot = Scene(edition, [("crossbowman", 0, 5, 10), ("nadir", 1, 12, 10)])
    shot.battle.ap[1] = 0
    shot.roll(*faces, 0, 0).say("activate a1", "shoot b1", "0")
    assert dice(shot)[0] == ("mind", 0, 2)
    assert len(shot.told("measured")) == dares


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_immunity_is_forfeited_by_attacking(edition: str) -> None:
    scene = duel(edition, "nadir", "novice").say("fight b1")
    scene.secretly(a1="parry", b1="inactive").say("fight b1")
    assert not scene.battle.has(0, HAS_ATTACKED)
    scene.roll(A2, A2).secretly(a1="normal", b1="inactive")
    assert scene.battle.has(0, HAS_ATTACKED)
    other = Scene(edition, [("novice", 0, 5, 10), ("nadir", 1, 8, 10)])
    other.battle.mark(1, HAS_ATTACKED)
    other.say("activate a1", "charge b1")
    assert thrown(other) == []
    assert other.told("charge-failed") == []


# --- The rest ---


@both
@pytest.mark.rule("AK2-1001", "AK2-R52", "AKB-334")
def test_regeneration_heals_at_the_start_of_a_turn(edition: str) -> None:
    scene = Scene(edition, [("salamander", 0, 5, 5), ("recruit", 1, 20, 20)])
    scene.hurt("a1", 3)
    scene.hurt("b1", 2)
    scene.say("activate a1", "walk", "5,6", "stop").roll(M6, M6, 0, 0).say("pass")
    assert scene.battle.turn == 2
    assert (scene.wounds("a1"), scene.wounds("b1")) == (2, 2)


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_the_light_footed_walk_an_inch_farther(edition: str) -> None:
    scene = Scene(edition, [("runner", 0, 5, 5), ("recruit", 1, 20, 20)])
    values = [move_value(scene.battle, 0, move) for move in (WALK, CHARGE, RUN)]
    assert values == [6000, 7000, 12_000]
    scene.say("activate a1", "walk")
    assert scene.decision.why_not(scene.decision.parse("11,5")) is None
    assert scene.refusal("11.01,5").message.key == "alkemy-refusal-too-far"


@both
@pytest.mark.rule("AK2-1001", "AKB-334")
def test_wild_animals_neither_parry_nor_turn_posts(edition: str) -> None:
    scene = duel(edition, "salamander", "salamander").say("fight b1")
    cards = {"quick", "normal", "brutal", "inactive"}
    assert asked(scene) == {"a1": cards, "b1": cards}
    x, y = scene.battle.layout.posts[0]
    scene.battle.discs.move(0, x, y - 1500)
    assert post_objection(scene.battle, 0, 0).startswith("too-wild ")


@both
@pytest.mark.rule("AK2-1001", "AKB-334", "AKB-465")
def test_the_focused_begin_with_a_level_of_concentration(edition: str) -> None:
    text = "garlan, magister, recruit"
    game = find(f"alkemy-{edition}").build(2, {"setup": "ready", "warbands": [text, text]})
    match = Match(game, game.start(), Stream(3))
    battle = Scene(edition, [("recruit", 0, 5, 5), ("recruit", 1, 20, 20)]).battle
    state = match.state
    assert isinstance(state, type(battle))
    while state.stage != STAGE_TURN and match.decision is not None and state.turn == 0:
        decision = match.decision
        match.answer(decision.seat, decision.default_choice())
    levels = {state.sheet(k).id: state.concentration[k] for k in range(state.roster.count)}
    assert levels == {"garlan": 0, "magister": 1, "recruit": 0}


@both
@pytest.mark.rule("AK2-1001")
def test_a_chief_is_for_the_command_cards_only(edition: str) -> None:
    with_chief = Scene(edition, [("ashkara", 0, 5, 5), ("recruit", 1, 20, 20)])
    assert with_chief.battle.traits(0).leader
    assert not with_chief.battle.traits(1).leader


@both
@pytest.mark.rule("AK2-1005")
def test_the_scenario_adds_an_action(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 5, 5), ("recruit", 1, 20, 20)]).say("activate a1")
    posts = [text for text in scene.texts() if text.startswith("post ")]
    assert posts == [f"post {k + 1}" for k in range(len(scene.battle.owners))]


# --- Special Combat Cards ---


@pytest.mark.rule("AK2-713")
def test_robust_is_for_some_and_counts_as_a_normal_attack() -> None:
    scene = duel("v2", "templar", "novice").say("fight b1")  # 1 2 2 3 4 4
    assert "robust" in asked(scene)["a1"]
    assert "robust" not in asked(scene)["b1"]
    scene.roll(*[0] * 3, *[M6] * 3, *[A2] * 6).secretly(a1="robust", b1="quick")
    assert dice(scene) == [
        ("reflex", 0, 3), ("reflex", 1, 3), ("combat", 1, 3), ("combat", 0, 2),
    ]  # fmt: skip
    assert scene.ap("a1") == 2


@pytest.mark.rule("AK2-713")
def test_robust_has_its_die_against_brutal_and_shifts_damage() -> None:
    scene = duel("v2", "templar", "recruit").say("fight b1")
    low = [0, 0, 0]
    scene.roll(A5, A5, A5, *low, A5, A5, A5, A2, A2).secretly(a1="robust", b1="brutal")
    assert dice(scene)[2] == ("combat", 0, 3)
    assert scene.wounds("b1") == 3  # two axes, a column to the right


@both
@pytest.mark.rule("AK2-713", "AK2-710", "AKB-317")
def test_a_card_is_only_offered_to_whom_can_pay_it(edition: Edition) -> None:
    card = CombatCard(
        source="house",
        id="great",
        name=WORDS,
        text=WORDS,
        counts_as="brutal",
        ap=2,
        profiles=("novice",),
    )
    game = game_with(edition, cards=(card,))
    scene = duel(edition, "garlan", "novice", game).say("fight b1")
    assert "great" in asked(scene)["b1"]
    scene.roll(A2, A2).secretly(a1="inactive", b1="normal").say("fight b1")
    assert scene.ap("b1") == 1
    assert asked(scene)["b1"] == {"quick", "normal", "brutal", "parry", "inactive"}
