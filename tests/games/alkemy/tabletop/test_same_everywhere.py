"""Answers are the same to the last bit in pure Python, compiled, and on any machine."""

import hashlib

from athanor.games.alkemy.tabletop.contact import contact_spots
from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Reach, find_path
from athanor.games.alkemy.tabletop.polygons import SLOW, TOLL, WALL, Piece
from athanor.games.alkemy.tabletop.sight import look
from athanor.games.alkemy.tabletop.spots import nearest_free
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.chance import Stream
from tests.games.alkemy.tabletop.ways import approach

TABLES = 40
SIDE = 12_000
EXPECTED = "89eaf37d0a79c7f55ad5a7cde4a48163fa3689f29f9b508de6114817b6817337"
"""Changes only with the geometry itself; then records of earlier matches may not replay."""

ROUGH_TABLES = 8
EXPECTED_ROUGH = "cd85c6891fa7c26a58de1606165064379c83986a0aac3dd2023dd9f585fa3db3"

TURNS = ((5, 0), (4, 3), (3, 4), (-3, 4))
"""Whole numbers that turn a shape without bending it, all of length 5."""


def scene(stream: Stream, kinds: tuple[int, ...]) -> tuple[Terrain, Discs]:
    """Return a random table with a piece of each kind, made with whole numbers only."""
    pieces = []
    for kind in kinds:
        x, y = 2500 + stream.below(SIDE - 5000), 2500 + stream.below(SIDE - 5000)
        long, wide = 40 + stream.below(200), 20 + stream.below(150)
        cosine, sine = TURNS[stream.below(len(TURNS))]
        corners = [(-long, -wide), (long, -wide), (long, wide), (0, 0), (-long, wide)]
        turned = [(x + a * cosine - b * sine, y + a * sine + b * cosine) for a, b in corners]
        pieces.append(Piece(turned, 1, kind))
    terrain = Terrain(SIDE, SIDE, pieces)
    bases: list[tuple[int, int, int, int]] = []
    while len(bases) < 7:
        x, y, radius = stream.below(SIDE), stream.below(SIDE), 400 + stream.below(400)
        discs = Discs(bases)
        if terrain.is_free(x, y, radius, discs, discs.all()):
            bases.append((x, y, radius, 1))
    return terrain, Discs(bases)


def answers(terrain: Terrain, discs: Discs, stream: Stream) -> list[object]:
    """Ask everything once; numbers that are not whole are written to the last bit."""
    everyone = discs.all()
    told: list[object] = []
    for other in range(1, discs.count):
        sight = look(terrain, discs, 0, other, everyone, terrain.all())
        told += [sight.visible, sight.x0.hex(), sight.y1.hex(), sight.discs, sight.pieces]
        told.append(Corridor(discs, 0, other).pieces(terrain, terrain.all(), 2000))
        told += [way.hex() for way in points_of(terrain, discs, other)]
    reach = Reach(terrain, discs, 0, everyone, 6000)
    told.append(contact_spots(reach, 0b10, 10))
    told.append(contact_spots(reach, 0b110, 10, 0b1000))
    for _ in range(20):
        x, y = stream.below(SIDE), stream.below(SIDE)
        told.append(nearest_free(terrain, discs, everyone, 500, x, y))
        told.append(reach.length_to(x, y).hex())
        path = find_path(terrain, discs, 0, everyone, x, y, 9000)
        told += [] if path is None else [path.length.hex(), len(path.points)]
    return told


def points_of(terrain: Terrain, discs: Discs, target: int) -> list[float]:
    """Return an approach as a row of numbers."""
    path = approach(terrain, discs, 0, discs.all(), target, 5000, discs.all(), 100)
    return [number for point in path.points for number in point]


def digest(tables: int, kinds: tuple[int, ...]) -> str:
    """Return a digest of all answers on some tables."""
    stream = Stream(2026)
    found = hashlib.sha256()
    for _ in range(tables):
        terrain, discs = scene(stream, kinds)
        found.update(repr(answers(terrain, discs, stream)).encode())
    return found.hexdigest()


def test_everything_is_answered_as_ever() -> None:
    assert digest(TABLES, (WALL,) * 5) == EXPECTED


def test_rough_ground_is_answered_as_ever() -> None:
    assert digest(ROUGH_TABLES, (SLOW, TOLL, SLOW, WALL, TOLL)) == EXPECTED_ROUGH
