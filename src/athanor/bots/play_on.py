"""Matches played on by what hints say, to tell how the win is shared among all seats.

Every turn of every deal has luck of its own, counted from the beginning of the match: two moments,
or two choices, that are played on in the same deals have the same luck later on, and only what they
change makes a difference.
"""

from typing import Final

from mypy_extensions import i64

from athanor.bots.policy import BestOfAll, Misjudging, Policy
from athanor.kernel.chance import Stream
from athanor.kernel.game import Game, Hints, State
from athanor.kernel.match import Match

TURNS: Final = 1 << 14
"""More turns than any match has, so that each turn of each deal has luck of its own."""


class PlayOn:
    """Plays matches on until they end, or until every seat has had ``hints.reach`` more turns.

    Who wants to look ``farther`` asks for so many times as many.
    """

    def __init__(self, game: Game, farther: i64 = 1) -> None:
        self.game = game
        self.hints = game.hints()
        self._reach = self.hints.reach * farther
        self.plan = BestOfAll(self.hints, 0.0)
        """What is foreseen where nobody wavers."""
        rough = Misjudging(self.hints, self.hints.wavers)
        self._policy: Policy = rough if self.hints.wavers > 0.0 else self.plan

    def shares(self, match: Match, deal: i64, turn: i64, whose: i64) -> list[float]:
        """Return the share of the win that each seat comes to, in a match made to be played on.

        It stands in a ``turn`` of the match, which is that of the seat ``whose``.
        """
        hints = self.hints
        last = turn + self._reach * self.game.seats
        thought = Stream(seed_of(deal, turn) + 1)
        luck = Stream(seed_of(deal, turn))
        match.source = luck
        chance = match.chance
        if chance is not None:
            match.resolve(luck.draw(chance))
        decision = match.decision
        while decision is not None:
            now = hints.turn_of(match.state, decision)
            if now != whose:
                whose = now
                turn += 1
                if self._reach > 0 and turn > last:
                    break
                thought = Stream(seed_of(deal, turn) + 1)
                match.source = Stream(seed_of(deal, turn))
            match.answer(decision.seat, self._policy.pick(decision, thought))
            decision = match.decision
        return win_shares(self.game, hints, match.state)

    def shares_after(
        self, dealt: Match, seat: i64, choice: i64, deal: i64, turn: i64, whose: i64
    ) -> list[float]:
        """Return the same for after a choice, in a match that was re-dealt for its seat."""
        dealt.source = Stream(deal + 1)
        dealt.answer(seat, choice)
        return self.shares(dealt, deal, turn, whose)


def seed_of(deal: i64, turn: i64) -> i64:
    """Return what the luck of a turn follows from; the next number is left for thoughts."""
    return (deal * TURNS + turn) * 2


def win_shares(game: Game, hints: Hints, state: State) -> list[float]:
    """Return how the win is shared: as the match has ended, or as it may be expected to end."""
    shares: list[float] = []
    if state.over:
        winners = game.outcome(state).winners
        for seat in range(game.seats):
            shares.append(1.0 / float(len(winners)) if seat in winners else 0.0)
        return shares
    total = 0.0
    for seat in range(game.seats):
        share = max(0.0, hints.estimate(state, seat))
        shares.append(share)
        total += share
    if total <= 0.0:
        return [1.0 / float(game.seats)] * game.seats
    return [share / total for share in shares]
