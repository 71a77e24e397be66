"""Upgrades of formulas, and what is taken from tokens."""

from msgspec import Struct

from athanor.games.alkemy.rules.alchemy import ChooseUpgrade
from athanor.games.alkemy.rules.craft import ChooseHarvest, ChooseToken
from athanor.games.alkemy.rules.things import token_thing
from athanor.games.alkemy.state import Battle
from athanor.kernel.script import Decision


class UpgradeOption(Struct, frozen=True):
    """An upgrade that can be bought."""

    text: str
    index: int
    stones: int


class UpgradeChoice(Struct, frozen=True, tag="upgrade", tag_field="is"):
    """Which upgrade of a formula to buy next."""

    figure: str
    formula: str
    budget: int
    """Stones that the circle still allows."""
    bought: list[int]
    """How often each."""
    upgrades: list[UpgradeOption]


class HarvestOption(Struct, frozen=True):
    """What may be taken from a token."""

    text: str
    components: int
    stones: int
    effect: bool


class HarvestChoice(Struct, frozen=True, tag="harvest", tag_field="is"):
    """What to take from a token."""

    figure: str
    takes: list[HarvestOption]


class TokenChoice(Struct, frozen=True, tag="tokens", tag_field="is"):
    """Which token to harvest, if any."""

    figure: str
    tokens: list[str]


def alchemy_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of a formula or a harvest."""
    match decision:
        case ChooseUpgrade():
            return upgrade_choice(battle, decision)
        case ChooseHarvest():
            return harvest_choice(battle, decision)
        case ChooseToken():
            tokens = [token_thing(one) for one in decision.choices if one < len(battle.tokens)]
            return TokenChoice(battle.roster.labels[decision.figure], tokens)
    return None


def upgrade_choice(battle: Battle, decision: ChooseUpgrade) -> UpgradeChoice:
    """Return the upgrades that can be bought."""
    steps = decision.formula.upgrades
    return UpgradeChoice(
        figure=battle.roster.labels[decision.figure],
        formula=decision.formula.id,
        budget=decision.purchase.budget,
        bought=list(decision.purchase.bought),
        upgrades=[
            UpgradeOption(decision.text(one), one, steps[one].stones)
            for one in decision.choices
            if one < len(steps)
        ],
    )


def harvest_choice(battle: Battle, decision: ChooseHarvest) -> HarvestChoice:
    """Return what may be taken from a token."""
    takes: list[HarvestOption] = []
    for choice in decision.choices:
        mode, stones = choice // 16, choice % 16
        alone = mode == ChooseHarvest.EFFECT
        components = 0 if alone else decision.amount - stones
        effect = mode != ChooseHarvest.RESOURCES
        takes.append(HarvestOption(decision.text(choice), components, stones, effect))
    return HarvestChoice(battle.roster.labels[decision.figure], takes)
