"""Where a move certainly cannot end: asked about all spots near a point at once.

Two things are used. A base that gets to a spot could go on straight to any point near it if nothing
is near enough to stop it; so if the point is too far for that, the spots are. And wherever a base
goes, one that is smaller by some length can keep as far aside; so if the smaller one does not get
to the point, the true one gets to no spot so near.
"""

from typing import Final

from athanor.games.alkemy.tabletop.discs import Discs
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import MAX_REACH, distance_squared
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64

GIVES: Final = (3, 12, 46, 182)
"""By how much smaller bases are smaller. Each costs a search, so there are few."""

BEYOND: Final = 750
"""How far beyond the length of a move ways are known."""

SLOW_WAYS: Final = 20
"""What ways over slow ground may miss of the best one, over and above what moving aside costs."""


class Leeway:
    """Whether a move may end near a point: a no is certain, a yes is not."""

    def __init__(
        self, terrain: Terrain, discs: Discs, mover: i64, others: i64, length: i64
    ) -> None:
        self.terrain = terrain
        self.discs = discs
        self.mover = mover
        self.others = others & ~bit(mover)
        self.length = length
        self.slowed: i64 = 2 if terrain.slow != 0 else 1
        """What a unit may cost."""
        self._beyond: Reach | None = None
        self._smaller: list[Reach | None] = [None] * len(GIVES)

    def may_end(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether a move may end at most so far from a point."""
        discs, mover = self.discs, self.mover
        radius = discs.radius[mover]
        most = self.length + around
        if distance_squared(x, y, discs.x[mover], discs.y[mover]) > most * most:
            return False
        most = self.most(around)
        if most <= self.most(BEYOND) and self.terrain.is_free(
            x, y, radius + around, discs, self.others
        ):
            length = self._reach_beyond().length_to(x, y)
            return 0.0 <= length <= float(most)
        for k in range(len(GIVES)):
            if around <= GIVES[k] <= radius:
                return self._reach_smaller(k).holds(x, y)
        return True

    def most(self, around: i64) -> i64:
        """Return how long the way to a point is at most if some spot so near can be reached."""
        extra = SLOW_WAYS if self.slowed > 1 else 0
        return min(self.length + self.slowed * around + extra, MAX_REACH)

    def _reach_beyond(self) -> Reach:
        """Return where the true base gets to, and a little beyond."""
        found = self._beyond
        if found is None:
            length = self.most(BEYOND)
            found = Reach(self.terrain, self.discs, self.mover, self.others, length)
            self._beyond = found
        return found

    def _reach_smaller(self, k: i64) -> Reach:
        """Return where a smaller base gets to."""
        found = self._smaller[k]
        if found is None:
            give = GIVES[k]
            length = self.most(give)
            found = Reach(self.terrain, self.discs, self.mover, self.others, length, None, give)
            self._smaller[k] = found
        return found
