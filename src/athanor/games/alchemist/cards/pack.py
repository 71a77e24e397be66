"""The house set of Alchemist, and what its data must hold."""

from pathlib import Path
from typing import Final

from athanor.games.alchemist.cards.checks import check_data
from athanor.games.alchemist.cards.schema import AlchemistData
from athanor.packs import HouseSet, Report


class CheckedData(AlchemistData, frozen=True):
    """The data with what it must hold besides its types."""

    def check(self, report: Report) -> None:
        """Check what any data set must hold."""
        check_data(self, report)


HOUSE: Final = HouseSet(CheckedData, Path(__file__).parents[1] / "packs" / "rulebook")
