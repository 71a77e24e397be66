"""A process that runs tests in forks of itself, once for each broken copy of the sources.

It is run as a script and imports nothing of Athanor: every fork imports that anew, from the folder
it was told. What it does import is everything else that tests need, once, so that a fork starts
quickly. It reads a request a line and answers each with a line.
"""

import importlib
import json
import os
import select
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

MARK = "rule"
NOT_COUNTED = ("skip", "xfail")
"""A test with one of these marks shows nothing."""

MEMORY = 6 << 30
"""Bytes that a fork may take: some mutants never stop asking for more."""

WAITING = 20
"""How much longer than it may compute a fork may take, on a machine that has other things to do."""


def marks_of(session: pytest.Session) -> dict[str, list[str]]:
    """Return the tests by the IDs they carry, each once, whatever its parameters."""
    marks: dict[str, list[str]] = {}
    for item in session.items:
        if any(item.get_closest_marker(name) for name in NOT_COUNTED):
            continue
        test = item.nodeid.split("[")[0]
        for mark in item.iter_markers(MARK):
            for rule in mark.args:
                tests = marks.setdefault(rule, [])
                if test not in tests:
                    tests.append(test)
    return marks


class Watch:
    """A pytest plugin that notes which tests carry which marks, how they went, and how long."""

    def __init__(self) -> None:
        self.marks: dict[str, list[str]] = {}
        self.failed: list[str] = []
        self.broken: list[str] = []
        self.times: dict[str, float] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the marks."""
        self.marks = marks_of(session)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note what could not even be read."""
        if report.failed:
            self.broken.append(f"{report.nodeid}\n{report.longreprtext[-2000:]}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure, and the time."""
        test = report.nodeid.split("[")[0]
        self.times[test] = self.times.get(test, 0.0) + report.duration
        if report.failed:
            self.failed.append(report.nodeid)


def run(source: str, request: dict[str, Any]) -> dict[str, Any]:
    """Run pytest on the sources of a folder, in a process of its own; return what it saw."""
    sys.path.insert(0, source)
    os.environ["PYTHONPATH"] = source
    sys.dont_write_bytecode = not request["keep"]
    search_plainly()
    watch = Watch()
    arguments = ["-q", "-p", "no:cacheprovider", *request["options"], *request["tests"]]
    code = int(pytest.main(arguments, plugins=[watch]))
    if code not in (0, 1) and not watch.broken:
        watch.broken.append(f"pytest ended with {code}")
    return {
        "marks": watch.marks,
        "failed": watch.failed,
        "broken": watch.broken,
        "times": watch.times,
        "modules": others(source),
    }


def search_plainly() -> None:
    """Let property tests look for a failure always in the same way, and not make it smaller."""
    from hypothesis import Phase, settings  # noqa: PLC0415 - of no use to who only asks for marks

    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("testbed", database=None, derandomize=True, phases=phases)
    settings.load_profile("testbed")


def others(source: str) -> list[str]:
    """Return the modules that were loaded from neither the sources nor the checkout."""
    ours = (source, str(Path.cwd()))
    found = []
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        installed = file is not None and "site-packages" in file
        if name != "__main__" and file and (installed or not file.startswith(ours)):
            found.append(name)
    return found


def limit(seconds: int) -> None:
    """Let this process compute for so long, and take so much memory, but no more."""
    import resource  # noqa: PLC0415 - not on every system, nor is forking

    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def fork(source: str, request: dict[str, Any]) -> dict[str, Any]:
    """Answer a request in a fork, which is ended if it computes for too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        os.close(reading)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        if request["seconds"]:
            limit(request["seconds"])
        try:
            with os.fdopen(writing, "w", encoding="utf-8") as answer:
                json.dump(run(source, request), answer)
        finally:
            os._exit(0)
    os.close(writing)
    end = time.monotonic() + request["seconds"] * WAITING if request["seconds"] else None
    said = b""
    with os.fdopen(reading, "rb", buffering=0) as answers:
        while select.select([answers], [], [], end and max(0.0, end - time.monotonic()))[0]:
            if not (more := answers.read(1 << 16)):
                break
            said += more
        else:
            os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        hung = os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
        return {"hung": hung, "died": not hung}
    return dict(json.loads(said)) if said else {"died": True}


def main(source: str) -> None:
    """Answer requests until there are no more."""
    for line in sys.stdin:
        request = json.loads(line)
        for name in request.get("load", ()):
            try:
                importlib.import_module(name)
            except Exception:  # it only would have been quicker
                continue
        sys.stdout.write(json.dumps(fork(source, request)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
