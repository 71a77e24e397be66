"""Where a match stands, as plain data: to be kept, and to be sent to another process.

It is the whole truth, hidden things included, and belongs only to whoever keeps the match.
"""

from msgspec import Struct

from athanor.kernel.chance import Source
from athanor.kernel.game import Data, Game
from athanor.kernel.log import Log
from athanor.kernel.match import Match


class Snapshot(Struct, frozen=True):
    """The last quiet moment of a match, and what was answered since."""

    state: Data
    since: tuple[int, ...]
    sealed: tuple[int | None, ...] | None
    """The choices made so far where several seats choose in secret."""
    answered: int
    barrier: int


def snapshot_of(match: Match) -> Snapshot:
    """Return where a forkable match stands."""
    match.state  # noqa: B018 - a match runs only when it is looked at
    sealed = match.sealed_answers
    return Snapshot(
        state=match.quiet.data(),
        since=tuple(match.since),
        sealed=None if sealed is None else tuple(sealed),
        answered=match.answered,
        barrier=match.barrier,
    )


def match_at(
    game: Game, snapshot: Snapshot, source: Source | None = None, log: Log | None = None
) -> Match:
    """Return a match that stands there; a log is told again what happened since it was quiet."""
    match = Match(game, game.load(snapshot.state), source, log=log)
    sealed = None if snapshot.sealed is None else list(snapshot.sealed)
    match.stand_at(list(snapshot.since), sealed, snapshot.answered, snapshot.barrier)
    return match
