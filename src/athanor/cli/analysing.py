"""``athanor analyse``: what decided a match that was played."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from athanor.analysis.analyse import analyse, check_finished
from athanor.analysis.result import Analysis, Happening
from athanor.cli.analysis_page import AnalysisPage
from athanor.cli.analysis_words import AnalysisWords
from athanor.cli.failures import reporting
from athanor.cli.many_matches import figures, progress_bar
from athanor.cli.saves import packs_of
from athanor.cli.terminal import Terminal
from athanor.kernel.record import game_of, read_record
from athanor.kernel.replay import Replay
from athanor.locale.drawing import FAINT, FIRE, GILT

BLOCKS: Final = "▁▂▃▄▅▆▇█"
"""From nothing to all, for a line of win chances."""

COLUMNS: Final = 60
"""Of such a line at most."""


def add_analyse(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("analyse", help=text("cli-analyse"))
    def analyse_record(
        file: Annotated[Path, typer.Argument(help=text("cli-arg-record"))],
        html: Annotated[Path | None, typer.Option(help=text("cli-opt-analysis-page"))] = None,
        seed: Annotated[int, typer.Option(help=text("cli-opt-analysis-seed"), min=0)] = 0,
        deals: Annotated[int | None, typer.Option(help=text("cli-opt-deals"), min=2)] = None,
        workers: Annotated[int | None, typer.Option(help=text("cli-opt-workers"), min=1)] = None,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            record = read_record(file)
            check_finished(record)
            folders = pack or packs_of(file)
            replay = Replay(record, game_of(record, folders))
            replay.to(replay.length)  # nothing is said about a record that tells what cannot be
            with progress_bar(terminal) as progress:
                found = analyse(
                    record, folders, seed=seed, deals=deals, workers=workers, progress=progress
                )
            if html is not None:
                html.write_text(AnalysisPage(found, terminal.speaker).html(), encoding="utf-8")
        if as_json:
            terminal.write_json(found)
        elif html is not None:
            terminal.say("cli-analysed", path=str(html))
        else:
            show(found, terminal)


def show(found: Analysis, terminal: Terminal) -> None:
    """Print an analysis."""
    said = AnalysisWords(found, terminal.speaker)
    terminal.out.print(Text(said.title(), GILT))
    terminal.out.print(Text(said.how(), FAINT))
    heading("analysis-graph", terminal)
    show_lines(found, said, terminal)
    heading("analysis-turning", terminal)
    for line in said.turning_points() or [terminal.text("analysis-no-turning")]:
        terminal.out.print(line)
    heading("analysis-split", terminal)
    show_split(found, said, terminal)
    heading("analysis-grades", terminal)
    graded = list(said.graded())
    for happening in graded:
        show_grade(happening, said, terminal)
    if not graded:
        terminal.say("analysis-no-grades")


def heading(key: str, terminal: Terminal) -> None:
    """Print what comes next."""
    terminal.out.print()
    terminal.out.print(Text(terminal.text(key), FIRE))


def show_lines(found: Analysis, said: AnalysisWords, terminal: Terminal) -> None:
    """Print every seat's chances as a line of blocks."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for seat, name in enumerate(said.names):
        chances = [found.start[seat], *(one.chances[seat] for one in found.happenings)]
        line = "".join(BLOCKS[min(7, int(8 * chance))] for chance in thinned(chances))
        table.add_row(name, said.percent(chances[0]), line, said.percent(chances[-1]))
    terminal.out.print(table)


def thinned(chances: Sequence[float]) -> Iterator[float]:
    """Yield so many of the chances as there is room for, the first and the last among them."""
    columns = min(COLUMNS, len(chances))
    for column in range(columns):
        yield chances[column * (len(chances) - 1) // max(1, columns - 1)]


def show_split(found: Analysis, said: AnalysisWords, terminal: Terminal) -> None:
    """Print what choices and what chance changed, seat by seat."""
    columns = (f"analysis-{key}" for key in ("start", "rivals", "own", "luck", "result"))
    table = figures(terminal.text("analysis-seat"), map(terminal.text, columns))
    for name, one in zip(said.names, found.split, strict=True):
        table.add_row(
            name,
            said.percent(one.start),
            said.change(one.rivals),
            said.change(one.own),
            said.change(one.chance),
            Text(said.percent(one.result), GILT),
        )
    terminal.out.print(table)


def show_grade(happening: Happening, said: AnalysisWords, terminal: Terminal) -> None:
    """Print a choice that cost something, and what would have been better."""
    grade = happening.grade
    assert grade is not None
    lozenges = "◆" * grade.level + "◇" * (3 - grade.level)
    line = Text(f"{lozenges} ", FIRE).append(said.choice(happening), "default not bold")
    terminal.out.print(line)
    word = terminal.text(f"analysis-grade-{grade.level}")
    terminal.out.print(Text(f"    {word}, {said.cost(grade)}", FAINT))
    for line_of_better in said.better(grade):
        terminal.out.print(f"    {line_of_better}")
