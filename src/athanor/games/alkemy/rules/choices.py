"""Decisions with a list of codes: which are legal is known at once, words only when asked for."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.codes import NONE
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Message, Option, Refusal, Refused, refuse

GONE: Final = "figure-gone AK2-104 AKB-030"
"""Against a figure that has left the table, whatever it was wanted for."""

EXAMPLES: Final = 4
"""How many written forms are shown to whoever was not understood."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision):
    """A choice from a list of codes, in ascending order.

    Others that a player could think of are refused with what stands against them: the list and
    the objections come from the same functions of the rules where that is quick enough.
    """

    def __init__(
        self, battle: Battle, seat: i64, codes: list[int], rules: str, secret: bool = False
    ) -> None:
        super().__init__(seat, secret)
        self.battle = battle
        self.choices = codes
        self._rules = rules

    @abstractmethod
    def words(self, choice: i64) -> Message:
        """Return a choice in words."""

    @abstractmethod
    def text(self, choice: i64) -> str:
        """Return the short written form of a choice."""

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the table a choice refers to."""
        return ()

    def conceivable(self) -> list[int]:
        """Return every choice there could be here, legal or not; each can be written."""
        return self.choices

    def is_conceivable(self, choice: i64) -> bool:
        """Tell whether there could be such a choice here."""
        return choice in self.conceivable()

    def objection(self, choice: i64) -> str:
        """Return why a conceivable choice is not on the list, as a key with its rules."""
        return ""

    def written(self, words: str) -> i64:
        """Return the conceivable choice that is written so, or NONE."""
        for choice in self.conceivable():
            if self.text(choice).lower() == words:
                return choice
        return NONE

    def beyond(self, words: str) -> str:
        """Return what stands against words that make sense and yet are no choice, or nothing."""
        return ""

    def speaks_of(self, choice: i64) -> dict[str, Arg]:
        """Return what the words of a refusal may speak of; NONE is a choice that is no code."""
        return {}

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self.battle.cite(self._rules)

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice is on the list."""
        return choice in self.choices

    def why_not(self, choice: i64) -> Refusal | None:
        """Return what stands against a choice, or None if it is on the list."""
        if choice in self.choices:
            return None
        found = self.objection(choice) if self.is_conceivable(choice) else ""
        if found == "":
            return Refusal(Message("kernel-not-an-option", {"choice": str(choice)}), self.rules())
        return self.against(found, choice)

    def against(self, found: str, choice: i64) -> Refusal:
        """Return an objection in words."""
        key, _, rules = found.partition(" ")
        args = self.speaks_of(choice)
        return Refusal(Message(f"alkemy-refusal-{key}", args), self.battle.cite(rules))

    def count(self) -> i64:
        """Return the length of the list."""
        return len(self.choices)

    def sample(self, stream: Stream) -> i64:
        """Return one of the list, each equally likely."""
        return self.choices[stream.below(len(self.choices))]

    def codes(self) -> list[int]:
        """Return the list."""
        return list(self.choices)

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""
        return Option(choice, self.text(choice), self.words(choice), self.things(choice))

    def parse(self, text: str) -> i64:
        """Return the choice that is written so; what may not be chosen is refused with its rule."""
        words = plain(text)
        for choice in self.choices:
            if self.text(choice).lower() == words:
                return choice
        meant = self.written(words)
        if meant != NONE:
            refusal = self.why_not(meant)
            if refusal is None:
                return meant
            raise Refused(refusal)
        found = self.beyond(words)
        if found != "":
            raise Refused(self.against(found, NONE))
        some = ", ".join(self.text(choice) for choice in self.choices[:EXAMPLES])
        raise refuse("alkemy-refusal-not-understood", self.rules(), text=text[:80], some=some)


class YesNo(Menu):
    """A question that is answered by yes or no, about one figure."""

    def __init__(
        self, battle: Battle, seat: i64, figure: i64, topic: str, rules: str, other: i64 = -1
    ) -> None:
        super().__init__(battle, seat, [0, 1], rules)
        self.figure = figure
        self.topic = topic
        self.other = other

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return self.topic

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, self.topic, self.figure, self.other)

    def words(self, choice: i64) -> Message:
        """Return yes or no, as the topic says it."""
        answer = "yes" if choice == 1 else "no"
        return ask(self.battle, f"{self.topic}-{answer}", self.figure, self.other)

    def text(self, choice: i64) -> str:
        """Return ``yes`` or ``no``."""
        return "yes" if choice == 1 else "no"

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the figures it is about."""
        labels = self.battle.roster.labels
        about = [self.figure, self.other] if self.other >= 0 else [self.figure]
        return tuple(f"figure:{labels[figure]}" for figure in about)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFigure(Menu):
    """A choice among figures, or nobody (code = number of figures) where that is allowed."""

    def __init__(
        self,
        battle: Battle,
        seat: i64,
        mask: i64,
        topic: str,
        rules: str,
        figure: i64 = -1,
        nobody: bool = False,
        secret: bool = False,
    ) -> None:
        codes = members(mask)
        if nobody:
            codes.append(battle.roster.count)
        super().__init__(battle, seat, codes, rules, secret)
        self.topic = topic
        self.figure = figure

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return self.topic

    @abstractmethod
    def needed(self) -> str:
        """Return why somebody must be named, where that is so."""

    @abstractmethod
    def bar(self, figure: i64) -> str:
        """Return why a figure of the table may not be named."""

    def conceivable(self) -> list[int]:
        """Return all figures, and nobody."""
        return list(range(self.battle.roster.count + 1))

    def objection(self, choice: i64) -> str:
        """Return why a figure, or nobody, may not be named."""
        battle = self.battle
        if choice == battle.roster.count:
            return self.needed()
        if battle.present != 0 and not battle.is_present(choice):
            return GONE
        return self.bar(choice)

    def speaks_of(self, choice: i64) -> dict[str, Arg]:
        """Return the figure that is named, and the one it is named for."""
        args: dict[str, Arg] = {}
        if self.figure >= 0:
            args["figure"] = named(self.battle, self.figure)
        if 0 <= choice < self.battle.roster.count:
            args["other"] = named(self.battle, choice)
        return args

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, self.topic, self.figure, -1)

    def words(self, choice: i64) -> Message:
        """Return the figure's name, or that nobody is chosen."""
        if choice == self.battle.roster.count:
            return Message("alkemy-nobody")
        return Message("alkemy-option-figure", {"figure": named(self.battle, choice)})

    def text(self, choice: i64) -> str:
        """Return the figure's label."""
        if choice == self.battle.roster.count:
            return "nobody"
        return self.battle.roster.labels[choice]

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the figure."""
        if choice == self.battle.roster.count:
            return ()
        return (f"figure:{self.battle.roster.labels[choice]}",)


def plain(text: str) -> str:
    """Return something written without needless blanks and capitals."""
    return " ".join(text.lower().split())


def cards_called(battle: Battle, words: str, verb: str) -> list[int]:
    """Return the cards that are meant by a verb and any of their figures; mostly one, or none."""
    first, *labels = words.split() or [""]
    if first != verb or not all(label in battle.roster.labels for label in labels):
        return []
    return sorted({battle.roster.card[battle.roster.labels.index(label)] for label in labels})


def ask(battle: Battle, topic: str, figure: i64, other: i64) -> Message:
    """Return a question or an answer that may name one or two figures."""
    args: dict[str, Arg] = {}
    if figure >= 0:
        args["figure"] = named(battle, figure)
    if other >= 0:
        args["other"] = named(battle, other)
    return Message(f"alkemy-ask-{topic}", args)


def named(battle: Battle, figure: i64) -> Message:
    """Return a figure's name with its label."""
    label = battle.roster.labels[figure]
    return Message("alkemy-figure", {"name": battle.sheet(figure).name, "label": label})


def members(mask: i64) -> list[int]:
    """Return the figures of a mask in ascending order."""
    found: list[int] = []
    left = mask
    figure: i64 = 0
    while left != 0:
        if left & 1:
            found.append(figure)
        left >>= 1
        figure += 1
    return found


def size_of(mask: i64) -> i64:
    """Return how many figures a mask has."""
    left = mask
    count: i64 = 0
    while left != 0:
        left &= left - 1
        count += 1
    return count


def first_of(mask: i64) -> i64:
    """Return the first figure of a mask that is not empty."""
    figure: i64 = 0
    while not mask >> figure & 1:
        figure += 1
    return figure
