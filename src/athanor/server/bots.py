"""Bots think in processes of their own, never where people wait for an answer."""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from athanor.bots.advice import Advice
from athanor.bots.adviser import QUICK, SECONDS, Adviser
from athanor.bots.bot import Window
from athanor.bots.crew import Share, run, shares_of
from athanor.bots.levels import LEVELS, make_bot
from athanor.bots.paired_rollouts import PairedRolloutsBot, Tally, furthest_ahead
from athanor.bots.search import Budget
from athanor.kernel.game import Game
from athanor.kernel.registry import find
from athanor.kernel.snapshot import Snapshot, match_at
from athanor.kernel.words import refuse, suggestion
from athanor.server.processes import Processes
from athanor.server.thinking_queue import FOR_NOBODY, Thinker, ThinkingQueue, Ticket

Asked = TypeVar("Asked")
Found = TypeVar("Found")

ADVICE: Final = "advice"
SHARE: Final = "share"
"""What the queue knows an adviser by, and a share of a long thought."""

TRIES: Final = 3
"""How often a question is asked whose process died over it."""

GAMES: Final = 8
"""Games that a process keeps set up."""

MOST_WORKERS: Final = 4

HOUSE_BOTS: Final = ("random", "greedy", *LEVELS)
"""The bots that may be asked for at a table: none that thinks for as long as somebody wants."""

EVEN_MILLIS: Final = {"greedy": 50, "apprentice": 50, "adept": 1_000, "master": 3_000}
"""Bots answer after so much time, or twice as much, and so on: how long they had to think would
tell how much there was to choose from."""


class GameSpec(Struct, frozen=True):
    """All that is needed to set a game up in another process."""

    name: str
    seats: int
    options: dict[str, object]
    packs: tuple[str, ...] = ()
    """The folders of owner packs."""
    house: tuple[str, ...] = ()
    """The folders of the house's own cards, where they are not those of today."""

    def build(self) -> Game:
        """Set the game up."""
        box = find(self.name)
        if self.house:
            box = box.with_house([Path(folder) for folder in self.house])
        return box.build(self.seats, self.options, [Path(folder) for folder in self.packs])


def written(spec: GameSpec) -> bytes:
    """Return what a game is as JSON: that of equal games is equal."""
    return msgspec.json.encode(spec, order="deterministic")


read_spec: Final = msgspec.json.Decoder(GameSpec).decode


class Question(Struct, frozen=True):
    """What a bot, or an adviser, is asked: what to choose where a match stands."""

    game: bytes
    """A ``GameSpec`` as JSON: equal games have equal ones."""
    snapshot: bytes
    """A ``Snapshot`` as JSON."""
    seat: int
    bot: str
    seed: int
    matches: int = 0
    """How many matches an adviser plays on at most."""
    processes: int = 1
    """How many may share the thought."""


class Undecided(Struct, frozen=True):
    """A thought that processes share: the choices, also in writing, and what each is to do."""

    choices: list[int]
    texts: list[str]
    shares: list[Share]


class BotError(Exception):
    """A bot could not say what it chooses: a bug in the bot or its game, or no memory left."""


def check_bot(spec: str) -> None:
    """Refuse a bot that the house does not have at its tables."""
    if spec not in HOUSE_BOTS:
        known = ", ".join(HOUSE_BOTS)
        close = suggestion(spec, HOUSE_BOTS)
        raise refuse("server-no-such-bot", (), bot=spec[:40], known=known, **close)


class BotRoom:
    """A few processes in which bots think; one that dies is replaced, and harms no other."""

    def __init__(self, workers: int | None = None, matches: int = QUICK) -> None:
        spare = max(1, (os.cpu_count() or 1) - 1)
        self.workers = min(spare, MOST_WORKERS) if workers is None else workers
        self._matches = matches
        self.closed = False
        """Whether nothing is thought here any more."""
        self._processes = Processes()
        self.queue = ThinkingQueue(self.workers)
        self._turns: dict[Ticket, asyncio.Future[ProcessPoolExecutor]] = {}
        self._idle = [self._processes.make() for _ in range(self.workers)]
        self._busy: set[ProcessPoolExecutor] = set()

    @property
    def are_up(self) -> bool:
        """Whether every process is there; one that died is replaced when it is asked."""
        return not self.closed and len(self._idle) + len(self._busy) == self.workers

    async def warm_up(self) -> None:
        """Have all processes begin, so that the first who ask need not wait for that."""
        with suppress(BrokenProcessPool):  # it is replaced when it is asked for something
            beginning = [process.submit(begin) for process in self._idle]
            await asyncio.gather(*(asyncio.wrap_future(one) for one in beginning))

    async def choose(
        self,
        game: GameSpec,
        snapshot: bytes,
        seat: int,
        bot: str,
        seed: int,
        thinker: Thinker = FOR_NOBODY,
    ) -> str:
        """Return what a bot chooses at a moment, in its short written form, when its turn comes.

        The shares of a long thought are questions of their own: whoever is idle takes one, and
        others have a turn in between. How many there are does not hang on who is idle.
        """
        question = Question(written(game), snapshot, seat, bot, seed, processes=self.workers)
        found = await self._asked(answer, question, bot, thinker)
        if isinstance(found, str):
            return found
        races = [self._asked(race, share, SHARE, thinker) for share in found.shares]
        best = furthest_ahead(found.choices, list(await asyncio.gather(*races)))
        return found.texts[found.choices.index(best)]

    async def advise(
        self, game: GameSpec, snapshot: bytes, seat: int, seed: int, thinker: Thinker
    ) -> Advice:
        """Return what a master would choose for somebody, when their turn comes."""
        question = Question(written(game), snapshot, seat, ADVICE, seed, self._matches)
        return await self._asked(advise, question, ADVICE, thinker)

    async def close(self) -> None:
        """End all thinking at once."""
        self.closed = True
        self._processes.end()
        for turn in self._turns.values():
            if not turn.done():
                turn.set_exception(BotError("the house closes"))
        for process in [*self._idle, *self._busy]:
            await asyncio.to_thread(process.shutdown, cancel_futures=True)
        self._processes.close()

    async def _asked(
        self, work: Callable[[Asked], Found], question: Asked, what: str, thinker: Thinker
    ) -> Found:
        """Have a process answer when it is somebody's turn; ask again where one dies over it."""
        for _ in range(TRIES):
            if self.closed:
                break
            with suppress(BrokenProcessPool):
                return await self._ask(work, question, self.queue.join(thinker, what))
        raise BotError(f"{what}: no process could answer")

    async def _ask(self, work: Callable[[Asked], Found], question: Asked, ticket: Ticket) -> Found:
        """Have a process answer, and leave it to the next when it has, wanted or not."""
        process = await self._turn(ticket)
        try:
            thinking = process.submit(work, question)
        except BrokenProcessPool:
            self._free(ticket, process, True)
            raise
        loop = asyncio.get_running_loop()
        thinking.add_done_callback(partial(self._has_thought, loop, ticket, process))
        return await asyncio.wrap_future(thinking)

    async def _turn(self, ticket: Ticket) -> ProcessPoolExecutor:
        """Return a process when it is somebody's turn; who waits no more gives the turn up."""
        turn: asyncio.Future[ProcessPoolExecutor] = asyncio.get_running_loop().create_future()
        self._turns[ticket] = turn
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            self._turns.pop(ticket, None)
            self.queue.withdraw(ticket)
            if not turn.cancelled():
                self._free(ticket, turn.result(), False)
            raise

    def _call(self) -> None:
        """Give idle processes to those whose turn it is."""
        while self._idle and (ticket := self.queue.call()) is not None:
            turn = self._turns.pop(ticket)
            if turn.done():  # nobody waits there any more
                self.queue.end(ticket)
                continue
            process = self._idle.pop()
            self._busy.add(process)
            turn.set_result(process)

    def _has_thought(
        self,
        loop: asyncio.AbstractEventLoop,
        ticket: Ticket,
        process: ProcessPoolExecutor,
        thinking: "Future[Found]",
    ) -> None:
        """Tell the house, from the thread that waited for the process."""
        is_broken = not thinking.cancelled() and isinstance(thinking.exception(), BrokenProcessPool)
        with suppress(RuntimeError):  # the house has closed
            loop.call_soon_threadsafe(self._free, ticket, process, is_broken)

    def _free(self, ticket: Ticket, process: ProcessPoolExecutor, is_broken: bool) -> None:
        """Leave a process, or another one if it died, to who is next."""
        self.queue.end(ticket)
        self._busy.discard(process)
        if self.closed:
            return
        if is_broken:
            process.shutdown(wait=False)
            process = self._processes.make()
        self._idle.append(process)
        self._call()


# --- in the processes ---


def begin() -> None:
    """Do nothing more than to be there."""


def answer(question: Question) -> str | Undecided:
    """Return what the bot chooses, or the shares of its thought if several may think."""
    with in_words(question.bot):
        game, window = set_up(question)
        bot = make_bot(question.bot, game, question.seed)
        if not isinstance(bot, PairedRolloutsBot) or min(bot.shares, question.processes) == 1:
            return window.option(bot.choose(window)).text
        choices = bot.in_question(window)
        if len(choices) == 1:
            return window.option(choices[0]).text
        seed, processes = bot.stream.word(), question.processes
        shares = shares_of(question.game, bot, window, choices, seed, processes)
        return Undecided(choices, [window.option(choice).text for choice in choices], shares)


def race(share: Share) -> list[Tally]:
    """Return how choices did in a share of a thought."""
    with in_words(SHARE):
        return run(share)


def advise(question: Question) -> Advice:
    """Return what a master would choose."""
    with in_words(question.bot):
        game, window = set_up(question)
        return Adviser(game, question.seed, Budget(question.matches, SECONDS)).advise(window)


def set_up(question: Question) -> tuple[Game, Window]:
    """Return the game and the window through which the match is looked at."""
    game = _game(question.game)
    match = match_at(game, msgspec.json.decode(question.snapshot, type=Snapshot))
    return game, Window(match, question.seat)


@contextmanager
def in_words(what: str) -> Iterator[None]:
    """Tell what goes wrong: not every exception gets to another process; its words always do."""
    try:
        yield
    except Exception as error:
        raise BotError(f"{what}: {type(error).__name__}: {error}") from None


@lru_cache(GAMES)
def _game(spec: bytes) -> Game:
    return read_spec(spec).build()
