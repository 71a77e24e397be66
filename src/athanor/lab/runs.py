"""An experiment played, and its results in the order of the matches."""

from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from athanor.lab.engines import Engine
from athanor.lab.experiment import Experiment, Job, Played, set_up

Progress = Callable[[int, int], None]
"""Told how many matches have been played, of how many."""


class Keeper(Protocol):
    """Where results are kept as they come."""

    def kept(self) -> dict[Job, list[Played]]:
        """Return what has been played before."""

    def keep(self, job: Job, results: list[Played]) -> None:
        """Keep what came of a job."""


def run(
    experiment: Experiment,
    engine: Engine,
    progress: Progress | None = None,
    keeper: Keeper | None = None,
) -> list[Played]:
    """Play what has not been played yet; return all results, in the order of the matches."""
    encoded = msgspec.msgpack.encode(experiment)
    set_up(encoded)  # refuses here, before any worker starts, what cannot be played
    done = {} if keeper is None else keeper.kept()
    left = [job for job in experiment.jobs() if job not in done]
    count = sum(job.matches for job in done)
    if progress is not None:
        progress(count, experiment.matches)
    for job, results in engine.results(encoded, left):
        if keeper is not None:
            keeper.keep(job, results)
        done[job] = results
        count += job.matches
        if progress is not None:
            progress(count, experiment.matches)
    return in_order(done.values())


def in_order(parts: Iterable[list[Played]]) -> list[Played]:
    """Return results in the order of plans and matches."""
    return sorted((one for part in parts for one in part), key=lambda one: (one.plan, one.index))
