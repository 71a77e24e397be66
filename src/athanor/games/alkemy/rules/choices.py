"""Menus of Alkemy: the list of the kernel, with the rules of the edition played."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import members
from athanor.kernel.decisions import FINE, Menu
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Message, Refusal

GONE: Final = "figure-gone AK2-104 AKB-030"
"""Against a figure that has left the table, whatever it was wanted for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleMenu(Menu):
    """A choice from a list of codes: the edition played says by which rules.

    The list and what keeps others off it come from the same functions of the rules where that is
    quick enough.
    """

    def __init__(
        self, battle: Battle, seat: i64, codes: list[int], rules: str, secret: bool = False
    ) -> None:
        super().__init__(seat, codes, secret)
        self.battle = battle
        self._rules = rules

    def game(self) -> str:
        """Return the name of both editions."""
        return "alkemy"

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self.battle.cite(self._rules)

    def cite(self, rules: str) -> tuple[str, ...]:
        """Return those of some rules that are the edition's."""
        return self.battle.cite(rules)

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice is on the list."""
        return choice in self.choices

    def against_words(self, words: str) -> str:
        """Return what stands against words that make sense and yet are no choice, or FINE."""
        return FINE

    def beyond(self, words: str) -> Refusal | None:
        """Return it as a refusal."""
        found = self.against_words(words)
        return self.against(found) if found else None


class YesNo(BattleMenu):
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

    def message(self, choice: i64) -> Message:
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
class PickFigure(BattleMenu):
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

    def off_list(self, choice: i64) -> str:
        """Return why a figure, or nobody, may not be named."""
        battle = self.battle
        if choice == battle.roster.count:
            return self.needed()
        if battle.present != 0 and not battle.is_present(choice):
            return GONE
        return self.bar(choice)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
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

    def message(self, choice: i64) -> Message:
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


def cards_called(battle: Battle, words: str, verb: str) -> list[int]:
    """Return the cards that are meant by a verb and any of their figures; mostly one, or none."""
    first, *labels = words.split() or [""]
    if first != verb or not all(label in battle.roster.labels for label in labels):
        return []
    return sorted(
        {battle.roster.profile_card[battle.roster.labels.index(label)] for label in labels}
    )


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
    return Message("alkemy-figure", {"name": battle.sheet(figure).one, "label": label})
