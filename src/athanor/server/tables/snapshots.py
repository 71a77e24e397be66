"""What is kept of a match beside the journal, as plain data."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct, field

from athanor.kernel.snapshot import Snapshot
from athanor.kernel.words import Event


class Written(Struct, frozen=True):
    """A choice that stands: whose, what in its short written form, and when it was made."""

    seat: int
    text: str
    when: int


class Left(Struct, frozen=True):
    """Who has conceded while the others played on: after how many choices, and when."""

    seat: int
    at: int
    when: int


class Stamp(Struct, frozen=True):
    """Where an event belongs: after how many choices it happened, and when."""

    at: int
    when: int


class Standing(Struct, frozen=True):
    """Where a match stood at a quiet moment: all it takes to play on from there."""

    snapshot: Snapshot = field(name="moment")
    draws: int
    """How often chance had been asked by then."""


class HostedSnapshot(Standing, frozen=True):
    """A match at a quiet moment, so that a long one need not be played again from its start."""

    events: tuple[Event, ...]
    stamps: tuple[Stamp, ...]
    choices: tuple[Written, ...]
    left: tuple[Left, ...] = ()


def interleaved(
    choices: Sequence[Written], left: Sequence[Left], first: int
) -> Iterator[Written | Left]:
    """Yield choices, of which one is the ``first``, and who has left, in the order of the match."""
    leaving = list(left)
    for at, written in enumerate(choices, first):
        while leaving and leaving[0].at <= at:
            yield leaving.pop(0)
        yield written
    yield from leaving


class Cut(Struct, frozen=True):
    """Choices were taken back: from this entry on the log was no longer than so many events."""

    seq: int
    events: int


read_standing: Final = msgspec.json.Decoder(Standing).decode
read_hosted: Final = msgspec.json.Decoder(HostedSnapshot).decode
