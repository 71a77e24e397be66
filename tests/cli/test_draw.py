"""``athanor draw``: a moment of a recorded match as a picture."""

from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from athanor.games.alkemy.show.drawing.inks import DAY, NIGHT
from tests.cli.program import run

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def battle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of Alkemy between bots."""
    file = tmp_path_factory.mktemp("battles") / "battle.jsonl"
    seats = "Ada=random,Bob=random"
    options = ("--option", "setup=ready", "--option", "measuring=measure", "--seed", "4")
    played = run("play", "alkemy-v2", "--seats", seats, *options, "--save", str(file))
    assert played.returncode == 0, played.stderr
    return file


def unwrapped(text: str) -> str:
    """What was said, however long the lines of the terminal are."""
    return " ".join(text.split())


def texts(file: Path) -> list[str]:
    page = Xml.fromstring(file.read_text(encoding="utf-8"))
    return [element.text or "" for element in page.iter(f"{SVG}text")]


def test_the_last_moment_is_drawn_if_none_is_named(battle: Path, tmp_path: Path) -> None:
    out = tmp_path / "end.svg"
    drawn = run("draw", str(battle), str(out))
    assert drawn.returncode == 0, drawn.stderr
    assert str(out) in drawn.stdout.replace("\n", "")
    said = texts(out)
    assert "Alkemy V2" in said
    assert {"Ada", "Bob"} <= set(said)
    assert any(text.startswith("Over in turn") for text in said)


def test_any_moment_is_drawn_in_any_language_by_day_and_by_night(
    battle: Path, tmp_path: Path
) -> None:
    out = tmp_path / "start.svg"
    out.write_text("something else", encoding="utf-8")
    drawn = run("draw", str(battle), str(out), "--step", "0", "--dark", "--lang", "fr")
    assert drawn.returncode == 0, drawn.stderr
    assert "après 0 choix" in unwrapped(drawn.stdout)
    assert "Les troupes se forment · Cartes maison" in texts(out)
    page = out.read_text(encoding="utf-8")
    assert NIGHT.ground in page
    assert DAY.ground not in page


def test_it_is_seen_from_a_seat_or_by_a_spectator(battle: Path, tmp_path: Path) -> None:
    pages = []
    for seat in ("Ada", "2", "spectator"):
        out = tmp_path / f"{seat}.svg"
        assert run("draw", str(battle), str(out), "--seat", seat).returncode == 0
        pages.append(out.read_text(encoding="utf-8"))
    assert pages[0] == pages[1] == pages[2], "nothing on this table is hidden"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("--seat", "Eve"), "Nobody here is called"), (("--step", "99999"), "99,999")],
)
def test_what_cannot_be_drawn_is_refused(
    battle: Path, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    out = tmp_path / "none.svg"
    refused = run("draw", str(battle), str(out), *arguments)
    assert refused.returncode == 3
    assert said in unwrapped(refused.stderr)
    assert not out.exists()


def test_a_game_without_drawings_is_refused(finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "none.svg"
    refused = run("draw", str(finished), str(out))
    assert refused.returncode == 3
    assert "no drawings of Alchemist" in unwrapped(refused.stderr)
    assert not out.exists()
