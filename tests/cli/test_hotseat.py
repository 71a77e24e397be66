"""Several people at one device: nobody sees the neighbour's side."""

import re

import pytest

from athanor.cli.terminal import FORGET
from tests.cli.program import Player

TOGETHER = ("play", "alchemist", "--seats", "Ada,Bob", "--first", "Ada", "--seed", "5")


def private_lines(player: Player, name: str) -> set[str]:
    """What only one person may read, taken from the log that this person can call up."""
    log = player.type("log")
    sentences = re.sub(r"\s+", " ", log)
    found = set(
        re.findall(
            rf"{name} (?:draws a starting supply of \d+ \w+[^.]*|is dealt [^.]*)\.", sentences
        )
    )
    return {line for line in found if not line.endswith("12 cubes")}


def flat(page: str) -> str:
    return re.sub(r"\s+", " ", page)


@pytest.fixture
def table() -> Player:
    return Player(*TOGETHER)


def test_a_curtain_falls_between_two_people(table: Player) -> None:
    assert "Pass the device to Ada." in table.page
    assert "Compendium" not in table.page
    adas = table.type("")
    assert "★ Ada (you)" in adas
    secrets = private_lines(table, "Ada")
    assert len(secrets) == 2
    table.choose(table.first_option())
    assert "Press Enter to close the curtain" in table.page
    curtain = table.type("")
    assert "Pass the device to Bob." in curtain
    assert "Compendium" not in curtain
    bobs = table.type("")
    assert "⚷ Bob (you)" in bobs
    assert private_lines(table, "Bob")
    table.kill()
    pages = [flat(page) for page in table.pages()]
    mine = [page for page in pages if "Ada (you)" in page]
    others = [page for page in pages if "device to Bob" in page or "Bob (you)" in page]
    assert len(mine) == 1
    assert len(others) == 2
    for secret in secrets:
        assert secret in mine[0]
        assert not any(secret in page for page in others)


def test_the_screen_is_forgotten_with_all_that_could_be_scrolled_to(table: Player) -> None:
    table.type("")
    table.choose(table.first_option())
    table.type("")
    table.kill()
    assert "\x1b[3J" in FORGET
    *_, curtain = table.raw.split(FORGET)
    assert "Bob" in curtain
    assert "(you)" not in curtain


def test_the_log_tells_of_a_hidden_draw_only_that_it_was(table: Player) -> None:
    table.type("")
    table.choose(table.first_option())
    table.type("")
    table.type("")
    drawn = re.search(r"Bob draws (.*?) from the oracle bag", flat(table.choose("draw")))
    assert drawn is not None
    assert re.match(r"\d \w", drawn[1])
    table.type("")
    adas = flat(table.type(""))
    assert "Bob draws 2 cubes from the oracle bag." in adas
    assert f"Bob draws {drawn[1]} from" not in adas
    assert f"Bob draws {drawn[1]} from" not in flat(table.type("log"))
    table.kill()


def test_a_choice_can_be_taken_back_before_the_curtain_falls(table: Player) -> None:
    table.type("")
    table.choose(table.first_option())
    assert "Pass the device to Ada." in table.type("undo")
    assert "★ Ada (you) " in table.type("")
    assert re.search(r"Ada \(you\) +0 ", table.page)
    table.kill()


def test_nobody_takes_back_what_another_person_has_answered(table: Player) -> None:
    table.type("")
    table.choose(table.first_option())
    table.type("")
    table.type("")
    table.choose("take M")
    table.type("")
    table.type("")
    assert "Bob has chosen since" in table.type("undo")
    table.kill()


def test_a_whole_match_of_two_ends_with_everything_open() -> None:
    table = Player(*TOGETHER, "--lang", "fr", columns=100)
    while table.is_asked:
        if "Passez l’appareil" in table.page or "fermer le rideau" in table.page:
            table.type("")
        else:
            table.choose(table.first_option())
    assert table.exit_code == 0
    assert "Classement final" in table.page
    assert "Ada dévoile l’École" in table.page
    assert "Bob dévoile l’École" in table.page
