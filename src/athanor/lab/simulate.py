"""Many matches between bots, on all cores, with the same result on any number of them."""

import multiprocessing
import os
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from pathlib import Path
from typing import Final

import msgspec

from athanor.kernel.words import refuse
from athanor.lab.plan import Plan, Table
from athanor.lab.report import Failure, Report, Tally

CHUNKS: Final = 50
"""Parts that a run is cut into, whatever the number of workers: enough to keep all of them busy."""

Progress = Callable[[int, int], None]
"""Told how many matches have been played, of how many."""


class SimulationError(Exception):
    """Some matches broke off; ``report`` says which, and counts the others."""

    def __init__(self, report: Report) -> None:
        first = report.errors[0]
        super().__init__(
            f"{len(report.errors)} of {report.plan.matches} matches failed, "
            f"the first is number {first.index} (seed {first.seed}): {first.error}"
        )
        self.report = report


def simulate(
    game: str,
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    packs: Sequence[Path] = (),
    workers: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let bots, one for each seat, play matches against each other and count how they did.

    Each match is played by its own seed, and the bots change chairs from match to match. Without
    a number of workers all cores work. Scripts that use more than one worker need the usual
    ``if __name__ == "__main__"``.
    """
    plan = Plan(game, tuple(bots), matches, seed, dict(options or {}), tuple(map(str, packs)))
    Table(plan)  # refuses here, before any worker starts, what cannot be played
    if workers is not None and workers < 1:
        raise refuse("lab-bad-workers", workers=workers)
    total = Tally(len(plan.bots))
    for done, tally in played(plan, workers or os.cpu_count() or 1):
        total.add(tally)
        if progress is not None:
            progress(done, matches)
    report = total.report(plan)
    if report.errors:
        raise SimulationError(report)
    return report


def played(plan: Plan, workers: int) -> Iterator[tuple[int, Tally]]:
    """Yield the tally of each chunk, in order, with the number of matches done by then."""
    encoded = msgspec.msgpack.encode(plan)
    size = -(-plan.matches // CHUNKS)
    chunks = [range(i, min(i + size, plan.matches)) for i in range(0, plan.matches, size)]
    stops = [chunk.stop for chunk in chunks]
    if workers == 1 or len(chunks) == 1:
        yield from zip(stops, map(play_chunk, repeat(encoded), chunks), strict=False)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(chunks)), mp_context=spawn) as pool:
        yield from zip(stops, pool.map(play_chunk, repeat(encoded), chunks), strict=False)


def play_chunk(encoded: bytes, indices: range) -> Tally:
    """Play some matches of a plan and count them."""
    table = table_of(encoded)
    plan = table.plan
    tally = Tally(len(plan.bots))
    for index in indices:
        try:
            match = table.play(index)
            tally.count(plan, index, table.game.outcome(match.state), match.answered)
        except Exception as error:  # whatever a game or a bot does wrong must be reported
            text = "".join(traceback.format_exception_only(error)).strip()
            tally.failures.append(Failure(index, plan.seed_of(index), text))
    return tally


@cache
def table_of(encoded: bytes) -> Table:
    """Return the table of a plan; a worker sets it up once."""
    return Table(msgspec.msgpack.decode(encoded, type=Plan))
