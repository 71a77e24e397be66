"""``athanor completion``: what a shell needs to complete the command with the Tab key."""

from typing import Annotated, Final

import typer
from typer._completion_shared import get_completion_script

from athanor.cli.failures import reporting
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import games
from athanor.kernel.words import refuse

SHELLS: Final = ("bash", "zsh", "fish")
NAME: Final = "athanor"
VARIABLE: Final = "_ATHANOR_COMPLETE"


def add_completion(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("completion", help=text("cli-completion"))
    def print_script(
        shell: Annotated[str, typer.Argument(help=text("cli-arg-shell"), autocompletion=shells)],
    ) -> None:
        with reporting(terminal):
            if shell not in SHELLS:
                raise refuse("cli-no-such-shell", shell=shell, known=", ".join(SHELLS))
        script = get_completion_script(prog_name=NAME, complete_var=VARIABLE, shell=shell)
        terminal.out.file.write(script + "\n")


def shells(incomplete: str) -> list[str]:
    """Return the shells that begin so."""
    return [shell for shell in SHELLS if shell.startswith(incomplete)]


def game_names(incomplete: str) -> list[str]:
    """Return the games that begin so."""
    return [name for name in games() if name.startswith(incomplete)]


def option_values(context: typer.Context, incomplete: str) -> list[str]:
    """Return what may be set in the game that is named before."""
    box = games().get(str(context.params.get("game", "")))
    if box is None:
        return []
    written = [
        f"{option.name}={str(value).lower()}"
        for option in box.info.options
        for value in option.values or ("",)
    ]
    return [line for line in written if line.startswith(incomplete)]
