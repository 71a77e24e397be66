"""Secrets that are drawn and committed to before anybody gives a seed, each for one table."""

import secrets
from collections import OrderedDict
from typing import Final

from athanor.kernel.chance import SECRET_BYTES, commitment
from athanor.kernel.words import refuse

MOST: Final = 4_096
"""Secrets that wait for their tables; the oldest go first."""

MOST_OF_ONE: Final = 8
"""Those of one person, so that nobody drives out the others'."""


class Pledges:
    """Draws secrets, and remembers to whom each was committed. A restart forgets them all."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, tuple[str, bytes]] = OrderedDict()
        """By their commitments: for whom, and the secret."""

    def pledge(self, person: str) -> str:
        """Draw a secret; return the commitment to it."""
        secret = secrets.token_bytes(SECRET_BYTES)
        pledged = commitment(secret)
        own = [one for one, (owner, _) in self._waiting.items() if owner == person]
        if len(own) >= MOST_OF_ONE:
            del self._waiting[own[0]]
        self._waiting[pledged] = (person, secret)
        if len(self._waiting) > MOST:
            self._waiting.popitem(last=False)
        return pledged

    def redeem(self, pledged: str, seed: str, person: str) -> bytes:
        """Return the secret for a new table, once; refuse a seed that came before its secret."""
        if not pledged:
            if seed:
                raise refuse("table-seed-too-early")
            return secrets.token_bytes(SECRET_BYTES)
        owner, secret = self._waiting.get(pledged, ("", b""))
        if owner != person or not secret:
            raise refuse("table-no-such-pledge")
        del self._waiting[pledged]
        return secret
