"""Why a choice looks good: the terms of its value, and one sentence of those that count."""

from typing import Final

from athanor.bots.advice import NamedTerm, Why
from athanor.kernel.game import Hints
from athanor.kernel.reasons import Term
from athanor.kernel.script import Decision
from athanor.kernel.words import Listing, Message

AS_A_WHOLE: Final = "kernel-hint-worth"
"""The one term of hints that know no others, which is no reason to anybody."""

MOST: Final = 3
"""Terms that a sentence has at most."""

SLIGHT: Final = 0.1
"""Terms that are not worth this part of the largest do not count."""


def why(hints: Hints, decision: Decision, choice: int) -> Why:
    """Return the reasons for a legal choice of a decision in a re-dealt match."""
    terms = [term for term in hints.terms(decision, choice) if term.said.key != AS_A_WHOLE]
    named = tuple(NamedTerm(term.said, term.worth, tuple(term.rules.split())) for term in terms)
    return Why(because(terms), named)


def because(terms: list[Term]) -> Message:
    """Return a sentence of the two or three terms that count: for the choice, and against it."""
    counting = those_that_count(terms)
    speak_for = tuple(term.said for term in counting if term.worth > 0.0)
    against = tuple(term.said for term in counting if term.worth < 0.0)
    if speak_for and against:
        return Message("advice-both", {"for": Listing(speak_for), "against": Listing(against)})
    if speak_for:
        return Message("advice-for", {"for": Listing(speak_for)})
    if against:
        return Message("advice-against", {"against": Listing(against)})
    return Message("advice-nothing-named")


def those_that_count(terms: list[Term]) -> list[Term]:
    """Return the largest terms, the largest first, without those that are slight beside it."""
    largest = sorted(terms, key=lambda term: -abs(term.worth))[:MOST]
    return [
        term
        for term in largest
        if term.worth != 0.0 and abs(term.worth) >= SLIGHT * abs(largest[0].worth)
    ]
