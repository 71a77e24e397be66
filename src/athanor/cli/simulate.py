"""``athanor simulate``: many matches between bots, and how sure the result is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from athanor.cli.completion import game_names, option_values
from athanor.cli.drawing import FAINT, FIRE, GILT
from athanor.cli.exit_codes import BROKEN
from athanor.cli.failures import reporting
from athanor.cli.settings import parse_options
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import find
from athanor.lab.engines import engine_of
from athanor.lab.report import Report
from athanor.lab.runs import Progress as ToldProgress
from athanor.lab.simulate import SimulationError, simulate

COLUMNS: Final = (
    "cli-sim-wins",
    "cli-sim-share",
    "cli-sim-interval",
    "cli-sim-score",
    "cli-sim-place",
)
"""What is told of each bot."""


def add_simulate(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("simulate", help=text("cli-simulate"))
    def simulate_matches(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        seats: Annotated[str, typer.Option(help=text("cli-opt-bots"))],
        matches: Annotated[int, typer.Option(help=text("cli-opt-matches"), min=1)] = 100,
        seed: Annotated[int, typer.Option(help=text("cli-opt-simulation-seed"))] = 0,
        workers: Annotated[int | None, typer.Option(help=text("cli-opt-workers"), min=1)] = None,
        on: Annotated[str, typer.Option(help=text("cli-opt-on"))] = "local",
        save: Annotated[Path | None, typer.Option(help=text("cli-opt-keep"))] = None,
        option: Annotated[
            list[str] | None,
            typer.Option(help=text("cli-opt-option"), autocompletion=option_values),
        ] = None,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            options = parse_options(option or [], find(game).info)
            bots = [bot.strip() for bot in seats.split(",")]
            with progress_bar(terminal) as progress:
                try:
                    report = simulate(
                        game,
                        bots,
                        matches,
                        seed,
                        options,
                        pack or [],
                        progress=progress,
                        engine=engine_of(on, workers),
                        save=save,
                    )
                except SimulationError as error:
                    report = error.report
        if as_json:
            terminal.write_json(report)
        else:
            show_report(report, terminal)
        if report.errors:
            raise typer.Exit(BROKEN)


@contextmanager
def progress_bar(terminal: Terminal) -> Iterator[ToldProgress]:
    """Show on the error stream how far a run has come; return whom to tell."""
    columns = (
        TextColumn(terminal.text("cli-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    silent = not terminal.err.is_terminal
    with Progress(*columns, console=terminal.err, transient=True, disable=silent) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield tell


def show_report(report: Report, terminal: Terminal) -> None:
    """Print how the bots did."""
    speaker = terminal.speaker
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="italic dim")
    table.add_column(terminal.text("cli-sim-bot"), style="bold")
    for key in COLUMNS:
        table.add_column(terminal.text(key), justify="right")
    for result in report.bots:
        table.add_row(
            result.bot,
            speaker.decimal(result.wins, 1),
            Text(speaker.percent(result.win_share), GILT),
            Text(f"{speaker.percent(result.low)} – {speaker.percent(result.high)}", FAINT),
            speaker.decimal(result.mean_score, 1),
            speaker.decimal(result.mean_place, 2),
        )
    terminal.out.print(table)
    plan = report.plan
    for number, seat in enumerate(report.seats):
        terminal.say(
            "cli-sim-seat",
            seat=number + 1,
            share=speaker.percent(seat.win_share),
            low=speaker.percent(seat.low),
            high=speaker.percent(seat.high),
        )
    for ending in report.endings:
        if ending.rules:
            rules = ", ".join(ending.rules)
            terminal.say("cli-sim-ending", matches=ending.matches, rules=rules)
    if report.lengths is not None:
        mean = speaker.decimal(report.lengths.mean, 1)
        least, most = report.lengths.least, report.lengths.most
        terminal.say("cli-sim-lengths", mean=mean, least=least, most=most)
    terminal.say("cli-sim-run", style=FAINT, matches=plan.matches, seed=str(plan.seed))
    for failure in report.errors:
        seed = str(failure.seed)
        terminal.say(
            "cli-sim-broken", style=FIRE, index=failure.index, seed=seed, error=failure.error
        )
