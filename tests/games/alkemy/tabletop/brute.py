"""Answers by brute force: slow, simple, and independent of the code under test."""

import itertools
import math

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Path
from athanor.games.alkemy.tabletop.polygons import SLOW, TOLL, WALL, Piece, Polygon
from tests.games.alkemy.tabletop.tables import SIDE, Scene, bases_of

Array = NDArray[np.float64]
Points = NDArray[np.complex128]
Indices = NDArray[np.int64]

HAIR = 1e-6
"""Lines this close to something are left out: whether they are cut is a matter of rounding."""


def shape_of(piece: Polygon) -> shapely.Polygon:
    """Return a piece as shapely sees it."""
    return shapely.Polygon(piece.points())


def on_circle(discs: Discs, disc: int, count: int) -> Points:
    """Return points on and inside a base's edge, as complex numbers."""
    base = bases_of(discs)[disc]
    ring = np.exp(1j * np.arange(count) * (math.tau / count))
    points: Points = np.concatenate([[0.0], ring * (1.0 - 1e-9), ring[::3] * 0.6])
    return base.centre + base.radius * points


def cross(a: Points | complex, b: Points | complex) -> Array:
    return np.imag(np.conj(a) * b)


def dot(a: Points | complex, b: Points | complex) -> Array:
    return np.real(np.conj(a) * b)


def distance_to_segment(points: Points, a: Points | complex, b: Points | complex) -> Array:
    """Return distances of points to segments, with broadcasting."""
    along = np.clip(dot(points - a, b - a) / np.maximum(np.abs(b - a) ** 2, 1e-300), 0.0, 1.0)
    found: Array = np.abs(points - a - along * (b - a))
    return found


def segments_apart(a: Points, b: Points, c: complex, d: complex) -> Array:
    """Return the distances of segments ab from a segment cd."""
    crossing = (cross(b - a, c - a) * cross(b - a, d - a) < 0) & (
        cross(d - c, a - c) * cross(d - c, b - c) < 0
    )
    nearest = np.minimum.reduce(
        [
            distance_to_segment(a, c, d),
            distance_to_segment(b, c, d),
            distance_to_segment(np.full_like(a, c), a, b),
            distance_to_segment(np.full_like(a, d), a, b),
        ]
    )
    return np.where(crossing, 0.0, nearest)


def edges(piece: Polygon) -> list[tuple[complex, complex]]:
    points = [complex(x, y) for x, y in piece.points()]
    return list(zip(points, points[1:] + points[:1], strict=True))


def some_line_is_free(
    scene: Scene, viewer: int, target: int, bases: int, pieces: int, count: int = 24
) -> bool:
    """Tell whether one of many sampled lines from base to base keeps clear of all blockers."""
    discs = scene.discs
    a, b = (
        grid.ravel()
        for grid in np.meshgrid(on_circle(discs, viewer, count), on_circle(discs, target, count))
    )
    free = np.ones(len(a), dtype=bool)
    for disc, base in enumerate(bases_of(discs)):
        if bases >> disc & 1 and disc not in (viewer, target):
            free &= distance_to_segment(np.full_like(a, base.centre), a, b) > base.radius + HAIR
    for k, piece in enumerate(scene.terrain.pieces):
        if pieces >> k & 1 and free.any():
            for c, d in edges(piece):
                free &= segments_apart(a, b, c, d) > HAIR
            free &= ~shapely.contains_xy(shape_of(piece), a.real, a.imag)
    return bool(free.any())


def closed_pieces(scene: Scene, paid: int = 0) -> list[Piece]:
    """Return the pieces that a base must keep off if it pays the tolls of a mask."""
    return [
        piece
        for k, piece in enumerate(scene.terrain.pieces)
        if piece.kind == WALL or (piece.kind == TOLL and not paid >> k & 1)
    ]


def clearance(scene: Scene, mover: int, points: Points, paid: int = 0) -> float:
    """Return the least room between a base on any of the points and everything else.

    Negative where it would overlap something or hang over the table's edge.
    """
    bases = bases_of(scene.discs)
    radius = bases.pop(mover).radius
    room = min(
        float(points.real.min()),
        float(points.imag.min()),
        SIDE - float(points.real.max()),
        SIDE - float(points.imag.max()),
    )
    for base in bases:
        room = min(room, float(np.abs(points - base.centre).min()) - base.radius)
    for piece in closed_pieces(scene, paid):
        for a, b in edges(piece):
            room = min(room, float(distance_to_segment(points, a, b).min()))
        if shapely.contains_xy(shape_of(piece), points.real, points.imag).any():
            return -float(radius)
    return room - radius


def along(path: Path, step: float) -> Points:
    """Return points along a path, close together."""
    corners = np.array([complex(x, y) for x, y in path.points])
    pieces = [corners[:1]]
    for a, b in itertools.pairwise(corners):
        count = max(1, int(np.ceil(np.abs(b - a) / step)))
        pieces.append(a + (b - a) * np.arange(1, count + 1) / count)
    return np.concatenate(pieces)


def measured(path: Path) -> float:
    """Return the length of the line through a path's points."""
    corners = np.array([complex(x, y) for x, y in path.points])
    return float(np.abs(np.diff(corners)).sum())


class Grid:
    """A grid over the table, and ways from crossing to crossing."""

    def __init__(self, spacing: int) -> None:
        self.spacing = spacing
        self.side = SIDE // spacing + 1
        ticks = np.arange(self.side) * float(spacing)
        self.points = (ticks[:, None] + 1j * ticks[None, :]).ravel()

    def index(self, point: complex) -> int:
        """Return the number of a crossing."""
        return round(point.real / self.spacing) * self.side + round(point.imag / self.spacing)

    def steps(self, most: float) -> list[tuple[int, int]]:
        """Return steps between crossings up to a length, one for each and its opposite."""
        far = int(most / self.spacing)
        return [
            (i, k)
            for i in range(far + 1)
            for k in range(-far, far + 1)
            if (i > 0 or k > 0) and self.spacing * math.hypot(i, k) <= most
        ]

    def pairs(self, i: int, k: int) -> tuple[Indices, Indices]:
        """Return the crossings a step leads from, and to."""
        index = np.arange(len(self.points)).reshape(self.side, self.side)
        low, high = max(0, -k), self.side - max(0, k)
        return index[: self.side - i, low:high].ravel(), index[i:, low + k : high + k].ravel()

    def free(self, scene: Scene, mover: int, ease: float, paid: int = 0) -> NDArray[np.bool_]:
        """Return where the mover's centre may be if obstacles shrink by ``ease``."""
        bases = bases_of(scene.discs)
        radius = bases.pop(mover).radius - ease
        points = self.points
        free: NDArray[np.bool_] = (
            (points.real >= radius)
            & (points.imag >= radius)
            & (points.real <= SIDE - radius)
            & (points.imag <= SIDE - radius)
        )
        for base in bases:
            free &= np.abs(points - base.centre) >= base.radius + radius
        for piece in closed_pieces(scene, paid):
            far = np.full(len(points), np.inf)
            for a, b in edges(piece):
                far = np.minimum(far, distance_to_segment(points, a, b))
            inside = shapely.contains_xy(shape_of(piece), points.real, points.imag)
            free &= np.where(inside, -far, far) >= radius
        return free

    def lengths(self, links: list[tuple[Indices, Indices, Array | float]], start: int) -> Array:
        """Return the least sums of costs over links from a crossing to all others."""
        count = len(self.points)
        costs = np.concatenate([np.broadcast_to(cost, len(one)) for one, _, cost in links])
        ends = [np.concatenate([link[k] for link in links]) for k in (0, 1)]
        found: Array = dijkstra(
            csr_matrix((costs, (ends[0], ends[1])), (count, count)), directed=False, indices=start
        )
        return found


def slow_lengths(slow: shapely.Geometry, a: Points, b: Points) -> Array:
    """Return how much of each segment ab lies on slow ground."""
    found = np.zeros(len(a))
    left, bottom, right, top = slow.bounds
    near = (
        (np.minimum(a.real, b.real) <= right)
        & (np.maximum(a.real, b.real) >= left)
        & (np.minimum(a.imag, b.imag) <= top)
        & (np.maximum(a.imag, b.imag) >= bottom)
    )
    ends = np.stack([a[near], b[near]], axis=1)
    lines = shapely.linestrings(np.stack([ends.real, ends.imag], axis=-1))
    found[near] = shapely.length(shapely.intersection(lines, slow))
    return found


def slow_shape(scene: Scene) -> shapely.Geometry:
    """Return all slow ground of a table."""
    return shapely.union_all(
        [shape_of(piece) for piece in scene.terrain.pieces if piece.kind == SLOW]
    )


def grid_lengths(grid: Grid, scene: Scene, mover: int, start: int, paid: int = 0) -> Array:
    """Return lengths of ways on the grid from a crossing to all others: at least the shortest.

    Every step is checked along its whole length, so every way on the grid is a true way. Slow
    ground is counted; the tolls of the mask ``paid`` may be crossed, and what they cost is not.
    """
    free = grid.free(scene, mover, 0.0, paid)
    bases = bases_of(scene.discs)
    radius = bases.pop(mover).radius
    slow = slow_shape(scene)
    links: list[tuple[Indices, Indices, Array | float]] = []
    for i, k in grid.steps(4.5 * grid.spacing):
        if math.gcd(i, k) == 1:
            one, other = grid.pairs(i, k)
            good = free[one] & free[other]
            one, other = one[good], other[good]
            a, b = grid.points[one], grid.points[other]
            clear = np.ones(len(a), dtype=bool)
            for base in bases:
                apart = distance_to_segment(np.full_like(a, base.centre), a, b)
                clear &= apart >= base.radius + radius
            for piece in closed_pieces(scene, paid):
                for c, d in edges(piece):
                    clear &= segments_apart(a, b, c, d) >= radius
            costs: Array | float = grid.spacing * math.hypot(i, k)
            if not slow.is_empty:
                costs = costs + slow_lengths(slow, a[clear], b[clear])
            links.append((one[clear], other[clear], costs))
    return grid.lengths(links, start)


def least_lengths(grid: Grid, scene: Scene, mover: int, start: int) -> Array:
    """Return lengths that no way from a crossing to any other can fall below.

    Cut a true way into pieces of equal length and a shorter rest, and move the cuts to the nearest
    crossings. These are free if obstacles shrink by half a diagonal of the grid, and at most a
    piece and a diagonal apart. So count the fewest hops of that length, and leave the last out.
    """
    piece = 4.0 * grid.spacing
    diagonal = grid.spacing * math.sqrt(2.0)
    free = grid.free(scene, mover, diagonal / 2.0)
    links: list[tuple[Indices, Indices, Array | float]] = []
    for i, k in grid.steps(piece + diagonal):
        one, other = grid.pairs(i, k)
        good = free[one] & free[other]
        links.append((one[good], other[good], 1.0))
    hops = grid.lengths(links, start)
    least: Array = np.maximum(hops - 1.0, 0.0) * piece
    return least
