"""The two decks of the optional modules: command cards and secret objectives.

They are part of the terms of a match, made from packs once and shared by all copies of it.
"""

from athanor.games.alkemy.codes import COMMAND_VERBS, OBJECTIVE_VERBS
from athanor.kernel.vectors import i64
from athanor.kernel.words import Label

MOST_CARDS = 60
"""A hand is a mask of the deck's cards."""


class CommandEffect:
    """What a command card does: a verb, a number and whom it concerns."""

    def __init__(self, verb: i64, amount: i64, who: i64) -> None:
        self.verb = verb
        self.amount = amount
        self.who = who

    @property
    def name(self) -> str:
        """The verb in writing."""
        return COMMAND_VERBS[self.verb]


class CommandCard:
    """A command card (AK2-1401 to AK2-1408)."""

    def __init__(self, id: str, name: Label, cost: i64, effects: list[CommandEffect]) -> None:  # noqa: A002
        self.id = id
        self.name = name
        self.cost = cost
        self.effects = effects

    def does(self, verb: i64) -> bool:
        """Tell whether a verb is among its effects."""
        return any(effect.verb == verb for effect in self.effects)


class Condition:
    """What an objective asks for: a verb, how many at least or at most, of whom, and how."""

    def __init__(self, verb: i64, goal: i64, who: i64, means: i64, at_most: bool) -> None:
        self.verb = verb
        self.goal = goal
        self.who = who
        self.means = means
        self.at_most = at_most

    @property
    def name(self) -> str:
        """The verb in writing."""
        return OBJECTIVE_VERBS[self.verb]

    def holds(self, value: i64) -> bool:
        """Tell whether a number is what is asked for."""
        return value <= self.goal if self.at_most else value >= self.goal


class SecretObjective:
    """A secret objective, and the Victory Points it gives (AK2-1504)."""

    def __init__(
        self,
        id: str,  # noqa: A002 - what packs call it
        name: Label,
        vp: i64,
        vp_if_win: i64,
        conditions: list[Condition],
    ) -> None:
        self.id = id
        self.name = name
        self.vp = vp
        self.vp_if_win = vp_if_win
        self.conditions = conditions


class EventTerms:
    """What an organiser has fixed: the game points, and the objectives each seat has used."""

    def __init__(self, win: i64, draw: i64, loss: i64, used: list[int]) -> None:
        self.win = win
        self.draw = draw
        self.loss = loss
        self.used = used
        """Of each seat, as a mask (AK2-1503)."""
