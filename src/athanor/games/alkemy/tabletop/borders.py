"""Scenery as flat floating-point borders: what a disc that rolls past it would run into."""

import math
from collections.abc import Sequence

from athanor.games.alkemy.tabletop.points import SLACK, in_sweep
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.kernel.vectors import i64, vec


class Borders:
    """The corners of all pieces in a row, whether they are convex, and each piece's box."""

    def __init__(self, pieces: Sequence[Polygon]) -> None:
        self.count: i64 = len(pieces)
        corners = [point for piece in pieces for point in piece.points()]
        self.x = vec[float]([float(x) for x, _ in corners])
        self.y = vec[float]([float(y) for _, y in corners])
        self.convex = vec[i64]([bend for piece in pieces for bend in piece.bends()])
        self.first = vec[i64]([0] * (len(pieces) + 1))
        for k in range(self.count):
            self.first[k + 1] = self.first[k] + pieces[k].count
        self.box = vec[float](
            [
                float(side)
                for piece in pieces
                for side in (piece.left, piece.bottom, piece.right, piece.top)
            ]
        )

    def holds(self, piece: i64, x: float, y: float) -> bool:
        """Tell whether a point lies in a piece; on its border the answer is anybody's guess."""
        xs, ys = self.x, self.y
        inside = False
        last = self.first[piece + 1] - 1
        ax, ay = xs[last], ys[last]
        for k in range(self.first[piece], last + 1):
            bx, by = xs[k], ys[k]
            if (ay > y) != (by > y) and ax + (bx - ax) * ((y - ay) / (by - ay)) > x:
                inside = not inside
            ax, ay = bx, by
        return inside

    def way_clear(self, x0: float, y0: float, x1: float, y1: float, radius: float) -> bool:
        """Tell whether a disc can go straight from one point to another past all pieces."""
        limit = radius - SLACK
        left, right = (x0, x1) if x0 < x1 else (x1, x0)
        bottom, top = (y0, y1) if y0 < y1 else (y1, y0)
        box = self.box
        for k in range(self.count):
            if (
                box[4 * k] - limit < right
                and box[4 * k + 1] - limit < top
                and box[4 * k + 2] + limit > left
                and box[4 * k + 3] + limit > bottom
                and self.piece_in_way(k, x0, y0, x1, y1, limit)
            ):
                return False
        return True

    def piece_in_way(
        self, piece: i64, x0: float, y0: float, x1: float, y1: float, limit: float
    ) -> bool:
        """Tell whether a piece's border comes nearer than ``limit`` to a segment.

        The corners are seen from the segment: ``s`` runs along it, ``c`` across it.
        """
        length = math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))
        ux, uy = 1.0, 0.0
        if length > 0.0:
            ux, uy = (x1 - x0) / length, (y1 - y0) / length
        xs, ys = self.x, self.y
        last = self.first[piece + 1] - 1
        limit2 = limit * limit
        s0 = (xs[last] - x0) * ux + (ys[last] - y0) * uy
        c0 = (ys[last] - y0) * ux - (xs[last] - x0) * uy
        for k in range(self.first[piece], last + 1):
            s1 = (xs[k] - x0) * ux + (ys[k] - y0) * uy
            c1 = (ys[k] - y0) * ux - (xs[k] - x0) * uy
            beyond = 0.0
            if s1 < 0.0:
                beyond = s1
            elif s1 > length:
                beyond = s1 - length
            if beyond * beyond + c1 * c1 < limit2:
                return True
            if (
                (c0 < limit or c1 < limit)
                and (c0 > -limit or c1 > -limit)
                and (s0 > -limit or s1 > -limit)
                and (s0 < length + limit or s1 < length + limit)
                and edge_in_way(s0, c0, s1, c1, length, limit2)
            ):
                return True
            s0, c0 = s1, c1
        return False

    def arc_clear(
        self,
        cx: float,
        cy: float,
        rho: float,
        ax: float,
        ay: float,
        bx: float,
        by: float,
        radius: float,
    ) -> bool:
        """Tell whether a disc can roll anticlockwise on a circle from a to b past all pieces.

        The vectors a and b lead from the centre to the ends of the arc. The ends themselves are
        not looked at: they belong to the straight ways before and after.
        """
        limit = radius - SLACK
        reach = rho + limit
        box = self.box
        for k in range(self.count):
            if (
                box[4 * k] < cx + reach
                and box[4 * k + 1] < cy + reach
                and box[4 * k + 2] > cx - reach
                and box[4 * k + 3] > cy - reach
                and self.piece_in_arc(k, cx, cy, rho, ax, ay, bx, by, limit)
            ):
                return False
        return True

    def piece_in_arc(
        self,
        piece: i64,
        cx: float,
        cy: float,
        rho: float,
        ax: float,
        ay: float,
        bx: float,
        by: float,
        limit: float,
    ) -> bool:
        """Tell whether a piece's border comes nearer than ``limit`` to the inside of an arc.

        The distance of an edge from a circle is least at the edge's ends, at the foot of the
        perpendicular from the centre, or where they cross: all are tried.
        """
        xs, ys = self.x, self.y
        last = self.first[piece + 1] - 1
        px, py = xs[last] - cx, ys[last] - cy
        for k in range(self.first[piece], last + 1):
            qx, qy = xs[k] - cx, ys[k] - cy
            if abs(math.sqrt(qx * qx + qy * qy) - rho) < limit and in_sweep(ax, ay, bx, by, qx, qy):
                return True
            ex, ey = qx - px, qy - py
            length2 = ex * ex + ey * ey
            at = -(px * ex + py * ey) / length2
            fx, fy = px + at * ex, py + at * ey
            foot2 = fx * fx + fy * fy
            if (
                0.0 < at < 1.0
                and foot2 > 0.0
                and abs(math.sqrt(foot2) - rho) < limit
                and in_sweep(ax, ay, bx, by, fx, fy)
            ):
                return True
            if foot2 < rho * rho:
                half = math.sqrt((rho * rho - foot2) / length2)
                if 0.0 <= at + half <= 1.0 and in_sweep(
                    ax, ay, bx, by, fx + half * ex, fy + half * ey
                ):
                    return True
                if 0.0 <= at - half <= 1.0 and in_sweep(
                    ax, ay, bx, by, fx - half * ex, fy - half * ey
                ):
                    return True
            px, py = qx, qy
        return False


def edge_in_way(s0: float, c0: float, s1: float, c1: float, length: float, limit2: float) -> bool:
    """Tell whether an edge crosses the segment from 0 to ``length`` on the axis, or passes an end.

    Where an end of the edge is the nearest point the caller has looked already.
    """
    if (c0 > 0.0) != (c1 > 0.0):
        s = s0 + (s1 - s0) * (c0 / (c0 - c1))
        if 0.0 <= s <= length:
            return True
    es, ec = s1 - s0, c1 - c0
    length2 = es * es + ec * ec
    across = es * c0 - ec * s0
    along = -(s0 * es + c0 * ec)
    if 0.0 < along < length2 and across * across < limit2 * length2:
        return True
    across = es * c0 - ec * (s0 - length)
    along = -((s0 - length) * es + c0 * ec)
    return 0.0 < along < length2 and across * across < limit2 * length2
