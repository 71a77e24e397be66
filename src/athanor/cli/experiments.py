"""``athanor experiment``, ``report``, ``balance``: runs that are written down, kept and shown."""

import shutil
import subprocess
from pathlib import Path
from typing import Annotated, Final

import typer

from athanor.cli.exit_codes import BROKEN
from athanor.cli.failures import reporting
from athanor.cli.many_matches import progress_bar
from athanor.cli.packs import load_over_house
from athanor.cli.settings import parse_options
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import find
from athanor.lab.engines import LocalEngine, engine_of
from athanor.lab.experiment import Experiment, Played
from athanor.lab.extras import needing
from athanor.lab.page import Page
from athanor.lab.plan import Plan
from athanor.lab.report import failures_of
from athanor.lab.runs import run
from athanor.lab.written import read_file

PRINTERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")


def add_experiments(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    text = terminal.text

    @app.command("experiment", help=text("cli-experiment"))
    def experiment(
        file: Annotated[Path, typer.Argument(help=text("cli-arg-experiment"))],
        save: Annotated[Path, typer.Option(help=text("cli-opt-keep"))],
        workers: Annotated[int | None, typer.Option(help=text("cli-opt-workers"), min=1)] = None,
        on: Annotated[str, typer.Option(help=text("cli-opt-on"))] = "local",
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            written = read_file(file)
            with progress_bar(terminal) as progress:
                results = run(written, engine_of(on, workers), progress, save)
        if as_json:
            terminal.write_json({"folder": str(save), "matches": len(results)})
        else:
            terminal.say("cli-experiment-done", matches=len(results), folder=str(save))
        end(results, terminal)

    @app.command("report", help=text("cli-report"))
    def report(
        folder: Annotated[Path, typer.Argument(help=text("cli-arg-run"))],
        to: Annotated[Path | None, typer.Option(help=text("cli-opt-page"))] = None,
        pdf: Annotated[bool, typer.Option("--pdf", help=text("cli-opt-pdf"))] = False,
        curve: Annotated[Path | None, typer.Option(help=text("cli-opt-curve"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            with needing():
                from athanor.lab.archive import read_run  # noqa: PLC0415 - pyarrow is an extra
            found, results = read_run(folder)
            write_page(found, results, to or folder / "report.html", pdf, terminal)
            if curve is not None:
                curve.write_text(Page(found, results, terminal.speaker).curve(), "utf-8")
                terminal.say("cli-report-written", file=str(curve))

    @app.command("balance", help=text("cli-balance"))
    def balance(
        pack: Annotated[Path, typer.Argument(help=text("cli-arg-balance-pack"))],
        game: Annotated[str | None, typer.Option(help=text("cli-opt-balance-game"))] = None,
        seats: Annotated[int | None, typer.Option(help=text("cli-opt-ladder-seats"))] = None,
        bot: Annotated[str, typer.Option(help=text("cli-opt-balance-bots"))] = "greedy",
        matches: Annotated[int, typer.Option(help=text("cli-opt-matches"), min=1)] = 1000,
        seed: Annotated[int, typer.Option(help=text("cli-opt-simulation-seed"))] = 0,
        workers: Annotated[int | None, typer.Option(help=text("cli-opt-workers"), min=1)] = None,
        to: Annotated[Path, typer.Option(help=text("cli-opt-balance-page"))] = Path("balance.html"),
        option: Annotated[list[str] | None, typer.Option(help=text("cli-opt-option"))] = None,
    ) -> None:
        with reporting(terminal):
            name = game or load_over_house(pack).game
            info = find(name).info
            bots = (bot,) * (seats or info.min_seats)
            options = parse_options(option or [], info)
            plan = Plan(name, bots, matches, seed, options, (str(pack),))
            found = Experiment((plan,), traits=True)
            with progress_bar(terminal) as progress:
                results = run(found, LocalEngine(workers), progress)
            write_page(found, results, to, False, terminal)
        end(results, terminal)


def write_page(
    found: Experiment, results: list[Played], to: Path, pdf: bool, terminal: Terminal
) -> None:
    """Write the page of a run, and print it if somebody wants that."""
    to.write_text(Page(found, results, terminal.speaker).html(), "utf-8")
    terminal.say("cli-report-written", file=str(to))
    if pdf:
        printer = next((path for name in PRINTERS if (path := shutil.which(name))), None)
        if printer is None:
            terminal.refuse(terminal.text("cli-no-printer"), ())
            raise typer.Exit(BROKEN)
        paper = to.with_suffix(".pdf").absolute()
        flags = ("--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer")
        page = to.absolute().as_uri()
        subprocess.run(
            [printer, *flags, f"--print-to-pdf={paper}", page], check=True, capture_output=True
        )
        terminal.say("cli-report-written", file=str(paper))


def end(results: list[Played], terminal: Terminal) -> None:
    """Tell of matches that broke off, and end so that a shell notices."""
    failures = failures_of(results)
    for failure in failures:
        seed = str(failure.seed)
        terminal.say("cli-sim-broken", index=failure.index, seed=seed, error=failure.error)
    if failures:
        raise typer.Exit(BROKEN)
