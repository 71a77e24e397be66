"""How well each side judged distances, in the result of a match."""

import msgspec
import pytest

from athanor.games.alkemy.show.eyes import EstimateView, eyes
from athanor.games.alkemy.show.view import AlkemyView
from athanor.kernel import Log, Match, Stream, find

from .scene import EDITIONS, Scene
from .shots import MISS, idle, shoot, show

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def duel(edition: str) -> Scene:
    """A crossbowman, and an enemy eleven inches away who does not react."""
    scene = Scene(
        edition, [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14), ("recruit", 1, 20, 22)]
    )
    idle(scene, "b1")
    return scene


@BOTH
@pytest.mark.rule("AK2-805", "AKB-363")
def test_estimates_are_held_against_the_tape(edition: str) -> None:
    scene = duel(edition)
    for said in ("10", "14"):
        show(scene, MISS[edition])
        shoot(scene, "a1", "b1", said)
    (eye,) = eyes(scene.log.events)
    assert eye.estimates == [
        EstimateView("a1", "b1", 10_000, 11_000),
        EstimateView("a1", "b1", 14_000, 11_000),
    ]
    assert (eye.seat, eye.bias, eye.spread) == (0, 1000, 2000)


@BOTH
def test_the_result_of_a_match_shows_both_eyes(edition: str) -> None:
    game = find(f"alkemy-{edition}").build(2)
    log = Log(heard=True)
    match = Match(game, game.start(), Stream(2), log=log)
    stream = Stream(3)
    while not any(event.kind == "measured" for event in log.events):
        decision = match.decision
        assert decision is not None
        wanted = [code for code in decision.codes() if "shoot" in decision.option(code).text]
        choice = wanted[0] if wanted else decision.suggest(stream)
        match.answer(decision.seat, choice)
    match.concede(0)
    view = game.view(match.state, 1)
    assert isinstance(view, AlkemyView)
    assert view.result is not None
    said = [one for eye in view.result.eyes for one in eye.estimates]
    assert len(said) >= 1
    assert msgspec.json.encode(view.result.eyes) in msgspec.json.encode(game.sent(view))


def test_who_never_estimated_has_no_eye() -> None:
    assert eyes([]) == []
