"""Experiments, ladders and pages from the command line."""

import json
from pathlib import Path

from tests.cli.program import run

FILE = """
game = "alchemist"
matches = 4
[[lineup]]
bots = ["random", "greedy"]
"""


def test_an_experiment_is_kept_shown_and_not_played_twice(tmp_path: Path) -> None:
    file, folder = tmp_path / "levels.toml", tmp_path / "run"
    file.write_text(FILE)
    arguments = ("experiment", str(file), "--save", str(folder), "--workers", "1")
    assert json.loads(run(*arguments, "--json").stdout) == {"folder": str(folder), "matches": 4}
    kept = {path: path.stat().st_mtime_ns for path in (folder / "matches").iterdir()}
    assert "4 parties" in run(*arguments, "--lang", "fr").stdout
    assert {path: path.stat().st_mtime_ns for path in (folder / "matches").iterdir()} == kept
    page = tmp_path / "page.html"
    run("report", str(folder), "--to", str(page), "--lang", "fr")
    assert "Alchimiste" in page.read_text("utf-8")


def test_a_ladder_is_told_and_kept(tmp_path: Path) -> None:
    arguments = ("ladder", "alchemist", "--bots", "random,greedy", "--matches", "4")
    told = run(*arguments, "--workers", "1", "--save", str(tmp_path / "run")).stdout
    assert "random – greedy" in told
    data = json.loads(run(*arguments, "--workers", "1", "--json").stdout)
    assert {rung["bot"] for rung in data["rungs"]} == {"random", "greedy"}


def test_what_cannot_be_is_refused_in_words(tmp_path: Path) -> None:
    once = run("ladder", "alchemist", "--bots", "greedy,greedy")
    assert (once.returncode, "two different players" in once.stderr) == (3, True)
    nowhere = run("report", str(tmp_path))
    assert (nowhere.returncode, "holds no run" in nowhere.stderr) == (3, True)
    cloud = run("simulate", "alchemist", "--seats", "random,random", "--on", "cloud")
    assert (cloud.returncode, "ray://" in cloud.stderr) == (3, True)
