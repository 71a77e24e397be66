"""A plan played on all cores and counted, with the same result on any number of them."""

import multiprocessing
import os
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from typing import ClassVar, Final, Self, TypeVar

import msgspec

from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.words import Outcome, refuse
from athanor.lab.plan import Plan, Table
from athanor.lab.report import Failure, SeatResult, seat_result

CHUNKS: Final = 50
"""Parts that a run is cut into, whatever the number of workers: enough to keep all of them busy."""

Progress = Callable[[int, int], None]
"""Told how many matches have been played, of how many."""


class Tally:
    """Counts matches one by one, and adds up what others have counted.

    What every run tells is counted here; each kind of run counts more.
    """

    listens: ClassVar[bool] = False
    """Whether it needs to hear all that is told in a match, which takes time."""

    def __init__(self, seats: int) -> None:
        self.wins = [0.0] * seats
        """By seat; a win shared by several counts as their fraction of one."""
        self.lengths: list[int] = []
        self.failures: list[Failure] = []

    def count(self, table: Table, index: int, match: Match, outcome: Outcome) -> None:
        """Count one finished match."""
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        self.lengths.append(match.answered)

    def add(self, other: Self) -> None:
        """Add what another tally has counted."""
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.lengths += other.lengths
        self.failures += other.failures

    def seat_shares(self) -> tuple[SeatResult, ...]:
        """Return what each seat has won, if any match was played."""
        played = len(self.lengths)
        return tuple(seat_result(wins, played) for wins in self.wins if played)


T = TypeVar("T", bound=Tally)


def run(kind: type[T], plan: Plan, workers: int | None, progress: Progress | None) -> T:
    """Play all matches of a plan and count them; without a number of workers all cores work."""
    Table(plan)  # refuses here, before any worker starts, what cannot be played
    if workers is not None and workers < 1:
        raise refuse("lab-bad-workers", workers=workers)
    total = kind(len(plan.bots))
    for done, tally in played(kind, plan, workers or os.cpu_count() or 1):
        total.add(tally)
        if progress is not None:
            progress(done, plan.matches)
    return total


def played(kind: type[T], plan: Plan, workers: int) -> Iterator[tuple[int, T]]:
    """Yield the tally of each chunk, in order, with the number of matches done by then."""
    encoded = msgspec.msgpack.encode(plan)
    size = -(-plan.matches // CHUNKS)
    chunks = [range(i, min(i + size, plan.matches)) for i in range(0, plan.matches, size)]
    stops = [chunk.stop for chunk in chunks]
    work = repeat(kind), repeat(encoded), chunks
    if workers == 1 or len(chunks) == 1:
        yield from zip(stops, map(play_chunk, *work), strict=False)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(chunks)), mp_context=spawn) as pool:
        yield from zip(stops, pool.map(play_chunk, *work), strict=False)


def play_chunk(kind: type[T], encoded: bytes, indices: range) -> T:
    """Play some matches of a plan and count them."""
    table = table_of(encoded)
    tally = kind(len(table.plan.bots))
    for index in indices:
        try:
            match = table.play(index, Log(heard=kind.listens))
            tally.count(table, index, match, table.game.outcome(match.state))
        except Exception as error:  # whatever a game or a bot does wrong must be reported
            text = "".join(traceback.format_exception_only(error)).strip()
            tally.failures.append(Failure(index, table.plan.seed_of(index), text))
    return tally


@cache
def table_of(encoded: bytes) -> Table:
    """Return the table of a plan; a worker sets it up once."""
    return Table(msgspec.msgpack.decode(encoded, type=Plan))
