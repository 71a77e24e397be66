"""Every value of an option against every other: warbands, colours, whatever each seat may have."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from msgspec import Struct

from athanor.lab.intervals import wilson
from athanor.lab.report import SeatResult
from athanor.lab.simulate import simulate


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
    progress: Callable[[int, int], None] | None = None,
) -> Matchups:
    """Let every two values play ``matches`` matches with equal bots, half of them on each side."""
    pairs: list[Matchup] = []
    wins = dict.fromkeys(values, 0.0)
    played = dict.fromkeys(values, 0)
    all_pairs = list(combinations(values, 2))
    for number, (first, second) in enumerate(all_pairs):
        won = 0.0
        for side, seats in enumerate(([first, second], [second, first])):
            share = matches // 2 + (matches % 2 if side == 0 else 0)
            if share:
                chosen = {**(options or {}), option: seats}
                report = simulate(game, [bot, bot], share, seed, chosen, packs, workers)
                won += report.seats[side].wins
        pairs.append(matchup(first, second, won, matches))
        wins[first] += won
        wins[second] += matches - won
        played[first] += matches
        played[second] += matches
        if progress is not None:
            progress(number + 1, len(all_pairs))
    standings = [standing(value, wins[value], played[value]) for value in values]
    standings.sort(key=lambda one: -one.win_share)
    return Matchups(game, option, bot, tuple(pairs), tuple(standings))


def matchup(first: str, second: str, won: float, matches: int) -> Matchup:
    """Return the result of a pair."""
    low, high = wilson(min(won, matches), matches)
    share = SeatResult(wins=won, win_share=won / matches, low=low, high=high)
    return Matchup(first, second, matches, share)


def standing(value: str, won: float, matches: int) -> Standing:
    """Return what a value has won of all its matches."""
    low, high = wilson(min(won, matches), matches)
    return Standing(value, matches, won / matches, low, high)
