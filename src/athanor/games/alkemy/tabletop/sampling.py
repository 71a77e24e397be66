"""Random spots: where a move may end, drawn evenly without listing them."""

from athanor.games.alkemy.tabletop.paths import Reach
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64


def random_spot(reach: Reach, stream: Stream, tries: i64) -> tuple[int, int] | None:
    """Return a spot the base can get to, each with the same chance, or None after so many tries.

    Spots are drawn in the part of the table that the move's length covers and thrown away until
    one can be reached. Most can be reached straight, and then nothing is searched for.
    """
    terrain, radius, length = reach.terrain, reach.radius, reach.length
    left, right = max(reach.x - length, radius), min(reach.x + length, terrain.width - radius)
    bottom, top = max(reach.y - length, radius), min(reach.y + length, terrain.height - radius)
    if reach.stuck:
        return None
    for _ in range(tries):
        x = left + stream.below(right - left + 1)
        y = bottom + stream.below(top - bottom + 1)
        if reach.holds(x, y):
            return x, y
    return None
