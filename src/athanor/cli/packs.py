"""``athanor pack``: card data that people have typed in."""

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text
from watchfiles import watch

from athanor.cli.failures import Failure, pack_failure, reporting, tell
from athanor.cli.pack_desk import add_desk
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import games
from athanor.kernel.words import Message, Refused, refuse
from athanor.locale.drawing import FAINT, FIRE, GILT
from athanor.packs import Pack, PackData, PackError, flaws, load_packs
from athanor.packs.documents import HEADER, read_documents, signature
from athanor.packs.headers import read_header
from athanor.packs.problems import WHOLE

GLANCE: Final = 500
"""Milliseconds after which files are looked at even though nothing told of a change."""


def add_pack(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands about packs."""
    text = terminal.text
    group = typer.Typer(
        help=text("cli-pack"),
        no_args_is_help=True,
        subcommand_metavar=text("cli-help-subcommand"),
    )
    app.add_typer(group, name="pack")
    add_desk(group, terminal)

    @group.command(help=text("cli-pack-check"))
    def check(
        folder: Annotated[Path, typer.Argument(help=text("cli-arg-pack"))],
        keep_on: Annotated[bool, typer.Option("--watch", help=text("cli-opt-watch"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            if keep_on:
                with suppress(KeyboardInterrupt):
                    keep_checking(folder, terminal)
                return
            whole = load_over_house(folder)
        warnings = [pack_failure(problem, terminal.speaker) for problem in whole.warnings]
        if as_json:
            terminal.write_json(describe_pack(whole, warnings))
        else:
            show_pack(whole, warnings, terminal)


def keep_checking(folder: Path, terminal: Terminal) -> None:
    """Check a pack now and whenever one of its files changes, until Ctrl-C.

    What changed is seen in the files: a change while nobody was watching yet is none the less one.
    """
    if not folder.is_dir():
        raise PackError([flaws.not_a_folder().at(str(folder), WHOLE)])
    terminal.say("cli-pack-watching", style=FAINT, folder=str(folder))
    checked = signature(folder)
    check_once(folder, terminal)
    for _ in watch(folder, raise_interrupt=False, yield_on_timeout=True, rust_timeout=GLANCE):
        now = signature(folder)
        if now != checked:
            checked = now
            terminal.clear()
            check_once(folder, terminal)


def check_once(folder: Path, terminal: Terminal) -> None:
    """Tell how a pack is."""
    try:
        whole = load_over_house(folder)
    except (PackError, Refused) as error:
        tell(error, terminal)
    else:
        warnings = [pack_failure(problem, terminal.speaker) for problem in whole.warnings]
        show_pack(whole, warnings, terminal)


def load_over_house(folder: Path) -> Pack[PackData]:
    """Return a pack laid over the house's data of its game; raises ``PackError`` if it is bad."""
    box = games()[game_of(folder)]
    if not box.house or box.schema is None or not issubclass(box.schema, PackData):
        raise refuse("cli-no-packs", game=box.info.name)
    return load_packs([*box.house, folder], box.schema)


def game_of(folder: Path) -> str:
    """Return for which game a pack is; raises ``PackError`` if it does not say so."""
    documents, problems = read_documents(folder)
    header = documents.get(HEADER)
    if header is None:
        raise PackError(problems)
    said = header.data.get("pack")
    named = said.get("game") if isinstance(said, dict) else None
    if named in games():
        return str(named)
    try:
        flaw = flaws.not_one_of(tuple(games()), read_header(header).game)
        problems.append(header.problem(("pack", "game"), flaw))
    except PackError as error:
        problems += error.problems
    raise PackError(problems)


def describe_pack(whole: Pack[PackData], warnings: list[Failure]) -> dict[str, object]:
    """Return what a pack is and changes, for another program."""
    layer = whole.layers[-1]
    return {
        "game": whole.game,
        "pack": layer.stamp,
        "records": sorted(entry.name for entry in layer.entries.values()),
        "warnings": warnings,
    }


def show_pack(whole: Pack[PackData], warnings: list[Failure], terminal: Terminal) -> None:
    """Print what a pack is and changes."""
    layer = whole.layers[-1]
    stamp = layer.stamp
    good = terminal.text("cli-pack-good", name=stamp.name, version=stamp.version, game=whole.game)
    terminal.out.print(Text("✓ ", FIRE).append(good, "default not bold"))
    sources = Counter(whole.sources[entry.name] for entry in layer.entries.values())
    for source, count in sources.items():
        terminal.say("cli-pack-records", count=count, source=Message(f"pack-source-{source}"))
    terminal.say("cli-pack-hash", hash=stamp.hash)
    for warning in warnings:
        rules = " ".join(warning.rules)
        terminal.out.print(Text("▲ ", GILT).append(f"{warning.text} {rules}", "default not bold"))
