"""Games as tables need them: set up with their options and with the owner packs of the house."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import structs

from athanor.kernel.game import Game
from athanor.kernel.picture import Artist, Painter
from athanor.kernel.registry import Box, find
from athanor.kernel.words import refuse, suggestion
from athanor.packs import PackData, PackError, load_packs
from athanor.packs.bundle import bundle, bundle_hash
from athanor.server.bots import GameSpec, read_spec
from athanor.server.pack_shelf import PackShelf, bad_pack
from athanor.server.protocol.common import LaidPack
from athanor.server.protocol.pages import ShelvedPack
from athanor.server.tables.journal import Opened

PINNED: Final = "pinned-packs"
"""The folder of packs as they were when matches began."""

KEPT: Final = 64
"""Games that are kept set up: tables with equal settings share one."""


HOUSE_SET: Final = "house"
"""What the folder of a pack of the house is called where it lies pinned."""


@cache
def bundles_of(folders: tuple[Path, ...]) -> tuple[bytes, ...]:
    """Return packs that come with the program, each in one piece."""
    return tuple(bundle(folder) for folder in folders)


@cache
def digests_of(bundles: tuple[bytes, ...]) -> tuple[str, ...]:
    """Return what packs in one piece are called."""
    return tuple(bundle_hash(one) for one in bundles)


class GameFactory:
    """Sets games up. ``packs`` is the folder in which owners lay their packs.

    Beside it lie those that matches began with, as they were then.
    """

    def __init__(self, packs: Path) -> None:
        self._packs = packs
        self._shelf = PackShelf(packs)
        self._pinned = packs.parent / PINNED
        self._set_up = lru_cache(KEPT)(self._build)
        self._references: dict[str, bytes] = {}

    def packs_for(self, game: str) -> tuple[str, ...]:
        """Return the names of the owner packs that a game can be played with."""
        return self._shelf.names(game)

    def shelf(self, game: str) -> tuple[ShelvedPack, ...]:
        """Return these packs as people know them, and those with which something is wrong."""
        return self._shelf.packs(game)

    def laid(self, folders: Sequence[Path]) -> tuple[LaidPack, ...]:
        """Return what people call some packs."""
        return tuple(self._shelf.called(folder) for folder in folders)

    def spec(
        self, game: str, seats: int, options: Mapping[str, object], packs: tuple[str, ...]
    ) -> GameSpec:
        """Return all that is needed to set a game up anywhere; refuse a pack that is not here."""
        folders = tuple(str(folder) for folder in self.folders(game, packs))
        return GameSpec(game, seats, dict(options), folders)

    def spec_of(self, opened: Opened) -> GameSpec:
        """Return likewise what a table needs: with the packs that it began with."""
        game, seats, house = opened.game, len(opened.seats), self._house_of(opened)
        if not opened.pinned:
            spec = self.spec(game, seats, opened.options, opened.packs)
            return structs.replace(spec, house=house)
        pinned = zip(opened.packs, opened.pinned, strict=True)
        folders = tuple(str(self.pinned(name, digest)) for name, digest in pinned)
        return GameSpec(game, seats, dict(opened.options), folders, house)

    def _house_of(self, opened: Opened) -> tuple[str, ...]:
        """Return where the house's cards of a table lie, if they are not those of today.

        Cards that the program of today cannot read any more are of no use: those of today it is.
        """
        if not opened.house or opened.house == digests_of(self.house_set(opened.game)):
            return ()
        folders = [self.pinned(HOUSE_SET, digest) for digest in opened.house]
        schema = find(opened.game).schema
        assert schema is not None
        assert issubclass(schema, PackData)
        try:
            load_packs(folders, schema)
        except PackError:
            return ()
        return tuple(str(folder) for folder in folders)

    def house_set(self, game: str) -> tuple[bytes, ...]:
        """Return the cards that the house itself has for a game, each pack in one piece."""
        return bundles_of(find(game).house)

    def folders(self, game: str, packs: tuple[str, ...]) -> list[Path]:
        """Return where owner packs lie; refuse one that is not here."""
        known = self.packs_for(game) if packs else ()
        for pack in packs:
            if pack not in known:
                raise refuse("table-no-such-pack", (), pack=pack[:80], **suggestion(pack, known))
        return [self._packs / pack for pack in packs]

    def pinned(self, name: str, digest: str) -> Path:
        """Return where a pack lies as it was when it had a hash."""
        return self._pinned / digest / name

    def game(self, spec: GameSpec) -> Game:
        """Return a game set up; refuse settings it does not have."""
        try:
            return self._set_up(msgspec.json.encode(spec, order="deterministic"))
        except PackError as error:
            raise bad_pack(error) from error

    def reference(self, name: str) -> bytes:
        """Return what never changes in some game that was set up here, by its hash."""
        found = self._references.get(name)
        if found is None:
            raise refuse("server-no-such-reference", reference=name[:80])
        return found

    def painter(self, game: Game) -> Painter:
        """Return who puts a game into words and marks."""
        return self.box(game).painter(game)

    def artist(self, game: Game) -> Artist | None:
        """Return who draws a game, if anybody does."""
        return self.box(game).artist(game)

    def box(self, game: Game) -> Box:
        """Return what a game came in."""
        return find(game.info.name)

    def _build(self, spec: bytes) -> Game:
        game = read_spec(spec).build()
        self._references[game.reference_name()] = game.printed()
        return game
