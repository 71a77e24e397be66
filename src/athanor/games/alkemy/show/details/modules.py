"""The modules Command and Competitive: cards to hold, to play, to cancel; objectives."""

from msgspec import Struct

from athanor.games.alkemy.rules.command_choices import (
    MOST_HELD,
    CancelCommands,
    CommandMenu,
    PickCommand,
    price,
)
from athanor.games.alkemy.rules.objectives import ChooseObjective
from athanor.games.alkemy.show.details.barred import Barred, barred_of
from athanor.games.alkemy.state import HELD, LAID, RESERVE, Battle
from athanor.kernel.bits import bit, count_bits, members
from athanor.kernel.script import Decision


class CommandOption(Struct, frozen=True):
    """A command card that may be taken or played."""

    text: str
    card: str
    cost: int


class CommandChoice(Struct, frozen=True, tag="command", tag_field="is"):
    """A command card for the hand or for this turn, or none; ``nothing`` is how that is written."""

    cards: list[CommandOption]
    barred: list[Barred]
    nothing: str
    reserve: int
    left: int
    """How many cards may still be taken into the hand; 0 where one is played."""


class LaidCard(Struct, frozen=True):
    """A card that another player has revealed."""

    seat: int
    card: str
    price: int
    """To cancel it."""


class CancelOption(Struct, frozen=True):
    """Cards to cancel at once, by their owners; none of them is an option, too."""

    text: str
    seats: list[int]
    price: int


class CancelChoice(Struct, frozen=True, tag="cancel", tag_field="is"):
    """Which cards of others to cancel."""

    laid: list[LaidCard]
    options: list[CancelOption]
    reserve: int


class ObjectiveOption(Struct, frozen=True):
    """A secret objective that may be chosen."""

    text: str
    objective: str
    points: int
    points_on_win: int


class ObjectiveChoice(Struct, frozen=True, tag="objective", tag_field="is"):
    """A secret objective, and those that were used in this event."""

    objectives: list[ObjectiveOption]
    barred: list[Barred]


def module_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what there is to know of a decision of these modules."""
    if isinstance(decision, CommandMenu):
        return command_choice(battle, decision)
    if isinstance(decision, CancelCommands):
        return cancel_choice(battle, decision)
    if isinstance(decision, ChooseObjective):
        return objective_choice(battle, decision)
    return None


def command_choice(battle: Battle, decision: CommandMenu) -> CommandChoice:
    """Return the cards that may be taken or played, and those that may not."""
    cards = battle.terms.command_cards
    held = battle.commands(decision.seat, HELD)
    picking = isinstance(decision, PickCommand)
    shown = range(len(cards)) if picking else members(held)
    return CommandChoice(
        cards=[
            CommandOption(decision.text(one), cards[one].id, cards[one].cost)
            for one in decision.choices
            if one < len(cards)
        ],
        barred=barred_of(
            decision, {one: cards[one].id for one in shown if one not in decision.choices}
        ),
        nothing=decision.text(decision.nothing()),
        reserve=battle.commands(decision.seat, RESERVE),
        left=MOST_HELD - count_bits(held) if picking else 0,
    )


def cancel_choice(battle: Battle, decision: CancelCommands) -> CancelChoice:
    """Return the cards that lie there, and what may be cancelled together."""
    cards = battle.terms.command_cards
    return CancelChoice(
        laid=[
            LaidCard(seat, cards[battle.commands(seat, LAID)].id, price(battle, bit(seat)))
            for seat in members(decision.laid)
        ],
        options=[
            CancelOption(decision.text(one), members(one), price(battle, one))
            for one in decision.choices
        ],
        reserve=battle.commands(decision.seat, RESERVE),
    )


def objective_choice(battle: Battle, decision: ChooseObjective) -> ObjectiveChoice:
    """Return the objectives that may be chosen, and those that may not."""
    deck = battle.terms.objectives
    return ObjectiveChoice(
        objectives=[
            ObjectiveOption(decision.text(one), deck[one].id, deck[one].vp, deck[one].vp_if_win)
            for one in decision.choices
        ],
        barred=barred_of(
            decision,
            {one: deck[one].id for one in range(len(deck)) if one not in decision.choices},
        ),
    )
