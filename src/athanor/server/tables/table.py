"""A table: what its journal comes to. Entries are applied one by one; nothing else changes it."""

import hashlib
from collections.abc import Iterable
from typing import Final

from msgspec import structs

from athanor.kernel.chance import commitment
from athanor.kernel.game import Game
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Bot, Person, Seat
from athanor.kernel.words import NO_FACTS, Arg, Message
from athanor.server.protocol.common import Phase
from athanor.server.protocol.play import Proposal, Told
from athanor.server.tables.hosted_match import HostedMatch, Luck, record_of
from athanor.server.tables.journal import (
    Chose,
    Closed,
    Conceded,
    Drew,
    Entry,
    Key,
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
    WentOn,
    first_link,
    next_link,
    write_entry,
)
from athanor.server.tables.snapshots import Cut

ALCHEMISTS: Final = (
    "Maria", "Zosimos", "Geber", "Perenelle", "Flamel",
    "Cleopatra", "Ostanes", "Hypatia", "Agrippa", "Paracelsus",
)  # fmt: skip
"""What bots are called, by their seats; and others, for where somebody has such a name already."""

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
        self.occupants: list[Occupant] = list(opened.seats)
        self.hosted: HostedMatch | None = None
        self.closed = False
        self.rematch = ""
        self.proposal: Proposal | None = None
        self.proposed_at = 0
        """The entry that made the last proposal."""
        self.asks_to_sit: SeatedPerson | None = None
        """Who would sit down if all agreed to the proposal."""
        self.hands: dict[str, set[int]] = {}
        """The seats that each person has had since the match began, whose hands they may know."""
        self.shown_out: dict[str, str] = {}
        """Who may not come in any more, and what they are called; likewise, who may not speak."""
        self.silenced: dict[str, str] = {}
        self.is_private = False
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
        if self.hosted is None:
            return "closed" if self.closed else "gathering"
        return "over" if self.hosted.match.is_over else "playing"

    @property
    def answers(self) -> int:
        """How many choices stand."""
        return 0 if self.hosted is None else len(self.hosted.choices)

    @property
    def unseen_from(self) -> int:
        """How many choices one must have seen to decide: not what others just chose in secret."""
        sealed = None if self.hosted is None else self.hosted.match.sealed_answers
        return self.answers - sum(answer is not None for answer in sealed or ())

    @property
    def position(self) -> tuple[int, int]:
        """What tells two positions of the match apart, as far as those see who decide there."""
        return len(self.cuts), self.unseen_from

    @property
    def waiting(self) -> list[int]:
        """The seats that must choose."""
        if self.hosted is None:
            return []
        return [decision.seat for decision in self.hosted.match.decisions]

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

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of somebody."""
        return [
            seat
            for seat, one in enumerate(self.occupants)
            if isinstance(one, SeatedPerson) and one.person == person
        ]

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
        if not pace.has_clock or seat not in self.since:
            return None
        ends = [pace.seconds * 1000] if pace.seconds else []
        if pace.budget:
            ends.append(max(0, self.budget_left(seat)))
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
        before = set(self.waiting)
        self._carry_out(entry, when)
        self._count(entry, when)
        self._note_waiting(before, entry, when)

    def pass_over(self, entry: Entry, when: int) -> None:
        """Let something happen of which a snapshot knows what came of it."""
        if isinstance(entry, Seated | Recognised | MovedOn | Moderated):
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
        if self.phase != "playing" or self.proposal is not None:
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
        if isinstance(entry, Chose | TookBack):
            self.spent[entry.seat] += entry.spent
        key = getattr(entry, "key", None)
        if key is not None:
            self.done[key] = self.seq

    def _carry_out(self, entry: Entry, when: int) -> None:
        match entry:
            case Seated(seat, occupant):
                was = self.name_of(seat)
                self.occupants[seat] = occupant
                if self.hosted is None:
                    self._seeds[seat] = occupant.seed if isinstance(occupant, SeatedPerson) else ""
                else:
                    self.hosted.notes.append(self._note(entry, was, when))
                self._forget_proposal_of(seat)
                self._note_hands()
                self._begin_if_full(when)
            case Recognised(guest, person):
                self._recognise(guest, person)
            case Chose(seat, text):
                self._playing().choose(seat, text, when)
                self.proposal = None
            case TookBack(_, answers):
                hosted = self._playing()
                undone = self.answers - answers
                hosted.back_to(answers)
                hosted.notes.append(self._note_undo(entry, undone, when))
                self.cuts.append(Cut(self.seq + 1, len(hosted.log.events)))
                self.proposal = None
            case Proposed(seat, kind, _, sitter):
                asking = self.occupants[seat] if sitter is None else sitter
                name = "" if sitter is None else sitter.name
                self.proposal = Proposal(kind, seat, self._others(asking), name)
                self.asks_to_sit = sitter
                self.proposed_at = self.seq + 1
            case Replied(seat, agree):
                self._reply(seat, agree)
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
                self._moderate(entry)
            case WentOn():
                self._go_on(entry)
            case Opened():
                raise AssertionError("a table is set up once")

    def _go_on(self, entry: WentOn) -> None:
        if entry.base is not None:
            self._playing().go_on_from(entry.base, entry.again)
            self._passed = 0
            self.cuts.append(Cut(self.seq + 1, len(entry.base.events) - 1))
            self.proposal = None

    def _moderate(self, entry: Moderated) -> None:
        match entry.act:
            case "mute":
                self.silenced[entry.person] = entry.name
            case "unmute":
                self.silenced.pop(entry.person, None)
            case "show-out":
                self.shown_out[entry.person] = entry.name
            case "let-in":
                self.shown_out.pop(entry.person, None)
            case "close" | "open":
                self.is_private = entry.act == "close"

    def _recognise(self, guest: str, person: str) -> None:
        """Have all that was a guest's be somebody's, also what they asked for and may ask again."""
        self.occupants = [inherited(one, guest, person) for one in self.occupants]
        if guest in self.hands:
            self.hands[person] = self.hands.get(person, set()) | self.hands.pop(guest)
        for people in (self.shown_out, self.silenced):
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
        """Return the seats of other people than one."""
        return tuple(seat for seat in self.people if not is_same(self.occupants[seat], occupant))

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

    def _note_undo(self, undo: TookBack, undone: int, when: int) -> Told:
        """Return what everybody is told of choices that were taken back."""
        args: dict[str, Arg] = {"name": self.name_of(undo.seat), "count": undone}
        message = Message("table-told-took-back", args)
        return Told(undo.answers, when, "take-back", undo.seat, message, (), (), NO_FACTS)

    def _begin_if_full(self, when: int) -> None:
        if self.hosted is None and not any(isinstance(one, Nobody) for one in self.occupants):
            self.hosted = HostedMatch(self.game, Luck(self.secret, self._seeds), when)
            self.since = dict.fromkeys(self.waiting, when)
            self._note_hands()

    def _note_waiting(self, before: Iterable[int], entry: Entry, when: int) -> None:
        """Note when seats were asked; who just chose, or just sat down, is asked anew."""
        own = entry.seat if isinstance(entry, Chose | Seated) else None
        anew = isinstance(entry, TookBack)
        known = set(before)
        self.since = {
            seat: when if anew or seat == own or seat not in known else self.since[seat]
            for seat in self.waiting
        }


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
