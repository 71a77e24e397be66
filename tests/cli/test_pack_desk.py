"""The owner's desk: a pack to fill in, what may stand in it, a card as it will look."""

from pathlib import Path

import pytest

from athanor.kernel.registry import games
from tests.cli.program import run


@pytest.mark.parametrize("game", sorted(games()))
def test_a_new_pack_is_a_good_one_that_changes_nothing(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert run("pack", "new", game, str(folder)).returncode == 0
    checked = run("pack", "check", str(folder))
    assert checked.returncode == 0
    assert "changes nothing" in checked.stdout
    assert run("pack", "new", game, str(folder)).returncode == 3


def test_fields_verbs_and_an_example_are_shown() -> None:
    shown = run("pack", "show", "ars-alchimia", "assistant").stdout
    for part in ("[[assistant]]", "ability", "order_limit", "[[assistant]]\nid = "):
        assert part in shown
    assert "Did you mean assistant?" in run("pack", "show", "ars-alchimia", "asistant").stderr


def test_a_card_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "muse.svg"
    shown = run("pack", "card", "ars-alchimia", "muse", "--lang", "fr", "--out", str(picture))
    assert "Au décompte final" in shown.stdout
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert run("pack", "card", "ars-alchimia", "nobody").returncode == 3
