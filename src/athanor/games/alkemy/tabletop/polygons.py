"""Simple polygons, convex or not, with exact answers about points and discs."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.tabletop.points import MAX_SIDE, distance_squared
from athanor.kernel.vectors import i64, vec

FAR: Final = 3_000_000_000
"""A cross product this great lies beyond any reach, and any smaller one can be squared."""

WALL: Final = 0
"""A piece that no base may overlap, on its way or at its end."""

TOLL: Final = 1
"""A piece that a base may cross for a toll, paid once in a move, and may not end upon."""

SLOW: Final = 2
"""A piece in which every unit counts double while a base's centre is inside."""

FLAT: Final = 3
"""A piece that is nothing to a move."""


def turn_of(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64) -> i64:
    """Return twice the area of a triangle: positive if a, b, c turn anticlockwise."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def compare_to_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, reach: i64) -> i64:
    """Return -1, 0 or 1 as a point is nearer to a segment than ``reach``, so far, or farther."""
    length2 = distance_squared(ax, ay, bx, by)
    along = (px - ax) * (bx - ax) + (py - ay) * (by - ay)
    if along <= 0:
        difference = distance_squared(px, py, ax, ay) - reach * reach
    elif along >= length2:
        difference = distance_squared(px, py, bx, by) - reach * reach
    else:
        across = turn_of(ax, ay, bx, by, px, py)
        if across > FAR or across < -FAR:
            return 1
        difference = across * across - reach * reach * length2
    if difference < 0:
        return -1
    return 1 if difference > 0 else 0


def segments_meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Tell whether segments ab and cd have a point in common."""
    c_side = turn_of(ax, ay, bx, by, cx, cy)
    d_side = turn_of(ax, ay, bx, by, dx, dy)
    a_side = turn_of(cx, cy, dx, dy, ax, ay)
    b_side = turn_of(cx, cy, dx, dy, bx, by)
    if c_side != 0 and d_side != 0 and a_side != 0 and b_side != 0:
        return (c_side > 0) != (d_side > 0) and (a_side > 0) != (b_side > 0)
    return (
        compare_to_segment(cx, cy, ax, ay, bx, by, 0) == 0
        or compare_to_segment(dx, dy, ax, ay, bx, by, 0) == 0
        or compare_to_segment(ax, ay, cx, cy, dx, dy, 0) == 0
        or compare_to_segment(bx, by, cx, cy, dx, dy, 0) == 0
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Polygon:
    """A simple polygon, anticlockwise and without needless corners, and the box around it."""

    def __init__(self, points: Iterable[tuple[int, int]], *, checked: bool = True) -> None:
        """Take the corners of a polygon; unchecked, those of one that was checked elsewhere."""
        corners = list(points)
        if checked:
            for x, y in corners:
                if not (0 <= x <= MAX_SIDE and 0 <= y <= MAX_SIDE):
                    raise ValueError(f"the point ({x}, {y}) is off any table")
            corners = tidied(corners)
        self.count: i64 = len(corners)
        self.x = vec[i64]([x for x, _ in corners])
        self.y = vec[i64]([y for _, y in corners])
        self.left = self.right = self.x[0]
        self.bottom = self.top = self.y[0]
        for k in range(1, self.count):
            self.left = min(self.left, self.x[k])
            self.right = max(self.right, self.x[k])
            self.bottom = min(self.bottom, self.y[k])
            self.top = max(self.top, self.y[k])

    def points(self) -> list[tuple[int, int]]:
        """Return the corners, anticlockwise."""
        return [(self.x[k], self.y[k]) for k in range(self.count)]

    def bends(self) -> list[int]:
        """Return 1 for each convex corner and 0 for the others."""
        found: list[int] = []
        before = self.count - 1
        for k in range(self.count):
            after = k + 1 if k + 1 < self.count else 0
            turn = turn_of(
                self.x[before], self.y[before], self.x[k], self.y[k], self.x[after], self.y[after]
            )
            found.append(1 if turn > 0 else 0)
            before = k
        return found

    def contains(self, x: i64, y: i64) -> bool:
        """Tell whether a point lies inside; the border is decided by ``compare``."""
        inside = False
        last = self.count - 1
        ax, ay = self.x[last], self.y[last]
        for k in range(self.count):
            bx, by = self.x[k], self.y[k]
            if (ay > y) != (by > y):
                side = turn_of(ax, ay, bx, by, x, y)
                if side != 0 and (side > 0) == (by > ay):
                    inside = not inside
            ax, ay = bx, by
        return inside

    def compare_edge(self, x: i64, y: i64, reach: i64) -> i64:
        """Return -1, 0 or 1 as a point is nearer to the border than ``reach``, so far, farther."""
        sign: i64 = 1
        last = self.count - 1
        ax, ay = self.x[last], self.y[last]
        for k in range(self.count):
            bx, by = self.x[k], self.y[k]
            found = compare_to_segment(x, y, ax, ay, bx, by, reach)
            if found < 0:
                return -1
            if found == 0:
                sign = 0
            ax, ay = bx, by
        return sign

    def overlaps_disc(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a disc covers a part of the polygon; touching it is not enough."""
        return self.compare_edge(x, y, radius) < 0 or self.contains(x, y)

    def within(self, x: i64, y: i64, reach: i64) -> bool:
        """Tell whether a point is in the polygon or at most ``reach`` away from it."""
        if (
            x < self.left - reach
            or x > self.right + reach
            or y < self.bottom - reach
            or y > self.top + reach
        ):
            return False
        return self.compare_edge(x, y, reach) <= 0 or self.contains(x, y)

    def contains_disc(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a disc lies wholly inside; it may touch the border."""
        return self.compare_edge(x, y, radius) >= 0 and (
            self.contains(x, y) or (radius == 0 and self.compare_edge(x, y, 0) == 0)
        )

    def in_reach_of(self, x: i64, y: i64, reach: i64) -> bool:
        """Tell whether every point of the polygon is at most ``reach`` from a point."""
        for k in range(self.count):
            if distance_squared(x, y, self.x[k], self.y[k]) > reach * reach:
                return False
        return True

    def near_polygon(self, other: "Polygon", gap: i64, dx: i64 = 0, dy: i64 = 0) -> bool:
        """Tell whether another polygon is at most ``gap`` away, or shares a point with this one.

        The other may be given elsewhere: it is meant moved by (dx, dy).
        """
        if self._box_apart(other, gap, dx, dy):
            return False
        if self.contains(other.x[0] + dx, other.y[0] + dy):
            return True
        if other.contains(self.x[0] - dx, self.y[0] - dy):
            return True
        for k in range(self.count):
            if other.compare_edge(self.x[k] - dx, self.y[k] - dy, gap) <= 0:
                return True
        for k in range(other.count):
            if self.compare_edge(other.x[k] + dx, other.y[k] + dy, gap) <= 0:
                return True
        return self._borders_meet(other, dx, dy)

    def _box_apart(self, other: "Polygon", gap: i64, dx: i64, dy: i64) -> bool:
        """Tell whether the box around another polygon, moved, is more than ``gap`` away."""
        return (
            other.left + dx > self.right + gap
            or self.left > other.right + dx + gap
            or other.bottom + dy > self.top + gap
            or self.bottom > other.top + dy + gap
        )

    def _borders_meet(self, other: "Polygon", dx: i64, dy: i64) -> bool:
        """Tell whether the border has a point in common with another polygon's, moved."""
        if self._box_apart(other, 0, dx, dy):
            return False
        for i in range(self.count):
            j = i + 1 if i + 1 < self.count else 0
            for k in range(other.count):
                m = k + 1 if k + 1 < other.count else 0
                if segments_meet(
                    self.x[i] - dx, self.y[i] - dy, self.x[j] - dx, self.y[j] - dy,
                    other.x[k], other.y[k], other.x[m], other.y[m],
                ):  # fmt: skip
                    return True
        return False


def tidied(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the corners anticlockwise, those on a straight edge left out; refuse a bad polygon."""
    if len(points) < 3 or doubled_area(points) == 0:
        raise ValueError("a polygon needs three points that are not on one line")
    if not is_simple(points):
        raise ValueError("a polygon's edges meet elsewhere than in its corners")
    corners = [
        point
        for before, point, after in zip(
            points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True
        )
        if turn_of(*before, *point, *after) != 0
    ]
    if doubled_area(corners) < 0:
        corners.reverse()
    return corners


def doubled_area(corners: list[tuple[int, int]]) -> int:
    """Return twice the area, negative if the corners go round clockwise."""
    total = 0
    for k in range(len(corners)):
        ax, ay = corners[k - 1]
        bx, by = corners[k]
        total += ax * by - ay * bx
    return total


def is_simple(corners: list[tuple[int, int]]) -> bool:
    """Tell whether only neighbouring edges meet, and these only in their corner."""
    count = len(corners)
    edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
    for i, (a, b) in enumerate(edges):
        after = edges[(i + 1) % count][1]
        if a == b or compare_to_segment(*after, *a, *b, 0) == 0:
            return False
        if compare_to_segment(*a, *b, *after, 0) == 0:
            return False
        for k in range(i + 2, count - (i == 0)):
            if segments_meet(*a, *b, *edges[k][0], *edges[k][1]):
                return False
    return True


class Piece(Polygon):
    """A piece of scenery: where it stands, its size class, and what it is for a move."""

    def __init__(
        self,
        points: Iterable[tuple[int, int]],
        size: int,
        kind: int = WALL,
        *,
        checked: bool = True,
    ) -> None:
        super().__init__(points, checked=checked)
        if not WALL <= kind <= FLAT:
            raise ValueError(f"a piece of kind {kind}; there are {WALL} to {FLAT}")
        self.size: i64 = size
        self.kind: i64 = kind
