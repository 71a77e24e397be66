"""What plays the jobs of an experiment: processes of this machine, or a Ray cluster."""

import multiprocessing
import os
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeAlias, TypeVar

from athanor.kernel.words import refuse
from athanor.lab.experiment import Job
from athanor.lab.extras import needing

T = TypeVar("T")

Work: TypeAlias = Callable[[bytes, Job], list[T]]
"""Does a job of what was set up, and returns what came of it."""

Results: TypeAlias = Iterator[tuple[Job, list[T]]]
"""Jobs with what came of them, in whatever order they are done."""


class Engine:
    """Does jobs."""

    @abstractmethod
    def results(self, work: Work[T], encoded: bytes, jobs: Sequence[Job]) -> Results[T]:
        """Do the jobs of an experiment and yield what comes of each, once."""


class LocalEngine(Engine):
    """Processes of this machine, by default one for each core."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise refuse("lab-bad-workers", workers=workers)
        self.workers = workers or os.cpu_count() or 1

    def results(self, work: Work[T], encoded: bytes, jobs: Sequence[Job]) -> Results[T]:
        """Do jobs here if one process is enough, else in a pool."""
        workers = min(self.workers, len(jobs))
        if workers <= 1:
            for job in jobs:
                yield job, work(encoded, job)
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=spawn) as pool:
            asked = {pool.submit(work, encoded, job): job for job in jobs}
            for done in as_completed(asked):
                yield asked[done], done.result()


def engine_of(on: str, workers: int | None = None) -> Engine:
    """Return the engine of a name: ``local``, ``ray``, or ``ray://host:port``."""
    if on == "local":
        return LocalEngine(workers)
    if on == "ray" or on.startswith("ray://"):
        if workers is not None:
            raise refuse("lab-workers-of-ray", workers=workers)
        with needing():
            from athanor.lab.on_ray import RayEngine  # noqa: PLC0415 - Ray is an extra

        return RayEngine(on)
    raise refuse("lab-unknown-engine", engine=on[:40])
