"""Decisions with a few options, each a bit of one number."""

from mypy_extensions import i64, mypyc_attr

from athanor.games.ars_alchimia.codes import ELIXIR, GAME, RESOURCES
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import count_bits, has, lowest, members, nth_bit
from athanor.kernel.chance import Stream
from athanor.kernel.decisions import Menu
from athanor.kernel.words import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class SetMenu(Menu):
    """One of a few choices: the legal ones are a set, ``size`` is how many there could be.

    The list is made only for those who read it; testing, counting and drawing look at the set.
    """

    def __init__(self, state: ArsState, seat: i64, legal: i64, size: i64) -> None:
        super().__init__(seat)
        self.state = state
        self.legal = legal
        self.size = size

    def game(self) -> str:
        """Return whose words are used."""
        return GAME

    def found(self) -> list[int]:
        """Return the set as a list."""
        return members(self.legal)

    def conceivable(self) -> list[int]:
        """Return every choice there could be; what is not there now has no written form."""
        return [choice for choice in range(self.size) if self.text(choice)]

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice is in the set."""
        return 0 <= choice < self.size and has(self.legal, choice)

    def count(self) -> i64:
        """Return the size of the set."""
        return count_bits(self.legal)

    def sample(self, stream: Stream) -> i64:
        """Return one of the set, each equally likely."""
        return nth_bit(self.legal, stream.below(count_bits(self.legal)))

    def only(self) -> i64:
        """Return the first of the set."""
        return lowest(self.legal)


@mypyc_attr(allow_interpreted_subclasses=True)
class PairMenu(SetMenu):
    """A menu of which some choices turn two basic resources into Elixir, written in any order."""

    def __init__(self, state: ArsState, seat: i64, legal: i64, size: i64, verb: str) -> None:
        super().__init__(state, seat, legal, size)
        self.verb = verb
        """How such a choice begins."""

    def _pair(self, words: str) -> list[str]:
        """Return the two resources that are written, none if it is something else."""
        parts = words.split()
        if len(parts) != 3 or parts[0] != self.verb or not {*parts[1:]} <= {*RESOURCES}:
            return []
        return parts[1:]

    def tidied(self, words: str) -> str:
        """Return two resources in the order of their tracks."""
        kinds = self._pair(words)
        return " ".join([self.verb, *sorted(kinds, key=RESOURCES.index)]) if kinds else words

    def beyond(self, words: str) -> Refusal | None:
        """Return the rule against two resources of which nobody can make Elixir."""
        kinds = self._pair(words)
        if not kinds:
            return None
        if RESOURCES[ELIXIR] in kinds:
            return self.against("elixir-of-elixir ARS-137 ARS-R15")
        return self.against("same-kind ARS-136")
