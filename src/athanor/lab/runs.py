"""An experiment played, and its results in the order of the matches."""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from athanor.lab.cutting import Cutter, stretches
from athanor.lab.engines import Engine
from athanor.lab.experiment import Experiment, Job, Played, play_job, set_up
from athanor.lab.extras import needing

Progress = Callable[[int, int], None]
"""Told how many matches have been played, of how many."""


def run(
    experiment: Experiment,
    engine: Engine,
    progress: Progress | None = None,
    save: Path | None = None,
) -> list[Played]:
    """Play what has not been played yet; return all results, in the order of the matches.

    With a folder to save them in, results are kept there as they come, and those that are there
    already are not played again.
    """
    encoded = msgspec.msgpack.encode(experiment)
    set_up(encoded)  # refuses here, before any worker starts, what cannot be played
    archive = None
    if save is not None:
        with needing():
            from athanor.lab.archive import Archive  # noqa: PLC0415 - pyarrow is an extra
        archive = Archive(save, experiment)
    done: dict[Job, list[Played]] = {} if archive is None else archive.kept()
    cutter = Cutter(list(stretches(experiment, done)))
    count = sum(job.matches for job in done)
    if progress is not None:
        progress(count, experiment.matches)
    for job, results in engine.results(play_job, encoded, cutter):
        if archive is not None:
            archive.keep(job, results)
        done[job] = results
        count += job.matches
        if progress is not None:
            progress(count, experiment.matches)
    return in_order(done.values())


def in_order(parts: Iterable[list[Played]]) -> list[Played]:
    """Return results in the order of plans and matches."""
    return sorted((one for part in parts for one in part), key=lambda one: (one.plan, one.index))
