"""Zones of a table: what stands wholly in them, partly in them, or near them."""

from abc import abstractmethod
from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.tabletop.discs import overlap, within
from athanor.games.alkemy.tabletop.points import distance_squared
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.kernel.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """A part of the table. Its border belongs to it."""

    @abstractmethod
    def holds(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a base stands wholly inside; radius 0 asks for a point."""

    @abstractmethod
    def overlaps(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a part of a base lies inside; touching the border is not enough."""

    @abstractmethod
    def within(self, x: i64, y: i64, radius: i64, gap: i64) -> bool:
        """Tell whether a base's edge is at most ``gap`` away from the zone, or in it."""


class PolygonZone(Zone):
    """A zone with straight borders."""

    def __init__(self, points: Iterable[tuple[int, int]]) -> None:
        self.polygon = Polygon(points)

    def holds(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a base stands wholly inside; radius 0 asks for a point."""
        return self.polygon.contains_disc(x, y, radius)

    def overlaps(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a part of a base lies inside; touching the border is not enough."""
        return self.polygon.overlaps_disc(x, y, radius)

    def within(self, x: i64, y: i64, radius: i64, gap: i64) -> bool:
        """Tell whether a base's edge is at most ``gap`` away from the zone, or in it."""
        return self.polygon.within(x, y, radius + gap)


def rectangle(left: int, bottom: int, right: int, top: int) -> PolygonZone:
    """Return a rectangular zone."""
    return PolygonZone([(left, bottom), (right, bottom), (right, top), (left, top)])


class DiscZone(Zone):
    """A round zone."""

    def __init__(self, x: int, y: int, radius: int) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.radius: i64 = radius

    def holds(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a base stands wholly inside; radius 0 asks for a point."""
        room = self.radius - radius
        return room >= 0 and distance_squared(x, y, self.x, self.y) <= room * room

    def overlaps(self, x: i64, y: i64, radius: i64) -> bool:
        """Tell whether a part of a base lies inside; touching the border is not enough."""
        return overlap(x, y, radius, self.x, self.y, self.radius)

    def within(self, x: i64, y: i64, radius: i64, gap: i64) -> bool:
        """Tell whether a base's edge is at most ``gap`` away from the zone, or in it."""
        return within(x, y, radius, self.x, self.y, self.radius, gap)
