"""What a person may type besides choices: in English everywhere, and in the language spoken."""

from enum import Enum

from athanor.locale import Speaker


class Command(Enum):
    """Something to do that is no choice."""

    HELP = "help"
    LOG = "log"
    TABLE = "table"
    SAVE = "save"
    UNDO = "undo"
    QUIT = "quit"
    EXPLAIN = "?"


def command_of(line: str, speaker: Speaker) -> tuple[Command, str] | None:
    """Return the command that a line begins with and what follows it, or None if it is none."""
    if line.startswith(Command.EXPLAIN.value):
        return Command.EXPLAIN, line.removeprefix(Command.EXPLAIN.value).strip()
    word, _, rest = line.partition(" ")
    for command in Command:
        if command is not Command.EXPLAIN and word.casefold() in names_of(command, speaker):
            return command, rest.strip()
    return None


def names_of(command: Command, speaker: Speaker) -> tuple[str, str]:
    """Return how a command may be written."""
    return command.value, speaker.text(f"cli-command-{command.value}")
