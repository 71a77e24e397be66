"""What figures, wounds and posts are worth. The unit is an ordinary trooper of twenty points."""

from typing import Final

from athanor.games.alkemy.advice.odds import COUNTER
from athanor.games.alkemy.codes import CONTROL, NONE, WARD, WARDED
from athanor.games.alkemy.rules.aids import aid
from athanor.games.alkemy.seats import present, rival
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.bits import count_bits
from athanor.kernel.vectors import i64

TROOPER: Final = 20.0
"""Points of an ordinary trooper."""

WOUNDS: Final = 0.6
"""The share of a figure's worth that goes box by box; the rest goes with the last box."""

LAST_STAND: Final = -0.5
"""What is left of the worth of the last enemy: without it the match is drawn (AK2-1108, AKB-R79).

So it is better left alive by whoever is ahead; who is behind is glad of the draw.
"""

LEADS: Final[tuple[float, ...]] = (0.0, 1.0, 1.35, 1.55)
"""What a lead of so many posts is worth, in points of this turn: the first post decides, the
others make it safe."""

POINT: Final = 3.0
"""A scenario point in troopers: three of them are the match, and a warband has about nine."""


TAKEN: Final = 1.2
"""What it is worth in points to take up an objective: it counts when the turn ends."""


def worth(battle: Battle, figure: i64) -> float:
    """Return what a figure is worth to its player."""
    value = float(battle.sheet(figure).cost) / TROOPER
    seat = battle.seat_of(figure)
    if count_bits(battle.own(seat)) == 1:
        left = present(battle)
        if len(left) == 2 and is_ahead(battle, left[0] if left[1] == seat else left[1]):
            return value * LAST_STAND
    return value


def is_ahead(battle: Battle, seat: i64) -> bool:
    """Tell whether a player wins if all stays as it is."""
    points = battle.counts[SCORE + seat] - battle.counts[SCORE + rival(battle, seat)]
    return points + 2 * lead(battle, seat) > 0


def loss(battle: Battle, figure: i64, chances: list[float]) -> tuple[float, float]:
    """Return what damage by these chances costs a figure's player, and the chance of its fall."""
    sheet = battle.sheet(figure)
    traits = battle.traits(figure)
    left = sheet.hp - battle.wounds[figure]
    warded: i64 = 0 if battle.has(figure, WARDED) else aid(battle, figure, WARD)
    hurt, fall = 0.0, 0.0
    for damage in range(1, COUNTER):
        chance = chances[damage]
        if chance > 0.0:
            suffered: i64 = damage
            if traits.harden_less > 0 and suffered >= traits.harden_least:
                suffered -= traits.harden_less
            suffered = max(0, suffered - warded)
            if suffered >= left:
                fall += chance
                suffered = left
            hurt += chance * float(suffered)
    share = WOUNDS * hurt / float(sheet.hp) + (1.0 - WOUNDS) * fall
    return worth(battle, figure) * share, fall


def sure_loss(battle: Battle, figure: i64, damage: i64) -> float:
    """Return what a certain amount of damage costs a figure's player."""
    chances = [0.0] * (COUNTER + 1)
    chances[min(COUNTER - 1, max(0, damage))] = 1.0
    return loss(battle, figure, chances)[0]


def lead(battle: Battle, seat: i64) -> i64:
    """Return how many posts more a player controls than the one who has most of the others'."""
    held = [0] * battle.seats
    for post in range(len(battle.owners)):
        if battle.owners[post] != NONE:
            held[battle.owners[post]] += 1
    mine, held[seat] = held[seat], 0
    return mine - max(held)


def lead_worth(ahead: i64) -> float:
    """Return what a lead in posts is worth, in points."""
    if ahead < 0:
        return -LEADS[min(3, -ahead)]
    return LEADS[min(3, ahead)]


def post_worth(battle: Battle, seat: i64) -> float:
    """Return what turning one post one step is worth: taking one or freeing one of theirs."""
    if battle.layout.objective != CONTROL:
        return POINT * TAKEN
    ahead = lead(battle, seat)
    return POINT * (lead_worth(ahead + 1) - lead_worth(ahead))
