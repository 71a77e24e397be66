"""A table: what its journal comes to. Entries are applied one by one; nothing else changes it."""

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from athanor.kernel.chance import commitment
from athanor.kernel.game import Game
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Bot, Person, Seat
from athanor.kernel.words import NO_FACTS, Arg, Message
from athanor.lessons.guide import Guide
from athanor.lessons.lesson import find_lesson
from athanor.puzzles.attempt import Attempt
from athanor.puzzles.puzzle import find_puzzle
from athanor.server.protocol.common import Phase
from athanor.server.protocol.play import Proposal, Told
from athanor.server.tables.hosted_match import HostedMatch, Luck, advice_note, record_of
from athanor.server.tables.journal import (
    AdviceSettled,
    AskedAdvice,
    Chose,
    Closed,
    Conceded,
    Drew,
    Entry,
    GaveUp,
    Key,
    Leafed,
    Moderated,
    MovedOn,
    Nobody,
    Occupant,
    Opened,
    Program,
    Proposed,
    Recognised,
    Replied,
    Seated,
    SeatedPerson,
    TookBack,
    Tried,
    WentOn,
    first_link,
    next_link,
    write_entry,
)
from athanor.server.tables.snapshots import Cut, HostedSnapshot

ALCHEMISTS: Final = (
    "Maria", "Zosimos", "Geber", "Perenelle", "Flamel",
    "Cleopatra", "Ostanes", "Hypatia", "Agrippa", "Paracelsus",
)  # fmt: skip
"""What bots are called, by their seats; and others, for where somebody has such a name already."""

NO_SEATS: Final[tuple[int, ...]] = ()

COSTLY: Final = (Chose, TookBack)
"""What costs a seat of its time."""

OF_A_SEAT: Final = (Chose, Seated)
"""After which the seat is asked anew, if it is."""

GOING_BACK: Final = (TookBack, Leafed)
"""After which whoever must choose is asked anew."""

UNHURRIED: Final = 86_400
"""Seconds after which even a table without a clock need not wait for somebody any longer."""


class Table:
    """A match with people around it. Knows the whole truth; ``scene`` tells who may see what."""

    def __init__(self, name: str, secret: bytes, game: Game, opened: Opened, when: int) -> None:
        self.id = name
        self.secret = secret
        self.game = game
        self.opened = opened
        self.opened_at = when
        self.seq = 0
        self.moved_at = when
        self._sit(list(opened.seats))
        self.guide = Guide(find_lesson(opened.game, opened.lesson), game) if opened.lesson else None
        """Who leads a learner, at a table for a lesson."""
        self.attempt = Attempt(find_puzzle(opened.game, opened.puzzle)) if opened.puzzle else None
        """How far a solver is, at a table for a puzzle."""
        self.hosted: HostedMatch | None = None
        self.closed = False
        self.rematch = ""
        self.proposal: Proposal | None = None
        self.proposed_at = 0
        """The entry that made the last proposal."""
        self.asks_to_sit: SeatedPerson | None = None
        """Who would sit down if all agreed to the proposal."""
        self.advice_settled: AdviceSettled | None = None
        """Whether all have agreed that who asks is advised, if they were asked."""
        self._advised: dict[int, tuple[int, int]] = {}
        """At which position each seat has last asked for advice."""
        self.hands: dict[str, set[int]] = {}
        """The seats that each person has had since the match began, whose hands they may know."""
        self.shown_out: dict[str, str] = {}
        """Who may not come in any more, and what they are called; likewise, who may not speak."""
        self.silenced: dict[str, str] = {}
        self.barred: dict[str, str] = {}
        """Who has a seat and is banned from the house: others decide about the seat."""
        self.is_apart = bool(opened.lesson or opened.puzzle)
        """Whether it is for one person and no match: it is in no list and has no record."""
        self.is_private = self.is_apart
        """Whether nobody may look on who has no part in the match."""
        self._passed = 0
        """How many choices stood when something was passed over."""
        self.done: dict[Key, int] = {}
        self.cuts: list[Cut] = []
        self.since: dict[int, int] = {}
        """When each seat that must choose was asked."""
        self.spent = [0] * game.seats
        """What each seat has used of its time for the whole match, in milliseconds."""
        self._seeds = [
            occupant.seed if isinstance(occupant, SeatedPerson) else "" for occupant in opened.seats
        ]
        self.link = next_link(first_link(name, secret), 0, when, write_entry(opened))
        """The checksum of all entries so far; whoever adds one brings it up to date."""
        self._begin_if_full(when)

    # --- what it comes to ---

    @property
    def phase(self) -> Phase:
        """How far the table has come."""
        if self.closed:
            return "closed"
        if self.hosted is None:
            return "gathering"
        return "over" if self.hosted.match.is_over else "playing"

    @property
    def answers(self) -> int:
        """How many choices stand."""
        return 0 if self.hosted is None else len(self.hosted.choices)

    @property
    def unseen_from(self) -> int:
        """How many choices one must have seen to decide: not what others just chose in secret."""
        sealed = None if self.hosted is None else self.hosted.match.sealed_answers
        if sealed is None:
            return self.answers
        return self.answers - sum(answer is not None for answer in sealed)

    @property
    def position(self) -> tuple[int, int]:
        """What tells two positions of the match apart, as far as those see who decide there."""
        return len(self.cuts), self.unseen_from

    def has_asked_advice(self, seat: int) -> bool:
        """Tell whether a seat has asked what to choose where the match stands now."""
        return self._advised.get(seat) == self.position

    @property
    def waiting(self) -> list[int]:
        """The seats that must choose."""
        if self.hosted is None or self.closed:
            return []
        return [decision.seat for decision in self.hosted.match.decisions]

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that have conceded while the others play on."""
        if self.hosted is None or self.hosted.match.is_over:
            return NO_SEATS
        seats = range(self.game.seats)
        return tuple(seat for seat in seats if self.hosted.match.has_left(seat))

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [self.name_of(seat) for seat in range(self.game.seats)]

    @property
    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat, one in enumerate(self.occupants) if isinstance(one, SeatedPerson)]

    @property
    def commitment(self) -> str:
        """What is published of the secret before anybody adds a seed."""
        return commitment(self.secret)

    def name_of(self, seat: int) -> str:
        """Return what a seat is called."""
        occupant = self.occupants[seat]
        return self._bot_names()[seat] if isinstance(occupant, Program) else occupant.name

    def _bot_names(self) -> list[str]:
        """Return what a bot would be called at each seat: nothing that a person is called."""
        taken = {one.name.casefold() for one in self.occupants if not isinstance(one, Program)}
        seats = self.game.seats
        others = [name for name in ALCHEMISTS[seats:] if name.casefold() not in taken]
        return [others.pop(0) if name.casefold() in taken else name for name in ALCHEMISTS[:seats]]

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Return the seats of somebody."""
        return self._seats_of.get(person, NO_SEATS)

    def concerns(self, person: str) -> bool:
        """Tell whether anything here is somebody's: a seat, one kept for them, the whole table."""
        kept = any(
            isinstance(one, Nobody) and person in (one.reserved, one.giver)
            for one in self.occupants
        )
        return kept or person == self.opened.host or person in self.hands or self.has_seat(person)

    def alias_of(self, person: str) -> str:
        """Return how the host speaks of somebody here, whose own number is known to nobody else."""
        return hashlib.blake2b(person.encode(), key=self.secret, digest_size=8).hexdigest()

    @property
    def host_name(self) -> str:
        """What the host is called: at the table, or when it was set up."""
        own = self.seats_of(self.opened.host)
        return self.name_of(own[0]) if own else self.opened.called

    def seats_kept_for(self, person: str) -> list[int]:
        """Return the seats that wait for somebody who was at the table before this one."""
        return [
            seat
            for seat, one in enumerate(self.occupants)
            if isinstance(one, Nobody) and person and one.reserved == person
        ]

    def has_seat(self, person: str) -> bool:
        """Tell whether somebody sits at the table."""
        return bool(self.seats_of(person))

    def deadline(self, seat: int, floor: int = 0) -> int | None:
        """Return when a seat's time is up; the house's own absence (``floor``) does not count."""
        pace = self.opened.pace
        if seat not in self.since:
            return None
        ends = [pace.seconds * 1000] if pace.seconds else []
        if pace.budget:
            ends.append(max(0, self.budget_left(seat)))
        if not ends:
            return None
        return max(self.since[seat], floor) + min(ends)

    def budget_left(self, seat: int) -> int:
        """Return what a seat has left for the whole match, not counting what it thinks now.

        Choices that were taken back have cost their time and bring none.
        """
        pace = self.opened.pace
        gained = 0
        if pace.increment and self.hosted is not None:
            gained = sum(choice.seat == seat for choice in self.hosted.choices)
        return (pace.budget + gained * pace.increment) * 1000 - self.spent[seat]

    def thought(self, seat: int, now: int, floor: int = 0) -> int:
        """Return what a seat's present decision costs of its time for the whole match.

        Bots have all the time there is.
        """
        runs = self.opened.pace.budget and isinstance(self.occupants[seat], SeatedPerson)
        if not runs or seat not in self.since:
            return 0
        return max(0, now - max(self.since[seat], floor))

    def clocks(self, now: int, floor: int = 0) -> tuple[int, ...]:
        """Return what each seat has left at a moment, if it has a time for the whole match."""
        if not self.opened.pace.budget:
            return ()
        return tuple(
            max(0, self.budget_left(seat) - self.thought(seat, now, floor))
            for seat in range(self.game.seats)
        )

    def is_overdue(self, seat: int, now: int, floor: int = 0) -> bool:
        """Tell whether the others have waited long enough for a seat."""
        if seat not in self.since:
            return False
        due = self.deadline(seat, floor)
        return now >= (max(self.since[seat], floor) + UNHURRIED * 1000 if due is None else due)

    def log_kept_since(self, seq: int) -> int | None:
        """Return how many events of the log still stand as they were at an earlier entry."""
        cuts = [cut.events for cut in self.cuts if cut.seq > seq]
        return min(cuts) if cuts else None

    def sitters(self) -> tuple[Seat, ...]:
        """Return the seats as a record names them."""
        return tuple(
            Bot(self.name_of(seat), one.spec)
            if isinstance(one, Program)
            else Person(self.name_of(seat))
            for seat, one in enumerate(self.occupants)
        )

    def record(self) -> Record:
        """Return the record of the match; only that of a finished one is for everybody."""
        assert self.hosted is not None, "a table that has not begun has no record"
        return record_of(self.hosted, self.sitters())

    # --- what happens ---

    def apply(self, entry: Entry, when: int) -> None:
        """Let one thing happen; raises Refused, with nothing changed, if it cannot."""
        before = self.waiting
        self._carry_out(entry, when)
        self._count(entry, when)
        self._note_waiting(before, entry, when)

    def pass_over(self, entry: Entry, when: int) -> None:
        """Let something happen of which a snapshot knows what came of it."""
        if isinstance(
            entry, Seated | Recognised | MovedOn | Moderated | Closed | AskedAdvice | AdviceSettled
        ):
            self._carry_out(entry, when)
        self._count(entry, when)
        if isinstance(entry, Chose):
            self._passed += 1
        if isinstance(entry, WentOn) and entry.base is not None:
            self._playing().origin = entry.base
            self._pass_cut(len(entry.base.choices) + len(entry.again))
        if isinstance(entry, TookBack):
            undone = self._passed - entry.answers
            self._pass_cut(entry.answers)
            self._playing().notes.append(self._note_undo(entry, undone, when))

    def _pass_cut(self, answers: int) -> None:
        """Pass over that only so many choices were left standing."""
        self.cuts.append(Cut(self.seq, 0))
        self._passed = answers
        self._playing().cut_notes(answers)

    def snapshot(self) -> bytes | None:
        """Return the match as ``restore`` takes it up again, if this is a moment to keep."""
        if self.phase != "playing" or self.proposal is not None or self.attempt is not None:
            return None
        return self._playing().snapshot()

    def restore(self, snapshot: bytes) -> None:
        """Take the match up again after the entries that a snapshot stands for were passed over."""
        self._playing().restore(snapshot)
        self._passed = 0
        self.since = dict.fromkeys(self.waiting, self.moved_at)

    def shift_waiting(self, millis: int) -> None:
        """Have the seats that must choose been asked so much later: the time has jumped."""
        self.since = {seat: when + millis for seat, when in self.since.items()}

    def asked_by(self, now: int) -> None:
        """Have nobody been asked in the future: whoever wrote that had a clock that was wrong."""
        self.since = {seat: min(when, now) for seat, when in self.since.items()}

    def _count(self, entry: Entry, when: int) -> None:
        self.seq += 1
        self.moved_at = when
        if isinstance(entry, COSTLY):
            self.spent[entry.seat] += entry.spent
        key = getattr(entry, "key", None)
        if key is not None:
            self.done[key] = self.seq

    def _carry_out(self, entry: Entry, when: int) -> None:
        match entry:
            case Chose(seat, text):
                self._playing().choose(seat, text, when)
                self.proposal = None
            case Seated():
                self._seat(entry, when)
            case Recognised(guest, person):
                self._recognise(guest, person)
            case TookBack(_, answers):
                hosted = self._playing()
                undone = self.answers - answers
                hosted.back_to(answers)
                hosted.notes.append(self._note_undo(entry, undone, when))
                self.cuts.append(Cut(self.seq + 1, len(hosted.log.events)))
                self.proposal = None
            case Leafed(_, answers, read):
                self._leaf(answers, read)
            case Tried() | GaveUp():
                self._solve(entry)
            case Proposed():
                self._propose(entry)
            case Replied(seat, agree):
                self._reply(seat, agree)
            case AskedAdvice(seat):
                self._note_advice(seat, when)
            case AdviceSettled():
                self.advice_settled = entry
                self.proposal = None
            case Conceded(seat):
                self._playing().concede(seat, when)
                self.proposal = None
            case Drew():
                self._playing().agree_draw(when)
                self.proposal = None
            case Closed():
                self.closed = True
            case MovedOn(table):
                self.rematch = table
            case Moderated():
                self._moderate(entry, when)
            case WentOn():
                self._go_on(entry)
            case Opened():
                raise AssertionError("a table is set up once")

    def _note_advice(self, seat: int, when: int) -> None:
        self._advised[seat] = self.position
        at = self.answers + self._passed
        self._playing().notes.append(advice_note(seat, self.name_of(seat), at, when))

    def _seat(self, entry: Seated, when: int) -> None:
        seat, occupant = entry.seat, entry.occupant
        was = self.name_of(seat)
        self._sit([*self.occupants[:seat], occupant, *self.occupants[seat + 1 :]])
        if self.hosted is None:
            self._seeds[seat] = occupant.seed if isinstance(occupant, SeatedPerson) else ""
        else:
            self.hosted.notes.append(self._note(entry, was, when))
        self._forget_proposal_of(seat)
        self._note_hands()
        self._begin_if_full(when)

    def _sit(self, occupants: list[Occupant]) -> None:
        """Have everybody sit at their seats; where each person does is asked at every choice."""
        self.occupants = occupants
        self.has_bots = any(isinstance(one, Program) for one in occupants)
        self._seats_of: dict[str, tuple[int, ...]] = {}
        for seat, one in enumerate(occupants):
            if isinstance(one, SeatedPerson):
                self._seats_of[one.person] = (*self.seats_of(one.person), seat)

    def _leaf(self, answers: int, read: int) -> None:
        hosted = self._playing()
        goes_back = answers < self.answers
        hosted.leaf(answers, read)
        if goes_back:
            self.cuts.append(Cut(self.seq + 1, len(hosted.log.events)))

    def _solve(self, entry: Tried | GaveUp) -> None:
        assert self.attempt is not None, "only puzzles are tried"
        if isinstance(entry, Tried):
            self.attempt.attempt(entry.text)
        else:
            self.attempt.give_up()

    def _go_on(self, entry: WentOn) -> None:
        if entry.base is not None:
            self._playing().go_on_from(entry.base, entry.again, entry.left)
            self._passed = 0
            self.cuts.append(Cut(self.seq + 1, len(entry.base.events) - 1))
            self.proposal = None

    def _moderate(self, entry: Moderated, when: int) -> None:
        match entry.act:
            case "mute":
                self.silenced[entry.person] = entry.name
            case "unmute":
                self.silenced.pop(entry.person, None)
            case "show-out":
                self.shown_out[entry.person] = entry.name
            case "let-in":
                self.shown_out.pop(entry.person, None)
            case "bar":
                self.barred[entry.person] = entry.name
                self._tell_of_bar(entry, when)
            case "unbar":
                self.barred.pop(entry.person, None)
            case "close" | "open":
                self.is_private = entry.act == "close"

    def _recognise(self, guest: str, person: str) -> None:
        """Have all that was a guest's be somebody's, also what they asked for and may ask again."""
        self._sit([inherited(one, guest, person) for one in self.occupants])
        if guest in self.hands:
            self.hands[person] = self.hands.get(person, set()) | self.hands.pop(guest)
        for people in (self.shown_out, self.silenced, self.barred):
            if guest in people:
                people[person] = people.pop(guest)
        if self.asks_to_sit is not None and self.asks_to_sit.person == guest:
            self.asks_to_sit = structs.replace(self.asks_to_sit, person=person)
        if self.opened.host == guest:
            self.opened = structs.replace(self.opened, host=person)
        asked = {
            Key(person, key.request): seq for key, seq in self.done.items() if key.person == guest
        }
        self.done = asked | self.done

    def _playing(self) -> HostedMatch:
        assert self.hosted is not None, "nobody chooses before the match has begun"
        return self.hosted

    def _others(self, occupant: Occupant) -> tuple[int, ...]:
        """Return the seats of other people than one who have not left the match."""
        left = self.left
        return tuple(
            seat
            for seat in self.people
            if seat not in left and not is_same(self.occupants[seat], occupant)
        )

    def _propose(self, entry: Proposed) -> None:
        sitter = entry.sitter
        asking = self.occupants[entry.seat] if sitter is None else sitter
        name = "" if sitter is None else sitter.name
        self.proposal = Proposal(entry.kind, entry.seat, self._others(asking), name)
        self.asks_to_sit = sitter
        self.proposed_at = self.seq + 1

    def _reply(self, seat: int, agree: bool) -> None:
        proposal = self.proposal
        assert proposal is not None, "there is something to reply to"
        if not agree:
            self.proposal = None
            return
        others = self._others(self.occupants[seat])
        left = tuple(other for other in proposal.awaited if other in others)
        self.proposal = structs.replace(proposal, awaited=left)

    def _forget_proposal_of(self, seat: int) -> None:
        """Forget a proposal that concerns who sits at a seat; one for a seat concerns all."""
        proposal = self.proposal
        if proposal is not None and (
            proposal.kind == "seat" or seat == proposal.seat or seat in proposal.awaited
        ):
            self.proposal = None

    def _note_hands(self) -> None:
        """Note who may know whose hand, once there are any."""
        if self.hosted is not None:
            for seat, one in enumerate(self.occupants):
                if isinstance(one, SeatedPerson):
                    self.hands.setdefault(one.person, set()).add(seat)

    def _note(self, seated: Seated, was: str, when: int) -> Told:
        """Return what everybody is told of a seat that somebody else has now.

        What happened before stays told under the name that the seat had then.
        """
        args: dict[str, Arg] = {"number": seated.seat + 1, "by": seated.by}
        match seated.occupant:
            case SeatedPerson(_, name):
                key = "table-told-sits"
                args["name"] = name
            case Program():
                key = "table-told-to-bot" if seated.by else "table-told-time-up"
            case Nobody(is_open):
                key = "table-told-to-anyone" if is_open else "table-told-to-link"
        at = self.answers + self._passed
        return Told(at, when, "seat", seated.seat, Message(key, args), (), (), NO_FACTS, was)

    def _tell_of_bar(self, entry: Moderated, when: int) -> None:
        """Tell everybody of a seat whose person is banned from the house."""
        message = Message("table-told-barred", {"name": entry.name})
        at = self.answers + self._passed
        for seat in self.seats_of(entry.person):
            told = Told(at, when, "seat", seat, message, (), (), NO_FACTS)
            self._playing().notes.append(told)

    def _note_undo(self, undo: TookBack, undone: int, when: int) -> Told:
        """Return what everybody is told of choices that were taken back."""
        args: dict[str, Arg] = {"name": self.name_of(undo.seat), "count": undone}
        message = Message("table-told-took-back", args)
        return Told(undo.answers, when, "take-back", undo.seat, message, (), (), NO_FACTS)

    def _begin_if_full(self, when: int) -> None:
        if self.hosted is None and not any(isinstance(one, Nobody) for one in self.occupants):
            luck = Luck(self.secret, self._seeds, self.guide)
            self.hosted = HostedMatch(self.game, luck, when, self._origin())
            if self.opened.origin is not None:
                message = Message("table-told-branch", {"at": self.opened.after})
                self.hosted.notes.append(Told(0, when, "branch", -1, message, (), (), NO_FACTS))
            self.since = dict.fromkeys(self.waiting, when)
            self._note_hands()

    def _origin(self) -> HostedSnapshot | None:
        """Return where the match begins, if not at the set-up."""
        if self.attempt is None:
            return self.opened.origin
        return HostedSnapshot(self.attempt.puzzle.moment, 0, (), (), ())

    def _note_waiting(self, before: Sequence[int], entry: Entry, when: int) -> None:
        """Note when seats were asked; who just chose, or just sat down, is asked anew."""
        stay = before
        if isinstance(entry, OF_A_SEAT):
            stay = [seat for seat in before if seat != entry.seat]
        elif isinstance(entry, GOING_BACK):
            stay = []
        self.since = {seat: self.since[seat] if seat in stay else when for seat in self.waiting}


def inherited(occupant: Occupant, guest: str, person: str) -> Occupant:
    """Return a seat as it is once a guest is known to be somebody; its name stays."""
    if isinstance(occupant, SeatedPerson) and occupant.person == guest:
        return structs.replace(occupant, person=person)
    if isinstance(occupant, Nobody) and guest in (occupant.reserved, occupant.giver):
        reserved = person if occupant.reserved == guest else occupant.reserved
        giver = person if occupant.giver == guest else occupant.giver
        return structs.replace(occupant, reserved=reserved, giver=giver)
    return occupant


def is_same(one: Occupant, other: Occupant) -> bool:
    """Tell whether the same person sits at two seats."""
    return (
        isinstance(one, SeatedPerson)
        and isinstance(other, SeatedPerson)
        and one.person == other.person
    )
