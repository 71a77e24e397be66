"""Puzzles mined in many matches between bots: jobs as of any experiment, for anybody to repeat."""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from athanor.lab.cutting import Cutter, stretches
from athanor.lab.engines import Engine
from athanor.lab.experiment import Experiment, Job
from athanor.lab.plan import Notes, Plan, Table
from athanor.lab.runs import Progress
from athanor.puzzles.mining import Count, Miner, Search
from athanor.puzzles.puzzle import Found, Puzzle


class Digging(Struct, frozen=True):
    """What is played, and what is looked for in it."""

    experiment: Experiment
    search: Search


class Mined(Struct, frozen=True):
    """What came of one match."""

    plan: int
    index: int
    puzzles: tuple[Puzzle, ...]
    count: Count


class Haul(Struct, frozen=True):
    """What came of all of them, in the order of the matches."""

    puzzles: tuple[Puzzle, ...]
    count: Count


def mine(
    plans: Sequence[Plan], search: Search, engine: Engine, progress: Progress | None = None
) -> Haul:
    """Play the matches of some plans and look for puzzles in each."""
    experiment = Experiment(tuple(plans))
    encoded = msgspec.msgpack.encode(Digging(experiment, search))
    set_up(encoded)  # refuses here, before any worker starts, what cannot be played
    found: list[Mined] = []
    done = 0
    cutter = Cutter(list(stretches(experiment)))
    for job, mined in engine.results(mine_job, encoded, cutter):
        found += mined
        done += job.matches
        if progress is not None:
            progress(done, experiment.matches)
    return haul_of(sorted(found, key=lambda one: (one.plan, one.index)))


def haul_of(mined: Iterable[Mined]) -> Haul:
    """Put together what came of matches."""
    puzzles: list[Puzzle] = []
    count = Count()
    for one in mined:
        puzzles += one.puzzles
        count.add(one.count)
    return Haul(tuple(puzzles), count)


def mine_job(encoded: bytes, job: Job) -> list[Mined]:
    """Play the matches of a job and look for puzzles in each."""
    digging, tables = set_up(encoded)
    table = tables[job.plan]
    return [
        mine_match(table, job.plan, index, digging.search) for index in range(job.start, job.stop)
    ]


def mine_match(table: Table, number: int, index: int, search: Search) -> Mined:
    """Play one match and look for puzzles in it."""
    plan, game = table.plan, table.game
    notes = Notes()
    table.play(index, scribe=notes)
    found = Found(
        bots=tuple(plan.bots_by_seat(index)),
        seed=plan.seed,
        match=index,
        step=0,
        steps=len(notes.choices),
        rules=game.info.rules_version,
        packs=game.packs,
    )
    miner = Miner(game, plan.options, search)
    puzzles = tuple(miner.mine(notes.movers, notes.choices, plan.seed_of(index), found))
    return Mined(number, index, puzzles, miner.count)


@cache
def set_up(encoded: bytes) -> tuple[Digging, list[Table]]:
    """Return what is looked for, and the tables it is played at; a worker sets them up once."""
    digging = msgspec.msgpack.decode(encoded, type=Digging)
    return digging, [Table(plan) for plan in digging.experiment.plans]
