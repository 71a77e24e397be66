"""What the parser of the command line says by itself, in the language of the terminal."""

from functools import partialmethod
from typing import Any, Final

from typer import core as typer_core
from typer import rich_utils
from typer._click import core, exceptions, formatting

from athanor.cli.terminal import Terminal
from athanor.kernel.words import Arg

EXTRA: Final = "Got unexpected extra argument(s) "
NO_SUCH_COMMAND: Final = "No such command "
NEEDS_NO_VALUE: Final = "does not take a value."
"""How the parser's complaints begin or end where nothing but their words tells them apart."""


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
    kinds: tuple[Any, ...] = (typer_core.TyperOption, typer_core.TyperArgument)
    for parameter in kinds:
        parameter.display_type_rich = lambda self, ctx: kind_of_value(self, terminal)
    kinds[1].display_name_raw = property(lambda self: text(f"cli-word-{self.name}"))


def kind_of_value(parameter: Any, terminal: Terminal) -> str | None:
    """Return in a word what a parameter takes; nothing for one that is there or not."""
    expected = str(parameter.type_descriptor.annotation)
    if "bool" in expected:
        return None
    kind = next((kind for kind in ("Path", "int") if kind in expected), "str")
    return f"<{terminal.text(f'cli-takes-{kind.lower()}')}>"


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
        case exceptions.BadParameter() if error.param is not None:
            return terminal.text("cli-misuse-number", **bounds_of(error.param))
        case exceptions.BadOptionUsage():
            is_needless = error.message.endswith(NEEDS_NO_VALUE)
            key = "cli-misuse-needless" if is_needless else "cli-misuse-bare"
            return terminal.text(key, option=error.option_name)
    if error.message.startswith(EXTRA):
        extra = error.message.removeprefix(EXTRA)[1:-1]
        return terminal.text("cli-misuse-extra", extra=extra)
    unknown = error.message.partition(NO_SUCH_COMMAND)[2].partition(".")[0].strip("'")
    if unknown:
        return terminal.text("cli-misuse-command", command=unknown)
    return terminal.text("cli-misuse-other", detail=error.message)


def bounds_of(parameter: Any) -> dict[str, Arg]:
    """Return what a number may be that was not: numbers are all that the parser reads."""
    info = parameter.type_descriptor.parameter_info
    span = "both" if info.max is not None else "least" if info.min is not None else "any"
    hint = parameter.get_error_hint()
    return {"name": hint, "span": span, "least": str(info.min), "most": str(info.max)}
