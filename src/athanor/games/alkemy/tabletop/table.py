"""A table with its scenery: what never changes while bases move on it."""

from collections.abc import Sequence

from athanor.games.alkemy.tabletop.borders import Borders
from athanor.games.alkemy.tabletop.discs import MAX_ELEMENTS, Discs
from athanor.games.alkemy.tabletop.ground import Ground
from athanor.games.alkemy.tabletop.points import INCH, MAX_SIDE
from athanor.games.alkemy.tabletop.polygons import SLOW, TOLL, WALL, Piece
from athanor.games.alkemy.tabletop.slow import SlowGround
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


class Terrain:
    """A rectangular table with pieces of scenery, shared by all copies of a match.

    For a move each piece is what its kind says; the masks ``walls``, ``tolls`` and ``slow`` name
    those of each kind. For sight all are the same: there masks say what blocks.
    """

    def __init__(
        self, width: int, height: int, pieces: Sequence[Piece] = (), toll: int = INCH
    ) -> None:
        """Lay out a table with (0, 0) in its corner; pieces may overlap each other.

        To cross a piece of kind ``TOLL`` costs a move ``toll`` units.
        """
        if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
            raise ValueError(f"a table of {width} by {height}; a side may be 1 to {MAX_SIDE}")
        if len(pieces) > MAX_ELEMENTS:
            raise ValueError(f"{len(pieces)} pieces on one table; there may be {MAX_ELEMENTS}")
        for number, piece in enumerate(pieces):
            if min(piece.left, piece.bottom) < 0 or piece.right > width or piece.top > height:
                raise ValueError(f"piece {number} is not wholly on the table")
        self.width: i64 = width
        self.height: i64 = height
        self.toll: i64 = toll
        self.pieces = list(pieces)
        self.count: i64 = len(pieces)
        self.walls: i64 = self._of_kind(WALL)
        self.tolls: i64 = self._of_kind(TOLL)
        self.slow: i64 = self._of_kind(SLOW)
        self.borders = Borders(pieces)
        self._grounds: dict[tuple[int, int], Ground] = {}
        self._slow_ground: SlowGround | None = None
        self.room: dict[tuple[int, ...], list[int]] = {}
        """What rules have found out about room for more pieces, by what they asked."""

    def ground(self, radius: i64, open_tolls: i64 = 0) -> Ground:
        """Return the table as bases of a radius see it; worked out when first asked for.

        They may cross the tolls of a mask, and must keep off the others.
        """
        key = (int(radius), int(open_tolls))
        found = self._grounds.get(key)
        if found is None:
            closed = (self.walls | self.tolls) & ~open_tolls
            pieces = [self.pieces[k] for k in range(self.count) if closed >> k & 1]
            borders = self.borders if len(pieces) == self.count else Borders(pieces)
            found = Ground(self.width, self.height, pieces, borders, radius)
            self._grounds[key] = found
        return found

    def slow_ground(self) -> SlowGround:
        """Return the slow pieces as ways see them; worked out when first asked for."""
        found = self._slow_ground
        if found is None:
            found = SlowGround([piece for piece in self.pieces if piece.kind == SLOW])
            self._slow_ground = found
        return found

    def all(self) -> i64:
        """Return the mask of all pieces."""
        return (bit(self.count)) - 1

    def tall(self, size: i64) -> i64:
        """Return the mask of the pieces of at least a size."""
        mask: i64 = 0
        for k in range(self.count):
            if self.pieces[k].size >= size:
                mask |= bit(k)
        return mask

    def near(self, x: i64, y: i64, reach: i64) -> i64:
        """Return the mask of the pieces that are at most ``reach`` from a point."""
        mask: i64 = 0
        for k in range(self.count):
            if self.pieces[k].within(x, y, reach):
                mask |= bit(k)
        return mask

    def in_the_way(self, x: i64, y: i64, radius: i64, among: i64 = -1) -> i64:
        """Return the mask of the pieces of a mask that a base put somewhere would overlap."""
        mask: i64 = 0
        for k in range(self.count):
            piece = self.pieces[k]
            if (
                among >> k & 1
                and piece.left - radius < x < piece.right + radius
                and piece.bottom - radius < y < piece.top + radius
                and piece.overlaps_disc(x, y, radius)
            ):
                mask |= bit(k)
        return mask

    def on_table(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a base stands wholly on the table; it may touch the edge."""
        return radius <= x <= self.width - radius and radius <= y <= self.height - radius

    def is_free(self, x: i64, y: i64, radius: i64, discs: Discs, others: i64) -> bool:
        """Tell whether a base can stand somewhere: on the table, over no wall, toll or base.

        Exact, as everything about standing is: touching is allowed, a unit more is not.
        """
        return self.has_room(x, y, radius, discs, others, self.walls | self.tolls)

    def has_room(self, x: i64, y: i64, radius: i64, discs: Discs, others: i64, pieces: i64) -> bool:
        """Tell the same where only the pieces of a mask keep a base off."""
        return (
            self.on_table(x, y, radius)
            and discs.in_the_way(x, y, radius, others) == 0
            and self.in_the_way(x, y, radius, pieces) == 0
        )

    def _of_kind(self, kind: i64) -> i64:
        """Return the mask of the pieces of a kind."""
        mask: i64 = 0
        for k in range(self.count):
            if self.pieces[k].kind == kind:
                mask |= bit(k)
        return mask
