"""``make check``: the tests of what has changed since the last commit, or with it.

A room of the package is tested by the folder of its name, a game by its own and by its golden
playthroughs. That is quick and misses little; ``make test`` misses nothing.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

GAMES = {"alkemy": ("alkemy", "alkemy_v2", "alkemy_blitz")}
"""Folders of tests, where a game has several."""

PAGES = ("tests/test_readme.py", "tests/examples", "tests/cli/test_guides.py")
GOLDEN = "tests/games/test_golden.py"
BUILDING = ("setup.py", "pyproject.toml", "constraints.txt", "Makefile")


def main() -> int:
    """Run the tests; return the exit code."""
    changed = sorted(changes("HEAD") or changes("HEAD~1"))
    tests = sorted({test for path in changed for test in tests_of(path) if exists(test)})
    web = any(path.parts[0] == "web" for path in changed)
    code = 0
    if tests:
        print("Testing", *tests, flush=True)
        code = subprocess.call(
            [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *tests]
        )
    return code or (subprocess.call(["make", "web"]) if web else 0)


def changes(since: str) -> set[PurePosixPath]:
    """Return the files that differ from a commit, and those that are new."""
    commands = (
        ["git", "diff", "--name-only", since],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    listed = [subprocess.check_output(command, text=True) for command in commands]
    return {PurePosixPath(name) for lines in listed for name in lines.splitlines()}


def tests_of(path: PurePosixPath) -> Iterator[str]:
    """Yield the tests that show whether a file is in order."""
    match path.parts:
        case ("tests", "browser", *_):
            return
        case ("tests", *_) if path.name.startswith("test_"):
            yield str(path)
        case ("tests", folder, _, *_):
            yield f"tests/{folder}" if folder != "games" else str(path.parent)
        case ("src", "athanor", "games", game, *_):
            for folder in GAMES.get(game, (game,)):
                yield f"tests/games/{folder}"
                yield f"{GOLDEN}::test_every_line_is_as_it_was[{folder.replace('_', '-')}]"
        case ("src", "athanor", room, _, *_):
            yield f"tests/{room}"
        case ("docs", *_) | ("examples", *_) | ("README.md",):
            yield from PAGES
        case ("build_tools", *_):
            yield "tests/test_packaging.py"
        case (name,) if name in BUILDING:
            yield "tests/test_packaging.py"


def exists(test: str) -> bool:
    """Tell whether there is such a test: not of all that a game's name stands for."""
    file, _, chosen = test.partition("::")
    return Path(file).exists() and not chosen.endswith("[alkemy]")


if __name__ == "__main__":
    sys.exit(main())
