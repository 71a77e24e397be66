"""Where the house set of Alchemist lies and how data is loaded."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from athanor.games.alchemist.cards.checks import check_data
from athanor.games.alchemist.cards.schema import AlchemistData
from athanor.kernel.info import PackStamp
from athanor.packs import Pack, Report, load_packs

HOUSE: Final = Path(__file__).parents[1] / "packs" / "rulebook"


class CheckedData(AlchemistData, frozen=True):
    """The data with what it must hold besides its types."""

    def check(self, report: Report) -> None:
        """Check what any data set must hold."""
        check_data(self, report)


@functools.cache
def house_data() -> Pack[CheckedData]:
    """Read the rulebook's data with the house layout."""
    return load([])


def load(folders: Sequence[Path]) -> Pack[CheckedData]:
    """Lay owner packs over the house set; raises ``PackError`` if one is bad."""
    return load_packs([HOUSE, *folders], CheckedData)


def load_data(folders: Sequence[Path]) -> tuple[CheckedData, tuple[PackStamp, ...]]:
    """Give the data of a match and the stamps its record keeps."""
    pack = load(folders) if folders else house_data()
    return pack.data, tuple(PackStamp(s.name, s.version, s.hash) for s in pack.stamps)
