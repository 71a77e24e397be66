"""The pieces of a table that matter to how moves go and end, and the table as moves see it."""

from athanor.games.alkemy.tabletop.polygons import WALL, Piece
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


class Levels:
    """How high one stands where, and what one must be wholly inside of or is slowed by.

    On a table without such pieces everything is ground. For moves a piece that one stands on, and
    one that is cluttered, is flat ground to whoever goes onto it or comes from it, and a wall to
    everybody else: a move goes in or out once, it does not cross (AKB-R8, AK2-1313).
    """

    def __init__(
        self,
        terrain: Terrain,
        tops: list[int],
        raising: i64 = 0,
        cluttered: i64 = 0,
        hindering: i64 = 0,
    ) -> None:
        self.terrain = terrain
        self.tops = tops
        """For each piece how high one stands on it, in units; 0 if one cannot."""
        self.raising = raising
        """The pieces that make whoever stands on them count as bigger, as a mask."""
        self.cluttered = cluttered
        """The pieces that a move must end wholly inside of if it enters them, as a mask."""
        self.hindering = hindering
        """The pieces that make any move shorter which comes over them, as a mask."""
        self.any: i64 = 0
        """The pieces one can stand on, as a mask."""
        for k in range(len(tops)):
            if tops[k] > 0:
                self.any |= bit(k)
        self._tables: dict[int, Terrain] = {}

    def under(self, x: i64, y: i64) -> i64:
        """Return the piece on which a base stands whose centre is at a spot, as a mask, or 0."""
        found: i64 = 0
        best: i64 = 0
        if self.any != 0:
            for k in range(len(self.tops)):
                if self.tops[k] > best and self.terrain.pieces[k].contains(x, y):
                    found = bit(k)
                    best = self.tops[k]
        return found

    def around(self, x: i64, y: i64, length: i64) -> list[int]:
        """Return what a base may stand on whose centre is so near to a spot: 0 is the ground."""
        found: list[int] = [0]
        if self.any != 0:
            for k in range(len(self.tops)):
                piece = self.terrain.pieces[k]
                if self.any >> k & 1 and piece.within(x, y, length):
                    found.append(bit(k))
                    if piece.contains(x, y) and piece.compare_edge(x, y, length) > 0:
                        found[0] = bit(k)  # no ground so near
        return found

    def height(self, piece: i64) -> i64:
        """Return how high one stands on the piece of a mask; on none it is 0."""
        for k in range(len(self.tops)):
            if piece >> k & 1:
                return self.tops[k]
        return 0

    def height_at(self, x: i64, y: i64) -> i64:
        """Return how high a base stands whose centre is at a spot."""
        return self.height(self.under(x, y))

    def holds(self, piece: i64, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a base lies wholly inside the cluttered piece of a mask (AK2-1313)."""
        for k in range(self.terrain.count):
            if piece >> k & 1:
                return self.terrain.pieces[k].contains_disc(x, y, radius)
        return False

    def may_hold(self, piece: i64, x: i64, y: i64, radius: i64, around: i64) -> bool:
        """Tell the same of some spot around a point; a no is certain."""
        if around < radius:
            return self.holds(piece, x, y, radius - around)
        for k in range(self.terrain.count):
            if piece >> k & 1:
                return self.terrain.pieces[k].within(x, y, around)
        return False

    def close(self, x: i64, y: i64, reach: i64) -> i64:
        """Return the cluttered and hindering pieces that may come so near to a point, as a mask."""
        found: i64 = 0
        rough = self.cluttered | self.hindering
        for k in range(self.terrain.count):
            if rough >> k & 1:
                piece = self.terrain.pieces[k]
                if (
                    piece.left - reach < x < piece.right + reach
                    and piece.bottom - reach < y < piece.top + reach
                ):
                    found |= bit(k)
        return found

    def table(self, pieces: i64) -> Terrain:
        """Return the table for moves that go onto some pieces only."""
        return self.without(self.any & ~pieces)

    def without(self, shut: i64) -> Terrain:
        """Return the table with some pieces as walls, worked out once."""
        if shut == 0:
            return self.terrain
        found = self._tables.get(shut)
        if found is None:
            whole = self.terrain
            found = Terrain(
                whole.width,
                whole.height,
                [
                    Piece(piece.points(), piece.size, WALL, checked=False)
                    if shut >> k & 1
                    else piece
                    for k, piece in enumerate(whole.pieces)
                ],
            )
            self._tables[shut] = found
        return found
