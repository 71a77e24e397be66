"""A failed charge with several equally short ways: the player picks one of them."""

import pytest

from athanor.games.alkemy.rules.space import spot_x
from athanor.games.alkemy.rules.walking import WayEnds
from athanor.kernel import Decision
from athanor.locale import Speaker
from tests.games.alkemy.scene import EDITIONS, Figure, Scene

both = pytest.mark.parametrize("edition", EDITIONS)

CHARGER = ("garlan", 0, 12.0, 3.0)
FRIEND = ("recruit", 0, 12.0, 5.0)
"""Exactly in the way, so that the way left of it is as long as the way right of it."""

TARGET = ("recruit", 1, 12.0, 18.0)


def failed(edition: str, friend: Figure) -> Scene:
    """A charge that falls short, past a friend who stands in the way."""
    return Scene(edition, [CHARGER, friend, TARGET]).say("activate a1", "charge b1")


@pytest.mark.rule("AK2-R26", "AKB-R25")
@both
@pytest.mark.parametrize("right", [False, True])
def test_the_player_picks_a_side_to_pass_on(edition: str, right: bool) -> None:
    scene = failed(edition, FRIEND)
    decision = scene.decision
    assert isinstance(decision, WayEnds)
    assert decision.seat == 0
    texts = [decision.option(code).text for code in by_side(decision)]
    (x0, y0), (x1, y1) = (map(float, text.split(",")) for text in texts)
    assert x0 < 12.0 < x1
    assert (24.0 - x0, y0) == pytest.approx((x1, y1), abs=0.003)
    scene.say(texts[right])
    x, y = scene.at("a1")
    assert (x / 1000, y / 1000) == ((x1, y1) if right else (x0, y0))
    assert scene.told("fell-short")


@both
def test_it_is_asked_in_words_with_the_spots_on_the_table(edition: str) -> None:
    decision = failed(edition, FRIEND).decision
    for option in decision.options():
        x, y = option.text.split(",")
        assert option.things == (f"spot:{round(1000 * float(x))},{round(1000 * float(y))}",)
        for language in ("en", "fr"):
            assert Speaker(language).say(option.message)
            assert "a1" in Speaker(language).say(decision.about())


@pytest.mark.rule("AK2-R26", "AKB-R25")
@both
def test_nobody_is_asked_where_one_way_is_shorter(edition: str) -> None:
    scene = failed(edition, ("recruit", 0, 12.001, 5.0))
    assert scene.told("fell-short")
    assert scene.at("a1")[0] < 12_000


@both
@pytest.mark.parametrize("right", [False, True])
def test_bots_pass_on_the_side_of_the_post_that_is_not_theirs(edition: str, right: bool) -> None:
    scene = failed(edition, FRIEND)
    decision, battle = scene.decision, scene.battle
    posts = battle.layout.posts
    wanted = max(posts) if right else min(posts)
    for post, place in enumerate(posts):
        battle.owners[post] = 1 if place == wanted else 0
    hints = scene.game.hints()
    left_worth, right_worth = (hints.value(decision, code) for code in by_side(decision))
    assert (right_worth > left_worth) == right


def by_side(decision: Decision) -> list[int]:
    """The two choices, the left one first."""
    return sorted(decision.codes(), key=spot_x)
