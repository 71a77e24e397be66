"""Dice to keep and Combat Cards to play."""

from typing import Final

from msgspec import Struct

from athanor.games.alkemy.codes import COLOURS, NONE, ROLL_NAMES, SYMBOLS
from athanor.games.alkemy.rules.dice import KeepDice
from athanor.games.alkemy.rules.facts import DieView, known, modifiers
from athanor.games.alkemy.rules.fight import PAID, PlayCombatCard
from athanor.games.alkemy.show.details.barred import Barred, barred_of
from athanor.games.alkemy.state import Battle
from athanor.kernel.script import Decision
from athanor.kernel.vectors import i64
from athanor.kernel.words import Modifier

WAYS: Final = ("paid", "charge", "engagement", "skill")
"""What a Combat Card is played for."""


class PairOption(Struct, frozen=True):
    """Two dice to keep, and what they come to."""

    text: str
    dice: tuple[int, int]
    """Their places, from 0."""
    total: int
    hits: bool | None
    """Unknown where an enemy has yet to roll."""
    column: int | None
    read: int | None
    damage: int | None


class KeepChoice(Struct, frozen=True, tag="keep", tag_field="is"):
    """Which two dice to keep."""

    figure: str
    roll: str
    colour: str
    dice: list[DieView]
    why: list[Modifier]
    value: int
    difficulty: int | None
    line: list[int]
    """Of damage; empty if symbols do not matter."""
    shifts: list[Modifier]
    pairs: list[PairOption]


class HandCard(Struct, frozen=True):
    """A Combat Card that may be played now."""

    text: str
    ap: int


class HandChoice(Struct, frozen=True, tag="hand", tag_field="is"):
    """A Combat Card, chosen face down."""

    figure: str
    enemy: str
    way: str
    """``paid``, or what makes it free: ``charge``, ``engagement``, ``skill``."""
    cards: list[HandCard]
    barred: list[Barred]
    """By the id of the card, of those that the figure holds."""


def fighting_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of dice and Combat Cards."""
    match decision:
        case KeepDice():
            return keep_choice(battle, decision)
        case PlayCombatCard():
            return hand_choice(battle, decision)
    return None


def keep_choice(battle: Battle, decision: KeepDice) -> KeepChoice:
    """Return dice to keep, and what each pair comes to."""
    pool, damage = decision.pool, decision.damage
    sheet = battle.sheet(pool.figure)
    line: list[int] = []
    if damage is not None:
        line = list(sheet.ranged_damage if damage.ranged else sheet.damage)
    return KeepChoice(
        figure=battle.roster.labels[pool.figure],
        roll=ROLL_NAMES[pool.roll],
        colour=COLOURS[pool.colour],
        dice=[
            DieView(decision.number(die), SYMBOLS[decision.symbol(die)])
            for die in range(len(decision.faces))
        ],
        why=modifiers(battle, pool.why),
        value=max(decision.value, 0),
        difficulty=known(decision.difficulty),
        line=line,
        shifts=[] if damage is None else modifiers(battle, damage.why),
        pairs=[pair_option(battle, decision, pair) for pair in decision.choices],
    )


def pair_option(battle: Battle, decision: KeepDice, pair: i64) -> PairOption:
    """Return two dice with their sum, and the damage that would be read."""
    first, second = pair // 4, pair % 4
    total = decision.total(pair) + max(decision.value, 0)
    column, read, harm = None, None, None
    if decision.damage is not None:
        one, other = decision.symbol(first), decision.symbol(second)
        column = battle.terms.column(one, other)
        read = decision.damage.column(battle, one, other)
        harm = decision.damage.at(battle, read)
    return PairOption(
        text=decision.text(pair),
        dice=(first, second),
        total=total,
        hits=None if decision.difficulty == NONE else total >= decision.difficulty,
        column=column,
        read=read,
        damage=harm,
    )


def hand_choice(battle: Battle, decision: PlayCombatCard) -> HandChoice:
    """Return the Combat Cards of a figure, those it may play and those it may not."""
    cards = battle.terms.combat_cards
    labels = battle.roster.labels
    held = {one: cards[one].id for one in battle.sheet(decision.figure).combat_cards}
    return HandChoice(
        figure=labels[decision.figure],
        enemy=labels[decision.enemy],
        way=WAYS[decision.way],
        cards=[
            HandCard(cards[one].id, cards[one].ap if decision.way == PAID else 0)
            for one in decision.choices
        ],
        barred=barred_of(decision, held),
    )
