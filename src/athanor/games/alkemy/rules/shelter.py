"""Where the target of a shot finds shelter (AK2-829, AKB-403)."""

import math
from typing import Final

from athanor.games.alkemy.codes import NONE, WALK
from athanor.games.alkemy.rules.space import gap_at, move_value, sees, spot_code, spot_x, spot_y
from athanor.games.alkemy.rules.walking import MoveSpots
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import distance_squared, to_grid
from athanor.games.alkemy.tabletop.rings import length_of
from athanor.games.alkemy.tabletop.sight import sees_all_around
from athanor.games.alkemy.tabletop.spots import NEXT
from athanor.games.alkemy.tabletop.thresholds import Ring
from athanor.kernel.bits import bit, members
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64

CLOSE: Final = 50
"""How close to something spots behind it are suggested."""


class ShelterSpots(MoveSpots):
    """Where a reaction walk ends: unseen, out of range, or covered (AK2-829, AKB-403)."""

    def __init__(self, battle: Battle, figure: i64, shooter: i64, known: i64 = NONE) -> None:
        """Ask for a place to shelter; one that was found before is looked at first."""
        length = move_value(battle, figure, WALK)
        super().__init__(battle, figure, length, "shelter", "AK2-829 AK2-R37 AKB-403")
        self.shooter = shooter
        self.known = known

    def objection(self, x: i64, y: i64) -> str:
        """Return why the reaction may not end at a spot."""
        found = super().objection(x, y)
        if found == "" and not self.is_sheltered(x, y):
            return "no-shelter AK2-829 AKB-403"
        return found

    def is_sheltered(self, x: i64, y: i64) -> bool:
        """Tell whether the shooter could no longer shoot there well; what is cheap comes first."""
        battle, figure, shooter = self.battle, self.figure, self.shooter
        if gap_at(battle, figure, x, y, shooter) == 0:  # touching the shooter, or upon it
            return False
        if self.is_beyond(x, y, 0):
            return True
        discs = battle.discs
        old_x, old_y = discs.x[figure], discs.y[figure]
        discs.move(figure, x, y)
        cover = battle.edition.cover
        sheltered = cover.hides_at(battle, shooter, figure) or not sees(battle, figure, shooter)
        discs.move(figure, old_x, old_y)
        return sheltered

    def serves(self, x: i64, y: i64) -> bool:
        """Tell whether the reaction may end at a spot; the walk there, which costs most, last."""
        return self.is_sheltered(x, y) and super().objection(x, y) == ""

    def known_spot(self) -> i64:
        """Return the first place to shelter of those worth a look, or NONE if none of these is."""
        if self.known != NONE and self.serves(spot_x(self.known), spot_y(self.known)):
            return self.known
        return self.first_of(self.worth_a_look())

    def may_end(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether a walk may end so near to a point, and in shelter; a no is certain."""
        return super().may_end(x, y, around) and self.may_be_sheltered(x, y, around)

    def may_be_sheltered(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether some spot around a point may be shelter; a no is certain."""
        battle, figure, shooter = self.battle, self.figure, self.shooter
        discs = battle.discs
        if self.is_beyond(x, y, -around):
            return True
        far = distance_squared(x, y, discs.x[shooter], discs.y[shooter])
        close = max(2 * around, discs.radius[figure] + discs.radius[shooter])
        if far <= close * close:  # too near to tell
            return True
        old_x, old_y = discs.x[figure], discs.y[figure]
        discs.move(figure, x, y)
        sheltered = battle.edition.cover.hides_at(battle, shooter, figure, around)
        if not sheltered:
            bases, pieces = battle.edition.sight.blockers(battle, shooter, figure, around)
            sheltered = not sees_all_around(
                battle.terrain, discs, shooter, figure, bases, pieces, around
            )
        discs.move(figure, old_x, old_y)
        return sheltered

    def searched_spot(self) -> i64:
        """Return a place to shelter, or NONE if there is none: out of range, or else anywhere."""
        far = self.far_rings()
        if far and self.is_on_foot():
            for reach in self.journeys.reaches():
                spot = self.first_on_foot(reach, far + self.near_rings())
                if spot != NONE:
                    return spot
        return self.cut_up()

    def far_rings(self) -> list[Ring]:
        """Return the rings around the shooter that a walk may get the figure out of."""
        battle, figure, shooter = self.battle, self.figure, self.shooter
        discs = battle.discs
        lengths = [battle.sheet(shooter).range]
        stealth = battle.traits(figure).stealth
        if stealth > 0 and battle.edition.reactions.stealth_shelters:
            lengths.append(stealth)
        x, y = float(discs.x[shooter]), float(discs.y[shooter])
        both = discs.radius[figure] + discs.radius[shooter]
        away = length_of(x - float(discs.x[figure]), y - float(discs.y[figure]))
        rings = [(x, y, float(both + length + 1)) for length in lengths]
        return [ring for ring in rings if ring[2] <= away + float(self.length + NEXT)]

    def is_beyond(self, x: i64, y: i64, by: i64) -> bool:
        """Tell whether a spot is out of range, or where a Stealthy figure is safe (AKB-R110).

        It must be so by a length; where that is negative, nearly so is enough.
        """
        battle = self.battle
        away = gap_at(battle, self.figure, x, y, self.shooter) - by
        if away > battle.sheet(self.shooter).range:
            return True
        stealth = battle.traits(self.figure).stealth
        return 0 < stealth < away and battle.edition.reactions.stealth_shelters

    def suggest(self, stream: Stream) -> i64:
        """Return a place to shelter, not one on the way to anything."""
        listed = self.suggested()
        return listed[stream.below(len(listed))]

    def worth_a_look(self) -> list[int]:
        """Return spots behind whatever is near, farther away, and all around."""
        battle, figure = self.battle, self.figure
        discs, terrain = battle.discs, battle.terrain
        x, y, radius = discs.x[figure], discs.y[figure], discs.radius[figure]
        found: list[int] = []
        span = self.length + radius + CLOSE
        for disc in members(discs.near(x, y, span, self.others & ~bit(self.shooter))):
            self.add_behind(found, discs.x[disc], discs.y[disc], discs.radius[disc])
        for k in members(terrain.near(x, y, span) & terrain.tall(1)):
            piece = terrain.pieces[k]
            last = piece.count - 1
            for corner in range(piece.count):
                to_x, to_y = piece.x[corner], piece.y[corner]
                self.add_behind(found, to_x, to_y, 0)
                self.add_behind(found, (piece.x[last] + to_x) // 2, (piece.y[last] + to_y) // 2, 0)
                last = corner
        self.add_behind(found, x, y, self.length - radius - CLOSE)
        return found + self.all_around()

    def add_behind(self, found: list[int], x: i64, y: i64, apart: i64) -> None:
        """Add the spot beyond a point as the shooter sees it, if a straight walk gets there."""
        discs = self.battle.discs
        from_x, from_y = discs.x[self.shooter], discs.y[self.shooter]
        away = math.sqrt(float((x - from_x) * (x - from_x) + (y - from_y) * (y - from_y)))
        if away == 0.0:
            return
        beyond = float(apart + discs.radius[self.figure] + CLOSE) / away
        to_x = to_grid(float(x) + float(x - from_x) * beyond)
        to_y = to_grid(float(y) + float(y - from_y) * beyond)
        dx, dy = to_x - discs.x[self.figure], to_y - discs.y[self.figure]
        most = self.length + 1  # spots lie on a grid
        if to_x >= 0 and to_y >= 0 and dx * dx + dy * dy <= most * most:
            found.append(spot_code(to_x, to_y))
