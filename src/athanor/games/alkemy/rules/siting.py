"""Where scenery may be put, how much of it, and when a player may stop, edition by edition."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.rules.footprints import (
    covers,
    is_near,
    is_near_post,
    keeps_off_edges,
    lies_in,
    shape_of,
)
from athanor.games.alkemy.state import PLACED, Battle
from athanor.kernel.vectors import i64

THREE_INCHES: Final = 3000
HALF_INCH: Final = 500


@mypyc_attr(allow_interpreted_subclasses=True)
class Siting:
    """Where pieces may be put, how many, and when a player may stop."""

    @abstractmethod
    def objection(
        self, battle: Battle, seat: i64, kind: i64, x: i64, y: i64, turn: i64, around: i64 = 0
    ) -> str:
        """Return why a piece may not be put somewhere, as a key with its rules, or nothing.

        Asked about all that is ``around`` a spot, a reason is certain, and having none is not.
        """

    @abstractmethod
    def window(self, battle: Battle, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Return the box in which the centre of a player's next piece must lie: left to top."""

    @abstractmethod
    def too_near(self, battle: Battle) -> i64:
        """Return the greatest distance between two pieces that is not enough."""

    @abstractmethod
    def kinds(self, battle: Battle) -> list[int]:
        """Return the kinds that can still be taken."""

    @abstractmethod
    def may_stop(self, battle: Battle, seat: i64) -> bool:
        """Tell whether a player may stop placing scenery."""

    @abstractmethod
    def relax(self, battle: Battle) -> bool:
        """Make placing easier where nothing fits; tell whether that was possible."""


class ZoneByZone(Siting):
    """V2: own zone, then another's, over 3 in apart; a player may stop (AK2-405 to AK2-413)."""

    def __init__(self, apart: i64 = THREE_INCHES, rules: str = "AK2-406") -> None:
        self.apart = apart
        """The greatest distance that is not enough."""
        self.rules = rules

    def objection(
        self, battle: Battle, seat: i64, kind: i64, x: i64, y: i64, turn: i64, around: i64 = 0
    ) -> str:
        """Return why a piece may not be put somewhere."""
        shape = shape_of(battle.terms.pieces[kind], turn)
        if not keeps_off_edges(battle, shape, x, y, -around):
            return "off-table AK2-R14"
        for other in range(battle.seats):
            if other != seat and covers(battle.zone(other), shape, x, y, around):
                return "in-their-zone AK2-407 AK2-R57"
        home = battle.counts[PLACED + seat] % 2 == 0  # AK2-408
        if not lies_in(battle.zone(seat), shape, x, y, home, around):
            return "wrong-half AK2-408 AK2-409"
        if is_near(battle, kind, shape, x, y, self.too_near(battle), around):
            return f"scenery-too-near {self.rules}"
        if is_near_post(battle, kind, shape, x, y, self.apart - around):
            return f"post-too-near {self.rules}"
        return ""

    def window(self, battle: Battle, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Return where the next piece must go, and a little more (AK2-408, AK2-409)."""
        layout = battle.layout
        zone = battle.zone(seat)
        home = battle.counts[PLACED + seat] % 2 == 0
        left, bottom, right, top = zone.left, zone.bottom, zone.right, zone.top
        if not home:
            left, bottom, right, top = 0, 0, layout.width, layout.height
            if battle.seats == 2:
                other = battle.zone(1 - seat)
                left, bottom, right, top = other.left, other.bottom, other.right, other.top
        return (
            max(0, left - HALF_INCH),
            max(0, bottom - HALF_INCH),
            min(layout.width, right + HALF_INCH),
            min(layout.height, top + HALF_INCH),
        )

    def too_near(self, battle: Battle) -> i64:
        """Say 3 in: it must be more (AK2-406); with advanced scenery 2 in (AK2-1301)."""
        return self.apart

    def kinds(self, battle: Battle) -> list[int]:
        """Return all kinds: there is no end of them."""
        return list(range(len(battle.terms.pieces)))

    def may_stop(self, battle: Battle, seat: i64) -> bool:
        """Tell whether a player is about to place one of the later pieces (AK2-410, AK2-411).

        Of several players each must have placed some (AK2-1604).
        """
        if battle.seats == 2:
            return battle.counts[PLACED + seat] + 1 >= battle.layout.stop_from
        return all(  # AK2-1604
            battle.counts[PLACED + one] >= battle.layout.stop_from or battle.gone >> one & 1
            for one in range(battle.seats)
        )

    def relax(self, battle: Battle) -> bool:
        """Change nothing: a placement without a spot is skipped (AK2-R15)."""
        return False


class AllAround(Siting):
    """Blitz: six pieces of a common pool, 3 in from edge, posts and each other (AKB-503)."""

    def objection(
        self, battle: Battle, seat: i64, kind: i64, x: i64, y: i64, turn: i64, around: i64 = 0
    ) -> str:
        """Return why a piece may not be put somewhere."""
        shape = shape_of(battle.terms.pieces[kind], turn)
        if not keeps_off_edges(battle, shape, x, y, -around):
            return "off-table AKB-503"
        if not keeps_off_edges(battle, shape, x, y, THREE_INCHES - around):
            return "edge-too-near AKB-503"
        if is_near_post(battle, kind, shape, x, y, THREE_INCHES - 1 - around):
            return "post-too-near AKB-503"
        if is_near(battle, kind, shape, x, y, self.too_near(battle), around):
            return "scenery-too-near AKB-503 AKB-R73"
        return ""

    def window(self, battle: Battle, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Return the table less what is too near to its edge (AKB-503)."""
        layout = battle.layout
        return THREE_INCHES, THREE_INCHES, layout.width - THREE_INCHES, layout.height - THREE_INCHES

    def too_near(self, battle: Battle) -> i64:
        """Say a hair less than 3 in, or than what is left of them (AKB-503, AKB-R73)."""
        return max(0, THREE_INCHES - HALF_INCH * battle.passes - 1)

    def kinds(self, battle: Battle) -> list[int]:
        """Return the kinds that are left in the pool (AKB-R109)."""
        left = list(battle.layout.pool)
        for one in battle.placed:
            left.remove(one.kind)
        return sorted(set(left))

    def may_stop(self, battle: Battle, seat: i64) -> bool:
        """Say no: all six are placed (AKB-502)."""
        return False

    def relax(self, battle: Battle) -> bool:
        """Ask for half an inch less between pieces, for this placement only (AKB-R73)."""
        if HALF_INCH * battle.passes >= THREE_INCHES:
            return False
        battle.passes += 1
        return True
