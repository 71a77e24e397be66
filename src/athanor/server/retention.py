"""What the house does not keep for ever: old talk, and records that somebody opened."""

import asyncio
import logging
from typing import Final

from athanor.server.clock import Clock
from athanor.server.settings import Settings
from athanor.server.store import Store, StoreError

DAY: Final = 86_400_000
HOUR: Final = 3_600.0
MEBIBYTE: Final = 2**20

log: Final = logging.getLogger(__name__)


class Retention:
    """Looks now and then for what need not be kept any longer. Zero days mean: for ever."""

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self._store = store
        self._clock = clock
        self._settings = settings

    async def run(self) -> None:
        """Look for as long as the house is open."""
        while True:
            try:
                await self.tidy()
            except StoreError:
                log.exception("what need not be kept could not be let go")
            await asyncio.sleep(HOUR)

    async def tidy(self) -> None:
        """Let go of what is too old, and of the oldest records where there are too many."""
        now, settings = self._clock.now(), self._settings
        if settings.keep_talk_days:
            await self._store.forget_talk(now - settings.keep_talk_days * DAY)
            await self._store.forget_reports(now - settings.keep_talk_days * DAY)
        await self._store.date_replays(now)
        if settings.keep_replays_days:
            await self._store.forget_replays(now - settings.keep_replays_days * DAY)
        if settings.keep_replays_mebibytes:
            await self._store.fit_replays(settings.keep_replays_mebibytes * MEBIBYTE)
        if settings.keep_talk_mebibytes:
            await self._store.fit_talk(settings.keep_talk_mebibytes * MEBIBYTE)
        await self._store.fit_analyses()
