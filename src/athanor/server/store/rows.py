"""Rows of the store as typed data."""

from typing import Final

from msgspec import Struct

GUEST: Final = ""
"""The login of people without an account."""


class EntryRow(Struct, frozen=True):
    """One thing that happened at a table; together they are the table."""

    seq: int
    when: int
    """In thousandths of a second since 1970."""
    body: bytes
    link: str = ""
    """A checksum of the entry and of all before it; older files have entries without one."""


class TableRow(Struct, frozen=True):
    """What a table is from its first moment on."""

    id: str
    opened: int
    host: str
    """The person who set it up, or the account they have logged in to since."""
    secret: bytes
    """Of its chance; nobody sees it before the match is over."""
    listed: bool


class SummaryRow(Struct, frozen=True):
    """What the lobby looks tables up by; it follows from the entries."""

    phase: str
    moved: int
    game: str
    sitters: tuple[str | None, ...] = ()
    """Whose each seat is, if anybody's."""
    hands: tuple[str, ...] = ()
    """Who has had a seat since the match began."""
    is_open: bool = True
    """Whether a seat is free for whoever comes."""


class VerdictRow(Struct, frozen=True):
    """What the operator has decided about a person, an address or a table; only ever added to."""

    number: int
    when: int
    act: str
    about: str
    """The number of a person, a network of addresses, or the name of a table."""
    until: int
    """When it ends by itself; 0 if it does not."""
    reason: str


class ReportRow(Struct, frozen=True):
    """Somebody has told the operator of somebody at a table."""

    when: int
    table: str
    reporter: str
    person: str
    name: str
    """What whoever it is about was called there."""
    reason: str


class ReportLine(Struct, frozen=True):
    """Something said at a table that is kept with a report."""

    when: int
    person: str
    name: str
    text: str
    is_meant: bool
    """Whether the report is about this; else it was said around it."""


class PersonRow(Struct, frozen=True):
    """Somebody who was here; without login and password a guest."""

    id: str
    name: str
    login: str = GUEST
    password: str = ""
    """Its hash."""
    departed: bool = False
    """A guest whose cookie is worth nothing any more."""
