"""What protects the target of a shot, edition by edition."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import COVER, NONE, SHARP_EYES, SPARSE, WHITE
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.aids import aid
from athanor.games.alkemy.rules.choices import GONE, BattleMenu, ask, named
from athanor.games.alkemy.rules.dice import CHANCES, Pool, roll
from athanor.games.alkemy.rules.exchange import Roll
from athanor.games.alkemy.rules.sight import stands_on
from athanor.games.alkemy.rules.space import in_contact, in_the_way
from athanor.games.alkemy.rules.tell import rolled, tell
from athanor.games.alkemy.rules.things import figure_thing, piece_thing
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.kernel.audience import EVERYONE
from athanor.kernel.bits import bit, count_bits, members
from athanor.kernel.script import Die, Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Message

POINT_BLANK: Final = 5000
NEARBY: Final = 5000
"""Five inches (AK2-817, AK2-818)."""

MELEE_COVER: Final = 8
"""What the cover roll of a target in combat must reach (AK2-821)."""

THRESHOLDS: Final = (0, 6, 8, 10, 12)
"""Of Blitz's cover roll, by the target's size (AKB-383, AKB-R55)."""

BEHIND: Final = 1000
"""Cover is at most an inch away (AKB-107, AKB-R4)."""


class Protection:
    """What lies between a shooter and its target, seen before anything is rolled (AKB-R52)."""

    def __init__(self, shift: i64) -> None:
        self.shift = shift
        """Columns that damage is read to the left."""
        self.bases: i64 = 0
        self.pieces: i64 = 0
        """What costs these columns, or what the target may take cover behind, as masks."""
        self.fighters: i64 = 0
        """Who is in combat with the target: damage may hit them instead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CoverRules:
    """How a target is protected, and how close is point blank."""

    def __init__(self, by_tangents: bool) -> None:
        self.by_tangents = by_tangents
        """A corridor is bounded by outer tangents, not by the ends of two diameters."""

    @abstractmethod
    def point_blank(self, battle: Battle, shooter: i64, reaction: bool) -> i64:
        """Return the distance up to which damage is read a column to the right; -1 for none."""

    @abstractmethod
    def protection(self, battle: Battle, shooter: i64, target: i64) -> Protection:
        """Return what protects a target now."""

    @abstractmethod
    def is_open(self, battle: Battle, shooter: i64, target: i64) -> bool:
        """Tell whether nothing protects a target, so that measured play has Aim at once."""

    @abstractmethod
    def hides_at(self, battle: Battle, shooter: i64, target: i64, around: i64 = 0) -> bool:
        """Tell whether a target is covered well enough to end a reaction walk where it is.

        Asked about all that is ``around`` there, a no is certain and a yes is not.
        """

    @abstractmethod
    def save(
        self, battle: Battle, shooter: i64, target: i64, protection: Protection, damage: i64
    ) -> Script[i64]:
        """Let a target that was hit try to escape; return who suffers instead, or NONE.

        The number of figures means nobody at all suffers.
        """


class ObstaclesShift(CoverRules):
    """V2: every obstacle in the corridor costs a column; in combat chance decides who is hit."""

    def __init__(self) -> None:
        super().__init__(by_tangents=False)

    def point_blank(self, battle: Battle, shooter: i64, reaction: bool) -> i64:
        """Say five inches, for reaction shots too (AK2-818, AK2-819)."""
        return POINT_BLANK

    def obstacles(self, battle: Battle, shooter: i64, target: i64) -> i64:
        """Count what lies in the corridor, but not entirely near the shooter (AK2-816, AK2-817).

        Some skills leave obstacles out.
        """
        bases, pieces = self.in_corridor(battle, shooter, target, NEARBY)
        return self.counted_shift(battle, shooter, target, bases, pieces)

    def counted_shift(
        self, battle: Battle, shooter: i64, target: i64, bases: i64, pieces: i64
    ) -> i64:
        """Return how many columns some obstacles cost."""
        found = count_bits(bases) + count_bits(pieces) - battle.traits(shooter).eyes
        found -= aid(battle, shooter, SHARP_EYES)  # AK2-1408
        return found if found > 0 else 0

    def in_corridor(
        self, battle: Battle, shooter: i64, target: i64, nearby: i64
    ) -> tuple[i64, i64]:
        """Return what lies in the corridor but not entirely nearby, as masks (AK2-R35)."""
        corridor = Corridor(battle.discs, shooter, target)
        terrain = battle.terrain
        bases = self.counted(battle, shooter, target)
        return corridor.bases(bases, nearby), corridor.pieces(terrain, terrain.tall(1), nearby)

    def counted(self, battle: Battle, shooter: i64, target: i64) -> i64:
        """Return the bases that are obstacles to a shot where they are in the corridor."""
        return in_the_way(battle, shooter) & ~bit(target) & battle.discs.tall(1)

    def protection(self, battle: Battle, shooter: i64, target: i64) -> Protection:
        """Return the columns lost (AK2-815) and who fights the target (AK2-823)."""
        bases, pieces = self.in_corridor(battle, shooter, target, NEARBY)
        found = Protection(self.counted_shift(battle, shooter, target, bases, pieces))
        if found.shift > 0:
            found.bases, found.pieces = bases, pieces
        found.fighters = battle.foes[target]
        return found

    def is_open(self, battle: Battle, shooter: i64, target: i64) -> bool:
        """Tell whether no obstacle lies in the corridor (AK2-1202)."""
        return self.obstacles(battle, shooter, target) == 0

    def hides_at(self, battle: Battle, shooter: i64, target: i64, around: i64 = 0) -> bool:
        """Tell whether something in the corridor is within an inch, however near (AK2-829)."""
        discs, terrain = battle.discs, battle.terrain
        x, y = discs.x[target], discs.y[target]
        near = discs.radius[target] + BEHIND + around
        bases = discs.near(x, y, near, self.counted(battle, shooter, target))
        pieces = terrain.near(x, y, near) & terrain.tall(1)
        if bases == 0 and pieces == 0:
            return False
        corridor = Corridor(discs, shooter, target, around=around)
        return corridor.bases(bases) != 0 or corridor.pieces(terrain, pieces) != 0

    def save(
        self, battle: Battle, shooter: i64, target: i64, protection: Protection, damage: i64
    ) -> Script[i64]:
        """Roll for a target in combat: on 8 the other fighter is hit (AK2-820 to AK2-824)."""
        fighters = protection.fighters & battle.present
        if fighters == 0:
            return NONE
        pool = Pool(battle, target, COVER)
        size = battle.sheet(target).size
        if size == 1:  # AK2-822
            pool.add(1, Message("alkemy-dice-size"), "AK2-822")
        elif size >= 3:
            pool.add(-1, Message("alkemy-dice-size"), "AK2-822")
        result = yield from roll(pool, 0, MELEE_COVER, None)
        if result.total < MELEE_COVER:
            tell(battle, "cover-failed", "AK2-820 AK2-821", target)
            return NONE
        victim = yield from nearest_fighter(battle, shooter, fighters, "AK2-824")
        tell(battle, "cover-saved", "AK2-820 AK2-823 AK2-R70", target, victim)
        return victim


class SparseShiftsTwice(ObstaclesShift):
    """V2 with advanced scenery: a Sparse element costs two columns (AK2-1307, AK2-R48)."""

    def counted_shift(
        self, battle: Battle, shooter: i64, target: i64, bases: i64, pieces: i64
    ) -> i64:
        """Return how many columns some obstacles cost; a skill leaves the worst of them out."""
        size = min(battle.sheet(shooter).size, battle.sheet(target).size)
        sparse: i64 = 0
        for k in members(pieces & battle.terrain.tall(size)):
            if battle.placed[k].vision == SPARSE:
                sparse += 1
        ignored = battle.traits(shooter).eyes + aid(battle, shooter, SHARP_EYES)  # AK2-1408
        obstacles = count_bits(bases) + count_bits(pieces)
        return max(0, obstacles - ignored) + max(0, sparse - ignored)


class CoverRolls(CoverRules):
    """Blitz: whoever stands within an inch behind something may roll white dice to escape."""

    def __init__(self) -> None:
        super().__init__(by_tangents=True)

    def point_blank(self, battle: Battle, shooter: i64, reaction: bool) -> i64:
        """Say the shooter's own charge value, never in reaction (AKB-371, AKB-411)."""
        return NONE if reaction else battle.sheet(shooter).charge

    def protection(self, battle: Battle, shooter: i64, target: i64) -> Protection:
        """Return what gives cover, unless the shooter's skill leaves it out (AKB-R4, AKB-334)."""
        found = Protection(0)
        if not in_contact(battle, shooter, target):
            found.bases, found.pieces = self.covers(battle, shooter, target, 0)
        for foe in members(battle.foes[target]):  # AKB-391; AKB-392 is the general rule
            if in_contact(battle, target, foe):
                found.fighters = battle.foes[target]
        return found

    def covers(self, battle: Battle, shooter: i64, target: i64, around: i64) -> tuple[i64, i64]:
        """Return the bases and pieces that are cover, or may be somewhere around the target."""
        bases, pieces = behind(battle, shooter, target, around)
        if count_bits(bases) + count_bits(pieces) <= battle.traits(shooter).eyes:
            return 0, 0  # a skill leaves so many out (AKB-334)
        return bases, pieces

    def is_open(self, battle: Battle, shooter: i64, target: i64) -> bool:
        """Tell whether the target has no cover (AKB-R11)."""
        found = self.protection(battle, shooter, target)
        return found.bases == 0 and found.pieces == 0 and found.fighters == 0

    def hides_at(self, battle: Battle, shooter: i64, target: i64, around: i64 = 0) -> bool:
        """Tell whether the target is in cover (AKB-403, AKB-404)."""
        if around == 0:
            return not self.is_open(battle, shooter, target)
        bases, pieces = self.covers(battle, shooter, target, around)
        return bases | pieces | battle.foes[target] != 0

    def save(
        self, battle: Battle, shooter: i64, target: i64, protection: Protection, damage: i64
    ) -> Script[i64]:
        """Choose a cover or none, and roll two white dice by size (AKB-380 to AKB-386).

        Whoever was removed in the same volley still covers: its damage is lost (AKB-R52).
        """
        fighters, bases = protection.fighters, protection.bases
        if fighters == 0 and bases == 0 and protection.pieces == 0:
            return NONE
        cover = yield ChooseCover(battle, shooter, target, protection, damage)
        if cover == ChooseCover.NO_COVER:
            return NONE
        threshold = THRESHOLDS[battle.sheet(target).size]
        seat = battle.seat_of(target)
        note = Roll(target, COVER, WHITE, 0, threshold, [])
        battle.exchange.roll(note)
        one = yield Die(CHANCES[WHITE], 6, EVERYONE, seat)  # AKB-384: white whatever the health
        other = yield Die(CHANCES[WHITE], 6, EVERYONE, seat)
        note.faces, note.kept = [one, other], [0, 1]
        numbers = battle.terms.numbers
        total = numbers[6 * WHITE + one] + numbers[6 * WHITE + other]
        rolled(battle, note)
        if total < threshold:
            things = cover_things(battle, cover, fighters)
            tell(battle, "cover-failed", "AKB-383", target, things=things)
            return NONE
        if cover < battle.roster.count:  # AKB-386
            tell(battle, "cover-saved", "AKB-386 AKB-R53", target, cover)
            return cover
        if cover == ChooseCover.THE_FIGHT:  # AKB-393
            victim = yield from nearest_fighter(battle, shooter, fighters, "AKB-394")
            tell(battle, "cover-saved", "AKB-393 AKB-R53", target, victim)
            return victim
        things = (piece_thing(cover - ChooseCover.PIECES),)
        tell(battle, "cover-held", "AKB-385", target, things=things)
        return battle.roster.count


def behind(battle: Battle, shooter: i64, target: i64, around: i64) -> tuple[i64, i64]:
    """Return the bases and pieces that some line to a target crosses close to it (AKB-R4).

    Asked about all that is ``around`` there, they are those of which it may be so.
    """
    discs, terrain = battle.discs, battle.terrain
    x, y = discs.x[target], discs.y[target]
    near = discs.radius[target] + BEHIND + around
    models = battle.present & ~bit(shooter) & ~bit(target)
    bases = discs.near(x, y, near, models)  # AKB-108
    pieces: i64 = 0
    for piece in members(terrain.near(x, y, near) & terrain.tall(1)):  # AKB-R104
        if not (stands_on(battle, shooter, piece) or stands_on(battle, target, piece, around)):
            pieces |= bit(piece)  # AKB-R5
    if bases == 0 and pieces == 0:
        return 0, 0
    corridor = Corridor(discs, shooter, target, tangents=True, around=around)
    return corridor.bases(bases), corridor.pieces(terrain, pieces)


class ChooseCover(BattleMenu):
    """Which cover to roll for, if any (AKB-381, AKB-382, AKB-R54)."""

    PIECES: Final = 64
    THE_FIGHT: Final = 128
    NO_COVER: Final = 129

    def __init__(
        self, battle: Battle, shooter: i64, target: i64, protection: Protection, damage: i64
    ) -> None:
        codes = members(protection.bases)
        for piece in members(protection.pieces):
            codes.append(self.PIECES + piece)
        if protection.fighters != 0:
            codes.append(self.THE_FIGHT)
        codes.append(self.NO_COVER)
        super().__init__(battle, battle.seat_of(target), codes, "AKB-380 AKB-381 AKB-382")
        self.shooter = shooter
        self.target = target
        self.damage = damage

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "cover"

    def is_moot(self) -> bool:
        """Tell whether there is no damage to escape from (AKB-R69)."""
        return self.damage == 0

    def conceivable(self) -> list[int]:
        """Return all figures and pieces, the fight, and nothing."""
        pieces = [self.PIECES + piece for piece in range(len(self.battle.placed))]
        return [*range(self.battle.roster.count), *pieces, self.THE_FIGHT, self.NO_COVER]

    def off_list(self, choice: i64) -> str:
        """Return why something gives no cover."""
        battle, shooter, target = self.battle, self.shooter, self.target
        bases, pieces = 0, 0
        if not in_contact(battle, shooter, target):
            bases, pieces = behind(battle, shooter, target, 0)
        if choice == self.THE_FIGHT:
            return "no-close-combat AKB-391 AKB-392"
        if choice < battle.roster.count:
            if choice in (shooter, target):
                return "no-third-model AKB-107 AKB-R4"
            if not battle.is_present(choice):
                return GONE
            found = bases >> choice & 1
        else:
            piece = choice - self.PIECES
            if not battle.terrain.tall(1) >> piece & 1:
                return "flat-ground AKB-R104"
            if stands_on(battle, shooter, piece) or stands_on(battle, target, piece):
                return "stands-on-it AKB-R5"
            found = pieces >> piece & 1
        return "cover-ignored AKB-334" if found else "not-behind AKB-107 AKB-R4"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the target and the shooter."""
        return {
            "figure": named(self.battle, self.target),
            "other": named(self.battle, self.shooter),
        }

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "cover", self.target, -1)

    def message(self, choice: i64) -> Message:
        """Return what the cover is."""
        battle = self.battle
        if choice == self.NO_COVER:
            return Message("alkemy-option-no-cover")
        if choice == self.THE_FIGHT:
            return Message("alkemy-option-cover-fight")
        if choice >= self.PIECES:
            kind = battle.terms.pieces[battle.placed[choice - self.PIECES].kind]
            return Message("alkemy-option-cover-piece", {"name": kind.name})
        return Message("alkemy-option-cover-figure", {"figure": named(battle, choice)})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the cover, or those who fight."""
        return cover_things(self.battle, choice, self.battle.foes[self.target])

    def text(self, choice: i64) -> str:
        """Return ``none``, ``fight``, a piece or a figure's label."""
        if choice == self.NO_COVER:
            return "none"
        if choice == self.THE_FIGHT:
            return "fight"
        if choice >= self.PIECES:
            return f"piece {choice - self.PIECES + 1}"
        return self.battle.roster.labels[choice]


def cover_things(battle: Battle, cover: i64, fighters: i64) -> tuple[str, ...]:
    """Return what some cover is made of."""
    if cover == ChooseCover.NO_COVER:
        return ()
    if cover == ChooseCover.THE_FIGHT:
        return tuple(figure_thing(battle, figure) for figure in members(fighters))
    if cover >= ChooseCover.PIECES:
        return (piece_thing(cover - ChooseCover.PIECES),)
    return (figure_thing(battle, cover),)


def nearest_fighter(battle: Battle, shooter: i64, fighters: i64, rules: str) -> Script[i64]:
    """Return which of several fighters is nearest to the shooter; equals by chance (AKB-R56)."""
    least: i64 = -1
    nearest: list[int] = []
    for fighter in members(fighters):
        apart = measured_gap(battle, shooter, fighter)
        if least < 0 or apart < least:
            least = apart
            nearest = []
        if apart == least:
            nearest.append(fighter)
    if len(nearest) == 1:
        return nearest[0]
    index = yield Die("alkemy-chance-victim", len(nearest))
    return nearest[index]
