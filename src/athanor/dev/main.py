"""The developer command, ``athanor-dev``."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from athanor.dev import client, coverage, golden
from athanor.kernel.registry import games

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Tools for people who work on the games. Run them at the top of a checkout.",
)

Tests = Annotated[list[Path] | None, typer.Argument(help="The tests; all of them if not said.")]
Json = Annotated[Path | None, typer.Option(help="Also write the coverage to this file, as JSON.")]
Write = Annotated[bool, typer.Option("--write", help="Write the files anew instead.")]
Check = Annotated[bool, typer.Option("--check", help="Only compare; fail if a line differs.")]
Only = Annotated[list[str] | None, typer.Option("--game", help="Only of this game.")]
Root = Annotated[Path, typer.Option(help="The top of the checkout.")]


@app.command()
def rules(tests: Tests = None, json: Json = None) -> None:
    """Tell which rules have a test; fails if one has none or a test names a rule nobody knows."""
    try:
        marks = coverage.collect_marks(tests or [Path("tests")])
    except coverage.CollectionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    measured = coverage.measure(marks)
    for line in coverage.report(measured):
        typer.echo(line)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=2) + b"\n")
    if not measured.is_complete:
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
