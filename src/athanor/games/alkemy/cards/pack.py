"""The house set of both editions of Alkemy, and what its data must hold.

The editions share factions, profiles, skills, formulas and warbands (``packs/house``); each lays
its own dice, Combat Cards, scenery and scenarios over them (``packs/v2``, ``packs/blitz``).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from athanor.games.alkemy.cards.checks import check_data
from athanor.games.alkemy.cards.schema import AlkemyData, Edition
from athanor.packs import HouseSet, Report

PACKS: Final = Path(__file__).parents[1] / "packs"


class V2Data(AlkemyData, frozen=True):
    """The data of the second edition."""

    game: ClassVar[str] = "alkemy-v2"
    edition: ClassVar[Edition] = "v2"

    def check(self, report: Report) -> None:
        """Check what the specification asks of any data set."""
        check_data(self, report)


class BlitzData(AlkemyData, frozen=True):
    """The data of the Blitz edition."""

    game: ClassVar[str] = "alkemy-blitz"
    edition: ClassVar[Edition] = "blitz"

    def check(self, report: Report) -> None:
        """Check what the specification asks of any data set."""
        check_data(self, report)


HOUSE: Final[Mapping[Edition, HouseSet[AlkemyData]]] = {
    "v2": HouseSet(V2Data, PACKS / "house", PACKS / "v2"),
    "blitz": HouseSet(BlitzData, PACKS / "house", PACKS / "blitz"),
}
