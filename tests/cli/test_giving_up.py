"""Conceding and offering a draw at the terminal."""

from pathlib import Path

import pytest

from athanor.kernel.record import read_record
from athanor.kernel.record_lines import ConcedeLine, DrawLine
from athanor.kernel.verify import verify
from tests.cli.program import Player, run
from tests.cli.test_hotseat import flat

READY = ("--option", "setup=ready", "--seed", "3")


def at_table(file: Path, seats: str, *more: str) -> Player:
    """People who play Alkemy V2 and keep a record."""
    return Player(
        "play", "alkemy-v2", "--seats", seats, *READY, "--save", str(file), *more, columns=200
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


@pytest.mark.rule("AK2-R44")
def test_conceding_asks_once_more_and_loses(file: Path) -> None:
    ada = at_table(file, "Ada,Bob=random")
    assert "You give the match up and lose it" in ada.type("concede")
    assert "The match is over" not in ada.type("")
    assert ada.is_asked
    ada.type("concede")
    end = ada.type("y")
    assert ada.exit_code == 0
    assert "Ada concedes." in end
    assert "Final standing" in end
    assert "Bob wins." in flat(end)
    record = read_record(file)
    assert isinstance(record.lines[-2], ConcedeLine)
    assert verify(record).is_sound
    assert "Ada concedes." in run("replay", str(file), "--step", str(record.answers)).stdout


@pytest.mark.rule("AK2-R44")
def test_a_draw_is_agreed_on_by_the_other_person_who_sees_nothing_private(file: Path) -> None:
    table = at_table(file, "Ada,Bob")
    table.type("")
    assert "Type y to offer it" in table.type("draw")
    assert "Type y to offer it" in table.type("perhaps")
    table.type("n")
    table.type("draw")
    offer = table.type("y")
    assert "offers a draw" in offer
    pages = table.pages()
    assert "offers a draw" in pages[-1]
    assert "(you)" not in pages[-1]
    declined = table.type("n")
    assert "plays on" in declined
    assert "Pass the device to" in declined
    table.type("")
    table.type("draw")
    table.type("y")
    end = table.type("yes")
    assert table.exit_code == 0
    assert "The players agree on a draw." in end
    record = read_record(file)
    assert record.lines[-2] == DrawLine()
    assert verify(record).is_sound


def test_both_commands_are_spoken_in_french(file: Path) -> None:
    table = at_table(file, "Ada,Bob", "--lang", "fr")
    table.type("")
    assert "nulle        propose" in table.type("aide")
    table.type("nulle")
    assert "propose une partie nulle" in table.type("o")
    table.type("non")
    table.type("")
    table.type("abandonner")
    end = table.type("o")
    assert table.exit_code == 0
    assert "abandonne." in end


def test_a_game_without_conceding_does_not_know_the_word() -> None:
    ada = Player("play", "alchemist", "--seats", "Ada,random", "--first", "Ada", "--seed", "5")
    assert "concede" not in ada.type("help")
    assert "✕" in ada.type("concede")
    assert ada.is_asked
    ada.kill()


def test_a_bot_says_yes_or_no_at_once(file: Path) -> None:
    ada = at_table(file, "Ada,Bob=random")
    ada.type("draw")
    said = ada.type("y")
    assert ("Bob plays on." in said) != ("The players agree on a draw." in said)
    assert ada.is_asked == ("Bob plays on." in said)
    ada.kill()
