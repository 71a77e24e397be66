"""Many matches between bots, and what the seats that won had in them."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Self

from msgspec import Struct

from athanor.kernel.match import Match
from athanor.kernel.words import Outcome
from athanor.lab.plan import Plan, Table
from athanor.lab.report import Failure, Lengths, SeatResult, lengths_of, seat_result
from athanor.lab.runs import Progress, Tally, run


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

    def add(self, other: "Found") -> None:
        """Add what others have counted of it."""
        self.seats += other.seats
        self.wins += other.wins
        self.total += other.total
        self.won += other.won


class PortraitTally(Tally):
    """Counts what seats had, and what they won with it."""

    listens: ClassVar[bool] = True

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.traits: dict[str, defaultdict[str, Found]] = {}
        """By topic and value."""
        self.amounts: defaultdict[str, Found] = defaultdict(Found)
        self.endings: Counter[str] = Counter()

    def count(self, table: Table, index: int, match: Match, outcome: Outcome) -> None:
        """Count one finished match."""
        super().count(table, index, match, outcome)
        for seat in range(len(self.wins)):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            had = table.game.match_traits(match.state, seat, match.log.events)
            for topic, values in had.traits.items():
                traits = self._of_topic(topic)
                for value in set(values):
                    traits[value].count(share)
            for name, amount in had.amounts.items():
                self.amounts[name].count(share, amount)
        self.endings[table.game.ending(match.state)] += 1

    def add(self, other: Self) -> None:
        """Add what another tally has counted."""
        super().add(other)
        for topic, traits in other.traits.items():
            mine = self._of_topic(topic)
            for value, found in traits.items():
                mine[value].add(found)
        for name, found in other.amounts.items():
            self.amounts[name].add(found)
        self.endings += other.endings

    def _of_topic(self, topic: str) -> defaultdict[str, Found]:
        return self.traits.setdefault(topic, defaultdict(Found))

    def survey(self, plan: Plan) -> Survey:
        """Return the counts as a result."""
        endings = sorted((-matches, ending) for ending, matches in self.endings.items() if ending)
        return Survey(
            plan=plan,
            seats=self.seat_shares(),
            topics=tuple(Topic(topic, by_frequency(found)) for topic, found in self.traits.items()),
            amounts=tuple(mean_of(name, found) for name, found in self.amounts.items()),
            endings=tuple(HowEnded(ending, -matches) for matches, ending in endings),
            lengths=lengths_of(self.lengths),
            errors=tuple(self.failures),
        )


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
) -> Survey:
    """Let bots play the matches that ``simulate`` would, and count what the winners had.

    Matches that broke off are listed in ``errors`` and not counted.
    """
    plan = Plan(game, tuple(bots), matches, seed, dict(options or {}), tuple(map(str, packs)))
    return run(PortraitTally, plan, workers, progress).survey(plan)
