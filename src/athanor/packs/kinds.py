"""Kinds of flaw as a table: words with places for what differs from case to case.

A game lists what can be wrong with its own data, one line for each, and fills in the places::

    CITY_TILES = FlawKind(
        "pack-problem-materia-city-tiles", "{city} on exactly one tile", "{found}", "MAT-004"
    )
    report.error(("tile",), CITY_TILES.flaw(city="troquesia", found=2))

Each kind has its text among those of the house or of its game under its key, with the same places.
"""

from string import Formatter

import msgspec

from athanor.packs.problems import Flaw


class FlawKind(msgspec.Struct, frozen=True):
    """What one sort of flaw has in common; ``expected`` and ``found`` are for logs."""

    key: str
    expected: str
    found: str
    rule: str = ""

    @property
    def places(self) -> frozenset[str]:
        """What has to be filled in."""
        parts = Formatter().parse(f"{self.expected} {self.found}")
        return frozenset(place for _, place, _, _ in parts if place)

    def flaw(self, **args: str | int) -> Flaw:
        """Return a flaw of this kind; its places and no others must be filled in."""
        if set(args) != self.places:
            raise TypeError(f"{self.key} tells of {sorted(self.places)}, not of {sorted(args)}")
        expected, found = self.expected.format(**args), self.found.format(**args)
        return Flaw(key=self.key, expected=expected, found=found, args=args, rule=self.rule)
