"""One house to a database, for as long as the connection that holds it lasts."""

import psycopg

from athanor.kernel.words import refuse
from athanor.server.store.postgres_opening import conninfo_of, name_of
from athanor.server.store.schema import APPLICATION

HOUSE = 1
"""Which of our locks it is."""


class PostgresLock:
    """Held from the first moment until it is released; refuses a database somebody else holds."""

    def __init__(self, address: str) -> None:
        try:
            self._connection = psycopg.connect(conninfo_of(address), autocommit=True)
            asked = "SELECT pg_try_advisory_lock(%s, %s)"
            (is_ours,) = self._connection.execute(asked, (APPLICATION, HOUSE)).fetchone() or (0,)
        except psycopg.Error as error:
            reason = " ".join(str(error).split())
            raise refuse("server-store-unusable", path=name_of(address), reason=reason) from error
        if not is_ours:
            self.release()
            raise refuse("server-database-in-use", path=name_of(address))

    def release(self) -> None:
        """Let others have the database."""
        self._connection.close()
