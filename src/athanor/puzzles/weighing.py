"""Choices of one moment weighed against each other: all are played on in the same deals."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from athanor.bots.paired_rollouts import mean_and_error
from athanor.kernel.chance import Stream

Share: TypeAlias = Callable[[int, int], float]
"""Returns what a choice wins for its seat in a deal."""

STAGES: Final = (0.06, 0.12, 0.25, 0.5, 1.0)
"""The parts of all deals after which those that are clearly behind are given up."""

FEWEST: Final = 8
"""Deals of the first stage at least."""

BEHIND: Final = 2.0
"""Standard errors by which a choice must be behind to be given up."""


TIE: Final = 0.01
"""How far choices are apart at most that come to the same, such as one deed before another."""


class Tally:
    """A choice, and what it has won in each deal that it was played on in."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.shares: list[float] = []

    @property
    def mean(self) -> float:
        """What it won on average."""
        return sum(self.shares) / len(self.shares)


class Margin:
    """By how much a choice is ahead of another over the deals of both."""

    def __init__(self, ahead: Tally, behind: Tally) -> None:
        pairs = zip(ahead.shares, behind.shares, strict=False)
        self.mean, self.doubt = mean_and_error([one - other for one, other in pairs])


class Race:
    """Plays choices on side by side, to see which is ahead of all others and by how much."""

    def __init__(self, share: Share, choices: Sequence[int], stream: Stream) -> None:
        self._share = share
        self._stream = stream
        self._deals: list[int] = []
        self.tallies = [Tally(choice) for choice in choices]
        self._running = list(self.tallies)

    def run(self, deals: int) -> None:
        """Play all choices on in so many deals, and give up those that are clearly behind."""
        for part in STAGES:
            self.run_to(max(FEWEST, int(part * deals)))
            self._running = [one for one in self._running if not self._is_behind(one)]

    def run_to(self, deals: int) -> None:
        """Play those that are not given up on until they have had so many deals."""
        while len(self._deals) < deals:
            deal = self._stream.word()
            self._deals.append(deal)
            for one in self._running:
                one.shares.append(self._share(one.choice, deal))

    @property
    def leader(self) -> Tally:
        """The choice that is ahead."""
        return max(self._running, key=lambda one: one.mean)

    def others(self) -> list[Tally]:
        """Return the other choices, those that are least behind first."""
        leader = self.leader
        others = [one for one in self.tallies if one is not leader]
        return sorted(others, key=lambda one: Margin(leader, one).mean)

    def tied(self) -> list[Tally]:
        """Return the choices that come to the same as the one that is ahead, and that one first."""
        others = self.others()
        return [self.leader, *(one for one in others if Margin(self.leader, one).mean <= TIE)]

    def _is_behind(self, one: Tally) -> bool:
        if one is self.leader:
            return False
        margin = Margin(self.leader, one)
        return margin.mean > BEHIND * margin.doubt
