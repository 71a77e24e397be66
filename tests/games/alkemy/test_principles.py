"""What holds for the whole game: formats, scenarios, units, what is open and what is secret."""

import re

import pytest
from msgspec import structs

from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.cards.schema import Edition
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.tabletop.points import INCH
from athanor.games.alkemy.terms import Layout
from athanor.kernel import find
from athanor.locale import Speaker, languages
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, game_of

both = pytest.mark.parametrize("edition", EDITIONS)

BOTH: tuple[Edition, ...] = ("v2", "blitz")


def layout(edition: str, points: int) -> Layout:
    """The table of a format."""
    return game_of(edition, False, points).terms.layout


@both
@pytest.mark.rule("AK2-006", "AKB-008")
def test_a_printed_4_is_4_inches_on_the_table(edition: str) -> None:
    garlan = next(one for one in game_of(edition).terms.sheets if one.id == "garlan")
    assert (garlan.walk, garlan.charge, garlan.run) == (4 * INCH, 6 * INCH, 10 * INCH)
    assert layout(edition, 180).width == 24 * INCH


@both
@pytest.mark.rule("AK2-001", "AKB-001")
def test_a_match_is_for_two_with_a_warband_each(edition: str) -> None:
    info = find(f"alkemy-{edition}").info
    assert (info.min_seats, info.max_seats) == (2, 4 if edition == "v2" else 2)  # AK2-1601


@pytest.mark.parametrize(
    ("edition", "points", "width", "height"),
    [
        ("v2", 180, 24, 24),
        ("v2", 300, 36, 36),
        ("blitz", 180, 24, 24),
        ("blitz", 200, 24, 24),
        ("blitz", 300, 48, 36),
    ],
)
@pytest.mark.rule("AK2-018", "AKB-003", "AKB-004", "AKB-005", "AKB-006")
def test_the_format_agreed_on_fixes_the_table(
    edition: str, points: int, width: int, height: int
) -> None:
    laid = layout(edition, points)
    assert (laid.width, laid.height) == (width * INCH, height * INCH)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.rule("AKB-002", "AKB-014")
def test_a_scenario_is_data(edition: Edition) -> None:
    """Another scenario brings its own points to win, posts and cost of their Action."""
    data, stamps = HOUSE[edition].for_match()
    changed = tuple(
        structs.replace(one, points_to_win=5, post_ap=1, post_reach=2.0) for one in data.scenario
    )
    other = structs.replace(data, scenario=changed)
    game = Alkemy(find(f"alkemy-{edition}").info, 2, {}, other, stamps)
    assert game.terms.layout.goal == 5
    scene = Scene(edition, [("recruit", 0, 4, 9.1), ("recruit", 1, 20, 20)], game=game)
    scene.say("activate a1", "post 1")
    assert scene.ap("a1") == 1
    assert scene.battle.owners[0] == 0


@both
@pytest.mark.rule("AK2-007", "AK2-008", "AKB-221")
def test_an_action_is_announced_then_paid_then_checked_and_stays_paid(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 8, 4), ("recruit", 1, 8, 20)])
    scene.say("activate a1", "charge b1")
    kinds = [event.kind for event in scene.log.events]
    assert (
        kinds.index("announced-charge") < kinds.index("charge-failed") < kinds.index("fell-short")
    )
    assert scene.ap("a1") == 3


@both
@pytest.mark.rule("AK2-019", "AK2-R6")
def test_what_is_on_the_cards_is_open_to_the_other_player(edition: str) -> None:
    scene = Scene(edition, [("priest", 0, 4, 4), ("recruit", 1, 20, 20)])
    scene.hurt("a1", 2)
    scene.battle.concentration[scene.figure("a1")] = 3
    view = scene.game.view(scene.battle, 1)
    priest = next(one for one in view.figures if one.label == "a1")
    assert (priest.wounds, priest.ap, priest.concentration) == (2, 3, 3)
    assert priest.components == scene.battle.components[scene.figure("a1")]
    assert priest.stones == scene.battle.stones[scene.figure("a1")]


@both
@pytest.mark.rule("AK2-R6")
def test_a_combat_card_is_secret_until_both_are_chosen(edition: str) -> None:
    figures: list[Figure] = [("recruit", 0, 8, 8), ("recruit", 1, 8, 9)]
    seen = []
    for card in ("quick", "brutal"):
        scene = Scene(edition, figures)
        scene.join("a1", "b1")
        scene.say("activate a1", "fight b1")
        mine, theirs = scene.match.decisions
        scene.match.answer(mine.seat, mine.parse(card))
        seen.append((scene.game.view(scene.battle, 1), list(scene.log.events)))
        assert scene.match.decisions[0].seat == theirs.seat
    assert seen[0] == seen[1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.rule("AK2-013", "AK2-R4")
def test_a_template_is_told_to_be_as_large_in_inches_as_in_millimetres(language: str) -> None:
    """No effect of the house set calls for a template, so all there is of it is what is told."""
    speaker = Speaker(language)
    millimetres = re.search(r"(\d+) × (\d+) mm", speaker.rule("AK2-013"))
    *_, inches = re.findall(r"(\d[.,]\d) × (\d[.,]\d)", speaker.rule("AK2-R4"))
    assert millimetres is not None
    for metric, imperial in zip(millimetres.groups(), inches, strict=True):
        assert round(int(metric) / 25.4, 1) == float(imperial.replace(",", "."))
