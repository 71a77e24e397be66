"""Without measuring nobody may learn a distance before a rule measures it."""

import math

import pytest

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.redeal import measured
from athanor.games.alkemy.rules.space import gap
from athanor.kernel import find
from athanor.kernel.chance import Stream
from athanor.kernel.words import Inches, Message
from athanor.locale import Speaker, languages
from tests.games.alkemy.laboratory import lay_token, lend, supply
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
@pytest.mark.parametrize("label", ["a1", "a2", "a3"])
@pytest.mark.rule("AK2-1205", "AKB-R11")
def test_with_measuring_the_same_may_be_announced_near_and_far(edition: str, label: str) -> None:
    """Whoever measures first may still give an order that will fail."""
    near = offered(edition, NEAR, label, measuring=True)
    assert near == offered(edition, FAR, label, measuring=True)
    assert near == offered(edition, NEAR, label, measuring=False)


@both
@pytest.mark.parametrize("measuring", [False, True])
@pytest.mark.rule("AK2-009", "AK2-1205", "AKB-R24")
def test_a_charge_at_somebody_unseen_is_announced_and_fails(edition: str, measuring: bool) -> None:
    figures: list[Figure] = [("garlan", 0, 8, 4), ("recruit", 1, 8, 9)]
    scene = Scene(edition, figures, scenery=[("house", 8, 6.5, 0)], measuring=measuring)
    scene.say("activate a1", "charge b1")
    assert scene.told("charge-blind")
    assert scene.told("charge-failed")


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
    assert lengths(scene) == [Inches(12000), Inches(4000)]  # as stated, then as measured


@pytest.mark.parametrize(("edition", "error"), [("v2", 0.08), ("blitz", 0.06)])
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_in_a_re_dealt_match_distances_are_off_by_a_human_error(edition: str, error: float) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 4, 15)])
    stream = Stream(7)
    judged = []
    for _ in range(3000):
        copy = scene.battle.copy()
        scene.game.redeal(copy, 0, stream)
        judged.append(measured(copy, 0, 1, gap(copy, 0, 1)) / 10_000)
    mean = sum(judged) / len(judged)
    spread = math.sqrt(sum((one - mean) ** 2 for one in judged) / len(judged))
    assert mean == pytest.approx(1.0, abs=0.1 * error)
    assert spread == pytest.approx(error, rel=0.1)
    assert measured(scene.battle, 0, 1, 10_000) == 10_000  # the true table is as it is


@both
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_an_error_is_the_same_for_both_and_for_the_whole_deal(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 4, 4), ("recruit", 1, 4, 15), ("recruit", 1, 9, 15)])
    scene.game.redeal(scene.battle, 0, Stream(3))
    assert measured(scene.battle, 0, 1, 9000) == measured(scene.battle, 1, 0, 9000)
    assert measured(scene.battle, 0, 1, 9000) != measured(scene.battle, 0, 2, 9000)


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
@pytest.mark.rule("AK2-R68", "AKB-R11", "AK2-1704", "AKB-521")
def test_in_re_dealt_matches_a_post_at_the_edge_of_reach_is_taken_only_sometimes(
    edition: str,
) -> None:
    """Exactly 1 in away, which nobody has measured yet; on the true table it is near enough."""
    results = set()
    for deal in range(13):
        scene = Scene(edition, [("recruit", 0, 12, 10), ("recruit", 1, 12, 22)])
        scene.battle.eye = deal
        scene.say("activate a1", "post 2")
        results.add((deal == 0, scene.battle.owners[1]))
    assert results == {(True, 0), (False, 0), (False, NONE)}


@pytest.mark.rule("AKB-R11", "AKB-430")
def test_in_re_dealt_matches_a_token_at_the_edge_of_reach_is_near_only_sometimes() -> None:
    scene = Scene("blitz", [("priest", 0, 12, 10), ("recruit", 1, 12, 22)])
    lay_token(scene, "earth", at=(12, 11.5))
    near = []
    for deal in range(13):
        scene.battle.eye = deal
        near.append(bool(scene.battle.edition.craft.tokens_near(scene.battle, 0)))
    assert near[0]
    assert set(near[1:]) == {True, False}


@pytest.mark.rule("AK2-R68", "AK2-920")
def test_in_re_dealt_matches_fire_at_the_edge_of_reach_burns_only_sometimes() -> None:
    """A Mind of 8 reaches 8 in: exactly the gap."""
    results = set()
    for deal in range(13):
        scene = Scene("v2", [("oracle", 0, 12, 4), ("recruit", 1, 12, 13)])
        assert scene.battle.sheet(0).mind == 8
        lend(scene, "a1", "fire")
        supply(scene, "a1", level=4)
        scene.battle.eye = deal
        scene.say("activate a1", "cast premonition a1", "b1")
        results.add((deal == 0, bool(scene.told("burned"))))
    assert results == {(True, True), (False, True), (False, False)}


@both
@pytest.mark.rule("AK2-005", "AK2-R68", "AKB-010", "AKB-R11")
def test_a_table_begins_by_eye_and_says_why_to_choose_otherwise(edition: str) -> None:
    """As the rulebooks play; whoever opens a table is warned of programs that measure."""
    info = find(f"alkemy-{edition}").info
    (option,) = (one for one in info.options if one.name == "measuring")
    assert option.default == "estimate"
    for language in languages():
        hint = Speaker(language).say(Message(f"{info.name}-setting-hint-measuring"))
        assert "program" in hint


@both
@pytest.mark.rule("AK2-1201", "AKB-R11")
def test_with_measuring_a_re_dealt_match_is_exact(edition: str) -> None:
    game = game_of(edition, measuring=True)
    battle = game.start()
    game.redeal(battle, 0, Stream(3))
    assert battle.eye == 0
