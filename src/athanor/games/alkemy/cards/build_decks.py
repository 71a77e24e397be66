"""From card data to the decks of the optional modules, and what an organiser writes for them."""

from collections.abc import Sequence
from typing import Final

from athanor.games.alkemy.cards import command_verbs as command
from athanor.games.alkemy.cards import objective_verbs as objective
from athanor.games.alkemy.cards.build import label
from athanor.games.alkemy.cards.schema import AlkemyData
from athanor.games.alkemy.cards.verbs import units
from athanor.games.alkemy.codes import (
    ANYBODY,
    BREATH,
    CHAMPION,
    COSTLIEST_REMOVED,
    FURY,
    HELD_TO,
    INVADERS,
    KINDRED,
    LOSSES,
    MARCH,
    MEANS,
    RALLY,
    REMOVED,
    SECOND_WIND,
    SHARP_EYES,
    TEACH,
    TEMPO,
    TOKENS_HARVESTED,
    UNSCATHED,
    WARD,
)
from athanor.games.alkemy.decks import (
    CommandCard,
    CommandEffect,
    Condition,
    EventTerms,
    SecretObjective,
)
from athanor.games.alkemy.terms import Skill
from athanor.kernel.bits import bit
from athanor.kernel.words import refuse, suggestion

GAME_POINTS: Final = "6/3/1"
"""For a win, a draw and a loss (AK2-1505)."""

MOST_POINTS: Final = 100


def command_deck(data: AlkemyData, skills: list[Skill]) -> list[CommandCard]:
    """Return the command cards; skills are those of the match, in their order there."""
    known = [skill.id for skill in skills]
    return [
        CommandCard(
            card.id,
            label(card.name),
            card.cost,
            [command_effect(effect, known) for effect in card.effects],
        )
        for card in data.command_card
    ]


def command_effect(effect: command.CommandEffect, skills: list[str]) -> CommandEffect:
    """Return one effect of a command card as numbers."""
    match effect:
        case command.March():
            return CommandEffect(MARCH, units(effect.inches), KINDRED.index(effect.who))
        case command.Rally():
            return CommandEffect(RALLY, 1, KINDRED.index(effect.who))
        case command.SharpEyes():
            return CommandEffect(SHARP_EYES, effect.obstacles, KINDRED.index(effect.who))
        case command.SecondWind():
            return CommandEffect(SECOND_WIND, effect.ap, KINDRED.index(effect.who))
        case command.Ward():
            return CommandEffect(WARD, effect.less, KINDRED.index(effect.who))
        case command.Tempo():
            return CommandEffect(TEMPO, effect.dice, ANYBODY)
        case command.Breath():
            return CommandEffect(BREATH, effect.levels, KINDRED.index("alchemists"))
        case command.Fury():
            return CommandEffect(FURY, effect.columns, KINDRED.index(effect.who))
        case command.Teach():
            return CommandEffect(TEACH, skills.index(effect.skill), KINDRED.index(effect.who))


def objective_deck(data: AlkemyData) -> list[SecretObjective]:
    """Return the secret objectives."""
    return [
        SecretObjective(
            card.id,
            label(card.name),
            card.vp,
            card.vp_if_win,
            [condition_of(one) for one in card.conditions],
        )
        for card in data.secret_objective
    ]


def condition_of(asked: objective.ObjectiveCheck) -> Condition:
    """Return one condition of an objective as numbers."""
    match asked:
        case objective.CostliestRemoved():
            return Condition(COSTLIEST_REMOVED, asked.least, ANYBODY, 0, at_most=False)
        case objective.Unscathed():
            who = KINDRED.index(asked.who)
            return Condition(UNSCATHED, asked.least, who, 0, at_most=False)
        case objective.Harvested():
            return Condition(TOKENS_HARVESTED, asked.least, ANYBODY, 0, at_most=False)
        case objective.Invaders():
            who = KINDRED.index(asked.who)
            return Condition(INVADERS, asked.least, who, 0, at_most=False)
        case objective.Champion():
            who, means = KINDRED.index(asked.who), MEANS.index(asked.by)
            return Condition(CHAMPION, asked.least, who, means, at_most=False)
        case objective.Removed():
            who, means = KINDRED.index(asked.who), MEANS.index(asked.by)
            return Condition(REMOVED, asked.least, who, means, at_most=False)
        case objective.Losses():
            return Condition(LOSSES, asked.most, KINDRED.index(asked.who), 0, at_most=True)
        case objective.HeldTo():
            return Condition(HELD_TO, asked.most, ANYBODY, 0, at_most=True)


def event_terms(points: object, used: Sequence[object], deck: list[SecretObjective]) -> EventTerms:
    """Return what the organiser has written; raises Refused where it makes no sense."""
    text = GAME_POINTS if points is None else str(points)
    parts = text.replace(" ", "").split("/")
    numbers = [int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 4]
    if len(parts) != 3 or len(numbers) != 3 or max(numbers) > MOST_POINTS:
        raise refuse("alkemy-refusal-game-points", ("AK2-1505",), text=text[:80], most=MOST_POINTS)
    win, draw, loss = numbers
    if not win >= draw >= loss:
        raise refuse("alkemy-refusal-game-points-order", ("AK2-1505",), text=text[:80])
    return EventTerms(win, draw, loss, [used_mask(one, deck) for one in used])


def used_mask(written: object, deck: list[SecretObjective]) -> int:
    """Return the objectives that a seat has used, from a list such as ``harvest, invader``."""
    known = [objective.id for objective in deck]
    mask = 0
    for part in str(written or "").split(","):
        name = part.strip().lower()
        if name and name not in known:
            raise refuse(
                "alkemy-refusal-no-objective",
                ("AK2-1503",),
                text=name[:80],
                **suggestion(name, known),
            )
        if name:
            mask |= bit(known.index(name))
    return mask
