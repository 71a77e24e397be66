"""``athanor learn``: the lessons of a game, and one of them at this terminal."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from athanor.cli.asking import Asking, Quit
from athanor.cli.commands import Command
from athanor.cli.completion import game_names
from athanor.cli.failures import reporting
from athanor.cli.progress import Progress, kept_progress, step_reached
from athanor.cli.scene import Scene
from athanor.cli.terminal import INTERRUPT, Terminal
from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.registry import find
from athanor.kernel.words import Message, Option, refuse
from athanor.lessons.guide import Guide, Mark
from athanor.lessons.lesson import Lesson, find_lesson, lessons_of
from athanor.locale.drawing import FAINT, FIRE, GILT

RIVALS = ("Maria", "Zosimos", "Geber", "Perenelle", "Flamel")
"""What those are called who do what the lesson says, by their seats."""


def add_learn(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("learn", help=text("cli-learn"))
    def learn(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        lesson: Annotated[str | None, typer.Argument(help=text("cli-arg-lesson"))] = None,
        again: Annotated[bool, typer.Option("--again", help=text("cli-opt-again"))] = False,
    ) -> None:
        with reporting(terminal):
            lessons = lessons_of(find(game))
            if not lessons:
                raise refuse("cli-no-lessons", game=game)
            chosen = lesson or chosen_from(lessons, terminal)
            if chosen:
                Learning(terminal, find_lesson(game, chosen), again).run()


def chosen_from(lessons: Sequence[Lesson], terminal: Terminal) -> str:
    """List the lessons; return the one that somebody at the terminal wants, or none."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, lesson in enumerate(lessons, 1):
        title = Text(terminal.speaker.say(lesson.title()), GILT)
        said = Text(terminal.speaker.say(lesson.text("about")))
        table.add_row(
            str(number), Text(lesson.name, FAINT), Group(title, said), how_far(lesson, terminal)
        )
    terminal.out.print(table)
    if not terminal.out.is_terminal:
        return ""
    terminal.say("cli-learn-which")
    line = terminal.ask()
    if line.isdecimal() and 1 <= int(line) <= len(lessons):
        return lessons[int(line) - 1].name
    return "" if line == INTERRUPT else line


def how_far(lesson: Lesson, terminal: Terminal) -> Text:
    """Return how far somebody has come in a lesson, and how long it takes."""
    done, steps = step_reached(lesson), len(lesson.steps)
    if done == steps:
        return Text(terminal.text("cli-lesson-learnt"), FIRE)
    if done:
        return Text(terminal.text("cli-lesson-begun", step=done + 1, steps=steps), FIRE)
    return Text(terminal.text("cli-lesson-minutes", minutes=lesson.minutes), FAINT)


class Learning:
    """One lesson at a terminal, from where it was left to its end or until somebody leaves."""

    def __init__(self, terminal: Terminal, lesson: Lesson, again: bool) -> None:
        game = find(lesson.game).build(lesson.seats, lesson.options)
        self.terminal = terminal
        self.lesson = lesson
        self.progress = Progress(lesson) if again else kept_progress(lesson)
        self.names = [*RIVALS[: lesson.seats]]
        self.names[lesson.seat] = terminal.text("cli-learner")
        self.scene = Scene(terminal, game, self.names)
        self.guide = Guide(lesson, game)
        self.told = 0
        """The first event that the learner has not been told."""
        self.match = self._played()

    def _played(self) -> Match:
        """Return the match where the learner stands."""
        log = Log(heard=True)
        self.guide.read = self.progress.read
        match = self.guide.begin(log)
        for written in self.progress.choices:
            self._choose(match, written)
        self.told = len(log.events)
        return match

    def _choose(self, match: Match, text: str) -> None:
        """Let the learner or, where they are asked, another seat choose."""
        decision = asked_first(match, self.guide.seat)
        match.answer(decision, match.decision_of(decision).parse(text))
        self.guide.answered(match, decision)

    def run(self) -> None:
        """Go through the lesson; who leaves finds it again as it was."""
        self.terminal.out.print()
        self.scene.headline(
            "cli-lesson", title=self.lesson.title(), game=Message(f"{self.lesson.game}-title")
        )
        with suppress(Quit, EOFError, KeyboardInterrupt):
            while not self.guide.is_done:
                self._go_on()
            self._finish()
            return
        self.terminal.say("cli-lesson-kept")

    def _go_on(self) -> None:
        seat = asked_first(self.match, self.guide.seat) if self.match.decisions else self.guide.seat
        step = self.guide.current
        if seat != self.guide.seat:
            self._make(self.guide.rival_choice(self.match, seat))
        elif step is None or step.is_page:
            self._show()
            self._turn_page()
        else:
            self._show()
            self._ask()

    def _make(self, text: str) -> None:
        self._choose(self.match, text)
        self.progress.choices.append(text)
        self.progress.keep(self.guide)

    def _show(self) -> None:
        """Print what happened, the table, and what the lesson says to it."""
        seat = self.guide.seat
        self.scene.show_story(self.match, seat, self.told)
        self.told = len(self.match.log.events)
        self.scene.show_table(self.match, seat)
        self.terminal.show_page(self._page())

    def _page(self) -> Group:
        step = self.guide.current
        assert step is not None
        lesson, say = self.lesson, self._say
        count = self.terminal.text(
            "cli-lesson-step", step=self.guide.step + 1, steps=len(lesson.steps)
        )
        title = Text(f"❧ {say(lesson.text(step.name))} ", GILT).append(count, FAINT)
        title.append(" ").append_text(self.scene.artist.rules(step.rules))
        said: list[Text] = [title, Text(say(lesson.text(f"{step.name}-says")))]
        if not step.is_page:
            said.append(Text(say(lesson.text(f"{step.name}-asks")), "bold"))
            said.append(Text(self.terminal.text("cli-lesson-stuck"), FAINT))
        return Group(*said)

    def _say(self, message: Message) -> str:
        return self.terminal.speaker.say(message, self.names)

    def _turn_page(self) -> None:
        """Wait until the page is read; a step back is asked for as undoing is elsewhere."""
        self.terminal.show_question(Text(self.terminal.text("cli-lesson-next"), FAINT))
        line = self.terminal.ask()
        word = line.casefold()
        if line == INTERRUPT or word in ("quit", self.terminal.text("cli-command-quit")):
            raise Quit
        if word in ("undo", self.terminal.text("cli-command-undo")):
            self._go_back()
            return
        self.progress.read += 1
        self.guide.leaf(self.match, self.progress.read)
        self.progress.keep(self.guide)

    def _ask(self) -> None:
        decision = self.match.decision_of(self.guide.seat)
        asking = GuidedAsking(self.scene, self.match, decision, self.told, no_saving)
        asking.guide = self.guide
        answer = asking.answer()
        if isinstance(answer, Command):
            self._go_back()
        else:
            self._make(decision.option(answer).text)

    def _go_back(self) -> None:
        mark: Mark | None = self.guide.back()
        if mark is None:
            self.terminal.say("lesson-no-page")
            return
        self.progress.choices = self.progress.choices[: mark.answers]
        self.progress.read = mark.read
        self.match = self._played()
        self.progress.keep(self.guide)

    def _finish(self) -> None:
        seat = self.guide.seat
        self.scene.show_story(self.match, seat, self.told)
        self.scene.show_table(self.match, seat)
        if self.match.is_over:
            self.scene.show_outcome(self.match, seat)
        self.scene.headline("cli-lesson-done")
        self.terminal.out.print(Text(self._say(self.lesson.text("done"))))


class GuidedAsking(Asking):
    """Asks a learner, who may try anything and is answered by the rules and by the lesson."""

    guide: Guide

    def _hear(self, line: str) -> bool:
        """Show what to choose to who asks for it."""
        wanted = {"show", self.terminal.text("cli-command-show")}
        if line.casefold() not in wanted or not self.guide.shown:
            return False
        self.terminal.say("cli-lesson-shows", choice=self.guide.shown)
        return True

    def _refused(self, line: str) -> None:
        self._comment(line)

    def _confirm(self, option: Option) -> bool:
        """Tell what a choice does; in a lesson everything can be taken back."""
        if not self.guide.allows(option.text):
            self.terminal.say("lesson-not-now", style=FIRE)
            self._comment(option.text)
            return False
        self.terminal.out.print(Text(self.scene.artist.sentence(option.message), FIRE))
        return True

    def _comment(self, text: str) -> None:
        word = self.guide.word_for(text)
        if word is not None:
            said = self.scene.speaker.say(word, self.scene.names)
            self.terminal.out.print(Text("│ ", GILT).append(said, "default italic"))


def asked_first(match: Match, learner: int) -> int:
    """Return who is to choose: the others before the learner."""
    seats = [decision.seat for decision in match.decisions]
    return next((seat for seat in seats if seat != learner), seats[0])


def no_saving(_: str) -> None:
    """Refuse to save a lesson under a name: it is kept by itself."""
    raise refuse("cli-lesson-keeps-itself")
