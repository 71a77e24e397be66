"""The course of a match as the house keeps it: its choices, and the match they led to.

Chance follows from the secret and the seats' seeds, so the choices are all that must be kept.
"""

from bisect import bisect_left
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from athanor.kernel.audience import sees
from athanor.kernel.chance import FairSource
from athanor.kernel.game import Game
from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.moment import Moment, match_at, moment_of
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Seat
from athanor.kernel.replay import begin
from athanor.kernel.words import Event, refuse
from athanor.server.protocol.play import Told


class Written(Struct, frozen=True):
    """A choice that stands: whose, what in its short written form, and when it was made."""

    seat: int
    text: str
    when: int


class Stamp(Struct, frozen=True):
    """Where an event belongs: after how many choices it happened, and when."""

    at: int
    when: int


class Story:
    """What one viewer was told, and how much of the whole log that covers."""

    def __init__(self) -> None:
        self.lines: list[Told] = []
        self.covered = 0
        self._places: list[int] = []

    def lines_of(self, events: int) -> int:
        """Return how many lines tell of the first events of the whole log."""
        return bisect_left(self._places, events)

    def go_on(self, viewer: int, events: Sequence[Event], stamps: Sequence[Stamp]) -> None:
        """Add what was told since."""
        for place in range(self.covered, len(events)):
            event, stamp = events[place], stamps[place]
            if sees(event.audience, viewer):
                self._places.append(place)
                self.lines.append(told(event, stamp))
        self.covered = len(events)


class Snapshot(Struct, frozen=True):
    """A course at a quiet moment, so that a long match need not be played again from its start."""

    moment: Moment
    draws: int
    events: tuple[Event, ...]
    stamps: tuple[Stamp, ...]
    choices: tuple[Written, ...]


class Luck(Struct, frozen=True):
    """What all chance of a match follows from."""

    secret: bytes
    seeds: tuple[str, ...]

    def source(self, draws: int = 0) -> FairSource:
        """Return the chance of the match after a number of draws."""
        return FairSource(self.secret, self.seeds, draws)


class Course:
    """One match, from its beginning to where it stands."""

    def __init__(self, game: Game, luck: Luck, began: int) -> None:
        self.game = game
        self.luck = luck
        self.began = began
        self.conceded: int | None = None
        self.drawn = False
        self._restart()
        self._stamp(began)

    def choose(self, seat: int, text: str, when: int) -> None:
        """Make a choice; raises Refused, with nothing changed, if it may not be made."""
        self._choose(Written(seat, text, when))

    def concede(self, seat: int, when: int) -> None:
        """Let a seat give the match up."""
        self.match.concede(seat)
        self.conceded = seat
        self._stamp(when)

    def agree_draw(self, when: int) -> None:
        """End the match as a draw."""
        self.match.agree_draw()
        self.drawn = True
        self._stamp(when)

    def back_to(self, answers: int) -> None:
        """Take back all choices but the first ones; never behind what anybody has learned."""
        if self.match.is_over:
            raise refuse("kernel-match-over", (self.game.info.end_rule,))
        if not 0 <= answers < len(self.choices):
            raise refuse("kernel-nothing-to-undo")
        if answers < self.match.barrier:
            raise refuse("kernel-undo-barrier")
        kept = self.choices[:answers]
        self._restart()
        self._stamp(self.began)
        for written in kept:
            self._choose(written)

    def story(self, viewer: int) -> Story:
        """Return what a viewer may read of the log."""
        story = self._stories.setdefault(viewer, Story())
        story.go_on(viewer, self.log.events, self.stamps)
        return story

    def snapshot(self) -> bytes | None:
        """Return the course as it can be restored, unless it is in the middle of a script."""
        if not self.match.is_quiet or self.match.sealed_answers is not None:
            return None
        told = self.match.quiet_told
        moment = moment_of(self.match)
        kept = Snapshot(
            moment,
            self.source.counter,
            tuple(self.log.events[:told]),
            tuple(self.stamps[:told]),
            tuple(self.choices),
        )
        return msgspec.json.encode(kept)

    @classmethod
    def restored(cls, game: Game, luck: Luck, began: int, data: bytes) -> "Course":
        """Return the course that a snapshot was taken of."""
        kept = msgspec.json.decode(data, type=Snapshot)
        course = cls.__new__(cls)
        course.game, course.luck, course.began = game, luck, began
        course.conceded, course.drawn = None, False
        course._stories = {}
        course.choices = list(kept.choices)
        course.stamps = list(kept.stamps)
        course.source = luck.source(kept.draws)
        course.log = Log(heard=True)
        course.log.events.extend(kept.events)
        course.match = match_at(game, kept.moment, course.source, course.log)
        last = course.choices[-1].when if course.choices else began
        course._stamp(last)
        return course

    def _restart(self) -> None:
        self.choices: list[Written] = []
        self.stamps: list[Stamp] = []
        self._stories: dict[int, Story] = {}
        self.log = Log(heard=True)
        self.source = self.luck.source()
        self.match = Match(self.game, self.game.start(), self.source, log=self.log)

    def _choose(self, written: Written) -> None:
        decision = self.match.decision_of(written.seat)
        self.match.answer(written.seat, decision.parse(written.text))
        self.choices.append(written)
        self._stamp(written.when)

    def _stamp(self, when: int) -> None:
        """Run on to the next decision, and note when everything told on the way happened."""
        self.match.decision  # noqa: B018 - a match runs only when it is looked at
        stamp = Stamp(len(self.choices), when)
        self.stamps += [stamp] * (len(self.log.events) - len(self.stamps))


def told(event: Event, stamp: Stamp) -> Told:
    """Return an event as a line of the log."""
    return Told(
        stamp.at, stamp.when, event.kind, event.seat, event.message, event.rules, event.things
    )


def record_of(course: Course, seats: Sequence[Seat]) -> Record:
    """Return the record of a course, played again from its choices and written down."""
    luck = course.luck
    match, recorder = begin(course.game, seats, seat_seeds=luck.seeds, secret=luck.secret)
    for written in course.choices:
        match.answer(written.seat, match.decision_of(written.seat).parse(written.text))
    if course.drawn:
        match.agree_draw()
    elif course.conceded is not None:
        match.concede(course.conceded)
    return recorder.record
