"""What the lab costs: matches, what is kept of them, jobs, and two processes or two Ray nodes.

Run as ``python -m benchmarks.lab``, or with some of ``matches``, ``processes`` and ``nodes``.

On a machine that has other things to do a clock says little. So efficiency is put together from two
figures that stretch alike: how much of the time from when all workers were there until the end of
the run they spent at jobs, and what a match cost one worker alone in processor time, over what it
cost several.
"""

import os
import pickle
import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from time import process_time, time

import msgspec
import ray
from ray.cluster_utils import Cluster

from athanor.kernel import COMPILED, games
from athanor.lab.cutting import Cutter, stretches
from athanor.lab.engines import Engine, LocalEngine
from athanor.lab.experiment import Experiment, Job, play_job
from athanor.lab.on_ray import RayEngine
from athanor.lab.plan import Plan

SAMPLES = {"random": 20, "greedy": 5, "search:100": 1}
"""Matches of each kind of bot that are timed."""

ROUNDS = 2
"""How often one worker and two are measured, in turn."""

PROBE = Experiment((Plan("alchemist", ("greedy", "greedy"), 1200, 1, {}, ()),))
"""A few seconds in all, so that most jobs are far smaller than those of a long run."""


class Shift(msgspec.Struct):
    """A job that was played: by whom, from when to when, and its processor time."""

    worker: int
    begin: float
    end: float
    processor: float
    matches: int


def timed_job(encoded: bytes, job: Job) -> list[Shift]:
    """Play a job, and tell only what it took."""
    begin, processor = time(), process_time()
    play_job(encoded, job)
    return [Shift(os.getpid(), begin, time(), process_time() - processor, job.matches)]


class Run(msgspec.Struct):
    """What a run with so many workers took."""

    workers: int
    seconds: float
    busy: float
    """The share of the workers' time that was spent at jobs."""
    processor: float
    """Processor time of a match."""
    asking: float
    """Processor time of the process that hands jobs out, for each."""


def measured(engine: Engine, workers: int) -> Run:
    """Play the probe with so many workers."""
    encoded = msgspec.msgpack.encode(PROBE)
    cutter = Cutter(list(stretches(PROBE)))
    own = process_time()
    shifts = [one for _, part in engine.results(timed_job, encoded, cutter) for one in part]
    own = process_time() - own
    if workers == 1 and shifts[0].worker == os.getpid():
        own -= sum(one.processor for one in shifts)
    firsts: dict[int, Shift] = {}
    for one in sorted(shifts, key=lambda one: one.begin):
        firsts.setdefault(one.worker, one)
    rest = [one for one in shifts if one is not firsts[one.worker]]  # the first sets its game up
    begin = max(one.end for one in firsts.values())
    end = max(one.end for one in shifts)
    busy = sum(max(0.0, one.end - max(one.begin, begin)) for one in rest)
    matches = sum(one.matches for one in rest)
    return Run(
        workers=workers,
        seconds=end - begin,
        busy=busy / (workers * (end - begin)),
        processor=sum(one.processor for one in rest) / matches,
        asking=own / len(shifts),
    )


@contextmanager
def nodes(count: int) -> Iterator[Engine]:
    """Have a Ray cluster of so many nodes with a processor each, and one that only asks."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    for _ in range(count):
        cluster.add_node(num_cpus=1)
    ray.init(cluster.address, log_to_driver=False)
    try:
        yield RayEngine("ray")
    finally:
        ray.shutdown()
        cluster.shutdown()  # type: ignore[no-untyped-call] # Ray types only part of itself


@contextmanager
def processes(count: int) -> Iterator[Engine]:
    """Have so many processes."""
    yield LocalEngine(count)


def compare(what: str, make: Callable[[int], AbstractContextManager[Engine]]) -> None:
    """Measure one worker and two, in turn, and print what two are worth."""
    runs: dict[int, list[Run]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for workers, found in runs.items():
            with make(workers) as engine:
                found.append(measured(engine, workers))
    alone = statistics.median(one.processor for one in runs[1])
    for workers, found in runs.items():
        busy = statistics.median(one.busy for one in found)
        processor = statistics.median(one.processor for one in found)
        asking = statistics.median(one.asking for one in found)
        told = f"{workers} {what:10} busy {busy:6.1%}   {1e3 * processor:6.2f} ms a match"
        worth = f"efficiency {busy * alone / processor:6.1%}"
        print(f"{told}   {worth}   handing out {1e3 * asking:.2f} ms a job", flush=True)


def time_matches() -> None:
    """Print what matches of all games take, and how much is kept of one."""
    for name in sorted(games()):
        seats = games()[name].info.min_seats
        for bot, count in SAMPLES.items():
            found = Experiment((Plan(name, (bot,) * seats, count, 1, {}, ()),), traits=True)
            encoded = msgspec.msgpack.encode(found)
            play_job(encoded, Job(0, 0, 1))  # sets the game up
            begin = process_time()
            played = play_job(encoded, Job(0, 0, count))
            each = (process_time() - begin) / count
            size = len(pickle.dumps(played)) / count
            print(f"{name:16} {bot:11} {1e3 * each:9.1f} ms a match {size:8,.0f} bytes", flush=True)


PARTS: dict[str, Callable[[], None]] = {
    "matches": time_matches,
    "processes": lambda: compare("processes", processes),
    "nodes": lambda: compare("nodes", nodes),
}

if __name__ == "__main__":
    print("compiled" if COMPILED else "pure Python")
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
