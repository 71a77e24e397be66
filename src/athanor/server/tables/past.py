"""An earlier moment of a match that goes on, played again from the nearest one that is kept."""

from bisect import bisect_left, bisect_right
from typing import Final

import msgspec
from msgspec import Struct

from athanor.kernel.audience import sees
from athanor.kernel.game import State
from athanor.kernel.match import Match
from athanor.kernel.snapshot import match_at
from athanor.kernel.words import refuse
from athanor.server.protocol.pages import Step
from athanor.server.protocol.play import Choice, Told
from athanor.server.tables.checkpoints import Checkpoint
from athanor.server.tables.hosted_match import Counted, HostedMatch, is_still, standing_of, told
from athanor.server.tables.offered import as_choice
from athanor.server.tables.scene import view_of, viewer_code
from athanor.server.tables.snapshots import Left, interleaved, read_standing

MARK_EVERY: Final = 10
"""Choices between two moments that are kept on the way to one that is looked at."""


class Past:
    """A match after a number of choices; refuses a number that there is not.

    The match may go on while ``recall`` plays, which it does from what it was given: it may run
    in another thread. What it found on its way is kept by ``keep``, back where the match is.
    """

    def __init__(self, hosted: HostedMatch, at: int) -> None:
        if not 0 <= at <= len(hosted.choices):
            raise refuse("record-no-such-answer", answer=at, answers=len(hosted.choices))
        if at < hosted.earliest:
            raise refuse("table-before-mending", answers=hosted.earliest)
        self.at = at
        self.of = len(hosted.choices)
        self.game = hosted.game
        self._hosted = hosted
        self._cuts = hosted.checkpoints.cuts
        self._start = hosted.checkpoint_before(max(at - 1, hosted.earliest))
        first = 0 if self._start is None else self._start.answers
        self.choices = hosted.choices[first:at]
        """Those that must be played again."""
        self._left = [one for one in hosted.left if one.at <= at]
        start = bisect_left(hosted.stamps, at, key=lambda stamp: stamp.at)
        end = bisect_right(hosted.stamps, at, key=lambda stamp: stamp.at)
        self._told = list(zip(hosted.log.events[start:end], hosted.stamps[start:end], strict=True))
        self._found: list[Checkpoint] = []

    def recall(self) -> "Recalled":
        """Play the match to there."""
        match, source = self._begin()
        marked = match.answered
        choice, secret = None, False
        first = self.at - len(self.choices)
        for written in interleaved(self.choices, self._left, first):
            if isinstance(written, Left):
                if not match.has_left(written.seat):
                    match.concede(written.seat)
                continue
            decision = match.decision_of(written.seat)
            code = decision.parse(written.text)
            if match.answered == self.at - 1:
                secret = is_secret(match, written.seat)
                choice = None if decision.fleeting else as_choice(decision.option(code))
            match.answer(written.seat, code)
            match.decision  # noqa: B018 - a match runs only when it is looked at
            if match.answered >= marked + MARK_EVERY and is_still(match):
                marked = match.answered
                self._found.append(
                    Checkpoint(marked, msgspec.json.encode(standing_of(match, source)))
                )
        return Recalled(match.state, choice, secret)

    def _begin(self) -> tuple[Match, Counted]:
        luck = self._hosted.luck
        if self._start is None:
            source = Counted(luck)
            return Match(self.game, self._hosted.start(), source), source
        standing = read_standing(self._start.standing)
        source = Counted(luck, standing.draws)
        return match_at(self.game, standing.snapshot, source), source

    def keep(self) -> None:
        """Keep some of the moments on the way, unless choices were taken back meanwhile."""
        if self._hosted.checkpoints.cuts == self._cuts:
            for checkpoint in self._found:
                self._hosted.checkpoints.lay(checkpoint)

    def step(self, recalled: "Recalled", viewer: int) -> Step:
        """Return the match as a viewer saw it."""
        code = viewer_code(viewer)
        seat = self.choices[-1].seat if self.choices else -1
        known = not recalled.secret or viewer == seat
        return Step(
            at=self.at,
            of=self.of,
            viewer=viewer,
            view=view_of(self.game, recalled.state, viewer),
            told=tuple(self._lines(code)),
            choice=recalled.choice if known else None,
            seat=seat,
        )

    def _lines(self, code: int) -> list[Told]:
        return [told(event, stamp) for event, stamp in self._told if sees(event.audience, code)]


class Recalled(Struct, frozen=True):
    """What was found: the state, and the choice that led there, unless it is not told again."""

    state: State
    choice: Choice | None
    secret: bool
    """Whether others could not know that choice."""


def is_secret(match: Match, seat: int) -> bool:
    """Tell whether others may not know what a seat is about to choose."""
    return match.decision_of(seat).secret or match.sealed_answers is not None
