"""``athanor rules``: the book of a game, a chapter of it, a rule, or its signs and words."""

from typing import Annotated

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from athanor.cli.completion import game_names, rules_of_game
from athanor.cli.failures import reporting
from athanor.cli.lookup import RULE as RULE_ID
from athanor.cli.lookup import find_chapter, look_up
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import Box, find
from athanor.locale.book import Chapter, chapters, glossary, page
from athanor.locale.drawing import FAINT, GILT, HEADING, RULE, Artist


def add_rules(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command that shows the book of a game."""
    text = terminal.text

    @app.command("rules", help=text("cli-rules"))
    def show_rules(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        rule: Annotated[
            str | None, typer.Argument(help=text("cli-arg-rule"), autocompletion=rules_of_game)
        ] = None,
        words: Annotated[bool, typer.Option("--words", help=text("cli-opt-words"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            box = find(game)
            if rule is not None and RULE_ID.fullmatch(rule):
                show_rule(terminal, box, rule.upper(), as_json)
            elif words:
                show_words(terminal, box, as_json)
            else:
                book = chapters(box, terminal.speaker)
                read = book if rule is None else [find_chapter(rule, book)]
                show_chapters(terminal, box, read, as_json, whole=rule is None)


def show_rule(terminal: Terminal, box: Box, rule: str, as_json: bool) -> None:
    """Print one rule, and where it is decided."""
    said = look_up(rule, box.info.prefix, terminal.speaker)
    if as_json:
        terminal.write_json({rule: said})
        return
    table = rows({rule: said})
    if rule in (held := box.whereabouts()):
        table.add_row("", Text(terminal.speaker.say(held[rule].message()), FAINT))
    terminal.out.print(table)


def show_words(terminal: Terminal, box: Box, as_json: bool) -> None:
    """Print the signs and words of a game and what they mean."""
    meant = {entry.name: entry.means for entry in glossary(box.info.name, terminal.speaker)}
    if as_json:
        terminal.write_json(meant)
    elif meant:
        terminal.out.print(rows(meant, GILT))
    else:
        terminal.say("cli-no-words")


def show_chapters(
    terminal: Terminal, box: Box, read: list[Chapter], as_json: bool, *, whole: bool
) -> None:
    """Print chapters under their titles; the whole book begins with its page of goal and turn."""
    catalogue = terminal.speaker.rules(box.info.prefix)
    if as_json:
        terminal.write_json({rule: catalogue[rule] for chapter in read for rule in chapter.rules})
        return
    artist = Artist(terminal.out, terminal.speaker)
    for title, said in page(box.info.name, terminal.speaker).items() if whole else ():
        terminal.out.print(artist.heading(title, HEADING))
        terminal.out.print(Padding(Text(said), (0, 0, 1, 0)))
    for chapter in read:
        for printed in lines_of(chapter, catalogue, artist):
            terminal.out.print(printed)


def lines_of(chapter: Chapter, catalogue: dict[str, str], artist: Artist) -> list[RenderableType]:
    """Return a chapter as it is printed: its title, its headings, its rules."""
    title = f"{chapter.numeral}  {chapter.title}".strip()
    printed: list[RenderableType] = [artist.heading(title, HEADING)] if title else []
    for section in chapter.sections:
        if section.heading:
            printed.append(Text(section.heading, GILT))
        printed.append(rows({rule: catalogue[rule] for rule in section.rules}))
    return [*printed, Text()]


def rows(said: dict[str, str], style: str = RULE) -> Table:
    """Return a table of what stands on the left and what is said of it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, words in said.items():
        table.add_row(Text(name, style), Text(words))
    return table
