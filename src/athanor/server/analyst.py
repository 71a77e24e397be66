"""Finished matches are analysed on request, in processes of their own and behind everything else.

What was found is kept with the match, for whoever has its link. How far it has come is kept, too:
every process of a house can tell it, and one that dies over it leaves it to another.
"""

import asyncio
import logging
import os
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final

import msgspec

from athanor.analysis.analyse import check_finished, deals_of, read_found, work_on
from athanor.analysis.parts import PARTS, Found
from athanor.analysis.result import Analysis
from athanor.analysis.summing_up import summed_up
from athanor.kernel.game import Game
from athanor.kernel.record import read_record
from athanor.kernel.words import refuse
from athanor.server.bots import GameSpec, read_spec
from athanor.server.clock import Clock
from athanor.server.processes import Processes
from athanor.server.protocol.pages import AnalysisState
from athanor.server.store import Store

MOST_WORKERS: Final = 2
MOST_WAITING: Final = 16
EACH_WAITING: Final = 2
"""Analyses that may be worked at or wait: in all, and of one person."""

HEARTBEAT: Final = 10.0
"""Seconds after which it is noted that an analysis is still worked at, if nothing else is."""

STALE_MILLIS: Final = 60_000
"""An analysis that nobody has noted anything about for so long is left to who asks next."""

BEHIND: Final = 10
"""How far analyses stand back behind bots, which somebody waits for."""

log: Final = logging.getLogger(__name__)


class Analyst:
    """Analyses one match after the other."""

    def __init__(self, store: Store, clock: Clock, deals: int = 0) -> None:
        self._store = store
        self._clock = clock
        self._deals = deals or None
        self._processes = Processes()
        spare = min(MOST_WORKERS, os.cpu_count() or 1)
        self._workers = [self._processes.make() for _ in range(spare)]
        self._turn = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}
        self._done: dict[str, int] = {}

    async def state(self, replay: str) -> AnalysisState:
        """Return how far the analysis of a match has come."""
        row = await self._store.analysis(replay)
        if row is None:
            return AnalysisState("none")
        if row.body is not None:
            return AnalysisState(
                "done", row.done, row.parts, msgspec.json.decode(row.body, type=Analysis)
            )
        is_stale = row.touched < self._clock.now() - STALE_MILLIS and replay not in self._tasks
        return AnalysisState("none" if is_stale else "running", row.done, row.parts)

    async def ask(self, replay: str, text: str, spec: GameSpec, person: str) -> AnalysisState:
        """Have a finished match analysed for somebody, unless it is already; return how far it is.

        Refused, where many are waiting.
        """
        state = await self.state(replay)
        if state.state != "none":
            return state
        check_finished(read_record(text))
        own = sum(asker == person for asker in self._askers.values())
        if len(self._askers) >= MOST_WAITING or own >= EACH_WAITING:
            raise refuse("server-too-many-analyses")
        now = self._clock.now()
        self._askers[replay] = person
        try:
            begun = await self._store.begin_analysis(replay, PARTS, now, now - STALE_MILLIS)
        except BaseException:
            self._askers.pop(replay, None)
            raise
        if not begun:
            self._askers.pop(replay, None)
            return await self.state(replay)
        if replay not in self._tasks:
            self._tasks[replay] = asyncio.ensure_future(self._analyse(replay, text, spec))
        return AnalysisState("running", 0, PARTS)

    async def close(self) -> None:
        """End all analyses at once; they can be asked for again."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._processes.end()
        for worker in self._workers:
            await asyncio.to_thread(worker.shutdown, cancel_futures=True)
        self._processes.close()

    async def _analyse(self, replay: str, text: str, spec: GameSpec) -> None:
        self._done[replay] = 0
        beating = asyncio.ensure_future(self._beat(replay))
        try:
            async with self._turn:
                found = await self._found(replay, text, spec)
            body = msgspec.json.encode(found).decode()
            await self._store.keep_analysis(replay, body, self._clock.now())
        except Exception:
            log.exception("the analysis of %s came to nothing", replay)
            await self._store.drop_analysis(replay)
        finally:
            beating.cancel()
            for kept in (self._tasks, self._askers, self._done):
                kept.pop(replay, None)

    async def _beat(self, replay: str) -> None:
        """Note again and again that an analysis is worked at, or waits for its turn."""
        while True:
            await self._store.touch_analysis(replay, self._done[replay], self._clock.now())
            await asyncio.sleep(HEARTBEAT)

    async def _found(self, replay: str, text: str, spec: GameSpec) -> Analysis:
        game = msgspec.json.encode(spec, order="deterministic")
        numbers = iter(range(PARTS))
        found: list[Found] = []

        async def work(place: int) -> None:
            for number in numbers:
                asked = self._submit(place, text, game, number)
                found.extend(read_found(await asyncio.wrap_future(asked)))
                self._done[replay] += 1
                await self._store.touch_analysis(replay, self._done[replay], self._clock.now())

        async with asyncio.TaskGroup() as group:
            for place in range(len(self._workers)):
                group.create_task(work(place))
        record = read_record(text)
        deals = await asyncio.to_thread(lambda: deals_of(set_up(game), self._deals))
        return summed_up(record, found, deals)

    def _submit(self, place: int, text: str, game: bytes, number: int) -> "Future[bytes]":
        """Give a process a part; in place of one that has died, another."""
        for _ in range(2):
            try:
                return self._workers[place].submit(work, text, game, number, self._deals)
            except BrokenProcessPool:
                self._workers[place].shutdown(wait=False)
                self._workers[place] = self._processes.make()
        raise refuse("table-try-again")


# --- in the processes ---


@lru_cache(1)
def stand_back() -> None:
    """Let everything else go first."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)


def work(text: str, game: bytes, number: int, deals: int | None) -> bytes:
    """Do a part of an analysis."""
    stand_back()
    playing = set_up(game)
    return work_on(read_record(text), playing, number, 0, deals_of(playing, deals))


@lru_cache(2)
def set_up(spec: bytes) -> Game:
    """Return a game set up."""
    return read_spec(spec).build()
