"""A ladder: everybody against everybody, and how strong each is on one scale.

Strength is Elo's: 400 points more mean ten wins to one. It is fitted to all matches at once
(Bradley and Terry's model; of a match with more than two seats every pair of players counts by its
places, weighed so that a match counts as one), with one virtual draw between neighbours on the
list, so that somebody who has lost every match is weak and not infinitely so. Intervals come from
drawing as many matches again from those that were played (bootstrap).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from pathlib import Path
from typing import Final

from msgspec import Struct

from athanor.kernel.chance import Stream
from athanor.lab.engines import Engine
from athanor.lab.experiment import Experiment, Played
from athanor.lab.plan import Plan
from athanor.lab.report import SeatResult, failures_of, finished, seat_result
from athanor.lab.runs import Progress, run
from athanor.lab.simulate import SimulationError, report_of

RESAMPLES: Final = 200
SURE: Final = 0.95
"""The share of resamples that an interval holds."""
ROUNDS: Final = 1000
CLOSE: Final = 1e-7
"""The fit ends when no strength changes by more than this share, or after so many rounds."""


class Rung(Struct, frozen=True):
    """How strong one player is."""

    bot: str
    matches: int
    elo: float
    """Against the first of the list, who has 0."""
    low: float
    high: float


class Duel(Struct, frozen=True):
    """How one player did at tables with another; a place in common counts half."""

    first: str
    second: str
    matches: int
    share: SeatResult
    """Of the first, of the matches in which one was better than the other or both the same."""


class Ladder(Struct, frozen=True):
    """The result."""

    game: str
    seats: int
    seed: int
    rungs: tuple[Rung, ...]
    """The strongest first."""
    duels: tuple[Duel, ...]


class Score(Struct, frozen=True):
    """What one match says of two players: the share of the first, and how much it counts."""

    first: int
    second: int
    share: float
    weight: float


def ladder_plans(
    game: str,
    bots: Sequence[str],
    seats: int,
    matches: int,
    seed: int,
    options: Mapping[str, object],
    packs: Sequence[Path],
) -> list[Plan]:
    """Return what is played: of every two players a table, filled up by turns of both."""
    plans = []
    for first, second in combinations(bots, 2):
        seated = tuple((first, second)[seat % 2] for seat in range(seats))
        plans.append(
            Plan(game, seated, matches, seed, dict(options), tuple(str(pack) for pack in packs))
        )
    return plans


def climb(
    game: str,
    bots: Sequence[str],
    seats: int,
    matches: int,
    engine: Engine,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    packs: Sequence[Path] = (),
    progress: Progress | None = None,
    save: Path | None = None,
) -> Ladder:
    """Let every two players meet in so many matches, and put all on one scale."""
    plans = ladder_plans(game, bots, seats, matches, seed, options or {}, packs)
    results = run(Experiment(tuple(plans)), engine, progress, save)
    if failures_of(results):
        raise SimulationError(report_of(plans[0], results))
    return ladder_of(game, bots, seats, seed, results)


def ladder_of(
    game: str, bots: Sequence[str], seats: int, seed: int, results: Sequence[Played]
) -> Ladder:
    """Return how strong all players are by the results of their matches."""
    matches = [scores_of(one, bots) for one in finished(results)]
    fitted = fit(matches, len(bots))
    stream = Stream(seed)
    resampled = []
    for _ in range(RESAMPLES):
        again = [matches[stream.below(len(matches))] for _ in matches]
        resampled.append(fit(again, len(bots)))
    rungs = []
    for number, bot in enumerate(bots):
        drawn = sorted(elos[number] for elos in resampled)
        edge = int((1 - SURE) / 2 * RESAMPLES)
        count = sum(bot in one.bots for one in results)
        rungs.append(Rung(bot, count, fitted[number], drawn[edge], drawn[-1 - edge]))
    rungs.sort(key=lambda rung: -rung.elo)
    return Ladder(game, seats, seed, tuple(rungs), duels_of(matches, bots))


def scores_of(one: Played, bots: Sequence[str]) -> list[Score]:
    """Return what a match says of each two of its players that are not the same."""
    seats = range(len(one.places))
    pairs = [(a, b) for a, b in combinations(seats, 2) if one.bots[a] != one.bots[b]]
    scores = []
    for a, b in pairs:
        first, second = bots.index(one.bots[a]), bots.index(one.bots[b])
        share = share_of(one.places[a], one.places[b])
        if first > second:
            first, second, share = second, first, 1 - share
        scores.append(Score(first, second, share, 1 / len(pairs)))
    return scores


def share_of(mine: int, theirs: int) -> float:
    """Return 1 for the better place, 0 for the worse, half for the same."""
    return 0.5 if mine == theirs else float(mine < theirs)


def fit(matches: Sequence[Sequence[Score]], players: int) -> list[float]:
    """Return the strengths that make the results likeliest, in Elo, the first player's being 0."""
    wins = [0.0] * players
    met = [[0.0] * players for _ in range(players)]
    for score in (score for scores in matches for score in scores):
        add(score, wins, met)
    for number in range(players - 1):
        add(Score(number, number + 1, 0.5, 1.0), wins, met)
    strengths = [1.0] * players
    for _ in range(ROUNDS):
        moved = [
            wins[a]
            / sum(met[a][b] / (strengths[a] + strengths[b]) for b in range(players) if met[a][b])
            for a in range(players)
        ]
        total = sum(moved)
        moved = [strength * players / total for strength in moved]
        change = max(abs(new / old - 1) for new, old in zip(moved, strengths, strict=True))
        strengths = moved
        if change < CLOSE:
            break
    return [400 * log10(strength / strengths[0]) for strength in strengths]


def add(score: Score, wins: list[float], met: list[list[float]]) -> None:
    """Count what a match says of two players."""
    wins[score.first] += score.share * score.weight
    wins[score.second] += (1 - score.share) * score.weight
    met[score.first][score.second] += score.weight
    met[score.second][score.first] += score.weight


def duels_of(matches: Sequence[Sequence[Score]], bots: Sequence[str]) -> tuple[Duel, ...]:
    """Return how each two players did against each other."""
    duels = []
    for first, second in combinations(range(len(bots)), 2):
        shares = [
            sum(score.share * score.weight for score in scores)
            for scores in matches
            if scores and (scores[0].first, scores[0].second) == (first, second)
        ]
        if shares:
            share = seat_result(sum(shares), len(shares))
            duels.append(Duel(bots[first], bots[second], len(shares), share))
    return tuple(duels)
