"""What command cards and secret objectives promise, at a glance, in troopers or Victory Points.

Command points are good for nothing else in the end, so a card is worth playing as soon as it does
more than a little. A bot looks at its own hand and objective only.
"""

from typing import Final

from athanor.games.alkemy.advice.outlook import judged
from athanor.games.alkemy.codes import (
    BREATH,
    BY_SHOTS,
    CHAMPION,
    CHARGE,
    COSTLIEST_REMOVED,
    FURY,
    INVADERS,
    LOSSES,
    MARCH,
    NONE,
    RALLY,
    REMOVED,
    SECOND_WIND,
    SHARP_EYES,
    TEMPO,
    TOKENS_HARVESTED,
    UNSCATHED,
    WARD,
)
from athanor.games.alkemy.credits import best_objective
from athanor.games.alkemy.decks import CommandCard, Condition, SecretObjective
from athanor.games.alkemy.rules.aids import concerns
from athanor.games.alkemy.rules.command import MOST_CONCENTRATION
from athanor.games.alkemy.rules.command_choices import CancelCommands, CommandMenu, PickCommand
from athanor.games.alkemy.rules.objectives import ChooseObjective, objective_points
from athanor.games.alkemy.rules.space import move_value
from athanor.games.alkemy.state import LAID, Battle
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

LITTLE: Final = 0.2
"""A card that promises no more is kept for another turn."""

POINT: Final = 0.2
"""What a command point is worth while there may be better use for it."""

NEAR: Final = 8000
"""An enemy within so many inches may hurt a hero this turn."""

LIKELY: Final = (0.33, 0.42, 0.05, 0.05, 0.17, 0.05, 0.32, 0.33)
"""How often a condition of each verb comes true where greedy bots play the house's warbands."""


WITH_A_WIN: Final = 0.7
"""How often a win goes with the objectives that give more for it."""


def command_value(decision: CommandMenu, choice: i64) -> float:
    """Return what it promises to take or play a card."""
    battle, seat = decision.battle, decision.seat
    if choice == decision.nothing():
        return -1.0 if isinstance(decision, PickCommand) else LITTLE
    card = decision.card(choice)
    if isinstance(decision, PickCommand):
        return sum(lasting(battle, seat, card)) / float(max(1, card.cost))
    return promise(battle, seat, card)


def lasting(battle: Battle, seat: i64, card: CommandCard) -> list[float]:
    """Return what each effect of a card promises in any turn, whoever stands where."""
    found: list[float] = []
    for effect in card.effects:
        mine = [
            one for one in members(battle.roster.side[seat]) if concerns(battle, one, effect.who)
        ]
        if effect.verb == SHARP_EYES:
            mine = [one for one in mine if battle.sheet(one).ranged != NONE]
        found.append(USUAL[effect.verb] * (float(len(mine)) if effect.verb in MANY else 1.0))
    return found


USUAL: Final = (0.12, 0.15, 0.2, 1.2, 0.5, 0.3, 0.4, 0.25, 0.2)
"""What each verb of a command card does in a usual turn, for one figure or at all."""

MANY: Final = (MARCH, RALLY, SHARP_EYES, WARD, BREATH, FURY)
"""Verbs that help each figure they concern."""


def promise(battle: Battle, seat: i64, card: CommandCard) -> float:
    """Return what a card promises this turn, as far as the eye can tell."""
    total = 0.0
    for effect in card.effects:
        mine = [one for one in members(battle.own(seat)) if concerns(battle, one, effect.who)]
        verb = effect.verb
        if verb == FURY:
            total += 0.35 * float(sum(1 for one in mine if may_charge(battle, one)))
        elif verb == WARD:
            total += 0.5 * float(sum(1 for one in mine if is_threatened(battle, one)))
        elif verb == RALLY:
            total += 0.15 * float(sum(1 for one in mine if battle.in_combat(one)))
        elif verb == MARCH:
            total += 0.08 * float(sum(1 for one in mine if not battle.in_combat(one)))
        elif verb == SHARP_EYES:
            total += 0.2 * float(sum(1 for one in mine if battle.sheet(one).ranged != NONE))
        elif verb == BREATH:
            able = [one for one in mine if battle.concentration[one] < MOST_CONCENTRATION]
            total += 0.4 * float(len(able))
        elif verb in (SECOND_WIND, TEMPO) or mine:
            total += USUAL[verb]
    return total


def may_charge(battle: Battle, figure: i64) -> bool:
    """Tell whether an enemy seems near enough to be charged."""
    if battle.in_combat(figure):
        return False
    reach = move_value(battle, figure, CHARGE)
    return any(judged(battle, figure, foe) <= reach for foe in members(battle.enemies(figure)))


def is_threatened(battle: Battle, figure: i64) -> bool:
    """Tell whether a figure fights, or has an enemy near."""
    if battle.in_combat(figure):
        return True
    return any(judged(battle, figure, foe) <= NEAR for foe in members(battle.enemies(figure)))


def cancel_value(decision: CancelCommands, choice: i64) -> float:
    """Return what it is worth to cancel some cards: what they promise, less the points."""
    battle = decision.battle
    value = 0.0
    for other in members(choice):
        card = battle.terms.command_cards[battle.commands(other, LAID)]
        value += promise(battle, other, card) - POINT * float(card.cost + 1)
    return value


def objective_value(decision: ChooseObjective, choice: i64) -> float:
    """Return the Victory Points that an objective promises."""
    return expected(decision.battle, decision.seat, decision.battle.terms.objectives[choice])


def expected(battle: Battle, seat: i64, objective: SecretObjective) -> float:
    """Return the points of an objective, by the chance that all of it comes true."""
    chance = 1.0
    for condition in objective.conditions:
        chance *= likelihood(battle, seat, condition)
    return chance * (float(objective.vp) + WITH_A_WIN * float(objective.vp_if_win))


def likelihood(battle: Battle, seat: i64, condition: Condition) -> float:
    """Return how likely a condition comes true, before anything has happened."""
    mine = [
        one for one in members(battle.roster.side[seat]) if concerns(battle, one, condition.who)
    ]
    likely = LIKELY[condition.verb]
    if condition.verb in (UNSCATHED, INVADERS, CHAMPION, LOSSES) and not mine:
        return 1.0 if condition.at_most else 0.0
    if condition.verb == TOKENS_HARVESTED:
        alchemists = sum(1 for one in mine if battle.sheet(one).circle != 0)
        return likely * min(1.5, float(alchemists))
    if condition.verb == REMOVED and condition.means == BY_SHOTS:
        shooters = sum(1 for one in mine if battle.sheet(one).ranged != NONE)
        return likely * min(2.0, 0.5 * float(shooters))
    if condition.verb == COSTLIEST_REMOVED:
        return likely * float(battle.seats - 1)
    return likely


def event_share(battle: Battle, seat: i64, won: float) -> float:
    """Return a chance to win as the share of Victory Points that a match promises."""
    event = battle.terms.event
    game = float(event.loss) + won * float(event.win - event.loss)
    secret = float(objective_points(battle, seat, False))
    return (game + secret) / float(max(1, event.win + best_objective(battle.terms)))
