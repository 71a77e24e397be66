"""Where a command writes to and reads from, and the language it speaks."""

import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import IO, Final, NoReturn

import msgspec
from rich import _wrap
from rich.console import Console, RenderableType
from rich.text import Text

from athanor.cli.exit_codes import CLOSED
from athanor.kernel.words import Arg
from athanor.locale import MissingTextError, Speaker
from athanor.locale.drawing import FAINT, FIRE, RULE

with suppress(ImportError):  # Windows has none; lines are then typed without a history
    import readline

UNWRAPPED: Final = 10_000
"""Columns where nobody looks."""

FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and all that could be scrolled back to."""

PROMPT: Final = "› "

INTERRUPT: Final = "\x03"
"""What ``ask`` returns when somebody presses Ctrl-C instead of typing."""

LEAST_COLUMNS, LEAST_LINES = 76, 20
"""What panes need."""

FIRST_WORDS: Final = 7
"""Of a rule where it is cited."""

_wrap.re_word = re.compile(r"[^\S\xa0\u202f]*[\S\xa0\u202f]+[^\S\xa0\u202f]*")
"""Lines end at spaces, but never at those that keep French punctuation with its word."""

Completer = Callable[[str], Sequence[str]]
"""Returns the lines that what is typed so far may become."""


class Terminal:
    """What people came for goes to ``out``; progress and errors go to ``err``."""

    def __init__(self, speaker: Speaker, colour: bool = True) -> None:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.speaker = speaker
        self.out = make_console(stderr=False, colour=colour)
        self.err = make_console(stderr=True, colour=colour)
        self.complete: Completer = no_completions

    @property
    def can_have_panes(self) -> bool:
        """Whether somebody sits at a terminal that can do more than print lines."""
        if not (sys.stdin.isatty() and self.out.is_terminal):
            return False
        width, height = self.out.size
        able = os.environ.get("TERM", "") not in ("", "dumb", "unknown")
        return able and width >= LEAST_COLUMNS and height >= LEAST_LINES

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
        for rule in rules:
            said.append(f" {self.cited(rule)}", RULE)
        self.err.print(said.append(more + rest, "default not bold"))

    def cited(self, rule: str) -> str:
        """Return a rule by its ID and its first words."""
        try:
            words = self.speaker.rule(rule).split()
        except MissingTextError:
            return rule
        opening = " ".join(words[:FIRST_WORDS]) + (" …" if len(words) > FIRST_WORDS else "")
        return self.text("cli-cited", rule=rule, words=opening)

    def show_board(self, draw: Callable[[int], RenderableType]) -> None:
        """Show the table, drawn for as many columns as there are."""
        self.out.print(draw(self.out.width))

    def show_question(self, page: RenderableType) -> None:
        """Show what somebody is asked."""
        self.out.print()
        self.out.print(page)

    def show_page(self, page: RenderableType) -> None:
        """Show something to be read at leisure: a card, a rule, the help."""
        self.out.print(page)

    def write_json(self, data: object) -> None:
        """Print data for another program, and nothing else."""
        self.out.file.write(msgspec.json.format(msgspec.json.encode(data)).decode() + "\n")

    def ask(self) -> str:
        """Return a line that somebody types; raises ``EOFError`` when nobody does any more."""
        if self.out.is_terminal and "readline" in sys.modules:
            complete_by(self.complete)
        try:
            return input(PROMPT).strip()
        except KeyboardInterrupt:
            self.out.print()
            return INTERRUPT

    def asks_yes(self) -> bool | None:
        """Return whether somebody types a yes or a no; None if it is neither."""
        answer = self.ask()
        if self.is_yes(answer):
            return True
        return False if answer.casefold() in self.text("cli-no").split() else None

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
    """Return a console that prints what it is given as it is; NO_COLOR is honoured by rich.

    What goes to a file or another program is neither wrapped nor padded.
    """
    console = Console(
        stderr=stderr, no_color=None if colour else True, highlight=False, markup=False, emoji=False
    )
    if console.is_terminal or "COLUMNS" in console._environ:
        return console
    return Console(
        file=Trimmed(lambda: sys.stderr if stderr else sys.stdout),
        width=UNWRAPPED,
        no_color=True,
        highlight=False,
        markup=False,
        emoji=False,
    )


class Trimmed(io.StringIO):
    """A stream whose lines end where their words do."""

    def __init__(self, stream: Callable[[], IO[str]]) -> None:
        super().__init__()
        self._stream = stream

    def write(self, text: str) -> int:
        """Write text, without blanks at the ends of lines."""
        try:
            self._stream().write(re.sub(r" +(?=\n)", "", text))
        except BrokenPipeError:
            end_quietly()
        return len(text)

    def flush(self) -> None:
        """Have everything arrive."""
        try:
            self._stream().flush()
        except BrokenPipeError:
            end_quietly()


def end_quietly() -> NoReturn:
    """End because nobody reads any more; what is left to write goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(CLOSED)


def no_completions(line: str) -> Sequence[str]:
    """Return nothing: there is nothing to choose."""
    return ()


def complete_by(completer: Completer) -> None:
    """Let the Tab key complete a line."""

    def nth(_: str, index: int) -> str | None:
        typed = readline.get_line_buffer()
        begin = readline.get_begidx()
        found = [line[begin:] for line in completer(typed)]
        return found[index] if index < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(nth)
    readline.parse_and_bind("tab: complete")
