"""The pieces of a table that one can stand on, and the table as moves between them see it."""

from athanor.games.alkemy.tabletop.polygons import WALL, Piece
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.vectors import i64


class Levels:
    """How high one stands where. On a table without such pieces everything is ground.

    For moves such a piece is flat ground to whoever goes onto it or comes down from it, and a wall
    to everybody else: a move goes up or down once, it does not cross.
    """

    def __init__(self, terrain: Terrain, tops: list[int], raising: i64 = 0) -> None:
        self.terrain = terrain
        self.tops = tops
        """For each piece how high one stands on it, in units; 0 if one cannot."""
        self.raising = raising
        """The pieces that make whoever stands on them count as bigger, as a mask."""
        self.any: i64 = 0
        """The pieces one can stand on, as a mask."""
        for k in range(len(tops)):
            if tops[k] > 0:
                self.any |= 1 << k
        self._tables: dict[int, Terrain] = {}

    def under(self, x: i64, y: i64) -> i64:
        """Return the piece on which a base stands whose centre is at a spot, as a mask, or 0."""
        found: i64 = 0
        best: i64 = 0
        if self.any != 0:
            for k in range(len(self.tops)):
                if self.tops[k] > best and self.terrain.pieces[k].contains(x, y):
                    found = 1 << k
                    best = self.tops[k]
        return found

    def around(self, x: i64, y: i64, length: i64) -> list[int]:
        """Return what a base may stand on whose centre is so near to a spot: 0 is the ground."""
        found: list[int] = [0]
        if self.any != 0:
            for k in range(len(self.tops)):
                piece = self.terrain.pieces[k]
                if self.any >> k & 1 and piece.within(x, y, length):
                    found.append(1 << k)
                    if piece.contains(x, y) and piece.compare_edge(x, y, length) > 0:
                        found[0] = 1 << k  # no ground so near
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

    def table(self, pieces: i64) -> Terrain:
        """Return the table for moves that go onto some pieces only, worked out once."""
        if self.any & ~pieces == 0:
            return self.terrain
        found = self._tables.get(pieces)
        if found is None:
            shut = self.any & ~pieces
            whole = self.terrain
            found = Terrain(
                whole.width,
                whole.height,
                [
                    Piece(piece.points(), piece.size, WALL) if shut >> k & 1 else piece
                    for k, piece in enumerate(whole.pieces)
                ],
            )
            self._tables[pieces] = found
        return found
