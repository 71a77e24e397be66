"""What commands share that have many matches played: how far they are, and what came of it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from athanor.cli.terminal import Terminal
from athanor.lab.matchups import Standing
from athanor.lab.report import BotResult, Report, SeatResult
from athanor.lab.runs import Progress as ToldProgress
from athanor.lab.survey import Survey
from athanor.locale.drawing import FAINT, FIRE, GILT


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


def figures(title: str, columns: Iterable[str]) -> Table:
    """Return an empty table with its headings."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="italic dim")
    table.add_column(title, style="bold")
    for heading in columns:
        table.add_column(heading, justify="right")
    return table


def share_cells(result: BotResult | SeatResult | Standing, terminal: Terminal) -> tuple[Text, Text]:
    """Return a share of wins and how sure it is, as cells of a table."""
    percent = terminal.speaker.percent
    sure = f"{percent(result.low)} – {percent(result.high)}"
    return Text(percent(result.win_share), GILT), Text(sure, FAINT)


def tell_run(found: Report | Survey, terminal: Terminal) -> None:
    """Tell how long matches were, how many by which seed, and which of them broke off."""
    if found.lengths is not None:
        mean = terminal.speaker.decimal(found.lengths.mean, 1)
        least, most = found.lengths.least, found.lengths.most
        terminal.say("cli-sim-lengths", mean=mean, least=least, most=most)
    plan = found.plan
    terminal.say("cli-sim-run", style=FAINT, matches=plan.matches, seed=str(plan.seed))
    for failure in found.errors:
        seed = str(failure.seed)
        terminal.say(
            "cli-sim-broken", style=FIRE, index=failure.index, seed=seed, error=failure.error
        )
