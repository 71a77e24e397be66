"""A short history: the last choices of a match, as far as a seat may know them."""

from collections import deque
from typing import Final

from msgspec import Struct

from athanor.kernel import Game, Match

WHO_AND_WHAT: Final = 2
"""Numbers of a row before those of the choice: who chose, and what kind of question it was."""


class Chosen(Struct, frozen=True):
    """A choice that was made: who, what was asked, and the choice as numbers."""

    seat: int
    kind: int
    numbers: list[int]
    secret: bool
    """Only the seat itself knows anything of it."""
    fleeting: bool
    """What was chosen tells more than anybody may know later (``Decision.fleeting``)."""


class Past:
    """The last choices of a match, the latest first.

    A row has the seat that chose, counted from the viewer's own (1) on; 1 + the kind of question;
    and the numbers of the choice (``Game.option_features``), as the one who chose saw it. What was
    chosen in secret is left out for all others.
    """

    def __init__(self, game: Game, length: int) -> None:
        self.game = game
        self.kinds = {kind: place for place, kind in enumerate(game.kinds())}
        self._chosen: deque[Chosen] = deque(maxlen=length)

    def answer(self, match: Match, seat: int, choice: int) -> None:
        """Make a seat's choice, and remember it; a refused one leaves no trace."""
        if self._chosen.maxlen == 0:
            match.answer(seat, choice)
            return
        decision = match.decision_of(seat)
        secret = decision.secret or match.sealed_answers is not None
        legal = decision.is_legal(choice)
        numbers = self.game.option_features(match.state, decision, choice) if legal else []
        match.answer(seat, choice)
        kind = self.kinds[decision.kind_name()]
        self._chosen.appendleft(Chosen(seat, kind, numbers, secret, decision.fleeting))

    def rows(self, viewer: int) -> list[list[int]]:
        """Return what a seat knows of the last choices, all rows of the same length."""
        seats, blank = self.game.seats, [0] * self.game.info.option_features
        return [
            [
                (one.seat - viewer) % seats + 1,
                1 + one.kind,
                *(blank if one.fleeting else one.numbers or blank),
            ]
            for one in self._chosen
            if one.seat == viewer or not one.secret
        ]

    def copy(self) -> "Past":
        """Return a history that goes on apart from this one."""
        twin = Past(self.game, self._chosen.maxlen or 0)
        twin._chosen = self._chosen.copy()
        return twin
