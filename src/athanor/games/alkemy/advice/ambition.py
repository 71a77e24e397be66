"""What a secret objective promises before the match, and what a match is worth in an event.

A bot looks at its own objective only, in Victory Points (AK2 4.16): how often it comes true between
all warbands, and what speaks for or against it with this one, against these enemies. Objectives are
drawn, the better ones more often: one that is foreseen is easily denied.
"""

from typing import Final

from athanor.games.alkemy.advice.duel import Fencing
from athanor.games.alkemy.advice.stakes import worth
from athanor.games.alkemy.codes import (
    BY_BLOWS,
    BY_SHOTS,
    CHAMPION,
    COSTLIEST_REMOVED,
    HELD_TO,
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
from athanor.games.alkemy.rules.fight import BY_CHARGE
from athanor.games.alkemy.rules.objectives import ChooseObjective, objective_points
from athanor.games.alkemy.seats import others
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

LIKELY: Final = [0.45, 0.29, 0.02, 0.02, 0.24, 0.06, 0.39, 0.37]
"""How often a condition of each verb comes true where greedy bots play the house's warbands.

A list: of a tuple of fractions, compiled code says that it was not set where it is used first."""

WITH_A_WIN: Final = 0.7
"""How often a win goes with the objectives that give more for it."""

SURELY: Final = 0.9
"""No objective is surer than that before the match."""

OFTENER: Final = 3
"""The power of its points by which an objective is drawn: twice as good, eight times as often."""

DANGER: Final = 0.105
"""The share of its worth that a charge costs a figure on average."""

DREADED: Final = 1.55
"""What charges cost a whole warband on average, one on each figure, in troopers."""

DEALT: Final = 16.4
"""The damage line of a usual hero, added up."""


def mixed_objectives(decision: ChooseObjective, fencing: Fencing) -> list[tuple[int, float]]:
    """Return how often each objective should be chosen."""
    shares: list[tuple[int, float]] = []
    total = 0.0
    for code in decision.codes():
        share = max(0.0, objective_value(decision, code, fencing)) ** OFTENER
        shares.append((code, share))
        total += share
    if total <= 0.0:
        return [(code, 1.0 / float(len(shares))) for code, _ in shares]
    return [(code, share / total) for code, share in shares]


def objective_value(decision: ChooseObjective, choice: i64, fencing: Fencing) -> float:
    """Return the Victory Points that an objective promises."""
    objective = decision.battle.terms.objectives[choice]
    return expected(decision.battle, decision.seat, objective, fencing)


def expected(battle: Battle, seat: i64, objective: SecretObjective, fencing: Fencing) -> float:
    """Return the points of an objective, by the chance that all of it comes true."""
    chance = 1.0
    for condition in objective.conditions:
        chance *= min(SURELY, likelihood(battle, seat, condition, fencing))
    return chance * (float(objective.vp) + WITH_A_WIN * float(objective.vp_if_win))


def likelihood(battle: Battle, seat: i64, condition: Condition, fencing: Fencing) -> float:
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
        enemies = [other for other in others(battle, seat) if battle.own(other) != 0]
        hunted = [hunt(battle, seat, other, fencing) for other in enemies]
        return likely * sum(0.7 + 0.4 * hurt for hurt in hunted)
    if condition.verb == UNSCATHED and not condition.at_most:
        safest = min(danger(battle, seat, one, fencing) for one in mine)
        return likely * min(1.6, max(0.5, DANGER / max(0.01, safest)))
    if condition.verb == CHAMPION and not condition.at_most:
        return likely * min(1.5, max(0.4, (hardest(battle, mine, condition) / DEALT) ** 6))
    if condition.verb == LOSSES and condition.at_most:
        dread = sum(danger(battle, seat, one, fencing) * worth(battle, one) for one in mine)
        return likely * min(1.3, max(0.6, DREADED / max(0.01, dread)))
    if condition.verb == HELD_TO:
        for _ in range(battle.seats - 2):
            likely *= LIKELY[HELD_TO]  # nobody else is to score either
    return likely


# --- What speaks for it with these figures ---


def danger(battle: Battle, seat: i64, figure: i64, fencing: Fencing) -> float:
    """Return the share of its worth that the charge of any enemy costs a figure on average."""
    foes = members(battle.enemies(figure))
    total = 0.0
    for foe in foes:
        total += fencing.duel(battle, foe, figure, BY_CHARGE, False).value
    return total / float(max(1, len(foes))) / max(0.1, worth(battle, figure))


def hunt(battle: Battle, seat: i64, other: i64, fencing: Fencing) -> float:
    """Return what share of the costliest figure of another is lost if everybody charges it once."""
    theirs = members(battle.own(other))
    prey = theirs[0]
    for one in theirs:
        if battle.sheet(one).cost > battle.sheet(prey).cost:
            prey = one
    total = 0.0
    for figure in members(battle.own(seat)):
        total += fencing.duel(battle, figure, prey, BY_CHARGE, False).value
    return total / max(0.1, worth(battle, prey))


def hardest(battle: Battle, figures: list[int], condition: Condition) -> float:
    """Return the damage line of whoever hits hardest by the means that count, added up."""
    most: i64 = 0
    for figure in figures:
        sheet = battle.sheet(figure)
        line = sheet.damage if condition.means & BY_BLOWS else sheet.ranged_damage
        total: i64 = 0
        for column in range(len(line)):
            total += line[column]
        most = max(most, total)
    return float(most)


# --- An event ---


def event_share(battle: Battle, seat: i64, won: float) -> float:
    """Return a chance to win as the share of Victory Points that a match promises."""
    event = battle.terms.event
    game = float(event.loss) + won * float(event.win - event.loss)
    secret = float(objective_points(battle, seat, False))
    return (game + secret) / float(max(1, event.win + best_objective(battle.terms)))
