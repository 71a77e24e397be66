"""Decisions about places: suggestions to pick from, and any other place in writing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.program import Player

BANDS = "warbands=garlan, priest, 2 recruit, 2 crossbowman, knight-errant"


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    """A person who is asked where to deploy a first figure."""
    person = Player(
        "play", "alkemy-v2", "--seats", "Ada,random", "--seed", "3",
        "--option", f"{BANDS};", "--save", str(tmp_path / "match.jsonl"),
    )  # fmt: skip
    while "Where do you deploy" not in person.page:
        assert person.is_asked, person.page
        person.choose("1")
    yield person
    person.kill()


def suggestions(page: str) -> list[str]:
    return re.findall(r"^ *\d+  ([\d.]+,[\d.]+) ", page, re.MULTILINE)


def test_a_warband_is_written_after_the_option_and_the_other_is_chosen(player: Player) -> None:
    assert "Which warband" not in player.raw
    assert "Garlan" in player.raw


def test_suggestions_are_spread_over_all_there_are(player: Player) -> None:
    page = player.page
    listed = suggestions(page)
    assert len(listed) == 25
    assert "only suggestions" in page
    assert len({spot.split(",")[1] for spot in listed}) > 1


def test_a_suggestion_is_picked_by_its_number(player: Player) -> None:
    first = suggestions(player.page)[0].split(",")
    said = player.type("1")
    assert f"{first[0]} in from the left, {first[1]} in from below" in said


def test_any_other_place_may_be_written(player: Player) -> None:
    spot = suggestions(player.page)[0].split(",")
    written = f"{float(spot[0]) + 0.125:g},{spot[1]}"
    assert written not in player.page
    asked = player.type(written)
    assert f"{float(spot[0]) + 0.125:.1f} in from the left" in asked
    assert "Where do you deploy" not in player.type("")


@pytest.mark.parametrize(
    ("written", "rule"), [("99,99", "AK2-R2"), ("12,12", "AK2-419"), ("12.5", "AK2-419")]
)
def test_a_place_that_the_rules_forbid_is_refused_with_the_rule(
    player: Player, written: str, rule: str
) -> None:
    said = player.type(written)
    assert "✕" in said
    assert rule in said
    assert "Enter to do it" not in said


def test_a_place_may_be_said_in_words(player: Player) -> None:
    said = player.type("toward post 2")
    assert "in from the left" in said


def test_the_table_can_be_asked_about(player: Player) -> None:
    said = player.type("look near post 2")
    assert "o’clock" in said
    assert "✕" in player.type("look distance post 1")
    assert "Where do you deploy" in player.type("table")
