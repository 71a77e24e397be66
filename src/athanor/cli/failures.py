"""What was refused, told in words: no traceback, nothing changed."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import typer
from msgspec import Struct

from athanor.cli.exit_codes import REFUSED, UNSOUND
from athanor.cli.terminal import Terminal
from athanor.kernel.record import RecordError
from athanor.kernel.words import Refused
from athanor.locale import Speaker
from athanor.packs import PackError, Problem


class Failure(Struct, frozen=True, omit_defaults=True):
    """Why something was refused, in words; and where in a file, if it is about one."""

    text: str
    rules: tuple[str, ...] = ()
    file: str = ""
    line: int = 0
    column: int = 0
    field: str = ""


def told(
    error: Refused | PackError | OSError, speaker: Speaker, names: Sequence[str] = ()
) -> list[Failure]:
    """Return everything that is wrong, in words."""
    if isinstance(error, PackError):
        return [pack_failure(problem, speaker) for problem in error.problems]
    if isinstance(error, OSError):
        text = speaker.text(
            "cli-file-refused", path=str(error.filename), reason=str(error.strerror)
        )
        return [Failure(text)]
    message = error.message if isinstance(error, RecordError) else error.refusal.message
    return [Failure(speaker.say(message, names), error.refusal.rules)]


def pack_failure(problem: Problem, speaker: Speaker) -> Failure:
    """Return what is wrong with a pack, after the place where it stands."""
    key = "pack-problem-where-field" if problem.field else "pack-problem-where"
    file = f"{problem.pack}/{problem.file}"
    where = speaker.text(
        key, file=file, line=problem.line, column=problem.column, field=problem.field
    )
    text = speaker.text("cli-at", where=where, what=problem.message)
    return Failure(
        text,
        (problem.rule,) if problem.rule else (),
        file=file,
        line=problem.line,
        column=problem.column,
        field=problem.field,
    )


def tell(
    error: Refused | PackError | OSError, terminal: Terminal, names: Sequence[str] = ()
) -> list[Failure]:
    """Print everything that is wrong; return it for who asks why."""
    failures = told(error, terminal.speaker, names)
    for failure in failures:
        terminal.refuse(failure.text, failure.rules)
    return failures


@contextmanager
def reporting(terminal: Terminal, as_json: bool = False) -> Iterator[None]:
    """Tell what is refused inside, to people or to a program, and end the command."""
    try:
        yield
    except BrokenPipeError:
        raise
    except (Refused, PackError, OSError) as error:
        if as_json:
            terminal.write_json({"refused": told(error, terminal.speaker)})
        else:
            tell(error, terminal)
        unsound = isinstance(error, PackError | RecordError)
        raise typer.Exit(UNSOUND if unsound else REFUSED) from error
