"""Where the house set of Ars Alchimia lies and how data is loaded."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from athanor.games.ars_alchimia.cards.checks import check_data
from athanor.games.ars_alchimia.cards.schema import ArsAlchimiaData
from athanor.kernel.info import PackStamp
from athanor.packs import Pack, Report, load_packs

HOUSE: Final = Path(__file__).parents[1] / "packs" / "house"


class CheckedData(ArsAlchimiaData, frozen=True):
    """The data with what it must hold besides its types."""

    def check(self, report: Report) -> None:
        """Check what any data set must hold."""
        check_data(self, report)


@functools.cache
def house_data() -> Pack[CheckedData]:
    """Read the house set."""
    return load([])


def load(folders: Sequence[Path]) -> Pack[CheckedData]:
    """Lay owner packs over the house set; raises ``PackError`` if one is bad."""
    return load_packs([HOUSE, *folders], CheckedData)


def load_data(folders: Sequence[Path]) -> tuple[CheckedData, tuple[PackStamp, ...]]:
    """Give the data of a match and the stamps its record keeps."""
    pack = load(folders) if folders else house_data()
    return pack.data, tuple(PackStamp(s.name, s.version, s.hash) for s in pack.stamps)
