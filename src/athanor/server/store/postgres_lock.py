"""Whether a house is open in a database, for as long as the connection that says so lasts.

All processes of the house share that, if they are of one edition; whoever needs it closed has the
database alone. A process says of which edition it is by a lock, too, so that nothing is left of
that when it is gone.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import psycopg

from athanor.kernel.words import Refused, refuse
from athanor.server.store.edition import Edition
from athanor.server.store.postgres_opening import conninfo_of, name_of
from athanor.server.store.schema import APPLICATION

HOUSE: Final = 1
"""Which of our locks it is."""

PATIENCE: Final = 1.0
"""Seconds that a server may take to notice that a house which held it was killed."""

BREATH: Final = 0.05
"""Seconds between two tries."""

TAKE: Final = b"SELECT pg_try_advisory_lock($1, $2)"
TAKE_SHARED: Final = b"SELECT pg_try_advisory_lock_shared($1, $2)"
EDITIONS: Final = APPLICATION + 2
"""The class of the locks that say of which edition somebody is."""

SAY_EDITION: Final = (
    b"SELECT pg_advisory_lock_shared($1, $2), set_config('application_name', $3, false)"
)
OTHERS: Final = f"""
SELECT DISTINCT coalesce(application_name, '?') FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND classid = {EDITIONS} AND objsubid = 2 AND granted
    AND objid::bigint <> $1 AND database = (
        SELECT oid FROM pg_database WHERE datname = current_database())
""".encode()
LET_GO: Final = b"SELECT pg_advisory_unlock_all()"


class PostgresLock:
    """Held from the first moment until it is released; refuses a database somebody else holds."""

    def __init__(self, address: str, edition: Edition | None = None) -> None:
        """Share it with others of the same edition; without one, with nobody."""
        self._take = TAKE if edition is None else TAKE_SHARED
        others: list[str] = []
        try:
            self._connection = psycopg.connect(
                conninfo_of(address), autocommit=True, cursor_factory=psycopg.RawCursor
            )
            is_ours = self._has_taken()
            if is_ours and edition is not None:
                others = self._others(edition)
        except psycopg.Error as error:
            reason = " ".join(str(error).split())
            raise refuse("server-store-unusable", path=name_of(address), reason=reason) from error
        if not is_ours:
            self._connection.close()
            raise refuse("server-database-in-use", path=name_of(address))
        if edition is not None and others:
            self._connection.close()
            raise other_edition(others, edition)

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

    def _others(self, edition: Edition) -> list[str]:
        """Say of which edition this process is; return those of others who have it open."""
        values = (EDITIONS, edition.number, edition.name)
        self._connection.execute(SAY_EDITION, values)
        found = self._connection.execute(OTHERS, (edition.number,))
        return [name for (name,) in found.fetchall()]


def other_edition(others: Sequence[str], edition: Edition) -> Refused:
    """Return that nobody joins a house that another edition keeps open."""
    return refuse("server-other-edition", theirs=", ".join(sorted(others)), ours=edition.name)
