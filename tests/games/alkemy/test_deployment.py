"""Deploying both warbands (AK2-419 to AK2-424, AKB-509 to AKB-512)."""

import pytest

from athanor.games.alkemy.rules.deploying import BesideZone
from athanor.games.alkemy.rules.space import spot_x, spot_y
from tests.games.alkemy.preparing import SOLDIERS, Cards, Preparing
from tests.games.alkemy.scene import EDITIONS

ONE: Cards = (("garlan", 1),)
CROWD: Cards = (("recruit", 2), ("crossbowman", 2))
THREE: Cards = (("garlan", 1), ("priest", 1), ("templar", 1))


def deploying(edition: str, mine: Cards, theirs: Cards, *, points: int = 180) -> Preparing:
    """Two warbands at the end of the set-up; without scenery there are no tokens to place."""
    return Preparing(edition, "tokens", bands=(mine, theirs), points=points)


@pytest.mark.rule("AK2-420", "AK2-R18", "AKB-509")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_more_cards_deploys_first_whatever_the_figures(edition: str) -> None:
    # Four figures on two cards against three on three; an alchemist's formulas are no card.
    scene = deploying(edition, CROWD, THREE)
    assert scene.decision.seat == 1
    scene = deploying(edition, THREE, CROWD)
    assert scene.decision.seat == 0


@pytest.mark.rule("AK2-421", "AKB-510", "AKB-R92")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("dice", "first"), [((5, 5, 0, 0), 1), ((0, 0, 5, 5), 0)])
def test_with_as_many_cards_the_loser_of_a_mind_roll_deploys_first(
    edition: str, dice: tuple[int, ...], first: int
) -> None:
    scene = deploying(edition, SOLDIERS, SOLDIERS)
    assert [decision.seat for decision in scene.match.decisions] == [0, 1]  # at the same time
    assert scene.texts() == ["a1", "a2", "a3"]
    scene.roll(*dice)
    scene.say("a2", "b2")
    assert scene.decision.seat == first
    assert scene.told("deploys-first")


@pytest.mark.rule("AK2-422", "AK2-424", "AKB-512", "AKB-R76")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_deployed_in_turns_and_the_rest_in_a_row(edition: str) -> None:
    scene = deploying(edition, THREE, CROWD)
    assert scene.texts() == ["deploy a1", "deploy a2", "deploy a3"]
    scene.say("deploy a2", "4,1")
    assert scene.texts() == ["deploy b1 b2", "deploy b3 b4"]
    scene.say("deploy b3 b4", "4,23", "6,23")  # all figures of the card
    assert scene.texts() == ["deploy a1", "deploy a3"]
    scene.say("deploy a1", "6,1", "8,23", "10,23")  # the last card needs no choice
    scene.say("12,1")
    assert scene.told("turn")
    assert scene.at("a2") == (4000, 1000)
    assert scene.at("b4") == (6000, 23000)


@pytest.mark.rule("AKB-R76", "AK2-422")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_with_cards_left_goes_on_alone(edition: str) -> None:
    scene = deploying(edition, THREE, ONE)
    scene.say("deploy a1", "4,1", "4,23", "deploy a2")
    assert scene.decision.seat == 0
    scene.say("6,1", "8,1")
    assert scene.battle.turn == 1


@pytest.mark.rule("AK2-419", "AK2-403", "AK2-1703", "AKB-511", "AKB-R75", "AKB-R93")
@pytest.mark.parametrize(
    ("edition", "points", "depth", "height"),
    [("v2", 180, 2.5, 24), ("v2", 300, 3.5, 36), ("blitz", 180, 2.5, 24), ("blitz", 300, 4.0, 36)],
)
def test_a_base_lies_wholly_in_its_zone(
    edition: str, points: int, depth: float, height: int
) -> None:
    scene = deploying(edition, SOLDIERS, ONE, points=points)
    scene.say("deploy a1")
    outside = {"AK2-419", "AKB-511"}
    assert outside & set(scene.refusal(f"12,{depth - 0.499:g}").rules)
    assert {"AK2-R2", "AKB-R90"} & set(scene.refusal("12,0.499").rules)
    scene.say(f"12,{depth - 0.5:g}")  # touching the line from behind is inside
    assert outside & set(scene.refusal(f"12,{height - depth + 0.499:g}").rules)
    scene.say(f"12,{height - depth + 0.5:g}")
    assert scene.at("b1") == (12000, (height - depth + 0.5) * 1000)


@pytest.mark.rule("AK2-423")
@pytest.mark.parametrize("edition", EDITIONS)
def test_figures_of_one_card_need_not_stay_together(edition: str) -> None:
    scene = deploying(edition, SOLDIERS, ONE)
    scene.say("deploy a2 a3", "1,1", "23,1")
    assert (scene.at("a2"), scene.at("a3")) == ((1000, 1000), (23000, 1000))


@pytest.mark.rule("AK2-R18")
def test_without_room_in_its_zone_a_figure_is_put_as_near_as_can_be() -> None:
    wall = [("house", 1.75 + 3.5 * k, 1.5, 0) for k in range(6)] + [("house", 22.25, 1.5, 0)]
    scene = Preparing("v2", "deployment", bands=(ONE, ONE), scenery=wall)
    assert scene.decision.seat == 1  # player A was not asked
    x, y = scene.at("a1")
    assert abs(x - 12000) <= 100
    assert 3500 <= y <= 3600


@pytest.mark.rule("AK2-R18")
def test_as_near_as_can_be_is_as_near_to_the_zone_and_touches_no_enemy() -> None:
    """A house juts out of the middle of the wall, and an enemy stands where it ends."""
    wall = [("house", 1.75 + 3.5 * k, 1.5, 0) for k in range(6)] + [("house", 22.25, 1.5, 0)]
    wall[3] = ("house", 12.25, 2.4, 0)
    scene = Preparing("v2", "deployment", bands=(ONE, ONE), scenery=wall)
    assert scene.decision.seat == 1
    x, y = scene.at("a1")
    assert abs(x - 10_000) <= 10  # beside what juts out, not before it
    assert 3500 <= y <= 3510
    spots = BesideZone(scene.battle, 0)
    scene.battle.present = 2
    scene.battle.discs.move(1, 10_000, 3505)
    spot = spots.nearest()
    scene.battle.discs.move(0, spot_x(spot), spot_y(spot))
    assert scene.gap("a1", "b1") > 10
    assert spot_y(spot) <= 3510
