"""The processes that keep one house together, and which of them attends to which table.

Any of them can have any table in memory, and change it: an entry is only ever written at its
number. What happens at a table by itself, the moves of bots and clocks that run out, is the work
of one of them. Nobody assigns it: everybody knows who is there and finds the same one by the
table's name, so that when one comes or goes only its own share of tables changes hands. Where two
do not agree for a moment, both think, and one entry is written.
"""

import hashlib
import logging
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from athanor.server.edition import this_edition
from athanor.server.news import News, Posted, read_posted, write_posted
from athanor.server.store.edition import Edition
from athanor.server.store.wire import NoWire, Wire

log: Final = logging.getLogger(__name__)


class Company:
    """Those who share the house, this process among them."""

    def __init__(self, wire: Wire | None = None, edition: Edition | None = None) -> None:
        self._wire: Wire = NoWire() if wire is None else wire
        self._edition = edition
        self.is_shared = self._wire.is_shared
        """Whether there can be others at all."""
        self.members: frozenset[int] = frozenset()
        """The numbers of all that are there; nobody's before the first look."""
        self.since: int | None = None
        """Since when the house has been open, if this process has joined the others."""
        self.on_news: list[Callable[[int, News], None]] = []
        """Who is to hear what other processes tell, and by which number they are known."""
        self.on_change: list[Callable[[], None]] = []
        """Who is to hear that a process has come or gone."""
        self.on_miss: list[Callable[[], None]] = []
        """Who is to hear that something may not have been heard."""
        self.on_parting: list[Callable[[], None]] = []
        """Who is to hear that others have the house now."""

    @property
    def edition(self) -> Edition:
        """What all of them are."""
        return self._edition or this_edition()

    @property
    def number(self) -> int:
        """By which the others know this process."""
        return self._wire.number

    async def has_others(self) -> bool:
        """Tell whether the house is open already."""
        return await self._wire.has_others()

    async def join(self, now: int) -> None:
        """Join the others; whoever finds nobody there opens the house."""
        self.since = await self._wire.join(self, now)

    async def leave(self) -> None:
        """Leave the rest to the others."""
        await self._wire.close()

    def attends(self, table: str) -> bool:
        """Tell whether what happens at a table by itself is for this process to do."""
        if not self.is_shared:
            return True
        return attendant(self.members | {self.number}, table) == self.number

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
            for hear in self.on_news:
                hear(posted.sender, posted.news)

    def meet(self, members: frozenset[int]) -> None:
        """Take note of who is there now."""
        self.members = members
        for regroup in self.on_change:
            regroup()

    def miss(self) -> None:
        """Have everybody look for what was missed."""
        for look_around in self.on_miss:
            look_around()

    def part(self) -> None:
        """Have the house closed here: others, of another edition, have opened it meanwhile."""
        for close in self.on_parting:
            close()


def attendant(members: Iterable[int], table: str) -> int:
    """Return who of some processes attends to a table: whose number goes best with its name."""

    def weight(number: int) -> bytes:
        return hashlib.blake2b(f"{number} {table}".encode(), digest_size=8).digest()

    return max(members, key=weight)
