"""``athanor replay`` and ``athanor verify``: matches that were played."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from athanor.cli.exit_codes import UNSOUND
from athanor.cli.failures import Failure, reporting, told
from athanor.cli.saves import packs_of
from athanor.cli.scene import Scene
from athanor.cli.settings import viewer_called
from athanor.cli.terminal import Terminal
from athanor.kernel.record import RecordError, game_of, read_record
from athanor.kernel.replay import Replay
from athanor.kernel.verify import Report, verify
from athanor.kernel.words import Outcome
from athanor.locale import Speaker
from athanor.locale.drawing import FIRE

ONE_ON: Final = ("\r", "\n", " ", "\x1b[C", "\x1b[B")
ONE_BACK: Final = ("b", "\x7f", "\x1b[D", "\x1b[A")
TO_START: Final = ("<", "\x1b[H", "\x1b[1~")
TO_END: Final = (">", "\x1b[F", "\x1b[4~")
LEAVE: Final = ("q", "\x1b")
"""Keys that step through a match."""

MOST_SHOWN: Final = 5
"""Faults of a record that are told in words; one often brings all others with it."""


def add_replay(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command that plays a record again."""
    text = terminal.text

    @app.command("replay", help=text("cli-replay"))
    def replay_record(
        file: Annotated[Path, typer.Argument(help=text("cli-arg-record"))],
        step: Annotated[int | None, typer.Option(help=text("cli-opt-step"), min=0)] = None,
        seat: Annotated[str | None, typer.Option(help=text("cli-opt-seat"))] = None,
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            record = read_record(file)
            replay = Replay(record, game_of(record, pack or packs_of(file)))
            replay.to(replay.length if step is None else step)
            seats = record.header.seats
            viewer = viewer_called(seat, seats)
            scene = Scene(terminal, replay.game, [one.name for one in seats])
            if as_json:
                terminal.write_json(describe_replay(scene, replay, viewer))
            elif step is None and terminal.out.is_terminal:
                step_through(scene, replay, viewer)
            else:
                scene.show_story(replay.match, viewer, with_rules=True)
                show_step(scene, replay, viewer)


def show_step(scene: Scene, replay: Replay, viewer: int) -> None:
    """Print the table after an answer, and the standing if it was the last one."""
    match = replay.match
    scene.headline("cli-step", step=match.answered, steps=replay.length)
    scene.show_table(match, viewer)
    if match.is_over:
        scene.headline("cli-standing")
        scene.show_outcome(match, viewer)


def step_through(scene: Scene, replay: Replay, viewer: int) -> None:
    """Let a person go through a match with single keys."""
    step: int | None = 0
    while step is not None:
        told = len(replay.to(step - 1).log.events) if step > 0 else 0
        replay.to(step)
        scene.terminal.clear()
        show_step(scene, replay, viewer)
        scene.terminal.out.print()
        scene.show_story(replay.match, viewer, told, with_rules=True)
        scene.note("cli-keys")
        step = step_after(pressed(), step, replay.length)


def pressed() -> str:
    """Return the key that somebody presses; who ends the input leaves."""
    try:
        return typer.getchar()
    except EOFError:
        return LEAVE[0]


def step_after(key: str, step: int, steps: int) -> int | None:
    """Return where a key leads, or None to leave."""
    if key in LEAVE:
        return None
    if key in ONE_ON:
        return min(step + 1, steps)
    if key in ONE_BACK:
        return max(step - 1, 0)
    if key in TO_START:
        return 0
    return steps if key in TO_END else step


def describe_replay(scene: Scene, replay: Replay, viewer: int) -> dict[str, object]:
    """Return a match at the answer where it stands, for another program."""
    match = replay.match
    header = replay.record.header
    return {
        "game": header.game,
        "options": header.options,
        "packs": header.packs,
        "seats": header.seats,
        "answers": replay.length,
        "step": match.answered,
        "events": [
            {
                "kind": event.kind,
                "seat": event.seat,
                "text": scene.speaker.say(event.message, scene.names),
                "rules": event.rules,
            }
            for event in match.log.seen_by(viewer)
        ],
        "view": match.game.view(match.state, viewer),
        "outcome": describe_outcome(scene, match.game.outcome(match.state))
        if match.is_over
        else None,
    }


def describe_outcome(scene: Scene, outcome: Outcome) -> list[dict[str, object]]:
    """Return the standing of every seat, for another program."""
    return [
        {
            "name": scene.names[seat],
            "place": outcome.places[seat],
            "total": outcome.total(seat),
            "parts": [
                {
                    "text": scene.speaker.say(part.message, scene.names),
                    "value": part.value,
                    "rules": part.rules,
                }
                for part in outcome.scores[seat]
            ],
            **describe_credits(outcome, seat),
        }
        for seat in range(len(outcome.places))
    ]


def describe_credits(outcome: Outcome, seat: int) -> dict[str, object]:
    """Return what a match brings a seat in an event, by name; nothing if it is none of one."""
    if not outcome.credits:
        return {}
    return {"credits": {one.name: one.value for one in outcome.credits[seat]}}


def add_verify(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command that checks a record."""
    text = terminal.text

    @app.command("verify", help=text("cli-verify"))
    def verify_record(
        file: Annotated[Path, typer.Argument(help=text("cli-arg-record"))],
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("cli-opt-json"))] = False,
    ) -> None:
        with reporting(terminal, as_json):
            record = read_record(file)
            report = verify(record, game_of(record, pack or packs_of(file)))
        names = [seat.name for seat in record.header.seats]
        failures = failures_of(report, terminal.speaker, names)
        if as_json:
            terminal.write_json(describe_report(report, failures))
        else:
            show_report(report, failures, terminal)
        if failures:
            raise typer.Exit(UNSOUND)


def failures_of(report: Report, speaker: Speaker, names: list[str]) -> list[Failure]:
    """Return what is wrong with a record, in words."""
    errors = [RecordError(problem.line, problem.refusal) for problem in report.problems]
    return [failure for error in errors for failure in told(error, speaker, names)]


def describe_report(report: Report, failures: list[Failure]) -> dict[str, object]:
    """Return what a check found, for another program."""
    return {
        "sound": report.is_sound,
        "finished": report.finished,
        "answers": report.answers,
        "draws": report.draws,
        "quiet_moments": report.quiets,
        "chance_checked": report.chance_checked,
        "signed_by": report.house or None,
        "problems": failures,
    }


def show_report(report: Report, failures: list[Failure], terminal: Terminal) -> None:
    """Print what a check found."""
    for failure in failures[:MOST_SHOWN]:
        terminal.refuse(failure.text, failure.rules)
    if len(failures) > MOST_SHOWN:
        terminal.refuse(terminal.text("cli-more-wrong", count=len(failures) - MOST_SHOWN), ())
    if failures:
        return
    terminal.out.print(Text("✓ ", FIRE).append(terminal.text("cli-sound"), "default not bold"))
    terminal.say("cli-checked", answers=report.answers, draws=report.draws, quiets=report.quiets)
    if not report.chance_checked:
        terminal.say("cli-chance-unchecked")
    terminal.say("cli-finished" if report.finished else "cli-unfinished")
    if report.house:
        terminal.say("cli-signed", house=report.house)
    else:
        terminal.say("cli-unsigned")
