"""What the modules hide stays hidden, is dealt again as it may be, and survives being saved."""

from collections.abc import Iterator
from functools import cache

import pytest

from athanor.games.alkemy.advice.hints import AlkemyHints
from athanor.games.alkemy.codes import STAGES
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.state import HELD, PLAYED, Battle
from athanor.kernel import SPECTATOR, Match, Stream, find, fingerprint
from athanor.kernel.bits import count_bits
from tests.games.alkemy.modules import commanding, competing

SETUPS = ("quick", "rules")


@cache
def game(setup: str) -> Alkemy:
    """A game with both modules."""
    options = {"command": True, "competitive": True, "setup": setup, "measuring": "measure"}
    built = find("alkemy-v2").build(2, options)
    assert isinstance(built, Alkemy)
    return built


def quiet_moments(setup: str, seed: int, most: int) -> Iterator[Match]:
    """Yield a random match at its first quiet moments, where somebody is asked."""
    match = Match(game(setup), game(setup).start(), Stream(seed))
    stream = Stream(seed + 1)
    for _ in range(most):
        if match.is_over:
            return
        if match.is_quiet:
            yield match
        decision = match.decisions[0]
        match.answer(decision.seat, decision.suggest(stream))


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.rule("AK2-1401", "AK2-1502", "AK2-R54")
def test_hands_and_objectives_are_dealt_again_as_they_may_be(setup: str) -> None:
    stream = Stream(1)
    hands: set[int] = set()
    secrets: set[int] = set()
    for match in quiet_moments(setup, 4, 120):
        truth = match.state
        assert isinstance(truth, Battle)
        twin = truth.copy()
        game(setup).redeal(twin, 0, stream)
        if len(truth.command) == 0:
            continue
        assert twin.commands(0, HELD) == truth.commands(0, HELD)
        assert count_bits(twin.commands(1, HELD)) == count_bits(truth.commands(1, HELD))
        assert twin.commands(1, PLAYED) & ~twin.commands(1, HELD) == 0
        assert twin.secrets[0] == truth.secrets[0]
        hands.add(twin.commands(1, HELD))
        secrets.add(twin.secrets[1])
        for viewer in (0, SPECTATOR):
            assert game(setup).view(twin, viewer) == game(setup).view(truth, viewer)
            assert game(setup).features(twin, viewer) == game(setup).features(truth, viewer)
        assert fingerprint(game(setup).load(twin.data())) == fingerprint(twin)
        fork = match.fork()
        assert fingerprint(fork.state) == fingerprint(truth)
    assert len(hands) > 3
    assert len(secrets) > 3 or setup == "rules"


@pytest.mark.rule("AK2-1403", "AK2-1407")
def test_bots_play_a_card_that_helps_and_keep_one_that_does_not() -> None:
    figures = (("recruit", 0, 12.0, 7.0), ("garlan", 1, 4.0, 20.0))  # a step short of a post
    scene = commanding(figures, hands=("second-wind fury", ""), reserves=(10, 0))
    hints = AlkemyHints(scene.game.terms)
    decision = scene.decision
    values = {one.text: hints.value(decision, one.code) for one in decision.options()}
    assert max(values, key=values.__getitem__) == "second-wind"
    assert values["fury"] < values["no card"]  # nobody is near enough to be charged
    assert hints.settled(decision) == decision.parse("second-wind")


@pytest.mark.rule("AK2-1502")
def test_bots_choose_no_objective_that_their_warband_cannot_fulfil() -> None:
    scene = competing()
    scene.battle.stage = STAGES.index("objectives")
    decision = scene.decision
    hints = AlkemyHints(scene.game.terms)
    values = {one.text: hints.value(decision, one.code) for one in decision.options()}
    assert values["archery"] == values["harvest"] == 0.0  # neither shooters nor alchemists
    assert max(values.values()) > 0.5
