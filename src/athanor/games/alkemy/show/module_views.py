"""What is seen of the modules: command hands and points, and secret objectives.

Points, what was played and how many cards are left are open (AK2-R54); the cards of a hand and an
objective are their owner's alone, the latter until the match is over (AK2-1504).
"""

from msgspec import Struct

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.decks import Condition
from athanor.games.alkemy.rules.objectives import is_fulfilled, objective_of, progress
from athanor.games.alkemy.state import HELD, IN_FORCE, LAID, PLAYED, RESERVE, Battle
from athanor.kernel.bits import count_bits, members
from athanor.kernel.words import Label


class CommandCardView(Struct, frozen=True):
    """A command card."""

    id: str
    name: Label
    cost: int


class CommandView(Struct, frozen=True):
    """A player's command cards and points."""

    seat: int
    reserve: int
    cards: int
    """How many are in the hand and not yet played."""
    hand: list[CommandCardView] | None
    """Which these are, for their owner only."""
    played: list[CommandCardView]
    laid: CommandCardView | None
    """The card played this turn."""
    cancelled: bool
    """It was cancelled, and does nothing."""


class ConditionView(Struct, frozen=True):
    """Something that an objective asks for, and how far it is as things stand."""

    verb: str
    value: int
    goal: int
    at_most: bool
    """The number may not be above the goal; else not below it."""
    holds: bool


class ObjectiveView(Struct, frozen=True):
    """A secret objective and how far it is."""

    id: str
    name: Label
    points: int
    points_on_win: int
    """Beside the others, for whoever also wins."""
    fulfilled: bool
    """If the match ended now."""
    conditions: list[ConditionView]


class SecretView(Struct, frozen=True):
    """What is seen of a player's secret objective."""

    seat: int
    chosen: bool
    objective: ObjectiveView | None
    """For its owner only, and for all once the match is over."""


def view_commands(battle: Battle, viewer: int) -> list[CommandView] | None:
    """Return everybody's command cards as a viewer sees them; None without the module."""
    if len(battle.command) == 0:
        return None
    return [view_command(battle, viewer, seat) for seat in range(battle.seats)]


def view_command(battle: Battle, viewer: int, seat: int) -> CommandView:
    """Return a player's command cards as a viewer sees them."""
    cards = [CommandCardView(one.id, one.name, one.cost) for one in battle.terms.command_cards]
    held, played = battle.commands(seat, HELD), battle.commands(seat, PLAYED)
    laid = battle.commands(seat, LAID)
    return CommandView(
        seat=seat,
        reserve=battle.commands(seat, RESERVE),
        cards=count_bits(held & ~played),
        hand=[cards[card] for card in members(held & ~played)] if viewer == seat else None,
        played=[cards[card] for card in members(played)],
        laid=None if laid == NONE else cards[laid],
        cancelled=laid != NONE and battle.commands(seat, IN_FORCE) == NONE,
    )


def view_secrets(battle: Battle, viewer: int) -> list[SecretView] | None:
    """Return everybody's objective as a viewer sees it; None without the module."""
    if len(battle.secrets) == 0:
        return None
    return [
        SecretView(
            seat,
            battle.secrets[seat] != NONE,
            view_objective(battle, seat) if battle.over or viewer == seat else None,
        )
        for seat in range(battle.seats)
    ]


def view_objective(battle: Battle, seat: int) -> ObjectiveView | None:
    """Return a player's objective, if there is one."""
    objective = objective_of(battle, seat)
    if objective is None:
        return None
    return ObjectiveView(
        id=objective.id,
        name=objective.name,
        points=objective.vp,
        points_on_win=objective.vp_if_win,
        fulfilled=is_fulfilled(battle, seat),
        conditions=[view_condition(battle, seat, one) for one in objective.conditions],
    )


def view_condition(battle: Battle, seat: int, condition: Condition) -> ConditionView:
    """Return a condition and the number it is about."""
    value = progress(battle, seat, condition)
    return ConditionView(
        condition.name, value, condition.goal, condition.at_most, condition.holds(value)
    )
