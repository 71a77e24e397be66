"""Many matches between bots, and how the bots did."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from msgspec import Struct

from athanor.kernel.match import Match
from athanor.kernel.words import Outcome
from athanor.lab.intervals import wilson
from athanor.lab.plan import Plan, Table
from athanor.lab.report import BotResult, Ending, Report, lengths_of
from athanor.lab.runs import Progress, Tally, run


class Sums(Struct):
    """What one bot has gathered so far."""

    wins: float = 0.0
    score: int = 0
    place: int = 0


class BotTally(Tally):
    """Counts how the bots did, and by which rules the matches ended."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.sums = [Sums() for _ in range(seats)]
        self.endings: Counter[tuple[str, ...]] = Counter()

    def count(self, table: Table, index: int, match: Match, outcome: Outcome) -> None:
        """Count one finished match."""
        super().count(table, index, match, outcome)
        winners = outcome.winners
        for number, sums in enumerate(self.sums):
            seat = table.plan.seat_of(number, index)
            sums.place += outcome.places[seat]
            sums.score += outcome.total(seat)
            if seat in winners:
                sums.wins += 1 / len(winners)
        self.endings[outcome.rules] += 1

    def add(self, other: Self) -> None:
        """Add what another tally has counted."""
        super().add(other)
        for mine, theirs in zip(self.sums, other.sums, strict=True):
            mine.wins += theirs.wins
            mine.score += theirs.score
            mine.place += theirs.place
        self.endings += other.endings

    def report(self, plan: Plan) -> Report:
        """Return the counts as a result; a bot that finished no match is not listed."""
        played = len(self.lengths)
        results = [
            bot_result(bot, played, sums)
            for bot, sums in zip(plan.bots, self.sums, strict=True)
            if played
        ]
        endings = [Ending(rules, matches) for rules, matches in self.endings.most_common()]
        return Report(
            plan,
            tuple(results),
            self.seat_shares(),
            tuple(endings),
            lengths_of(self.lengths),
            tuple(self.failures),
        )


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


class SimulationError(Exception):
    """Some matches broke off; ``report`` says which, and counts the others."""

    def __init__(self, report: Report) -> None:
        first = report.errors[0]
        super().__init__(
            f"{len(report.errors)} of {report.plan.matches} matches failed, "
            f"the first is number {first.index} (seed {first.seed}): {first.error}"
        )
        self.report = report


def simulate(
    game: str,
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    packs: Sequence[Path] = (),
    workers: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let bots, one for each seat, play matches against each other and count how they did.

    Each match is played by its own seed, and the bots change chairs from match to match. Without
    a number of workers all cores work. Scripts that use more than one worker need the usual
    ``if __name__ == "__main__"``.
    """
    plan = Plan(game, tuple(bots), matches, seed, dict(options or {}), tuple(map(str, packs)))
    report = run(BotTally, plan, workers, progress).report(plan)
    if report.errors:
        raise SimulationError(report)
    return report
