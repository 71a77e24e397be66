"""The tree that search grows: points of play, and how each choice did there.

A node stands for what *everybody* has seen since the root. A choice that is still face down leads
to one and the same node whatever it is; only the seat that made it remembers it, by a node of its
own beside the common one. So nobody decides in the tree by what could not be known at the table.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from athanor.kernel.match import Match
from athanor.kernel.script import Decision

HIDDEN: Final = -1
"""The step that others see when a choice is made face down."""

CHOICE_BITS: Final = 32
"""Choices are smaller than this many bits, so that several make one number."""


NO_CANDIDATES: Final[list[int]] = []


class Arm:
    """One choice at a node: how often it could be made, was made, and what it brought in all."""

    def __init__(self, choice: i64) -> None:
        self.choice = choice
        self.available: i64 = 1
        self.visits: i64 = 0
        self.total = 0.0


class Node:
    """One point of play: the choices tried there, and the points that come after it.

    ``candidates`` are choices to try first, in this order.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.arms: list[Arm] = []
        self.candidates = NO_CANDIDATES
        self.after: dict[int, Node] = {}
        self.beside: dict[int, Node] = {}

    def next(self, step: i64) -> "Node":
        """Return the point after a choice as everybody saw it."""
        node = self.after.get(step)
        if node is None:
            node = Node()
            self.after[step] = node
        return node

    def known_with(self, secret: int) -> "Node":
        """Return this point as known to a seat that remembers its own hidden choices."""
        if secret == 0:
            return self
        node = self.beside.get(secret)
        if node is None:
            node = Node()
            self.beside[secret] = node
        return node

    def has(self, choice: i64) -> bool:
        """Tell whether a choice has been tried here."""
        for arm in self.arms:  # noqa: SIM110 - any() would build a generator in the hot loop
            if arm.choice == choice:
                return True
        return False

    def add(self, choice: i64) -> Arm:
        """Return a new arm for a choice."""
        arm = Arm(choice)
        self.arms.append(arm)
        return arm

    def best(
        self, decision: Decision, explore: float, trust: float = 0.0
    ) -> tuple[Arm | None, int]:
        """Return the arm to try next among those legal in this deal, and how many are.

        Availability UCB: a choice seldom possible is measured by how often it was. ``trust``
        favours choices in the order they were taken up, until visits know better.
        """
        best: Arm | None = None
        best_bound = 0.0
        legal: i64 = 0
        place = 0.0
        for arm in self.arms:
            place += 1.0
            if decision.is_legal(arm.choice):
                legal += 1
                arm.available += 1
                visits = float(arm.visits)
                bound = arm.total / visits
                bound += explore * sqrt(log(float(arm.available)) / visits)
                if trust > 0.0:
                    bound += trust / (place * sqrt(visits))
                if best is None or bound > best_bound:
                    best = arm
                    best_bound = bound
        return best, legal


class Walk:
    """One way down the tree: the arms taken, by whom, and who remembers which hidden choices."""

    def __init__(self, root: Node, seats: i64) -> None:
        self.arms: list[Arm] = []
        self.movers: list[int] = []
        self._node = root
        self._secrets = [0] * seats
        self._sealed: list[tuple[int, int, bool]] = []
        self._unsealed = self._secrets

    def node_of(self, seat: i64) -> Node:
        """Return the point the walk has come to, as a seat knows it."""
        return self._node.known_with(self._secrets[seat])

    def take(self, match: Match, decision: Decision, arm: Arm) -> None:
        """Make an arm's choice in the match, and go on to the next point."""
        waiting = len(match.decisions)
        seat = decision.seat
        choice = arm.choice
        self.arms.append(arm)
        self.movers.append(seat)
        match.answer(seat, choice)
        if waiting > 1 or self._sealed:
            self._seal(seat, choice, decision.secret)
            if waiting == 1:
                self._open()
        elif decision.secret:
            self._hide(seat, choice)
        else:
            self._node = self._node.next(choice)

    def _hide(self, seat: int, choice: int) -> None:
        """Go on by a choice that only its seat remembers."""
        self._secrets[seat] = (self._secrets[seat] << CHOICE_BITS) + choice + 1
        self._node = self._node.next(HIDDEN)

    def _seal(self, seat: int, choice: int, secret: bool) -> None:
        """Go on by a choice that will be known when all are in."""
        if not self._sealed:
            self._unsealed = list(self._secrets)
        self._sealed.append((seat, choice, secret))
        self._hide(seat, choice)

    def _open(self) -> None:
        """Go on by what everybody sees now that all are in."""
        self._secrets = self._unsealed
        for seat, choice, secret in self._sealed:
            if secret:
                self._hide(seat, choice)
            else:
                self._node = self._node.next(choice)
        self._sealed = []
