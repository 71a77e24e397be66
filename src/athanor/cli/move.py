"""``athanor move``: a house moves from one store into another."""

from typing import Annotated

import typer

from athanor.cli.failures import reporting
from athanor.cli.terminal import Terminal


def add_move(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("move", help=text("cli-move"))
    def move_house(
        source: Annotated[str, typer.Argument(help=text("cli-arg-move-source"))],
        target: Annotated[str, typer.Argument(help=text("cli-arg-move-target"))],
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        from athanor.server.moving import move  # noqa: PLC0415 - only this command needs it

        with reporting(terminal, as_json):
            moved = move(source, target)
        if as_json:
            terminal.write_json(moved)
            return
        terminal.say("cli-moved", tables=moved.tables, entries=moved.entries, people=moved.people)
