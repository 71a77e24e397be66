"""Where a move ends, of whatever kind: whether it ends anywhere at all."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.journeys import Journeys
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.space import spot_code
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import to_grid
from athanor.games.alkemy.tabletop.spots import FEW, NEXT, STEPS
from athanor.games.alkemy.tabletop.thresholds import Ring, thresholds
from athanor.kernel.vectors import i64

CLOSE: Final = 400
"""Ways, which take a search, are asked for only where so little is left around a point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveEnds(Spots):
    """A spot where a move of at most a length ends; hindering ground makes it ``less``."""

    def __init__(
        self, battle: Battle, figure: i64, length: i64, topic: str, rules: str, less: i64
    ) -> None:
        super().__init__(battle, battle.seat_of(figure), figure, topic, rules)
        self.length = length
        self.journeys = Journeys(battle, figure, length, less)

    @abstractmethod
    def may_end(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether a spot so near to a point may be legal but for the way; a no is certain."""

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether the move certainly ends nowhere so near to a point; what is cheap first."""
        if not self.may_end(x, y, around):
            return True
        return around <= CLOSE and not self.journeys.may_lead_to(x, y, around)

    def is_on_foot(self) -> bool:
        """Tell whether the figure goes over the ground: it neither climbs nor leaps nor enters."""
        return self.stays_down() and self.journeys.ends_on_ground()

    def stays_down(self) -> bool:
        """Tell whether the figure neither climbs nor leaps."""
        return self.battle.traits(self.figure).leap == 0 and self.battle.levels.any == 0

    def first_on_foot(self, reach: Reach, rings: list[Ring]) -> i64:
        """Return a legal spot on the edge of an area bounded by rings, or NONE.

        If the figure goes on foot, this way, and may not stay where it is, there is none elsewhere
        either.
        """
        loose = reach.loosened(NEXT)
        for px, py in thresholds(reach, rings):
            spot = self.first_at(reach, loose, to_grid(px), to_grid(py))
            if spot != NONE:
                return spot
        return NONE

    def first_at(self, reach: Reach, loose: Reach, grid_x: i64, grid_y: i64) -> i64:
        """Return a legal spot at a rounded point, or NONE; one look often rules all out."""
        if not self.may_end(grid_x, grid_y, NEXT) or not loose.holds(grid_x, grid_y):
            return NONE
        tries: i64 = 0
        for step_x, step_y in STEPS:
            x: i64 = grid_x + step_x
            y: i64 = grid_y + step_y
            if self.may_end(x, y, 0):
                if reach.holds(x, y) and self.serves(x, y):
                    return spot_code(x, y)
                tries += 1
                if tries == FEW:
                    break
        return NONE
