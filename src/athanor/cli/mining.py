"""``athanor puzzles mine``: puzzles found in matches between bots."""

from pathlib import Path
from typing import Annotated

import typer

from athanor.cli.completion import game_names, option_values
from athanor.cli.failures import reporting
from athanor.cli.many_matches import progress_bar
from athanor.cli.settings import parse_options
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import find
from athanor.lab.engines import engine_of
from athanor.lab.mining import mine
from athanor.lab.plan import Plan
from athanor.puzzles.choosing import varied
from athanor.puzzles.mining import Search
from athanor.puzzles.puzzle import read_puzzles, write_puzzles

USUAL = Search()


def add_mining(group: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @group.command("mine", help=text("cli-puzzles-mine"))
    def mine_puzzles(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        to: Annotated[Path, typer.Option(help=text("cli-opt-puzzle-file"))],
        seats: Annotated[list[int] | None, typer.Option(help=text("cli-opt-puzzle-seats"))] = None,
        bot: Annotated[str, typer.Option(help=text("cli-opt-puzzle-bot"))] = "greedy",
        matches: Annotated[int, typer.Option(help=text("cli-opt-matches"), min=1)] = 10,
        seed: Annotated[int, typer.Option(help=text("cli-opt-simulation-seed"))] = 0,
        keep: Annotated[int, typer.Option(help=text("cli-opt-puzzle-keep"), min=1)] = 40,
        deals: Annotated[int, typer.Option(help=text("cli-opt-puzzle-deals"), min=0)] = USUAL.deals,
        looks: Annotated[int, typer.Option(help=text("cli-opt-puzzle-looks"), min=1)] = USUAL.looks,
        least: Annotated[float, typer.Option(help=text("cli-opt-puzzle-least"))] = USUAL.least,
        fewest: Annotated[
            int, typer.Option(help=text("cli-opt-puzzle-fewest"), min=2)
        ] = USUAL.fewest,
        legal: Annotated[int, typer.Option(help=text("cli-opt-puzzle-legal"), min=3)] = USUAL.legal,
        kind: Annotated[list[str] | None, typer.Option(help=text("cli-opt-puzzle-kind"))] = None,
        moments: Annotated[
            int, typer.Option(help=text("cli-opt-puzzle-moments"), min=1)
        ] = USUAL.moments,
        width: Annotated[int, typer.Option(help=text("cli-opt-puzzle-width"), min=3)] = USUAL.width,
        skipped: Annotated[
            float, typer.Option(help=text("cli-opt-puzzle-skipped"), min=0.0, max=1.0)
        ] = USUAL.skipped,
        most: Annotated[int, typer.Option(help=text("cli-opt-puzzle-most"), min=1)] = USUAL.most,
        farther: Annotated[
            int, typer.Option(help=text("cli-opt-puzzle-farther"), min=1)
        ] = USUAL.farther,
        workers: Annotated[int | None, typer.Option(help=text("cli-opt-workers"), min=1)] = None,
        on: Annotated[str, typer.Option(help=text("cli-opt-on"))] = "local",
        option: Annotated[
            list[str] | None,
            typer.Option(help=text("cli-opt-option"), autocompletion=option_values),
        ] = None,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            info = find(game).info
            options = parse_options(option or [], info)
            packs = tuple(map(str, pack or []))
            plans = [
                Plan(game, (bot,) * count, matches, seed, options, packs)
                for count in seats or [info.seats_unasked()]
            ]
            search = Search(
                deals=deals,
                looks=looks,
                least=least,
                fewest=fewest,
                legal=legal,
                kinds=tuple(kind or ()),
                moments=moments,
                width=width,
                skipped=skipped,
                most=most,
                farther=farther,
            )
            with progress_bar(terminal) as progress:
                haul = mine(plans, search, engine_of(on, workers), progress)
            kept = varied([*read_puzzles(to), *haul.puzzles], keep)
            write_puzzles(to, kept)
        count = haul.count
        if as_json:
            terminal.write_json({"count": count, "kept": len(kept), "file": str(to)})
        else:
            terminal.say(
                "cli-puzzles-mined",
                moments=count.moments,
                candidates=count.candidates,
                survived=count.survived,
                kept=len(kept),
                file=str(to),
            )
