"""The work of an analysis, cut into parts that can be done side by side and in any order."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from athanor.analysis.grading import Grader, rounded
from athanor.analysis.result import Grade, Happening
from athanor.analysis.walk import NOBODY, Chances, Choosing, Walk
from athanor.bots.play_on import PlayOn, win_shares
from athanor.kernel.chance import Stream
from athanor.kernel.game import Game
from athanor.kernel.record import Record
from athanor.kernel.record_lines import ConcedeLine, DrawLine
from athanor.kernel.words import Message, SeatName

PARTS: Final = 16
"""Into how many parts an analysis is cut: enough to tell how far it has come."""

SPACING: Final = 0x9E3779B1
"""Keeps the seeds of events apart."""


class Value(Struct, frozen=True):
    """Every seat's chance to win at a moment, and the squares of the standard errors."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]


class Found(Struct, frozen=True):
    """What a part found out about one event, which is the ``place``-th of all; 0 is the start.

    No ``value`` means that nothing has changed: what was chosen is what would be played on.
    """

    place: int
    value: Value | None
    happening: Happening | None
    """With no chances yet."""


class Part:
    """One part of an analysis: every so many events, so that all parts take about as long."""

    def __init__(
        self, record: Record, game: Game, number: int, parts: int, seed: int, deals: int
    ) -> None:
        self._walk = Walk(record, game)
        self._game = game
        self._number = number
        self._parts = parts
        self._seed = seed
        self._playing = PlayOn(game)
        self._deals = deals
        self._grader = Grader(self._playing, self._deals)
        self._place = 0

    def work(self) -> list[Found]:
        """Return what is found out about the events of this part."""
        found: list[Found] = []
        if self._is_own():
            found.append(Found(0, self._value(), None))
        choosing: Choosing | None = None
        grade: Grade | None = None
        is_foreseen = False
        for event in self._walk.events():
            if isinstance(event, Choosing):
                self._place += 1
                choosing = event
                if self._is_own():
                    is_foreseen = self._is_foreseen(event)
                    stream = Stream(self._seed ^ (self._place * SPACING))
                    grade = self._grader.grade(self._walk, event, stream)
                continue
            if event is not None:
                self._place += 1
            if not self._is_own():
                continue
            if event is None:
                assert choosing is not None
                said = Happening(
                    self._walk.match.answered,
                    "choice",
                    choosing.seat,
                    (),
                    choosing.option.message,
                    choosing.option.things,
                    grade,
                )
                value = None if is_foreseen and not self._walk.match.is_over else self._value()
                found.append(Found(self._place, value, said))
            else:
                found.append(Found(self._place, self._value(), self._said(event)))
        return found

    def _is_own(self) -> bool:
        return self._place % self._parts == self._number

    def _said(self, event: Chances | ConcedeLine | DrawLine) -> Happening:
        answered = self._walk.match.answered
        if isinstance(event, Chances):
            return Happening(answered, "chance", event.seat, (), event.message())
        if isinstance(event, ConcedeLine):
            said = Message("kernel-conceded", {"seat": SeatName(event.concede)})
            return Happening(answered, "concede", event.concede, (), said)
        return Happening(answered, "draw", NOBODY, (), Message("kernel-draw-agreed"))

    def _is_foreseen(self, choosing: Choosing) -> bool:
        """Tell whether what is chosen is what would have been played on with, so that all is known.

        What hints mix is drawn and never foreseen, nor is anything where those who play on waver.
        """
        if choosing.decision.is_moot():
            return True
        playing = self._playing
        if playing.hints.wavers > 0.0 or playing.hints.mix(choosing.decision) is not None:
            return False
        return playing.plan.pick(choosing.decision, Stream(0)) == choosing.choice

    def _value(self) -> Value:
        """Return every seat's chance where the match stands, over or not."""
        walk, seats = self._walk, self._game.seats
        if walk.match.is_over:
            shares = win_shares(self._game, self._playing.hints, walk.match.state)
            return Value(tuple(rounded(share) for share in shares), (0.0,) * seats)
        stream = Stream(self._seed)
        played = [walk.shares(self._playing, stream.word()) for _ in range(self._deals)]
        return value_of(played)


def value_of(played: Sequence[Sequence[float]]) -> Value:
    """Return what several deals come to."""
    deals = len(played)
    columns = list(zip(*played, strict=True))
    means = [sum(column) / deals for column in columns]
    errors = [
        sum((share - mean) ** 2 for share in column) / (deals * (deals - 1))
        for column, mean in zip(columns, means, strict=True)
    ]
    return Value(tuple(rounded(mean) for mean in means), tuple(errors))
