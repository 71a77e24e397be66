"""``athanor puzzles``: the puzzles of a game, one after the other at this terminal."""

from contextlib import suppress
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text
from typer._click.core import Command as ClickCommand
from typer._click.core import Context
from typer.core import TyperGroup

from athanor.cli.asking import Asking, Quit
from athanor.cli.commands import Command
from athanor.cli.completion import game_names
from athanor.cli.failures import reporting
from athanor.cli.learn import RIVALS
from athanor.cli.mining import add_mining
from athanor.cli.scene import Scene
from athanor.cli.solved import keep_attempt, kept_attempt
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import find
from athanor.kernel.words import Message, Option, Refused, refuse
from athanor.locale.drawing import FAINT, FIRE, GILT
from athanor.puzzles.attempt import Attempt
from athanor.puzzles.puzzle import Puzzle, puzzles_of
from athanor.puzzles.reasons import reasons

PLAY = "play"


class PlayUnlessSaid(TyperGroup):
    """Takes a game for what is to be played, so that nobody has to say ``play``."""

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, ClickCommand | None, list[str]]:
        """Return the command of a line."""
        said = args if args and args[0] in self.commands else [PLAY, *args]
        return super().resolve_command(ctx, said)


def add_puzzles(app: typer.Typer, terminal: Terminal) -> None:
    """Add the commands."""
    text = terminal.text
    group = typer.Typer(
        cls=PlayUnlessSaid,
        help=text("cli-puzzles"),
        no_args_is_help=True,
        subcommand_metavar=text("cli-help-subcommand"),
    )
    app.add_typer(group, name="puzzles")
    add_mining(group, terminal)

    @group.command(PLAY, help=text("cli-puzzles-play"))
    def play(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        number: Annotated[int | None, typer.Argument(help=text("cli-arg-puzzle"))] = None,
        listed: Annotated[bool, typer.Option("--list", help=text("cli-opt-puzzle-list"))] = False,
    ) -> None:
        with reporting(terminal):
            puzzles = puzzles_of(find(game))
            if not puzzles:
                raise refuse("cli-no-puzzles", game=game)
            if number is not None and not 1 <= number <= len(puzzles):
                raise refuse("cli-no-such-puzzle", number=number, of=len(puzzles))
            if listed:
                show_list(puzzles, terminal)
                return
            with suppress(Quit, EOFError, KeyboardInterrupt):
                for place, puzzle in waiting(puzzles, number):
                    Solving(terminal, puzzle, place, len(puzzles)).run()
                terminal.say("cli-puzzles-all-done")


def waiting(puzzles: tuple[Puzzle, ...], number: int | None) -> list[tuple[int, Puzzle]]:
    """Return the puzzles to come with their numbers: from the one asked for, or those not done."""
    numbered = list(enumerate(puzzles, 1))
    if number is not None:
        return numbered[number - 1 :]
    return [(place, one) for place, one in numbered if not kept_attempt(one).is_done]


def show_list(puzzles: tuple[Puzzle, ...], terminal: Terminal) -> None:
    """Print all puzzles and how they stand."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, puzzle in enumerate(puzzles, 1):
        stands = Text(terminal.text(f"cli-puzzle-{kept_attempt(puzzle).state}"), FIRE)
        seats = terminal.text("cli-puzzle-seats", seats=puzzle.seats)
        level = Text(terminal.text("cli-puzzle-level", level=puzzle.level), GILT)
        table.add_row(str(number), level, Text(seats), Text(puzzle.name, FAINT), stands)
    terminal.out.print(table)


class Solving:
    """One puzzle at a terminal, until it is done or somebody leaves."""

    def __init__(self, terminal: Terminal, puzzle: Puzzle, number: int, of: int) -> None:
        game = puzzle.build()
        names = [*RIVALS[: puzzle.seats]]
        names[puzzle.seat] = terminal.text("cli-learner")
        self.terminal = terminal
        self.puzzle = puzzle
        self.number = number
        self.of = of
        self.game = game
        self.names = names
        self.scene = Scene(terminal, game, names)
        self.match = puzzle.begin(game)
        self.attempt = kept_attempt(puzzle)

    def run(self) -> None:
        """Ask until the puzzle is done, and tell what it was."""
        if self.attempt.is_done:
            self.attempt = Attempt(self.puzzle)
        title = Message(f"{self.puzzle.game}-title")
        self.scene.headline("cli-puzzle", game=title, number=self.number, of=self.of)
        self.scene.show_table(self.match, self.puzzle.seat)
        decision = self.match.decision_of(self.puzzle.seat)
        asking = PuzzleAsking(self.scene, self.match, decision, 0, no_saving)
        while not self.attempt.is_done:
            self.terminal.say("cli-puzzle-asks", style=GILT, legal=self.puzzle.legal)
            try:
                answer = asking.answer()
            except Shown:
                self.attempt.give_up()
            else:
                self._hear(answer)
            keep_attempt(self.attempt)
            asking.menu.restart()
        self._tell()

    def _hear(self, answer: int | Command) -> None:
        if isinstance(answer, Command):
            self.terminal.say("puzzle-only")
        else:
            self._try(self.match.decision_of(self.puzzle.seat).option(answer).text)

    def _try(self, text: str) -> None:
        try:
            self.attempt.attempt(self.attempt.read(self.match.decision_of(self.puzzle.seat), text))
        except Refused as error:
            self.terminal.refuse(
                self.terminal.speaker.say(error.refusal.message, self.names), error.refusal.rules
            )
            return
        if self.attempt.is_solved:
            self.terminal.say("cli-puzzle-right", style=FIRE)
            return
        weighed = self.puzzle.weighed(text)
        if weighed is None:
            self.terminal.say("cli-puzzle-hopeless", style=FIRE)
        else:
            cost = self.terminal.speaker.percent(weighed.behind)
            self.terminal.say("cli-puzzle-wrong", style=FIRE, cost=cost)

    def _tell(self) -> None:
        """Print the solution, why it is better, and where the puzzle comes from."""
        puzzle, speaker = self.puzzle, self.terminal.speaker
        decision = self.match.decision_of(puzzle.seat)
        option = decision.option(decision.parse(puzzle.solution))
        chance = speaker.percent(puzzle.chance)
        said = self.scene.artist.sentence(option.message)
        self.terminal.say("cli-puzzle-solution", style=GILT, choice=said, chance=chance)
        for why in reasons(puzzle, self.game, self.match):
            self.terminal.out.print(Text(speaker.say(why, self.names)))
        found, look = puzzle.found, puzzle.look
        self.terminal.say(
            "cli-puzzle-found",
            style=FAINT,
            bots=", ".join(found.bots),
            seed=str(found.seed),
            match=found.match,
            step=found.step,
            deals=look.deals,
            looks=look.looks,
            agreed=look.agreed,
        )


class PuzzleAsking(Asking):
    """Asks a solver, to whom nothing happens whatever is chosen."""

    def _hear(self, line: str) -> bool:
        """Let who wants it be shown."""
        if line.casefold() in {"show", self.terminal.text("cli-command-show")}:
            raise Shown
        return False

    def _confirm(self, option: Option) -> bool:
        """Tell what is tried: nothing is final."""
        self.terminal.out.print(Text(self.scene.artist.sentence(option.message), FIRE))
        return True


class Shown(Exception):  # noqa: N818 - it reads as what the person wants
    """Somebody wants to be shown the solution."""


def no_saving(_: str) -> None:
    """Refuse to save a puzzle under a name: it is kept by itself."""
    raise refuse("cli-puzzle-keeps-itself")
