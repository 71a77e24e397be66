"""Who blocks a line of sight, edition by edition."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import OPAQUE
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.discs import within
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class SightRules:
    """Which bases and pieces cut the lines between two figures."""

    @abstractmethod
    def blockers(self, battle: Battle, one: i64, other: i64, around: i64 = 0) -> tuple[i64, i64]:
        """Return the bases and the pieces that cut, as masks.

        With ``around``: all that may cut wherever the other figure is, so near to where it stands.
        """


class EqualSizesBlock(SightRules):
    """V2: whatever is at least as big as both, objectives included (AK2-203, AK2-204, AK2-206).

    A line that misses it is enough, and so is one that only touches it (AK2-205, AK2-R12).
    """

    def blockers(self, battle: Battle, one: i64, other: i64, around: i64 = 0) -> tuple[i64, i64]:
        """Return the bases and the pieces that cut, as masks."""
        sheets = battle.roster.sheets
        size = max(sheets[one].size, sheets[other].size)
        figures = battle.roster.count
        bases = battle.discs.tall(size) & (battle.present | battle.lying << figures)
        return bases, battle.terrain.tall(size)


class OpaqueBlocks(EqualSizesBlock):
    """V2 with advanced scenery: of its pieces only those that are Opaque (AK2-1306 to AK2-1308).

    Also those that a figure stands in (AK2-R48); yet figures in contact see each other (AK2-R12).
    """

    def blockers(self, battle: Battle, one: i64, other: i64, around: i64 = 0) -> tuple[i64, i64]:
        """Return the bases and the pieces that cut, as masks."""
        if around == 0 and in_contact(battle, one, other):
            return 0, 0
        bases, pieces = super().blockers(battle, one, other, around)
        for k in range(len(battle.placed)):
            if battle.placed[k].vision != OPAQUE:
                pieces &= ~bit(k)
        return bases, pieces


class LargerSizesBlock(SightRules):
    """Blitz: only what is bigger than both; never posts (AKB-103, AKB-104, AKB-R3, AKB-R95).

    The tallest clogged land cuts every line (AKB-126), and so does a hill on which neither figure
    stands (AKB-128, AKB-R9). Whoever stands on a hill or another piece counts one size more
    (AKB-106), and what a figure stands on hides it from nobody (AKB-R5).
    """

    def blockers(self, battle: Battle, one: i64, other: i64, around: i64 = 0) -> tuple[i64, i64]:
        """Return the bases and the pieces that cut, as masks."""
        seen = max(self.size(battle, one, 0), self.size(battle, other, around))
        bases: i64 = 0
        sheets = battle.roster.sheets
        for figure in range(battle.roster.count):
            if battle.present >> figure & 1:
                size = sheets[figure].size
                if size > seen or (size == seen and is_raised(battle, figure)):
                    bases |= bit(figure)
        pieces: i64 = 0
        kinds = battle.terms.pieces
        for k in range(len(battle.placed)):
            kind = kinds[battle.placed[k].kind]
            if kind.hill:
                if not stands_on(battle, one, k) and not stands_on(battle, other, k, around):
                    pieces |= bit(k)
            elif (kind.opaque or kind.size > seen) and not (
                stands_on(battle, one, k) or stands_on(battle, other, k, around)  # AKB-R5
            ):
                pieces |= bit(k)
        return bases, pieces

    def size(self, battle: Battle, figure: i64, around: i64) -> i64:
        """Return a figure's size for sight, or the least it has around where it stands."""
        size = battle.roster.sheets[figure].size
        return size + 1 if is_raised(battle, figure, around) else size


def in_contact(battle: Battle, one: i64, other: i64) -> bool:
    """Tell whether two bases touch."""
    discs = battle.discs
    return within(
        discs.x[one],
        discs.y[one],
        discs.radius[one],
        discs.x[other],
        discs.y[other],
        discs.radius[other],
        battle.edition.contact,
    )


def is_raised(battle: Battle, figure: i64, around: i64 = 0) -> bool:
    """Tell whether a figure stands on a hill or a piece that can be climbed (AKB-106, AKB-R5).

    With ``around``: on the same one wherever it is, so near to where it stands.
    """
    raising = battle.levels.raising
    for k in range(battle.terrain.count):
        if raising >> k & 1 and stands_on(battle, figure, k, around):
            return True
    return False


def stands_on(battle: Battle, figure: i64, piece: i64, around: i64 = 0) -> bool:
    """Tell whether the centre of a figure's base lies on a piece, and so much around it too."""
    x, y = battle.discs.x[figure], battle.discs.y[figure]
    shape = battle.terrain.pieces[piece]
    return shape.contains(x, y) and (around == 0 or shape.compare_edge(x, y, around) > 0)
