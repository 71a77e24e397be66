"""A match played through once, with every moment kept, so that stepping through it is quick."""

from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import UNSET, Raw, Struct

from athanor.kernel.audience import SPECTATOR, sees
from athanor.kernel.game import Game, State
from athanor.kernel.match import Match
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Bot, ChoiceLine
from athanor.kernel.replay import Replay
from athanor.kernel.words import Event, Refused, refuse
from athanor.server.protocol.common import OptionValue
from athanor.server.protocol.pages import Recounting, Step
from athanor.server.protocol.play import Choice, Told
from athanor.server.tables.hosted_match import advice_note, told
from athanor.server.tables.offered import as_choice
from athanor.server.tables.past import is_secret
from athanor.server.tables.scene import view_of, viewer_code
from athanor.server.tables.snapshots import Stamp

UNDATED: Final = 0
"""When something happened of which nobody has noted when."""


class Shot(Struct, frozen=True):
    """A match after a number of choices."""

    state: State
    events: int
    """How many had been told by then."""
    choice: Choice | None
    """What led here."""
    seat: int
    """Whose choice it was."""
    secret: bool


class ReplaySteps:
    """A record played through; raises ``RecordError`` for one that tells what cannot be.

    ``times`` says of each event when it happened, as far as that is known; ``notes`` who has come
    and gone at the table meanwhile, so that everything is told of whoever sat there then.
    """

    def __init__(
        self,
        record: Record,
        game: Game,
        times: Sequence[int] = (),
        notes: Sequence[Told] = (),
    ) -> None:
        self.record = record.without_saved()
        self.game = game
        self.names = [seat.name for seat in record.header.seats]
        self.shots: list[Shot] = []
        replay = Replay(record, game)
        self._keep(replay, None, -1, secret=False)
        for line in record.lines:
            if isinstance(line, ChoiceLine):
                secret = is_secret(replay.match, line.seat)
                choice = choice_of(replay.match, line)
                replay.forward()
                self._keep(replay, choice, line.seat, secret)
        self.events = list(replay.match.log.events)
        self.is_finished = replay.match.is_over
        self._times = times
        self._notes = notes or advice_notes(record)

    @property
    def length(self) -> int:
        """How many choices there are."""
        return len(self.shots) - 1

    def shot(self, at: int) -> Shot:
        """Return the match after a number of choices; refuse a number that there is not."""
        if not 0 <= at <= self.length:
            raise refuse("record-no-such-answer", answer=at, answers=self.length)
        return self.shots[at]

    def view(self, at: int, viewer: int) -> Struct:
        """Return what a viewer saw after a number of choices."""
        self.check_viewer(viewer)
        return self.game.view(self.shot(at).state, viewer_code(viewer))

    def inquire(self, at: int, viewer: int, query: Raw) -> Raw:
        """Return what the game answers somebody who asks about a moment."""
        self.check_viewer(viewer)
        state = self.shot(at).state
        found = self.game.inquire(state, None, viewer_code(viewer), query, after=True)
        return Raw(msgspec.json.encode(found))

    def check_viewer(self, viewer: int) -> None:
        """Refuse a seat that there is not."""
        if not -1 <= viewer < self.game.seats:
            raise refuse("kernel-no-such-seat", seat=viewer, seats=self.game.seats)

    def step(self, at: int, viewer: int) -> Step:
        """Return the match as a viewer saw it after a number of choices."""
        self.check_viewer(viewer)
        shot = self.shot(at)
        first = self.shots[at - 1].events if at else 0
        known = self.is_finished or not shot.secret or viewer == shot.seat
        return Step(
            at=at,
            of=self.length,
            viewer=viewer,
            view=view_of(self.game, shot.state, viewer),
            told=tuple(
                self._told(place, at)
                for place in range(first, shot.events)
                if sees(self.events[place].audience, viewer_code(viewer))
            ),
            choice=shot.choice if known else None,
            seat=shot.seat,
        )

    def recounting(self, name: str, house: str = "", is_own: bool = False) -> Recounting:
        """Return all that a replay needs beside the steps, and which house has signed it."""
        header = self.record.header
        last = self.shots[-1].state
        return Recounting(
            id=name,
            game=header.game,
            options=msgspec.convert(self.game.options, dict[str, OptionValue]),
            packs=header.packs,
            reference=self.game.reference_name(),
            names=tuple(self.names),
            bots=tuple(seat.spec if isinstance(seat, Bot) else "" for seat in header.seats),
            steps=self.length,
            finished=self.is_finished,
            outcome=self.game.outcome(last) if self.is_finished else None,
            story=tuple(self._story()),
            house=house,
            signed_here=is_own,
        )

    def _keep(self, replay: Replay, choice: Choice | None, seat: int, secret: bool) -> None:
        match = replay.match
        state = match.state.copy()
        state.log = match.log  # the end of a match is shown with what was told on the way
        self.shots.append(Shot(state, len(match.log.events), choice, seat, secret))

    def _told(self, place: int, at: int) -> Told:
        when = self._times[place] if place < len(self._times) else UNDATED
        return told(self.events[place], Stamp(at, when))

    def _story(self) -> list[Told]:
        """Return what may be told now: all of a finished match, in its fullest version."""
        told_so_far: list[Told] = []
        notes = deque(self._notes)
        before = 0
        for at, shot in enumerate(self.shots):
            for place in range(before, shot.events):
                line = self._told(place, at)
                while notes and (notes[0].at, notes[0].when) < (line.at, line.when):
                    told_so_far.append(notes.popleft())
                if self._belongs(place):
                    told_so_far.append(line)
            before = shot.events
        return [*told_so_far, *notes]

    def _belongs(self, place: int) -> bool:
        event = self.events[place]
        if not self.is_finished:
            return sees(event.audience, SPECTATOR)
        return place == 0 or not is_lesser(event, self.events[place - 1])


def advice_notes(record: Record) -> list[Told]:
    """Return who asked for advice, as a record tells it that nobody has kept notes of."""
    header = record.header
    asked = () if header.advice is UNSET else header.advice
    return [
        advice_note(one.seat, header.seats[one.seat].name, one.at, UNDATED)
        for one in asked
        if one.seat < len(header.seats)
    ]


def choice_of(match: Match, line: ChoiceLine) -> Choice | None:
    """Return a choice that is about to be made; None if it cannot be, which a replay will tell."""
    decision = match.decision_of(line.seat)
    try:
        return as_choice(decision.option(decision.parse(line.choice)))
    except Refused:
        return None


def is_lesser(event: Event, fuller: Event) -> bool:
    """Tell whether an event is what all others were told of something that few knew in full."""
    return fuller.audience >= 0 and event.audience == ~fuller.audience and event.seat == fuller.seat
