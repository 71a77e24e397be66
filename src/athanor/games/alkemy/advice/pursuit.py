"""What a secret objective makes of things: whom to hunt, whom to spare, where to go (AK2 4.16).

A bot knows its own objective only. What it asks for comes on top of what things are worth anyway,
so that a match is not thrown away for it: a win is worth more than any objective (AK2-1505).
"""

from typing import Final

from athanor.games.alkemy.advice.stakes import TROOPER, lead
from athanor.games.alkemy.codes import (
    CHAMPION,
    CONTROL,
    COSTLIEST_REMOVED,
    HELD_TO,
    INVADERS,
    LOSSES,
    REMOVED,
    TOKENS_HARVESTED,
    UNSCATHED,
    WHITE,
)
from athanor.games.alkemy.decks import Condition
from athanor.games.alkemy.rules.aids import concerns
from athanor.games.alkemy.rules.objectives import objective_of, progress
from athanor.games.alkemy.seats import others
from athanor.games.alkemy.state import CUT_DOWN, SCORE, SHOT_DOWN, TALLY_ROW, Battle
from athanor.games.alkemy.terms import Zone
from athanor.kernel.bits import count_bits, members
from athanor.kernel.vectors import i64

VICTORY: Final = 0.9
"""What a Victory Point is worth in troopers that may come of what is done now.

A win is five of them more than a loss, and about nine troopers: half of that, as it may be in vain.
"""

KEENEST: Final = 3.0
"""Nobody is hunted or spared more than so many times as much as usual."""

SPARED: Final = 0.4
"""How much it counts already to keep the one who may still be lost."""

DENIED: Final = 0.5
"""How much of a shutout hangs on a post of theirs while they lead, for it would end it."""

GUARDED: Final = 0.2
"""And while nobody leads."""

LATE: Final = 6.0
"""By this turn most matches are nearly over."""


class Pursuit:
    """What is still to be done for a player's objective, as things stand."""

    def __init__(self, battle: Battle, seat: i64) -> None:
        self.battle = battle
        self.seat = seat
        self.prize = 0.0
        """What fulfilling it is worth, in troopers."""
        self.open: list[tuple[Condition, int]] = []
        """What it asks for and can still decide, with how many are missing, or may still be."""
        objective = objective_of(battle, seat)
        if objective is None:
            return
        self.prize = VICTORY * (float(objective.vp) + 0.5 * float(objective.vp_if_win))
        for condition in objective.conditions:
            reached = progress(battle, seat, condition)
            left = condition.goal - reached
            if condition.at_most and left < 0:
                self.open = []  # it has failed for good
                return
            if condition.at_most or left > 0 or condition.verb in (UNSCATHED, INVADERS):
                self.open.append((condition, left))

    def keenness(self, figure: i64, enemy: i64, means: i64) -> float:
        """Return how many times as much as usual it is worth to a figure to hurt an enemy."""
        extra = 0.0
        for condition, left in self.open:
            if condition.at_most or left <= 0:
                continue
            if condition.verb == COSTLIEST_REMOVED and is_costliest(self.battle, enemy):
                extra += self.prize / float(left)
            elif self.counts_for(condition, figure, means):
                extra += self.prize / float(self.missing(condition, figure, left))
        return self.times(enemy, extra)

    def counts_for(self, condition: Condition, figure: i64, means: i64) -> bool:
        """Tell whether it is counted whom a figure removes so."""
        if condition.verb not in (CHAMPION, REMOVED) or not condition.means & means:
            return False
        return concerns(self.battle, figure, condition.who)

    def missing(self, condition: Condition, figure: i64, left: i64) -> i64:
        """Return how many enemies a figure, or all together, must still remove."""
        if condition.verb == REMOVED:
            return left
        tallies = self.battle.tallies
        done = tallies[TALLY_ROW * figure + CUT_DOWN] + tallies[TALLY_ROW * figure + SHOT_DOWN]
        return max(1, condition.goal - done)

    def caution(self, figure: i64) -> float:
        """Return how many times as much as usual a figure should fear for itself."""
        extra = 0.0
        for condition, left in self.open:
            if not concerns(self.battle, figure, condition.who):
                continue
            if condition.verb == UNSCATHED and not condition.at_most:
                if self.battle.colour(figure) == WHITE and left <= 0:
                    extra += self.prize if left == 0 else SPARED * self.prize
            elif condition.verb == LOSSES and condition.at_most and left <= 1:
                extra += self.prize if left == 0 else SPARED * self.prize
        return self.times(figure, extra)

    def times(self, figure: i64, extra: float) -> float:
        """Return what comes on top of a figure's worth as a factor."""
        usual = max(0.5, float(self.battle.sheet(figure).cost) / TROOPER)
        return min(KEENEST, 1.0 + extra / usual)

    def token(self) -> float:
        """Return what it is worth to harvest one more token."""
        for condition, left in self.open:
            wanted = condition.verb == TOKENS_HARVESTED and not condition.at_most
            if wanted and 0 < left <= count_bits(self.battle.tokens_left):
                return self.prize / float(left)
        return 0.0

    def invading(self, figure: i64) -> list[tuple[Zone, float]]:
        """Return the zones that a figure should be in at the end, and what that is worth by now."""
        found: list[tuple[Zone, float]] = []
        for condition, _ in self.open:
            wanted = condition.verb == INVADERS and not condition.at_most
            if wanted and concerns(self.battle, figure, condition.who):
                share = self.prize / float(max(1, condition.goal)) * lateness(self.battle)
                for other in others(self.battle, self.seat):
                    found.append((self.battle.zone(other), share))
        return found

    def denial(self) -> float:
        """Return what else it is worth to take a post, so that nobody else scores."""
        if self.battle.layout.objective != CONTROL:
            return 0.0
        for condition, _ in self.open:
            if condition.verb == HELD_TO and condition.at_most:
                ahead = lead(self.battle, self.seat)
                if ahead <= 0:
                    return self.prize * (DENIED if ahead < 0 else GUARDED)
        return 0.0


def is_costliest(battle: Battle, enemy: i64) -> bool:
    """Tell whether nobody in an enemy's warband costs more."""
    cost = battle.sheet(enemy).cost
    mates = members(battle.roster.side[battle.seat_of(enemy)])
    return all(battle.sheet(mate).cost <= cost for mate in mates)


def lateness(battle: Battle) -> float:
    """Return how near the end of the match seems, from 0 to 1."""
    most: i64 = 0
    for seat in range(battle.seats):
        most = max(most, battle.counts[SCORE + seat])
    points = float(most) / float(max(1, battle.layout.goal))
    return min(1.0, max(points, float(battle.turn) / LATE))
