"""The command that tells which rules have a test."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import athanor
from athanor.dev.coverage import (
    Coverage,
    GameCoverage,
    catalogue,
    is_ruling,
    measure,
    report,
    strangers,
)
from athanor.kernel import games

EVERY_RULE = {rule: ["test_a"] for box in games().values() for rule in catalogue(box.info.prefix)}

TESTS = """
import pytest

@pytest.mark.rule("ALC-001", "ALC-R5")
def test_one(): ...

@pytest.mark.rule("ALC-001")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_two(number): ...

@pytest.mark.rule("ALC-002")
@pytest.mark.skip(reason="shows nothing")
def test_three(): ...

@pytest.mark.rule("ALC-003")
@pytest.mark.xfail
def test_four(): ...

@pytest.mark.rule("ALC-999")
class TestUnknown:
    def test_five(self): ...
"""

SETTINGS = '[tool.pytest.ini_options]\nmarkers = ["rule(*ids): rules"]\n'


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a folder."""
    command = [sys.executable, "-m", "athanor.dev", "rules", *arguments]
    source = str(Path(athanor.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a few tests."""
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_some.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def test_marks_are_collected_without_running_a_test(checkout: Path) -> None:
    done = run(checkout, "--json", "coverage.json")
    assert done.returncode == 1
    coverage = msgspec.json.decode((checkout / "coverage.json").read_bytes(), type=Coverage)
    shown = alchemist(coverage)
    assert shown.rules["ALC-001"] == [
        "tests/test_some.py::test_one",
        "tests/test_some.py::test_two",
    ]
    assert shown.rulings["ALC-R5"] == ["tests/test_some.py::test_one"]
    assert shown.rules["ALC-002"] == shown.rules["ALC-003"] == []
    assert coverage.unknown == {"ALC-999": ["tests/test_some.py::TestUnknown::test_five"]}
    assert "alchemist: 118 rules, 1 tested" in done.stdout
    assert "unknown rule ALC-999" in done.stdout


def test_tests_that_cannot_be_collected_are_an_error(checkout: Path) -> None:
    (checkout / "tests" / "test_broken.py").write_text("import nowhere_to_be_found\n", "utf-8")
    done = run(checkout)
    assert done.returncode == 2
    assert "nowhere_to_be_found" in done.stderr


def test_a_catalogue_has_rules_and_rulings() -> None:
    rules = catalogue("ALC")
    assert len([rule for rule in rules if not is_ruling(rule)]) == 118
    assert [rule for rule in rules if is_ruling(rule)] == [f"ALC-R{n}" for n in range(1, 34)]


def alchemist(coverage: Coverage) -> GameCoverage:
    """Return what is known of one game."""
    (found,) = [game for game in coverage.games if game.game == "alchemist"]
    return found


def test_every_rule_with_a_test_is_complete() -> None:
    coverage = measure(EVERY_RULE)
    assert coverage.is_complete
    assert "  untested: none" in report(alchemist(coverage))


def test_one_rule_without_a_test_is_not() -> None:
    tests = {rule: names for rule, names in EVERY_RULE.items() if rule != "ALC-046"}
    coverage = measure(tests)
    assert not coverage.is_complete
    assert "  untested: ALC-046" in report(alchemist(coverage))


def test_a_ruling_may_do_without() -> None:
    tests = {rule: names for rule, names in EVERY_RULE.items() if rule != "ALC-R24"}
    coverage = measure(tests)
    assert coverage.is_complete
    assert "  rulings without a test: ALC-R24" in report(alchemist(coverage))


def test_an_unknown_rule_is_not_complete() -> None:
    coverage = measure({**EVERY_RULE, "ALC-046b": ["test_a"]})
    assert not coverage.is_complete
    assert strangers(coverage) == ["unknown rule ALC-046b, on test_a"]


def test_examples_are_counted_and_need_no_catalogue() -> None:
    coverage = measure({**EVERY_RULE, "ALC-E1": ["test_b", "test_a"], "XYZ-E1": ["test_a"]})
    assert alchemist(coverage).examples == {"ALC-E1": ["test_a", "test_b"]}
    assert coverage.unknown == {"XYZ-E1": ["test_a"]}
    assert "  examples of the rulebook: 1" in report(alchemist(coverage))
