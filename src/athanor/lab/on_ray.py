"""Experiments on a Ray cluster: it distributes, schedules, and plays again what a dead node took.

Nothing of that is ours. A job is a task; since it depends on nothing but its seed, playing it twice
gives the same result, and a result is taken once.
"""

import logging
from collections.abc import Sequence
from typing import Any, Final

import ray

from athanor.lab.engines import Engine, Results, T, Work
from athanor.lab.experiment import Job

AHEAD: Final = 4
"""Jobs handed in for each processor: enough to keep all busy, few enough to be told of soon."""


class RayEngine(Engine):
    """The cluster at an address, or a new one on this machine."""

    def __init__(self, address: str) -> None:
        self.address = None if address == "ray" else address

    def results(self, work: Work[T], encoded: bytes, jobs: Sequence[Job]) -> Results[T]:
        """Hand jobs in, a few ahead, and yield what comes back."""
        ours = not ray.is_initialized()
        if ours:
            ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR)
        try:
            yield from self._results(work, encoded, jobs)
        finally:
            if ours:
                ray.shutdown()

    def _results(self, work: Work[T], encoded: bytes, jobs: Sequence[Job]) -> Results[T]:
        task = ray.remote(max_retries=-1, scheduling_strategy="SPREAD")(work)
        plans = ray.put(encoded)
        waiting = list(reversed(jobs))
        running: dict[Any, Job] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * processors():
                job = waiting.pop()
                running[task.remote(plans, job)] = job
            done, _ = ray.wait(list(running))
            for reference in done:
                yield running.pop(reference), ray.get(reference)


def processors() -> int:
    """Return how many there are at present; nodes come and go."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray types only part of itself
    return max(1, int(resources.get("CPU", 1)))
