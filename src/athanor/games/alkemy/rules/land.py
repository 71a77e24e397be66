"""What the lie of the land does to figures: nothing by itself, or what the module says (AK2 4.14).

Without the module all scenery is impassable (AK2-014), or what its kind makes of it in Blitz; and
no piece has any effect of its own.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import (
    ALCHEMICAL,
    CLIMBABLE,
    COVER,
    DARK,
    HAUNTED,
    IMPASSABLE,
    MIND,
    SOOTHING,
)
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.awakening import NEAR, soothe, wake
from athanor.games.alkemy.rules.elements import bearer, inside, is_beside, touches
from athanor.games.alkemy.state import Battle, Placed
from athanor.games.alkemy.tabletop.polygons import FLAT, WALL
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message

if TYPE_CHECKING:
    from athanor.games.alkemy.rules.dice import Pool

CRAMPED: Final = 4000
"""Nobody charges farther out of or into cluttered ground: 4 in (AK2-1311)."""

DARK_RULES: Final = "in-the-dark AK2-1326 AK2-R86"


@mypyc_attr(allow_interpreted_subclasses=True)
class LandRules:
    """What scenery is and does besides standing in the way."""

    def __init__(self, is_advanced: bool) -> None:
        self.is_advanced = is_advanced
        """Elements have a Vision, Crossings and perhaps a Special Effect of their own."""

    @abstractmethod
    def movement(self, battle: Battle, placed: Placed) -> i64:
        """Return what a piece is for a move, as the tabletop knows it."""

    @abstractmethod
    def lend_dice(self, pool: "Pool") -> None:
        """Add the dice that the place puts on a roll, or that it has left a figure with."""

    @abstractmethod
    def run_objection(self, battle: Battle, figure: i64) -> str:
        """Return why a figure may not run where it stands, or nothing."""

    @abstractmethod
    def charge_objection(self, battle: Battle, figure: i64, target: i64) -> str:
        """Return why a figure may not charge another where they stand, or nothing."""

    @abstractmethod
    def too_cramped(self, battle: Battle, figure: i64, targets: i64) -> i64:
        """Return whom of some targets a charge cannot reach for want of room, as a mask."""

    @abstractmethod
    def may_save(self, battle: Battle, figure: i64) -> i64:
        """Return how many components a formula may cost less, for all that is known beforehand."""

    @abstractmethod
    def saves(self, battle: Battle, figure: i64) -> i64:
        """Return how many components a formula costs less where an alchemist stands."""

    @abstractmethod
    def bounty(self, battle: Battle, piece: i64) -> i64:
        """Return how much more is harvested in an element."""

    @abstractmethod
    def wake(self, battle: Battle) -> Script[None]:
        """Carry out what happens to the figures of a card when their activation starts."""

    @abstractmethod
    def settle(self, battle: Battle) -> None:
        """Carry out what happens to them when it ends."""


class BareLand(LandRules):
    """Scenery stands in the way, and that is all."""

    def __init__(self) -> None:
        super().__init__(is_advanced=False)

    def movement(self, battle: Battle, placed: Placed) -> i64:
        """Return what the kind says."""
        return battle.terms.pieces[placed.kind].movement

    def lend_dice(self, pool: "Pool") -> None:
        """Add none."""

    def run_objection(self, battle: Battle, figure: i64) -> str:
        """Say nothing."""
        return ""

    def charge_objection(self, battle: Battle, figure: i64, target: i64) -> str:
        """Say nothing."""
        return ""

    def too_cramped(self, battle: Battle, figure: i64, targets: i64) -> i64:
        """Return nobody."""
        return 0

    def may_save(self, battle: Battle, figure: i64) -> i64:
        """Say none."""
        return 0

    def saves(self, battle: Battle, figure: i64) -> i64:
        """Say none."""
        return 0

    def bounty(self, battle: Battle, piece: i64) -> i64:
        """Say nothing more."""
        return 0

    def wake(self, battle: Battle) -> Script[None]:
        """Do nothing."""
        return
        yield  # a script, like that of the module

    def settle(self, battle: Battle) -> None:
        """Do nothing."""


class LivingLand(LandRules):
    """The module: elements to enter, to climb, and with Special Effects (AK2-1309 to AK2-1327)."""

    def __init__(self) -> None:
        super().__init__(is_advanced=True)

    def movement(self, battle: Battle, placed: Placed) -> i64:
        """Say a wall if it is impassable, or only to be climbed (AK2-1314, AK2-R50), else nothing.

        What is hindering or cluttered concerns whole moves, not ways: ``levels`` knows it.
        """
        if placed.crossing & IMPASSABLE or placed.crossing == CLIMBABLE:
            return WALL
        return FLAT

    def lend_dice(self, pool: "Pool") -> None:
        """Add a malus die to all rolls of a haunted figure, a bonus die to Mind where it is calm.

        AK2-1321, AK2-R90; AK2-1327. On a cover roll nothing but size counts (AK2-822).
        """
        battle, figure = pool.battle, pool.figure
        if battle.has(figure, HAUNTED) and pool.roll != COVER:
            pool.add(-1, Message("alkemy-dice-haunted"), "AK2-1321 AK2-R90")
        if pool.roll == MIND and battle.is_present(figure):
            piece = bearer(battle, SOOTHING)
            if piece >= 0 and is_beside(battle, figure, piece, NEAR):
                pool.add(1, Message("alkemy-dice-soothing"), "AK2-1327")

    def run_objection(self, battle: Battle, figure: i64) -> str:
        """Say that nobody runs in cluttered ground (AK2-1312)."""
        if inside(battle, figure, battle.levels.cluttered):
            return "cluttered-no-run AK2-1312 AK2-R90"
        return ""

    def charge_objection(self, battle: Battle, figure: i64, target: i64) -> str:
        """Say that who is in contact with the Dark is charged only from there (AK2-1326)."""
        piece = bearer(battle, DARK)
        if piece >= 0 and touches(battle, target, piece) and not touches(battle, figure, piece):
            return DARK_RULES
        return ""

    def too_cramped(self, battle: Battle, figure: i64, targets: i64) -> i64:
        """Return the targets over 4 in away if the charger or they are inside (AK2-1311)."""
        cluttered = battle.levels.cluttered
        found: i64 = 0
        if cluttered != 0:
            within = inside(battle, figure, cluttered) != 0
            for target in members(targets):
                if (within or inside(battle, target, cluttered)) and (
                    measured_gap(battle, figure, target) > CRAMPED
                ):
                    found |= bit(target)
        return found

    def may_save(self, battle: Battle, figure: i64) -> i64:
        """Say one if there is an Alchemical element that may be near (AK2-1325).

        Without measuring it is found out when the formula is paid.
        """
        if not battle.terms.measuring and bearer(battle, ALCHEMICAL) >= 0:
            return 1
        return self.saves(battle, figure)

    def saves(self, battle: Battle, figure: i64) -> i64:
        """Say one within 2 in of the Alchemical element (AK2-1325)."""
        piece = bearer(battle, ALCHEMICAL)
        return 1 if piece >= 0 and is_beside(battle, figure, piece, NEAR) else 0

    def bounty(self, battle: Battle, piece: i64) -> i64:
        """Say two in the Alchemical element (AK2-1325, AK2-R53)."""
        return 2 if battle.placed[piece].effect == ALCHEMICAL else 0

    def wake(self, battle: Battle) -> Script[None]:
        """Calm alchemists, then test everybody who is near (AK2-1320 to AK2-1323, AK2-1327)."""
        soothe(battle, at_start=True)
        yield from wake(battle)

    def settle(self, battle: Battle) -> None:
        """Calm alchemists once more (AK2-1327, AK2-R74)."""
        soothe(battle, at_start=False)
