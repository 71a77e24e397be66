"""Random tables for property tests: small, crowded, and fond of exact alignments."""

import math
from typing import NamedTuple

from hypothesis import assume, settings
from hypothesis import strategies as st

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.polygons import WALL, Piece
from athanor.games.alkemy.tabletop.table import Terrain

SIDE = 10_000
"""Ten inches: small enough for bases and scenery to be in each other's way."""

RADII = (500, 500, 750, 300)


def examples(count: int) -> settings:
    """Return settings for so many examples, the same ones in every run."""
    return settings(max_examples=count, derandomize=True, deadline=None, database=None)


class Base(NamedTuple):
    """A base in plain numbers."""

    x: int
    y: int
    radius: int

    @property
    def centre(self) -> complex:
        return complex(self.x, self.y)


def bases_of(discs: Discs) -> list[Base]:
    """Return bases in plain numbers."""
    return [
        Base(int(discs.x[k]), int(discs.y[k]), int(discs.radius[k])) for k in range(discs.count)
    ]


class Scene:
    """A table with scenery, and bases that do not overlap each other."""

    def __init__(self, terrain: Terrain, discs: Discs) -> None:
        self.terrain = terrain
        self.discs = discs

    def __repr__(self) -> str:
        pieces = [(int(piece.kind), piece.points()) for piece in self.terrain.pieces]
        return f"pieces {pieces}, bases {[tuple(base) for base in bases_of(self.discs)]}"


def coordinates(low: int, high: int) -> st.SearchStrategy[int]:
    """Return coordinates, often round ones so that things line up and touch."""
    coarse = st.integers(low // 250 + 1, high // 250 - 1).map(lambda n: 250 * n)
    return st.one_of(coarse, coarse, st.integers(low, high))


@st.composite
def pieces(draw: st.DrawFn, kinds: tuple[int, ...] = (WALL,)) -> Piece:
    """Return a piece: upright or turned, convex or not."""
    form = draw(st.sampled_from(("card", "wall", "triangle", "ell", "star")))
    x, y = draw(coordinates(1500, SIDE - 1500)), draw(coordinates(1500, SIDE - 1500))
    if form == "card":
        shape = [(-900, -600), (900, -600), (900, 600), (-900, 600)]
    elif form == "wall":
        shape = [(-1250, -125), (1250, -125), (1250, 125), (-1250, 125)]
    elif form == "triangle":
        shape = [(-1000, -750), (1000, -750), (0, 1250)]
    elif form == "ell":
        shape = [
            (-1000, -1000),
            (1000, -1000),
            (1000, -500),
            (-500, -500),
            (-500, 1000),
            (-1000, 1000),
        ]
    else:
        shape = [
            (-1000, 0),
            (-250, -250),
            (0, -1000),
            (250, -250),
            (1000, 0),
            (250, 250),
            (0, 1000),
            (-250, 250),
        ]
    turn = draw(st.one_of(st.just(0.0), st.sampled_from((0.25, 0.5)), st.floats(0.0, 1.0)))
    cosine, sine = math.cos(turn * math.pi), math.sin(turn * math.pi)
    points = [
        (round(x + a * cosine - b * sine), round(y + a * sine + b * cosine)) for a, b in shape
    ]
    return Piece(points, draw(st.integers(0, 4)), draw(st.sampled_from(kinds)))


@st.composite
def scenes(
    draw: st.DrawFn,
    most_pieces: int = 5,
    most_bases: int = 8,
    on_scenery: bool = False,
    kinds: tuple[int, ...] = (WALL,),
) -> Scene:
    """Return a scene with at least two bases; some touch each other, and scenery if they may."""
    terrain = Terrain(SIDE, SIDE, draw(st.lists(pieces(kinds), max_size=most_pieces)))
    bases: list[tuple[int, int, int, int]] = []
    for _ in range(draw(st.integers(2, most_bases))):
        radius = draw(st.sampled_from(RADII))
        x, y = draw(coordinates(radius, SIDE - radius)), draw(coordinates(radius, SIDE - radius))
        if bases and draw(st.integers(0, 3)) == 0:
            x, y = bases[-1][0] + bases[-1][2] + radius, bases[-1][1]
        discs = Discs(bases)
        if on_scenery:
            free = terrain.on_table(x, y, radius) and not discs.in_the_way(
                x, y, radius, discs.all()
            )
        else:
            free = terrain.is_free(x, y, radius, discs, discs.all())
        if free:
            bases.append((x, y, radius, draw(st.integers(1, 3))))
    assume(len(bases) > 1)
    return Scene(terrain, Discs(bases))
