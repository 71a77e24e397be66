"""What happens at a table, as it is written down: the journal is the truth, all else follows.

Entries are only ever added. A choice that was taken back stays in the journal, and so does the
entry that took it back.
"""

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from athanor.server.protocol.common import OptionValue, Pace, UndoPolicy


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


Occupant: TypeAlias = SeatedPerson | Program | Nobody


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


class Seated(Struct, frozen=True, tag="seated"):
    """A seat has another occupant than before; when none is vacant any more, the match begins."""

    seat: int
    occupant: Occupant


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


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat asks the others to agree to something."""

    seat: int
    kind: Literal["take-back", "draw"]
    key: Key | None = None


class Replied(Struct, frozen=True, tag="replied"):
    """A seat has agreed to what was proposed, or not; one refusal settles it."""

    seat: int
    agree: bool
    key: Key | None = None


class Conceded(Struct, frozen=True, tag="conceded"):
    """A seat has given the match up."""

    seat: int
    key: Key | None = None


class Drew(Struct, frozen=True, tag="drew"):
    """All have agreed on a draw."""


class Closed(Struct, frozen=True, tag="closed"):
    """The host has closed the table before the match began."""


class MovedOn(Struct, frozen=True, tag="moved-on"):
    """The people of the table have set up another one."""

    table: str


Entry: TypeAlias = (
    Opened
    | Seated
    | Recognised
    | Chose
    | TookBack
    | Proposed
    | Replied
    | Conceded
    | Drew
    | Closed
    | MovedOn
)

read_entry: Final = msgspec.json.Decoder(Entry).decode
write_entry: Final = msgspec.json.Encoder().encode
