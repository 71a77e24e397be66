"""The slips that owners make are told in words, where they were made, in both languages."""

from pathlib import Path

import pytest

from athanor.cli.failures import told
from athanor.cli.packs import load_over_house
from athanor.locale import Speaker
from athanor.packs import PackError
from tests.packs.mistakes import MISTAKES

TOLD = {
    "comma": ["line 1, column 14", "write 4.5 instead of 4,5"],
    "comma-inside": ["line 13, column 17", "write 4.5 instead of 4,5"],
    "comma-quoted": ["line 13, column 17", "decimal point: 4.5"],
    "comma-list": ["line 12, column 10", "decimal point: 4.5"],
    "latin-1": ["line 5, column 32", "Windows-1252", "save it as UTF-8"],
    "utf-16": ["UTF-16", "save it as UTF-8"],
    "language": ["line 5, column 24", 'no language "de"', "en = ", "fr = "],
    "one-language": ["line 5, column 8", "in both languages"],
    "other-table": ["no table formula", 'Did you mean "stone"?'],
    "drawing-sign": ["line 7, column 3", "Row 2", "“. X .”", "A good drawing"],
    "drawing-grid": ["line 7, column 4", "Row 2", "A good drawing"],
    "id": ["line 2, column 6", "such as H05"],
    "face": ["line 2, column 40", "such as 4M"],
    "count": ["exactly 20 records", 'replaces = ["assistant"]'],
    "several": ["line 3, column 10", "line 8, column 10", "line 11, column 1"],
}


def said_of(name: str, folder: Path, language: str) -> str:
    with pytest.raises(PackError) as caught:
        load_over_house(MISTAKES[name].lay(folder / "mine"))
    failures = told(caught.value, Speaker(language))
    assert all(failure.file and failure.line and failure.column for failure in failures)
    return "\n".join(failure.text for failure in failures)


@pytest.mark.parametrize("name", TOLD)
def test_a_slip_is_told_in_words(name: str, tmp_path: Path) -> None:
    said = said_of(name, tmp_path, "en")
    for part in TOLD[name]:
        assert part in said
    assert "\\Z" not in said
    french = said_of(name, tmp_path, "fr")
    assert "colonne" in french
    assert "Expected" not in french


@pytest.mark.parametrize(
    ("name", "line", "said"),
    [
        ("empty", 1, "changes nothing"),
        ("scenario", 2, "Blitz has one scenario"),
        ("unread-table", 35, "no format names"),
        ("unread-card", 1, "Blitz has no command cards"),
    ],
)
def test_what_nobody_will_ever_see_is_warned_of(
    name: str, line: int, said: str, tmp_path: Path
) -> None:
    (warning,) = load_over_house(MISTAKES[name].lay(tmp_path / "mine")).warnings
    assert warning.line == line
    assert said in Speaker("en").say(warning.message)
    assert Speaker("fr").say(warning.message) != Speaker("en").say(warning.message)


def test_a_scenario_that_can_be_chosen_is_not_warned_of(tmp_path: Path) -> None:
    mine = MISTAKES["scenario"]._replace(game="alkemy-v2").lay(tmp_path / "mine")
    assert load_over_house(mine).warnings == ()
