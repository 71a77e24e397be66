"""``athanor house``: what whoever runs a house sees of it and does in it."""

from pathlib import Path
from typing import Annotated, Final

import typer

from athanor.cli.failures import reporting
from athanor.cli.house_order import add_order, moment
from athanor.cli.serve import folder_of
from athanor.cli.terminal import Terminal
from athanor.kernel.words import refuse

PHASES: Final = ("gathering", "playing", "over", "closed")


def add_house(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    text = terminal.text
    group = typer.Typer(
        help=text("cli-house"),
        no_args_is_help=True,
        subcommand_metavar=text("cli-help-subcommand"),
    )
    app.add_typer(group, name="house")

    @group.command("list", help=text("cli-house-list"))
    def list_tables(
        phase: Annotated[str, typer.Option(help=text("cli-opt-phase"))] = "",
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        store: Annotated[str, typer.Option(help=text("cli-opt-store"))] = "",
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        from athanor.server import desk  # noqa: PLC0415 - only these commands need it

        with reporting(terminal, as_json):
            if phase and phase not in PHASES:
                raise refuse("desk-no-such-phase", phase=phase, known=", ".join(PHASES))
            found = desk.list_tables(folder_of(data), phase, store)
        if as_json:
            terminal.write_json({"tables": found})
            return
        for one in found:
            line = f"{one.table}  {one.phase:<9}  {moment(one.moved)}  {one.people:>2}  {one.game}"
            terminal.out.print(line, highlight=False)
        terminal.say("cli-house-listed", count=len(found))

    @group.command("show", help=text("cli-house-show"))
    def show_journal(
        table: Annotated[str, typer.Argument(help=text("cli-arg-table"))],
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        store: Annotated[str, typer.Option(help=text("cli-opt-store"))] = "",
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        from athanor.server import desk  # noqa: PLC0415 - likewise

        with reporting(terminal, as_json):
            journal = desk.read_journal(folder_of(data), table, store)
        if as_json:
            terminal.write_json({"table": table, "journal": journal})
            return
        for one in journal:
            said = bytes(one.entry).decode(errors="replace")
            terminal.out.print(
                f"{one.seq:>5}  {moment(one.when)}  {said}",
                highlight=False,
                markup=False,
                soft_wrap=True,
            )

    @group.command("close", help=text("cli-house-close"))
    def close_table(
        table: Annotated[str, typer.Argument(help=text("cli-arg-table"))],
        match: Annotated[bool, typer.Option("--match", help=text("cli-opt-close-match"))] = False,
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        store: Annotated[str, typer.Option(help=text("cli-opt-store"))] = "",
    ) -> None:
        from athanor.server import desk  # noqa: PLC0415 - likewise

        with reporting(terminal):
            is_done = desk.close_table(folder_of(data), table, store, match)
        terminal.say("cli-house-closed-table" if is_done else "cli-house-closing", table=table)

    add_order(group, terminal)

    @group.command("forget", help=text("cli-house-forget"))
    def forget_person(
        person: Annotated[str, typer.Argument(help=text("cli-arg-person"))],
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        store: Annotated[str, typer.Option(help=text("cli-opt-store"))] = "",
    ) -> None:
        from athanor.server import desk  # noqa: PLC0415 - likewise

        with reporting(terminal):
            desk.forget_person(folder_of(data), person, store)
        terminal.say("cli-house-forgot", person=person)
