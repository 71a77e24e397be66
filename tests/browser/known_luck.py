"""The house as it is served, except that its luck is known: every run sees the same deals.

Tables that are opened without a commitment, as tests open theirs, all have the same secret, and
bots the same seed. What people add from their own browsers still counts. ``LUCK`` may name another
luck. What guests are offered to be called comes in turn, so that two who come one after the other
never have the same name.
"""

import hashlib
import os
import secrets
import sys
from itertools import cycle
from typing import Final, Protocol

from athanor.cli.main import app
from athanor.server import table_opening
from athanor.server.people import NAMES, offered_name
from athanor.server.pledges import Pledges

SERVE: Final = [
    sys.executable,
    "-m",
    "tests.browser.known_luck",
    "serve",
    "--no-open",
    "--no-color",
]

SECRET: Final = hashlib.sha256(os.environ.get("LUCK", "").encode()).digest()
"""What chance is drawn from where nobody was promised another secret."""

SEED: Final = 5
"""What each choice of a bot is thought over with."""


class KnownPledges(Pledges):
    """Keeps what was promised, and draws nothing else."""

    async def redeem(self, pledged: str, seed: str, person: str) -> bytes:
        """Return the secret for a new table."""
        found = await super().redeem(pledged, seed, person)
        return found if pledged else SECRET


class Draw(Protocol):
    """Draws what somebody is known by, of so many bytes."""

    def __call__(self, nbytes: int | None = None) -> str:
        """Return something nobody has been known by."""


def named_in_turn(draw: Draw) -> Draw:
    """Return a way to draw what guests are known by, from which their names follow."""
    names = cycle(NAMES)

    def drawn(nbytes: int | None = None) -> str:
        name = next(names)
        while True:
            known_by = draw(nbytes)
            if offered_name(known_by) == name:
                return known_by

    return drawn


def main() -> None:
    """Run the command."""
    setattr(table_opening, Pledges.__name__, KnownPledges)
    secrets.randbits = lambda k: SEED % (1 << k)
    secrets.token_urlsafe = named_in_turn(secrets.token_urlsafe)
    app()


if __name__ == "__main__":
    main()
