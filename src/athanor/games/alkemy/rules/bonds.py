"""Who is in combat with whom, edition by edition."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.rules.climbing import is_level, is_level_around
from athanor.games.alkemy.rules.space import (
    in_contact,
    is_within,
    touched,
    touched_all_around,
)
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit, members
from athanor.kernel.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonds:
    """Keeps each figure's foes up to date."""

    @abstractmethod
    def moved(self, battle: Battle, figure: i64) -> None:
        """Note that a figure has moved."""

    @abstractmethod
    def joined(self, battle: Battle, figure: i64, targets: i64) -> None:
        """Note that a figure has charged or engaged some enemies."""

    @abstractmethod
    def holds(self, battle: Battle, figure: i64, x: i64, y: i64, foe: i64) -> bool:
        """Tell whether a figure at a spot would still be in combat with a foe of now."""

    @abstractmethod
    def holds_around(
        self, battle: Battle, figure: i64, x: i64, y: i64, foe: i64, around: i64
    ) -> bool:
        """Tell whether ``holds`` is certain wherever the figure is, so near to a spot."""

    @abstractmethod
    def longest(self, battle: Battle, figure: i64, foe: i64) -> i64:
        """Return how far apart two figures can be and still fight."""

    @abstractmethod
    def may_attack(self, battle: Battle, figure: i64, foe: i64) -> bool:
        """Tell whether a figure may play attack cards against a foe, and strike it at all."""

    def removed(self, battle: Battle, figure: i64) -> None:
        """Note that a figure has left the table."""
        self.part(battle, figure, battle.foes[figure])

    def part(self, battle: Battle, figure: i64, foes: i64) -> None:
        """End the combat of a figure with some foes."""
        battle.foes[figure] &= ~foes
        for foe in members(foes):
            battle.foes[foe] &= ~bit(figure)

    def join(self, battle: Battle, figure: i64, foes: i64) -> None:
        """Put a figure in combat with some foes."""
        battle.foes[figure] |= foes
        for foe in members(foes):
            battle.foes[foe] |= bit(figure)


class ContactBonds(Bonds):
    """V2: enemies in contact are in combat, and nobody else (AK2-502, AK2-R29)."""

    def moved(self, battle: Battle, figure: i64) -> None:
        """Note that a figure has moved."""
        discs = battle.discs
        self.part(battle, figure, battle.foes[figure])
        enemies = battle.enemies(figure)
        contact = battle.edition.contact
        self.join(
            battle,
            figure,
            touched(battle, figure, discs.x[figure], discs.y[figure], enemies, contact),
        )

    def joined(self, battle: Battle, figure: i64, targets: i64) -> None:
        """Note that a figure has charged: contact already says it all."""

    def holds(self, battle: Battle, figure: i64, x: i64, y: i64, foe: i64) -> bool:
        """Tell whether the two would still touch."""
        return touched(battle, figure, x, y, bit(foe), battle.edition.contact) != 0

    def holds_around(
        self, battle: Battle, figure: i64, x: i64, y: i64, foe: i64, around: i64
    ) -> bool:
        """Tell whether the two would touch wherever the figure is."""
        contact = battle.edition.contact
        return touched_all_around(battle, figure, x, y, bit(foe), contact, around) != 0

    def longest(self, battle: Battle, figure: i64, foe: i64) -> i64:
        """Say contact."""
        return battle.edition.contact

    def may_attack(self, battle: Battle, figure: i64, foe: i64) -> bool:
        """Say yes: in contact nothing limits attacks."""
        return True


class LastingBonds(Bonds):
    """Blitz: a fight begins with a charge or engagement and lasts (AKB-280, AKB-281, AKB-R22).

    It ends when the two are neither in contact nor within Long Reach of one of them, or when one
    is more than an inch above the other (AKB-289).
    """

    def moved(self, battle: Battle, figure: i64) -> None:
        """Note that a figure has moved."""
        discs = battle.discs
        for foe in members(battle.foes[figure]):
            if not self.holds(battle, figure, discs.x[figure], discs.y[figure], foe):
                self.part(battle, figure, bit(foe))

    def joined(self, battle: Battle, figure: i64, targets: i64) -> None:
        """Note that a figure has charged or engaged some enemies."""
        self.join(battle, figure, targets)

    def holds(self, battle: Battle, figure: i64, x: i64, y: i64, foe: i64) -> bool:
        """Tell whether they would touch or be within Long Reach of one of them."""
        near = touched(battle, figure, x, y, bit(foe), self.longest(battle, figure, foe)) != 0
        return near and is_level(battle, x, y, foe)  # AKB-289

    def holds_around(
        self, battle: Battle, figure: i64, x: i64, y: i64, foe: i64, around: i64
    ) -> bool:
        """Tell whether they would be near enough, and level, wherever the figure is."""
        longest = self.longest(battle, figure, foe)
        if touched_all_around(battle, figure, x, y, bit(foe), longest, around) == 0:
            return False
        return is_level_around(battle, x, y, around, foe)

    def longest(self, battle: Battle, figure: i64, foe: i64) -> i64:
        """Return the longest reach of the two, or contact."""
        return max(battle.edition.contact, battle.traits(figure).reach, battle.traits(foe).reach)

    def may_attack(self, battle: Battle, figure: i64, foe: i64) -> bool:
        """Tell whether a figure reaches a foe: by contact or by its own Long Reach (AKB-318)."""
        if in_contact(battle, figure, foe):
            return True
        length = battle.traits(figure).reach
        return length > 0 and is_within(battle, figure, foe, length)
