"""Information-set Monte Carlo tree search, for any game.

After Cowling, Powley and Whitehouse (2012): every iteration deals anew what the seat cannot know,
walks down one tree by availability UCB, plays the rest by a quick policy, and credits each choice
on the way with the payoff of the seat that made it. Chance is drawn on the way and not part of
the tree. Choices are too many to try all, so a node takes up new ones only as its visits grow
(progressive widening).
"""

from time import perf_counter, sleep
from typing import Final

from mypy_extensions import i64

from athanor.bots.bot import Bot, Window
from athanor.bots.policy import Policy, at_once
from athanor.bots.tree import Arm, Node, Walk
from athanor.kernel.game import UNSETTLED, Hints
from athanor.kernel.match import Match
from athanor.kernel.script import Decision

BREATH: Final = 0.05
"""Seconds after which other threads have a word."""


class Budget:
    """When a search stops: after so many iterations or seconds, whichever comes first.

    ``spent`` counts the iterations of all searches that keep to it.
    """

    def __init__(self, iterations: i64, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.spent: i64 = 0


class Deadline:
    """When a search is over that may take so many seconds.

    Compiled code lets no other thread have a word by itself, and a page would stand still while a
    bot thinks: whoever asks whether it is over takes a breath now and then.
    """

    def __init__(self, seconds: float) -> None:
        now = perf_counter()
        self._end = now + seconds
        self._breath = now + BREATH

    def is_over(self) -> bool:
        """Tell whether the time is up."""
        now = perf_counter()
        if now >= self._breath:
            sleep(0)
            self._breath = now + BREATH
        return now >= self._end


class SearchBot(Bot):
    """Searches from what its seat knows, and makes the choice it tried most.

    ``rollout`` plays matches on, to their end or to the horizon of the game's ``hints``; ``scout``
    finds the choices worth trying. A node holds about ``width * visits ** growth`` choices;
    ``explore`` is the constant of UCB. What hints settle is not searched for, and what they mix is
    drawn: the choice tried most would be foreseen. Where matches are not played out, hints say at
    every node which choices to try first, and ``trust`` is how much they are favoured for it.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        rollout: Policy,
        scout: Policy,
        explore: float = 0.5,
        width: float = 1.0,
        growth: float = 0.5,
        hints: Hints | None = None,
        trust: float = 0.0,
    ) -> None:
        super().__init__(seed)
        self.budget = budget
        self.rollout = rollout
        self.scout = scout
        self.explore = explore
        self.width = width
        self.growth = growth
        self.hints = hints
        self.trust = trust
        self.horizon: i64 = 0 if hints is None else hints.horizon

    def choose(self, window: Window) -> i64:
        """Return the choice that search tried most, or what needs no search."""
        if window.is_forced():
            return window.codes()[0]
        if self.hints is not None:
            decision = window.redealt(self.stream).decision_of(window.seat)
            choice = at_once(self.hints, decision, self.stream)
            if choice != UNSETTLED:
                return choice
        root = self.search(window)
        best = root.arms[0]
        for arm in root.arms:
            if arm.visits > best.visits:
                best = arm
        return best.choice

    def search(self, window: Window) -> Node:
        """Return the root of the tree grown within the budget."""
        root = Node()
        decision = window.redealt(self.stream).decision_of(window.seat)
        root.candidates = self.scout.ranked(decision)
        if self.horizon > 0 and len(root.candidates) == 1 and not decision.family:
            root.add(root.candidates[0])
            return root
        deadline = Deadline(self.budget.seconds)
        done: i64 = 0
        while done < self.budget.iterations:
            self._iterate(root, window.redealt(self.stream), window.seat)
            done += 1
            if deadline.is_over():
                break
        self.budget.spent += done
        return root

    def _iterate(self, root: Node, match: Match, seat: i64) -> None:
        """Walk down a fresh deal, play it out, and credit the choices on the way."""
        walk = Walk(root, match.game.seats)
        decision: Decision | None = match.decision_of(seat)
        while decision is not None:
            node = walk.node_of(decision.seat)
            node.visits += 1
            known, legal = node.best(decision, self.explore, self.trust)
            fresh = self._widen(node, decision, legal)
            arm = known if fresh is None else fresh
            assert arm is not None, "a node without a legal arm takes one up"
            walk.take(match, decision, arm)
            if fresh is not None:
                break
            decision = match.decision
        self._play_on(match)
        for arm, mover in zip(walk.arms, walk.movers, strict=True):
            arm.visits += 1
            arm.total += self._payoff(match, mover)

    def _widen(self, node: Node, decision: Decision, legal: i64) -> Arm | None:
        """Return an arm never tried before, if it is time for one and one is found."""
        if float(legal) >= self.width * float(node.visits) ** self.growth:
            return None
        if self.horizon > 0 and not node.arms and not node.candidates and not decision.family:
            node.candidates = self.scout.ranked(decision)
        for candidate in node.candidates:
            if not node.has(candidate) and decision.is_legal(candidate):
                return node.add(candidate)
        choice = self.scout.pick(decision, self.stream)
        return None if node.has(choice) else node.add(choice)

    def _play_on(self, match: Match) -> None:
        """Play to the end or to the horizon, every seat by the quick policy."""
        stream = self.stream
        rollout = self.rollout
        hints = self.hints
        left = self.horizon
        turn: i64 = -1
        decision = match.decision
        while decision is not None:
            if hints is not None and left > 0:
                now = hints.turn_of(match.state, decision)
                if now != turn and turn >= 0:
                    left -= 1
                    if left == 0:
                        break
                turn = now
            match.answer(decision.seat, rollout.pick(decision, stream))
            decision = match.decision

    def _payoff(self, match: Match, seat: i64) -> float:
        """Return what the match is worth to a seat as it stands now, over or not."""
        state = match.state
        if state.over or self.hints is None:
            return match.game.payoff(state, seat)
        return self.hints.estimate(state, seat)
