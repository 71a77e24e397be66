"""Where a scenario wants figures to stand, beyond its posts: areas, enemy zones, away with it."""

from math import sqrt
from typing import Final

from athanor.games.alkemy.advice.stakes import POINT
from athanor.games.alkemy.codes import EACH_AREA, IN_ENEMY_ZONE, MOST_AREAS, MOST_POSTS, NONE
from athanor.games.alkemy.rules.bearing import borne_by, is_of
from athanor.games.alkemy.rules.scenario import earned
from athanor.games.alkemy.seats import others
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.terms import Zone
from athanor.kernel.bits import bit, members
from athanor.kernel.vectors import i64

DECIDES: Final = 1.0
"""What it is worth, in points, to hold an area that would not be held otherwise."""

LEVELS: Final = 0.5
"""And to keep another player from holding one."""

GUARDS: Final = 0.15
"""And to stand with friends who hold it without this figure."""

THROUGH: Final = 1.5
"""What it is worth to get through: a point each turn for as long as it lasts."""

HOME: Final = 0.5
"""What draws whoever carries an objective back to the own zone."""


class Pull:
    """A part of the table that draws a figure, and how much."""

    def __init__(self, zone: Zone, worth: float) -> None:
        self.zone = zone
        self.worth = worth

    def distance(self, x: i64, y: i64, radius: i64) -> float:
        """Return how far a base is from lying entirely in it, along a straight line."""
        zone = self.zone
        right, top = zone.deploy_right - radius, zone.deploy_top - radius
        dx = max(0, zone.deploy_left + radius - x, x - right)
        dy = max(0, zone.deploy_bottom + radius - y, y - top)
        away = sqrt(float(dx * dx + dy * dy))
        if zone.radius > 0:
            cx, cy = x - zone.corner_x, y - zone.corner_y
            away = max(away, sqrt(float(cx * cx + cy * cy)) - float(zone.radius - radius))
        return away

    def middle(self) -> tuple[i64, i64]:
        """Return a point well inside."""
        zone = self.zone
        if zone.radius > 0:
            x = (zone.corner_x + zone.deploy_left + zone.deploy_right) // 3
            return x, (zone.corner_y + zone.deploy_bottom + zone.deploy_top) // 3
        return (
            (zone.deploy_left + zone.deploy_right) // 2,
            (zone.deploy_bottom + zone.deploy_top) // 2,
        )


def pulls_on(battle: Battle, figure: i64) -> list[Pull]:
    """Return the parts of the table that draw a figure in this scenario; mostly none."""
    seat = battle.seat_of(figure)
    found: list[Pull] = []
    for rule in battle.layout.scoring:
        if rule.verb in (MOST_AREAS, EACH_AREA):
            for zone in battle.layout.areas:
                found.append(Pull(zone, POINT * area_worth(battle, figure, zone)))
        elif rule.verb == IN_ENEMY_ZONE and is_of(battle, figure, rule.who):
            for other in others(battle, seat):
                found.append(Pull(battle.zone(other), POINT * THROUGH * float(rule.points)))
    if borne_by(battle, figure) != NONE:
        found.append(Pull(battle.zone(seat), POINT * HOME))
    return found


def area_worth(battle: Battle, figure: i64, zone: Zone) -> float:
    """Return what it changes in an area, in points, that a figure stands in it."""
    discs = battle.discs
    counts = [0] * battle.seats
    for other in members(battle.present & ~bit(figure)):
        if zone.holds(discs.x[other], discs.y[other], discs.radius[other]):
            counts[battle.seat_of(other)] += 1
    seat = battle.seat_of(figure)
    mine, counts[seat] = counts[seat], 0
    theirs = max(counts)
    if mine > theirs:
        return GUARDS
    if mine == theirs:
        return DECIDES
    return LEVELS if mine + 1 == theirs else GUARDS


def prospect(battle: Battle, seat: i64) -> float:
    """Return the points that a player would get if the turn ended now, but for Jin Posts."""
    total: i64 = 0
    for rule in battle.layout.scoring:
        if rule.verb != MOST_POSTS:
            total += rule.points * earned(battle, rule, seat)
    return float(total)
