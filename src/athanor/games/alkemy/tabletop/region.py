"""The region a move can reach, as polygons to draw.

The fans of a search run a little into what stops them; what cannot be stood on is cut off in the
end, so that borders come out crisp. Everything here is for the eye: whether a spot can be reached
is asked of ``Reach``.
"""

from collections.abc import Iterable
from typing import Final

import shapely
from shapely.geometry.base import BaseGeometry

from athanor.games.alkemy.tabletop.fans import fans
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import MAX_SIDE, to_grid
from athanor.games.alkemy.tabletop.polygons import TOLL, WALL
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.vectors import i64

COARSE: Final = 5.0
"""By how much the drawn border may leave the computed one."""

SPECK: Final = 100.0
"""Areas this small, in square units, are not worth drawing."""

BEYOND: Final = 4.0 * MAX_SIDE
"""How far around the table nothing is drawn; no ray gets further."""

QUARTER: Final = 16
"""Chords in a quarter of a circle."""


class Area:
    """A part of a region: its outline, and the outlines of its holes."""

    def __init__(self, outline: list[tuple[int, int]], holes: list[list[tuple[int, int]]]) -> None:
        self.outline = outline
        self.holes = holes


class Surveyor:
    """Draws regions on one table, and remembers where bases of a radius cannot stand."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self._blocked: dict[int, BaseGeometry] = {}

    def region(self, reach: Reach) -> list[Area]:
        """Return where a base can get to, the greatest area first."""
        if reach.stuck:
            return []
        outlines = [
            shapely.Polygon(points) for search in reach.searches() for points in fans(search)
        ]
        swept = shapely.make_valid(outlines, method="structure", keep_collapsed=False)
        region = shapely.difference(shapely.union_all(swept), self._off_ground(reach.radius))
        region = shapely.multipolygons(areas_of(region))
        return drawn(shapely.difference(region, self._near_bases(reach), grid_size=1.0))

    def _off_ground(self, radius: i64) -> BaseGeometry:
        """Return where scenery and the table's edge let no base of a radius stand."""
        found = self._blocked.get(radius)
        if found is None:
            terrain = self.terrain
            inner = shapely.box(radius, radius, terrain.width - radius, terrain.height - radius)
            outer = shapely.box(-BEYOND, -BEYOND, BEYOND, BEYOND)
            solid = shapely.buffer(
                [
                    shapely.Polygon(piece.points())
                    for piece in terrain.pieces
                    if piece.kind in (WALL, TOLL)
                ],
                radius,
                quad_segs=QUARTER,
            )
            found = shapely.union_all([shapely.difference(outer, inner), *solid])
            self._blocked[radius] = found
        return found

    def _near_bases(self, reach: Reach) -> BaseGeometry:
        """Return where other bases let this one not stand."""
        circles = reach.move.circles(0)
        return shapely.union_all(
            [
                shapely.Point(circles.x[k], circles.y[k]).buffer(circles.rho[k], QUARTER)
                for k in range(circles.corners, circles.start)
            ]
        )


def areas_of(region: BaseGeometry) -> list[BaseGeometry]:
    """Return the areas of a region, without lines that rounding left of others."""
    return [part for part in shapely.get_parts(region) if part.geom_type == "Polygon"]


def drawn(region: BaseGeometry) -> list[Area]:
    """Return the areas of a region that is in whole units, without needless points and specks."""
    areas = [area for area in areas_of(shapely.simplify(region, COARSE)) if area.area > SPECK]
    areas.sort(key=lambda area: (-area.area, area.bounds))
    return [
        Area(on_grid(area.exterior.coords), [on_grid(hole.coords) for hole in area.interiors])
        for area in areas
    ]


def on_grid(points: Iterable[tuple[float, float]]) -> list[tuple[int, int]]:
    """Return an outline in whole units; the first point is not repeated at the end."""
    return [(to_grid(x), to_grid(y)) for x, y in points][:-1]
