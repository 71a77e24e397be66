"""Bots choose secret objectives by what their warband can do, and are not foreseen."""

import pytest

from athanor.bots.policy import at_once
from athanor.games.alkemy.advice.ambition import mixed_objectives, objective_value
from athanor.games.alkemy.advice.hints import AlkemyHints
from athanor.games.alkemy.rules.objectives import ChooseObjective
from athanor.kernel.chance import Stream
from tests.games.alkemy.modules import competing
from tests.games.alkemy.scene import Figure

FOES: list[Figure] = [("garlan", 1, 4.0, 20.0), ("recruit", 1, 8.0, 20.0)]


def promised(objective: str, *mine: str, foes: list[Figure] = FOES) -> float:
    """What an objective promises a warband."""
    own: list[Figure] = [(one, 0, 4.0 + 2 * at, 4.0) for at, one in enumerate(mine)]
    scene = competing([*own, *foes])
    decision = ChooseObjective(scene.battle, 0)
    ids = [one.id for one in scene.game.terms.objectives]
    fencing = AlkemyHints(scene.game.terms).fencing
    return objective_value(decision, ids.index(objective), fencing)


def test_a_duel_is_for_a_hero_who_hits_hard() -> None:
    assert promised("duelist", "lee-ping") > promised("duelist", "araoui") > 0.0
    assert promised("duelist", "recruit") == 0.0  # no hero at all


def test_archery_is_for_shooters() -> None:
    shooters = "garlan", "crossbowman", "crossbowman"
    assert promised("archery", *shooters) > promised("archery", "garlan", "recruit") == 0.0


def test_whom_enemies_hurt_much_is_not_to_stay_untouched() -> None:
    harmless: list[Figure] = [("oracle", 1, 4.0, 20.0)]
    fierce: list[Figure] = [("ashkara", 1, 4.0, 20.0)]
    for objective in ("untouched-captain", "no-one-left-behind"):
        weak = promised(objective, "araoui", "oracle", "recruit", foes=harmless)
        strong = promised(objective, "araoui", "oracle", "recruit", foes=fierce)
        assert weak > strong


def test_objectives_are_drawn_the_better_ones_more_often() -> None:
    scene = competing([("garlan", 0, 4.0, 4.0), ("priest", 0, 7.0, 4.0), *FOES])
    hints = AlkemyHints(scene.game.terms)
    decision = ChooseObjective(scene.battle, 0)
    mixed = mixed_objectives(decision, hints.fencing)
    assert sum(share for _, share in mixed) == pytest.approx(1.0)
    ranked = sorted(mixed, key=lambda one: -hints.value(decision, one[0]))
    shares = [share for _, share in ranked]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] < 0.8, "nobody can be sure of it"
    drawn = {at_once(hints, decision, Stream(seed)) for seed in range(60)}
    assert len(drawn) > 2
