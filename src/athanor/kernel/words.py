"""What the kernel says to people, as data: message keys with arguments, never sentences.

Whoever shows it (terminal, browser, paper) turns a message into words of a language.
"""

import difflib
from collections.abc import Iterable, Sequence
from typing import TypeAlias, Union

from msgspec import Raw, Struct

from athanor.kernel.audience import EVERYONE


class SeatName(Struct, frozen=True, tag="seat", tag_field="is"):
    """The name of whoever sits at a seat, as an argument of a message."""

    seat: int


class Label(Struct, frozen=True, tag="label", tag_field="is"):
    """A name that card data gives in both languages, as an argument of a message."""

    en: str
    fr: str


class Inches(Struct, frozen=True, tag="inches", tag_field="is"):
    """A length on a table, in thousandths of an inch, as an argument of a message."""

    units: int


class Listing(Struct, frozen=True, tag="list", tag_field="is"):
    """Several arguments that read as one enumeration."""

    items: tuple["Arg", ...]


class Message(Struct, frozen=True, tag="message", tag_field="is"):
    """A message key with its arguments; arguments may be messages themselves."""

    key: str
    args: dict[str, "Arg"] = {}


Arg: TypeAlias = Union[  # noqa: UP007 - msgspec evaluates it
    int, str, Message, SeatName, Label, Inches, Listing
]


class Option(Struct, frozen=True):
    """One thing a seat may choose, as a person sees it."""

    code: int
    text: str
    """The short written form, the same in all languages, that records keep."""
    message: Message
    things: tuple[str, ...] = ()
    """What on the board it refers to, such as ``cauldron:SD``."""


class Refusal(Struct, frozen=True):
    """Why something was refused, and by which rules."""

    message: Message
    rules: tuple[str, ...] = ()


class Refused(Exception):  # noqa: N818 - it reads as what happened to the choice
    """A choice was refused whole; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message.key} {dict(refusal.message.args)} {refusal.rules}")
        self.refusal = refusal


def refuse(key: str, rules: Sequence[str] = (), **args: Arg) -> Refused:
    """Return the exception that refuses something for a reason."""
    return Refused(Refusal(Message(key, args), tuple(rules)))


def suggestion(name: str, known: Iterable[str]) -> dict[str, Arg]:
    """Return the arguments of "did you mean": the closest known name, and how many (0 or 1)."""
    close = difflib.get_close_matches(name, list(known), 1)
    return {"close": close[0] if close else "", "closes": len(close)}


def seat_word(seat: int) -> Message:
    """Return a message that says nothing but who sits at a seat."""
    return Message("kernel-sitter", {"seat": SeatName(seat)})


class Modifier(Struct, frozen=True):
    """One term of a sum that a rule computes, so that every number can explain itself."""

    message: Message
    value: int
    rules: tuple[str, ...] = ()


NO_FACTS = Raw(b"null")
"""What an event carries that says all in words."""


class Event(Struct, frozen=True):
    """Something that happened, for those who may know it."""

    kind: str
    seat: int
    message: Message
    rules: tuple[str, ...] = ()
    audience: int = EVERYONE
    things: tuple[str, ...] = ()
    facts: Raw = NO_FACTS
    """The same as a struct of the game's own, as JSON, for boards that show more than words."""


class Credit(Struct, frozen=True):
    """A number that a match brings a seat beyond it, where several matches are added up.

    ``name`` never changes: whoever adds up goes by it. ``about`` says what it was given for, as an
    id of card data, where that differs from match to match.
    """

    name: str
    value: int
    message: Message
    rules: tuple[str, ...] = ()
    about: str = ""


class Outcome(Struct, frozen=True):
    """How a match ended: a place for every seat (equal places are ties) and the sums behind it."""

    places: tuple[int, ...]
    scores: tuple[tuple[Modifier, ...], ...]
    rules: tuple[str, ...] = ()
    credits: tuple[tuple[Credit, ...], ...] = ()
    """Of every seat, in matches of an event; no part of the sums."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place; more than one if they win together."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def total(self, seat: int) -> int:
        """Return what the sums of a seat come to."""
        return sum(line.value for line in self.scores[seat])


def ranked(scores: Iterable[Sequence[Modifier]], rules: Sequence[str] = ()) -> Outcome:
    """Return the outcome of a match that most points win; equals share a place."""
    lines = tuple(tuple(sums) for sums in scores)
    totals = [sum(line.value for line in sums) for sums in lines]
    places = tuple(1 + sum(other > mine for other in totals) for mine in totals)
    return Outcome(places, lines, tuple(rules))
