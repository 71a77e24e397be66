"""Who must be rolled against to leave a combat, edition by edition."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.rules.space import in_contact
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit, members
from athanor.kernel.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Disengaging:
    """Which foes cannot hold a figure back."""

    @abstractmethod
    def exempt(self, battle: Battle, figure: i64, leaving: i64) -> i64:
        """Return the foes who neither test nor strike, as a mask."""


class EverybodyHolds(Disengaging):
    """V2: every enemy in contact holds (AK2-624)."""

    def exempt(self, battle: Battle, figure: i64, leaving: i64) -> i64:
        """Return nobody."""
        return 0


class ReachGetsAway(Disengaging):
    """Blitz: Long Reach needs no test against who lacks it and is not in contact (AKB-263)."""

    def exempt(self, battle: Battle, figure: i64, leaving: i64) -> i64:
        """Return the foes who neither test nor strike, as a mask."""
        found: i64 = 0
        if battle.traits(figure).reach > 0:
            for foe in members(leaving):
                if battle.traits(foe).reach == 0 and not in_contact(battle, figure, foe):
                    found |= bit(foe)
        return found
