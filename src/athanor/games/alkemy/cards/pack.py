"""Alkemy's data of both editions: where the house set lies and how it is loaded.

The editions share factions, profiles, skills, formulas and warbands (``packs/house``); each lays
its own dice, Combat Cards, scenery and scenarios over them (``packs/v2``, ``packs/blitz``).
"""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from athanor.games.alkemy.cards.checks import check_data
from athanor.games.alkemy.cards.schema import AlkemyData, Edition
from athanor.kernel.info import PackStamp
from athanor.packs import Pack, Report, load_packs

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


SCHEMAS: Final[dict[Edition, type[AlkemyData]]] = {"v2": V2Data, "blitz": BlitzData}


def house_folders(edition: Edition) -> tuple[Path, ...]:
    """Tell where the house set of an edition lies: what is shared, and what is its own."""
    return PACKS / "house", PACKS / edition


@functools.cache
def house_data(edition: Edition) -> Pack[AlkemyData]:
    """Read the house set of an edition."""
    return load(edition, [])


def load(edition: Edition, folders: Sequence[Path]) -> Pack[AlkemyData]:
    """Lay owner packs over the house set; raises ``PackError`` if one is bad."""
    return load_packs([*house_folders(edition), *folders], SCHEMAS[edition])


def load_data(
    edition: Edition, folders: Sequence[Path] = ()
) -> tuple[AlkemyData, tuple[PackStamp, ...]]:
    """Give the data of a match and the stamps its record keeps."""
    pack = load(edition, folders) if folders else house_data(edition)
    return pack.data, tuple(PackStamp(s.name, s.version, s.hash) for s in pack.stamps)
