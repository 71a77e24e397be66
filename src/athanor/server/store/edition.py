"""What all processes of one house must have in common.

Two that play by other rules or cards, or do not understand what the other writes or tells, would
undo each other's work at every table.
"""

import hashlib
from typing import Final

from msgspec import Struct

NUMBERS: Final = 2**31 - 1


class Edition(Struct, frozen=True):
    """A program with its rules, its cards, and the forms in which it writes."""

    program: str
    digest: str
    """Of all that the version of a program does not say; equal ones may share a house."""

    @property
    def name(self) -> str:
        """What it is called for people."""
        return f"Athanor {self.program} ({self.digest[:8]})"

    @property
    def number(self) -> int:
        """By which a database knows it."""
        data = f"{self.program} {self.digest}".encode()
        return int.from_bytes(hashlib.sha256(data).digest()[:8], "big") % NUMBERS + 1
