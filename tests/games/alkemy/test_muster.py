"""Warbands: how a list becomes cards, and which lists the rules allow."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from athanor.games.alkemy.cards.muster import (
    MOST_FIGURES,
    RULES,
    ProfileCard,
    Warband,
    check,
    fill,
    parse,
)
from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.cards.schema import AlkemyData, Edition, by_id
from athanor.kernel import find
from athanor.kernel.words import Refusal, Refused
from athanor.locale import Speaker, languages
from tests.games.alkemy.owner import PROFILE, owner_pack

EDITIONS: list[Edition] = ["v2", "blitz"]
both = pytest.mark.parametrize("edition", EDITIONS)

FORMAT_400 = '[format.400]\nheroes_min = 2\nheroes_max = 3\ntable = "large"\n'


def house(edition: Edition = "v2") -> AlkemyData:
    return HOUSE[edition].for_match()[0]


def with_guests(folder: Path, edition: Edition = "v2") -> AlkemyData:
    """The house set with a profile that has three figures on a card, and a format of 400."""
    return HOUSE[edition].for_match([owner_pack(folder, PROFILE + FORMAT_400)])[0]


def lines(warband: Warband) -> list[tuple[str, int]]:
    return [(card.profile.id, card.figures) for card in warband.cards]


def why(text: str, points: int, data: AlkemyData) -> list[tuple[str, tuple[str, ...]]]:
    """What stands against a list: the end of each key, and the rules."""
    return [
        (refusal.message.key.removeprefix("alkemy-refusal-"), refusal.rules)
        for refusal in check(parse(text, data), points, data)
    ]


def unreadable(text: str, data: AlkemyData) -> Refusal:
    with pytest.raises(Refused) as caught:
        parse(text, data)
    return caught.value.refusal


# Lists and cards


@pytest.mark.rule("AKB-020", "AKB-031", "AK2-312")
@both
def test_a_list_becomes_cards_in_its_order(edition: Edition) -> None:
    warband = parse("knight-errant, 3 recruit ,garlan,  2 Knight-Errant", house(edition))
    assert lines(warband) == [
        ("knight-errant", 1),
        ("knight-errant", 1),
        ("knight-errant", 1),
        ("recruit", 2),
        ("recruit", 1),
        ("garlan", 1),
    ]
    assert [profile.id for profile in warband.figures] == [
        *["knight-errant"] * 3,
        *["recruit"] * 3,
        "garlan",
    ]
    assert warband.text == "3 knight-errant, 3 recruit, garlan"


@pytest.mark.rule("AK2-310", "AK2-311", "AK2-E12", "AKB-056", "AKB-R84")
def test_a_card_is_filled_before_another_is_opened() -> None:
    assert lines(parse("2 lancer", house())) == [("lancer", 2)]
    assert parse("2 lancer", house()).cost == 30
    assert lines(parse("lancer, lancer, lancer", house())) == [("lancer", 2), ("lancer", 1)]


@pytest.mark.rule("AK2-309", "AK2-311", "AK2-E13", "AKB-R84")
@both
def test_a_card_may_stay_partly_empty_and_costs_by_the_figure(
    edition: Edition, tmp_path: Path
) -> None:
    data = with_guests(tmp_path, edition)
    warband = parse("garlan, 2 guest", data)
    assert lines(warband) == [("garlan", 1), ("guest", 2)]
    assert warband.cost == 53 + 2 * 15
    assert why("garlan, 2 guest", 180, data) == []


@given(figures=st.integers(1, 40), name=st.sampled_from(["knight-errant", "recruit"]))
def test_only_the_last_card_has_free_lines(figures: int, name: str) -> None:
    profile = by_id(house().profile)[name]
    cards = fill(profile, figures)
    assert sum(card.figures for card in cards) == figures
    assert all(card.figures == profile.lines for card in cards[:-1])
    assert 1 <= cards[-1].figures <= profile.lines


@pytest.mark.rule("AKB-059")
def test_formula_cards_are_not_counted() -> None:
    warband = parse("garlan, priest", house("blitz"))
    assert warband.cards[1].profile.alchemist is not None
    assert len(warband.cards) == 2


@both
def test_a_list_that_names_nothing_is_refused(edition: Edition) -> None:
    for text, part in [("", ""), ("garlan,", ""), ("0 recruit", "0 recruit"), ("x y", "x y")]:
        refusal = unreadable(text, house(edition))
        assert refusal.message.key == "alkemy-refusal-list-unreadable"
        assert refusal.message.args == {"text": part}


@both
def test_profiles_may_be_called_by_their_names_in_either_language(edition: Edition) -> None:
    data = house(edition)
    wanted = parse("garlan, priest, 2 recruit", data)
    assert parse("Garlan, Prêtre de campagne, 2 Recrues", data) == wanted
    assert parse("garlan, countryside priest, 2 recruits", data) == wanted
    assert parse("Nadir l'Émissaire", data) == parse("nadir", data)


def test_an_unknown_profile_is_refused_with_the_closest_name() -> None:
    refusal = unreadable("garlan, 2 recrut", house())
    assert refusal.message.key == "alkemy-refusal-no-such-profile"
    assert refusal.message.args == {"profile": "recrut", "close": "recruit", "closes": 1}


def test_no_list_is_longer_than_anybody_means() -> None:
    assert len(parse(f"{MOST_FIGURES} recruit", house()).figures) == MOST_FIGURES
    refusal = unreadable(f"{MOST_FIGURES} recruit, recruit", house())
    assert refusal.message.args == {"profile": "recruit", "most": MOST_FIGURES}


# What the rules allow


@pytest.mark.rule("AK2-301", "AK2-303", "AK2-304", "AK2-E11")
def test_the_cobra_guard_of_the_rulebook() -> None:
    text = "sze, black-cloud-disciple, lore-collector, shadow, murmur, 2 silence"
    warband = parse(text, house())
    assert warband.cost == 45 + 23 + 30 + 28 + 25 + 2 * 23 == 197
    assert warband.symbols == ("cobra-guard",)
    assert why(text, 200, house()) == []
    assert why(text, 180, house()) == [("too-expensive", ("AK2-303", "AK2-309"))]


@pytest.mark.rule("AK2-303", "AK2-309", "AKB-050")
@both
def test_points_may_be_left_but_not_exceeded(edition: Edition) -> None:
    data = house(edition)
    exact = "nadir, tide-weaver, dune-colossus, tuareg, 2 dune-archer, 2 city-guard"
    assert parse(exact, data).cost == 200
    assert why(exact, 200, data) == []
    assert why("nadir", 200, data) == []
    over = exact.replace("2 city-guard", "city-guard, veiled-novice")
    assert parse(over, data).cost == 201
    (refusal,) = check(parse(over, data), 200, data)
    assert refusal.message.key == "alkemy-refusal-too-expensive"
    assert refusal.message.args == {"cost": 201, "points": 200}
    assert refusal.rules == RULES[edition].cost


HEROES = ["", "garlan", "garlan, isolde", "garlan, isolde, aldric"]

V2_RULES = ("AK2-302", "AK2-306")

ALLOWED: dict[tuple[Edition, int], tuple[set[int], tuple[str, ...]]] = {
    ("v2", 180): ({1}, V2_RULES),
    ("v2", 200): ({1, 2}, V2_RULES),
    ("v2", 250): ({2}, V2_RULES),
    ("v2", 300): ({2, 3}, V2_RULES),
    ("blitz", 180): ({1}, ("AKB-051", "AKB-R82")),
    ("blitz", 200): ({1}, ("AKB-051", "AKB-R82")),
    ("blitz", 250): ({1, 2}, ("AKB-052",)),
    ("blitz", 300): ({1, 2}, ("AKB-052",)),
    ("blitz", 400): ({2, 3}, ("AKB-053",)),
}
"""How many heroes each edition allows in each format, and by which rules."""


@pytest.mark.rule("AK2-302", "AK2-306", "AKB-006", "AKB-051", "AKB-052", "AKB-053", "AKB-R82")
@pytest.mark.parametrize(("edition", "points"), ALLOWED)
@pytest.mark.parametrize("heroes", range(4))
def test_each_format_has_its_number_of_heroes(
    heroes: int, edition: Edition, points: int, tmp_path: Path
) -> None:
    data = with_guests(tmp_path, edition)
    text = ", ".join(part for part in (HEROES[heroes], "recruit") if part)
    found = why(text, points, data)
    allowed, by_rules = ALLOWED[edition, points]
    key = "heroes-exactly" if len(allowed) == 1 else "heroes-between"
    assert found == ([] if heroes in allowed else [(key, by_rules)])


@pytest.mark.rule("AK2-1602", "AK2-306")
def test_among_several_the_number_of_heroes_is_a_rule_of_theirs() -> None:
    """The rules of two players know no format of 150 points."""
    data = house("v2")
    refusal = check(parse("garlan, aldric", data), 150, data, 3)[0]
    assert refusal.rules == ("AK2-1602", "AK2-306")
    with pytest.raises(Refused) as caught:
        find("alkemy-v2").build(3, {"format": 150, "warbands": ["recruit", None, None]})
    assert caught.value.refusal.rules == ("AK2-1602", "AK2-306")


def test_the_number_of_heroes_is_told() -> None:
    data = house("v2")
    exactly, between = (
        check(parse("recruit", data), points, data)[0].message for points in (250, 300)
    )
    assert exactly.args == {"points": 250, "needed": 2, "found": 0}
    assert between.args == {"points": 300, "least": 2, "most": 3, "found": 0}


@pytest.mark.rule("AK2-304", "AKB-057")
@both
def test_all_figures_share_a_symbol(edition: Edition) -> None:
    data = house(edition)
    rules = RULES[edition].symbols
    assert why("garlan, recruit, meharist", 180, data) == [("no-common-symbol", rules)]
    assert why("garlan, recruit, novice", 180, data) == []


@pytest.mark.rule("AK2-305", "AK2-313", "AKB-058")
@both
def test_a_card_serves_under_each_of_its_symbols(edition: Edition) -> None:
    data = house(edition)
    assert parse("sze, shadow, runner", data).symbols == ("jade-triad",)
    assert parse("sze, shadow, murmur", data).symbols == ("cobra-guard",)
    assert parse("sze, shadow", data).symbols == ("jade-triad", "cobra-guard")
    assert why("sze, shadow, runner", 180, data) == []
    assert why("sze, shadow, murmur", 180, data) == []
    assert why("sze, runner, murmur", 180, data) == [("no-common-symbol", RULES[edition].symbols)]


@pytest.mark.rule("AK2-307", "AKB-035", "AKB-054")
def test_a_hero_serves_once() -> None:
    assert why("garlan, garlan", 300, house("v2")) == [("hero-twice", ("AK2-307",))]
    assert why("2 garlan", 300, house("blitz")) == [("hero-twice", ("AKB-054",))]


@pytest.mark.rule("AK2-308", "AK2-R13", "AKB-055", "AKB-R83")
@both
def test_the_limit_counts_cards_not_figures(edition: Edition) -> None:
    data = house(edition)
    assert why("lee-ping, 6 lancer", 180, data) == []
    (refusal,) = check(parse("lee-ping, 7 lancer", data), 180, data)
    assert refusal.message.key == "alkemy-refusal-too-many-cards"
    assert refusal.message.args == {"profile": "lancer", "limit": 3, "found": 4}
    assert refusal.rules == RULES[edition].limit


@pytest.mark.rule("AK2-310", "AK2-311", "AKB-056", "AKB-R84")
@both
def test_a_card_is_filled_before_another_of_its_name_is_opened(edition: Edition) -> None:
    data = house(edition)
    full, half = parse("lee-ping, 4 lancer", data), parse("lee-ping, 3 lancer", data)
    assert [card.figures for card in full.cards] == [1, 2, 2]
    assert check(full, 180, data) == check(half, 180, data) == []
    hero, one, other = full.cards
    (refusal,) = check(
        Warband((hero, ProfileCard(one.profile, 1), ProfileCard(other.profile, 1))), 180, data
    )
    assert refusal.message.key == "alkemy-refusal-cards-not-full"
    assert refusal.message.args == {"profile": "lancer", "lines": 2}
    assert refusal.rules == RULES[edition].filling


@both
def test_everything_against_a_warband_is_told_at_once(edition: Edition) -> None:
    keys = [key for key, _ in why("2 garlan, 3 ghulam, sze", 180, house(edition))]
    assert keys == [
        "too-expensive",
        "heroes-exactly",
        "no-common-symbol",
        "hero-twice",
        "too-many-cards",
    ]


@pytest.mark.rule("AK2-301", "AK2-302", "AKB-003", "AKB-004")
@both
def test_a_format_is_one_of_those_there_are(edition: Edition) -> None:
    data = house(edition)
    assert sorted(data.format) == [180, 200, 250, 300]
    (refusal,) = check(parse("garlan", data), 199, data)
    known = "150, 180, 200, 250, 300" if edition == "v2" else "180, 200, 250, 300"
    assert refusal.message.args == {"points": 199, "known": known}  # 150 for several players
    assert refusal.rules == RULES[edition].format


@pytest.mark.rule("AK2-001", "AKB-001")
@both
def test_a_warband_needs_figures(edition: Edition) -> None:
    (refusal,) = check(Warband(()), 180, house(edition))
    assert refusal.message.key == "alkemy-refusal-no-figures"
    assert refusal.rules == RULES[edition].figures
    assert Warband(()).symbols == ()


# In words


@pytest.mark.parametrize("language", languages())
@both
def test_every_refusal_is_told_with_its_rules(edition: Edition, language: str) -> None:
    data, speaker = house(edition), Speaker(language)
    refusals = [
        *(unreadable(text, data) for text in ("", "recrut", "99 recruit, recruit")),
        *check(parse("2 garlan, 3 ghulam, sze", data), 180, data),
        *check(parse("recruit", data), 300, data),
        *check(parse("recruit", data), 1, data),
        *check(Warband(()), 180, data),
        *check(Warband((ProfileCard(parse("lancer", data).cards[0].profile, 1),) * 2), 180, data),
    ]
    assert len({refusal.message.key for refusal in refusals}) == 12
    for refusal in refusals:
        told = speaker.say(refusal.message)
        assert told.endswith((".", "?"))
        shown = [str(arg) for name, arg in refusal.message.args.items() if name != "closes"]
        assert [arg for arg in shown if arg not in told] == []
        for rule in refusal.rules:
            assert speaker.rule(rule)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "At 180 points a warband has exactly 1 hero; this one has 0."),
        ("fr", "À 180 points, une troupe a exactement 1 héros\u202f; celle-ci en a 0."),
    ],
)
def test_a_refusal_in_words(language: str, told: str) -> None:
    (refusal,) = check(parse("recruit", house()), 180, house())
    assert Speaker(language).say(refusal.message) == told
