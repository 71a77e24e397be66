"""``athanor draw``: a moment of a recorded match as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from athanor.cli.failures import reporting
from athanor.cli.saves import packs_of
from athanor.cli.settings import viewer_called
from athanor.cli.terminal import Terminal
from athanor.kernel.record import game_of, read_record
from athanor.kernel.registry import find
from athanor.kernel.replay import Replay
from athanor.kernel.words import Arg, refuse


def add_draw(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command("draw", help=text("cli-draw"))
    def draw_record(
        file: Annotated[Path, typer.Argument(help=text("cli-arg-record"))],
        out: Annotated[Path, typer.Argument(help=text("cli-arg-picture"))],
        step: Annotated[int | None, typer.Option(help=text("cli-opt-draw-step"), min=0)] = None,
        seat: Annotated[str | None, typer.Option(help=text("cli-opt-seat"))] = None,
        dark: Annotated[bool, typer.Option("--dark", help=text("cli-opt-dark"))] = False,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
    ) -> None:
        with reporting(terminal):
            record = read_record(file)
            replay = Replay(record, game_of(record, pack or packs_of(file)))
            replay.to(replay.length if step is None else step)
            viewer = viewer_called(seat, record.header.seats)
            game = replay.game
            artist = find(game.info.name).artist(game)
            if artist is None:
                raise refuse("cli-no-artist", title=text(f"{game.info.name}-title"))
            names = [one.name for one in record.header.seats]

            def say(arg: Arg) -> str:
                return terminal.speaker.word(arg, names)

            view = game.view(replay.match.state, viewer)
            out.write_text(artist.draw(view, say, dark), encoding="utf-8")
            steps, shown = replay.length, replay.match.answered
            terminal.say("cli-drawn", path=str(out), step=shown, steps=steps)
