"""Where a command writes to and reads from, and the language it speaks."""

import io
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from athanor.cli.drawing import FAINT, FIRE, RULE
from athanor.kernel.words import Arg
from athanor.locale import Speaker

with suppress(ImportError):  # Windows has none; lines are then typed without a history
    import readline  # noqa: F401 - importing it is what makes input() editable

FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and all that could be scrolled back to."""

PROMPT: Final = "› "


class Terminal:
    """What people came for goes to ``out``; progress and errors go to ``err``."""

    def __init__(self, speaker: Speaker, colour: bool = True) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.speaker = speaker
        self.out = make_console(stderr=False, colour=colour)
        self.err = make_console(stderr=True, colour=colour)

    def text(self, key: str, /, **args: Arg) -> str:
        """Return a message in words."""
        return self.speaker.text(key, **args)

    def say(self, key: str, /, *, style: str = "", **args: Arg) -> None:
        """Print a message."""
        self.out.print(Text(self.text(key, **args), style))

    def refuse(self, text: str, rules: Iterable[str]) -> None:
        """Print why something was refused, and by which rules."""
        first, more, rest = text.partition("\n")
        said = Text("✕ ", FIRE).append(first, "default not bold")
        said.append(" ").append(" ".join(rules), RULE)
        self.err.print(said.append(more + rest, "default not bold"))

    def write_json(self, data: object) -> None:
        """Print data for another program, and nothing else."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")

    def ask(self) -> str:
        """Return a line that somebody types; raises ``EOFError`` when nobody does any more."""
        return input(PROMPT).strip()

    def is_yes(self, answer: str) -> bool:
        """Tell whether somebody has typed a yes."""
        return answer.casefold() in self.text("cli-yes").split()

    def clear(self) -> None:
        """Forget everything on the screen, so that the next person sees nothing of it."""
        if self.out.is_terminal:
            self.out.file.write(FORGET)
            self.out.file.flush()

    def busy(self, key: str, /, **args: Arg) -> AbstractContextManager[object]:
        """Return a context in which a spinner says what takes time."""
        if not self.err.is_terminal:
            return nullcontext()
        return self.err.status(Text(self.text(key, **args), FAINT), spinner="dots")


def make_console(stderr: bool, colour: bool) -> Console:
    """Return a console that prints what it is given as it is; NO_COLOR is honoured by rich."""
    return Console(
        stderr=stderr, no_color=None if colour else True, highlight=False, markup=False, emoji=False
    )
