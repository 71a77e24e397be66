"""``athanor survey``: many matches between bots, and what the seats that won had in them."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from athanor.cli.completion import game_names, option_values
from athanor.cli.exit_codes import BROKEN
from athanor.cli.failures import reporting
from athanor.cli.many_matches import figures, progress_bar, share_cells, tell_run
from athanor.cli.settings import parse_options
from athanor.cli.terminal import Terminal
from athanor.kernel.game import Game
from athanor.kernel.registry import find
from athanor.kernel.words import refuse
from athanor.lab.engines import engine_of
from athanor.lab.survey import Survey, Topic, survey


def add_survey(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("survey", help=text("cli-survey"))
    def survey_matches(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        seats: Annotated[int, typer.Option(help=text("cli-opt-survey-seats"), min=1)],
        bots: Annotated[str, typer.Option(help=text("cli-opt-survey-bots"))] = "greedy",
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
            seated = seat_bots(bots, seats)
            with progress_bar(terminal) as progress:
                found = survey(
                    game,
                    seated,
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
            show(found, find(game).build(seats, options, pack or []), terminal)
        if found.errors:
            raise typer.Exit(BROKEN)


def seat_bots(written: str, seats: int) -> list[str]:
    """Return the bot of each seat: one for all of them, or one for each."""
    bots = [bot.strip() for bot in written.split(",")]
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise refuse("cli-survey-bad-bots", bots=len(bots), seats=seats)
    return bots


def show(found: Survey, game: Game, terminal: Terminal) -> None:
    """Print what was counted, topic by topic."""
    show_seats(found, terminal)
    for topic in found.topics:
        show_topic(topic, found, game, terminal)
    show_amounts(found, terminal)
    for ended in found.endings:
        how = terminal.text(ended.ending)
        terminal.say("cli-survey-ending", matches=ended.matches, how=how)
    tell_run(found, terminal)


def show_seats(found: Survey, terminal: Terminal) -> None:
    """Print what each seat has won."""
    table = titled("cli-survey-seat", ("cli-sim-share", "cli-sim-interval"), terminal)
    for number, seat in enumerate(found.seats):
        table.add_row(str(number + 1), *share_cells(seat, terminal))
    terminal.out.print(table)


def show_topic(topic: Topic, found: Survey, game: Game, terminal: Terminal) -> None:
    """Print how often each value of a topic occurred, and what was won with it."""
    speaker = terminal.speaker
    columns = ("cli-survey-occurred", "cli-sim-share", "cli-sim-interval")
    table = titled(topic.topic, columns, terminal)
    played = found.plan.matches * len(found.plan.bots)
    for trait in topic.traits:
        name = speaker.word(game.trait_word(topic.topic, trait.value))
        often = speaker.percent(trait.seats / played)
        table.add_row(name, often, *share_cells(trait.result, terminal))
    terminal.out.print()
    terminal.out.print(table)


def show_amounts(found: Survey, terminal: Terminal) -> None:
    """Print the means of all figures."""
    if not found.amounts:
        return
    decimal = terminal.speaker.decimal
    columns = ("cli-survey-mean", "cli-survey-winners")
    table = titled("cli-survey-amount", columns, terminal)
    for amount in found.amounts:
        means = decimal(amount.mean, 2), decimal(amount.winners, 2)
        table.add_row(terminal.text(amount.name), *means)
    terminal.out.print()
    terminal.out.print(table)
    terminal.out.print()


def titled(title: str, columns: tuple[str, ...], terminal: Terminal) -> Table:
    """Return an empty table with its headings."""
    return figures(terminal.text(title), map(terminal.text, columns))
