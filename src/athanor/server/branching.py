"""What else could have been: another choice at a moment, and a table that goes on from there."""

from athanor.kernel.audience import sees
from athanor.kernel.chance import Stream
from athanor.kernel.game import Game
from athanor.kernel.log import Log
from athanor.kernel.record import Record
from athanor.kernel.record_lines import ChoiceLine, QuietLine
from athanor.kernel.replay import Replay
from athanor.kernel.snapshot import Snapshot
from athanor.kernel.words import refuse
from athanor.server.protocol.pages import Step
from athanor.server.tables.hosted_match import told
from athanor.server.tables.offered import as_choice
from athanor.server.tables.scene import view_of, viewer_code
from athanor.server.tables.snapshots import HostedSnapshot, Stamp


def origin_at(record: Record, game: Game, at: int) -> tuple[HostedSnapshot, int]:
    """Return the last quiet moment up to a number of choices, and after how many it was.

    In the middle of a turn what was rolled and chosen in it is not taken over: the turn begins
    anew. Nothing is left to try when the match is over.
    """
    match = Replay(record, game).to(at)
    if match.is_over:
        raise refuse("server-branch-over")
    base = Snapshot(match.quiet.data(), (), None, answered=0, barrier=0)
    return HostedSnapshot(base, 0, (), (), ()), at - choices_since_quiet(record, at)


def instead(record: Record, game: Game, at: int, text: str, viewer: int) -> Step:
    """Return the match as a viewer would have seen it, had something else been chosen at a moment.

    What chance would have brought then nobody knows: any of it is shown.
    """
    replay = Replay(record, game)
    now = replay.to(at)
    if now.is_over:
        raise refuse("server-branch-over")
    seat = next_seat(record, at)
    log = Log(heard=True)
    match = now.fork(Stream(at), log)
    decision = match.decision_of(seat)
    choice = decision.parse(text)
    option = decision.option(choice)
    before = len(log.events)
    match.answer(seat, choice)
    return Step(
        at=at + 1,
        of=replay.length,
        viewer=viewer,
        view=view_of(game, match.state, viewer),
        told=tuple(
            told(event, Stamp(at + 1, 0))
            for event in log.events[before:]
            if sees(event.audience, viewer_code(viewer))
        ),
        choice=as_choice(option),
        seat=seat,
    )


def next_seat(record: Record, at: int) -> int:
    """Return who made the choice after so many others."""
    choices = [line for line in record.lines if isinstance(line, ChoiceLine)]
    if at >= len(choices):
        raise refuse("server-branch-over")
    return choices[at].seat


def choices_since_quiet(record: Record, at: int) -> int:
    """Return how many of the first choices were made after the last quiet moment among them."""
    answered = since = 0
    for line in record.lines:
        if isinstance(line, QuietLine):
            since = 0
        elif isinstance(line, ChoiceLine):
            if answered == at:
                break
            answered += 1
            since += 1
    return since
