"""Where the rules of a game are held: the index that its folder may bring along.

``athanor-dev rules --write`` makes it from the sources. A game without one says nothing.
"""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.kernel.words import Arg, Listing, Message

INDEX: Final = "places.json"


class Whereabouts(Struct, frozen=True, omit_defaults=True):
    """Where a rule is held, or why no line decides it."""

    places: tuple[str, ...] = ()
    """Files and their symbols, ``games/alchemist/rules/turn.py:create``; the decisive first."""
    kind: str = ""
    """Of a rule that leaves nothing to decide: ``definition``, ``physical`` and the like."""

    def message(self) -> Message:
        """Return it as it is said to people."""
        args: dict[str, Arg] = {"places": Listing(self.places)} if self.places else {}
        return Message(f"kernel-rule-{self.kind or 'decided'}", args)


_read: Final = msgspec.json.Decoder(dict[str, Whereabouts]).decode


def read_index(folder: Path, prefix: str) -> dict[str, Whereabouts]:
    """Return where the rules of a prefix are held; nothing if the folder has no index."""
    path = folder / INDEX
    if not path.is_file():
        return {}
    index = _read(path.read_bytes())
    return {rule: found for rule, found in index.items() if rule.startswith(f"{prefix}-")}
