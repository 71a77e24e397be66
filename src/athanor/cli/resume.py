"""``athanor resume``: the matches that were saved by themselves, and taking one up again."""

from pathlib import Path
from typing import Annotated, Final

import typer
from babel.dates import format_datetime
from rich.table import Table
from rich.text import Text

from athanor.cli.failures import reporting
from athanor.cli.play import resumed, run
from athanor.cli.saves import Saved, saved_called, unfinished
from athanor.cli.terminal import INTERRUPT, Terminal
from athanor.kernel.record import read_record
from athanor.kernel.words import Listing
from athanor.locale.drawing import FAINT, FIRE

COLUMNS: Final = 6
"""Number, game, who plays, how far it is, when it was saved, and its name."""


def add_resume(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("resume", help=text("cli-resume"))
    def resume_match(
        match: Annotated[
            str | None, typer.Argument(help=text("cli-arg-saved"), autocompletion=saved_names)
        ] = None,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        plain: Annotated[bool, typer.Option("--plain", help=text("cli-opt-plain"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            if as_json and match is None:
                terminal.write_json([described(saved) for saved in unfinished()])
                return
            chosen = match if match is not None else chosen_from(unfinished(), terminal)
            if chosen:
                file = saved_called(chosen)
                game = read_record(file).header.game
                run(resumed(terminal, game, file, None, pack or []), plain)


def saved_names(incomplete: str) -> list[str]:
    """Return the matches whose names begin so."""
    return [saved.name for saved in unfinished() if saved.name.startswith(incomplete)]


def chosen_from(matches: list[Saved], terminal: Terminal) -> str:
    """List the matches; return what somebody at the terminal types, or nothing."""
    if not matches:
        terminal.say("cli-nothing-saved")
        return ""
    terminal.out.print(listed(matches, terminal))
    if not terminal.out.is_terminal:
        return ""
    terminal.say("cli-resume-which")
    try:
        answer = terminal.ask()
    except EOFError:
        return ""
    return "" if answer == INTERRUPT else answer


def listed(matches: list[Saved], terminal: Terminal) -> Table:
    """Return the matches, one line each."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(COLUMNS - 1):
        table.add_column()
    table.add_column(no_wrap=True)  # the name is what is typed: it is never cut
    for number, saved in enumerate(matches, 1):
        header = saved.record.header
        who = terminal.speaker.word(Listing(tuple(seat.name for seat in header.seats)))
        when = format_datetime(saved.when.astimezone(), "short", locale=terminal.speaker.language)
        choices = terminal.text("cli-saved-choices", count=saved.record.answers)
        table.add_row(
            Text(str(number), FIRE),
            Text(terminal.text(f"{header.game}-title"), "bold"),
            who,
            choices,
            when,
            Text(saved.name, FAINT),
        )
    return table


def described(saved: Saved) -> dict[str, object]:
    """Return a match for another program."""
    header = saved.record.header
    return {
        "name": saved.name,
        "file": str(saved.file),
        "game": header.game,
        "seats": [seat.name for seat in header.seats],
        "answers": saved.record.answers,
        "saved": saved.when.isoformat(timespec="seconds"),
    }
