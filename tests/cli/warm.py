"""The program in a process that has loaded it once and forks for every command.

Loading takes longer than most commands do. What a command gets is what it would get anywhere: a
process of its own, with arguments, an environment, a folder and files for what it writes. People at
a terminal (``Player``) start the program afresh.
"""

import json
import os
import signal
import subprocess
import sys
import traceback
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn, TypedDict

ROOT = Path(__file__).parents[2]


class Command(TypedDict):
    """What is to be run."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str
    patience: int
    """Seconds after which it is ended."""
    out: str
    err: str


@cache
def warm() -> subprocess.Popen[str]:
    """Return the process that has loaded the program; it ends when we do."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.cli.warm"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def run_warm(
    arguments: list[str], environment: dict[str, str], patience: int
) -> subprocess.CompletedProcess[str]:
    """Run a command with nobody at a terminal."""
    process = warm()
    assert process.stdin is not None
    assert process.stdout is not None
    with TemporaryDirectory() as name:
        out, err = Path(name, "out"), Path(name, "err")
        wanted = Command(
            arguments=arguments,
            environment=environment,
            folder=str(Path.cwd()),
            patience=patience,
            out=str(out),
            err=str(err),
        )
        print(json.dumps(wanted), file=process.stdin, flush=True)
        code = int(process.stdout.readline())
        said, told = (path.read_text(encoding="utf-8") for path in (out, err))
        return subprocess.CompletedProcess(arguments, code, said, told)


def main() -> None:
    """Load the program; fork for every line that is read, and write how it ended."""
    import athanor.cli.main  # noqa: F401, PLC0415 - this is what takes its time

    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            act(json.loads(line))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def act(command: Command) -> NoReturn:
    """Be the program, and end as it does."""
    signal.alarm(command["patience"])
    os.chdir(command["folder"])
    os.environ.clear()
    os.environ.update(command["environment"])
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for number, path in ((1, command["out"]), (2, command["err"])):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, mode, encoding="utf-8", closefd=False)
        for number, mode in ((0, "r"), (1, "w"), (2, "w"))
    )
    sys.argv = ["athanor", *command["arguments"]]
    code = 1
    try:
        from athanor.cli.main import app  # noqa: PLC0415 - it is loaded by now

        app()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
