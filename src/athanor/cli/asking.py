"""One decision of one person: a question, menus, commands, and at last a choice."""

from collections.abc import Callable
from typing import Final

from rich.console import Group
from rich.text import Text

from athanor.bots.adviser import Adviser, quick_budget
from athanor.bots.bot import Window
from athanor.cli import advice_words
from athanor.cli.commands import Command, command_of, commands_in, names_of
from athanor.cli.failures import tell
from athanor.cli.menu import Menu
from athanor.cli.scene import Scene
from athanor.cli.terminal import INTERRUPT
from athanor.kernel.foresight import is_final
from athanor.kernel.match import Match
from athanor.kernel.script import Decision
from athanor.kernel.words import Option, Refused
from athanor.locale.drawing import FAINT, FIRE, GILT

FOR_THE_TABLE: Final = (Command.UNDO, Command.CONCEDE, Command.DRAW)
"""Commands that are about the match and not about this decision."""


class Quit(Exception):  # noqa: N818 - it reads as what the person did
    """Somebody leaves the table."""


class Asking:
    """Asks a person until there is a choice, or a wish that is for the whole table.

    ``since`` is the first event after the person's last choice; ``save`` saves the match under a
    name, or where it is saved anyway.
    """

    def __init__(
        self,
        scene: Scene,
        match: Match,
        decision: Decision,
        since: int,
        save: Callable[[str], None],
    ) -> None:
        self.scene = scene
        self.terminal = scene.terminal
        self.match = match
        self.decision = decision
        self.seat = decision.seat
        self.since = since
        self.save = save
        self.view = match.game.view(match.state, self.seat)
        self.menu = Menu(decision, scene.artist, scene.painter, self.view)
        self.commands = commands_in(match.game)
        self.refused: tuple[str, ...] = ()
        """The rules of the last refusal, for who asks why."""
        self.terminal.complete = self.completions

    def completions(self, line: str) -> list[str]:
        """Return what a line may become: a choice, or a command."""
        names = [
            names_of(command, self.terminal.speaker)[1]
            for command in self.commands - {Command.EXPLAIN}
        ]
        words = sorted(name for name in names if name.startswith(line.casefold()))
        return [*self.menu.completions(line), *words]

    def show(self) -> None:
        """Print what happened since the person's last choice, and the table."""
        self.scene.show_story(self.match, self.seat, self.since)
        self.scene.show_table(self.match, self.seat)

    def answer(self) -> int | Command:
        """Return the person's choice, or a command for the table; raises ``Quit``."""
        self._show_question()
        while True:
            line = self.terminal.ask()
            try:
                if line == INTERRUPT:
                    self._leave()
                    continue
                if self._hear(line):
                    continue
                command = command_of(line, self.terminal.speaker, self.commands)
                if command is not None and command[0] in FOR_THE_TABLE:
                    return command[0]
                if command is not None:
                    self._obey(*command)
                elif (option := self.menu.take(line) if line else None) is None:
                    self._show_question()
                elif self._confirm(option):
                    return option.code
                else:
                    self.menu.restart()
                    self._show_question()
            except (Refused, OSError) as error:
                (failure,) = tell(error, self.terminal, self.scene.names)
                self.refused = failure.rules
                self._refused(line)

    def _hear(self, line: str) -> bool:
        """Do something else that is wished here; tell whether that was so."""
        return False

    def _refused(self, line: str) -> None:
        """Say more to who has typed what is refused."""

    def _show_question(self) -> None:
        question = Text("❧ ", FIRE)
        if self.menu.is_first:
            about = self.scene.speaker.say(self.decision.about(), self.scene.names)
            rules = self.scene.artist.rules(self.decision.rules())
            question.append(f"{about} ", "default bold").append_text(rules).append(" ")
        question.append(self.menu.title, GILT)
        notes = ["cli-suggestions"] if self.decision.family else []
        said = [Text(self.terminal.text(key), FAINT) for key in (*notes, "cli-how-to-choose")]
        self.terminal.show_question(Group(question, self.menu.draw(), *said))

    def _confirm(self, option: Option) -> bool:
        """Tell what a choice will do; let the person think again if it cannot be taken back."""
        said = [Text(self.scene.artist.sentence(option.message), FIRE)]
        for line in self.scene.painter.preview(self.view, option.text):
            said.append(Text("  ").append_text(self.scene.artist.line(line)))
        if not is_final(self.match, self.seat, option.code):
            for words in said:
                self.terminal.out.print(words)
            return True
        said.append(Text(self.terminal.text("cli-final"), FAINT))
        said.append(Text(self.terminal.text("cli-confirm")))
        while True:
            self.terminal.show_question(Group(*said))
            answer = self.terminal.ask()
            if answer == "" or self.terminal.is_yes(answer):
                return True
            if answer == INTERRUPT or answer.casefold() in self.terminal.text("cli-no").split():
                return False

    def _leave(self) -> None:
        """Leave if the person means it; raises ``Quit`` then."""
        leaving = None
        while leaving is None:
            self.terminal.show_question(Text(self.terminal.text("cli-leave-sure")))
            leaving = self.terminal.asks_yes()
        if leaving:
            raise Quit
        self._show_question()

    def _show_help(self) -> None:
        known = (Command.CONCEDE, Command.DRAW, Command.LOOK)
        more = [f"cli-help-{one.value}" for one in known if one in self.commands]
        said = "\n".join(self.terminal.text(key) for key in ("cli-help", *more))
        self.terminal.show_page(Text(said))

    def _give_hint(self) -> None:
        """Print what a master would choose, from what the person sees."""
        with self.terminal.busy("advice-asking"):
            adviser = Adviser(self.match.game, self.match.answered, quick_budget())
            advice = adviser.advise(Window(self.match, self.seat))
        for line in advice_words.said(advice, self.scene.artist):
            self.terminal.out.print(line)

    def _look(self, question: str) -> None:
        """Print what the game answers to a question about its table."""
        game, state = self.match.game, self.match.state
        for line in game.wonder(state, self.decision, self.seat, question, after=False):
            self.terminal.out.print(Text(self.scene.speaker.say(line, self.scene.names)))

    def _obey(self, command: Command, rest: str) -> None:
        if command is Command.HELP:
            self._show_help()
        elif command is Command.LOG:
            self.scene.show_story(self.match, self.seat, with_rules=True)
        elif command is Command.TABLE:
            self.show()
            self._show_question()
        elif command is Command.HINT:
            self._give_hint()
        elif command is Command.SAVE:
            self.save(rest)
        elif command is Command.LOOK:
            self._look(rest)
        elif command is Command.EXPLAIN:
            self.scene.explain(rest, self.view, self.refused or self.decision.rules())
        else:
            raise Quit
