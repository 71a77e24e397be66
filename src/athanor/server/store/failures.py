"""What can go wrong with the store while the house is open."""

import sqlite3
from typing import Final

DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}

TORN: Final = {"XX001", "XX002"}
"""What PostgreSQL calls damaged data, and a damaged index."""


class StoreError(Exception):
    """Something could not be kept or read: a full disk, a locked or a broken file.

    Nothing of what was to be written has been; unless the database went away in the middle of it,
    where nobody knows.
    """

    @property
    def is_damage(self) -> bool:
        """Whether what was to be read is damaged, so that trying again is of no use."""
        cause = self.__cause__
        if getattr(cause, "sqlstate", None) in TORN:
            return True
        return getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in DAMAGE


class Conflict(Exception):  # noqa: N818 - it reads as what happened
    """Somebody else has already written what was to be written; nothing has changed."""
