"""``athanor doctor``: whether all that the house keeps is whole, and what can be mended."""

from pathlib import Path
from typing import Annotated

import typer

from athanor.cli.exit_codes import UNSOUND
from athanor.cli.failures import reporting
from athanor.cli.serve import folder_of
from athanor.cli.terminal import Terminal
from athanor.kernel.words import Message
from athanor.server.settings import Settings


def add_doctor(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("doctor", help=text("cli-doctor"))
    def examine_store(
        data: Annotated[Path | None, typer.Option(help=text("cli-opt-data"))] = None,
        repair: Annotated[bool, typer.Option("--repair", help=text("cli-opt-repair"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        from athanor.server import doctor  # noqa: PLC0415 - only this command needs it

        path = Settings(folder_of(data)).store
        with reporting(terminal, as_json):
            found = doctor.examine(path)
            copy = doctor.mend(path) if repair and found else None
            left = found if copy is None else doctor.examine(path)
            aside = doctor.aside(path)
        say = terminal.speaker.say
        if as_json:
            terminal.write_json(
                {
                    "sound": not left,
                    "found": [describe(terminal, one.message, one.mendable) for one in found],
                    "left": [describe(terminal, one.message, one.mendable) for one in left],
                    "set_aside": [say(one) for one in aside],
                    "copy": None if copy is None else str(copy),
                }
            )
        else:
            for one in found:
                terminal.refuse(say(one.message), ())
            for message in aside:
                terminal.out.print(say(message))
            if copy is not None:
                terminal.say("cli-doctor-mended", copy=str(copy), left=len(left))
            elif found:
                mendable = sum(one.mendable for one in found)
                terminal.say("cli-doctor-found", count=len(found), mendable=mendable)
            else:
                terminal.say("cli-doctor-sound", path=str(path))
        if left:
            raise typer.Exit(UNSOUND)


def describe(terminal: Terminal, message: Message, mendable: bool) -> dict[str, object]:
    """Return something that is wrong, for another program."""
    return {"text": terminal.speaker.say(message), "mendable": mendable}
