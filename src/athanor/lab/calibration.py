"""How honest win chances are: of moments that were given seventy in a hundred, how many were won.

Matches are played, the chances at some moments of each are asked as an analysis would, and then
compared with how the matches ended.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from typing import Final

import msgspec
from msgspec import Struct

from athanor.analysis.walk import twin_of
from athanor.bots.play_on import PlayOn
from athanor.kernel.chance import Stream
from athanor.kernel.match import Match
from athanor.lab.cutting import Cutter, stretches
from athanor.lab.engines import Engine
from athanor.lab.experiment import Experiment, Job
from athanor.lab.plan import Notes, Plan, Table
from athanor.lab.runs import Progress

TENTHS: Final = 10
SPACING: Final = 0x9E3779B1


class Asking(Struct, frozen=True):
    """What is played, and at how many moments of each match chances are asked, in so many deals."""

    experiment: Experiment
    moments: int
    deals: int


class Said(Struct, frozen=True):
    """A chance that was told of a seat at a moment of a match, and what it won in the end."""

    plan: int
    index: int
    chance: float
    won: float


class Tenth(Struct, frozen=True):
    """All chances that lie in one tenth."""

    count: int
    matches: int
    chance: float
    """Their mean."""
    won: float
    error: float
    """The standard error of what was won; moments of one match count as one."""


class Calibration(Struct, frozen=True):
    """How honest the chances of a game are."""

    matches: int
    chances: int
    """How many were told: one of each seat at each moment."""
    brier: float
    """The mean square of how far off a chance was; 0 is perfect."""
    reference: float
    """The same for who always says what a seat wins on average."""
    tenths: tuple[Tenth | None, ...]


def calibrate(
    plans: Sequence[Plan],
    moments: int,
    deals: int,
    engine: Engine,
    progress: Progress | None = None,
) -> Calibration:
    """Play the matches of some plans and compare the chances told in them with their ends."""
    experiment = Experiment(tuple(plans))
    encoded = msgspec.msgpack.encode(Asking(experiment, moments, deals))
    set_up(encoded)
    said: list[Said] = []
    done = 0
    cutter = Cutter(list(stretches(experiment)))
    for job, found in engine.results(ask_job, encoded, cutter):
        said += found
        done += job.matches
        if progress is not None:
            progress(done, experiment.matches)
    return calibration_of(said, [len(plan.bots) for plan in plans])


def calibration_of(said: Sequence[Said], seats: Sequence[int]) -> Calibration:
    """Return how what was told compares with what came of it."""
    ordered = sorted(said, key=lambda one: (one.plan, one.index))
    by_tenth: list[list[Said]] = [[] for _ in range(TENTHS)]
    for one in ordered:
        by_tenth[min(TENTHS - 1, int(one.chance * TENTHS))].append(one)
    return Calibration(
        matches=len({(one.plan, one.index) for one in ordered}),
        chances=len(ordered),
        brier=mean((one.chance - one.won) ** 2 for one in ordered),
        reference=mean((1 / seats[one.plan] - one.won) ** 2 for one in ordered),
        tenths=tuple(tenth_of(part) if part else None for part in by_tenth),
    )


def tenth_of(part: Sequence[Said]) -> Tenth:
    """Return what chances of one tenth come to."""
    won = mean(one.won for one in part)
    off: dict[tuple[int, int], float] = {}
    for one in part:
        key = one.plan, one.index
        off[key] = off.get(key, 0.0) + one.won - won
    error = sqrt(sum(one * one for one in off.values())) / len(part)
    return Tenth(len(part), len(off), mean(one.chance for one in part), won, error)


def mean(numbers: Iterable[float]) -> float:
    """Return the mean; 0 of nothing."""
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def ask_job(encoded: bytes, job: Job) -> list[Said]:
    """Play the matches of a job and ask for chances in each."""
    asking, tables = set_up(encoded)
    found: list[Said] = []
    for index in range(job.start, job.stop):
        found += ask_match(tables[job.plan], job.plan, index, asking)
    return found


def ask_match(table: Table, number: int, index: int, asking: Asking) -> list[Said]:
    """Play one match; return what was told of each seat at its moments."""
    game, seed = table.game, table.plan.seed_of(index)
    notes = Notes()
    ended = table.play(index, scribe=notes)
    winners = game.outcome(ended.state).winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    stream = Stream(seed ^ SPACING)
    steps = {stream.below(len(notes.choices)) for _ in range(asking.moments)}
    playing = PlayOn(game)
    deals = asking.deals or int(playing.hints.deals)
    match = Match(game, game.start(), Stream(seed))
    said: list[Said] = []
    turn, whose = 0, -1
    for step, (seat, choice) in enumerate(zip(notes.movers, notes.choices, strict=True)):
        now = playing.hints.turn_of(match.state, match.decision_of(seat))
        if now != whose:
            turn, whose = turn + 1, now
        if step in steps:
            played = [
                playing.shares(twin_of(match), stream.word(), turn, whose) for _ in range(deals)
            ]
            said += [
                Said(number, index, mean(one[seat] for one in played), won[seat])
                for seat in range(game.seats)
            ]
        match.answer(seat, choice)
    return said


@cache
def set_up(encoded: bytes) -> tuple[Asking, list[Table]]:
    """Return what is asked, and the tables; a worker sets them up once."""
    asking = msgspec.msgpack.decode(encoded, type=Asking)
    return asking, [Table(plan) for plan in asking.experiment.plans]
