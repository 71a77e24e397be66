"""What may be laid over a drawn table: a line of sight, a region, a way, a corridor.

All in thousandths of an inch, as the tabletop's own answers are. Whoever lays them there knows
whether the rules let anybody see them.
"""

from msgspec import Struct

Spot = tuple[float, float]


class SightLine(Struct, frozen=True):
    """A line of sight: free, or cut by figures (by their labels) and pieces (by their numbers)."""

    start: Spot
    end: Spot
    figures: tuple[str, ...] = ()
    pieces: tuple[int, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether nothing cuts it."""
        return not self.figures and not self.pieces


class Area(Struct, frozen=True):
    """A part of a region: its outline, and those of its holes."""

    outline: tuple[Spot, ...]
    holes: tuple[tuple[Spot, ...], ...] = ()


class Overlays(Struct, frozen=True):
    """All that is laid over one table."""

    sight: SightLine | None = None
    region: tuple[Area, ...] = ()
    path: tuple[Spot, ...] = ()
    corridor: tuple[Spot, ...] = ()


NOTHING = Overlays()
