"""The house set of a game, and owners' packs laid over it."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from athanor.kernel.info import PackStamp
from athanor.packs.pack import Pack, load_packs
from athanor.packs.schema import PackData

S = TypeVar("S", bound=PackData)


class HouseSet(Generic[S]):
    """What a game is played with unless an owner brings other cards."""

    def __init__(self, schema: type[S], *folders: Path) -> None:
        self.schema = schema
        self.folders = folders

    @cached_property
    def pack(self) -> Pack[S]:
        """The house set by itself, read once."""
        return self.with_packs([])

    def with_packs(self, folders: Sequence[Path]) -> Pack[S]:
        """Lay owner packs over it; raises ``PackError`` if one is bad."""
        return load_packs([*self.folders, *folders], self.schema)

    def for_match(
        self, folders: Sequence[Path] = (), house: tuple[Path, ...] = ()
    ) -> tuple[S, tuple[PackStamp, ...]]:
        """Give the data of a match and the stamps its record keeps.

        ``house`` is where the house set lies if it is to be that of another time.
        """
        if house and house != self.folders:
            return HouseSet(self.schema, *house).for_match(folders)
        pack = self.with_packs(folders) if folders else self.pack
        return pack.data, tuple(PackStamp(s.name, s.version, s.hash) for s in pack.stamps)
