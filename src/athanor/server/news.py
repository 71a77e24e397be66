"""What the processes of a house tell each other. The store has the truth; this says where to look.

A process that hears of a table which it does not have in memory need not care, unless it attends
to it.
"""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct


class Moved(Struct, frozen=True, tag="moved"):
    """Something has happened at a table, up to an entry."""

    table: str
    seq: int
    works: bool
    """Whether bots or a clock are at work there, to which somebody must attend."""


class Said(Struct, frozen=True, tag="said"):
    """Something was said at a table."""

    table: str


class Gone(Struct, frozen=True, tag="gone"):
    """A table is to be left; whoever comes finds what there is then."""

    table: str


class Asked(Struct, frozen=True, tag="asked"):
    """A process has just taken up a table, and wants to know who is connected elsewhere."""

    table: str


class Connected(Struct, frozen=True, tag="connected"):
    """Those who have a seat at a table and are connected to it in one process."""

    table: str
    people: tuple[str, ...]


class Paced(Struct, frozen=True, tag="paced"):
    """Bots of a table play faster or slower from now on, or wait."""

    table: str
    paused: bool
    millis: int


class Ended(Struct, frozen=True, tag="ended"):
    """Passes are worth nothing any more."""

    passes: tuple[str, ...]


class Judged(Struct, frozen=True, tag="judged"):
    """The operator has decided something about somebody."""


News: TypeAlias = Moved | Said | Gone | Asked | Connected | Paced | Ended | Judged


class Posted(Struct, frozen=True, array_like=True):
    """News as they go over the wire, with the number of who posts them."""

    sender: int
    news: News


write_posted: Final = msgspec.json.Encoder().encode
read_posted: Final = msgspec.json.Decoder(Posted).decode
