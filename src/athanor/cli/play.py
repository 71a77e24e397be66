"""``athanor play``: a match between people at this terminal and bots."""

import secrets
import shlex
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from athanor.cli.asking import Quit
from athanor.cli.completion import game_names, option_values
from athanor.cli.failures import reporting
from athanor.cli.saves import keep_packs, new_file, packs_of, refuse_to_overwrite, way_on
from athanor.cli.seating import seated, usual_seats
from athanor.cli.session import Session
from athanor.cli.settings import FIRST_PLAYER, parse_options, seat_called
from athanor.cli.terminal import INTERRUPT, Terminal
from athanor.kernel.chance import SECRET_BYTES, commitment
from athanor.kernel.record import game_of, read_record
from athanor.kernel.record_lines import Bot, FairChance, Person, Seat
from athanor.kernel.registry import find
from athanor.kernel.replay import begin, resume
from athanor.kernel.words import Message, refuse


@dataclass(frozen=True)
class Luck:
    """Where chance comes from: a number, or a secret to which people may add."""

    seed: int | None
    add_seeds: bool


def add_play(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    text = terminal.text

    @app.command(help=text("cli-play"))
    def play(
        game: Annotated[str, typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)],
        seats: Annotated[str | None, typer.Option(help=text("cli-opt-seats"))] = None,
        option: Annotated[
            list[str] | None,
            typer.Option(help=text("cli-opt-option"), autocompletion=option_values),
        ] = None,
        first: Annotated[str | None, typer.Option(help=text("cli-opt-first"))] = None,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        seed: Annotated[int | None, typer.Option(help=text("cli-opt-seed"), min=0)] = None,
        add_seeds: Annotated[
            bool, typer.Option("--add-seeds", help=text("cli-opt-add-seeds"))
        ] = False,
        save: Annotated[Path | None, typer.Option(help=text("cli-opt-save"))] = None,
        resume_file: Annotated[
            Path | None, typer.Option("--resume", help=text("cli-opt-resume"))
        ] = None,
        plain: Annotated[bool, typer.Option("--plain", help=text("cli-opt-plain"))] = False,
    ) -> None:
        with reporting(terminal):
            if resume_file is not None:
                if seats or option or first or seed is not None or add_seeds:
                    raise refuse("cli-resume-settled", path=str(resume_file))
                session = resumed(terminal, game, resume_file, save, pack or [])
            else:
                if add_seeds and seed is not None:
                    raise refuse("cli-seeds-needless")
                luck = Luck(seed, add_seeds)
                session = begun(terminal, game, seats, option or [], first, pack or [], luck, save)
            run(session, plain)


def begun(
    terminal: Terminal,
    name: str,
    seats: str | None,
    options: list[str],
    first: str | None,
    packs: list[Path],
    luck: Luck,
    save: Path | None,
) -> Session:
    """Return a match that has just been set up."""
    box = find(name)
    sitting = seated(seats or usual_seats(box.info), terminal.speaker)
    given = parse_options(options, box.info)
    if first is not None:
        given[FIRST_PLAYER] = seat_called(first, sitting)
    if save is not None:
        refuse_to_overwrite(save)
    game = box.build(len(sitting), given, packs)
    secret, seat_seeds = None, []
    if luck.add_seeds:
        secret = secrets.token_bytes(SECRET_BYTES)
        seat_seeds = asked_seeds(terminal, sitting, secret)
    match, recorder = begin(
        game, sitting, stream_seed=luck.seed, secret=secret, seat_seeds=seat_seeds
    )
    if save is None and any(isinstance(seat, Person) for seat in sitting):
        save = new_file(name)
    if save is not None:
        keep_packs(save, packs)
    return Session(terminal, match, recorder, save, packs)


def asked_seeds(terminal: Terminal, seats: Sequence[Seat], secret: bytes) -> list[str]:
    """Return what people add to chance, after they have seen what its secret is sworn in as."""
    terminal.say("cli-commitment", commitment=commitment(secret))
    seeds = [""] * len(seats)
    for seat, sitter in enumerate(seats):
        if isinstance(sitter, Person):
            terminal.say("cli-add-seed", name=sitter.name)
            seeds[seat] = terminal.ask()
            if seeds[seat] == INTERRUPT:
                raise KeyboardInterrupt
    return seeds


def resumed(
    terminal: Terminal, name: str, file: Path, save: Path | None, packs: list[Path]
) -> Session:
    """Return a match where its record stops; it is saved there again unless elsewhere is named."""
    record = read_record(file)
    if record.header.game != name:
        raise refuse("cli-other-game", game=record.header.game, path=str(file))
    if save is not None:
        refuse_to_overwrite(save)
    folders = packs or packs_of(file)
    match, recorder = resume(record, game_of(record, folders))
    if save is not None:
        keep_packs(save, folders)
    return Session(terminal, match, recorder, save or file, folders)


def run(session: Session, plain: bool = False) -> None:
    """Play a match to its end, or until somebody leaves, and say how it can be checked."""
    terminal = session.terminal
    if plain or not session.people or not terminal.can_have_panes:
        play_through(session)
    else:
        from athanor.cli.panes import play_in_panes  # noqa: PLC0415 - takes a while to load

        title = terminal.text(f"{session.recorder.header.game}-title")
        play_in_panes(terminal, lambda panes: play_through(session, panes), title)
        session.move_to(terminal)
    if session.match.is_over:
        conclude(session)
    else:
        say_where(session)


def play_through(session: Session, terminal: Terminal | None = None) -> None:
    """Play until the end, or until somebody leaves; at another terminal if one is given."""
    if terminal is not None:
        session.move_to(terminal)
    introduce(session)
    with suppress(Quit, EOFError, KeyboardInterrupt):
        session.play()


def introduce(session: Session) -> None:
    """Print who plays, and what chance has promised."""
    terminal, header = session.terminal, session.recorder.header
    session.scene.headline("cli-welcome", title=terminal.text(f"{header.game}-title"))
    for seat in header.seats:
        if isinstance(seat, Bot):
            bot = Message(f"bots-{seat.spec.partition(':')[0]}")
            terminal.say("cli-seat-bot", name=seat.name, bot=bot, spec=seat.spec)
        else:
            terminal.say("cli-seat-person", name=seat.name)
    if isinstance(header.chance, FairChance):
        session.scene.note("cli-commitment", commitment=header.chance.commitment)
    else:
        session.scene.note("cli-stream", seed=str(header.chance.seed))


def say_where(session: Session) -> None:
    """Print how an interrupted match goes on."""
    terminal = session.terminal
    terminal.out.print()
    if session.file is None:
        terminal.say("cli-left-unsaved")
    else:
        command = way_on(session.file, session.recorder.header.game, session.folders)
        terminal.say("cli-left-saved")
        terminal.out.print(Text(command, "bold"), soft_wrap=True)


def conclude(session: Session) -> None:
    """Print the end of a match and how anybody can check it."""
    terminal, header = session.terminal, session.recorder.header
    session.scene.headline("cli-the-end")
    session.scene.show_story(session.match, session.onlooker, session.untold)
    session.scene.show_table(session.match, session.onlooker)
    session.scene.headline("cli-standing")
    session.scene.show_outcome(session.match, session.onlooker)
    terminal.out.print()
    secret = session.recorder.secret
    if secret is not None and isinstance(header.chance, FairChance):
        session.scene.note("cli-secret", secret=secret.hex(), commitment=header.chance.commitment)
    if session.file is None:
        session.scene.note("cli-not-kept")
    else:
        terminal.say("cli-kept")
        command = shlex.join(["athanor", "verify", str(session.file)])
        terminal.out.print(Text(command, "bold"), soft_wrap=True)
