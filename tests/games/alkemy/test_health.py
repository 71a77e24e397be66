"""Life lines, damage, healing and removal (AK2-101 to AK2-105, AKB-020 to AKB-035)."""

import pytest

from athanor.games.alkemy.codes import CHARGE, NONE, RED, RUN, WALK, WHITE, YELLOW
from athanor.games.alkemy.rules.harm import heal, suffer
from athanor.games.alkemy.rules.space import move_value
from athanor.games.alkemy.rules.turn import mind_duel
from tests.games.alkemy.scene import EDITIONS, Scene, drive, thrown

both = pytest.mark.parametrize("edition", EDITIONS)


def alone(edition: str, profile: str = "novice") -> Scene:
    """A figure with an enemy far away."""
    return Scene(edition, [(profile, 0, 5, 5), ("recruit", 1, 20, 20)])


@both
@pytest.mark.rule("AK2-101", "AK2-102", "AK2-103", "AKB-026", "AKB-027", "AKB-028")
def test_boxes_are_ticked_from_white_over_yellow_to_red(edition: str) -> None:
    scene = alone(edition)  # 3 white boxes, 2 yellow, 2 red
    colours = []
    for _ in range(6):
        colours.append(scene.battle.colour(0))
        suffer(scene.battle, 0, 1)
    assert colours == [WHITE, WHITE, WHITE, YELLOW, YELLOW, RED]
    assert scene.battle.colour(0) == RED
    assert scene.wounds("a1") == 6
    assert [len(scene.told(f"health-{k}")) for k in range(3)] == [0, 1, 1]


@both
@pytest.mark.rule("AK2-102", "AKB-027")
def test_each_point_of_damage_ticks_one_box(edition: str) -> None:
    scene = alone(edition)
    suffer(scene.battle, 0, 4)
    assert scene.wounds("a1") == 4
    assert scene.battle.colour(0) == YELLOW


@both
@pytest.mark.rule("AK2-104", "AK2-R60", "AKB-030")
@pytest.mark.parametrize("damage", [2, 9])
def test_the_last_box_takes_the_figure_off_the_table_at_once(edition: str, damage: int) -> None:
    scene = Scene(edition, [("novice", 0, 10, 10), ("recruit", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.hurt("a1", 5)
    suffer(scene.battle, 0, damage)
    assert not scene.alive("a1")
    assert scene.wounds("a1") == 7  # whatever is left of the damage is lost
    assert not scene.battle.in_combat(scene.figure("b1"))
    assert scene.told("removed") == [("AK2-104",) if edition == "v2" else ("AKB-030",)]


@both
@pytest.mark.rule("AK2-105", "AKB-020", "AKB-031", "AKB-032")
def test_figures_of_one_card_have_their_own_life_lines_and_action_points(edition: str) -> None:
    figures = [("recruit", 0, 5, 5), ("recruit", 0, 7, 5), ("novice", 1, 20, 20)]
    scene = Scene(edition, figures, cards=[("a1", "a2")])
    suffer(scene.battle, scene.figure("a2"), 3)
    assert (scene.wounds("a1"), scene.wounds("a2")) == (0, 3)
    assert scene.battle.roster.profile_card[0] == scene.battle.roster.profile_card[1]
    assert (scene.ap("a1"), scene.ap("a2")) == (2, 2)
    scene.say("activate a1 a2", "run", "walk")
    assert (scene.ap("a1"), scene.ap("a2")) == (0, 1)


@both
@pytest.mark.rule("AK2-R60", "AKB-R69")
def test_no_damage_is_no_damage(edition: str) -> None:
    scene = alone(edition, "priest")
    scene.battle.concentration[0] = 2
    suffer(scene.battle, 0, 0)
    assert (scene.wounds("a1"), scene.battle.concentration[0]) == (0, 2)
    assert scene.told("suffered") == []
    suffer(scene.battle, 0, 2)  # one loss for each event, whatever its amount
    assert (scene.wounds("a1"), scene.battle.concentration[0]) == (2, 1)


@both
@pytest.mark.rule("AK2-R52")
def test_healing_unticks_the_last_boxes_and_no_more_than_were_ticked(edition: str) -> None:
    scene = alone(edition)
    scene.hurt("a1", 4)
    heal(scene.battle, 0, 2, "AK2-R52")
    assert (scene.wounds("a1"), scene.battle.colour(0)) == (2, WHITE)
    heal(scene.battle, 0, 5, "AK2-R52")
    assert scene.wounds("a1") == 0
    suffer(scene.battle, 0, 7)
    heal(scene.battle, 0, 5, "AK2-R52")
    assert not scene.alive("a1")


# --- What a profile card says ---


@both
@pytest.mark.rule("AKB-021", "AKB-023", "AKB-E3")
def test_the_three_values_of_movement_are_walk_charge_and_run(edition: str) -> None:
    scene = alone(edition)
    values = [move_value(scene.battle, 0, move) for move in (WALK, CHARGE, RUN)]
    assert values == [4000, 6000, 10_000]


@pytest.mark.rule("AKB-024", "AKB-032")
@both
def test_every_figure_starts_a_turn_with_the_points_of_its_card(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 5, 5), ("recruit", 1, 20, 20)])
    scene.battle.ap[0] = scene.battle.ap[1] = 0
    scene.roll(5, 5, 0, 0)  # nobody can act, so the turn ends; then initiative
    assert scene.texts() == ["me", "them"]
    assert (scene.ap("a1"), scene.ap("b1")) == (4, 2)


@both
@pytest.mark.rule("AKB-025")
def test_only_a_ranged_weapon_makes_a_shooter(edition: str) -> None:
    figures = [("crossbowman", 0, 10, 10), ("recruit", 0, 14, 10), ("novice", 1, 12, 16)]
    scene = Scene(edition, figures)
    scene.say("activate a1")
    assert "shoot b1" in scene.texts()
    sheet = scene.battle.sheet(0)
    assert (sheet.ranged, sheet.range > 20_000) == (3, True)
    other = Scene(edition, figures).say("activate a2")
    refusal = other.refusal("shoot b1")
    assert refusal.message.key == "alkemy-refusal-no-weapon"
    assert scene.battle.sheet(1).ranged == NONE


@pytest.mark.rule("AKB-033")
def test_mind_is_for_initiative_and_reflex_for_getting_away() -> None:
    scene = Scene("blitz", [("magister", 0, 10, 10), ("recruit", 1, 11, 10)])
    scene.join("a1", "b1")
    same = [1, 2, 1, 2]
    winner, _ = drive(mind_duel(scene.battle, "initiative", "AKB-152"), same)
    assert winner == 0  # Mind 8 against 5
    scene.roll(*same).say("activate a1", "walk")
    assert [roll.kind for roll in thrown(scene)][-2:] == ["disengage", "disengage"]
    assert scene.told("slipped-away")  # Reflex 3 against 2


@both
@pytest.mark.rule("AKB-034")
def test_alchemists_and_nobody_else_have_formulas(edition: str) -> None:
    sheets = alone(edition).battle.terms.sheets
    assert all((sheet.circle != 0) == bool(sheet.formulas) for sheet in sheets)
    assert sum(sheet.circle != 0 for sheet in sheets) >= 8
