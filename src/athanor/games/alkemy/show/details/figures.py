"""Figures and profile cards to choose from."""

from msgspec import Struct

from athanor.games.alkemy.rules.choices import PickFigure, YesNo
from athanor.games.alkemy.rules.prepare import ChooseDeploy
from athanor.games.alkemy.rules.turn import ChooseActivation
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import members
from athanor.kernel.script import Decision


class FigureChoice(Struct, frozen=True, tag="figures", tag_field="is"):
    """One figure of several, or nobody; ``figure`` is the one it is named for."""

    figure: str | None
    able: list[str]
    nobody: bool


class YesNoChoice(Struct, frozen=True, tag="yes-no", tag_field="is"):
    """Yes or no, about a figure and another."""

    figure: str
    other: str | None


class CardOption(Struct, frozen=True):
    """A profile card that may be activated or deployed."""

    text: str
    card: int
    figures: list[str]
    again: bool
    """It pays to be activated once more."""


class CardChoice(Struct, frozen=True, tag="cards", tag_field="is"):
    """One profile card of several."""

    cards: list[CardOption]
    may_pass: bool


def figure_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of a choice among figures or cards."""
    labels = battle.roster.labels
    match decision:
        case PickFigure():
            nobody = battle.roster.count
            able = [labels[one] for one in decision.choices if one != nobody]
            return FigureChoice(
                labels[decision.figure] if decision.figure >= 0 else None,
                able,
                nobody in decision.choices,
            )
        case YesNo():
            other = labels[decision.other] if decision.other >= 0 else None
            return YesNoChoice(labels[decision.figure], other)
        case ChooseActivation() | ChooseDeploy():
            return card_choice(battle, decision)
    return None


def card_choice(battle: Battle, decision: ChooseActivation | ChooseDeploy) -> CardChoice:
    """Return the profile cards that may be activated or deployed."""
    roster = battle.roster
    cards: list[CardOption] = []
    for card in decision.choices:
        if card < len(roster.profile_cards):
            present = roster.profile_cards[card] & battle.present
            figures = members(present if present != 0 else roster.profile_cards[card])
            again = any(battle.was_activated(figure) for figure in figures)
            labels = [roster.labels[figure] for figure in figures]
            cards.append(CardOption(decision.text(card), card, labels, again))
    return CardChoice(cards, len(roster.profile_cards) in decision.choices)
