"""Decisions with a list of codes: which are legal is known at once, words only when asked for."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.battle import Battle
from athanor.kernel.chance import Stream
from athanor.kernel.packed import i64
from athanor.kernel.script import Decision
from athanor.kernel.words import Arg, Message, Option, Refusal, refuse


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision):
    """A choice from a list of codes, in ascending order."""

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

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self.battle.cite(self._rules)

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice is on the list."""
        return choice in self.choices

    def why_not(self, choice: i64) -> Refusal | None:
        """Return a refusal if the choice is not on the list."""
        if choice in self.choices:
            return None
        return Refusal(Message("kernel-not-an-option", {"choice": str(choice)}), self.rules())

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
        """Return the choice of the list that is written so."""
        for choice in self.choices:
            if self.text(choice) == text:
                return choice
        raise refuse("kernel-not-an-option", self.rules(), choice=text[:80])


class YesNo(Menu):
    """A question that is answered by yes or no, about one figure."""

    def __init__(
        self, battle: Battle, seat: i64, figure: i64, topic: str, rules: str, other: i64 = -1
    ) -> None:
        super().__init__(battle, seat, [0, 1], rules)
        self.figure = figure
        self.topic = topic
        self.other = other

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


def card_called(battle: Battle, words: str, verb: str, cards: list[int]) -> i64:
    """Return the one of some cards that is meant by a verb and any of its figures, or -1."""
    first, *labels = words.split() or [""]
    if first != verb or not labels or not all(label in battle.roster.labels for label in labels):
        return -1
    meant = {battle.roster.card[battle.roster.labels.index(label)] for label in labels}
    for card in cards:
        if meant == {card}:
            return card
    return -1


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
