"""The table as one base radius sees it: where its centre can roll, worked out once.

The centre of a base keeps away from scenery by its radius, so its shortest ways are those of a
string pulled tight: straight lines and arcs around the *corners* (the convex ones) of scenery. The
lines from corner to corner that no scenery cuts are kept here; those that leave from a corner are
drawn when a way first gets there, since a table may not live long. The *rails* are the lines on
which the centre runs when the base slides along an edge.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from athanor.games.alkemy.tabletop.borders import Borders
from athanor.games.alkemy.tabletop.frontier import grown, grown_floats
from athanor.games.alkemy.tabletop.points import ANGLE_SLACK, SLACK, in_sweep
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.games.alkemy.tabletop.tangents import sign_of, tangent
from athanor.kernel.vectors import i64, vec

Rail: TypeAlias = tuple[float, float, float, float]
"""A straight line from (x, y) to (x, y)."""

UNDRAWN: Final = -1
ROOM: Final = 64
"""Lines there is room for before more is made."""


class Ground:
    """Corners, their faces, and the lines between them, for bases of one radius."""

    def __init__(
        self, width: i64, height: i64, pieces: Sequence[Polygon], borders: Borders, radius: i64
    ) -> None:
        self.radius = radius
        self.rho = float(radius)
        self.borders = borders
        self.low = float(radius) - SLACK
        self.right = float(width - radius) + SLACK
        self.top = float(height - radius) + SLACK
        corners = [corner for piece in pieces for corner in convex_corners(piece)]
        self.corners: i64 = len(corners)
        self.x = vec[float]([float(x) for x, _, _, _, _, _ in corners])
        self.y = vec[float]([float(y) for _, y, _, _, _, _ in corners])
        self.before_x = vec[float]([nx for _, _, nx, _, _, _ in corners])
        self.before_y = vec[float]([ny for _, _, _, ny, _, _ in corners])
        self.after_x = vec[float]([nx for _, _, _, _, nx, _ in corners])
        self.after_y = vec[float]([ny for _, _, _, _, _, ny in corners])
        self.edge_rails = [rail for piece in pieces for rail in edge_rails(piece, self.rho)]
        self.rails = self.edge_rails + table_rails(
            self.rho, float(width - radius), float(height - radius)
        )
        self.open = vec[i64]([1 if self._is_open(k) else 0 for k in range(self.corners)])
        self.line_first = vec[i64]([UNDRAWN] * (2 * len(corners)))
        self.line_end = vec[i64]([0] * (2 * len(corners)))
        self.lines: i64 = 0
        self.line_to = vec[i64]([0] * ROOM)
        self.line_data = vec[float]([0.0] * (5 * ROOM))

    def on_table(self, x: float, y: float) -> bool:
        """Tell whether a base with its centre here is wholly on the table."""
        return self.low <= x <= self.right and self.low <= y <= self.top

    def faces(self, corner: i64, dx: float, dy: float) -> bool:
        """Tell whether a unit direction points from a corner away from both its edges."""
        nx, ny = self.before_x[corner], self.before_y[corner]
        mx, my = self.after_x[corner], self.after_y[corner]
        return (
            nx * dy - ny * dx >= -ANGLE_SLACK
            and dx * my - dy * mx >= -ANGLE_SLACK
            and dx * (nx + mx) + dy * (ny + my) > 0.0
        )

    def arc_clear(
        self, cx: float, cy: float, rho: float, ax: float, ay: float, bx: float, by: float
    ) -> bool:
        """Tell whether the centre can go anticlockwise on a circle from a to b, off scenery."""
        if (
            (cx + rho > self.right and in_sweep(ax, ay, bx, by, 1.0, 0.0))
            or (cx - rho < self.low and in_sweep(ax, ay, bx, by, -1.0, 0.0))
            or (cy + rho > self.top and in_sweep(ax, ay, bx, by, 0.0, 1.0))
            or (cy - rho < self.low and in_sweep(ax, ay, bx, by, 0.0, -1.0))
        ):
            return False
        return self.borders.arc_clear(cx, cy, rho, ax, ay, bx, by, self.rho)

    def _is_open(self, corner: i64) -> bool:
        """Tell whether the base can roll all the way around a corner."""
        rho = self.rho
        return self.arc_clear(
            self.x[corner],
            self.y[corner],
            rho,
            rho * self.before_x[corner],
            rho * self.before_y[corner],
            rho * self.after_x[corner],
            rho * self.after_y[corner],
        )

    def draw_lines(self, state: i64) -> None:
        """Find the lines from a state to all others, unless it was done before.

        Per line ``line_data`` has five numbers: where it leaves, where it ends, its length.
        """
        if self.line_first[state] != UNDRAWN:
            return
        self.line_first[state] = self.lines
        for other in range(2 * self.corners):
            line = self._line(state, other)
            if line is not None:
                at = self.lines
                if at == len(self.line_to):
                    self.line_to = grown(self.line_to, at)
                    self.line_data = grown_floats(self.line_data, 5 * at)
                self.lines = at + 1
                self.line_to[at] = other
                data = self.line_data
                (
                    data[5 * at],
                    data[5 * at + 1],
                    data[5 * at + 2],
                    data[5 * at + 3],
                    data[5 * at + 4],
                ) = line
        self.line_end[state] = self.lines

    def _line(self, state: i64, other: i64) -> tuple[float, float, float, float, float] | None:
        """Return the line from one state to another, or None if there is none or it is cut.

        The first two numbers are the end that leaves, seen from its corner.
        """
        i, j = state >> 1, other >> 1
        rho = self.rho
        si, sj = sign_of(state), sign_of(other)
        ux, uy, length = tangent(self.x[j] - self.x[i], self.y[j] - self.y[i], (sj - si) * rho)
        if (
            length < 0.0
            or not self.faces(i, si * uy, -si * ux)
            or not self.faces(j, sj * uy, -sj * ux)
        ):
            return None
        wx, wy = si * rho * uy, -si * rho * ux
        px, py = self.x[j] + sj * rho * uy, self.y[j] - sj * rho * ux
        if (
            not self.on_table(self.x[i] + wx, self.y[i] + wy)
            or not self.on_table(px, py)
            or not self.borders.way_clear(self.x[i] + wx, self.y[i] + wy, px, py, rho)
        ):
            return None
        return wx, wy, px, py, length


def convex_corners(piece: Polygon) -> list[tuple[int, int, float, float, float, float]]:
    """Return each convex corner with the outward normals of the edges before and after it."""
    points, bends = piece.points(), piece.bends()
    found: list[tuple[int, int, float, float, float, float]] = []
    for k in range(len(points)):
        before, (x, y), after = points[k - 1], points[k], points[(k + 1) % len(points)]
        if bends[k]:
            found.append(
                (x, y, *normal(before[0], before[1], x, y), *normal(x, y, after[0], after[1]))
            )
    return found


def edge_rails(piece: Polygon, rho: float) -> list[Rail]:
    """Return the lines on which the centre runs along a piece's edges, the piece on the left."""
    points = piece.points()
    found: list[Rail] = []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        nx, ny = normal(ax, ay, bx, by)
        found.append((ax + rho * nx, ay + rho * ny, bx + rho * nx, by + rho * ny))
    return found


def table_rails(low: float, right: float, top: float) -> list[Rail]:
    """Return the same for the table's edges: what lies beyond is on the left."""
    return [
        (low, low, low, top),
        (low, top, right, top),
        (right, top, right, low),
        (right, low, low, low),
    ]


def normal(ax: i64, ay: i64, bx: i64, by: i64) -> tuple[float, float]:
    """Return the unit vector to the right of the way from a to b: outward of a polygon's edge."""
    ux, uy, _ = tangent(float(bx - ax), float(by - ay), 0.0)
    return uy, -ux
