"""What was refused, told in words: no traceback, nothing changed."""

import errno
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from socket import gaierror
from typing import Final

import typer
from msgspec import Struct

from athanor.cli.exit_codes import REFUSED, UNSOUND
from athanor.cli.terminal import Terminal
from athanor.kernel.record import RecordError
from athanor.kernel.words import Message, Refused
from athanor.locale import Speaker
from athanor.packs import PackError, Problem
from athanor.packs.problems import WHOLE

NO_FILE: Final = "record-no-file"
"""Says that a record is not there at all."""


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
        key = "cli-nothing-kept" if error.filename is None else "cli-file-refused"
        return [Failure(speaker.text(key, path=str(error.filename), reason=reason_of(error)))]
    message = error.message if isinstance(error, RecordError) else error.refusal.message
    return [Failure(speaker.say(message, names), error.refusal.rules)]


def reason_of(error: OSError) -> Message:
    """Return why the system refuses something; rare reasons are in the system's own words."""
    name = "host" if isinstance(error, gaierror) else errno.errorcode.get(error.errno or 0, "")
    return Message("cli-reason", {"name": name or "other", "detail": str(error.strerror or error)})


def pack_failure(problem: Problem, speaker: Speaker) -> Failure:
    """Return what is wrong with a pack, after the place where it stands."""
    if problem.file == WHOLE:
        said = speaker.text("cli-at", where=problem.pack, what=problem.message)
        return Failure(said, file=problem.pack)
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
        raise typer.Exit(UNSOUND if is_unsound(error) else REFUSED) from error


def is_unsound(error: Refused | PackError | OSError) -> bool:
    """Tell whether a pack or a record is there and is not as it should be."""
    if isinstance(error, PackError):
        return any(problem.file != WHOLE for problem in error.problems)
    return isinstance(error, RecordError) and error.refusal.message.key != NO_FILE
