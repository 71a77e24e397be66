"""What the house counts about itself, and how Prometheus reads it: numbers, never who or what."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
"""Of the text format, as https://prometheus.io/docs/instrumenting/exposition_formats has it."""

COMMIT_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds by which commits are told apart: a good disk takes one thousandth, a sick one seconds."""

Kind: TypeAlias = Literal["counter", "gauge", "histogram"]


class Tally:
    """What has happened since the house opened, as far as it is only counted."""

    def __init__(self) -> None:
        self.choices = 0
        """Choices at tables that are on disk, of people, bots and clocks."""
        self.refused = 0
        """What was refused on the sockets of tables."""
        self.answers: dict[int, int] = {}
        """Answers over HTTP, by their status."""

    def answered(self, status: int) -> None:
        """Count an answer over HTTP."""
        self.answers[status] = self.answers.get(status, 0) + 1


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: Sequence[float] = COMMIT_BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Count one that took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Sample(Struct, frozen=True):
    """One number, under a name and perhaps with labels."""

    value: float
    labels: Mapping[str, str] = {}
    suffix: str = ""


class Family(Struct, frozen=True):
    """Numbers that belong together, and what they mean."""

    name: str
    kind: Kind
    help: str
    samples: Sequence[Sample]


def single(name: str, kind: Kind, text: str, value: float) -> Family:
    """Return a family of one number."""
    return Family(name, kind, text, [Sample(value)])


def spread(name: str, text: str, histogram: Histogram) -> Family:
    """Return a histogram as Prometheus wants it: each bucket holds all that took no longer."""
    samples: list[Sample] = []
    reached = 0
    bounds = [*(f"{bound:g}" for bound in histogram.bounds), "+Inf"]
    for bound, count in zip(bounds, histogram.counts, strict=True):
        reached += count
        samples.append(Sample(reached, {"le": bound}, "_bucket"))
    samples += [Sample(histogram.total, suffix="_sum"), Sample(reached, suffix="_count")]
    return Family(name, "histogram", text, samples)


def exposition(families: Iterable[Family]) -> str:
    """Return numbers as text."""
    return "".join(line for family in families for line in _lines(family))


def _lines(family: Family) -> Iterable[str]:
    yield f"# HELP {family.name} {family.help}\n"
    yield f"# TYPE {family.name} {family.kind}\n"
    for sample in family.samples:
        labels = ",".join(f'{name}="{value}"' for name, value in sample.labels.items())
        where = f"{{{labels}}}" if labels else ""
        yield f"{family.name}{sample.suffix}{where} {sample.value:.15g}\n"
