"""What plays the jobs of an experiment: processes of this machine, or a Ray cluster."""

import multiprocessing
import os
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

from athanor.kernel.words import refuse
from athanor.lab.cutting import Cutter
from athanor.lab.experiment import Job
from athanor.lab.extras import needing

T = TypeVar("T")
Promise = TypeVar("Promise")

Work: TypeAlias = Callable[[bytes, Job], list[T]]
"""Does a job of what was set up, and returns what came of it."""

Results: TypeAlias = Iterator[tuple[Job, list[T]]]
"""Jobs with what came of them, in whatever order they are done."""

Timed: TypeAlias = tuple[list[T], float]
"""What came of a job, and how many seconds it took."""

AHEAD: Final = 4
"""Jobs handed in for each worker: enough to keep all busy, few enough to learn from them soon."""


class Engine:
    """Does jobs."""

    @abstractmethod
    def results(self, work: Work[T], encoded: bytes, cutter: Cutter) -> Results[T]:
        """Do all jobs that are cut from an experiment, and yield what comes of each, once."""


def timed(work: Work[T], encoded: bytes, job: Job) -> Timed[T]:
    """Do a job where its worker is, and look at the clock."""
    begin = perf_counter()
    results = work(encoded, job)
    return results, perf_counter() - begin


def handed_out(
    cutter: Cutter,
    workers: Callable[[], int],
    hand_in: Callable[[Job], Promise],
    done: Callable[[Sequence[Promise]], Iterable[tuple[Promise, Timed[T]]]],
) -> Results[T]:
    """Hand jobs in, a few ahead, and yield what comes back."""
    asked: dict[Promise, Job] = {}
    while True:
        many = workers()
        while len(asked) < AHEAD * many:
            job = cutter.cut(many)
            if job is None:
                break
            asked[hand_in(job)] = job
        if not asked:
            return
        for promise, (results, seconds) in done(list(asked)):
            job = asked.pop(promise)
            cutter.note(job, seconds)
            yield job, results


class LocalEngine(Engine):
    """Processes of this machine, by default one for each core."""

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise refuse("lab-bad-workers", workers=workers)
        self.workers = workers or os.cpu_count() or 1

    def results(self, work: Work[T], encoded: bytes, cutter: Cutter) -> Results[T]:
        """Do jobs here if one process is enough, else in a pool."""
        workers = min(self.workers, cutter.left)
        if workers <= 1:
            while (job := cutter.cut(1)) is not None:
                results, seconds = timed(work, encoded, job)
                cutter.note(job, seconds)
                yield job, results
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=spawn) as pool:

            def hand_in(job: Job) -> Future[Timed[T]]:
                return pool.submit(timed, work, encoded, job)

            yield from handed_out(cutter, lambda: workers, hand_in, first_done)


def first_done(asked: Sequence[Future[Timed[T]]]) -> Iterator[tuple[Future[Timed[T]], Timed[T]]]:
    """Wait for some of what processes do, and yield it."""
    for future in wait(asked, return_when=FIRST_COMPLETED).done:
        yield future, future.result()


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
