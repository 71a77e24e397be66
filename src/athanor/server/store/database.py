"""What the store needs of a database, so that one file of SQLite and PostgreSQL serve it alike.

Statements are written once, in what both understand. Values stand as ``?1``, ``?2`` and so on.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from athanor.server.measures import Histogram
from athanor.server.store.rows import EntryRow
from athanor.server.store.wire import Wire

Row: TypeAlias = tuple[Any, ...]
"""As a database gives it; the types of its columns are strict."""

Statement: TypeAlias = tuple[str, tuple[object, ...]]
"""What is to be done, and with which values."""

Failure: TypeAlias = Exception | None
"""Why something could not be written, if so."""

CLOSED = "the store is closed"


class Outcome(NamedTuple):
    """What came of a statement."""

    changed: int
    """How many rows."""
    rows: list[Row]
    """What it returns, if it returns anything."""


class Database(Protocol):
    """Keeps rows. Whatever is awaited here is on disk, or has failed.

    Writing raises ``Conflict`` for what exists already and ``StoreError`` where the database will
    not have it.
    """

    same_login: str
    """The condition that a login is ``?1``, in capitals or not."""
    bytes_of_text: str
    """How many bytes the column ``text`` takes."""

    @property
    def commits(self) -> Histogram:
        """How long those waited whose entries were committed."""

    @property
    def failures(self) -> int:
        """How often none could be."""

    def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        then: Callable[[Failure], None],
        beside: Sequence[Statement] = (),
    ) -> None:
        """Have the next entries of a table written and what goes beside them, all or nothing.

        What came of it is told in the running loop.
        """

    def beginning(self, table: str, entries: Sequence[EntryRow]) -> list[Statement]:
        """Return what writes the first entries of a table that is being set up."""

    def unposted(self, table: str) -> list[EntryRow]:
        """Return the entries of a table that are on disk, but cannot be read from there yet."""

    async def post(self, table: str) -> None:
        """Bring those to where they can be read."""

    async def rows(self, query: str, *values: object) -> list[Row]:
        """Return what a query finds."""

    async def write(self, *statements: Statement) -> list[Outcome]:
        """Carry out statements, all of them or none."""

    def wire(self) -> Wire:
        """Return what leads to other processes that use the same database, if any can."""

    async def size(self) -> int:
        """Return how many bytes are taken up."""

    async def close(self) -> None:
        """Write what is still under way and let go."""
