"""What an analysis tells, as plain data."""

from typing import Literal, TypeAlias

from msgspec import Struct

from athanor.kernel.words import Message

Kind: TypeAlias = Literal["choice", "chance", "concede", "draw"]


class Alternative(Struct, frozen=True):
    """A choice that could have been made instead, and what it would have been worth.

    ``gain`` is how much likelier the seat would have won, with the standard error ``doubt``.
    """

    text: str
    message: Message
    gain: float
    doubt: float
    things: tuple[str, ...] = ()


class Grade(Struct, frozen=True):
    """What a choice cost its seat against the best that was found, for all the seat could know.

    ``level`` is 0 where nothing clearly better was found, and 3 for the gravest.
    """

    level: int
    cost: float = 0.0
    doubt: float = 0.0
    better: tuple[Alternative, ...] = ()
    """The best first; those after it are told for comparison, and are not graded."""


class Happening(Struct, frozen=True):
    """Something that happened, and every seat's chance to win after it.

    ``at`` is how many choices had been made by then.
    """

    at: int
    kind: Kind
    seat: int
    chances: tuple[float, ...]
    message: Message
    things: tuple[str, ...] = ()
    grade: Grade | None = None
    """Of a choice that there was anything to say about."""


class Split(Struct, frozen=True):
    """How a seat came from its first chance to win to the result: the sum is exact."""

    start: float
    own: float
    """What its own choices changed."""
    rivals: float
    chance: float
    result: float


class TurningPoint(Struct, frozen=True):
    """One of the events that changed most."""

    happening: int
    """Its place among what happened."""
    seat: int
    """The seat whose chance changed most."""
    change: float


class Analysis(Struct, frozen=True):
    """A finished match, understood."""

    game: str
    names: tuple[str, ...]
    start: tuple[float, ...]
    """Every seat's chance to win before anything had happened."""
    happenings: tuple[Happening, ...]
    split: tuple[Split, ...]
    turning_points: tuple[TurningPoint, ...]
    noise: float
    """How far a chance to win may be off, in nineteen cases of twenty."""
    deals: int
    """In how many deals each moment was played on."""
    version: int = 1
