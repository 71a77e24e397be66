"""A match as the house keeps it: its choices, and what they led to.

Chance follows from the secret and the seats' seeds, so the choices are all that must be kept.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import structs

from athanor.kernel.audience import sees
from athanor.kernel.chance import FairSource, Source
from athanor.kernel.game import Game, State
from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.record import Record
from athanor.kernel.record_lines import AdviceAsked, Seat
from athanor.kernel.replay import begin
from athanor.kernel.script import Chance
from athanor.kernel.snapshot import match_at, snapshot_of
from athanor.kernel.words import NO_FACTS, Event, Message, refuse
from athanor.lessons.guide import Guide
from athanor.lessons.luck import LessonSource
from athanor.server.protocol.play import Told
from athanor.server.tables.checkpoints import Checkpoint, Checkpoints
from athanor.server.tables.snapshots import (
    HostedSnapshot,
    Left,
    Stamp,
    Standing,
    Written,
    interleaved,
    read_hosted,
)

ADVICE: Final = "advice"
"""The kind of a note that tells of somebody who has asked for advice."""


def advice_note(seat: int, name: str, at: int, when: int) -> Told:
    """Return what everybody is told of a seat that has asked for advice."""
    message = Message("table-told-asked-advice", {"name": name})
    return Told(at, when, ADVICE, seat, message, (), (), NO_FACTS)


class Story:
    """What one viewer was told, and how much of the whole log that covers."""

    def __init__(self) -> None:
        self.lines: list[Told] = []
        self.covered = 0
        self.notes = 0
        """How many notes of the house are among the lines."""
        self._places: list[int] = []

    def lines_of(self, events: int) -> int:
        """Return how many lines tell of the first events of the whole log."""
        return bisect_left(self._places, events)

    def go_on(
        self, viewer: int, events: Sequence[Event], stamps: Sequence[Stamp], notes: Sequence[Told]
    ) -> None:
        """Add what was told since, and what the house has noted meanwhile."""
        for place in range(self.covered, len(events)):
            event, stamp = events[place], stamps[place]
            self._note_until(stamp, place, notes)
            if sees(event.audience, viewer):
                self._places.append(place)
                self.lines.append(told(event, stamp))
        self.covered = len(events)
        self._note_until(None, self.covered, notes)

    def _note_until(self, stamp: Stamp | None, place: int, notes: Sequence[Told]) -> None:
        """Add the notes that come before what a stamp belongs to, or all of them."""
        while self.notes < len(notes):
            note = notes[self.notes]
            if stamp is not None and (note.at, note.when) >= (stamp.at, stamp.when):
                return
            self._places.append(place)
            self.lines.append(note)
            self.notes += 1


class Luck:
    """What all chance of a match follows from."""

    def __init__(self, secret: bytes, seeds: Sequence[str], guide: Guide | None = None) -> None:
        self.secret = secret
        self.seeds = tuple(seeds)
        self.guide = guide
        """A lesson has its chance given."""

    def source(self, draws: int = 0) -> Source:
        """Return the chance of the match after a number of draws."""
        if self.guide is not None:
            return LessonSource(self.guide.lesson, self.guide.draws_before + draws)
        return FairSource(self.secret, self.seeds, draws)


class Counted(Source):
    """Counts how often chance was asked, so that it can go on from there another time."""

    def __init__(self, luck: Luck, draws: int = 0) -> None:
        self._luck = luck
        self._source = luck.source(draws)
        self.draws = draws

    def draw(self, chance: Chance) -> int:
        """Return the outcome of a chance request."""
        self.draws += 1
        return self._source.draw(chance)

    def copy(self) -> "Counted":
        """Return a source that goes on exactly as this one would."""
        return Counted(self._luck, self.draws)


class HostedMatch:
    """One match, from its beginning to where it stands."""

    def __init__(
        self, game: Game, luck: Luck, began: int, origin: HostedSnapshot | None = None
    ) -> None:
        self.game = game
        self.luck = luck
        self.guide = luck.guide
        """Who leads a learner through it, if it is played for a lesson."""
        self.began = began
        self.conceded: int | None = None
        """Who has ended the match by conceding; who has left it while others played on is not."""
        self.drawn = False
        self.notes: list[Told] = []
        """What the house itself has to tell everybody; taking back a choice does not untell it."""
        self.checkpoints = Checkpoints()
        """Earlier moments, kept where somebody has looked back."""
        self.origin = origin
        """Where the match begins that goes on from another one, or has gone on from by other rules
        than before: nobody can play to there."""
        self._base: Checkpoint | None = None
        """The last snapshot."""
        self._restart()

    def choose(self, seat: int, text: str, when: int) -> None:
        """Make a choice; raises Refused, with nothing changed, if it may not be made."""
        self._choose(Written(seat, text, when))

    def concede(self, seat: int, when: int) -> None:
        """Let a seat give the match up."""
        self._leave(Left(seat, len(self.choices), when))

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
        if answers < max(self.match.barrier, self.earliest):
            raise refuse("kernel-undo-barrier")
        self._go_back(answers)

    def leaf(self, answers: int, read: int) -> None:
        """Have pages of a lesson been read, with only the first choices standing.

        A learner may go back behind what has become known: it comes out again as it did.
        """
        assert self.guide is not None, "only lessons have pages"
        turned = answers == len(self.choices) and read > self.guide.read
        self.guide.leaf(self.match, read)
        if not turned:
            self._go_back(answers)

    def _go_back(self, answers: int) -> None:
        """Play again what is left when all choices but the first ones are taken back."""
        kept, left = self.choices[:answers], self.left
        self.cut_notes(answers)
        self.checkpoints.cut(answers)
        if self._base is not None and self._base.answers <= answers:
            self._take_up(self._base.standing)
        else:
            self._base = None  # it tells of choices that are taken back
            self._restart()
        self._play_again(kept[len(self.choices) :], left[len(self.left) :])

    def _play_again(self, choices: Sequence[Written], left: Sequence[Left]) -> None:
        """Have all happen again that has not happened yet."""
        for one in list(interleaved(choices, left, len(self.choices))):
            if isinstance(one, Left):
                self._leave(one)
            else:
                self._choose(one)

    @property
    def earliest(self) -> int:
        """After how many choices the first moment is that can be come to."""
        return 0 if self.origin is None else len(self.origin.choices)

    def go_on_from(
        self, origin: HostedSnapshot, again: Sequence[Written], left: Sequence[Left] = ()
    ) -> None:
        """Go on by the rules of today from a moment that was come to by others."""
        self.origin = origin
        self.checkpoints = Checkpoints()
        self.restore(msgspec.json.encode(origin))
        self._play_again(again, left)
        self.cut_notes(len(self.choices))

    def story(self, viewer: int) -> Story:
        """Return what a viewer may read of the log."""
        story = self._stories.setdefault(viewer, Story())
        story.go_on(viewer, self.log.events, self.stamps, self.notes)
        return story

    @property
    def advice(self) -> list[AdviceAsked]:
        """Who has asked for advice, as the record tells it: counted from where it begins."""
        return [
            AdviceAsked(note.seat, max(0, note.at - self.earliest))
            for note in self.notes
            if note.kind == ADVICE
        ]

    def cut_notes(self, answers: int) -> None:
        """Have what was noted after choices that are taken back stand after those before them."""
        self.notes = [structs.replace(one, at=min(one.at, answers)) for one in self.notes]

    def snapshot(self) -> bytes | None:
        """Return the match as it can be restored, unless it is in the middle of a script."""
        if self.guide is not None or not is_still(self.match):
            return None  # a lesson is short, and its guide must hear all of it
        told_then = self.match.quiet_told
        data = msgspec.json.encode(
            HostedSnapshot(
                snapshot_of(self.match),
                self.source.draws,
                tuple(self.log.events[:told_then]),
                tuple(self.stamps[:told_then]),
                tuple(self.choices),
                tuple(self.left),
            )
        )
        self._base = Checkpoint(len(self.choices), data)
        return data

    def restore(self, data: bytes) -> None:
        """Go to where the match stood when a snapshot was taken."""
        self._take_up(data)
        self._base = Checkpoint(len(self.choices), data)

    def checkpoint_before(self, answers: int) -> Checkpoint | None:
        """Return the latest moment that is kept from which so many choices can be come to."""
        found, base = self.checkpoints.last(answers), self._base
        if base is None or base.answers > answers:
            return found
        return base if found is None or found.answers < base.answers else found

    def _restart(self) -> None:
        """Begin anew, or where the match has gone on from."""
        if self.origin is not None:
            self.restore(msgspec.json.encode(self.origin))
            return
        self.log = Log(heard=True)
        self.source = Counted(self.luck)
        self.match = Match(self.game, self.start(), self.source, log=self.log)
        self._set(())
        self._stamp(self.began)
        if self.guide is not None:
            self.guide.restart(self.match)

    def start(self) -> State:
        """Return the state that the match began in."""
        return self.game.start() if self.guide is None else self.guide.start()

    def _take_up(self, data: bytes) -> None:
        """Go on from a snapshot."""
        base = read_hosted(data)
        self.log = Log(heard=True)
        self.log.events.extend(base.events)
        self.source = Counted(self.luck, base.draws)
        self.match = match_at(self.game, base.snapshot, self.source, self.log)
        self._set(base.choices, base.stamps, base.left)
        self._stamp(self.choices[-1].when if self.choices else self.began)

    def _set(
        self,
        choices: Sequence[Written],
        stamps: Sequence[Stamp] = (),
        left: Sequence[Left] = (),
    ) -> None:
        self.choices = list(choices)
        self.left = list(left)
        self.stamps = list(stamps)
        self._stories: dict[int, Story] = {}

    def _choose(self, written: Written) -> None:
        decision = self.match.decision_of(written.seat)
        self.match.answer(written.seat, decision.parse(written.text))
        self.choices.append(written)
        self._stamp(written.when)
        if self.guide is not None:
            self.guide.answered(self.match, written.seat)

    def _leave(self, left: Left) -> None:
        self.match.concede(left.seat)
        if self.match.is_over:
            self.conceded = left.seat
        else:
            self.left.append(left)
        self._stamp(left.when)

    def _stamp(self, when: int) -> None:
        """Run on to the next decision, and note when everything told on the way happened."""
        self.match.decision  # noqa: B018 - a match runs only when it is looked at
        stamp = Stamp(len(self.choices), when)
        self.stamps += [stamp] * (len(self.log.events) - len(self.stamps))


def is_still(match: Match) -> bool:
    """Tell whether nothing was answered since a quiet moment, not even in secret."""
    sealed = match.sealed_answers
    return match.is_quiet and all(answer is None for answer in sealed or ())


def standing_of(match: Match, source: Counted) -> Standing:
    """Return where a match stands that is still."""
    return Standing(snapshot_of(match), source.draws)


def told(event: Event, stamp: Stamp) -> Told:
    """Return an event as a line of the log."""
    return Told(
        stamp.at,
        stamp.when,
        event.kind,
        event.seat,
        event.message,
        event.rules,
        event.things,
        event.facts,
    )


def record_of(hosted: HostedMatch, seats: Sequence[Seat]) -> Record:
    """Return the record of a match, played again from its choices and written down."""
    luck, origin = hosted.luck, hosted.origin
    match, recorder = begin(
        hosted.game,
        seats,
        seat_seeds=luck.seeds,
        secret=luck.secret,
        position=None if origin is None else origin.snapshot.state,
        drawn=0 if origin is None else origin.draws,
        advice=hosted.advice,
    )
    left_before = 0 if origin is None else len(origin.left)
    choices = hosted.choices[hosted.earliest :]
    for one in interleaved(choices, hosted.left[left_before:], hosted.earliest):
        if isinstance(one, Left):
            match.concede(one.seat)
        else:
            match.answer(one.seat, match.decision_of(one.seat).parse(one.text))
    if hosted.drawn:
        match.agree_draw()
    elif hosted.conceded is not None:
        match.concede(hosted.conceded)
    return recorder.record
