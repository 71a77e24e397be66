"""Rules broken on purpose, in a small checkout of its own."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from athanor.dev import mutants
from athanor.dev.main import app
from athanor.dev.mutants import Mutant, MutantsError, check, read_tasks

CHECKOUT = Path(__file__).parents[2]

RULES = '''LIMIT = 3


def held(cubes):
    """Return how many are kept."""
    kept = 0
    while kept < cubes:
        kept += 1
    return min(kept, LIMIT)


def wins(points):
    """Tell whether somebody wins."""
    return points > 10
'''

TESTS = """import pytest
from athanor.games.toy.rules import held, wins

@pytest.mark.rule("TOY-001")
@pytest.mark.parametrize("cubes", [2, 5])
def test_no_more_than_three_are_kept(cubes):
    assert held(cubes) == min(cubes, 3)

@pytest.mark.rule("TOY-002")
def test_points_win():
    assert wins(50)
"""

SETTINGS = '[tool.pytest.ini_options]\nmarkers = ["rule(*ids): rules"]\n'

KILLED = ("TOY-001", "LIMIT = 3", "LIMIT = 4")
SURVIVES = ("TOY-002", "points > 10", "points >= 10")
HANGS = ("TOY-001", "kept += 1", "kept += 0")
UNREADABLE = ("TOY-002", "LIMIT = 3", "LIMIT = nowhere")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a small game and its tests."""
    game = tmp_path / "src" / "athanor" / "games" / "toy"
    game.mkdir(parents=True)
    for folder in (game, game.parent, game.parents[1]):
        (folder / "__init__.py").touch()
    (game / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "tests" / "mutants").mkdir(parents=True)
    (tmp_path / "tests" / "test_toy.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def list_mutants(checkout: Path, *broken: tuple[str, str, str], game: str = "toy") -> None:
    """Write the list of a game: a rule, what to find, and what to put there."""
    lines = ["[[chapter]]", 'name = "All of it"']
    for rule, find, replace in broken:
        lines += [
            "[[chapter.mutant]]",
            f'rules = ["{rule}"]',
            'file = "games/toy/rules.py"',
            f'find = "{find}"',
            f'replace = "{replace}"',
        ]
    path = checkout / "tests" / "mutants" / f"{game}.toml"
    path.write_text("\n".join(lines), encoding="utf-8")


def run(checkout: Path, *arguments: str) -> tuple[int, str]:
    """Run the command; return how it ended and what it said."""
    done = CliRunner().invoke(app, ["mutants", "--root", str(checkout), *arguments])
    return done.exit_code, done.output


def test_each_mutant_is_killed_by_the_tests_of_its_mark_or_lives(checkout: Path) -> None:
    list_mutants(checkout, KILLED, SURVIVES, HANGS, UNREADABLE)
    code, said = run(checkout, "--seconds", "2")
    assert code == 1
    lines = [line.split() for line in said.splitlines()]
    assert lines[0] == ["toy,", "All", "of", "it"]
    assert lines[1] == [
        "TOY-001",
        "killed",
        "tests/test_toy.py::test_no_more_than_three_are_kept[5]",
    ]
    assert lines[2] == ["TOY-002", "survived"]
    assert "games/toy/rules.py: 'points > 10' -> 'points >= 10'" in said
    assert "TOY-001              hung       its tests do not end" in said
    assert "NameError: name 'nowhere' is not defined" in said
    assert said.splitlines()[-2:] == [
        "  All of it: 4 mutants, 1 killed, 1 hung, 1 unreadable, 1 survived",
        "toy: 4 mutants, 1 killed, 1 hung, 1 unreadable, 1 survived",
    ]
    kept = (checkout / "src/athanor/games/toy/rules.py").read_text(encoding="utf-8")
    assert kept == RULES, "only copies are broken"


def test_it_is_well_if_none_lives_and_some_can_be_chosen(checkout: Path) -> None:
    list_mutants(checkout, KILLED)
    list_mutants(checkout, SURVIVES, game="other")
    code, said = run(checkout, "--game", "toy", "--jobs", "1")
    assert (code, said.splitlines()[-1]) == (0, "toy: 1 mutants, 1 killed")
    list_mutants(checkout, KILLED, SURVIVES)
    assert len(read_tasks(checkout)) == 3
    (task,) = read_tasks(checkout, ["toy"], ["TOY-002"])
    assert task.mutant.find == "points > 10"


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (("TOY-001", "LIMIT", "X"), "found 2 times, not once: 'LIMIT'"),
        (("TOY-001", "LIMIT = 5", "X"), "found 0 times, not once: 'LIMIT = 5'"),
        (("TOY-001", "LIMIT = 3", "LIMIT = 3"), "nothing changes"),
        (("TOY-001", "LIMIT = 3", "LIMIT ="), "invalid syntax"),
    ],
)
def test_a_mutant_that_cannot_be_is_refused(
    checkout: Path, broken: tuple[str, str, str], said: str
) -> None:
    list_mutants(checkout, broken)
    code, output = run(checkout, "--jobs", "1")
    assert code == 2
    assert said in output


def test_a_rule_without_a_test_is_refused(checkout: Path) -> None:
    list_mutants(checkout, KILLED, SURVIVES)
    tasks = read_tasks(checkout)
    with pytest.raises(MutantsError, match="toy, All of it: no test is marked TOY-002"):
        mutants.mark(tasks, {"TOY-001": ["test_a"]})
    marked = mutants.mark(tasks, {"TOY-001": ["test_a"], "TOY-002": ["test_c", "test_b"]})
    assert [task.tests for task in marked] == [["test_a"], ["test_b", "test_c"]]


def test_tests_that_fail_already_are_refused(checkout: Path) -> None:
    list_mutants(checkout, KILLED)
    rules = checkout / "src/athanor/games/toy/rules.py"
    rules.write_text(RULES.replace("min(kept, LIMIT)", "LIMIT"), encoding="utf-8")
    code, output = run(checkout, "--jobs", "1")
    assert code == 2
    assert "tests fail while nothing is broken" in output
    assert "test_no_more_than_three_are_kept[2]" in output


def test_a_list_that_nobody_has_or_nobody_can_read_is_refused(checkout: Path) -> None:
    list_mutants(checkout, KILLED)
    assert "no list for chess; there are toy" in run(checkout, "--game", "chess")[1]
    path = checkout / "tests" / "mutants" / "toy.toml"
    path.write_text("[[chapter]]\nname = 'x'\nmutants = []\n", encoding="utf-8")
    with pytest.raises(MutantsError, match="unknown field `mutants`"):
        read_tasks(checkout)


def test_data_is_broken_as_data() -> None:
    mutant = Mutant(["TOY-001"], "cards.toml", "cost = 2", "cost = ")
    with pytest.raises(MutantsError, match=r"TOY-001 in cards\.toml"):
        mutant.broken("cost = 2\n")


def test_a_process_that_died_has_noticed_something() -> None:
    assert mutants.fate_of({"died": True}) == ("killed", "the process died")


def test_all_that_is_listed_can_be_broken() -> None:
    tasks = read_tasks(CHECKOUT)
    assert len(tasks) > 100
    check(CHECKOUT, tasks)
