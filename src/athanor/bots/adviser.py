"""What a master would do: a few choices with their chances and reasons, for who may ask.

First some choices are raced against the hinted one, as search does. The best of several always
looks better than it is; so those that are told are played on once more in fresh deals, all in the
same ones, and only these make the ranges.
"""

from typing import Final

from athanor.bots.advice import Advice, Advised, Found
from athanor.bots.bot import Window
from athanor.bots.paired_rollouts import (
    AHEAD,
    WIDTH,
    Race,
    furthest_ahead,
    mean_and_error,
    promising,
)
from athanor.bots.play_on import PlayOn
from athanor.bots.reasoning import why
from athanor.bots.search import Budget, Deadline
from athanor.kernel.chance import Stream
from athanor.kernel.game import UNSETTLED, Game
from athanor.kernel.script import Decision

TOLD: Final = 3
"""Choices that are told at most."""

LOOKED_AT: Final = 60
"""Choices among which those are sought that differ."""

RACING: Final = 3
"""The race takes one part in so many of the budget."""

FEWEST: Final = 2
"""Deals without which nothing can be said of a range."""

QUICK: Final = 3000
SECONDS: Final = 2.0
"""Matches that are played on for a hint, and how long that may take, at most."""


def quick_budget() -> Budget:
    """Return what is spent on a hint that somebody waits for."""
    return Budget(QUICK, SECONDS)


class Adviser:
    """Advises a seat by what it sees. Equal seeds and equal windows give equal advice.

    That holds where the budget counts matches; with one of seconds, how many are played on depends
    on the machine.
    """

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self._playing = PlayOn(game)
        self._hints = self._playing.hints
        self._stream = Stream(seed)
        self._budget = budget

    def advise(self, window: Window) -> Advice:
        """Return what to choose for the decision of the window's seat, and why."""
        decision = window.redealt(self._stream).decision_of(window.seat)
        found, choices, often = self._told(window, decision)
        shares = self._played(window, choices)
        if found == "searched":
            choices, shares = in_order(choices, shares)
        first = shares[0]
        advised: list[Advised] = []
        for place in range(len(choices)):
            gain, doubt = gained(shares[place], first)
            low, high = win_range(shares[place])
            option = window.option(choices[place])
            advised.append(
                Advised(
                    option.text,
                    option.message,
                    option.things,
                    rounded(low),
                    rounded(high),
                    rounded(gain),
                    rounded(doubt),
                    rounded(often[place]),
                    why(self._hints, decision, choices[place]),
                )
            )
        return Advice(found, tuple(advised), len(first))

    def _told(self, window: Window, decision: Decision) -> "tuple[Found, list[int], list[float]]":
        """Return how advice is found, the choices that are told, and how often to make each."""
        hints = self._hints
        if window.is_forced():
            return "forced", decision.codes(), [0.0]
        settled = hints.settled(decision)
        if settled != UNSETTLED:
            return "settled", [settled], [0.0]
        mixed = hints.mix(decision)
        if mixed is not None:
            likely = sorted(((-chance, choice) for choice, chance in mixed if chance > 0.0))[:TOLD]
            return "mixed", [choice for _, choice in likely], [-chance for chance, _ in likely]
        choices = self._raced(window, self._considered(decision))
        return "searched", choices, [0.0] * len(choices)

    def _considered(self, decision: Decision) -> list[int]:
        """Return what search would weigh; at least as many as are told, where there are so many."""
        plan = self._playing.plan
        ranked = plan.ranked(decision)
        if not ranked:
            return [plan.pick(decision, self._stream)]
        differing = self._differing(decision, ranked)
        weighed = promising(self._hints, decision, differing)
        return weighed if len(weighed) >= TOLD else differing[:TOLD]

    def _differing(self, decision: Decision, ranked: list[int]) -> list[int]:
        """Return the first choices that anybody could tell apart by what they do and why.

        Of those that concern the same things for the same reasons the first is enough.
        """
        differing: list[int] = []
        seen: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
        for choice in ranked[:LOOKED_AT]:
            if len(differing) == WIDTH:
                break
            terms = why(self._hints, decision, choice).terms
            kind = decision.option(choice).things, tuple(repr(term) for term in terms)
            if not terms or kind not in seen:
                seen.add(kind)
                differing.append(choice)
        return differing

    def _raced(self, window: Window, choices: list[int]) -> list[int]:
        """Return what a master would choose, then the choices that did best beside it."""
        race = Race(choices)
        left = self._budget.iterations // RACING
        deadline = Deadline(self._budget.seconds / RACING)
        while race.running and left >= 1 + len(race.running):
            left -= 1 + len(race.running)
            race.note(self._deal(window, race.choices))
            race.give_up()
            if deadline.is_over():
                break
        best = furthest_ahead(choices, [race.tallies()])
        others = [choice for choice in [choices[0], *by_mean(race)] if choice != best]
        return [best, *others[: TOLD - 1]]

    def _played(self, window: Window, choices: list[int]) -> list[list[float]]:
        """Return what each choice comes to, in deals that are the same for all."""
        shares: list[list[float]] = [[] for _ in choices]
        left = self._budget.iterations - self._budget.iterations // RACING
        deadline = Deadline(self._budget.seconds - self._budget.seconds / RACING)
        while left >= len(choices) and not deadline.is_over():
            left -= len(choices)
            for choice_shares, share in zip(shares, self._deal(window, choices), strict=True):
                choice_shares.append(share)
        return shares

    def _deal(self, window: Window, choices: list[int]) -> list[float]:
        """Return what some choices come to in one deal, with the same luck."""
        seat, deal = window.seat, self._stream.word()
        return [self._share(window, seat, choice, deal) for choice in choices]

    def _share(self, window: Window, seat: int, choice: int, deal: int) -> float:
        dealt = window.redealt(Stream(deal))
        whose = self._hints.turn_of(dealt.state, dealt.decision_of(seat))
        return self._playing.shares_after(dealt, seat, choice, deal, 0, whose)[seat]


def by_mean(race: Race) -> list[int]:
    """Return the rivals of a race, those that did best first."""
    return [
        rival.choice
        for rival in sorted(
            race.rivals, key=lambda rival: -sum(rival.gains) / max(1, len(rival.gains))
        )
    ]


def in_order(choices: list[int], shares: list[list[float]]) -> tuple[list[int], list[list[float]]]:
    """Return choices with their shares: the first, or what is clearly better, then by success."""
    again = Race(choices)
    for deal in zip(*shares, strict=True):
        again.note(list(deal))
    best = furthest_ahead(choices, [again.tallies()])
    rated = sorted(
        zip(choices, shares, strict=True), key=lambda one: (one[0] != best, -sum(one[1]))
    )
    return [choice for choice, _ in rated], [share for _, share in rated]


def gained(shares: list[float], first: list[float]) -> tuple[float, float]:
    """Return by how much a choice did better than the first on average, and the standard error."""
    if len(shares) < FEWEST:
        return 0.0, 1.0
    return mean_and_error([share - par for share, par in zip(shares, first, strict=True)])


def win_range(shares: list[float]) -> tuple[float, float]:
    """Return the range in which a share of the win lies, for all that some deals can tell.

    It is as wide as two standard errors and one more deal, lost or won: so nothing is certain after
    a few deals that all came out alike.
    """
    if len(shares) < FEWEST:
        return 0.0, 1.0
    mean, doubt = mean_and_error(shares)
    total, more = mean * len(shares), len(shares) + 1
    low, high = total / more - AHEAD * doubt, (total + 1.0) / more + AHEAD * doubt
    return max(0.0, low), min(1.0, high)


def rounded(share: float) -> float:
    """Return a share as it is told: to a tenth of a percent."""
    return round(share, 3)
