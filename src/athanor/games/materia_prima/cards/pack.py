"""The house set of Materia Prima, and what its data must hold."""

from pathlib import Path
from typing import ClassVar, Final

from athanor.games.materia_prima.cards.checks import check_data
from athanor.games.materia_prima.cards.schema import MateriaData
from athanor.packs import HouseSet, Report


class MateriaPrimaData(MateriaData, frozen=True):
    """The data of Materia Prima, with its checks."""

    game: ClassVar[str] = "materia-prima"

    def check(self, report: Report) -> None:
        """Check what the specification asks of any data set."""
        check_data(self, report)


HOUSE: Final = HouseSet(MateriaPrimaData, Path(__file__).parents[1] / "packs" / "house")
