"""The lines of a record as typed data: a header, then what was answered, drawn and reached.

A record is text, one JSON object a line. The header says what is played by whom; a seed line what
a seat adds to the chance; choice and chance lines, and at last perhaps a concession or a draw by
agreement, are all that came from outside; quiet lines and the end line follow from them and are
there to be checked. After the end a house may have signed it all.
"""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from athanor.kernel.info import PackStamp

RECORD_VERSION: Final = 1

Number: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
"""Counts and codes: what every language reads from JSON without loss."""

Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""A secret or the commitment to it, or the public key of a house."""

SignatureText: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{128}$", max_length=128)]

Fingerprint: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", max_length=16)]

Name: TypeAlias = Annotated[str, Meta(max_length=200)]


class Person(Struct, frozen=True, forbid_unknown_fields=True, tag="person", tag_field="kind"):
    """A seat that somebody plays."""

    name: Name


class Bot(Struct, frozen=True, forbid_unknown_fields=True, tag="bot", tag_field="kind"):
    """A seat that a program plays; ``spec`` says which and how strong."""

    name: Name
    spec: Name


Seat: TypeAlias = Person | Bot


class FairChance(Struct, frozen=True, forbid_unknown_fields=True, tag="fair", tag_field="kind"):
    """Chance that everybody can check once the secret is known."""

    commitment: Digest


class StreamChance(Struct, frozen=True, forbid_unknown_fields=True, tag="stream", tag_field="kind"):
    """Chance that everybody who reads the seed can foretell: for practice and simulation."""

    seed: Number


class AdviceAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat asked what a master would choose, when so many choices had been made."""

    seat: Number
    at: Number


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is played, with what, by whom, and where chance comes from."""

    athanor: int
    """The version of the record."""
    game: Name
    options: dict[str, object]
    packs: tuple[PackStamp, ...]
    seats: tuple[Seat, ...]
    chance: FairChance | StreamChance
    position: dict[str, object] | None = None
    """Where the match starts from, if not from the set-up."""
    rules: Number = 1
    """The version of the game's rules by which it is played."""
    drawn: Number = 0
    """How often chance had been asked before the match starts: where it went on by other rules."""
    advice: tuple[AdviceAsked, ...] | UnsetType = UNSET
    """Who asked for advice, in the order in which they did; where nobody did, nothing is said."""


class SeedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat adds to fair chance; before the match begins."""

    seed: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: Number


class ChanceLine(Struct, frozen=True, forbid_unknown_fields=True):
    """How chance was answered, and what it was asked.

    Of equally likely cases, counted from 0, the outcome covers those from the first number of
    ``cases`` to just before the second; the third is how many there are. So the draw can be
    checked without knowing the rules.
    """

    chance: Number
    of: Name
    cases: tuple[Number, Number, Number]


class ChoiceLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat chose, in its short written form."""

    seat: Number
    choice: Annotated[str, Meta(max_length=1000)]


class ConcedeLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat gave the match up; only the end follows."""

    concede: Number


class DrawLine(Struct, frozen=True, forbid_unknown_fields=True):
    """All seats agreed on a draw; only the end follows."""

    agreed: Literal["draw"] = "draw"


class QuietLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The fingerprint of the state at a quiet moment."""

    quiet: Fingerprint


class CreditLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A number that a match brings a seat for an event, and what it was given for."""

    name: Name
    value: Number
    about: Name = ""


class EndLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a finished match: every seat's place, and the secret laid open.

    A match of an event also says what it brings every seat there.
    """

    end: tuple[Number, ...]
    secret: Digest | None
    quiet: Fingerprint
    credits: tuple[tuple[CreditLine, ...], ...] = ()


class SavedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of an interrupted match: the secret, for the keeper's eyes only."""

    saved: Digest | None


class SignedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Below the last line: the signature of all lines before, and the public key of the house."""

    signed: SignatureText
    house: Digest


Line: TypeAlias = (
    SeedLine | ChanceLine | ChoiceLine | ConcedeLine | DrawLine | QuietLine | EndLine | SavedLine
)

LINE_KINDS: Final[dict[str, type[Line]]] = {
    "seed": SeedLine,
    "chance": ChanceLine,
    "choice": ChoiceLine,
    "concede": ConcedeLine,
    "agreed": DrawLine,
    "end": EndLine,
    "quiet": QuietLine,
    "saved": SavedLine,
}
"""Each kind of line by the key that only it has; an end line has a quiet one's key, too."""
