"""The corridor between two bases, and what lies in it."""

import math

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.points import SLACK, distance_squared
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.games.alkemy.tabletop.strips import Strip
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


class Corridor(Strip):
    """A strip from base to base, bounded by the ends of two diameters or by the outer tangents.

    With bases of one radius these are the same. Otherwise the tangents bound exactly the points
    that some line from base to base goes through; the diameters, square to the axis from centre
    to centre, bound slightly fewer.
    """

    def __init__(
        self, discs: Discs, one: i64, other: i64, tangents: bool = False, around: i64 = 0
    ) -> None:
        """Lay a corridor between two bases that do not overlap.

        With ``around`` it holds every corridor to where the other base may stand, so near to where
        it does and clear of the first one; the two must be more than twice as far apart as that.
        """
        self.discs = discs
        self.one = one
        self.other = other
        x0, y0, r0 = float(discs.x[one]), float(discs.y[one]), float(discs.radius[one])
        x1, y1, r1 = float(discs.x[other]), float(discs.y[other]), float(discs.radius[other])
        far = math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))
        if far < r0 + r1 or far == 0.0:
            raise ValueError("there is no corridor between bases that overlap")
        ux, uy = (x1 - x0) / far, (y1 - y0) / far
        lean = (r0 - r1) / far if tangents else 0.0
        wide = math.sqrt(1.0 - lean * lean)
        begin, end = r0 * lean, far + r1 * lean
        near_half, far_half = r0 * wide, r1 * wide

        if around > 0:
            # The ends of the diameters go along with the base, and turn with the axis.
            swing = float(around) / (far - float(around))
            wider = float(around) + 2.0 * max(r0, r1) * swing
            slope = (far_half - near_half) / (end - begin)
            aside = wider * math.sqrt(1.0 + slope * slope)
            near_half = max(near_half + aside - slope * wider, 0.0)
            far_half = max(far_half + aside + slope * wider, 0.0)
            begin, end = begin - wider, end + wider
        super().__init__(x0, y0, ux, uy, begin, end, near_half, far_half)

    def corners(self) -> list[tuple[float, float]]:
        """Return the four corners, anticlockwise."""
        return [(self.x[k], self.y[k]) for k in range(4)]

    def bases(self, among: i64, near: i64 = -1) -> i64:
        """Return the bases of a mask that lie in the corridor, at least partly.

        The two that it connects do not count, nor do those entirely within ``near`` of the first
        one's edge.
        """
        discs = self.discs
        mask: i64 = 0
        for disc in range(discs.count):
            if (
                among >> disc & 1
                and disc != self.one
                and disc != self.other
                and not self._base_is_near(disc, near)
                and self.meets_disc(
                    float(discs.x[disc]), float(discs.y[disc]), float(discs.radius[disc])
                )
            ):
                mask |= bit(disc)
        return mask

    def pieces(self, terrain: Terrain, among: i64, near: i64 = -1) -> i64:
        """Return the pieces of a mask that lie in the corridor, at least partly.

        Those entirely within ``near`` of the first base's edge do not count.
        """
        reach = self.discs.radius[self.one] + near
        x, y = self.discs.x[self.one], self.discs.y[self.one]
        mask: i64 = 0
        for k in range(terrain.count):
            piece = terrain.pieces[k]
            if (
                among >> k & 1
                and not (near >= 0 and piece.in_reach_of(x, y, reach))
                and self.meets_piece(piece)
            ):
                mask |= bit(k)
        return mask

    def holds_base(self, disc: i64) -> bool:
        """Tell whether a base lies in the corridor wholly."""
        discs = self.discs
        x, y = float(discs.x[disc]), float(discs.y[disc])
        return self.depth(x, y) >= float(discs.radius[disc]) - SLACK

    def holds_piece(self, piece: Polygon) -> bool:
        """Tell whether a piece lies in the corridor wholly."""
        for k in range(piece.count):
            if self.depth(float(piece.x[k]), float(piece.y[k])) < -SLACK:
                return False
        return True

    def _base_is_near(self, disc: i64, near: i64) -> bool:
        """Tell whether a base lies entirely within ``near`` of the first one's edge."""
        discs = self.discs
        reach = discs.radius[self.one] + near - discs.radius[disc]
        apart = distance_squared(discs.x[disc], discs.y[disc], discs.x[self.one], discs.y[self.one])
        return near >= 0 and reach >= 0 and apart <= reach * reach
