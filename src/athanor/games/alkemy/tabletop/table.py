"""A table with its scenery: what never changes while bases move on it."""

from collections.abc import Sequence

from athanor.games.alkemy.tabletop.discs import MAX_ELEMENTS, Discs
from athanor.games.alkemy.tabletop.ground import Ground
from athanor.games.alkemy.tabletop.points import MAX_SIDE
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.walls import Walls
from athanor.kernel.packed import i64


class Terrain:
    """A rectangular table with pieces of scenery, shared by all copies of a match.

    All pieces stop a base. Where some may be entered the game keeps two: one with all pieces, for
    sight, and one with those that stop a move.
    """

    def __init__(self, width: int, height: int, pieces: Sequence[Piece] = ()) -> None:
        """Lay out a table with (0, 0) in its corner; pieces may overlap each other."""
        if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
            raise ValueError(f"a table of {width} by {height}; a side may be 1 to {MAX_SIDE}")
        if len(pieces) > MAX_ELEMENTS:
            raise ValueError(f"{len(pieces)} pieces on one table; there may be {MAX_ELEMENTS}")
        for number, piece in enumerate(pieces):
            if piece.right > width or piece.top > height:
                raise ValueError(f"piece {number} is not wholly on the table")
        self.width: i64 = width
        self.height: i64 = height
        self.pieces = list(pieces)
        self.count: i64 = len(pieces)
        self.walls = Walls(pieces)
        self._grounds: dict[int, Ground] = {}

    def ground(self, radius: i64) -> Ground:
        """Return the table as bases of a radius see it; worked out when first asked for."""
        found = self._grounds.get(radius)
        if found is None:
            found = Ground(self.width, self.height, self.pieces, self.walls, radius)
            self._grounds[radius] = found
        return found

    def all(self) -> i64:
        """Return the mask of all pieces."""
        return (1 << self.count) - 1

    def tall(self, size: i64) -> i64:
        """Return the mask of the pieces of at least a size."""
        mask: i64 = 0
        for k in range(self.count):
            if self.pieces[k].size >= size:
                mask |= 1 << k
        return mask

    def near(self, x: i64, y: i64, reach: i64) -> i64:
        """Return the mask of the pieces that are at most ``reach`` from a point."""
        mask: i64 = 0
        for k in range(self.count):
            if self.pieces[k].within(x, y, reach):
                mask |= 1 << k
        return mask

    def in_the_way(self, x: i64, y: i64, radius: i64) -> i64:
        """Return the mask of the pieces that a base put somewhere would overlap."""
        mask: i64 = 0
        for k in range(self.count):
            piece = self.pieces[k]
            if (
                piece.left - radius < x < piece.right + radius
                and piece.bottom - radius < y < piece.top + radius
                and piece.overlaps_disc(x, y, radius)
            ):
                mask |= 1 << k
        return mask

    def on_table(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a base stands wholly on the table; it may touch the edge."""
        return radius <= x <= self.width - radius and radius <= y <= self.height - radius

    def is_free(self, x: i64, y: i64, radius: i64, discs: Discs, others: i64) -> bool:
        """Tell whether a base can stand somewhere: on the table, over no piece and no base.

        Exact, as everything about standing is: touching is allowed, a unit more is not.
        """
        return (
            self.on_table(x, y, radius)
            and discs.in_the_way(x, y, radius, others) == 0
            and self.in_the_way(x, y, radius) == 0
        )
