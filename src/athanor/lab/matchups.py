"""Every value of an option against every other: warbands, colours, whatever each seat may have."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path

from msgspec import Struct

from athanor.lab.engines import Engine, LocalEngine
from athanor.lab.experiment import Experiment, Played
from athanor.lab.intervals import wilson
from athanor.lab.plan import Plan
from athanor.lab.report import SeatResult, failures_of, seat_result
from athanor.lab.runs import Progress, run
from athanor.lab.simulate import SimulationError, report_of


class Matchup(Struct, frozen=True):
    """How one value did against another; a draw counts half."""

    first: str
    second: str
    matches: int
    share: SeatResult
    """Of the first."""


class Standing(Struct, frozen=True):
    """How a value did against all others together."""

    value: str
    matches: int
    win_share: float
    low: float
    high: float


class Matchups(Struct, frozen=True):
    """The result of a round robin."""

    game: str
    option: str
    bot: str
    pairs: tuple[Matchup, ...]
    standings: tuple[Standing, ...]
    """The best first."""


class Side(Struct, frozen=True):
    """A plan of a round robin: the first value sits at ``seat``, the second opposite."""

    first: str
    second: str
    seat: int
    plan: Plan


def sides_of(option: str, values: Sequence[str], matches: int, one: Plan) -> list[Side]:
    """Return what is played: for every two values half the matches on each side."""
    sides = []
    for first, second in combinations(values, 2):
        for seat, seated in enumerate(([first, second], [second, first])):
            share = matches // 2 + (matches % 2 if seat == 0 else 0)
            if share:
                options = {**one.options, option: seated}
                plan = Plan(one.game, one.bots, share, one.seed, options, one.packs)
                sides.append(Side(first, second, seat, plan))
    return sides


def round_robin(
    game: str,
    option: str,
    values: Sequence[str],
    bot: str,
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    packs: Sequence[Path] = (),
    workers: int | None = None,
    progress: Progress | None = None,
    engine: Engine | None = None,
    save: Path | None = None,
) -> Matchups:
    """Let every two values play ``matches`` matches with equal bots, half of them on each side."""
    one = Plan(game, (bot, bot), matches, seed, dict(options or {}), tuple(map(str, packs)))
    sides = sides_of(option, values, matches, one)
    experiment = Experiment(tuple(side.plan for side in sides))
    results = run(experiment, engine or LocalEngine(workers), progress, save)
    if failures_of(results):
        raise SimulationError(report_of(one, results))
    return counted(game, option, bot, values, sides, results)


def counted(
    game: str,
    option: str,
    bot: str,
    values: Sequence[str],
    sides: Sequence[Side],
    results: Sequence[Played],
) -> Matchups:
    """Return what every value has won against every other, and against all."""
    wins: dict[tuple[str, str], float] = {}
    played: dict[tuple[str, str], int] = {}
    for result in results:
        side = sides[result.plan]
        for value, other, seat in (
            (side.first, side.second, side.seat),
            (side.second, side.first, 1 - side.seat),
        ):
            wins[value, other] = wins.get((value, other), 0.0) + result.share(seat)
            played[value, other] = played.get((value, other), 0) + 1
    pairs = tuple(
        Matchup(first, second, played[first, second], seat_result(won, played[first, second]))
        for first, second in combinations(values, 2)
        for won in (wins[first, second],)
    )
    standings = [
        standing(
            value,
            sum(won for (mine, _), won in wins.items() if mine == value),
            sum(count for (mine, _), count in played.items() if mine == value),
        )
        for value in values
    ]
    standings.sort(key=lambda one: -one.win_share)
    return Matchups(game, option, bot, pairs, tuple(standings))


def standing(value: str, won: float, matches: int) -> Standing:
    """Return what a value has won of all its matches."""
    low, high = wilson(min(won, matches), matches)
    return Standing(value, matches, won / matches, low, high)
