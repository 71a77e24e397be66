"""The processes that keep one house together, and which of them attends to which table.

Any of them can have any table in memory, and change it: an entry is only ever written at its
number. What happens at a table by itself, the moves of bots and clocks that run out, is the work
of one of them. Nobody assigns it: everybody knows who is there and finds the same one by the
table's name, so that when one comes or goes only its own share of tables changes hands. Where two
do not agree for a moment, both think, and one entry is written.
"""

import hashlib
import logging
from typing import Final, Protocol

import msgspec

from athanor.server.news import News, Posted, read_posted, write_posted
from athanor.server.store.wire import NoWire, Wire

log: Final = logging.getLogger(__name__)


class Listener(Protocol):
    """Who in the house is to hear of the other processes."""

    def hear(self, sender: int, news: News) -> None:
        """Hear what another process has told."""

    def regroup(self) -> None:
        """Hear that a process has come or gone."""

    def look_around(self) -> None:
        """Hear that something may not have been heard."""


class Company:
    """Those who share the house, this process among them."""

    def __init__(self, wire: Wire | None = None) -> None:
        self._wire: Wire = NoWire() if wire is None else wire
        self.is_shared = self._wire.is_shared
        """Whether there can be others at all."""
        self.members: frozenset[int] = frozenset()
        """The numbers of all that are there; nobody's before the first look."""
        self.listeners: list[Listener] = []

    @property
    def number(self) -> int:
        """By which the others know this process."""
        return self._wire.number

    async def join(self, now: int) -> int:
        """Join the others; return since when the house has been open."""
        return await self._wire.join(self, now)

    async def leave(self) -> None:
        """Leave the rest to the others."""
        await self._wire.close()

    def attends(self, table: str) -> bool:
        """Tell whether what happens at a table by itself is for this process to do."""
        if not self.is_shared:
            return True
        own = weight(self.number, table)
        return all(weight(other, table) <= own for other in self.members)

    def post(self, news: News) -> None:
        """Tell the others something."""
        if self.is_shared:
            self._wire.post(write_posted(Posted(self.number, news)).decode())

    # --- what comes over the wire ---

    def hear(self, text: str) -> None:
        """Pass on what another process has told."""
        try:
            posted = read_posted(text)
        except msgspec.DecodeError:
            log.warning("something was told that makes no sense")
            return
        if posted.sender != self.number:
            for listener in self.listeners:
                listener.hear(posted.sender, posted.news)

    def meet(self, members: frozenset[int]) -> None:
        """Take note of who is there now."""
        self.members = members
        for listener in self.listeners:
            listener.regroup()

    def miss(self) -> None:
        """Have everybody look for what was missed."""
        for listener in self.listeners:
            listener.look_around()


def weight(number: int, table: str) -> bytes:
    """Return how much a table is a process's: whoever has the most of it attends to it."""
    return hashlib.blake2b(f"{number} {table}".encode(), digest_size=8).digest()
