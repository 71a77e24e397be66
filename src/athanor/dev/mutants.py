"""Rules broken on purpose, one at a time, and whether a test that carries their mark falls.

A list for each game says what to break. A test that cannot fail leaves its mutant alive.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

LISTS: Final = Path("tests/mutants")
SOURCE: Final = Path("src")
PACKAGE: Final = "athanor"
TESTBED: Final = Path(__file__).with_name("testbed.py")

LEFT_OUT: Final = ("client", "*.so", "*.pyd")
"""What a copy of the sources does without."""

PATIENCE: Final = 10
"""How many times longer than unbroken the tests of a mutant may take."""

Fate: TypeAlias = Literal["killed", "hung", "survived", "unreadable"]


class MutantsError(Exception):
    """The lists or the tests are not fit for it; says why."""


class Mutant(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule, or a few, broken at one place."""

    rules: list[str]
    file: str
    """Below the package."""
    find: str
    replace: str

    def broken(self, text: str) -> str:
        """Return a file as it is when broken; refuse what is not there, or there more than once."""
        where = f"{' '.join(self.rules)} in {self.file}"
        if (count := text.count(self.find)) != 1:
            raise MutantsError(f"{where}: found {count} times, not once: {self.find!r}")
        changed = text.replace(self.find, self.replace)
        try:
            if changed == text:
                raise ValueError("nothing changes")
            if self.file.endswith(".py"):
                ast.parse(changed)
            elif self.file.endswith(".toml"):
                tomllib.loads(changed)
        except (SyntaxError, ValueError) as error:
            raise MutantsError(f"{where}: {error}: {self.replace!r}") from error
        return changed


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a game's rules."""

    name: str
    mutant: list[Mutant] = []


class MutantList(Struct, frozen=True, forbid_unknown_fields=True):
    """What is broken of a game, by chapters."""

    chapter: list[Chapter]


class Verdict(Struct, frozen=True):
    """What became of a mutant."""

    game: str
    chapter: str
    mutant: Mutant
    fate: Fate
    by: str = ""
    """The test that fell, or what else happened."""


class Task(Struct, frozen=True):
    """A mutant with the tests that should kill it."""

    game: str
    chapter: str
    mutant: Mutant
    tests: list[str] = []


def read_tasks(root: Path, games: Sequence[str] = (), rules: Sequence[str] = ()) -> list[Task]:
    """Read the lists of a checkout: of some games only, of some rules only."""
    paths = {path.stem: path for path in sorted((root / LISTS).glob("*.toml"))}
    if strangers := set(games) - set(paths):
        known = ", ".join(paths) or "none"
        raise MutantsError(f"no list for {', '.join(sorted(strangers))}; there are {known}")
    tasks = []
    for game in games or paths:
        try:
            found = msgspec.toml.decode(paths[game].read_bytes(), type=MutantList)
        except msgspec.DecodeError as error:
            raise MutantsError(f"{paths[game]}: {error}") from error
        tasks += [
            Task(game, chapter.name, mutant)
            for chapter in found.chapter
            for mutant in chapter.mutant
            if not rules or set(rules) & set(mutant.rules)
        ]
    return tasks


def check(root: Path, tasks: Iterable[Task]) -> None:
    """Refuse mutants that cannot be made, all at once."""
    problems = []
    for task in tasks:
        path = root / SOURCE / PACKAGE / task.mutant.file
        try:
            if not path.is_file():
                raise MutantsError(f"there is no {path}")
            task.mutant.broken(path.read_text(encoding="utf-8"))
        except MutantsError as error:
            problems.append(f"{task.game}, {task.chapter}: {error}")
    if problems:
        raise MutantsError("\n".join(problems))


def mark(tasks: Iterable[Task], marks: Mapping[str, list[str]]) -> list[Task]:
    """Return the mutants with the tests of their marks; refuse a rule without any."""
    marked, problems = [], []
    for task in tasks:
        problems += [
            f"{task.game}, {task.chapter}: no test is marked {rule}"
            for rule in task.mutant.rules
            if rule not in marks
        ]
        tests = {test for rule in task.mutant.rules for test in marks.get(rule, ())}
        marked.append(Task(task.game, task.chapter, task.mutant, sorted(tests)))
    if problems:
        raise MutantsError("\n".join(dict.fromkeys(problems)))
    return marked


class Bench:
    """A copy of the sources to break, and the process that runs tests on it."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._original = (root / SOURCE / PACKAGE).resolve()
        self._copy = folder / PACKAGE
        shutil.copytree(self._original, self._copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        environment = {**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(folder / "hypothesis")}
        environment.pop("PYTHONPATH", None)
        self._testbed = subprocess.Popen(
            [sys.executable, "-P", str(TESTBED), str(folder)],
            cwd=root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> "Bench":
        return self

    def __exit__(self, *_: object) -> None:
        self._testbed.kill()
        self._testbed.wait()

    def ask(
        self,
        tests: Sequence[str],
        *options: str,
        seconds: int = 0,
        keep: bool = False,
        load: Sequence[str] = (),
    ) -> dict[str, Any]:
        """Run tests on the copy as it is; 0 seconds are no limit."""
        request = {
            "tests": tests,
            "options": options,
            "seconds": seconds,
            "keep": keep,
            "load": load,
        }
        assert self._testbed.stdin is not None
        assert self._testbed.stdout is not None
        self._testbed.stdin.write(json.dumps(request) + "\n")
        self._testbed.stdin.flush()
        answer = self._testbed.stdout.readline()
        if not answer:
            raise MutantsError("the process that runs the tests has ended")
        return dict(json.loads(answer))

    def judge(self, task: Task, seconds: int) -> Verdict:
        """Break the copy, run the tests of the mutant, and mend it."""
        file = task.mutant.file
        original, copy = self._original / file, self._copy / file
        copy.write_text(task.mutant.broken(original.read_text(encoding="utf-8")), encoding="utf-8")
        os.utime(copy, (0, 0))  # bytecode of another time is not used
        try:
            saw = self.ask(task.tests, "-x", seconds=seconds)
        finally:
            shutil.copy2(original, copy)
        return Verdict(task.game, task.chapter, task.mutant, *fate_of(saw))


def fate_of(saw: Mapping[str, Any]) -> tuple[Fate, str]:
    """Return what became of a mutant from what was seen, and by which test."""
    if saw.get("hung"):
        return "hung", "its tests do not end"
    if saw.get("died"):
        return "killed", "the process died"
    if saw["broken"]:
        return "unreadable", saw["broken"][0]
    if saw["failed"]:
        return "killed", saw["failed"][0]
    return "survived", ""


def run(root: Path, tasks: Sequence[Task], jobs: int, seconds: int) -> Iterator[Verdict]:
    """Yield what becomes of mutants, in their order.

    Before that, all tests they need must pass on the unbroken sources; that also tells which of
    them are quick, to be run first.
    """
    check(root, tasks)
    root = root.resolve()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        benches = [
            stack.enter_context(Bench(root, folder / str(number) / "src")) for number in range(jobs)
        ]
        first = benches[0]
        seen = first.ask(files_naming(root, tasks), "--collect-only", keep=True)
        if seen.get("died") or seen["broken"]:
            raise MutantsError("\n".join(["tests cannot be collected", *seen.get("broken", ())]))
        marked = mark(tasks, seen["marks"])
        tests = sorted({test for task in marked for test in task.tests})
        with ThreadPoolExecutor(jobs) as pool:
            shares = [tests[number::jobs] for number in range(jobs)]
            unbroken = list(
                pool.map(
                    lambda bench, share: bench.ask(share, keep=True, load=seen["modules"]),
                    benches,
                    shares,
                )
            )
            times = times_of(unbroken)
            free: SimpleQueue[Bench] = SimpleQueue()
            for bench in benches:
                free.put(bench)

            def judge(task: Task) -> Verdict:
                bench = free.get()
                try:
                    return bench.judge(*hurried(task, times, seconds))
                finally:
                    free.put(bench)

            yield from pool.map(judge, marked)


def files_naming(root: Path, tasks: Iterable[Task]) -> list[str]:
    """Return the tests that name a rule of the games concerned: no others can carry its mark."""
    prefixes = {rule.partition("-")[0] + "-" for task in tasks for rule in task.mutant.rules}
    found = []
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if any(prefix in text for prefix in prefixes):
            found.append(str(path.relative_to(root)))
    return found


def times_of(unbroken: Iterable[Mapping[str, Any]]) -> dict[str, float]:
    """Return how long tests take; refuse those that fail already."""
    times: dict[str, float] = {}
    for saw in unbroken:
        if saw.get("died") or saw["broken"] or saw["failed"]:
            failed = saw.get("failed", ()) or saw.get("broken", ()) or ("the process died",)
            raise MutantsError("\n".join(["tests fail while nothing is broken", *failed]))
        times |= saw["times"]
    return times


def hurried(task: Task, times: Mapping[str, float], seconds: int) -> tuple[Task, int]:
    """Return a mutant with its quickest tests first, and how long they may compute."""
    tests = sorted(task.tests, key=lambda test: times.get(test, 0.0))
    usual = sum(times.get(test, 0.0) for test in tests)
    ordered = Task(task.game, task.chapter, task.mutant, tests)
    return ordered, seconds + int(PATIENCE * usual)


def tell(verdict: Verdict) -> str:
    """Return what became of a mutant, in a line; of those that live, also what they are."""
    mutant = verdict.mutant
    line = f"    {' '.join(mutant.rules):<20} {verdict.fate:<10} {verdict.by}".rstrip()
    if verdict.fate in ("killed", "hung"):
        return line
    return f"{line}\n      {mutant.file}: {mutant.find!r} -> {mutant.replace!r}"


def summary(verdicts: Sequence[Verdict]) -> list[str]:
    """Return the figures of every chapter and game."""
    lines = []
    for game in dict.fromkeys(verdict.game for verdict in verdicts):
        mine = [verdict for verdict in verdicts if verdict.game == game]
        for chapter in dict.fromkeys(verdict.chapter for verdict in mine):
            lines.append(figures(f"  {chapter}", [one for one in mine if one.chapter == chapter]))
        lines.append(figures(game, mine))
    return lines


def figures(name: str, verdicts: Sequence[Verdict]) -> str:
    """Return how many mutants there are, and what became of them."""
    fates = [verdict.fate for verdict in verdicts]
    counts = [
        f"{fates.count(fate)} {fate}"
        for fate in ("killed", "hung", "unreadable", "survived")
        if fate in fates
    ]
    return f"{name}: {len(fates)} mutants, {', '.join(counts)}"
