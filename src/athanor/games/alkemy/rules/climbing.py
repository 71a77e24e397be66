"""Going up, coming down and falling (AKB-289, AKB-295 to AKB-298, AKB-R8)."""

from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.rules.space import in_the_way
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.paths import can_reach
from athanor.games.alkemy.tabletop.points import INCH
from athanor.kernel.vectors import i64

CLIMBABLE: Final = 2
"""The greatest size of a piece that is climbed (AKB-R8)."""


def fits(battle: Battle, figure: i64, x: i64, y: i64) -> bool:
    """Tell whether a figure can stand at a spot: on the ground, or on one piece."""
    levels = battle.levels
    table = levels.table(levels.under(x, y))
    others = in_the_way(battle, figure)
    return table.is_free(x, y, battle.discs.radius[figure], battle.discs, others)


def may_fit(battle: Battle, figure: i64, x: i64, y: i64, around: i64) -> bool:
    """Tell whether a figure may be able to stand around a spot; a no is certain."""
    radius = battle.discs.radius[figure] - around
    if radius <= 0:
        return True
    others = in_the_way(battle, figure)
    levels = battle.levels
    for piece in levels.around(x, y, around):
        if levels.table(piece).is_free(x, y, radius, battle.discs, others):
            return True
    return False


def may_be_level(battle: Battle, x: i64, y: i64, around: i64, other: i64) -> bool:
    """Tell whether a base somewhere around a spot may fight another (AKB-289); a no is certain."""
    levels = battle.levels
    if levels.any == 0:
        return True
    height = levels.height_at(battle.discs.x[other], battle.discs.y[other])
    return any(-INCH <= levels.height(k) - height <= INCH for k in levels.around(x, y, around))


def is_level_around(battle: Battle, x: i64, y: i64, around: i64, other: i64) -> bool:
    """Tell whether a base may fight another wherever it is around a spot; a yes is certain."""
    levels = battle.levels
    if levels.any == 0:
        return True
    height = levels.height_at(battle.discs.x[other], battle.discs.y[other])
    return all(-INCH <= levels.height(k) - height <= INCH for k in levels.around(x, y, around))


def beneath(battle: Battle, figure: i64) -> i64:
    """Return the piece a figure stands on, as a mask, or 0."""
    return battle.levels.under(battle.discs.x[figure], battle.discs.y[figure])


def ascent(battle: Battle, figure: i64, piece: i64) -> i64:
    """Return what it costs a figure to get onto a piece, or NONE if it cannot (AKB-R8)."""
    if piece == 0 or piece == beneath(battle, figure):
        return 0
    if battle.terrain.tall(CLIMBABLE + 1) & piece != 0:
        return NONE
    return battle.levels.height(piece)


def walks_to(battle: Battle, figure: i64, x: i64, y: i64, length: i64) -> bool:
    """Tell whether a way on the flat is short enough, over nothing but where it starts and ends."""
    levels = battle.levels
    table = levels.table(beneath(battle, figure) | levels.under(x, y))
    return can_reach(table, battle.discs, figure, in_the_way(battle, figure), x, y, length)


def is_level(battle: Battle, x: i64, y: i64, other: i64) -> bool:
    """Tell whether a base at a spot is at most an inch above or below another (AKB-289)."""
    levels = battle.levels
    if levels.any == 0:
        return True
    discs = battle.discs
    apart = levels.height_at(x, y) - levels.height_at(discs.x[other], discs.y[other])
    return -INCH <= apart <= INCH


def jump(battle: Battle, figure: i64, x: i64, y: i64, length: i64) -> i64:
    """Return how deep a figure falls on its move to a spot: whoever can walk down does.

    Who has Leap jumps down unharmed (AKB-298).
    """
    levels = battle.levels
    start = beneath(battle, figure)
    end = levels.under(x, y)
    if start == 0 or start == end or battle.traits(figure).leap > 0:
        return 0
    height = levels.height(start)
    left = length - ascent(battle, figure, end) - height
    return 0 if left >= 0 and walks_to(battle, figure, x, y, left) else height


def fall(battle: Battle, figure: i64, height: i64) -> None:
    """Hurt a figure that has fallen: the height less its size, rounded up (AKB-296, AKB-R88)."""
    if height > 0:
        damage = (height - battle.sheet(figure).size * INCH + INCH - 1) // INCH
        damage = damage if damage > 0 else 0
        tell(battle, "fell", "AKB-295 AKB-296 AKB-R88", figure, count=damage)
        suffer(battle, figure, damage, damped=False)  # AKB-297
