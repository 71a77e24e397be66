"""The land as numbers: which hexes touch, and how far apart they are.

Where the tiles may lie is fixed before a match, so neighbours and distances are worked out once;
what is on a hex depends on the tiles and belongs to the state.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import NONE
from athanor.kernel.vectors import vec

DIRECTIONS: Final = 6
STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (0, -1, -1, 0, 1, 1)
"""East, north-east, north-west, west, south-west, south-east."""

FAR: Final = 10_000
"""Farther than any hex."""


class Ground:
    """The hexes of the board by number, tile place after tile place."""

    def __init__(self, coordinates: Sequence[tuple[int, int]], per_tile: int) -> None:
        self.hexes: i64 = len(coordinates)
        self.per_tile: i64 = per_tile
        self.coordinates = [(q, r) for q, r in coordinates]
        self.numbers = {place: number for number, place in enumerate(self.coordinates)}
        self.neighbour = vec[i64]([NONE] * (self.hexes * DIRECTIONS))
        self.distance = vec[i64]([FAR] * (self.hexes * self.hexes))
        self._link()
        start: i64 = 0
        while start < self.hexes:
            self._spread(start)
            start += 1

    def _link(self) -> None:
        """Find the neighbours of every hex; beyond the edge there is nothing (MAT-066)."""
        for number, (q, r) in enumerate(self.coordinates):
            for direction in range(DIRECTIONS):
                place = (q + STEP_Q[direction], r + STEP_R[direction])
                self.neighbour[number * DIRECTIONS + direction] = self.numbers.get(place, NONE)

    def _spread(self, start: i64) -> None:
        """Count the steps from a hex to all others, over hexes of the board only (MAT-R43)."""
        base = start * self.hexes
        self.distance[base + start] = 0
        waiting: list[int] = [start]
        for place in waiting:
            hex_: i64 = place
            direction: i64 = 0
            while direction < DIRECTIONS:
                other = self.neighbour[hex_ * DIRECTIONS + direction]
                if other != NONE and self.distance[base + other] == FAR:
                    self.distance[base + other] = self.distance[base + hex_] + 1
                    waiting.append(other)
                direction += 1

    def next_to(self, hex_: i64, direction: i64) -> i64:
        """Return the neighbour in a direction, or NONE."""
        return self.neighbour[hex_ * DIRECTIONS + direction]

    def steps(self, one: i64, other: i64) -> i64:
        """Return how many moves lie between two hexes, whatever stands on the way."""
        return self.distance[one * self.hexes + other]

    def name(self, hex_: i64) -> str:
        """Return a hex as people write it: ``3,-1``."""
        q, r = self.coordinates[hex_]
        return f"{q},{r}"
