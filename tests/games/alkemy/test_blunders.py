"""What no bot may do: each position has a choice that is plainly wrong."""

import pytest

from athanor.bots.bot import Window
from athanor.bots.levels import make_bot
from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.dice import KeepDice

from .scene import EDITIONS, Scene

both = pytest.mark.parametrize("edition", EDITIONS)
everybody = pytest.mark.parametrize("bot", ["greedy", "search:40"])


def chosen(scene: Scene, bot: str, seat: int = 0, seed: int = 5) -> str:
    """What a bot chooses where a scene stands, in writing."""
    window = Window(scene.match, seat)
    return window.option(make_bot(bot, scene.game, seed).choose(window)).text


@both
@everybody
@pytest.mark.parametrize("faces", [(0, 0, 5), (5, 0, 0), (1, 5, 0), (0, 4, 0)])
def test_a_pair_that_misses_is_not_kept_where_another_hits(
    edition: str, bot: str, faces: tuple[int, int, int]
) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("recruit", 1, 10, 13)], measuring=True)
    scene.battle.ap[scene.figure("b1")] = 0
    scene.roll(*faces).say("activate a1", "charge b1")
    scene.say(scene.texts()[0])
    scene.secretly(a1="normal")
    decision = scene.decision
    if not isinstance(decision, KeepDice):
        return
    hitting = {
        decision.option(pair).text
        for pair in decision.codes()
        if decision.total(pair) + decision.value >= decision.difficulty
    }
    assert not hitting or chosen(scene, bot) in hitting


@both
@everybody
def test_the_strongest_mind_rolls(edition: str, bot: str) -> None:
    """Whoever has the best Mind rolls for the initiative of the next turn."""
    figures = [("recruit", 0, 4, 4), ("garlan", 0, 8, 4), ("recruit", 1, 20, 20)]
    scene = Scene(edition, figures)
    minds = [scene.battle.sheet(figure).mind for figure in (0, 1)]
    assert NONE not in minds
    assert minds[1] > minds[0]
    for figure in range(3):
        scene.battle.ap[figure] = 0
    assert chosen(scene, bot) == "a2"


@both
@everybody
@pytest.mark.parametrize("seed", range(3))
def test_nobody_charges_what_is_out_of_sight(edition: str, bot: str, seed: int) -> None:
    figures = [("knight-errant", 0, 12, 4), ("recruit", 1, 12, 9)]
    scene = Scene(edition, figures, scenery=[("wall", 12, 6.5, 0)], measuring=True)
    scene.say("activate a1")
    assert not chosen(scene, bot, seed=seed).startswith(("charge", "engage"))


@both
@everybody
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("measuring", [False, True])
def test_a_crossbowman_shoots_rather_than_engages(
    edition: str, bot: str, seed: int, measuring: bool
) -> None:
    figures = [("crossbowman", 0, 12, 6), ("knight-errant", 1, 12, 9.5)]
    scene = Scene(edition, figures, measuring=measuring).say("activate a1")
    assert any(text.startswith("shoot") for text in scene.texts())
    assert not chosen(scene, bot, seed=seed).startswith(("charge", "engage"))
