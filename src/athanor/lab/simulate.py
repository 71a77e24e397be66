"""Many matches between bots, and how the bots did."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from athanor.lab.engines import Engine, LocalEngine
from athanor.lab.experiment import Experiment, Played
from athanor.lab.intervals import wilson
from athanor.lab.plan import Plan
from athanor.lab.report import (
    BotResult,
    Ending,
    Report,
    failures_of,
    finished,
    lengths_of,
    seat_shares,
)
from athanor.lab.runs import Progress, run


def report_of(plan: Plan, results: Sequence[Played]) -> Report:
    """Return how the bots of a plan did; a bot that finished no match is not listed."""
    ended = finished(results)
    endings = Counter(one.rules for one in ended)
    return Report(
        plan,
        tuple(bot_result(plan, number, ended) for number in range(len(plan.bots)) if ended),
        seat_shares(ended),
        tuple(Ending(rules, matches) for rules, matches in endings.most_common()),
        lengths_of(ended),
        failures_of(results),
    )


def bot_result(plan: Plan, number: int, ended: Sequence[Played]) -> BotResult:
    """Return how one bot did over finished matches, as shares and means."""
    seats = [plan.seat_of(number, one.index) for one in ended]
    count = len(ended)
    wins = min(sum(one.share(seat) for one, seat in zip(ended, seats, strict=True)), float(count))
    low, high = wilson(wins, count)
    return BotResult(
        bot=plan.bots[number],
        matches=count,
        wins=wins,
        win_share=wins / count,
        low=low,
        high=high,
        mean_score=sum(one.scores[seat] for one, seat in zip(ended, seats, strict=True)) / count,
        mean_place=sum(one.places[seat] for one, seat in zip(ended, seats, strict=True)) / count,
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
    engine: Engine | None = None,
    save: Path | None = None,
) -> Report:
    """Let bots, one for each seat, play matches against each other and count how they did.

    Each match is played by its own seed, and the bots change chairs from match to match. Without
    an engine processes of this machine play, without a number of workers one for each core. Scripts
    that use more than one need the usual ``if __name__ == "__main__"``.
    """
    plan = Plan(game, tuple(bots), matches, seed, dict(options or {}), tuple(map(str, packs)))
    results = run(Experiment((plan,)), engine or LocalEngine(workers), progress, save)
    report = report_of(plan, results)
    if report.errors:
        raise SimulationError(report)
    return report
