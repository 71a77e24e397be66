"""The geometry of a full table: how long one question takes, typically and at worst.

Run it as ``python -m benchmarks.tabletop`` against the compiled package.
"""

import math
import random
import statistics
import time
from collections.abc import Callable, Sequence

from athanor.games.alkemy.tabletop.contact import contact_spots
from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Reach, can_reach
from athanor.games.alkemy.tabletop.points import INCH
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.region import Surveyor
from athanor.games.alkemy.tabletop.sight import look
from athanor.games.alkemy.tabletop.table import Terrain
from benchmarks.timing import stay_on_one_core

SIDE = 24 * INCH
PIECES = 12
FIGURES = 14
TABLES = 20
QUESTIONS = 100
"""Questions of a kind asked on each table."""

REPEATS = 5
"""Times each question is asked; the quickest counts, so that noise of the machine does not."""

MOVES = (4 * INCH, 6 * INCH, 8 * INCH, 10 * INCH)
CONTACT = 10

Question = Callable[[], object]


def turned(
    shape: Sequence[tuple[float, float]], x: float, y: float, angle: float
) -> list[tuple[int, int]]:
    """Return a shape, given around the origin, turned and put somewhere."""
    cosine, sine = math.cos(angle), math.sin(angle)
    return [
        (round(x + px * cosine - py * sine), round(y + px * sine + py * cosine)) for px, py in shape
    ]


def shapes() -> list[list[tuple[float, float]]]:
    """Return the scenery: cards, long walls, round woods, a ruin with an inner corner."""
    card = [(-1750.0, -1250.0), (1750.0, -1250.0), (1750.0, 1250.0), (-1750.0, 1250.0)]
    wall = [(-1750.0, -250.0), (1750.0, -250.0), (1750.0, 250.0), (-1750.0, 250.0)]
    wood = [
        (1500.0 * math.cos(k * math.pi / 5), 1200.0 * math.sin(k * math.pi / 5)) for k in range(10)
    ]
    ruin = [
        (-1500.0, -1500.0),
        (1500.0, -1500.0),
        (1500.0, -900.0),
        (-900.0, -900.0),
        (-900.0, 1500.0),
        (-1500.0, 1500.0),
    ]
    return [card, wall, wood, ruin]


def table(chance: random.Random) -> Terrain:
    """Return a full table; pieces keep some distance from each other, as games demand."""
    kinds = shapes()
    pieces: list[Piece] = []
    apart = 2 * INCH
    while len(pieces) < PIECES:
        x, y = chance.uniform(2200, SIDE - 2200), chance.uniform(2200, SIDE - 2200)
        shape = kinds[len(pieces) % len(kinds)]
        piece = Piece(turned(shape, x, y, chance.uniform(0, math.tau)), 1 + len(pieces) % 4)
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


def seconds(question: Question) -> float:
    """Return how long a question takes, at the quickest of several times."""
    best = math.inf
    for _ in range(REPEATS):
        begin = time.perf_counter()
        question()
        best = min(best, time.perf_counter() - begin)
    return best


def questions(kind: str, terrain: Terrain, discs: Discs, chance: random.Random) -> list[Question]:
    """Return questions of a kind about random figures of a table."""
    asked: list[Question] = []
    surveyor = Surveyor(terrain)
    everyone, everything = discs.all(), terrain.all()
    while len(asked) < QUESTIONS:
        one, other = chance.sample(range(FIGURES), 2)
        length = chance.choice(MOVES)
        if kind == "sight":
            asked.append(lambda a=one, b=other: look(terrain, discs, a, b, everyone, everything))
        elif kind == "corridor":
            asked.append(
                lambda a=one, b=other: Corridor(discs, a, b).pieces(terrain, everything, 5 * INCH)
            )
        elif kind == "way":
            x = discs.x[one] + chance.randint(-length, length)
            y = discs.y[one] + chance.randint(-length, length)
            if math.hypot(x - discs.x[one], y - discs.y[one]) > length:
                continue
            if terrain.is_free(x, y, discs.radius[one], discs, everyone & ~(1 << one)):
                asked.append(
                    lambda a=one, x=x, y=y, m=length: can_reach(
                        terrain, discs, a, everyone, x, y, m
                    )
                )
        elif kind == "reach":
            asked.append(lambda a=one, m=length: Reach(terrain, discs, a, everyone, m))
        elif kind == "contact":
            reach = Reach(terrain, discs, one, everyone, length)
            asked.append(lambda r=reach, b=other: contact_spots(r, 1 << b, CONTACT))
        elif kind == "region":
            asked.append(
                lambda a=one, m=length: surveyor.region(Reach(terrain, discs, a, everyone, m))
            )
    return asked


def main() -> None:
    """Ask all kinds of questions on many tables and print how long they take."""
    stay_on_one_core()
    chance = random.Random(1)
    tables = []
    building = []
    for _ in range(TABLES):
        terrain = table(chance)
        discs = figures(terrain, chance)
        building.append(seconds(lambda t=terrain: Terrain(SIDE, SIDE, t.pieces).ground(500)))
        terrain.ground(500), terrain.ground(750)
        tables.append((terrain, discs))
    print(f"{'µs':22} {'median':>10} {'90 %':>10} {'99 %':>10} {'worst':>10}")
    show("scenery worked out", building)
    for kind in ("sight", "corridor", "way", "reach", "contact", "region"):
        show(kind, [seconds(q) for t, d in tables for q in questions(kind, t, d, chance)])


def show(name: str, times: list[float]) -> None:
    """Print a line of the table."""
    cuts = statistics.quantiles(times, n=100)
    numbers = [statistics.median(times), cuts[89], cuts[98], max(times)]
    print(f"{name:22} " + " ".join(f"{number * 1e6:10.2f}" for number in numbers))


if __name__ == "__main__":
    main()
