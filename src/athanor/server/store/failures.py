"""What can go wrong with the store while the house is open."""

import sqlite3
from typing import Final

DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


class StoreError(Exception):
    """Something could not be kept or read: a full disk, a locked or a broken file.

    Nothing of what was to be written has been.
    """

    @property
    def is_damage(self) -> bool:
        """Whether what was to be read is damaged, so that trying again is of no use."""
        cause = self.__cause__
        return getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in DAMAGE


class Conflict(Exception):  # noqa: N818 - it reads as what happened
    """Somebody else has already written what was to be written; nothing has changed."""
