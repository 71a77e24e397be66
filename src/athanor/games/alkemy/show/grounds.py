"""Where something may end up, as areas to draw and to point at."""

from typing import Final

import shapely
from shapely.geometry.base import BaseGeometry

from athanor.games.alkemy.rules.deploying import DeploySpots
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.space import in_the_way
from athanor.games.alkemy.rules.walking import MoveSpots
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.polygons import TOLL, WALL
from athanor.games.alkemy.tabletop.region import QUARTER, Area, Surveyor, drawn
from athanor.kernel.bits import members

CELL: Final = 500
"""Where only trying helps, squares of half an inch are tried, each in its middle."""


def region_of(battle: Battle, spots: Spots) -> tuple[list[Area], bool]:
    """Return where a spot may be chosen, and whether that is all there is to it."""
    if isinstance(spots, MoveSpots):
        on_foot = battle.traits(spots.figure).leap == 0
        return drawn(walked(battle, spots)), on_foot and spots.topic != "shelter"
    if isinstance(spots, DeploySpots):
        return drawn(zoned(battle, spots)), battle.levels.any == 0
    return drawn(tried(battle, spots)), False


def walked(battle: Battle, spots: MoveSpots) -> BaseGeometry:
    """Return where a move may end: in reach, and clear of every enemy."""
    found: list[BaseGeometry] = []
    for way, reach in zip(spots.journeys.ways(), spots.journeys.reaches(), strict=True):
        ground = shapely.union_all(
            [
                shapely.Polygon(area.outline, area.holes)
                for area in Surveyor(reach.terrain).region(reach)
            ]
        )
        found.append(shapely.intersection(ground, on_piece(battle, way.piece, reach.radius)))
    rings = [shapely.Point(x, y).buffer(rho, QUARTER) for x, y, rho in spots.near_rings()]
    region = shapely.union_all(found)
    return shapely.difference(region, shapely.union_all(rings), grid_size=1.0)


def on_piece(battle: Battle, piece: int, radius: int) -> BaseGeometry:
    """Return where a base stands on a piece of a mask, or wholly inside of it, or (0) on none."""
    table = shapely.box(0, 0, battle.layout.width, battle.layout.height)
    stood_on = [shapely.Polygon(battle.terrain.pieces[k].points()) for k in members(piece)]
    if stood_on:
        inside = piece & battle.levels.cluttered != 0  # AK2-1313
        return stood_on[0].buffer(-radius, QUARTER) if inside else stood_on[0]
    raised = [
        shapely.Polygon(battle.terrain.pieces[k].points()) for k in members(battle.levels.any)
    ]
    return shapely.difference(table, shapely.union_all(raised))


def zoned(battle: Battle, spots: DeploySpots) -> BaseGeometry:
    """Return where a figure may be deployed: in its zone, where nothing is in the way."""
    figure, own = spots.figure, battle.zone(spots.seat)
    radius = battle.discs.radius[figure]
    zone: BaseGeometry = shapely.box(
        own.deploy_left + radius,
        own.deploy_bottom + radius,
        own.deploy_right - radius,
        own.deploy_top - radius,
    )
    if own.radius > 0:
        corner = shapely.Point(own.corner_x, own.corner_y)
        zone = shapely.intersection(zone, corner.buffer(own.radius - radius, QUARTER))
    solid = [
        shapely.Polygon(piece.points()).buffer(radius, QUARTER)
        for k, piece in enumerate(battle.terrain.pieces)
        if piece.kind in (WALL, TOLL) and not battle.levels.any >> k & 1
    ]
    bases = [
        shapely.Point(battle.discs.x[one], battle.discs.y[one]).buffer(
            radius + battle.discs.radius[one], QUARTER
        )
        for one in members(in_the_way(battle, figure))
    ]
    return shapely.difference(zone, shapely.union_all(solid + bases), grid_size=1.0)


def tried(battle: Battle, spots: Spots) -> BaseGeometry:
    """Return squares in the middle of which a spot is legal."""
    layout = battle.layout
    half = CELL // 2
    cells = [
        shapely.box(x - half, y - half, x + half, y + half)
        for y in range(half, layout.height, CELL)
        for x in range(half, layout.width, CELL)
        if spots.objection(x, y) == ""
    ]
    return shapely.union_all(cells, grid_size=1.0)
