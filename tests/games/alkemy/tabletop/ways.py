"""Ways towards somebody: the first of the equally short ones, from start to end."""

from athanor.games.alkemy.tabletop.approach import approaches, ways_to_contact
from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Path, find_path
from athanor.games.alkemy.tabletop.table import Terrain


def approach(
    terrain: Terrain,
    discs: Discs,
    mover: int,
    others: int,
    target: int,
    length: int,
    keep_off: int,
    apart: int,
) -> Path:
    """Return the way of a base towards a target, up to a length and off some bases."""
    x, y = approaches(terrain, discs, mover, others, target, length, keep_off, apart)[0]
    if (x, y) == (discs.x[mover], discs.y[mover]):
        return Path(0.0, [(float(x), float(y))])
    path = find_path(terrain, discs, mover, others, x, y, length)
    assert path is not None
    return path


def way_to_contact(
    terrain: Terrain, discs: Discs, mover: int, others: int, target: int
) -> Path | None:
    """Return a shortest way to where a base touches another, if there is any."""
    ways = ways_to_contact(terrain, discs, mover, others, target)
    return ways[0] if ways else None
