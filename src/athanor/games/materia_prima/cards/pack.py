"""Where the house set of Materia Prima lies and how data is loaded."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from athanor.games.materia_prima.cards.checks import check_data
from athanor.games.materia_prima.cards.schema import MateriaData
from athanor.kernel.info import PackStamp
from athanor.packs import Pack, Report, load_packs

HOUSE: Final = Path(__file__).parents[1] / "packs" / "house"


class MateriaPrimaData(MateriaData, frozen=True):
    """The data of Materia Prima, with its checks."""

    game: ClassVar[str] = "materia-prima"

    def check(self, report: Report) -> None:
        """Check what the specification asks of any data set."""
        check_data(self, report)


@functools.cache
def house_data() -> Pack[MateriaPrimaData]:
    """Read the house set."""
    return load([])


def load(folders: Sequence[Path]) -> Pack[MateriaPrimaData]:
    """Lay owner packs over the house set; raises ``PackError`` if one is bad."""
    return load_packs([HOUSE, *folders], MateriaPrimaData)


def load_data(folders: Sequence[Path] = ()) -> tuple[MateriaPrimaData, tuple[PackStamp, ...]]:
    """Give the data of a match and the stamps its record keeps."""
    pack = load(folders) if folders else house_data()
    return pack.data, tuple(PackStamp(s.name, s.version, s.hash) for s in pack.stamps)
