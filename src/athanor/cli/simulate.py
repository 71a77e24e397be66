"""``athanor simulate``: many matches between bots, and how sure the result is."""

from pathlib import Path
from typing import Annotated, Final

import typer

from athanor.cli.completion import game_names, option_values
from athanor.cli.exit_codes import BROKEN
from athanor.cli.failures import reporting
from athanor.cli.many_matches import figures, progress_bar, share_cells, tell_run
from athanor.cli.settings import parse_options
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import find
from athanor.lab.engines import engine_of
from athanor.lab.report import Report
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


def show_report(report: Report, terminal: Terminal) -> None:
    """Print how the bots did."""
    speaker = terminal.speaker
    table = figures(terminal.text("cli-sim-bot"), map(terminal.text, COLUMNS))
    for result in report.bots:
        table.add_row(
            result.bot,
            speaker.decimal(result.wins, 1),
            *share_cells(result, terminal),
            speaker.decimal(result.mean_score, 1),
            speaker.decimal(result.mean_place, 2),
        )
    terminal.out.print(table)
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
    tell_run(report, terminal)
