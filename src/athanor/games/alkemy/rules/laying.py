"""Laying scenery: the table as moves and lines of sight meet it, made anew with every piece."""

from athanor.games.alkemy.codes import CLUTTERED, HINDERING, IMPASSABLE
from athanor.games.alkemy.rules.footprints import turned
from athanor.games.alkemy.rules.levels import Levels
from athanor.games.alkemy.state import Battle, Placed
from athanor.games.alkemy.tabletop.polygons import Piece, tidied
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.games.alkemy.terms import PieceKind
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


def lay(battle: Battle, placed: Placed) -> None:
    """Put a piece on the table, beside those that lie there."""
    battle.placed = [*battle.placed, placed]
    make_table(battle, [*battle.terrain.pieces, solid(battle, placed)])


def lay_out(battle: Battle) -> None:
    """Make the table with all pieces that lie on it."""
    make_table(battle, [solid(battle, placed) for placed in battle.placed])


def solid(battle: Battle, placed: Placed) -> Piece:
    """Return a piece as moves and lines of sight meet it."""
    kind = battle.terms.pieces[placed.kind]
    outline = outline_of(kind, placed.turn)
    corners = [(placed.x + x, placed.y + y) for x, y in outline]
    movement = battle.edition.land.movement(battle, placed)
    return Piece(corners, kind.size, movement, checked=False)


def outline_of(kind: PieceKind, turn: i64) -> list[tuple[int, int]]:
    """Return the corners of a kind turned some way, around its centre; worked out once."""
    found = kind.outlines.get(turn)
    if found is None:
        found = tidied(turned(kind.corners, 0, 0, turn))
        kind.outlines[turn] = found
    return found


def make_table(battle: Battle, pieces: list[Piece]) -> None:
    """Give a match the table with its pieces, in the order in which they were placed."""
    kinds = battle.terms.pieces
    battle.terrain = Terrain(battle.layout.width, battle.layout.height, pieces)
    tops = [kinds[one.kind].top for one in battle.placed]
    raising: i64 = 0
    for k in range(len(battle.placed)):
        if kinds[battle.placed[k].kind].raises():
            raising |= bit(k)
    cluttered: i64 = 0
    hindering: i64 = 0
    if battle.edition.land.is_advanced:
        cluttered = enterable(battle.placed, CLUTTERED)
        hindering = enterable(battle.placed, HINDERING)
    battle.levels = Levels(battle.terrain, tops, raising, cluttered, hindering)


def enterable(placed: list[Placed], crossing: i64) -> i64:
    """Return the elements one may enter that have some Crossing rule, as a mask."""
    found: i64 = 0
    for k in range(len(placed)):
        if placed[k].crossing & crossing and not placed[k].crossing & IMPASSABLE:
            found |= bit(k)
    return found
