"""``athanor backup`` and ``athanor restore``: all that the house keeps in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from athanor.cli.doctor import describe
from athanor.cli.exit_codes import UNSOUND
from athanor.cli.failures import reporting
from athanor.cli.serve import folder_of
from athanor.cli.terminal import Terminal


def add_backup(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command that makes one."""
    text = terminal.text

    @app.command("backup", help=text("cli-backup"))
    def back_up(
        file: Annotated[Path, typer.Argument(help=text("cli-arg-backup"))],
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        from athanor.server import backup  # noqa: PLC0415 - only this command needs it

        with reporting(terminal, as_json):
            found = backup.back_up(folder_of(data), file)
        if as_json:
            told = [describe(terminal, one.message, one.mendable) for one in found]
            terminal.write_json({"file": str(file), "sound": not found, "found": told})
        else:
            for one in found:
                terminal.refuse(terminal.speaker.say(one.message), ())
            terminal.say("cli-backup-made", file=str(file), found=len(found))
        if found:
            raise typer.Exit(UNSOUND)


def add_restore(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command that puts one back."""
    text = terminal.text

    @app.command("restore", help=text("cli-restore"))
    def put_back(
        file: Annotated[Path, typer.Argument(help=text("cli-arg-backup"))],
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        repair: Annotated[
            bool, typer.Option("--repair", help=text("cli-opt-restore-repair"))
        ] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        from athanor.server import backup  # noqa: PLC0415 - only this command needs it

        folder = folder_of(data)
        with reporting(terminal, as_json):
            restored = backup.restore(file, folder, repair)
        left = restored.left
        if as_json:
            told = [describe(terminal, one.message, one.mendable) for one in left]
            aside = None if restored.aside is None else str(restored.aside)
            answer = {"restored": not left, "made": restored.made, "left": told, "aside": aside}
            terminal.write_json(answer)
        elif left:
            for one in left:
                terminal.refuse(terminal.speaker.say(one.message), ())
            terminal.say("cli-restore-unsound", file=str(file))
        else:
            terminal.say("cli-restored", folder=str(folder), made=restored.made)
            if restored.aside is not None:
                terminal.say("cli-restore-aside", aside=str(restored.aside))
        if left:
            raise typer.Exit(UNSOUND)
