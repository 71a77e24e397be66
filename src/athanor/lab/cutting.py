"""Matches cut into jobs by the time they take.

A match may take a millisecond or a minute, and nobody knows before. So the first jobs of a plan are
single matches, and later ones grow with what has been measured: none takes much longer than half a
minute, or than a match does. Towards the end they grow small again, so that nobody waits for the
last one. How matches are cut changes no result: each is played by its own seed.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from athanor.lab.experiment import Experiment, Job

SECONDS: Final = 30.0
"""What a job should take: little for whoever loses one, and much beside handing it out."""

LARGEST: Final = 2000
"""Matches of a job at most, so that its results are no burden to send."""

GROWTH: Final = 2
"""How much larger a job may be than any of its plan that is done: one match says little."""

FADING: Final = 0.5
"""What earlier jobs weigh with each later one when the time of a match is told."""

SHARES: Final = 2
"""Into how many jobs for each worker all that is left is cut at least."""


class Pace:
    """How long the matches of a plan take, by the jobs that are done."""

    def __init__(self) -> None:
        self.largest = 0
        self._seconds = 0.0
        self._matches = 0.0

    def note(self, matches: int, seconds: float) -> None:
        """Learn from a job."""
        self.largest = max(self.largest, matches)
        self._seconds = self._seconds * FADING + seconds
        self._matches = self._matches * FADING + matches

    def matches_in(self, seconds: float) -> int:
        """Return how many matches take so long."""
        return int(min(seconds * self._matches / max(self._seconds, 1e-9), LARGEST))


class Cutter:
    """Cuts jobs, one after the other, from what is still to be played."""

    def __init__(self, stretches: Sequence[Job]) -> None:
        self.left = sum(stretch.matches for stretch in stretches)
        """Matches that are in no job yet."""
        self._stretches = list(reversed(stretches))
        self._paces: dict[int, Pace] = {}

    def cut(self, workers: int) -> Job | None:
        """Return the next job for one of so many workers; None if nothing is left."""
        if not self._stretches:
            return None
        whole = self._stretches.pop()
        stop = min(whole.start + self._size(whole.plan, workers), whole.stop)
        if stop < whole.stop:
            self._stretches.append(Job(whole.plan, stop, whole.stop))
        job = Job(whole.plan, whole.start, stop)
        self.left -= job.matches
        return job

    def note(self, job: Job, seconds: float) -> None:
        """Learn how long a job has taken."""
        self._paces.setdefault(job.plan, Pace()).note(job.matches, seconds)

    def _size(self, plan: int, workers: int) -> int:
        """Return how many matches the next job of a plan should have."""
        pace = self._paces.get(plan)
        if pace is None:
            return 1
        share = self.left // (SHARES * workers)
        return max(1, min(pace.matches_in(SECONDS), GROWTH * pace.largest, share))


def stretches(experiment: Experiment, done: Collection[Job] = ()) -> Iterator[Job]:
    """Yield what is still to be played, as stretches of matches: jobs that nobody has cut."""
    for number, plan in enumerate(experiment.plans):
        start = 0
        for job in sorted(job for job in done if job.plan == number):
            if start < job.start:
                yield Job(number, start, job.start)
            start = max(start, job.stop)
        if start < plan.matches:
            yield Job(number, start, plan.matches)
