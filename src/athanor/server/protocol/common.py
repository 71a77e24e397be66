"""What both the pages and the tables speak of: people, seats, paces, refusals."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from athanor.kernel.words import Label, Refusal

Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Count: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
Millis: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
"""Moments since 1970 and lengths of time, in thousandths of a second."""

OptionValue: TypeAlias = bool | int | str | list[bool | int | str | None] | None
"""The value of an option of a game, or one for each seat."""

UndoPolicy: TypeAlias = Literal["off", "own", "consent"]
"""No taking back; one's own last choices up to the last thing learned; or if all others agree."""

AdvicePolicy: TypeAlias = Literal["off", "consent", "on"]
"""Nobody is advised; everybody is, once all have agreed; everybody who asks is. All are told."""

Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
"""A table waits for people, is played at, has ended, or was closed before it began."""

Standing: TypeAlias = Literal["open", "first", "later", "shown"]
"""How a puzzle stands with somebody: not solved yet, solved at once, at a later try, or shown."""

TimeUp: TypeAlias = Literal["nothing", "default", "bot"]
"""What happens to a seat whose time is up: the others wait, its declared default is chosen, or a
bot takes the seat."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How quickly a table promises to play: ``seconds`` a choice, 0 for no such clock.

    Beside it there may be a chess clock: ``budget`` seconds for each seat and the whole match,
    which run while it is asked, and ``increment`` seconds more with every choice.
    """

    kind: Literal["live", "days"] = "live"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    time_up: TimeUp = "nothing"
    budget: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def has_clock(self) -> bool:
        """Whether anybody's time can be up."""
        return self.seconds > 0 or self.budget > 0


class LaidPack(Struct, frozen=True):
    """An owner pack, as people know it; ``name`` is that of its folder."""

    name: str
    title: Label
    version: str


class Problem(Struct, frozen=True):
    """Why a request was refused; the client says it in the language of its person."""

    refusal: Refusal


class Person(Struct, frozen=True, tag="person", tag_field="kind"):
    """A seat somebody has taken. ``here`` if connected, ``you`` if it is the reader's own."""

    name: str
    here: bool = False
    you: bool = False
    barred: bool = False
    """They are banned from the house: the host decides about the seat."""


class Automaton(Struct, frozen=True, tag="bot", tag_field="kind"):
    """A seat a program plays."""

    name: str
    spec: str


class Vacant(Struct, frozen=True, tag="vacant", tag_field="kind"):
    """A seat that waits for somebody: whoever comes, or only who has its link."""

    open: bool
    name: str = ""
    """What the host calls the guest who is expected."""
    yours: bool = False
    """The seat is the reader's to give, with the link to send."""
    kept: bool = False
    """The seat is kept for the reader, who sits down there without a link."""


Sitter: TypeAlias = Person | Automaton | Vacant
