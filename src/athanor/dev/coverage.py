"""Which rules have a test that carries their ID, and which have none."""

import io
import re
from collections.abc import Iterable, Mapping
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from msgspec import Struct

from athanor.dev.testbed import marks_of
from athanor.kernel.registry import games
from athanor.locale import DEFAULT, Speaker


class CollectionError(Exception):
    """The tests could not be collected; says why."""


class GameCoverage(Struct, frozen=True):
    """A game's rules and rulings, each with the tests that show it to hold."""

    game: str
    rules: dict[str, list[str]]
    rulings: dict[str, list[str]]
    examples: dict[str, list[str]]
    """The examples of its rulebook that are played in a test; no catalogue lists them."""

    @property
    def untested(self) -> list[str]:
        """The rules without a test. Rulings may have none: some leave nothing to decide."""
        return [rule for rule, tests in self.rules.items() if not tests]


class Coverage(Struct, frozen=True):
    """The rules of all games, and IDs on tests that no catalogue has."""

    games: list[GameCoverage]
    unknown: dict[str, list[str]]

    @property
    def is_complete(self) -> bool:
        """Whether every rule has a test, and every ID on a test is one."""
        return not self.unknown and not any(game.untested for game in self.games)


class Marks:
    """A pytest plugin that notes which tests carry which IDs."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the marks."""
        self.tests = marks_of(session)


def collect_marks(folders: Iterable[Path]) -> dict[str, list[str]]:
    """Return the tests below some folders by the IDs they carry; nothing is run."""
    marks = Marks()
    said = io.StringIO()
    arguments = ["--collect-only", "-q", "-p", "no:cacheprovider", *map(str, folders)]
    with redirect_stdout(said):
        code = pytest.main(arguments, plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CollectionError(said.getvalue())
    return marks.tests


def catalogue(prefix: str) -> list[str]:
    """Return the IDs of a game's rules and rulings, in the order of its rulebook."""
    return list(Speaker(DEFAULT).rules(prefix))


def is_ruling(rule: str) -> bool:
    """Tell whether an ID is that of a ruling, such as ``ALC-R5``."""
    return re.search(r"-R\d+\Z", rule) is not None


def is_example(rule: str, prefix: str) -> bool:
    """Tell whether an ID is that of an example of a game's rulebook, such as ``ALC-E1``."""
    return re.fullmatch(rf"{prefix}-E\d+", rule) is not None


def measure(tests: Mapping[str, list[str]]) -> Coverage:
    """Hold the IDs on tests against the catalogues of all games."""
    covered = []
    known: set[str] = set()
    for box in games().values():
        prefix = box.info.prefix
        shown = {rule: sorted(tests.get(rule, [])) for rule in catalogue(prefix)}
        examples = {rule: sorted(tests[rule]) for rule in sorted(tests) if is_example(rule, prefix)}
        known |= shown.keys() | examples.keys()
        covered.append(
            GameCoverage(
                game=box.info.name,
                rules={rule: names for rule, names in shown.items() if not is_ruling(rule)},
                rulings={rule: names for rule, names in shown.items() if is_ruling(rule)},
                examples=examples,
            )
        )
    unknown = {rule: names for rule, names in sorted(tests.items()) if rule not in known}
    return Coverage(covered, unknown)


def report(game: GameCoverage) -> list[str]:
    """Return the coverage of a game in a few lines."""
    tested = len(game.rules) - len(game.untested)
    rulings = sum(1 for tests in game.rulings.values() if tests)
    without = [ruling for ruling, tests in game.rulings.items() if not tests]
    return [
        f"{game.game}: {len(game.rules)} rules, {tested} tested",
        f"  untested: {' '.join(game.untested) or 'none'}",
        f"  rulings: {rulings} of {len(game.rulings)} tested",
        f"  rulings without a test: {' '.join(without) or 'none'}",
        f"  examples of the rulebook: {len(game.examples)}",
    ]


def strangers(coverage: Coverage) -> list[str]:
    """Return the IDs on tests that no catalogue has."""
    return [f"unknown rule {rule}, on {' '.join(on)}" for rule, on in coverage.unknown.items()]
