"""Decisions with a few options, each a bit of one number."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from athanor.games.ars_alchimia.bits import count_bits, has, lowest, members, nth_bit
from athanor.games.ars_alchimia.refusals import against
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.words import Message, Option, Refusal, Refused


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision):
    """One of a few choices: the legal ones are a set, ``size`` is how many there could be.

    Each kind of menu says how a choice is written and shown, and why one is not legal.
    """

    def __init__(self, state: ArsState, seat: i64, choices: i64, size: i64) -> None:
        super().__init__(seat)
        self.state = state
        self.choices = choices
        self.size = size

    @abstractmethod
    def text(self, choice: i64) -> str:
        """Return how a choice is written; empty if there is no such choice."""

    @abstractmethod
    def message(self, choice: i64) -> Message:
        """Return a choice in words."""

    @abstractmethod
    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a choice that is not legal."""

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return ()

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice may be made."""
        return 0 <= choice < self.size and has(self.choices, choice)

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a choice, or None if it is legal."""
        if self.is_legal(choice):
            return None
        if 0 <= choice < self.size and self.text(choice):
            return self.refusal(choice)
        return against("no-such-choice", self.rules(), choice=str(choice))

    def count(self) -> i64:
        """Return the number of legal choices."""
        return count_bits(self.choices)

    def sample(self, stream: Stream) -> i64:
        """Return one legal choice, each equally likely."""
        return nth_bit(self.choices, stream.below(count_bits(self.choices)))

    def only(self) -> i64:
        """Return the choice that is left to a seat without a choice."""
        return lowest(self.choices)

    def codes(self) -> list[int]:
        """Return all legal choices in ascending order."""
        return members(self.choices)

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""
        return Option(choice, self.text(choice), self.message(choice), self.things(choice))

    def parse(self, text: str) -> i64:
        """Return the choice written as ``text``; raises Refused with the rule it breaks."""
        words = " ".join(text.split()).lower()
        for choice in range(self.size):
            written = self.text(choice)
            if written and written.lower() == words:
                if not self.is_legal(choice):
                    raise Refused(self.refusal(choice))
                return choice
        written = ", ".join(self.text(choice) for choice in self.codes()[:4])
        raise Refused(against("not-understood", self.rules(), choice=text[:80], some=written))
