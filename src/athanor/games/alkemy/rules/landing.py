"""Where a charge or an engagement ends."""

from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.climbing import (
    fits,
    is_level,
    may_be_level,
    may_fit,
)
from athanor.games.alkemy.rules.ends import MoveEnds
from athanor.games.alkemy.rules.journeys import Going
from athanor.games.alkemy.rules.places import OFF_TABLE, TAKEN, UNKNOWN
from athanor.games.alkemy.rules.space import (
    gap,
    is_within,
    leaps_beside,
    spot_code,
    spot_x,
    spot_y,
    straight,
    touched,
    touched_all_around,
)
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.contact import contacts
from athanor.games.alkemy.tabletop.paths import Reach
from athanor.games.alkemy.tabletop.points import distance_squared, to_grid
from athanor.games.alkemy.tabletop.rings import around
from athanor.games.alkemy.tabletop.thresholds import Ring
from athanor.kernel.bits import bit, lowest, members
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64

ELBOW_ROOM: Final = 50
"""Who can only end this close to one spot has no choice worth asking for."""

FEW_TRIES: Final = 6
"""Spots that are drawn before a sample falls back on the suggestions."""

ALL: Final = -1
"""As many as there are."""

HAIR: Final = 5
"""How much nearer than it must the spot straight ahead is, so that rounding costs no contact."""


class ContactSpots(MoveEnds):
    """Where a charge or engagement ends: touching, or in reach of, all its targets.

    It may touch no enemy that was not named (AK2-R27, AKB-R28), in V2 unless there is no other
    place. Whoever fights already leaves all its other foes, or closes in on one of them and leaves
    nobody (AKB-R32, AKB-R33).
    """

    def __init__(
        self,
        battle: Battle,
        figure: i64,
        targets: i64,
        length: i64,
        less: i64,
        apart: i64,
        rules: str,
    ) -> None:
        super().__init__(battle, figure, length, "contact", rules, less)
        self.targets = targets
        self.apart = apart
        """How far from its targets the move may end."""
        self.avoid = battle.enemies(figure) & ~targets
        foes = battle.foes[figure]
        self.others = foes & ~targets
        self.closes_in = targets & ~foes == 0
        self._listed_all = False
        self._areas: list[Reach] | None = None
        self._known: i64 = 0
        """So many places are known; there may be more."""
        self._but: i64 = NONE
        """Whether there is any place is asked for those that are not beside this spot."""
        self._ahead: i64 = UNKNOWN

    def objection(self, x: i64, y: i64) -> str:
        """Return why the move may not end at a spot."""
        battle, figure = self.battle, self.figure
        discs = battle.discs
        if not battle.terrain.on_table(x, y, discs.radius[figure]):
            return OFF_TABLE
        if touched(battle, figure, x, y, self.targets, self.apart) != self.targets:
            return "no-contact AK2-615 AK2-622 AKB-224 AKB-237"
        if touched(battle, figure, x, y, self.avoid, battle.edition.contact):
            return "touches-others AK2-R27 AKB-R28"
        if not self.parts_well(x, y):
            return "still-in-combat AKB-R32 AKB-R33"
        if not self.is_level(x, y):
            return "not-level AKB-289"
        if not fits(battle, figure, x, y):
            return TAKEN
        if not self.journeys.leads_to(x, y):
            return "too-far AK2-614 AK2-602 AKB-223 AKB-R27"
        return ""

    def is_level(self, x: i64, y: i64) -> bool:
        """Tell whether a base at a spot could fight all targets (AKB-289)."""
        return all(is_level(self.battle, x, y, target) for target in members(self.targets))

    def parts_well(self, x: i64, y: i64) -> bool:
        """Tell whether a spot leaves all other foes, or is one to close in without leaving any."""
        left = self.left_at(x, y)
        return left == self.others or (left == 0 and self.closes_in)

    def left_at(self, x: i64, y: i64) -> i64:
        """Return the foes, targets aside, that the figure would no longer fight at a spot."""
        left: i64 = 0
        for foe in members(self.others):
            if not self.battle.edition.bonds.holds(self.battle, self.figure, x, y, foe):
                left |= bit(foe)
        return left

    def area(self) -> tuple[i64, i64, i64]:
        """Return a square around the first target."""
        discs = self.battle.discs
        target = lowest(self.targets)
        half = discs.radius[target] + discs.radius[self.figure] + self.apart
        return discs.x[target], discs.y[target], half

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether the move certainly ends nowhere so near to a point; what is cheap first."""
        if self._but != NONE and self.beside_but(x, y, ELBOW_ROOM - around):
            return True
        return super().is_barred(x, y, around)

    def may_end(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether a figure that got there may be where it wants to be; a no is certain."""
        battle, figure = self.battle, self.figure
        discs = battle.discs
        most = self.length + around
        if distance_squared(x, y, discs.x[figure], discs.y[figure]) > most * most:
            return False
        if not battle.terrain.on_table(x, y, discs.radius[figure] - around):
            return False
        if touched(battle, figure, x, y, self.targets, self.apart + around) != self.targets:
            return False
        contact = battle.edition.contact
        if touched_all_around(battle, figure, x, y, self.avoid, contact, around):
            return False
        return (
            self.may_part(x, y, around)
            and all(may_be_level(battle, x, y, around, one) for one in members(self.targets))
            and may_fit(battle, figure, x, y, around)
        )

    def may_part(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether some spot around a point may part well; a no is certain."""
        battle, figure = self.battle, self.figure
        bonds = battle.edition.bonds
        held = False
        left = False
        for foe in members(self.others):
            held = held or bonds.holds_around(battle, figure, x, y, foe, around)
            longest = bonds.longest(battle, figure, foe) + around
            near = touched(battle, figure, x, y, bit(foe), longest) != 0
            left = left or not near or not may_be_level(battle, x, y, around, foe)
        return not held or (self.closes_in and not left)

    def serves(self, x: i64, y: i64) -> bool:
        """Tell whether a spot is legal, and not beside the one that is known."""
        if self._but != NONE and self.beside_but(x, y, ELBOW_ROOM):
            return False
        return self.objection(x, y) == ""

    def beside_but(self, x: i64, y: i64, length: i64) -> bool:
        """Tell whether a point is at most so far from the spot that is left out."""
        away = distance_squared(x, y, spot_x(self._but), spot_y(self._but))
        return length >= 0 and away <= length * length

    def worth_a_look(self) -> list[int]:
        """Return spots beside all targets, the shortest way first."""
        return self.places(ALL)

    def places(self, wanted: i64) -> list[int]:
        """Return the same, or in any order as many of them as are wanted; none if there is none."""
        battle, figure = self.battle, self.figure
        for target in members(self.targets):  # AKB-R23: the gap itself counts too
            if not is_within(battle, figure, target, self.length):
                return []
        found = self.beside(wanted)
        if found or not battle.edition.charging.may_touch_others:
            return found or self.anywhere()
        avoid = self.avoid
        self.avoid = 0
        touching = self.beside(wanted) or self.anywhere()
        if touching and avoid != 0:  # AK2-R27: only if there is no other place
            self.avoid = avoid
            found = self.anywhere()
            if found:
                return found
            self.avoid = 0
        return touching

    def anywhere(self) -> list[int]:
        """Return some place if there is one at all, whatever the likely ones have come to."""
        spot = self.searched_spot()
        return [] if spot == NONE else [spot]

    def searched_spot(self) -> i64:
        """Return a place, or NONE if there is none: on foot, where ways first get to one."""
        if not self.is_on_foot() or self._but != NONE:
            return self.cut_up()
        for reach in self.reaches():
            spot = self.first_on_foot(reach, self.rings())
            if spot != NONE:
                return spot
        return NONE

    def rings(self) -> list[Ring]:
        """Return what bounds the places: near all targets, off whom to avoid, out of others' reach.

        Whoever closes in stays in reach of those it fights.
        """
        battle, figure = self.battle, self.figure
        discs = battle.discs
        found: list[Ring] = []
        for base in members(self.targets | self.avoid | self.others):
            x, y = float(discs.x[base]), float(discs.y[base])
            both = discs.radius[figure] + discs.radius[base]
            lengths: list[i64] = []
            if self.targets >> base & 1:
                lengths.append(self.apart)
            if self.avoid >> base & 1:
                lengths.append(battle.edition.contact + 1)
            if self.others >> base & 1:
                longest = battle.edition.bonds.longest(battle, figure, base)
                lengths += [longest, longest + 1]
            for length in lengths:
                found.append((x, y, float(both + length)))
        return found

    def beside(self, wanted: i64) -> list[int]:
        """Return spots at most ``apart`` from all targets, in contact with nobody to avoid."""
        battle, figure = self.battle, self.figure
        avoid = self.avoid if self.apart == battle.edition.contact else 0
        found: list[int] = []
        ways = self.journeys.ways()
        for k, area in enumerate(self.reaches()):
            lengths: dict[int, float] = {}
            for x, y, length in contacts(area, self.targets, self.apart, avoid):
                spot = spot_code(x, y)
                if spot not in lengths and spot not in found and self.will_do(x, y, ways[k]):
                    lengths[spot] = length
                    if len(found) + len(lengths) == wanted:
                        return found + list(lengths)
            found += sorted(lengths, key=lambda one: (lengths[one], spot_x(one), spot_y(one)))
        for way in ways:
            near, most = self.apart, way.length
            for x, y in leaps_beside(battle, figure, self.targets, near, most, way.leapt):
                spot = spot_code(x, y)
                if spot not in found and self.will_do(x, y, way):
                    found.append(spot)
        return found

    def reaches(self) -> list[Reach]:
        """Return where near the first target each way of the move leads to, the ground first."""
        found = self._areas
        if found is None:
            found = self.journeys.areas(self.near_target())
            self._areas = found
        return found

    def near_target(self) -> tuple[float, float, float]:
        """Return a disc in which all places lie: near enough to the first target."""
        discs = self.battle.discs
        target = lowest(self.targets)
        radius = discs.radius[target] + discs.radius[self.figure] + self.apart
        return float(discs.x[target]), float(discs.y[target]), float(radius)

    def will_do(self, x: i64, y: i64, way: Going) -> bool:
        """Tell whether a spot that a way leads to is a place to end."""
        battle, figure = self.battle, self.figure
        stands = self.journeys.ends_so(way, x, y) and (
            battle.levels.any == 0 or (self.is_level(x, y) and fits(battle, figure, x, y))
        )
        return stands and self.parts_from_all(x, y)

    def parts_from_all(self, x: i64, y: i64) -> bool:
        """Tell whether a spot touches nobody to avoid, and leaves whom it must."""
        battle = self.battle
        others = touched(battle, self.figure, x, y, self.avoid, battle.edition.contact)
        return others == 0 and self.parts_well(x, y)

    def ahead(self) -> i64:
        """Return the spot straight ahead, beside the only target, or NONE if it is barred."""
        if self._ahead == UNKNOWN:
            self._ahead = NONE
            target = lowest(self.targets)
            away = gap(self.battle, self.figure, target)
            step = away - self.apart + HAIR
            if self.targets == bit(target) and step > 0 and away <= self.length:  # AKB-R23
                spot = straight(self.battle, self.figure, target, step)
                if self.is_legal(spot):
                    self._ahead = spot
        return self._ahead

    def is_possible(self) -> bool:
        """Tell whether there is any place: mostly, and quickest to find, the one straight ahead."""
        return self.ahead() != NONE or self.knows(1)

    def has_choice(self) -> bool:
        """Tell whether there is more than one place, with some room between them."""
        if self.ahead() != NONE or self.knows(2):
            return True
        self._but = self.suggested()[0]
        other = self.searched_spot()
        self._but = NONE
        if other != NONE:
            self._listed.append(other)
        return other != NONE

    def knows(self, wanted: i64) -> bool:
        """Tell whether so many places are known; whether there is one at all is always known."""
        if not self._listed_all and self._known < wanted:
            found = self.places(wanted)
            self._known = len(found)
            if self._known < wanted:  # no more are known
                self._listed = found
                self._listed_all = True
        return self._known >= wanted if not self._listed_all else len(self._listed) >= wanted

    def sample(self, stream: Stream) -> i64:
        """Return some spot around the only target by trial, or any of the suggestions."""
        target = lowest(self.targets)
        if self.targets == bit(target):
            discs = self.battle.discs
            ring = discs.radius[target] + discs.radius[self.figure] + self.apart // 2
            points = around(float(discs.x[target]), float(discs.y[target]), float(ring))
            for _ in range(FEW_TRIES):
                px, py = points[stream.below(len(points))]
                x, y = to_grid(px), to_grid(py)
                if x >= 0 and y >= 0 and self.objection(x, y) == "":
                    return spot_code(x, y)
        return super().sample(stream)

    def suggest(self, stream: Stream) -> i64:
        """Return the spot straight ahead, or any that is suggested."""
        spot = self.ahead()
        return spot if spot != NONE else self.sample(stream)

    def suggested(self) -> list[int]:
        """Return the spots found, the shortest way first; if there are none there is no place."""
        if not self._listed_all:
            self._listed = self.worth_a_look()
            self._listed_all = True
        return self._listed
