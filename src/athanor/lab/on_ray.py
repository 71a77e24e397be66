"""Experiments on a Ray cluster: it distributes, schedules, and plays again what a dead node took.

Nothing of that is ours. A job is a task; since it depends on nothing but its seed, playing it twice
gives the same result, and a result is taken once.
"""

import logging
from collections.abc import Iterator, Sequence
from typing import Any

import ray

from athanor.lab.cutting import Cutter
from athanor.lab.engines import Engine, Results, T, Timed, Work, handed_out, timed
from athanor.lab.experiment import Job


class RayEngine(Engine):
    """The cluster at an address, or a new one on this machine."""

    def __init__(self, address: str) -> None:
        self.address = None if address == "ray" else address

    def results(self, work: Work[T], encoded: bytes, cutter: Cutter) -> Results[T]:
        """Hand jobs in, a few ahead, and yield what comes back."""
        ours = not ray.is_initialized()
        if ours:
            ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR)
        try:
            yield from self._results(work, encoded, cutter)
        finally:
            if ours:
                ray.shutdown()

    def _results(self, work: Work[T], encoded: bytes, cutter: Cutter) -> Results[T]:
        task: Any = ray.remote(max_retries=-1, scheduling_strategy="SPREAD")(timed)
        plans = ray.put(encoded)

        def hand_in(job: Job) -> Any:
            return task.remote(work, plans, job)

        yield from handed_out(cutter, processors, hand_in, first_done)


def first_done(asked: Sequence[Any]) -> Iterator[tuple[Any, Timed[T]]]:
    """Wait for something that nodes do, and yield it."""
    done, _ = ray.wait(list(asked))
    for reference in done:
        yield reference, ray.get(reference)


def processors() -> int:
    """Return how many there are at present; nodes come and go."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray types only part of itself
    return max(1, int(resources.get("CPU", 1)))
