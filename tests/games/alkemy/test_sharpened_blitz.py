"""Rules of Blitz at their edges: what a test of the usual case would not notice."""

import pytest

from athanor.games.alkemy.cards.pack import load_data
from athanor.games.alkemy.cards.schema import Scenery, Text
from athanor.games.alkemy.codes import ACTIVATED, NONE, SPENT
from tests.games.alkemy.scene import CARDS, Scene, game_of, game_with
from tests.games.alkemy.shots import shoot

CARD_SIZED = ((-1.75, -1.25), (1.75, -1.25), (1.75, 1.25), (-1.75, 1.25))


# --- Profile cards ---


@pytest.mark.rule("AKB-021")
def test_every_number_of_a_card_is_played_as_it_is_printed() -> None:
    data, _ = load_data("blitz", [CARDS])
    sheets = {sheet.id: sheet for sheet in game_of("blitz").terms.sheets}
    for card in data.profile:
        sheet = sheets[card.id]
        played = (sheet.mind, sheet.reflex, sheet.combat, sheet.defense, sheet.ap, sheet.size)
        scores = [NONE if score is None else score for score in (card.mind, card.reflex, card.combat)]
        assert played == (*scores, card.defense, card.ap, card.size)
        assert (sheet.white, sheet.yellow, sheet.red) == (card.hp.white, card.hp.yellow, card.hp.red)
        assert tuple(sheet.damage[column] for column in range(6)) == card.damage_line


# --- Scenery ---


@pytest.mark.rule("AKB-121")
def test_an_open_area_laid_on_the_table_costs_a_move_nothing() -> None:
    name = Text(en="Meadow", fr="Pré")
    meadow = Scenery(
        id="meadow", name=name, source="house", kind="flat", size=0, shape=CARD_SIZED
    )
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
    scene.battle.mark(0, ACTIVATED | SPENT)
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
