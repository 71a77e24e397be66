"""Scenery elements as figures meet them: who is inside, beside or in contact, and their effects."""

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.redeal import measured_to_piece
from athanor.games.alkemy.state import Battle
from athanor.kernel.vectors import i64


def bearer(battle: Battle, effect: i64) -> i64:
    """Return the element that has a Special Effect, or NONE: no two have the same (AK2-1319)."""
    for k in range(len(battle.placed)):
        if battle.placed[k].effect == effect:
            return k
    return NONE


def inside(battle: Battle, figure: i64, pieces: i64) -> i64:
    """Return the elements of a mask that a base overlaps: it is inside them (AK2-R90)."""
    if pieces == 0:
        return 0
    discs = battle.discs
    x, y, radius = discs.x[figure], discs.y[figure], discs.radius[figure]
    return battle.terrain.in_the_way(x, y, radius, pieces)


def touches(battle: Battle, figure: i64, piece: i64) -> bool:
    """Tell whether a base touches an element or overlaps it (AK2-R77)."""
    discs = battle.discs
    reach = discs.radius[figure] + battle.edition.contact
    return battle.terrain.pieces[piece].within(discs.x[figure], discs.y[figure], reach)


def is_beside(battle: Battle, figure: i64, piece: i64, length: i64) -> bool:
    """Tell whether a base is at most so far from an element, as it is in this deal."""
    return measured_to_piece(battle, figure, piece, length)
