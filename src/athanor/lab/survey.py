"""Many matches between bots, and what the seats that won had in them."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from athanor.kernel.match_traits import MatchTraits
from athanor.lab.engines import Engine, LocalEngine
from athanor.lab.experiment import Experiment, Played
from athanor.lab.plan import Plan
from athanor.lab.report import (
    Failure,
    Lengths,
    SeatResult,
    failures_of,
    finished,
    lengths_of,
    seat_result,
    seat_shares,
)
from athanor.lab.runs import Progress, run


class Trait(Struct, frozen=True):
    """Something that seats had: how many of them, and what they won."""

    value: str
    seats: int
    """In how many seats' matches it occurred."""
    result: SeatResult


class Topic(Struct, frozen=True):
    """All values of one topic, the most frequent first."""

    topic: str
    traits: tuple[Trait, ...]


class Amount(Struct, frozen=True):
    """The mean of a figure over all seats, and over those that won."""

    name: str
    mean: float
    winners: float


class HowEnded(Struct, frozen=True):
    """A way in which matches ended, and how often."""

    ending: str
    matches: int


class Survey(Struct, frozen=True):
    """The result of a run."""

    plan: Plan
    seats: tuple[SeatResult, ...]
    topics: tuple[Topic, ...]
    amounts: tuple[Amount, ...]
    endings: tuple[HowEnded, ...]
    """The most frequent first."""
    lengths: Lengths | None
    errors: tuple[Failure, ...]


class Found(Struct):
    """What has been counted of a trait or of a figure so far."""

    seats: int = 0
    wins: float = 0.0
    total: int = 0
    won: float = 0.0
    """The total of those that won; of a shared win a fraction of it."""

    def count(self, share: float, amount: int = 0) -> None:
        """Count one seat that had it and won such a share of its match."""
        self.seats += 1
        self.wins += share
        self.total += amount
        self.won += share * amount


def survey_of(plan: Plan, results: Sequence[Played]) -> Survey:
    """Return what the seats had in the matches of a plan, and what they won with it."""
    ended = finished(results)
    endings = Counter(one.ending for one in ended if one.ending)
    return Survey(
        plan=plan,
        seats=seat_shares(ended),
        topics=topics_of(ended),
        amounts=amounts_of(ended),
        endings=tuple(
            HowEnded(ending, matches)
            for ending, matches in sorted(endings.items(), key=lambda item: (-item[1], item[0]))
        ),
        lengths=lengths_of(ended),
        errors=failures_of(results),
    )


def seats_of(ended: Sequence[Played]) -> Iterator[tuple[MatchTraits, float]]:
    """Yield what each seat of each match had, and its share of the win."""
    for one in ended:
        for seat, had in enumerate(one.had):
            yield had, one.share(seat)


def topics_of(ended: Sequence[Played]) -> tuple[Topic, ...]:
    """Return all that seats had, by topic; what nobody had is no topic."""
    found: dict[str, defaultdict[str, Found]] = {}
    for had, share in seats_of(ended):
        for topic, values in had.traits.items():
            traits = found.setdefault(topic, defaultdict(Found))
            for value in sorted(set(values)):
                traits[value].count(share)
    return tuple(Topic(topic, by_frequency(traits)) for topic, traits in found.items() if traits)


def amounts_of(ended: Sequence[Played]) -> tuple[Amount, ...]:
    """Return the means of all figures."""
    found: defaultdict[str, Found] = defaultdict(Found)
    for had, share in seats_of(ended):
        for name, amount in had.amounts.items():
            found[name].count(share, amount)
    return tuple(mean_of(name, one) for name, one in found.items())


def by_frequency(found: Mapping[str, Found]) -> tuple[Trait, ...]:
    """Return the values of a topic, the most frequent first."""
    traits = [
        Trait(value, one.seats, seat_result(one.wins, one.seats)) for value, one in found.items()
    ]
    return tuple(sorted(traits, key=lambda trait: (-trait.seats, trait.value)))


def mean_of(name: str, found: Found) -> Amount:
    """Return the means of a figure."""
    winners = found.won / found.wins if found.wins else 0.0
    return Amount(name, found.total / found.seats, winners)


def survey(
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
) -> Survey:
    """Let bots play the matches that ``simulate`` would, and count what the winners had.

    Matches that broke off are listed in ``errors`` and not counted.
    """
    plan = Plan(game, tuple(bots), matches, seed, dict(options or {}), tuple(map(str, packs)))
    experiment = Experiment((plan,), traits=True)
    return survey_of(plan, run(experiment, engine or LocalEngine(workers), progress, save))
