"""The real program: run as a command, or driven through a pseudo-terminal as a person would."""

import atexit
import os
import re
import signal
import subprocess
import sys
import termios
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pexpect

import athanor
from athanor.cli.terminal import FORGET, PROMPT
from athanor.locale import STRICT
from tests.cli.warm import run_warm

SOURCE = Path(athanor.__file__).parents[1]
COMMAND = ["-m", "athanor.cli"]
KEPT = ("PATH", "HOME", STRICT)
PATIENCE = 300
"""Seconds after which a program that says nothing has hung; no test waits for it otherwise."""

FINAL = re.compile(r"Enter to do it|Entrée pour le faire")
"""How somebody is asked to confirm a choice."""

LOCAL_MODES = 3
"""Where a terminal's attributes say whether it waits for whole lines."""

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in KEPT}
    return {
        **kept,
        "PYTHONPATH": str(SOURCE),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "XDG_DATA_HOME": kept_apart(),
        **more,
    }


@cache
def kept_apart() -> str:
    """Return a folder for all that is kept by itself, so that nothing of ours is touched."""
    folder = TemporaryDirectory(prefix="athanor-tests-")
    atexit.register(folder.cleanup)
    return folder.name


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command with nobody at a terminal; afresh where other modules are to be found."""
    if "PYTHONPATH" not in more:
        return run_warm(list(arguments), environment(**more), PATIENCE)
    return subprocess.run(
        [sys.executable, *COMMAND, *arguments],
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=False,
    )


def in_foreground() -> None:
    """Have Ctrl-C reach a program, also where the tests themselves run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def end(program: pexpect.spawn) -> None:
    """End a program at a terminal without any warning, however long its end takes."""
    if program.isalive():
        program.kill(signal.SIGKILL)
        program.wait()
    program.close()


def plain(text: str) -> str:
    """What a person reads of it."""
    return ESCAPES.sub("", text)


PLAIN = {"play": ("--plain",), "resume": ("--plain",)}
"""What has lines be printed where there might be panes."""


class Player:
    """A person at a terminal: reads up to the prompt, types a line, reads on."""

    def __init__(
        self, *arguments: str, columns: int = 80, prompt: str = PROMPT, **more: str
    ) -> None:
        self.prompt = prompt
        self.child = pexpect.spawn(
            sys.executable,
            [*COMMAND, *arguments, *PLAIN.get(arguments[0], ())],
            env=environment(**more),
            encoding="utf-8",
            dimensions=(50, columns),
            timeout=PATIENCE,
            preexec_fn=in_foreground,
        )
        self.child.delaybeforesend = None
        self.raw = ""
        """All that was ever on the screen."""
        self.page = ""
        """What was read last, without colours."""
        self.read()

    def read(self) -> str:
        """Read on to the next prompt, or to the end."""
        self.child.expect_exact([self.prompt, pexpect.EOF])
        self.raw += self.child.before
        self.page = plain(self.child.before)
        return self.page

    def type(self, line: str) -> str:
        """Type a line and read what comes of it."""
        self.child.sendline(line)
        return self.read()

    def press(self, key: str) -> str:
        """Press a single key, once the program waits for one, and read what comes of it."""
        while termios.tcgetattr(self.child.child_fd)[LOCAL_MODES] & termios.ICANON:
            assert self.child.isalive(), "it has ended and waits for no key"
            time.sleep(0.01)
        self.child.send(key)
        return self.read()

    def choose(self, text: str) -> str:
        """Write a choice, and confirm it if it cannot be taken back."""
        page = self.type(text)
        return page + self.type("") if self.is_asked and FINAL.search(page) else page

    def first_option(self) -> str:
        """Return the first of all options, in writing."""
        listed = self.type("/")
        found = re.search(r"^ *1  (\w+(?: \w+)*)  ", listed, re.MULTILINE)
        assert found is not None, listed
        self.type("0")
        return found[1]

    def play_on(self) -> str:
        """Make the first choice there is until the match is over; return the last page."""
        while self.is_asked:
            self.choose(self.first_option())
        return self.page

    @property
    def is_asked(self) -> bool:
        """Whether the program waits for a line."""
        return not self.child.flag_eof

    @property
    def exit_code(self) -> int | None:
        """The exit code, once the program has ended."""
        self.child.close()
        code: int | None = self.child.exitstatus
        return code

    def kill(self) -> None:
        """End the program as a power cut would."""
        end(self.child)

    def pages(self) -> list[str]:
        """What was on the screen between one forgetting and the next."""
        return [plain(page) for page in self.raw.split(FORGET)]
