"""Climbing over an element (AK2-1315 to AK2-1318, AK2-R50): straight across, to its far side."""

import math
from typing import Final

from athanor.games.alkemy.codes import CLIMBABLE, NONE, RAN_OR_CHARGED, REFLEX
from athanor.games.alkemy.rules.climbing import fits, may_fit
from athanor.games.alkemy.rules.dice import Pool, roll
from athanor.games.alkemy.rules.elements import inside, is_beside
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.rules.moves import disengage, spoil_aim
from athanor.games.alkemy.rules.places import OFF_TABLE, TAKEN, Spots, nearest_legal
from athanor.games.alkemy.rules.space import (
    spot_code,
    spot_x,
    spot_y,
    touched,
    touched_all_around,
    walk_value,
)
from athanor.games.alkemy.rules.tell import moved, tell
from athanor.games.alkemy.rules.things import piece_thing
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import INCH, SLACK, to_grid
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64

HARDEST: Final = 8
"""What the size of the element is added to (AK2-1315)."""

STEPS: Final = 4000
"""Beyond the far edge, so many thousandths of an inch are tried for the base to be clear of it."""


def climb_objection(battle: Battle, figure: i64, piece: i64) -> str:
    """Return why a figure may not announce to climb an element, or nothing.

    Whether it is near enough is found out when it tries (AK2-007, AK2-008).
    """
    if piece >= len(battle.placed) or not battle.edition.land.is_advanced:
        return "no-such-piece AK2-520 AK2-1315 AKB-171"
    if not battle.placed[piece].crossing & CLIMBABLE:
        return "no-climb AK2-1315"
    if battle.ap[figure] < 1:
        return "no-ap AK2-1315"
    if battle.has(figure, RAN_OR_CHARGED):
        return "climb-moved-already AK2-610 AK2-617 AK2-R50"
    discs = battle.discs
    if battle.terrain.pieces[piece].contains(discs.x[figure], discs.y[figure]):
        return "inside-already AK2-1317 AK2-R50"
    return ""


class Crossing:
    """The straight way over an element from where it is nearest: where it begins and how long."""

    def __init__(self, piece: Polygon, x: i64, y: i64) -> None:
        self.x, self.y = nearest_point(piece, float(x), float(y))
        dx, dy = self.x - float(x), self.y - float(y)
        away = math.sqrt(dx * dx + dy * dy)
        if away <= SLACK:
            dx, dy, away = inward(piece, self.x, self.y)
        self.ux = dx / away
        self.uy = dy / away
        self.length = 0.0
        """From edge to edge of the element; the approach and the base do not count (AK2-R50)."""
        last = piece.count - 1
        ax, ay = float(piece.x[last]) - self.x, float(piece.y[last]) - self.y
        for k in range(piece.count):
            bx, by = float(piece.x[k]) - self.x, float(piece.y[k]) - self.y
            before, after = self._aside(ax, ay), self._aside(bx, by)
            if (before > 0.0) != (after > 0.0):
                share = before / (before - after)
                self.length = max(
                    self.length,
                    self._along(ax, ay) + share * (self._along(bx, by) - self._along(ax, ay)),
                )
            ax, ay = bx, by

    def _along(self, dx: float, dy: float) -> float:
        """Return how far along the way something lies, seen from its beginning."""
        return dx * self.ux + dy * self.uy

    def _aside(self, dx: float, dy: float) -> float:
        """Return how far to the left of the way something lies."""
        return dy * self.ux - dx * self.uy

    def at(self, distance: float) -> tuple[i64, i64]:
        """Return the spot so far along the way."""
        return to_grid(self.x + distance * self.ux), to_grid(self.y + distance * self.uy)

    def beyond(self, x: i64, y: i64) -> float:
        """Return how far beyond the far edge a spot lies, along the way."""
        return self._along(float(x) - self.x, float(y) - self.y) - self.length

    def away(self, x: i64, y: i64) -> float:
        """Return how far a spot is from the beginning of the way."""
        dx, dy = float(x) - self.x, float(y) - self.y
        return math.sqrt(dx * dx + dy * dy)


def nearest_point(piece: Polygon, x: float, y: float) -> tuple[float, float]:
    """Return the point of a border that is nearest to another; of several, the first."""
    best = -1.0
    found = (x, y)
    last = piece.count - 1
    ax, ay = float(piece.x[last]), float(piece.y[last])
    for k in range(piece.count):
        bx, by = float(piece.x[k]), float(piece.y[k])
        dx, dy = bx - ax, by - ay
        share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
        share = min(1.0, max(0.0, share))
        px, py = ax + share * dx, ay + share * dy
        away = (px - x) * (px - x) + (py - y) * (py - y)
        if best < 0.0 or away < best:
            best = away
            found = (px, py)
        ax, ay = bx, by
    return found


def inward(piece: Polygon, x: float, y: float) -> tuple[float, float, float]:
    """Return the way into a piece from a point of its border, and its length."""
    last = piece.count - 1
    ax, ay = float(piece.x[last]), float(piece.y[last])
    for k in range(piece.count):
        bx, by = float(piece.x[k]), float(piece.y[k])
        dx, dy = bx - ax, by - ay
        if abs(dx * (y - ay) - dy * (x - ax)) <= 1.0 + SLACK and (
            (x - ax) * (x - bx) + (y - ay) * (y - by) <= SLACK
        ):
            return -dy, dx, math.sqrt(dx * dx + dy * dy)  # corners run anticlockwise
        ax, ay = bx, by
    raise AssertionError("the nearest point of a piece lies on its border")


class FarSide(Spots):
    """Where a figure may be put that has climbed an element: beyond it, off all enemies.

    It is never asked for: the figure goes straight across, or to the nearest such place (AK2-R50).
    """

    def __init__(self, battle: Battle, figure: i64, piece: i64) -> None:
        seat = battle.seat_of(figure)
        super().__init__(battle, seat, figure, "climb", "AK2-1317 AK2-R50")
        self.piece = battle.terrain.pieces[piece]
        self.walk = walk_value(battle, figure)
        self.radius = battle.discs.radius[figure]
        discs = battle.discs
        self.way = Crossing(self.piece, discs.x[figure], discs.y[figure])
        cluttered = battle.levels.cluttered
        self.entered = cluttered & ~inside(battle, figure, cluttered) & ~bit(piece)
        self.across = self.straight_across()

    def place(self) -> i64:
        """Return where the figure is put, or NONE if there is no such place."""
        if self.way.length > float(self.walk) + SLACK:
            return NONE
        x, y = self.across
        if self.objection(x, y) == "":
            return spot_code(x, y)
        return nearest_legal(self, x, y, x, y)

    def straight_across(self) -> tuple[i64, i64]:
        """Return the first spot on the way where the base is clear of the element."""
        away = self.way.length + float(self.radius)
        x, y = self.way.at(away)
        for _ in range(STEPS):
            if not self.piece.overlaps_disc(x, y, self.radius):
                break
            away += 1.0
            x, y = self.way.at(away)
        return x, y

    def objection(self, x: i64, y: i64) -> str:
        """Return why the figure may not be put at a spot."""
        battle, figure = self.battle, self.figure
        if x < 0 or y < 0 or not battle.terrain.on_table(x, y, self.radius):
            return OFF_TABLE
        if self.way.beyond(x, y) < -SLACK or self.piece.overlaps_disc(x, y, self.radius):
            return "not-across AK2-1317 AK2-R50"
        most = float(self.walk + self.radius) + SLACK
        if (x, y) != self.across and self.way.away(x, y) > most:  # straight, the crossing counts
            return "too-far-across AK2-1317 AK2-R50"
        apart = battle.edition.clearance - 1
        if touched(battle, figure, x, y, battle.enemies(figure), apart):
            return "ends-in-contact AK2-R50"
        if not fits(battle, figure, x, y):
            return TAKEN
        for k in members(battle.terrain.in_the_way(x, y, self.radius, self.entered)):
            if not battle.terrain.pieces[k].contains_disc(x, y, self.radius):
                return "partly-inside AK2-1313"
        return ""

    def worth_a_look(self) -> list[int]:
        """Return the spot straight across."""
        return [spot_code(*self.across)]

    def area(self) -> tuple[i64, i64, i64]:
        """Return a square around where the climb begins, as wide as it may be long."""
        return to_grid(self.way.x), to_grid(self.way.y), self.walk + self.radius + 1

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether the figure can certainly be put nowhere so near to a point."""
        battle, figure, wide = self.battle, self.figure, float(around)
        if self.way.beyond(x, y) < -wide - SLACK:
            return True
        if self.way.away(x, y) > float(self.walk + self.radius) + wide + SLACK:
            return True
        if not battle.terrain.on_table(x, y, self.radius - around):
            return True
        if around < self.radius and self.piece.overlaps_disc(x, y, self.radius - around):
            return True
        enemies, apart = battle.enemies(figure), battle.edition.clearance - 1
        if touched_all_around(battle, figure, x, y, enemies, apart, around):
            return True
        return not may_fit(battle, figure, x, y, around)


def climb(battle: Battle, figure: i64, piece: i64) -> Script[None]:
    """Climb an element: a roll of Reflex, and a fall if it fails (AK2-1315 to AK2-1318)."""
    things = (piece_thing(piece),)
    if not is_beside(battle, figure, piece, INCH):
        tell(battle, "climb-missed", "AK2-008 AK2-1315", figure, things=things)
        return
    if FarSide(battle, figure, piece).place() == NONE:
        tell(battle, "climb-nowhere", "AK2-008 AK2-1317 AK2-R50", figure, things=things)
        return
    if battle.in_combat(figure):
        yield from disengage(battle, figure, battle.foes[figure])
        if not battle.is_present(figure):
            return
    missing = yield from shortfall(battle, figure, piece)
    if missing > 0:  # AK2-1316
        tell(battle, "climb-failed", "AK2-1315 AK2-1316", figure, count=missing, things=things)
        suffer(battle, figure, missing)
        return
    spot = FarSide(battle, figure, piece).place()
    start = (battle.discs.x[figure], battle.discs.y[figure])
    x, y = spot_x(spot), spot_y(spot)
    moved(battle, figure, "climbed", "AK2-1315 AK2-1317 AK2-R50", [start, (x, y)])
    battle.discs.move(figure, x, y)
    battle.edition.bonds.moved(battle, figure)
    spoil_aim(battle, figure)


def shortfall(battle: Battle, figure: i64, piece: i64) -> Script[i64]:
    """Return by how much a roll to climb falls short; who leaps need not roll (AK2-1318)."""
    things = (piece_thing(piece),)
    if battle.traits(figure).leap > 0:
        tell(battle, "climbs-at-ease", "AK2-1318", figure, things=things)
        return 0
    reflex = battle.sheet(figure).reflex
    if reflex == NONE:
        tell(battle, "effortless", "AK2-109", figure)
        return 0
    difficulty = HARDEST + battle.terrain.pieces[piece].size
    pool = Pool(battle, figure, REFLEX)
    pool.add_skills(NONE, 0, NONE)
    pool.add_boosts()
    result = yield from roll(pool, reflex, difficulty, None)
    return difficulty - result.total if result.total < difficulty else 0
