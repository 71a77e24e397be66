"""Whether the house can do its work now, for whoever sends people to it, or wakes its owner."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from athanor.kernel.words import refuse
from athanor.server.bots import BotRoom
from athanor.server.store import Store

State: TypeAlias = Literal["opening", "open", "closing"]

FRESH: Final = 1.0
"""Seconds for which it is taken for granted that the store still keeps what it is given: whoever
asks again and again is not to wear out the disk."""

MARK: Final = "ready"
"""The setting that is written to see whether anything can be."""


class Readiness:
    """Knows how far the house is, and tries its store and its processes when asked."""

    def __init__(
        self, store: Store, bots: BotRoom, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.state: State = "opening"
        self._store = store
        self._bots = bots
        self._clock = clock
        self._trying = asyncio.Lock()
        self._tried = -FRESH

    async def check(self) -> None:
        """Refuse if the house is opening or closing, has no bots, or can keep nothing."""
        if self.state != "open":
            raise refuse(f"server-{self.state}")
        if not self._bots.are_up:
            raise refuse("server-no-workers")
        async with self._trying:
            if self._clock() - self._tried >= FRESH:
                await self._store.set_setting(MARK, b"")
                self._tried = self._clock()
