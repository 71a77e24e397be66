"""What came of many matches, as numbers that can be printed, compared and kept."""

from collections.abc import Sequence

from msgspec import Struct

from athanor.lab.experiment import Played
from athanor.lab.intervals import wilson
from athanor.lab.plan import Plan


class Failure(Struct, frozen=True):
    """A match that broke off; with the plan, its index is all it takes to play it again."""

    index: int
    seed: int
    error: str


class BotResult(Struct, frozen=True):
    """How one bot did. A win shared by several counts as their fraction of one."""

    bot: str
    matches: int
    wins: float
    win_share: float
    low: float
    high: float
    """The 95 % interval of the win share."""
    mean_score: float
    mean_place: float


class SeatResult(Struct, frozen=True):
    """How one seat did, whichever bot sat there."""

    wins: float
    win_share: float
    low: float
    high: float


class Ending(Struct, frozen=True):
    """A way in which matches ended: the rules that ended them, and how often."""

    rules: tuple[str, ...]
    matches: int


class Lengths(Struct, frozen=True):
    """How many answers of seats the matches took."""

    least: int
    mean: float
    most: int


class Report(Struct, frozen=True):
    """The result of a run."""

    plan: Plan
    bots: tuple[BotResult, ...]
    seats: tuple[SeatResult, ...]
    endings: tuple[Ending, ...]
    """The most frequent first."""
    lengths: Lengths | None
    errors: tuple[Failure, ...]


def finished(results: Sequence[Played]) -> list[Played]:
    """Return the matches that did not break off."""
    return [one for one in results if not one.error]


def failures_of(results: Sequence[Played]) -> tuple[Failure, ...]:
    """Return the matches that broke off."""
    return tuple(Failure(one.index, one.seed, one.error) for one in results if one.error)


def lengths_of(results: Sequence[Played]) -> Lengths | None:
    """Return how long finished matches were, if there were any."""
    answers = [one.answers for one in results]
    if not answers:
        return None
    return Lengths(min(answers), sum(answers) / len(answers), max(answers))


def seat_shares(results: Sequence[Played]) -> tuple[SeatResult, ...]:
    """Return what each seat has won of finished matches, if there were any."""
    if not results:
        return ()
    seats = range(len(results[0].places))
    return tuple(
        seat_result(sum(one.share(seat) for one in results), len(results)) for seat in seats
    )


def seat_result(wins: float, played: int) -> SeatResult:
    """Return a seat's wins as a share."""
    wins = min(wins, float(played))
    low, high = wilson(wins, played)
    return SeatResult(wins=wins, win_share=wins / played, low=low, high=high)
