"""What somebody is advised to choose, as data: a few choices, their chances and their reasons."""

from typing import Literal, TypeAlias

from msgspec import Struct

from athanor.kernel.words import Message

Found: TypeAlias = Literal["searched", "settled", "mixed", "forced"]
"""How advice was found: by search; it needs none; it is best to be unpredictable; there is but one
choice."""


class NamedTerm(Struct, frozen=True):
    """One thing that speaks for a choice, or against it."""

    said: Message
    worth: float
    rules: tuple[str, ...] = ()


class Why(Struct, frozen=True):
    """The reasons for a choice: all terms of its value, and a sentence of those that count."""

    because: Message
    terms: tuple[NamedTerm, ...] = ()
    """They add up to what the choice is worth, in units of the game's own."""


class Advised(Struct, frozen=True):
    """A choice, and what search found out about it."""

    text: str
    """Its short written form."""
    message: Message
    things: tuple[str, ...]
    """What on the board it refers to."""
    low: float
    high: float
    """Between which shares of the win it lies, for all that so many deals can tell."""
    gain: float
    """By how much more it wins than the first choice; mostly negative."""
    doubt: float
    """The standard error of that."""
    often: float
    """How often it should be made, where it is best to be unpredictable; else 0."""
    why: Why


class Advice(Struct, frozen=True):
    """Up to three choices, the one that a master would make first."""

    found: Found
    choices: tuple[Advised, ...]
    deals: int
    """How often each was played on."""
