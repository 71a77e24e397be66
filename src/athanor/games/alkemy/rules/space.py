"""Where figures stand and what lies between them: the rules' questions, put to the tabletop."""

import math
from typing import Final

from athanor.games.alkemy.codes import CHARGE, NONE, RUN, WALK
from athanor.games.alkemy.rules.aids import marching
from athanor.games.alkemy.state import HURRY, LAG, Battle
from athanor.games.alkemy.tabletop.discs import gap_between, within
from athanor.games.alkemy.tabletop.leaps import can_leap, leap_spots
from athanor.games.alkemy.tabletop.points import distance_squared, to_grid
from athanor.games.alkemy.tabletop.sight import Sight, look
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64

STEP: Final = 65_536
"""A spot as a code is y * STEP + x."""

SHORT: Final = 100
"""A failed charge ends this far from any enemy: a tenth of an inch (AK2-R26, AKB-R25)."""

HINDRANCE: Final = (1000, 3000, 2000)
"""What hindering ground takes from a Walk, a Run and a Charge (AK2-1310)."""

GRAIN: Final = 100
"""Without measuring, everything is shown to a tenth of an inch, which is what the eye sees."""


def spot_code(x: i64, y: i64) -> i64:
    """Return a spot as a choice."""
    return y * STEP + x


def spot_x(code: i64) -> i64:
    """Return how far right a chosen spot lies."""
    return code % STEP


def spot_y(code: i64) -> i64:
    """Return how far up a chosen spot lies."""
    return code // STEP


def gap(battle: Battle, one: i64, other: i64) -> i64:
    """Return the distance from edge to edge, seen from above (AK2-201, AKB-009, AKB-R89)."""
    return battle.discs.gap(one, other)


def is_within(battle: Battle, one: i64, other: i64, length: i64) -> bool:
    """Tell whether two bases are at most so far apart."""
    discs = battle.discs
    return within(
        discs.x[one],
        discs.y[one],
        discs.radius[one],
        discs.x[other],
        discs.y[other],
        discs.radius[other],
        length,
    )


def gap_at(battle: Battle, figure: i64, x: i64, y: i64, other: i64) -> i64:
    """Return how far another base would be from a figure that stood at a spot."""
    discs = battle.discs
    return gap_between(
        x, y, discs.radius[figure], discs.x[other], discs.y[other], discs.radius[other]
    )


def straight(battle: Battle, figure: i64, target: i64, step: i64) -> i64:
    """Return the spot that a step straight towards a base leads to."""
    discs = battle.discs
    x, y = discs.x[figure], discs.y[figure]
    dx, dy = float(discs.x[target] - x), float(discs.y[target] - y)
    share = float(step) / max(1.0, math.sqrt(dx * dx + dy * dy))
    return spot_code(to_grid(float(x) + dx * share), to_grid(float(y) + dy * share))


def touched(battle: Battle, figure: i64, x: i64, y: i64, among: i64, length: i64) -> i64:
    """Return whom of a mask a figure at a spot would be at most so far from."""
    discs = battle.discs
    return discs.near(x, y, discs.radius[figure] + length, among & ~bit(figure))


def touched_all_around(
    battle: Battle, figure: i64, x: i64, y: i64, among: i64, length: i64, around: i64
) -> i64:
    """Return whom of a mask a figure would be at most so far from anywhere around a spot."""
    discs = battle.discs
    near = discs.radius[figure] + length - around
    found: i64 = 0
    for disc in range(discs.count):
        if among >> disc & 1 and disc != figure:
            reach = near + discs.radius[disc]
            if reach >= 0 and distance_squared(x, y, discs.x[disc], discs.y[disc]) <= reach * reach:
                found |= bit(disc)
    return found


def in_contact(battle: Battle, one: i64, other: i64) -> bool:
    """Tell whether two bases touch, within the edition's tolerance (AK2-R1, AKB-R94)."""
    return is_within(battle, one, other, battle.edition.contact)


def posts(battle: Battle) -> i64:
    """Return the objectives on the table among its bases: they are no scenery (AK2-016)."""
    return battle.lying << battle.roster.count


def post_disc(battle: Battle, post: i64) -> i64:
    """Return the base of a post."""
    return battle.roster.count + post


def in_the_way(battle: Battle, figure: i64) -> i64:
    """Return the bases a figure may not pass through: all figures and posts (AK2-602, AKB-R90)."""
    return (battle.present | posts(battle)) & ~bit(figure)


def line_of_sight(battle: Battle, one: i64, other: i64) -> Sight:
    """Look from a figure to another: with the free line, or with who blocks."""
    bases, pieces = battle.edition.sight.blockers(battle, one, other)
    return look(battle.terrain, battle.discs, one, other, bases, pieces)


def sees(battle: Battle, one: i64, other: i64) -> bool:
    """Tell whether two figures see each other (AK2-202, AKB-103), each the other or none.

    AK2-004, AKB-011.
    """
    return one == other or line_of_sight(battle, one, other).visible


def move_value(battle: Battle, figure: i64, move: i64) -> i64:
    """Return how far a figure may walk, charge or run now, with what formulas and skills do."""
    sheet = battle.sheet(figure)
    value = sheet.walk
    if move == RUN:
        value = sheet.run
    elif move == CHARGE:
        value = sheet.charge
    if move == WALK:
        value += battle.traits(figure).swift + marching(battle, figure)
    if move != RUN:
        value += battle.boost(figure, HURRY)
    value -= battle.boost(figure, LAG)
    return value if value > 0 else 0


def walk_value(battle: Battle, figure: i64) -> i64:
    """Return the Walk value itself, which also limits a climb and a jump (AK2-1317, AKB-334).

    What makes only the next Walk longer does not count.
    """
    longer = battle.traits(figure).swift - battle.boost(figure, LAG)
    return max(0, battle.sheet(figure).walk + longer)


def low_enough(battle: Battle, size: i64) -> tuple[i64, i64]:
    """Return the bases and the pieces that are at most so big, as masks."""
    return ~battle.discs.tall(size + 1), ~battle.terrain.tall(size + 1)


def leaps_to(
    battle: Battle, figure: i64, x: i64, y: i64, length: i64, table: Terrain, around: i64 = 0
) -> bool:
    """Tell whether a figure gets to a spot of a table by Leap: straight over what is low enough.

    No jump is longer than its walk; the move is no longer for it (AK2-1001, AKB-334). Asked about
    all that is ``around`` a spot, a no is certain and a yes is not.
    """
    size = battle.traits(figure).leap
    discs = battle.discs
    most = length + around
    if size == 0 or distance_squared(discs.x[figure], discs.y[figure], x, y) > most * most:
        return False
    if around > discs.radius[figure]:
        return True
    bases, pieces = low_enough(battle, size)
    others = in_the_way(battle, figure)
    longest = walk_value(battle, figure)
    return can_leap(table, discs, figure, others, x, y, bases, pieces, longest, around)


def leaps_beside(
    battle: Battle, figure: i64, targets: i64, near: i64, length: i64, table: Terrain
) -> list[tuple[int, int]]:
    """Return spots at most ``near`` from all targets that a figure gets to by Leap."""
    size = battle.traits(figure).leap
    if size == 0:
        return []
    bases, pieces = low_enough(battle, size)
    return leap_spots(
        table,
        battle.discs,
        figure,
        in_the_way(battle, figure),
        targets,
        near,
        bases,
        pieces,
        walk_value(battle, figure),
        length,
    )


def side_of(battle: Battle, x: i64, y: i64) -> i64:
    """Return the seat in whose table zone a point lies (AK2-403); a line between is nobody's."""
    zones = battle.layout.zones
    for place in range(battle.seats):
        zone = zones[place]
        if (
            (zone.left < x or zone.left == 0)
            and (x < zone.right or zone.right == battle.layout.width)
            and (zone.bottom < y or zone.bottom == 0)
            and (y < zone.top or zone.top == battle.layout.height)
        ):
            return (battle.player_a + place) % battle.seats
    return NONE


def in_zone(battle: Battle, seat: i64, x: i64, y: i64, radius: i64) -> bool:
    """Tell whether a base lies entirely in a seat's deployment zone (AK2-1703, AKB-R75)."""
    return battle.zone(seat).holds(x, y, radius)


def as_shown(battle: Battle, length: i64) -> i64:
    """Return a coordinate as exactly as anybody may know it (AK2-R6, AK2-R68, AKB-R11).

    The table must be drawn, but without measuring nothing tells more than the picture does.
    """
    if battle.terms.measuring:
        return length
    return (length + GRAIN // 2) // GRAIN * GRAIN
