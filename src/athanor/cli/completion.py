"""``athanor completion``: what a shell needs to complete the command with the Tab key."""

import os
from typing import Annotated, Final

import typer
from typer._completion_shared import get_completion_script

from athanor.cli.failures import reporting
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import Box, games
from athanor.kernel.words import refuse
from athanor.locale import Speaker, languages
from athanor.packs import PackData
from athanor.packs.schema import tables_of

SHELLS: Final = ("bash", "zsh", "fish")
NAME: Final = "athanor"
VARIABLE: Final = "_ATHANOR_COMPLETE"

LINE: Final = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")
"""Where shells say what stands on the line: bash, and the others."""


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
    box = named_game(context)
    options = box.info.options if box is not None else ()
    written = [
        f"{option.name}={str(value).lower()}"
        for option in options
        for value in option.values or ("",)
    ]
    return [line for line in written if line.startswith(incomplete)]


def kinds_of_record(context: typer.Context, incomplete: str) -> list[str]:
    """Return the kinds of record, which begin so, of the game that is named before."""
    box = named_game(context)
    schema = box.schema if box is not None else None
    known = tables_of(schema) if schema is not None and issubclass(schema, PackData) else {}
    return [name for name in known if name.startswith(incomplete)]


def rules_of_game(context: typer.Context, incomplete: str) -> list[str]:
    """Return the IDs of rules, which begin so, of the game that is named before."""
    box = named_game(context)
    known = Speaker(languages()[0], [box]).rules(box.info.prefix) if box is not None else {}
    return [rule for rule in known if rule.startswith(incomplete.upper())]


def named_game(context: typer.Context) -> Box | None:
    """Return the game that a line names; the parser knows it only of lines that are whole."""
    line = " ".join(os.environ.get(variable, "") for variable in LINE)
    words = [str(context.params.get("game", "")), *line.split()]
    return next((games()[word] for word in words if word in games()), None)
