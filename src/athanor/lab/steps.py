"""Matches step by step, for whoever learns from them.

A run keeps of each match its seed and every choice in order: all it takes to play it again, on
any machine, to the last number. So what somebody wants to know of a step is worked out when it is
wanted, and nothing large is kept.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pyarrow as pa
from msgspec import Struct

from athanor.adapters.returns import zero_sum
from athanor.kernel import Match, Stream
from athanor.lab.archive import read_run
from athanor.lab.experiment import Played
from athanor.lab.plan import Table

STEP: Final = pa.schema(
    [
        ("plan", pa.int32()),
        ("index", pa.int64()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("kind", pa.string()),
        ("choice", pa.int64()),
        ("text", pa.string()),
        ("legal", pa.int32()),
        ("features", pa.list_(pa.int32())),
        ("reward", pa.float32()),
    ]
)
"""A row for each choice: who made it, what was asked, what was chosen among how many, what the seat
saw, and what the match brought it in the end."""


class Step(Struct, frozen=True):
    """One choice of a match, and what the seat saw when it made it."""

    plan: int
    index: int
    step: int
    seat: int
    kind: str
    choice: int
    text: str
    legal: int
    features: list[int]
    reward: float


def steps(folder: Path) -> Iterator[Step]:
    """Yield every step of every whole match of a run, in order."""
    experiment, results = read_run(folder)
    tables = [Table(plan) for plan in experiment.plans]
    for one in results:
        if not one.error:
            yield from replayed(tables[one.plan], one)


def replayed(table: Table, result: Played) -> Iterator[Step]:
    """Yield the steps of a match by playing it again."""
    game = table.game
    match = Match(game, game.start(), Stream(result.seed))
    rewards = zero_sum(result.places)
    for number, (seat, choice) in enumerate(zip(result.movers, result.choices, strict=True)):
        decision = match.decision_of(seat)
        yield Step(
            plan=result.plan,
            index=result.index,
            step=number,
            seat=seat,
            kind=decision.kind_name(),
            choice=choice,
            text=decision.option(choice).text,
            legal=int(decision.count()),
            features=game.features(match.state, seat),
            reward=rewards[seat],
        )
        match.answer(seat, choice)


def step_table(folder: Path) -> pa.Table:
    """Return all steps of a run as columns, to be written as Parquet or handed on."""
    rows = [{name: getattr(step, name) for name in STEP.names} for step in steps(folder)]
    return pa.Table.from_pylist(rows, STEP)
