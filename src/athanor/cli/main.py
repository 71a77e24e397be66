"""The ``athanor`` command as it is started."""

import argparse
import os
import sys
from typing import Annotated, Final

import typer
from typer._click.exceptions import ClickException, NoArgsIsHelpError
from typer._completion_classes import completion_init

from athanor import __version__
from athanor.cli.analysing import add_analyse
from athanor.cli.backup import add_backup, add_restore
from athanor.cli.completion import add_completion
from athanor.cli.doctor import add_doctor
from athanor.cli.draw import add_draw
from athanor.cli.exit_codes import BROKEN, DONE, MISUSED
from athanor.cli.experiments import add_experiments
from athanor.cli.failures import Failure
from athanor.cli.help_words import misuse, speak
from athanor.cli.house import add_house
from athanor.cli.ladder import add_ladder
from athanor.cli.learn import add_learn
from athanor.cli.library import add_games
from athanor.cli.matchups import add_matchups
from athanor.cli.move import add_move
from athanor.cli.packs import add_pack
from athanor.cli.play import add_play
from athanor.cli.puzzles import add_puzzles
from athanor.cli.records import add_replay, add_verify
from athanor.cli.resume import add_resume
from athanor.cli.rulebook import add_rules
from athanor.cli.serve import add_serve
from athanor.cli.simulate import add_simulate
from athanor.cli.survey import add_survey
from athanor.cli.terminal import Terminal
from athanor.locale import Speaker, languages, preferred_language

NAME: Final = "athanor"


def app() -> None:
    """Run the command.

    Language and colour are settled before anything else, wherever on the line they stand, because
    the help texts of all commands are already in that language.
    """
    parser = argparse.ArgumentParser(prog=NAME, add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", default=preferred_language(os.environ))
    parser.add_argument("--no-color", action="store_true")
    wishes, arguments = parser.parse_known_args(sys.argv[1:])
    known = wishes.lang in languages()
    speaker = Speaker(wishes.lang if known else preferred_language(os.environ))
    terminal = Terminal(speaker, colour=not wishes.no_color)
    if not known:
        listed = ", ".join(languages())
        terminal.refuse(terminal.text("cli-no-such-language", given=wishes.lang, known=listed), ())
        sys.exit(MISUSED)
    speak(terminal)
    completion_init()
    as_json = "--json" in arguments
    try:
        code = build(terminal)(in_order(arguments), prog_name=NAME, standalone_mode=False)
        terminal.out.file.flush()
    except NoArgsIsHelpError:
        code = MISUSED
    except typer.Abort:  # nobody is there any more to answer what was asked
        code = BROKEN
    except ClickException as error:
        failure = Failure(misuse(error, terminal))
        if as_json:
            terminal.write_json({"refused": [failure]})
        else:
            terminal.refuse(failure.text, ())
        code = MISUSED
    sys.exit(code if isinstance(code, int) else DONE)


def in_order(arguments: list[str]) -> list[str]:
    """Return the words of a line with --json behind the command, wherever it stood before."""
    first = next((at for at, word in enumerate(arguments) if not word.startswith("-")), None)
    if first is None or "--json" not in arguments[:first]:
        return arguments
    before = [word for word in arguments[:first] if word != "--json"]
    behind = [word for word in arguments[first:] if word != "--json"]
    return [*before, *behind, "--json"]


def build(terminal: Terminal) -> typer.Typer:
    """Return the command with all that belongs to it, in the language of the terminal."""
    text = terminal.text
    command = typer.Typer(
        help=text("cli-athanor"),
        epilog=text("cli-anywhere"),
        add_completion=False,
        pretty_exceptions_enable=False,
        invoke_without_command=True,
        subcommand_metavar=text("cli-help-subcommand"),
    )

    @command.callback()
    def athanor(
        context: typer.Context,
        show_version: Annotated[
            bool, typer.Option("--version", help=text("cli-opt-version"))
        ] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        if show_version:
            if as_json:
                terminal.write_json({"name": NAME, "version": __version__})
            else:
                terminal.out.print(f"{NAME} {__version__}")
        elif context.invoked_subcommand is None:
            terminal.out.print(context.get_help())

    add_serve(command, terminal)
    add_play(command, terminal)
    add_learn(command, terminal)
    add_puzzles(command, terminal)
    add_resume(command, terminal)
    add_games(command, terminal)
    add_rules(command, terminal)
    add_replay(command, terminal)
    add_draw(command, terminal)
    add_verify(command, terminal)
    add_analyse(command, terminal)
    add_doctor(command, terminal)
    add_backup(command, terminal)
    add_restore(command, terminal)
    add_house(command, terminal)
    add_move(command, terminal)
    add_simulate(command, terminal)
    add_matchups(command, terminal)
    add_survey(command, terminal)
    add_ladder(command, terminal)
    add_experiments(command, terminal)
    add_pack(command, terminal)
    add_completion(command, terminal)
    return command
