"""Going towards somebody by the shortest way, and where that ends short of any enemy."""

from typing import Final

from athanor.games.alkemy.rules.climbing import beneath, fits
from athanor.games.alkemy.rules.journeys import Journeys
from athanor.games.alkemy.rules.space import in_the_way
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.approach import approaches, free_run, ways_to_contact
from athanor.games.alkemy.tabletop.paths import Path
from athanor.games.alkemy.tabletop.spots import spots_at
from athanor.games.alkemy.tabletop.stretches import Way
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

BACK: Final = (0.0, 1.0, 3.0, 7.0)
"""How far before where it should end a move may end, for a spot of the grid."""


def ends_towards(
    battle: Battle, figure: i64, target: i64, length: i64, less: i64, apart: i64
) -> list[tuple[i64, i64]]:
    """Return where a move towards a base ends, so far apart from any enemy: one for each way."""
    levels = battle.levels
    if levels.cluttered | levels.hindering != 0:
        return ends_over_rough(battle, figure, target, length, less, apart)
    spots = on_its_level(battle, figure, target, length, apart)
    if levels.any == 0:
        return spots
    start = beneath(battle, figure)
    if any(levels.under(x, y) != start for x, y in spots):  # AKB-R8: it walks down, no jump
        shorter = max(0, length - levels.height(start))
        spots = on_its_level(battle, figure, target, shorter, apart)
    return [(x, y) for x, y in spots if fits(battle, figure, x, y)]


def on_its_level(
    battle: Battle, figure: i64, target: i64, length: i64, apart: i64
) -> list[tuple[i64, i64]]:
    """Return how far a walk of a length gets on the shortest ways, on what it stands on."""
    return approaches(
        battle.levels.table(beneath(battle, figure)),
        battle.discs,
        figure,
        in_the_way(battle, figure),
        target,
        length,
        battle.enemies(figure),
        apart,
    )


def ends_over_rough(
    battle: Battle, figure: i64, target: i64, length: i64, less: i64, apart: i64
) -> list[tuple[i64, i64]]:
    """Return the same where ground is cluttered or hindering.

    The way leads through no cluttered piece but those around the two; it is shorter over hindering
    ground, and ends before a piece where it would come to stand partly inside (AK2-R86, AK2-R90).
    """
    levels, discs = battle.levels, battle.discs
    x, y, radius = discs.x[figure], discs.y[figure], discs.radius[figure]
    avoided = battle.enemies(figure)
    if discs.in_the_way(x, y, radius + apart, avoided):
        return [(x, y)]
    beside = discs.radius[target] + 2 * radius
    around = levels.close(discs.x[target], discs.y[target], beside)
    inside = battle.terrain.in_the_way(x, y, radius, levels.cluttered)
    table = levels.without(levels.cluttered & ~inside & ~around)
    journeys = Journeys(battle, figure, length, less)
    found: list[tuple[i64, i64]] = []
    for way in ways_to_contact(table, discs, figure, in_the_way(battle, figure), target):
        stop = min(float(length), free_run(way, discs, avoided, float(radius + apart)))
        spot = last_on(battle, journeys, way, stop, apart)
        if spot not in found:
            found.append(spot)
    return found or [(x, y)]


def last_on(
    battle: Battle, journeys: Journeys, way: Path, stop: float, apart: i64
) -> tuple[i64, i64]:
    """Return the last spot on a way, up to a distance, where a move may end off all enemies.

    If it may not go so far, it goes as far as over hindering ground, or to where it would first
    come to stand on some piece.
    """
    discs, figure = battle.discs, journeys.figure
    reach, avoided = discs.radius[figure] + apart, battle.enemies(figure)
    shorter = float(journeys.length - journeys.less)
    stops = [stop, shorter, *entries(battle, figure, way)]
    for last in sorted({one for one in stops if 0.0 < one <= stop}, reverse=True):
        for back in BACK:
            if back < last:
                for x, y in spots_at(*way.at(last - back)):
                    if discs.in_the_way(x, y, reach, avoided) == 0 and journeys.leads_to(x, y):
                        return x, y
    return discs.x[figure], discs.y[figure]


def entries(battle: Battle, figure: i64, way: Path) -> list[float]:
    """Return how far along a way a base first overlaps each piece of rough ground."""
    levels, terrain = battle.levels, battle.terrain
    radius = float(battle.discs.radius[figure])
    found: list[float] = []
    for piece in members(levels.cluttered | levels.hindering):
        for k in range(1, len(way.points)):
            (x0, y0), (x1, y1) = way.points[k - 1], way.points[k]
            if x0 == x1 and y0 == y1:
                continue
            over = Way(x0, y0, x1, y1).by_piece(terrain.borders, piece, radius)
            if over:
                found.append(way.spent[k - 1] + min(over)[0])
                break
    return found
