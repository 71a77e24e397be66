"""What a secret objective promises before the match, and what a match is worth in an event.

A bot looks at its own objective only, in Victory Points (AK2 4.16).
"""

from typing import Final

from athanor.games.alkemy.codes import (
    BY_SHOTS,
    CHAMPION,
    COSTLIEST_REMOVED,
    INVADERS,
    LOSSES,
    NONE,
    REMOVED,
    TOKENS_HARVESTED,
    UNSCATHED,
)
from athanor.games.alkemy.credits import best_objective
from athanor.games.alkemy.decks import Condition, SecretObjective
from athanor.games.alkemy.rules.aids import concerns
from athanor.games.alkemy.rules.objectives import ChooseObjective, objective_points
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

LIKELY: Final = (0.33, 0.42, 0.05, 0.05, 0.17, 0.05, 0.32, 0.33)
"""How often a condition of each verb comes true where greedy bots play the house's warbands."""

WITH_A_WIN: Final = 0.7
"""How often a win goes with the objectives that give more for it."""


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
