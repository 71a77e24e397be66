"""Decisions with a few options, each a bit of one number."""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from athanor.games.ars_alchimia.bits import count_bits, has, lowest, members, nth_bit
from athanor.games.ars_alchimia.codes import ELIXIR, RESOURCES
from athanor.games.ars_alchimia.rules.objections import against
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

    def tidied(self, words: list[str]) -> list[str]:
        """Return words as the menu writes them, where people may write them otherwise."""
        return words

    def why_not_written(self, words: list[str]) -> Refusal | None:
        """Return the rule against something that no menu offers; None if it makes no sense."""
        return None

    def parse(self, text: str) -> i64:
        """Return the choice written as ``text``; raises Refused with the rule it breaks."""
        words = self.tidied(text.lower().split())
        for choice in range(self.size):
            written = self.text(choice)
            if written and written.lower().split() == words:
                if not self.is_legal(choice):
                    raise Refused(self.refusal(choice))
                return choice
        refusal = self.why_not_written(words)
        if refusal is not None:
            raise Refused(refusal)
        written = ", ".join(self.text(choice) for choice in self.codes()[:4])
        raise Refused(against("not-understood", self.rules(), choice=text[:80], some=written))


@mypyc_attr(allow_interpreted_subclasses=True)
class PairMenu(Menu):
    """A menu of which some choices turn two basic resources into Elixir, written in any order."""

    def __init__(self, state: ArsState, seat: i64, choices: i64, size: i64, verb: str) -> None:
        super().__init__(state, seat, choices, size)
        self.verb = verb
        """How such a choice begins."""

    def _is_pair(self, words: list[str]) -> bool:
        return len(words) == 3 and words[0] == self.verb and {*words[1:]} <= {*RESOURCES}

    def tidied(self, words: list[str]) -> list[str]:
        """Return two resources in the order of their tracks."""
        if not self._is_pair(words):
            return words
        return [self.verb, *sorted(words[1:], key=RESOURCES.index)]

    def why_not_written(self, words: list[str]) -> Refusal | None:
        """Return the rule against two resources of which nobody can make Elixir."""
        if not self._is_pair(words):
            return None
        if RESOURCES[ELIXIR] in words[1:]:
            return against("elixir-of-elixir", ("ARS-137", "ARS-R15"))
        return against("same-kind", ("ARS-136",))
