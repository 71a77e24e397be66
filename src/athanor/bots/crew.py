"""Processes that share the thinking of one decision.

Each has the game set up, gets a match as it may be for all that the seat knows, and runs some of
the shares of its races. Nothing a seat may not know leaves the window.
"""

import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path

import msgspec

from athanor.bots.bot import Window
from athanor.bots.paired_rollouts import Crew, PairedRolloutsBot, Tally, share_seed
from athanor.bots.search import Budget
from athanor.kernel.chance import Stream
from athanor.kernel.game import Game
from athanor.kernel.registry import find
from athanor.kernel.snapshot import Snapshot, match_at, snapshot_of


class GameSpec(msgspec.Struct, frozen=True):
    """All that is needed to set a game up in another process."""

    name: str
    seats: int
    options: dict[str, object]
    packs: tuple[str, ...] = ()


class Share(msgspec.Struct, frozen=True):
    """A share of a decision: what is raced, from where, and with what luck and budget."""

    game: bytes
    snapshot: bytes
    seat: int
    choices: list[int]
    seed: int
    iterations: int
    seconds: float


class ProcessCrew(Crew):
    """Some processes; they begin when a decision with several shares is first thought about."""

    def __init__(
        self,
        game: Game,
        processes: int,
        packs: Sequence[Path] = (),
        options: Mapping[str, object] | None = None,
    ) -> None:
        spec = GameSpec(
            game.info.name,
            game.seats,
            dict(game.options if options is None else options),
            tuple(str(folder) for folder in packs),
        )
        self._game = msgspec.json.encode(spec, order="deterministic")
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def races(
        self, bot: PairedRolloutsBot, window: Window, choices: list[int], seed: int
    ) -> list[list[Tally]]:
        """Return the tallies of all shares, run side by side."""
        if bot.shares == 1 or self._processes == 1:
            return super().races(bot, window, choices, seed)
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, begin)
        shares = shares_of(self._game, bot, window, choices, seed, self._processes)
        return list(self._pool.map(run, shares))

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def shares_of(
    game: bytes,
    bot: PairedRolloutsBot,
    window: Window,
    choices: list[int],
    seed: int,
    processes: int,
) -> list[Share]:
    """Return a decision in its shares, for so many processes; ``game`` is a spec as JSON."""
    twin = window.redealt(Stream(seed), forkable=True)
    snapshot = msgspec.json.encode(snapshot_of(twin))
    rounds = -(-int(bot.shares) // processes)
    return [
        Share(
            game=game,
            snapshot=snapshot,
            seat=int(window.seat),
            choices=choices,
            seed=int(share_seed(seed, share)),
            iterations=int(bot.budget.iterations // bot.shares),
            seconds=bot.budget.seconds / rounds,
        )
        for share in range(bot.shares)
    ]


# --- in the processes ---


def begin() -> None:
    """Leave it to whoever is asked to stop to end the processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(share: Share) -> list[Tally]:
    """Run a share."""
    game = _game(share.game)
    match = match_at(game, msgspec.json.decode(share.snapshot, type=Snapshot))
    budget = Budget(share.iterations, share.seconds)
    bot = PairedRolloutsBot(0, budget, game.hints(), whole=True)
    return bot.race(Window(match, share.seat), share.choices, share.seed, share.seconds)


@lru_cache(4)
def _game(spec: bytes) -> Game:
    wanted = msgspec.json.decode(spec, type=GameSpec)
    packs = [Path(folder) for folder in wanted.packs]
    return find(wanted.name).build(wanted.seats, wanted.options, packs)
