"""When a match ends and who has won, edition by edition (AK2 4.12, AKB 4.33)."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import BOTH, NONE, STAGE_OVER
from athanor.games.alkemy.rules.exchange import Exchange
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Finish:
    """Judges a match at the end of a turn, never before (AK2-1109, AKB-R79) unless given up."""

    def is_over(self, battle: Battle) -> bool:
        """Tell whether the goal is reached, a side is gone, or the last turn is played."""
        return (
            self.reached(battle, 0)
            or self.reached(battle, 1)
            or battle.own(0) == 0
            or battle.own(1) == 0
            or battle.turn >= battle.layout.turns  # AK2-1105, AK2-R44; AKB-R81
        )

    def reached(self, battle: Battle, seat: i64) -> bool:
        """Tell whether a player has the points the scenario asks for (AK2-1106, AKB-527)."""
        return battle.counts[SCORE + seat] >= battle.layout.goal

    def ending(self, battle: Battle) -> str:
        """Return the rules by which a match that is over has ended."""
        if battle.given_up != NONE:
            return "AK2-R44 AKB-R81"
        if self.winner(battle) != NONE:
            return "AK2-1106 AKB-527"
        if battle.own(0) == 0 or battle.own(1) == 0:
            return "AK2-1108 AK2-R45 AKB-R79 AKB-R80"
        if self.reached(battle, 0) and self.reached(battle, 1):
            return "AK2-1107"
        return "AK2-R44 AKB-R81"

    def winner(self, battle: Battle) -> i64:
        """Return who has won a match that is over, or NONE for a draw."""
        if battle.given_up == NONE:
            return self.best(battle)
        return NONE if battle.given_up == BOTH else 1 - battle.given_up

    @abstractmethod
    def best(self, battle: Battle) -> i64:
        """Return who has won a match that was played to its end, or NONE for a draw."""


def give_up(battle: Battle, seats: i64) -> None:
    """End a match at once: a seat has conceded, or BOTH agree on a draw (AK2-R44, AKB-R81)."""
    battle.exchange = Exchange()  # whatever was going on
    battle.given_up = seats
    battle.over = True
    battle.stage = STAGE_OVER


class FiguresNeeded(Finish):
    """V2: points win, unless a side has nobody left (AK2-1106 to AK2-1108, AK2-R45)."""

    def best(self, battle: Battle) -> i64:
        """Return who has won a match that was played to its end, or NONE for a draw."""
        if battle.own(0) == 0 or battle.own(1) == 0:
            return NONE
        if self.reached(battle, 0) == self.reached(battle, 1):  # AK2-1107, AK2-R44
            return NONE
        return 0 if self.reached(battle, 0) else 1


class PointsFirst(Finish):
    """Blitz: points win whoever is left (AKB-527, AKB-R79)."""

    def best(self, battle: Battle) -> i64:
        """Return who has won a match that was played to its end, or NONE for a draw."""
        if self.reached(battle, 0) == self.reached(battle, 1):
            return NONE
        return 0 if self.reached(battle, 0) else 1
