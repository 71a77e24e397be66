"""Whether a house is open in a database, for as long as the connection that says so lasts.

All processes of the house share that; whoever needs it closed has the database alone.
"""

import time
from contextlib import suppress
from typing import Final

import psycopg

from athanor.kernel.words import refuse
from athanor.server.store.postgres_opening import conninfo_of, name_of
from athanor.server.store.schema import APPLICATION

HOUSE: Final = 1
"""Which of our locks it is."""

PATIENCE: Final = 1.0
"""Seconds that a server may take to notice that a house which held it was killed."""

BREATH: Final = 0.05
"""Seconds between two tries."""

TAKE: Final = "SELECT pg_try_advisory_lock(%s, %s)"
TAKE_SHARED: Final = "SELECT pg_try_advisory_lock_shared(%s, %s)"
LET_GO: Final = "SELECT pg_advisory_unlock_all()"


class PostgresLock:
    """Held from the first moment until it is released; refuses a database somebody else holds."""

    def __init__(self, address: str, is_shared: bool = False) -> None:
        self._take = TAKE_SHARED if is_shared else TAKE
        try:
            self._connection = psycopg.connect(conninfo_of(address), autocommit=True)
            is_ours = self._has_taken()
        except psycopg.Error as error:
            reason = " ".join(str(error).split())
            raise refuse("server-store-unusable", path=name_of(address), reason=reason) from error
        if not is_ours:
            self._connection.close()
            raise refuse("server-database-in-use", path=name_of(address))

    def release(self) -> None:
        """Let others have the database, at once."""
        with suppress(psycopg.Error):  # who restarts the server has taken it away already
            self._connection.execute(LET_GO)
        self._connection.close()

    def _has_taken(self) -> bool:
        deadline = time.monotonic() + PATIENCE
        while True:
            found = self._connection.execute(self._take, (APPLICATION, HOUSE)).fetchone()
            if found == (True,):
                return True
            if time.monotonic() > deadline:
                return False
            time.sleep(BREATH)
