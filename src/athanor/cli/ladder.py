"""``athanor ladder``: bots on one scale of strength."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from athanor.cli.failures import reporting
from athanor.cli.many_matches import figures, progress_bar
from athanor.cli.settings import parse_options
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import find
from athanor.kernel.words import refuse
from athanor.lab.engines import engine_of
from athanor.lab.ladder import Ladder, climb
from athanor.locale.drawing import FAINT, GILT

PLAYERS: Final = "random,greedy,apprentice,adept"


def add_ladder(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("ladder", help=text("cli-ladder"))
    def ladder(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"))],
        bots: Annotated[str, typer.Option(help=text("cli-opt-ladder-bots"))] = PLAYERS,
        seats: Annotated[int | None, typer.Option(help=text("cli-opt-ladder-seats"))] = None,
        matches: Annotated[int, typer.Option(help=text("cli-opt-ladder-matches"), min=1)] = 40,
        seed: Annotated[int, typer.Option(help=text("cli-opt-simulation-seed"))] = 0,
        workers: Annotated[int | None, typer.Option(help=text("cli-opt-workers"), min=1)] = None,
        on: Annotated[str, typer.Option(help=text("cli-opt-on"))] = "local",
        save: Annotated[Path | None, typer.Option(help=text("cli-opt-keep"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=text("cli-opt-option"))] = None,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            info = find(game).info
            players = [bot.strip() for bot in bots.split(",")]
            if len(players) < 2 or len(set(players)) < len(players):
                raise refuse("lab-bad-ladder")
            with progress_bar(terminal) as progress:
                found = climb(
                    game,
                    players,
                    seats or info.min_seats,
                    matches,
                    engine_of(on, workers),
                    seed,
                    parse_options(option or [], info),
                    pack or [],
                    progress,
                    save,
                )
        if as_json:
            terminal.write_json(found)
        else:
            show(found, terminal)


def show(found: Ladder, terminal: Terminal) -> None:
    """Print the ladder from the top, and who met whom."""
    speaker = terminal.speaker
    columns = map(terminal.text, ("cli-ladder-elo", "cli-sim-interval"))
    table = figures(terminal.text("cli-sim-bot"), columns)
    for rung in found.rungs:
        sure = f"{rung.low:+.0f} … {rung.high:+.0f}"
        table.add_row(rung.bot, Text(f"{rung.elo:+.0f}", GILT), Text(sure, FAINT))
    terminal.out.print(table)
    for duel in found.duels:
        terminal.say(
            "cli-ladder-duel",
            first=duel.first,
            second=duel.second,
            share=speaker.percent(duel.share.win_share),
            low=speaker.percent(duel.share.low),
            high=speaker.percent(duel.share.high),
            matches=duel.matches,
        )
