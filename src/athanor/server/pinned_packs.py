"""Packs as matches began with them: what is edited later makes other tables only.

So it is with those of owners, and with the cards of the house, which the next version may change.

Their content is kept in the store under its hash, and laid out in a folder of that name for those
who read it, bots in their own processes among them.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from athanor.packs import PackError
from athanor.packs.bundle import bundle, bundle_hash, lay_out
from athanor.server.game_factory import HOUSE_SET, GameFactory, digests_of
from athanor.server.pack_shelf import bad_pack
from athanor.server.store import Store
from athanor.server.tables.held import held
from athanor.server.tables.journal import Opened


async def pin(folders: Sequence[Path], store: Store) -> tuple[str, ...]:
    """Keep packs as they are now; return their hashes."""
    digests: list[str] = []
    for folder in folders:
        try:
            content = await asyncio.to_thread(bundle, folder)
        except PackError as error:
            raise bad_pack(error) from error
        digests.append(bundle_hash(content))
        await store.keep_pack(digests[-1], content)
    return tuple(digests)


async def pin_house(game: str, game_factory: GameFactory, store: Store) -> tuple[str, ...]:
    """Keep the house's own cards as they are now; return their hashes.

    They may be others in the next version of the program.
    """
    house_set = game_factory.house_set(game)
    digests = digests_of(house_set)
    for digest, content in zip(digests, house_set, strict=True):
        await store.keep_pack(digest, content)
    return digests


async def lay_out_packs(opened: Opened, game_factory: GameFactory, store: Store) -> None:
    """Have the packs of a table lie where its game is set up from."""
    pinned = [*zip(opened.packs, opened.pinned, strict=False)]
    if opened.house != digests_of(game_factory.house_set(opened.game)):
        pinned += [(HOUSE_SET, digest) for digest in opened.house]
    for name, digest in pinned:
        content = await store.pack(digest)
        if content is None or bundle_hash(content) != digest:
            raise held("table-held-pack", pack=name)
        await asyncio.to_thread(lay_out, content, game_factory.pinned(name, digest))
