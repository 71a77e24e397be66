"""Why a choice is worth what hints say it is: a value as a sum of terms, each in words.

Whoever values choices asks for thousands of values and for few reasons. So the functions that value
take ``reasons``, which is None unless somebody asked why: the same lines work out both, and words
are made only where they are wanted.
"""

from typing import NamedTuple

from athanor.kernel.words import Arg, Message


class Term(NamedTuple):
    """One thing that speaks for a choice, or against it."""

    said: Message
    worth: float
    """Its share of the value, positive or negative."""
    rules: str = ""
    """IDs of the rules it rests on, with blanks between them."""


class Reasons:
    """The terms of one value, as they are found."""

    def __init__(self) -> None:
        self.terms: list[Term] = []

    def add(self, key: str, worth: float, rules: str = "", **args: Arg) -> None:
        """Add a term; what changes nothing is no reason."""
        if worth != 0.0:
            self.terms.append(Term(Message(key, args), worth, rules))
