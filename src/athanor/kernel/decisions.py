"""Decisions with a list: what may be chosen, how it is written, and what stands against the rest.

An objection is a short text: the name of a refusal and the rules behind it, ``full MAT-072``; it
is empty if nothing stands against a choice. One function both tests and explains, so that a
refusal never disagrees with what is legal; it is put into words only when somebody asks.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.words import Arg, Message, Option, Refusal, Refused

FINE: Final = ""
"""Nothing stands against it."""

NO_SUCH: Final = "no-such"
"""Against what is nothing one could choose here; it breaks no rule of its own."""

NO_CHOICE: Final = -1
"""What is meant by words that stand for no choice, legal or not."""

UNLISTED: Final[list[int]] = []
"""The list of a menu that is made only when somebody looks."""

EXAMPLES: Final = 4
"""How many written forms are shown to whoever was not understood."""

ECHOED: Final = 80
"""How much of what somebody wrote is said back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision):
    """A choice from a list of codes, in ascending order.

    The list is given, or found when it is first asked for (``found``). Other choices that a player
    could think of are conceivable: they are written like the legal ones, and refused with what
    stands against them. Whoever can test faster than by the list has an ``is_legal`` of its own.
    """

    def __init__(self, seat: i64, choices: list[int] = UNLISTED, secret: bool = False) -> None:
        super().__init__(seat, secret)
        self.choices = choices

    # --- what each menu says for itself ---

    @abstractmethod
    def game(self) -> str:
        """Return whose words are used: what the keys of the game's messages begin with."""

    @abstractmethod
    def text(self, choice: i64) -> str:
        """Return the short written form of a conceivable choice."""

    @abstractmethod
    def message(self, choice: i64) -> Message:
        """Return a legal choice in words."""

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return ()

    def found(self) -> list[int]:
        """Return the legal choices in ascending order, of a menu that was given no list."""
        return []

    def conceivable(self) -> list[int]:
        """Return every choice there could be here, legal or not; each can be written."""
        return self.listed()

    def is_conceivable(self, choice: i64) -> bool:
        """Tell whether there could be such a choice here."""
        return choice in self.conceivable()

    def off_list(self, choice: i64) -> str:
        """Return what keeps a conceivable choice off the list; nothing is as good as NO_SUCH."""
        return NO_SUCH

    def objection(self, choice: i64) -> str:
        """Return what stands against a choice, or FINE: the name of a refusal, and its rules."""
        if choice in self.listed():
            return FINE
        if not self.is_conceivable(choice):
            return NO_SUCH
        return self.off_list(choice) or NO_SUCH

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return what the words of an objection speak of; NO_CHOICE has words, but no code."""
        return {}

    def cite(self, rules: str) -> tuple[str, ...]:
        """Return the rules of an objection."""
        return tuple(rules.split())

    # --- what is legal ---

    def listed(self) -> list[int]:
        """Return the list itself, found once."""
        if self.choices is UNLISTED:
            self.choices = self.found()
        return self.choices

    def is_legal(self, choice: i64) -> bool:
        """Tell whether nothing stands against a choice."""
        return not self.objection(choice)

    def count(self) -> i64:
        """Return the length of the list."""
        return len(self.listed())

    def sample(self, stream: Stream) -> i64:
        """Return one of the list, each equally likely."""
        choices = self.listed()
        return choices[stream.below(len(choices))]

    def only(self) -> i64:
        """Return the first of the list: what is left to a seat without a choice."""
        return self.listed()[0]

    def codes(self) -> list[int]:
        """Return the list, for whoever asks to keep."""
        return list(self.listed())

    # --- in words ---

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""
        return Option(choice, self.text(choice), self.message(choice), self.things(choice))

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a choice, or None if it is legal."""
        found = self.objection(choice)
        if not found:
            return None
        if found == NO_SUCH:
            return self.no_such(choice)
        return self.against(found, choice)

    def against(self, objection: str, choice: i64 = NO_CHOICE) -> Refusal:
        """Return an objection to a choice in the words of the game."""
        return self.worded(objection, self.speaks_of(objection, choice))

    def worded(self, objection: str, args: dict[str, Arg]) -> Refusal:
        """Return an objection in the words of the game, speaking of whatever is given."""
        name, _, rules = objection.partition(" ")
        return Refusal(Message(f"{self.game()}-refusal-{name}", args), self.cite(rules))

    def no_such(self, choice: i64) -> Refusal:
        """Return the refusal of a code that is none here."""
        return Refusal(Message("kernel-not-an-option", {"choice": str(choice)}), self.rules())

    # --- in writing ---

    def parse(self, text: str) -> i64:
        """Return the choice that is written so; what may not be chosen is refused with its rule."""
        for choice in self.listed():
            if self.text(choice) == text:
                return choice
        words = self.tidied(plain(text))
        for choice in self.listed():
            if self.text(choice).lower() == words:
                return choice
        meant = self.written(words)
        if meant != NO_CHOICE:
            refusal = self.why_not(meant)
            if refusal is None:
                return meant
            raise Refused(refusal)
        raise Refused(self.beyond(words) or self.not_understood(text))

    def tidied(self, words: str) -> str:
        """Return words as the menu writes them, where people may write them otherwise."""
        return words

    def written(self, words: str) -> i64:
        """Return the conceivable choice that is written so, or NO_CHOICE."""
        if words:
            for choice in self.conceivable():
                if self.text(choice).lower() == words:
                    return choice
        return NO_CHOICE

    def beyond(self, words: str) -> Refusal | None:
        """Return what stands against words that make sense and yet are no choice."""
        return None

    def not_understood(self, text: str) -> Refusal:
        """Return the refusal of words that mean nothing here, with examples of those that do."""
        some = ", ".join([self.text(choice) for choice in self.listed()[:EXAMPLES]])
        args: dict[str, Arg] = {"choice": text[:ECHOED], "some": some}
        return Refusal(Message("kernel-not-understood", args), self.rules())


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Menu):
    """A decision whose few options are made beforehand, words and all."""

    def __init__(
        self,
        seat: i64,
        about: Message,
        options: list[Option],
        rules: tuple[str, ...] = (),
        secret: bool = False,
    ) -> None:
        self._about = about
        self._rules = rules
        self._options = {option.code: option for option in options}
        super().__init__(seat, sorted(self._options), secret)

    def game(self) -> str:
        """Return the kernel: nothing else is said here."""
        return "kernel"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return self._about

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self._rules

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice is on the list."""
        return choice in self._options

    def text(self, choice: i64) -> str:
        """Return the written form of an option."""
        return self._options[choice].text

    def message(self, choice: i64) -> Message:
        """Return an option in words."""
        return self._options[choice].message

    def option(self, choice: i64) -> Option:
        """Return an option of the list."""
        return self._options[choice]


def plain(text: str) -> str:
    """Return something written without needless blanks and capitals."""
    return " ".join(text.lower().split())
