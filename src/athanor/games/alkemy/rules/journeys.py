"""The ways to make a move: over which table, how far, and where they end.

A move over plain ground is one way. Where one may stand on pieces there is a way for each of them;
where pieces are cluttered, one for each that the move may end in; and where ground is hindering,
one that keeps off it and a shorter one that does not. A spot can be reached if one of them leads
there, so whatever is asked of a move is asked of each.
"""

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.climbing import ascent, beneath
from athanor.games.alkemy.rules.space import in_the_way, leaps_to
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.leeway import Leeway
from athanor.games.alkemy.tabletop.paths import Path, Reach, can_reach, find_path
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


class Going:
    """One way to make a move."""

    def __init__(self, table: Terrain, length: i64, piece: i64, leapt: Terrain) -> None:
        self.table = table
        self.length = length
        self.piece = piece
        """What it ends on, or wholly inside of, as a mask; 0 for the ground."""
        self.leapt = leapt
        """The table for whoever leaps."""


def goings(battle: Battle, figure: i64, length: i64, less: i64) -> list[Going]:
    """Return the ways to make a move of a length; hindering ground makes it less by some."""
    levels = battle.levels
    if levels.any != 0:
        return onto_pieces(battle, figure, length)
    if levels.cluttered | levels.hindering != 0:
        return into_pieces(battle, figure, length, less)
    return [Going(battle.terrain, length, 0, battle.terrain)]


def onto_pieces(battle: Battle, figure: i64, length: i64) -> list[Going]:
    """Return the ways that end on the ground and on each piece one can climb (AKB-R8)."""
    levels = battle.levels
    start = beneath(battle, figure)
    found: list[Going] = []
    for end in [0, *[bit(k) for k in range(len(levels.tops)) if levels.any >> k & 1]]:
        up = ascent(battle, figure, end)
        if up != NONE and up <= length:
            found.append(Going(levels.table(start | end), length - up, end, battle.terrain))
    return found


def into_pieces(battle: Battle, figure: i64, length: i64, less: i64) -> list[Going]:
    """Return the ways that end in no cluttered piece, and in each that is near.

    Where hindering ground is near there are two of each: off it, and shorter by ``less`` over it
    (AK2-1310, AK2-R49). Whoever stands in a piece is slowed by it, and does not enter it (AK2-R90).
    """
    levels = battle.levels
    x, y, radius = battle.discs.x[figure], battle.discs.y[figure], battle.discs.radius[figure]
    near = levels.close(x, y, length + radius)
    inside = battle.terrain.in_the_way(x, y, radius, near)
    slowed = near & levels.hindering
    ends: list[int] = [0]
    for k in range(battle.terrain.count):
        if (near & levels.cluttered & ~inside) >> k & 1:
            ends.append(bit(k))
    found: list[Going] = []
    for end in ends:
        shut = levels.cluttered & ~inside & ~end
        if slowed & inside == 0 and end & slowed == 0:
            table = levels.without(shut | slowed)
            found.append(Going(table, length, end, table))
        if slowed != 0:
            table = levels.without(shut)
            found.append(Going(table, length - less if length > less else 0, end, table))
    return found


class Journeys:
    """Where a move may end, whichever way it is made."""

    def __init__(self, battle: Battle, figure: i64, length: i64, less: i64) -> None:
        self.battle = battle
        self.figure = figure
        self.length = length
        self.less = less
        self.ruled_out: i64 = 0
        """So many ways, the ground first, are known to lead to no legal spot."""
        self._ways: list[Going] | None = None
        self._reaches: list[Reach] | None = None
        self._leeways: list[Leeway | None] = []

    def ways(self) -> list[Going]:
        """Return the ways there are, the ground first."""
        found = self._ways
        if found is None:
            found = goings(self.battle, self.figure, self.length, self.less)
            self._ways = found
        return found

    def ends_on_ground(self) -> bool:
        """Tell whether no way ends on or in a piece."""
        return all(way.piece == 0 for way in self.ways())

    def ends_so(self, way: Going, x: i64, y: i64) -> bool:
        """Tell whether a base at a spot stands on what a way ends on, or wholly inside of it."""
        levels = self.battle.levels
        if levels.any != 0:
            return levels.under(x, y) == way.piece
        if way.piece == 0:
            return True
        return levels.holds(way.piece, x, y, self.battle.discs.radius[self.figure])

    def may_end_so(self, way: Going, x: i64, y: i64, around: i64) -> bool:
        """Tell the same of some spot around a point; a no is certain."""
        levels = self.battle.levels
        if levels.any != 0:
            return way.piece in levels.around(x, y, around)
        if way.piece == 0:
            return True
        return levels.may_hold(way.piece, x, y, self.battle.discs.radius[self.figure], around)

    def leads_to(self, x: i64, y: i64) -> bool:
        """Tell whether some way to a spot is short enough, or a leap; jumping down is free."""
        battle, figure = self.battle, self.figure
        ways = self.ways()
        for k in range(len(ways)):
            way = ways[k]
            if not self.ends_so(way, x, y):
                continue
            reaches = self._reaches
            if reaches is not None:
                if reaches[k].holds(x, y):
                    return True
            elif can_reach(
                way.table, battle.discs, figure, in_the_way(battle, figure), x, y, way.length
            ):
                return True
            if leaps_to(battle, figure, x, y, way.length, way.leapt):
                return True
        return False

    def may_lead_to(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether some way, or a leap, may lead to a spot so near; a no is certain."""
        battle, figure = self.battle, self.figure
        ways = self.ways()
        for k in range(self.ruled_out, len(ways)):
            way = ways[k]
            if self.may_end_so(way, x, y, around) and (
                self._leeway(k).may_end(x, y, around)
                or leaps_to(battle, figure, x, y, way.length, way.leapt, around)
            ):
                return True
        return False

    def path(self, x: i64, y: i64) -> Path | None:
        """Return the shortest way on foot to a spot, or None if there is none."""
        battle, figure = self.battle, self.figure
        best: Path | None = None
        for way in self.ways():
            if self.ends_so(way, x, y):
                others = in_the_way(battle, figure)
                found = find_path(way.table, battle.discs, figure, others, x, y, way.length)
                if found is not None and (best is None or found.length < best.length):
                    best = found
        return best

    def reaches(self) -> list[Reach]:
        """Return everywhere each way leads to, searched once."""
        found = self._reaches
        if found is None:
            found = self.areas(None)
            self._reaches = found
        return found

    def areas(self, around: tuple[float, float, float] | None) -> list[Reach]:
        """Return where each way leads to; whoever will ask about a disc only may say so."""
        battle, figure = self.battle, self.figure
        others = in_the_way(battle, figure)
        return [
            Reach(way.table, battle.discs, figure, others, way.length, around)
            for way in self.ways()
        ]

    def _leeway(self, k: i64) -> Leeway:
        """Return where a way may lead to, around a point."""
        ways = self.ways()
        if not self._leeways:
            self._leeways = [None] * len(ways)
        found = self._leeways[k]
        if found is None:
            battle, figure, way = self.battle, self.figure, ways[k]
            others = in_the_way(battle, figure)
            found = Leeway(way.table, battle.discs, figure, others, way.length)
            self._leeways[k] = found
        return found
