"""Leaving a combat by a walk or a run."""

import pytest

from athanor.games.alkemy.cards.schema import Skill, Text
from athanor.games.alkemy.cards.verbs import ReachOut
from athanor.games.alkemy.codes import FAILED_CHARGE
from athanor.kernel import Stream
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, face, game_with, thrown

both = pytest.mark.parametrize("edition", EDITIONS)

RECRUIT: Figure = ("recruit", 0, 8, 8)
"""Reflex 2, Defense 10, 2 AP, walks 4."""

SHADOW: Figure = ("shadow", 1, 8, 9)
"""Reflex 4, touching the recruit."""


def leaving(edition: str, *enemies: Figure, order: str = "walk", figure: Figure = RECRUIT) -> Scene:
    """A figure in combat with all enemies given has announced that it goes away."""
    scene = Scene(edition, [figure, *enemies])
    for number in range(len(enemies)):
        scene.join("a1", f"b{number + 1}")
    scene.roll_on()
    return scene.say("activate a1") if order == "" else scene.say("activate a1", order)


def kinds(scene: Scene) -> list[str]:
    """The kinds of decision that are asked now."""
    scene.roll_on()
    return [type(one).__name__ for one in scene.match.decisions]


@both
@pytest.mark.parametrize(("order", "spot"), [("walk", "8,5"), ("run", "8,2")])
@pytest.mark.rule("AK2-605", "AK2-611", "AK2-624", "AK2-626", "AK2-E19")
@pytest.mark.rule("AKB-216", "AKB-260", "AKB-261", "AKB-264")
def test_who_wins_the_reflex_roll_leaves_unharmed(edition: str, order: str, spot: str) -> None:
    scene = Scene(edition, [RECRUIT, SHADOW])
    scene.join("a1", "b1")
    scene.roll(5, 5, 0, 0).say("activate a1", order)
    assert [(one.kind, one.seat) for one in thrown(scene)] == [("disengage", 0), ("disengage", 1)]
    assert kinds(scene) == ["MoveSpots"]
    scene.say(spot)
    assert scene.wounds("a1") == 0
    assert not scene.battle.in_combat(scene.figure("a1"))
    assert not scene.battle.in_combat(scene.figure("b1"))


@both
@pytest.mark.rule("AK2-627", "AK2-E20", "AKB-265", "AKB-266", "AKB-268", "AKB-R34")
def test_who_loses_it_may_be_struck_one_column_to_the_left_and_then_goes(edition: str) -> None:
    scene = Scene(edition, [RECRUIT, SHADOW])
    scene.join("a1", "b1")
    best = face(scene, "white", 6)
    scene.roll(0, 0, best, best).say("activate a1", "walk")
    assert scene.decision.seat == 1
    assert scene.texts() == ["b1", "nobody"]
    scene.roll(best, best).say("b1")
    terms = scene.battle.terms
    column = terms.column(terms.symbols[best], terms.symbols[best])
    assert column > 0
    assert scene.wounds("a1") == scene.battle.sheet(scene.figure("b1")).damage[column - 1]
    assert thrown(scene)[-1].dice == 2  # no card, no bonus
    assert scene.ap("b1") == 2
    scene.say("8,5")
    assert scene.at("a1") == (8000, 5000)


@both
@pytest.mark.rule("AK2-627", "AK2-R28", "AKB-265", "AKB-R34")
def test_every_enemy_may_decline_its_blow(edition: str) -> None:
    scene = Scene(edition, [RECRUIT, SHADOW])
    scene.join("a1", "b1")
    scene.roll(0, 0, 5, 5).say("activate a1", "walk", "nobody", "8,5")
    assert scene.wounds("a1") == 0
    assert scene.at("a1") == (8000, 5000)


@both
@pytest.mark.rule("AK2-R28", "AKB-R34")
def test_the_exhausted_and_those_held_to_defense_may_strike_too(edition: str) -> None:
    scene = Scene(edition, [RECRUIT, SHADOW])
    scene.join("a1", "b1")
    scene.battle.ap[scene.figure("b1")] = 0
    scene.battle.mark(scene.figure("b1"), FAILED_CHARGE)
    scene.roll(0, 0, 5, 5).say("activate a1", "walk")
    assert "b1" in scene.texts()


@both
@pytest.mark.rule("AK2-625", "AK2-627", "AK2-R28", "AKB-262", "AKB-R34", "AKB-E15")
def test_with_several_enemies_their_player_says_who_rolls_and_who_strikes_when(
    edition: str,
) -> None:
    scene = leaving(edition, SHADOW, ("recruit", 1, 9, 8))
    assert scene.decision.seat == 1
    assert {"AK2-625", "AKB-262"} & set(scene.decision.rules())
    assert scene.texts() == ["b1", "b2"]
    scene.roll(0, 0, 5, 5).say("b2")
    assert scene.texts() == ["b1", "b2", "nobody"]
    scene.roll(0, 0).say("b2")
    assert scene.texts() == ["b1", "nobody"]
    scene.roll(0, 0).say("b1")
    assert kinds(scene) == ["MoveSpots"]


@both
@pytest.mark.rule("AK2-R28", "AKB-R34", "AKB-R36")
def test_who_dies_on_leaving_loses_move_and_action_points(edition: str) -> None:
    scene = Scene(edition, [RECRUIT, SHADOW, ("recruit", 1, 9, 8), ("recruit", 0, 20, 3)])
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.hurt("a1", 5)
    red = face(scene, "red", 1)
    scene.say("activate a1", "walk").roll(red, red, 5, 5).say("b1")
    scene.roll(5, 5).say("b1")
    assert not scene.alive("a1")
    assert "MoveSpots" not in kinds(scene)
    assert "PartingBlow" not in kinds(scene)  # b2 has nobody left to strike
    assert scene.ap("a1") == 0


@both
@pytest.mark.rule("AK2-604", "AK2-609", "AKB-212", "AKB-R32")
def test_a_figure_that_leaves_ends_free(edition: str) -> None:
    scene = Scene(edition, [RECRUIT, SHADOW, ("recruit", 1, 8, 5)])
    scene.join("a1", "b1")
    scene.roll(5, 5, 0, 0).say("activate a1", "walk")
    for spot in ("8,8", "8,6"):
        assert {"AK2-604", "AKB-212"} & set(scene.refusal(spot).rules)


CORNER: list[Figure] = [("recruit", 0, 0.5, 0.5), ("recruit", 1, 1.5, 0.5)]


@both
@pytest.mark.rule("AK2-R80", "AKB-R32")
def test_nobody_announces_to_leave_without_room(edition: str) -> None:
    """In a corner, and the gap between the two enemies is narrower than a base."""
    scene = Scene(edition, [*CORNER, ("recruit", 1, 0.5, 1.5)])
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.say("activate a1")
    for order in ("walk", "run"):
        assert {"AK2-R80", "AKB-R32"} & set(scene.refusal(order).rules)
    assert "fight b1" in scene.texts()


@pytest.mark.rule("AK2-R80", "AK2-R23")
def test_if_the_room_is_gone_when_it_comes_to_it_the_move_fails_before_the_roll() -> None:
    """A friend of the same card walks into the only gap."""
    figures: list[Figure] = [*CORNER, ("recruit", 0, 0.5, 4), ("recruit", 1, 20, 20)]
    scene = Scene("v2", figures, cards=[("a1", "a2")])
    scene.say("activate a1 a2", "walk", "walk", "a2", "0.5,1.505")
    assert len(scene.told("no-way-out")) == 1
    assert thrown(scene) == []
    assert scene.at("a1") == (500, 500)
    assert scene.ap("a1") == 1


@pytest.mark.rule("AK2-R23", "AK2-605")
def test_a_walk_announced_while_free_is_a_disengagement_if_it_is_free_no_more() -> None:
    figures: list[Figure] = [("recruit", 0, 8, 8), ("recruit", 0, 12, 4), ("recruit", 1, 8, 15)]
    scene = Scene("v2", figures, cards=[("a1", "a2")])
    scene.say("activate a1 a2", "walk", "walk", "a2")
    scene.battle.discs.move(scene.figure("b1"), 8000, 9000)
    scene.battle.edition.bonds.moved(scene.battle, scene.figure("b1"))
    scene.roll(5, 5, 0, 0).say("12,4", "8,5")
    assert [one.kind for one in thrown(scene)] == ["disengage", "disengage"]
    assert scene.at("a1") == (8000, 5000)


@both
@pytest.mark.rule("AK2-R80", "AKB-R32")
def test_a_narrow_way_out_is_found_and_suggested(edition: str) -> None:
    """At the edge, behind two enemies and a friend: half an inch of room, and no more."""
    figures: list[Figure] = [("recruit", 0, 0.5, 3), ("recruit", 1, 1.5, 3), ("recruit", 1, 0.5, 2)]
    figures += [("recruit", 0, 0.5, 4.6)]
    scene = Scene(edition, figures)
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.say("activate a1", "walk").roll(5, 5, 0, 0).say("b1")
    assert kinds(scene) == ["MoveSpots"]
    assert scene.texts()
    scene.say(scene.texts()[0])
    assert not scene.battle.in_combat(scene.figure("a1"))


@pytest.mark.rule("AK2-604", "AK2-R80")
def test_in_v2_a_hundredth_of_an_inch_is_a_way_out() -> None:
    """Shut in by friends at the edge; eleven thousandths back from the enemy is contact no more."""
    figures: list[Figure] = [("recruit", 0, 12.75, 0.785), ("archer", 0, 13.363, 1.584)]
    figures += [("halberdier", 0, 11.135, 1.411), ("jaraya", 0, 11.771, 0.54)]
    figures += [("archer", 0, 12.264, 1.944), ("meharist", 1, 13.727, 0.562)]
    scene = Scene("v2", figures)
    scene.say("activate a1")
    assert "walk" in scene.texts()
    scene.roll(5, 5, 0, 0).say("walk")
    spots = scene.decision
    for spot in (spots.default_choice(), spots.sample(Stream(1)), *spots.codes()):
        assert spots.is_legal(spot)
    scene.say("12.742,0.793")
    assert not scene.battle.in_combat(scene.figure("a1"))


@pytest.mark.rule("AKB-212", "AKB-R32")
def test_in_blitz_a_gap_between_two_enemies_is_a_way_out() -> None:
    """Two enemies and a friend around it, and a place that is only just a tenth of an inch off."""
    figures: list[Figure] = [("meharist", 0, 2.644, 12.35), ("jaraya", 0, 2.382, 13.317)]
    figures += [("recruit", 1, 3.426, 13.122), ("archer", 1, 2.045, 11.538)]
    figures += [("archer", 1, 2.997, 10.886), ("meharist", 1, 1.644, 12.484)]
    scene = Scene("blitz", figures)
    scene.join("a1", "b2")
    scene.join("a1", "b4")
    scene.say("activate a1")
    assert "walk" in scene.texts()
    scene.say("walk").roll(5, 5, 0, 0).say("b2")
    spots = scene.decision
    for spot in (spots.default_choice(), spots.sample(Stream(1)), *spots.codes()):
        assert spots.is_legal(spot)
    scene.say("3.004,12.102")
    assert not scene.battle.in_combat(scene.figure("a1"))


@pytest.mark.rule("AKB-212")
def test_in_blitz_who_was_pushed_between_enemies_walks_only_where_there_is_room() -> None:
    """In contact with two, in combat with nobody: it may not stay, and cannot go."""
    boxed_in = Scene("blitz", [*CORNER, ("recruit", 1, 0.5, 1.5)])
    boxed_in.say("activate a1")
    for order in ("walk", "run"):
        assert "AKB-212" in boxed_in.refusal(order).rules
    free = Scene("blitz", CORNER)
    free.say("activate a1", "walk")
    assert "AKB-212" in free.refusal("0.5,0.5").rules
    assert free.decision.is_legal(free.decision.default_choice())


# --- Long Reach (Blitz) ---

GHULAM: Figure = ("ghulam", 0, 8, 8)
"""Has Long Reach."""


@pytest.mark.rule("AKB-263", "AKB-R96")
def test_long_reach_leaves_who_cannot_reach_it_without_a_roll() -> None:
    scene = leaving("blitz", ("recruit", 1, 8, 9.5), figure=GHULAM)
    assert thrown(scene) == []
    assert kinds(scene) == ["MoveSpots"]


@pytest.mark.parametrize("enemy", [("recruit", 1, 8, 9), ("halberdier", 1, 8, 9.5)])
@pytest.mark.rule("AKB-263")
def test_long_reach_rolls_against_contact_and_against_long_reach(enemy: Figure) -> None:
    scene = Scene("blitz", [GHULAM, enemy])
    scene.join("a1", "b1")
    scene.roll(5, 5, 0, 0).say("activate a1", "walk")
    assert len(thrown(scene)) == 2


@pytest.mark.rule("AKB-R96", "AKB-263")
def test_with_some_enemies_exempt_the_others_roll_and_strike_alone() -> None:
    scene = Scene("blitz", [GHULAM, ("recruit", 1, 8, 9.5), ("recruit", 1, 9, 8)])
    scene.join("a1", "b1")
    scene.join("a1", "b2")
    scene.roll(0, 0, 5, 5).say("activate a1", "walk")
    assert scene.texts() == ["b2", "nobody"]


@pytest.mark.rule("AKB-R34")
def test_a_parting_blow_needs_contact_or_ones_own_reach() -> None:
    """A reach of 2 in keeps a combat alive in which the halberdier's inch does not get there."""
    name = Text(en="Pike", fr="Pique")
    pike = Skill(id="pike", name=name, text=name, source="house", effects=(ReachOut(inches=2.0),))
    game = game_with("blitz", {"ghulam": {"skills": ("pike",)}}, skills=(pike,))
    scene = Scene("blitz", [GHULAM, ("halberdier", 1, 8, 10.5)], game=game)
    scene.join("a1", "b1")
    scene.roll(0, 0, 5, 5).say("activate a1", "walk")
    assert len(scene.told("held-back")) == 1
    assert kinds(scene) == ["MoveSpots"]


@pytest.mark.rule("AKB-R32", "AKB-281")
def test_a_disengaging_move_gets_out_of_long_reach() -> None:
    scene = Scene("blitz", [RECRUIT, ("halberdier", 1, 8, 9)])
    scene.join("a1", "b1")
    scene.roll(5, 5, 0, 0).say("activate a1", "walk")
    assert "AKB-R32" in scene.refusal("8,7").rules  # exactly an inch away
    scene.say("8,6.999")
    assert not scene.battle.in_combat(scene.figure("a1"))


# --- What else a figure in combat may do ---


@both
@pytest.mark.rule("AK2-R59", "AK2-R63")
def test_a_figure_in_combat_fights_leaves_or_works_but_does_not_charge_or_shoot(
    edition: str,
) -> None:
    figures: list[Figure] = [("priest", 0, 8, 8), ("archer", 0, 12, 8)]
    figures += [("recruit", 1, 8, 9), ("recruit", 1, 12, 9)]
    scene = Scene(edition, figures)
    scene.join("a1", "b1")
    scene.join("a2", "b2")
    scene.battle.concentration[scene.figure("a1")] = 2
    scene.say("activate a1")
    offered = scene.texts()
    assert {"walk", "run", "fight b1", "concentrate", "post 1"} <= set(offered)
    assert any(text.startswith("cast") for text in offered)
    assert not any(text.startswith("charge") for text in offered)
    assert {"AK2-701", "AKB-310"} & set(scene.refusal("fight b2").rules)
    scene = Scene(edition, figures)
    scene.join("a2", "b2")
    scene.say("activate a2")
    assert {"AK2-802", "AKB-288"} & set(scene.refusal("shoot b1").rules)


@both
@pytest.mark.rule("AK2-R63")
def test_shots_are_aimed_at_enemies_on_the_table(edition: str) -> None:
    figures: list[Figure] = [("archer", 0, 8, 8), ("recruit", 0, 8, 12), ("recruit", 1, 20, 20)]
    scene = Scene(edition, [*figures, ("recruit", 1, 20, 3)])
    scene.battle.present &= ~(1 << scene.figure("b2"))
    scene.say("activate a1")
    for target in ("a2", "b2"):
        assert {"AK2-R63", "AKB-362"} & set(scene.refusal(f"shoot {target}").rules)
        assert {"AK2-R63", "AKB-220"} & set(scene.refusal(f"charge {target}").rules)
