"""Every rule points to its code: places found in the sources, marks, the index, the table."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import athanor
import philtre
from athanor.dev import places
from athanor.dev.citations import Citation, Rank, cited_in
from athanor.dev.main import app
from athanor.dev.places import Atlas, Folder
from athanor.kernel import games
from athanor.kernel.whereabouts import Whereabouts, read_index

PACKAGE = Path(athanor.__file__).parent

RULES = '''"""The rules (TOY-001)."""

LIMIT = 3
"""How many may be held (TOY-002)."""


# Of the turn (TOY-003).
@final
def turn(state):
    """Take a turn (TOY-004).

    And another (TOY-005 to TOY-008).
    """
    if state.held > LIMIT:  # TOY-006
        return refuse(f"too-many {LIMIT} TOY-002", ("TOY-007",))


class Box:
    """Something."""

    size = 2  # TOY-009

    def open(self):
        self.lid = 0
        """The lid (TOY-010)."""
'''

FILES = {
    "games/toy/rules.py": RULES,
    "games/toy/tell.py": 'def tell():\n    """Tell (TOY-003, TOY-011)."""\n',
    "games/toy/show/view.py": "def view():\n    return 1  # TOY-012\n",
    "games/toy/advice/hints.py": "def hint():\n    return 1  # TOY-013\n",
    "games/toy/packs/house/cards.toml": "# TOY-014\n[card]\ncost = 2\n",
    "kernel/match.py": "class Match:\n    def answer(self):\n        pass  # TOY-015\n",
}

ALL = [f"TOY-{number:03}" for number in range(1, 16)]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one small game."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def surveyed(package: Path, rules: list[str], marks: str = "") -> Atlas:
    """Return where some rules of the small game are held."""
    folder = package / "games" / "toy"
    (folder / "structural.toml").write_text(marks, encoding="utf-8")
    (atlas,) = places.survey(package, [Folder(folder, {"toy": rules})])
    return atlas


# --- where sources name rules ---


def test_a_citation_belongs_to_its_symbol_and_counts_by_its_kind(package: Path) -> None:
    found = {
        (one.rule, one.place.removeprefix("games/toy/"), one.rank.name)
        for one in cited_in(package, package / "games" / "toy")
    }
    assert found == {
        ("TOY-001", "rules.py", "MODULE"),
        ("TOY-002", "rules.py:LIMIT", "DOCSTRING"),
        ("TOY-003", "rules.py:turn", "COMMENT"),
        ("TOY-004", "rules.py:turn", "DOCSTRING"),
        ("TOY-005", "rules.py:turn", "DOCSTRING"),
        ("TOY-008", "rules.py:turn", "DOCSTRING"),
        ("TOY-006", "rules.py:turn", "COMMENT"),
        ("TOY-002", "rules.py:turn", "STRING"),
        ("TOY-007", "rules.py:turn", "STRING"),
        ("TOY-009", "rules.py:Box.size", "COMMENT"),
        ("TOY-010", "rules.py:Box.open", "DOCSTRING"),
        ("TOY-003", "tell.py:tell", "SPOKEN"),
        ("TOY-011", "tell.py:tell", "SPOKEN"),
        ("TOY-012", "show/view.py:view", "SHOWN"),
        ("TOY-013", "advice/hints.py:hint", "ADVICE"),
        ("TOY-014", "packs/house/cards.toml", "DATA"),
    }


def test_a_line_is_told_within_a_long_docstring(package: Path) -> None:
    (found,) = [one for one in cited_in(package, package / "games") if one.rule == "TOY-008"]
    assert found == Citation("TOY-008", "games/toy/rules.py:turn", 12, Rank.DOCSTRING)


# --- rules with a place, with a mark, with neither ---


def test_advice_decides_nothing_and_a_range_names_only_its_ends(package: Path) -> None:
    atlas = surveyed(package, [*ALL, "TOY-R1"])
    assert atlas.lost("toy") == ["TOY-013", "TOY-R1"]
    atlas = surveyed(package, [*ALL, "TOY-016"])
    assert atlas.lost("toy") == ["TOY-013", "TOY-016"]
    assert not places.is_whole(atlas)
    assert "  neither a place nor a mark: TOY-013 TOY-016" in places.report(atlas, "toy")


def test_the_decisive_place_comes_first(package: Path) -> None:
    atlas = surveyed(package, ALL)
    assert [one.place for one in atlas.cited["TOY-003"]] == [
        "games/toy/rules.py:turn",
        "games/toy/tell.py:tell",
    ]
    assert atlas.whereabouts("TOY-003") == Whereabouts(("games/toy/rules.py:turn",))
    assert atlas.whereabouts("TOY-015") == Whereabouts(("kernel/match.py:Match.answer",))


def test_a_mark_stands_for_a_place(package: Path) -> None:
    marks = '[definition]\n"TOY-013" = "a word"\n[elsewhere]\n"TOY-016" = "{}"\n'
    atlas = surveyed(
        package, [*ALL, "TOY-016"], marks.format("kernel/match.py:Match.answer asks first")
    )
    assert atlas.problems == []
    assert places.is_whole(atlas)
    assert atlas.whereabouts("TOY-013") == Whereabouts(kind="definition")
    assert atlas.whereabouts("TOY-016") == Whereabouts(
        ("kernel/match.py:Match.answer",), "elsewhere"
    )
    assert "  decided by a line: 14, by none: 2" in places.report(atlas, "toy")


def test_a_ruling_needs_one_or_the_other_too(package: Path) -> None:
    word = '[definition]\n"TOY-013" = "a word"\n'
    atlas = surveyed(package, [*ALL, "TOY-R1"], word)
    assert "  rulings without either: TOY-R1" in places.report(atlas, "toy")
    assert not places.is_whole(atlas)
    assert places.is_whole(surveyed(package, [*ALL, "TOY-R1"], word + '"TOY-R1" = "another"\n'))


def test_a_rule_that_no_catalogue_has_is_told(package: Path) -> None:
    atlas = surveyed(package, [*ALL[:12], "TOY-014", "TOY-015"])
    assert atlas.problems == ["unknown rule TOY-013, in games/toy/advice/hints.py:hint, line 2"]
    assert not places.is_whole(atlas)


@pytest.mark.parametrize(
    ("marks", "problem"),
    [
        (
            '[definition]\n"TOY-006" = "x"',
            "TOY-006 is marked definition, but cited in games/toy/rules.py:turn, line 14",
        ),
        ('[definition]\n"TOY-099" = "x"', "unknown rule TOY-099, marked definition"),
        (
            '[definition]\n"TOY-013" = " "',
            "games/toy/structural.toml: TOY-013 is marked without a reason",
        ),
        (
            '[definition]\n"TOY-013" = "x"\n[advice]\n"TOY-013" = "y"',
            "games/toy/structural.toml: TOY-013 is marked twice",
        ),
        (
            '[wisdom]\n"TOY-013" = "x"',
            "games/toy/structural.toml: wisdom is none of definition, component, physical, "
            "permission, elsewhere, advice",
        ),
        (
            '[elsewhere]\n"TOY-013" = "by the kernel"',
            "games/toy/structural.toml: the reason of TOY-013 names no file:symbol",
        ),
        (
            '[elsewhere]\n"TOY-013" = "kernel/match.py:Match.ask"',
            "games/toy/structural.toml: TOY-013: there is no kernel/match.py:Match.ask",
        ),
    ],
)
def test_what_is_wrong_with_marks_is_told(package: Path, marks: str, problem: str) -> None:
    atlas = surveyed(package, ALL, marks)
    assert atlas.problems == [problem]
    assert not places.is_whole(atlas)


def test_marks_that_are_no_toml_are_told(package: Path) -> None:
    (problem,) = surveyed(package, ALL, "[definition").problems
    assert problem.startswith("games/toy/structural.toml: ")


def test_what_may_be_seen_may_show_a_rule_that_no_line_decides(package: Path) -> None:
    atlas = surveyed(package, ALL, '[component]\n"TOY-012" = "in the box"\n')
    assert atlas.problems == []


# --- the index and the table ---


def test_the_index_is_read_back_and_drift_is_told(package: Path) -> None:
    atlas = surveyed(package, ALL, '[definition]\n"TOY-013" = "a word"\n')
    folder = atlas.folder.path
    assert list(places.stale([atlas])) == [folder / "places.json"]
    assert list(places.write([atlas])) == [folder / "places.json"]
    assert list(places.stale([atlas])) == []
    index = read_index(folder, "TOY")
    assert list(index) == ALL
    assert index["TOY-013"] == Whereabouts(kind="definition")
    assert read_index(folder, "TO") == {}
    moved = surveyed(package, ALL)
    assert list(places.stale([moved])) == [folder / "places.json"]


def test_the_table_has_places_and_tests(package: Path) -> None:
    atlas = surveyed(package, ALL, '[definition]\n"TOY-013" = "a word"\n')
    lines = places.table([atlas], {"TOY-006": ["tests/b.py::test_b", "tests/a.py::test_a"]})
    assert (
        "| TOY-006 | `games/toy/rules.py:turn` | `tests/a.py::test_a`<br>`tests/b.py::test_b` |"
        in lines
    )
    assert "| TOY-013 | definition: a word<br>`games/toy/advice/hints.py:hint` |  |" in lines


def test_a_game_from_elsewhere_needs_no_index() -> None:
    assert philtre.GAME.whereabouts() == {}
    assert places.folders(PACKAGE, [philtre.GAME]) == []


def test_editions_share_a_folder_and_keep_their_rules_apart() -> None:
    found = places.folders(PACKAGE, games().values())
    (alkemy,) = [folder for folder in found if "alkemy-v2" in folder.catalogues]
    assert set(alkemy.catalogues) == {"alkemy-v2", "alkemy-blitz"}
    held = games()["alkemy-blitz"].whereabouts()
    assert held
    assert all(rule.startswith("AKB-") for rule in held)


def test_every_place_in_an_index_can_be_said() -> None:
    for box in games().values():
        for found in box.whereabouts().values():
            message = found.message()
            assert message.key.startswith("kernel-rule-")
            assert ("places" in message.args) == bool(found.places)


def test_the_command_writes_the_table(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    page, data = tmp_path / "rules.md", tmp_path / "rules.json"
    done = CliRunner().invoke(
        app, ["rules", str(tmp_path / "tests"), "--table", str(page), "--json", str(data)]
    )
    assert done.exit_code == 1, "no rule has a test there"
    assert "| ALC-046 | `games/alchemist/" in page.read_text(encoding="utf-8")
    assert msgspec.json.decode(data.read_bytes())["unknown"] == {}
