"""The developer command, ``athanor-dev``."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import athanor
from athanor.dev import calibration, client, coverage, golden, lessons, mutants, places
from athanor.kernel.registry import find, games
from athanor.lab.calibration import calibrate as measure_calibration
from athanor.lab.engines import LocalEngine
from athanor.lab.plan import Plan

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Tools for people who work on the games. Run them at the top of a checkout.",
)

Tests = Annotated[list[Path] | None, typer.Argument(help="The tests; all of them if not said.")]
Json = Annotated[Path | None, typer.Option(help="Also write the coverage to this file, as JSON.")]
Table = Annotated[
    Path | None,
    typer.Option("--table", help="Also write rules, places and tests to this file, as Markdown."),
]
WriteIndex = Annotated[
    bool, typer.Option("--write", help="Only write anew where rules are held, for their pages.")
]
Write = Annotated[bool, typer.Option("--write", help="Write the files anew instead.")]
Check = Annotated[bool, typer.Option("--check", help="Only compare; fail if a line differs.")]
Only = Annotated[list[str] | None, typer.Option("--game", help="Only of this game.")]
Rules = Annotated[list[str] | None, typer.Option("--rule", help="Only of this rule.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many are tried side by side.")]
Seconds = Annotated[int, typer.Option(min=1, help="How long the tests of one may compute.")]
Root = Annotated[Path, typer.Option(help="The top of the checkout.")]


@app.command()
def calibrate(
    game: Annotated[str, typer.Argument(help="The game.")],
    matches: Annotated[int, typer.Option(min=1, help="Matches for each number of seats.")] = 100,
    seed: Annotated[int, typer.Option(help="What chance follows from.")] = 0,
    seats: Annotated[list[int] | None, typer.Option(help="How many play; may be repeated.")] = None,
    bot: Annotated[str, typer.Option(help="The bot at every seat.")] = "greedy",
    moments: Annotated[int, typer.Option(min=1, help="Moments of each match.")] = 4,
    deals: Annotated[int, typer.Option(min=0, help="Deals; 0 is what an analysis takes.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Also draw it into this file.")] = None,
) -> None:
    """Compare the chances that analyses tell with how matches end."""
    counts = seats or [find(game).info.seats_unasked()]
    plans = [Plan(game, (bot,) * count, matches, seed, {}, ()) for count in counts]
    found = measure_calibration(plans, moments, deals, LocalEngine(workers))
    for line in calibration.report(game, found):
        typer.echo(line)
    if svg is not None:
        svg.write_text(calibration.picture(game, found), "utf-8")


@app.command()
def rules(
    tests: Tests = None, json: Json = None, page: Table = None, write: WriteIndex = False
) -> None:
    """Tell which rules have a place in the code and a test; fails if one lacks either."""
    package = Path(athanor.__file__).parent
    atlases = places.survey(package, places.folders(package, games().values()))
    if write:
        for path in places.write(atlases):
            typer.echo(str(path))
        return
    try:
        marks = coverage.collect_marks(tests or [Path("tests")])
    except coverage.CollectionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    measured = coverage.measure(marks)
    where = {game: atlas for atlas in atlases for game in atlas.folder.catalogues}
    for game in measured.games:
        lines = coverage.report(game)
        if game.game in where:
            lines += places.report(where[game.game], game.game)
        for line in lines:
            typer.echo(line)
    wrong = coverage.strangers(measured)
    wrong += [problem for atlas in atlases for problem in atlas.problems]
    wrong += [f"{path} is out of date: athanor-dev rules --write" for path in places.stale(atlases)]
    for line in wrong:
        typer.echo(line)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=2) + b"\n")
    if page is not None:
        page.write_text(places.table(atlases, marks), encoding="utf-8")
    if wrong or not measured.is_complete or not all(map(places.is_whole, atlases)):
        raise typer.Exit(1)


@app.command(name="golden")
def compare(write: Write = False, only: Only = None, root: Root = Path()) -> None:
    """Compare the golden playthroughs with what is played now; fails if a line differs."""
    known = games()
    if strangers := set(only or ()) - set(known):
        raise typer.BadParameter(f"{', '.join(sorted(strangers))}; there are {', '.join(known)}")
    played = [known[name] for name in only or known]
    if write:
        for path in golden.write(played, root):
            typer.echo(str(path))
        return
    differ = False
    for line in golden.differences(played, root):
        differ = True
        typer.echo(line)
    if differ:
        raise typer.Exit(1)


@app.command(name="lessons")
def play_lessons(only: Only = None, root: Root = Path()) -> None:
    """Play every lesson to its end; fails if a choice, a lit part or a text is missing."""
    known = games()
    if strangers := set(only or ()) - set(known):
        raise typer.BadParameter(f"{', '.join(sorted(strangers))}; there are {', '.join(known)}")
    wrong = list(lessons.problems([known[name] for name in only or known], root))
    for line in wrong:
        typer.echo(line)
    if wrong:
        raise typer.Exit(1)


@app.command()
def protocol(check: Check = False, root: Root = Path()) -> None:
    """Write what the browser client is built against; afterwards run npm run types in web/."""
    if not check:
        for path in client.write(games().values(), root):
            typer.echo(str(path))
        return
    differ = False
    for line in client.differences(games().values(), root):
        differ = True
        typer.echo(line)
    if differ:
        raise typer.Exit(1)


@app.command(name="mutants")
def break_rules(
    only: Only = None,
    rule: Rules = None,
    jobs: Jobs = 2,
    seconds: Seconds = 20,
    root: Root = Path(),
) -> None:
    """Break rules one at a time; fails if the tests that carry their marks do not notice."""
    verdicts = []
    chapter = ("", "")
    try:
        tasks = mutants.read_tasks(root, only or (), rule or ())
        for verdict in mutants.run(root, tasks, jobs, seconds):
            if chapter != (verdict.game, verdict.chapter):
                chapter = (verdict.game, verdict.chapter)
                typer.echo(f"{verdict.game}, {verdict.chapter}")
            typer.echo(mutants.tell(verdict))
            verdicts.append(verdict)
    except mutants.MutantsError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    for line in mutants.summary(verdicts):
        typer.echo(line)
    if any(verdict.fate in ("survived", "unreadable") for verdict in verdicts):
        raise typer.Exit(1)
