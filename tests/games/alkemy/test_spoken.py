"""Spots in words: toward somebody, into cover, beside somebody; as legal as any other."""

import pytest

from athanor.games.alkemy.rules.space import gap_at, sees, spot_x, spot_y

from .scene import EDITIONS, Scene

BOTH = pytest.mark.parametrize("edition", EDITIONS)
FIGURES = [("garlan", 0, 4.0, 4.0), ("recruit", 1, 4.0, 18.0), ("recruit", 1, 20.0, 20.0)]


def walking(edition: str, *scenery: tuple[str, float, float, int]) -> Scene:
    """Garlan, about to say where his walk ends."""
    return Scene(edition, FIGURES, scenery=scenery).say("activate a1", "walk")


@BOTH
@pytest.mark.parametrize("words", ["toward b1", "Towards  B1", "vers b1"])
@pytest.mark.rule("AK2-603", "AKB-211")
def test_toward_somebody_is_as_far_as_one_gets(edition: str, words: str) -> None:
    scene = walking(edition)
    spot = scene.decision.parse(words)
    walk = scene.battle.sheet(0).walk
    assert scene.decision.is_legal(spot)
    assert (spot_x(spot), spot_y(spot)) == (4000, 4000 + walk)


@BOTH
def test_toward_posts_and_pieces_and_away_from_somebody(edition: str) -> None:
    scene = walking(edition, ("hedge", 9, 4, 0))
    away = scene.decision.parse("away from b1")
    assert spot_y(away) < 4000
    east = scene.decision.parse("toward piece 1")
    assert spot_x(east) > 6000
    post = scene.decision.parse("vers borne 1")
    x, y = scene.battle.layout.posts[0]
    before = (x - 4000) ** 2 + (y - 4000) ** 2
    assert (x - spot_x(post)) ** 2 + (y - spot_y(post)) ** 2 < before


@BOTH
@pytest.mark.rule("AK2-829", "AKB-107")
def test_into_cover_is_where_somebody_does_not_see_well(edition: str) -> None:
    scene = walking(edition, ("house", 6.5, 8, 0))
    battle = scene.battle
    enemy = scene.figure("b1")
    for words in ("into cover from b1", "à couvert de b1"):
        spot = scene.decision.parse(words)
        assert scene.decision.is_legal(spot)
        battle.discs.move(0, spot_x(spot), spot_y(spot))
        hidden = not sees(battle, 0, enemy) or battle.edition.cover.hides_at(battle, enemy, 0)
        battle.discs.move(0, 4000, 4000)
        assert hidden


@BOTH
@pytest.mark.rule("AK2-615", "AKB-224")
@pytest.mark.parametrize(
    ("words", "across"),
    [("contact with b1 left", -1), ("contact with b1 on its right", 1), ("contact b1 at 9", -1)],
)
def test_contact_is_made_on_the_side_that_is_said(edition: str, words: str, across: int) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 8), ("recruit", 1, 20, 20)])
    scene.say("activate a1", "charge b1")
    spot = scene.decision.parse(words)
    assert scene.decision.is_legal(spot)
    assert gap_at(scene.battle, 0, spot_x(spot), spot_y(spot), 1) <= scene.battle.edition.contact
    assert (spot_x(spot) - 4000) * across > 500


@BOTH
@pytest.mark.rule("AK2-615", "AKB-224")
def test_left_is_left_for_who_sits_across_the_table(edition: str) -> None:
    scene = Scene(
        edition,
        [("recruit", 0, 8, 8), ("recruit", 0, 20, 4), ("garlan", 1, 8, 12)],
        active=1,
    )
    scene.say("activate b1", "charge a1")
    assert spot_x(scene.decision.parse("au contact de a1 à gauche")) > 8500
    nearest = scene.decision.parse("contact with a1")
    assert spot_y(nearest) > 8900


@BOTH
def test_words_that_lead_nowhere_are_refused_with_the_rule(edition: str) -> None:
    scene = walking(edition)
    for words in ("toward c9", "contact with b1 left", "into cover from a1"):
        refusal = scene.refusal(words)
        assert refusal.message.key == "alkemy-refusal-no-spot-so"
        assert refusal.rules
    assert scene.refusal("over the hills").message.key == "alkemy-refusal-not-a-spot"


@BOTH
@pytest.mark.rule("AK2-005", "AKB-010")
def test_words_for_spots_mean_nothing_before_the_move_is_announced(edition: str) -> None:
    scene = Scene(edition, FIGURES).say("activate a1")
    assert scene.refusal("toward b1").message.key == "kernel-not-understood"
