"""What decided a match, told in the terminal, as data and as a page."""

import json
import re
from pathlib import Path

import pytest

from tests.analysis.short import last_round
from tests.cli.program import run

QUICK = ("--deals", "4", "--workers", "1")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("analysed") / "match.jsonl"
    file.write_text(last_round().text(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Win chance of every seat", "Skill and luck", "Graded choices", "Seat 1")),
        ("fr", ("Chances de gagner", "Talent et hasard", "Choix jugés", "Seat 1")),
    ],
)
def test_an_analysis_is_told_in_words(file: Path, language: str, said: tuple[str, ...]) -> None:
    told = run("analyse", str(file), *QUICK, "--lang", language)
    assert told.returncode == 0, told.stderr
    assert [one for one in said if one not in told.stdout] == []


def test_an_analysis_is_data_for_other_programs(file: Path) -> None:
    told = json.loads(run("analyse", str(file), *QUICK, "--json").stdout)
    assert told["game"] == "alchemist"
    assert told["deals"] == 4
    for one in told["split"]:
        total = one["start"] + one["own"] + one["rivals"] + one["chance"]
        assert total == pytest.approx(one["result"], abs=1e-3)


def test_an_analysis_is_a_page_that_needs_nothing_else(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    told = run("analyse", str(file), *QUICK, "--html", str(page), "--lang", "fr")
    assert told.returncode == 0, told.stderr
    written = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in written
    assert written.count("<svg") >= 3
    assert re.findall(r"(?:src|href)=|url\((?!#)|@import|https?:", written) == []


def test_a_match_that_goes_on_is_not_analysed(file: Path, tmp_path: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    going_on = tmp_path / "going-on.jsonl"
    going_on.write_text("".join(lines[:-1]), encoding="utf-8")
    told = run("analyse", str(going_on), *QUICK)
    assert told.returncode != 0
    assert "Only a finished match" in told.stderr
    assert told.stdout == ""
