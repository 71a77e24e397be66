"""What happens at a table, as it is written down: the journal is the truth, all else follows.

Entries are only ever added. A choice that was taken back stays in the journal, and so does the
entry that took it back. Each has a *link*, a checksum of itself and of all before it, so that
nothing can be lost from the middle or change unnoticed.
"""

import hashlib
from collections.abc import Iterable
from itertools import chain, count
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from athanor.kernel.game import Game
from athanor.kernel.info import PackStamp
from athanor.server.protocol.common import AdvicePolicy, LaidPack, OptionValue, Pace, UndoPolicy
from athanor.server.tables.snapshots import HostedSnapshot, Left, Written


class Key(Struct, frozen=True):
    """Whose request an entry came from, so that one sent twice happens once."""

    person: str
    request: str


class SeatedPerson(Struct, frozen=True, tag="person", tag_field="kind"):
    """Somebody sits there; ``seed`` is what they add to the chance."""

    person: str
    name: str
    seed: str = ""


class Program(Struct, frozen=True, tag="bot", tag_field="kind"):
    """A bot sits there."""

    spec: str


class Nobody(Struct, frozen=True, tag="nobody", tag_field="kind"):
    """Nobody sits there yet: for whoever comes (``open``), or for who has the seat's link.

    ``reserved`` is a person who needs no link, having been at the table before this one.
    """

    open: bool
    name: str = ""
    reserved: str = ""
    link: int = 0
    """Counts the links of the seat: a new one makes the older ones worthless."""
    giver: str = ""
    """The person who has handed the seat over, to whom alone its link belongs; without one, it is
    the host's."""


Occupant: TypeAlias = SeatedPerson | Program | Nobody


def told_apart(name: str, seat: int, others: Iterable[Occupant]) -> str:
    """Return what somebody is called at a seat: nothing that another person there is called."""
    taken = {one.name.casefold() for one in others if isinstance(one, SeatedPerson)}
    numbered = (f"{name} {number}" for number in count(seat + 1))
    return next(one for one in chain((name,), numbered) if one.casefold() not in taken)


class Terms(Struct, frozen=True):
    """What a match is played by: the version of its game's rules, and all its card data."""

    rules: int = 1
    cards: tuple[PackStamp, ...] = ()


def terms_of(game: Game) -> Terms:
    """Return what a game is played by as it is set up here and now."""
    return Terms(game.info.rules_version, game.packs)


class Opened(Struct, frozen=True, tag="opened"):
    """The table was set up."""

    host: str
    game: str
    options: dict[str, OptionValue]
    packs: tuple[str, ...]
    """Owner packs, by the names of their folders."""
    pace: Pace
    undo: UndoPolicy
    listed: bool
    seats: tuple[Occupant, ...]
    pinned: tuple[str, ...] = ()
    """The content of the owner packs, by hash: a pack that changes later does not change these."""
    terms: Terms | None = None
    """What was played by when the table was set up; older journals do not say."""
    called: str = ""
    """What the host is called; likewise."""
    laid: tuple[LaidPack, ...] = ()
    """What people call these packs; older journals do not say."""
    origin: HostedSnapshot | None = None
    """Where the match begins, if not at the set-up: a moment of another one."""
    after: int = 0
    """After how many choices of that other match."""
    lesson: str = ""
    """The lesson that the table is for; without one it is for a match."""
    lesson_stamp: str = ""
    """Which version of it."""
    advice: AdvicePolicy = "off"
    """Whether who asks is told what a master would choose; older journals do not say."""
    puzzle: str = ""
    """The puzzle that the table is for, likewise."""
    puzzle_stamp: str = ""
    house: tuple[str, ...] = ()
    """The content of the house's own cards, by hash; older journals do not say."""


class Seated(Struct, frozen=True, tag="seated"):
    """A seat has another occupant than before; when none is vacant any more, the match begins."""

    seat: int
    occupant: Occupant
    by: str = ""
    """What whoever has given the seat away is called; without one, nobody has."""


class Recognised(Struct, frozen=True, tag="recognised"):
    """A guest has logged in: what was theirs at the table is their account's from now on."""

    guest: str
    person: str


class Chose(Struct, frozen=True, tag="chose"):
    """A seat has chosen, or its bot, or the clock for it."""

    seat: int
    text: str
    by: Literal["person", "bot", "clock"] = "person"
    key: Key | None = None
    spent: int = 0
    """How many milliseconds it took, where they are counted."""


class TookBack(Struct, frozen=True, tag="took-back"):
    """All choices but the first ``answers`` were taken back."""

    seat: int
    answers: int
    key: Key | None = None
    spent: int = 0
    """How many milliseconds were spent on the decision that was given up for it."""


class Leafed(Struct, frozen=True, tag="leafed"):
    """A learner has turned a page, or gone back in the lesson to where fewer choices stood."""

    seat: int
    answers: int
    read: int
    """How many pages of the lesson have been read from now on."""
    key: Key | None = None


class Tried(Struct, frozen=True, tag="tried"):
    """A solver has tried a choice at a puzzle; it is not carried out."""

    seat: int
    text: str
    key: Key | None = None


class GaveUp(Struct, frozen=True, tag="gave-up"):
    """A solver has had the solution of a puzzle shown."""

    seat: int
    key: Key | None = None


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat asks the others to agree to something, or somebody (``sitter``) to have the seat."""

    seat: int
    kind: Literal["take-back", "draw", "seat", "advice"]
    key: Key | None = None
    sitter: SeatedPerson | None = None


class Replied(Struct, frozen=True, tag="replied"):
    """A seat has agreed to what was proposed, or not; one refusal settles it."""

    seat: int
    agree: bool
    key: Key | None = None


class AskedAdvice(Struct, frozen=True, tag="asked-advice"):
    """A seat has asked what a master would choose; what it was told is not kept."""

    seat: int
    key: Key | None = None


class AdviceSettled(Struct, frozen=True, tag="advice-settled"):
    """All have agreed that who asks is advised at this table, or ``seat`` has not."""

    seat: int
    allowed: bool


class Conceded(Struct, frozen=True, tag="conceded"):
    """A seat has given the match up."""

    seat: int
    key: Key | None = None


class Drew(Struct, frozen=True, tag="drew"):
    """All have agreed on a draw."""


class Closed(Struct, frozen=True, tag="closed"):
    """The host has closed the table before the match began, or the operator at any time."""


class MovedOn(Struct, frozen=True, tag="moved-on"):
    """The people of the table have set up another one."""

    table: str


class WentOn(Struct, frozen=True, tag="went-on"):
    """The house has come to play by other terms, and the match goes on by them.

    It does so from a moment that was kept, because nobody can play to there by the new terms; the
    choices after that moment are made again as far as the new rules allow them.
    """

    terms: Terms
    base: HostedSnapshot | None = None
    """Where it goes on from; nothing for a match that had not begun."""
    again: tuple[Written, ...] = ()
    dropped: int = 0
    """How many choices could not be made again."""
    left: tuple[Left, ...] = ()
    """Who has conceded after that moment while the others played on."""


class Moderated(Struct, frozen=True, tag="moderated"):
    """The host keeps order: about somebody, who is known to the host by ``name``, or all onlookers.

    Onlookers are kept out from ``close`` until ``open``. From ``bar`` until ``unbar`` the operator
    keeps somebody out of the whole house, whose seat waits for others to decide about it.
    """

    act: Literal["mute", "unmute", "show-out", "let-in", "close", "open", "bar", "unbar"]
    person: str = ""
    name: str = ""


Entry: TypeAlias = (
    Opened
    | Seated
    | Recognised
    | Chose
    | TookBack
    | Leafed
    | Tried
    | GaveUp
    | Proposed
    | Replied
    | AskedAdvice
    | AdviceSettled
    | Conceded
    | Drew
    | Closed
    | MovedOn
    | WentOn
    | Moderated
)

read_entry: Final = msgspec.json.Decoder(Entry).decode
write_entry: Final = msgspec.json.Encoder().encode

LINK_BYTES: Final = 8


def first_link(table: str, secret: bytes) -> str:
    """Return what the first entry of a table links to: the table itself, and its chance."""
    return hashlib.blake2b(table.encode() + secret, digest_size=LINK_BYTES).hexdigest()


def next_link(link: str, seq: int, when: int, body: bytes) -> str:
    """Return the link of an entry, after that of the one before it."""
    data = f"{link}:{seq}:{when}:".encode() + body
    return hashlib.blake2b(data, digest_size=LINK_BYTES).hexdigest()
