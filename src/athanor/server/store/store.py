"""The store: what the house keeps, whichever database it is kept in."""

from pathlib import Path

from athanor.kernel.words import refuse
from athanor.server.measures import Histogram
from athanor.server.store.analyses import KeptAnalyses
from athanor.server.store.database import Database
from athanor.server.store.order import KeptOrder
from athanor.server.store.people import KeptPeople
from athanor.server.store.shelf import KeptAwhile
from athanor.server.store.sqlite import PATIENCE, SqliteDatabase
from athanor.server.store.tables import KeptTables
from athanor.server.store.wire import Wire


class Store(KeptTables, KeptPeople, KeptOrder, KeptAwhile, KeptAnalyses):
    """What the house keeps. Whatever is awaited here has been written to the disk, or failed.

    Writing raises ``Conflict`` for what exists already and ``StoreError`` where the disk or
    the database will not have it; in both cases nothing has changed.
    """

    @classmethod
    def open(cls, where: Path | str, patience: float = PATIENCE) -> "Store":
        """Open a file, or begin one, or the database at an address; refuse what is no store."""
        if isinstance(where, Path):
            return cls(SqliteDatabase.open(where, patience))
        return cls(open_postgres(where))

    async def close(self) -> None:
        """Write what is still under way and let go of the database."""
        await self._database.close()

    def wire(self) -> Wire:
        """Return what leads to other processes that use the same store, if any can."""
        return self._database.wire()

    # --- how the store does ---

    @property
    def commits(self) -> Histogram:
        """How long those waited whose entries were committed."""
        return self._database.commits

    @property
    def failures(self) -> int:
        """How often entries could not be committed."""
        return self._database.failures

    async def size(self) -> int:
        """Return how many bytes the store takes up."""
        return await self._database.size()

    # --- the house itself ---

    async def setting(self, key: str) -> bytes | None:
        """Return something the house remembers about itself."""
        row = await self._one("SELECT value FROM setting WHERE key = ?1", key)
        return None if row is None else row[0]

    async def first_setting(self, key: str, value: bytes) -> bytes:
        """Keep something about the house unless it is known; return what is known then."""
        await self._do("INSERT INTO setting VALUES (?1, ?2) ON CONFLICT DO NOTHING", key, value)
        return await self.setting(key) or value

    async def set_setting(self, key: str, value: bytes) -> None:
        """Keep something about the house itself."""
        await self._do(
            "INSERT INTO setting VALUES (?1, ?2)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value,
        )


def open_postgres(address: str) -> Database:
    """Open the database at an address; refuse if there is none, or no driver for it."""
    try:
        from athanor.server.store.postgres import (  # noqa: PLC0415 - an extra of its own
            PostgresDatabase,
        )
    except ImportError as error:
        raise refuse("server-no-postgres") from error
    return PostgresDatabase.open(address)
