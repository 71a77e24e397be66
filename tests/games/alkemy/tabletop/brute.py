"""Answers by brute force: slow, simple, and independent of the code under test."""

import math

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Path
from athanor.games.alkemy.tabletop.polygons import Polygon
from tests.games.alkemy.tabletop.tables import SIDE, Scene

Array = NDArray[np.float64]

HAIR = 1e-6
"""Lines this close to something are left out: whether they are cut is a matter of rounding."""


def shape_of(piece: Polygon) -> shapely.Polygon:
    """Return a piece as shapely sees it."""
    return shapely.Polygon(piece.points())


def solid(scene: Scene, mover: int) -> shapely.Geometry:
    """Return what the edge of a mover's base must not enter: pieces and the other bases."""
    discs = scene.discs
    bases = [
        shapely.Point(discs.x[k], discs.y[k]).buffer(discs.radius[k], quad_segs=64)
        for k in range(discs.count)
        if k != mover
    ]
    return shapely.union_all([shape_of(piece) for piece in scene.terrain.pieces] + bases)


def on_circle(discs: Discs, disc: int, count: int) -> Array:
    """Return points on and inside a base's edge, as complex numbers."""
    angles = np.arange(count) * (math.tau / count)
    ring = np.exp(1j * angles)
    points = np.concatenate([[0.0], ring * (1.0 - 1e-9), ring[::3] * 0.6])
    return discs.x[disc] + 1j * discs.y[disc] + discs.radius[disc] * points


def cross(a: Array, b: Array) -> Array:
    return np.imag(np.conj(a) * b)


def dot(a: Array, b: Array) -> Array:
    return np.real(np.conj(a) * b)


def distance_to_segment(points: Array, a: Array, b: Array) -> Array:
    """Return distances of points to segments, with broadcasting."""
    along = np.clip(dot(points - a, b - a) / np.maximum(np.abs(b - a) ** 2, 1e-300), 0.0, 1.0)
    return np.abs(points - a - along * (b - a))


def segments_apart(a: Array, b: Array, c: complex, d: complex) -> Array:
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
    scene: Scene, viewer: int, target: int, bases: int, pieces: int, count: int = 32
) -> bool:
    """Tell whether one of many sampled lines from base to base keeps clear of all blockers."""
    discs = scene.discs
    a, b = (
        grid.ravel()
        for grid in np.meshgrid(on_circle(discs, viewer, count), on_circle(discs, target, count))
    )
    free = np.ones(len(a), dtype=bool)
    for disc in range(discs.count):
        if bases >> disc & 1 and disc not in (viewer, target):
            centre = np.full_like(a, complex(discs.x[disc], discs.y[disc]))
            free &= distance_to_segment(centre, a, b) > discs.radius[disc] + HAIR
    for k, piece in enumerate(scene.terrain.pieces):
        if pieces >> k & 1 and free.any():
            for c, d in edges(piece):
                free &= segments_apart(a, b, c, d) > HAIR
            free &= ~shapely.contains_xy(shape_of(piece), a.real, a.imag)
    return bool(free.any())
