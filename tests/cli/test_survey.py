"""``athanor survey``: in words of both languages, and as data."""

import json
import re

import pytest

from tests.cli.program import run

ARGUMENTS = ("survey", "ars-alchimia", "--seats", "3", "--bots", "random", "--matches", "4")


def test_it_is_told_in_both_languages() -> None:
    english = run(*ARGUMENTS, "--workers", "1").stdout
    assert re.search(r"Workshop card of the first year +How often +Share", english)
    assert re.search(r"Workshop card 1 +\d+\.\d% ", english)
    assert re.search(r"Points +-?\d+\.\d\d +-?\d+\.\d\d", english)
    french = run(*ARGUMENTS, "--workers", "1", "--lang", "fr").stdout
    assert re.search(r"Carte Atelier de la première année +Fréquence +Part", french)
    assert "4 parties, graine 0" in french


def test_it_is_told_as_data() -> None:
    data = json.loads(run(*ARGUMENTS, "--workers", "1", "--json").stdout)
    assert data["plan"]["bots"] == ["random"] * 3
    assert sum(seat["wins"] for seat in data["seats"]) == 4
    assert {topic["topic"] for topic in data["topics"]} > {"ars-alchimia-topic-hired"}
    assert data["errors"] == []


def test_every_seat_may_have_a_bot_of_its_own() -> None:
    arguments = (
        "survey",
        "alchemist",
        "--seats",
        "2",
        "--bots",
        "random, greedy",
        "--matches",
        "2",
    )
    data = json.loads(run(*arguments, "--workers", "1", "--json").stdout)
    assert data["plan"]["bots"] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "3", "--bots", "random,random"), "2 bots for 3 seats"),
        (("--seats", "3", "--bots", "nobody"), "no bot called “nobody”"),
        (("--seats", "9"), "ARS-001"),
    ],
)
def test_what_cannot_be_surveyed_is_refused(arguments: tuple[str, ...], said: str) -> None:
    refused = run("survey", "ars-alchimia", *arguments)
    assert refused.returncode == 3
    assert said in refused.stderr
