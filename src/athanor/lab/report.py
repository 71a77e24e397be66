"""What came of many matches, as numbers that can be printed, compared and kept."""

from collections import Counter

from msgspec import Struct

from athanor.kernel.words import Outcome
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


class Sums(Struct):
    """What one bot has gathered so far."""

    wins: float = 0.0
    score: int = 0
    place: int = 0


class Tally:
    """Counts matches one by one, and adds up what others have counted."""

    def __init__(self, bots: int) -> None:
        self.sums = [Sums() for _ in range(bots)]
        self.seats = [0.0] * bots
        self.endings: Counter[tuple[str, ...]] = Counter()
        self.lengths: list[int] = []
        self.failures: list[Failure] = []

    def count(self, plan: Plan, index: int, outcome: Outcome, length: int) -> None:
        """Count one finished match."""
        winners = outcome.winners
        for number, sums in enumerate(self.sums):
            seat = plan.seat_of(number, index)
            sums.place += outcome.places[seat]
            sums.score += outcome.total(seat)
            if seat in winners:
                sums.wins += 1 / len(winners)
        for seat in winners:
            self.seats[seat] += 1 / len(winners)
        self.endings[outcome.rules] += 1
        self.lengths.append(length)

    def add(self, other: "Tally") -> None:
        """Add what another tally has counted."""
        for mine, theirs in zip(self.sums, other.sums, strict=True):
            mine.wins += theirs.wins
            mine.score += theirs.score
            mine.place += theirs.place
        self.seats = [mine + theirs for mine, theirs in zip(self.seats, other.seats, strict=True)]
        self.endings += other.endings
        self.lengths += other.lengths
        self.failures += other.failures

    def report(self, plan: Plan) -> Report:
        """Return the counts as a result; a bot that finished no match is not listed."""
        played = len(self.lengths)
        results = [
            bot_result(bot, played, sums)
            for bot, sums in zip(plan.bots, self.sums, strict=True)
            if played
        ]
        seats = [seat_result(wins, played) for wins in self.seats if played]
        endings = [Ending(rules, matches) for rules, matches in self.endings.most_common()]
        lengths = None
        if played:
            lengths = Lengths(min(self.lengths), sum(self.lengths) / played, max(self.lengths))
        return Report(
            plan, tuple(results), tuple(seats), tuple(endings), lengths, tuple(self.failures)
        )


def seat_result(wins: float, played: int) -> SeatResult:
    """Return a seat's wins as a share."""
    wins = min(wins, float(played))
    low, high = wilson(wins, played)
    return SeatResult(wins=wins, win_share=wins / played, low=low, high=high)


def bot_result(bot: str, played: int, sums: Sums) -> BotResult:
    """Return a bot's sums as shares and means."""
    wins = min(sums.wins, float(played))
    low, high = wilson(wins, played)
    return BotResult(
        bot=bot,
        matches=played,
        wins=wins,
        win_share=wins / played,
        low=low,
        high=high,
        mean_score=sums.score / played,
        mean_place=sums.place / played,
    )
