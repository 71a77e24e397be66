"""Bots that have a secret objective think of it: whom they hunt and spare, and where they go."""

import pytest

from athanor.games.alkemy.advice.hints import AlkemyHints
from athanor.games.alkemy.advice.pursuit import KEENEST, Pursuit
from athanor.games.alkemy.codes import BY_BLOWS, BY_SHOTS
from athanor.games.alkemy.rules.harm import remove, suffer
from athanor.games.alkemy.state import CUT_DOWN, SCORE, TALLY_ROW
from tests.games.alkemy.laboratory import lay_token
from tests.games.alkemy.modules import competing
from tests.games.alkemy.scene import Figure, Scene

FIGURES: tuple[Figure, ...] = (
    ("garlan", 0, 4.0, 4.0),
    ("crossbowman", 0, 8.0, 4.0),
    ("priest", 0, 12.0, 4.0),
    ("garlan", 1, 4.0, 20.0),
    ("recruit", 1, 8.0, 20.0),
)
HERO, BOWMAN, PRIEST, CAPTAIN, RECRUIT = "a1", "a2", "a3", "b1", "b2"


def with_objective(objective: str, theirs: str = "") -> Scene:
    """A scene in which the first player has some objective."""
    return competing(FIGURES, objectives=(objective, theirs))


def keenness(scene: Scene, figure: str, enemy: str, means: int) -> float:
    """How keen a figure of the first player is on an enemy."""
    return Pursuit(scene.battle, 0).keenness(scene.figure(figure), scene.figure(enemy), means)


def caution(scene: Scene, figure: str) -> float:
    """How much a figure of the first player fears for itself."""
    return Pursuit(scene.battle, 0).caution(scene.figure(figure))


def test_a_headhunter_is_keen_on_the_costliest_enemy_until_it_is_removed() -> None:
    scene = with_objective("headhunter")
    assert 1.0 < keenness(scene, HERO, CAPTAIN, BY_BLOWS) <= KEENEST
    assert keenness(scene, HERO, RECRUIT, BY_BLOWS) == 1.0
    remove(scene.battle, scene.figure(CAPTAIN))
    assert not Pursuit(scene.battle, 0).open


def test_a_duelist_is_keen_on_anybody_a_hero_can_cut_down() -> None:
    scene = with_objective("duelist")
    first = keenness(scene, HERO, RECRUIT, BY_BLOWS)
    assert first > 1.0
    assert keenness(scene, HERO, RECRUIT, BY_SHOTS) == 1.0
    assert keenness(scene, BOWMAN, RECRUIT, BY_BLOWS) == 1.0
    scene.battle.tallies[TALLY_ROW * scene.figure(HERO) + CUT_DOWN] = 1
    assert keenness(scene, HERO, RECRUIT, BY_BLOWS) >= first


def test_archers_are_keen_on_whom_they_can_shoot() -> None:
    scene = with_objective("archery")
    assert keenness(scene, BOWMAN, RECRUIT, BY_SHOTS) > 1.0
    assert keenness(scene, BOWMAN, RECRUIT, BY_BLOWS) == 1.0


def test_a_captain_who_must_stay_untouched_takes_care_as_long_as_that_can_be() -> None:
    scene = with_objective("untouched-captain")
    assert caution(scene, HERO) > 1.0
    assert caution(scene, BOWMAN) == 1.0
    suffer(scene.battle, scene.figure(HERO), scene.battle.sheet(scene.figure(HERO)).hp - 1)
    assert caution(scene, HERO) == 1.0


def test_who_may_lose_nobody_more_spares_everybody() -> None:
    scene = with_objective("no-one-left-behind")
    before = caution(scene, PRIEST)
    remove(scene.battle, scene.figure(BOWMAN))
    assert 1.0 < before < caution(scene, PRIEST)
    remove(scene.battle, scene.figure(HERO))
    assert caution(scene, PRIEST) == 1.0


def test_tokens_are_worth_more_to_who_must_harvest_them() -> None:
    scene = with_objective("harvest")
    assert Pursuit(scene.battle, 0).token() == 0.0, "there are too few"
    for x in (6.0, 12.0, 18.0):
        lay_token(scene, "earth", at=(x, 12.0))
    assert Pursuit(scene.battle, 0).token() > 0.0


def test_invaders_are_drawn_into_their_zone_the_more_the_later_it_is() -> None:
    scene = with_objective("invader")
    figure = scene.figure(HERO)
    scene.battle.turn = 1
    ((zone, early),) = Pursuit(scene.battle, 0).invading(figure)
    scene.battle.counts[SCORE] = scene.battle.layout.goal - 1
    ((_, late),) = Pursuit(scene.battle, 0).invading(figure)
    assert zone is scene.battle.zone(1)
    assert 0.0 < early < late


def test_a_shutout_is_defended_until_they_score() -> None:
    scene = with_objective("shutout")
    level = Pursuit(scene.battle, 0).denial()
    scene.battle.owners[0] = 1
    assert 0.0 < level < Pursuit(scene.battle, 0).denial()
    scene.battle.counts[SCORE + 1] = 1
    assert Pursuit(scene.battle, 0).denial() == 0.0


@pytest.mark.rule("AK2-1502")
def test_nobody_thinks_of_what_another_has_chosen() -> None:
    hints = AlkemyHints(with_objective("").battle.terms)
    for theirs in ("", "headhunter", "shutout"):
        scene = with_objective("", theirs)
        assert hints.pursuit(scene.battle, 0) is None
    assert hints.pursuit(with_objective("headhunter").battle, 0) is not None
    plain = AlkemyHints(scene.battle.terms, pursues=False)
    assert plain.pursuit(with_objective("headhunter").battle, 0) is None
