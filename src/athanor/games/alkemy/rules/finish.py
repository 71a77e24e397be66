"""When a match ends and who has won, edition by edition (AK2 4.12, 4.17; AKB 4.33)."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import ALL, NONE, STAGE_OVER
from athanor.games.alkemy.rules.exchange import Exchange
from athanor.games.alkemy.seats import playing, present
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Finish:
    """Judges a match at the end of a turn, never before (AK2-1109, AKB-R79) unless given up."""

    def is_over(self, battle: Battle) -> bool:
        """Tell whether the goal is reached, at most one side is left, or all turns are played.

        Of several players one may be gone while others fight on (AK2-1613, AK2-R57).
        """
        return (
            len(self.reached(battle)) > 0
            or len(present(battle)) <= 1
            or battle.turn >= battle.layout.turns  # AK2-1105, AK2-1610, AK2-R44; AKB-R81
        )

    def reached(self, battle: Battle) -> list[int]:
        """Return who has the points the scenario asks for (AK2-1106, AK2-1612; AKB-527)."""
        goal = battle.layout.goal
        return [
            seat
            for seat in range(battle.seats)
            if battle.counts[SCORE + seat] >= goal and not battle.gone >> seat & 1
        ]

    def ending(self, battle: Battle) -> str:
        """Return the rules by which a match that is over has ended."""
        if battle.given_up != NONE:
            return "AK2-R44 AKB-R81"
        if battle.seats > 2:
            return self.ending_of_many(battle)
        if self.winners(battle):
            return "AK2-1106 AKB-527"
        if len(present(battle)) <= 1:
            return "AK2-1108 AK2-R45 AKB-R79 AKB-R80"
        if len(self.reached(battle)) == 2:
            return "AK2-1107"
        return "AK2-R44 AKB-R81"

    def ending_of_many(self, battle: Battle) -> str:
        """Return the rules by which a match of three or four has ended."""
        if len(present(battle)) <= 1:
            return "AK2-1613"
        if self.reached(battle):
            return "AK2-1612"
        return "AK2-1610 AK2-1611" if len(self.winners(battle)) > 1 else "AK2-1610"

    def winners(self, battle: Battle) -> list[int]:
        """Return who has won a match that is over: several share it, nobody wins a draw."""
        if battle.given_up == ALL:
            return []
        if battle.given_up != NONE:
            return playing(battle)
        return self.best_of_many(battle) if battle.seats > 2 else self.best(battle)

    @abstractmethod
    def best(self, battle: Battle) -> list[int]:
        """Return who of two has won a match that was played to its end."""

    def best_of_many(self, battle: Battle) -> list[int]:
        """Return who of three or four has won (AK2-1610 to AK2-1613, AK2-R57, AK2-R90)."""
        here = present(battle)
        if len(here) <= 1:  # AK2-1613
            return []
        reached = self.reached(battle)
        if reached:  # AK2-1612: one wins, figures or not; several draw
            return reached if len(reached) == 1 else []
        staying = playing(battle)
        most = max(battle.counts[SCORE + seat] for seat in staying)
        leaders = [seat for seat in staying if battle.counts[SCORE + seat] == most]
        return [seat for seat in leaders if seat in here]  # AK2-1610, AK2-1611


def give_up(battle: Battle, seat: i64) -> None:
    """End a match at once: a seat concedes to the only other one, or ALL agree on a draw.

    While several others are left they play on (AK2-R44, AKB-R81).
    """
    if seat != ALL:
        battle.gone |= bit(seat)
        if len(playing(battle)) > 1:
            return
    battle.exchange = Exchange()  # whatever was going on
    battle.given_up = seat
    battle.over = True
    battle.stage = STAGE_OVER


class FiguresNeeded(Finish):
    """V2: points win, unless a side has nobody left (AK2-1106 to AK2-1108, AK2-R45)."""

    def best(self, battle: Battle) -> list[int]:
        """Return who has won a match that was played to its end."""
        reached = self.reached(battle)
        if len(present(battle)) <= 1 or len(reached) == 2:  # AK2-1107, AK2-R44
            return []
        return reached


class PointsFirst(Finish):
    """Blitz: points win whoever is left (AKB-527, AKB-R79)."""

    def best(self, battle: Battle) -> list[int]:
        """Return who has won a match that was played to its end."""
        reached = self.reached(battle)
        return reached if len(reached) == 1 else []
