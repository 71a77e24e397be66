"""What is missing of some units, broken down to conversions and raw elements."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import FIRST_SOURCE, KINDS, RAW, SECOND_SOURCE, SLOTS
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import numbers
from athanor.kernel.vectors import vec


class Shortfall:
    """What it takes to come by the units that are needed, from those at hand."""

    def __init__(self, needed: "vec[i64]", at_hand: "vec[i64]") -> None:
        self.make = numbers(KINDS)
        """What has to be converted, by product."""
        self.lack = numbers(RAW)
        """Raw elements that nobody has yet."""
        need = needed[:]
        kind: i64 = KINDS - 1
        while kind >= RAW:
            gap = need[kind] - at_hand[kind]
            if gap > 0:
                recipe = kind - RAW
                self.make[kind] = gap
                need[FIRST_SOURCE[recipe]] += gap
                need[SECOND_SOURCE[recipe]] += gap
            kind -= 1
        kind = 0
        while kind < RAW:
            self.lack[kind] = max(0, need[kind] - at_hand[kind])
            kind += 1


def units_of(state: MateriaState, seat: i64) -> "vec[i64]":
    """Return the units of each kind in the tower and in all packs of a seat."""
    units = numbers(KINDS)
    kind: i64 = 0
    while kind < KINDS:
        units[kind] = state.store[seat * KINDS + kind]
        slot: i64 = 0
        while slot < SLOTS:
            units[kind] += state.pack[(seat * SLOTS + slot) * KINDS + kind]
            slot += 1
        kind += 1
    return units
