"""The corridor between two bases, and what lies in it."""

import math

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.points import SLACK, distance_squared
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.packed import i64, vec


class Corridor:
    """A strip from base to base, bounded by the ends of two diameters or by the outer tangents.

    With bases of one radius these are the same. Otherwise the tangents bound exactly the points
    that some line from base to base goes through; the diameters, square to the axis from centre
    to centre, bound slightly fewer.
    """

    def __init__(self, discs: Discs, one: i64, other: i64, tangents: bool = False) -> None:
        """Lay a corridor between two bases that do not overlap."""
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

        # Corners, anticlockwise, beginning at the first base on the right of the axis.
        ts = [begin, end, end, begin]
        hs = [-near_half, -far_half, far_half, near_half]
        self.x = vec[float]([x0 + t * ux - h * uy for t, h in zip(ts, hs, strict=True)])
        self.y = vec[float]([y0 + t * uy + h * ux for t, h in zip(ts, hs, strict=True)])
        # The inward normal of each side: of the right one, the far end, the left one, this end.
        along, across = end - begin, far_half - near_half
        side = math.sqrt(along * along + across * across)
        cosine, sine = along / side, across / side
        self.nx = vec[float]([sine * ux - cosine * uy, -ux, sine * ux + cosine * uy, ux])
        self.ny = vec[float]([sine * uy + cosine * ux, -uy, sine * uy - cosine * ux, uy])

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
                and self._disc_meets(disc)
            ):
                mask |= 1 << disc
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
                and self._piece_meets(piece)
            ):
                mask |= 1 << k
        return mask

    def holds_base(self, disc: i64) -> bool:
        """Tell whether a base lies in the corridor wholly."""
        discs = self.discs
        x, y = float(discs.x[disc]), float(discs.y[disc])
        return self._depth(x, y) >= float(discs.radius[disc]) - SLACK

    def holds_piece(self, piece: Polygon) -> bool:
        """Tell whether a piece lies in the corridor wholly."""
        for k in range(piece.count):
            if self._depth(float(piece.x[k]), float(piece.y[k])) < -SLACK:
                return False
        return True

    def _base_is_near(self, disc: i64, near: i64) -> bool:
        """Tell whether a base lies entirely within ``near`` of the first one's edge."""
        discs = self.discs
        reach = discs.radius[self.one] + near - discs.radius[disc]
        apart = distance_squared(discs.x[disc], discs.y[disc], discs.x[self.one], discs.y[self.one])
        return near >= 0 and reach >= 0 and apart <= reach * reach

    def _depth(self, x: float, y: float) -> float:
        """Return how deep in the corridor a point lies: negative outside."""
        depth = math.inf
        for k in range(4):
            side = (x - self.x[k]) * self.nx[k] + (y - self.y[k]) * self.ny[k]
            depth = min(depth, side)
        return depth

    def _disc_meets(self, disc: i64) -> bool:
        """Tell whether a base covers a part of the corridor; touching it is not enough."""
        discs = self.discs
        x, y = float(discs.x[disc]), float(discs.y[disc])
        limit = float(discs.radius[disc]) - SLACK
        if self._depth(x, y) > -SLACK:
            return limit > 0.0
        for k in range(4):
            ax, ay = self.x[k], self.y[k]
            bx, by = self.x[(k + 1) & 3], self.y[(k + 1) & 3]
            if segment_near(x, y, ax, ay, bx, by, limit):
                return True
        return False

    def _piece_meets(self, piece: Polygon) -> bool:
        """Tell whether a piece covers a part of the corridor; touching it is not enough."""
        middle_x = (self.x[0] + self.x[1] + self.x[2] + self.x[3]) / 4.0
        middle_y = (self.y[0] + self.y[1] + self.y[2] + self.y[3]) / 4.0
        covered = False
        last = piece.count - 1
        ax, ay = float(piece.x[last]), float(piece.y[last])
        for k in range(piece.count):
            bx, by = float(piece.x[k]), float(piece.y[k])
            if self._edge_enters(ax, ay, bx, by):
                return True
            if (ay > middle_y) != (by > middle_y):
                across = ax + (bx - ax) * ((middle_y - ay) / (by - ay))
                if across > middle_x:
                    covered = not covered
            ax, ay = bx, by
        return covered

    def _edge_enters(self, ax: float, ay: float, bx: float, by: float) -> bool:
        """Tell whether a part of an edge lies inside: what is left when all sides have cut it."""
        begin, end = 0.0, 1.0
        for k in range(4):
            a = (ax - self.x[k]) * self.nx[k] + (ay - self.y[k]) * self.ny[k] - SLACK
            b = (bx - self.x[k]) * self.nx[k] + (by - self.y[k]) * self.ny[k] - SLACK
            if a <= 0.0 and b <= 0.0:
                return False
            if a < 0.0:
                begin = max(begin, a / (a - b))
            elif b < 0.0:
                end = min(end, a / (a - b))
        return begin < end


def segment_near(
    x: float, y: float, ax: float, ay: float, bx: float, by: float, limit: float
) -> bool:
    """Tell whether a point is nearer to a segment than a limit."""
    dx, dy = bx - ax, by - ay
    px, py = x - ax, y - ay
    length2 = dx * dx + dy * dy
    along = px * dx + py * dy
    if along >= length2:
        px, py = x - bx, y - by
    elif along > 0.0:
        px, py = px - dx * (along / length2), py - dy * (along / length2)
    return limit > 0.0 and px * px + py * py < limit * limit
