"""What the parser of the command line says by itself, in the language of the terminal."""

from functools import partialmethod
from typing import Any

from typer import rich_utils
from typer._click import core, exceptions, formatting

from athanor.cli.terminal import Terminal


def speak(terminal: Terminal) -> None:
    """Have the parser's own words be ours: it has no other door for them."""
    text = terminal.text
    rich_utils.ARGUMENTS_PANEL_TITLE = text("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = text("cli-help-commands")
    rich_utils.DEFAULT_STRING = text("cli-help-default")
    rich_utils.REQUIRED_LONG_STRING = text("cli-help-required")
    usage = text("cli-help-usage") + " "
    formatter: Any = formatting.HelpFormatter
    formatter.write_usage = partialmethod(formatter.write_usage, prefix=usage)
    command: Any = core.Command
    get_option = command.get_help_option

    def get_help_option(self: Any, context: Any) -> Any:
        option = get_option(self, context)
        if option is not None:
            option.help = text("cli-help-help")
        return option

    command.get_help_option = get_help_option


def misuse(error: exceptions.ClickException, terminal: Terminal) -> str:
    """Return in words what cannot be understood about a line."""
    match error:
        case exceptions.NoSuchOption():
            close = ", ".join(error.possibilities or ())
            return terminal.text(
                "cli-misuse-option", option=error.option_name, close=close, closes=len(close)
            )
        case exceptions.MissingParameter():
            name = error.param.get_error_hint() if error.param else ""
            return terminal.text("cli-misuse-missing", name=name)
        case exceptions.BadParameter():
            name = error.param.get_error_hint() if error.param else ""
            return terminal.text("cli-misuse-value", name=name, detail=error.message)
    unknown = error.message.partition("No such command ")[2].partition(".")[0].strip("'")
    if unknown:
        return terminal.text("cli-misuse-command", command=unknown)
    return terminal.text("cli-misuse-other", detail=error.message)
