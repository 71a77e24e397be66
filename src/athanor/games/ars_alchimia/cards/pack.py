"""The house set of Ars Alchimia, and what its data must hold."""

from pathlib import Path
from typing import Final

from athanor.games.ars_alchimia.cards.checks import check_data
from athanor.games.ars_alchimia.cards.schema import ArsAlchimiaData
from athanor.packs import HouseSet, Report


class CheckedData(ArsAlchimiaData, frozen=True):
    """The data with what it must hold besides its types."""

    def check(self, report: Report) -> None:
        """Check what any data set must hold."""
        check_data(self, report)


HOUSE: Final = HouseSet(CheckedData, Path(__file__).parents[1] / "packs" / "house")
