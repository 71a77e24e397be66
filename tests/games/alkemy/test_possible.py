"""What the rules call impossible is so: suggestions may fail, rights do not."""

import random

import pytest

from athanor.games.alkemy.codes import CHARGE, ENGAGE, NONE
from athanor.games.alkemy.rules.charge import choose_landing, landing
from athanor.games.alkemy.rules.ends import MoveEnds
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.shelter import ShelterSpots
from athanor.games.alkemy.rules.space import spot_code
from athanor.games.alkemy.rules.walking import MoveSpots
from athanor.kernel import Stream
from tests.games.alkemy.possible import ADVANCED, QUESTIONS, ask, charging, cornered
from tests.games.alkemy.scene import Figure, Scene

NOT_AT_ALL = 10**6
"""A step so wide that nothing is looked at densely."""

ENTERING = 60
"""Scenes among which some lie near pieces that one may enter."""

FOUND_HARD = [
    *[("shelter", "v2", seed) for seed in (54, 88, 113, 163)],
    *[("shelter", "blitz", seed) for seed in (10, 12, 39, 55, 240)],
    *[("shelter", "levels", seed) for seed in (5, 14, 24, 144, 224)],
    *[("way out", "v2", seed) for seed in (9, 28, 35)],
    *[("way out", "blitz", seed) for seed in (16, 19, 33)],
    *[("way out", "levels", seed) for seed in (36, 72)],
    ("contact", "blitz", 114),
    *[("deploying", edition, seed) for edition in ("v2", "blitz") for seed in (0, 1)],
    *[("piece", "v2", seed) for seed in (1, 5)],
    *[("piece", "blitz", seed) for seed in (29, 31)],
]
"""Scenes where no likely spot will do, and yet there is one."""


@pytest.mark.parametrize(("question", "edition", "seed"), FOUND_HARD)
@pytest.mark.rule("AK2-829", "AK2-R15", "AK2-R18", "AK2-R37", "AK2-R80")
@pytest.mark.rule("AKB-224", "AKB-403", "AKB-503", "AKB-R32", "AKB-R57", "AKB-R73", "AKB-R75")
def test_a_spot_is_found_where_no_likely_one_will_do(
    question: str, edition: str, seed: int
) -> None:
    looked = QUESTIONS[question](edition, random.Random(f"{question} {edition} {seed}"), NOT_AT_ALL)
    assert looked is not None
    assert looked[0]


@pytest.mark.parametrize(
    ("question", "edition", "count", "step"),
    [
        ("shelter", "v2", 6, 250),
        ("shelter", "blitz", 6, 250),
        ("shelter", "levels", 6, 250),
        ("way out", "v2", 3, 250),
        ("way out", "blitz", 2, 250),
        ("contact", "v2", 12, 60),
        ("contact", "blitz", 12, 60),
        ("contact", "levels", 12, 60),
        ("deploying", "v2", 3, 120),
        ("deploying", "blitz", 3, 120),
        ("piece", "v2", 3, 250),
        ("piece", "blitz", 3, 250),
    ],
)
@pytest.mark.rule("AK2-R15", "AK2-R18", "AK2-R25", "AK2-R27", "AK2-R37", "AK2-R80")
@pytest.mark.rule("AKB-224", "AKB-237", "AKB-403", "AKB-R32", "AKB-R57", "AKB-R73", "AKB-R75")
def test_a_dense_look_finds_nothing_that_was_denied(
    question: str, edition: str, count: int, step: int
) -> None:
    """A few of the scenes that ``possible.py`` looks at by the thousand."""
    tally = ask(question, edition, count, step, first=1000)
    assert tally.denied == []


@pytest.mark.parametrize("edition", ["v2", "blitz"])
@pytest.mark.rule("AK2-R25", "AK2-R80", "AKB-224", "AKB-R32")
def test_two_ways_to_search_agree(edition: str) -> None:
    """On foot it is enough to look where ways first get; squares all over the area find no more."""
    asked: list[MoveEnds] = []
    for seed in range(40):
        leaver = cornered(edition, random.Random(f"leaver {edition} {seed}"))
        if leaver is not None:
            asked.append(leaver)
        charge = charging(edition, random.Random(f"charger {edition} {seed}"))
        if charge is not None:
            asked.append(landing(*charge))
    on_foot = [spots for spots in asked if spots.is_on_foot()]
    found = [spots.searched_spot() for spots in on_foot]
    for spots, spot in zip(on_foot, found, strict=True):
        assert spots.is_legal(spot) if spot != NONE else spots.cut_up() == NONE
    assert found.count(NONE) > 10
    assert len(found) - found.count(NONE) > 10


@pytest.mark.rule("AK2-1311", "AK2-R80")
def test_whoever_gets_free_on_the_ground_is_not_looked_for_inside_of_pieces() -> None:
    """Squares are left for the pieces that one may enter, and find no more all over the area."""
    asked = [cornered(ADVANCED, random.Random(f"enterer {seed}")) for seed in range(ENTERING)]
    entering = [one for one in asked if one and one.stays_down() and not one.is_on_foot()]
    outside = nowhere = 0
    for spots in entering:
        spot = spots.searched_spot()
        if spot == NONE:
            nowhere += 1
            assert spots.cut_up() == NONE
        else:
            assert spots.is_legal(spot)
            outside += not spots.journeys._leeways
    assert outside > nowhere > 0


def reaching(*more: Figure) -> Scene:
    """A halberdier, whose reach is an inch, and an enemy whose friends leave little room."""
    figures: list[Figure] = [("halberdier", 0, 19.049, 15.381), ("recruit", 0, 14.971, 17.19)]
    figures += [("recruit", 0, 16.791, 16.923), ("jaraya", 1, 16.748, 18.694)]
    figures += [("garlan", 1, 17.066, 20.021), ("tuareg", 1, 17.437, 17.882)]
    figures += [("tuareg", 1, 18.485, 17.474), *more]
    return Scene("blitz", figures)


def engaging(scene: Scene) -> Order:
    """The halberdier's order to engage the first enemy."""
    order = Order(scene.figure("a1"), ENGAGE, scene.figure("b1"))
    order.targets = 1 << scene.figure("b1")
    return order


@pytest.mark.rule("AKB-224", "AKB-253", "AKB-R28")
def test_long_reach_ends_anywhere_in_reach() -> None:
    """No spot around the enemy that is likely will do, but an inch away from it there is room."""
    scene = reaching()
    spots = landing(scene.battle, engaging(scene))
    assert spots.is_possible()
    assert spots.suggested()
    for choice in (spots.default_choice(), spots.sample(Stream(1)), spots.suggest(Stream(1))):
        assert spots.is_legal(choice)


@pytest.mark.rule("AKB-224")
def test_who_has_room_beside_the_only_known_place_is_asked_where_to_end() -> None:
    """One spot was likely and will do; a little to the side of it there are others."""
    figures: list[Figure] = [("jaraya", 0, 9.355, 1.123), ("archer", 0, 14.996, 2.682)]
    figures += [("archer", 0, 16.709, 1.25), ("halberdier", 0, 17.257, 2.636)]
    figures += [("halberdier", 1, 16.852, 3.8), ("ghulam", 1, 15.842, 4.662)]
    figures += [("ghulam", 1, 17.872, 3.673), ("garlan", 1, 15.025, 3.719)]
    scene = Scene("blitz", figures)
    order = Order(scene.figure("a1"), CHARGE, scene.figure("b1"))
    order.targets = 1 << scene.figure("b1")
    spots = landing(scene.battle, order)
    assert spots.is_possible()
    assert next(choose_landing(spots)) is spots
    assert len(spots.codes()) > 1
    assert all(spots.is_legal(spot) for spot in spots.codes())


@pytest.mark.rule("AKB-212")
def test_suggestions_never_fail_where_a_spot_is_legal() -> None:
    """Whoever asks for suggestions gets at least the spot that makes the move possible."""
    scene = Scene("blitz", [("recruit", 0, 0.5, 0.5), ("recruit", 1, 1.5, 0.5)])
    spots = MoveSpots(scene.battle, scene.figure("a1"), 700, "walk", "AKB-211")
    assert spots.is_possible()
    assert all(spots.is_legal(spot) for spot in spots.codes())
    assert spots.codes()


@pytest.mark.rule("AK2-829", "AK2-R37")
def test_shelter_that_was_found_before_is_looked_at_again() -> None:
    scene = Scene("v2", [("archer", 0, 11.0, 7.0), ("recruit", 1, 15.5, 15.5)])
    shooter, target = scene.figure("a1"), scene.figure("b1")
    found = ShelterSpots(scene.battle, target, shooter).some_spot()
    assert found != NONE
    again = ShelterSpots(scene.battle, target, shooter, found)
    assert again.some_spot() == found
    no_more = ShelterSpots(scene.battle, target, shooter, spot_code(11_000, 11_000))
    assert no_more.some_spot() == found
