"""The geometry of a full table: how long one question takes, typically and at worst.

Run it as ``python -m benchmarks.tabletop`` against the compiled package. The last column is the
time of a naive version made of shapely and a grid, asked some of the same questions in the same
run. It answers less exactly: sight by sampled lines, ways by steps of a quarter of an inch.
"""

import heapq
import math
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import numpy as np
import shapely

from athanor.games.alkemy.tabletop import (
    INCH,
    SLOW,
    TOLL,
    WALL,
    Corridor,
    Discs,
    Piece,
    Reach,
    Terrain,
    can_reach,
    contact_spots,
    look,
    random_spot,
)
from athanor.games.alkemy.tabletop.region import Area, Surveyor
from athanor.kernel.chance import Stream
from benchmarks.timing import stay_on_one_core

SIDE = 24 * INCH
FULL = (WALL,) * 12
ROUGH = (SLOW, TOLL, WALL, WALL, WALL, TOLL)
"""The kinds of pieces on a full table, and on one with rough ground."""

FIGURES = 14
TABLES = 20
QUESTIONS = {
    "scenery": 1,
    "sight": 100,
    "corridor": 50,
    "way": 100,
    "reach": 50,
    "spot": 50,
    "contact": 50,
    "region": 4,
}
"""How many questions of each kind are asked on each table."""

NAIVELY = 15
"""How many questions of each kind the naive version is asked."""

ROUNDS = 3
LEAST = 2e-4
"""A question is repeated until so many seconds are measured; the best of some rounds counts."""

MOVES = (4 * INCH, 6 * INCH, 8 * INCH, 10 * INCH)
CONTACT = 10
NEAR = 5 * INCH

Question = Callable[[], object]
Pair = tuple[Question, Question | None]
"""A question to us, and the same one to the naive version if it knows an answer."""

Shape = list[tuple[float, float]]


def shapes() -> list[Shape]:
    """Return the scenery: a card, a long wall, a round wood, a ruin with an inner corner."""
    card = [(-1750.0, -1250.0), (1750.0, -1250.0), (1750.0, 1250.0), (-1750.0, 1250.0)]
    wall = [(-1750.0, -250.0), (1750.0, -250.0), (1750.0, 250.0), (-1750.0, 250.0)]
    tenth = math.tau / 10
    wood = [(1500.0 * math.cos(k * tenth), 1200.0 * math.sin(k * tenth)) for k in range(10)]
    ruin = [
        (-1500.0, -1500.0),
        (1500.0, -1500.0),
        (1500.0, -900.0),
        (-900.0, -900.0),
        (-900.0, 1500.0),
        (-1500.0, 1500.0),
    ]
    return [card, wall, wood, ruin]


def turned(shape: Shape, x: float, y: float, angle: float) -> list[tuple[int, int]]:
    """Return a shape, given around the origin, turned and put somewhere."""
    cosine, sine = math.cos(angle), math.sin(angle)
    return [
        (round(x + px * cosine - py * sine), round(y + px * sine + py * cosine)) for px, py in shape
    ]


def full_table(chance: random.Random, kinds: tuple[int, ...]) -> Terrain:
    """Return a table; pieces keep as far from each other as there is room for."""
    forms = shapes()
    pieces: list[Piece] = []
    apart = 2 * INCH
    while len(pieces) < len(kinds):
        x, y = chance.uniform(2200, SIDE - 2200), chance.uniform(2200, SIDE - 2200)
        outline = turned(forms[len(pieces) % len(forms)], x, y, chance.uniform(0, math.tau))
        piece = Piece(outline, 1 + len(pieces) % 4, kinds[len(pieces)])
        if any(piece.near_polygon(other, apart) for other in pieces):
            apart -= 1
        else:
            pieces.append(piece)
    return Terrain(SIDE, SIDE, pieces)


def figures(terrain: Terrain, chance: random.Random) -> Discs:
    """Return figures on free spots."""
    bases: list[tuple[int, int, int, int]] = []
    while len(bases) < FIGURES:
        radius = 750 if len(bases) % 5 == 0 else 500
        x, y = chance.randrange(SIDE), chance.randrange(SIDE)
        discs = Discs(bases)
        if terrain.is_free(x, y, radius, discs, discs.all()):
            bases.append((x, y, radius, 1 + len(bases) % 3))
    return Discs(bases)


class Naive:
    """The same answers from shapely and a grid of a quarter of an inch."""

    SPACING = INCH // 4

    def __init__(self, terrain: Terrain, discs: Discs) -> None:
        self.pieces = [shapely.Polygon(piece.points()) for piece in terrain.pieces]
        self.discs = discs
        self.ticks = np.arange(0, SIDE + 1, self.SPACING, dtype=float)

    def base(self, disc: int, wider: int = 0) -> shapely.Polygon:
        """Return a base as a polygon."""
        discs = self.discs
        return shapely.Point(discs.x[disc], discs.y[disc]).buffer(discs.radius[disc] + wider)

    def scenery(self, radius: int = 500) -> shapely.Geometry:
        """Return where bases of a radius cannot stand."""
        return shapely.union_all(shapely.buffer(self.pieces, radius))

    def sight(self, one: int, other: int) -> bool:
        """Tell whether one of 256 lines is free."""
        blockers = [self.base(k) for k in range(FIGURES) if k not in (one, other)]
        solid = shapely.union_all([*self.pieces, *blockers])
        shapely.prepare(solid)
        begin, end = (self.base(k).exterior.coords[::4] for k in (one, other))
        lines = shapely.linestrings([(a, b) for a in begin for b in end])
        return not bool(shapely.intersects(solid, lines).all())

    def lengths(self, one: int, length: int) -> dict[tuple[int, int], float]:
        """Return how far the points of the grid are that a base can get to."""
        radius = self.discs.radius[one]
        bases = [self.base(k, radius) for k in range(FIGURES) if k != one]
        solid = shapely.union_all([self.scenery(radius), *bases])
        shapely.prepare(solid)
        xs, ys = np.meshgrid(self.ticks, self.ticks, indexing="ij")
        free = ~shapely.contains_xy(solid, xs, ys)
        start = round(self.discs.x[one] / self.SPACING), round(self.discs.y[one] / self.SPACING)
        found: dict[tuple[int, int], float] = {}
        queue = [(0.0, start)]
        while queue:
            gone, (i, k) = heapq.heappop(queue)
            if (i, k) in found:
                continue
            found[i, k] = gone
            for di, dk in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                at = i + di, k + dk
                far = gone + self.SPACING * math.hypot(di, dk)
                inside = 0 <= at[0] < len(self.ticks) and 0 <= at[1] < len(self.ticks)
                if inside and far <= length and free[at] and at not in found:
                    heapq.heappush(queue, (far, at))
        return found

    def way(self, one: int, length: int, x: int, y: int) -> bool:
        """Tell whether a spot can be reached."""
        return (round(x / self.SPACING), round(y / self.SPACING)) in self.lengths(one, length)

    def contact(self, one: int, length: int, other: int) -> list[tuple[int, int]]:
        """Return points of the grid that are within a step of contact."""
        reach = float(self.discs.radius[one] + self.discs.radius[other] + self.SPACING)
        centre = self.discs.x[other], self.discs.y[other]
        return [
            (i, k)
            for i, k in self.lengths(one, length)
            if math.dist(centre, (i * self.SPACING, k * self.SPACING)) <= reach
        ]

    def region(self, one: int, length: int) -> shapely.Geometry:
        """Return the squares around the points that can be reached."""
        at = np.array(list(self.lengths(one, length))) * float(self.SPACING)
        half = self.SPACING / 2
        low, high = at - half, at + half
        return shapely.union_all(shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1]))


class Asker:
    """Asks random questions about one table: each of us, and where it can of the naive version."""

    def __init__(self, chance: random.Random, kinds: tuple[int, ...]) -> None:
        self.chance = chance
        self.stream = Stream(chance.randrange(1000))
        self.terrain = full_table(chance, kinds)
        self.discs = figures(self.terrain, chance)
        self.everyone = self.discs.all()
        self.surveyor = Surveyor(self.terrain)
        self.naive = Naive(self.terrain, self.discs)

    def pair(self) -> tuple[int, int]:
        """Return two figures."""
        one, other = self.chance.sample(range(FIGURES), 2)
        return one, other

    def scenery(self) -> Pair:
        """Lay out a table for bases of one radius."""
        pieces = self.terrain.pieces
        return lambda: Terrain(SIDE, SIDE, pieces).ground(500), self.naive.scenery

    def sight(self) -> Pair:
        """Ask whether one sees the other past everything."""
        pair, pieces = self.pair(), self.terrain.all()
        ours = partial(look, self.terrain, self.discs, *pair, self.everyone, pieces)
        return ours, partial(self.naive.sight, *pair)

    def corridor(self) -> Pair:
        """Ask what lies between them."""
        return partial(self._corridor, *self.pair()), None

    def _corridor(self, one: int, other: int) -> tuple[int, int]:
        corridor = Corridor(self.discs, one, other)
        pieces = corridor.pieces(self.terrain, self.terrain.all(), NEAR)
        return corridor.bases(self.everyone, NEAR), pieces

    def way(self) -> Pair:
        """Ask whether it can get to a free spot, near enough as the crow flies."""
        discs = self.discs
        while True:
            one, _ = self.pair()
            length = self.chance.choice(MOVES)
            x = discs.x[one] + self.chance.randint(-length, length)
            y = discs.y[one] + self.chance.randint(-length, length)
            others = self.everyone & ~(1 << one)
            if math.dist((x, y), (discs.x[one], discs.y[one])) <= length and self.terrain.is_free(
                x, y, discs.radius[one], discs, others
            ):
                ours = partial(can_reach, self.terrain, discs, one, self.everyone, x, y, length)
                return ours, partial(self.naive.way, one, length, x, y)

    def reach(self) -> Pair:
        """Search everywhere it can get to."""
        one, _ = self.pair()
        length = self.chance.choice(MOVES)
        return partial(self._searched, one, length), partial(self.naive.lengths, one, length)

    def _searched(self, one: int, length: int) -> Reach:
        reach = Reach(self.terrain, self.discs, one, self.everyone, length)
        reach.searches()
        return reach

    def spot(self) -> Pair:
        """Draw a random spot it can get to, from nothing."""
        one, _ = self.pair()
        return partial(self._spot, one, self.chance.choice(MOVES)), None

    def _spot(self, one: int, length: int) -> tuple[int, int] | None:
        reach = Reach(self.terrain, self.discs, one, self.everyone, length)
        return random_spot(reach, self.stream, 100)

    def contact(self) -> Pair:
        """Ask where it can touch the other, when it is known where it can get to."""
        one, other = self.pair()
        length = self.chance.choice(MOVES)
        ours = partial(contact_spots, self._searched(one, length), 1 << other, CONTACT)
        return ours, partial(self.naive.contact, one, length, other)

    def region(self) -> Pair:
        """Draw where it can get to."""
        one, _ = self.pair()
        length = self.chance.choice(MOVES)
        return partial(self._region, one, length), partial(self.naive.region, one, length)

    def _region(self, one: int, length: int) -> list[Area]:
        return self.surveyor.region(self._searched(one, length))


def seconds(question: Question) -> float:
    """Return how long a question takes this process, at the best of some rounds."""
    once = timed(question, 1)
    times = max(1, int(LEAST / once))
    return min(timed(question, times) for _ in range(ROUNDS))


def timed(question: Question, times: int) -> float:
    """Return the seconds of processor time a question takes, asked so many times."""
    begin = time.process_time()
    for _ in range(times):
        question()
    return max(time.process_time() - begin, 1e-9) / times


def show(name: str, pairs: list[Pair], naively: bool) -> None:
    """Ask questions and print a line of the table, in microseconds."""
    times = [seconds(ours) for ours, _ in pairs]
    cuts = statistics.quantiles(times, n=100)
    numbers = [statistics.median(times), cuts[89], cuts[98], max(times)]
    line = f"{name:12} " + " ".join(f"{number * 1e6:10.2f}" for number in numbers)
    if naively:
        naive = [theirs for _, theirs in pairs[:: len(pairs) // NAIVELY] if theirs is not None]
        if naive:
            line += f" {statistics.median(timed(theirs, 1) for theirs in naive) * 1e6:10.0f}"
    print(line)


def main() -> None:
    """Ask all kinds of questions on many tables and print how long they take."""
    stay_on_one_core()
    for title, kinds in (("full, µs", FULL), ("rough, µs", ROUGH)):
        chance = random.Random(1)
        askers = [Asker(chance, kinds) for _ in range(TABLES)]
        names = ("median", "90 %", "99 %", "worst", *(("naive",) if kinds == FULL else ()))
        print(f"{title:12} " + " ".join(f"{name:>10}" for name in names))
        for kind, count in QUESTIONS.items():
            pairs = [getattr(asker, kind)() for asker in askers for _ in range(count)]
            show(kind, pairs, kinds == FULL)


if __name__ == "__main__":
    main()
