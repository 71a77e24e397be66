"""The cards of the modules as printed, for boards: command cards and secret objectives."""

from msgspec import Struct

from athanor.games.alkemy.cards.build import label
from athanor.games.alkemy.cards.schema import AlkemyData
from athanor.games.alkemy.terms import Terms
from athanor.kernel.words import Label


class CommandReference(Struct, frozen=True):
    """A command card."""

    id: str
    name: Label
    text: Label
    cost: int
    verbs: list[str]
    source: str


class ObjectiveReference(Struct, frozen=True):
    """A secret objective."""

    id: str
    name: Label
    text: Label
    points: int
    points_on_win: int
    verbs: list[str]
    source: str


def command_references(terms: Terms, data: AlkemyData) -> list[CommandReference]:
    """Return the command cards, if they are played with."""
    return [
        CommandReference(
            card.id,
            label(card.name),
            label(card.text),
            card.cost,
            [effect.name for effect in built.effects],
            card.source,
        )
        for card, built in zip(data.command_card, terms.command_cards, strict=False)
    ]


def objective_references(terms: Terms, data: AlkemyData) -> list[ObjectiveReference]:
    """Return the secret objectives, if they are played with."""
    return [
        ObjectiveReference(
            card.id,
            label(card.name),
            label(card.text),
            card.vp,
            card.vp_if_win,
            [one.name for one in built.conditions],
            card.source,
        )
        for card, built in zip(data.secret_objective, terms.objectives, strict=False)
    ]
