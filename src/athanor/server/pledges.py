"""Secrets that are drawn and committed to before anybody gives a seed, each for one table."""

import secrets
from typing import Final

from athanor.kernel.chance import SECRET_BYTES, commitment
from athanor.kernel.words import refuse
from athanor.server.store import Store

MOST: Final = 4_096
"""Secrets that wait for their tables; the oldest go first."""

MOST_OF_ONE: Final = 8
"""Those of one person, so that nobody drives out the others'."""


class Pledges:
    """Draws secrets, and has the store remember to whom each was committed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def pledge(self, person: str) -> str:
        """Draw a secret; return the commitment to it."""
        secret = secrets.token_bytes(SECRET_BYTES)
        pledged = commitment(secret)
        await self._store.keep_pledge(pledged, person, secret, MOST_OF_ONE)
        await self._store.fit_pledges(MOST)
        return pledged

    async def redeem(self, pledged: str, seed: str, person: str) -> bytes:
        """Return the secret for a new table, once; refuse a seed that came before its secret."""
        if not pledged:
            if seed:
                raise refuse("table-seed-too-early")
            return secrets.token_bytes(SECRET_BYTES)
        secret = await self._store.take_pledge(pledged, person)
        if secret is None:
            raise refuse("table-no-such-pledge")
        return secret
