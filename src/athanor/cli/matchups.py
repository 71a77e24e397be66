"""``athanor matchups``: every value of an option against every other, played by equal bots."""

from pathlib import Path
from typing import Annotated

import typer

from athanor.cli.completion import game_names, option_values
from athanor.cli.failures import reporting
from athanor.cli.many_matches import figures, progress_bar, share_cells
from athanor.cli.settings import parse_options
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import find
from athanor.lab.engines import engine_of
from athanor.lab.matchups import Matchups, round_robin


def add_matchups(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("matchups", help=text("cli-matchups"))
    def compare(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        name: Annotated[str, typer.Argument(help=text("cli-arg-matchup-option"))],
        values: Annotated[list[str], typer.Argument(help=text("cli-arg-matchup-values"))],
        bot: Annotated[str, typer.Option(help=text("cli-opt-matchup-bot"))] = "greedy",
        matches: Annotated[int, typer.Option(help=text("cli-opt-matchup-matches"), min=1)] = 100,
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
            with progress_bar(terminal) as progress:
                found = round_robin(
                    game,
                    name,
                    values,
                    bot,
                    matches,
                    seed,
                    options,
                    pack or [],
                    progress=progress,
                    engine=engine_of(on, workers),
                    save=save,
                )
        if as_json:
            terminal.write_json(found)
        else:
            show(found, terminal)


def show(found: Matchups, terminal: Terminal) -> None:
    """Print the share of each value against each other, and against all."""
    speaker = terminal.speaker
    names = [one.value for one in found.standings]
    shares = {(pair.first, pair.second): pair.share.win_share for pair in found.pairs}
    shares |= {(second, first): 1 - share for (first, second), share in shares.items()}
    all_others, interval = terminal.text("cli-matchup-all"), terminal.text("cli-sim-interval")
    table = figures("", [*names, all_others, interval])
    for one in found.standings:
        cells = [
            speaker.percent(shares[one.value, other]) if other != one.value else "–"
            for other in names
        ]
        table.add_row(one.value, *cells, *share_cells(one, terminal))
    terminal.out.print(table)
