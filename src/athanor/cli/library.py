"""``athanor games``: what there is to play."""

from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from athanor.cli.settings import separator
from athanor.cli.terminal import Terminal
from athanor.kernel.info import GameInfo, GameOption
from athanor.kernel.registry import games
from athanor.locale.drawing import FAINT, HEADING, RULE, Artist


def add_games(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command that lists the games."""
    text = terminal.text

    @app.command("games", help=text("cli-games"))
    def list_games(
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        found = [box.info for box in games().values()]
        if as_json:
            terminal.write_json([describe(terminal, info) for info in found])
            return
        artist = Artist(terminal.out, terminal.speaker)
        for info in found:
            terminal.out.print(artist.heading(text(f"{info.name}-title"), HEADING))
            terminal.say(f"{info.name}-tagline")
            least, most = info.min_seats, info.max_seats
            terminal.say("cli-game-seats", least=least, most=most, span=most - least)
            terminal.out.print(Text(f"athanor play {info.name}", "bold"))
            show_options(terminal, info)


def show_options(terminal: Terminal, info: GameInfo) -> None:
    """Print what the host may set."""
    for option in info.options:
        values = "|".join(written(value) for value in option.values)
        shown = values or terminal.text("cli-free-text")
        many = f"{separator(option)}…" if option.per_seat else ""
        terminal.out.print(Text(f"  --option {option.name}={shown}{many}"), soft_wrap=True)
        said = Text(terminal.text(setting_key(info, option)), FAINT)
        said.append(" ").append(" ".join(option.rules), RULE)
        terminal.out.print(Padding(said, (0, 0, 0, 6)))


def written(value: str | bool | int) -> str:
    """Return a value as it is written after ``--option``."""
    return str(value).lower()


def setting_key(info: GameInfo, option: GameOption) -> str:
    """Return the message that says what an option does."""
    return f"{info.name}-setting-{option.name.replace('_', '-')}"


def describe(terminal: Terminal, info: GameInfo) -> dict[str, object]:
    """Return a game for another program."""
    return {
        "name": info.name,
        "title": terminal.text(f"{info.name}-title"),
        "tagline": terminal.text(f"{info.name}-tagline"),
        "seats": {"least": info.min_seats, "most": info.max_seats},
        "options": [
            {
                "name": option.name,
                "text": terminal.text(setting_key(info, option)),
                "values": option.values,
                "default": option.default,
                "per_seat": option.per_seat,
                "rules": option.rules,
            }
            for option in info.options
        ],
    }
