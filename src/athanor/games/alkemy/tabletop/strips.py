"""Strips: trapezoids between two bases, and what lies in them at least partly."""

import math

from athanor.games.alkemy.tabletop.points import SLACK
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.kernel.vectors import vec


class Strip:
    """A trapezoid along an axis that begins at a point: how far it runs, how wide at its ends."""

    def __init__(
        self,
        x0: float,
        y0: float,
        ux: float,
        uy: float,
        begin: float,
        end: float,
        near_half: float,
        far_half: float,
    ) -> None:
        # Corners, anticlockwise, beginning at the near end on the right of the axis.
        near_x, near_y = x0 + begin * ux, y0 + begin * uy
        far_x, far_y = x0 + end * ux, y0 + end * uy
        near_wx, near_wy = near_half * uy, near_half * ux
        far_wx, far_wy = far_half * uy, far_half * ux
        self.x = vec[float]([near_x + near_wx, far_x + far_wx, far_x - far_wx, near_x - near_wx])
        self.y = vec[float]([near_y - near_wy, far_y - far_wy, far_y + far_wy, near_y + near_wy])
        # The inward normal of each side: of the right one, the far end, the left one, this end.
        along, across = end - begin, far_half - near_half
        side = math.sqrt(along * along + across * across)
        cosine, sine = along / side, across / side
        self.nx = vec[float]([sine * ux - cosine * uy, -ux, sine * ux + cosine * uy, ux])
        self.ny = vec[float]([sine * uy + cosine * ux, -uy, sine * uy - cosine * ux, uy])

    def depth(self, x: float, y: float) -> float:
        """Return how deep in the strip a point lies: negative outside."""
        depth = math.inf
        for k in range(4):
            side = (x - self.x[k]) * self.nx[k] + (y - self.y[k]) * self.ny[k]
            depth = min(depth, side)
        return depth

    def meets_disc(self, x: float, y: float, radius: float) -> bool:
        """Tell whether a base covers a part of the strip; touching it is not enough."""
        limit = radius - SLACK
        if self.depth(x, y) > -SLACK:
            return limit > 0.0
        for k in range(4):
            ax, ay = self.x[k], self.y[k]
            bx, by = self.x[(k + 1) & 3], self.y[(k + 1) & 3]
            if segment_near(x, y, ax, ay, bx, by, limit):
                return True
        return False

    def meets_piece(self, piece: Polygon) -> bool:
        """Tell whether a piece covers a part of the strip; touching it is not enough."""
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
