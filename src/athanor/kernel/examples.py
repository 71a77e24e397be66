"""Positions that the book of a game shows, each beside a rule: the data its folder may bring along.

What is said of one is among the words of the book, as ``<game>-example-<rule>``.
"""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.kernel.game import Data

FOLDER: Final = "examples"


class Example(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position of a match, as one of its seats sees it, and what in it is meant."""

    seats: int
    position: Data
    """As ``State.data`` saves it."""
    viewer: int = 0
    options: dict[str, str | int | bool] = {}
    things: tuple[str, ...] = ()
    """Parts of the board, named as in events."""


_read: Final = msgspec.json.Decoder(dict[str, Example]).decode


def read_examples(folder: Path, game: str) -> dict[str, Example]:
    """Return the examples of a game by their rules; none if its folder has none."""
    path = folder / FOLDER / f"{game}.json"
    if not path.is_file():
        return {}
    return _read(path.read_bytes())
