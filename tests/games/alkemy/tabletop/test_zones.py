"""Zones: wholly in, partly in, near."""

import pytest

from athanor.games.alkemy.tabletop.zones import DiscZone, PolygonZone, Zone, rectangle

STRIP = rectangle(0, 0, 24000, 2500)
CORNER = PolygonZone([(0, 0), (5000, 0), (0, 5000)])
CIRCLE = DiscZone(5000, 5000, 2000)


@pytest.mark.parametrize(
    ("zone", "x", "y", "radius", "holds", "overlaps"),
    [
        (STRIP, 500, 2000, 500, True, True),
        (STRIP, 500, 2001, 500, False, True),
        (STRIP, 500, 2999, 500, False, True),
        (STRIP, 500, 3000, 500, False, False),
        (STRIP, 500, 2500, 0, True, False),
        (STRIP, 500, 2501, 0, False, False),
        (CORNER, 1000, 1000, 500, True, True),
        (CORNER, 2200, 2200, 500, False, True),
        (CORNER, 2500, 2500, 0, True, False),
        (CIRCLE, 5000, 6500, 500, True, True),
        (CIRCLE, 5000, 6501, 500, False, True),
        (CIRCLE, 5000, 7499, 500, False, True),
        (CIRCLE, 5000, 7500, 500, False, False),
        (CIRCLE, 5000, 5000, 2001, False, True),
    ],
)
def test_a_border_belongs_to_its_zone_and_touching_it_is_not_being_in_it(
    zone: Zone, x: int, y: int, radius: int, holds: bool, overlaps: bool
) -> None:
    assert zone.holds(x, y, radius) == holds
    assert zone.overlaps(x, y, radius) == overlaps


@pytest.mark.parametrize(("zone", "y"), [(STRIP, 2500), (CIRCLE, 7000)])
def test_nearness_is_measured_from_the_edge_of_the_base(zone: Zone, y: int) -> None:
    assert zone.within(5000, y + 500, 500, 0)
    assert zone.within(5000, y + 1500, 500, 1000)
    assert not zone.within(5000, y + 1501, 500, 1000)
