"""What a person may type besides choices: in English everywhere, and in the language spoken."""

import unicodedata
from enum import Enum
from typing import Final

from athanor.kernel.game import Game
from athanor.locale import Speaker


class Command(Enum):
    """Something to do that is no choice."""

    HELP = "help"
    LOG = "log"
    TABLE = "table"
    SAVE = "save"
    UNDO = "undo"
    HINT = "hint"
    CONCEDE = "concede"
    DRAW = "draw"
    QUIT = "quit"
    LOOK = "look"
    EXPLAIN = "?"


ALWAYS: Final = frozenset(Command) - {Command.CONCEDE, Command.DRAW, Command.LOOK}
"""What can be done in every game."""


def commands_in(game: Game) -> frozenset[Command]:
    """Return what can be done in a game; elsewhere these words may be choices."""
    conceding = {Command.CONCEDE} if game.info.concede_rule else set()
    drawing = {Command.DRAW} if game.info.draw_rule else set()
    looking = {Command.LOOK} if game.board_types().queries else set()
    return ALWAYS | conceding | drawing | looking


def command_of(
    line: str, speaker: Speaker, known: frozenset[Command] = ALWAYS
) -> tuple[Command, str] | None:
    """Return the command that a line begins with and what follows it, or None if it is none."""
    if line.startswith(Command.EXPLAIN.value):
        return Command.EXPLAIN, line.removeprefix(Command.EXPLAIN.value).strip()
    word, _, rest = line.partition(" ")
    for command in known - {Command.EXPLAIN}:
        names = [plain(name) for name in names_of(command, speaker)]
        if plain(word) in names:
            return command, rest.strip()
    return None


def plain(word: str) -> str:
    """Return a word without capitals and accents."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def names_of(command: Command, speaker: Speaker) -> tuple[str, str]:
    """Return how a command may be written."""
    return command.value, speaker.text(f"cli-command-{command.value}")
