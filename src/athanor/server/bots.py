"""Bots think in processes of their own, never where people wait for an answer."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.bots.bot import Window
from athanor.bots.levels import LEVELS, make_bot
from athanor.kernel.game import Game
from athanor.kernel.registry import find
from athanor.kernel.snapshot import Snapshot, match_at
from athanor.kernel.words import refuse, suggestion

TRIES: Final = 3
"""How often a question is asked whose process died over it."""

GAMES: Final = 8
"""Games that a process keeps set up."""

MOST_WORKERS: Final = 4

HOUSE_BOTS: Final = ("random", "greedy", *LEVELS)
"""The bots that may be asked for at a table: none that thinks for as long as somebody wants."""


class GameSpec(Struct, frozen=True):
    """All that is needed to set a game up in another process."""

    name: str
    seats: int
    options: dict[str, object]
    packs: tuple[str, ...] = ()
    """The folders of owner packs."""


class Question(Struct, frozen=True):
    """What a bot is asked: what to choose where a match stands."""

    game: bytes
    """A ``GameSpec`` as JSON: equal games have equal ones."""
    snapshot: bytes
    """A ``Snapshot`` as JSON."""
    seat: int
    bot: str
    seed: int


class BotError(Exception):
    """A bot could not say what it chooses: a bug in the bot or its game, or no memory left."""


def check_bot(spec: str) -> None:
    """Refuse a bot that the house does not have at its tables."""
    if spec not in HOUSE_BOTS:
        known = ", ".join(HOUSE_BOTS)
        close = suggestion(spec, HOUSE_BOTS)
        raise refuse("server-no-such-bot", (), bot=spec[:40], known=known, **close)


class BotRoom:
    """A few processes in which bots think; one that dies is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        spare = max(1, (os.cpu_count() or 1) - 1)
        self._workers = min(spare, MOST_WORKERS) if workers is None else workers
        self._closed = False
        self._spawn = multiprocessing.get_context("spawn")
        self._end, self._hold = self._spawn.Pipe(duplex=False)
        self._pool = self._make_pool()

    async def choose(self, game: GameSpec, snapshot: bytes, seat: int, bot: str, seed: int) -> str:
        """Return what a bot chooses at a moment, in its short written form."""
        question = Question(
            msgspec.json.encode(game, order="deterministic"), snapshot, seat, bot, seed
        )
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            if self._closed:
                break
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, answer, question)
            except BrokenProcessPool:
                self._replace(pool)
        raise BotError(f"{bot} at {game.name}: no process could answer")

    async def close(self) -> None:
        """End all thinking at once."""
        self._closed = True
        self._hold.close()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
        self._end.close()

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken and not self._closed:
            broken.shutdown(wait=False)
            self._pool = self._make_pool()

    def _make_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, self._spawn, _begin, (self._end,))


# --- in the processes ---


def answer(question: Question) -> str:
    """Return what the bot chooses."""
    try:
        game = _game(question.game)
        match = match_at(game, msgspec.json.decode(question.snapshot, type=Snapshot))
        bot = make_bot(question.bot, game, question.seed)
        decision = match.decision_of(question.seat)
        return decision.option(bot.choose(Window(match, question.seat))).text
    except Exception as error:
        # Not every exception gets through to another process; its words always do.
        raise BotError(f"{question.bot}: {type(error).__name__}: {error}") from None


@lru_cache(GAMES)
def _game(spec: bytes) -> Game:
    wanted = msgspec.json.decode(spec, type=GameSpec)
    packs = [Path(folder) for folder in wanted.packs]
    return find(wanted.name).build(wanted.seats, wanted.options, packs)


def _begin(end: Connection) -> None:
    """Leave it to the house to end the process, in the middle of a thought if need be.

    The house alone holds the other end of a pipe. When it lets go, even because it was killed,
    the process ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, args=(end,), daemon=True).start()


def _end_with_the_house(end: Connection) -> None:
    wait([end])
    os._exit(0)
