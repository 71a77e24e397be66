"""Another points total that both players of Blitz have agreed on (AKB-006, AKB-050 to AKB-053)."""

import pytest

from athanor.games.alkemy.game import Alkemy
from athanor.kernel import Match, Refused, Stream, find
from tests.games.alkemy.scene import CARDS

LARGE = 48_000
SMALL = 24_000


def agreed(points: str, **options: object) -> Alkemy:
    game = find("alkemy-blitz").build(2, {"points": points, **options}, [CARDS])
    assert isinstance(game, Alkemy)
    return game


def refused(points: str, **options: object) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(Refused) as caught:
        agreed(points, **options)
    refusal = caught.value.refusal
    return refusal.message.key.removeprefix("alkemy-refusal-"), refusal.rules


def texts(game: Alkemy) -> list[str]:
    return [band.text for band in game.terms.bands]


def both(text: str) -> list[str]:
    return [text, text]


@pytest.mark.rule("AKB-006", "AKB-005")
@pytest.mark.parametrize(("table", "width"), [(180, SMALL), (300, LARGE)])
@pytest.mark.parametrize("points", ["350", "400", " 220 "])
def test_the_players_agree_on_a_total_and_on_a_table(points: str, table: int, width: int) -> None:
    game = agreed(points, format=table)
    assert game.terms.layout.width == width
    assert game.reference().points == int(points)
    match, stream = Match(game, game.start(), Stream(1)), Stream(2)
    for _ in range(40):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))


@pytest.mark.rule("AKB-050", "AKB-006")
def test_a_warband_may_cost_as_much_as_was_agreed_and_no_more() -> None:
    mine = "garlan, 2 recruit"
    costs = {sheet.id: sheet.cost for sheet in agreed("300").terms.sheets}
    cost = costs["garlan"] + 2 * costs["recruit"]
    assert agreed(str(cost), warbands=both(mine)).terms.given
    assert refused(str(cost - 1), warbands=both(mine)) == ("too-expensive", ("AKB-050",))


@pytest.mark.rule("AKB-051", "AKB-052", "AKB-053", "AKB-R82")
@pytest.mark.parametrize(
    ("points", "allowed", "rules"),
    [
        ("199", {1}, ("AKB-051", "AKB-R82")),
        ("200", {1}, ("AKB-051", "AKB-R82")),
        ("201", {1, 2}, ("AKB-052",)),
        ("300", {1, 2}, ("AKB-052",)),
        ("301", {2, 3}, ("AKB-053",)),
        ("400", {2, 3}, ("AKB-053",)),
    ],
)
@pytest.mark.parametrize("heroes", range(4))
def test_the_number_of_heroes_goes_by_the_total(
    heroes: int, points: str, allowed: set[int], rules: tuple[str, ...]
) -> None:
    leaders = ["garlan", "aldric", "isolde"][:heroes]
    text = ", ".join([*leaders, "recruit"])
    if heroes in allowed:
        assert agreed(points, warbands=both(text)).terms.given
    else:
        assert refused(points, warbands=both(text))[1] == rules


@pytest.mark.rule("AKB-006", "AKB-050")
def test_ready_warbands_that_are_legal_by_the_total_may_be_led() -> None:
    for band in agreed("350", format=300).terms.bands:
        sheets = agreed("350").terms.sheets
        heroes = sum(sheets[sheet].is_hero for sheet, _ in band.cards)
        assert heroes in (2, 3)
        assert sum(sheets[sheet].cost * count for sheet, count in band.cards) <= 350
    usual = find("alkemy-blitz").build(2, {"format": 300}, [CARDS])
    assert isinstance(usual, Alkemy)
    assert texts(agreed("300")) == texts(usual)


@pytest.mark.rule("AKB-006")
def test_where_none_is_legal_lists_are_needed() -> None:
    assert refused("90") == ("no-ready-warband", ("AKB-006", "AKB-050"))
    assert refused("90", warbands=["garlan, recruit", None])[0] == "no-ready-warband"
    assert agreed("90", warbands=both("garlan, recruit")).terms.bands == []


@pytest.mark.rule("AKB-006")
@pytest.mark.parametrize("text", ["49", "401", "abc", "", "-200", "1e3", "99999", "2 00"])
def test_only_a_number_that_can_be_played_is_agreed_on(text: str) -> None:
    assert refused(text) == ("agreed-points", ("AKB-006",))


@pytest.mark.rule("AK2-302")
def test_the_second_edition_has_its_formats_only() -> None:
    with pytest.raises(Refused):
        find("alkemy-v2").build(2, {"points": "350"})
