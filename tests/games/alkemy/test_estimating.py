"""Without measuring nobody may learn a distance before a rule measures it."""

import math

import pytest

from athanor.games.alkemy.rules.space import gap, misjudged
from athanor.kernel.chance import Stream
from athanor.kernel.words import Inches
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, game_of

both = pytest.mark.parametrize("edition", EDITIONS)

NEAR: list[Figure] = [("archer", 0, 4, 4), ("priest", 0, 6, 4), ("recruit", 0, 9, 4)]
NEAR += [("recruit", 1, 4, 7), ("recruit", 1, 8, 7)]
FAR: list[Figure] = [("archer", 0, 1, 1), ("priest", 0, 4, 1), ("recruit", 0, 9, 1)]
FAR += [("recruit", 1, 3, 22), ("recruit", 1, 20, 22)]
"""The same figures, with the same in sight, but everything else out of reach."""


def offered(edition: str, figures: list[Figure], label: str, *, measuring: bool) -> set[str]:
    """What a figure may announce."""
    scene = Scene(edition, figures, measuring=measuring)
    return set(scene.say(f"activate {label}").texts())


@both
@pytest.mark.parametrize("label", ["a1", "a2", "a3"])
@pytest.mark.rule("AK2-005", "AK2-R6", "AK2-R68", "AKB-010", "AKB-221", "AKB-R11")
def test_what_may_be_announced_says_nothing_about_distances(edition: str, label: str) -> None:
    near = offered(edition, NEAR, label, measuring=False)
    assert near == offered(edition, FAR, label, measuring=False)
    assert {"charge b1", "charge b2", "charge-many", "post 1", "post 3"} <= near
    if label == "a1":
        assert {"shoot b1", "shoot b2"} <= near
    if label == "a2":
        assert any(text.startswith("cast") for text in near)


@pytest.mark.rule("AKB-010", "AKB-R11", "AKB-R30")
def test_whether_an_engagement_will_succeed_is_not_said_either() -> None:
    def engaging(y: float) -> set[str]:
        figures: list[Figure] = [("recruit", 0, 8, 2), ("recruit", 0, 8, y + 1)]
        scene = Scene("blitz", [*figures, ("recruit", 1, 8, y)])
        scene.join("a2", "b1")
        return set(scene.say("activate a1").texts())

    assert "engage b1" in engaging(6)
    assert engaging(6) == engaging(20)


@both
@pytest.mark.rule("AK2-1201", "AKB-R11")
def test_with_measuring_what_is_sure_to_fail_is_refused(edition: str) -> None:
    near = offered(edition, NEAR, "a3", measuring=True)
    far = offered(edition, FAR, "a3", measuring=True)
    assert "charge b1" in near
    assert "charge b1" not in far
    scene = Scene(edition, FAR, measuring=True).say("activate a3")
    assert {"AK2-1201", "AKB-R11"} & set(scene.refusal("charge b1").rules)


@both
@pytest.mark.rule("AK2-009", "AK2-614", "AKB-223", "AKB-R11")
def test_with_measuring_a_charge_at_somebody_unseen_is_refused(edition: str) -> None:
    figures: list[Figure] = [("garlan", 0, 8, 4), ("recruit", 1, 8, 9)]
    scene = Scene(edition, figures, scenery=[("house", 8, 6.5, 0)], measuring=True)
    scene.say("activate a1")
    assert {"AK2-614", "AKB-223"} & set(scene.refusal("charge b1").rules)


@both
@pytest.mark.rule("AK2-005", "AK2-R6", "AKB-010", "AKB-R11")
def test_no_length_is_told_before_a_shot_is_announced_and_estimated(edition: str) -> None:
    def lengths(scene: Scene) -> list[Inches]:
        args = [arg for event in scene.log.events for arg in event.message.args.values()]
        return [arg for arg in args if isinstance(arg, Inches)]

    scene = Scene(edition, [("archer", 0, 4, 4), ("recruit", 1, 4, 9)])
    scene.battle.ap[scene.figure("b1")] = 0
    scene.say("activate a1", "shoot b1")
    assert lengths(scene) == []
    scene.roll(0, 0, 0, 0).say("12")
    assert lengths(scene) == [Inches(4000)]


@pytest.mark.parametrize(("edition", "error"), [("v2", 0.08), ("blitz", 0.06)])
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_in_a_re_dealt_match_distances_are_off_by_a_human_error(edition: str, error: float) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 4, 15)])
    stream = Stream(7)
    judged = []
    for _ in range(3000):
        copy = scene.battle.copy()
        scene.game.redeal(copy, 0, stream)
        judged.append(misjudged(copy, 0, 1, gap(copy, 0, 1)) / 10_000)
    mean = sum(judged) / len(judged)
    spread = math.sqrt(sum((one - mean) ** 2 for one in judged) / len(judged))
    assert mean == pytest.approx(1.0, abs=0.1 * error)
    assert spread == pytest.approx(error, rel=0.1)
    assert misjudged(scene.battle, 0, 1, 10_000) == 10_000  # the true table is as it is


@both
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_an_error_is_the_same_for_both_and_for_the_whole_deal(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 4, 15), ("recruit", 1, 9, 15)])
    scene.game.redeal(scene.battle, 0, Stream(3))
    assert misjudged(scene.battle, 0, 1, 9000) == misjudged(scene.battle, 1, 0, 9000)
    assert misjudged(scene.battle, 0, 1, 9000) != misjudged(scene.battle, 0, 2, 9000)


@both
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_in_re_dealt_matches_a_doubtful_charge_succeeds_only_sometimes(edition: str) -> None:
    """Exactly 6 in away: a bot that thinks ahead must not know that it will do."""
    figures: list[Figure] = [("garlan", 0, 8, 4), ("recruit", 1, 8, 11)]
    results = set()
    for deal in range(12):
        scene = Scene(edition, figures)
        scene.battle.eye = deal + 1
        scene.say("activate a1", "charge b1")
        results.add(bool(scene.told("charge-failed")))
    assert results == {True, False}


@both
@pytest.mark.rule("AK2-1201", "AKB-R11")
def test_with_measuring_a_re_dealt_match_is_exact(edition: str) -> None:
    game = game_of(edition, measuring=True)
    battle = game.start()
    game.redeal(battle, 0, Stream(3))
    assert battle.eye == 0
