"""A run in a folder: what is played, and its results as columns that any tool can read.

Each job becomes a Parquet file of its own, put there whole when it is done. So a run can be
stopped at any moment and taken up again, no result is kept twice, the files together are one data
set to pyarrow, DuckDB, Polars or Spark, and nothing but the folder must be shared. (A database file
would have to be locked by whoever writes.)
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.words import refuse
from athanor.lab.experiment import Experiment, Job, Played

PLANS: Final = "experiment.json"
PARTS: Final = "matches"
"""The folder of the data set."""

NAME: Final = re.compile(r"(\d{4,})-(\d{8,})-(\d{8,})")
"""What parts are called: the plan, its first match, the one after its last."""

TRAIT: Final = pa.struct(
    [("seat", pa.int8()), ("topic", pa.string()), ("values", pa.list_(pa.string()))]
)
AMOUNT: Final = pa.struct([("seat", pa.int8()), ("name", pa.string()), ("amount", pa.int64())])

COLUMNS: Final = pa.schema(
    [
        ("plan", pa.int32()),
        ("index", pa.int64()),
        ("seed", pa.int64()),
        ("game", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("error", pa.string()),
        ("winners", pa.list_(pa.int8())),
        ("places", pa.list_(pa.int8())),
        ("scores", pa.list_(pa.int32())),
        ("rules", pa.list_(pa.string())),
        ("ending", pa.string()),
        ("answers", pa.int32()),
        ("movers", pa.list_(pa.int8())),
        ("choices", pa.list_(pa.int64())),
        ("traits", pa.list_(TRAIT)),
        ("amounts", pa.list_(AMOUNT)),
    ]
)
"""Lists go by seat; traits and figures name theirs."""

PLAIN: Final = tuple(name for name in COLUMNS.names if name not in ("game", "traits", "amounts"))
"""Columns that are fields of a result."""


class Archive:
    """The folder of a run; an empty or missing one is begun."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment
        written = folder / PLANS
        if written.exists():
            if read_experiment(folder) != experiment:
                raise refuse("lab-other-run", folder=str(folder))
        else:
            if folder.exists() and any(folder.iterdir()):
                raise refuse("lab-no-run", folder=str(folder))
            (folder / PARTS).mkdir(parents=True, exist_ok=True)
            put(written, msgspec.json.format(msgspec.json.encode(experiment)))

    def kept(self) -> dict[Job, list[Played]]:
        """Return what has been played before, by job, in the order of the matches.

        Each run cuts jobs as its machine is fast, so those of two at once may overlap: what is
        there twice is the same and counts once.
        """
        kept: dict[Job, list[Played]] = {}
        reached: dict[int, int] = {}
        for job, path in sorted(self._parts()):
            start = max(job.start, reached.get(job.plan, 0))
            if start < job.stop:
                fresh = [one for one in read_part(path) if one.index >= start]
                kept[Job(job.plan, start, job.stop)] = fresh
                reached[job.plan] = job.stop
        return kept

    def _parts(self) -> Iterator[tuple[Job, Path]]:
        """Yield what has been kept, and where."""
        for path in (self.folder / PARTS).glob("*.parquet"):
            named = NAME.fullmatch(path.stem)
            if named is not None:
                yield Job(*map(int, named.groups())), path

    def keep(self, job: Job, results: list[Played]) -> None:
        """Keep what came of a job: all of it or nothing."""
        games = [plan.game for plan in self.experiment.plans]
        table = pa.Table.from_pylist([row_of(one, games[one.plan]) for one in results], COLUMNS)
        sink = pa.BufferOutputStream()
        pq.write_table(table, sink, compression="zstd")
        put(self._path(job), sink.getvalue().to_pybytes())

    def _path(self, job: Job) -> Path:
        return self.folder / PARTS / f"{job.plan:04}-{job.start:08}-{job.stop:08}.parquet"


def read_experiment(folder: Path) -> Experiment:
    """Return what a run plays; refuse a folder that is none."""
    try:
        return msgspec.json.decode((folder / PLANS).read_bytes(), type=Experiment)
    except (OSError, msgspec.MsgspecError) as error:
        raise refuse("lab-no-run", folder=str(folder)) from error


def read_run(folder: Path) -> tuple[Experiment, list[Played]]:
    """Return what a run plays, and what has been played of it, in the order of the matches."""
    experiment = read_experiment(folder)
    parts = Archive(folder, experiment).kept().values()
    return experiment, [one for part in parts for one in part]


def read_part(path: Path) -> list[Played]:
    """Return the results of one job; refuse a file that is damaged."""
    try:
        rows = pq.read_table(path, schema=COLUMNS).to_pylist()
    except (OSError, pa.ArrowInvalid) as error:
        raise refuse("lab-bad-part", file=str(path)) from error
    return [result_of(row) for row in rows]


def put(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)


def row_of(result: Played, game: str) -> dict[str, object]:
    """Return a result as a row."""
    row: dict[str, object] = {name: getattr(result, name) for name in PLAIN}
    row["game"] = game
    row["traits"] = [
        {"seat": seat, "topic": topic, "values": list(values)}
        for seat, had in enumerate(result.had)
        for topic, values in had.traits.items()
    ]
    row["amounts"] = [
        {"seat": seat, "name": name, "amount": amount}
        for seat, had in enumerate(result.had)
        for name, amount in had.amounts.items()
    ]
    return row


def result_of(row: dict[str, object]) -> Played:
    """Return a row as the result it was."""
    fields = {name: row[name] for name in PLAIN}
    traits = msgspec.convert(row["traits"], list[TraitRow])
    amounts = msgspec.convert(row["amounts"], list[AmountRow])
    seats = len(msgspec.convert(row["bots"], list[str]))
    had: list[MatchTraits] = []
    if traits or amounts:
        had = [
            MatchTraits(
                {one.topic: one.values for one in traits if one.seat == seat},
                {one.name: one.amount for one in amounts if one.seat == seat},
            )
            for seat in range(seats)
        ]
    return msgspec.convert({**fields, "had": had}, Played, from_attributes=True)


class TraitRow(msgspec.Struct):
    """What one seat had, of one topic."""

    seat: int
    topic: str
    values: tuple[str, ...]


class AmountRow(msgspec.Struct):
    """A figure of one seat."""

    seat: int
    name: str
    amount: int
